"""Islands: which pieces of land belong together, who ranks how, what it brings (specification, 7.1, 7.2)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple

from engines.core import Seat
from engines.entdecker.geometry import LAND_WAYS, PART_AT, PART_NAMES, PARTS, Chart

Spot = tuple[int, str]
"""A field and the name of a piece of land on it."""
Key = tuple[int, int, int]
"""Settlements, forts, scouts: compared from left to right."""


class Island(NamedTuple):
    """Connected land. Complete when `open` is 0: no land side faces an empty field."""

    spots: tuple[Spot, ...]
    fields: tuple[int, ...]
    """The different tiles, in field order: a strait with both shores on the same island counts once."""
    tiles: int
    """The same as bits, one for each field."""
    edges: int
    """The land sides that face an empty field, as bits: four for each field."""

    @property
    def size(self) -> int:
        return len(self.fields)

    @property
    def open(self) -> int:
        return self.edges.bit_count()


class Land(NamedTuple):
    """All the land on a board."""

    islands: tuple[Island, ...]
    """Larger first, then by the first field: the order in which they are scored."""
    at: dict[Spot, int]
    """Which island a piece of land belongs to."""


@lru_cache(maxsize=64)
def land(chart: Chart, board: tuple[int, ...]) -> Land:
    """Found anew for every board, and asked for several times for the same one."""
    seen: set[int] = set()
    found = []
    for field, pattern in enumerate(board):
        if pattern > 0:
            for part in PARTS[pattern]:
                if field << 3 | part not in seen:
                    found.append(_island(chart, board, field << 3 | part, seen))
    found.sort(key=lambda island: (-len(island.fields), island.fields[0], island.spots))
    at: dict[Spot, int] = {}
    for number, island in enumerate(found):
        at |= dict.fromkeys(island.spots, number)
    return Land(tuple(found), at)


def _island(chart: Chart, board: Sequence[int], first: int, seen: set[int]) -> Island:
    """Follow the land from one piece to the next. A piece is a number: its field, and three bits for which
    of the field's pieces it is."""
    neighbours, edges = chart.neighbours, 0
    seen.add(first)
    reached = [first]
    for piece in reached:
        field = piece >> 3
        around = neighbours[field]
        for direction in LAND_WAYS[board[field]][piece & 7]:
            there = around[direction]
            pattern = board[there]
            if pattern < 0:
                edges |= 1 << (4 * field + direction)
                continue
            other = there << 3 | PART_AT[pattern][direction ^ 2]
            if other not in seen:
                seen.add(other)
                reached.append(other)
    reached.sort()
    return Island(*_extent(tuple(reached)), edges)


@lru_cache(maxsize=4096)
def _extent(pieces: tuple[int, ...]) -> tuple[tuple[Spot, ...], tuple[int, ...], int]:
    """Spots, fields, and the fields as bits. From one board to the next most islands stay as they are."""
    fields = tuple(dict.fromkeys(piece >> 3 for piece in pieces))
    spots = tuple((piece >> 3, PART_NAMES[piece & 7]) for piece in pieces)
    return spots, fields, sum(1 << field for field in fields)


# --- who gets what ---------------------------------------------------------------------------------------


class Standing(NamedTuple):
    """A player's place on an island."""

    seat: Seat
    key: Key
    rank: int
    points: int


def shares(value: int, ranks: int) -> list[int]:
    """The whole value for the first rank, half of the rank before for each next one, rounded up."""
    found = [value]
    while len(found) < ranks:
        found.append((found[-1] + 1) // 2)
    return found


def ranked(keys: Iterable[tuple[Seat, Key]], value: int) -> list[Standing]:
    """Best first, equal players in seat order. Ranks are dense: equal players share one."""
    order = sorted(keys, key=lambda pair: ([-n for n in pair[1]], pair[0]))
    different = list(dict.fromkeys(key for _, key in order))
    points = shares(value, len(different))
    return [
        Standing(seat, key, different.index(key) + 1, points[different.index(key)]) for seat, key in order
    ]


def chip_due(keys: Iterable[Key]) -> bool:
    """Whether a fort or a settlement is there; then the best player has one."""
    return any(settlements or forts for settlements, forts, _ in keys)
