"""The private picture: what one player holds and knows."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image

from engines.contract.core import Words, say
from engines.games.magellan.views.view import Own, OwnShip, Public, StandingOrder
from render.kit import icons
from render.kit.decoration.emblems import emblem
from render.kit.decoration.paper import page
from render.kit.drawing import colour
from render.kit.drawing.lettering import (
    LABEL,
    NUMBER,
    TITLE,
    drawable,
    fit,
    fit_shortened,
    width_of,
    write,
    write_in,
)
from render.kit.drawing.sprites import paste
from render.kit.header import draw_header, draw_title, name_of, private_banner
from render.kit.places import note
from render.kit.plates import BRIGHT, PLAIN, mini_card, plate
from render.kit.players import player_ship, seal
from render.magellan import layout, pieces
from render.magellan.money import draw_fan
from render.magellan.sheet import explorer_name, part_letters

WIDTH, HEIGHT = 1400, 880
_LEFT, _RIGHT = 24, 1376
_FAN = 256
_TOTALS, _TOTALS_HIGH = 428, 98
_SHIPS, _SHIPS_HIGH = 536, 176
_ORDERS, _ORDERS_HIGH = 722, 132


class Lifted(NamedTuple):
    """Cards that stand out of the hand."""

    golds: tuple[int, ...] = ()
    proposed: bool = False
    """Nobody has chosen them yet: they are what a menu offers first."""


_NONE = Lifted()


def draw_hand(public: Public, own: Own, words: Words, lifted: Lifted = _NONE) -> Image.Image:
    image = page(HEIGHT)
    draw_title(image, words(say("picture-hand")), 440)
    draw_header(image, private_banner(words, own.seat), 500)
    draw_fan(image, own.hand, lifted.golds, _FAN)
    _totals(image, own, words)
    _offer(image, public, own, lifted, words)
    over = public.step == "over"
    _fleet(image, own, words, over=over)
    if over:
        _result(image, public, own, words)
    else:
        _score(image, own.projected, "projected", words)
        _orders(image, own, words)
    return image


# --- money and bid ---------------------------------------------------------------------------------------


def _totals(image: Image.Image, own: Own, words: Words) -> None:
    values = (
        (icons.purse(70), sum(card.gold for card in own.hand), "ducats", 218),
        (icons.crown(60), sum(card.crown for card in own.hand), "crowns", 218),
        (icons.cards(64), len(own.hand), "cards", 218),
    )
    x = _LEFT
    for sign, number, key, width in values:
        paste(image, plate(width, _TOTALS_HIGH, BRIGHT), x, _TOTALS, "lt")
        paste(image, sign, x + 50, _TOTALS + 49)
        write(image, x + 96, _TOTALS + 54, str(number), TITLE, 52)
        label = words(say(f"magellan-picture-{key}"))
        write_in(image, x + 96, _TOTALS + 84, width - 110, label, LABEL, 29, 25, colour.INK_SECOND)
        x += width + 10


def _offer(image: Image.Image, public: Public, own: Own, lifted: Lifted, words: Words) -> None:
    """The bid to beat and what this player can pay; or the price to be paid now."""
    left = _LEFT + 3 * 228
    width = _RIGHT - left
    paste(image, plate(width, _TOTALS_HIGH, BRIGHT, active=own.must_pay is not None), left, _TOTALS, "lt")
    note(image, "bid", (left, _TOTALS, left + width, _TOTALS + _TOTALS_HIGH))
    x = left + 20
    if public.card is not None:
        paste(image, emblem(public.card, 78), left + 58, _TOTALS + 49)
        x = left + 112
    values = _values(public, own, lifted)
    if not values:
        _happening(image, x, left + width - 16, public, words)
    column = (left + width - 16 - x) / max(1, len(values))
    for place, (key, text, tone) in enumerate(values):
        start = x + place * column
        label = words(say(f"magellan-picture-{key}"))
        write_in(image, start, _TOTALS + 42, column - 12, label, LABEL, 31, 25, colour.INK_SECOND)
        write_in(image, start, _TOTALS + 84, column - 12, text, TITLE, 46, 32, tone)


def _happening(image: Image.Image, x: float, right: float, public: Public, words: Words) -> None:
    """What the table waits for, when there is nothing to bid for or to pay."""
    asking = say(f"magellan-picture-turn-{public.step}")
    if len(public.asked) == 1:
        text, size = fit_shortened(
            lambda who: drawable(words(say("picture-turn", who=who, asking=asking))),
            name_of(words, public.asked[0]),
            LABEL,
            34,
            right - x,
            26,
        )
    else:
        text, size = fit(words(asking if public.asked else say("picture-over")), LABEL, 34, right - x, 26)
    write(image, x, _TOTALS + 62, text, LABEL, size, colour.INK_SECOND)


def _values(public: Public, own: Own, lifted: Lifted) -> list[tuple[str, str, colour.Colour]]:
    if own.must_pay is not None:
        values = [("to-pay", str(own.must_pay), colour.VERMILION)]
        if lifted.golds:
            key = "suggested" if lifted.proposed else "payment"
            values.append((key, " + ".join(map(str, sorted(lifted.golds))), colour.INK))
        return values
    values = []
    if public.step == "bidding":
        values.append(("high", str(public.high or "–"), colour.VERMILION))
    if own.max_bid is not None:
        values.append(("your-max", str(own.max_bid), colour.INK))
        values.append(("your-limit", "–" if own.limit is None else str(own.limit), colour.INK))
    return values


# --- ships -----------------------------------------------------------------------------------------------


def _fleet(image: Image.Image, own: Own, words: Words, *, over: bool) -> None:
    note(image, "ships", (_LEFT, _SHIPS, _RIGHT, _SHIPS + _SHIPS_HIGH))
    if not own.ships:
        paste(image, plate(_RIGHT - _LEFT, _SHIPS_HIGH, PLAIN), _LEFT, _SHIPS, "lt")
        text = words(say("magellan-picture-no-ships"))
        write_in(image, WIDTH / 2, _SHIPS + 100, 1200, text, LABEL, 34, 26, colour.INK_SECOND, "ms")
        return
    width = (_RIGHT - _LEFT - 50) // 6
    for place, ship in enumerate(own.ships):
        x = _LEFT + place * (width + 10)
        _ship(image, x, width, ship, own, words)
        _worth(image, x, ship, over=over)


def _ship(image: Image.Image, x: int, width: int, ship: OwnShip, own: Own, words: Words) -> None:
    """Where a ship stands, and what lies under it."""
    paste(image, plate(width, _SHIPS_HIGH, PLAIN), x, _SHIPS, "lt")
    paste(image, emblem(ship.explorer, 60), x + 42, _SHIPS + 44)
    name = explorer_name(words, ship.explorer)
    write_in(image, x + 78, _SHIPS + 38, width - 90, name, TITLE, 31, 25)
    numeral = layout.PHASES[ship.field - 1]
    write(image, x + 78, _SHIPS + 72, numeral, TITLE, 32, colour.VERMILION)
    after = x + 88 + width_of(numeral, TITLE, 32)
    if ship.part:
        letter = part_letters(words)[ship.part == "right"]
        write(image, after, _SHIPS + 72, letter, NUMBER, 30, colour.INK_SECOND)
        after += 30
    paste(image, player_ship(own.seat, 54), x + width - 40, _SHIPS + 142)
    for index, card in enumerate(ship.pile):
        paste(image, mini_card(str(card.gold)), x + 32 + index * 34, _SHIPS + 144)
    if ship.multiplier:
        write(
            image,
            x + 24 + len(ship.pile) * 34,
            _SHIPS + 155,
            f"×{ship.multiplier}",
            NUMBER,
            32,
            colour.VERMILION,
        )


def _worth(image: Image.Image, x: float, ship: OwnShip, *, over: bool) -> None:
    """What a ship brings at the end of the phase, its points here and one field on; at last its points."""
    middle = _SHIPS + 102
    if not over:
        paste(image, icons.purse(32), x + 28, middle)
        write(image, x + 46, middle + 11, str(ship.purse), NUMBER, 32)
        x += 58
    paste(image, icons.crown(32), x + 28, middle)
    worth = str(ship.points)
    write(image, x + 47, middle + 11, worth, NUMBER, 32)
    if ship.next_points is not None and not over:
        start = x + 50 + width_of(worth, NUMBER, 32)
        paste(image, icons.arrow_right(20), start + 12, middle)
        write(image, start + 24, middle + 11, str(ship.next_points), NUMBER, 32, colour.INK_SECOND)


# --- score, result, orders -------------------------------------------------------------------------------


def _score(image: Image.Image, points: int, key: str, words: Words) -> None:
    paste(image, plate(320, _ORDERS_HIGH, BRIGHT, active=key == "final"), _LEFT, _ORDERS, "lt")
    paste(image, icons.crown(62), _LEFT + 56, _ORDERS + 50)
    write(image, _LEFT + 100, _ORDERS + 74, str(points), TITLE, 66)
    label = words(say(f"magellan-picture-{key}"))
    write_in(image, _LEFT + 24, _ORDERS + 113, 276, label, LABEL, 29, 25, colour.INK_SECOND)


def _result(image: Image.Image, public: Public, own: Own, words: Words) -> None:
    """The own final score, and everybody's, best first."""
    totals = {player.seat: player.total or 0 for player in public.players}
    _score(image, totals[own.seat], "final", words)
    left = _LEFT + 330
    width = _RIGHT - left
    paste(image, plate(width, _ORDERS_HIGH, PLAIN), left, _ORDERS, "lt")
    column = (width - 24) / len(totals)
    middle = _ORDERS + _ORDERS_HIGH / 2
    for place, (seat, total) in enumerate(sorted(totals.items(), key=lambda entry: -entry[1])):
        x = left + 12 + (place + 0.5) * column
        paste(image, seal(seat, 76), x - 36, middle)
        write(image, x + 8, middle + 17, str(total), TITLE, 50)


