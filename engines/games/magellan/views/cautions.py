"""What a person should confirm before a move: what is expensive and can't be undone (§10)."""

from __future__ import annotations

from engines.contract.core import Many, Move, Say, Seat, say
from engines.games.magellan.actions.extra_prices import extra_prices
from engines.games.magellan.board import Board
from engines.games.magellan.moves import Bid, Draw, Limit, Order, Pay, Veto
from engines.games.magellan.names import explorer_name
from engines.games.magellan.payments import exact_possible

BIGGEST_USUAL_RAISE = 5
"""A higher one may be a slip."""
MUCH_OVERPAID = 3
RISKY_SUM = 12


def caution(board: Board, seat: Seat, move: Move) -> Say | None:
    """All reasons to think twice, as phrases of one sentence; what a card costs besides money is alone none,
    only good to know."""
    reasons = _reasons(board, seat, move)
    key = "magellan-caution" if reasons else "magellan-caution-to-know"
    for explorer in extra_prices(board, seat, move):
        reasons.append(_extra(board, explorer))
    return say(key, reasons=Many([*reasons])) if reasons else None


def _extra(board: Board, explorer: str) -> Say:
    """What the card costs besides money."""
    phase = board.state.phase
    berth, named = board.berth(explorer, phase), explorer_name(explorer)
    return say(f"magellan-caution-{berth.action}", explorer=named, phase=phase, times=berth.multiplier)


def _reasons(board: Board, seat: Seat, move: Move) -> list[Say]:
    match move:
        case Bid(amount=amount):
            return [*_expensive(board, seat, amount), *_high_raise(amount - board.auction.high)]
        case Limit(amount=amount) | Order(amount=int(amount)):
            return _expensive(board, seat, amount)
        case Veto():
            return [say("magellan-caution-veto", explorer=explorer_name(board.card))]
        case Pay(cards=cards):
            return _overpaid(board, seat, cards)
        case Draw() if sum(board.state.gamble) >= RISKY_SUM:
            limit = board.figures.gamble.limit
            return [say("magellan-caution-gamble", sum=sum(board.state.gamble), limit=limit)]
    return []


def _expensive(board: Board, seat: Seat, amount: int) -> list[Say]:
    """More than half of the gold; never a bid of 1, so that a poor player isn't asked about every ducat."""
    gold = sum(board.player(seat).hand)
    if amount <= 1 or 2 * amount <= gold:
        return []
    if amount >= gold:
        return [say("magellan-caution-all", gold=gold)]
    return [say("magellan-caution-half", amount=amount, gold=gold)]


def _high_raise(raised: int) -> list[Say]:
    return [say("magellan-caution-jump", jump=raised)] if raised > BIGGEST_USUAL_RAISE else []


def _overpaid(board: Board, seat: Seat, cards: list[int]) -> list[Say]:
    price = board.sale.price
    over = sum(cards) - price
    hand = board.player(seat).hand
    if over < MUCH_OVERPAID or not exact_possible(hand, price, keep_one=board.keeps_one):
        return []
    return [say("magellan-caution-overpaid", over=over, price=price)]
