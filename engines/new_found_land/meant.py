"""What a move means where it leaves something open, and why its values are not possible.

A field is asked only where there is a choice: what is left out then has one meaning. Every function here
returns that meaning or raises Rejected; questions, checks and effects share them, so they agree.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple, TypeVar

from engines.core import Arg, Rejected, Seat
from engines.new_found_land import moves
from engines.new_found_land.board import Board
from engines.new_found_land.figures import GOODS, NO_GOODS, Goods
from engines.new_found_land.goals import goal_payments, progress
from engines.new_found_land.goods import Payment, carrying, choices, listed, payments, sets_of
from engines.new_found_land.names import goods_listed
from engines.new_found_land.settling import BOTH

T = TypeVar("T")
COMMIT, ASK = "commit", "ask"
"""What becomes of a stored plan if others have sent ships meanwhile."""
NONE, ALL, SOME = "none", "all", "some"
"""Which of the kept goods cards are played at once; which goods are sold."""


def no(reason: str, /, **facts: Arg) -> Rejected:
    return Rejected(f"new_found_land-no-{reason}", **facts)


def _the_only(found: Sequence[T], open_reason: str) -> T:
    """What is meant by saying nothing."""
    if len(found) != 1:
        raise no(open_reason)
    return found[0]


# --- paying ----------------------------------------------------------------------------------------------


def payment(board: Board, cost: Goods, paid: list[str] | None) -> Goods:
    """Gold may stand in for anything; how much of it is used is the player's choice."""
    have = board.active.goods
    ways = payments(cost, have)
    if not ways:
        raise no("cannot-pay", cost=goods_listed(cost), have=goods_listed(have))
    if paid is None:
        return _the_only(ways, "choose-payment")
    return _way(ways, paid, "wrong-payment", cost=goods_listed(cost))


def _way(ways: Sequence[Goods], paid: list[str], reason: str, **facts: Arg) -> Goods:
    for way in ways:
        if list(listed(way)) == paid:
            return way
    raise no(reason, **facts)


def goal_ways(board: Board, card: str) -> list[Goods]:
    """How a goal of the running turn may be paid for; nothing, if it is the first one."""
    seat, count = board.turn.seat, board.goal_payment()
    if not count:
        if not progress(board, seat, card).met:
            raise no("goal-not-yet")
        return [NO_GOODS]
    if board.active.goods.size < count:
        raise no("cannot-pay-goal", count=count)
    ways = goal_payments(board, seat, card, count)
    if not ways:
        raise no("goal-not-met")
    return ways


def goal_payment(board: Board, move: moves.Redeem) -> Goods:
    if move.payment is not None and not board.goal_payment():
        raise no("payment-not-needed")
    ways = goal_ways(board, move.card)
    if move.payment is None:
        return _the_only(ways, "choose-payment")
    return _way(ways, move.payment, "wrong-goal-payment", count=board.goal_payment())


# --- Planning --------------------------------------------------------------------------------------------


def can_be_surprised(board: Board, seat: Seat, ships: Mapping[str, object]) -> bool:
    """Whether this plan (ships by action) sends any that are not committed at once."""
    if board.state.simultaneous:
        return False
    at_once = board.state.action if seat == board.state.queue[0] else ""
    return any(ships.get(action) for action in board.to_plan(seat) if action != at_once)


# --- Load ------------------------------------------------------------------------------------------------


def loading_ship(board: Board, move: moves.LoadGood) -> str:
    return _ship(board.unused(), move.ship)


def _ship(ships: list[str], ship: str) -> str:
    if not ship:
        return _the_only(ships, "choose-ship")
    if ship not in ships:
        raise no("ship-not-available")
    return ship


def kept_goods_cards(board: Board, cards: list[str]) -> list[str]:
    """In the order in which they were drawn."""
    return [card for card in board.turn.cards if card in cards and card in board.figures.goods_cards]


def ways_to_play(goods_cards: list[str]) -> list[str]:
    """What may be said about kept goods cards."""
    single = goods_cards if len(goods_cards) > 1 else []
    return [ALL, *single, NONE]


def played(board: Board, move: moves.Keep) -> list[str]:
    """The kept cards that are played at once. A single card has a move of its own for that."""
    goods_cards = kept_goods_cards(board, move.cards) if board.keep() > 1 else []
    if not goods_cards:
        if move.play is not None:
            raise no("not-goods-card")
        return []
    if move.play not in ways_to_play(goods_cards):
        raise no("choose-play")
    return {NONE: [], ALL: goods_cards}.get(move.play, [move.play])


