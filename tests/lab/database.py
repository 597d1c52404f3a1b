"""Where the bots of a run keep their tables: a file, or a PostgreSQL database."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import asyncpg

from cogs.local_table.server import LoopbackDiscord
from tests.lab.processes import parent
from tests.support import postgres


@contextmanager
def empty(store: str) -> Iterator[str | None]:
    """The address of a database that keeps what it has written; None for a file."""
    if store == "sqlite":
        yield None
        return
    name = f"lab_{os.getpid()}"
    with postgres.server(name, quick=False) as url, postgres.database(url, name) as made:
        yield made


class Database:
    def __init__(self, folder: Path, url: str | None) -> None:
        """`url` of a PostgreSQL database; None: a file in the folder."""
        self.path, self.url = folder / "portolan.db", url

    def settings(self, server: LoopbackDiscord, processes: int) -> list[dict[str, str]]:
        """For each process of the bot that plays here."""
        token, address = server.world.bot_token, server.rest_address
        own = {"PORTOLAN_DB": str(self.path)} if self.url is None else {"PORTOLAN_DATABASE_URL": self.url}
        common = {"DISCORD_TOKEN": token, "PORTOLAN_DISCORD_API": address, **own}
        if processes == 1:
            return [common]
        shards = {**common, "PORTOLAN_SHARDS": str(processes)}
        return [{**shards, "PORTOLAN_SHARD_IDS": str(number)} for number in range(processes)]

    async def rows(self, statement: str) -> Sequence[Any]:
        """Read beside the bots."""
        if self.url is None:
            with closing(sqlite3.connect(f"file:{self.path}?mode=ro", uri=True)) as file:
                return file.execute(statement).fetchall()
        connection = await asyncpg.connect(self.url)
        try:
            rows: Sequence[Any] = await connection.fetch(statement)
            return rows
        finally:
            await connection.close()

    async def bytes(self) -> int:
        if self.url is None:
            return sum(file.stat().st_size for file in self.path.parent.glob(f"{self.path.name}*"))
        [(size,)] = await self.rows("SELECT pg_database_size(current_database())")
        return int(size)

    async def server_pid(self) -> int | None:
        """The PostgreSQL server that every connection's process is a child of; None for a file, and for one
        that runs on another machine: its processor time is not for us to count."""
        if self.url is None:
            return None
        [(child,)] = await self.rows("SELECT pid FROM pg_stat_activity WHERE backend_type = 'checkpointer'")
        return parent(child, "postgres")
