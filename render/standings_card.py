"""The picture of the end: where everybody's points came from."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec
from PIL import Image, ImageDraw

from engines.contract.core import Outcome, Part, Public, Say, Seat, Standing, Words, parts_of, say, winners
from engines.contract.victory import best_rank, shown_rank
from render.kit import icons
from render.kit.decoration.ornaments import laurel, rose
from render.kit.decoration.paper import page
from render.kit.drawing import colour
from render.kit.drawing.lettering import LABEL, NAME, NUMBER, TITLE, drawable, write, write_in
from render.kit.drawing.sprites import paste, wash
from render.kit.header import Banner, draw_header, draw_title, name_of, plain_banner
from render.kit.plates import BRIGHT, PLAIN, letter_disc, plate
from render.kit.players import Livery, livery_seal
from render.picture import Picture

WIDTH = 1400
_LEFT, _RIGHT, _TOP = 24, 1376, 104
_LABELS = 330
"""The width of the column with the names of the parts."""
_HEAD, _LINE, _FOOT = 196, 56, 92
_BELOW, _HIGHEST = 26, 1060
"""The margin below, and the height that no picture exceeds: many parts stand closer."""

PartSign = Callable[[Say, int], Image.Image | None]


class StandingsCard(msgspec.Struct, frozen=True, kw_only=True):
    """A game that is over."""

    game: str
    title: Say
    outcome: Outcome
    public: Public | None = None
    """How the board was left: it may say how the seats look."""
    together: bool = False
    """The winners are partners: they do not share a victory, they have one."""
    counted: str = "points"
    """What the totals are: see `Game.counted`."""


def draw_standings(
    card: StandingsCard, words: Words, part_sign: PartSign, liveries: Sequence[Livery]
) -> Picture:
    """One column a player, best first; one line a part; totals below."""
    parts = parts_of(card.outcome)
    image = page(_TOP + _HEAD + _rows(parts) + _foot(parts) + _BELOW)
    draw_title(image, drawable(words(card.title)), 440)
    won = winners(card.outcome)
    draw_header(image, _headline(card, won, words), 500, liveries=liveries)
    count = len(card.outcome.standings)
    column = min(236.0, (_RIGHT - _LEFT - _LABELS - 10) / count)
    right = round(_LEFT + _LABELS + column * count + 10)
    _lines(image, right, parts, words, part_sign)
    if _foot(parts):
        _total_line(image, right, parts, card.counted, words)
    if _RIGHT - right > 240:
        paste(image, rose(min(150, (_RIGHT - right) // 2 - 30)), (right + _RIGHT) / 2, image.height / 2 + 30)
    for place, standing in enumerate(card.outcome.standings):
        x = _LEFT + _LABELS + column * (place + 0.5)
        livery = liveries[standing.seat]
        rank = shown_rank(standing.rank, best_rank(card.outcome))
        _column(image, x, column, standing, rank, livery, parts, words)
    return Picture("standings", image)


def _headline(card: StandingsCard, won: Sequence[Seat], words: Words) -> Banner:
    reason = drawable(words(card.outcome.reason)) if card.outcome.reason else ""
    if len(won) == 1:
        name = name_of(words, won[0])
        return Banner(tuple(won), lambda who: drawable(words(say("picture-won", who=who))), name, reason)
    several = say("picture-won-together") if card.together else say("picture-won-several", count=len(won))
    return plain_banner(won, words(several), reason)


def _line(parts: list[Say]) -> int:
    """The height of one line."""
    return min(_LINE, (_HIGHEST - _TOP - _HEAD - _FOOT - _BELOW) // max(1, len(parts)))


def _rows(parts: list[Say]) -> int:
    """The height of all lines."""
    return _line(parts) * len(parts)


def _foot(parts: list[Say]) -> int:
    """The height of the totals. A single part is the total."""
    return _FOOT if len(parts) > 1 else 0


def _lines(image: Image.Image, right: int, parts: list[Say], words: Words, part_sign: PartSign) -> None:
    """The plate, the ruled lines and their names."""
    line = _line(parts)
    high = _HEAD + _rows(parts) + _foot(parts)
    paste(image, plate(right - _LEFT, high, PLAIN), _LEFT, _TOP, "lt")
    for index, part in enumerate(parts):
        y = _TOP + _HEAD + line * index
        if index % 2 == 0:
            wash(image, (_LEFT + 12, y, right - 12, y + line), colour.IVORY, 150)
        sign = part_sign(part, min(44, line - 3))
        start = _LEFT + 24
        if sign:
            paste(image, sign, start + 22, y + line / 2)
        start += 56
        room = _LEFT + _LABELS - 6 - start
        write_in(image, start, y + line / 2 + 11, room, words(part), LABEL, 33, 25, colour.INK_SECOND)


def _total_line(image: Image.Image, right: int, parts: list[Say], counted: str, words: Words) -> None:
    """The line above the totals and its name. Only points have a crown."""
    y = _TOP + _HEAD + _rows(parts)
    ImageDraw.Draw(image).line((_LEFT + 16, y + 2, right - 16, y + 2), fill=colour.INK, width=3)
    if counted == "points":
        paste(image, icons.crown(48), _LEFT + 46, y + _FOOT / 2)
    total = words(say("picture-standings-total"))
    write_in(image, _LEFT + 80, y + _FOOT / 2 + 14, _LABELS - 90, total, TITLE, 42, 30)


def _column(
    image: Image.Image,
    x: float,
    width: float,
    standing: Standing,
    place: int,
    livery: Livery,
    parts: list[Say],
    words: Words,
) -> None:
    if standing.rank == 1:
        high = _HEAD + _rows(parts) + _foot(parts) - 20
        paste(image, plate(int(width) - 4, high, (*BRIGHT[:3], 150), active=True), x, _TOP + 10, "mt")
        paste(image, laurel(140), x, _TOP + 82)
    paste(image, livery_seal(livery, 84), x, _TOP + 78)
    rank = letter_disc(42, str(place or "="), colour.IVORY, colour.INK, None, NUMBER, 0.66)
    paste(image, rank, x - 46, _TOP + 40)
    if words.computer(standing.seat):
        paste(image, icons.automaton(40), x + 46, _TOP + 42)
    name = name_of(words, standing.seat)
    write_in(image, x, _TOP + _HEAD - 18, width - 20, name, NAME, 34, 24, colour.INK, "ms")
    for index, text in enumerate(parts):
        part = next((part for part in standing.parts if part.text == text), None)
        _points(image, x, _TOP + _HEAD + _line(parts) * (index + 0.5), part)
    if not _foot(parts):
        return
    y = _TOP + _HEAD + _rows(parts) + _FOOT / 2
    write(image, x, y + 19, str(standing.total), TITLE, 60, colour.INK, "ms")


def _points(image: Image.Image, x: float, y: float, part: Part | None) -> None:
    text = "–" if part is None else str(part.points)
    tone = colour.INK if part is not None and part.points else colour.INK_THIRD
    write(image, x, y + 13, text, NUMBER, 38, tone, "ms")
