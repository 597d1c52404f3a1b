"""Reserve tiles in gaps and on land-locked fields (§6.9): golden cases §T14 to §T17, §T41 and §T42."""

from __future__ import annotations

from engines.games.entdecker import GAME
from engines.games.entdecker.moves import EndVoyage
from tests.engines.games.entdecker.scene import LOCKED as NEARLY_LOCKED
from tests.engines.games.entdecker.scene import Scene, unit

STRIPES = {"A2": "coast2", "C2": "coast0", "B1": "sea", "B3": "sea"}
LOCKED = {**NEARLY_LOCKED, "C6": "coast3"}


def test_t14_gaps_and_two_islands_at_once() -> None:
    scene = Scene(STRIPES).wrap_up()
    assert scene.tile("A1") == "sea0"
    assert scene.tile("B2") == "strait1"
    assert [done.fields for done in scene.state.discovered] == [("A2", "B2"), ("B2", "C2")]
    assert scene.voyage.filled == ["A1", "B2"]


def test_t15_chip_shortage_across_two_islands() -> None:
    red, blue = 0, 1
    scene = Scene(STRIPES, units=[unit(red, "fort", "A2"), unit(blue, "fort", "C2")], chips=["K16"]).wrap_up()
    assert scene.points == [6, 2, 0]
    assert scene.chips(red) == ["K16"]
    assert scene.chips(blue) == []
    assert [done.value for done in scene.state.discovered] == [6, 2]
    assert scene.state.chips == []


def test_t16_a_landlocked_area() -> None:
    scene = Scene(LOCKED, units=[unit(1, "scout", "B4")]).wrap_up()
    assert scene.tile("C4") == scene.tile("C5") == "inland0"
    assert scene.state.reserve["inland"] == 4
    done = scene.state.discovered[0]
    assert len(done.fields) == 8
    assert done.chips == ()
    assert scene.points == [0, 8, 0]


def test_t17_not_landlocked() -> None:
    scene = Scene({**LOCKED, "C6": "sea"}).wrap_up()
    assert scene.voyage.filled == []
    assert "C6" in scene.starts()
    assert "C5" in scene.board.field_names(scene.board.targets("C6"))
    found = {
        kind: {way for way in scene.placements(kind, "C6") if way.startswith("C5")}
        for kind in GAME.figures.kinds
    }
    assert {kind: ways for kind, ways in found.items() if ways} == {"strait": {"C5 r1"}, "bay": {"C5 r3"}}


def test_t41_a_gap_during_a_voyage_stays_open() -> None:
    scene = Scene({"B1": "sea"}, draws=["X01", "X02"]).sail("N2", 2).draw()
    assert scene.state.ship == "A2"
    assert "A1" not in scene.state.sea
    assert scene.placements("sea") == {"A1 r0", "A3 r0", "B2 r0"}
    scene.draw().place("A3", 0)
    assert scene.tile("A1") == "sea0"
    assert scene.state.reserve["sea"] == 3
    assert scene.state.sea["A1"].source == "reserve"


def test_t42_a_landlocked_area_at_the_border() -> None:
    scene = Scene({"B4": "coast0", "B5": "coast0", "A3": "coast1", "A6": "coast3"}).wrap_up()
    assert scene.voyage.filled == []
    assert scene.starts()["N4"] == 0
    found = {kind: scene.placements(kind, "N4") for kind in GAME.figures.kinds}
    assert {kind: ways for kind, ways in found.items() if ways} == {
        "corner": {"A4 r2"},
        "bay": {"A4 r2"},
    }


def test_a_gap_filled_by_the_ship_itself() -> None:
    scene = Scene({"B1": "sea"}, draws=["X01", "X02"]).sail("N2", 2).draw().draw().place("A1", 0)
    assert scene.state.reserve["sea"] == 4
    assert scene.state.sea["A1"].source == "explorer"
    assert scene.active == 1


def test_a_landlocked_area_is_filled_at_the_end_of_a_real_voyage() -> None:
    scene = Scene({**NEARLY_LOCKED, "C7": "sea"}, draws=["X17"], units=[unit(1, "scout", "B4")])
    scene.sail("C7", 1).draw().place("C6", 3).play(EndVoyage())
    assert scene.voyage.filled == ["C4", "C5"]
    assert scene.points == [0, 8, 0]
