"""One connection to one SQLite file, and the rules of using it."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Coroutine, Mapping, Sequence
from functools import partial, wraps
from pathlib import Path
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar, cast

import aiosqlite

from data.models import StoreError

Row = sqlite3.Row
Values = Sequence[Any] | Mapping[str, Any]
"""For the question marks of a statement, or for its names."""
P = ParamSpec("P")
R = TypeVar("R")


class Sql(Protocol):
    """Runs one statement and gives all its rows."""

    def __call__(self, statement: str, values: Values = ()) -> list[Row]: ...


def explained(error: sqlite3.Error) -> StoreError:
    """SQLite's error as a sentence for the person who runs the bot."""
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    sentence = {
        sqlite3.SQLITE_FULL: "The disk is full: nothing was written. Make room and try again.",
        sqlite3.SQLITE_BUSY: "Another program is writing to the database. Close it and try again.",
        sqlite3.SQLITE_READONLY: "The database cannot be written: look at the rights of file and folder.",
        sqlite3.SQLITE_CANTOPEN: "The database cannot be opened: look at the rights of file and folder.",
        sqlite3.SQLITE_CORRUPT: "The database is damaged. Stop the bot and restore the newest backup.",
        sqlite3.SQLITE_NOTADB: "The file is no database, or a damaged one. Restore the newest backup.",
        sqlite3.SQLITE_IOERR: "The disk could not be read or written.",
    }.get(code, "The database did not do what was asked.")
    return StoreError(f"{sentence} ({error})")


class Connection(aiosqlite.Connection):
    """aiosqlite's connection, whose thread also runs a whole job at once."""

    async def run(self, job: Callable[[sqlite3.Connection], R]) -> R:
        """Run a function of ours in the connection's thread, after the jobs before it.

        It cannot be stopped half-way: a cancelled caller gets CancelledError at once, while the job still
        runs to its end, before any job that comes later."""
        # aiosqlite's own calls go through `_execute`, which has no public name and no types.
        done: R = await self._execute(job, self._conn)  # type: ignore[no-untyped-call]
        return done


async def connect(path: Path) -> Connection:
    def connector() -> sqlite3.Connection:
        db = sqlite3.connect(path, isolation_level=None)
        db.row_factory = Row
        return db

    return cast(Connection, await Connection(connector, iter_chunk_size=64))


class Database:
    """The connection. Every call is one job of its thread, which runs one at a time: nobody reads what
    another has only half written."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def _run(self, db: sqlite3.Connection, statement: str, values: Values = ()) -> list[Row]:
        """In the connection's thread."""
        return db.execute(statement, values).fetchall()

    async def _read(self, query: Callable[[Sql], R]) -> R:
        def job(db: sqlite3.Connection) -> R:
            try:
                return query(partial(self._run, db))
            except sqlite3.Error as error:
                raise explained(error) from error

        return await self._connection.run(job)

    async def _write(self, query: Callable[[Sql], R]) -> R:
        """One transaction: all of it is on the disk at the end, or nothing."""

        def job(db: sqlite3.Connection) -> R:
            sql = partial(self._run, db)
            try:
                sql("BEGIN IMMEDIATE")
                result = query(sql)
                sql("COMMIT")
            except BaseException as error:
                db.rollback()
                if isinstance(error, sqlite3.Error):
                    raise explained(error) from error
                raise
            return result

        return await self._connection.run(job)


S = TypeVar("S", bound=Database)


def reading(
    query: Callable[Concatenate[S, Sql, P], R],
) -> Callable[Concatenate[S, P], Coroutine[Any, Any, R]]:
    """Turn a query, which runs whole in the connection's thread, into a call to be awaited."""

    @wraps(query)
    async def call(self: S, /, *args: P.args, **kwargs: P.kwargs) -> R:
        return await self._read(lambda sql: query(self, sql, *args, **kwargs))

    return call


def writing(
    query: Callable[Concatenate[S, Sql, P], R],
) -> Callable[Concatenate[S, P], Coroutine[Any, Any, R]]:
    """Like `reading`, as one transaction. A cancelled caller has to look whether it happened: it is whole or
    not there."""

    @wraps(query)
    async def call(self: S, /, *args: P.args, **kwargs: P.kwargs) -> R:
        return await self._write(lambda sql: query(self, sql, *args, **kwargs))

    return call
