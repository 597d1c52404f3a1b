"""What land is worth to the computer player (specification, section 13).

Nothing here looks at the table: a piece of land is its number of tiles, its open sides and who is there. The
same few thousand cases come up again and again, so each is worked out once and kept.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from engines.core import Seat
from engines.entdecker.figures import Figures
from engines.entdecker.geometry import COUNT, FITTING, PIECES
from engines.entdecker.islands import Key
from engines.entdecker.state import KINDS_OF_UNIT

KEPT = 1 << 16
WEIGHT = {"scout": 1, "fort": 100, "settlement": 10_000}
"""A player's units on an island as one number: to compare two of them is to rank two players."""
SCOUTS_ONLY = 99
"""Up to this number there is no fort and no settlement."""

Presence = tuple[int, ...]
"""Of every seat on one island; 0: not there."""


def weighed(key: Key) -> int:
    settlements, forts, scouts = key
    return settlements * WEIGHT["settlement"] + forts * WEIGHT["fort"] + scouts * WEIGHT["scout"]


class Coast(NamedTuple):
    """Land as it would be after a tile was laid."""

    size: int
    open: int
    presence: Presence


class Choice(NamedTuple):
    """A unit to land, or none (-1), and what that is worth."""

    value: float
    unit: int


NOTHING = Choice(0.0, -1)
NOWHERE = float("-inf")
"""Of a tile that does not fit; one that fits must be laid, even if it does harm."""


def points(presence: Presence, value: float) -> list[float]:
    """Of every seat: all for the best, half of the rank before for the next, rounded up."""
    share: dict[int, float] = {0: 0.0}
    for weight in sorted({weight for weight in presence if weight}, reverse=True):
        share[weight] = value
        value = -(-value // 2)
    return [share[weight] for weight in presence]


def rivals(gains: Iterable[float], me: Seat) -> float:
    """The best of the others."""
    return max((gain for seat, gain in enumerate(gains) if seat != me), default=0.0)


class Appraisal:
    """The prices of one set of figures."""

    def __init__(self, figures: Figures) -> None:
        self.prices = figures.computer
        self.costs = [figures.costs[unit] for unit in KINDS_OF_UNIT]
        self.faith = [dict(self.prices.faith)[unit] for unit in ("scout", "fort", "settlement")]
        self.patience = [dict(self.prices.patience)[unit] for unit in ("scout", "fort", "settlement")]
        self.kinds = tuple(figures.explorer)
        self.kind_of = {
            pattern: self.kinds.index(shape.kind) if shape.kind in figures.explorer else -1
            for pattern, shape in figures.shapes.shapes.items()
        }
        self.affordable = lru_cache(KEPT)(self._affordable)
        self.landing = lru_cache(KEPT)(self._landing)
        self.worth = lru_cache(KEPT)(self._worth)
        self.open_sea = lru_cache(KEPT)(self._open_sea)

    def _affordable(self, scouts: int, forts: int, settlements: int, gold: int) -> int:
        """The units that are there and can be paid, as bits."""
        supply = enumerate((scouts, forts, settlements))
        return sum(1 << unit for unit, left in supply if left and self.costs[unit] <= gold)

    # a landing

    def _landing(self, land: Coast, me: Seat, units: int) -> Choice:
        """The best unit of those at hand for this land."""
        best = NOTHING
        for unit, name in enumerate(KINDS_OF_UNIT):
            if units >> unit & 1:
                value = self._unit(land, me, unit, WEIGHT[name])
                if value > best.value:
                    best = Choice(value, unit)
        return best

    def _unit(self, land: Coast, me: Seat, unit: int, weight: int) -> float:
        prices = self.prices
        before = land.presence
        after = (*before[:me], before[me] + weight, *before[me + 1 :])
        if not land.open:
            gains = self._gains(before, after, float(land.size))
            return gains[me] - prices.rival * max(0.0, rivals(gains, me)) - prices.gold * self.costs[unit]
        grown = land.size + prices.growth * min(land.open, prices.growth_sides)
        gain = self._gains(before, after, grown)[me]
        bound = self.patience[unit] * land.open
        return gain * self.faith[unit] - prices.gold * self.costs[unit] - bound

    def _gains(self, before: Presence, after: Presence, size: float) -> list[float]:
        """What the landing changes for everybody, the chip it may bring included."""
        now, then = (
            points(presence, size + (self.prices.chip if max(presence) > SCOUTS_ONLY else 0.0))
            for presence in (before, after)
        )
        return [b - a for a, b in zip(now, then, strict=True)]

    # a tile

    def _touched(self, land: Coast, me: Seat) -> float:
        """What a tile laid on an island with units does for their owners."""
        prices = self.prices
        best = max(land.presence)
        if not best:
            return 0.0
        if land.open:
            shares = points(land.presence, land.size + 1)
            return prices.open_mine * shares[me] - prices.open_rival * rivals(shares, me)
        shares = points(land.presence, land.size + (prices.closed_chip if best > SCOUTS_ONLY else 0))
        return shares[me] - prices.closed_rival * rivals(shares, me)

    def tile(self, routes: int, lands: Iterable[Coast], me: Seat, units: int) -> float:
        """A tile with so many ways on, and the land it makes."""
        landing, value = 0.0, self.prices.laid + self.prices.route * routes
        for land in lands:
            touched, best = self.worth(land, me, units)
            value += touched
            landing = max(landing, best)
        return value + landing

    def _worth(self, land: Coast, me: Seat, units: int) -> tuple[float, float]:
        """Of land touched by a tile: by itself, and with the best landing."""
        return self._touched(land, me), self.landing(land, me, units).value

    def _open_sea(self, known: int, seats: int, me: Seat, units: int) -> list[float]:
        """The best tile of each kind on a field with no land around: it begins new islands only."""
        nobody = (0,) * seats
        best = [NOWHERE] * len(self.kinds)
        for pattern in FITTING[known][0]:
            kind = self.kind_of[pattern]
            if kind >= 0:
                lands = [Coast(1, COUNT[piece.sides], nobody) for piece in PIECES[pattern]]
                value = self.tile(COUNT[15 & ~(pattern | known)], lands, me, units)
                best[kind] = max(best[kind], value)
        return best


@lru_cache(maxsize=8)
def appraisal(figures: Figures) -> Appraisal:
    return Appraisal(figures)
