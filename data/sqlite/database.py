"""One connection to one SQLite file, and the rules of using it."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Sequence
from contextlib import asynccontextmanager
from typing import Any, Protocol

import aiosqlite

from data.models import StoreError

Row = sqlite3.Row


class Sql(Protocol):
    """Runs one statement and gives all its rows."""

    def __call__(self, statement: str, values: Sequence[Any] = ()) -> Awaitable[list[Row]]: ...


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


class Database:
    """The connection, used by one call at a time: nobody reads what another has only half written."""

    def __init__(self, connection: aiosqlite.Connection) -> None:
        self._connection = connection
        self._turn = asyncio.Lock()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[Sql]:
        async with self._turn:
            try:
                yield self._run
            except sqlite3.Error as error:
                raise explained(error) from error

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[Sql]:
        """One transaction: all of it is on the disk when the block is left, or nothing."""
        async with self._turn:
            try:
                await self._run("BEGIN IMMEDIATE")
                yield self._run
                await self._run("COMMIT")
            except BaseException as error:
                # Also when the task is cancelled: what the connection's thread was still given before the
                # rollback stands before it in its queue.
                await self._connection.rollback()
                if isinstance(error, sqlite3.Error):
                    raise explained(error) from error
                raise

    async def _run(self, statement: str, values: Sequence[Any] = ()) -> list[Row]:
        return list(await self._connection.execute_fetchall(statement, values))
