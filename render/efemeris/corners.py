"""The corners of the chart outside the ring: tiles to lay, tiles left, tokens left; else constellations."""

from __future__ import annotations

from PIL import Image

from engines.contract.core import Words
from engines.games.efemeris.views.view import Drawn, Public
from render.efemeris import night
from render.efemeris.layout import Window
from render.efemeris.pieces import signs
from render.efemeris.pieces.people import player_seal
from render.efemeris.pieces.planets import planet
from render.efemeris.pieces.shapes import shape_of
from render.efemeris.sheet import DELPHINUS, LYRA, draw_constellation
from render.efemeris.sky.tile_art import NODE, tile
from render.kit.drawing.lettering import NUMBER, TITLE, write
from render.kit.drawing.sprites import paste

_UPPER = ((80, 176), (908, 176))
"""The middles of the two tiles that are to be laid."""
_SMALL = 56
_STACK, _BAG = (24, 1004), (890, 934)


def draw_corners(image: Image.Image, public: Public, words: Words) -> None:
    for place, (x, y) in enumerate(_UPPER):
        if place < len(public.drawn):
            _draw_tile(image, x, y, public, public.drawn[place])
        else:
            draw_constellation(image, (LYRA, DELPHINUS)[place])
    _draw_stack(image, public)
    _draw_bag(image, public)


def _draw_tile(image: Image.Image, x: float, y: float, public: Public, drawn: Drawn) -> None:
    """A tile as it was drawn, not turned, with the seal of who lays it."""
    draw_small_tile(image, x, y, drawn.tile, 0, _SMALL)
    paste(image, player_seal(public.players[drawn.seat], 44), x - 48, y - 44)


def draw_small_tile(image: Image.Image, x: float, y: float, name: str, rotation: int, unit: int) -> None:
    """A tile by itself, with its border fields and its planet."""
    window = Window(x, y, unit)
    shape = shape_of(name, rotation)
    paste(image, tile(shape, unit), x, y)
    node = signs.node(window.sized(NODE))
    for place in shape.exits:
        paste(image, node, *window.at(*place))
    globe = shape.planet
    if globe is not None:
        paste(image, planet(name, window.sized(46)), *window.at(globe.x, globe.y))


def _draw_stack(image: Image.Image, public: Public) -> None:
    x, y = _STACK
    paste(image, signs.tiles(58), x + 29, y)
    tone = night.IVORY if public.stack else night.HOLLOW_LINE
    write(image, x + 66, y + 16, str(public.stack), TITLE, 48, tone)


def _draw_bag(image: Image.Image, public: Public) -> None:
    """What is left of each kind of token."""
    x, y = _BAG
    for row, kind in enumerate(signs.TOKENS):
        count = public.bag.get(kind, 0)
        paste(image, signs.token(kind, 36), x + 18, y + row * 42)
        tone = night.IVORY if count else night.HOLLOW_LINE
        write(image, x + 44, y + row * 42 + 12, str(count), NUMBER, 34, tone)
