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
_HIGH = 80
"""A plate when there is room."""
_OPEN = 40
"""What an open hand adds."""
_TEXT = 84
"""Where names and numbers begin, from the left edge of a plate."""
_WIDTH = layout.PANEL_WIDTH


def draw_panel(image: Image.Image, public: Public, words: Words) -> None:
    room = layout.PLAYERS_BOTTOM - layout.PLAYERS_TOP
    open_hands = sum(1 for player in public.players if player.open_hand is not None)
    share = (room - open_hands * _OPEN) // len(public.players)
    gap = _GAP if share > _HIGH else 3
    high = min(_HIGH, share - gap)
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
    paste(image, seal(player.seat, min(70, high - 4)), left + 45, y + high / 2)
    if player.auctioneer:
        paste(image, icons.gavel(34), left + 22, y + 21)
    first, second = y + high * 0.32, y + high * 0.72
    taken = _standing(image, first, y + high / 2, player, public, words)
    out = public.step in ("bidding", "veto") and not player.in_auction
    size = 35 if high >= 72 else 32
    write_in(
        image,
        left + _TEXT,
        first + size * 0.32,
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


def _standing(
    image: Image.Image, y: float, middle: float, player: Player, public: Public, words: Words
) -> float:
    """On the right: the bid, "pass", or the final score. Returns the width it took."""
    right = layout.PANEL + _WIDTH - 18
    if player.total is not None:
        number = str(player.total)
        write(image, right, middle + 18, number, TITLE, 54, colour.INK, "rs")
        width = width_of(number, TITLE, 54)
        paste(image, icons.crown(44), right - width - 30, middle)
        return width + 56
    if public.step in ("exchange", "gamble", "over"):
        return 0
    if player.passed:
        text = words(say("magellan-picture-pass"))
        return write_in(image, right, y + 11, 110, text, ITALIC_BOLD, 34, 26, colour.VERMILION, "rs")
    if player.bid is not None:
        number = str(player.bid)
        write(image, right, y + 13, number, NUMBER, 38, colour.INK, "rs")
        width = width_of(number, NUMBER, 38)
        paste(image, icons.purse(36), right - width - 23, y)
        return width + 44
    if player.in_auction:
        paste(image, icons.hollow_purse(36), right - 14, y)
        return 36
    write(image, right, y + 11, "–", LABEL, 34, colour.INK_THIRD, "rs")
    return 20


def _possessions(image: Image.Image, y: float, player: Player, public: Public) -> None:
    """Public points, cards in the hand, ships left to place, vetoes."""
    left = layout.PANEL + _TEXT
    signs = [(0, icons.crown(31), player.points), (84, icons.cards(33), player.cards)]
    if public.phase == 1:
        signs.append((166, pieces.ship_in_reserve(32), player.ships_left))
    for x, sign, number in signs:
        paste(image, sign, left + x + 16, y)
        write(image, left + x + 37, y + 11, str(number), NUMBER, 32, colour.INK)
    if not player.vetoes or player.total is not None:
        return
    right = layout.PANEL + _WIDTH - 18
    if player.vetoes > 1:
        write(image, right, y + 11, str(player.vetoes), NUMBER, 32, colour.INK, "rs")
        right -= 20
    paste(image, icons.veto(32), right - 16, y)


def _open_hand(image: Image.Image, y: float, player: Player) -> None:
    """Every card of a hand that lies open."""
    hand = player.open_hand or ()
    left = layout.PANEL + 20
    paste(image, icons.eye(34), left + 12, y)
    start = left + 54
    room = layout.PANEL + _WIDTH - 14 - start - 15
    step = min(31.0, room / max(1, len(hand) - 1))
    for place, card in enumerate(hand):
        paste(image, mini_card(str(card.gold), 29, 36, 29), start + place * step, y)
