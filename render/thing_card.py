"""The picture of something that was looked up: the thing, what it does, and where it is."""

from __future__ import annotations

import msgspec
from PIL import Image

from engines.contract.core import Words, say
from engines.contract.things import Thing
from render.kit.decoration.paper import page
from render.kit.drawing import colour
from render.kit.drawing.lettering import LABEL, NAME, TITLE, broken, drawable, width_of, write
from render.kit.drawing.sprites import paste
from render.kit.header import draw_header, draw_title, plain_banner
from render.kit.plates import BRIGHT, PLAIN, plate
from render.picture import Picture

PICTURE = 300
"""Pixels of the thing itself."""
_LEFT, _RIGHT, _TOP, _BOTTOM = 24, 1376, 104, 26
_TEXT = _LEFT + PICTURE + 100
_ROOM = _RIGHT - _TEXT - 24
_HEAD = 110
_LINE, _SIZE = 48, 36
_MOST = 7
"""Lines of each part: the message has the whole text."""


class ThingCard(msgspec.Struct, frozen=True, kw_only=True):
    """Something that was looked up, in the words of whoever asks."""

    game: str
    thing: Thing
    printed: bool = True
    """Whether it looks as today's figures say. One of a table that began with others is shown by its sign."""
    about: tuple[str, ...]
    now: tuple[str, ...]
    """Where it is, as far as whoever asks may know; empty where no game is played."""


def draw_thing(card: ThingCard, thing: Image.Image, words: Words) -> Picture:
    about, now = _lines(card.about), _lines(card.now)
    high = max(PICTURE + 60, _HEAD + _LINE * (len(about) + len(now)) + (110 if now else 40))
    image = page(_TOP + high + _BOTTOM)
    draw_title(image, drawable(words(say(f"{card.game}-picture-title"))), 440)
    sort = words(say(f"lookup-sort-{card.thing.sort}"))
    draw_header(image, plain_banner((), sort), 500)
    paste(image, plate(_RIGHT - _LEFT, high, PLAIN), _LEFT, _TOP, "lt")
    paste(image, plate(PICTURE + 56, high - 32, BRIGHT), _LEFT + 16, _TOP + 16, "lt")
    paste(image, _fitted(thing), _LEFT + 44 + PICTURE / 2, _TOP + high / 2)
    y = _TOP + 70
    for line in _name(words(card.thing.name)):
        write(image, _TEXT, y, line, TITLE, 52, colour.INK)
        y += 52
    for line in about:
        y += _LINE
        write(image, _TEXT, y - 10, line, LABEL, _SIZE, colour.INK_SECOND)
    if now:
        y += 70
        write(image, _TEXT, y - 14, words(say("lookup-picture-now")), NAME, 38, colour.VERMILION)
        for line in now:
            y += _LINE
            write(image, _TEXT, y - 10, line, LABEL, _SIZE, colour.INK)
    return Picture("looked-up", image)


def _name(name: str) -> list[str]:
    """On one line: a long name is cut, the message has it whole."""
    shown = drawable(name)
    if width_of(shown, TITLE, 52) <= _ROOM:
        return [shown]
    return broken(shown, TITLE, 52, _ROOM, 1)


def _lines(texts: tuple[str, ...]) -> list[str]:
    return [line for text in texts for line in broken(text, LABEL, _SIZE, _ROOM, 3)][:_MOST]


def _fitted(thing: Image.Image) -> Image.Image:
    scale = PICTURE / max(thing.size)
    size = (round(thing.width * scale), round(thing.height * scale))
    return thing if thing.size == size else thing.resize(size, Image.Resampling.LANCZOS)
