"""Memory, with no table and with many idle ones in the database of a running bot."""

from __future__ import annotations

import asyncio
import gc
import itertools
import os
import time
import tracemalloc
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

import render
from engines import games
from tests.lab.bench.report import ReportRow, Section, at_most, plain
from tests.lab.bench.server import started
from tests.lab.bench.tables import NOW, begun
from tests.lab.bench.timing import Size
from tests.support.discord_server import DiscordServer

KEPT = 1.0
"""KiB of Python objects per table: less than the smallest state, so a table that stays in memory is
noticed."""


class Reading(NamedTuple):
    """Memory in KiB."""

    resident: float
    traced: float


class MemoryReadings(NamedTuple):
    empty: Reading
    half: Reading
    full: Reading
    woken: Reading
    waking: float
    """Seconds that the bot's work after a start takes with all tables in the database."""


def resident() -> float:
    """KiB of memory that this process takes."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1024


def _read() -> Reading:
    for _ in range(3):
        gc.collect()
    return Reading(resident(), tracemalloc.get_traced_memory()[0] / 1024)


async def _fill(server: DiscordServer, numbers: range) -> None:
    """Start tables, load each once, and leave them alone."""
    for number, game in zip(numbers, itertools.cycle(games().values()), strict=False):
        table_id = await begun(server.bot.store, game, number, game.seats[0], server.guild.id)
        async with server.bot.tables.locked(table_id) as room:
            server.bot.computers.continue_game(room)
    await server.env.settle()


async def _readings(folder: Path, tables: int) -> MemoryReadings:
    """Measure after as many tables have come and gone: one-time set-up, above all SQLite's page cache (2
    MiB), does not count then."""
    server = await started(folder)
    try:
        await _fill(server, range(tables))
        for row in await server.bot.store.pending():
            await server.bot.store.end(row.id, now=NOW)
        while await server.bot.store.purge(NOW + 1):
            pass
        empty = _read()
        await _fill(server, range(tables // 2))
        half = _read()
        await _fill(server, range(tables // 2, tables))
        full = _read()
        waking = await _wake(server)
        return MemoryReadings(empty, half, full, _read(), waking)
    finally:
        await server.close()


async def _wake(server: DiscordServer) -> float:
    """Do what the bot does after a start, called directly: SimCord gives a start only a few seconds."""
    began = time.perf_counter()
    for cog in server.bot.cogs.values():
        for event, listener in cog.get_listeners():
            if event == "on_ready":
                await listener()
    return time.perf_counter() - began


def watched(tables: int, traced: bool) -> MemoryReadings:
    """Measure in a process of its own: a used one has free memory that would hide what is kept."""
    render.warm()  # before anything is traced: that would take minutes
    if traced:
        tracemalloc.start()
    with TemporaryDirectory() as folder:
        return asyncio.run(_readings(Path(folder), tables))


def _in_a_new_process(tables: int, traced: bool) -> MemoryReadings:
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        return pool.submit(watched, tables, traced).result()


def section(size: Size) -> Section:
    plainly, traced = (_in_a_new_process(size.tables, traced) for traced in (False, True))
    rows = [
        ReportRow(
            of,
            {
                "RSS": plain(resident.resident / 1024, "MiB"),
                "Python objects": plain(objects.traced / 1024, "MiB"),
            },
        )
        for of, resident, objects in (
            ("no table", plainly.empty, traced.empty),
            (f"{size.tables // 2} tables", plainly.half, traced.half),
            (f"{size.tables} tables", plainly.full, traced.full),
            ("after waking", plainly.woken, traced.woken),
        )
    ]
    kept = (traced.full.traced - traced.empty.traced) / size.tables
    figures = {
        "RSS a table": plain((plainly.full.resident - plainly.empty.resident) / size.tables, "KiB"),
        "objects a table": at_most(kept, "KiB", KEPT),
    }
    rows.append(ReportRow("the difference", figures))
    return Section(
        key="memory",
        title="Memory: tables nobody plays",
        rows=rows,
        notes=[
            "Two new processes: RSS from one, Python objects (tracemalloc) from the other.",
            "Each table is begun through the store, looked at once under its lock, and left alone.",
            f"None is kept if each adds at most {KEPT:g} KiB of Python objects.",
            f"Waking (what the bot looks through after a start) took {plainly.waking:.2f} s with all tables.",
        ],
    )
