"""One plate a player, in seat order: a line with the name and the bid, a line with what the player has, and a
line with an open hand. When a player has been scored, the name and the total are all there is."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image

from engines.contract.core import Words, say
from engines.games.magellan.views.view import Player, Public
from render.kit import icons
from render.kit.decoration import ornaments
from render.kit.drawing import colour
from render.kit.drawing.lettering import ITALIC_BOLD, LABEL, NAME, NUMBER, TITLE, width_of, write, write_in
from render.kit.drawing.sprites import paste
from render.kit.header import name_of
from render.kit.plates import BRIGHT, PLAIN, mini_card, plate, pointer
from render.kit.players import manned, seal
from render.magellan import layout, pieces

_TEXT = 84
"""Where names and numbers begin, from the left edge of a plate."""
_WIDTH = layout.PANEL_WIDTH
_LEFT, _RIGHT = layout.PANEL, layout.PANEL + _WIDTH - 18
_RIM = 8
"""What the double rule of a plate takes above and below."""
_SCORING = ("gamble", "over")


class _Lines(NamedTuple):
    """How the lines of the plates share the height."""

    high: int
    """A plate without an open hand."""
    gap: int
    sign: int
    """The signs of the second line."""
    hand: int
    """What the line of an open hand adds."""

    @property
    def first(self) -> int:
        """The height of the first line: what the second leaves."""
        return self.high - 2 * _RIM - self.sign

    @property
    def name(self) -> int:
        """The size at which the tallest letters fill the first line: from the dots of Ä to the foot of g.

        The ring of Å may reach into the rim, not through it.
        """
        return max(24, round(self.first / 1.06))


_ROOMY = _Lines(high=84, gap=6, sign=32, hand=40)


def draw_panel(image: Image.Image, public: Public, words: Words) -> None:
    shown = [_shows_hand(player, public) for player in public.players]
    lines = _lines(len(shown), sum(shown))
    y = layout.PLAYERS_TOP
    for player, with_hand in zip(public.players, shown, strict=True):
        full = lines.high + (lines.hand if with_hand else 0)
        _base(image, y, full, player, public)
        _seal(image, y + lines.high / 2, lines, player, public, words)
        if player.total is not None:
            _scored(image, y + full / 2, player, player.total, words)
        else:
            _first_line(image, y + _RIM, lines, player, public, words)
            _possessions(image, y + lines.high - _RIM - lines.sign / 2, lines.sign, player, public)
        if with_hand:
            _open_hand(image, y + full - _RIM, player)
        y += full + lines.gap
    _ornament(image, y)


def _shows_hand(player: Player, public: Public) -> bool:
    """Open cards matter while somebody bids; then the total says it all. An empty hand needs no line."""
    return bool(player.open_hand) and public.step not in _SCORING


def _lines(plates: int, hands: int) -> _Lines:
    room = layout.PLAYERS_BOTTOM - layout.PLAYERS_TOP
    for lines in (_ROOMY, _ROOMY._replace(gap=4, hand=37)):
        if plates * (lines.high + lines.gap) - lines.gap + hands * lines.hand <= room:
            return lines
    gap, hand = 2, 35
    high = min(_ROOMY.high, (room - (plates - 1) * gap - hands * hand) // plates)
    return _Lines(high, gap, 32 if high >= 76 else 28, hand)


def _ornament(image: Image.Image, top: int) -> None:
    """Unused room gets a compass rose and a scale bar."""
    room = layout.PLAYERS_BOTTOM - top
    middle = layout.PANEL + _WIDTH / 2
    if room >= 60:
        paste(image, ornaments.scale_bar(6, 40), middle, layout.PLAYERS_BOTTOM - 22)
    if room >= 150:
        radius = min(96, int((room - 60) / 2.1))
        paste(image, ornaments.rose(radius), middle, top + (room - 42) / 2)


def _base(image: Image.Image, y: int, full: int, player: Player, public: Public) -> None:
    """The plate; bright for who is asked and, at the end, for who has won."""
    asked = player.seat in public.asked
    best = max((other.total or 0 for other in public.players), default=0)
    bright = asked or (public.step == "over" and player.total == best)
    fill, line = (BRIGHT, colour.INK_SECOND) if bright else (PLAIN, colour.INK_THIRD)
    paste(image, plate(_WIDTH, full, fill, line, active=bright), _LEFT, y, "lt")
    if asked:
        paste(image, pointer(), _LEFT - 8, y + full / 2)


def _seal(image: Image.Image, y: float, lines: _Lines, player: Player, public: Public, words: Words) -> None:
    wax = seal(player.seat, min(70, lines.high - 8))
    paste(image, manned(wax, computer=words.computer(player.seat)), _LEFT + 46, y)
    if player.auctioneer and public.step not in _SCORING:
        paste(image, icons.gavel(38), _LEFT + 23, y - lines.high / 2 + 22)


# --- the lines -------------------------------------------------------------------------------------------


def _scored(image: Image.Image, y: float, player: Player, total: int, words: Words) -> None:
    """The name and the total."""
    number = str(total)
    write(image, _RIGHT, y + 20, number, TITLE, 60, colour.INK, "rs")
    crown = _RIGHT - width_of(number, TITLE, 60) - 32
    paste(image, icons.crown(46), crown, y)
    name = name_of(words, player.seat)
    write_in(image, _LEFT + _TEXT, y + 12, crown - 32 - _LEFT - _TEXT, name, NAME, 36, 24)


def _first_line(
    image: Image.Image, top: float, lines: _Lines, player: Player, public: Public, words: Words
) -> None:
    taken = _standing(image, top + lines.first / 2, lines, player, public, words)
    out = public.step in ("bidding", "veto") and not player.in_auction
    write_in(
        image,
        _LEFT + _TEXT,
        top + lines.first * 0.81,
        _RIGHT - _LEFT - _TEXT - taken - 10,
        name_of(words, player.seat),
        NAME,
        lines.name,
        24,
        colour.INK_SECOND if out else colour.INK,
    )


def _standing(
    image: Image.Image, y: float, lines: _Lines, player: Player, public: Public, words: Words
) -> float:
    """On the right: the bid, "pass", or that there is none. Returns the width it took."""
    if public.step in ("exchange", *_SCORING):
        return 0
    purse = min(36, lines.first + 2)
    if player.passed:
        text = words(say("magellan-picture-pass"))
        size = min(34, lines.first)
        return write_in(
            image, _RIGHT, y + size * 0.28, 110, text, ITALIC_BOLD, size, 26, colour.VERMILION, "rs"
        )
    if player.bid is not None:
        number = str(player.bid)
        write(image, _RIGHT, y + 12, number, NUMBER, 36, colour.INK, "rs")
        width = width_of(number, NUMBER, 36)
        paste(image, icons.purse(purse), _RIGHT - width - 6 - purse / 2, y)
        return width + purse + 6
    if player.in_auction:
        paste(image, icons.hollow_purse(purse), _RIGHT - purse / 2 + 4, y)
        return purse
    write(image, _RIGHT, y + 11, "–", LABEL, 34, colour.INK_THIRD, "rs")
    return 20


def _possessions(image: Image.Image, y: float, size: int, player: Player, public: Public) -> None:
    """Public points, cards in the hand, ships left to place, vetoes."""
    left = _LEFT + _TEXT
    signs = [(0, icons.crown(size), player.points), (84, icons.cards(size), player.cards)]
    if public.phase == 1:
        signs.append((166, pieces.ship_in_reserve(size), player.ships_left))
    for x, sign, number in signs:
        paste(image, sign, left + x + 16, y)
        write(image, left + x + 37, y + 11, str(number), NUMBER, 32, colour.INK)
    if not player.vetoes or public.step in _SCORING:
        return
    right: float = _RIGHT
    if player.vetoes > 1:
        several = str(player.vetoes)
        write(image, right, y + 11, several, NUMBER, 32, colour.INK, "rs")
        right -= width_of(several, NUMBER, 32) + 3
    paste(image, icons.veto(size), right - size / 2, y)


_CARD = (29, 33)


def _open_hand(image: Image.Image, bottom: float, player: Player) -> None:
    """Every card of a hand that lies open; many stand closer, and narrower, so that no digit is covered."""
    hand = player.open_hand or ()
    y = bottom - _CARD[1] / 2
    paste(image, icons.eye(_CARD[1]), _LEFT + 34, y)
    start = _LEFT + 60
    step = min(31.0, (_LEFT + _WIDTH - 12 - start) / len(hand))
    width = min(_CARD[0], max(18, int(step)))
    size = 29 if width > 22 else 25
    for place, card in enumerate(hand):
        paste(image, mini_card(str(card.gold), width, _CARD[1], size), start + place * step, y, "lm")
