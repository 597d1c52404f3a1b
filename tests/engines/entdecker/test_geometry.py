"""Fields, sides, what fits where: golden cases T9 to T18 and T41, T42 of the specification."""

from __future__ import annotations

import pytest

from engines.entdecker import GAME
from engines.entdecker.geometry import EMPTY, PIECES, SIDES, pattern_of, turned
from engines.entdecker.moves import EndVoyage, Land
from tests.engines.entdecker.scene import Scene, unit

STRIPES = {"A2": "coast2", "C2": "coast0", "B1": "sea", "B3": "sea"}
LOCKED = {
    "B4": "coast2",
    "B5": "coast2",
    "D4": "coast0",
    "D5": "coast0",
    "C3": "coast1",
    "C6": "coast3",
}
RING = {
    "C5": "strait0",
    "C4": "corner0",
    "B4": "corner1",
    "B5": "bay0",
    "A5": "coast2",
    "B6": "corner2",
    "C6": "corner3",
}


# --- the chart and the tiles -----------------------------------------------------------------------------


def test_the_chart() -> None:
    chart = GAME.figures.chart
    assert chart.size == 70
    assert chart.names[0] == "A1"
    assert chart.names[-1] == "G10"
    assert list(chart.circles)[:3] == ["N1", "N2", "N3"]
    assert len(chart.circles) == 34
    leads = {name: chart.names[circle.field] for name, circle in chart.circles.items()}
    assert leads["N1"] == leads["WA"] == "A1"
    assert leads["S10"] == leads["EG"] == "G10"
    assert leads["EC"] == "C10"
    assert leads["WC"] == "C1"
    assert leads["S4"] == "G4"
    for field, around in enumerate(chart.neighbours):
        for direction, there in enumerate(around):
            assert there == EMPTY or chart.neighbours[there][direction ^ 2] == field


@pytest.mark.parametrize(
    ("kind", "rotations"),
    [
        ("sea", {0: "WWWW"}),
        ("coast", {0: "LWWW", 1: "WLWW", 2: "WWLW", 3: "WWWL"}),
        ("strait", {0: "WLWL", 1: "LWLW"}),
        ("corner", {0: "LLWW", 1: "WLLW", 2: "WWLL", 3: "LWWL"}),
        ("bay", {0: "LLWL", 1: "LLLW", 2: "WLLL", 3: "LWLL"}),
        ("inland", {0: "LLLL"}),
    ],
)
def test_the_rotations(kind: str, rotations: dict[int, str]) -> None:
    found = GAME.figures.shapes.patterns[kind]
    assert {rotation: SIDES[pattern] for rotation, pattern in found.items()} == rotations
    base = pattern_of(rotations[0])
    for rotation in rotations:  # side(direction) = base[(direction - rotation) mod 4]
        sides = SIDES[turned(base, rotation)]
        assert all(sides[d] == SIDES[base][(d - rotation) % 4] for d in range(4))


def test_the_pieces_of_land() -> None:
    def names(sides: str) -> list[str]:
        return [piece.name for piece in PIECES[pattern_of(sides)]]

    assert names("WWWW") == []
    assert names("LWWW") == ["land"]
    assert names("LLLL") == ["land"]
    assert names("WLWL") == ["E", "W"]
    assert names("LWLW") == ["N", "S"]


# --- what fits -------------------------------------------------------------------------------------------


def test_t09_the_corner_of_the_board() -> None:
    scene = Scene()
    assert scene.placements("sea", "N1") == {"A1 r0"}
    assert scene.placements("coast") == {"A1 r1", "A1 r2"}
    assert scene.placements("corner") == {"A1 r1"}
    assert scene.placements("strait") == scene.placements("bay") == set()


def test_t10_the_edge_of_the_board() -> None:
    scene = Scene()
    assert scene.placements("sea", "N5") == {"A5 r0"}
    assert scene.placements("coast") == {"A5 r1", "A5 r2", "A5 r3"}
    assert scene.placements("strait") == {"A5 r0"}
    assert scene.placements("corner") == {"A5 r1", "A5 r2"}
    assert scene.placements("bay") == {"A5 r2"}


