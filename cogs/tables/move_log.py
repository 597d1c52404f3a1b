"""Writes moves: the log, the clocks and the letters that follow from a move, in one transaction."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from cogs.tables import letters
from cogs.tables.changes import Change, Snapshot
from cogs.tables.clock import HOUR, table_clocks
from cogs.tables.loading import Tables
from cogs.tables.room import Room
from engines.core import Move, Seat
from engines.table import Entry, Table


class MoveLog:
    """Plays and takes back moves at a table that the caller has locked."""

    def __init__(
        self, tables: Tables, *, reaction_hours: int, finished: Sequence[Callable[[], None]]
    ) -> None:
        self.tables = tables
        self.reaction_seconds = reaction_hours * HOUR
        self.finished = finished
        """Called when a game is over."""

    async def play(self, room: Room, seat: Seat, move: Move) -> Entry:
        """Make a move and write it. Raises Rejected where the rules do not allow it."""
        version, before = room.table.number, Snapshot.of(room)
        entry = room.table.play(seat, move, at=self.tables.now())
        await self._write(room, version, before)
        return entry

    async def undo(self, room: Room, seat: Seat, *, to: int | None = None) -> Entry:
        """Take back this seat's last move; or, with everybody's consent, all entries from number `to` on."""
        version, before = room.table.number, Snapshot.of(room)
        entry = room.table.undo(seat, at=self.tables.now(), to=to)
        await self._write(room, version, before)
        return entry

    async def _write(self, room: Room, version: int, before: Snapshot) -> None:
        """Write everything after `version`. The first entry is the one that was made now; the rest are secret
        moves of others that an undo has replayed."""
        table = room.table
        entries = [entry for entry in table.log if entry.number > version]
        change = Change(before, Snapshot.of(room), entries[0])
        await self.tables.store.append(
            room.row.id,
            entries,
            table,
            expected_version=version,
            letters=letters.move_made(room, change),
            clocks=table_clocks(
                room.seats,
                table,
                self.tables.now(),
                change.entry.seat,
                secret=change.secret,
                anew=before.quiet and change.other_question,
                undo=change.entry.takes_back is not None,
            ),
            due=self.reaction_deadline(table, room.row.due if change.same_reaction_time else None),
        )
        if table.outcome is not None:
            for listener in self.finished:
                listener()

    def reaction_deadline(self, table: Table, running: int | None = None) -> int | None:
        """When the reaction time ends, if one runs; one that is `running` for the same question stays."""
        if not table.lapsing:
            return None
        return running if running is not None else self.tables.now() + self.reaction_seconds
