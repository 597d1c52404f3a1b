"""Standing orders: what a player who waits wants done in the turn to come (specification, section 10).

They are secret. When the turn comes they are followed from the top as long as each step is possible; the
first one that is not, a scoring card that turns up, or somebody else's ship on an expedition they name ends
them, and the player decides. Each step is asked for, and checked, in the turn as the player can imagine it:
running contracts moved on, the steps before done, and nothing known of what stacks hold.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from engines.age_of_discovery import effects, legal, moves
from engines.age_of_discovery.board import Board
from engines.age_of_discovery.cautions import caution
from engines.age_of_discovery.legal import no
from engines.age_of_discovery.order_names import MOST, called, listing
from engines.age_of_discovery.play import Play, explorer_name
from engines.age_of_discovery.questions import next_question, refusal
from engines.age_of_discovery.state import ACQUIRE_CONTRACT, Ordered, State
from engines.age_of_discovery.turn import begin_turn, turn_is_exhausted
from engines.core import Dice, Draft, Many, Move, Option, Pick, Question, Say, Seat, Who, say

KINDS = ("order", "drop_orders")


def concern(board: Board, seat: Seat, draft: Draft) -> bool:
    """Whether these questions are about orders: for those who wait all are."""
    if "move" in draft:
        return draft["move"] in KINDS
    return not board.state.over and seat in range(board.seats) and seat != board.state.current


# --- who may, and what -----------------------------------------------------------------------------------


def may_order(board: Board, seat: Seat) -> None:
    _may_wait(board, seat)
    if board.next_turn(seat) is None:
        raise no("no-turn-left")
    if len(board.player(seat).orders) >= MOST:
        raise no("orders-full", limit=MOST)
    if any(isinstance(step.move, moves.EndTurn) for step in board.player(seat).orders):
        raise no("orders-end-turn")


def may_drop(board: Board, seat: Seat) -> None:
    _may_wait(board, seat)
    if not board.player(seat).orders:
        raise no("no-orders")


def _may_wait(board: Board, seat: Seat) -> None:
    if board.state.over:
        raise no("game-over")
    if seat not in range(board.seats):
        raise no("not-your-turn", who=Who(board.state.current))
    if seat == board.state.current:
        raise no("orders-now")


def check(board: Board, seat: Seat, move: moves.Order | moves.DropOrders) -> None:
    if isinstance(move, moves.DropOrders):
        may_drop(board, seat)
        return
    may_order(board, seat)
    legal.check(imagined(board, seat), seat, meant(move))


def meant(order: moves.Order) -> moves.OnTurn:
    """The move that an order is about."""
    raw = {name: value for name, value in msgspec.structs.asdict(order).items() if value is not None}
    try:
        found: moves.OnTurn = msgspec.convert({"move": raw.pop("step"), **raw}, moves.OnTurn)
    except msgspec.ValidationError:
        raise no("no-such-choice") from None
    return found


def caution_for(board: Board, seat: Seat, order: moves.Order) -> Say | None:
    """The same as on the turn itself, but that the turn may end is no surprise here."""
    if order.step == "end_turn":
        return None
    found = caution(imagined(board, seat), seat, meant(order))
    return None if found is None or found.key.endswith("-ends-turn") else found


# --- the turn to come ------------------------------------------------------------------------------------


def imagined(board: Board, seat: Seat) -> Play:
    """The coming turn of this seat as it looks from here, with the orders so far carried out."""
    state = msgspec.json.decode(msgspec.json.encode(board.state), type=State)
    turn = board.next_turn(seat)
    assert turn is not None
    play = Play(board.figures, state, Dice(b"imagined"))
    state.turn, state.current = turn, seat
    state.stacks = [[] for _ in state.stacks]
    for card in legal.targets(play).values():
        if card.reserved_by is not None and card.reserved_until < turn:
            card.reserved_by, card.reserved_until = None, 0
    begin_turn(play)
    for step in state.players[seat].orders:
        if why_not(play, seat, step) is not None:
            break
        _imagine(play, seat, step.move)
    return play


def _imagine(play: Play, seat: Seat, move: Move) -> None:
    """Carried out, but for what nobody can know yet: which contract comes next."""
    if not isinstance(move, moves.AcquireContract):
        effects.carry_out(play, seat, move)
        return
    hidden, play.state.contract_stack = play.state.contract_stack, []
    if move.source == legal.STACK:
        play.use(ACQUIRE_CONTRACT)
        play.player(seat).coins -= play.figures.purse.contract
    else:
        effects.carry_out(play, seat, move)
    play.state.contract_stack = hidden[1:]


def why_not(board: Board, seat: Seat, step: Ordered) -> Say | None:
    """Why a step can not be done now, if so; another card in its place is one reason."""
    if step.card != _card_of(board, step.move):
        return no("orders-card-gone").reason
    return refusal(lambda: legal.check(board, seat, step.move))


def _card_of(board: Board, move: moves.OnTurn) -> str:
    """The ship or contract that lies open where the move takes it."""
    match move:
        case moves.BuyShip(column=column):
            target = f"{legal.PURCHASE}-{column}"
        case moves.AcquireContract(source=source):
            target = f"{legal.CONTRACT}-{source}"
        case moves.Reserve(target=target):
            pass
        case _:
            return ""
    card = legal.targets(board).get(target)
    return card.name if card else ""


# --- asking ----------------------------------------------------------------------------------------------


def ask(board: Board, seat: Seat, draft: Draft) -> Question | None:
    kind = draft.get("move")
    if kind is None:
        return _kinds(board, seat)
    if kind == "drop_orders":
        may_drop(board, seat)
        return None
    may_order(board, seat)
    play = imagined(board, seat)
    if "step" not in draft:
        return _ask_step(board, play, seat)
    inner: Draft = {name: value for name, value in draft.items() if name not in ("move", "step")}
    return next_question(play, seat, {"move": draft["step"], **inner})


def _kinds(board: Board, seat: Seat) -> Question:
    current = board.state.current
    barred = {
        "order": refusal(lambda: may_order(board, seat)),
        "drop_orders": refusal(lambda: may_drop(board, seat)),
    }
    if all(barred.values()):
        raise no("not-your-turn", who=Who(current))
    return Pick(
        field="move",
        text=say("age_of_discovery-ask-orders", who=Who(current)),
        options=tuple(
            Option(value=kind, text=say(f"age_of_discovery-kind-{kind}"), barred=barred[kind])
            for kind in KINDS
            if barred[kind] is None or kind == "order"
        ),
        about=_about(board, seat),
    )


def _about(board: Board, seat: Seat) -> Say:
    listed = listing(board, seat)
    if not listed:
        return say("age_of_discovery-about-orders-none", limit=MOST)
    return say("age_of_discovery-about-orders", orders=Many([*listed]))


def _ask_step(board: Board, play: Play, seat: Seat) -> Question:
    if play.state.auto_end and turn_is_exhausted(play):
        raise no("orders-end-turn")
    root = next_question(play, seat, {})
    assert isinstance(root, Pick)
    count = len(board.player(seat).orders)
    return Pick(
        field="step",
        text=say("age_of_discovery-ask-order-step", number=count + 1),
        options=root.options,
        about=say("age_of_discovery-about-order-step", coins=play.player(seat).coins),
    )


# --- giving ----------------------------------------------------------------------------------------------


def give(play: Play, seat: Seat, move: moves.Order | moves.DropOrders) -> None:
    """Nobody else notices. Orders are dropped, not undone: what can still be undone would tell their owner
    whether somebody has moved since."""
    player = play.player(seat)
    if isinstance(move, moves.DropOrders):
        player.orders = []
        play.whisper(seat, "you-dropped-orders", final=True)
        return
    step = meant(move)
    ordered = Ordered(move=step, card=_card_of(imagined(play, seat), step))
    player.orders = [*player.orders, ordered]
    play.whisper(seat, "you-ordered", final=True, step=called(play, ordered), number=len(player.orders))


# --- following -------------------------------------------------------------------------------------------


def make(play: Play, seat: Seat, move: Move) -> None:
    """A move on the table, and the turns after it as far as they go by orders."""
    _step(play, seat, move)
    while not play.state.over and play.current.orders:
        seat = play.state.current
        steps, play.current.orders = play.current.orders, []
        _follow(play, seat, steps)


def _follow(play: Play, seat: Seat, steps: list[Ordered]) -> None:
    before = _scorings(play)
    for number, step in enumerate(steps):
        if play.state.over or play.state.current != seat:
            return  # the turn has ended by itself
        reason = why_not(play, seat, step)
        if reason is not None:
            play.whisper(seat, "orders-stopped", step=called(play, step), reason=reason)
            return
        if number == 0:  # not before: that somebody had orders in vain is nobody's business
            play.tell("orders", who=Who(seat))
        _step(play, seat, step.move)
        if _scorings(play) != before and number + 1 < len(steps):
            play.whisper(seat, "orders-scoring")
            return


def _step(play: Play, seat: Seat, move: Move) -> None:
    """One step, and what it does to the orders of others."""
    before = _scorings(play)
    effects.make(play, seat, move)
    if _scorings(play) != before:
        for other in _with_orders(play, seat):
            play.player(other).orders = []
            play.whisper(other, "orders-scoring")
    elif isinstance(move, moves.PlaceShip):
        for other in _with_orders(play, seat):
            if any(_names(step, move.expedition) for step in play.player(other).orders):
                play.player(other).orders = []
                explorer = explorer_name(move.expedition)
                play.whisper(other, "orders-expedition", who=Who(seat), explorer=explorer)


def _scorings(play: Play) -> tuple[int | None, int | None]:
    return play.state.interim_due, play.state.final_due


def _with_orders(play: Play, seat: Seat) -> Iterator[Seat]:
    return (other for other, player in enumerate(play.state.players) if other != seat and player.orders)


def _names(step: Ordered, expedition: str) -> bool:
    return isinstance(step.move, moves.PlaceShip) and step.move.expedition == expedition
