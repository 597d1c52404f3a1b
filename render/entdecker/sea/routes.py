"""Where the ship can stand on a tile and where its routes lead; where things stand on the land."""

from __future__ import annotations

import math

from PIL import Image, ImageDraw

from render.entdecker.sea.coast import STEPS, pieces
from render.kit.drawing import colour
from render.kit.drawing.cache import kept
from render.kit.drawing.colour import glaze
from render.kit.drawing.geometry import Point, moved
from render.kit.drawing.sprites import sprite

_CIRCLES = {0: (0.5, 0.5), 1: (0.5, 0.70), 2: (0.29, 0.71), 3: (0.20, 0.5)}
"""The circle of a tile by the number of its land sides, of which the first is in the north."""
_GROUND = {1: (0.5, 0.24), 2: (0.68, 0.32), 3: (0.74, 0.5), 4: (0.5, 0.5)}
"""The middle of a piece of land, likewise."""
_SHORE = (0.5, 0.22)
"""Of one side of a strait."""
_DASH = 11


def circle_at(sides: str) -> Point:
    """The place of the circle on a tile, in shares of it."""
    found = pieces(sides)
    if len(found) != 1:
        return 0.5, 0.5
    ((_, run),) = found
    return _turned(_CIRCLES[len(run)], run[0])


def ground_at(sides: str, part: str) -> Point:
    """The middle of a piece of land."""
    found = pieces(sides)
    run = next(run for name, run in found if name == part)
    return _turned(_GROUND[len(run)] if len(found) == 1 else _SHORE, run[0])


def _turned(point: Point, quarters: int) -> Point:
    x, y = point
    (turned,) = moved([(x - 0.5, y - 0.5)], 1, 0.5, 0.5, 90 * quarters)
    return turned


@kept
def routes(sides: str, leads_on: bool, size: int) -> Image.Image:
    """The circle of a tile and the dashed lines to its water sides; bright where one leads on."""
    x, y = circle_at(sides)

    def paint(draw: ImageDraw.ImageDraw, scale: float) -> None:
        tile = size * scale
        unit = tile / 90
        tone = glaze(colour.IVORY, 235 if leads_on else 120)
        for way, (dx, dy) in enumerate(STEPS):
            if sides[way] == "W":
                end = (0.5 + dx / 2, 0.5 + dy / 2)
                _dashes(draw, (x, y), end, tile, tone, (2.6 if leads_on else 2) * unit)
        radius = (8 if leads_on else 6) * unit
        draw.ellipse(
            (x * tile - radius, y * tile - radius, x * tile + radius, y * tile + radius),
            fill=colour.IVORY if leads_on else glaze(colour.SEA, 120),
            outline=colour.SEA_INK if leads_on else glaze(colour.IVORY, 140),
            width=round(2.2 * unit),
        )

    return sprite(size, size, paint, 3)


def _dashes(
    draw: ImageDraw.ImageDraw, start: Point, end: Point, tile: float, tone: colour.Glaze, width: float
) -> None:
    (ax, ay), (bx, by) = start, end
    count = max(1, round(math.hypot(bx - ax, by - ay) * 90 / _DASH))
    for dash in range(count):
        near, far = (
            ((ax + (bx - ax) * share) * tile, (ay + (by - ay) * share) * tile)
            for share in ((dash + 0.35) / count, (dash + 0.85) / count)
        )
        draw.line((near, far), fill=tone, width=round(width))
