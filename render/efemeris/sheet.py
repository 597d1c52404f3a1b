"""What never changes while a game goes on: night, rhumb lines, graduated ring, empty cells, title."""

from __future__ import annotations

import math
from typing import NamedTuple

from PIL import Image, ImageDraw

from engines.contract.core import Words, say
from engines.games.efemeris.views.view import Public
from render.efemeris import layout, night
from render.efemeris.layout import CENTRE, RING, board_window, hexagon
from render.kit.drawing.cache import kept
from render.kit.drawing.colour import glaze, rgb
from render.kit.drawing.geometry import Point, star
from render.kit.drawing.lettering import ITALIC, TITLE, write
from render.kit.drawing.shelf import shelved
from render.kit.drawing.sprites import CLEAR, Stroke, icon, paste
from render.kit.plates import disc

DIRECTIONS = ("N", "NE", "SE", "S", "SW", "NW")
Cells = tuple[tuple[float, float], ...]


class Constellation(NamedTuple):
    """Stars in a corner of the chart; the names are Latin in every language."""

    name: str
    label: Point
    stars: tuple[Point, ...]


LYRA = Constellation("Lyra", (64, 134), ((26, 196), (74, 150), (128, 168), (104, 214), (56, 232)))
DELPHINUS = Constellation(
    "Delphinus", (898, 114), ((842, 120), (894, 148), (952, 132), (962, 190), (916, 214))
)


def sheet(public: Public, words: Words) -> Image.Image:
    """A new sheet with the title in the language of this table."""
    image = _sheet(tuple((cell.x, cell.y) for cell in public.cells))
    for side, name in enumerate(words(say(f"efemeris-picture-direction-{name}")) for name in DIRECTIONS):
        angle = math.radians(60 * side)
        x, y = CENTRE[0] + (RING + 14) * math.sin(angle), CENTRE[1] - (RING + 14) * math.cos(angle)
        paste(image, disc(44, night.DEEP, night.GOLD, 2.6), x, y)
        write(image, x, y - 1, name, TITLE, 24, night.GOLD_LIGHT, "mm")
    night.night_title(image, words(say("efemeris-picture-title")))
    return image


@shelved
def _sheet(cells: Cells) -> Image.Image:
    image = base()
    _draw_cells(image, cells)
    return image


@shelved
def base() -> Image.Image:
    """The same for all tables."""
    image = night.sky(layout.WIDTH, layout.HEIGHT, CENTRE)
    night.night_rhumbs(image, (0, 92, layout.CHART_RIGHT - 6, layout.HEIGHT), CENTRE, RING + 10)
    _draw_ring(image)
    return image


def _draw_ring(image: Image.Image) -> None:
    """A ring with degrees, dark outside and deep blue inside."""
    width = layout.CHART_RIGHT
    layer = Image.new("RGBA", (width * 2, layout.HEIGHT * 2), CLEAR)
    draw = ImageDraw.Draw(layer)
    x, y = CENTRE[0] * 2, CENTRE[1] * 2

    def around(radius: float) -> tuple[float, float, float, float]:
        return x - radius * 2, y - radius * 2, x + radius * 2, y + radius * 2

    draw.ellipse(around(RING + 24), fill=glaze(night.DEEP, 215))
    draw.ellipse(around(RING + 4), fill=glaze(rgb("0C1C4C"), 120))
    for radius, wide, opacity in ((24.0, 3.0, 255), (21, 1.2, 200), (6, 2.4, 255), (13, 1.0, 120)):
        draw.ellipse(around(RING + radius), outline=glaze(night.GOLD, opacity), width=round(wide * 2))
    for degree in range(360):
        angle = math.radians(degree)
        near, far = RING + 6, RING + (13 if degree % 10 == 0 else 11 if degree % 5 == 0 else 9)
        cosine, sine = math.cos(angle) * 2, math.sin(angle) * 2
        line = (x + near * cosine, y + near * sine, x + far * cosine, y + far * sine)
        draw.line(line, fill=glaze(night.GOLD, 190), width=2)
    for part in range(0, 48, 2):
        arc = (360 / 48 * part, 360 / 48 * (part + 1))
        draw.arc(around(RING + 20.5), *arc, fill=glaze(night.GOLD, 235), width=12)
    layer = layer.resize((width, layout.HEIGHT), Image.Resampling.LANCZOS)
    image.paste(layer, (0, 0), layer)


def _draw_cells(image: Image.Image, cells: Cells) -> None:
    """The empty places."""
    window = board_window(len(cells))
    layer = Image.new("RGBA", (layout.CHART_RIGHT * 2, layout.HEIGHT * 2), CLEAR)
    draw = ImageDraw.Draw(layer)
    for cell in cells:
        x, y = window.at(*cell)
        edge = hexagon(x * 2, y * 2, window.unit * 2, 0.975)
        draw.polygon(edge, fill=glaze(rgb("0C1C4C"), 150))
        draw.line([*edge, edge[1]], fill=glaze(night.GOLD, 125), width=3, joint="curve")
    layer = layer.resize((layout.CHART_RIGHT, layout.HEIGHT), Image.Resampling.LANCZOS)
    image.paste(layer, (0, 0), layer)


@kept
def _glint() -> Image.Image:
    return icon(22, [Stroke(star(50, 50, 48, 16, 6), night.GOLD_LIGHT)])


def draw_constellation(image: Image.Image, one: Constellation) -> None:
    ImageDraw.Draw(image, "RGBA").line(one.stars, fill=glaze(night.GOLD, 150), width=2)
    for place in one.stars:
        paste(image, _glint(), *place)
    write(image, *one.label, one.name, ITALIC, 25, night.GOLD, "ms")
