"""The cells of a sky: their names, their neighbours, and the border slots between them (§3.4, §3.5)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from math import cos, pi, sin, sqrt

from engines.games.efemeris.sky.tile import SIDES

Axial = tuple[int, int]

COMPASS = ("N", "NE", "SE", "S", "SW", "NW")
"""The directions, which are also the borders of an unturned tile."""
STEPS: tuple[Axial, ...] = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
COLUMNS = "ABCDEFG"
ROWS = range(1, 8)
RADIUS = 2
"""How far from the centre the sky of the normal game reaches."""
CENTRE = "D4"


def label(at: Axial) -> str:
    q, r = at
    return f"{COLUMNS[q + 3]}{r + q // 2 + 4}"


def axial(cell: str) -> Axial:
    q = COLUMNS.index(cell[0]) - 3
    return q, int(cell[1:]) - 4 - q // 2


def distance(at: Axial) -> int:
    """How far a cell is from the centre."""
    q, r = at
    return max(abs(q), abs(r), abs(q + r))


NAMES = tuple(f"{column}{row}" for column in COLUMNS for row in ROWS)
"""Every cell that has a name."""
INNER = tuple(cell for cell in NAMES if distance(axial(cell)) <= RADIUS)


class Layout:
    """One shape of the sky. Cells are in the order of their names: column by column, from the north."""

    def __init__(self, extra: Iterable[str] = ()) -> None:
        self.cells = tuple(sorted((*INNER, *extra)))
        here = set(self.cells)
        self.beside = {cell: tuple(self._step(cell, side, here) for side in SIDES) for cell in self.cells}
        """For every cell its neighbours in the six directions; None where the sky has no cell."""
        self.neighbours = {cell: tuple(filter(None, around)) for cell, around in self.beside.items()}
        self.slots = {cell: tuple(self._slot(cell, side) for side in SIDES) for cell in self.cells}
        """For every cell the names of its six borders; a border between two cells has one name."""
        names = dict.fromkeys(slot for slots in self.slots.values() for slot in slots)
        self.number = {slot: number for number, slot in enumerate(names)}
        """A number for every slot."""
        self.borders = {
            cell: tuple(self.number[slot] for slot in slots) for cell, slots in self.slots.items()
        }
        self.touching = {slot: self._touching(slot) for slot in names}
        """The cells that a slot belongs to: two, or one at the edge of the sky."""
        self.points = {slot: point(cell, side, 1) for slot, (cell, side) in self._sides().items()}
        """Where the slots are drawn."""

    def _step(self, cell: str, side: int, here: set[str]) -> str | None:
        (q, r), (dq, dr) = axial(cell), STEPS[side]
        if not -3 <= q + dq <= 3:
            return None
        beside = label((q + dq, r + dr))
        return beside if beside in here else None

    def _slot(self, cell: str, side: int) -> str:
        beside = self.beside[cell][side]
        return f"{cell}|{COMPASS[side]}" if beside is None else "|".join(sorted((cell, beside)))

    def _touching(self, slot: str) -> tuple[str, ...]:
        return tuple(part for part in slot.split("|") if part in self.slots)

    def home(self, direction: str) -> str:
        """The cell beside the centre in this direction."""
        cell = self.beside[CENTRE][COMPASS.index(direction)]
        assert cell is not None, "all cells around the centre belong to every sky"
        return cell

    def _sides(self) -> dict[str, tuple[str, int]]:
        """For every slot one of its cells, and on which side of it the slot lies."""
        return {slot: (cell, side) for cell, slots in self.slots.items() for side, slot in enumerate(slots)}


@cache
def middle(cell: str) -> tuple[float, float]:
    """The middle of a cell as drawn; the unit is half the distance of opposite borders, y goes down."""
    q, r = axial(cell)
    return sqrt(3) * q, 2.0 * r + q


@cache
def point(cell: str, angle: float, away: float) -> tuple[float, float]:
    """Where something on a cell is drawn: the angle in sixths of a turn, clockwise from the north."""
    x, y = middle(cell)
    return x + away * sin(angle * pi / 3), y - away * cos(angle * pi / 3)
