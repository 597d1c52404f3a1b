"""The chart: fields, circles, and how tiles fit (§3.1, §3.2, §5.3).

The land sides of a tile are four bits, one for each of N, E, S, W. There are sixteen such patterns and each
belongs to exactly one kind of tile in exactly one rotation, so a pattern says all about a tile on the board.
The board is then a list with the pattern of every field, in field order, and EMPTY where no tile lies. What
is asked for all the time is looked up in tables.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import NamedTuple

COMPASS = "NESW"
DIRECTIONS = (0, 1, 2, 3)
"""Places in COMPASS. The opposite direction is `direction ^ 2`."""
BITS = (1, 2, 4, 8)
"""The bit of each direction."""
ALL_SIDES = 15
PATTERNS = range(16)
ALL_LAND = 15
"""The pattern of an inland tile: it has no circle."""
EMPTY = -1
BORDER = -1
WATER, LAND = "W", "L"
WHOLE = "land"
"""The name of the land of a tile that has only one piece of it."""

Patterns = Sequence[int]
"""The board: a pattern or EMPTY for every field."""


# --- tiles -----------------------------------------------------------------------------------------------


class Piece(NamedTuple):
    """A connected piece of land on one tile."""

    name: str
    """WHOLE, or on a strait the side it lies on."""
    sides: int


def sides_of(pattern: int) -> str:
    """For instance "LWWW": land in the north."""
    return "".join(LAND if pattern & bit else WATER for bit in BITS)


def pattern_of(sides: str) -> int:
    return sum(bit for bit, side in zip(BITS, sides, strict=True) if side == LAND)


def turned(pattern: int, quarters: int) -> int:
    """Turned clockwise: what was in the north is in the east after one quarter."""
    return (pattern << quarters | pattern >> (4 - quarters)) & 15


def _pieces(pattern: int) -> tuple[Piece, ...]:
    """Neighbouring land sides belong together; two opposite ones are the shores of a strait."""
    if pattern in (5, 10):
        return tuple(Piece(COMPASS[d], BITS[d]) for d in DIRECTIONS if pattern & BITS[d])
    return (Piece(WHOLE, pattern),) if pattern else ()


PIECES = tuple(_pieces(pattern) for pattern in PATTERNS)
"""The pieces of land of every pattern."""
PART_NAMES = (WHOLE, *COMPASS)
"""Every piece of land has one of these names; its place here stands for it."""
PARTS = tuple(tuple(PART_NAMES.index(piece.name) for piece in PIECES[pattern]) for pattern in PATTERNS)
"""The pieces of every pattern."""
PART_AT = tuple(
    tuple(
        next((PART_NAMES.index(piece.name) for piece in PIECES[pattern] if piece.sides & bit), EMPTY)
        for bit in BITS
    )
    for pattern in PATTERNS
)
"""The piece that a pattern has on each side; EMPTY for water."""
LAND_WAYS = tuple(
    tuple(tuple(d for d in DIRECTIONS if PART_AT[pattern][d] == part) for part in range(len(PART_NAMES)))
    for pattern in PATTERNS
)
"""The directions of the land sides of every piece of every pattern."""
SIDES = tuple(sides_of(pattern) for pattern in PATTERNS)
COUNT = tuple(pattern.bit_count() for pattern in PATTERNS)
FITTING = tuple(
    tuple(tuple(p for p in PATTERNS if p & known == needed) for needed in PATTERNS) for known in PATTERNS
)
"""By the sides that are known and those of them that must be land: the patterns that fit."""


class Shape(NamedTuple):
    """A kind of tile in one rotation."""

    kind: str
    rotation: int


class Shapes:
    """The kinds of tile and their different rotations, from the base position of each."""

    def __init__(self, bases: Mapping[str, str]) -> None:
        self.patterns: dict[str, dict[int, int]] = {}
        """By kind and rotation; rotations that look the same as an earlier one are left out."""
        self.shapes: dict[int, Shape] = {}
        """The other way round."""
        for kind, sides in bases.items():
            self.patterns[kind] = {}
            for rotation in DIRECTIONS:
                pattern = turned(pattern_of(sides), rotation)
                if pattern not in self.patterns[kind].values():
                    self.patterns[kind][rotation] = pattern
                    self.shapes[pattern] = Shape(kind, rotation)


# --- fields ----------------------------------------------------------------------------------------------


class Circle(NamedTuple):
    """A circle of the border area and the one field its line leads to."""

    name: str
    side: int
    field: int


class Chart:
    """The sea with its border. Fields are numbered row by row from the north-west."""

    def __init__(self, rows: int, columns: int) -> None:
        self.rows = rows
        self.columns = columns
        self.letters = "ABCDEFGHIJKLM"[:rows]
        self.size = rows * columns
        self.names = tuple(f"{row}{column}" for row in self.letters for column in range(1, columns + 1))
        self.index = {name: field for field, name in enumerate(self.names)}
        self.neighbours = tuple(self._around(field) for field in range(self.size))
        """Of every field in the four directions; BORDER where the border area lies."""
        self.border_sides = tuple(
            sum(bit for bit, there in zip(BITS, around, strict=True) if there == BORDER)
            for around in self.neighbours
        )
        """The sides of every field that lie against the border."""
        self.circles = {circle.name: circle for circle in self._border()}

    def _around(self, field: int) -> tuple[int, int, int, int]:
        row, column = divmod(field, self.columns)
        return (
            field - self.columns if row > 0 else BORDER,
            field + 1 if column < self.columns - 1 else BORDER,
            field + self.columns if row < self.rows - 1 else BORDER,
            field - 1 if column > 0 else BORDER,
        )

    def _border(self) -> list[Circle]:
        last_row, last_column = self.size - self.columns, self.columns - 1
        north = [Circle(f"N{column + 1}", 0, column) for column in range(self.columns)]
        south = [Circle(f"S{column + 1}", 2, last_row + column) for column in range(self.columns)]
        east = [
            Circle(f"E{letter}", 1, row * self.columns + last_column)
            for row, letter in enumerate(self.letters)
        ]
        west = [Circle(f"W{letter}", 3, row * self.columns) for row, letter in enumerate(self.letters)]
        return [*north, *east, *south, *west]

    # reading a board

    def empty(self) -> list[int]:
        return [EMPTY] * self.size

    def outer(self, board: Patterns, field: int) -> tuple[int, int]:
        """What a tile on this field would have to match: the sides that are known, and which of them are
        land. The border is water."""
        known, land = self.border_sides[field], 0
        north, east, south, west = self.neighbours[field]
        if north >= 0 and (pattern := board[north]) >= 0:
            known |= 1
            land |= pattern >> 2 & 1
        if east >= 0 and (pattern := board[east]) >= 0:
            known |= 2
            land |= pattern >> 2 & 2
        if south >= 0 and (pattern := board[south]) >= 0:
            known |= 4
            land |= pattern << 2 & 4
        if west >= 0 and (pattern := board[west]) >= 0:
            known |= 8
            land |= pattern << 2 & 8
        return known, land

    def targets(self, board: Patterns, field: int) -> list[int]:
        """The empty fields that the dashed lines of the tile on this field lead to."""
        pattern, found = board[field], []
        north, east, south, west = self.neighbours[field]
        if north >= 0 and board[north] < 0 and not pattern & 1:
            found.append(north)
        if east >= 0 and board[east] < 0 and not pattern & 2:
            found.append(east)
        if south >= 0 and board[south] < 0 and not pattern & 4:
            found.append(south)
        if west >= 0 and board[west] < 0 and not pattern & 8:
            found.append(west)
        return found


@cache
def chart(rows: int, columns: int) -> Chart:
    return Chart(rows, columns)
