"""The life of a table that nobody plays: lobbies expire after a warning, idle games fall asleep and can be
woken, games without a channel wait for a new one, games are stopped."""

from __future__ import annotations

from contextlib import suppress

from cogs.tables.changes import letters
from cogs.tables.loading.in_small_steps import in_steps
from cogs.tables.loading.retrying import again_when_stale
from cogs.tables.loading.room import Room
from cogs.tables.loading.tables import Tables
from cogs.tables.people.clock import DAY, resting_clocks, table_clocks
from data.models import Letter, Sleep, Stale, Status, TableRow

LOBBY_WARNING_AFTER = 6 * DAY
"""Seconds without a change until a lobby is warned."""
LOBBY_CLOSED_AFTER = DAY
"""Seconds from the warning until it is closed."""
ASLEEP_AFTER = 30 * DAY
"""Seconds without a move until a game falls asleep."""
STOPPED_AFTER = 90 * DAY
"""Seconds that a sleeping game waits to be woken."""
FINISHED_KEPT = 365 * DAY
"""Seconds that a finished game can be looked at."""


class Lifecycle:
    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.store = tables.store

    async def tidy_up(self) -> None:
        """Look after tables that nobody has touched for too long; delete what is too old to keep."""
        now = self.tables.now()
        idle = await self.store.idle(
            lobbies=now - LOBBY_WARNING_AFTER,
            warned=now - LOBBY_CLOSED_AFTER,
            games=now - ASLEEP_AFTER,
            sleepers=now - STOPPED_AFTER,
        )
        await self.tables.each([row.id for row in idle], self._look_after)
        await in_steps(lambda: self.store.purge(now - FINISHED_KEPT))

    async def _look_after(self, table_id: str) -> None:
        row = await self.store.load(table_id)
        quiet = self.tables.now() - row.updated
        if row.asleep is not None:
            if quiet >= STOPPED_AFTER:
                await self._stop_sleeper(row)
        elif row.status is Status.LOBBY:
            await self._expire_lobby(row, quiet)
        elif quiet >= ASLEEP_AFTER:
            await self.sleep(row, Sleep.IDLE)

    async def _stop_sleeper(self, row: TableRow) -> None:
        """Stop a game that nobody came back to, with a last word where there is a channel for it."""
        if row.asleep is Sleep.IDLE:
            await self.end(row.id)
        else:
            await self.store.end(row.id, now=self.tables.now())

    async def _expire_lobby(self, row: TableRow, quiet: int) -> None:
        now = self.tables.now()
        warned = row.warned is not None and row.warned > row.updated
        if warned and row.warned is not None and now - row.warned >= LOBBY_CLOSED_AFTER:
            with suppress(Stale):  # somebody has come
                await self.store.end(
                    row.id, expected_version=row.version, letters=[letters.lobby(row)], now=now
                )
        elif not warned and quiet >= LOBBY_WARNING_AFTER:
            await self.store.warn(row.id, [letters.notice(row, "lobby-expires")], now=now)
        self.tables.ring(row.id)

    async def end(self, table_id: str) -> None:
        """Close a lobby or stop a game: a manager wants it, or all who play."""
        async with self.tables.lock(table_id):  # not loaded: a game that cannot be read can still be stopped
            row, seats = await self.store.load(table_id), await self.store.seats(table_id)
            last_words = letters.game_stopped(row, seats)
            await self.store.end(table_id, letters=last_words, now=self.tables.now())
        self.tables.ring(table_id)

    @again_when_stale
    async def sleep(self, row: TableRow, why: Sleep) -> None:
        """Put a table to sleep: no reminders, no clocks; the channel is free for another table."""
        async with self.tables.locked(row.id) as room:
            now = self.tables.now()
            if room.row.asleep is not None or room.row.status not in (Status.LOBBY, Status.RUNNING):
                return
            if why is Sleep.IDLE and room.row.version != row.version:
                return  # somebody has come back
            clocks = resting_clocks(room.seats, room.table, now) if room.started else []
            news, version = _falls_asleep(room, why), room.row.version
            await self.store.sleep(row.id, why, news, clocks, expected_version=version, now=now)
        self.tables.ring(row.id)

    @again_when_stale
    async def wake(self, table_id: str) -> Room:
        """Continue where the table stopped; the clocks start anew, with what was left in a time bank."""
        async with self.tables.locked(table_id) as room:
            if room.row.asleep is None:
                return room
            await self.store.wake(table_id, [letters.main_message(room.row)], now=self.tables.now())
            await self._start_clocks(table_id)
        self.tables.ring(table_id)
        return await self.tables.load(table_id)

    @again_when_stale
    async def move(self, table_id: str, channel_id: int) -> None:
        """Continue in another channel, with an open vote; the private messages lead to the new place."""
        async with self.tables.locked(table_id) as room:
            found = await self.store.vote(table_id)
            moved = letters.moved_away(room, found[0] if found else None)
            news = [moved, letters.main_message(room.row), letters.open_vote(room.row)]
            if room.started:
                news += letters.private_hands(room)
            now = self.tables.now()
            await self.store.move_to(table_id, channel_id=channel_id, letters=news, now=now)
            await self._start_clocks(table_id)
        self.tables.ring(table_id)

    @again_when_stale
    async def _start_clocks(self, table_id: str) -> None:
        """Start a clock for everybody who is asked and has none running."""
        room = await self.tables.load(table_id)
        if room.started:
            clocks = table_clocks(room.seats, room.table, self.tables.now())
            await self.store.set_clocks(table_id, clocks, expected_version=room.row.version)


def _falls_asleep(room: Room, why: Sleep) -> list[Letter]:
    if why is Sleep.IDLE:
        return [letters.notice(room.row, "table-falls-asleep")]
    return letters.channel_lost(room.row, room.seats) if why is Sleep.CHANNEL else []
