"""One connection to one SQLite file, and the rules of using it."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, TypeVar, cast

import aiosqlite

from data.models import StoreError
from data.queries.database import Database, Dialect, Query, Values

Row = sqlite3.Row
R = TypeVar("R")


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


Run = Callable[[sqlite3.Connection, str, Values], list[Row]]


class Statements:
    """Runs the statements of a query in the connection's thread. Nobody else has the database meanwhile, so
    there is nothing to hold."""

    dialect = Dialect(part="json_extract(body, '$.{}')", without="json_remove(body, '$.{}')")

    def __init__(self, db: sqlite3.Connection, run: Run) -> None:
        self._db = db
        self._run = run

    async def __call__(self, statement: str, values: Values = ()) -> list[Row]:
        return self._run(self._db, statement, values)

    async def hold(self, table_id: str) -> None: ...

    async def hold_person(self, user_id: int) -> None: ...


def carried_out(query: Coroutine[Any, Any, R]) -> R:
    """Run a query to its end, in this thread: SQLite answers at once, so it never waits."""
    try:
        query.send(None)
    except StopIteration as end:
        return cast(R, end.value)
    query.close()
    raise RuntimeError("a query awaits statements, and nothing else")


class SqliteDatabase(Database):
    """The connection. Every call is one job of its thread, which runs one at a time: nobody reads what
    another has only half written."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def _run(self, db: sqlite3.Connection, statement: str, values: Values = ()) -> list[Row]:
        """In the connection's thread."""
        return db.execute(statement, values).fetchall()

    async def _read(self, query: Query[R]) -> R:
        def job(db: sqlite3.Connection) -> R:
            try:
                return carried_out(query(Statements(db, self._run)))
            except sqlite3.Error as error:
                raise explained(error) from error

        return await self._connection.run(job)

    async def _write(self, query: Query[R]) -> R:
        def job(db: sqlite3.Connection) -> R:
            try:
                self._run(db, "BEGIN IMMEDIATE")
                result = carried_out(query(Statements(db, self._run)))
                self._run(db, "COMMIT")
            except BaseException as error:
                db.rollback()
                if isinstance(error, sqlite3.Error):
                    raise explained(error) from error
                raise
            return result

        return await self._connection.run(job)
