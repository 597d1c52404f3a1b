"""The coast of a tile, such that neighbours agree: outlines in fields, with (0, 0) at the tile's north west.

On a land side the coast meets the edge at a distance from the corner that both neighbours take from the same
hash. A corner is land only if no known edge at it is water. In between the coast is a jittered smooth curve,
seeded by the field, so it is the same in every picture.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from itertools import pairwise
from typing import NamedTuple, TypeAlias

from render.entdecker.layout import COLUMNS, ROWS
from render.kit.drawing.cache import kept
from render.kit.drawing.geometry import Point, Points, moved

Spot: TypeAlias = tuple[int, int]
"""Column and row of a field."""
Known: TypeAlias = Mapping[Spot, str]
"""The sides ("LWWW") of every field with a tile."""
Corners: TypeAlias = tuple[bool, bool, bool, bool]
"""Whether the corners NE, SE, SW, NW are land."""

STEPS: tuple[Spot, ...] = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""To the neighbours in the north, east, south, west."""
ENDS: tuple[tuple[Spot, Spot], ...] = (((0, 0), (1, 0)), ((1, 0), (1, 1)), ((1, 1), (0, 1)), ((0, 1), (0, 0)))
"""The two corners of each side, clockwise."""
_LAND = "L"
_DEPTH, _STRAIT_DEPTH = 0.46, 0.31
_JITTER = 0.04
_HEADLAND = ((0.84, 0.74), (0.68, 0.66), (0.54, 0.55), (0.44, 0.42), (0.32, 0.30), (0.24, 0.16))
_BAY = ((0.20, 0.83), (0.37, 0.68), (0.54, 0.58), (0.55, 0.43), (0.37, 0.32), (0.20, 0.17))
_SHORE = ((0.82, 0.50), (0.70, 0.85), (0.52, 1.02), (0.34, 0.86), (0.19, 0.52))
"""Control points for a first land side in the north; those of a single shore in shares of its depth."""


def chance(*key: object) -> float:
    """Always the same number from 0 to 1 for the same key."""
    return random.Random(repr(key)).random()


def in_sea(spot: Spot) -> bool:
    return 0 <= spot[0] < COLUMNS and 0 <= spot[1] < ROWS


def neighbour(spot: Spot, way: int) -> Spot:
    return spot[0] + STEPS[way][0], spot[1] + STEPS[way][1]


def is_open(known: Known, spot: Spot, way: int) -> bool:
    """Whether this side of a tile faces an unexplored field."""
    beyond = neighbour(spot, way)
    return in_sea(beyond) and beyond not in known


def leads_on(known: Known, spot: Spot) -> bool:
    """Whether a sea route of this tile leads into the unknown."""
    return any(side != _LAND and is_open(known, spot, way) for way, side in enumerate(known[spot]))


def pieces(sides: str) -> list[tuple[str, list[int]]]:
    """The pieces of land with their sides, clockwise: the name is "land", or on a strait the side."""
    if sides == _LAND * 4:
        return [("land", [0, 1, 2, 3])]
    starts = [way for way in range(4) if sides[way] == _LAND and sides[way - 1] != _LAND]
    found = []
    for start in starts:
        run = [start]
        while sides[(run[-1] + 1) % 4] == _LAND:
            run.append((run[-1] + 1) % 4)
        found.append(("land" if len(starts) == 1 else "NESW"[start], run))
    return found


class Laid(NamedTuple):
    """A tile where it lies, with all that its coast depends on."""

    spot: Spot
    sides: str
    corners: Corners
    open: tuple[bool, ...]
    """Which sides face an unexplored field."""
    leads_on: bool


def laid(known: Known, spot: Spot) -> Laid:
    first, second, third, fourth = (
        _corner_is_land(known, spot[0] + end[0], spot[1] + end[1]) for _, end in ENDS
    )
    beyond = tuple(is_open(known, spot, way) for way in range(4))
    return Laid(spot, known[spot], (first, second, third, fourth), beyond, leads_on(known, spot))


def outlines(tile: Laid) -> tuple[tuple[str, Points], ...]:
    """Every piece of land of a tile with its outline."""
    return _outlines(tile.spot, tile.sides, tile.corners)


def stub(tile: Laid, way: int) -> Points:
    """Land beyond an open side. It is painted under the unknown, so that no false coast appears there."""
    ends = []
    for end, corner in enumerate(ENDS[way]):
        land = tile.corners[way - 1 + end]
        ends.append(_along(way, end, 0.0 if land else _offset(tile.spot, way, corner)))
    (ax, ay), (bx, by) = ends
    dx, dy = STEPS[way]
    return [(ax, ay), (bx, by), (bx + dx / 2, by + dy / 2), (ax + dx / 2, ay + dy / 2)]


