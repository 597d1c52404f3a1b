"""Loads tables and locks them, so that simultaneous clicks are handled one after the other."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import asynccontextmanager
from weakref import WeakValueDictionary

from cogs.tables.listeners import TableListener
from cogs.tables.room import Room
from data.models import NoSuchTable
from data.store import Store

log = logging.getLogger(__name__)


class Tables:
    """All tables of the bot, as every service needs them: to load, to lock, to announce."""

    def __init__(self, store: Store, now: Callable[[], int], ring: TableListener) -> None:
        self.store = store
        self.now = now
        """The time, in seconds since 1970 (UTC)."""
        self.ring = ring
        """Tells the outbox that a table has letters to send."""
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def load(self, table_id: str, *, whole: bool = False) -> Room:
        """The table as it is now; with `whole`, its log from the first move on. Raises NoSuchTable."""
        row = await self.store.load(table_id)
        seats = await self.store.seats(table_id)
        started = row.rules_version is not None
        return Room(row, seats, await self.store.open_table(table_id, whole=whole) if started else None)

    def lock(self, table_id: str) -> asyncio.Lock:
        """Held by whoever changes the table."""
        return self._locks.setdefault(table_id, asyncio.Lock())

    @asynccontextmanager
    async def locked(self, table_id: str, *, whole: bool = False) -> AsyncIterator[Room]:
        """Lock a table and load it."""
        async with self.lock(table_id):
            yield await self.load(table_id, whole=whole)

    async def each(self, table_ids: Iterable[str], work: Callable[[str], Awaitable[object]]) -> None:
        """Do something at several tables, one after the other. Where it fails, for example because a game
        cannot be read, that is logged and stops no other table."""
        for table_id in table_ids:
            try:
                await work(table_id)
            except NoSuchTable:
                log.info("table %s is gone", table_id)
            except Exception:
                log.exception("table %s was left out", table_id)
