"""What a person should confirm before a move: what cannot be undone, and what is costly (§10).

Assigning ships and settling reveal nothing and can be undone until somebody else moves; only sending none for
the rest of the round is confirmed, which is a single press. Building and
delivering can be undone until the player ends the turn (before edition 3 the last step ended it). The cards
of Load are drawn whatever good is chosen. None of these needs to be confirmed.
"""

from __future__ import annotations

from collections.abc import Iterable

from engines.contract.core import Many, Move, Say, Seat, say
from engines.games.new_found_land import moves
from engines.games.new_found_land.actions.deliver import delivery, sale
from engines.games.new_found_land.actions.goals import payment_for_goal
from engines.games.new_found_land.actions.land import payment_for_ship
from engines.games.new_found_land.actions.payment import payment_for
from engines.games.new_found_land.board import Board
from engines.games.new_found_land.figures import Goods
from engines.games.new_found_land.goods.goods import jokers, minus
from engines.games.new_found_land.moves import PAY_BY_CHOICE
from engines.games.new_found_land.names import goods_listed, ship_name, ships_listed
from engines.games.new_found_land.state import PLANNING


def caution(board: Board, seat: Seat, move: Move) -> Say | None:
    """All reasons to think twice, and whether the turn ends by itself; None if there is nothing to say."""
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
    """One press may idle every ship for a whole round. A secret plan may be the last one, after which all
    plans are shown; nobody is told whether it is."""
    reasons = []
    if isinstance(move, moves.PassRest) and (ships := board.available(seat)):
        reasons.append(say("new_found_land-caution-idle", ships=ships_listed(board.figures, ships)))
    if board.state.simultaneous and not isinstance(move, moves.DropPlan):
        reasons.append(say("new_found_land-caution-reveal"))
    return reasons


def _reasons(board: Board, move: Move) -> list[Say]:
    if board.state.edition >= 3 and not isinstance(move, moves.Redeem):
        return []
    match move:
        case moves.BuildShip(scrap=scrap) if scrap is not None:
            return [say("new_found_land-caution-scrap", ship=ship_name(board.figures, scrap))]
        case moves.Deliver(contract=contract) | moves.DeliverWith(contract=contract):
            ships, paid = delivery(board, move)
            gold = jokers(board.figures.contract_cards[contract].goods, paid)
            joker = [say("new_found_land-caution-joker", count=gold)] if gold else []
            if isinstance(move, moves.DeliverWith) or not (gold or _ends_turn(board, board.turn.seat, move)):
                return joker
            sail = ships_listed(board.figures, ships)
            return [say("new_found_land-caution-sail", ships=sail, goods=goods_listed(paid)), *joker]
        case moves.Antwerp():
            gold = sale(board, move).goods.gold
            return [say("new_found_land-caution-antwerp-gold", count=gold)] if gold else []
        case moves.Redeem():
            paid = payment_for_goal(board, move)
            return [say("new_found_land-caution-goal", goods=goods_listed(paid))] if paid.size else []
    return []


# --- the last step of a turn -----------------------------------------------------------------------------


def _ends_turn(board: Board, seat: Seat, move: Move) -> bool:
    """Before edition 3 a move after which nothing was left ended the turn and could not be undone: the empty
    spaces are filled then."""
    if board.state.edition >= 3:
        return False
    player = board.player(seat)
    match move:
        case moves.Deliver() | moves.DeliverWith():
            ships, paid = delivery(board, move)
            return _last_delivery(board, seat, ships, minus(player.goods, paid))
        case moves.Antwerp():
            ships, sold = sale(board, move)
            return _last_delivery(board, seat, ships, minus(player.goods, sold))
        case moves.BuildWharf() | moves.BuildUpgrade() | moves.BuildShip():
            return not player.hand and _last_purchase(board, seat, move)
    return False


def _last_delivery(board: Board, seat: Seat, ships: Iterable[str], left: Goods) -> bool:
    return set(ships) == set(board.unused()) or not (left.size or board.player(seat).hand)


def _last_purchase(
    board: Board, seat: Seat, move: moves.BuildWharf | moves.BuildUpgrade | moves.BuildShip
) -> bool:
    """Whether the player can pay for nothing more after it."""
    player, on_sale = board.player(seat), board.on_sale()
    built = board.turn.built or isinstance(move, moves.BuildShip)
    if isinstance(move, moves.BuildShip):
        on_sale.remove(move.ship.removesuffix(PAY_BY_CHOICE))
    return not board.can_build(
        seat,
        minus(player.goods, _paid(board, seat, move)),
        wharf=not built and not player.wharf_built and not isinstance(move, moves.BuildWharf),
        upgrade=not built and not player.upgrade_built and not isinstance(move, moves.BuildUpgrade),
        ships=on_sale,
    )


def _paid(board: Board, seat: Seat, move: moves.BuildWharf | moves.BuildUpgrade | moves.BuildShip) -> Goods:
    if isinstance(move, moves.BuildShip):
        return payment_for_ship(board, move)
    wharf = isinstance(move, moves.BuildWharf)
    cost = board.figures.wharf_cost if wharf else board.upgrade_cost(seat)
    return payment_for(board, cost, move.payment)
