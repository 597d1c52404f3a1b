"""The standings of a season."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import msgspec
from PIL import Image

from engines.contract.core import Say, Words, say
from render.kit.decoration.ornaments import laurel
from render.kit.decoration.paper import page
from render.kit.drawing import colour
from render.kit.drawing.lettering import LABEL, NAME, NUMBER, drawable, write, write_in
from render.kit.drawing.sprites import paste
from render.kit.header import draw_header, draw_title, plain_banner
from render.kit.plates import BRIGHT, PLAIN, plate
from render.picture import Picture

WIDTH = 1400
_LEFT, _TOP, _GAP, _BOTTOM = 24, 112, 12, 30
_ONE_COLUMN, _TWO_COLUMNS = 14, 40
"""With more people than these, the list has two or three columns."""
_INSIDE = 22
"""Between a figure and the edge of its plate."""
_HIGHEST = 1060
"""The height that no picture exceeds: more people stand closer."""


class SeasonRow(msgspec.Struct, frozen=True, kw_only=True):
    place: int
    name: str
    points: int
    wins: int
    played: int
    reached: int
    """The last round in which they played."""
    out: bool
    """They play no more, while others do."""


class SeasonCard(msgspec.Struct, frozen=True, kw_only=True):
    title: Say
    knockout: bool
    round: int
    over: bool
    rows: tuple[SeasonRow, ...]
    """The best first."""


def draw_season(card: SeasonCard, words: Words) -> Picture:
    columns = 1 + (len(card.rows) > _ONE_COLUMN) + (len(card.rows) > _TWO_COLUMNS)
    lines = max(1, -(-len(card.rows) // columns))
    pitch = min(64, (_HIGHEST - _TOP - 56 - _BOTTOM) // lines)
    height = _TOP + 56 + lines * pitch + _BOTTOM
    image = page(height)
    draw_title(image, drawable(words(card.title)), 620)
    state = say("picture-season-over") if card.over else say("picture-season-round", round=card.round)
    count = words(say("picture-season-people", count=len(card.rows)))
    draw_header(image, plain_banner((), words(state), count), 680)
    wide = (WIDTH - 2 * _LEFT - (columns - 1) * _GAP) // columns
    shown = _figures(card)[: 4 - columns]
    for column in range(columns):
        x = _LEFT + column * (wide + _GAP)
        _heads(image, x + wide - _INSIDE, shown, words)
        for line, row in enumerate(card.rows[column * lines : (column + 1) * lines]):
            _row(image, x, _TOP + 56 + line * pitch, wide, pitch - 6, row, shown, card.over, words)
    return Picture("season", image)


class _Figure(NamedTuple):
    head: str
    wide: int
    of: Callable[[SeasonRow], int]


def _figures(card: SeasonCard) -> list[_Figure]:
    """What is told of everybody, from the right, the most important first."""
    first = (
        _Figure("picture-season-reached", 130, lambda row: row.reached)
        if card.knockout
        else _Figure("picture-season-points", 110, lambda row: row.points)
    )
    return [
        first,
        _Figure("picture-season-wins", 110, lambda row: row.wins),
        _Figure("picture-season-played", 130, lambda row: row.played),
    ]


def _heads(image: Image.Image, right: int, shown: Sequence[_Figure], words: Words) -> None:
    for figure in shown:
        label = words(say(figure.head))
        write_in(image, right, _TOP + 40, figure.wide, label, LABEL, 28, 25, colour.INK_SECOND, anchor="rs")
        right -= figure.wide


def _row(
    image: Image.Image,
    x: int,
    y: int,
    wide: int,
    high: int,
    row: SeasonRow,
    shown: Sequence[_Figure],
    over: bool,
    words: Words,
) -> None:
    first = row.place == 1 and row.played > 0
    paste(image, plate(wide, high, BRIGHT if first else PLAIN), x, y, "lt")
    tone = colour.INK_THIRD if row.out else colour.INK
    size = min(36, high - 4)
    base = y + high // 2 + size // 3
    if first and over:
        paste(image, laurel(high + 6), x + 42, y + high / 2)
    write(image, x + 42, base, str(row.place), NUMBER, size - 2, tone, anchor="ms")
    right = x + wide - _INSIDE
    for figure in shown:
        write(image, right, base, str(figure.of(row)), NUMBER, size - 2, tone, anchor="rs")
        right -= figure.wide
    name = drawable(row.name) or drawable(words(say("picture-player", number=row.place)))
    write_in(image, x + 84, base, right - x - 90, name, NAME, size, 25, tone)
