"""The computer player (§13)."""

from __future__ import annotations

from engines.age_of_discovery.figures import Figures
from engines.age_of_discovery.view import View
from engines.core import Ask, Move, Rejected, Who
from engines.dice import Dice
from engines.reference.age_of_discovery.planner import Planner


def suggest(figures: Figures, view: View, ask: Ask, dice: Dice) -> Move:
    if view.own is None:
        raise Rejected("age_of_discovery-no-not-your-turn", who=Who(view.public.current))
    return Planner(figures, view.public, view.own, dice).decide()
