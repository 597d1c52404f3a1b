"""The private picture: cards and goals of one player, cards to choose from, the own ships and the plan."""

from __future__ import annotations

from collections.abc import Collection, Sequence

import msgspec
from PIL import Image

from engines.contract.core import Words, say
from engines.games.new_found_land.figures import Ship
from engines.games.new_found_land.views.view import Card, Own, Player, Public
from render.kit.decoration.paper import page
from render.kit.drawing import colour
from render.kit.drawing.lettering import LABEL, NAME, NUMBER, fit, width_of, write, write_in
from render.kit.drawing.sprites import paste
from render.kit.header import draw_header, draw_title, private_banner
from render.kit.places import note
from render.kit.plates import BRIGHT, PLAIN, plate
from render.new_found_land import goal_cards, pieces, ships, signs
from render.new_found_land.harbours import draw_goods, draw_ships
from render.new_found_land.public_board import frame

WIDTH = 1400
_LEFT, _RIGHT, _TOP = 24, 1376, 104
_ROW, _SHIPS, _PLANS = 268, 132, 98
_GAP = 8
_LABEL = 38
"""From the upper edge of a row to the baseline of its heading."""
_GOALS = _RIGHT - 3 * goal_cards.WIDTH - 4 * 14
_FEW, _LINE = 3, 5
"""How many one-time cards are shown large, and how many small ones per line."""
_ABILITIES = {"load": "crates", "settle": "settlers", "deliver": "crates", "explore": "telescopes"}


def height(own: Own) -> int:
    offer = _ROW + _GAP if own.drawn or own.stack else 0
    return _TOP + offer + _ROW + _GAP + _SHIPS + _GAP + _PLANS + 26


def draw_hand(public: Public, own: Own, words: Words, chosen: Collection[str] = ()) -> Image.Image:
    """`chosen` are the cards in question."""
    image = page(height(own))
    draw_title(image, words(say("picture-hand")), 440)
    player = msgspec.structs.replace(public.players[own.seat], goods=own.goods)
    draw_header(image, private_banner(words, own.seat), 500)
    y = _TOP
    if own.drawn or own.stack:
        _offer(image, y, public, own, words, chosen)
        y += _ROW + _GAP
    _cards(image, y, own, words, chosen)
    _goals(image, y, own, words, chosen)
    y += _ROW + _GAP
    paste(image, plate(_RIGHT - _LEFT, _SHIPS, PLAIN), _LEFT, y, "lt")
    draw_ships(image, _LEFT + 22, 1191, y + 12, player, public, chosen)
    note(image, "ships", (_LEFT, y, 1176, y + _SHIPS))
    draw_goods(image, 1218, y + 42, player)
    note(image, "goods", (1198, y + 4, _RIGHT - 2, y + _SHIPS - 4))
    y += _SHIPS + _GAP
    note(image, "plan", (_LEFT, y, _RIGHT, y + _PLANS))
    for place, action in enumerate(signs.ACTIONS):
        _plan(image, place, y, action, public, own, words)
    return image


# --- cards -------------------------------------------------------------------------------------------------


def _card(card: Card) -> Image.Image:
    if card.ship is not None:
        return ships.charter_card(card.name, card.ship.values)
    assert card.gain is not None
    return ships.goods_card(pieces.one_by_one(card.gain.goods), card.gain.points)