# --- Settle and Explore ----------------------------------------------------------------------------------


def settling_ship(board: Board, move: moves.Settle | moves.NewEngland) -> str:
    """Of ships with as many settlers the first one stands for all."""
    if move.ship in board.unused() and move.ship not in board.settling():
        raise no("no-settlers")
    return _ship([ships[0] for ships in board.crews().values()], move.ship)


def place(board: Board, move: moves.Settle) -> tuple[str, str]:
    """The tile settled on, by its space, and the bonus taken there."""
    if len(move.place) != 2:
        raise no("no-such-choice")
    space, bonus = move.place
    if not any(space in spaces for spaces in board.open_spaces().values()):
        raise no("no-free-field")
    if bonus not in bonuses(board):
        raise no("bonus-not-allowed")
    return space, bonus


def bonuses(board: Board) -> list[str]:
    """What may be taken for settling: one bonus, or both with the Settlement Office, once an action."""
    both = board.has(board.turn.seat, "settlement_office")
    left = board.figures.upgrades.settlement_office - board.turn.both
    return ["a", "b", BOTH] if both and left > 0 else ["a", "b"]


def laid(board: Board, move: moves.Lay) -> tuple[str, str]:
    """The tile, and the island it is laid on."""
    if len(move.place) != 2:
        raise no("no-such-choice")
    tile, island = move.place
    if tile not in board.drawn_tiles():
        raise no("not-drawn")
    if island not in board.islands_for(tile):
        raise no("shape-does-not-fit")
    return tile, island


# --- Deliver ---------------------------------------------------------------------------------------------


def unused_crates(board: Board) -> dict[str, int]:
    return {ship: board.crates(board.turn.seat, ship) for ship in board.unused()}


def ships_for(board: Board, contract: str) -> list[Payment]:
    """The sets of ships that can fulfil a contract; first the one that wastes the least."""
    crates = unused_crates(board)
    return carrying(list(crates), crates, board.figures.orders[contract].size)


class Delivery(NamedTuple):
    ships: Payment
    paid: Goods


def delivery(board: Board, move: moves.Deliver | moves.DeliverWith) -> Delivery:
    """With what a contract is fulfilled: the first way there is, or the one that was named."""
    cost, sets = board.figures.orders[move.contract].goods, ships_for(board, move.contract)
    if isinstance(move, moves.DeliverWith):
        return Delivery(_set_of_ships(board, sets, move.ships), payment(board, cost, move.payment))
    return Delivery(sets[0], payments(cost, board.active.goods)[0])


def ways_to_deliver(board: Board, contract: str) -> int:
    cost = board.figures.orders[contract].goods
    return len(ships_for(board, contract)) * len(payments(cost, board.active.goods))


def ships_to_antwerp(board: Board) -> list[Payment]:
    """Sets with room for something; first the smallest that carries most of the goods there are."""
    crates, goods = unused_crates(board), board.active.goods.size
    room = {some: sum(crates[ship] for ship in some) for some in sets_of(tuple(crates))}
    sets = [some for some, total in room.items() if total]
    return sorted(sets, key=lambda some: (-min(goods, room[some]), room[some], len(some)))


def _set_of_ships(board: Board, sets: list[Payment], ships: list[str] | None) -> Payment:
    crates = unused_crates(board)
    if ships is None:
        if not sets:
            raise no("not-enough-crates", count=sum(crates.values()))
        return _the_only(sets, "choose-ships")
    if len(set(ships)) < len(ships) or not set(ships) <= crates.keys():
        raise no("ship-not-available")
    if tuple(ships) in sets:
        return tuple(ships)
    room = sum(crates[ship] for ship in ships)
    if sets and room >= min(sum(crates[ship] for ship in some) for some in sets):
        raise no("no-such-choice")  # other ships stand for these, or fewer do
    raise no("not-enough-crates", count=room)


class Sale(NamedTuple):
    ships: Payment
    goods: Goods


def sale(board: Board, move: moves.Antwerp) -> Sale:
    """What is sold in Antwerp, and which ships bring it there."""
    if move.sell == ALL:
        return sale_of_all(board)
    goods = Goods(*(getattr(move, good) or 0 for good in GOODS))
    return Sale(_set_of_ships(board, ships_to_antwerp(board), move.ships), goods)


def sale_of_all(board: Board) -> Sale:
    """As much as fits, the cheapest first, with the ships that waste the least."""
    crates, have = unused_crates(board), board.active.goods
    goods = choices(min(sum(crates.values()), have.size), have)[0]
    return Sale(carrying([*crates], crates, goods.size)[0], goods)
