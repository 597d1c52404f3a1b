"""Work shared out to processes: for the commands that play many games."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from typing import Any, Protocol, TypeVar

R = TypeVar("R")


class ParallelMap(Protocol):
    def __call__(self, task: Callable[..., R], /, *given: Iterable[Any], chunksize: int = 1) -> Iterator[R]:
        """What the task returns for each of these, in their order."""


@contextmanager
def processes(jobs: int) -> Iterator[ParallelMap]:
    """`map` over so many processes; with one job, in this one."""
    if jobs <= 1:
        yield _here
        return
    # A game makes no cycles of objects: looking for them in the workers would cost and find nothing.
    with ProcessPoolExecutor(jobs, initializer=gc.freeze) as pool:
        yield pool.map


def _here(task: Callable[..., R], /, *given: Iterable[Any], chunksize: int = 1) -> Iterator[R]:
    return map(task, *given)
