"""How many moves a second each store commits, through the same calls, in one run.

Every table is played by a task of its own: a move is made in memory and appended with two letters and the
clocks, as a click does it. SQLite and PostgreSQL take turns, and both wait for the disk (fsync).
"""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from data.models import Clock, Letter, LetterKind
from data.postgres import PostgresStore
from data.sqlite import SqliteStore
from data.store import Store
from engines import games
from engines.tables.table import Table
from tests.lab import database
from tests.lab.bench.size import Size
from tests.lab.report import Figure, Row, Section
from tests.support.played_games import played

GAME = games()["magellan"]
SEATS = GAME.seats[0]
TABLES = 16
KEY = bytes(range(32))
NOW = 1_800_000_000
ROUNDS = 3
"""How often the stores take turns: what else the machine does meanwhile disturbs both."""


class Rate:
    def __init__(self) -> None:
        self.moves = 0
        self.seconds = 0.0
        self.processor = 0.0
        """Seconds of this process; a PostgreSQL server takes its own."""

    def row(self, of: str) -> Row:
        figures = {
            "moves a second": Figure(self.moves / self.seconds),
            "processor": Figure(1000 * self.processor / self.moves, "ms a move"),
        }
        return Row(of, figures)


async def _begun(store: Store, channel: int) -> tuple[str, Table]:
    row = await store.create_lobby(
        guild_id=1,
        channel_id=channel,
        game=GAME.key,
        host_id=1,
        language="en",
        settings={},
        key=KEY,
        now=NOW,
    )
    for seat in range(SEATS):
        row = await store.join(row.id, user_id=seat + 1, name="?", salt="?", most=SEATS, now=NOW)
    table = played(GAME.key).at(1)
    await store.start(row.id, table, order=range(SEATS), expected_version=row.version, now=NOW)
    return row.id, table


async def _play_on(store: Store, channel: int, until: float) -> int:
    """Play one game after the other until the time is up, but at least one move; return how many."""
    made = 0
    while True:
        table_id, table = await _begun(store, channel)
        for moment in played(GAME.key):
            if made and time.perf_counter() >= until:
                await store.end(table_id, now=NOW)
                return made
            version = moment.number - 1
            entry = table.play(moment.seat, moment.move, at=NOW + version)
            del table.log[:-40]  # as far as an opened table knows it
            letters = [Letter(kind=kind, version=version) for kind in (LetterKind.BOARD, LetterKind.PING)]
            clocks = [
                Clock(seat=one, asked_at=NOW + version, deadline=None, bank=None, spent=0, answers=version)
                for one in {moment.seat, *table.waiting}
            ]
            await store.append(
                table_id, entry, table, expected_version=version, letters=letters, clocks=clocks
            )
            made += 1


async def compared(url: str, path: Path, tables: int, seconds: float) -> dict[str, Rate]:
    stores: dict[str, Store] = {
        "SQLite": await SqliteStore.open(path),
        "PostgreSQL": await PostgresStore.open(url),
    }
    rates = {name: Rate() for name in stores}
    try:
        for _ in range(ROUNDS):
            for name, store in stores.items():
                began, processor, rate = time.perf_counter(), time.process_time(), rates[name]
                playing = (_play_on(store, 100 + number, began + seconds) for number in range(tables))
                rate.moves += sum(await asyncio.gather(*playing))
                rate.seconds += time.perf_counter() - began
                rate.processor += time.process_time() - processor
    finally:
        for store in stores.values():
            await store.close()
    return rates


def section(size: Size) -> Section:
    with TemporaryDirectory() as folder, database.empty("postgres") as url:
        assert url is not None
        path = Path(folder) / "portolan.db"
        rates = asyncio.run(compared(url, path, TABLES, size.seconds / ROUNDS))
    rows = [rate.row(name) for name, rate in rates.items()]
    speeds = [row.figures["moves a second"].value for row in rows]
    rows.append(Row("PostgreSQL / SQLite", {"moves a second": Figure(speeds[1] / speeds[0], "x")}))
    return Section(
        key="stores",
        title=f"Stores: moves committed at {TABLES} tables",
        rows=rows,
        notes=["In turns, both waiting for the disk. processor: of this process alone."],
    )
