"""What never changes while a game goes on: paper, painted chart and harbour, title. Built once and copied."""

from __future__ import annotations

import math
import random

from PIL import Image, ImageDraw

from engines.contract.core import Words
from render.age_of_discovery import layout
from render.age_of_discovery.header import title_lines
from render.kit.decoration.chart import chart_border, paint_chart
from render.kit.decoration.ornaments import rose
from render.kit.decoration.paper import paper, rhumbs
from render.kit.decoration.scenery import ripples, serpent, town, tree
from render.kit.drawing.geometry import Points
from render.kit.drawing.shelf import shelved
from render.kit.drawing.sprites import paste
from render.kit.long_title import draw_two_lines

_HALF_WIDE, _HALF_HIGH = 142, 48
"""Half the axes of an island."""
_SQUARE = 0.34
"""How much an island is a rectangle: 1 would be an ellipse."""


def chart_sheet(words: Words) -> Image.Image:
    """A new chart in the language of this table."""
    return _titled(chart_base(), words)


def harbour_sheet(words: Words) -> Image.Image:
    """A new harbour in the language of this table."""
    return _titled(harbour_base(), words)


def _titled(image: Image.Image, words: Words) -> Image.Image:
    draw_two_lines(image, *title_lines(words))
    return image


# --- the chart ---------------------------------------------------------------------------------------------


@shelved
def chart_base() -> Image.Image:
    """Paper and twelve islands, the same for all tables."""
    image = paper(layout.WIDTH, layout.CHART_HEIGHT, 31)
    width, height = layout.RIGHT - layout.LEFT, layout.BOTTOM - layout.TOP
    hub = (layout.LEFT + width / 2, layout.TOP + height / 2)
    rhumbs(image, (0, 0, *image.size), hub, 420, turn=11.25)
    land = Image.new("L", (width, height), 0)
    draw = ImageDraw.Draw(land)
    chance = random.Random(12)
    for index in range(layout.COLUMNS * layout.ROWS):
        x, y = layout.cell(index)
        draw.polygon(_island(chance, x - layout.LEFT + layout.CELL / 2, y - layout.TOP + 57), fill=255)
    paint_chart(image, layout.CHART, land, 9)
    _ornaments(image)
    chart_border(image, layout.CHART, 47)
    return image


def _island(chance: random.Random, x: float, y: float) -> Points:
    """A ragged rectangle with round corners: there is much to write on it."""
    phases = [chance.uniform(0, 2 * math.pi) for _ in range(3)]
    points = []
    for step in range(72):
        angle = 2 * math.pi * step / 72
        waves = zip((0.035, 0.03, 0.022), (3, 5, 11), phases, strict=True)
        reach = 1 + sum(size * math.sin(count * angle + phase) for size, count, phase in waves)
        across, down = (
            math.copysign(abs(part) ** _SQUARE, part) for part in (math.cos(angle), math.sin(angle))
        )
        points.append((x + _HALF_WIDE * reach * across, y + _HALF_HIGH * reach * down))
    return points


def _ornaments(image: Image.Image) -> None:
    """Only beside short lanes, where no ship can ever come."""
    row = layout.TOP + 166
    paste(image, rose(43), layout.LEFT + layout.CELL - 46, row)
    paste(image, serpent(78), layout.LEFT + layout.CELL * 1.5 + 104, row - 2)
    places = ((0.16, 0, 3), (2.9, 0, 3), (0.12, 1, 2), (1, 1, 3), (2, 1, 2), (2.93, 1, 3), (1, 2, 2))
    for column, line, waves in places:
        x = layout.LEFT + layout.CELL * column
        paste(image, ripples(waves), x, layout.TOP + layout.CELL_HIGH * line + 174)


# --- the harbour -------------------------------------------------------------------------------------------


@shelved
def harbour_base() -> Image.Image:
    """Paper, the roads above and the quay below."""
    image = paper(layout.WIDTH, layout.HARBOUR_HEIGHT, 33)
    left, top, right, bottom = layout.QUAY
    width, height = right - left, bottom - top
    rhumbs(image, (0, 0, *image.size), (left + width / 2, top + 120), 420, turn=11.25)
    land = Image.new("L", (width, height), 0)
    chance = random.Random(5)
    shore: Points = [(-20, height + 20)]
    for step in range(41):
        x = -20 + (width + 40) * step / 40
        bend = 15 * math.cos(x % layout.BAY / layout.BAY * 2 * math.pi)
        shore.append((x, 252 - bend + chance.uniform(-4, 4)))
    ImageDraw.Draw(land).polygon([*shore, (width + 20, height + 20)], fill=255)
    paint_chart(image, layout.QUAY, land, 11)
    for place in range(4):
        sprite = tree(40) if place % 2 else town(42)
        paste(image, sprite, left + layout.BAY * (place + 1), top + 266)
    chart_border(image, layout.QUAY, 47)
    return image
