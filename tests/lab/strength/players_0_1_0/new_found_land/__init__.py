"""The computer player (§13): everything has a price in victory points.

It sees a view and nothing else; moves built from a view are legal by the rules that made the view.
"""

from __future__ import annotations

from engines.contract.core import Ask, Move, Rejected, Who
from engines.contract.dice import Dice
from engines.games.new_found_land.figures import Figures
from engines.games.new_found_land.views.view import View
from tests.lab.strength.players_0_1_0.new_found_land.decisions import Decider


def suggest(figures: Figures, view: View, ask: Ask, dice: Dice) -> Move:
    public = view.public
    if view.own is None or view.own.seat not in public.asked:
        if not public.asked:
            raise Rejected("new_found_land-no-game-over")
        raise Rejected("new_found_land-no-not-your-turn", who=Who(public.asked[0]))
    return Decider(figures, public, view.own).decide()
