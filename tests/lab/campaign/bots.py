"""The bots' processes as the campaign sees them: started, killed, started again."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from random import Random

import msgspec

from tests.lab.campaign.bot_process import Began, Ended, Order
from tests.lab.campaign.telling import Told
from tests.lab.campaign.witness import DEADLY, Dies
from tests.support.project import ROOT, clean_environment

LOOK_SECONDS = 0.1
START_SECONDS = 60.0
SETTINGS = {
    "PORTOLAN_DRAWING_PROCESSES": "0",
    "PORTOLAN_THINKING_PROCESSES": "1",
}
INSTANTS = 6
"""A process dies at one of the first so many calls."""


class BotsFailed(Exception):
    """The processes could not be run at all."""


class Bot:
    """One place for a process: when it was killed, the next one takes its place."""

    def __init__(self, number: int, settings: dict[str, str]) -> None:
        self.number = number
        self.settings = settings
        self.pid: int | None = None
        self.killed = False
        """Whether its end was wanted."""
        self.dies: Dies | None = None
        self.ended = asyncio.Event()


class Bots:
    """All processes. What they tell goes to `hear`, an end that nobody wanted to `complain`."""

    def __init__(
        self,
        folder: Path,
        hear: Callable[[Told], None],
        complain: Callable[[str], None],
        *,
        cold: bool = False,
        signs: bool = True,
    ) -> None:
        self.folder, self.cold, self.signs = folder, cold, signs
        self.all: list[Bot] = []
        self.kills = 0
        self.starts = 0
        self._hear, self._complain = hear, complain
        self._began: dict[int, tuple[Bot, asyncio.Future[None]]] = {}
        self._by_pid: dict[int, Bot] = {}
        self._read = 0
        self._tasks: list[asyncio.Task[None]] = []
        self._parent: asyncio.subprocess.Process

    @property
    def log(self) -> Path:
        return self.folder / "bot.log"

    @property
    def told(self) -> Path:
        return self.folder / "told"

    async def open(self, settings: list[dict[str, str]]) -> None:
        """`settings` are those of each process."""
        self.all = [Bot(number, {**SETTINGS, **one}) for number, one in enumerate(settings)]
        self.told.touch()
        self._parent = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "tests.lab.campaign.bot_process"),
            cwd=self.folder,
            env=clean_environment(PYTHONPATH=str(ROOT)),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
        )
        self._tasks = [asyncio.create_task(self._watch()), asyncio.create_task(self._listen())]

    async def close(self) -> None:
        for bot in self.all:
            await self.kill(bot)
        assert self._parent.stdin is not None
        self._parent.stdin.close()
        await self._parent.wait()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # starting and killing

    async def start(self, bot: Bot, dies: Dies | None = None) -> None:
        """Start a process; with `dies` it will kill itself at that instant."""
        self.starts += 1
        bot.killed, bot.dies = False, dies
        bot.ended.clear()
        order = Order(
            number=self.starts,
            settings=bot.settings,
            folder=str(self.folder),
            told=str(self.told),
            log=str(self.log),
            cold=self.cold,
            signs=self.signs,
            dies=dies,
        )
        began = asyncio.get_running_loop().create_future()
        self._began[self.starts] = bot, began
        assert self._parent.stdin is not None
        self._parent.stdin.write(msgspec.json.encode(order) + b"\n")
        await asyncio.wait_for(began, START_SECONDS)

    async def kill(self, bot: Bot) -> None:
        """With SIGKILL, whatever it is doing; one that is dead counts if it has killed itself."""
        bot.killed = True
        if bot.pid is not None:
            with suppress(ProcessLookupError):  # it has just killed itself
                os.kill(bot.pid, signal.SIGKILL)
            self.kills += 1
            await asyncio.wait_for(bot.ended.wait(), START_SECONDS)

    def instant(self, rng: Random) -> Dies:
        return Dies(rng.choice(list(DEADLY)), rng.random() < 0.6, rng.randint(1, INSTANTS))

    # what they tell

    async def _watch(self) -> None:
        assert self._parent.stdout is not None
        async for line in self._parent.stdout:
            told = msgspec.json.decode(line, type=Began | Ended)
            if isinstance(told, Began):
                bot, began = self._began.pop(told.number)
                bot.pid, self._by_pid[told.pid] = told.pid, bot
                began.set_result(None)
            else:
                self._on_end(told)
        raise BotsFailed("the process that starts the bots has ended")

    def _on_end(self, ended: Ended) -> None:
        bot = self._by_pid.pop(ended.pid)
        bot.pid = None
        bot.ended.set()
        if bot.killed:
            return
        if ended.status == -signal.SIGKILL and bot.dies is not None:
            self.kills += 1
        else:
            self._complain(f"a bot ended by itself with status {ended.status}: {self.last_words()}")

    def last_words(self) -> str:
        if not self.log.exists():
            return ""
        return " | ".join(self.log.read_text(errors="replace").splitlines()[-3:])[-500:]

    async def _listen(self) -> None:
        while True:
            self.listen_now()
            await asyncio.sleep(LOOK_SECONDS)

    def listen_now(self) -> None:
        """Read what they have told so far."""
        with self.told.open("rb") as file:
            file.seek(self._read)
            whole, mark, _ = file.read().rpartition(b"\n")
        self._read += len(whole) + len(mark)
        for line in whole.splitlines():
            self._hear(msgspec.json.decode(line, type=Told))

    async def wait_until(self, reached: Callable[[], bool]) -> bool:
        """Whether something is so within the time that a start may take."""
        deadline = time.monotonic() + START_SECONDS
        while not reached():
            if time.monotonic() > deadline:
                return False
            await asyncio.sleep(LOOK_SECONDS)
        return True
