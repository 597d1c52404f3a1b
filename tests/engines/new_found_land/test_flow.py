"""The course of the game: set-up (section 4), T27 of section 12, rounds, and walks through all modes."""

from __future__ import annotations

from collections import Counter
from functools import partial
from itertools import product

import pytest

from engines.core import Dice, Settings
from engines.new_found_land import GAME
from engines.new_found_land.figures import start_card
from engines.new_found_land.state import State
from engines.simulate import random_draft
from tests.engines.new_found_land.scene import Scene, storage

MODES = [
    {"frames": frames, "planning": planning}
    for frames, planning in product(("standard", "advanced"), ("sequential", "simultaneous"))
]


def started(seats: int, seed: int = 0, settings: Settings | None = None) -> State:
    return GAME.start(seats, settings or MODES[0], Dice(b"start", seats, seed))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_set_up(seats: int) -> None:
    state = started(seats)
    nations = [player.nation for player in state.players]
    assert len(set(nations)) == seats
    assert state.start == min(range(seats), key=lambda seat: GAME.figures.nations[nations[seat]].number)
    for seat, player in enumerate(state.players):
        first = seat == state.start
        assert player.goods == (storage(wood=1, cloth=1, iron=1) if first else storage(iron=1))
        assert player.ships == [player.nation]
        assert player.hand == [start_card(player.nation)]
        assert player.score == 0
        assert player.goals == []
    assert len(state.small_pile) == 8
    assert len(state.large_pile) == 7
    assert len(state.cards) == 16
    assert len(state.cards_open) == 5 - seats
    assert len(state.contracts) == 9
    assert [len(city.contracts) for city in state.cities.values()] == [3, 3, 3]
    assert [len(frame.left) for frame in state.frames.values()] == [5, 5, 5, 4, 5]
    assert len(state.spaces) == seats
    assert all(not space.fields for space in state.spaces.values())
    assert len(state.tiles) + len(state.tile_discard) == 34 - seats
    assert sorted(Counter(state.compass).values()) == [2, 2, 2, 2]
    assert state.charted == []
    assert state.lap_cards == [5, 3, 1, 0]


def test_every_deal_is_another() -> None:
    assert started(3, 1) != started(3, 2)
    assert started(3, 1) == started(3, 1)


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
    scene = Scene(round=4).give(0, hand=["X1"])
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
        assert scene.asked == (0,)
        if scene.state.phase == "planning":
            scene.assign(*{"load": ["england"], "deliver": ["X1"]}.get(scene.state.action, []))
        else:
            draft = random_draft(lambda d: GAME.ask(scene.state, 0, d), Dice(b"x", len(seen)))
            scene.make(GAME.read_move(draft))
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
    assert scene.state.phase == "land"
    assert scene.state.round == 2


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("settings", MODES, ids=lambda mode: "-".join(mode.values()))
def test_random_walks_end_and_stay_possible(seats: int, settings: Settings) -> None:
    """Never a ship without a wharf, debts of goods, two cards of one lap, three towers on a tile."""
    for seed in range(8):
        _walk(seats, settings, seed)


def _walk(seats: int, settings: Settings, seed: int) -> None:
    state = GAME.start(seats, settings, Dice(b"walk", seats, seed))
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
