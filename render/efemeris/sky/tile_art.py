"""A tile of the sky as a sprite: hexagon, paths, fields; and where on it text disturbs least."""

from __future__ import annotations

import math
import random

from PIL import Image, ImageDraw

from render.efemeris import layout, night
from render.efemeris.layout import hexagon
from render.efemeris.pieces import signs
from render.efemeris.pieces.shapes import Shape
from render.kit.decoration.ornaments import draw_rose
from render.kit.drawing.cache import kept
from render.kit.drawing.colour import glaze, rgb
from render.kit.drawing.geometry import Point
from render.kit.drawing.lettering import NUMBER, write
from render.kit.drawing.sprites import sprite

_FILL = glaze(rgb("1A3170"), 190)
_STAR = rgb("DCE6FF")
_PATH = ((glaze(night.CORNER, 235), 11.0), (glaze(night.GOLD, 255), 6.5), (glaze(night.GOLD_LIGHT, 255), 2.5))
_ROSE = (night.GOLD, rgb("C8402A"), rgb("5F86D6"), rgb("FFF3CF"))
_ROSE_INK = rgb("05091A")
NODE = 26
SIZES = {"plain": NODE, "anchor": 40, "singularity": 52, "wreck": 46, "rose": 116, "planet": 46}
"""Of the signs of fields, at a unit of 88; factories and providence have 46 and 60."""


def size_of(kind: str) -> int:
    return SIZES.get(kind, 60 if kind.startswith("providence") else 46)


@kept
def field_sign(kind: str, size: int) -> Image.Image:
    """The sign of a field that a tile bears; planets are drawn by those who know their owner."""
    what, _, spice = kind.partition("_")
    match what:
        case "factory":
            return signs.factory(spice, size)
        case "providence":
            return signs.providence(spice, size)
        case "anchor":
            return signs.anchor(size)
        case "singularity":
            return signs.singularity(size)
        case "wreck":
            return signs.wreck(size)
        case "rose":
            return _rose(size)
    return signs.node(size)


def _rose(size: int) -> Image.Image:
    def paint(draw: ImageDraw.ImageDraw, scale: float) -> None:
        middle = size * scale / 2
        draw_rose(draw, middle, middle * 1.06, middle * 0.86, _ROSE_INK, _ROSE)

    return sprite(size, size, paint, 3)


@kept
def tile(shape: Shape, unit: int) -> Image.Image:
    """Without planet and border fields: those are drawn once for two tiles, and change."""
    width, height = int(2 * layout.CORNER * unit) + 6, 2 * unit + 6
    grow = unit / layout.UNIT

    def paint(draw: ImageDraw.ImageDraw, scale: float) -> None:
        x, y = width * scale / 2, height * scale / 2
        edge = hexagon(x, y, unit * scale, 0.985)
        draw.polygon(edge, fill=_FILL)
        draw.line([*edge, edge[1]], fill=glaze(night.GOLD, 210), width=round(2 * scale), joint="curve")
        inner = hexagon(x, y, unit * scale, 0.94)
        draw.line([*inner, inner[1]], fill=glaze(night.GOLD, 60), width=round(scale), joint="curve")
        _stars(draw, x, y, unit * scale, scale, shape.tile)
        full = unit * scale
        lines = [(x + a * full, y + b * full, x + c * full, y + d * full) for a, b, c, d in shape.lines]
        for tone, wide in _PATH:
            for line in lines:
                draw.line(line, fill=tone, width=round(wide * grow * scale))

    image = sprite(width, height, paint, 3)
    for spot in shape.spots:
        if spot.kind != "planet":
            sign = field_sign(spot.kind, round(size_of(spot.kind) * grow))
            left, top = (
                width / 2 + spot.x * unit - sign.width / 2,
                height / 2 + spot.y * unit - sign.height / 2,
            )
            image.alpha_composite(sign, (max(0, round(left)), max(0, round(top))))
    return image.convert("RGBa")  # as it is pasted fastest, and a sky has many


def _stars(draw: ImageDraw.ImageDraw, x: float, y: float, unit: float, scale: float, name: str) -> None:
    chance = random.Random(name)
    for _ in range(26):
        angle, reach = chance.uniform(0, 2 * math.pi), unit * 0.92 * math.sqrt(chance.random())
        size = chance.choice([0.6, 0.8, 1.2]) * scale
        across, down = x + reach * math.cos(angle), y + reach * math.sin(angle)
        tone = glaze(_STAR, chance.randint(60, 170))
        draw.ellipse((across - size, down - size, across + size, down + size), fill=tone)


