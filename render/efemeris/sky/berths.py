"""Where ships are drawn: beside their fields, whose kind stays in sight, and off what is written.

A ring in the owner's colour marks the field that a ship stands on, and a line leads from there to the ship.
So a ship beside a planet is never taken for one that stands on it.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from PIL import Image, ImageDraw

from render.efemeris import night
from render.efemeris.layout import Window
from render.efemeris.sky import tile_art
from render.kit.drawing import colour
from render.kit.drawing.cache import kept
from render.kit.drawing.geometry import Point
from render.kit.drawing.sprites import sprite
from render.kit.free_space import Box, FreeSpace, overlap
from render.kit.players import Livery

WRITTEN, SIGNS, FIELDS, SHIPS = 12.0, 4.0, 1.0, 5.0
"""How bad it is to cover letters, the sign of a field, a plain field, another ship."""
_AROUND = (0, 30, -30, 60, -60, 90, -90, 120, -120, 150, -150, 180)
"""Degrees clockwise from the north: where a ship lies best, first."""
_FAR = (0.46, 0.62)
"""How far from the middle of its field, as shares of its size."""
_TURNING = 0.02
"""How much worse each next place is, as a share of the ship's size."""
_BODY = 0.78
"""How much of its square a ship fills."""


class Taken(NamedTuple):
    """Something that a ship should not cover."""

    box: Box
    weight: float


class Moored(NamedTuple):
    """A ship that needs a place: the middle of its field, how large its sign and the ship are."""

    name: str
    at: Point
    sign: float
    size: float


def berths(moored: Sequence[Moored], taken: list[Taken]) -> dict[str, Point]:
    """The middle of every ship, each where it covers least; those before are in the way of those after."""
    found, there = {}, list(taken)
    for ship in moored:
        body = ship.size * _BODY
        least, best = math.inf, ship.at
        reach = 2 * (ship.sign * 0.42 + ship.size * _FAR[-1]) + body
        around = FreeSpace.box(*ship.at, reach, reach)
        near = [one for one in there if overlap(around, one.box)]
        for number, place in enumerate(_places(ship)):
            worse = number * _TURNING * body * body
            covered = worse + _covered(FreeSpace.box(*place, body, body), near, least - worse)
            if covered < least:
                least, best = covered, place
        found[ship.name] = best
        there.append(Taken(FreeSpace.box(*best, body, body), SHIPS))
    return found


def _covered(box: Box, near: Sequence[Taken], enough: float) -> float:
    """How bad it is to lie there; no more is counted once it is `enough`. Asked so often that it calls
    nothing."""
    left, top, right, bottom = box
    covered = 0.0
    for (near_x, near_y, far_x, far_y), weight in near:
        across = (right if right < far_x else far_x) - (left if left > near_x else near_x)
        if across > 0:
            down = (bottom if bottom < far_y else far_y) - (top if top > near_y else near_y)
            if down > 0:
                covered += weight * across * down
                if covered >= enough:
                    break
    return covered


def _places(ship: Moored) -> Iterator[Point]:
    """Around the sign of its field, near and a little farther away."""
    x, y = ship.at
    for far in _FAR:
        out = ship.sign * 0.42 + ship.size * far
        for degrees in _AROUND:
            angle = math.radians(degrees)
            yield x + out * math.sin(angle), y - out * math.cos(angle)


# --- the mooring -----------------------------------------------------------------------------------------

_EDGE, _ROPE = 9, 5


def moor(image: Image.Image, field: Point, ship: Point, livery: Livery, size: int) -> None:
    """The ring around a field of this size and the line to its ship."""
    draw = ImageDraw.Draw(image)
    across, down = ship[0] - field[0], ship[1] - field[1]
    length = math.hypot(across, down) or 1.0
    start = field[0] + across / length * size / 2, field[1] + down / length * size / 2
    if length > size / 2:
        draw.line((*start, *ship), fill=night.IVORY, width=_EDGE)
        draw.line((*start, *ship), fill=livery.colour, width=_ROPE)
    ring = _ring(livery.colour, size)
    image.paste(ring, (round(field[0] - ring.width / 2), round(field[1] - ring.height / 2)), ring)


@kept
def _ring(tone: tuple[int, ...], size: int) -> Image.Image:
    full = size + 10

    def paint(draw: ImageDraw.ImageDraw, scale: float) -> None:
        for margin, fill, width in ((0.0, colour.INK, 9.0), (1.0, night.IVORY, 7.5), (2.4, tone, 4.6)):
            near, far = margin * scale, (full - margin) * scale - 1
            draw.ellipse((near, near, far, far), outline=fill, width=round(width * scale))

    return sprite(full, full, paint)


def ring_size(kind: str, window: Window) -> int:
    """The inner width of the ring around a field of this kind."""
    if kind == "planet":
        return window.sized(tile_art.size_of(kind) + 20)  # beyond the ring of its owner
    if kind == "rose":
        return window.sized(40)
    return window.sized(tile_art.size_of(kind) + (2 if kind != "plain" else 4))
