"""The sky: cells, slots, paths, and the rule against cutting off planets. They are checked against a second
implementation, which knows fields by where they are drawn instead of by their names."""

from __future__ import annotations

from itertools import pairwise
from math import cos, pi, sin, sqrt

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engines.contract.dice import Dice
from engines.games.efemeris import GAME
from engines.games.efemeris.sky.layout import COMPASS, axial, distance, label
from engines.games.efemeris.sky.sky import Laid, Sky

FIGURES = GAME.figures
LAYOUTS = sorted(FIGURES.layouts)


def sky(board: str, layout: str = "19") -> Sky:
    """For instance "D4:Z D3:POS4"."""
    laid = {}
    for part in board.split():
        cell, tile = part.split(":")
        turned = len(tile) == 4
        laid[cell] = Laid(tile[:3] if turned else tile, int(tile[3]) if turned else 0)
    return FIGURES.heavens[layout].sky(laid)


GB1 = "D4:Z D3:POS0 D5:PAT0"
GB2 = f"{GB1} E3:S040"


# --- cells and slots (§3.4, §3.5) ------------------------------------------------------------------------


def test_the_names_of_cells() -> None:
    given = {"D4": (0, 0), "B3": (-2, 0), "C2": (-1, -1), "D2": (0, -2), "E5": (1, 1), "F5": (2, 0)}
    given |= {"A3": (-3, 1), "G4": (3, -1), "E1": (1, -3), "B6": (-2, 3), "C1": (-1, -2)}
    for name, at in given.items():
        assert axial(name) == at
        assert label(at) == name
    base = "B3 B4 B5 C2 C3 C4 C5 D2 D3 D4 D5 D6 E2 E3 E4 E5 F3 F4 F5"
    assert list(FIGURES.heavens["19"].layout.cells) == base.split()


@pytest.mark.parametrize("layout", LAYOUTS)
def test_layouts(layout: str) -> None:
    found = FIGURES.heavens[layout].layout
    assert len(found.cells) == int(layout)
    least = min(len(around) for around in found.neighbours.values())
    assert least == (2 if layout == "25" else 3)
    for cell in found.cells:
        assert distance(axial(cell)) <= 3
        for side, other in enumerate(found.beside[cell]):
            slot = found.slots[cell][side]
            if other is None:
                assert slot == f"{cell}|{COMPASS[side]}"
                assert found.touching[slot] == (cell,)
            else:
                assert found.beside[other][(side + 3) % 6] == cell
                assert found.slots[other][(side + 3) % 6] == slot == "|".join(sorted((cell, other)))


def test_homes() -> None:
    layout = FIGURES.heavens["19"].layout
    assert [layout.home(way) for way in ("N", "S", "SE", "SW")] == ["D3", "D5", "E4", "C4"]
    clockwise = [cell for cell in layout.beside["D3"] if cell != "D4"]
    assert clockwise == ["D2", "E2", "E3", "C3", "C2"], "the order of 4.3"


# --- golden cases (§12.2) --------------------------------------------------------------------------------


def test_t01_the_moves_of_a_galleon() -> None:
    reach = sky(GB1).reach("D3.p", 3)
    one, two = {"D3.a", "D3.k", "D3.c"}, {"D2|D3", "D3|E2", "C2|D3", "D3|D4"}
    assert reach == dict.fromkeys(one, 1) | dict.fromkeys(two, 2) | {"D4.s0": 3}
    assert sky(GB1).reach("D3.p", 4)["D4.r"] == 4


def test_t02_a_ship_bars_the_way() -> None:
    assert set(sky(GB1).reach("D3.p", 3, {"D3|D4"})) == {"D3.a", "D3.k", "D3.c", "D2|D3", "D3|E2", "C2|D3"}


def test_the_way_across_the_centre() -> None:
    way = ["D3.p", "D3.k", "D3|D4", "D4.s0", "D4.r", "D4.s3", "D4|D5", "D5.a", "D5.p"]
    assert sky(GB1).path("D3.p", "D5.p") == way
    assert sky(GB1).range("D3.p", "D5.p") == 8
    assert sky(GB1).path("D3.p", "D5.p", {"D4.r"}) == []


