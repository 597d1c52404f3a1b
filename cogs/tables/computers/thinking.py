"""Lets computer players think ahead in processes of their own, of low priority and for a bounded time.

Nobody depends on it: where nothing comes of it, because a process died or hangs or too many tables wait, the
computer player moves by its rules.
"""

from __future__ import annotations

import asyncio
import logging
import math
import time
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import BrokenExecutor, Executor
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

import msgspec

from cogs.workers.cores import usable_cores
from cogs.workers.worker_processes import CLOSING_SECONDS, begun, new_processes, stop
from engines import games
from engines.computer.advice import Advice, advise
from engines.computer.players import HARD, computer
from engines.computer.review import Chances, TurningPoint, chances_at, turning_points
from engines.contract.core import Raw
from engines.tables.position import Position
from engines.tables.table import Table

log = logging.getLogger(__name__)
NICENESS = 10
"""Of 19. Whatever people wait for comes first; but on a busy machine something must come of it too."""
THOUGHTS_PER_PROCESS = 2000
"""Then a process is replaced by a new one."""
START_SECONDS = 60
"""A process that is not ready after so long hangs: another one takes its place."""
WAITING_PER_PROCESS = 8
"""Tables that may wait for each process: for more there is no hope to be thought about in time."""
SECONDS_BETWEEN_WARNINGS = 60
THOUGHT_SECONDS = 30
"""The longest that a table waits for a thought."""
REVIEW_SECONDS = 300
"""The longest that a part of a review may take. Somebody has asked for it and sees how far it is: a busy
machine makes it slow, and that is no reason to give up."""


def usual_processes() -> int:
    """One for each core but the bot's own, and one where there is one core only."""
    return max(1, usable_cores() - 1)


class RareWarning:
    """Warns at most once a minute, and says how often there was a reason to: a busy hour fills no log."""

    def __init__(self, text: str) -> None:
        self.text = text
        self._count = 0
        self._last = -math.inf

    def __call__(self, *args: object) -> None:
        self._count += 1
        now = time.monotonic()
        if now - self._last >= SECONDS_BETWEEN_WARNINGS:
            log.warning("%s (%d since the last warning)", self.text % args, self._count)
            self._count, self._last = 0, now


Task = Callable[..., tuple[Any, str]]
"""What is done in a process: what it has found out, or the kind of error."""


class Process(NamedTuple):
    executor: Executor
    ready: asyncio.Future[None]
    """Done when it has read the games."""
    begun_at: float

    @property
    def is_starting(self) -> bool:
        return not self.ready.done() and time.monotonic() - self.begun_at < START_SECONDS