def _corner_is_land(known: Known, x: int, y: int) -> bool:
    """Around a corner lie four fields, each with two edges at it."""
    around = (((x - 1, y - 1), (1, 2)), ((x, y - 1), (2, 3)), ((x - 1, y), (0, 1)), ((x, y), (0, 3)))
    edges = ""
    for spot, ways in around:
        if not in_sea(spot):
            return False
        if spot in known:
            edges += "".join(known[spot][way] for way in ways)
    return bool(edges) and edges == _LAND * len(edges)


def _offset(spot: Spot, way: int, corner: Spot) -> float:
    """How far from a corner the coast meets an edge: the same for the tiles on both sides of it."""
    edge = tuple(sorted((spot, neighbour(spot, way))))
    return _edge_offset(edge, (spot[0] + corner[0], spot[1] + corner[1]))


@kept
def _edge_offset(edge: tuple[Spot, ...], corner: Spot) -> float:
    return 0.13 + 0.09 * chance(edge, corner)


def _along(way: int, end: int, share: float) -> Point:
    """A point on a side, so far from its first or second corner."""
    here, there = ENDS[way] if end == 0 else ENDS[way][::-1]
    return here[0] + (there[0] - here[0]) * share, here[1] + (there[1] - here[1]) * share


def _landfall(spot: Spot, way: int, end: int) -> Point:
    return _along(way, end, _offset(spot, way, ENDS[way][end]))


@kept
def _outlines(spot: Spot, sides: str, corners: Corners) -> tuple[tuple[str, Points], ...]:
    luck = random.Random(spot[0] * 97 + spot[1] * 13 + 7)
    found = []
    for name, run in pieces(sides):
        if len(run) == 4:
            inland: Points = []
            for way in range(4):
                inland += _corner(spot, way, (way + 1) % 4, corners[way])
            found.append((name, inland))
            continue
        edge = [_landfall(spot, run[0], 0)]
        for way, following in pairwise(run):
            edge += _corner(spot, way, following, corners[way])
        end = _landfall(spot, run[-1], 1)
        coast = smooth([end, *_controls(run, sides.count(_LAND), luck), edge[0]], 3)
        found.append((name, [*edge, end, *_ragged(coast, luck)]))
    return tuple(found)


def _corner(spot: Spot, way: int, following: int, land: bool) -> Points:
    """A corner between two land sides; where a strange coast touches it, a rounded notch."""
    x, y = ENDS[way][1]
    if land:
        return [(x, y)]
    inner = (x + (0.5 - x) * 0.42, y + (0.5 - y) * 0.42)
    return smooth([_landfall(spot, way, 1), inner, _landfall(spot, following, 0)], 6)


def _controls(run: list[int], land_sides: int, luck: random.Random) -> Points:
    """The coast from the end of the last land side back to the start of the first."""
    depth = _DEPTH if land_sides == 1 else _STRAIT_DEPTH
    shapes = {1: tuple((x, y * depth) for x, y in _SHORE), 2: _HEADLAND, 3: _BAY}
    jittered = [
        (x + luck.uniform(-_JITTER, _JITTER) - 0.5, y + luck.uniform(-_JITTER, _JITTER) - 0.5)
        for x, y in shapes[len(run)]
    ]
    return moved(jittered, 1, 0.5, 0.5, 90 * run[0])


def smooth(points: Points, count: int) -> Points:
    """A curve through all points (Catmull-Rom), `count` pieces between two of them."""
    padded = [points[0], *points, points[-1]]
    curve = []
    for index in range(1, len(padded) - 2):
        quad = padded[index - 1 : index + 3]
        for step in range(count):
            share = step / count
            curve.append((_spline([p[0] for p in quad], share), _spline([p[1] for p in quad], share)))
    return [*curve, points[-1]]


def _spline(values: list[float], share: float) -> float:
    a, b, c, d = values
    bent = (2 * a - 5 * b + 4 * c - d) * share**2 + (-a + 3 * b - 3 * c + d) * share**3
    return 0.5 * (2 * b + (c - a) * share + bent)


def _ragged(points: Points, luck: random.Random) -> Points:
    """Every piece is split once, its middle pushed aside."""
    found = []
    for (ax, ay), (bx, by) in pairwise(points):
        push = luck.gauss(0, 0.22)
        found += [(ax, ay), ((ax + bx) / 2 - (by - ay) * push, (ay + by) / 2 + (bx - ax) * push)]
    return found
