"""The computer player (§13): everything has a price in victory points.

It sees a view and the questions put to it, and nothing else. A start is worth what the tiles still in the
stacks would be worth there; a tile what it does for the islands it touches and for a unit landed on it.
"""

from __future__ import annotations

from engines.contract.core import Ask, Move, Rejected, Who
from engines.contract.dice import Dice
from engines.games.entdecker.figures import Figures
from engines.games.entdecker.moves import EndTurn, EndVoyage
from engines.games.entdecker.views.view import View
from tests.lab.strength.players_0_1_0.entdecker.decisions import ComputerPlayer
from tests.lab.strength.players_0_1_0.entdecker.numbers import numbers


def suggest(figures: Figures, view: View, ask: Ask, dice: Dice) -> Move:
    """The move that the computer would make for this seat."""
    if view.own is None or view.own.seat not in view.public.asked:
        raise Rejected("entdecker-no-not-your-turn", who=Who(view.public.active))
    player = ComputerPlayer(figures, view.public, view.own.seat, ask)
    match view.public.step:
        case "sail":
            return player.sail()
        case "draw":
            return player.draw()
        case "place":
            return player.place()
        case "choice":
            return player.land(numbers().land_now) or player.draw()
        case "landing":
            return player.land(0.0) or EndVoyage()
        case "end":
            return EndTurn()
    return player.recall()
