"""Below the chart: what the frames give, and the compass."""

from __future__ import annotations

from PIL import Image, ImageDraw

from engines.contract.core import Words, say
from engines.games.new_found_land.views.view import Frame, Public
from render.kit.decoration.ornaments import rose
from render.kit.drawing import colour
from render.kit.drawing.lettering import NUMBER, drawable, write
from render.kit.drawing.sprites import paste
from render.kit.plates import PLAIN, disc, letter_disc, plate
from render.new_found_land import captains, layout, pieces, signs

_MIDDLE = layout.FOOT + layout.FOOT_HIGH // 2


def draw_footer(image: Image.Image, public: Public, words: Words) -> None:
    paste(
        image,
        plate(layout.RIGHT - layout.LEFT, layout.FOOT_HIGH, PLAIN, colour.INK_THIRD),
        layout.LEFT,
        layout.FOOT,
        "lt",
    )
    x = layout.LEFT + 42.0
    for reward, room in (("goal", _goal), ("captain", _captain), ("good", _good)):
        for frame in public.frames:
            if frame.reward == reward:
                x = room(image, x, frame)
        if reward != "good":
            draw = ImageDraw.Draw(image)
            draw.line((x - 28, _MIDDLE - 22, x - 28, _MIDDLE + 22), fill=colour.INK_THIRD, width=2)
    _compass(image, public, words)


def _goal(image: Image.Image, x: float, frame: Frame) -> float:
    """A frame with a stack of goal cards, and how many are left."""
    gone = frame.space is None
    paste(image, pieces.frame_marker(frame.name, gone=gone), x, _MIDDLE)
    paste(image, signs.goal(46, none=gone), x + 46, _MIDDLE)
    tone = colour.INK_THIRD if gone else colour.INK
    write(image, x + 69, _MIDDLE + 13, str(frame.cards), NUMBER, 37, tone)
    return x + 128


def _captain(image: Image.Image, x: float, frame: Frame) -> float:
    """A frame with captains: at fixed places, those taken are hollow."""
    paste(image, pieces.frame_marker(frame.name, gone=frame.space is None), x + 6, _MIDDLE)
    for place, name in enumerate(captains.CAPTAINS):
        if name in frame.captains:
            sign = captains.portrait(name, 52)
        else:
            sign = disc(44, colour.mix(colour.VELLUM, colour.WHITE, 0.2), colour.INK_THIRD, 2.4)
        paste(image, sign, x + 66 + 54 * place, _MIDDLE)
    return x + 342


def _good(image: Image.Image, x: float, frame: Frame) -> float:
    """A frame with goods."""
    paste(image, pieces.frame_marker(frame.name, gone=frame.space is None), x + 12, _MIDDLE)
    for place, kind in enumerate(signs.GOODS):
        paste(image, signs.good(kind, 40, none=kind not in frame.goods), x + 60 + 44 * place, _MIDDLE)
    return x + 236


def _compass(image: Image.Image, public: Public, words: Words) -> None:
    """Islands charted so far, and the spaces of the rounds to come."""
    left = layout.PANEL
    paste(
        image, plate(layout.PANEL_WIDTH, layout.FOOT_HIGH, PLAIN, colour.INK_THIRD), left, layout.FOOT, "lt"
    )
    paste(image, rose(27), left + 42, _MIDDLE - 1)
    for place, (number, island) in enumerate(public.compass):
        ground, ink = colour.mix(colour.VELLUM_LOW, colour.WHITE, 0.1), colour.INK_SECOND
        text = str(number)
        if island:
            ground, ink = colour.IVORY, colour.VERMILION
            text = drawable(words(say(f"new_found_land-picture-short-{island}")))
        sign = letter_disc(58, text, ground, ink, None, NUMBER, 0.5)
        paste(image, sign, left + 108 + 65 * place, _MIDDLE)
