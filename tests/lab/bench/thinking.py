"""How little the bot notices of four tables at which hard computer players think without a pause."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from cogs.tables.computers.thinking import ThinkingPool, usual_processes
from engines import games
from engines.tables.table import Table
from tests.lab.bench.clicks import BARE_PRESS, TimedPusher, acknowledged, moves_by_click, watched_server
from tests.lab.bench.size import Size
from tests.lab.report import Figure, Row, Section, at_most, percentile, spread
from tests.support.tasks import cancel_all

TABLES = 4
SECONDS = 30
PINGS = 1.5
"""Of a bare ping: how long a click may take to be acknowledged."""
TICK = 0.005
"""Seconds between two looks at the clock."""
LAG = 50
"""Milliseconds that 99 of 100 looks may be late."""


class Thinkers:
    """Tables of different games at which every player is a hard computer player."""

    def __init__(self, pool: ThinkingPool) -> None:
        self.pool = pool
        self.thoughts = 0
        self.without = 0
        """Thoughts of which nothing came."""

    async def play(self, number: int) -> None:
        """One game after the other."""
        kinds = list(games().values())
        game = kinds[number % len(kinds)]
        for deal in itertools.count():
            table = Table.open(game, seats=game.seats[0], key=f"{number}/{deal}".encode())
            while table.waiting:
                seat = table.waiting[0]
                found = await self.pool.think(table.position(seat), "")
                self.thoughts += 1
                self.without += found is None
                move = table.suggest(seat) if found is None else game.read_move(found)
                table.play(seat, move, at=0)


@asynccontextmanager
async def thinking() -> AsyncIterator[Thinkers]:
    """Four tables think, in processes that have begun."""
    pool = ThinkingPool(usual_processes(), seconds=SECONDS)
    thinkers = Thinkers(pool)
    tasks = [asyncio.create_task(thinkers.play(number)) for number in range(TABLES)]
    try:
        while not thinkers.thoughts:
            await asyncio.sleep(0.05)
            for task in tasks:
                if task.done():
                    task.result()
        yield thinkers
    finally:
        await cancel_all(tasks)
        pool.close()


async def late(seconds: float) -> list[float]:
    """How many milliseconds too late the event loop woke at each look at the clock."""
    loop = asyncio.get_running_loop()
    end = loop.time() + seconds
    found = []
    while (asked := loop.time()) < end:
        await asyncio.sleep(TICK)
        found.append((loop.time() - asked - TICK) * 1000)
    return found


async def _lag(size: Size) -> list[Row]:
    bare = await late(size.seconds / 2)
    async with thinking() as thinkers:
        before = thinkers.thoughts
        beside = await late(size.seconds)
    figures = {
        **spread(beside, "ms", 50, 99),
        "p99": at_most(percentile(beside, 99), "ms", LAG),
        "thoughts": Figure((thinkers.thoughts - before) / size.seconds, "a second"),
        "without": Figure(thinkers.without, "thoughts"),
    }
    return [
        Row("nobody thinks: event loop late", spread(bare, "ms", 50, 99)),
        Row(f"{TABLES} tables think: event loop late", figures),
    ]


async def _clicks(size: Size) -> list[Row]:
    async def pressed() -> TimedPusher:
        return await moves_by_click(server, watch, games()["entdecker"], size.moves)

    with TemporaryDirectory() as folder:
        async with watched_server(Path(folder)) as (server, watch):
            before = await pressed()
            async with thinking():
                beside = await pressed()
            after = await pressed()
    ping = percentile(before.pings + after.pings, 50)
    rows = acknowledged("nobody thinks", [before, after], ping)
    rows += acknowledged(f"{TABLES} tables think", [beside], ping)
    clicks = rows[-1].figures
    clicks["p50/ping"] = at_most(clicks["p50/ping"].value, "x", PINGS)
    return rows


async def _all(size: Size) -> list[Row]:
    return [*await _lag(size), *await _clicks(size)]


def section(size: Size) -> Section:
    return Section(
        key="thinking",
        title="Thinking: what the bot notices of hard computer players",
        rows=asyncio.run(_all(size)),
        notes=[
            f"By the wall clock, with {usual_processes()} processes of low priority.",
            "Four tables think without a pause: as soon as one has moved, it thinks about its next move.",
            BARE_PRESS,
        ],
    )
