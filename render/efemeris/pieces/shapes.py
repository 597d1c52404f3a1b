"""Tiles as they are drawn: fields and paths around the middle of a cell.

Tiles in the sky are described by the view. Of a tile that is still to be laid the view knows only the name;
its shape comes from the figures.
"""

from __future__ import annotations

import math
from typing import NamedTuple

from engines.games.efemeris.figures import Figures
from engines.games.efemeris.views.view import Public
from render.kit.box import box as box_of
from render.kit.drawing.cache import kept
from render.kit.drawing.geometry import Point

Line = tuple[float, float, float, float]


class Spot(NamedTuple):
    """A field inside a tile, in units from the middle of the cell."""

    name: str
    kind: str
    x: float
    y: float


class Shape(NamedTuple):
    """A tile, turned as it lies."""

    tile: str
    spots: tuple[Spot, ...]
    lines: tuple[Line, ...]
    exits: tuple[Point, ...]
    """The border fields its paths lead to."""

    @property
    def planet(self) -> Spot | None:
        return next((spot for spot in self.spots if spot.kind == "planet"), None)


def _near(value: float) -> float:
    return round(value, 3)


def shapes_in(public: Public) -> dict[str, Shape]:
    """The tiles in the sky, by cell."""
    places = {field.name: (field.x, field.y) for field in public.fields}
    spots: dict[str, list[Spot]] = {cell.name: [] for cell in public.cells if cell.tile}
    lines: dict[str, list[Line]] = {cell: [] for cell in spots}
    exits: dict[str, dict[Point, None]] = {cell: {} for cell in spots}
    middles = {cell.name: (cell.x, cell.y) for cell in public.cells}
    for field in public.fields:
        cell, dot, name = field.name.partition(".")
        if dot:
            x, y = middles[cell]
            spots[cell].append(Spot(name, field.kind, _near(field.x - x), _near(field.y - y)))
    for path in public.paths:
        x, y = middles[path.cell]
        ends = [(_near(places[end][0] - x), _near(places[end][1] - y)) for end in (path.start, path.end)]
        lines[path.cell].append((*ends[0], *ends[1]))
        exits[path.cell] |= {
            place: None for end, place in zip((path.start, path.end), ends, strict=True) if "|" in end
        }
    return {
        cell.name: Shape(cell.tile, tuple(spots[cell.name]), tuple(lines[cell.name]), tuple(exits[cell.name]))
        for cell in public.cells
        if cell.tile
    }


def box() -> Figures:
    """What is in the box: the tiles that are not in the sky yet, and the numbers that cards speak of."""
    figures: Figures = box_of("efemeris", Figures)
    return figures


@kept
def shape_of(name: str, rotation: int) -> Shape:
    """A tile that is not in the sky yet."""
    tile = box().tile_graphs[name]
    places = {f"b{side}": _polar(side + rotation, 1) for side in range(6)}
    places |= {field: _polar(spot.angle + rotation, spot.distance) for field, spot in tile.fields.items()}
    return Shape(
        name,
        tuple(Spot(field, spot.kind, *places[field]) for field, spot in tile.fields.items()),
        tuple((*places[one], *places[other]) for one, other in tile.edges),
        tuple(places[f"b{side}"] for side in tile.exits),
    )


def _polar(sixths: float, away: float) -> Point:
    """Clockwise from the north (§3.4)."""
    angle = math.radians(60 * sixths)
    return _near(away * math.sin(angle)), _near(-away * math.cos(angle))
