"""The store in an SQLite file: one process, one connection."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import threading
from pathlib import Path

from data.migrations import Schema
from data.models import StoreError
from data.queries.tables.moves import GameOf
from data.sqlite.backup import make_copy
from data.sqlite.clean_stop import note_clean_stop, take_clean_stop
from data.sqlite.database import Connection, SqliteDatabase, connect, explained
from data.sqlite.file import DatabaseFile
from data.sqlite.leases import OwnLeases
from data.sqlite.lock import ProcessLock
from data.sqlite.migrate import SCHEMA, migrate, version_of
from data.store import Store
from engines.tables.saved_games import game_of as engine_game_of

OLDEST_SQLITE = (3, 37, 0)
"""Strict tables, RETURNING, iif()."""
SYNCHRONOUS = "FULL"
"""A committed move survives a power cut: SQLite waits for the disk."""


def check_sqlite(version: tuple[int, ...] = sqlite3.sqlite_version_info) -> str:
    """The SQLite that Python was built with, in words; raises StoreError when it is too old."""
    found = ".".join(map(str, version))
    if version < OLDEST_SQLITE:
        oldest = ".".join(map(str, OLDEST_SQLITE))
        raise StoreError(f"This Python has SQLite {found}; Portolan needs {oldest} or newer.")
    return f"SQLite {found}"


class SqliteStore(SqliteDatabase, OwnLeases, Store):
    def __init__(
        self, connection: Connection, *, path: Path, file: DatabaseFile, lock: ProcessLock, game_of: GameOf
    ) -> None:
        SqliteDatabase.__init__(self, connection)
        self._game_of = game_of
        self._path = path
        self.place = str(path)
        self.file = file
        """Where backups are made."""
        self._lock = lock
        self._closed = False

    @classmethod
    async def open(
        cls,
        path: Path,
        *,
        backups: Path | None = None,
        schema: Schema = SCHEMA,
        game_of: GameOf = engine_game_of,
    ) -> SqliteStore:
        """Open the database, made anew or brought up to date when need be. Raises StoreError."""
        check_sqlite()
        backups = backups or path.parent / "backups"
        lock = _prepare(path)
        connection: Connection | None = None
        try:
            connection = await connect(path)
            await _make_ready(connection, path, backups, schema)
        except BaseException as error:
            if connection is not None:
                await connection.close()
            lock.release()
            if isinstance(error, sqlite3.Error):
                raise StoreError(f"{path}: {explained(error)}") from error
            raise
        return cls(connection, path=path, file=DatabaseFile(path, backups), lock=lock, game_of=game_of)

    async def tidy_up(self) -> None:
        await self._connection.execute_fetchall("PRAGMA wal_checkpoint(TRUNCATE)")

    async def close(self) -> None:
        first, self._closed = not self._closed, True
        await self.file.stop_copying()
        await self._connection.close()
        try:
            if first:
                await asyncio.to_thread(note_clean_stop, self._path)
        finally:
            self._lock.release()


def _prepare(path: Path) -> ProcessLock:
    """Lock the database and see to it that only its owner can read it."""
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        lock = ProcessLock(path)
        try:
            os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
            path.chmod(0o600)
        except OSError:
            lock.release()
            raise
    except OSError as error:
        raise StoreError(f"{path} cannot be opened for writing: {error.strerror}.") from error
    return lock


async def _make_ready(db: Connection, path: Path, backups: Path, schema: Schema) -> None:
    await db.execute_fetchall("PRAGMA busy_timeout = 5000")
    version = await version_of(db, path, schema)
    if not await asyncio.to_thread(take_clean_stop, path):
        await _quick_check(db, path)
    [(mode,)] = await db.execute_fetchall("PRAGMA journal_mode = WAL")
    if mode != "wal":
        raise StoreError(f"{path} cannot keep a journal (WAL) on this disk. Choose a local one.")
    await db.execute_fetchall(f"PRAGMA synchronous = {SYNCHRONOUS}")
    # What is deleted is overwritten: a copy takes the free pages along.
    await db.execute_fetchall("PRAGMA secure_delete = ON")
    if 0 < version < schema.newest:
        copy = backups / f"{path.stem}-schema-{version}.db"
        await asyncio.to_thread(make_copy, path, copy, threading.Event())
    await migrate(db, version, schema)
    await db.execute_fetchall("PRAGMA foreign_keys = ON")


async def _quick_check(db: Connection, path: Path) -> None:
    [(verdict,)] = await db.execute_fetchall("PRAGMA quick_check(1)")
    if verdict != "ok":
        raise StoreError(f"{path} is damaged ({verdict}). Stop the bot and restore the newest backup.")
