"""Why a move is not possible: the preconditions of section 6, in the order given there.

`kinds_for` says which kinds of move belong to the present question, `MAY` whether a kind can be begun at all,
`check` whether a move can be made with its values. All raise Rejected with the reason.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from engines.core import Move, Rejected, Seat, Value, Who
from engines.new_found_land import meant, moves
from engines.new_found_land.board import Board
from engines.new_found_land.figures import ACTIONS, GOODS, Goods
from engines.new_found_land.goods import can_pay
from engines.new_found_land.meant import no
from engines.new_found_land.names import action_name, good_name, goods_listed
from engines.new_found_land.state import PLANNING

_PLAN = ("assign", "plan", "pass_rest", "drop_plan")
_KINDS = {
    "land": ("build_ship", "build_wharf", "build_upgrade", "play_goods_card", "end_land"),
    "plan": _PLAN,
    "load": ("load", "play_goods_card", "drop_plan"),
    "keep": ("keep", "keep_and_play", "play_goods_card", "drop_plan"),
    "settle": ("settle", "new_england", "play_goods_card"),
    "deliver": ("deliver", "deliver_with", "antwerp", "play_goods_card", "end_deliver"),
    "lay": ("lay", "play_goods_card"),
    "finish": ("play_goods_card", "finish_action"),
    "goals": ("redeem", "play_goods_card", "end_goals", "drop_plan"),
    "answered": ("drop_plan",),
}
"""The kinds of move at each step, in the order in which they are offered."""
_REWARDS = {"goal": ("choose_goal",), "captain": ("choose_captain",), "good": ("choose_good",)}


# --- whose turn, and to do what --------------------------------------------------------------------------


def kinds_for(board: Board, seat: Seat) -> tuple[str, ...]:
    """The kinds of move that belong to what is asked now. Plans may be stored before the slot comes."""
    state = board.state
    if state.over or not 0 <= seat < board.seats:
        return ()
    if state.phase == PLANNING:
        return _PLAN if not state.simultaneous and seat == state.queue[0] else _PLAN[1:]
    if seat != board.turn.seat:
        return ()
    if state.step == "frame":
        frame = board.due_frame(seat)
        assert frame is not None
        return _REWARDS[board.figures.frames[frame].reward]
    return _KINDS[state.step]


def check_kind(board: Board, seat: Seat, kind: str) -> None:
    """Raises Rejected unless this seat can begin such a move now."""
    if kind not in kinds_for(board, seat):
        raise not_now(board, seat)
    MAY[kind](board, seat)


def not_now(board: Board, seat: Seat) -> Rejected:
    if board.state.over:
        return no("game-over")
    asked = board.asked()
    if seat in asked:
        return no("wrong-phase")
    return no("not-your-turn", who=Who(asked[0]))


def may_always(board: Board, seat: Seat) -> None:
    """Nothing stands against it."""


# --- cards -----------------------------------------------------------------------------------------------


def may_play_card(board: Board, seat: Seat) -> None:
    if not board.player(seat).hand:
        raise no("no-cards")
    if not board.goods_cards(seat):
        raise no("no-goods-card")


def check_play_card(board: Board, seat: Seat, move: moves.PlayGoodsCard) -> None:
    if move.card not in board.player(seat).hand:
        raise no("not-your-card")
    if move.card not in board.figures.goods_cards:
        raise no("not-goods-card")


# --- Land ------------------------------------------------------------------------------------------------


def check_payable(board: Board, seat: Seat, cost: Goods) -> None:
    have = board.player(seat).goods
    if not can_pay(cost, have):
        raise no("cannot-pay", cost=goods_listed(cost), have=goods_listed(have))


def may_build_wharf(board: Board, seat: Seat) -> None:
    if board.player(seat).wharf_built:
        raise no("already-built")
    if board.turn.built:
        raise no("harbour-before-ships")
    check_payable(board, seat, board.figures.wharf_cost)


def check_wharf(board: Board, seat: Seat, move: moves.BuildWharf) -> None:
    may_build_wharf(board, seat)
    meant.payment(board, board.figures.wharf_cost, move.payment)


def may_build_upgrade(board: Board, seat: Seat) -> None:
    if board.player(seat).upgrade_built:
        raise no("already-built")
    if board.turn.built:
        raise no("harbour-before-ships")
    check_payable(board, seat, board.upgrade_cost(seat))


def check_upgrade(board: Board, seat: Seat, move: moves.BuildUpgrade) -> None:
    may_build_upgrade(board, seat)
    meant.payment(board, board.upgrade_cost(seat), move.payment)


def may_build_ship(board: Board, seat: Seat) -> None:
    on_sale, have = board.on_sale(), board.player(seat).goods
    if not on_sale:
        raise no("nothing-on-sale")
    if not any(can_pay(board.ship(ship).cost, have) for ship in on_sale):
        raise no("cannot-pay-ship", have=goods_listed(have))


def check_ship(board: Board, seat: Seat, move: moves.BuildShip) -> None:
    if move.ship not in board.on_sale():
        raise no("not-on-sale")
    check_payable(board, seat, board.ship(move.ship).cost)
    check_scrap(board, seat, move.scrap)
    meant.payment(board, board.ship(move.ship).cost, move.payment)


def check_scrap(board: Board, seat: Seat, scrap: str | None) -> None:
    """A ship makes room only where there is none."""
    if board.free_wharf(seat):
        if scrap is not None:
            raise no("scrap-not-needed")
    elif scrap is None:
        raise no("no-wharf")
    elif scrap not in board.player(seat).ships:
        raise no("ship-not-available")


# --- Planning --------------------------------------------------------------------------------------------


def check_assign(board: Board, seat: Seat, move: moves.Assign) -> None:
    _sendable(board, board.state.action, move.ships, board.available(seat))


def _sendable(board: Board, action: str, ships: list[str], available: list[str]) -> None:
    if len(set(ships)) < len(ships) or not set(ships) <= set(available):
        raise no("ship-not-available")
    limit = board.figures.limit(action)
    if len(ships) > limit:
        raise no("too-many-ships", count=limit, action=action_name(action))


def may_plan(board: Board, seat: Seat) -> None:
    """For every action not committed yet; with a single one left to an asked player it is the same as to
    assign."""
    left = board.to_plan(seat)
    if not left or not board.can_plan(seat):
        raise no("nothing-to-plan")
    if len(left) == 1 and not board.state.simultaneous and board.state.queue[0] == seat:
        raise no("assign-instead")


def check_plan(board: Board, seat: Seat, move: moves.PlanRest) -> None:
    may_plan(board, seat)
    available = board.available(seat)
    for action in ACTIONS:
        ships: list[str] | None = getattr(move, action)
        if action not in board.to_plan(seat):
            if ships is not None:
                raise no("already-committed", action=action_name(action))
            continue
        if ships is None:
            if not available:  # nothing was left to ask for
                continue
            raise no("plan-incomplete", action=action_name(action))
        _sendable(board, action, ships, available)
        available = [ship for ship in available if ship not in ships]
    wanted: tuple[str | None, ...] = (None,)
    if meant.can_be_surprised(board, seat, msgspec.structs.asdict(move)):
        wanted = (meant.COMMIT, meant.ASK)
    if move.surprised not in wanted:
        raise no("choose-surprised")


def may_drop_plan(board: Board, seat: Seat) -> None:
    """A plan, or what was answered ahead and can still be changed."""
    if not board.has_plan(seat) and len(board.player(seat).ahead) == board.bound_answers(seat):
        raise no("no-plan")


# --- Load ------------------------------------------------------------------------------------------------


def check_load(board: Board, seat: Seat, move: moves.LoadGood) -> None:
    goods = board.figures.loadable(board.crates(seat, meant.loading_ship(board, move)))
    if move.good not in GOODS:
        raise no("no-such-choice")
    if move.good not in goods:
        raise no("good-too-valuable", good=good_name(goods[0]))


def check_keep(board: Board, seat: Seat, move: moves.Keep) -> None:
    if len(set(move.cards)) < len(move.cards) or not set(move.cards) <= set(board.turn.cards):
        raise no("not-available")
    if len(move.cards) != board.keep():
        raise no("wrong-number", count=board.keep())
    meant.played(board, move)


def may_keep_and_play(board: Board, seat: Seat) -> None:
    if board.keep() > 1 or not meant.kept_goods_cards(board, board.turn.cards):
        raise no("nothing-to-play")


def check_keep_and_play(board: Board, seat: Seat, move: moves.KeepAndPlay) -> None:
    may_keep_and_play(board, seat)
    if move.card not in board.turn.cards:
        raise no("not-available")
    if move.card not in board.figures.goods_cards:
        raise no("not-goods-card")


# --- Settle ----------------------------------------------------------------------------------------------


def check_settle(board: Board, seat: Seat, move: moves.Settle) -> None:
    meant.settling_ship(board, move)
    meant.place(board, move)


def check_new_england(board: Board, seat: Seat, move: moves.NewEngland) -> None:
    meant.settling_ship(board, move)


# --- Deliver ---------------------------------------------------------------------------------------------


def deliverable(board: Board, contract: Value) -> str:
    """The contract that was named; raises Rejected unless it can be fulfilled with what the player has."""
    if contract not in open_contracts(board):
        raise no("no-such-contract")
    contract = str(contract)
    order, crates = board.figures.orders[contract], sum(meant.unused_crates(board).values())
    if crates < order.size:
        raise no("not-enough-crates", count=crates)
    check_payable(board, board.turn.seat, order.goods)
    return contract


def open_contracts(board: Board) -> list[str]:
    return [one for city in board.state.cities.values() for one in city.contracts if one is not None]


def payable_contracts(board: Board, seat: Seat) -> list[str]:
    """What could be fulfilled with the goods and the crates there are."""
    have, crates = board.player(seat).goods, sum(meant.unused_crates(board).values())
    orders = board.figures.orders
    return [
        contract
        for contract in open_contracts(board)
        if orders[contract].size <= crates and can_pay(orders[contract].goods, have)
    ]


def may_deliver(board: Board, seat: Seat) -> None:
    if not payable_contracts(board, seat):
        crates = sum(meant.unused_crates(board).values())
        raise no("no-contract", count=crates, have=goods_listed(board.player(seat).goods))


def check_deliver(board: Board, seat: Seat, move: moves.Deliver) -> None:
    deliverable(board, move.contract)


def with_a_choice(board: Board, seat: Seat) -> list[str]:
    """Contracts that could be fulfilled in several ways."""
    return [one for one in payable_contracts(board, seat) if meant.ways_to_deliver(board, one) > 1]


def may_deliver_with(board: Board, seat: Seat) -> None:
    if not with_a_choice(board, seat):
        raise no("one-way")


def check_deliver_with(board: Board, seat: Seat, move: moves.DeliverWith) -> None:
    deliverable(board, move.contract)
    if move.contract not in with_a_choice(board, seat):
        raise no("one-way")
    meant.delivery(board, move)


def may_antwerp(board: Board, seat: Seat) -> None:
    if not board.player(seat).goods.size:
        raise no("no-goods")
    if not any(meant.unused_crates(board).values()):
        raise no("not-enough-crates", count=0)


def antwerp_range(board: Board, seat: Seat, good: str, room: int, sold: int) -> tuple[int, int] | None:
    """How many of this good may be sold, after others; None where there is nothing to say about it."""
    have = board.player(seat).goods
    at = GOODS.index(good)
    if not have[at] or not room:
        return None
    last = not any(have[at + 1 :])
    return (1 if last and not sold else 0), min(have[at], room)


def check_antwerp(board: Board, seat: Seat, move: moves.Antwerp) -> None:
    if move.sell not in ((meant.ALL, meant.SOME) if board.player(seat).goods.size > 1 else (None,)):
        raise no("choose-sell")
    if move.sell == meant.ALL:
        if move != moves.Antwerp(meant.ALL):
            raise no("no-such-choice")
        return
    crates, ships = meant.unused_crates(board), meant.sale(board, move).ships
    room, sold = sum(crates[ship] for ship in ships), 0
    for good in GOODS:
        span, count = antwerp_range(board, seat, good, room, sold), getattr(move, good)
        if span is None:
            if count is not None:
                raise no("not-so-many", count=0) if room else no("not-enough-crates", count=sold)
            continue
        if count is None:
            raise no("choose-goods")
        if count > span[1]:
            have = board.player(seat).goods[GOODS.index(good)]
            raise (
                no("not-enough-crates", count=room + sold) if count <= have else no("not-so-many", count=have)
            )
        if count < span[0]:
            raise no("nothing-chosen")
        room, sold = room - count, sold + count


# --- Explore, frames, goals ------------------------------------------------------------------------------


def check_lay(board: Board, seat: Seat, move: moves.Lay) -> None:
    meant.laid(board, move)


def check_reward(board: Board, seat: Seat, item: str) -> None:
    frame = board.due_frame(seat)
    if frame is None or item not in board.state.frames[frame].left:
        raise no("not-available")


def may_redeem(board: Board, seat: Seat) -> None:
    goals = board.player(seat).goals
    if not goals:
        raise no("no-goal-card")
    reason = None
    for card in goals:
        try:
            meant.goal_ways(board, card)
        except Rejected as why:
            reason = why
        else:
            return
    assert reason is not None
    raise reason


def check_redeem(board: Board, seat: Seat, move: moves.Redeem) -> None:
    if move.card not in board.player(seat).goals:
        raise no("not-your-card")
    meant.goal_payment(board, move)


# --- the two tables --------------------------------------------------------------------------------------

MAY: dict[str, Callable[[Board, Seat], None]] = {
    "play_goods_card": may_play_card,
    "build_ship": may_build_ship,
    "build_wharf": may_build_wharf,
    "build_upgrade": may_build_upgrade,
    "end_land": may_always,
    "assign": may_always,
    "plan": may_plan,
    "pass_rest": may_plan,
    "drop_plan": may_drop_plan,
    "load": may_always,
    "keep": may_always,
    "keep_and_play": may_keep_and_play,
    "settle": may_always,
    "new_england": may_always,
    "deliver": may_deliver,
    "deliver_with": may_deliver_with,
    "antwerp": may_antwerp,
    "end_deliver": may_always,
    "lay": may_always,
    "finish_action": may_always,
    "choose_goal": may_always,
    "choose_captain": may_always,
    "choose_good": may_always,
    "redeem": may_redeem,
    "end_goals": may_always,
}

_CHECK: dict[type[Move], Callable[[Board, Seat, Any], None]] = {
    moves.PlayGoodsCard: check_play_card,
    moves.BuildShip: check_ship,
    moves.BuildWharf: check_wharf,
    moves.BuildUpgrade: check_upgrade,
    moves.Assign: check_assign,
    moves.PlanRest: check_plan,
    moves.LoadGood: check_load,
    moves.Keep: check_keep,
    moves.KeepAndPlay: check_keep_and_play,
    moves.Settle: check_settle,
    moves.NewEngland: check_new_england,
    moves.Deliver: check_deliver,
    moves.DeliverWith: check_deliver_with,
    moves.Antwerp: check_antwerp,
    moves.Lay: check_lay,
    moves.ChooseGoal: lambda board, seat, move: check_reward(board, seat, move.card),
    moves.ChooseCaptain: lambda board, seat, move: check_reward(board, seat, move.captain),
    moves.ChooseGood: lambda board, seat, move: check_reward(board, seat, move.good),
    moves.Redeem: check_redeem,
}


def check(board: Board, seat: Seat, move: Move) -> None:
    """Raises Rejected unless this seat may make this move now."""
    kind = str(type(move).__struct_config__.tag)
    if kind not in kinds_for(board, seat):
        raise not_now(board, seat)
    checks = _CHECK.get(type(move))
    if checks is not None:
        checks(board, seat, move)
    else:
        MAY[kind](board, seat)
