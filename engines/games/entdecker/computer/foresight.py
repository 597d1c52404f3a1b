"""What a tile would make of the islands around it, without laying it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from engines.games.entdecker.computer.sight import Sight
from engines.games.entdecker.computer.worth import Prospect, Weights
from engines.games.entdecker.sea.gaps import gaps
from engines.games.entdecker.sea.geometry import BITS, COUNT, DIRECTIONS, PART_AT, PART_NAMES, PIECES, Chart
from engines.games.entdecker.sea.islands import map_land


class Site(NamedTuple):
    """An empty field where a tile may be laid."""

    field: int
    known: int
    """Sides that a tile must match."""
    needed: int
    """Those of them that are land."""
    around: Sequence[int]
    """The island against each side; -1 where none is."""
    joined: Prospect
    """All of them as one island, before the open sides of the tile are counted."""


NO_ISLANDS = (-1, -1, -1, -1)


def _with_open_sides(island: Prospect, open_sides: int) -> Prospect:
    size, before, weights = island
    return Prospect(size, before + open_sides, weights)


class Foresight:
    """The islands of a table, as one player sees them."""

    def __init__(self, chart: Chart, sight: Sight) -> None:
        self.chart = chart
        self.sight = sight
        self.me = sight.me
        self.seats = sight.seats
        self.patterns = sight.patterns
        self.land_map = map_land(chart, sight.patterns)
        self.weights: list[Weights] = [(0,) * sight.seats] * len(self.land_map.islands)
        for unit in sight.units:
            number = self.land_map.at[unit.field, unit.part]
            there = list(self.weights[number])
            there[unit.seat] += unit.weight
            self.weights[number] = tuple(there)

    def island(self, number: int) -> Prospect:
        """An island as it is."""
        island = self.land_map.islands[number]
        return Prospect(island.size, island.open, self.weights[number])

    def after_gaps(self) -> Foresight:
        """The islands as they are scored if the voyage ends now: gaps are filled before."""
        filled = gaps(self.chart, self.patterns)
        if not filled:
            return self
        patterns = tuple(filled.get(field, pattern) for field, pattern in enumerate(self.patterns))
        return Foresight(self.chart, self.sight._replace(patterns=patterns))

    def shore(self, part: str) -> Prospect:
        """The island under the ship where a unit may be landed, as it is scored."""
        after = self.after_gaps()
        return after.island(after.land_map.at[self.sight.ship, part])

    def site(self, field: int) -> Site:
        """What lies around an empty field."""
        known, needed = self.chart.outer(self.patterns, field)
        if not needed:
            return Site(field, known, needed, NO_ISLANDS, self._join(field, ()))
        around, neighbours = list(NO_ISLANDS), self.chart.neighbours[field]
        for direction in DIRECTIONS:
            if needed & BITS[direction]:
                there = neighbours[direction]
                part = PART_AT[self.patterns[there]][direction ^ 2]
                around[direction] = self.land_map.at[there, PART_NAMES[part]]
        return Site(field, known, needed, around, self._join(field, {n for n in around if n >= 0}))

    def _join(self, field: int, numbers: Collection[int]) -> Prospect:
        """These islands joined by a tile on this field, before its own open sides are counted."""
        weights = (0,) * self.seats
        if not numbers:
            return Prospect(1, 0, weights)
        fields, open_bits = 1 << field, 0
        for number in numbers:
            island = self.land_map.islands[number]
            fields |= island.field_bits
            open_bits |= island.open_bits
            if any(self.weights[number]):
                weights = tuple(map(sum, zip(weights, self.weights[number], strict=True)))
        closed = sum(
            open_bits >> (4 * there + (direction ^ 2)) & 1
            for direction, there in enumerate(self.chart.neighbours[field])
            if there >= 0
        )
        return Prospect(fields.bit_count(), open_bits.bit_count() - closed, weights)

    def prospects(self, site: Site, pattern: int) -> list[Prospect]:
        """The islands that a tile would make or enlarge."""
        new = pattern & ~site.known
        if len(PIECES[pattern]) == 1:
            return [_with_open_sides(site.joined, COUNT[new])]
        shores = [(site.around[d], new >> d & 1) for d in DIRECTIONS if pattern & BITS[d]]
        if len(shores) > 1 and shores[0][0] == shores[1][0] >= 0:
            return [site.joined]  # a strait with both shores on the same island
        return [
            _with_open_sides(self._join(site.field, (number,) if number >= 0 else ()), open_side)
            for number, open_side in shores
        ]
