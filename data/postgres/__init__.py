"""The store in a PostgreSQL database: for many processes, and for backups of the server's own."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import NoReturn
from urllib.parse import parse_qs, unquote, urlsplit

import asyncpg

from data.models import StoreAway, StoreError
from data.postgres.database import FAILURES, PostgresDatabase, explained, is_away
from data.postgres.migrate import SCHEMA, migrate
from data.queries import AllQueries, GameOf
from data.store import Store
from engines.saved_games import game_of as engine_game_of

CONNECTIONS = 10
CONNECT_SECONDS = 10.0
STATEMENT_SECONDS = 30.0
"""After that a server that doesn't answer counts as away."""
SERVER_SETTINGS = {
    "application_name": "portolan",
    "jit": "off",  # no statement of ours is long enough for it
    "idle_in_transaction_session_timeout": "60000",
}
STATEMENTS_KEPT = 500
"""Prepared ones, of each connection."""


class PostgresStore(AllQueries, PostgresDatabase, Store):
    """See data.store for what each call does."""

    after_copy: Sequence[str] = tuple(
        f"SELECT setval(pg_get_serial_sequence('{table}', '{column}'), coalesce(max({column}), 0) + 1, false)"
        f" FROM {table}"
        for table, column in (("tables", "rowid"), ("followers", "rowid"), ("outbox", "id"))
    )
    """Numbers go on behind the highest that is there."""

    def __init__(self, pool: asyncpg.Pool, *, place: str, about: str, game_of: GameOf) -> None:
        PostgresDatabase.__init__(self, pool)
        self._game_of = game_of
        self.place = place
        self.about = about
        """Server, version and schema, in words."""

    @classmethod
    async def open(
        cls,
        url: str,
        *,
        schema: Path = SCHEMA,
        game_of: GameOf = engine_game_of,
        connections: int = CONNECTIONS,
    ) -> PostgresStore:
        """Open the database, filled with our tables or brought up to date when need be. Raises StoreError."""
        place = place_of(url)
        db = await _connect(url)
        try:
            version = await migrate(db, place, schema)
            server = db.get_server_version()
            about = f"PostgreSQL {server.major}.{server.micro} at {place}, schema {version}"
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
        return cls(pool, place=place, about=about, game_of=game_of)

    async def close(self) -> None:
        await self._finish()
        try:
            await asyncio.wait_for(self._pool.close(), CONNECT_SECONDS)
        except TimeoutError:
            self._pool.terminate()


async def in_use(url: str) -> bool:
    """Whether another Portolan is connected to this database."""
    db = await _connect(url)
    try:
        others = "datname = current_database() AND application_name = 'portolan' AND pid <> pg_backend_pid()"
        return bool(await db.fetchval(f"SELECT count(*) FROM pg_stat_activity WHERE {others}"))
    finally:
        await db.close()


async def _connect(url: str) -> asyncpg.Connection:
    """Raises StoreError with what to look at."""
    try:
        return await asyncpg.connect(url, timeout=CONNECT_SECONDS, server_settings=SERVER_SETTINGS)
    except (*FAILURES, ValueError) as error:
        _refuse(url, place_of(url), error)


async def _leave_as_it_is(connection: object) -> None:
    """After a transaction there is nothing to reset: a round trip less for every call."""


def place_of(url: str) -> str:
    """The server and the database that an address names, without the password."""
    parts = urlsplit(url)
    host = parts.hostname or parse_qs(parts.query).get("host", ["localhost"])[0]
    return f"{host}{f':{parts.port}' if parts.port else ''}/{parts.path.strip('/') or parts.username or ''}"


def _refuse(url: str, place: str, error: Exception) -> NoReturn:
    """Raise a sentence that says what to look at."""
    user = unquote(urlsplit(url).username or "") or "nobody named"
    if isinstance(error, asyncpg.InvalidAuthorizationSpecificationError):
        why = f"it doesn't accept the user or password ({user}). Look at PORTOLAN_DATABASE_URL."
    elif isinstance(error, asyncpg.InvalidCatalogNameError):
        why = "there is no such database. Create it first (createdb)."
    elif is_away(error):
        why = f"no PostgreSQL server answers there ({error or type(error).__name__})."
    else:
        why = f"it can't be opened ({type(error).__name__}: {error})."
    kind = StoreAway if is_away(error) else StoreError
    raise kind(f"PostgreSQL at {place}: {why}") from error
