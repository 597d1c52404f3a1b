"""What can be taken back: setting sail until the first tile is turned up; a tile turned up is final."""

from __future__ import annotations

import msgspec
import pytest

from engines.contract.core import Event, Move, Rejected, say
from engines.contract.dice import Dice
from engines.games.entdecker import GAME
from engines.games.entdecker.moves import Draw, EndTurn, EndVoyage, Land, Place, Recall, Sail
from engines.tables.table import Table
from engines.tables.undo_reasons import why_bound
from tests.engines.games.entdecker.scene import Scene, unit


def final(scene: Scene, move: Move) -> bool:
    """Whether a table would call this move final."""
    dice = Dice(b"undo")
    scene.play(move, dice=dice)
    return dice.fell or any(event.final for event in scene.events)


def test_setting_sail_can_be_taken_back_before_the_first_draw() -> None:
    table = Table.open(GAME, seats=3, settings={}, key=b"undo", salt=[])
    seat = table.waiting[0]
    before = GAME.encode(table.state)
    table.play(seat, Sail("N3", 2), at=0)
    table.undo(seat, at=0)
    assert GAME.encode(table.state) == before
    table.play(seat, Sail("N4", 1), at=0)
    table.play(seat, Draw(1), at=0)
    with pytest.raises(Rejected) as error:
        table.undo(seat, at=0)
    assert error.value.reason.key in ("table-undo-drawn", "table-undo-binding")


def test_a_refusal_says_why() -> None:
    table = Table.open(GAME, seats=3, settings={}, key=b"undo", salt=[])
    seat = table.waiting[0]
    table.play(seat, Sail("N3", 2), at=0)
    own = table.log[-1]
    assert why_bound(GAME, own) == "table-undo-moved"
    shown = Event(text=say("table-over"), final=True)
    assert why_bound(GAME, msgspec.structs.replace(own, final=True, events=[shown])) == "table-undo-binding"
    assert why_bound(GAME, msgspec.structs.replace(own, final=True, events=[])) == "table-undo-drawn"


@pytest.mark.parametrize("tile", ["X01", "X17", "X47"], ids=["laid", "choosing", "misfit"])
def test_a_draw_is_final(tile: str) -> None:
    scene = Scene(draws=[tile, "X02"]).sail("N1", 2)
    assert final(scene, Draw(1))


def test_laying_landing_and_ending_reveal_nothing() -> None:
    scene = Scene(draws=["X17"], gold=(6,)).sail("N5", 2).draw()
    assert not final(scene, Place(rotation=1))
    assert not final(scene, Land(unit="scout"))
    scene = Scene(draws=["X17"], gold=(6,)).sail("N5", 2).draw().place("A5", 1)
    assert not final(scene, EndVoyage())


def test_a_chip_is_final() -> None:
    scene = Scene(draws=["X45"]).sail("N5", 2).draw()
    assert final(scene, Place(rotation=1)), "natives"
    scene = Scene({"A4": "coast2", "B3": "sea"}, draws=["X17"], gold=(6,)).sail("B3", 1).draw().place("B4", 0)
    assert final(scene, Land(unit="fort"))
    scene = Scene({"A4": "coast2", "B3": "sea"}, draws=["X17"], gold=(6,)).sail("B3", 1).draw().place("B4", 0)
    assert not final(scene, Land(unit="scout")), "no chip for a scout"


def test_the_spinner_is_final() -> None:
    scene = Scene(draws=["X17"], gold=(6,))
    scene.state.active = 2
    scene.sail("N5", 1).draw().place("A5", 1)
    assert not final(scene, EndVoyage())
    assert scene.step == "end", "the start player is next, so the spinner would turn"
    assert final(scene, EndTurn())


def test_taking_scouts_back_can_be_taken_back() -> None:
    def out() -> Scene:
        tiles = {"G1": "coast0", "G3": "coast0", "G5": "coast0"}
        scouts = [unit(0, "scout", field) for field in tiles]
        return Scene(tiles, units=scouts, draws=["X01"]).sail("N5", 1).draw()

    assert not final(out(), Recall(["G1"]))
    assert not final(out(), EndTurn())
