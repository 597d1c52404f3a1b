"""The store in a PostgreSQL database: for many processes, and for backups of the server's own."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from functools import partial

import asyncpg

from data.migrations import Schema
from data.models import StoreError
from data.postgres.connecting import CONNECT_SECONDS, SERVER_SETTINGS, connect, in_use, place_of
from data.postgres.database import FAILURES, PostgresDatabase, explained
from data.postgres.leases import SharedLeases
from data.postgres.listener import Connect
from data.postgres.migrate import SCHEMA, migrate, try_migrating
from data.postgres.processes import PostgresProcesses
from data.processes import Claim
from data.queries.tables.moves import GameOf
from data.store import Store
from engines.tables.saved_games import game_of as engine_game_of

__all__ = ["PostgresStore", "in_use", "join", "look_at", "place_of"]
CONNECTIONS = 10
STATEMENT_SECONDS = 30.0
"""After that a server that doesn't answer counts as away."""
STATEMENTS_KEPT = 500
"""Prepared ones, of each connection."""


class PostgresStore(SharedLeases, Store):
    after_copy = (
        *(
            f"SELECT setval(pg_get_serial_sequence('{table}', '{column}'),"
            f" coalesce(max({column}), 0) + 1, false) FROM {table}"
            for table, column in (("tables", "rowid"), ("followers", "rowid"), ("outbox", "id"))
        ),
        "ANALYZE",
    )
    """Numbers go on behind the highest that is there. And until PostgreSQL knows how many rows there are, it
    reads all people for every click."""

    def __init__(
        self, pool: asyncpg.Pool, connect: Connect, *, place: str, about: str, game_of: GameOf
    ) -> None:
        PostgresDatabase.__init__(self, pool)
        SharedLeases.__init__(self, connect)
        self._game_of = game_of
        self._closed = False
        self.place = place
        self.about = about
        """Server, version and schema, in words."""

    @classmethod
    async def open(
        cls,
        url: str,
        *,
        schema: Schema = SCHEMA,
        game_of: GameOf = engine_game_of,
        connections: int = CONNECTIONS,
    ) -> PostgresStore:
        """Open the database, filled with our tables or brought up to date when need be. Raises StoreError."""
        place = place_of(url)
        db = await connect(url)
        try:
            version = await migrate(db, place, schema)
            about = f"{_server(db, place)}, schema {version}"
        except FAILURES as error:
            raise StoreError(f"{place}: {explained(error)}") from error
        finally:
            await db.close()
        pool = await asyncpg.create_pool(
            url,
            min_size=0,  # a server that is away is not called in the background
            max_size=connections,
            timeout=CONNECT_SECONDS,
            command_timeout=STATEMENT_SECONDS,
            statement_cache_size=STATEMENTS_KEPT,
            server_settings=SERVER_SETTINGS,
            reset=_leave_as_it_is,
        )
        return cls(pool, partial(connect, url), place=place, about=about, game_of=game_of)

    async def close(self) -> None:
        await self._stop_listening()
        if not self._closed:
            self._closed = True
            with suppress(StoreError):  # then they lapse by themselves
                await self._release_all()
        await self._finish()
        try:
            await asyncio.wait_for(self._pool.close(), CONNECT_SECONDS)
        except TimeoutError:
            self._pool.terminate()


async def join(url: str, claim: Claim, *, patience: float) -> PostgresProcesses:
    """Take shards, before anything in the database is touched. Raises StoreError."""
    return await PostgresProcesses.join(url, claim, SCHEMA.newest, patience=patience)


async def look_at(url: str, schema: Schema = SCHEMA) -> tuple[bool, str]:
    """Whether the tables are up to date; and what the server is and which schema they have, in words. What an
    upgrade would do is tried and undone. Raises StoreError."""
    place = place_of(url)
    db = await connect(url)
    try:
        version = await try_migrating(db, place, schema)
        return version == schema.newest, f"{_server(db, place)}, {schema.in_words(version)}"
    except FAILURES as error:
        raise StoreError(f"{place}: {explained(error)}") from error
    finally:
        await db.close()


def _server(db: asyncpg.Connection, place: str) -> str:
    server = db.get_server_version()
    return f"PostgreSQL {server.major}.{server.micro} at {place}"


async def _leave_as_it_is(connection: object) -> None:
    """After a transaction there is nothing to reset: a round trip less for every call."""
