"""Paying for the card just won: with money cards, without change (§D3, §6.6).

`payments` knows which sets of cards settle a price. When a payment is made without asking stands in `flow`.
"""

from __future__ import annotations

from heapq import nsmallest

from engines.contract.core import Draft, Option, Pick, Question, Say, Seat, Who, say
from engines.games.magellan.actions.refusals import check_asked, check_step
from engines.games.magellan.board import Board
from engines.games.magellan.moves import Pay
from engines.games.magellan.names import card_list, card_name, crown_hint
from engines.games.magellan.payments import Payment, contains, exact_possible, payments, without
from engines.games.magellan.play import Play
from engines.kit.actions import Action, Phase
from engines.kit.board import once

LISTED_PAYMENTS = 24
"""Where there are more ways to pay, only the best are listed; all are reached card by card (§6.12)."""
TUCKS_A_CARD = ("tuck_hand", "tuck_bid")


@once
def legal_payments(board: Board) -> list[Payment]:
    """Every way in which the winner may pay."""
    sale = board.sale
    hand = board.player(sale.winner).hand
    return payments(hand, sale.price, keep_one=board.keeps_one, exact=board.exact)


def may_pay(board: Board, seat: Seat) -> None:
    check_step(board, "payment")
    check_asked(board, seat)


def about_price(board: Board) -> Say:
    """The price, and whether the winner may or must overpay."""
    price, hand = board.sale.price, board.player(board.sale.winner).hand
    rule = "free"
    if board.exact:
        rule = "exact" if exact_possible(hand, price, keep_one=board.keeps_one) else "over"
    return say("magellan-about-price", price=price, rule=rule)


def ask_pay(board: Board, seat: Seat, draft: Draft) -> Question | None:
    ways, named = legal_payments(board), draft.get("cards")
    if named is None:
        best = nsmallest(LISTED_PAYMENTS, ways, key=lambda cards: _cheapness(board, cards))
        options = [_option(board, cards) for cards in best]
        if len(ways) > LISTED_PAYMENTS:
            options.append(Option(value=[], text=say("magellan-option-card-by-card")))
        return Pick(field="cards", text=_ask_text(board), options=tuple(options))
    if len(ways) > LISTED_PAYMENTS and isinstance(named, list):
        return _ask_next_card(board, ways, named)
    return None


def _cheapness(board: Board, cards: Payment) -> tuple[int, int, int, Payment]:
    """The order of payments: fewest crowns lost, least overpaid, fewest cards."""
    return board.figures.crowns(cards), sum(cards), len(cards), cards


def _option(board: Board, cards: Payment) -> Option:
    text = say("magellan-option-cards", cards=card_list(cards))
    if not board.explains:
        return Option(value=list(cards), text=text)
    over, crowns = sum(cards) - board.sale.price, board.figures.crowns(cards)
    hint = (
        say("magellan-hint-overpaid", crowns=crowns, over=over)
        if over
        else say("magellan-hint-exact", crowns=crowns)
    )
    return Option(value=list(cards), text=text, hint=hint)


def _ask_next_card(board: Board, ways: list[Payment], named: list[int] | list[str]) -> Question | None:
    """From the highest card to the lowest until the price is reached: every legal payment in one way."""
    if not all(type(card) is int for card in named):
        return None
    so_far = tuple(named)
    nexts = {cards[len(so_far)] for cards in ways if cards[: len(so_far)] == so_far and cards != so_far}
    if not nexts:
        return None
    options = tuple(
        Option(value=card, text=card_name(card), hint=crown_hint(board.figures, card))
        for card in sorted(nexts, reverse=True)
    )
    paid = sum(card for card in named if isinstance(card, int))
    about = say("magellan-about-paid", paid=paid, missing=board.sale.price - paid)
    return Pick(field="cards", text=_ask_text(board), options=options, about=about, extends=True)


def _ask_text(board: Board) -> Say:
    return say("magellan-ask-pay-cards", price=board.sale.price)


def check_pay(board: Board, seat: Seat, move: Pay) -> None:
    price, cards, hand = board.sale.price, move.cards, board.player(seat).hand
    if not contains(hand, cards):
        raise board.no("cards-not-in-hand")
    total = sum(cards)
    if total < price:
        raise board.no("pay-too-little", s=total, n=price)
    if total - min(cards) >= price:
        raise board.no("pay-superfluous", v=min(cards))
    if board.exact and total > price and exact_possible(hand, price, keep_one=board.keeps_one):
        raise board.no("pay-not-exact", n=price)
    if board.keeps_one and len(cards) == len(hand):
        raise board.no("need-card-left")


def make_pay(play: Play, seat: Seat, move: Pay) -> None:
    pay(play, move.cards)


def pay(play: Play, cards: Payment | list[int]) -> None:
    """Set the payment aside; then come the winner's other choices, if there are any."""
    sale, state = play.sale, play.state
    player = play.player(sale.winner)
    player.hand = without(player.hand, cards)
    sale.payment = sorted(cards, reverse=True)
    assert state.last_sale is not None
    state.last_sale.payment = list(sale.payment)  # the tucked card will leave the other list
    play.tell("paid", final=True, who=Who(sale.winner), cards=card_list(sale.payment), price=sale.price)
    if play.action in TUCKS_A_CARD:
        state.step = "pile" if state.phase > 1 else "tuck"
    else:
        state.step = "part" if play.has_parts(play.card) else "resolve"


ACTIONS: Phase[Board, Play] = {
    Pay: Action(may_pay, make_pay, check_pay, ask_pay),
}
