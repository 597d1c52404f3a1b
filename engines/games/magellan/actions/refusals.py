"""Reasons against a move that several phases share.

The phases check in the order that §6 gives: a lasting reason comes before "not your turn", so that players
learn why they are left out.
"""

from __future__ import annotations

from engines.contract.core import Rejected, Say, Seat, Who, say
from engines.games.magellan.board import Board
from engines.games.magellan.names import ROMAN, explorer_name


def check_seated(board: Board, seat: Seat) -> None:
    """Raise Rejected unless there is such a seat."""
    if not 0 <= seat < board.seats:
        raise board.no("not-seated")


def check_step(board: Board, *steps: str) -> None:
    """Raise Rejected unless the game is in one of these steps."""
    if board.state.step not in steps:
        raise board.no("wrong-step", now=now(board))


def check_asked(board: Board, seat: Seat) -> None:
    """Raise Rejected unless the game waits for this seat."""
    if seat not in board.waiting():
        raise board.no("not-your-turn", now=now(board))


def check_choice(board: Board, value: str, *known: str) -> None:
    """Raise Rejected unless the value is one of those on offer."""
    if value not in known:
        raise board.no("no-such-choice")


def no_ship_to_move(board: Board) -> Rejected:
    """The refusal of a ship that is not on the field before."""
    field = ROMAN[max(board.state.phase - 1, 1)]
    return board.no("no-ship-to-move", field=field, explorer=explorer_name(board.card))


def now(board: Board) -> Say:
    """What everybody sees going on; for those who try something else."""
    state = board.state
    match state.step:
        case "veto" | "bidding":
            # not whose turn it is: an open question must not change with what somebody else does
            return say(f"magellan-now-{state.step}", explorer=explorer_name(board.card))
        case "payment" | "pile" | "tuck" | "part":
            return say(
                "magellan-now-settling", who=Who(board.sale.winner), explorer=explorer_name(board.card)
            )
        case "gamble":
            return say("magellan-now-gamble", who=Who(state.to_score[0]))
        case "exchange":
            return say("magellan-now-exchange")
    return say("magellan-now-over")
