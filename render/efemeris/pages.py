"""Sheets for the pictures that are not the board: night, faint rhumb lines, a title, a ribbon."""

from __future__ import annotations

from PIL import Image

from engines.contract.core import Question, Say, Seat, Words, say
from engines.games.efemeris.views.view import Public
from render.efemeris import layout, night
from render.efemeris.header import draw_banner, draw_private_head
from render.kit.drawing.lettering import TITLE, drawable, width_of
from render.kit.drawing.shelf import shelved
from render.kit.header import Banner, name_of

WIDTH = 1400
LEFT, RIGHT, TOP = 24, 1376, 104
_ROOM, _LEAST = 640, 30
"""Of the ribbon, for the question alone in the smallest letters."""


@shelved
def _page() -> Image.Image:
    """Pages of all heights are the upper part of this one: one for each would take most of the memory."""
    image = night.sky(layout.WIDTH, layout.HEIGHT, layout.CENTRE)
    night.night_rhumbs(image, (0, 0, WIDTH, layout.HEIGHT), (WIDTH * 0.5, layout.HEIGHT * 0.5), 520)
    return image


def _new_page(height: int) -> Image.Image:
    assert height <= layout.HEIGHT, "no page is as high as that"
    return _page.upper(height)


def hand_page(public: Public, seat: Seat, words: Words, height: int) -> Image.Image:
    image = _new_page(height)
    night.night_title(image, words(say("picture-hand")), 440)
    draw_private_head(image, public, seat, words, 500)
    return image


def _fits(heading: str) -> bool:
    """Whether the ribbon has room for it, and for a name before it."""
    return width_of(drawable(heading), TITLE, _LEAST) <= _ROOM


def question_page(
    public: Public, seat: Seat, question: Question | None, words: Words, height: int
) -> Image.Image:
    """Headed by the question that it helps with."""
    phase = say(f"efemeris-picture-phase-{public.step}")
    asking = question.text if question is not None and _fits(words(question.text)) else phase
    return headed_page(public, seat, asking, words, height)


def headed_page(public: Public, seat: Seat, asking: Say, words: Words, height: int) -> Image.Image:
    image = _new_page(height)
    night.night_title(image, words(say("efemeris-picture-title")), 440)
    banner = Banner(
        (seat,),
        lambda name: drawable(words(say("picture-turn", who=name, asking=asking))),
        name_of(words, seat),
        "",
    )
    draw_banner(image, public, banner, 424)
    return image
