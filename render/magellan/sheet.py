"""What never changes while a game goes on: paper, chart, portraits, values. Built once and copied."""

from __future__ import annotations

import math
import random

import msgspec
from PIL import Image, ImageDraw

from engines.contract.core import Words, say
from engines.games.magellan.views.view import Berth, Row
from render.kit.decoration.chart import chart_border, paint_chart
from render.kit.decoration.emblems import emblem
from render.kit.decoration.paper import paper, rhumbs
from render.kit.drawing import colour
from render.kit.drawing.cache import kept
from render.kit.drawing.colour import glaze
from render.kit.drawing.geometry import Points
from render.kit.drawing.lettering import NUMBER, TITLE, drawable, write_in
from render.kit.drawing.shelf import shelved
from render.kit.drawing.sprites import paste
from render.kit.header import draw_title
from render.kit.plates import letter_disc
from render.magellan import layout, pieces

_SIGN_IN, _SIGN_DOWN = 9, layout.FRAME + 1 + layout.SIGN // 2
"""The middle of an action sign, from the left edge of its plate and from the top of its row."""


def explorer_name(words: Words, explorer: str) -> str:
    """The family name: the boxes are small."""
    return words(say(f"magellan-picture-explorer-{explorer}"))


def part_letters(words: Words) -> tuple[str, str]:
    return words(say("magellan-picture-part-left")), words(say("magellan-picture-part-right"))


def sheet(rows: tuple[Row, ...], words: Words) -> Image.Image:
    """The printed board with the figures and in the language of this table. Callers copy it."""
    return _sheet(
        tuple(_printed(row) for row in rows),
        tuple(drawable(explorer_name(words, row.explorer)) for row in rows),
        words(say("magellan-picture-title")),
        part_letters(words),
    )


def _printed(row: Row) -> Row:
    """The row without what moves."""
    first, second, third = (
        tuple(msgspec.structs.replace(berth, ships=()) for berth in field) for field in row.fields
    )
    return msgspec.structs.replace(row, cards_to_come=0, fields=(first, second, third))


@kept
def _sheet(
    rows: tuple[Row, ...], names: tuple[str, ...], title: str, letters: tuple[str, str]
) -> Image.Image:
    image = base()
    for index, (row, name) in enumerate(zip(rows, names, strict=True)):
        _explorer(image, index, row.explorer, name, row.side)
        for number, field in enumerate(row.fields):
            _field(image, index, number, field, letters)
    draw_title(image, title)
    return image


def _explorer(image: Image.Image, index: int, explorer: str, name: str, side: str) -> None:
    """Portrait, name and side of the board."""
    top = layout.TOP + layout.ROW * index
    paste(image, emblem(explorer, 62), layout.EXPLORER, top + 42)
    write_in(image, layout.EXPLORER, top + 97, 152, name, TITLE, 34, 28, colour.INK, "ms", colour.LAND)
    disc = letter_disc(42, side, colour.VELLUM_LIGHT, colour.INK, None, NUMBER, 0.76)
    paste(image, disc, layout.EXPLORER + 54, top + _SIGN_DOWN)


def _field(
    image: Image.Image, index: int, number: int, field: tuple[Berth, ...], letters: tuple[str, str]
) -> None:
    x, y, width = layout.PLATES[number], layout.row_middle(index), layout.PLATE_WIDTHS[number]
    if len(field) == 2:
        left, right = field
        paste(image, pieces.parts_plate(left.draw, right.crown, *letters, width), x, y)
        return
    berth = field[0]
    size = layout.SIGN
    sign = pieces.draw_sign(berth.draw, size) if berth.draw else pieces.action_sign(berth.action, size)
    paste(image, pieces.value_plate(berth.purse, pieces.crown_text(berth), width, signed=bool(sign)), x, y)
    if sign:
        paste(image, sign, x - width / 2 + _SIGN_IN, layout.TOP + layout.ROW * index + _SIGN_DOWN)


# --- the chart -------------------------------------------------------------------------------------------


@shelved
def base() -> Image.Image:
    """Paper and painted chart, the same for all tables."""
    image = paper(layout.WIDTH, layout.HEIGHT, 23)
    left, top, right, bottom = layout.CHART
    width, height = right - left, bottom - top
    rhumbs(image, layout.CHART, (left + width * 0.66, top + height * 0.5), 330, turn=11.25)
    paint_chart(image, layout.CHART, _land(width, height), 5)
    _courses(image)
    chart_border(image, layout.CHART, 47)
    return image


def _land(width: int, height: int) -> Image.Image:
    """The old world on the left, one island a row, the new world on the right."""
    mask = Image.new("L", (width, height), 0)
    draw = ImageDraw.Draw(mask)
    chance = random.Random(4)
    west = layout.PLATES[0] - layout.LEFT + 48
    east = layout.PLATES[2] - layout.LEFT - 42
    for edge, corner, swing, turn in ((west, -20, 16, 2.2), (east, width + 20, 12, 1.0)):
        shore: Points = [(corner, -20)]
        for step in range(49):
            y = -20 + (height + 40) * step / 48
            wave = swing * math.sin(y % layout.ROW / layout.ROW * 2 * math.pi + turn)
            shore.append((edge + wave + chance.uniform(-8, 8), y))
        draw.polygon([*shore, (corner, height + 20)], fill=255)
    for row in range(6):
        draw.polygon(_island(chance, layout.PLATES[1] - layout.LEFT, layout.ROW * (row + 0.5)), fill=255)
    return mask


def _island(chance: random.Random, x: float, y: float) -> Points:
    phases = [chance.uniform(0, 2 * math.pi) for _ in range(3)]
    points = []
    for step in range(40):
        angle = 2 * math.pi * step / 40
        waves = zip((0.08, 0.07, 0.05), (2, 3, 7), phases, strict=True)
        reach = 1 + sum(size * math.sin(count * angle + phase) for size, count, phase in waves)
        points.append((x + 60 * reach * math.cos(angle), y + 49 * reach * math.sin(angle)))
    return points


def _courses(image: Image.Image) -> None:
    """The course of each explorer, the lines between rows, the lines between fields."""
    draw = ImageDraw.Draw(image, "RGBA")
    legs = ((layout.PLATES[0] + 48, layout.PLATES[1] - 60), (layout.PLATES[1] + 62, layout.PLATES[2] - 54))
    for row in range(6):
        middle = layout.row_middle(row)
        for start, end in legs:
            for x in range(start, end, 17):
                draw.line((x, middle, x + 9, middle), fill=glaze(colour.IVORY, 150), width=3)
        if row:
            y = layout.TOP + layout.ROW * row
            for x in range(layout.LEFT + 4, layout.RIGHT - 4, 9):
                draw.line((x, y, x + 4, y), fill=glaze(colour.INK, 120), width=2)
    for x in layout.DIVIDERS:
        draw.line((x, layout.TOP, x, layout.BOTTOM), fill=glaze(colour.VERMILION, 150), width=2)
