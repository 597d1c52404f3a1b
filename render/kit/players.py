"""Who is who by colour and symbol; neither appears without the other.

Seat order fixes both, unless the game has colours of its own: then its module in `render/` says so.
"""

from __future__ import annotations

import math
import random
from typing import NamedTuple

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render.kit.drawing import colour
from render.kit.drawing.cache import kept
from render.kit.drawing.colour import Colour, Glaze, colourize, mix, rgb
from render.kit.drawing.geometry import Points, circle, moved, star
from render.kit.drawing.lettering import NUMBER, font
from render.kit.drawing.sprites import CLEAR, Stroke, shape, sprite, trace
from render.kit.icons import automaton


class Livery(NamedTuple):
    """How a seat looks."""

    colour: Colour
    symbol: str
    """One of `SYMBOLS`, or a number; empty for a piece that is nobody's."""
    on: Colour
    """The colour of the symbol, and of text on the seat's colour."""
    hollow: bool = False
    """The symbol is drawn as an outline: the second of two partners."""


LIVERIES = (
    Livery(rgb("D55E00"), "cross", colour.IVORY),
    Livery(rgb("0072B2"), "star", colour.IVORY),
    Livery(rgb("009E73"), "crescent", colour.IVORY),
    Livery(rgb("F0D92E"), "lozenge", colour.INK),
    Livery(rgb("CC79A7"), "ring", colour.INK),
    Livery(rgb("33302E"), "chevron", colour.IVORY),
)

BRONZE = rgb("6A5A34")


def unclaimed(seat: int) -> Livery:
    """A seat whose colours are not chosen yet: its number on bronze."""
    return Livery(BRONZE, str(seat + 1), colour.IVORY)


NOBODY = Livery(colour.VELLUM_LOW, "", colour.INK)
"""Of a piece as such, whoever has it."""


_ARM = 0.34
SYMBOLS: dict[str, tuple[Points, ...]] = {
    "cross": (
        [
            (-_ARM, -1), (_ARM, -1), (_ARM, -_ARM), (1, -_ARM), (1, _ARM), (_ARM, _ARM),
            (_ARM, 1), (-_ARM, 1), (-_ARM, _ARM), (-1, _ARM), (-1, -_ARM), (-_ARM, -_ARM),
        ],
    ),
    "star": (star(0, 0.06, 1.08, 0.46, 5),),
    "crescent": ([*circle(0, 0, 1, 40, 40, 320), *circle(0.38, 0, 0.78, 40, 305, 55)],),
    "lozenge": ([(0, -1.1), (0.78, 0), (0, 1.1), (-0.78, 0)],),
    "ring": (circle(0, 0, 0.98), circle(0, 0, 0.46)),
    "chevron": ([(0, -0.85), (1, 0.25), (1, 0.95), (0, -0.1), (-1, 0.95), (-1, 0.25)],),
}  # fmt: skip
"""Outlines of radius 1; a second outline is a hole."""


def draw_symbol(
    draw: ImageDraw.ImageDraw,
    symbol: str,
    x: float,
    y: float,
    radius: float,
    fill: Colour | Glaze,
    behind: Colour | Glaze,
    *,
    hollow: bool = False,
) -> None:
    if not symbol:
        return
    if symbol.isdigit():
        draw.text((x, y), symbol, fill=fill, font=font(NUMBER, round(radius * 2.1)), anchor="mm")
        return
    outer, *holes = SYMBOLS[symbol]
    if hollow:
        shape(draw, moved(outer, radius * 0.86, x, y), behind, fill, radius * 0.3)
        return
    draw.polygon(moved(outer, radius, x, y), fill=fill)
    for hole in holes:
        draw.polygon(moved(hole, radius, x, y), fill=behind)


def seal(seat: int, size: int) -> Image.Image:
    """The wax seal of a seat, with its shadow inside `size`."""
    return livery_seal(LIVERIES[seat], size)


@kept
def livery_seal(livery: Livery, size: int, rim: Colour | None = None) -> Image.Image:
    """The seal of one who is not known by the seat alone; a light rim lifts it off a dark ground."""
    full = size * 4
    centre, radius = full / 2, full * 0.41
    blob = _blob(livery.symbol, centre, radius)
    mask = Image.new("L", (full, full), 0)
    ImageDraw.Draw(mask).polygon(blob, fill=255)
    image = _shadow(mask)
    wax = _wax(livery.colour, full)
    draw = ImageDraw.Draw(wax)
    _press(draw, livery, full, radius)
    draw.line(
        [*blob, *blob[:2]],
        fill=mix(livery.colour, colour.BLACK, 0.62),
        width=max(2, int(full * 0.022)),
        joint="curve",
    )
    wax.putalpha(mask)
    image.alpha_composite(wax)
    if rim:
        edge = [*blob, *blob[:2]]
        ImageDraw.Draw(image).line(edge, fill=rim, width=max(4, int(full * 0.03)), joint="curve")
    return image.resize((size, size), Image.Resampling.LANCZOS)


