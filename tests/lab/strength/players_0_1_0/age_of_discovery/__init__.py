"""The computer player (§13)."""

from __future__ import annotations

from engines.contract.core import Ask, Move, Rejected, Who
from engines.contract.dice import Dice
from engines.games.age_of_discovery.figures import Figures
from engines.games.age_of_discovery.views.view import View
from tests.lab.strength.players_0_1_0.age_of_discovery.planner import Planner


def suggest(figures: Figures, view: View, ask: Ask, dice: Dice) -> Move:
    if view.own is None:
        raise Rejected("age_of_discovery-no-not-your-turn", who=Who(view.public.current))
    return Planner(figures, view.public, view.own, dice).decide()
