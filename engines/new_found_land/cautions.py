"""What a person should confirm before a move: what can not be taken back, and what is dear (section 10)."""

from __future__ import annotations

from collections.abc import Iterable

from engines.core import Many, Move, Say, Seat, say
from engines.new_found_land import meant, moves
from engines.new_found_land.board import Board
from engines.new_found_land.figures import Goods
from engines.new_found_land.goods import jokers, minus
from engines.new_found_land.names import action_name, goods_listed, ship_name
from engines.new_found_land.state import PLANNING


def caution(board: Board, seat: Seat, move: Move) -> Say | None:
    """All reasons to think twice, as phrases of one sentence; and whether the turn ends by itself."""
    if board.state.phase == PLANNING:
        reasons = _planning(board, seat, move)
        ends = False
    else:
        reasons, ends = _reasons(board, move), _ends_turn(board, seat, move)
    if not reasons:
        return say("new_found_land-caution-ends-turn") if ends else None
    key = "new_found_land-caution-and-ends-turn" if ends else "new_found_land-caution"
    return say(key, reasons=Many([*reasons]))


def _planning(board: Board, seat: Seat, move: Move) -> list[Say]:
    """Storing a plan binds nobody; committing it does. Who else has handed in a secret plan is not told."""
    state = board.state
    if isinstance(move, moves.DropPlan):
        return []
    if state.simultaneous:
        return [say("new_found_land-caution-reveal")]
    if seat != state.queue[0]:
        return []
    return [say("new_found_land-caution-commit", action=action_name(state.action))]


def _reasons(board: Board, move: Move) -> list[Say]:
    match move:
        case moves.BuildShip(scrap=scrap) if scrap is not None:
            return [say("new_found_land-caution-scrap", ship=ship_name(board.figures, scrap))]
        case moves.LoadGood() if len(board.unused()) == 1:
            return [say("new_found_land-caution-draw")]
        case moves.Deliver(contract=contract):
            cost = board.figures.orders[contract].goods
            gold = jokers(cost, meant.payment(board, cost, move.payment))
            return [say("new_found_land-caution-joker", count=gold)] if gold else []
        case moves.Antwerp(gold=gold) if gold:
            return [say("new_found_land-caution-antwerp-gold", count=gold)]
        case moves.Redeem():
            paid = meant.goal_payment(board, move)
            return [say("new_found_land-caution-goal", goods=goods_listed(paid))] if paid.size else []
    return []


# --- the last step of a turn -----------------------------------------------------------------------------


def _ends_turn(board: Board, seat: Seat, move: Move) -> bool:
    """A step after which a turn ends by itself can not be taken back."""
    player = board.player(seat)
    match move:
        case moves.Settle():
            return len(board.settling()) == 1
        case moves.Deliver(contract=contract):
            paid = meant.payment(board, board.figures.orders[contract].goods, move.payment)
            ships: Iterable[str] = meant.delivering_ships(board, move)
            return _last_delivery(board, seat, ships, minus(player.goods, paid))
        case moves.Antwerp():
            left = minus(player.goods, meant.antwerp_goods(move))
            return _last_delivery(board, seat, meant.antwerp_ships(board, move), left)
        case moves.BuildWharf() | moves.BuildUpgrade() | moves.BuildShip():
            return not player.hand and _last_purchase(board, seat, move)
    return False


def _last_delivery(board: Board, seat: Seat, ships: Iterable[str], left: Goods) -> bool:
    return set(ships) == set(board.unused()) or not (left.size or board.player(seat).hand)


def _last_purchase(
    board: Board, seat: Seat, move: moves.BuildWharf | moves.BuildUpgrade | moves.BuildShip
) -> bool:
    """Whether nothing more can be paid after it."""
    player, on_sale = board.player(seat), board.on_sale()
    built = board.turn.built or isinstance(move, moves.BuildShip)
    match move:
        case moves.BuildWharf():
            cost = board.figures.wharf_cost
        case moves.BuildUpgrade():
            cost = board.upgrade_cost(seat)
        case moves.BuildShip(ship=ship):
            cost = board.ship(ship).cost
            on_sale.remove(ship)
    return not board.can_build(
        seat,
        minus(player.goods, meant.payment(board, cost, move.payment)),
        wharf=not built and not player.wharf_built and not isinstance(move, moves.BuildWharf),
        upgrade=not built and not player.upgrade_built and not isinstance(move, moves.BuildUpgrade),
        ships=on_sale,
    )
