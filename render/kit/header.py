"""The head of every picture: the rubricated title and the ribbon in the color of the player to act."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PIL import Image

from engines.contract.core import Say, Seat, Words, say
from render.kit.drawing import colour
from render.kit.drawing.lettering import (
    ITALIC,
    LABEL,
    TITLE,
    Face,
    PlayerName,
    drawable,
    fit,
    fit_shortened,
    width_of,
    write,
    write_title,
)
from render.kit.drawing.sprites import paste
from render.kit.long_title import draw_two_lines, halves
from render.kit.plates import ribbon
from render.kit.players import LIVERIES, Livery, livery_seal

RIGHT = 1378
_HEIGHT = 72
_LEAST_TITLE = 40
"""A title that would have to be smaller than this gets a second line."""
_NEUTRAL = colour.mix(colour.VELLUM_LOW, colour.GOLD_LIGHT, 0.5)


def name_of(words: Words, seat: Seat) -> PlayerName:
    """The name at this seat as far as it can be drawn; a name without any such letter becomes a number."""
    short = drawable(words.short_name(seat))
    full = drawable(words.name(seat)) if short else ""
    number = "" if short else drawable(words(say("picture-player", number=seat + 1)))
    return PlayerName(full or number, short or number)


class Banner(NamedTuple):
    """What the ribbon says."""

    seats: tuple[Seat, ...]
    made: Callable[[str], str]
    """The text around a name that may be cut."""
    name: str | PlayerName
    second: str
    second_face: Face = LABEL


def turn_banner(words: Words, asked: Sequence[Seat], asking: Say, second: str) -> Banner:
    """Who must act, and what they are asked."""
    if len(asked) == 1:
        return Banner(
            tuple(asked),
            lambda name: drawable(words(say("picture-turn", who=name, asking=asking))),
            name_of(words, asked[0]),
            second,
        )
    return plain_banner(asked, words(say("picture-turn-several", count=len(asked), asking=asking)), second)


def plain_banner(seats: Sequence[Seat], text: str, second: str = "") -> Banner:
    return Banner(tuple(seats), lambda cut: cut, drawable(text), drawable(second))


def private_banner(words: Words, seat: Seat) -> Banner:
    """Whose eyes the picture is for."""
    return Banner(
        (seat,), lambda cut: cut, name_of(words, seat), drawable(words(say("picture-private"))), ITALIC
    )


def draw_header(
    image: Image.Image,
    banner: Banner,
    left: int = 424,
    right: int = RIGHT,
    kept: float = 0,
    liveries: Sequence[Livery] = LIVERIES,
) -> None:
    """The ribbon from `left` to the right margin. The title belongs to the sheet behind. `kept` is room at
    the right end of the ribbon for signs that the caller draws."""
    width = right - left
    named = [liveries[seat] for seat in banner.seats]
    base, ink = (named[0].colour, named[0].on) if len(named) == 1 else (_NEUTRAL, colour.INK)
    paste(image, ribbon(width, _HEIGHT, base), left, 10, "lt")
    start = left + _seals(image, named, left)
    end = right - 58 - kept
    room = end - start
    shortest = banner.name.short if isinstance(banner.name, PlayerName) else banner.name
    left_over = room - width_of(banner.made(shortest), TITLE, 44) - 28
    second, second_size = fit(banner.second, banner.second_face, 34, max(room * 0.42, left_over), 26)
    taken = width_of(second, banner.second_face, second_size)
    text, size = fit_shortened(banner.made, banner.name, TITLE, 44, room - taken - (28 if second else 0), 30)
    write(image, start, 56, text, TITLE, size, ink)
    write(image, end, 55, second, banner.second_face, second_size, ink, "rs")


def _seals(image: Image.Image, named: Sequence[Livery], left: int) -> int:
    """Seals on the left end of the ribbon; returns where the text begins."""
    if len(named) == 1:
        paste(image, livery_seal(named[0], 86), left + 72, 42)
        return 122
    for index, livery in enumerate(named):
        paste(image, livery_seal(livery, 72), left + 70 + index * 54, 42)
    return 56 + (len(named) * 54 + 20 if named else 0)


def draw_title(image: Image.Image, text: str, width: float = 370) -> None:
    """On one line; a long title on two, so that it never becomes small or runs under the ribbon."""
    first, second = halves(drawable(text))
    if second and width_of(text.upper(), TITLE, _LEAST_TITLE) > width:
        draw_two_lines(image, first, second, width - 58)
    else:
        write_title(image, 30, 72, text, width, colour.VERMILION, colour.INK)
