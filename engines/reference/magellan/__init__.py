"""The computer player (§13): everything has a price in victory points.

It sees a view and the questions put to it, and nothing else. A money card costs what it would score at the
end and a little for what it could buy; an explorer is worth this step and a share of the steps to come.
"""

from __future__ import annotations

from engines.core import Ask, Move, Rejected
from engines.dice import Dice
from engines.magellan.figures import Figures
from engines.magellan.view import View
from engines.reference.magellan.decisions import Decisions


def suggest(figures: Figures, view: View, ask: Ask, dice: Dice) -> Move:
    """What the computer does in this seat."""
    if view.own is None:
        raise Rejected("magellan-no-not-seated")
    return Decisions(figures, view.public, view.own, ask, dice).decide()
