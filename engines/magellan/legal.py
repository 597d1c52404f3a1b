"""Why a move is not possible: the preconditions of section 6, in the order given there.

For every kind of move `MAY` says whether this seat may make it at all now, and `CHECK` whether with these
values. Both raise Rejected. `ask` and `apply` share them, so what is offered and what is accepted agree.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engines.core import Arg, Move, Rejected, Seat
from engines.magellan import moves
from engines.magellan.board import PARTS, ROMAN, Board
from engines.magellan.money import contains, exact_possible
from engines.magellan.offer import now
from engines.magellan.play import explorer_name
from engines.magellan.sale import cards_to_tuck, piles_to_choose, sources

MENU = 25
"""More cards than this do not fit into one question."""
ALL = "all"
HIGHEST_ORDER = 99
"""Our ruling: a standing limit beyond it is more likely a slip than a plan."""
VETO_ORDERS = {"ask_veto": "ask", "decline_veto": "decline", "use_veto": "use"}
ON_THE_WAY = ("veto", "bidding", "payment", "pile", "tuck", "part", "exchange")


def no(reason: str, /, **facts: Arg) -> Rejected:
    return Rejected(f"magellan-no-{reason}", **facts)


def _step(board: Board, *steps: str) -> None:
    if board.state.step not in steps:
        raise no("wrong-step", now=now(board))


def _asked(board: Board, seat: Seat) -> None:
    if seat not in board.waiting():
        raise no("not-your-turn", now=now(board))


# --- bidding ---------------------------------------------------------------------------------------------


def _aboard(board: Board, seat: Seat) -> None:
    """Has a ship, money and has not passed."""
    state = board.state
    if not board.can_ship(seat):
        if state.phase == 1:
            raise no("no-ship-left", ships=board.figures.auctions.ships)
        raise no("no-ship-to-move", field=ROMAN[state.phase - 1], explorer=explorer_name(board.card))
    if not board.able(seat):
        if board.player(seat).hand:
            raise no("need-card-left")
        raise no("bid-not-affordable", n=0)
    if state.auction and seat in state.auction.passed:
        raise no("already-passed")


def _affordable(board: Board, seat: Seat, amount: int) -> None:
    most = board.max_bid(seat)
    if amount > most:
        if amount <= sum(board.player(seat).hand):
            raise no("need-card-left")
        raise no("bid-not-affordable", n=most)


def _turn_to_bid(board: Board, seat: Seat) -> None:
    _step(board, "bidding")
    _aboard(board, seat)
    _asked(board, seat)


def may_bid(board: Board, seat: Seat) -> None:
    _turn_to_bid(board, seat)
    _affordable(board, seat, board.auction.high + 1)


def check_bid(board: Board, seat: Seat, move: moves.Bid) -> None:
    _turn_to_bid(board, seat)
    if move.amount <= board.auction.high:
        raise no("bid-too-low", n=board.auction.high + 1)
    _affordable(board, seat, move.amount)


def may_pass(board: Board, seat: Seat) -> None:
    """On one's turn; and before it, in secret, as a limit of nothing (section 10)."""
    if board.state.step != "bidding" or seat not in board.waiting():
        may_limit(board, seat)


def may_limit(board: Board, seat: Seat) -> None:
    _step(board, "veto", "bidding")
    _aboard(board, seat)


def check_limit(board: Board, seat: Seat, move: moves.Limit) -> None:
    may_limit(board, seat)
    if move.amount < 0:
        raise no("bid-too-low", n=0)
    _affordable(board, seat, move.amount)


def may_clear_limit(board: Board, seat: Seat) -> None:
    _step(board, "veto", "bidding")
    if board.player(seat).orders.limit is None:
        raise no("no-limit")


# --- the veto --------------------------------------------------------------------------------------------


def may_veto(board: Board, seat: Seat) -> None:
    state = board.state
    if state.card is None:
        raise no("wrong-step", now=now(board))
    if not board.player(seat).vetoes:
        raise no("no-veto")
    if not state.explorers:
        raise no("veto-last-card")
    if state.step != "veto":
        if state.step == "bidding":
            raise no("veto-too-late")
        raise no("wrong-step", now=now(board))
    if seat not in board.undecided():
        raise no("veto-declined")


def check_decline_veto(board: Board, seat: Seat, move: moves.DeclineVeto) -> None:
    may_veto(board, seat)
    _one_of(move.rest, "no", "yes")


# --- orders ----------------------------------------------------------------------------------------------


def _one_of(value: str, *known: str) -> None:
    if value not in known:
        raise no("no-such-choice")


def may_order(board: Board, seat: Seat) -> None:
    _step(board, *ON_THE_WAY)


def check_order(board: Board, seat: Seat, move: moves.Order) -> None:
    may_order(board, seat)
    _one_of(move.explorer, ALL, *board.figures.names())
    _one_of(move.what, "limit", "no_limit", *VETO_ORDERS)
    if move.what in VETO_ORDERS and not board.player(seat).vetoes:
        raise no("no-veto")
    if move.what != "limit":
        if move.amount is not None:
            raise no("no-such-choice")
        return
    if move.amount is None or move.amount < 0:
        raise no("bid-too-low", n=0)
    if move.amount > HIGHEST_ORDER:
        raise no("order-too-high", n=HIGHEST_ORDER)


def check_auto_forced(board: Board, seat: Seat, move: moves.AutoForced) -> None:
    may_order(board, seat)
    _one_of(move.switch, "on", "off")
    if board.player(seat).orders.auto_forced == (move.switch == "on"):
        raise no("already-so")


# --- settling a sale -------------------------------------------------------------------------------------


