"""Stores with a game in them, for the tests in this folder."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Protocol

from data.copying import PLACES
from data.models import Clock, Letter, LetterKind, TableRow
from data.postgres import PostgresStore
from data.queries.database import Sql
from data.sqlite import SqliteStore
from data.store import Store
from engines.contract.core import Settings
from engines.tables.log import Entry
from engines.tables.table import Table
from tests.data.tally_game import FIGURES, Add, Tally, game_of

ANN, BEN, CARL = 101, 102, 103
KEY = bytes(range(32))
NOW = 1_750_000_000


AnyStore = SqliteStore | PostgresStore
OPENED: list[AnyStore] = []
"""Closed after each test, even a failed one: the thread of an open store keeps the process alive."""


class Place(Protocol):
    """Where a store is kept, however often it is opened."""

    async def open(self) -> AnyStore: ...


class SqlitePlace:
    def __init__(self, path: Path) -> None:
        self.path = path

    async def open(self) -> AnyStore:
        return await open_store(self.path)


class PostgresPlace:
    def __init__(self, url: str) -> None:
        self.url = url

    async def open(self) -> AnyStore:
        OPENED.append(await PostgresStore.open(self.url, game_of=game_of))
        return OPENED[-1]


async def ask(store: AnyStore, statement: str, *values: object) -> list[tuple[Any, ...]]:
    """Run a statement of our own on the database."""

    async def query(sql: Sql) -> list[tuple[Any, ...]]:
        rows = await sql(statement, values)
        return [tuple(row[name] for name in row.keys()) for row in rows]  # noqa: SIM118

    return await store._write(query)


async def open_store(path: Path, **options: Any) -> SqliteStore:
    store = await SqliteStore.open(path, game_of=game_of, **options)
    OPENED.append(store)
    return store


async def everything_in(store: AnyStore) -> str:
    """All that is stored, as text."""
    return "\n".join([str(row) for place in PLACES for row in await ask(store, f"SELECT * FROM {place}")])


async def lobby(
    store: Store, channel_id: int = 7, host_id: int = ANN, now: int = NOW, *, lesson: bool = False
) -> TableRow:
    return await store.create_lobby(
        guild_id=5,
        channel_id=channel_id,
        game="tally",
        host_id=host_id,
        language="en",
        settings={"length": "short"},
        key=KEY,
        lesson=lesson,
        now=now,
    )


async def full_lobby(store: Store, channel_id: int = 7) -> TableRow:
    table = await lobby(store, channel_id)
    await store.join(table.id, user_id=ANN, name="Ann", salt="a", most=2, now=NOW)
    return await store.join(table.id, user_id=BEN, name="Ben", salt="b", most=2, now=NOW)


async def running(store: Store, channel_id: int = 7, settings: Settings | None = None) -> tuple[str, Table]:
    """A started game: its id, and the table as it is in memory."""
    row = await full_lobby(store, channel_id)
    table = Table.open(Tally(FIGURES, {}), seats=2, settings=settings or {}, key=KEY, salt=["a", "b"])
    await store.start(row.id, table, order=[0, 1], expected_version=row.version, now=NOW)
    return row.id, table


def clock(seat: int, asked_at: int | None, deadline: int | None = None, **more: int) -> Clock:
    return Clock(
        seat=seat,
        asked_at=asked_at,
        deadline=deadline,
        bank=more.get("bank"),
        spent=more.get("spent", 0),
        answers=more.get("answers", 0),
    )


def play(table: Table, what: Any = "one", at: int = NOW) -> Entry:
    return table.play(table.waiting[0], Add(what), at=at)


def board(table_id: str, version: int) -> Letter:
    return Letter(
        kind=LetterKind.BOARD, version=version, body={"n": version}, nonce=f"{table_id}-{version}-board"
    )


@contextmanager
def second_connection(path: Path) -> Iterator[sqlite3.Connection]:
    """A second connection to the database file."""
    connection = sqlite3.connect(path, isolation_level=None)
    connection.execute("PRAGMA foreign_keys = ON")
    try:
        yield connection
    finally:
        connection.close()
