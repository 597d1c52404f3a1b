"""The computer player (§13)."""

from __future__ import annotations

from functools import partial

from engines.contract.core import Choice, Move, Rejected, Say, Seat, Who
from engines.contract.dice import Dice
from engines.games.age_of_discovery.board import Board
from engines.games.age_of_discovery.computer import alternatives as others
from engines.games.age_of_discovery.computer.decisions import Decisions
from engines.games.age_of_discovery.computer.reasons import Reasons
from engines.games.age_of_discovery.computer.sight import of_board, of_view
from engines.games.age_of_discovery.computer.standing import lead
from engines.games.age_of_discovery.figures import Figures
from engines.games.age_of_discovery.views.view import View

__all__ = ["alternatives", "decide", "lead", "merit", "policy"]


def decide(figures: Figures, view: View, dice: Dice) -> Choice:
    """What the computer does in this seat, and why."""
    decisions = _decisions(figures, view, dice)
    move = decisions.decide()
    return Choice(move, partial(Reasons(decisions).reason, move))


def merit(figures: Figures, view: View, move: Move, dice: Dice) -> Say | None:
    """What speaks for another move."""
    return Reasons(_decisions(figures, view, dice)).merit(move)


def _decisions(figures: Figures, view: View, dice: Dice) -> Decisions:
    if view.own is None:
        raise Rejected("age_of_discovery-no-not-your-turn", who=Who(view.public.current))
    return Decisions(figures, of_view(view.public, view.own), dice)


def policy(board: Board, seat: Seat, dice: Dice) -> Move:
    """The same move, without the view."""
    return Decisions(board.figures, of_board(board, seat), dice).decide()


def alternatives(board: Board, seat: Seat, usual: Move, dice: Dice) -> list[Move]:
    """What else is worth a thought, the most promising first."""
    return others.alternatives(Decisions(board.figures, of_board(board, seat), dice), usual)
