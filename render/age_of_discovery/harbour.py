"""The harbour: ships for sale, those that will move up, the stacks, and the trade contracts."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from PIL import Image, ImageDraw

from engines.contract.core import Words, say
from engines.games.age_of_discovery.views.view import MarketShip, OpenContract, Player, Public
from render.age_of_discovery import cards, layout, signs, vessels
from render.age_of_discovery.flags import contract_code, ship_code
from render.age_of_discovery.header import draw_head
from render.age_of_discovery.sheet import harbour_sheet
from render.kit import icons
from render.kit.decoration import ornaments
from render.kit.drawing import colour
from render.kit.drawing.cache import kept
from render.kit.drawing.colour import Colour
from render.kit.drawing.lettering import LABEL, NUMBER, write, write_in
from render.kit.drawing.sprites import Stroke, icon, paste
from render.kit.places import note
from render.kit.plates import BRIGHT, PLAIN, letter_disc, plate
from render.kit.players import seal

_BOTTOM = layout.QUAY_BOTTOM
_LEFT, _RIGHT = layout.PANEL, layout.PANEL_RIGHT


class Targets(NamedTuple):
    """What may be chosen, for the player who chooses: columns and slots from 1, and the contract stack."""

    purchase: Collection[int] = ()
    filling: Collection[int] = ()
    slots: Collection[int] = ()
    stack: bool = False


def draw_harbour(public: Public, words: Words, targets: Targets | None = None) -> Image.Image:
    image = harbour_sheet(words)
    for column in range(5):
        _bay(image, column, public, words, targets)
    top, bottom = layout.PURCHASE, layout.PURCHASE + cards.PURCHASE[1]
    note(image, "for sale", (layout.LEFT + 6, top, layout.RIGHT - 6, bottom))
    _stacks(image, public, words)
    _contracts(image, public, words, targets)
    for player in public.players:
        _purse(image, player, active=player.seat == public.current)
    _legend(image, len(public.players), words)
    draw_head(image, public, words)
    return image


# --- ships -------------------------------------------------------------------------------------------------


@kept
def _arrow() -> Image.Image:
    outline = "M30 4 L70 4 L70 46 L94 46 L50 96 L6 46 L30 46 Z"
    return icon(
        44,
        [
            Stroke(outline, colour.VERMILION, colour.IVORY, 14),
            Stroke(outline, colour.VERMILION, colour.INK, 6),
        ],
    )


def _bay(image: Image.Image, column: int, public: Public, words: Words, targets: Targets | None) -> None:
    x = layout.bay(column)
    paste(image, _arrow(), x, layout.TOP + 258)
    for ship, top, for_sale in (
        (public.filling_row[column], layout.FILLING, False),
        (public.purchase_row[column], layout.PURCHASE, True),
    ):
        chosen = None
        if targets is not None:
            chosen = column + 1 in (targets.purchase if for_sale else targets.filling)
        _ship(image, x, top, ship, words, for_sale=for_sale, chosen=chosen)
    number = letter_disc(54, str(column + 1), colour.IVORY, colour.INK, colour.INK_THIRD, NUMBER, 0.62)
    paste(image, number, x, _BOTTOM - 120)


def _ship(
    image: Image.Image,
    x: float,
    top: int,
    ship: MarketShip | None,
    words: Words,
    *,
    for_sale: bool,
    chosen: bool | None,
) -> None:
    width, height = cards.PURCHASE if for_sale else cards.FILLING
    left = round(x - width / 2)
    if ship is None:
        paste(image, cards.empty_card(width, height), left, top, "lt")
        return
    code = ship_code(words, ship.colour, ship.volume)
    card = cards.ship_card(ship.colour, code, ship.volume, ship.price, for_sale=for_sale)
    _card(image, card, left, top, fresh=ship.fresh, chosen=chosen)
    if ship.reserved_by is not None:
        paste(image, seal(ship.reserved_by, 76), x + 56, top + (182 if for_sale else 162))


def _card(
    image: Image.Image,
    card: Image.Image,
    left: int,
    top: int,
    *,
    fresh: bool,
    chosen: bool | None,
    reach: int = 8,
) -> None:
    """A card; framed red where the last turn changed it, gold where it may be chosen, else paler."""
    box = (left, top, left + card.width, top + card.height)
    if chosen or (fresh and chosen is None):
        _frame(image, box, colour.GOLD if chosen else colour.VERMILION, reach)
    paste(image, card, left, top, "lt")
    if chosen is False:
        image.paste(colour.VELLUM, box, card.getchannel("A").point(_PALE))


_PALE = [value * 140 // 255 for value in range(256)]


def _frame(image: Image.Image, box: tuple[int, int, int, int], tone: Colour, reach: int) -> None:
    """Around a card that is drawn afterwards: ivory outside, the tone inside."""
    draw = ImageDraw.Draw(image)
    left, top, right, bottom = box
    for wide, fill in ((reach, colour.IVORY), (reach - reach // 4, tone)):
        outline = (left - wide, top - wide, right + wide - 1, bottom + wide - 1)
        draw.rounded_rectangle(outline, 14 + wide, fill=fill)


def _stacks(image: Image.Image, public: Public, words: Words) -> None:
    """The five stacks in the order in which they are used up."""
    y = _BOTTOM - 52
    label = words(say("age_of_discovery-picture-stacks"))
    write_in(image, layout.LEFT + 24, y + 11, 130, label, LABEL, 31, 25, colour.INK, "ls", colour.LAND)
    for place, count in enumerate(public.stacks):
        x = layout.LEFT + 190 + place * 146
        for card in range(min(3, count)):
            paste(image, cards.back(70, cards.SHIP_BACK), x + card * 4, y - card * 3)
        if not count:
            paste(image, cards.back(70, None), x, y)
        tone = colour.INK if count else colour.INK_SECOND
        write(image, x + 42, y + 14, str(count), NUMBER, 40, tone, "ls", colour.LAND)
        if place + 1 == public.active_stack:
            ImageDraw.Draw(image).line((x - 26, y + 41, x + 66, y + 41), fill=colour.VERMILION, width=5)


# --- contracts ---------------------------------------------------------------------------------------------


def _contracts(image: Image.Image, public: Public, words: Words, targets: Targets | None) -> None:
    y = 130
    paste(image, signs.scroll(42), _LEFT + 22, y)
    label = words(say("age_of_discovery-picture-contracts"))
    write_in(image, _LEFT + 52, y + 11, 230, label, LABEL, 31, 25, colour.INK_SECOND)
    if targets is not None and targets.stack:
        _frame(image, (_RIGHT - 88, y - 28, _RIGHT - 40, y + 25), colour.GOLD, 4)
    count = public.contract_stack
    for card in range(min(3, count)):
        paste(image, cards.back(52, colour.LEATHER), _RIGHT - 68 + card * 3, y + 1 - card * 2)
    if not count:
        paste(image, cards.back(52, None), _RIGHT - 68, y + 1)
    tone = colour.INK if count else colour.INK_SECOND
    write(image, _RIGHT - 2, y + 14, str(count), NUMBER, 36, tone, "rs")
    note(
        image, "display", (_LEFT, layout.CONTRACTS_TOP, _RIGHT, layout.CONTRACTS_TOP + layout.CONTRACTS_HIGH)
    )
    for slot, offer in enumerate(public.display):
        chosen = None if targets is None else slot + 1 in targets.slots
        _offer(image, slot, offer, words, chosen=chosen)


def _offer(
    image: Image.Image, slot: int, offer: OpenContract | None, words: Words, *, chosen: bool | None
) -> None:
    left, top = layout.contract(slot)
    if offer is None:
        paste(image, cards.empty_card(*cards.CONTRACT), left, top, "lt")
        return
    contract = offer.contract
    card = cards.contract_card(contract.colour, contract_code(words, contract), contract.incomes)
    _card(image, card, left, top, fresh=offer.fresh, chosen=chosen, reach=5)
    if offer.reserved_by is not None:
        paste(image, seal(offer.reserved_by, 76), left + 152, top + 36)


# --- below the contracts -----------------------------------------------------------------------------------


def _purse(image: Image.Image, player: Player, *, active: bool) -> None:
    """Who can afford what: coins, and contracts in the hand."""
    x, y = _LEFT + player.seat % 2 * 200, layout.PURSES_TOP + player.seat // 2 * 74
    fill, line = (BRIGHT, colour.INK_SECOND) if active else (PLAIN, colour.INK_THIRD)
    paste(image, plate(190, 68, fill, line, active=active), x, y, "lt")
    paste(image, seal(player.seat, 54), x + 34, y + 34)
    paste(image, icons.coin(32), x + 76, y + 34)
    write(image, x + 94, y + 46, str(player.coins), NUMBER, 32)
    paste(image, signs.held(30), x + 144, y + 34)
    write(image, x + 178, y + 46, str(player.hand), NUMBER, 32, colour.INK, "rs")


def _legend(image: Image.Image, players: int, words: Words) -> None:
    entries = (
        (signs.rounds(30), say("age_of_discovery-picture-rounds")),
        (signs.held(34), say("age_of_discovery-picture-in-hand")),
        (vessels.room_badge(8, 2), say("age_of_discovery-picture-room")),
        (signs.star(34), say("age_of_discovery-picture-joker")),
    )
    top = 742
    for place, (sign, text) in enumerate(entries):
        x, y = _LEFT + 4 + place % 2 * 240, top + place // 2 * 38
        paste(image, sign, x, y, "lm")
        room = (232 if place % 2 == 0 else 146) - sign.width - 10
        write_in(image, x + sign.width + 10, y + 9, room, words(text), LABEL, 28, 25, colour.INK_SECOND)
    if players <= 2:
        paste(image, ornaments.scale_bar(6, 40), _LEFT + layout.PANEL_WIDTH / 2, 686)
