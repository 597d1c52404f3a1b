"""A process among several: its services, and an outbox that notes what it would send."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import cast

from cogs.delivery.outbox import Outbox
from cogs.delivery.sending.request_queue import RequestQueue
from cogs.delivery.sending.transport import Delivered, TakeOvers
from cogs.tables.absence.lifecycle import Lifecycle
from cogs.tables.absence.reminders import Reminders
from cogs.tables.absence.votes import Votes
from cogs.tables.loading.room import Room
from cogs.tables.records.results import Results
from data.models import Letter, LetterKind, StoredLetter
from data.postgres import PostgresStore
from data.sqlite import SqliteStore
from data.store import Before
from tests.cogs.tables.services import Services
from tests.data.store_helpers import ask


class Process(Services):
    def __init__(self, store: PostgresStore) -> None:
        super().__init__(cast(SqliteStore, store))  # whichever kind it is
        self.shared: PostgresStore = store
        self.sent: list[StoredLetter] = []
        self.pausing = asyncio.Event()
        """Cleared: whatever is sent takes until it is set."""
        self.pausing.set()
        self.sending = asyncio.Event()
        """Set when something is being sent."""
        self.before: list[Before] = []
        self.doubted: list[StoredLetter] = []
        self.refuses: Exception | None = None
        """What sending anything leads to."""
        self.first_message = 1
        self.lifecycle = Lifecycle(self.tables)
        self.votes = Votes(self.tables, self.moves, self.seats, self.lifecycle)
        overdue = self.overdue(self.votes)
        self.outages = overdue.outages
        self.reminders = Reminders(self.tables, overdue, self._has_left)
        self.results = Results(self.tables)
        handlers = dict.fromkeys(LetterKind, self._send)
        taken_over = TakeOvers()
        taken_over.add(lambda room, before: self.before.append(before))
        self.outbox = Outbox(
            self.tables, self.lifecycle, handlers, RequestQueue(50), taken_over, self.doubted.append
        )
        self.tables.ring = self.outbox.ring

    async def _has_left(self, guild_id: int, user_id: int) -> bool:
        return False

    def overtaken_by(self, act: Callable[[], Awaitable[object]]) -> None:
        """When this process has loaded a table the next time, another one does something there first."""
        load = self.tables.load

        async def loaded(table_id: str, *, whole: bool = False) -> Room:
            room = await load(table_id, whole=whole)
            if self.tables.load is overtaken:
                self.tables.load = load  # type: ignore[method-assign]
                await act()
            return room

        self.tables.load = overtaken = loaded  # type: ignore[method-assign]

    async def _send(self, room: Room, letter: StoredLetter) -> Delivered:
        self.sending.set()
        await self.pausing.wait()
        if self.refuses is not None:
            raise self.refuses
        self.sent.append(letter)
        return Delivered(self.first_message + len(self.sent) - 1, room.row.channel_id)

    async def post(self, table_id: str, *kinds: LetterKind) -> None:
        """Letters that tell of a change, and the news that there are some."""
        row = await self.store.load(table_id)
        news = [Letter(kind=kind, seat=0, version=row.version, body={"told": True}) for kind in kinds]
        await self.store.post(table_id, news, now=self.time)
        self.tables.ring(table_id)

    async def delivered(self, *tables: str) -> None:
        """Until nothing is being delivered at these tables."""
        for table_id in tables:
            await asyncio.wait_for(self.outbox.idle(table_id), 10)

    async def die(self) -> None:
        """As if killed: its connections are gone, so nothing is given back."""
        self.shared._pool.terminate()
        for task in [*self.outbox.under_way, *self.computers.under_way]:
            task.cancel()
        await self.tables.leases.stop()
        await self.shared._stop_listening()

    async def close(self) -> None:
        self.thinking.close()
        await self.tables.leases.stop()
        await self.store.close()


async def lapse(process: Process) -> None:
    """Let so much time pass, by the clock of the database, that whoever was not heard of is given up."""
    await ask(process.shared, "UPDATE leases SET until = until - interval '26 seconds'")


async def until(true: Callable[[], bool]) -> None:
    """Wait for what another process has to be told of."""
    async with asyncio.timeout(10):
        while not true():  # noqa: ASYNC110 - nobody tells us
            await asyncio.sleep(0.01)
