"""The picture of a table that is being set up."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from PIL import Image

from engines.contract.core import Say, Words, say
from engines.contract.settings import spread
from render.kit import icons
from render.kit.decoration.ornaments import rose, scale_bar
from render.kit.decoration.paper import page
from render.kit.drawing import colour
from render.kit.drawing.lettering import LABEL, NAME, drawable, fit, write, write_in
from render.kit.drawing.sprites import paste
from render.kit.header import draw_header, draw_title, plain_banner
from render.kit.plates import BRIGHT, PLAIN, plate
from render.kit.players import Livery, empty_seal, livery_seal
from render.picture import Picture

WIDTH, HEIGHT = 1400, 640
_TOP, _PITCH, _HIGH = 112, 150, 140
_WIDE = 444
_TEXT = 136
"""Where names begin, from the left edge of a plate."""
_LEFT = 24
_MOST = 6
"""Settings that have room."""
_SETTINGS = _LEFT + 2 * (_WIDE + 10)


class LobbyPlayer(msgspec.Struct, frozen=True, kw_only=True):
    name: str
    computer: tuple[Say, ...] = ()
    """How a computer player plays: its level, and perhaps a temperament. Nothing for people."""
    host: bool = False
    closed: bool = False
    """Direct messages do not reach this person."""


class LobbyCard(msgspec.Struct, frozen=True, kw_only=True):
    """A table that is being set up."""

    game: str
    title: Say
    players: tuple[LobbyPlayer, ...]
    """In the order of their seats."""
    seats: range
    """How many may play."""
    settings: tuple[tuple[Say, Say], ...]
    """What was chosen: name and choice, the most important first: of very many only some are shown."""
    commitment: str
    """The beginning of what proves that no card was stacked."""


def draw_lobby(card: LobbyCard, words: Words, liveries: Sequence[Livery]) -> Picture:
    title = drawable(words(card.title))
    image = page(HEIGHT)
    draw_title(image, title, 440)
    here = len(card.players)
    count = words(say("picture-lobby-players", here=here, seats=spread(card.seats)))
    draw_header(image, plain_banner((), words(say("picture-lobby")), count), 500)
    for place in range(card.seats[-1]):
        x, y = _LEFT + place % 2 * (_WIDE + 10), _TOP + place // 2 * _PITCH
        if place < here:
            _player(image, x, y, place, card.players[place], liveries[place], words)
        else:
            _open_place(image, x, y, place < card.seats[0], words)
    _settings(image, card, words)
    return Picture("lobby", image)


def _player(
    image: Image.Image, x: int, y: int, seat: int, player: LobbyPlayer, livery: Livery, words: Words
) -> None:
    paste(image, plate(_WIDE, _HIGH, BRIGHT), x, y, "lt")
    paste(image, livery_seal(livery, 108), x + 70, y + 71)
    name = drawable(player.name) or drawable(words(say("picture-player", number=seat + 1)))
    write_in(image, x + _TEXT, y + 64, _WIDE - _TEXT - 18, name, NAME, 40, 26)
    marks = (
        (player.computer, icons.automaton(36), player.computer),
        (player.host, icons.flag(36), (say("picture-lobby-host"),)),
        (player.closed, icons.closed_letter(36), (say("picture-lobby-closed"),)),
    )
    start = float(x + _TEXT)
    for shown, sign, texts in marks:
        if not shown:
            continue
        paste(image, sign, start + 18, y + 96)
        room = x + _WIDE - 16 - start - 44
        label = " · ".join(words(text) for text in texts)
        start += 44 + write_in(image, start + 44, y + 106, room, label, LABEL, 29, 25, colour.INK_SECOND) + 18


def _open_place(image: Image.Image, x: int, y: int, needed: bool, words: Words) -> None:
    """A place nobody has taken; the ones still needed are more visible than the ones that may stay free."""
    paste(
        image,
        plate(_WIDE, _HIGH, PLAIN if needed else (*colour.VELLUM_LIGHT, 70), colour.INK_THIRD),
        x,
        y,
        "lt",
    )
    paste(image, empty_seal(100), x + 70, y + 70)
    tone = colour.INK_SECOND if needed else colour.mix(colour.INK_SECOND, colour.INK_THIRD, 0.4)
    text = words(say("picture-lobby-open"))
    write_in(image, x + _TEXT, y + 81, _WIDE - _TEXT - 18, text, LABEL, 33, 26, tone)


def _settings(image: Image.Image, card: LobbyCard, words: Words) -> None:
    width = WIDTH - 22 - _SETTINGS
    full = HEIGHT - 26 - _TOP
    paste(image, plate(width, full, PLAIN), _SETTINGS, _TOP, "lt")
    shown = card.settings if len(card.settings) <= _MOST else card.settings[: _MOST - 1]
    pitch = min(78, (full - 80) // max(1, len(shown) + (shown is not card.settings)))
    y, room = _TOP + 44, width - 44
    for name, value in shown:
        write_in(image, _SETTINGS + 22, y, room, words(name), LABEL, 28, 25, colour.INK_SECOND)
        write_in(image, _SETTINGS + 22, y + 36, room, words(value), NAME, 33, 26)
        y += pitch
    if shown is not card.settings:
        more = words(say("picture-lobby-more", count=len(card.settings) - len(shown)))
        write_in(image, _SETTINGS + 22, y, room, more, LABEL, 28, 25, colour.INK_SECOND)
        y += pitch
    code, size = fit(words(say("picture-lobby-commitment", code=card.commitment)), LABEL, 28, width - 44, 25)
    write(image, _SETTINGS + 22, _TOP + full - 22, code, LABEL, size, colour.INK_SECOND)
    free = _TOP + full - 60 - y
    if free > 150:
        paste(image, rose(min(90, int(free / 2.5))), _SETTINGS + width / 2, y + free / 2 - 10)
    below = _TOP + ((card.seats[-1] + 1) // 2) * _PITCH
    if HEIGHT - below > 60:
        paste(image, scale_bar(8, 60), _LEFT + _WIDE, HEIGHT - 44)
