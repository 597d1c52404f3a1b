"""How late the event loop runs while a thread draws boards without a pause."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from cogs.tables.loading.room import Room
from cogs.tables.loading.tables import Tables
from cogs.ui.pictures.message_pictures import Pictures
from cogs.ui.wording.discord_time import now
from data.settings import Settings
from data.sqlite import SqliteStore
from engines import AnyGame, games
from tests.lab.bench.report import ReportRow, Section, at_most, plain
from tests.lab.bench.rules import played
from tests.lab.bench.tables import begun
from tests.lab.bench.timing import Size, percentile

TICK = 0.005
"""Seconds between two looks at the clock."""
LAG = 50
"""Milliseconds that 99 of 100 looks may be late."""


async def late(seconds: float) -> list[float]:
    """How many milliseconds too late each look at the clock came."""
    loop = asyncio.get_running_loop()
    end = loop.time() + seconds
    found = []
    while (asked := loop.time()) < end:
        await asyncio.sleep(TICK)
        found.append((loop.time() - asked - TICK) * 1000)
    return found


@asynccontextmanager
async def _room(game: AnyGame) -> AsyncIterator[Room]:
    """A real table, as the outbox loads it to draw a board."""
    with TemporaryDirectory() as folder:
        settings = Settings(db=Path(folder) / "portolan.db")
        store = await SqliteStore.open(settings.db)
        try:
            table_id = await begun(store, game, 0, game.seats[-1])
            yield await Tables(store, now, ring=lambda _: None).load(table_id)
        finally:
            await store.close()


class BoardDrawer:
    """Draws one board after another. Pictures are cached by the table's version, so each board gets a new
    version."""

    def __init__(self, room: Room, states: list[Any]) -> None:
        self.room = room
        self.states = itertools.cycle(states)
        self.pictures = Pictures()
        self.boards = 0

    async def board(self) -> None:
        self.room.table.state = next(self.states)
        self.room.table.number += 1
        if not await self.pictures.board(self.room, "en"):
            raise RuntimeError(f"{self.room.row.game}: a board could not be drawn")
        self.boards += 1

    async def forever(self) -> None:
        while True:
            await self.board()


async def _measured(game: AnyGame, size: Size) -> ReportRow:
    """Measured with the static layers in place: the first board is drawn before."""
    turns = played(game, game.seats[-1]).turns
    states = [game.decode(turn.state) for turn in turns]
    async with _room(game) as room:
        drawer = BoardDrawer(room, states)
        await drawer.board()
        drawing = asyncio.create_task(drawer.forever())
        found = await late(size.seconds)
        drawing.cancel()
        drawer.pictures.close()
        await asyncio.wait({drawing})
        if not drawing.cancelled():
            drawing.result()
    row = lag_row(f"{game.key}: drawing boards", found)
    row.figures["p99"] = at_most(percentile(found, 99), "ms", LAG)
    row.figures["boards"] = plain(drawer.boards / size.seconds, "boards/s")
    return row


def lag_row(of: str, found: list[float]) -> ReportRow:
    figures = {
        "p50": plain(percentile(found, 50), "ms"),
        "p99": plain(percentile(found, 99), "ms"),
        "max": plain(max(found), "ms"),
        "looks": plain(len(found), "times"),
    }
    return ReportRow(of, figures)


async def _all(size: Size) -> list[ReportRow]:
    rows = [lag_row("nothing drawn, before", await late(size.seconds / 2))]
    rows += [await _measured(game, size) for game in games().values()]
    rows.append(lag_row("nothing drawn, after", await late(size.seconds / 2)))
    return rows


def section(size: Size) -> Section:
    return Section(
        key="loop",
        title="Event loop: how late it is while a thread draws",
        rows=asyncio.run(_all(size)),
        notes=[
            f"By the wall clock: a task sleeping {TICK * 1000:g} ms again and again notes how late it wakes.",
            "boards: drawn, described and encoded one after the other by Pictures.board.",
        ],
    )
