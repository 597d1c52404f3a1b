"""Sheets for the pictures that are not the board: night, faint rhumb lines, a title, a ribbon."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from engines.core import Question, Say, Seat, Words, say
from engines.efemeris.view import Public
from render.efemeris import night
from render.efemeris.head import draw_banner, draw_private_head
from render.kit.header import Banner, name_of
from render.kit.lettering import TITLE, drawable, width_of

WIDTH = 1400
LEFT, RIGHT, TOP = 24, 1376, 104
_ROOM, _LEAST = 640, 30
"""Of the ribbon, for the question alone in the smallest letters."""


@lru_cache(maxsize=8)
def _page(title: str, height: int) -> Image.Image:
    centre = (WIDTH * 0.5, height * 0.55)
    image = night.sky(WIDTH, height, centre).copy()
    night.night_rhumbs(image, (0, 0, WIDTH, height), centre, 520)
    night.night_title(image, title, 440)
    return image


def hand_page(public: Public, seat: Seat, words: Words, height: int) -> Image.Image:
    image = _page(words(say("picture-hand")), height).copy()
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
    image = _page(words(say("efemeris-picture-title")), height).copy()
    banner = Banner(
        (seat,),
        lambda name: drawable(words(say("picture-turn", who=name, asking=asking))),
        name_of(words, seat),
        "",
    )
    draw_banner(image, public, banner, 424)
    return image
