"""The same table, as far as one seat can tell, with everything hidden from it dealt anew (section 8).

The promise that nothing leaks is tested with it: whatever this seat sees and is asked must stay the same.
"""

from __future__ import annotations

import msgspec

from engines.core import Dice, Seat
from engines.new_found_land.ahead import foresight
from engines.new_found_land.board import Board
from engines.new_found_land.figures import ACTIONS, Figures
from engines.new_found_land.state import PLANNING, Plan, State


def redeal(figures: Figures, state: State, seat: Seat | None, dice: Dice) -> State:
    """`seat` None: for somebody who only watches."""
    state = msgspec.json.decode(msgspec.json.encode(state), type=State)
    board = Board(figures, state)
    _piles(state, dice)
    _cards(board, seat, dice)
    _goals(board, seat, dice)
    if state.phase == PLANNING and not state.over:
        _plans(board, seat, dice)
    for at, player in enumerate(state.players):
        if at != seat:
            player.ahead, player.answered = [], False
    return state


def _piles(state: State, dice: Dice) -> None:
    for pile in (state.small_pile, state.contracts, state.tiles, state.compass):
        dice.shuffle(pile)
    below = state.large_pile[1:]  # its top tile lies open (9.2)
    dice.shuffle(below)
    state.large_pile[1:] = below


def _shuffle(places: list[list[str]], dice: Dice) -> None:
    """The cards of all these places together, dealt again; every place keeps its number."""
    pool = [card for place in places for card in place]
    dice.shuffle(pool)
    for place in places:
        place[:] = [pool.pop() for _ in place]


def _unseen_hands(board: Board, seat: Seat | None) -> list[Seat]:
    """Whose hands this seat does not know: all but its own, until the end shows them."""
    return [] if board.state.over else [at for at in range(board.seats) if at != seat]


def _cards(board: Board, seat: Seat | None, dice: Dice) -> None:
    """Hands, the pile, what was discarded face down, and cards that somebody is choosing from, or will."""
    state = board.state
    places = [state.cards, state.cards_hidden]
    places += [state.players[at].dealt for at in range(board.seats) if at != seat or not _seen(board, at)]
    places += [state.players[at].hand for at in _unseen_hands(board, seat)]
    if state.turn is not None and state.turn.seat != seat:
        places.append(state.turn.cards)
    _shuffle(places, dice)


def _seen(board: Board, seat: Seat) -> bool:
    """Whether this seat has loaded ahead, and so knows the cards that were dealt to it."""
    return board.early(seat) and foresight(board, seat).turn.started


def _goals(board: Board, seat: Seat | None, dice: Dice) -> None:
    """Hands and stacks; a stack that this seat is choosing from it sees."""
    state = board.state
    chooses = state.step == "frame" and state.turn is not None and state.turn.seat == seat
    seen = board.due_frame(board.turn.seat) if chooses else None
    places = [state.frames[name].left for name in board.figures.goal_frames if name != seen]
    places += [state.players[at].goals for at in _unseen_hands(board, seat)]
    _shuffle(places, dice)


# --- plans -----------------------------------------------------------------------------------------------


def _plans(board: Board, seat: Seat | None, dice: Dice) -> None:
    """What the others have stored: anything that leaves the question open that everybody sees is open."""
    state = board.state
    others = [at for at in range(board.seats) if at != seat]
    for at in others:
        state.players[at].standing, state.players[at].wary = Plan(), None
    able = [at for at in others if board.can_plan(at)]
    if state.simultaneous:
        dice.shuffle(able)
        own_is_open = seat is not None and seat in board.waiting()
        for at in able if own_is_open else able[1:]:
            if dice.below(2):
                state.players[at].standing = _some_plan(board, at, dice)
        return
    for at in able:
        if at != state.queue[0] and dice.below(2):
            state.players[at].standing = _some_plan(board, at, dice)


def _some_plan(board: Board, seat: Seat, dice: Dice) -> Plan:
    """Any legal one for what this player has not committed yet."""
    left, plan = board.available(seat), Plan()
    dice.shuffle(left)
    for action in ACTIONS:
        if action in board.to_plan(seat):
            count = dice.below(min(len(left), board.figures.limit(action)) + 1)
            chosen = sorted(left[:count], key=board.figures.order.__getitem__)
            setattr(plan, action, chosen)
            left = left[count:]
    return plan
