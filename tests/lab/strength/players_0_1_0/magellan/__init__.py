"""The computer player (§13): everything has a price in victory points.

It sees a view and the questions put to it, and nothing else. A money card costs what it would score at the
end and a little for what it could buy; an explorer is worth this step and a share of the steps to come.
"""

from __future__ import annotations

from engines.contract.core import Ask, Move, Rejected
from engines.contract.dice import Dice
from engines.games.magellan.figures import Figures
from engines.games.magellan.views.view import View
from tests.lab.strength.players_0_1_0.magellan.decisions import Decisions


def suggest(figures: Figures, view: View, ask: Ask, dice: Dice) -> Move:
    """What the computer does in this seat."""
    if view.own is None:
        raise Rejected("magellan-no-not-seated")
    return Decisions(figures, view.public, view.own, ask, dice).decide()