def _orders(image: Image.Image, own: Own, words: Words) -> None:
    left = _LEFT + 330
    width = _RIGHT - left
    paste(image, plate(width, _ORDERS_HIGH, PLAIN), left, _ORDERS, "lt")
    note(image, "orders", (left, _ORDERS, _RIGHT, _ORDERS + _ORDERS_HIGH))
    paste(image, icons.veto(46), left + 44, _ORDERS + 40)
    note(image, "vetoes", (left + 16, _ORDERS + 14, left + 104, _ORDERS + 66))
    write(image, left + 76, _ORDERS + 53, str(own.vetoes), NUMBER, 38)
    _habits(image, left + 120, own, words)
    x = left + 22.0
    if not own.orders:
        none = words(say("magellan-picture-no-orders"))
        write_in(image, x, _ORDERS + 110, 400, none, LABEL, 31, 25, colour.INK_SECOND)
    for order in own.orders:
        x = _order(image, x, order, words)


def _habits(image: Image.Image, x: float, own: Own, words: Words) -> None:
    """The heading, and what else was arranged."""
    heading = words(say("magellan-picture-orders"))
    x += write_in(image, x, _ORDERS + 52, 330, heading, LABEL, 31, 25, colour.INK_SECOND) + 24
    texts = []
    if own.auto_forced:
        texts.append(words(say("magellan-picture-auto-forced")))
    if own.gamble_until is not None:
        texts.append(words(say("magellan-picture-gamble-until", points=own.gamble_until)))
    if texts:
        write_in(image, x, _ORDERS + 52, _RIGHT - 20 - x, " · ".join(texts), LABEL, 29, 25, colour.INK)


def _order(image: Image.Image, x: float, order: StandingOrder, words: Words) -> float:
    """Explorer, limit, and what becomes of the veto. Returns where the next one begins."""
    paste(image, emblem(order.explorer, 52), x + 26, _ORDERS + 96)
    x += 58
    if order.limit is not None:
        text = words(say("magellan-picture-order-never")) if order.limit == 0 else f"≤{order.limit}"
        x += write_in(image, x, _ORDERS + 107, 80, text, NUMBER, 32, 26) + 6
    if order.veto != "ask":
        sign = pieces.veto_order(order.veto, 42)
        paste(image, sign, x + 21, _ORDERS + 96)
        x += 46
    return x + 16
