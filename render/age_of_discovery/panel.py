"""One plate a player, in seat order."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image, ImageDraw

from engines.contract.core import Words, say
from engines.games.age_of_discovery.views.view import Joker, Player, Public, Running, Stock
from render.age_of_discovery import cards, layout, signs
from render.age_of_discovery.flags import boat, contract_code, flag, letter, ship_code
from render.age_of_discovery.header import winners
from render.kit import icons
from render.kit.decoration import ornaments
from render.kit.drawing import colour
from render.kit.drawing.lettering import LABEL, NAME, NUMBER, TITLE, width_of, write, write_in
from render.kit.drawing.sprites import paste
from render.kit.header import name_of
from render.kit.places import note
from render.kit.plates import BRIGHT, PLAIN, plate, pointer
from render.kit.players import manned, seal

_LEFT, _WIDE, _HIGH = layout.PANEL, layout.PANEL_WIDTH, layout.PLATE
_START, _END = _LEFT + 16, _LEFT + _WIDE - 16
_SHIPS, _CONTRACTS = 153, 199
"""The middle of the two lower lines, from the upper edge of a plate."""


def draw_panel(image: Image.Image, public: Public, words: Words) -> None:
    best = winners(public) if public.over else []
    y = layout.PLATES_TOP
    for player in public.players:
        active = player.seat in (best if public.over else (public.current,))
        _player(image, y, player, words, active=active, over=public.over)
        y += layout.PLATE_PITCH
    _ornament(image, y, layout.PLATES_BOTTOM)


def _ornament(image: Image.Image, top: int, bottom: int) -> None:
    """Unused room gets a compass rose and a scale bar."""
    if bottom - top < 150:
        return
    middle = _LEFT + _WIDE / 2
    paste(image, ornaments.scale_bar(6, 40), middle, bottom - 24)
    radius = min(150, int((bottom - top - 70) / 2.2))
    paste(image, ornaments.rose(radius), middle, top + (bottom - top - 50) / 2)


def _player(image: Image.Image, y: int, player: Player, words: Words, *, active: bool, over: bool) -> None:
    fill, line = (BRIGHT, colour.INK_SECOND) if active else (PLAIN, colour.INK_THIRD)
    paste(image, plate(_WIDE, _HIGH, fill, line, active=active), _LEFT, y, "lt")
    note(image, "player", (_LEFT, y, _LEFT + _WIDE, y + _HIGH), player.seat)
    if active and not over:
        paste(image, pointer(), _LEFT - 8, y + _HIGH / 2)
    if active and over:
        paste(image, ornaments.laurel(90), _LEFT + 50, y + 48)
    wax = seal(player.seat, 58 if active and over else 78)
    paste(image, manned(wax, computer=words.computer(player.seat)), _LEFT + 50, y + 46)
    paste(image, icons.crown(44), _LEFT + _WIDE - 38, y + 42)
    points = str(player.points)
    write(image, _LEFT + _WIDE - 66, y + 61, points, TITLE, 56, colour.INK, "rs")
    room = _WIDE - 96 - 66 - width_of(points, TITLE, 56) - 10
    write_in(image, _LEFT + 96, y + 58, room, name_of(words, player.seat), NAME, 38, 24)
    if over:
        _sources(image, y + 103, player)
    else:
        _possessions(image, y + 103, player)
    draw = ImageDraw.Draw(image)
    draw.line((_START, y + 127, _END, y + 127), fill=colour.INK_THIRD, width=1)
    paste(image, joker_sign(player.joker, words), _END, y + _SHIPS - 1, "rm")
    if player.mission is not None:
        name = words(say(f"age_of_discovery-picture-mission-{player.mission.mission}"))
        paste(image, signs.mission(38), _START, y + _CONTRACTS, "lm")
        write_in(image, _START + 46, y + _CONTRACTS + 10, _END - _START - 46, name, LABEL, 31, 25)
        draw_ships(image, player.ships, words, [Line(_START, _END - 80, y + _SHIPS)])
        return
    end = _contracts(image, y + _CONTRACTS, player.running, words)
    rooms = [Line(_START, _END - 80, y + _SHIPS), Line(end, _END, y + _CONTRACTS)]
    draw_ships(image, player.ships, words, rooms)
    if not player.running and not _wrapped(player.ships, words):
        write(image, _START + 8, y + _CONTRACTS + 11, "–", NAME, 36, colour.INK_THIRD)


def joker_sign(joker: Joker, words: Words) -> Image.Image:
    """A joker as far as it is known, pale while it is in use."""
    letters = tuple(letter(words, name) for name in joker.colours)
    return signs.joker(joker.colours, letters, at_sea=joker.status in ("contract", "expedition"))


# --- the second line ---------------------------------------------------------------------------------------


def _possessions(image: Image.Image, y: float, player: Player) -> None:
    """Coins, fulfilled contracts, contracts in the hand, action cards."""
    values = (
        (icons.coin(38), player.coins, 84),
        (signs.fulfilled(38), player.fulfilled, 82),
        (signs.held(38), player.hand, 65),
        (signs.any_colour(40, spent=not player.any_cards), player.any_cards, 65),
        (signs.reserve(40, spent=not player.reserve_cards), player.reserve_cards, 62),
    )
    x = _LEFT + 18
    for sign, number, step in values:
        paste(image, sign, x, y, "lm")
        tone = colour.INK if number else colour.INK_SECOND
        write_in(image, x + 42, y + 12, step - 43, str(number), NUMBER, 34, 26, tone)
        x += step


def _sources(image: Image.Image, y: float, player: Player) -> None:
    """Where the points came from: interim, expeditions at the end, mission, ships on no expedition."""
    mission = player.mission.points if player.mission is not None else 0
    values = (
        (signs.hourglass(38, run_out=False), sum(gain.points for gain in player.interim)),
        (signs.hourglass(38, run_out=True), sum(gain.points for gain in player.final)),
        (signs.mission(40), mission),
        (signs.unplaced(38), player.unplaced),
    )
    for place, (sign, number) in enumerate(values):
        x = _LEFT + 18 + place * 92
        paste(image, sign, x, y, "lm")
        write(image, x + 45, y + 12, str(number), NUMBER, 34, colour.INK if number else colour.INK_SECOND)


# --- ships and contracts -----------------------------------------------------------------------------------


class Line(NamedTuple):
    """A line, or the rest of one."""

    left: float
    right: float
    middle: float


class _Piece(NamedTuple):
    width: int
    stock: Stock
    text: str


_OVERFLOW = 56
"""Room for the number of ships left out."""
_LEAST = 140
"""A rest of a line shorter than this stays empty."""


def _pieces(ships: Sequence[Stock], words: Words, *, narrow: bool) -> list[_Piece]:
    """Several of a kind share a flag with their number."""
    alone, several = (48, 82) if narrow else (60, 92)
    found = []
    for stock in ships:
        code = ship_code(words, stock.colour, stock.volume)
        one = stock.count == 1
        found.append(_Piece(alone if one else several, stock, code if one else f"{stock.count}×{code}"))
    return found


def _set_out(pieces: Sequence[_Piece], rooms: Sequence[Line], kept: int) -> list[tuple[Line, float]]:
    """Where each piece goes, line by line, until the room ends; the last line keeps some free at its end."""
    places: list[tuple[Line, float]] = []
    left = list(pieces)
    for room in rooms:
        end = room.right - (kept if room is rooms[-1] else 0)
        x = room.left
        while left and x + left[0].width <= end:
            places.append((room, x))
            x += left.pop(0).width + 4
    return places


def _wrapped(ships: Sequence[Stock], words: Words) -> bool:
    """Whether they need the second line."""
    first = [Line(_START, _END - 80, 0)]
    return len(_set_out(_pieces(ships, words, narrow=False), first, 0)) < len(ships)


def draw_ships(image: Image.Image, ships: Sequence[Stock], words: Words, rooms: Sequence[Line]) -> None:
    """Free ships as flags on hulls; as plain flags when they are many; the number of those left out."""
    if not ships:
        write(image, rooms[0].left + 8, rooms[0].middle + 11, "–", NAME, 36, colour.INK_THIRD)
        return
    rooms = [room for room in rooms if room.right - room.left >= _LEAST]
    for narrow, kept in ((False, 0), (True, 0), (True, _OVERFLOW)):
        pieces = _pieces(ships, words, narrow=narrow)
        places = _set_out(pieces, rooms, kept)
        if len(places) == len(pieces):
            break
    for piece, (room, x) in zip(pieces, places, strict=False):
        tone, text, width = piece.stock.colour, piece.text, piece.width
        sprite = flag(tone, text, width, 36, 26) if narrow else boat(tone, text, width)
        paste(image, sprite, x, room.middle, "lm")
    hidden = sum(piece.stock.count for piece in pieces[len(places) :])
    if hidden:
        room, x = places[-1]
        after = x + pieces[len(places) - 1].width + 8
        write(image, after, room.middle + 11, f"+{hidden}", NUMBER, 32)


def _contracts(image: Image.Image, y: float, running: Sequence[Running], words: Words) -> float:
    """Contracts under way: two with all signs, three without; more are counted. Returns where they end."""
    x = _START - 3.0
    make = cards.running if len(running) <= 2 else cards.running_narrow
    shown = running if len(running) <= 3 else running[:2]
    for one in shown:
        code = contract_code(words, one.contract)
        chip = make(one.contract.colour, code, one.income, one.rounds_left, fresh=one.fresh)
        paste(image, chip, x, y, "lm")
        x += chip.width + 1
    if len(shown) < len(running):
        text = f"+{len(running) - len(shown)}"
        write(image, x + 8, y + 11, text, NUMBER, 32)
        x += 16 + width_of(text, NUMBER, 32)
    return max(x + 2, _START) if running else _START
