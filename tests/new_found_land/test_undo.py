"""What can be taken back, and what should be confirmed (specification, section 10)."""

from __future__ import annotations

import pytest

from engines.core import Move, Rejected, Seat
from engines.new_found_land import GAME
from engines.new_found_land.moves import (
    Antwerp,
    BuildShip,
    BuildUpgrade,
    BuildWharf,
    Deliver,
    EndDeliver,
    EndGoals,
    EndLand,
    FinishAction,
    Lay,
    LoadGood,
    PassRest,
    PlayGoodsCard,
    Redeem,
    Settle,
)
from engines.table import Table
from tests.new_found_land.scene import Scene, storage

A, B = 0, 1
RICH = storage(wood=3, cloth=3, iron=3)


def table(scene: Scene) -> Table:
    settings = {"frames": "standard", "planning": "sequential", "seating": "joined"}
    opened = Table.open(GAME, seats=len(scene.state.players), settings=settings, key=b"undo", salt=[])
    opened.state = scene.state
    return opened


def undoable(scene: Scene, move: Move, seat: Seat = A) -> bool:
    """Whether this move can be taken back; if so, everything is as before."""
    one = table(scene)
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
def test_building_can_be_taken_back(move: Move) -> None:
    assert undoable(land(), move)


def test_the_end_of_land_and_a_played_card_can_not() -> None:
    assert not undoable(land(), EndLand())
    assert not undoable(land(), PlayGoodsCard("Y01"))


def test_settling_can_be_taken_back_until_the_turn_ends() -> None:
    move = Settle(ship="N01", island="newfoundland", space="NF2", bonus="a")
    assert undoable(settle("N01", "N02"), move)
    scene = settle("N01")
    assert scene.caution(move) == ["ends-turn"]
    assert not undoable(scene, move)


def test_delivering_can_be_taken_back_until_the_turn_ends() -> None:
    assert undoable(deliver("N01", "N02"), Deliver("A01", ["N02"]))
    assert undoable(deliver("N01", "N02"), Antwerp(["N02"], wood=1))
    assert not undoable(deliver("N01"), Deliver("A01"))
    assert not undoable(deliver("N01", "N02"), EndDeliver())


def test_the_end_of_a_turn_in_which_nothing_happened_binds_too() -> None:
    assert not undoable(
        Scene().give(A, hand=["X1"]).sends(A, "explore", "N02").action("explore"), FinishAction()
    )
    assert not undoable(Scene().give(A, goals=["Z01"]).goals(A), EndGoals())


def test_what_was_drawn_stays_drawn() -> None:
    load = Scene().sends(A, "load", "N01").action("load")
    assert load.caution(LoadGood(good="wood")) == ["draw"]
    assert not undoable(load, LoadGood(good="wood"))
    explore = Scene().sends(A, "explore", "N05", "N10").action("explore")
    tile = explore.values(move="lay")[0]
    assert not undoable(explore, Lay(tile, "newfoundland"))


def test_a_redeemed_goal_stays_redeemed() -> None:
    scene = Scene().give(A, goods=storage(wood=3), goals=["Z02", "Z01"]).goals(A)
    assert not undoable(scene, Redeem("Z02"))


def test_a_plan_is_bound_when_it_is_committed_and_not_before() -> None:
    scene = Scene(start=A).planning()
    assert undoable(scene, PassRest(), seat=B)
    assert not undoable(scene, PassRest(), seat=A)


def test_scrapping_is_confirmed() -> None:
    scene = Scene().give(A, goods=RICH, hand=["X1"], ships=["england", "N10", "N11"]).land()
    assert scene.caution(BuildShip("N01", "N10")) == ["scrap"]
    assert scene.caution(EndLand()) == []
    free = land()
    assert free.caution(BuildShip("N01")) == [] and free.caution(BuildWharf()) == []
