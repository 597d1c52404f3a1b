"""What never changes while a game goes on: paper, painted chart, track, title. Built once and copied."""

from __future__ import annotations

import math
import random

from PIL import Image, ImageDraw

from engines.contract.core import Words, say
from render.kit.decoration.chart import paint_chart
from render.kit.decoration.ornaments import rose
from render.kit.decoration.paper import paper, rhumbs
from render.kit.decoration.scenery import caravel, serpent
from render.kit.drawing import colour
from render.kit.drawing.geometry import Points
from render.kit.drawing.lettering import LABEL, NUMBER, write
from render.kit.drawing.shelf import shelved
from render.kit.drawing.sprites import paste
from render.kit.header import draw_title
from render.kit.plates import plate
from render.new_found_land import layout


def chart_sheet(words: Words, cells: layout.Cells) -> Image.Image:
    """A new chart in the language of this table."""
    return _titled(chart_base(cells), words)


def harbour_sheet(words: Words) -> Image.Image:
    """New market and harbours in the language of this table."""
    return _titled(harbour_base(), words)


def _titled(image: Image.Image, words: Words) -> Image.Image:
    draw_title(image, words(say("new_found_land-picture-title")), layout.TITLE_WIDTH)
    return image


# --- the chart ---------------------------------------------------------------------------------------------


@shelved
def chart_base(cells: layout.Cells) -> Image.Image:
    """Paper, four islands and the European shore, the score track around them."""
    image = paper(layout.WIDTH, layout.HEIGHT, 31)
    left, top, right, bottom = layout.CHART
    rhumbs(image, layout.CHART, layout.HUB, 360)
    land = Image.new("L", (right - left, bottom - top), 0)
    draw = ImageDraw.Draw(land)
    chance = random.Random(12)
    for island, places in cells:
        for column, row in places:
            x, y = layout.cell(island, column, row)
            draw.polygon(_plot(chance, x - left, y - top), fill=255)
    draw.polygon(_shore(chance, right - left, bottom - top), fill=255)
    paint_chart(image, layout.CHART, land, 9)
    paste(image, rose(64), *layout.HUB)
    paste(image, serpent(70), 130, 424)
    paste(image, caravel(60, colour.IVORY), 458, 658)
    _track(image)
    return image


def _plot(chance: random.Random, x: float, y: float) -> Points:
    """The ragged ground of one tile."""
    gap = 7
    corners = [
        (x - gap, y - gap),
        (x + layout.TILE + gap, y - gap),
        (x + layout.TILE + gap, y + layout.TILE_HIGH + gap),
        (x - gap, y + layout.TILE_HIGH + gap),
    ]
    points = []
    for (ax, ay), (bx, by) in zip(corners, [*corners[1:], corners[0]], strict=True):
        for step in range(5):
            across, down = ax + (bx - ax) * step / 5, ay + (by - ay) * step / 5
            points.append((across + chance.uniform(-4, 4), down + chance.uniform(-4, 4)))
    return points


def _shore(chance: random.Random, width: int, height: int) -> Points:
    """Europe, with the cities."""
    level = layout.SHORE - layout.CHART[1]
    points: Points = [(-20, height + 20)]
    for step in range(61):
        x = -20 + (width + 40) * step / 60
        wave = 3.5 * math.sin(x / 38 + 1) + 2.5 * math.sin(x / 15)
        points.append((x, level + wave + chance.uniform(-2, 2)))
    return [*points, (width + 20, height + 20)]


def _track(image: Image.Image) -> None:
    """Fifty spaces with their numbers, light and dark in turn."""
    draw = ImageDraw.Draw(image)
    left, top, right, bottom = layout.LEFT, layout.TOP, layout.RIGHT, layout.BOTTOM
    draw.rectangle((left - 5, top - 5, right + 4, bottom + 4), outline=colour.INK, width=2)
    for number in range(layout.SPACES):
        x0, y0, x1, y1 = (round(edge) for edge in layout.space(number))
        dark = layout.upright(number) == (number % 2 == 0)
        ground = colour.INK if dark else colour.VELLUM_LIGHT
        if number in layout.CORNERS:
            dark, ground = True, colour.VERMILION if number else colour.VERDIGRIS
        draw.rectangle((x0, y0, x1 - 1, y1 - 1), fill=ground)
        if not dark:
            draw.rectangle((x0 + 5, y0 + 5, x1 - 6, y1 - 6), outline=colour.VERMILION, width=1)
        x, y = layout.centre(number)
        if number % 5:
            ink = colour.IVORY if dark else colour.INK_SECOND
            write(image, x, y - 2, str(number), LABEL, 25, ink, "mm")
        else:
            ink = colour.VERMILION if not dark else colour.GOLD_LIGHT if number else colour.IVORY
            write(image, x, y - 2, str(number), NUMBER, 30, ink, "mm")
    draw.rectangle((left, top, right - 1, bottom - 1), outline=colour.INK, width=2)
    x0, y0, x1, y1 = layout.CHART
    draw.rectangle((x0 - 2, y0 - 2, x1 + 1, y1 + 1), outline=colour.INK, width=3)


# --- market and harbours -----------------------------------------------------------------------------------


@shelved
def harbour_base() -> Image.Image:
    image = paper(layout.WIDTH, layout.HEIGHT, 31)
    rhumbs(image, (0, 96, layout.WIDTH, layout.HEIGHT), (700, 494), 520)
    for left, top, right, bottom in (layout.MARKET, layout.OFFICE):
        ground = plate(right - left, bottom - top, colour.glaze(colour.VELLUM_LIGHT, 150))
        paste(image, ground, left, top, "lt")
    return image
