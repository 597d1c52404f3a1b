"""What never changes while a game goes on: paper, rhumb lines, rose, frame, title. Built once and copied."""

from __future__ import annotations

from PIL import Image

from engines.core import Words, say
from render.entdecker import layout
from render.kit import colour, ornaments
from render.kit.cache import kept
from render.kit.chart import Chart, chart_border
from render.kit.header import draw_title
from render.kit.lettering import ITALIC, font, write
from render.kit.paper import paper, rhumbs
from render.kit.shelf import shelved
from render.kit.sprites import paste

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
def chart_layers() -> Chart:
    """For painting inside the frame. Rose and letters belong to the unknown and never shine through."""
    return Chart(_vellum().crop(layout.CHART), 77, base().crop(layout.CHART))


def _write_unknown(image: Image.Image) -> None:
    letters = font(ITALIC, 33)
    x = layout.SEA_LEFT + 7.2 * layout.TILE - sum(letters.getlength(letter) + 6 for letter in _UNKNOWN) / 2
    tone = colour.mix(colour.INK_SECOND, colour.VELLUM, 0.2)
    for letter in _UNKNOWN:
        write(image, x, layout.SEA_TOP + 6.62 * layout.TILE, letter, ITALIC, 33, tone)
        x += letters.getlength(letter) + 6
