"""The questions of the Land phase: which ship, what makes room for it, the payment (section 6)."""

from __future__ import annotations

from engines.core import Draft, Option, Pick, Question, Say, Seat, say
from engines.new_found_land.board import Board
from engines.new_found_land.figures import LARGE, Goods
from engines.new_found_land.goods import can_pay, jokers, listed, payments
from engines.new_found_land.meant import no
from engines.new_found_land.names import goods_listed, ship_name


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


def ask_wharf(board: Board, seat: Seat, draft: Draft) -> Question | None:
    return ask_payment(board, seat, board.figures.wharf_cost, draft)


def ask_upgrade(board: Board, seat: Seat, draft: Draft) -> Question | None:
    return ask_payment(board, seat, board.upgrade_cost(seat), draft)


def ask_ship(board: Board, seat: Seat, draft: Draft) -> Question | None:
    if "ship" not in draft:
        return _ask_ship(board, seat)
    ship = draft["ship"]
    if ship not in board.on_sale():
        raise no("not-on-sale")
    if not board.free_wharf(seat) and "scrap" not in draft:
        return _ask_scrap(board, seat)
    return ask_payment(board, seat, board.ship(str(ship)).cost, draft)


def _ask_ship(board: Board, seat: Seat) -> Question:
    options = []
    for ship in board.on_sale():
        cost, barred = board.ship(ship).cost, None
        if not can_pay(cost, board.player(seat).goods):  # what there is stands above
            barred = no("too-dear", cost=goods_listed(cost)).reason
        text = ship_name(board.figures, ship)
        options.append(Option(value=ship, text=text, hint=_price(board, ship), barred=barred))
    return Pick(
        field="ship",
        text=say("new_found_land-ask-build-ship"),
        options=tuple(options),
        about=say("new_found_land-about-storage", goods=goods_listed(board.player(seat).goods)),
    )


def _price(board: Board, ship: str) -> Say:
    one = board.ship(ship)
    if one.sort == LARGE:
        points = board.figures.large.points
        return say("new_found_land-hint-large", goods=goods_listed(one.cost), points=points)
    return say("new_found_land-hint-cost", goods=goods_listed(one.cost))


def _ask_scrap(board: Board, seat: Seat) -> Question:
    options = tuple(
        Option(value=ship, text=ship_name(board.figures, ship)) for ship in board.player(seat).ships
    )
    return Pick(field="scrap", text=say("new_found_land-ask-scrap"), options=options)
