"""The database as the campaign reads it: beside the bots while they run, through the store after that."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import NamedTuple

from cogs.tables.loading.tables import Tables
from data.opening import open_store
from data.settings import Settings
from tests.lab.database import Database


class Unsent(NamedTuple):
    """A letter that was not sent yet."""

    table: str
    kind: str
    seat: int | None
    next_try: int
    error: str | None


class Ledger(Database):
    async def unsent(self) -> list[Unsent]:
        found = await self.rows(
            "SELECT table_id, kind, seat, next_try, error FROM outbox WHERE done_at IS NULL ORDER BY id"
        )
        return [Unsent(*row) for row in found]

    async def nonces(self) -> set[str]:
        """Of all letters, sent or not."""
        return {row[0] for row in await self.rows("SELECT nonce FROM outbox")}

    async def tables(self) -> list[str]:
        return [row[0] for row in await self.rows("SELECT id FROM tables ORDER BY created, id")]

    @asynccontextmanager
    async def opened(self) -> AsyncIterator[Tables]:
        """All tables, while no bot runs."""
        opened = await open_store(Settings(db=self.path, database_url=self.url), shards=())
        try:
            yield Tables(opened.store, lambda: int(time.time()), ring=lambda table_id: None)
        finally:
            await opened.store.close()
            await opened.processes.close()
