"""The keeper: tables nobody plays. Lobbies expire after a warning, idle games are put to sleep and can be
woken, games without a channel wait for a new one."""

from __future__ import annotations

import logging

from cogs.tables.clock import DAY, now, resting_clocks, table_clocks
from cogs.tables.moves import Harbour
from cogs.tables.records import Records
from cogs.tables.room import Room
from data.models import Letter, LetterKind, Sleep, Stale, Status, TableRow

log = logging.getLogger(__name__)
LOBBY_PATIENCE = 6 * DAY
"""After so long it is said that a lobby will be closed; a day later it is."""
IDLE = 30 * DAY
FORGOTTEN = 90 * DAY
"""So long a sleeping game waits."""
KEPT = 365 * DAY
"""So long a finished game can be looked at."""


class Lifecycle:
    def __init__(self, harbour: Harbour, records: Records) -> None:
        self.harbour = harbour
        self.records = records
        self.store = harbour.store

    async def round(self) -> None:
        at = now()
        for row in await self.store.untouched(at - DAY):
            quiet = at - row.updated
            if row.asleep is not None:
                if quiet >= FORGOTTEN:
                    await self._give_up(row)
            elif row.status is Status.LOBBY:
                await self._lobby(row, quiet)
            elif quiet >= IDLE:
                await self.sleep(row, Sleep.IDLE)
        await self.store.purge(at - KEPT)
        await self.records.clear()

    async def _give_up(self, row: TableRow) -> None:
        """Nobody came back to it. It is said where there is still a place to say it."""
        if row.asleep is Sleep.IDLE:
            await self.harbour.end(row.id)
        else:
            await self.store.end(row.id, now=now())

    async def _lobby(self, row: TableRow, quiet: int) -> None:
        warned = row.warned is not None and row.warned > row.updated
        if warned and row.warned is not None and now() - row.warned >= DAY:
            closed = Letter(kind=LetterKind.LOBBY, version=row.version)
            await self.store.end(row.id, letters=[closed], now=now())
        elif not warned and quiet >= LOBBY_PATIENCE:
            notice = Letter(kind=LetterKind.NOTICE, version=row.version, body={"key": "lobby-expires"})
            await self.store.warn(row.id, [notice], now=now())
        self.harbour.ring(row.id)

    async def sleep(self, row: TableRow, why: Sleep) -> None:
        """Nobody is reminded, no clock runs; the channel is free for another table."""
        letters = []
        if why is Sleep.IDLE:
            letters.append(
                Letter(kind=LetterKind.NOTICE, version=row.version, body={"key": "table-falls-asleep"})
            )
        elif why is Sleep.CHANNEL:
            letters += [
                Letter(kind=LetterKind.CHANNEL_LOST, version=row.version, seat=seat.seat)
                for seat in await self.store.seats(row.id)
                if not seat.computer
            ]
        room = await self.harbour.room(row.id)
        clocks = [] if not room.started else resting_clocks(room.seats, room.table)
        try:
            await self.store.sleep(row.id, why, letters, clocks, now=now())
        except Stale:
            return  # it sleeps already, or it is over
        self.harbour.ring(row.id)

    async def wake(self, table_id: str) -> Room:
        """Where it stopped, it goes on; the clocks begin anew, with what was left in a time bank."""
        async with self.harbour.locked(table_id):
            room = await self.harbour.room(table_id)
            if room.row.asleep is None:
                return room
            await self.store.wake(table_id, [self._shown_again(room)], now=now())
            await self._wind_clocks(table_id)
        self.harbour.ring(table_id)
        return await self.harbour.room(table_id)

    async def move(self, table_id: str, channel_id: int) -> None:
        """The table goes on in another channel, and so does its vote; the desks lead to the new place."""
        async with self.harbour.locked(table_id):
            room = await self.harbour.room(table_id)
            letters = [self._shown_again(room), Letter(kind=LetterKind.VOTE, version=room.row.version)]
            if room.started:
                people = [seat.seat for seat in room.seats if not seat.computer]
                letters += [
                    Letter(kind=LetterKind.PRIVATE_HAND, seat=seat, version=room.row.version)
                    for seat in people
                ]
            await self.store.move_to(table_id, channel_id=channel_id, letters=letters, now=now())
            await self._wind_clocks(table_id)
        self.harbour.ring(table_id)

    @staticmethod
    def _shown_again(room: Room) -> Letter:
        kind = LetterKind.LOBBY if room.row.status is Status.LOBBY else LetterKind.BOARD
        return Letter(kind=kind, version=room.row.version)

    async def _wind_clocks(self, table_id: str) -> None:
        """Whoever is asked and has no clock running gets one."""
        room = await self.harbour.room(table_id)
        if room.started:
            await self.store.set_clocks(table_id, table_clocks(room.seats, room.table))
