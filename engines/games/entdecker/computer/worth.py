"""What land is worth to the computer player (§13).

Nothing here looks at the table: a piece of land is its number of tiles, its open sides and who is there. The
same few thousand cases come up again and again, so each is worked out once and kept.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import fsum
from typing import NamedTuple

from engines.contract.core import Seat
from engines.games.entdecker.computer.sight import UNIT_WEIGHTS
from engines.games.entdecker.figures import EVENTS, Figures
from engines.games.entdecker.sea.geometry import COUNT, FITTING, PATTERNS, PIECES
from engines.games.entdecker.sea.islands import Key, chips_taken
from engines.games.entdecker.state import KINDS_OF_UNIT

CASES_KEPT = 1 << 16
WEIGHTS = tuple(UNIT_WEIGHTS[unit] for unit in KINDS_OF_UNIT)
NO_LAND = (float("-inf"),) * len(WEIGHTS)
"""What units would add on a tile of sea."""
USUAL_SIZE = 3
"""Tiles of the island that `hold` speaks of."""

Weights = tuple[int, ...]
"""The units of every seat on one island, each as one number: to compare two of them is to rank two players.
0: not there."""


def key_of(weight: int) -> Key:
    settlements, others = divmod(weight, UNIT_WEIGHTS["settlement"])
    return (settlements, *divmod(others, UNIT_WEIGHTS["fort"]))


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


class Way(NamedTuple):
    """A tile laid in thought."""

    pattern: int
    kind: int
    change: float
    """What it does to the islands it touches."""
    landings: tuple[float, ...]
    """What each kind of unit, landed on it, would add, its price aside."""


def points(weights: Weights, value: float) -> list[float]:
    """The points of every seat: all for the best, half of the rank before for the next, rounded up."""
    share: dict[int, float] = {0: 0.0}
    for weight in sorted({weight for weight in weights if weight}, reverse=True):
        share[weight] = value
        value = -(-value // 2)
    return [share[weight] for weight in weights]


class Appraisal:
    """What land is worth by one set of figures, with so many chips left."""

    def __init__(self, figures: Figures, chips: int) -> None:
        self.prices = figures.computer
        self.chips = chips
        self.hold, self.tile, self.behind = (
            [by_unit[unit] for unit in KINDS_OF_UNIT]
            for by_unit in (self.prices.hold, self.prices.tile, self.prices.behind)
        )
        self.costs = [figures.costs[unit] for unit in KINDS_OF_UNIT]
        kinds = [str(kind) for kind in figures.explorer]
        shapes = [figures.shapes.shapes[pattern].kind for pattern in PATTERNS]
        self.kind_of = [kinds.index(kind) if kind in kinds else -1 for kind in shapes]
        """The place of every pattern's kind among the explorer tiles; -1 for those of the reserve only."""
        many = {event: sum(getattr(tiles, event) for tiles in figures.explorer.values()) for event in EVENTS}
        self.events = {event: count / max(1, sum(many.values())) for event, count in many.items()}
        """How likely each event is behind a question mark."""
        self.gold_cap = figures.gold.cap
        self.purse = lru_cache(CASES_KEPT)(self._purse)
        self.shares = lru_cache(CASES_KEPT)(self._shares)
        self.balance = lru_cache(CASES_KEPT)(self._balance)
        self.open_sea = lru_cache(CASES_KEPT)(self._open_sea)
        self.landings = lru_cache(CASES_KEPT)(self._landings)

    def _purse(self, free: int) -> tuple[float, ...]:
        """What each amount of gold is worth: the less, the fewer fields are left to spend it for."""
        each = self.prices.gold * min(1.0, free / self.prices.late)
        return tuple(each * gold for gold in range(self.gold_cap + 1))

    def _shares(self, island: Prospect) -> tuple[float, ...]:
        """What everybody may expect of an island: its points, once it is closed; before, others may come, and
        the units are bound so long."""
        size, open_sides, weights = island
        best = max(weights)
        if not best:
            return (0.0,) * len(weights)
        if not open_sides:
            return tuple(points(weights, size + (self.prices.chip if self.finds_chip(weights) else 0.0)))
        return tuple(self._hoped(size, open_sides, weight, weight == best) for weight in weights)

    def finds_chip(self, weights: Weights) -> bool:
        """Whether the greatest discoverers would take chips, if it were closed now."""
        return chips_taken([key_of(weight) for weight in weights], self.chips) > 0

    def _hoped(self, size: int, open_sides: int, weight: int, leads: bool) -> float:
        """What somebody with these units on an open island may expect, first or behind somebody else."""
        if not weight:
            return 0.0
        kind = 2 if weight >= WEIGHTS[2] else 1 if weight >= WEIGHTS[1] else 0
        hope = self.hold[kind] + self.tile[kind] * (size - USUAL_SIZE) if leads else self.behind[kind]
        return hope - self.prices.open_side * (open_sides - 1)

    def _balance(self, island: Prospect, me: Seat) -> float:
        """What an island is worth to me: my own share, less some of what the others have on average."""
        shares = self.shares(island)
        mine = shares[me]
        return mine - self.prices.rival * (fsum(shares) - mine) / (len(shares) - 1)

    def _landings(self, island: Prospect, me: Seat) -> tuple[float, ...]:
        """What each kind of unit, landed there, would add, its price aside."""
        size, open_sides, weights = island
        now, found = self.balance(island, me), []
        for weight in WEIGHTS:
            after = (*weights[:me], weights[me] + weight, *weights[me + 1 :])
            found.append(self.balance(Prospect(size, open_sides, after), me) - now)
        return tuple(found)

    def way(self, pattern: int, islands: Sequence[Prospect], before: float, me: Seat) -> Way:
        """A tile that makes or enlarges these islands, where land was worth so much before."""
        after = fsum(self.balance(island, me) for island in islands)
        gains = [self.landings(island, me) for island in islands]
        best = tuple(map(max, *gains)) if len(gains) > 1 else gains[0] if gains else NO_LAND
        return Way(pattern, self.kind_of[pattern], after - before, best)

    def _open_sea(self, known: int, seats: int, me: Seat) -> tuple[Way, ...]:
        """Every tile that fits on a field with no land around: it begins new islands only."""
        nobody = (0,) * seats
        return tuple(
            self.way(pattern, [Prospect(1, COUNT[piece.sides], nobody) for piece in PIECES[pattern]], 0.0, me)
            for pattern in FITTING[known][0]
            if self.kind_of[pattern] >= 0
        )


@lru_cache(maxsize=32)
def appraisal(figures: Figures, chips: int) -> Appraisal:
    """Kept, with all the cases it has worked out. No island takes more chips than a seat each: ask for no
    more."""
    return Appraisal(figures, chips)
