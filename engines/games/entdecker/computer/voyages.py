"""What a voyage may bring, tile by tile, by what is still in the stacks (§13).

Every tile that may come is laid where it is worth most; then a unit is landed, or the voyage goes on. Tiles
that lie only in thought are looked at one by one: that two of them meet on land is left out.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from math import fsum

from engines.games.entdecker.computer.foresight import Foresight, Site
from engines.games.entdecker.computer.sight import Sight
from engines.games.entdecker.computer.worth import Way, appraisal
from engines.games.entdecker.figures import Figures
from engines.games.entdecker.sea.geometry import BITS, EMPTY, FITTING

NOWHERE = float("-inf")
"""The worth of a tile that does not fit; one that fits must be laid, even if it does harm."""

Chances = Sequence[float]
"""How likely each kind of tile is, in the order of the figures."""
Target = tuple[int, int]
"""An empty field, and the sides of it that are water because the ship comes from there."""


class Voyages(Foresight):
    """The voyages of one player, who has a certain amount of gold in mind."""

    def __init__(self, figures: Figures, sight: Sight) -> None:
        super().__init__(figures.chart, sight)
        self.figures = figures
        self.prices = figures.computer
        self.appraisal = appraisal(figures, sight.chips)
        self.found: dict[Target, Sequence[Way]] = {}
        self.best: dict[tuple[Target, int, int], list[float]] = {}
        self.sailed: dict[tuple[tuple[int, ...], int, int], float] = {}
        self.gold = -1
        """After the toll and all tiles of the voyage are paid."""

    # gold

    @cached_property
    def purse(self) -> tuple[float, ...]:
        """What each amount of gold is worth."""
        return self.appraisal.purse(self.patterns.count(EMPTY))

    def think_of_gold(self, gold: int) -> None:
        """Whatever is looked at next, so much is left when a unit is landed."""
        if gold == self.gold:
            return
        self.gold = gold
        costs = self.appraisal.costs
        self.unit_prices = [
            (unit, self.purse[gold] - self.purse[gold - costs[unit]])
            for unit, left in enumerate(self.sight.supply)
            if left and costs[unit] <= gold
        ]

    def event(self, left: int) -> float:
        """What the event of a question mark is worth on average, with so many tiles to come behind it."""
        figures, purse, gold = self.figures, self.purse, self.gold
        worth: dict[str, float] = {
            "storm": -left * purse[figures.gold.tile],
            "pirates": purse[gold - gold // figures.events.pirates] - purse[gold],
            "gold": purse[min(figures.gold.cap, gold + figures.events.gold)] - purse[gold],
            "ruins": float(figures.events.ruins),
            "natives": self.prices.bonus if self.sight.chips else 0.0,
        }
        return fsum(chance * worth[event] for event, chance in self.appraisal.events.items())

    # what is in the stacks

    @cached_property
    def chances(self) -> dict[str, Chances]:
        """Of every kind, among the tiles with each back on top of a stack, and ("") among all that are
        left."""
        unseen, backs = self.sight.unseen, {back for _, back in self.sight.stacks}
        counts = {"": [plain + question for plain, question in unseen]}
        if "plain" in backs:
            counts["plain"] = [plain for plain, _ in unseen]
        if "question" in backs:
            counts["question"] = [question for _, question in unseen]
        return {back: [count / sum(mix) for count in mix] for back, mix in counts.items() if sum(mix)}

    # a tile

    def ways(self, target: Target) -> Sequence[Way]:
        """Every tile that fits on a field."""
        if target not in self.found:
            field, water = target
            known, needed = self.chart.outer(self.patterns, field)
            known |= water
            if needed:
                self.found[target] = self._beside_land(self.site(field), known)
            else:
                self.found[target] = self.appraisal.open_sea(known, self.seats, self.me)
        return self.found[target]

    def _beside_land(self, site: Site, known: int) -> list[Way]:
        around = {number for number in site.around if number >= 0}
        before = fsum(self.appraisal.balance(self.island(number), self.me) for number in around)
        return [
            self.appraisal.way(pattern, self.prospects(site, pattern), before, self.me)
            for pattern in FITTING[known][site.needed]
            if self.appraisal.kind_of[pattern] >= 0
        ]

    def landing(self, gains: Sequence[float]) -> float:
        """The best landing, its price paid; 0: none is worth it."""
        best = 0.0
        for unit, price in self.unit_prices:
            if gains[unit] - price > best:
                best = gains[unit] - price
        return best

    # a voyage

    def beyond(self, field: int, pattern: int) -> list[Target]:
        """Where the ship may sail from a tile laid in thought."""
        return [
            (there, BITS[direction ^ 2])
            for direction, there in enumerate(self.chart.neighbours[field])
            if there >= 0 and self.patterns[there] < 0 and not pattern >> direction & 1
        ]

    def laid(self, target: Target, left: int) -> list[float]:
        """The best that can be made of each kind of tile here, with so many to come; NOWHERE where it does
        not fit."""
        key = target, left, self.gold
        if key not in self.best:
            best = [NOWHERE] * len(self.sight.unseen)
            for way in self.ways(target):
                value = self.went(target[0], way, left)
                if value > best[way.kind]:
                    best[way.kind] = value
            self.best[key] = best
        return self.best[key]

    def went(self, field: int, way: Way, left: int) -> float:
        """A tile laid like this, and what may follow."""
        landing = self.landing(way.landings)
        if not left:
            return way.change + landing
        return way.change + self.onward(self.beyond(field, way.pattern), left, landing)

    def onward(self, targets: Sequence[Target], left: int, landing: float) -> float:
        """With so many tiles left: whatever is better, to sail on or to end the voyage with this landing."""
        if not left or not targets:
            return landing
        return max(landing, self.turned_up(targets, left, landing, self.chances[""]))

    def turned_up(
        self, targets: Sequence[Target], left: int, landing: float, chances: Chances, event: float = 0.0
    ) -> float:
        """What the next tile brings on average. One that fits nowhere leaves the ship where it is."""
        best = self.laid(targets[0], left - 1)
        for target in targets[1:]:
            best = list(map(max, best, self.laid(target, left - 1)))
        value, misfits = 0.0, 0.0
        for chance, worth in zip(chances, best, strict=True):
            if worth > NOWHERE:
                value += chance * (worth + event)
            else:
                misfits += chance
        if misfits:
            value += misfits * self.onward(targets, left - 1, landing)
        return value
