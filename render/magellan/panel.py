"""One plate a player, in seat order."""

from __future__ import annotations

from PIL import Image

from engines.core import Words, say
from engines.magellan.view import Player, Public
from render.kit import colour, icons, ornaments
from render.kit.header import name_of
from render.kit.lettering import ITALIC_BOLD, LABEL, NAME, NUMBER, TITLE, width_of, write, write_in
from render.kit.plates import BRIGHT, PLAIN, mini_card, plate, pointer
from render.kit.players import seal
from render.kit.sprites import paste
from render.magellan import layout, pieces

_GAP = 6
_HIGH = 77
"""A plate when there is room."""
_OPEN = 42
"""What an open hand adds."""
_TEXT = 84
"""Where names and numbers begin, from the left edge of a plate."""
_WIDTH = layout.PANEL_WIDTH


def draw_panel(image: Image.Image, public: Public, words: Words) -> None:
    room = layout.PLAYERS_BOTTOM - layout.PLAYERS_TOP
    open_hands = sum(1 for player in public.players if player.open_hand is not None)
    count = len(public.players)
    high = min(_HIGH, (room - open_hands * _OPEN) // count - (_GAP if open_hands < 2 else 2))
    gap = min(_GAP, (room - open_hands * _OPEN) // count - high)
    y = layout.PLAYERS_TOP
    for player in public.players:
        _player(image, y, high, player, public, words)
        y += high + gap + (_OPEN if player.open_hand is not None else 0)
    _ornament(image, y)


def _ornament(image: Image.Image, top: int) -> None:
    """Unused room gets a compass rose and a scale bar."""
    room = layout.PLAYERS_BOTTOM - top
    middle = layout.PANEL + _WIDTH / 2
    if room >= 60:
        paste(image, ornaments.scale_bar(6, 40), middle, layout.PLAYERS_BOTTOM - 22)
    if room >= 150:
        radius = min(96, int((room - 60) / 2.1))
        paste(image, ornaments.rose(radius), middle, top + (room - 42) / 2)


def _player(image: Image.Image, y: int, high: int, player: Player, public: Public, words: Words) -> None:
    left = layout.PANEL
    active = player.seat in public.asked
    full = high + (_OPEN if player.open_hand is not None else 0)
    fill, line = (BRIGHT, colour.INK_SECOND) if active else (PLAIN, colour.INK_THIRD)
    paste(image, plate(_WIDTH, full, fill, line, active=active), left, y, "lt")
    if active:
        paste(image, pointer(), left - 8, y + full / 2)
    paste(image, seal(player.seat, min(70, high - 4)), left + 44, y + high / 2)
    out = public.step in ("bidding", "veto") and not player.in_auction
    first, second = y + high * 0.30, y + high * 0.73
    taken = _standing(image, first, player, public, words)
    size = 36 if high >= 72 else 32
    write_in(
        image,
        left + _TEXT,
        first + size * 0.33,
        _WIDTH - _TEXT - 16 - taken - 8,
        name_of(words, player.seat),
        NAME,
        size,
        24,
        colour.INK_SECOND if out else colour.INK,
    )
    _possessions(image, second, player, public)
    if player.open_hand is not None:
        _open_hand(image, y + high + _OPEN / 2 - 5, player)


def _standing(image: Image.Image, y: float, player: Player, public: Public, words: Words) -> float:
    """At the end of the first line: the bid, "pass", or the final score. Returns the width it took."""
    right = layout.PANEL + _WIDTH - 18
    if player.total is not None:
        number = str(player.total)
        write(image, right, y + 15, number, TITLE, 46, colour.INK, "rs")
        width = width_of(number, TITLE, 46)
        paste(image, icons.crown(40), right - width - 26, y)
        return width + 48
    if public.step in ("exchange", "gamble", "over"):
        return 0
    if player.passed:
        text = words(say("magellan-picture-pass"))
        return write_in(image, right, y + 10, 110, text, ITALIC_BOLD, 34, 26, colour.VERMILION, "rs")
    if player.bid is not None:
        number = str(player.bid)
        write(image, right, y + 13, number, NUMBER, 40, colour.INK, "rs")
        width = width_of(number, NUMBER, 40)
        paste(image, icons.purse(42), right - width - 27, y - 1)
        return width + 50
    if player.in_auction:
        paste(image, icons.hollow_purse(42), right - 16, y - 1)
        return 40
    write(image, right, y + 11, "–", LABEL, 34, colour.INK_THIRD, "rs")
    return 20


def _possessions(image: Image.Image, y: float, player: Player, public: Public) -> None:
    """Public points, cards in the hand, ships left to place; then the marks: vetoes, auctioneer."""
    left = layout.PANEL + _TEXT
    signs = [(0, icons.crown(32), player.points), (86, icons.cards(34), player.cards)]
    if public.phase == 1:
        signs.append((168, pieces.ship_in_reserve(34), player.ships_left))
    for x, sign, number in signs:
        paste(image, sign, left + x + 16, y)
        write(image, left + x + 38, y + 11, str(number), NUMBER, 32, colour.INK)
    right = layout.PANEL + _WIDTH - 18
    if player.auctioneer:
        paste(image, icons.gavel(34), right - 16, y)
        right -= 38
    if player.vetoes > 1:
        write(image, right, y + 11, str(player.vetoes), NUMBER, 32, colour.INK, "rs")
        right -= 20
    if player.vetoes:
        paste(image, icons.veto(34), right - 17, y)


def _open_hand(image: Image.Image, y: float, player: Player) -> None:
    """Every card of a hand that lies open."""
    hand = player.open_hand or ()
    left = layout.PANEL + 20
    paste(image, icons.eye(34), left + 12, y)
    start = left + 52
    room = layout.PANEL + _WIDTH - 14 - start - 30
    step = min(32.0, room / max(1, len(hand) - 1))
    for place, card in enumerate(hand):
        paste(image, mini_card(str(card.gold)), start + place * step, y, "mm")
