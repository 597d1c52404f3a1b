"""The next turn of a player who waits, as that player can imagine it (§10, standing orders).

Running contracts have advanced, the steps ordered so far are done, and nothing is known of what the stacks
hold.
"""

from __future__ import annotations

import msgspec

from engines.contract.core import Say, Seat
from engines.contract.dice import Dice
from engines.games.age_of_discovery.actions import take_coins
from engines.games.age_of_discovery.actions.buy_ships import ships_bought
from engines.games.age_of_discovery.actions.turn import TURN
from engines.games.age_of_discovery.board import Board
from engines.games.age_of_discovery.flow import begin_turn
from engines.games.age_of_discovery.moves import (
    CONTRACT,
    STACK,
    AcquireContract,
    BuyShip,
    EndTurn,
    Order,
    Reserve,
    TakeCoins,
    TurnStep,
)
from engines.games.age_of_discovery.play import Play
from engines.games.age_of_discovery.state import ACQUIRE_CONTRACT, ORDERED_TOGETHER, OrderedStep
from engines.kit.actions import refusal
from engines.kit.copying import copied


def imagined_turn(board: Board, seat: Seat) -> Play:
    """The next turn of this seat as it looks from here, with the orders so far carried out."""
    state = copied(board.state)
    turn = board.next_turn(seat)
    assert turn is not None
    play = Play(board.figures, state, Dice(b"imagined"))
    play.told = False
    state.turn, state.current = turn, seat
    state.stacks = [[] for _ in state.stacks]
    for card in play.open_cards().values():
        if card.reserved_by is not None and card.reserved_until < turn:
            card.reserved_by, card.reserved_until = None, 0
    begin_turn(play)
    for step in state.players[seat].orders:
        if why_not(play, seat, step) is not None:
            break
        _imagine(play, seat, step.move)
    return play


def _imagine(play: Play, seat: Seat, move: TurnStep) -> None:
    """Carry out a step, but for what nobody can know yet: which contract comes next."""
    if isinstance(move, EndTurn):
        return
    if not isinstance(move, AcquireContract):
        TURN.make(play, seat, move)
        return
    hidden, play.state.contract_stack = play.state.contract_stack, []
    if move.source == STACK:
        play.use(ACQUIRE_CONTRACT)
        play.player(seat).coins -= play.figures.purse.contract
    else:
        TURN.make(play, seat, move)
    play.state.contract_stack = hidden[1:]


# --- ordered steps ---------------------------------------------------------------------------------------


def meant(board: Board, order: Order) -> TurnStep:
    """The step that an order is about."""
    raw = {name: value for name, value in msgspec.structs.asdict(order).items() if value is not None}
    try:
        found: TurnStep = msgspec.convert({"move": raw.pop("step"), **raw}, TurnStep)
    except msgspec.ValidationError:
        raise board.no("no-such-choice") from None
    return found


def why_not(board: Board, seat: Seat, step: OrderedStep) -> Say | None:
    """Why an ordered step cannot be made now; None if it can. Another card in its place is one reason."""
    if step.card != card_of(board, step.move):
        return board.no("orders-card-gone").reason
    return refusal(TURN.check, board, seat, by_order(board, step.move))


def by_order(board: Board, move: TurnStep) -> TurnStep:
    """The step as an order makes it."""
    return take_coins.by_order(board, move) if isinstance(move, TakeCoins) else move


def card_of(board: Board, move: TurnStep) -> str:
    """The ship or contract that lies open where the move takes it; "" if it takes none."""
    match move:
        case BuyShip():
            return ORDERED_TOGETHER.join(card.name for card in ships_bought(board, move) if card)
        case AcquireContract(source=source):
            place = f"{CONTRACT}-{source}"
        case Reserve(target=target):
            place = target
        case _:
            return ""
    card = board.open_cards().get(place)
    return card.name if card else ""
