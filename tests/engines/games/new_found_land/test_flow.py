"""Rounds, phases and turns: §T23, §T27, §T31, and walks with all settings."""

from __future__ import annotations

from functools import partial
from itertools import product

import pytest

from engines.computer.random_moves import random_draft
from engines.contract.core import Settings
from engines.contract.dice import Dice
from engines.games.new_found_land import GAME
from tests.engines.games.new_found_land.scene import Scene

A, B, C = range(3)
MODES = [
    {"frames": frames, "planning": planning}
    for frames, planning in product(("standard", "advanced"), ("sequential", "simultaneous"))
]


def test_t27_the_start_player_tile_goes_round() -> None:
    scene = Scene(start=1)
    starters = []
    for number in range(1, 5):
        assert scene.state.round == number
        starters.append(scene.state.start)
        scene.state.phase, scene.state.queue, scene.state.turn = "goals", [], None
        for seat in range(3):
            scene.give(seat, ships=[])
        if number < 4:
            scene.go()
    assert starters == [1, 2, 0, 1]


def test_after_the_last_round_everything_is_counted() -> None:
    scene = Scene(in_round=4).give(0, hand=["X1"])
    scene.goals(1)
    assert scene.state.over
    assert scene.scores() == [2, 0, 0]


def test_phases_follow_each_other() -> None:
    """A player with one ship and one card is asked what there is to ask, in this order."""
    scene = Scene(seats=2).give(0, hand=["X1"]).give(1, ships=[])
    scene.state.queue = [0, 1]
    scene.state.small_sale, scene.state.small_pile = [None] * 4, []
    scene.go()
    seen = []
    while scene.state.round == 1:
        seen.append(scene.state.phase)
        assert scene.waiting == (0,)
        if scene.state.phase == "planning":
            scene.assign(*{"load": ["england"], "deliver": ["X1"]}.get(scene.state.action, []))
        else:
            draft = random_draft(lambda d: GAME.ask(scene.state, 0, d), Dice(b"x", len(seen)))
            scene.play(GAME.read_move(draft))
    order = ["land", "planning", "load", "settle", "deliver", "explore", "goals"]
    assert seen == sorted(seen, key=order.index)
    assert seen.count("planning") == 3, "nothing is left for Explore"
    assert {"land", "load", "deliver"} <= set(seen)


def test_nothing_is_asked_in_an_action_without_ships() -> None:
    scene = Scene(start=0)
    for seat in range(3):
        scene.give(seat, hand=["X1"])
    scene.planning()
    while scene.state.phase == "planning":
        scene.assign()
    assert scene.state.phase == "goals"
    assert scene.waiting == (0, 1, 2)


def test_t23_equal_sail_with_the_naval_office() -> None:
    scene = Scene(nations=("netherlands", "france", "spain"), start=B).give(A, upgrade_built=True)
    scene.sends(A, "settle", "N08").sends(B, "settle", "N02").tile("NF5", "I25").action("settle")
    assert [(one.seat, one.sail) for one in scene.state.order] == [(B, 4), (A, 4)]


@pytest.mark.parametrize("card", ["X1", "Y01"])
def test_t31_in_the_other_phases(card: str) -> None:
    land = Scene().give(A, hand=[card])
    land.state.small_sale, land.state.small_pile, land.state.queue = [None] * 4, [], [A]
    assert land.give(A, nation="portugal").go().stands(A, "land")
    deliver = Scene().give(A, hand=[card]).sends(A, "deliver", "N01").action("deliver")
    assert deliver.stands(A, "deliver")
    goals = Scene(in_round=4).give(A, hand=[card]).goals(A)
    assert goals.stands(A, "goals")


def test_t31_a_player_with_nothing_is_passed_over() -> None:
    scene = Scene(start=A).give(A, ships=[]).planning()
    assert scene.stands(B, "plan")
    assert scene.player(A).plan.load == []
    goals = Scene(in_round=4).give(B, hand=["X1"]).goals(A, B)
    assert goals.stands(B, "goals")
    deliver = Scene().sends(A, "deliver", "L01").sends(B, "deliver", "N01").give(B, hand=["X1"])
    assert deliver.action("deliver").stands(B, "deliver")


def test_t31_a_goal_turn_with_a_card_of_either_kind() -> None:
    """By public numbers. Before edition 3 a one-time card was enough in the last round only."""
    early = Scene(in_round=3, edition=2).give(A, hand=["Y09"], score=1).give(B, goals=["Z01"]).goals(A, B)
    assert early.stands(B, "goals")
    today = Scene(in_round=3).give(A, hand=["Y09"], score=1).give(B, goals=["Z01"]).goals(A, B)
    assert today.stands(A, "goals")
    last = Scene(in_round=4, edition=2).give(A, hand=["Y09"], score=1).give(B, goals=["Z01"]).goals(A, B)
    assert last.stands(A, "goals")
    last.card("Y09")
    assert last.score(A) == 5
    assert last.stands(B, "goals")


def test_magellan_scores_for_acting_before_others() -> None:
    scene = Scene().give(A, captain="magellan").sends(A, "load", "N01").sends(B, "load", "N02").action("load")
    assert [(one.seat, one.sail) for one in scene.state.order] == [(A, 6), (B, 4)]
    assert scene.score(A) == 1
    alone = Scene().give(A, captain="magellan").sends(A, "load", "N01").action("load")
    assert alone.score(A) == 0


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("settings", MODES, ids=lambda mode: "-".join(mode.values()))
def test_random_walks_end_and_stay_legal(seats: int, settings: Settings) -> None:
    """Never a ship without a wharf, debts of goods, two cards of one lap, three towers on a tile."""
    for seed in range(8):
        _walk(seats, settings, seed)


def _walk(seats: int, settings: Settings, seed: int) -> None:
    state = GAME.start(seats, GAME.check_settings(settings), Dice(b"walk", seats, seed))
    moves = 0
    while waiting := GAME.waiting(state):
        moves += 1
        assert moves <= GAME.bound(seats)
        dice = Dice(b"walk", seats, seed, moves)
        seat = dice.pick(waiting)
        draft = random_draft(partial(GAME.ask, state, seat), dice)
        GAME.apply(state, seat, GAME.read_move(draft), dice)
        for player in state.players:
            assert len(player.ships) <= 3 + player.wharf_built
            assert min(player.goods) >= 0
    assert state.round == 4
    assert len(state.charted) == 4
    laps = [player.lap_card for player in state.players if player.lap_card is not None]
    assert len(set(laps)) == len(laps)
    for space in state.spaces.values():
        assert len(space.fields) <= GAME.figures.island_tiles.fields
