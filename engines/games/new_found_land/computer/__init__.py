"""The computer player (§13): everything has a price in victory points.

It sees a view and nothing else; moves built from a view are legal by the rules that made the view.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from engines.contract.core import Choice, Move, Rejected, Say, Who
from engines.contract.dice import Dice
from engines.games.new_found_land.computer.decisions import Decisions
from engines.games.new_found_land.computer.reasons import Reasons
from engines.games.new_found_land.computer.standing import lead
from engines.games.new_found_land.figures import Figures
from engines.games.new_found_land.views.view import View

__all__ = ["alternatives", "appraise", "decide", "lead", "merit"]


def decide(figures: Figures, view: View, dice: Dice) -> Choice:
    """What the computer does in this seat, and why."""
    move = _decisions(figures, view, dice).decide()
    return Choice(move, partial(_reason, figures, view, move))


def _reason(figures: Figures, view: View, move: Move) -> Say:
    return _reasons(figures, view).reason(move)


def merit(figures: Figures, view: View, move: Move) -> Say | None:
    """What speaks for another move."""
    return _reasons(figures, view).merit(move)


def _reasons(figures: Figures, view: View) -> Reasons:
    assert view.own is not None
    return Reasons(figures, view.public, view.own)


def alternatives(figures: Figures, view: View) -> list[Move]:
    """What else is worth a thought, the best first."""
    return [answer.move for answer in _decisions(figures, view).weighed()]


def appraise(figures: Figures, view: View, options: Sequence[Move]) -> list[float]:
    """What it thinks that these moves are worth, its own first. One of its own that is not weighed alone, or
    only with others to follow, such as a purchase, is taken to be as good as the best."""
    decisions = _decisions(figures, view)
    weighed = decisions.weighed()
    best = max(answer.worth for answer in weighed)
    worths = [next((one.worth for one in weighed if one.move == move), best) for move in options]
    return [best, *worths[1:]] if decisions.own.step == "land" else worths


def _decisions(figures: Figures, view: View, dice: Dice | None = None) -> Decisions:
    public = view.public
    if view.own is None or view.own.seat not in public.asked:
        if not public.asked:
            raise Rejected("new_found_land-no-game-over")
        raise Rejected("new_found_land-no-not-your-turn", who=Who(public.asked[0]))
    return Decisions(figures, public, view.own, dice)
