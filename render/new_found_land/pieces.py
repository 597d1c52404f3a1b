"""What lies on the chart: markers and towers, island tiles, contracts, frame markers, pills."""

from __future__ import annotations

import math

from PIL import Image, ImageDraw

from engines.games.new_found_land.figures import Goods, Tile
from render.kit.drawing import colour
from render.kit.drawing.cache import kept
from render.kit.drawing.colour import Colour, glaze, mix, rgb
from render.kit.drawing.geometry import Points, circle, moved, star
from render.kit.drawing.lettering import LABEL, NUMBER, width_of, write
from render.kit.drawing.sprites import CLEAR, shape, sprite
from render.kit.icons import crown
from render.kit.plates import disc, pill
from render.kit.players import LIVERIES, draw_symbol
from render.new_found_land import layout, signs

Kinds = tuple[str, ...]
"""Goods one by one: ("wood", "wood", "iron")."""
Bonus = tuple[Kinds, int]
"""Goods and points."""
THIRD_POWER = len(LIVERIES) - 1
"""The look of the third power: colour and symbol of a seat that this game does not have."""
_INK = colour.INK


def one_by_one(goods: Goods) -> Kinds:
    return tuple(kind for kind, count in zip(signs.GOODS, goods, strict=True) for _ in range(count))


def bonuses_of(tile: Tile) -> Bonuses:
    a, b = ((one_by_one(gain.goods), gain.points) for gain in (tile.a, tile.b))
    return a, b


# --- markers -----------------------------------------------------------------------------------------------


def _cube(unit: float, near: float, size: float) -> Points:
    far = near + size
    corners = [
        (near + 6, near + 2), (far - 6, near + 2), (far - 2, near + 6), (far - 2, far - 6),
        (far - 6, far - 2), (near + 6, far - 2), (near + 2, far - 6), (near + 2, near + 6),
    ]  # fmt: skip
    return moved(corners, unit)


@kept
def marker(seat: int, size: int, *, stacked: bool = False) -> Image.Image:
    """A cube with the symbol of its owner; behind it another one where they are stacked."""
    livery = LIVERIES[seat]
    near, wide = 9.0, 74.0 if stacked else 82.0

    def paint(draw: ImageDraw.ImageDraw, scale: float) -> None:
        unit = size * scale / 100
        behind = [_cube(unit, near + 12, wide)] if stacked else []
        front = _cube(unit, near, wide)
        for outline in (*behind, front):
            shape(draw, outline, colour.IVORY, colour.IVORY, 20 * unit)
        for outline in behind:
            shape(draw, outline, mix(livery.colour, colour.BLACK, 0.35), _INK, 8 * unit)
        shape(draw, front, livery.colour, _INK, 8 * unit)
        sheen = moved([(near + 10, near + 11), (near + wide - 10, near + 11)], unit)
        draw.line(sheen, fill=mix(livery.colour, colour.WHITE, 0.45), width=round(6 * unit))
        middle = (near + wide / 2) * unit
        draw_symbol(
            draw, livery.symbol, middle, middle + 2 * unit, wide * 0.29 * unit, livery.on, livery.colour
        )

    return sprite(size, size, paint)


@kept
def tower(seat: int, size: int, height: int) -> Image.Image:
    """Markers on one field: their number on a disc where there are several. 8 wider than `size`."""
    image = Image.new("RGBA", (size + 8, size + 8), CLEAR)
    image.alpha_composite(marker(seat, size, stacked=height > 1))
    if height > 1:
        image.alpha_composite(disc(29, colour.IVORY, _INK, 2.4), (size - 21, size - 21))
        write(image, size - 6.5, size - 7, str(height), NUMBER, 25, _INK, "mm")
    return image


def dashed(draw: ImageDraw.ImageDraw, box: layout.Box, dash: float, width: float) -> None:
    """A rectangle of dashes."""
    left, top, right, bottom = box
    for along, start, end, lines in ((True, left, right, (top, bottom)), (False, top, bottom, (left, right))):
        count = max(2, round((end - start) / dash))
        for step in range(count):
            a, b = (start + (end - start) * (step + share) / count for share in (0.18, 0.72))
            for line in lines:
                ends = (a, line, b, line) if along else (line, a, line, b)
                draw.line(ends, fill=colour.INK_SECOND, width=round(width))


@kept
def free_field(size: int) -> Image.Image:
    """A place for a marker."""

    def paint(draw: ImageDraw.ImageDraw, scale: float) -> None:
        inner = (3 * scale, 3 * scale, (size - 3) * scale, (size - 3) * scale)
        draw.rounded_rectangle(inner, 7 * scale, fill=glaze(colour.IVORY, 190))
        near, far = 4 * scale, (size - 4) * scale
        dashed(draw, (near, near, far, far), (size - 8) * scale / 4, 2.2 * scale)

    return sprite(size, size, paint)


