"""Islands: which pieces of land belong together (§7.1), who ranks how and what it brings (§7.2)."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple

from engines.contract.core import Seat
from engines.games.entdecker.sea.geometry import LAND_WAYS, PART_AT, PART_NAMES, PARTS, Chart
from engines.games.entdecker.state import Share, Unit

Spot = tuple[int, str]
"""A field and the name of a piece of land on it."""
Key = tuple[int, int, int]
"""Settlements, forts, scouts: compared from left to right."""


class Island(NamedTuple):
    """Connected land."""

    spots: tuple[Spot, ...]
    fields: tuple[int, ...]
    """The different tiles, in field order: a strait with both shores on the same island counts once."""
    field_bits: int
    """The same as bits, one for each field."""
    open_bits: int
    """The land sides that face an empty field, as bits: four for each field."""

    @property
    def size(self) -> int:
        """How many tiles it has."""
        return len(self.fields)

    @property
    def open(self) -> int:
        """How many land sides face an empty field."""
        return self.open_bits.bit_count()

    @property
    def complete(self) -> bool:
        """Whether water surrounds it: no land side faces an empty field."""
        return not self.open_bits


class LandMap(NamedTuple):
    """All the land on a board."""

    islands: tuple[Island, ...]
    """Larger first, then by the first field: the order in which they are scored."""
    at: dict[Spot, int]
    """Which island a piece of land belongs to."""


@lru_cache(maxsize=64)
def map_land(chart: Chart, board: tuple[int, ...]) -> LandMap:
    """Find all islands. Kept, because it is asked for several times for the same board."""
    seen: set[int] = set()
    found = [
        _island(chart, board, piece, seen)  # adds its pieces to `seen`
        for field, pattern in enumerate(board)
        if pattern > 0
        for part in PARTS[pattern]
        if (piece := field << 3 | part) not in seen
    ]
    found.sort(key=lambda island: (-len(island.fields), island.fields[0], island.spots))
    at: dict[Spot, int] = {}
    for number, island in enumerate(found):
        at |= dict.fromkeys(island.spots, number)
    return LandMap(tuple(found), at)


def _island(chart: Chart, board: Sequence[int], first: int, seen: set[int]) -> Island:
    """Follow the land from one piece to the next. A piece is a number: its field, and three bits for which
    of the field's pieces it is."""
    neighbours, open_bits = chart.neighbours, 0
    seen.add(first)
    reached = [first]
    for piece in reached:
        field = piece >> 3
        around = neighbours[field]
        for direction in LAND_WAYS[board[field]][piece & 7]:
            there = around[direction]
            pattern = board[there]
            if pattern < 0:
                open_bits |= 1 << (4 * field + direction)
                continue
            other = there << 3 | PART_AT[pattern][direction ^ 2]
            if other not in seen:
                seen.add(other)
                reached.append(other)
    reached.sort()
    return Island(*_extent(tuple(reached)), open_bits)


@lru_cache(maxsize=4096)
def _extent(pieces: tuple[int, ...]) -> tuple[tuple[Spot, ...], tuple[int, ...], int]:
    """Spots, fields, and the fields as bits. From one board to the next most islands stay as they are."""
    fields = tuple(dict.fromkeys(piece >> 3 for piece in pieces))
    spots = tuple((piece >> 3, PART_NAMES[piece & 7]) for piece in pieces)
    return spots, fields, sum(1 << field for field in fields)


# --- who gets what ---------------------------------------------------------------------------------------


def keys_of(units: Iterable[Unit]) -> dict[Seat, Key]:
    """Settlements, forts and scouts of everybody who has a unit there."""
    keys: dict[Seat, Key] = {}
    for unit in units:
        settlements, forts, scouts = keys.get(unit.seat, (0, 0, 0))
        match unit.kind:
            case "settlement":
                settlements += 1
            case "fort":
                forts += 1
            case _:
                scouts += 1
        keys[unit.seat] = (settlements, forts, scouts)
    return keys


def points_by_rank(value: int, ranks: int) -> list[int]:
    """The whole value for the first rank, half of the rank before for each next one, rounded up."""
    found = [value]
    while len(found) < ranks:
        found.append((found[-1] + 1) // 2)
    return found


def ranked(keys: Iterable[tuple[Seat, Key]], value: int) -> list[Share]:
    """What everybody gets of an island with this value: best first, equal players in seat order. Equal
    players share a rank, and the next rank follows directly (§9-15)."""
    order = sorted(keys, key=lambda pair: ([-n for n in pair[1]], pair[0]))
    different = list(dict.fromkeys(key for _, key in order))
    points = points_by_rank(value, len(different))
    return [
        Share(seat=seat, key=key, rank=different.index(key) + 1, points=points[different.index(key)])
        for seat, key in order
    ]


def chips_due(keys: Collection[Key]) -> int:
    """One for each greatest discoverer, where a fort or a settlement is: then the best player has one."""
    best = max(keys, default=(0, 0, 0))
    return list(keys).count(best) if best >= (0, 1, 0) else 0


def chips_taken(keys: Collection[Key], left: int) -> int:
    """How many of the chips left the greatest discoverers take: if there are too few, none at all (§9-14)."""
    due = chips_due(keys)
    return due if due <= left else 0
