"""How much is measured."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import NamedTuple, TypeVar

T = TypeVar("T")


class Size(NamedTuple):
    rounds: int
    """How often each picture is drawn and encoded; the median counts."""
    positions: int
    """Positions of one game that are drawn."""
    seconds: float
    """Seconds of watching the event loop, and of each turn of a store."""
    moves: int
    """Moves made by clicks, for each game."""
    games: int
    """Games whose presses are counted, for each number of players."""
    seat_counts: int
    """Of these numbers so many, the smallest first."""


FULL = Size(rounds=7, positions=12, seconds=10, moves=40, games=12, seat_counts=9)
QUICK = Size(rounds=1, positions=2, seconds=0.3, moves=1, games=1, seat_counts=1)


def worked(job: Callable[[], T]) -> tuple[T, float]:
    """The result, and the milliseconds of processor time of this thread."""
    began = time.thread_time()
    result = job()
    return result, (time.thread_time() - began) * 1000