def test_t11_from_a_tile() -> None:
    scene = Scene({"A5": "sea"})
    assert scene.placements("sea", "A5") == {"A4 r0", "A6 r0", "B5 r0"}
    coast = {"A6 r1", "A6 r2", "B5 r1", "B5 r2", "B5 r3", "A4 r2", "A4 r3"}
    assert scene.placements("coast") == coast
    assert scene.placements("strait") == {"B5 r0"}
    assert scene.placements("corner") == {"A6 r1", "B5 r1", "B5 r2", "A4 r2"}
    assert scene.placements("bay") == {"B5 r2"}


def test_t12_a_line_to_the_border_is_no_forced_end() -> None:
    scene = Scene(draws=["X01", "X02"]).sail("N5", 2).draw()
    assert scene.state.ship == "A5"
    assert scene.step == "choice"
    assert scene.public().targets == ("A4", "A6", "B5")


def test_t13_a_dead_end() -> None:
    scene = Scene(draws=["X87"], gold=(4,)).sail("N5", 3).draw()
    assert scene.tile("A5") == "bay2"
    assert scene.step == "landing"
    assert scene.told("dead-end")[0]["lost"] == 2
    assert scene.offered(move="land") == ["scout"]
    view = scene.public().voyage
    assert view is not None
    assert (view.left, view.lost) == (0, 2)
    scene.do(Land(unit="scout"))
    assert scene.gold[0] == 0, "no refund"


def test_all_water_is_forced_towards_the_ship() -> None:
    """A known side must match, and the one towards the ship is known to be water."""
    for kind, rotations in GAME.figures.shapes.patterns.items():
        scene = Scene({"C5": "sea"})
        for way in scene.placements(kind, "C5"):
            field, rotation = way.split(" r")
            side = {"B5": 2, "D5": 0, "C4": 1, "C6": 3}[field]
            assert SIDES[rotations[int(rotation)]][side] == "W"


# --- gaps ------------------------------------------------------------------------------------------------


def test_t14_gaps_and_two_islands_at_once() -> None:
    scene = Scene(STRIPES).wrap()
    assert scene.tile("A1") == "sea0"
    assert scene.tile("B2") == "strait1"
    assert [done.fields for done in scene.state.discovered] == [("A2", "B2"), ("B2", "C2")]
    assert scene.voyage.filled == ["A1", "B2"]


def test_t15_chip_shortage_across_two_islands() -> None:
    red, blue = 0, 1
    scene = Scene(STRIPES, units=[unit(red, "fort", "A2"), unit(blue, "fort", "C2")], chips=["K16"]).wrap()
    assert scene.points == [6, 2, 0]
    assert scene.chips(red) == ["K16"]
    assert scene.chips(blue) == []
    assert [done.value for done in scene.state.discovered] == [6, 2]
    assert scene.state.chips == []


def test_t16_a_landlocked_area() -> None:
    scene = Scene(LOCKED, units=[unit(1, "scout", "B4")]).wrap()
    assert scene.tile("C4") == scene.tile("C5") == "inland0"
    assert scene.state.reserve["inland"] == 4
    done = scene.state.discovered[0]
    assert len(done.fields) == 8
    assert done.chips == ()
    assert scene.points == [0, 8, 0]


def test_t17_not_landlocked() -> None:
    scene = Scene({**LOCKED, "C6": "sea"}).wrap()
    assert scene.voyage.filled == []
    assert "C6" in scene.starts()
    assert "C5" in scene.board.names(scene.board.targets("C6"))
    found = {
        kind: {way for way in scene.placements(kind, "C6") if way.startswith("C5")}
        for kind in GAME.figures.kinds
    }
    assert {kind: ways for kind, ways in found.items() if ways} == {"strait": {"C5 r1"}, "bay": {"C5 r3"}}


def test_t18_a_ring() -> None:
    scene = Scene(RING)
    land = scene.board.land
    assert len(land.islands) == 1
    island = land.islands[0]
    assert island.size == 7
    assert island.open == 0
    at = scene.board.chart.index["C5"]
    assert (at, "E") in island.spots
    assert (at, "W") in island.spots
    assert len(island.spots) == 8


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
    scene = Scene({"B4": "coast0", "B5": "coast0", "A3": "coast1", "A6": "coast3"}).wrap()
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
    open_sea = {field: tile for field, tile in LOCKED.items() if field != "C6"}
    scene = Scene({**open_sea, "C7": "sea"}, draws=["X17"], units=[unit(1, "scout", "B4")])
    scene.sail("C7", 1).draw().place("C6", 3).do(EndVoyage())
    assert scene.voyage.filled == ["C4", "C5"]
    assert scene.points == [0, 8, 0]
