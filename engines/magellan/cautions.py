"""What a person should confirm before a move: what is dear and can not be taken back (section 10)."""

from __future__ import annotations

from engines.core import Many, Move, Say, Seat, say
from engines.magellan import legal, moves
from engines.magellan.board import Board
from engines.magellan.figures import SETS_A_CARD_ASIDE
from engines.magellan.money import exact_possible
from engines.magellan.play import explorer_name

JUMP = 5
"""The greatest step that has a button of its own; beyond it a slip of the finger is likely."""
OVERPAID = 3
RISKY_SUM = 12


def caution(board: Board, seat: Seat, move: Move) -> Say | None:
    """All reasons to think twice, as phrases of one sentence."""
    reasons: list[Say] = []
    match move:
        case moves.Bid(amount=amount):
            reasons = _dear(board, seat, amount)
            jump = amount - board.auction.high
            if jump > JUMP:
                reasons.append(say("magellan-caution-jump", jump=jump))
        case moves.Limit(amount=amount) | moves.Order(amount=int(amount)):
            reasons = _dear(board, seat, amount)
        case moves.Veto():
            reasons = [say("magellan-caution-veto", explorer=explorer_name(board.card))]
        case moves.Pay(cards=cards):
            reasons = _overpaid(board, seat, cards)
        case moves.Draw() if sum(board.state.gamble) >= RISKY_SUM:
            limit = board.figures.gamble.limit
            reasons = [say("magellan-caution-gamble", sum=sum(board.state.gamble), limit=limit)]
    for explorer in extra_prices(board, seat, move):
        action = board.berth(explorer, board.state.phase).action
        reasons.append(say(f"magellan-caution-{action}", explorer=explorer_name(explorer)))
    return say("magellan-caution", reasons=Many([*reasons])) if reasons else None


def _dear(board: Board, seat: Seat, amount: int) -> list[Say]:
    """The lowest bid of all is never dear: who has little left must not be asked about every ducat."""
    gold = sum(board.player(seat).hand)
    return (
        [say("magellan-caution-half", amount=amount, gold=gold)] if amount > 1 and 2 * amount > gold else []
    )


def _overpaid(board: Board, seat: Seat, cards: list[int]) -> list[Say]:
    price = board.sale.price
    over = sum(cards) - price
    hand = board.player(seat).hand
    if over < OVERPAID or not exact_possible(hand, price, keep_one=board.keeps_one):
        return []
    return [say("magellan-caution-overpaid", over=over, price=price)]


def extra_prices(board: Board, seat: Seat, move: Move) -> list[str]:
    """Explorers whose price beyond money this move accepts and the player was not yet told of in this
    phase: Cook (open hand, lost card) and Magellan A (one card more)."""
    match move:
        case moves.Bid(amount=amount) | moves.Limit(amount=amount) if amount > 0 and board.state.card:
            named = [board.state.card]
        case moves.Order(explorer=explorer, amount=int(amount)) if amount > 0:
            named = board.figures.names() if explorer == legal.ALL else [explorer]
        case _:
            return []
    warned = board.player(seat).orders.warned
    return [
        explorer
        for explorer in named
        if explorer not in warned
        and board.berth(explorer, board.state.phase).action in ("open_hand", *SETS_A_CARD_ASIDE)
    ]
