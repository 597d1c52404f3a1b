"""The database as the campaign reads it: beside the bots while they run, through the store after that."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any, NamedTuple

import asyncpg

from cogs.tables.loading.tables import Tables
from data.opening import open_store
from data.settings import Settings


class Unsent(NamedTuple):
    """A letter that was not sent yet."""

    table: str
    kind: str
    seat: int | None
    next_try: int
    error: str | None


class Ledger:
    def __init__(self, folder: Path, url: str | None) -> None:
        """`url` of a PostgreSQL database; None: a file in the folder."""
        self.path, self.url = folder / "portolan.db", url

    @property
    def settings(self) -> dict[str, str]:
        """For the bots."""
        if self.url is not None:
            return {"PORTOLAN_DATABASE_URL": self.url}
        return {"PORTOLAN_DB": str(self.path)}

    async def _rows(self, statement: str) -> Sequence[Any]:
        if self.url is None:
            with closing(sqlite3.connect(f"file:{self.path}?mode=ro", uri=True)) as file:
                return file.execute(statement).fetchall()
        connection = await asyncpg.connect(self.url)
        try:
            rows: Sequence[Any] = await connection.fetch(statement)
            return rows
        finally:
            await connection.close()

    async def unsent(self) -> list[Unsent]:
        found = await self._rows(
            "SELECT table_id, kind, seat, next_try, error FROM outbox WHERE done_at IS NULL ORDER BY id"
        )
        return [Unsent(*row) for row in found]

    async def nonces(self) -> set[str]:
        """Of all letters, sent or not."""
        return {row[0] for row in await self._rows("SELECT nonce FROM outbox")}

    async def tables(self) -> list[str]:
        return [row[0] for row in await self._rows("SELECT id FROM tables ORDER BY created, id")]

    @asynccontextmanager
    async def opened(self) -> AsyncIterator[Tables]:
        """All tables, while no bot runs."""
        opened = await open_store(Settings(db=self.path, database_url=self.url), shards=())
        try:
            yield Tables(opened.store, lambda: int(time.time()), ring=lambda table_id: None)
        finally:
            await opened.store.close()
            await opened.processes.close()