def _offer(
    image: Image.Image, y: int, public: Public, own: Own, words: Words, chosen: Collection[str]
) -> None:
    """Cards to choose from: one-time cards drawn at Load, or the goals of a frame."""
    paste(image, plate(_RIGHT - _LEFT, _ROW, BRIGHT, active=True), _LEFT, y, "lt")
    note(image, "to choose", (_LEFT, y, _RIGHT, y + _ROW))
    if own.drawn:
        text = words(say("new_found_land-picture-keep", count=own.keep))
    else:
        text = words(say("new_found_land-picture-choose-goal"))
    write_in(image, _LEFT + 22, y + _LABEL, 700, text, NAME, 32, 25, colour.VERMILION)
    top = y + _LABEL + 14
    for place, card in enumerate(own.drawn):
        x = _LEFT + 22 + place * (ships.CARD + 14)
        paste(image, _card(card), x, top, "lt")
        _frame(image, x, top, ships.CARD, card.name in chosen)
    step = min(goal_cards.WIDTH + 14, (_RIGHT - _LEFT - 44 - goal_cards.WIDTH) // max(1, len(own.stack) - 1))
    for place, goal in enumerate(own.stack):
        x = _LEFT + 22 + place * step
        goal_cards.draw_goal(image, x, top, goal, own.seat, words)
        _frame(image, x, top, goal_cards.WIDTH, goal.name in chosen)


def _frame(image: Image.Image, x: float, y: float, wide: int, chosen: bool) -> None:
    if chosen:
        frame(image, x + 1, y + 1, wide - 2, ships.CARD_HIGH - 2, colour.GOLD)


def _cards(image: Image.Image, y: int, own: Own, words: Words, chosen: Collection[str]) -> None:
    """One-time cards; many of them small, in two lines."""
    wide = _GOALS - _GAP - _LEFT
    paste(image, plate(wide, _ROW, PLAIN), _LEFT, y, "lt")
    note(image, "cards", (_LEFT, y, _LEFT + wide, y + _ROW))
    text = words(say("new_found_land-picture-one-time"))
    paste(image, signs.one_time(36), _LEFT + 34, y + 28)
    write_in(image, _LEFT + 58, y + _LABEL, wide - 120, text, LABEL, 30, 25, colour.INK_SECOND)
    write(image, _LEFT + wide - 22, y + _LABEL, str(len(own.hand)), NUMBER, 32, colour.INK, "rs")
    top = y + _LABEL + 14
    if not own.hand:
        paste(image, ships.nothing(ships.CARD, ships.CARD_HIGH), _LEFT + 20, top, "lt")
    if len(own.hand) > _FEW:
        _many(image, _LEFT + 14, top, wide - 28, own.hand, chosen)
        return
    for place, card in enumerate(own.hand):
        x = _LEFT + 20 + place * (ships.CARD + 26)
        paste(image, _card(card), x, top, "lt")
        _frame(image, x, top, ships.CARD, card.name in chosen)


def _many(
    image: Image.Image, left: int, top: int, wide: int, cards: Sequence[Card], chosen: Collection[str]
) -> None:
    """Small cards in two lines, and the number of those left out."""
    step = wide / _LINE
    shown = cards if len(cards) <= 2 * _LINE else cards[: 2 * _LINE - 1]
    for place, card in enumerate(shown):
        x, y = left + place % _LINE * step, top + place // _LINE * (ships.COMPACT_HIGH + 10)
        if card.ship is not None:
            paste(image, ships.compact_charter(card.name, card.ship.values), x, y, "lt")
        elif card.gain is not None:
            kinds = pieces.one_by_one(card.gain.goods)
            paste(image, ships.compact_goods(kinds, card.gain.points), x, y, "lt")
        if card.name in chosen:
            frame(image, round(x) + 1, y + 1, ships.COMPACT - 2, ships.COMPACT_HIGH - 2, colour.GOLD)
    if len(shown) < len(cards):
        x = left + (2 * _LINE - 1) % _LINE * step + ships.COMPACT / 2
        write(
            image,
            x,
            top + ships.COMPACT_HIGH * 1.5 + 24,
            f"+{len(cards) - len(shown)}",
            NUMBER,
            40,
            colour.INK,
            "ms",
        )


def _goals(image: Image.Image, y: int, own: Own, words: Words, chosen: Collection[str]) -> None:
    paste(image, plate(_RIGHT - _GOALS, _ROW, PLAIN), _GOALS, y, "lt")
    note(image, "goals", (_GOALS, y, _RIGHT, y + _ROW))
    key = say("new_found_land-picture-goals-payment", count=own.payment)
    text = words(key if own.payment and own.goals else say("new_found_land-picture-goals"))
    paste(image, signs.goal(36), _GOALS + 34, y + 28)
    write_in(image, _GOALS + 58, y + _LABEL, _RIGHT - _GOALS - 80, text, LABEL, 30, 25, colour.INK_SECOND)
    top = y + _LABEL + 14
    for place in range(max(3, len(own.goals))):
        step = min(
            goal_cards.WIDTH + 14, (_RIGHT - _GOALS - 28 - goal_cards.WIDTH) // max(1, len(own.goals) - 1)
        )
        x = _GOALS + 14 + place * step
        if place >= len(own.goals):
            paste(image, ships.nothing(goal_cards.WIDTH, goal_cards.HEIGHT), x, top, "lt")
            continue
        goal_cards.draw_goal(image, x, top, own.goals[place], own.seat, words)
        _frame(image, x, top, goal_cards.WIDTH, own.goals[place].name in chosen)


# --- the plan ----------------------------------------------------------------------------------------------


def _plan(
    image: Image.Image, place: int, y: int, action: str, public: Public, own: Own, words: Words
) -> None:
    """Ships for an action, with what they bring there; a stored plan shines in gold."""
    wide = (_RIGHT - _LEFT - 3 * _GAP) // 4
    x = _LEFT + place * (wide + _GAP)
    sent, stored = _sent(public.players[own.seat], own, action)
    paste(image, plate(wide, _PLANS, BRIGHT if sent else PLAIN, active=stored), x, y, "lt")
    paste(image, signs.action(action, 60, past=not sent), x + 46, y + _PLANS / 2)
    text = f"{len(sent)}/{public.limits[place]}"
    tone = colour.INK if sent else colour.INK_SECOND
    if not stored:
        write(image, x + 86, y + 61, text, NUMBER, 36, tone)
    else:
        write(image, x + 86, y + 46, text, NUMBER, 34, tone)
        label, size = fit(words(say("new_found_land-picture-stored")), LABEL, 26, 128, 25)
        write(image, x + 86, y + 79, label, LABEL, size, colour.VERMILION)
    if not sent:
        return
    for line, kind in enumerate(("sail", _ABILITIES[action])):
        values = [ship.values[signs.ABILITIES.index(kind)] for ship in sent]
        numbers = "+".join(str(value) for value in values)
        left = x + wide - 20 - width_of("8+8+8", NUMBER, 30)
        middle = y + 30 + 40 * line
        paste(image, signs.ability(kind, 32), left - 8, middle, "rm")
        write(image, left, middle + 10, numbers, NUMBER, 30)


def _sent(player: Player, own: Own, action: str) -> tuple[tuple[Ship, ...], bool]:
    """The ships that everybody sees at an action; else those stored for it."""
    for assigned in player.plan:
        if assigned.action == action and assigned.ships:
            return assigned.ships, False
    for standing in own.standing:
        if standing.action == action:
            return standing.ships, bool(standing.ships)
    return (), False
