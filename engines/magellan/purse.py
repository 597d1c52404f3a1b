"""Asking for money cards: a payment, or cards to be exchanged (specification, D3, D7 and section 10)."""

from __future__ import annotations

from heapq import nsmallest

from engines.core import Draft, Option, Pick, PickSome, Question, Say, Seat, say
from engines.magellan import legal
from engines.magellan.board import Board
from engines.magellan.money import Payment, contains, without
from engines.magellan.play import cards_named
from engines.magellan.sale import legal_payments

SHOWN = 24
"""So many payments are offered at once."""


def card_name(card: int) -> Say:
    return say("magellan-option-card", card=card)


def crown_hint(board: Board, card: int) -> Say:
    return say("magellan-hint-crown", crown=board.figures.crown(card))


def cheapness(board: Board, cards: Payment) -> tuple[int, int, int, Payment]:
    """The order of payments: fewest crowns lost, least overpaid, fewest cards."""
    return board.figures.crowns(cards), sum(cards), len(cards), cards


def ask_pay(board: Board, seat: Seat, draft: Draft) -> Question | None:
    ways, named = legal_payments(board), draft.get("cards")
    if named is None:
        best = nsmallest(SHOWN, ways, key=lambda cards: cheapness(board, cards))
        options = [_payment(board, cards) for cards in best]
        if len(ways) > SHOWN:
            options.append(Option(value=[], text=say("magellan-option-card-by-card")))
        return Pick(field="cards", text=_pay_text(board), options=tuple(options))
    if len(ways) > SHOWN and isinstance(named, list):
        return _next_card(board, ways, named)
    return None


def _payment(board: Board, cards: Payment) -> Option:
    over, crowns = sum(cards) - board.sale.price, board.figures.crowns(cards)
    hint = (
        say("magellan-hint-overpaid", crowns=crowns, over=over)
        if over
        else say("magellan-hint-exact", crowns=crowns)
    )
    return Option(value=list(cards), text=say("magellan-option-cards", cards=cards_named(cards)), hint=hint)


def _next_card(board: Board, ways: list[Payment], named: list[int] | list[str]) -> Question | None:
    """From the highest card to the lowest until the price is reached: every legal payment in one way."""
    if not all(type(card) is int for card in named):
        return None
    so_far = tuple(named)
    nexts = {cards[len(so_far)] for cards in ways if cards[: len(so_far)] == so_far and cards != so_far}
    if not nexts:
        return None
    options = tuple(
        Option(value=card, text=card_name(card), hint=crown_hint(board, card))
        for card in sorted(nexts, reverse=True)
    )
    paid = sum(card for card in named if isinstance(card, int))
    about = say("magellan-about-paid", paid=paid, missing=board.sale.price - paid)
    return Pick(field="cards", text=_pay_text(board), options=options, about=about, extends=True)


def _pay_text(board: Board) -> Say:
    return say("magellan-ask-pay-cards", price=board.sale.price)


# --- Marco Polo's exchange -------------------------------------------------------------------------------


def ask_exchange(board: Board, seat: Seat, draft: Draft) -> Question | None:
    hand, most, named = board.player(seat).hand, board.most_exchanged(seat), draft.get("cards")
    text = say("magellan-ask-exchange-cards", most=most)
    if not legal.card_by_card(board, seat):
        if named is not None:
            return None
        return PickSome(
            field="cards",
            text=text,
            options=tuple(Option(value=c, text=card_name(c), hint=crown_hint(board, c)) for c in hand),
            least=0,
            most=most,
        )
    chosen = [] if named is None else named
    if not isinstance(chosen, list) or not all(type(card) is int for card in chosen):
        return None
    cards = [card for card in chosen if isinstance(card, int)]
    if len(cards) >= most or not contains(hand, cards):
        return None
    left = sorted(set(without(hand, cards)))
    options = [Option(value=0, text=say("magellan-option-done"))]
    options += [Option(value=c, text=card_name(c), hint=crown_hint(board, c)) for c in left]
    return Pick(field="cards", text=text, options=tuple(options), extends=True)