class ThinkingPool:
    """At most one thought for each process is under way; others wait here, in the order in which they came.
    Each process is a pool of its own, so that its end is the end of one thought."""

    def __init__(self, processes: int, *, seconds: float = THOUGHT_SECONDS, percent: int = 100) -> None:
        """`percent`: of the usual budget."""
        self.seconds = seconds
        self.percent = percent
        self._places = asyncio.Semaphore(processes)
        self._most_wanted = processes * (1 + WAITING_PER_PROCESS)
        self._wanted = 0
        self._idle: list[Process] = []
        self._too_many = RareWarning("too many tables wait for a thought; computer players move without")
        self._move_too_slow = RareWarning(
            "a thought took more than %g seconds; computer players move without"
        )
        self._hint_too_slow = RareWarning("a hint took more than %g seconds, and was not given")
        self._review_too_slow = RareWarning("a part of a review took more than %g seconds")
        self._ended = RareWarning("a process that thinks has ended or cannot start")

    @property
    def wanted(self) -> int:
        """Thoughts that wait or are under way."""
        return self._wanted

    def close(self) -> None:
        """Nothing is under way: whoever thought was cancelled."""
        while self._idle:
            stop(self._idle.pop().executor, wait_seconds=CLOSING_SECONDS)

    async def think(self, position: Position, temperament: str) -> Raw | None:
        """The move of a hard computer player; None where nothing comes of it."""
        found: Raw | None = await self._in_time(
            self._move_too_slow, thought, position, temperament, self.percent
        )
        return found

    async def advise(self, position: Position) -> Advice | None:
        """What a hard computer player would tell somebody in this seat; None where nothing comes of it."""
        found: Advice | None = await self._in_time(self._hint_too_slow, advice, position, self.percent)
        return found

    async def chances(self, record: bytes, numbers: Sequence[int], playouts: int) -> list[Chances] | None:
        """A part of the chart of a review; None where nothing comes of it."""
        found: list[Chances] | None = await self._reviewed(chart_part, record, numbers, playouts)
        return found

    async def turning_points(
        self, record: bytes, chances: Sequence[Chances], playouts: int
    ) -> list[TurningPoint] | None:
        found: list[TurningPoint] | None = await self._reviewed(decisive_moves, record, chances, playouts)
        return found

    async def _in_time(self, too_slow: RareWarning, task: Task, *args: object) -> Any:
        """For a game that goes on: it neither waits long nor stands behind too many others."""
        if self._wanted >= self._most_wanted:
            self._too_many()
            return None
        return await self._done(self.seconds, too_slow, task, *args)

    async def _reviewed(self, task: Task, *args: object) -> Any:
        """There is one review at a time, so that it always has a place; and it has a patience of its own."""
        return await self._done(REVIEW_SECONDS, self._review_too_slow, task, *args)

    async def _done(self, seconds: float, too_slow: RareWarning, task: Task, *args: object) -> Any:
        """What a process has found out; None where nothing comes of it."""
        self._wanted += 1
        try:
            async with asyncio.timeout(seconds), self._process() as executor:
                found, error = await begun(executor, task, *args)
        except TimeoutError:
            too_slow(seconds)
            return None
        except (BrokenExecutor, OSError):
            self._ended()
            return None
        finally:
            self._wanted -= 1
        if error:
            log.error("thinking ahead failed (%s): %s", task.__name__, error)
        return found

    @asynccontextmanager
    async def _process(self) -> AsyncIterator[Executor]:
        """A process that is free. Whatever goes wrong with it, it is not used again; but one that takes long
        to start is left to it, or a busy machine would start one after the other and never think."""
        async with self._places:
            process = self._idle.pop() if self._idle else _new_process()
            try:
                await asyncio.shield(process.ready)
                yield process.executor
            except BaseException:
                if process.is_starting:
                    self._idle.append(process)
                else:
                    stop(process.executor)
                raise
            self._idle.append(process)


def _new_process() -> Process:
    executor = new_processes(1, tasks_each=THOUGHTS_PER_PROCESS, niceness=NICENESS)
    ready = begun(executor, read_games)
    ready.add_done_callback(lambda done: done.cancelled() or done.exception())  # perhaps nobody waits for it
    return Process(executor, ready, time.monotonic())


def read_games() -> None:
    """What a new process does first."""
    games()


def thought(position: Position, temperament: str, percent: int) -> tuple[Raw | None, str]:
    """Where it is thought, in another process: the move, or the kind of error. What an error says may be a
    secret of the seat, and must not reach a log."""
    try:
        player = computer(position.rules(), HARD, temperament, percent=percent)
        move: Raw = msgspec.to_builtins(position.move(player))
    except Exception as error:  # noqa: BLE001 - only its kind may leave this process
        return None, type(error).__name__
    return move, ""


def advice(position: Position, percent: int) -> tuple[Advice | None, str]:
    """The same for somebody who wants a hint."""
    try:
        return advise(position, percent), ""
    except Exception as error:  # noqa: BLE001 - only its kind may leave this process
        return None, type(error).__name__


def chart_part(record: bytes, numbers: Sequence[int], playouts: int) -> tuple[list[Chances] | None, str]:
    """Everybody's chances at some points of a finished game."""
    try:
        return chances_at(Table.from_json(record), numbers, playouts), ""
    except Exception as error:  # noqa: BLE001 - only its kind may leave this process
        return None, type(error).__name__


def decisive_moves(
    record: bytes, chances: Sequence[Chances], playouts: int
) -> tuple[list[TurningPoint] | None, str]:
    """Where a finished game was decided."""
    try:
        return turning_points(Table.from_json(record), chances, playouts), ""
    except Exception as error:  # noqa: BLE001 - only its kind may leave this process
        return None, type(error).__name__
