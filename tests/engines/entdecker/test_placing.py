"""Placing: where a tile fits, and why not (§6.3): golden case §T44."""

from __future__ import annotations

import pytest

from engines.core import Rejected
from engines.entdecker.moves import Land, Place, Sail
from tests.engines.entdecker.scene import Scene, items


def test_t44_errors() -> None:
    scene = Scene({"C4": "sea"}, draws=["X47"]).sail("C4", 1)
    assert scene.why_not(Land(unit="scout")) == "MUST_DRAW"
    scene.draw()
    reason = scene.refused(Place(field="C5", rotation=2))
    assert reason.key == "entdecker-no-bad-rotation"
    assert items(reason.args["rotations"]) == [0, 1]
    assert scene.why_not(Place(field="C5", rotation=0)) == "NO_ROUTE"
    assert scene.why_not(Place(field="A1", rotation=0)) == "NOT_A_TARGET"
    assert scene.why_not(Place(field="N4", rotation=0)) == "NOT_A_TARGET"
    assert scene.why_not(Place(rotation=0)) == "NOT_A_TARGET", "there are several fields"
    assert scene.ask(move="place", field="C5") is None, "there only one rotation fits"
    start = Scene({"C4": "inland", "D4": "bay0", "E4": "coast2"})
    assert start.why_not(Sail("C4", 1)) == "UNKNOWN_START", "no circle"
    assert start.why_not(Sail("B2", 1)) == "UNKNOWN_START", "an empty field"
    assert start.why_not(Sail("X9", 1)) == "UNKNOWN_START" == start.why_not(Sail("", 1))
    assert start.why_not(Sail("D4", 1)) == "START_CLOSED", "its only line leads to E4"
    assert start.why_not(Sail("N1", 1), seat=1) == "NOT_YOUR_TURN"


def test_a_side_that_does_not_match() -> None:
    scene = Scene({"A4": "sea", "B5": "coast0"}, draws=["X17"]).sail("A4", 1).draw()
    assert {way for way in scene.placements("coast") if way.startswith("A5")} == {"A5 r2"}
    reason = scene.refused(Place(field="A5", rotation=1))
    assert reason.key == "entdecker-no-edge-mismatch"
    assert reason.args == {"side": "S"}
    assert scene.refused(Place(field="A5", rotation=0)).args == {"side": "N"}


def test_a_field_where_nothing_fits() -> None:
    scene = Scene({"C4": "sea", "B5": "coast2", "D5": "coast0"}, draws=["X17"]).sail("C4", 1).draw()
    assert "C5" not in {way.split()[0] for way in scene.placements("coast")}
    assert scene.refused(Place(field="C5", rotation=0)).args == {"side": "S"}
    assert scene.refused(Place(field="C5", rotation=2)).args == {"side": "N"}, "of this rotation, not of any"
    assert scene.why_not(Place(field="C5", rotation=3)) == "NO_ROUTE"
    assert scene.why_not(Place(field="C5", rotation=4)) == "BAD_ROTATION"
    unturned = scene.refused(Place(field="C5"))
    assert unturned.key == "entdecker-no-no-way-there"
    assert unturned.args["field"] == "C5"
    assert items(unturned.args["fields"]) == ["B4", "C3", "D4"]
    with pytest.raises(Rejected) as no:
        scene.ask(move="place", field="C5")
    assert no.value.reason == unturned
    assert items(scene.refused(Place(field="A1")).args["fields"]) == ["B4", "C3", "D4"]


def test_what_leaves_no_choice_need_not_be_said() -> None:
    scene = Scene(draws=["X59"]).sail("N5", 1).draw()
    assert scene.offered(move="place") == [1, 2], "one field only, so the rotation is asked for"
    assert scene.why_not(Place()) == "BAD_ROTATION"
    scene.do(Place(rotation=1))
    assert scene.tile("A5") == "corner1"
    scene = Scene({"A5": "sea"}, draws=["X59"]).sail("A5", 1).draw()
    assert scene.offered(move="place") == ["A4", "A6", "B5"]
    assert scene.offered(move="place", field="B5") == [1, 2]
    assert scene.ask(move="place", field="A6") is None
    hints = [option.hint for option in scene.pick(move="place").options]
    assert [hint.args for hint in hints if hint] == [{"land": "SW"}, {"land": "ES"}, {"ways": 2}]
    scene.do(Place(field="A6"))
    assert scene.tile("A6") == "corner1"


def test_the_labels_say_where_the_land_lies() -> None:
    scene = Scene(draws=["X17"]).sail("N5", 1).draw()
    labels = [option.text.args["land"] for option in scene.pick(move="place").options]
    assert labels == ["E", "S", "W"]
