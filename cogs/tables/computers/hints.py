"""Hints: what the hard computer player would do in somebody's seat.

There for people who play against computers alone, unless the lobby forbids them; among people only where the
lobby allows them, and then everybody is told, and the game changes no ratings.
"""

from __future__ import annotations

import asyncio

from cogs.tables.changes import letters
from cogs.tables.computers.thinking import ThinkingPool
from cogs.tables.loading.doubled_presses import LastAnswers
from cogs.tables.loading.room import Room
from cogs.tables.loading.tables import Tables
from engines.computer.advice import Advice, advise_at_once
from engines.contract.core import Rejected, Seat
from engines.contract.settings import HINTS
from engines.tables.knowledge import version_token


def may_ask(room: Room) -> bool:
    """Whether hints are given at this table. Whoever tries something out gets them where the table that it is
    about gives them: it would be a way around."""
    alone = _alone(room) and not room.row.what_if
    chosen = room.row.settings.get(HINTS.key)
    return chosen == "on" or (alone and chosen != "never")


def _alone(room: Room) -> bool:
    return sum(seat.user_id is not None for seat in room.seats) == 1


class Hints:
    def __init__(self, tables: Tables, thinking: ThinkingPool) -> None:
        self.tables = tables
        self.thinking = thinking
        self._given = LastAnswers[tuple[str, Seat], Advice](tables.now)
        """The last hint of each seat, about what it knew."""
        self._sought: dict[tuple[str, Seat, str], asyncio.Task[Advice]] = {}
        """Hints that are being thought of: whoever presses again waits for the same one."""

    async def hint(self, table_id: str, user_id: int) -> tuple[Room, Seat, Advice]:
        """What the computer would do there now. Where it can't think, by its rules. Raises Rejected where
        hints are not allowed, or nothing is asked."""
        room = await self.tables.load(table_id)
        table, seat = room.require_running(), room.require_seat(user_id).seat
        if not may_ask(room):
            raise Rejected("hint-not-allowed")
        if seat not in table.waiting:
            raise Rejected("hint-not-asked")
        known = version_token(table, seat)
        given = self._given.same((table_id, seat), known)
        if given is not None:
            return room, seat, given
        sought = (table_id, seat, known)
        if sought not in self._sought:
            task = self._sought[sought] = asyncio.create_task(self._think(room, seat, known))
            task.add_done_callback(lambda _: self._sought.pop(sought, None))
        return room, seat, await asyncio.shield(self._sought[sought])

    async def _think(self, room: Room, seat: Seat, known: str) -> Advice:
        """Find a hint, remember it, and tell the others of it where there are any. It follows from what the
        seat knows: asked again, it is the same, whatever others have done in secret meanwhile."""
        table_id = room.row.id
        position = room.table.position(seat, ("hint", known))
        found = await self.thinking.advise(position) or advise_at_once(position)
        self._given.note((table_id, seat), known, found)
        if not _alone(room):
            told = [] if room.answers_are_secret else [letters.notice(room.row, "hint-taken", seat)]
            await self.tables.store.note_hint(table_id, seat, told, now=self.tables.now())
            self.tables.ring(table_id)
        return found
