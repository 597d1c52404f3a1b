"""What can be undone (§10)."""

from __future__ import annotations

import pytest

from engines.contract.core import Move, Rejected, Seat
from engines.games.new_found_land import GAME
from engines.games.new_found_land.moves import (
    Antwerp,
    Assign,
    BuildShip,
    BuildUpgrade,
    BuildWharf,
    Deliver,
    DeliverWith,
    EndDeliver,
    EndGoals,
    EndLand,
    FinishAction,
    Lay,
    LoadGood,
    PassRest,
    PlanRest,
    PlayGoodsCard,
    Redeem,
    Settle,
)
from tests.engines.games.new_found_land.scene import Scene, storage

A, B = 0, 1
RICH = storage(wood=3, cloth=3, iron=3)


def undoable(scene: Scene, move: Move, seat: Seat = A) -> bool:
    """Whether this move can be undone; if so, everything is as before."""
    one = scene.table()
    before = GAME.encode(one.state)
    one.play(seat, move, at=0)
    try:
        one.undo(seat, at=1)
    except Rejected:
        return False
    assert GAME.encode(one.state) == before
    return True


def land() -> Scene:
    return Scene().give(A, goods=RICH, hand=["Y01"]).land()


def settle(*ships: str) -> Scene:
    return Scene().tile("NF2", "I14").tile("NF3", "I15").sends(A, "settle", *ships).action("settle")


def deliver(*ships: str) -> Scene:
    return Scene().give(A, goods=storage(wood=4)).sends(A, "deliver", *ships).action("deliver")


@pytest.mark.parametrize("move", [BuildShip("N01"), BuildWharf(), BuildUpgrade()], ids=str)
def test_building_can_be_undone(move: Move) -> None:
    assert undoable(land(), move)


def test_the_end_of_land_and_a_played_card_cannot_be_undone() -> None:
    assert not undoable(land(), EndLand())
    assert not undoable(land(), PlayGoodsCard("Y01"))


def test_settling_can_be_undone_until_something_is_revealed() -> None:
    move = Settle(ship="N01", place=["NF2", "a"])
    assert undoable(settle("N01", "N02"), move)
    assert not undoable(settle("N01"), move), "a compass tile is turned over"
    before_others = settle("N01").sends(B, "deliver", "N02").give(B, hand=["X1"])
    assert before_others.cautions(move) == []
    assert undoable(before_others, move)


def test_a_move_that_showed_goal_cards_cannot_be_undone() -> None:
    scene = settle("N01").sends(B, "deliver", "N02").give(B, hand=["X1"]).give(A, score=6)
    assert undoable(scene, Settle(ship="N01", place=["NF2", "a"])), "wood and cloth bring no point"
    scene = settle("N01").sends(B, "deliver", "N02").give(B, hand=["X1"]).give(A, score=6)
    assert not undoable(scene, Settle(ship="N01", place=["NF2", "b"]))


def test_delivering_can_be_undone_until_the_turn_ends() -> None:
    assert undoable(deliver("N01", "N02"), DeliverWith("A01", ["N02"]))
    assert undoable(deliver("N01", "N02"), Deliver("A01"))
    assert undoable(deliver("N01", "N02"), Antwerp("some", ["N02"], wood=1))
    assert undoable(deliver("N01"), Deliver("A01")), "the last ship too"
    assert not undoable(deliver("N01", "N02"), EndDeliver())


def test_the_end_of_a_turn_in_which_nothing_happened_is_final_too() -> None:
    assert not undoable(
        Scene().give(A, hand=["X1"]).sends(A, "explore", "N02").action("explore"), FinishAction()
    )
    assert not undoable(Scene().give(A, goals=["Z01"]).goals(A), EndGoals())


def test_drawing_cannot_be_undone() -> None:
    load = Scene().sends(A, "load", "N01").action("load")
    assert not undoable(load, LoadGood(good="wood"))
    explore = Scene().sends(A, "explore", "N05", "N10").action("explore")
    assert not undoable(explore, Lay(explore.values(move="lay")[0]))


def test_redeeming_a_goal_cannot_be_undone() -> None:
    scene = Scene().give(A, goods=storage(wood=3), goals=["Z02", "Z01"]).goals(A)
    assert not undoable(scene, Redeem("Z02"))


def test_assigning_can_be_undone_until_the_next_player_has_planned() -> None:
    scene = Scene(start=A).give(A, hand=["X1"]).planning()
    for move in (Assign(["X1"]), Assign([]), PassRest(), PlanRest(["england"], ["X1"], None, None, "ask")):
        assert scene.cautions(move) == (["idle"] if move == PassRest() else [])
        assert undoable(scene, move)
    assert undoable(scene, PassRest(), seat=B), "stored in secret"
    scene.play(PassRest(), B)
    assert not undoable(scene, Assign([]), seat=A), "what the next one had stored has come to light"
