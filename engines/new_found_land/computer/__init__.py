"""The computer player (§13): everything has a price in victory points.

It sees a view and nothing else; moves built from a view are legal by the rules that made the view.
"""

from __future__ import annotations

from engines.core import Move, Rejected, Who
from engines.dice import Dice
from engines.new_found_land.computer import judging
from engines.new_found_land.computer.decisions import Decider
from engines.new_found_land.figures import Figures
from engines.new_found_land.view import View


def suggest(figures: Figures, view: View, dice: Dice) -> Move:
    return _decider(figures, view, dice).decide()


def alternatives(figures: Figures, view: View, dice: Dice) -> list[Move]:
    """What else is worth a thought, the best first."""
    return _decider(figures, view, dice).others()


def expected(figures: Figures, view: View) -> float:
    """The points that the seat of this view may expect at the end, when a round begins."""
    assert view.own is not None
    return judging.expected(figures, view.public, view.own)


def _decider(figures: Figures, view: View, dice: Dice) -> Decider:
    public = view.public
    if view.own is None or view.own.seat not in public.asked:
        if not public.asked:
            raise Rejected("new_found_land-no-game-over")
        raise Rejected("new_found_land-no-not-your-turn", who=Who(public.asked[0]))
    return Decider(figures, public, view.own, dice)
