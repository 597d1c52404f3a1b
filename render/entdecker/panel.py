"""One plate a player, in seat order; the round above, the legend below."""

from __future__ import annotations

from PIL import Image, ImageDraw

from engines.contract.core import Words, say
from engines.games.entdecker.views.view import Player, Public
from render.entdecker import layout, pieces
from render.kit import icons
from render.kit.decoration import ornaments
from render.kit.drawing import colour
from render.kit.drawing.lettering import LABEL, NAME, NUMBER, TITLE, fit, width_of, write, write_in
from render.kit.drawing.sprites import paste
from render.kit.header import name_of
from render.kit.places import note
from render.kit.plates import BRIGHT, DARK, PLAIN, plate, pointer
from render.kit.players import manned, seal

_LEFT, _WIDTH = layout.PANEL, layout.PANEL_WIDTH
_RIGHT = _LEFT + _WIDTH
_TEXT = 84
"""Where names begin, from the left edge of a plate."""


def draw_panel(image: Image.Image, public: Public, words: Words) -> None:
    _round(image, public, words)
    gains = gained(public)
    winners = [result.seat for result in public.results if result.rank == 1]
    y = layout.PLAYERS_TOP
    for player in public.players:
        active = player.active or player.seat in winners
        _player(image, y, player, public, gains.get(player.seat, 0), words, active=active)
        y += layout.PLATE_STEP
    _ornament(image, y)
    _legend(image, words)


def gained(public: Public) -> dict[int, int]:
    """The points that the islands of the last voyage brought, by seat."""
    gains: dict[int, int] = {}
    for island in public.discovered:
        if public.voyage is not None and island.turn == public.voyage.turn:
            for presence in island.presences:
                gains[presence.seat] = gains.get(presence.seat, 0) + presence.points
    return gains


def _round(image: Image.Image, public: Public, words: Words) -> None:
    x, y = layout.ROUND_PLATE
    paste(image, plate(_WIDTH, 66, DARK, colour.INK), x, y, "lt")
    if public.end:
        text = words(say("entdecker-picture-end"))
        write_in(image, x + _WIDTH / 2, y + 45, _WIDTH - 40, text, TITLE, 38, 30, colour.IVORY, "ms")
        return
    income = f"+{public.spin}"
    paste(image, icons.coin(40), _RIGHT - 36, y + 33)
    write(image, _RIGHT - 62, y + 45, income, TITLE, 38, colour.GOLD_LIGHT, "rs")
    text = words(say("entdecker-picture-round", number=public.round))
    write_in(image, x + 20, y + 45, _WIDTH - 150, text, TITLE, 38, 30, colour.IVORY)


def _player(
    image: Image.Image, y: int, player: Player, public: Public, gain: int, words: Words, *, active: bool
) -> None:
    fill, computer = BRIGHT if active else PLAIN, words.computer(player.seat)
    paste(image, plate(_WIDTH, layout.PLATE_HIGH, fill, active=active), _LEFT, y, "lt")
    note(image, "player", (_LEFT, y, _RIGHT, y + layout.PLATE_HIGH), player.seat)
    if active:
        paste(image, pointer(), _LEFT - 6, y + layout.PLATE_HIGH / 2)
    if active and public.end:
        paste(image, ornaments.laurel(76), _LEFT + 45, y + 42)
        paste(image, manned(seal(player.seat, 52), computer=computer), _LEFT + 45, y + 41)
    else:
        paste(image, manned(seal(player.seat, 72), computer=computer), _LEFT + 46, y + 42)
    if player.starts and not public.end:
        paste(image, icons.flag(34), _LEFT + 22, y + 21)
    score = str(player.points)
    write(image, _RIGHT - 56, y + 61, score, TITLE, 58, colour.INK, "rs")
    paste(image, icons.crown(36), _RIGHT - 34, y + 41)
    room = _WIDTH - _TEXT - 64 - width_of(score, TITLE, 58)
    baseline = y + 42 if gain else y + 53
    write_in(image, _LEFT + _TEXT, baseline, room, name_of(words, player.seat), NAME, 36, 24)
    if gain:
        write(image, _LEFT + _TEXT, y + 70, f"+{gain}", NUMBER, 28, colour.VERMILION)
    _gold(image, y + 94, player, public)
    _supply(image, y + 137, player)


def _gold(image: Image.Image, y: float, player: Player, public: Public) -> None:
    """One box for each coin the purse can hold."""
    paste(image, icons.coin(38), _LEFT + 34, y)
    write(image, _LEFT + 58, y + 13, str(player.gold), NUMBER, 37)
    draw = ImageDraw.Draw(image)
    left, right = _LEFT + 108, _RIGHT - 18
    step = (right - left) / public.gold_cap
    for coin in range(public.gold_cap):
        x = left + step * coin
        fill = colour.GOLD if coin < player.gold else colour.VELLUM_LOW
        draw.rectangle((x, y - 12, x + step - 4, y + 11), fill=fill, outline=colour.INK_SECOND, width=2)


def _supply(image: Image.Image, y: float, player: Player) -> None:
    x = _LEFT + 14
    for kind, number in zip(pieces.UNITS, (player.scouts, player.forts, player.settlements), strict=True):
        sign = pieces.unit(kind, player.seat, 42) if number else pieces.used_up(kind, 42)
        paste(image, sign, x + 21, y - 1)
        tone = colour.INK if number else colour.INK_THIRD
        write(image, x + 43, y + 12, str(number), NUMBER, 34, tone)
        x += 70
    chips = str(len(player.chips))
    write(image, _RIGHT - 18, y + 12, chips, NUMBER, 34, colour.INK, "rs")
    paste(image, pieces.chip(38), _RIGHT - 42 - width_of(chips, NUMBER, 34) + 2, y)


def _ornament(image: Image.Image, top: int) -> None:
    """Unused room gets a compass rose and a scale bar."""
    room = layout.LEGEND - 30 - top
    if room < 150:
        return
    middle = _LEFT + _WIDTH / 2
    paste(image, ornaments.rose(min(100, int((room - 50) / 2.2))), middle, top + (room - 40) / 2)
    paste(image, ornaments.scale_bar(6, 40), middle, top + room - 20)


def _legend(image: Image.Image, words: Words) -> None:
    y = layout.LEGEND
    paste(image, pieces.badge(5, 2), _LEFT + 42, y)
    tiles, size = fit(words(say("entdecker-picture-legend-tiles")), LABEL, 28, 110, 25)
    x = _LEFT + 86
    write(image, x, y + 10, tiles, LABEL, size)
    x += round(width_of(tiles, LABEL, size)) + 12
    write(image, x, y + 10, "|", LABEL, 28, colour.INK_THIRD)
    x += 18
    text = words(say("entdecker-picture-legend-open"))
    write_in(image, x, y + 10, _RIGHT - x, text, NAME, 28, 25, colour.VERMILION)