def test_t08_t09_a_turned_tile() -> None:
    before, after = sky(GB2), sky(GB2).with_tile("E3", "S04", 2)
    assert not before.adrift("E3|F3")
    assert after.adrift("E3|F3")
    assert after.reach("E3|F3") == {}
    assert after.distances("E3|F3") == {}
    assert after.range("D3.p", "E3|F3") is None
    south_west = next(turn for turn in range(6) if (4 - turn) % 6 in FIGURES.tile_graphs["S05"].exits)
    assert not after.with_tile("F3", "S05", south_west).adrift("E3|F3")
    once = before.with_tile("E3", "S04", 1)
    assert "D3|E3" in once.near["E3.k"]
    assert once.near["D3|E3"] == ("E3.k",)
    assert "E3.h" in once.near["D4|E3"]


def test_t24_no_planet_is_sealed() -> None:
    closed = sky("D4:Z D3:POS4 D5:PAT0 E2:S101 C2:S055")
    assert all(closed.cut_off_by("D2", "APO", turn) == ("APO",) for turn in range(6))
    assert "D2" not in closed.ways_to_lay("APO")
    assert "D2" in closed.ways_to_lay("S01")
    open_east = sky("D4:Z D3:POS4 D5:PAT0 C2:S055")
    refused = [turn for turn in range(6) if open_east.cut_off_by("D2", "APO", turn)]
    assert refused == [0, 3]


def test_a_tile_that_fits_nowhere_may_lie_anywhere() -> None:
    closed = sky("D4:Z D3:POS4 D5:PAT0 E2:S101 C2:S055")
    assert closed.ways_to_lay("APO", ["D2"]) == {"D2": (0, 1, 2)}


def test_t37_no_way_leads_through_a_singularity() -> None:
    rift = sky(f"{GB1} E3:S060")
    reach = rift.reach("E3.a", 2)
    assert reach["E3.x"] == 1
    assert "E3.c" not in reach
    assert rift.range("E3.a", "E3.c") == 2, "but shots fly over it"


def test_t40_turning_the_rift() -> None:
    rift = sky(f"{GB1} E3:S060")
    assert rift.turn_matters("E3", 3, ["E3.a"])
    assert not rift.turn_matters("E3", 3, ["D3.a", "E3|F3"])
    turned = rift.with_tile("E3", "S06", 3)
    assert set(turned.near["E3.a"]) == {"E3|E4", "D4|E3", "D3|E3", "E3.x"}


def test_t41_what_is_cut_off_already_does_not_count() -> None:
    """Apollas behind blank borders: only another planet's loss is refused."""
    walled = sky("D4:Z D3:POS4 D5:PAT0 E2:S101 C2:S055 D2:APO0")
    assert walled.linked == {"POS", "PAT"}
    assert walled.cut_off_by("E3", "S06", 0) == ()
    assert walled.cut_off_by("D2", "APO", 1) == ()
    assert walled.cut_off_by("D2", "APO", 0) == ()


def test_a_planet_turned_away_from_the_edge_stays_linked() -> None:
    edge = sky(f"{GB1} D2:HIP0")
    assert "D2|N" in edge.kinds
    assert edge.linked == {"POS", "PAT", "HIP"}
    assert all(edge.cut_off_by("D2", "HIP", turn) == () for turn in range(6))


def test_fields_of_a_cell() -> None:
    found = sky(GB2).fields_of("E3")
    assert found[:3] == ("E3.h", "E3.f", "E3.k")
    assert set(found[3:]) == {"E2|E3", "E3|F3", "E3|F4", "E3|E4", "D4|E3"}, "D3 has no path there either"
    assert sky(GB2).cells_of("D3|D4") == ("D3", "D4")
    assert sky(GB2).cells_of("E3|F3") == ("E3",)
    assert sky(GB2).tile_of("E3.h") == "S04"
    assert sky(GB2).tile_of("D3|D4") is None
    assert sky(GB2).rose == "D4.r"
    assert sky(GB2).planet_at == {"D3.p": "POS", "D5.p": "PAT"}


