"""Loads tables and locks them, so that simultaneous clicks are handled one after the other.

A lock saves work, no more: another process that shares the database has locks of its own. Order comes from
the database, which refuses a change that is based on an older version of the table.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import asynccontextmanager
from weakref import WeakValueDictionary

from cogs.monitoring import task_context
from cogs.tables.loading.kept_tables import KeptTables
from cogs.tables.loading.leases import Leases
from cogs.tables.loading.listeners import TableListener
from cogs.tables.loading.room import Room
from data.models import NoSuchTable, StoreAway
from data.signs import NO_SIGNS, Signs
from data.store import Store
from engines.contract.core import Seat
from engines.tables.table import Table

log = logging.getLogger(__name__)
SERVERS_KNOWN = 10_000
"""Tables of which it is remembered where they are: more than are played at a time."""


class Tables:
    """All tables of the bot, as every service needs them: to load, to lock, to announce."""

    def __init__(
        self, store: Store, now: Callable[[], int], ring: TableListener, signs: Signs = NO_SIGNS
    ) -> None:
        self.store = store
        self.now = now
        """The time, in seconds since 1970 (UTC)."""
        self.ring = ring
        """Tells the outbox that a table has letters to send."""
        self.signs = signs
        self.leases = Leases(store)
        """What this process does, of all that share the database."""
        self.thinking: dict[str, tuple[int, Seat]] = {}
        """By table: at which version which computer player has been thinking for some time."""
        self._kept = KeptTables()
        self._servers: dict[str, int] = {}
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def load(self, table_id: str, *, whole: bool = False) -> Room:
        """The table as it is now; with `whole`, its log from the first move on. Raises NoSuchTable."""
        known = None if whole else self._kept.copy(table_id)
        found = await self.store.look(table_id, known=known.number if known else None, whole=whole)
        if found.game is not None and not whole:
            self.keep(table_id, found.game)
        thinking = self.thinking.get(table_id, (None, None))
        seat = thinking[1] if thinking[0] == found.row.version else None
        return Room(found.row, found.seats, found.game or known, found.people, seat, self.signs)

    def keep(self, table_id: str, table: Table) -> None:
        """Remember a game as it is stored now: it is opened again only when it has changed."""
        self._kept.put(table_id, table)

    async def server(self, table_id: str) -> int:
        """The server of a table, which never changes. Raises NoSuchTable."""
        if table_id not in self._servers:
            if len(self._servers) >= SERVERS_KNOWN:
                self._servers.clear()
            self._servers[table_id] = (await self.store.load(table_id)).guild_id
        return self._servers[table_id]

    def lock(self, table_id: str) -> asyncio.Lock:
        """Held by whoever changes the table."""
        return self._locks.setdefault(table_id, asyncio.Lock())

    @asynccontextmanager
    async def locked(self, table_id: str, *, whole: bool = False) -> AsyncIterator[Room]:
        """Lock a table and load it."""
        task_context.work_at(table_id)
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
            except StoreAway:
                raise  # nothing will come of the others either
            except Exception:
                log.exception("table %s was left out", table_id)