# --- island tiles ------------------------------------------------------------------------------------------


@kept
def bonus(kinds: Kinds, points: int, *, spent: bool = False) -> Image.Image:
    """A bonus of a tile, 56 x 38."""
    image = Image.new("RGBA", (56, 38), CLEAR)
    if points and not kinds:
        image.alpha_composite(crown(30), (1, 4))
        write(image, 34, 18, str(points), NUMBER, 31, _INK, "lm")
    elif len(kinds) == 1 and not points:
        image.alpha_composite(signs.good(kinds[0], 33), (5, 2))
    else:
        marks = [signs.good(kind, 28) for kind in kinds] + ([crown(28)] if points else [])
        step = 27 if len(marks) <= 2 else 54 // len(marks)
        for place, mark in enumerate(marks):
            image.alpha_composite(mark, (place * step, 5))
    return signs.faded(image) if spent else image


Bonuses = tuple[Bonus, Bonus]
_PARTING = rgb("8E7B3A")


@kept
def island_tile(bonuses: Bonuses, *, full: bool) -> Image.Image:
    """An island tile without markers; darker when both its fields are taken: nobody can use it."""
    wide, high = layout.TILE, layout.TILE_HIGH
    ground = rgb("D9C79A") if full else rgb("EFE3AC")

    def paint(draw: ImageDraw.ImageDraw, scale: float) -> None:
        outer = (scale, scale, (wide - 1) * scale, (high - 1) * scale)
        draw.rounded_rectangle(outer, 7 * scale, fill=ground, outline=_INK, width=round(2.4 * scale))
        inner = (5 * scale, 5 * scale, (wide - 5) * scale, (high - 5) * scale)
        draw.rounded_rectangle(inner, 5 * scale, outline=mix(ground, _PARTING, 0.5), width=round(1.2 * scale))

    image = sprite(wide, high, paint, 3)
    for place, (kinds, points) in enumerate(bonuses):
        image.alpha_composite(bonus(kinds, points, spent=full), (5, 6 + 39 * place))
    if not full:
        ImageDraw.Draw(image).line((10, 44, 52, 44), fill=_PARTING, width=1)
    return image


@kept
def drawn_tile(bonuses: Bonuses, shape_: str) -> Image.Image:
    """A tile that is not laid yet: its shape instead of its fields."""
    image = island_tile(bonuses, full=False).copy()
    image.alpha_composite(signs.tile_shape(shape_, 42), (57, 23))
    return image


