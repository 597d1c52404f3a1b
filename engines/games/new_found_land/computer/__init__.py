"""The computer player (§13): everything has a price in victory points.

It sees a view and nothing else; moves built from a view are legal by the rules that made the view.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from engines.contract.core import Choice, Move, Rejected, Say, Who
from engines.contract.dice import Dice
from engines.games.new_found_land.computer import standing
from engines.games.new_found_land.computer.decisions import Decider
from engines.games.new_found_land.computer.reasons import Reasons
from engines.games.new_found_land.figures import Figures
from engines.games.new_found_land.views.view import View


def decide(figures: Figures, view: View, dice: Dice) -> Choice:
    """What the computer does in this seat, and why."""
    move = _decider(figures, view, dice).decide()
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
    return [answer.move for answer in _decider(figures, view).weighed()]


def appraise(figures: Figures, view: View, options: Sequence[Move]) -> list[float]:
    """What it thinks that these moves are worth, its own first. One of its own that is not weighed alone, or
    only with others to follow, such as a purchase, is taken to be as good as the best."""
    decider = _decider(figures, view)
    weighed = decider.weighed()
    best = max(answer.worth for answer in weighed)
    worths = [next((one.worth for one in weighed if one.move == move), best) for move in options]
    return [best, *worths[1:]] if decider.own.step == "land" else worths


def expected(figures: Figures, view: View) -> float:
    """The points that the seat of this view may expect at the end, when a round begins."""
    assert view.own is not None
    return standing.expected(figures, view.public, view.own)


def _decider(figures: Figures, view: View, dice: Dice | None = None) -> Decider:
    public = view.public
    if view.own is None or view.own.seat not in public.asked:
        if not public.asked:
            raise Rejected("new_found_land-no-game-over")
        raise Rejected("new_found_land-no-not-your-turn", who=Who(public.asked[0]))
    return Decider(figures, public, view.own, dice)
