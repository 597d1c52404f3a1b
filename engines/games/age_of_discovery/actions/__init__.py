"""All kinds of move: the steps of a turn, and the standing orders of those who wait (§6, §10).

Each module holds one action of the rulebook: whether any move is possible (`can_`), whether this one is legal
(`check_`), what is asked for (`ask_`), and what the move does.
"""

from __future__ import annotations

from engines.contract.core import Question, Seat
from engines.games.age_of_discovery.actions import orders
from engines.games.age_of_discovery.actions.following import make_step
from engines.games.age_of_discovery.actions.shared import check_turn
from engines.games.age_of_discovery.actions.turn import STEPS, ask_step
from engines.games.age_of_discovery.board import Board
from engines.games.age_of_discovery.play import Play
from engines.kit.actions import Actions, Phase, tag

STEPS_ON_THE_TABLE: Phase[Board, Play] = {
    kind: action._replace(make=make_step) for kind, action in STEPS.items()
}
"""A step on the table may end the turn, and the next player's orders are followed."""
ORDER_KINDS = tuple(map(tag, orders.ACTIONS))


def gate(board: Board, seat: Seat, kind: str) -> None:
    """Steps are for the player whose turn it is, orders for those who wait."""
    check = orders.check_waits if kind in ORDER_KINDS else check_turn
    check(board, seat)


ACTIONS = Actions(STEPS_ON_THE_TABLE, orders.ACTIONS, gate=gate)


def kinds(board: Board, seat: Seat) -> Question:
    """The question for the kind of move."""
    waits = not board.state.over and seat in range(board.seats) and seat != board.state.current
    return orders.ask_order_kind(board, seat) if waits else ask_step(board, seat)
