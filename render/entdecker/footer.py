"""Below the chart: the five stacks, the reserve, and what is left of the rest."""

from __future__ import annotations

from PIL import Image, ImageDraw

from engines.contract.core import Words, say
from engines.games.entdecker.views.view import Public
from render.entdecker import layout, pieces
from render.kit.drawing import colour
from render.kit.drawing.lettering import LABEL, NUMBER, write, write_in
from render.kit.drawing.sprites import paste

_MIDDLE = (layout.FOOT_TOP + layout.FOOT_BOTTOM) / 2
_LABEL_ROOM = 100


def draw_footer(image: Image.Image, public: Public, words: Words) -> None:
    x = 30.0
    x += _label(image, x, words(say("entdecker-picture-stacks")))
    for stack in public.stacks:
        paste(image, pieces.stack(82, stack.back), x, _MIDDLE, "lm")
        tone = colour.INK if stack.count else colour.INK_THIRD
        write(image, x + 62, _MIDDLE + 42, str(stack.count), NUMBER, 34, tone, "ms", colour.IVORY)
        x += 86
    x = _rule(image, x + 4)
    x += _label(image, x, words(say("entdecker-picture-reserve")))
    for reserve in public.reserve:
        paste(image, _reserve_tile(reserve.kind, reserve.count), x, _MIDDLE, "lm")
        tone = colour.INK if reserve.count else colour.INK_THIRD
        write(image, x + 46, _MIDDLE + 38, str(reserve.count), NUMBER, 33, tone, "ms", colour.IVORY)
        x += 64
    x = _rule(image, max(x + 4, layout.PANEL - 12))
    for sign, number in (
        (pieces.chip(52), public.chips),
        (pieces.misfit(52), public.discards),
        (pieces.unexplored(52), public.free),
    ):
        paste(image, sign, x + 26, _MIDDLE)
        write(image, x + 57, _MIDDLE + 12, str(number), NUMBER, 34)
        x += 106


def _label(image: Image.Image, x: float, text: str) -> float:
    """Returns the width with the gap behind it."""
    return write_in(image, x, _MIDDLE + 10, _LABEL_ROOM, text, LABEL, 28, 25, colour.INK_SECOND) + 12


def _rule(image: Image.Image, x: float) -> float:
    draw = ImageDraw.Draw(image)
    draw.line((x, layout.FOOT_TOP + 14, x, layout.FOOT_BOTTOM - 14), fill=colour.INK_THIRD, width=2)
    return x + 14


def _reserve_tile(kind: str, count: int) -> Image.Image:
    tile = pieces.mini_tile(pieces.SIDES[kind], 54)
    if count:
        return tile
    pale = tile.copy()
    pale.putalpha(80)
    return pale