@kept
def free_space(shape_: str) -> Image.Image:
    """Where a tile of this shape can be laid."""
    wide, high = layout.TILE, layout.TILE_HIGH

    def paint(draw: ImageDraw.ImageDraw, scale: float) -> None:
        box = (2 * scale, 2 * scale, (wide - 2) * scale, (high - 2) * scale)
        draw.rounded_rectangle(box, 7 * scale, fill=glaze(rgb("F6EBD0"), 205))
        dashed(draw, (3 * scale, 3 * scale, (wide - 3) * scale, (high - 3) * scale), 9 * scale, 2 * scale)

    image = sprite(wide, high, paint, 3)
    image.alpha_composite(signs.tile_shape(shape_, 54), ((wide - 54) // 2, (high - 54) // 2))
    return image


# --- cities ------------------------------------------------------------------------------------------------


@kept
def contract(kinds: Kinds, points: int) -> Image.Image:
    """Goods above, points below."""
    wide, high = layout.CONTRACT, layout.CONTRACT_HIGH

    def paint(draw: ImageDraw.ImageDraw, scale: float) -> None:
        box = (scale, scale, (wide - 1) * scale, (high - 1) * scale)
        draw.rounded_rectangle(box, 8 * scale, fill=colour.IVORY, outline=_INK, width=round(2.4 * scale))
        rule = (8 * scale, 61 * scale, (wide - 8) * scale, 61 * scale)
        draw.line(rule, fill=colour.VERMILION, width=round(1.6 * scale))

    image = sprite(wide, high, paint, 3)
    for row, y, size in _rows(kinds):
        x = (wide - len(row) * (size - 1)) / 2
        for place, kind in enumerate(row):
            image.alpha_composite(signs.good(kind, size), (round(x + place * (size - 1)), y))
    start = (wide - 32 - width_of(str(points), NUMBER, 30)) / 2
    image.alpha_composite(crown(29), (round(start), 63))
    write(image, start + 32, 77, str(points), NUMBER, 30, _INK, "lm")
    return image


def _rows(kinds: Kinds) -> list[tuple[Kinds, int, int]]:
    """Goods in one or two rows, with the upper edge and the size of each."""
    if len(kinds) <= 2:
        return [(kinds, 12, 38)]
    if len(kinds) == 3:
        return [(kinds, 17, 28)]
    half = (len(kinds) + 1) // 2
    return [(kinds[:half], 4, 27), (kinds[half:], 32, 27)]


@kept
def no_contract() -> Image.Image:
    wide, high = layout.CONTRACT, layout.CONTRACT_HIGH

    def paint(draw: ImageDraw.ImageDraw, scale: float) -> None:
        box = (2 * scale, 2 * scale, (wide - 2) * scale, (high - 2) * scale)
        draw.rounded_rectangle(box, 8 * scale, fill=glaze(colour.IVORY, 90))
        dashed(draw, (3 * scale, 3 * scale, (wide - 3) * scale, (high - 3) * scale), 10 * scale, 2 * scale)

    return sprite(wide, high, paint, 3)


@kept
def majority(first: int, second: int) -> Image.Image:
    """The bonuses of an area: a crown, for most, for second most."""
    one, two = str(first), str(second)
    numbers = [width_of(text, NUMBER, 27) for text in (one, two)]
    image = pill(round(62 + sum(numbers)), 34, glaze(colour.IVORY, 255), _INK, 2).copy()
    image.alpha_composite(crown(27), (7, 3))
    write(image, 37, 16, one, NUMBER, 27, _INK, "lm")
    write(image, 40 + numbers[0], 16, "/", LABEL, 25, colour.INK_SECOND, "lm")
    write(image, 51 + numbers[0], 16, two, NUMBER, 27, colour.INK_SECOND, "lm")
    return image


# --- frame markers -----------------------------------------------------------------------------------------


def _pentagon() -> Points:
    angles = [math.radians(72 * corner - 90) for corner in range(5)]
    return [(50 + 50 * math.cos(angle), 54 + 50 * math.sin(angle)) for angle in angles]


class _Look:
    """Shape and colour of a frame marker, and where its number stands."""

    def __init__(self, outline: Points, tone: Colour, ink: Colour, middle: float) -> None:
        self.outline, self.tone, self.ink, self.middle = outline, tone, ink, middle


FRAMES = {
    "square": _Look([(10, 10), (90, 10), (90, 90), (10, 90)], rgb("1E1A18"), colour.IVORY, 0.5),
    "pentagon": _Look(_pentagon(), colour.LAPIS, colour.IVORY, 0.5),
    "circle": _Look(circle(50, 50, 44, 60), rgb("8B3F8F"), colour.IVORY, 0.5),
    "triangle": _Look([(50, 0), (102, 92), (-2, 92)], colour.WHITE, _INK, 0.62),
    "star": _Look(star(50, 53, 55, 29, 5), rgb("F2C21A"), _INK, 0.54),
}
_LARGER = ("triangle", "star")
"""Shapes with little room inside."""


@kept
def frame_marker(name: str, number: int | None = None, *, gone: bool = False) -> Image.Image:
    """A shape in its own colour; on the track it carries the number of its space."""
    look = FRAMES[name]
    size = 60 if name in _LARGER else 54

    def paint(draw: ImageDraw.ImageDraw, scale: float) -> None:
        unit = size * scale / 100
        outline = moved(look.outline, 0.84 * unit, 8 * unit, 8 * unit)
        shape(draw, outline, colour.IVORY, colour.IVORY, 14 * unit)
        shape(draw, outline, look.tone, _INK, 6 * unit)

    image = sprite(size, size, paint)
    if number is not None:
        write(image, size / 2, size * look.middle - 1, str(number), NUMBER, 25, look.ink, "mm")
    return signs.faded(image) if gone else image


@kept
def lap(points: int) -> Image.Image:
    """The laps behind a figure, in points: +50, +100."""
    text = f"+{points}"
    image = pill(round(width_of(text, NUMBER, 25)) + 16, 30, glaze(colour.GOLD_LIGHT, 255)).copy()
    write(image, image.width / 2, 14, text, NUMBER, 25, _INK, "mm")
    return image


@kept
def tag(text: str) -> Image.Image:
    """The name of a space."""
    wide, high = round(width_of(text, NUMBER, 25)) + 9, 30

    def paint(draw: ImageDraw.ImageDraw, scale: float) -> None:
        box = (scale, scale, (wide - 1) * scale, (high - 1) * scale)
        draw.rounded_rectangle(box, 6 * scale, fill=colour.GOLD_LIGHT, outline=_INK, width=round(2 * scale))

    image = sprite(wide, high, paint)
    write(image, wide / 2, high / 2 - 1, text, NUMBER, 25, _INK, "mm")
    return image
