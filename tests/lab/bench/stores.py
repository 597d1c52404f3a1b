"""How many moves a second each store commits, through the same calls, in one run.

python -m tests.lab.bench.stores [--game magellan] [--tables 16] [--seconds 10]

Every table is played by a task of its own: a move is made in memory and appended with two letters and the
clocks, as a click does it. SQLite and PostgreSQL take turns, and both wait for the disk (fsync).
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from data.models import Clock, Letter, LetterKind
from data.postgres import PostgresStore
from data.sqlite import SqliteStore
from data.store import Store
from engines import AnyGame, games
from engines.contract.core import Move, Seat
from engines.tables.table import Table
from tests.support import postgres

KEY = bytes(range(32))
NOW = 1_800_000_000
MOST_SECONDS = 120
ROUNDS = 3
"""How often the stores take turns: what else the machine does meanwhile disturbs both."""


class Rate(NamedTuple):
    moves: int
    seconds: float
    processor: float
    """Seconds of this process; a PostgreSQL server takes its own."""


def played(game: AnyGame) -> tuple[Table, list[tuple[Seat, Move]]]:
    """A table, and the moves of a whole game at it."""
    table = opened(game)
    moves = []
    while table.waiting:
        seat = table.waiting[0]
        move = table.suggest(seat)
        table.play(seat, move, at=NOW)
        moves.append((seat, move))
    return table, moves


def opened(game: AnyGame) -> Table:
    seats = game.seats[0]
    return Table.open(game, seats=seats, settings=game.check_settings({}), key=KEY, salt=["?"] * seats)


async def begun(store: Store, game: AnyGame, channel: int) -> tuple[str, Table]:
    seats = game.seats[0]
    row = await store.create_lobby(
        guild_id=1, channel_id=channel, game=game.key, host_id=1, language="en", settings={}, key=KEY, now=NOW
    )
    for seat in range(seats):
        row = await store.join(row.id, user_id=seat + 1, name="?", salt="?", most=seats, now=NOW)
    table = opened(game)
    await store.start(row.id, table, order=range(seats), expected_version=row.version, now=NOW)
    return row.id, table


async def play_on(
    store: Store, game: AnyGame, moves: Sequence[tuple[Seat, Move]], channel: int, until: float
) -> int:
    """Play one game after the other until the time is up, but at least one move; return how many."""
    made = 0
    while True:
        table_id, table = await begun(store, game, channel)
        for number, (seat, move) in enumerate(moves):
            if made and time.perf_counter() >= until:
                await store.end(table_id, now=NOW)
                return made
            entry = table.play(seat, move, at=NOW + number)
            del table.log[:-40]  # as far as an opened table knows it
            letters = [Letter(kind=kind, version=number) for kind in (LetterKind.BOARD, LetterKind.PING)]
            clocks = [
                Clock(seat=one, asked_at=NOW + number, deadline=None, bank=None, spent=0, answers=number)
                for one in {seat, *table.waiting}
            ]
            await store.append(
                table_id, entry, table, expected_version=number, letters=letters, clocks=clocks
            )
            made += 1


async def measured(
    store: Store, game: AnyGame, moves: Sequence[tuple[Seat, Move]], tables: int, seconds: float
) -> Rate:
    start, processor = time.perf_counter(), time.process_time()
    until = start + seconds
    made = await asyncio.gather(*(play_on(store, game, moves, 100 + n, until) for n in range(tables)))
    return Rate(sum(made), time.perf_counter() - start, time.process_time() - processor)


async def compare(game: AnyGame, tables: int, seconds: float, url: str, path: Path) -> None:
    _, moves = played(game)
    stores: dict[str, Store] = {
        "SQLite": await SqliteStore.open(path),
        "PostgreSQL": await PostgresStore.open(url),
    }
    try:
        for turn in range(ROUNDS):
            for name, store in stores.items():
                rate = await measured(store, game, moves, tables, seconds / ROUNDS)
                print(
                    f"{turn + 1}. {name}: {rate.moves / rate.seconds:.0f} moves a second,"
                    f" {1000 * rate.processor / rate.moves:.2f} ms of this process each"
                )
    finally:
        for store in stores.values():
            await store.close()


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.lab.bench.stores", description=__doc__)
    parser.add_argument("--game", choices=sorted(games()), default="magellan")
    parser.add_argument("--tables", type=int, default=16, help="played at the same time")
    parser.add_argument("--seconds", type=float, default=10, help="for each store")
    options = parser.parse_args()
    seconds = min(options.seconds, MOST_SECONDS)
    with (
        tempfile.TemporaryDirectory() as folder,
        postgres.server("bench", quick=False) as server,
        postgres.database(server, "portolan_bench") as url,
    ):
        path = Path(folder) / "portolan.db"
        asyncio.run(compare(games()[options.game], options.tables, seconds, url, path))


if __name__ == "__main__":
    main()
