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
from tests.lab.bench.clicks import BARE_PRESS, Stopwatch, TimedPusher, moves_by_click, server_with_ping
from tests.lab.bench.lag import LAG, lag_row, late
from tests.lab.bench.report import ReportRow, Section, at_most, plain
from tests.lab.bench.timing import Size, percentile
from tests.support.discord_server import DiscordServer

TABLES = 4
SECONDS = 30
PINGS = 1.5
"""Of a bare ping: how long a click may take to be acknowledged."""


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
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        pool.close()


async def _lag(size: Size) -> list[ReportRow]:
    bare = lag_row("nobody thinks", await late(size.seconds / 2))
    async with thinking() as thinkers:
        before = thinkers.thoughts
        found = await late(size.seconds)
    row = lag_row(f"{TABLES} tables think", found)
    row.figures["p99"] = at_most(percentile(found, 99), "ms", LAG)
    row.figures["thoughts"] = plain((thinkers.thoughts - before) / size.seconds, "thoughts/s")
    row.figures["without"] = plain(thinkers.without, "thoughts")
    return [bare, row]


async def _clicks(size: Size) -> list[ReportRow]:
    with TemporaryDirectory() as folder:
        server = await server_with_ping(Path(folder))
        watch = Stopwatch(server.channel.id)
        try:
            with watch.running(server.bot):
                before = await _pressed(server, watch, size.moves)
                async with thinking():
                    beside = await _pressed(server, watch, size.moves)
                after = await _pressed(server, watch, size.moves)
        finally:
            await server.close()
    ping = percentile(before.pings + after.pings, 50)
    rows = [
        *_acknowledged("nobody thinks", [before, after], ping),
        *_acknowledged(f"{TABLES} tables think", [beside], ping),
    ]
    clicks = rows[-1].figures
    clicks["p50/ping"] = at_most(clicks["p50/ping"].value, "x", PINGS)
    return rows


async def _pressed(server: DiscordServer, watch: Stopwatch, moves: int) -> TimedPusher:
    return await moves_by_click(server, watch, games()["entdecker"], moves)


def _acknowledged(when: str, pushers: list[TimedPusher], ping: float) -> list[ReportRow]:
    """A ping, a press that does nothing of ours, and a move."""
    pinged = [span for pusher in pushers for span in pusher.pings]
    bare = [span for pusher in pushers for span in pusher.bare]
    moves = [click["acknowledged"] for pusher in pushers for click in pusher.moves]
    rows = []
    for of, spans in (("/ping", pinged), ("bare press", bare), ("click", moves)):
        figures = {"p50": plain(percentile(spans, 50), "ms"), "samples": plain(len(spans), "times")}
        figures["p50/ping"] = plain(percentile(spans, 50) / ping, "x")
        rows.append(ReportRow(f"{of} to acknowledged, {when}", figures))
    rows[-1].figures["p50/press"] = plain(percentile(moves, 50) / percentile(bare, 50), "x")
    return rows


async def _all(size: Size) -> list[ReportRow]:
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