def test_the_same_tiles_are_the_same_sky() -> None:
    assert sky("D4:Z D3:POS0") is sky("D3:POS0 D4:Z")
    assert sky("D4:Z D3:POS0") is not sky("D4:Z D3:POS1")


# --- the second implementation ---------------------------------------------------------------------------

Point = tuple[float, float]


def drawn(x: float, y: float) -> Point:
    return round(x, 3) + 0.0, round(y, 3) + 0.0


def place(cell: str, angle: float, away: float) -> Point:
    q = "ABCDEFG".index(cell[0]) - 3
    r = int(cell[1:]) - 4 - (q // 2)
    x, y = sqrt(3) * q, 2 * r + q
    return drawn(x + away * sin(angle * pi / 3), y - away * cos(angle * pi / 3))


class Drawing:
    """The sky as lines between points: two borders meet where they are drawn at the same point."""

    def __init__(self, board: dict[str, Laid]) -> None:
        self.kinds: dict[Point, str] = {}
        self.lines: list[tuple[Point, Point]] = []
        self.planets: dict[str, Point] = {}
        for cell, (name, rotation) in board.items():
            raw = FIGURES.tiles[name]
            points = {f"b{side}": place(cell, side + rotation, 1) for side in raw.exits}
            self.kinds |= dict.fromkeys(points.values(), "plain")
            for field, (kind, angle, away) in raw.fields.items():
                points[field] = place(cell, angle + rotation, away)
                self.kinds[points[field]] = kind
                if kind == "planet":
                    self.planets[name] = points[field]
            for edge in raw.edges:
                one, other = edge.split("-")
                self.lines.append((points[one], points[other]))

    def reach(self, start: Point, steps: int, barred: set[Point], *, safely: bool = True) -> dict[Point, int]:
        """Distances made shorter line by line until nothing changes."""
        far = {start: 0}
        changing = True
        while changing:
            changing = False
            for line in self.lines:
                for one, other in (line, line[::-1]):
                    through = not safely or one == start or self.kinds[one] != "singularity"
                    if not through or one not in far or other in barred:
                        continue
                    if far[one] + 1 < far.get(other, steps + 1):
                        far[other] = far[one] + 1
                        changing = True
        return far

    def with_hubs(self, cells: list[str]) -> None:
        """Every one of these cells joins all its borders (the optimistic graph of §3.6)."""
        for cell in cells:
            hub = place(cell, 0, 0)
            self.kinds[hub] = "plain"
            for side in range(6):
                self.kinds.setdefault(place(cell, side, 1), "plain")
                self.lines.append((hub, place(cell, side, 1)))

    def linked(self) -> set[str]:
        rose = next(point for point, kind in self.kinds.items() if kind == "rose")
        dangers = {point for point, kind in self.kinds.items() if kind == "singularity"}
        found = self.reach(rose, 1000, dangers)
        return {tile for tile, point in self.planets.items() if point in found}


def random_sky(layout: str, seed: int, tiles: int) -> Sky:
    """A sky of this many tiles laid at random, with no regard to planets."""
    dice = Dice(b"random sky", seed)
    found = FIGURES.heavens[layout].sky({"D4": Laid("Z", 0)})
    stack = [name for name in FIGURES.tiles if name != "Z"]
    dice.shuffle(stack)
    for tile in stack[: min(tiles, int(layout) - 1)]:
        found = found.with_tile(dice.pick(found.frontier), tile, dice.below(6))
    return found


skies = st.builds(random_sky, st.sampled_from(LAYOUTS), st.integers(0, 10_000), st.integers(3, 26))


@settings(max_examples=40, deadline=None)
@given(skies, st.integers(0, 10_000), st.integers(1, 9))
def test_ways_by_names_and_by_lines(found: Sky, seed: int, steps: int) -> None:
    other, dice = Drawing(found.board), Dice(b"ships", seed)
    at = {node: drawn(*found.point(node)) for node in found.kinds}
    assert len(set(at.values())) == len(at)
    assert {at[node]: kind for node, kind in found.kinds.items()} == other.kinds
    halves = {node for node in found.kinds if "|" in node and len({n[:2] for n in found.near[node]}) == 1}
    assert found.halves == halves
    barred = {node for node in found.kinds if dice.below(6) == 0}
    start = dice.pick([node for node, kind in found.kinds.items() if kind != "singularity"])
    expected = other.reach(at[start], steps, {at[node] for node in barred if node != start})
    reach = found.reach(start, steps, barred)
    assert {at[start]: 0} | {at[node]: far for node, far in reach.items()} == expected
    shots = other.reach(at[start], 1000, set(), safely=False)
    assert {at[node]: far for node, far in found.distances(start).items()} == shots
    for end in list(reach)[:5]:
        way = found.path(start, end, barred)
        assert len(way) == reach[end] + 1
        assert way[0] == start
        assert way[-1] == end
        assert all(there in found.near[here] for here, there in pairwise(way))
        assert not barred & set(way[1:])


@settings(max_examples=40, deadline=None)
@given(skies, st.integers(0, 10_000))
def test_cutting_off_by_slots_and_by_lines(found: Sky, seed: int) -> None:
    def linked(board: dict[str, Laid]) -> set[str]:
        drawing = Drawing(board)
        drawing.with_hubs([cell for cell in found.layout.cells if cell not in board])
        return drawing.linked()

    dice = Dice(b"lay", seed)
    before = linked(found.board)
    assert found.linked == before
    laid = {tile for tile, _ in found.board.values()}
    fresh = [tile for tile in FIGURES.tiles if tile not in laid]
    for _ in range(6):
        if found.frontier and fresh and dice.below(3):
            cell, tile = dice.pick(found.frontier), dice.pick(fresh)
            wanted = before | ({tile} if tile in FIGURES.planets else set())
        else:
            cell = dice.pick([cell for cell in found.board if cell != "D4"])
            tile, wanted = found.board[cell].tile, before
        turn = dice.below(6)
        after = linked({**found.board, cell: Laid(tile, turn)})
        assert set(found.cut_off_by(cell, tile, turn)) == wanted - after


@settings(max_examples=60, deadline=None)
@given(skies)
def test_where_tiles_may_lie_in_one_search_and_one_by_one(found: Sky) -> None:
    laid = {tile for tile, _ in found.board.values()}
    for name, tile in FIGURES.tile_graphs.items():
        if name in laid or not found.frontier:
            continue
        one_by_one = {
            cell: tuple(turn for turn in tile.rotations if not found.cut_off_by(cell, name, turn))
            for cell in found.frontier
        }
        one_by_one = {cell: turns for cell, turns in one_by_one.items() if turns}
        assert found.ways_to_lay(name) == (one_by_one or dict.fromkeys(found.frontier, tile.rotations))


def test_the_size_of_a_full_sky() -> None:
    """The orders of magnitude of §3.6."""
    sizes = {"19": (110, 140), "23": (135, 170), "25": (150, 182), "27": (160, 192)}
    for layout, (low, high) in sizes.items():
        for seed in range(5):
            found = FIGURES.heavens[layout].sky({"D4": Laid("Z", 0)})
            stack = [*FIGURES.family("planet"), *FIGURES.family("path")]
            stack += FIGURES.family("expert")[: int(layout) - 19]
            dice = Dice(b"full", seed)
            dice.shuffle(stack)
            for tile in stack:
                ways = found.ways_to_lay(tile)
                cell = dice.pick(list(ways))
                found = found.with_tile(cell, tile, dice.pick(ways[cell]))
            assert not found.frontier
            assert low <= len(found.kinds) <= high
