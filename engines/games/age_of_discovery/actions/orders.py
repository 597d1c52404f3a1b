"""Standing orders: what a player who waits wants done on their next turn, step by step (§10).

They are secret. `following` makes the steps when the turn comes.
"""

from __future__ import annotations

from engines.contract.core import Draft, Many, Option, Pick, Question, Say, Seat, Who, say
from engines.games.age_of_discovery.actions.coming_turn import by_order, card_of, imagined_turn, meant
from engines.games.age_of_discovery.actions.turn import TURN, ask_step
from engines.games.age_of_discovery.board import Board
from engines.games.age_of_discovery.moves import MOST_ORDERS, DropOrders, EndTurn, Order
from engines.games.age_of_discovery.names import order_lines, order_name
from engines.games.age_of_discovery.play import Play
from engines.games.age_of_discovery.state import OrderedStep
from engines.kit.actions import Action, Phase, refusal


def check_waits(board: Board, seat: Seat) -> None:
    """It is somebody else's turn."""
    if board.state.over:
        raise board.no("game-over")
    if seat not in range(board.seats):
        raise board.no("not-your-turn", who=Who(board.state.current))
    if seat == board.state.current:
        raise board.no("orders-now")


# --- giving orders ---------------------------------------------------------------------------------------


def may_order(board: Board, seat: Seat) -> None:
    if board.next_turn(seat) is None:
        raise board.no("no-turn-left")
    orders = board.player(seat).orders
    if len(orders) >= MOST_ORDERS:
        raise board.no("orders-full", limit=MOST_ORDERS)
    if any(isinstance(step.move, EndTurn) for step in orders) or (orders and _ends_by_itself(board, seat)):
        raise board.no("orders-end-turn")


def _ends_by_itself(board: Board, seat: Seat) -> bool:
    """Whether nothing will be left to do in the turn after the steps ordered so far."""
    play = imagined_turn(board, seat)
    return play.state.auto_end and play.turn_is_exhausted()


def check_order(board: Board, seat: Seat, order: Order) -> None:
    play = imagined_turn(board, seat)
    TURN.check(play, seat, by_order(play, meant(board, order)))


def ask_order(board: Board, seat: Seat, draft: Draft) -> Question | None:
    """Ask for a step, and then for its fields, as on the turn itself."""
    play = imagined_turn(board, seat)
    if "step" not in draft:
        return _ask_ordered_step(board, play, seat)
    fields: Draft = {name: value for name, value in draft.items() if name not in ("move", "step")}
    question = TURN.ask(play, seat, {"move": draft["step"], **fields})
    # An ordered turn ends when nothing is left to do in it: nobody is there to undo its last step.
    return None if question is not None and question.field == "end" else question


def _ask_ordered_step(board: Board, play: Play, seat: Seat) -> Question:
    return Pick(
        field="step",
        text=say("age_of_discovery-ask-order-step", number=len(board.player(seat).orders) + 1),
        options=ask_step(play, seat).options,
        about=say("age_of_discovery-about-order-step", coins=play.player(seat).coins),
    )


def give_order(play: Play, seat: Seat, order: Order) -> None:
    """Add a step to the orders; nobody else notices.

    Orders are dropped, not undone: whether they can still be undone would tell their owner whether somebody
    has moved since.
    """
    player, move = play.player(seat), meant(play, order)
    step = OrderedStep(move=move, card=card_of(imagined_turn(play, seat), move))
    player.orders = [*player.orders, step]
    name, number = order_name(play.figures, step), len(player.orders)
    play.whisper(seat, "you-ordered", final=True, step=name, number=number)


# --- dropping them ---------------------------------------------------------------------------------------


def may_drop(board: Board, seat: Seat) -> None:
    if not board.player(seat).orders:
        raise board.no("no-orders")


def drop_orders(play: Play, seat: Seat, move: DropOrders) -> None:
    play.player(seat).orders = []
    play.whisper(seat, "you-dropped-orders", final=True)


# --- the kind of move ------------------------------------------------------------------------------------


def ask_order_kind(board: Board, seat: Seat) -> Question:
    """The question for the kind of move to a player who waits."""
    current, barred = Who(board.state.current), refusal(may_order, board, seat)
    options = [Option(value="order", text=say("age_of_discovery-kind-order"), barred=barred)]
    if board.player(seat).orders:
        options.append(Option(value="drop_orders", text=say("age_of_discovery-kind-drop_orders")))
    elif barred is not None:
        raise board.no("not-your-turn", who=current)
    return Pick(
        field="move",
        text=say("age_of_discovery-ask-orders", who=current),
        options=tuple(options),
        about=_orders_so_far(board, seat),
    )


def _orders_so_far(board: Board, seat: Seat) -> Say:
    lines = order_lines(board.figures, board.player(seat).orders)
    if not lines:
        return say("age_of_discovery-about-orders-none", limit=MOST_ORDERS)
    return say("age_of_discovery-about-orders", orders=Many([*lines]))


ACTIONS: Phase[Board, Play] = {
    Order: Action(may_order, give_order, check_order, ask_order),
    DropOrders: Action(may_drop, drop_orders),
}
