"""What the computer player compares when it thinks ahead, and how it judges what comes of it (§13-11)."""

from __future__ import annotations

import pytest

from engines.computer.search import play_on
from engines.contract.core import Move
from engines.contract.dice import Dice
from engines.games.new_found_land import GAME
from engines.games.new_found_land.computer.standing import counted
from engines.games.new_found_land.figures import Goods
from engines.games.new_found_land.moves import (
    Assign,
    BuildShip,
    ChooseCaptain,
    Deliver,
    EndDeliver,
    EndLand,
    Keep,
    KeepAndPlay,
    Lay,
    LoadGood,
    NewEngland,
    PlanRest,
    Settle,
)
from engines.games.new_found_land.state import Plan
from tests.engines.games.new_found_land.scene import Scene, storage

A, B, C = range(3)


def others(scene: Scene) -> list[Move]:
    seat = scene.waiting[0]
    usual = GAME.policy(scene.state, seat, Dice(b"usual"))
    return GAME.alternatives(scene.state, seat, usual, Dice(b"others"))


# --- alternatives ----------------------------------------------------------------------------------------


def test_everything_that_could_be_built_and_nothing() -> None:
    scene = Scene().give(A, goods=storage(wood=1, cloth=1)).land()
    built = {move.ship for move in others(scene) if isinstance(move, BuildShip)}
    assert built == {"N01", "N02", "N03", "N04"}
    assert EndLand() in others(scene)


def test_other_ships_for_the_action_that_is_planned() -> None:
    scene = Scene(seats=2).give(A, ships=["N05", "N03"]).give(B, ships=[]).tile("NF1", "I24").planning()
    assert {tuple(move.ships) for move in others(scene) if isinstance(move, Assign)} == {
        (),
        ("N05",),
        ("N03",),
    }


def test_other_plans_in_secret() -> None:
    scene = Scene(seats=2, simultaneous=True).give(A, ships=["N05", "N03"]).tile("NF1", "I24").planning()
    plans = [move for move in others(scene) if isinstance(move, PlanRest)]
    assert len(plans) == len(others(scene)) >= 3
    assert len({tuple(plan.load or ()) for plan in plans}) == len(plans)


def test_other_answers_in_the_actions() -> None:
    load = Scene().sends(A, "load", "N01").action("load")
    assert {move.good for move in others(load) if isinstance(move, LoadGood)} == {"wood", "cloth", "iron"}
    keep = load.load("wood")
    keep.state.turn.cards = ["X6", "Y09"]  # type: ignore[union-attr]
    assert sorted(map(str, others(keep))) == sorted(map(str, [Keep(["X6"]), KeepAndPlay("Y09")]))
    settle = Scene().sends(A, "settle", "N03").tile("NF2", "I01").tile("NS2", "I14").action("settle")
    assert {move.place[0] for move in others(settle) if isinstance(move, Settle)} == {"NF2", "NS2"}
    assert NewEngland() in others(settle)
    deliver = Scene().give(A, goods=storage(wood=2, cloth=2)).sends(A, "deliver", "N06").action("deliver")
    assert {Deliver("A01"), Deliver("A02"), Deliver("A03"), EndDeliver()} == set(others(deliver))
    lay = Scene().sends(A, "explore", "N05")
    lay.state.tiles = ["I17", "I25", "I01"]
    tiles = {move.place[0] for move in others(lay.action("explore")) if isinstance(move, Lay)}
    assert tiles == {"I17", "I25", "I01"}


def test_other_captains_but_no_second_thoughts_about_goals() -> None:
    scene = Scene().give(A, score=15).frame("square", None).goals(A)
    assert {move.captain for move in others(scene) if isinstance(move, ChooseCaptain)} >= {
        "drake",
        "columbus",
    }
    goals = Scene().give(A, goals=["Z01"], goods=storage(iron=2)).no_frames().goals(A)
    assert others(goals) == []


# --- what they are thought to be worth -------------------------------------------------------------------


def appraised(scene: Scene) -> dict[str, float]:
    moves = others(scene)
    worths = GAME.appraise(scene.state, scene.waiting[0], moves)
    return {str(move): worth for move, worth in zip(moves, worths, strict=True)}


def test_its_own_move_is_worth_most_but_for_a_whim() -> None:
    for scene in (
        Scene().give(A, goods=storage(wood=1, cloth=1)).land(),
        Scene(seats=2).give(A, ships=["N05", "N03"]).give(B, ships=[]).tile("NF1", "I24").planning(),
        Scene().sends(A, "settle", "N03").tile("NF2", "I01").tile("NS2", "I14").action("settle"),
        Scene()
        .give(A, goods=storage(wood=4, cloth=2))
        .sends(A, "deliver", "N01", "N06", "N09")
        .action("deliver"),
        Scene().give(A, score=15).frame("square", None).goals(A),
    ):
        seat = scene.waiting[0]
        usual = GAME.policy(scene.state, seat, Dice(b"usual"))
        worths = GAME.appraise(scene.state, seat, [usual, *others(scene)])
        assert worths[0] >= max(worths) - 2 * GAME.figures.computer.whim, usual


