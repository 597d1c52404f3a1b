"""Recalling scouts (§5.10, §6.7): golden cases §T35 and §T44."""

from __future__ import annotations

import pytest

from engines.contract.core import Move
from engines.games.entdecker.moves import Draw, EndTurn, EndVoyage, Land, Place, Recall, Sail
from tests.engines.games.entdecker.scene import Scene, unit


def _three_scouts_out(**more: str) -> Scene:
    tiles = {"G1": "coast0", "G3": "coast0", "G5": "coast0", "G7": "coast0"}
    units = [unit(0, "scout", field) for field in ("G1", "G3", "G5")] + [unit(0, "fort", "G7")]
    scene = Scene(tiles, units=units, draws=["X01"], gold=(5,), **more)  # type: ignore[arg-type]
    return scene.sail("N5", 1).draw()


def test_t35_taking_scouts_back() -> None:
    scene = _three_scouts_out()
    assert scene.step == "recall"
    assert scene.values() == ["recall", "end_turn"]
    question = scene.pick(move="recall")
    assert [option.value for option in question.options] == ["G1", "G3", "G5"]
    scene.refuses(Recall(["G7"]), "recall-only-scouts")
    scene.refuses(Recall(["G2"]), "not-your-scout")
    gold = scene.gold[0]
    scene.play(Recall(["G3"]))
    assert scene.supply(0)["scout"] == 1
    assert scene.gold[0] == gold
    assert scene.active == 1
    assert {one.field for one in scene.state.units if one.kind == "scout"} == {"G1", "G5"}


def test_t35_the_question_is_not_asked_while_a_scout_is_at_hand() -> None:
    tiles = {"G1": "coast0", "G3": "coast0"}
    units = [unit(0, "scout", "G1"), unit(0, "scout", "G3")]
    scene = Scene(tiles, units=units, draws=["X01"]).sail("N5", 1).draw()
    assert scene.active == 1
    scene = Scene(tiles, units=units, draws=["X01"], recall_window="always").sail("N5", 1).draw()
    assert scene.step == "recall"
    assert scene.active == 0
    nobody = Scene(draws=["X01"], recall_window="always").sail("N5", 1).draw()
    assert nobody.active == 1, "no scout on the board"


def test_t44_recalling_nothing() -> None:
    scene = _three_scouts_out()
    scene.refuses(Recall([]), "recall-none")
    scene.refuses(Recall(["G1", "G1"]), "recall-none")


def test_all_scouts_may_come_back_and_none_too() -> None:
    scene = _three_scouts_out().play(Recall(["G5", "G1", "G3"]))
    assert scene.supply(0)["scout"] == 3
    assert scene.told("recalled")[0]["count"] == 3
    scene = _three_scouts_out().play(EndTurn())
    assert scene.supply(0)["scout"] == 0
    assert scene.active == 1


def test_a_scout_landed_this_very_turn_may_come_back() -> None:
    tiles = {"G1": "coast0", "G3": "coast0"}
    units = [unit(0, "scout", "G1"), unit(0, "scout", "G3")]
    scene = Scene(tiles, units=units, draws=["X17"], gold=(5,)).sail("N5", 1).draw().place("A5", 2)
    scene.play(Land(unit="scout"))
    assert scene.step == "recall"
    scene.play(Recall(["A5"]))
    assert scene.supply(0)["scout"] == 1


@pytest.mark.parametrize(
    "move", [Sail("N1", 1), Draw(1), Place(field="A1", rotation=0), Land(unit="scout"), EndVoyage()]
)
def test_other_moves_have_to_wait(move: Move) -> None:
    scene = _three_scouts_out()
    reason = scene.refusal(move)
    assert reason.key == "entdecker-no-wrong-phase"
    assert reason.args["expected"] == scene.public().asking
