"""Writes moves: the log, the clocks and the letters that follow from a move, in one transaction."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from cogs.monitoring import metrics, task_context
from cogs.tables.changes import letters
from cogs.tables.changes.what_changed import Change, Snapshot, compare
from cogs.tables.loading.room import Room
from cogs.tables.loading.tables import Tables
from cogs.tables.people.clock import HOUR, table_clocks
from engines.contract.core import Move, Seat
from engines.contract.settings import REACTIONS
from engines.tables.folding import replaced
from engines.tables.log import Entry
from engines.tables.table import Table

Allow = Callable[[Change], None]
"""Asked about a change before it is written. Raises Rejected."""


def everything(change: Change) -> None:
    """Allow any change: the rules do."""


REACTION_HOURS = 8
"""After so many hours a right to react, such as a veto, is taken as not used, unless the host chose less."""
REACTION_SECONDS = dict(zip(REACTIONS, (REACTION_HOURS * HOUR, HOUR, HOUR // 6), strict=True))


class MoveLog:
    """Plays and takes back moves at a table that the caller has locked."""

    def __init__(self, tables: Tables, *, finished: Sequence[Callable[[], None]]) -> None:
        self.tables = tables
        self.finished = finished
        """Called when a game is over."""

    async def play(
        self, room: Room, seat: Seat, move: Move, *, allow: Allow = everything
    ) -> tuple[Room, Entry]:
        """Make a move and write it; returns the room as it is then. Raises Rejected where the rules do not
        allow it, or where `allow`, which is asked about what the move changes, does not: then the room is of
        no more use."""
        now, table = self.tables.now(), room.table
        before = Snapshot.of(table)
        entry = table.play(seat, move, at=now)
        change = compare(before, table, entry)
        folded = replaced(table, seat) if change.secret else []
        table.fold(folded)
        allow(change)
        return await self._write(room, table, [entry], change, now, folded), entry

    async def undo(
        self, room: Room, seat: Seat, *, to: int | None = None, allow: Allow = everything
    ) -> tuple[Room, Entry]:
        """Take back this seat's last move; or, with everybody's consent, all entries from number `to` on.
        Returns and raises what `play` does."""
        now, table = self.tables.now(), room.table
        before = Snapshot.of(table)
        entry = table.undo(seat, at=now, to=to)
        # What follows the entry are secret moves of others, replayed.
        entries = [one for one in table.log if one.number >= entry.number]
        change = compare(before, table, entry)
        allow(change)
        return await self._write(room, table, entries, change, now), entry

    async def _write(
        self,
        room: Room,
        table: Table,
        entries: list[Entry],
        change: Change,
        now: int,
        folded: Sequence[int] = (),
    ) -> Room:
        row, seats = await self.tables.store.append(
            room.row.id,
            entries,
            table,
            expected_version=entries[0].number - 1,
            letters=letters.move_made(room, change),
            clocks=[]
            if room.row.lesson
            else table_clocks(
                room.seats,
                table,
                now,
                change.entry.seat,
                secret=change.secret,
                anew=change.secret_question_over,
                undo=change.entry.takes_back is not None,
            ),
            due=self.reaction_deadline(table, now, room.row.due if change.same_reaction_time else None),
            secret=change.secret,
            folded=folded,
            computers=bool(room.computers_to_move()),
        )
        self.tables.keep(room.row.id, table)
        _count(room, entries[0])
        if table.outcome is not None:
            for listener in self.finished:
                listener()
        return replace(room, row=row, seats=seats)

    def reaction_deadline(self, table: Table, now: int, running: int | None = None) -> int | None:
        """When the reaction time ends, if one runs; one that is `running` for the same question stays."""
        if not table.lapsing:
            return None
        if running is not None:
            return running
        return now + REACTION_SECONDS[table.game.reaction(table.settings)]


def _count(room: Room, entry: Entry) -> None:
    """A move is on the disk. What a computer player does after a click is not measured from that click."""
    computer = room.seats[entry.seat].computer
    metrics.MOVES.labels(room.row.game, "computer" if computer else "person").inc()
    waited = task_context.seconds_since_click()
    if waited is not None and not computer:
        metrics.DURABLE_SECONDS.observe(waited)