def test_a_contract_counts_with_those_that_can_follow() -> None:
    scene = (
        Scene().give(A, goods=storage(wood=2, cloth=2)).sends(A, "deliver", "N06", "N09").action("deliver")
    )
    worths = appraised(scene)
    both = worths[str(Deliver("A01"))]
    assert both == pytest.approx(worths[str(Deliver("A02"))]), "the other one follows"
    assert both > worths[str(EndDeliver())] == 0.0


def test_both_bonuses_of_a_tile_are_thought_of() -> None:
    scene = Scene().sends(A, "settle", "N03").tile("NF2", "I14").action("settle")
    bonuses = {move.place[1] for move in others(scene) if isinstance(move, Settle)}
    assert bonuses == {"a", "b"}


# --- worlds ----------------------------------------------------------------------------------------------


def test_nobody_has_stored_a_plan_in_an_imagined_world() -> None:
    """Those that `redeal` deals are legal, not sensible; whoever thinks ahead would take them for serious."""
    scene = Scene().planning()
    for number in range(8):
        world = GAME.imagine(scene.state, A, Dice(b"world", number))
        assert [player.standing for player in world.players[1:]] == [Plan(), Plan()]


# --- the guess -------------------------------------------------------------------------------------------


def test_a_position_is_judged_when_a_round_begins() -> None:
    state = GAME.start(2, GAME.check_settings({}), Dice(b"rounds"))
    judged, number = [], 0
    while waiting := GAME.waiting(state):
        if GAME.judged(state):
            judged.append((state.round, state.phase, waiting[0] == state.start))
        number += 1
        GAME.apply(state, waiting[0], GAME.policy(state, waiting[0], Dice(b"p", number)), Dice(b"m", number))
    assert judged == [(number, "land", True) for number in (1, 2, 3, 4)]


@pytest.mark.parametrize(
    "better",
    [
        {"score": 5},
        {"goods": Goods(iron=2, gold=1)},
        {"ships": ["england", "N01"]},
        {"hand": ["X6", "X1"]},
    ],
)
def test_who_has_more_may_expect_more(better: dict[str, object]) -> None:
    plain, rich = Scene(in_round=3).land(), Scene(in_round=3).give(A, **better).land()  # type: ignore[arg-type]
    assert GAME.lead(rich.state, A) > GAME.lead(plain.state, A)
    assert GAME.lead(rich.state, B) < GAME.lead(plain.state, B)


def test_a_lead_on_an_island_is_expected_to_be_scored() -> None:
    def found(rival: int) -> dict[str, float]:
        scene = Scene(in_round=4).island("nova_scotia", (A, 5), (B, rival), leave=1).land()
        view = GAME.view(scene.state, A)
        assert view.own is not None
        return counted(GAME.figures, view.public, view.own)

    leading, behind = found(2), found(9)
    assert leading["markers"] == behind["markers"] == 5
    assert leading["islands"] > behind["islands"] + 1


def test_at_the_end_the_points_count() -> None:
    state = GAME.start(3, GAME.check_settings({}), Dice(b"end"))
    number = 0
    while waiting := GAME.waiting(state):
        number += 1
        GAME.apply(state, waiting[0], GAME.policy(state, waiting[0], Dice(b"p", number)), Dice(b"m", number))
    outcome = GAME.outcome(state)
    assert outcome is not None
    points = {standing.seat: standing.total for standing in outcome.standings}
    assert GAME.lead(state, A) == points[A] - (points[B] + points[C]) / 2


def test_a_playout_stops_when_the_next_round_begins() -> None:
    """What comes later is mostly chance; in the last round the points count."""
    assert GAME.figures.computer.hard.horizon == 1
    for number, then in ((2, 3), (3, 4), (4, 4)):
        scene = Scene(in_round=number).planning()
        play_on(GAME, scene.state, b"on", 0, 1)
        assert (scene.state.round, scene.state.over) == (then, number == 4)
        assert number == 4 or GAME.judged(scene.state)


def test_what_is_judged_for_each_number_of_players() -> None:
    """A thing has a price for every number of players and every round that can begin."""
    for name, rows in GAME.figures.computer.estimate.items():
        assert [len(row) for row in rows] == [GAME.figures.play.rounds - 1] * len(GAME.seats), name
    for seats in GAME.seats:
        for number in (2, 3, 4):
            plain = Scene(seats=seats, in_round=number).land()
            rich = Scene(seats=seats, in_round=number).give(A, goods=Goods(gold=1)).land()
            price = GAME.figures.computer.estimate["gold"][seats - 2][number - 2]
            gold = GAME.lead(rich.state, A) - GAME.lead(plain.state, A)
            assert gold == pytest.approx(price)


def test_the_start_player_has_had_the_income_of_the_round() -> None:
    scene = Scene(in_round=3).land()
    assert scene.state.start == A
    for seat in (A, B):
        view = GAME.view(scene.state, seat)
        assert view.own is not None
        assert counted(GAME.figures, view.public, view.own)["start"] == (seat == A)


def test_frames_taken_and_goal_cards_in_hand_are_counted() -> None:
    scene = Scene(in_round=3).give(A, goals=["Z01"]).land()
    scene.state.frames["square"].taken_by = [A]
    for seat, count in ((A, 1), (B, 0)):
        view = GAME.view(scene.state, seat)
        assert view.own is not None
        found = counted(GAME.figures, view.public, view.own)
        assert (found["frames"], found["goal_cards"]) == (count, count)