def _blob(symbol: str, centre: float, radius: float) -> Points:
    """Wax never runs into a perfect circle; that of each symbol runs in its own way."""
    number = 50 + int(symbol) if symbol.isdigit() else 40 + list(SYMBOLS).index(symbol)
    chance = random.Random(number)
    phases = [chance.uniform(0, 2 * math.pi) for _ in range(3)]
    points = []
    for step in range(120):
        angle = 2 * math.pi * step / 120
        waves = zip((0.035, 0.03, 0.022), (3, 5, 9), phases, strict=True)
        reach = radius * (1 + sum(size * math.sin(count * angle + phase) for size, count, phase in waves))
        points.append((centre + reach * math.cos(angle), centre + reach * math.sin(angle)))
    return points


def _shadow(mask: Image.Image) -> Image.Image:
    full = mask.width
    soft = ImageChops.offset(mask, int(full * 0.02), int(full * 0.035)).filter(
        ImageFilter.GaussianBlur(full * 0.03)
    )
    image = Image.new("RGBA", mask.size, (*colour.INK, 255))
    image.putalpha(soft.point([int(value * 0.55) for value in range(256)]))
    return image


def _wax(base: Colour, full: int) -> Image.Image:
    """Light from the upper left."""
    gradient = Image.radial_gradient("L").resize((int(full * 1.5), int(full * 1.5)))
    left, top = int(full * 0.42), int(full * 0.46)
    light = gradient.crop((left, top, left + full, top + full))
    stops = [(0, mix(base, colour.WHITE, 0.30)), (110, base), (255, mix(base, colour.BLACK, 0.45))]
    return colourize(light, stops).convert("RGBA")


def _press(draw: ImageDraw.ImageDraw, livery: Livery, full: int, radius: float) -> None:
    """The recessed disc, dark above and light below, with the symbol in it."""
    base, centre, inner = livery.colour, full / 2, radius * 0.78
    floor = mix(base, colour.BLACK, 0.06)
    lips = (
        (-0.008, -0.012, mix(base, colour.BLACK, 0.38)),
        (0.012, 0.016, mix(base, colour.WHITE, 0.42)),
        (0.0, 0.0, floor),
    )
    for dx, dy, tone in lips:
        x, y = centre + full * dx, centre + full * dy
        draw.ellipse((x - inner, y - inner, x + inner, y + inner), fill=tone)
    dark = mix(base, colour.BLACK, 0.45)
    symbol, hollow = livery.symbol, livery.hollow
    x, y = centre + full * 0.008, centre + full * 0.014
    draw_symbol(draw, symbol, x, y, radius * 0.5, dark, floor, hollow=hollow)
    draw_symbol(draw, symbol, centre, centre, radius * 0.5, livery.on, floor, hollow=hollow)


def manned(seal: Image.Image, *, computer: bool) -> Image.Image:
    """The seal of a player, of whichever kind; with a cogwheel where the computer plays."""
    if not computer:
        return seal
    cog = automaton(round(seal.width * 0.5))
    image = seal.copy()
    image.alpha_composite(cog, (image.width - cog.width, image.height - cog.height))
    return image


@kept
def empty_seal(size: int) -> Image.Image:
    """A free place: a dashed ring where a seal could be."""
    full = size * 4
    image = Image.new("RGBA", (full, full), CLEAR)
    draw = ImageDraw.Draw(image)
    for dash in range(16):
        arc = circle(full / 2, full / 2, full * 0.40, 6, 22.5 * dash, 22.5 * dash + 13)
        draw.line(arc, fill=(*colour.INK_THIRD, 255), width=round(full * 0.03))
    return image.resize((size, size), Image.Resampling.LANCZOS)


# --- ships ------------------------------------------------------------------------------------------------

SAIL = "M16 6 C38 13 62 13 84 6 C92 26 92 44 85 63 C62 56 38 56 15 63 C8 44 8 26 16 6 Z"
HULL = "M2 62 L16 66 L20 72 L80 72 L84 66 L98 60 C96 80 86 95 68 96 L32 96 C14 95 4 80 2 62 Z"
"""Of the ship of a seat, on a grid of 100."""
_STRAKE = "M10 77 C30 83 70 83 90 77"
_FOLD = "M22 14 C16 30 16 44 21 54"


@kept
def player_ship(seat: int, size: int) -> Image.Image:
    """A ship with one big sail that carries the symbol."""
    livery = LIVERIES[seat]

    def paint(draw: ImageDraw.ImageDraw, scale: float) -> None:
        unit = size * scale / 112
        edge = 6 * unit
        halo = [Stroke(part, colour.IVORY, colour.IVORY, 11) for part in (SAIL, HULL)]
        trace(draw, halo, unit, edge, edge)
        mast = edge + 50 * unit
        draw.line((mast, edge - 2 * unit, mast, edge + 74 * unit), fill=colour.INK, width=round(6 * unit))
        body = [
            Stroke(HULL, colour.WOOD, colour.INK, 5),
            Stroke(_STRAKE, None, colour.GOLD_LIGHT, 4),
            Stroke(SAIL, livery.colour, colour.INK, 5.5),
            Stroke(_FOLD, None, mix(livery.colour, colour.WHITE, 0.35), 4),
        ]
        trace(draw, body, unit, edge, edge)
        draw_symbol(draw, livery.symbol, mast, edge + 35 * unit, 19 * unit, livery.on, livery.colour)

    return sprite(size, size, paint)