@kept
def frame(unit: int, *, fresh: bool) -> Image.Image:
    """Around a tile that was just laid or turned; a gold one around what happened in the turns before."""
    width, height = int(2 * layout.CORNER * unit) + 8, 2 * unit + 8
    strokes = ((night.IVORY, 9), (night.LAST_MOVE, 5)) if fresh else ((night.GOLD_LIGHT, 3),)

    def paint(draw: ImageDraw.ImageDraw, scale: float) -> None:
        edge = hexagon(width * scale / 2, height * scale / 2, unit * scale, 0.955)
        for tone, wide in strokes:
            draw.line([*edge, edge[1]], fill=tone, width=round(wide * scale), joint="curve")

    return sprite(width, height, paint, 3)


@kept
def candidate(unit: int, *, empty: bool) -> Image.Image:
    """A cell that may be chosen; on one that is not empty the tile stays in sight."""
    width, height = int(2 * layout.CORNER * unit) + 8, 2 * unit + 8

    def paint(draw: ImageDraw.ImageDraw, scale: float) -> None:
        edge = hexagon(width * scale / 2, height * scale / 2, unit * scale, 0.94)
        if empty:
            draw.polygon(edge, fill=glaze(rgb("3A62C0"), 120))
        draw.line([*edge, edge[1]], fill=rgb("FFE08A"), width=round(5 * scale), joint="curve")

    return sprite(width, height, paint, 3)


# --- room for text ---------------------------------------------------------------------------------------

_ROUND = {"planet": 0.36, "plain": 0.12, "rose": 0.5}
_DIRECTIONS = (4.5, 1.5, 0.5, 2.5, 3.5, 5.5)
"""The corners of a cell in sixths of a turn; the first ones are preferred where all is equal."""


@kept
def corners(shape: Shape) -> tuple[Point, ...]:
    """The corners of a tile, in units from its middle, the emptiest first."""
    taken = _taken(shape)

    def room(place: int) -> float:
        x, y = _corner(_DIRECTIONS[place])
        return min(math.hypot(x - a, y - b) - reach for a, b, reach in taken) - place * 0.012

    return tuple(_corner(_DIRECTIONS[place]) for place in sorted(range(6), key=room, reverse=True))


def _taken(shape: Shape) -> list[tuple[float, float, float]]:
    """Where fields and paths are, and how far they reach."""
    taken = [(spot.x, spot.y, _ROUND.get(spot.kind, 0.24)) for spot in shape.spots]
    taken += [(x, y, 0.15) for x, y in shape.exits]
    for ax, ay, bx, by in shape.lines:
        taken += [(ax + (bx - ax) * part, ay + (by - ay) * part, 0.0) for part in (0.25, 0.5, 0.75)]
    return taken


@kept
def beside_planet(shape: Shape) -> Point:
    """Where beside its planet a small sign disturbs least, in units from the planet."""
    globe = shape.planet
    assert globe is not None, "only planet tiles are asked"
    others = [place for place in _taken(shape) if place[:2] != (globe.x, globe.y)]

    def room(degrees: int) -> float:
        x, y = _around(degrees)
        inside = 1 - math.hypot(globe.x + x, globe.y + y)
        return min(inside, *(math.hypot(globe.x + x - a, globe.y + y - b) - reach for a, b, reach in others))

    return _around(max(_AROUND, key=room))


_AROUND = (40, 140, 320, 220, 0, 180, 20, 70, 110, 160, 200, 250, 290, 340)
"""Degrees clockwise from the east; the first are preferred where all is equal."""


def _around(degrees: int) -> Point:
    angle = math.radians(degrees)
    return 0.42 * math.cos(angle), 0.42 * math.sin(angle)


def _corner(sixths: float) -> Point:
    angle = math.radians(60 * sixths)
    return 0.8 * math.sin(angle), -0.8 * math.cos(angle)


@kept
def price(pepper: int, vanilla: int, size: int) -> Image.Image:
    """What a planet costs: two lines of number and sign."""
    sign, line = round(size * 0.92), size + 1
    image = Image.new("RGBA", (round(size * 0.85) + sign, 2 * line), (0, 0, 0, 0))
    for row, (number, spice) in enumerate(((pepper, "pepper"), (vanilla, "vanilla"))):
        y = line * (row + 0.5)
        write(image, size * 0.38, y - 1, str(number), NUMBER, size, night.IVORY, "mm", night.HALO)
        image.alpha_composite(signs.spice(spice, sign), (round(size * 0.78), round(y - sign / 2)))
    return image
