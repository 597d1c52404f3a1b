"""What reading a log costs, packed as differences, beside the same log with each state compressed alone.

python -m tests.lab.bench.logs [--rounds 7]

A whole game of computer players with the most players, of each kind. `whole`: all states, as a replay and a
film read them. `tail`: the last ones, as an undo reads them, and a click at a table that is not in memory.
Milliseconds of processor time.
"""

from __future__ import annotations

import argparse
import asyncio
import shutil
import sqlite3
import tempfile
import time
from contextlib import closing
from pathlib import Path
from statistics import median
from typing import NamedTuple

import msgspec

from data.queries.packed_log import pack
from data.sqlite import SqliteStore
from engines import AnyGame, games
from engines.tables.table import Table
from tests.lab.bench.tables import NOW, begun

KNOWN = 40
"""Entries that an opened table knows."""

GUARDS = "SELECT name FROM sqlite_master WHERE type = 'trigger' AND tbl_name = 'moves'"
"""They see to it that nobody changes a log."""


class Reading(NamedTuple):
    """Of one log."""

    whole: float
    tail: float
    """Milliseconds."""
    kib: float


class Comparison(NamedTuple):
    table_id: str
    moves: int
    packed: Reading
    alone: Reading


async def played(store: SqliteStore, game: AnyGame, number: int) -> str:
    """A table with a whole game, written move by move."""
    table_id = await begun(store, game, number, game.seats[-1])
    table = await store.open_table(table_id)
    while table.waiting:
        seat = table.waiting[0]
        entry = table.play(seat, table.suggest(seat), at=NOW)
        await store.append(table_id, entry, table, expected_version=table.number - 1)
        del table.log[:-KNOWN]
    return table_id


def compress_alone(path: Path, table_id: str, table: Table) -> None:
    """Write a log as it was written before states were packed as differences."""
    lines = [
        (pack(bytes(entry.before), b""), msgspec.json.encode(entry.events).decode(), table_id, entry.number)
        for entry in table.log
    ]
    with closing(sqlite3.connect(path)) as connection, connection:
        for (name,) in connection.execute(GUARDS).fetchall():
            connection.execute(f"DROP TRIGGER {name}")
        connection.executemany(
            "UPDATE moves SET before = ?, packed_events = NULL, public = NULL, events = ?"
            " WHERE table_id = ? AND number = ?",
            lines,
        )


async def read(store: SqliteStore, table_id: str, *, whole: bool) -> float:
    began = time.process_time()
    await store.open_table(table_id, whole=whole)
    return (time.process_time() - began) * 1000


def kib(path: Path, table_id: str) -> float:
    size = "length(before) + coalesce(length(packed_events), 0) + length(events)"
    with closing(sqlite3.connect(path)) as connection:
        [(found,)] = connection.execute(f"SELECT sum({size}) FROM moves WHERE table_id = ?", (table_id,))
    return float(found) / 1024


async def compare(game: AnyGame, folder: Path, rounds: int) -> Comparison:
    """The same game in two databases, read in turn."""
    packed, alone = folder / "packed.db", folder / "alone.db"
    store = await SqliteStore.open(packed)
    table_id = await played(store, game, 0)
    table = await store.open_table(table_id, whole=True)
    await store.close()
    shutil.copy(packed, alone)
    compress_alone(alone, table_id, table)
    stores = {path: await SqliteStore.open(path) for path in (packed, alone)}
    spans: dict[tuple[Path, bool], list[float]] = {}
    try:
        for _ in range(rounds):
            for path, store in stores.items():
                for whole in (True, False):
                    spans.setdefault((path, whole), []).append(await read(store, table_id, whole=whole))
    finally:
        for store in stores.values():
            await store.close()

    def reading(path: Path) -> Reading:
        whole, tail = (median(spans[path, whole]) for whole in (True, False))
        return Reading(whole, tail, kib(path, table_id))

    return Comparison(table_id, table.number, reading(packed), reading(alone))


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.lab.bench.logs", description=__doc__)
    parser.add_argument("--rounds", type=int, default=7, help="of reading, in turn; the median counts")
    rounds = parser.parse_args().rounds
    for game in games().values():
        with tempfile.TemporaryDirectory() as folder:
            found = asyncio.run(compare(game, Path(folder), rounds))
        packed, alone = found.packed, found.alone
        print(
            f"{game.key}, {found.moves} moves: whole {packed.whole:.1f} ms, alone {alone.whole:.1f}"
            f" ({packed.whole / alone.whole:.2f} x); tail {packed.tail:.2f} ms, alone {alone.tail:.2f}"
            f" ({packed.tail / alone.tail:.2f} x); {packed.kib:.0f} KiB, alone {alone.kib:.0f}"
        )


if __name__ == "__main__":
    main()
