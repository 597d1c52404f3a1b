"""Draws outside the event loop: in processes where there is more than one core, else in a thread.

A process that dies is replaced, and what it was drawing is drawn once more.
"""

from __future__ import annotations

import asyncio
import ctypes
import heapq
import itertools
import logging
import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import asynccontextmanager, contextmanager
from multiprocessing.connection import wait

from cogs.ui.drawing import Encoded, warm

log = logging.getLogger(__name__)
USUAL_PROCESSES = 4
"""At most, unless a setting asks for more: each takes about 250 MiB of memory."""
DRAWINGS_PER_PROCESS = 5000
"""Then a process is replaced by a new one: whatever has piled up in it is gone."""
DRAWINGS_PER_TRIM = 25
"""After so many, memory that is free goes back to the system. It takes 8 ms and gives back 50 MiB."""
_DRAWINGS = itertools.count(1)

CLOSING_SECONDS = 2.0


def usual_processes() -> int:
    """One for each core but the bot's own; none where there is one core only."""
    return min((os.cpu_count() or 1) - 1, USUAL_PROCESSES)


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
        # What these two are has no public name: before Python 3.14 an executor cannot be told to hurry.
        processes = getattr(self._executor, "_processes", None) or {}
        manager = getattr(self._executor, "_executor_manager_thread", None)
        for process in list(processes.values()):
            process.terminate()
        self._executor.shutdown(wait=False, cancel_futures=True)
        if manager is not None:
            manager.join(CLOSING_SECONDS)  # at Python's exit it would be told to end, while it is ending

    async def warm(self) -> None:
        """Let every process build what all pictures share, so that nobody has to wait for it later."""
        await asyncio.gather(*(self.run(warm) for _ in range(max(1, self._processes))))

    async def run(self, draw: Callable[..., Encoded], *args: object, urgent: bool = False) -> Encoded:
        async with self._place(urgent=urgent):
            executor, loop = self._executor, asyncio.get_running_loop()
            try:
                with _deaf_to_ctrl_c():
                    drawing = loop.run_in_executor(executor, _drawn, draw, *args)
                return await drawing
            except BrokenExecutor:
                if self._closed:
                    raise asyncio.CancelledError from None
                log.warning("a process that draws has ended unexpectedly; drawing once more")
                self._replace(executor)
                with _deaf_to_ctrl_c():
                    drawing = loop.run_in_executor(self._executor, _drawn, draw, *args)
                return await drawing

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
        return ProcessPoolExecutor(
            self._processes,
            mp_context=multiprocessing.get_context("spawn"),
            initializer=_begin,
            max_tasks_per_child=DRAWINGS_PER_PROCESS,
        )

    def _replace(self, broken: Executor) -> None:
        """Several drawings may find out at once that a pool is broken."""
        if self._executor is broken:
            broken.shutdown(wait=False, cancel_futures=True)
            self._executor = self._new_executor()


@contextmanager
def _deaf_to_ctrl_c() -> Iterator[None]:
    """A process that is started meanwhile leaves Ctrl+C to the bot from its first moment: it would print a
    traceback while it still imports. The bot hears of it right after."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _drawn(draw: Callable[..., Encoded], *args: object) -> Encoded:
    """Where it is drawn: in a process or thread of the pool."""
    try:
        return draw(*args)
    finally:
        if next(_DRAWINGS) % DRAWINGS_PER_TRIM == 0:
            _give_back_memory()


def _give_back_memory() -> None:
    """Pictures are large and short-lived, and glibc keeps what is freed between pieces that stay, until it is
    told to let go. Other C libraries have no such call."""
    trim = getattr(ctypes.CDLL(None), "malloc_trim", None) if sys.platform == "linux" else None
    if trim is not None:
        trim(0)


def _begin() -> None:
    """In a new process: leave Ctrl+C to the bot, and end when the bot is gone, however it went."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent.sentinel,), daemon=True).start()


def _end_with(sentinel: int) -> None:
    wait([sentinel])
    os._exit(0)
