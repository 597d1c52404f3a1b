"""The bot's process as this one sees it: started, listened to, stopped."""

from __future__ import annotations

import asyncio
import signal
import sys
import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

import msgspec

from tests.lab.load.telemetry import Telemetry, Tick
from tests.lab.processes import children_seconds
from tests.support.project import ROOT, clean_environment

QUIET_SHARE, QUIET_TICKS = 0.1, 4
"""The bot is quiet when it uses less than this share of a core for so many ticks."""
QUIET_WITHIN = 180.0
STOP_SECONDS = 20.0
DATABASE_SERVER = "database server"
"""Counts like a thread of the bot."""


class BotFailed(Exception):
    """The bot's process ended before it was stopped, or did not do what it is for."""


class BotProcess:
    """The bot in a process of its own. What it tells goes to `hear`."""

    def __init__(self, process: asyncio.subprocess.Process, hear: Callable[[Telemetry], None]) -> None:
        self.process = process
        self.pid = process.pid
        self._hear = hear
        self._ticked = asyncio.Event()
        self.last: Tick | None = None
        self.listening = asyncio.create_task(self._listen())

    @classmethod
    async def start(
        cls,
        folder: Path,
        log: int,
        hear: Callable[[Telemetry], None],
        settings: Mapping[str, str],
    ) -> BotProcess:
        """bot.py, with the settings that a load needs."""
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "tests.lab.load.bot_process"),
            cwd=folder,
            env=clean_environment(PYTHONPATH=str(ROOT), **settings),
            stdout=asyncio.subprocess.PIPE,
            stderr=log,
            limit=1 << 24,
        )
        return cls(process, hear)

    async def _listen(self) -> None:
        assert self.process.stdout is not None
        async for line in self.process.stdout:
            told = msgspec.json.decode(line, type=Telemetry)
            if isinstance(told, Tick):
                self.last = told
                self._ticked.set()
            self._hear(told)

    async def tick(self) -> Tick:
        """The next one."""
        self._ticked.clear()
        waiting = asyncio.create_task(self._ticked.wait())
        await asyncio.wait({waiting, self.listening}, return_when=asyncio.FIRST_COMPLETED)
        waiting.cancel()
        if self.listening.done():
            self.listening.result()
            raise BotFailed("the bot has ended")
        assert self.last is not None
        return self.last

    async def stop(self) -> None:
        if self.process.returncode is None:
            self.process.send_signal(signal.SIGINT)
            try:
                await asyncio.wait_for(self.process.wait(), STOP_SECONDS)
            except TimeoutError:
                self.process.kill()
                await self.process.wait()
        await asyncio.wait({self.listening})


class BotProcesses:
    """All processes of the bot, measured as one; and the database's server, if it has one."""

    def __init__(self, each: Sequence[BotProcess], server_pid: int | None) -> None:
        self.each = each
        self._server_pid = server_pid

    @property
    def pids(self) -> list[int]:
        return [bot.pid for bot in self.each]

    def children_seconds(self) -> float:
        return sum(children_seconds(pid) for pid in self.pids)

    async def tick(self) -> Tick:
        """The next one of each."""
        ticks = await asyncio.gather(*(bot.tick() for bot in self.each))
        server = {} if self._server_pid is None else {DATABASE_SERVER: children_seconds(self._server_pid)}
        return together(ticks, server)

    async def quiet(self) -> Tick:
        """Wait until the bot has done what it does after a start."""
        deadline, before, calm = time.monotonic() + QUIET_WITHIN, await self.tick(), 0
        while calm < QUIET_TICKS and time.monotonic() < deadline:
            now = await self.tick()
            used = sum(now.threads.values()) - sum(before.threads.values())
            calm = calm + 1 if used < QUIET_SHARE * (now.at - before.at) else 0
            before = now
        return before

    async def stop(self) -> None:
        await asyncio.gather(*(bot.stop() for bot in self.each))


def together(ticks: Sequence[Tick], threads: Mapping[str, float]) -> Tick:
    """The counters of several processes as those of one, with more `threads`."""
    spent: Counter[str] = Counter()
    letters: Counter[str] = Counter()
    for tick in ticks:
        spent.update(tick.threads)
        letters.update(tick.letters)
    counted = ("drawing", "encoding", "pictures", "reads", "writes")
    return Tick(
        at=max(tick.at for tick in ticks),
        threads={**spent, **threads},
        late=[late for tick in ticks for late in tick.late],
        letters=dict(letters),
        **{name: sum(getattr(tick, name) for tick in ticks) for name in counted},
    )
