"""One load run: set up the tables, start the bot, let people click, and count."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from cogs.runtime.local_table.events import BotPresence, Event
from cogs.runtime.local_table.rest import Exchange
from cogs.runtime.local_table.server import LoopbackDiscord
from cogs.runtime.local_table.storage import StoredFile
from tests.load.people import People
from tests.load.processes import children_seconds, descendants, resident_mib
from tests.load.report import OWN, LoadReport, Measured, Recording, Request, Size, report_of, route
from tests.load.started_bot import BotProcess
from tests.load.tables import fill
from tests.load.telemetry import Moved, Posted, Telemetry, Tick

START_SECONDS = 120.0
"""Within which the bot must answer."""
DRAIN_SECONDS = 30.0
"""After the clicking has ended: for the boards that are still to be posted."""
PROBLEMS = (b" WARNING ", b" ERROR ", b" CRITICAL ", b"WARNING\x1b", b"ERROR\x1b", b"CRITICAL\x1b")


class LoadRun:
    def __init__(self, size: Size, folder: Path, tell: Callable[[str], None]) -> None:
        self.size, self.folder, self.tell = size, folder, tell
        self.server = LoopbackDiscord()
        self.server.storage.keep_file = _not_kept  # type: ignore[method-assign]
        self.server.api.observers.append(self._on_request)
        self.server.events.listen(self._on_event)
        self.requests: list[Request] = []
        self.moves: list[float] = []
        self.late: list[tuple[float, list[float]]] = []
        self.memory: list[tuple[float, float]] = []
        self._online = asyncio.Event()
        self.people: People

    async def run(self) -> LoadReport:
        size, db = self.size, self.folder / "portolan.db"
        began = time.monotonic()
        spare = min(size.tables - size.active, size.active)
        tables = await fill(self.server, db, size.tables, size.active + spare, int(time.time()))
        self.people = People(self.server, tables, size.active)
        self.tell(f"{size.tables} tables made in {time.monotonic() - began:.1f} s")
        await self.server.start()
        with (self.folder / "bot.log").open("wb") as log:
            try:
                return await self._with_bot(log.fileno())
            finally:
                await self.server.stop()

    async def _with_bot(self, log: int) -> LoadReport:
        began = time.monotonic()
        bot = await BotProcess.start(self.server, self.folder, log, self._hear)
        sampling = asyncio.create_task(self._sample_memory(bot.pid))
        try:
            async with asyncio.timeout(START_SECONDS):
                await self._until_online(bot)
                await self.people.first_answer(next(iter(self.people.places.values())))
            start = time.monotonic() - began
            self.tell(f"first answer after {start:.1f} s")
            quiet = sum((await bot.quiet()).threads.values())
            self.tell(f"quiet after {time.monotonic() - began:.1f} s")
            before, after = await self._clicking(bot)
        finally:
            sampling.cancel()
            await bot.stop()
        return report_of(
            Recording(
                size=self.size,
                before=before,
                after=after,
                moves=self.moves,
                presses=self.people.presses,
                requests=self.requests,
                late=self.late,
                memory=self.memory,
                start_seconds=start,
                start_cpu_seconds=quiet,
                database_bytes=_bytes(self.folder),
                unanswered=len(self.people.failed),
                log_problems=self._problems(),
                games_finished=self.people.finished,
            )
        )

    async def _until_online(self, bot: BotProcess) -> None:
        while not self._online.is_set():
            await bot.tick()

    async def _clicking(self, bot: BotProcess) -> tuple[Measured, Measured]:
        clickers = [
            asyncio.create_task(self.people.click(Random(number))) for number in range(self.size.clients)
        ]
        try:
            deadline = time.monotonic() + self.size.warm_up
            while len(self.people.shown) < self.size.active and time.monotonic() < deadline:
                _check(clickers)
                await bot.tick()
            self.tell(f"warm: {len(self.people.shown)} of {self.size.active} tables have got a board")
            before = _measured(await bot.tick(), bot.pid)
            while (tick := await bot.tick()).at < before.tick.at + self.size.seconds:
                _check(clickers)
            after = _measured(tick, bot.pid)
        finally:
            for clicker in clickers:
                clicker.cancel()
            await asyncio.gather(*clickers, return_exceptions=True)
        await self._drain(bot)
        return before, after

    async def _drain(self, bot: BotProcess) -> None:
        deadline = time.monotonic() + DRAIN_SECONDS
        while time.monotonic() < deadline and any(place.unposted for place in self.people.places.values()):
            before = len(self.requests)
            await bot.tick()
            await bot.tick()
            if len(self.requests) == before:
                return  # nothing more comes: what is left was secret

    # what is heard meanwhile

    def _hear(self, told: Telemetry) -> None:
        if isinstance(told, Moved):
            self.moves.append(told.at)
            self.people.on_moved(told)
        elif isinstance(told, Posted):
            self.people.on_posted(told)
        else:
            self.late.append((told.at, told.late))

    def _on_request(self, exchange: Exchange) -> None:
        uploaded = sum(len(upload.body) for upload in exchange.uploads)
        name = route(exchange.method, exchange.path)
        self.requests.append(Request(time.monotonic(), name, exchange.path.startswith(OWN), uploaded))

    def _on_event(self, event: Event) -> None:
        if isinstance(event, BotPresence) and event.online:
            self._online.set()

    async def _sample_memory(self, pid: int) -> None:
        while True:
            self.memory.append((time.monotonic(), resident_mib([pid, *descendants(pid)])))
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


def _measured(tick: Tick, pid: int) -> Measured:
    return Measured(tick, children_seconds(pid), time.process_time())


def _bytes(folder: Path) -> int:
    return sum(file.stat().st_size for file in folder.glob("portolan.db*"))


def load(size: Size, *, tell: Callable[[str], None]) -> LoadReport:
    """Run it in a folder that is deleted afterwards."""

    async def run(folder: Path) -> LoadReport:
        return await LoadRun(size, folder, tell).run()

    with TemporaryDirectory() as folder:
        return asyncio.run(run(Path(folder)))
