"""The computer player (§13): everything has a price in victory points.

It sees a view and the questions put to it, and nothing else. A voyage is worth what the tiles still in the
stacks would bring there; a tile what it does for the islands it touches and for a unit landed on it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from engines.contract.core import Ask, Choice, Move, Rejected, Say, Seat, Who
from engines.contract.dice import Dice
from engines.games.entdecker.board import Board
from engines.games.entdecker.computer.decisions import Decisions, Weighed
from engines.games.entdecker.computer.reasons import Reasons
from engines.games.entdecker.computer.sight import Sight, of_board, of_view
from engines.games.entdecker.computer.standing import lead
from engines.games.entdecker.figures import Figures
from engines.games.entdecker.views.view import View

__all__ = ["alternatives", "appraise", "decide", "lead", "merit", "policy"]


def decide(figures: Figures, view: View, ask: Ask, dice: Dice) -> Choice:
    """What the computer would do in this seat, and why."""
    return _pick(figures, _sight(figures, view, ask), dice)


def merit(figures: Figures, view: View, ask: Ask, move: Move) -> Say | None:
    """What speaks for another move."""
    return Reasons(figures, _sight(figures, view, ask)).merit(move)


def _sight(figures: Figures, view: View, ask: Ask) -> Sight:
    if view.own is None or view.own.seat not in view.public.asked:
        raise Rejected("entdecker-no-not-your-turn", who=Who(view.public.active))
    return of_view(figures.chart, view.public, view.own.seat, ask)


def policy(board: Board, seat: Seat, dice: Dice) -> Move:
    """The same move, without a view."""
    return _pick(board.figures, of_board(board, seat), dice).move


def _pick(figures: Figures, sight: Sight, dice: Dice) -> Choice:
    """What is hardly worse than the best is as good."""
    player = Reasons(figures, sight)
    weighed = player.weigh()
    least = max(one.value for one in weighed) - figures.computer.mood
    good = [one.move for one in weighed if one.value >= least]
    move = good[0] if len(good) == 1 else dice.pick(good)
    return Choice(move, partial(player.reason, move) if sight.step != "end" else None)


def alternatives(board: Board, seat: Seat) -> list[Move]:
    """All moves that it weighs, the best first."""
    return [one.move for one in sorted(_weighed(board, seat), key=lambda one: -one.value)]


def appraise(board: Board, seat: Seat, moves: Sequence[Move]) -> list[float]:
    """What it thinks that these moves are worth."""
    weighed = _weighed(board, seat)
    return [max(one.value for one in weighed if one.move == move) for move in moves]


def _weighed(board: Board, seat: Seat) -> list[Weighed]:
    return Decisions(board.figures, of_board(board, seat)).weigh()
