"""Draws outside the event loop: in processes where there is more than one core, else in a thread.

A process that dies is replaced, and what it was drawing is drawn once more.
"""

from __future__ import annotations

import asyncio
import heapq
import itertools
import logging
from collections.abc import AsyncIterator, Callable
from concurrent.futures import BrokenExecutor, Executor, ThreadPoolExecutor
from contextlib import asynccontextmanager

from cogs.monitoring.metrics import PICTURE_CPU_SECONDS
from cogs.ui.pictures.drawing import Encoded, warm
from cogs.ui.pictures.drawing_process import DrawnFiles, drawn
from cogs.workers.cores import usable_cores
from cogs.workers.worker_processes import CLOSING_SECONDS, begun, new_processes, stop

log = logging.getLogger(__name__)
USUAL_PROCESSES = 4
"""At most, unless a setting asks for more: each takes about 160 MiB of memory."""
DRAWINGS_PER_PROCESS = 5000
"""Then a process is replaced by a new one."""


def usual_processes() -> int:
    """One for each core but the bot's own; none where there is one core only."""
    return min(usable_cores() - 1, USUAL_PROCESSES)


class DrawingPool:
    """At most one drawing for each process is under way; others wait here, urgent ones first."""

    def __init__(self, processes: int) -> None:
        """`processes`: 0 to draw in a thread of this process."""
        self._processes = processes
        self._closed = False
        self._executor = self._new_executor()
        self._free = max(1, processes)
        self._waiting: list[tuple[bool, int, asyncio.Future[None]]] = []
        self._numbers = itertools.count()

    def close(self) -> None:
        """Stop drawing: nobody waits for a picture any longer, and nobody shall wait for the process."""
        self._closed = True
        stop(self._executor, wait_seconds=CLOSING_SECONDS)

    async def warm(self) -> None:
        """Let every process build what all pictures share, so that nobody has to wait for it later."""
        await asyncio.gather(*(self.run(warm) for _ in range(max(1, self._processes))))

    async def run(self, draw: Callable[..., Encoded], *args: object, urgent: bool = False) -> Encoded:
        async with self._place(urgent=urgent):
            done = await self._drawn(draw, *args)
        PICTURE_CPU_SECONDS.labels("drawing").inc(done.drawing)
        PICTURE_CPU_SECONDS.labels("encoding").inc(done.encoding)
        return done.files

    async def _drawn(self, draw: Callable[..., Encoded], *args: object) -> DrawnFiles:
        executor = self._executor
        try:
            return await begun(executor, drawn, draw, *args)
        except BrokenExecutor:
            if self._closed:
                raise asyncio.CancelledError from None
            log.warning("a process that draws has ended unexpectedly; drawing once more")
            self._replace(executor)
            return await begun(self._executor, drawn, draw, *args)

    @asynccontextmanager
    async def _place(self, *, urgent: bool) -> AsyncIterator[None]:
        if self._free:
            self._free -= 1
        else:
            turn = asyncio.get_running_loop().create_future()
            heapq.heappush(self._waiting, (not urgent, next(self._numbers), turn))
            try:
                await turn
            except asyncio.CancelledError:
                if turn.done() and not turn.cancelled():
                    self._pass_on()
                raise
        try:
            yield
        finally:
            self._pass_on()

    def _pass_on(self) -> None:
        """Give the place to the next who still wants it."""
        while self._waiting:
            *_, turn = heapq.heappop(self._waiting)
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1

    def _new_executor(self) -> Executor:
        if not self._processes:
            return ThreadPoolExecutor(max_workers=1, thread_name_prefix="pictures")
        return new_processes(self._processes, tasks_each=DRAWINGS_PER_PROCESS)

    def _replace(self, broken: Executor) -> None:
        """Several drawings may find out at once that a pool is broken."""
        if self._executor is broken:
            broken.shutdown(wait=False, cancel_futures=True)
            self._executor = self._new_executor()
