"""A pool of connections to one PostgreSQL database, and the rules of using it."""

from __future__ import annotations

import asyncio
import itertools
import logging
import random
import re
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import AbstractAsyncContextManager
from functools import lru_cache
from typing import Any, TypeVar

import asyncpg

from data.models import StoreAway, StoreError
from data.queries.database import Database, Dialect, Query, Row, Values

log = logging.getLogger(__name__)
R = TypeVar("R")
ATTEMPTS = 8
"""How often a transaction is run that loses races against others."""
RACES = (
    asyncpg.SerializationError,
    asyncpg.DeadlockDetectedError,
    asyncpg.UniqueViolationError,
    asyncpg.ForeignKeyViolationError,
)
"""Somebody else was faster: run again, the transaction finds what they did."""
AWAY = (
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
    asyncpg.TooManyConnectionsError,
    asyncpg.InternalClientError,
    OSError,
    TimeoutError,
)
"""The server can't be reached, is starting or is shutting down; or it has ended a connection just when it was
to be used."""
FAILURES = (
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    OSError,
    TimeoutError,
)
"""Everything that the driver raises."""


def is_away(error: Exception) -> bool:
    # The driver has one class for a closed connection and for wrong arguments, which would be our fault.
    return isinstance(error, AWAY) or (isinstance(error, asyncpg.InterfaceError) and "closed" in str(error))


def explained(error: Exception) -> StoreError:
    """PostgreSQL's error as a sentence for the person who runs the bot."""
    if is_away(error):
        return StoreAway(f"The database can't be reached. ({type(error).__name__}: {error})")
    if isinstance(error, asyncpg.DiskFullError):
        return StoreError(f"The disk of the database is full: nothing was written. ({error})")
    return StoreError(f"The database did not do what was asked. ({type(error).__name__}: {error})")


@lru_cache(maxsize=1024)
def translated(statement: str) -> str:
    """A statement as PostgreSQL writes it. It chooses its indexes by itself."""
    text = re.sub(r"INDEXED BY \w+ ?", "", statement)
    text = text.replace("IS NOT ?", "IS DISTINCT FROM ?").replace("IS ?", "IS NOT DISTINCT FROM ?")
    numbers = itertools.count(1)
    return re.sub(r"\?(\d*)", lambda mark: f"${mark[1] or next(numbers)}", text)


Run = Callable[[Any, str, Values], Awaitable[list[Row]]]


class Statements:
    """Runs the statements of a query over one connection."""

    dialect = Dialect(part="(body::jsonb ->> '{}')::bigint", without="(body::jsonb - '{}')::text")

    def __init__(self, connection: Any, run: Run) -> None:
        self._connection = connection
        self._run = run

    async def __call__(self, statement: str, values: Values = ()) -> list[Row]:
        return await self._run(self._connection, statement, values)

    async def hold(self, table_id: str) -> None:
        """Rows that refer to the table can still be added by those who don't hold it."""
        await self("SELECT 1 FROM tables WHERE id = ? FOR NO KEY UPDATE", (table_id,))

    async def hold_person(self, user_id: int) -> None:
        """A lock of its own: there may be no row yet."""
        await self("SELECT pg_advisory_xact_lock(?)", (user_id,))


class PostgresDatabase(Database):
    """The pool. Reads see one moment; writes hold what they change, and run again when they lose a race."""

    def __init__(self, pool: asyncpg.Pool) -> None:
        self._pool = pool
        self._under_way: dict[asyncio.Task[Any], asyncio.Task[Any] | None] = {}
        """Writes, and who waits for each."""

    async def _run(self, connection: Any, statement: str, values: Values = ()) -> list[Row]:
        found: list[Row] = await connection.fetch(translated(statement), *values)
        return found

    async def _read(self, query: Query[R]) -> R:
        await self._abandoned_writes()
        return await self._carried_out(query, isolation="repeatable_read", readonly=True)

    async def _write(self, query: Query[R]) -> R:
        """A cancelled caller stops waiting, but not the transaction: what was handed over is carried out,
        before anything that is asked later."""
        return await self._handed_over(self._won(query))

    async def _write_at_once(self, query: Query[R]) -> R:
        """The same without a transaction around it: each statement is one of its own, which saves two round
        trips to the server."""
        return await self._handed_over(self._on_connection(query))

    async def _handed_over(self, writing: Coroutine[Any, Any, R]) -> R:
        await self._abandoned_writes()
        work = asyncio.create_task(writing)
        self._under_way[work] = asyncio.current_task()
        work.add_done_callback(self._done)
        return await asyncio.shield(work)

    def _done(self, work: asyncio.Task[Any]) -> None:
        caller = self._under_way.pop(work)
        if work.cancelled() or (error := work.exception()) is None:
            return
        if caller is not None and caller.cancelling():
            log.warning("a write whose caller was cancelled failed: %s", error)

    async def _abandoned_writes(self) -> None:
        left = [
            work for work, caller in self._under_way.items() if caller is not None and caller.cancelling()
        ]
        if left:
            await asyncio.wait(left)

    async def _won(self, query: Query[R]) -> R:
        """Run a transaction until it loses no race."""
        for attempt in range(1, ATTEMPTS):
            try:
                return await self._carried_out(query)
            except LostRace:
                await asyncio.sleep(random.random() * 0.01 * attempt)
        return await self._carried_out(query)

    async def _carried_out(self, query: Query[R], **options: Any) -> R:
        async def within(connection: Any) -> R:
            async with connection.transaction(**options):
                return await query(Statements(connection, self._run))

        return await self._connected(within)

    async def _on_connection(self, query: Query[R]) -> R:
        return await self._connected(lambda connection: query(Statements(connection, self._run)))

    async def _connected(self, work: Callable[[Any], Awaitable[R]]) -> R:
        try:
            async with self._connection() as connection:
                return await work(connection)
        except RACES as error:
            raise LostRace(f"Others were always faster. ({type(error).__name__}: {error})") from error
        except FAILURES as error:
            raise explained(error) from error

    def _connection(self) -> AbstractAsyncContextManager[Any]:
        connection: AbstractAsyncContextManager[Any] = self._pool.acquire()
        return connection

    async def _finish(self) -> None:
        """Wait for the writes that are under way."""
        if self._under_way:
            await asyncio.wait(list(self._under_way))


class LostRace(StoreError):
    """Another transaction was faster, so this one found what it can't change."""
