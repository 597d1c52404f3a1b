"""What a tile would make of the islands around it, without laying it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import lru_cache
from typing import NamedTuple

from engines.contract.core import Seat
from engines.games.entdecker.sea.geometry import (
    BITS,
    COUNT,
    DIRECTIONS,
    PART_AT,
    PART_NAMES,
    PIECES,
    SIDES,
    Chart,
)
from engines.games.entdecker.sea.islands import LandMap, map_land
from engines.games.entdecker.views.view import Public, Tile
from tests.lab.strength.players_0_1_0.entdecker.appraisal import Prospect, Weights, weight_of

PATTERN = {sides: pattern for pattern, sides in enumerate(SIDES)}


class Site(NamedTuple):
    """An empty field where a tile may be laid."""

    field: int
    known: int
    """Sides that a tile must match."""
    around: Sequence[int]
    """The island against each side; -1 where none is."""
    joined: Prospect
    """All of them as one island, before the open sides of the tile are counted."""


NO_ISLANDS = (-1, -1, -1, -1)


@lru_cache(maxsize=64)
def _patterns(chart: Chart, tiles: tuple[Tile, ...]) -> tuple[int, ...]:
    """The board, read off the tiles of a view."""
    board = chart.empty()
    for tile in tiles:
        board[tile.row * chart.columns + tile.column] = PATTERN[tile.sides]
    return tuple(board)


def _with_open_sides(island: Prospect, open_sides: int) -> Prospect:
    size, before, weights = island
    return Prospect(size, before + open_sides, weights)


class Foresight:
    """The islands of a view, as one player sees them."""

    def __init__(self, chart: Chart, public: Public, me: Seat) -> None:
        self.chart = chart
        self.public = public
        self.me = me
        self.seats = len(public.players)
        self.patterns = _patterns(chart, public.tiles)

    def read_land(self) -> None:
        """Find the islands and who is on them; needed before all that follows."""
        self.land_map: LandMap = map_land(self.chart, self.patterns)
        nobody = (0,) * self.seats
        self.weights: list[Weights] = [nobody] * len(self.land_map.islands)
        for island in self.public.islands:
            if island.presences:
                field, part = island.parts[0]
                there = [0] * self.seats
                for one in island.presences:
                    there[one.seat] = weight_of((one.settlements, one.forts, one.scouts))
                self.weights[self.land_map.at[self.chart.index[field], part]] = tuple(there)

    def site(self, field: int) -> Site:
        """What lies around an empty field."""
        known, needed = self.chart.outer(self.patterns, field)
        if not needed:
            return Site(field, known, NO_ISLANDS, self._join(field, ()))
        around, neighbours = list(NO_ISLANDS), self.chart.neighbours[field]
        for direction in DIRECTIONS:
            if needed & BITS[direction]:
                there = neighbours[direction]
                part = PART_AT[self.patterns[there]][direction ^ 2]
                around[direction] = self.land_map.at[there, PART_NAMES[part]]
        return Site(field, known, around, self._join(field, {n for n in around if n >= 0}))

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
