"""Who acts before whom: the sail of the rivals (§13-4).

What a rival has sent is known. What a rival may still send is guessed from the ships that are left.
"""

from __future__ import annotations

from typing import NamedTuple

from engines.games.new_found_land.computer.majorities import chance
from engines.games.new_found_land.figures import ACTION_NAMES, Figures, Ship
from engines.games.new_found_land.views.view import Player, Public


class Rival(NamedTuple):
    """A rival at one action."""

    player: Player
    ships: float
    """How many are there, or are to be expected."""
    sail: float
    known: bool
    first_if_equal: bool


def more_sail(figures: Figures, player: Player) -> int:
    """The sail that a player has beyond that of the ships."""
    office = figures.upgrades.naval_office if player.upgrade == "naval_office" and player.upgrade_built else 0
    return office + (figures.captains.magellan.sail if player.captain == "magellan" else 0)


def sail(figures: Figures, player: Player, ships: list[Ship] | tuple[Ship, ...]) -> int:
    return sum([ship.values.sail for ship in ships]) + more_sail(figures, player)


def rivals_at(figures: Figures, public: Public, me: Player, action: str) -> list[Rival]:
    """The rivals that have ships at an action, or may send some."""
    at, found = ACTION_NAMES.index(action), []
    order = public.order
    for player in public.players:
        if player.seat == me.seat:
            continue
        sent, idle = player.plan[at], player.idle
        before = order.index(player.seat) < order.index(me.seat)
        if sent.decided and sent.ships:
            found.append(Rival(player, len(sent.ships), sail(figures, player, sent.ships), True, before))
        elif not sent.decided and idle:
            guess = figures.computer.rival_ships * len(idle)
            strength = sum(ship.values.sail for ship in idle) / len(idle) + more_sail(figures, player)
            found.append(Rival(player, guess, strength, False, before))
    return found


def before_me(rival: Rival, own: int, spread: float) -> float:
    """The chance that a rival acts before somebody with this sail."""
    if not rival.known:
        return min(1.0, rival.ships) * chance(own, rival.sail, spread)
    if rival.sail == own:
        return float(rival.first_if_equal)
    return float(rival.sail > own)
