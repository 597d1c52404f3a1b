"""A process among several: its services, and an outbox that notes what it would send."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, cast

from cogs.delivery.outbox import Outbox
from cogs.delivery.request_queue import RequestQueue
from cogs.delivery.transport import Delivered, TakeOvers
from cogs.tables.room import Room
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
        no_lifecycle: Any = None
        handlers = dict.fromkeys(LetterKind, self._send)
        taken_over = TakeOvers()
        taken_over.add(lambda room, before: self.before.append(before))
        self.outbox = Outbox(self.tables, no_lifecycle, handlers, RequestQueue(50), taken_over)
        self.tables.ring = self.outbox.ring

    async def _send(self, room: Room, letter: StoredLetter) -> Delivered:
        self.sending.set()
        await self.pausing.wait()
        self.sent.append(letter)
        return Delivered(len(self.sent))

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
