"""Processes that work beside the bot: they leave Ctrl+C to it, and end when it ends, however that is."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing.connection import wait
from typing import TypeVar

CLOSING_SECONDS = 2.0

T = TypeVar("T")


def new_processes(count: int, *, tasks_each: int, niceness: int = 0) -> ProcessPoolExecutor:
    """Processes that are started when they are needed, and replaced after so many tasks: whatever has piled
    up in them is gone. With `niceness` they leave the processor to whoever else wants it."""
    return ProcessPoolExecutor(
        count,
        mp_context=multiprocessing.get_context("spawn"),
        initializer=_begin,
        initargs=(niceness,),
        max_tasks_per_child=tasks_each,
    )


def begun(executor: Executor, work: Callable[..., T], *args: object) -> asyncio.Future[T]:
    """Give work to an executor, which may have to start a process for it."""
    with _deaf_to_ctrl_c():
        return asyncio.get_running_loop().run_in_executor(executor, work, *args)


def stop(executor: Executor, *, wait_seconds: float = 0) -> None:
    """End the processes of an executor at once, whatever they are doing."""
    # What these two are has no public name: before Python 3.14 an executor cannot be told to hurry.
    processes = getattr(executor, "_processes", None) or {}
    manager = getattr(executor, "_executor_manager_thread", None)
    for process in list(processes.values()):
        process.kill()
    executor.shutdown(wait=False, cancel_futures=True)
    if manager is not None and wait_seconds:
        manager.join(wait_seconds)  # at Python's exit it would be told to end, while it is ending


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


def _begin(niceness: int) -> None:
    """In a new process: leave Ctrl+C to the bot, and end when the bot is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if niceness and hasattr(os, "nice"):  # not on Windows
        os.nice(niceness)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent.sentinel,), daemon=True).start()


def _end_with(sentinel: int) -> None:
    wait([sentinel])
    os._exit(0)
