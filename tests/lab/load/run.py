"""One load run: set up the tables, start the bot, let people click, and count."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from cogs.local_table.bot_side.rest import Exchange
from cogs.local_table.server import LoopbackDiscord
from cogs.local_table.small_discord.storage import StoredFile
from cogs.local_table.small_discord.world import GUILD
from data.opening import copy_store
from tests.lab.database import Database
from tests.lab.load.people import People
from tests.lab.load.report import OWN, Measured, Memory, Recording, Request, Size, route
from tests.lab.load.started_bot import BotProcess, BotProcesses
from tests.lab.load.tables import fill
from tests.lab.load.telemetry import Moved, Posted, Telemetry, Tick
from tests.lab.load.throttle import throttle
from tests.lab.processes import descendants, resident_mib, taken_mib
from tests.support.tasks import cancel_all

START_SECONDS = 300.0
"""Within which the bot must answer."""
DRAIN_SECONDS = 30.0
"""After the clicking has ended: for the boards that are still to be posted."""
PROBLEMS = (b" WARNING ", b" ERROR ", b" CRITICAL ", b"WARNING\x1b", b"ERROR\x1b", b"CRITICAL\x1b")


class LoadRun:
    def __init__(self, size: Size, folder: Path, url: str | None, tell: Callable[[str], None]) -> None:
        """`url` of a PostgreSQL database; None: a file in the folder."""
        self.size, self.folder, self.tell = size, folder, tell
        self.database = Database(folder, url)
        self.server = LoopbackDiscord()
        self.server.storage.keep_file = _not_kept  # type: ignore[method-assign]
        self.server.api.observers.append(self._on_request)
        self.seen = Recording(size)
        self.people: People

    async def run(self) -> Recording:
        size, db = self.size, self.folder / "portolan.db"
        began = time.monotonic()
        spare = min(size.tables - size.active, size.active)
        guilds = [GUILD, *(self.server.open_guild(f"Server {n}") for n in range(1, size.processes))]
        tables = await fill(self.server, db, size.tables, size.active + spare, int(time.time()), guilds)
        if self.database.url is not None:
            await copy_store(str(db), self.database.url, lambda text: None)
        self.people = People(self.server, tables, size.active)
        self.tell(f"{size.tables} tables made in {time.monotonic() - began:.1f} s")
        await self.server.start()
        with (self.folder / "bot.log").open("wb") as log:
            try:
                return await self._with_bot(log.fileno())
            finally:
                await self.server.stop()

    async def _with_bot(self, log: int) -> Recording:
        began, seen = time.monotonic(), self.seen
        bot = await self._started(log)
        sampling = asyncio.create_task(self._sample_memory(bot))
        try:
            async with asyncio.timeout(START_SECONDS):
                await self._until_online(bot)
                await self.people.first_answer(next(iter(self.people.places.values())))
            seen.start_seconds = time.monotonic() - began
            self.tell(f"first answer after {seen.start_seconds:.1f} s")
            seen.start_cpu_seconds = sum((await bot.quiet()).threads.values())
            self.tell(f"quiet after {time.monotonic() - began:.1f} s")
            await self._clicking(bot)
        finally:
            sampling.cancel()
            await bot.stop()
        seen.database_bytes, seen.log_problems = await self.database.bytes(), self._problems()
        seen.clicks = list(self.people.clicks.made.values())
        seen.unanswered, seen.games_finished = len(self.people.failed), self.people.finished
        return seen

    async def _started(self, log: int) -> BotProcesses:
        size = self.size
        drawing = {"PORTOLAN_DRAWING_PROCESSES": "0"} if size.share else {}
        each = [
            await BotProcess.start(self.folder, log, self._hear, {**settings, **drawing})
            for settings in self.database.settings(self.server, size.processes)
        ]
        return BotProcesses(each, await self.database.server_pid())

    async def _until_online(self, bot: BotProcesses) -> None:
        while len(self.server.gateway.sessions) < self.size.processes:
            await bot.tick()

    async def _clicking(self, bot: BotProcesses) -> None:
        clickers = [
            asyncio.create_task(self.people.click(Random(number))) for number in range(self.size.clients)
        ]
        throttling = [asyncio.create_task(throttle(pid, self.size.share)) for pid in bot.pids]
        try:
            deadline = time.monotonic() + self.size.warm_up
            while len(self.people.shown) < self.size.active and time.monotonic() < deadline:
                _check(clickers)
                await bot.tick()
            self.tell(f"warm: {len(self.people.shown)} of {self.size.active} tables have got a board")
            began = await bot.tick()
            self.seen.before = _measured(began, bot)
            while (tick := await bot.tick()).at < began.at + self.size.seconds:
                _check(clickers)
            self.seen.after = _measured(tick, bot)
        finally:
            await cancel_all([*clickers, *throttling])
        await self._drain(bot)

    async def _drain(self, bot: BotProcesses) -> None:
        deadline = time.monotonic() + DRAIN_SECONDS
        while time.monotonic() < deadline and any(place.unposted for place in self.people.places.values()):
            before = len(self.seen.requests)
            await bot.tick()
            await bot.tick()
            if len(self.seen.requests) == before:
                return  # nothing more comes: what is left was secret

    # what is heard meanwhile

    def _hear(self, told: Telemetry) -> None:
        if isinstance(told, Moved):
            self.seen.moves.append(told.at)
            self.people.on_moved(told)
        elif isinstance(told, Posted):
            self.people.on_posted(told)
        else:
            self.seen.late.append((told.at, told.late))

    def _on_request(self, exchange: Exchange) -> None:
        uploaded = sum(len(upload.body) for upload in exchange.uploads)
        name = route(exchange.method, exchange.path)
        self.seen.requests.append(Request(time.monotonic(), name, exchange.path.startswith(OWN), uploaded))

    async def _sample_memory(self, bot: BotProcesses) -> None:
        while True:
            pids = [one for pid in bot.pids for one in (pid, *descendants(pid))]
            self.seen.memory.append(Memory(time.monotonic(), resident_mib(pids), taken_mib(pids)))
            await asyncio.sleep(1)

    def _problems(self) -> int:
        with (self.folder / "bot.log").open("rb") as log:
            lines = [line for line in log if any(mark in line for mark in PROBLEMS)]
        for line in lines[:5]:
            self.tell(f"the bot's log: {line.decode().strip()[:300]}")
        for failure in self.people.failed[:5]:
            self.tell(f"unanswered: {failure}")
        return len(lines)


def _not_kept(file: StoredFile) -> None:
    """Nobody looks at the pictures, and thousands of them would fill the memory of this process."""


def _check(clickers: list[asyncio.Task[None]]) -> None:
    """Raise what has ended a clicker: they go on for ever."""
    for clicker in clickers:
        if clicker.done():
            clicker.result()


def _measured(tick: Tick, bot: BotProcesses) -> Measured:
    return Measured(tick, bot.children_seconds(), time.process_time())


def load(size: Size, url: str | None, tell: Callable[[str], None]) -> Recording:
    """Run it in a folder that is deleted afterwards."""

    async def run(folder: Path) -> Recording:
        return await LoadRun(size, folder, url, tell).run()

    with TemporaryDirectory() as folder:
        return asyncio.run(run(Path(folder)))
