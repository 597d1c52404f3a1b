"""What is written on the tile of a planet: its name, its price, the cell. Each where it disturbs least.

All of it depends on the tile alone, ships or not, so that it stays where it is from move to move.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from render.efemeris import layout
from render.efemeris.layout import Window
from render.efemeris.pieces.shapes import Shape, Spot
from render.efemeris.sky import tile_art
from render.kit.drawing.cache import kept
from render.kit.drawing.geometry import Point
from render.kit.drawing.lettering import ITALIC_BOLD, width_of

_SIZE, _LEAST, _LARGEST = 27, 24, 36
"""Of names: pixels on the sky of 19 cells, at least, and in the largest close-up."""
_HIGH = 0.8
"""Of a line of text, in its size."""
_TRIED = 40
"""How many places for a name are tried with all places for the rest."""


class Plan(NamedTuple):
    """Middles, in units from the middle of the cell."""

    name: Point
    price: Point
    cell: Point


class _Box(NamedTuple):
    """What should not be covered: a place, how far it reaches across and down, how much it matters."""

    x: float
    y: float
    across: float
    down: float
    weight: float = 1

    def covers(self, other: _Box) -> float:
        across = self.across + other.across - abs(self.x - other.x)
        down = self.down + other.down - abs(self.y - other.y)
        return across * down * self.weight * other.weight if across > 0 and down > 0 else 0.0


_PRICE, _CELL = (0.28, 0.33), (0.22, 0.17)
_ROUND = {"plain": 0.15, "planet": 0.36}
_SIGN = 0.27
"""Of every other field."""
_HARD = 30
"""How much worse it is to cover other letters than to cover a path."""
_OUTSIDE = 3
"""How bad it is to stick out: a neighbour may have letters there."""


def name_size(window: Window) -> int:
    return min(_LARGEST, max(_LEAST, window.eased(_SIZE)))


def plan(shape: Shape, name: str) -> Plan:
    """As in the densest sky, so that it is the same in every window."""
    wide = width_of(name, ITALIC_BOLD, _LEAST) / layout.SMALL_UNIT
    return _plan(shape, round(wide, 2), _LEAST * _HIGH / layout.SMALL_UNIT)


@kept
def _plan(shape: Shape, wide: float, high: float) -> Plan:
    globe = shape.planet
    assert globe is not None, "only planets have names"
    taken = _taken(shape, globe)

    corners = tile_art.corners(shape)
    prices = {corner: _covered(taken, _Box(*corner, *_PRICE)) for corner in corners}
    cells = {corner: _covered(taken, _Box(*corner, *_CELL)) for corner in corners}
    names = {(x, y): _covered(taken, _Box(x, y, wide / 2, high / 2)) for x, y in _GRID}
    pairs = [
        (price, cell, _Box(*price, *_PRICE, _HARD).covers(_Box(*cell, *_CELL)))
        for price in corners
        for cell in corners
        if price != cell
    ]
    least, best = math.inf, None
    for place in sorted(names, key=lambda place: names[place])[:_TRIED]:
        name = _Box(*place, wide / 2, high / 2, _HARD)
        on_price = {corner: name.covers(_Box(*corner, *_PRICE, _HARD)) for corner in corners}
        on_cell = {corner: name.covers(_Box(*corner, *_CELL)) for corner in corners}
        near = 0.05 * math.dist(place, (globe.x, globe.y))
        for price, cell, crossed in pairs:
            crossed += on_price[price] + on_cell[cell]
            bad = names[place] + prices[price] + cells[cell] + crossed + near
            if bad < least:
                least, best = bad, Plan(place, price, cell)
    assert best is not None, "a tile has corners"
    return best


def _covered(taken: Sequence[_Box], box: _Box) -> float:
    """How bad it is to write there, whatever else is written. In one loop, as it is asked most."""
    x, y, across, down, _ = box
    bad = 0.0
    for there_x, there_y, wide, high, weight in taken:
        shared_y = high + down - abs(there_y - y)
        if shared_y > 0:
            shared_x = wide + across - abs(there_x - x)
            if shared_x > 0:
                bad += shared_x * shared_y * weight
    return bad + _overhang(box)


_GRID = [(x / 20, y / 20) for y in range(-18, 19, 2) for x in range(-18, 19, 2)]


def _taken(shape: Shape, globe: Spot) -> list[_Box]:
    found = []
    for spot in shape.spots:
        reach = _ROUND.get(spot.kind, _SIGN)
        found.append(_Box(spot.x, spot.y, reach, reach, 4 if spot.kind == "plain" else 16))
        found.append(_Box(spot.x, spot.y - 0.25, 0.33, 0.38))  # a ship may stand there
    # A neighbour may lead to the border where this tile does not.
    found += [_Box(math.sin(a), -math.cos(a), 0.16, 0.16, 4) for a in map(math.radians, range(0, 360, 60))]
    aside, below = tile_art.beside_planet(shape)
    found.append(_Box(globe.x + aside, globe.y + below, 0.18, 0.18, 6))
    for ax, ay, bx, by in shape.lines:
        steps = [number / 8 for number in range(1, 8)]
        found += [_Box(ax + (bx - ax) * step, ay + (by - ay) * step, 0.03, 0.03, 2) for step in steps]
    return found


def _overhang(box: _Box) -> float:
    """How far its corners stick out of the tile."""
    out = 0.0
    for x in (box.x - box.across, box.x + box.across):
        for y in (box.y - box.down, box.y + box.down):
            beyond = abs(x) + abs(y) * math.tan(math.radians(30)) - layout.CORNER
            out += max(0.0, beyond) + max(0.0, abs(y) - 0.95) * 2
    return out * _OUTSIDE
