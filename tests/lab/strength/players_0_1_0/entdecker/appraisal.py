"""What land is worth to the computer player (§13).

Nothing here looks at the table: a piece of land is its number of tiles, its open sides and who is there. The
same few thousand cases come up again and again, so each is worked out once and kept.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from engines.contract.core import Seat
from engines.games.entdecker.figures import Figures
from engines.games.entdecker.sea.geometry import ALL_SIDES, COUNT, FITTING, PIECES
from engines.games.entdecker.sea.islands import Key
from engines.games.entdecker.state import KINDS_OF_UNIT
from tests.lab.strength.players_0_1_0.entdecker.numbers import numbers

CASES_KEPT = 1 << 16
UNIT_WEIGHTS = {"scout": 1, "fort": 100, "settlement": 10_000}
SCOUTS_ONLY = 99
"""Up to this weight there is no fort and no settlement."""

Weights = tuple[int, ...]
"""The units of every seat on one island, each as one number: to compare two of them is to rank two players.
0: not there."""


def weight_of(key: Key) -> int:
    """The units of one player on an island as one number."""
    settlements, forts, scouts = key
    return (
        settlements * UNIT_WEIGHTS["settlement"]
        + forts * UNIT_WEIGHTS["fort"]
        + scouts * UNIT_WEIGHTS["scout"]
    )


class Prospect(NamedTuple):
    """An island as it is, or as it would be after a tile was laid."""

    size: int
    open: int
    weights: Weights


class LandingChoice(NamedTuple):
    """A unit to land (its place in KINDS_OF_UNIT) or none (-1), and what that is worth."""

    value: float
    unit: int


NOTHING = LandingChoice(0.0, -1)
NOWHERE = float("-inf")
"""The worth of a tile that does not fit; one that fits must be laid, even if it does harm."""


def points(weights: Weights, value: float) -> list[float]:
    """The points of every seat: all for the best, half of the rank before for the next, rounded up."""
    share: dict[int, float] = {0: 0.0}
    for weight in sorted({weight for weight in weights if weight}, reverse=True):
        share[weight] = value
        value = -(-value // 2)
    return [share[weight] for weight in weights]


def best_rival(gains: Iterable[float], me: Seat) -> float:
    """The most that one of the others gains."""
    return max((gain for seat, gain in enumerate(gains) if seat != me), default=0.0)


class Appraisal:
    """What things are worth by one set of figures."""

    def __init__(self, figures: Figures) -> None:
        self.prices = numbers()
        self.costs = [figures.costs[unit] for unit in KINDS_OF_UNIT]
        self.faith = [self.prices.faith[unit] for unit in KINDS_OF_UNIT]
        self.patience = [self.prices.patience[unit] for unit in KINDS_OF_UNIT]
        self.kinds = tuple(figures.explorer)
        self.kind_of = {
            pattern: self.kinds.index(shape.kind) if shape.kind in figures.explorer else -1
            for pattern, shape in figures.shapes.shapes.items()
        }
        self.affordable = lru_cache(CASES_KEPT)(self._affordable)
        self.landing = lru_cache(CASES_KEPT)(self._landing)
        self.worth = lru_cache(CASES_KEPT)(self._worth)
        self.open_sea = lru_cache(CASES_KEPT)(self._open_sea)

    def _affordable(self, scouts: int, forts: int, settlements: int, gold: int) -> int:
        """The units that are there and can be paid, as bits."""
        supply = enumerate((scouts, forts, settlements))
        return sum(1 << unit for unit, left in supply if left and self.costs[unit] <= gold)

    # a landing

    def _landing(self, island: Prospect, me: Seat, units: int) -> LandingChoice:
        """The best of these units for this island."""
        best = NOTHING
        for unit, name in enumerate(KINDS_OF_UNIT):
            if units >> unit & 1:
                value = self._unit(island, me, unit, UNIT_WEIGHTS[name])
                if value > best.value:
                    best = LandingChoice(value, unit)
        return best

    def _unit(self, island: Prospect, me: Seat, unit: int, weight: int) -> float:
        prices = self.prices
        before = island.weights
        after = (*before[:me], before[me] + weight, *before[me + 1 :])
        if not island.open:
            gains = self._gains(before, after, float(island.size))
            rival = max(0.0, best_rival(gains, me))
            return gains[me] - prices.rival * rival - prices.gold * self.costs[unit]
        grown = island.size + prices.growth * min(island.open, prices.growth_sides)
        gain = self._gains(before, after, grown)[me]
        bound = self.patience[unit] * island.open
        return gain * self.faith[unit] - prices.gold * self.costs[unit] - bound

    def _gains(self, before: Weights, after: Weights, size: float) -> list[float]:
        """What the landing changes for everybody, the chip it may bring included."""
        now, then = (
            points(weights, size + (self.prices.chip if max(weights) > SCOUTS_ONLY else 0.0))
            for weights in (before, after)
        )
        return [b - a for a, b in zip(now, then, strict=True)]

    # a tile

    def tile(self, routes: int, islands: Iterable[Prospect], me: Seat, units: int) -> float:
        """A tile from which this many routes lead on, with the islands it makes or enlarges."""
        landing, value = 0.0, self.prices.laid + self.prices.route * routes
        for island in islands:
            touched, best = self.worth(island, me, units)
            value += touched
            landing = max(landing, best)
        return value + landing

    def _worth(self, island: Prospect, me: Seat, units: int) -> tuple[float, float]:
        """Of an island touched by a tile: by itself, and with the best landing."""
        return self._touched(island, me), self.landing(island, me, units).value

    def _touched(self, island: Prospect, me: Seat) -> float:
        """What a tile laid on an island with units does for their owners."""
        prices = self.prices
        best = max(island.weights)
        if not best:
            return 0.0
        if island.open:
            shares = points(island.weights, island.size + 1)
            return prices.open_mine * shares[me] - prices.open_rival * best_rival(shares, me)
        shares = points(island.weights, island.size + (prices.closed_chip if best > SCOUTS_ONLY else 0))
        return shares[me] - prices.closed_rival * best_rival(shares, me)

    def _open_sea(self, known: int, seats: int, me: Seat, units: int) -> list[float]:
        """The best tile of each kind on a field with no land around: it begins new islands only."""
        nobody = (0,) * seats
        best = [NOWHERE] * len(self.kinds)
        for pattern in FITTING[known][0]:
            kind = self.kind_of[pattern]
            if kind >= 0:
                islands = [Prospect(1, COUNT[piece.sides], nobody) for piece in PIECES[pattern]]
                value = self.tile(COUNT[ALL_SIDES & ~(pattern | known)], islands, me, units)
                best[kind] = max(best[kind], value)
        return best


@lru_cache(maxsize=8)
def appraisal(figures: Figures) -> Appraisal:
    """Kept, with all the cases it has worked out."""
    return Appraisal(figures)
