"""Fields, sides, what fits where (§3.1, §3.2, §5.3): golden cases §T9 to §T11 and §T18."""

from __future__ import annotations

import pytest

from engines.games.entdecker import GAME
from engines.games.entdecker.sea.geometry import EMPTY, PIECES, SIDES, pattern_of, turned
from tests.engines.games.entdecker.scene import Scene

RING = {
    "C5": "strait0",
    "C4": "corner0",
    "B4": "corner1",
    "B5": "bay0",
    "A5": "coast2",
    "B6": "corner2",
    "C6": "corner3",
}


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


def test_all_water_is_forced_towards_the_ship() -> None:
    """A known side must match, and the one towards the ship is known to be water."""
    for kind, rotations in GAME.figures.shapes.patterns.items():
        scene = Scene({"C5": "sea"})
        for way in scene.placements(kind, "C5"):
            field, rotation = way.split(" r")
            side = {"B5": 2, "D5": 0, "C4": 1, "C6": 3}[field]
            assert SIDES[rotations[int(rotation)]][side] == "W"


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
