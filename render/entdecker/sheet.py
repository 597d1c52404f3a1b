"""What never changes while a game goes on: paper, rhumb lines, rose, frame, title. Built once and copied."""

from __future__ import annotations

from itertools import product

from PIL import Image

from engines.contract.core import Words, say
from render.entdecker import layout
from render.kit.decoration import ornaments
from render.kit.decoration.chart import Chart, Layers, chart_border
from render.kit.decoration.paper import paper, rhumbs
from render.kit.drawing import colour
from render.kit.drawing.cache import kept
from render.kit.drawing.lettering import ITALIC, length_of, write
from render.kit.drawing.shelf import shelved
from render.kit.drawing.sprites import paste
from render.kit.header import draw_title

_UNKNOWN = "MARE  INCOGNITVM"
"""Latin in every language: an ornament of the unexplored part, which tiles will cover."""


def sheet(words: Words) -> Image.Image:
    """A new sheet with the title in the language of this table."""
    image = base()
    draw_title(image, words(say("entdecker-picture-title")))
    return image


@shelved
def base() -> Image.Image:
    image = _vellum()
    paste(image, ornaments.rose(104), *layout.HUB)
    _write_unknown(image)
    chart_border(image, layout.CHART, layout.TILE / 2)
    return image


def _vellum() -> Image.Image:
    image = paper(layout.WIDTH, layout.HEIGHT, 11)
    rhumbs(image, layout.CHART, layout.HUB, 420)
    return image


@kept
def _layers() -> Layers:
    """For painting inside the frame. Rose and letters belong to the unknown and never shine through."""
    return Layers.on(_vellum().crop(layout.CHART), 77, base().crop(layout.CHART))


_AROUND = 24
"""Pixels around a field: enough for the paint of fields that are a little smaller, too."""


@shelved
def _field_layers(spot: tuple[int, int]) -> Image.Image:
    """The same for one field and what lies around it, in a file: all of them take much memory."""
    return _layers().part(_around(spot)).stacked()


def _around(spot: tuple[int, int]) -> layout.Box:
    return layout.grown(layout.box_of(spot, layout.CHARTED), _AROUND, layout.CHARTED)


def layers_of(spot: tuple[int, int], tile: int) -> Layers:
    """For painting a field of this size and what reaches into it (`outer_box`)."""
    if tile != layout.TILE:
        return Layers.of_stacked(_enlarged_layers(spot, tile))
    left, top, _, _ = _around(spot)
    near_x, near_y, far_x, far_y = outer_box(spot, tile)
    return Layers.of_stacked(_field_layers(spot)).part(
        (near_x - left, near_y - top, far_x - left, far_y - top)
    )


def outer_box(spot: tuple[int, int], tile: int) -> layout.Box:
    """A field on the chart with fields of this size, and around it as far as anything changes its paint."""
    whole = layout.whole(tile)
    return layout.grown(layout.box_of(spot, whole), Chart.REACH, whole)


@shelved
def _enlarged_layers(spot: tuple[int, int], tile: int) -> Image.Image:
    """In the file, too: making them larger takes a quarter of the time that painting the field takes."""
    left, top, right, bottom = _around(spot)
    chart, box = layout.whole(tile), outer_box(spot, tile)
    share = layout.TILE / tile
    near_x, far_x = (layout.STRIP + (x - chart.left) * share - left for x in box[::2])
    near_y, far_y = (layout.STRIP + (y - chart.top) * share - top for y in box[1::2])
    inside = (max(0, near_x), max(0, near_y), min(right - left, far_x), min(bottom - top, far_y))
    layers = Layers.of_stacked(_field_layers(spot))
    return layers.enlarged(inside, (box[2] - box[0], box[3] - box[1])).stacked()


def warm() -> None:
    for spot in product(range(layout.COLUMNS), range(layout.ROWS)):
        _field_layers(spot)
    _layers.cache_clear()


def _write_unknown(image: Image.Image) -> None:
    length = length_of(_UNKNOWN, ITALIC, 33) + 6 * len(_UNKNOWN)
    x = layout.SEA_LEFT + 7.2 * layout.TILE - length / 2
    tone = colour.mix(colour.INK_SECOND, colour.VELLUM, 0.2)
    for letter in _UNKNOWN:
        write(image, x, layout.SEA_TOP + 6.62 * layout.TILE, letter, ITALIC, 33, tone)
        x += length_of(letter, ITALIC, 33) + 6
