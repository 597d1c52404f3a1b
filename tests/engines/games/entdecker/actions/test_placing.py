"""Placing: where a tile fits, and why not (§6.3): golden case §T44."""

from __future__ import annotations

import pytest

from engines.contract.core import Rejected
from engines.games.entdecker.moves import Land, Place, Sail
from tests.engines.games.entdecker.scene import Scene
from tests.support.scene import items


def test_t44_errors() -> None:
    scene = Scene({"C4": "sea"}, draws=["X47"]).sail("C4", 1)
    scene.refuses(Land(unit="scout"), "must-draw")
    scene.draw()
    reason = scene.refusal(Place(field="C5", rotation=2))
    assert reason.key == "entdecker-no-bad-rotation"
    assert items(reason.args["rotations"]) == [0, 1]
    scene.refuses(Place(field="C5", rotation=0), "no-route")
    scene.refuses(Place(field="A1", rotation=0), "not-a-target")
    scene.refuses(Place(field="N4", rotation=0), "not-a-target")
    scene.refuses(Place(rotation=0), "not-a-target")  # there are several fields
    assert scene.ask(move="place", field="C5") is None, "there only one rotation fits"
    start = Scene({"C4": "inland", "D4": "bay0", "E4": "coast2"})
    start.refuses(Sail("C4", 1), "unknown-start")  # no circle
    start.refuses(Sail("B2", 1), "unknown-start")  # an empty field
    start.refuses(Sail("X9", 1), "unknown-start").refuses(Sail("", 1), "unknown-start")
    start.refuses(Sail("D4", 1), "start-closed")  # its only line leads to E4
    start.refuses(Sail("N1", 1), "not-your-turn", 1)


def test_a_side_that_does_not_match() -> None:
    scene = Scene({"A4": "sea", "B5": "coast0"}, draws=["X17"]).sail("A4", 1).draw()
    assert {way for way in scene.placements("coast") if way.startswith("A5")} == {"A5 r2"}
    reason = scene.refusal(Place(field="A5", rotation=1))
    assert reason.key == "entdecker-no-edge-mismatch"
    assert reason.args == {"side": "S"}
    assert scene.refusal(Place(field="A5", rotation=0)).args == {"side": "N"}


def test_a_field_where_nothing_fits() -> None:
    scene = Scene({"C4": "sea", "B5": "coast2", "D5": "coast0"}, draws=["X17"]).sail("C4", 1).draw()
    assert "C5" not in {way.split()[0] for way in scene.placements("coast")}
    assert scene.refusal(Place(field="C5", rotation=0)).args == {"side": "S"}
    assert scene.refusal(Place(field="C5", rotation=2)).args == {"side": "N"}, "of this rotation, not of any"
    scene.refuses(Place(field="C5", rotation=3), "no-route")
    scene.refuses(Place(field="C5", rotation=4), "bad-rotation")
    unturned = scene.refusal(Place(field="C5"))
    assert unturned.key == "entdecker-no-no-way-there"
    assert unturned.args["field"] == "C5"
    assert items(unturned.args["fields"]) == ["B4", "C3", "D4"]
    with pytest.raises(Rejected) as no:
        scene.ask(move="place", field="C5")
    assert no.value.reason == unturned
    assert items(scene.refusal(Place(field="A1")).args["fields"]) == ["B4", "C3", "D4"]


def test_what_leaves_no_choice_need_not_be_said() -> None:
    scene = Scene(draws=["X59"]).sail("N5", 1).draw()
    assert scene.values(move="place") == [1, 2], "one field only, so the rotation is asked for"
    scene.refuses(Place(), "bad-rotation")
    scene.play(Place(rotation=1))
    assert scene.tile("A5") == "corner1"
    scene = Scene({"A5": "sea"}, draws=["X59"]).sail("A5", 1).draw()
    assert scene.values(move="place") == ["A4", "A6", "B5"]
    assert scene.values(move="place", field="B5") == [1, 2]
    assert scene.ask(move="place", field="A6") is None
    hints = [option.hint for option in scene.pick(move="place").options]
    assert [hint.args for hint in hints if hint] == [{"land": "SW"}, {"land": "ES"}, {"ways": 2}]
    scene.play(Place(field="A6"))
    assert scene.tile("A6") == "corner1"


def test_the_labels_say_where_the_land_lies() -> None:
    scene = Scene(draws=["X17"]).sail("N5", 1).draw()
    labels = [option.text.args["land"] for option in scene.pick(move="place").options]
    assert labels == ["E", "S", "W"]