def _settles(step: str) -> Callable[[Board, Seat], None]:
    def may(board: Board, seat: Seat) -> None:
        _step(board, step)
        _asked(board, seat)

    return may


may_pay, may_pile, may_tuck, may_part = map(_settles, ("payment", "pile", "tuck", "part"))


def check_pay(board: Board, seat: Seat, move: moves.Pay) -> None:
    may_pay(board, seat)
    price, cards, hand = board.sale.price, move.cards, board.player(seat).hand
    if not contains(hand, cards):
        raise no("cards-not-in-hand")
    total = sum(cards)
    if total < price:
        raise no("pay-too-little", s=total, n=price)
    if total - min(cards) >= price:
        raise no("pay-superfluous", v=min(cards))
    if board.exact and total > price and exact_possible(hand, price, keep_one=board.keeps_one):
        raise no("pay-not-exact", n=price)
    if board.keeps_one and len(cards) == len(hand):
        raise no("need-card-left")


def check_pile(board: Board, seat: Seat, move: moves.Pile) -> None:
    may_pile(board, seat)
    if move.ship not in piles_to_choose(board):
        raise _no_ship_there(board)


def check_tuck(board: Board, seat: Seat, move: moves.Tuck) -> None:
    may_tuck(board, seat)
    if move.card not in cards_to_tuck(board):
        raise no("cards-not-in-hand")


def check_part(board: Board, seat: Seat, move: moves.Part) -> None:
    may_part(board, seat)
    check_source(board, move.source)
    _one_of(move.part, *PARTS)


def check_source(board: Board, source: object) -> None:
    """A part the winner can leave; it need not be named where there is only one, or none in phase I."""
    possible = sources(board)
    if source not in possible and not (source == "" and len(possible) < 2):
        raise _no_ship_there(board)


def _no_ship_there(board: Board) -> Rejected:
    field = ROMAN[max(board.state.phase - 1, 1)]
    return no("no-ship-to-move", field=field, explorer=explorer_name(board.card))


# --- exchange and gamble ---------------------------------------------------------------------------------

may_exchange = _settles("exchange")


def card_by_card(board: Board, seat: Seat) -> bool:
    """Whether this hand is too big to choose from at a glance."""
    return len(board.player(seat).hand) > MENU


def exchanged(board: Board, seat: Seat, cards: list[int]) -> list[int]:
    """The cards without the closing 0 of a choice card by card."""
    return cards[:-1] if card_by_card(board, seat) and cards and cards[-1] == 0 else cards


def check_exchange(board: Board, seat: Seat, move: moves.Exchange) -> None:
    may_exchange(board, seat)
    cards, most = exchanged(board, seat, move.cards), board.most_exchanged(seat)
    if len(cards) > len(board.state.stack):
        raise no("stack-empty")
    if len(cards) > most:
        raise no("too-many-cards", k=most)
    if not contains(board.player(seat).hand, cards):
        raise no("cards-not-in-hand")
    closed = len(cards) < len(move.cards)
    if card_by_card(board, seat) and closed == (len(cards) == most):
        raise no("no-such-choice")  # fewer than allowed need the closing 0, the full number has none


def may_stop(board: Board, seat: Seat) -> None:
    _step(board, "gamble")
    _asked(board, seat)


def may_draw(board: Board, seat: Seat) -> None:
    may_stop(board, seat)
    if not board.state.stack:
        raise no("stack-empty")


def may_gamble_until(board: Board, seat: Seat) -> None:
    if board.state.step != "gamble":
        _step(board, *ON_THE_WAY)
        if not board.gambles(seat):
            raise no("no-gamble")
    else:
        _asked(board, seat)


def check_gamble_until(board: Board, seat: Seat, move: moves.GambleUntil) -> None:
    may_gamble_until(board, seat)
    limit = board.figures.gamble.limit
    if not 1 <= move.amount <= limit:
        raise no("gamble-range", limit=limit)


def may_clear_until(board: Board, seat: Seat) -> None:
    _step(board, *ON_THE_WAY)
    if board.player(seat).orders.gamble_until is None:
        raise no("no-gamble-order")


# --- the two tables --------------------------------------------------------------------------------------

MAY: dict[str, Callable[[Board, Seat], None]] = {
    "bid": may_bid,
    "pass": may_pass,
    "limit": may_limit,
    "clear_limit": may_clear_limit,
    "veto": may_veto,
    "decline_veto": may_veto,
    "order": may_order,
    "auto_forced": may_order,
    "pay": may_pay,
    "pile": may_pile,
    "tuck": may_tuck,
    "part": may_part,
    "exchange": may_exchange,
    "draw": may_draw,
    "stop": may_stop,
    "gamble_until": may_gamble_until,
    "clear_until": may_clear_until,
}

_CHECK: dict[type[Move], Callable[[Board, Seat, Any], None]] = {
    moves.Bid: check_bid,
    moves.Limit: check_limit,
    moves.DeclineVeto: check_decline_veto,
    moves.Order: check_order,
    moves.AutoForced: check_auto_forced,
    moves.Pay: check_pay,
    moves.Pile: check_pile,
    moves.Tuck: check_tuck,
    moves.Part: check_part,
    moves.Exchange: check_exchange,
    moves.GambleUntil: check_gamble_until,
}


def check(board: Board, seat: Seat, move: Move) -> None:
    """Raises Rejected unless this seat may make this move now."""
    if not 0 <= seat < board.seats:
        raise no("not-seated")
    checks = _CHECK.get(type(move))
    if checks is not None:
        checks(board, seat, move)
    else:
        MAY[str(type(move).__struct_config__.tag)](board, seat)
