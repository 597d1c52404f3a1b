"""What the goal cards in hand are worth while their conditions don't hold yet (§13-9).

Every goal has a chance: by what is missing and by how much a player usually gains in the rounds left.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import fsum
from typing import NamedTuple

from engines.games.new_found_land.computer.majorities import chance
from engines.games.new_found_land.computer_figures import Computer
from engines.games.new_found_land.figures import LARGE, Figures, Goods
from engines.games.new_found_land.views.view import Goal, Player, Public


class Progress(NamedTuple):
    """What goals count, of one player."""

    islands: tuple[int, ...]
    """Own markers on each island."""
    cities: tuple[int, ...]
    """Own markers in each city."""
    goods: Goods
    ships: int
    large_ships: int
    upgrades: int


def progress_of(public: Public, me: Player) -> Progress:
    return Progress(
        tuple([island.markers[me.seat] for island in public.islands]),
        tuple([city.markers.count(me.seat) for city in public.cities]),
        me.goods,
        len(me.ships),
        sum(ship.sort == LARGE for ship in me.ships),
        me.wharf_built + me.upgrade_built,
    )


def missing(goal: Goal, made: Progress) -> int:
    """Markers, goods, ships or upgrades that are missing."""
    match goal.kind:
        case "storage":
            return sum([max(0, need - have) for need, have in zip(goal.goods, made.goods, strict=True)])
        case "islands":
            return _places(goal, made.islands)
        case "cities":
            return _places(goal, made.cities)
        case "island_total":
            count = sum(made.islands)
        case "city_total":
            count = sum(made.cities)
        case "ships":
            count = made.ships
        case "large_ships":
            count = made.large_ships
        case _:
            count = made.upgrades
    return max(0, goal.number - count)


def _places(goal: Goal, markers: Sequence[int]) -> int:
    nearest = sorted(markers, reverse=True)[: goal.places]
    return sum([max(0, goal.number - count) for count in nearest])


class Goals:
    """The goals of one player."""

    def __init__(self, figures: Figures, goals: Sequence[Goal], made: Progress, left: int) -> None:
        self.prices: Computer = figures.computer
        self.unused = figures.play.final_goal
        self.goals = goals
        self.made = made
        self.left = left
        """Rounds left, this one included."""
        self._now = {goal.name: self.promise(goal, made) for goal in goals}

    def promise(self, goal: Goal, made: Progress) -> float:
        """What a goal is worth beyond what it brings unused."""
        lacking = missing(goal, made)
        certain = 1.0
        if lacking:
            usual = self.prices.goal_pace[goal.kind] * self.left
            certain = self.prices.goal_hope * chance(lacking, usual, self.prices.goal_spread)
        return (goal.points - self.unused) * certain

    def gained(self, made: Progress, *kinds: str) -> float:
        """What the goals of these kinds would be worth more with this progress."""
        return fsum(
            [self.promise(goal, made) - self._now[goal.name] for goal in self.goals if goal.kind in kinds]
        )

    def on_island(self, at: int, markers: int) -> float:
        """What so many markers more on an island are worth."""
        made = self.made
        islands = (*made.islands[:at], made.islands[at] + markers, *made.islands[at + 1 :])
        return self.gained(made._replace(islands=islands), "islands", "island_total")

    def in_city(self, at: int) -> float:
        """What a marker more in a city is worth."""
        made = self.made
        cities = (*made.cities[:at], made.cities[at] + 1, *made.cities[at + 1 :])
        return self.gained(made._replace(cities=cities), "cities", "city_total")

    def in_storage(self, goods: Goods) -> float:
        """What it is worth to have these goods instead."""
        return self.gained(self.made._replace(goods=goods), "storage") if self.goals else 0.0

    def with_ships(self, ships: int, large_ships: int, upgrades: int) -> float:
        """What these goals would be worth more with so many ships and upgrades."""
        made = self.made._replace(ships=ships, large_ships=large_ships, upgrades=upgrades)
        return self.gained(made, "ships", "large_ships", "upgrades")

    def stored(self) -> tuple[tuple[Goods, float], ...]:
        """The goods that goals want to see in the storage, and what it is worth to have them this round."""
        return tuple(
            (goal.goods, self.prices.goal_stored * (goal.points - self.unused))
            for goal in self.goals
            if goal.kind == "storage"
        )
