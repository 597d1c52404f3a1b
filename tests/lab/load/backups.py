"""How long a backup holds up a move: `python -m tests.lab.load.backups --tables N --moves M`.

A database of N tables; one of them is played, a move every 20 milliseconds. First M moves alone, then moves
for as long as backups are made. Printed is how long the store took for reading the table and for writing the
move: that is what a press waits for.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from cogs.local_table.server import LoopbackDiscord
from data.sqlite import SqliteStore
from engines.tables.table import Table
from tests.lab.load.tables import fill

BACKUPS = 3
REST_SECONDS = 0.02
MOST_TABLES, MOST_MOVES = 20_000, 5_000


class Player:
    """Plays a table, and another one when its game is over. `waits` are milliseconds."""

    def __init__(self, store: SqliteStore, tables: list[str]) -> None:
        self._store, self._tables = store, tables
        self._table: Table | None = None
        self.waits: list[float] = []

    async def move(self) -> None:
        if self._table is None or not self._table.waiting:
            self._table_id = self._tables.pop()
            self._table = await self._store.open_table(self._table_id)
        table = self._table
        seat = table.waiting[0]
        entry = table.play(seat, table.suggest(seat), at=int(time.time()))
        began = time.monotonic()
        row = await self._store.load(self._table_id)
        await self._store.append(self._table_id, entry, table, expected_version=row.version)
        self.waits.append((time.monotonic() - began) * 1000)
        await asyncio.sleep(REST_SECONDS)


async def measure(folder: Path, tables: int, moves: int) -> tuple[list[float], list[float], float]:
    """The waits without and with a backup, and how many seconds a backup took."""
    path = folder / "portolan.db"
    played = await fill(LoopbackDiscord(), path, tables, min(tables, 50), int(time.time()))
    store = await SqliteStore.open(path)
    try:
        alone = Player(store, [one.id for one in played[::2]])
        for _ in range(moves):
            await alone.move()
        beside, began = Player(store, [one.id for one in played[1::2]]), time.monotonic()
        for number in range(BACKUPS):
            copying = asyncio.create_task(store.file.backup(int(time.time()) + number))
            while not copying.done():
                await beside.move()
            await copying
        return alone.waits, beside.waits, (time.monotonic() - began) / BACKUPS
    finally:
        await store.close()


def told(name: str, waits: list[float]) -> str:
    ordered = sorted(waits)
    parts = [f"{ordered[int(share * (len(ordered) - 1))]:.1f}" for share in (0.5, 0.95, 0.99, 1)]
    return f"{name}: {' / '.join(parts)} ms (p50 / p95 / p99 / longest of {len(waits)} moves)"


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.lab.load.backups", description=__doc__)
    parser.add_argument("--tables", type=int, default=10_000, help=f"at most {MOST_TABLES}")
    parser.add_argument("--moves", type=int, default=200, help=f"before the backups, at most {MOST_MOVES}")
    options = parser.parse_args(argv)
    if not 2 <= options.tables <= MOST_TABLES or not 1 <= options.moves <= MOST_MOVES:
        parser.error("too many, or too few")
    with TemporaryDirectory() as folder:
        alone, beside, seconds = asyncio.run(measure(Path(folder), options.tables, options.moves))
    print(told("alone", alone))
    print(told("beside a backup", beside))
    print(f"a backup of {options.tables} tables took {seconds:.1f} s; load average {os.getloadavg()[0]:.1f}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
