"""The computer player (§13): everything has a price in victory points.

It sees a view and the questions put to it, and nothing else. A money card costs what it would score at the
end and a little for what it could buy; an explorer is worth this step and a share of the steps to come.
"""

from __future__ import annotations

from engines.contract.core import Ask, Choice, Move, Rejected, Seat
from engines.contract.dice import Dice
from engines.games.magellan.board import Board
from engines.games.magellan.computer.alternatives import alternatives, ponder
from engines.games.magellan.computer.decisions import Decisions
from engines.games.magellan.computer.sight import of_board, of_view
from engines.games.magellan.figures import Figures
from engines.games.magellan.views.view import View

__all__ = ["alternatives", "decide", "policy", "ponder"]


def decide(figures: Figures, view: View, ask: Ask, dice: Dice) -> Choice:
    """What the computer does in this seat, and why."""
    if view.own is None:
        raise Rejected("magellan-no-not-seated")
    return Decisions(figures, of_view(view.public, view.own, ask), dice).decide()


def policy(board: Board, seat: Seat, dice: Dice) -> Move:
    """The same move, straight from the table."""
    return Decisions(board.figures, of_board(board, seat), dice).decide().move
