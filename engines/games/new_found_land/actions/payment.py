"""Paying for upgrades, ships and contracts: gold may stand in for any other good (§6)."""

from __future__ import annotations

from collections.abc import Sequence

from engines.contract.core import Arg, Draft, Option, Pick, Question, Seat, say
from engines.games.new_found_land.board import Board
from engines.games.new_found_land.figures import Goods
from engines.games.new_found_land.goods.goods import can_pay, jokers, listed, needs_gold, payments
from engines.games.new_found_land.names import goods_listed


def check_payable(board: Board, seat: Seat, cost: Goods) -> None:
    have = board.player(seat).goods
    if not can_pay(cost, have):
        raise board.no("cannot-pay", cost=goods_listed(cost), have=goods_listed(have))


def usual_payment(board: Board, cost: Goods, named: list[str] | None) -> Goods:
    """Without gold in place of another good where that is possible; then nobody is asked for it. Else as the
    active player has said. Before edition 3 it was always said."""
    have = board.active.goods
    asked = board.state.edition < 3 and named is not None
    if asked or not can_pay(cost, have) or needs_gold(cost, have):
        return payment_for(board, cost, named)
    if named is not None:
        raise board.no("no-such-choice")
    return payments(cost, have)[0]


def payment_for(board: Board, cost: Goods, named: list[str] | None) -> Goods:
    """The payment that the active player has named, or the only one there is."""
    have = board.active.goods
    ways = payments(cost, have)
    if not ways:
        raise board.no("cannot-pay", cost=goods_listed(cost), have=goods_listed(have))
    if named is None:
        return board.the_only(ways, "choose-payment")
    return named_way(board, ways, named, "wrong-payment", cost=goods_listed(cost))


def named_way(board: Board, ways: Sequence[Goods], named: list[str], reason: str, **facts: Arg) -> Goods:
    """The one of these ways to pay that was named, or a refusal for this reason."""
    for way in ways:
        if list(listed(way)) == named:
            return way
    raise board.no(reason, **facts)


def ask_payment(board: Board, seat: Seat, cost: Goods, draft: Draft) -> Question | None:
    """Only where there is a choice; the way with the least gold first."""
    ways = payments(cost, board.player(seat).goods)
    if len(ways) <= 1 or "payment" in draft:
        return None
    options = tuple(
        Option(
            value=list(listed(way)),
            text=say("new_found_land-option-goods", goods=goods_listed(way)),
            hint=say("new_found_land-hint-joker", count=jokers(cost, way)) if jokers(cost, way) else None,
        )
        for way in ways
    )
    return Pick(
        field="payment",
        text=say("new_found_land-ask-payment", goods=goods_listed(cost)),
        options=options,
        about=say("new_found_land-about-storage", goods=goods_listed(board.player(seat).goods)),
    )
