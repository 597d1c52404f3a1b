"""Earlier moves that a request to undo may name: those that everybody saw, in the present round.

Only entries that everybody was told of count here, so neither the list nor a number in it tells of a move
that somebody has made in secret.
"""

from __future__ import annotations

from typing import NamedTuple

from engines.contract.core import Event, Rejected
from engines.contract.endings import DRAW_VOTES
from engines.tables.chronicle import as_it_was
from engines.tables.log import Entry
from engines.tables.table import Table

WITHOUT_ROUNDS = 20
"""How many of the last moves may be named in a game that has no rounds."""


class UndoPoint(NamedTuple):
    """A move that the game can go back to: to before it."""

    place: int
    """Its place among all entries of the log that everybody was told of: it stays the same for good, and may
    be shown."""
    entry: Entry
    undoes: int
    """How many moves that everybody saw would be undone: this one, and those after it that still stand."""

    @property
    def told(self) -> list[Event]:
        return told_to_all(self.entry)


def told_to_all(entry: Entry) -> list[Event]:
    return [event for event in entry.events if event.to is None]


def undo_points(table: Table) -> list[UndoPoint]:
    """What may be named now, newest first; no votes on a draw. `table` has its whole log. Decodes a state for
    each: for a worker thread."""
    game, found = table.game, list[UndoPoint]()
    now = game.round_of(table.view(None).public)
    for point in _standing(table):
        if (point.entry.move or {})["move"] in DRAW_VOTES:
            continue
        if now is None:
            if len(found) == WITHOUT_ROUNDS:
                break
        elif game.round_of(before(table, point.entry).view(None).public) != now:
            break
        found.append(point)
    return found


def undo_point(table: Table, place: int) -> UndoPoint:
    """One of the `undo_points`. Raises Rejected if it is none, or no longer."""
    for point in undo_points(table):
        if point.place == place:
            return point
    raise Rejected("undo-point-gone")


def moves_undone(table: Table, number: int) -> list[Entry]:
    """The moves that everybody saw and that going back to before entry `number` would undo, oldest first."""
    return [point.entry for point in reversed(_standing(table)) if point.entry.number >= number]


def before(table: Table, entry: Entry) -> Table:
    """The table as it was before an entry that everybody was told of."""
    return as_it_was(table, table.game.decode(bytes(entry.before)), entry.number - 1)


def _standing(table: Table) -> list[UndoPoint]:
    """All moves that everybody was told of and nobody took back, newest first."""
    assert len(table.log) == table.number, "their places need the whole log"
    public = [entry for entry in table.log if entry.public]
    moves = [(place, entry) for place, entry in enumerate(public, 1) if entry.move and not entry.undone]
    return [UndoPoint(place, entry, n) for n, (place, entry) in enumerate(reversed(moves), 1)]
