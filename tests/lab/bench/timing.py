"""Clocks, percentiles, and how much is measured."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from math import ceil
from typing import NamedTuple, TypeVar

T = TypeVar("T")


class Size(NamedTuple):
    """How much is measured."""

    games: int
    """Games played out for the rules, for each number of players."""
    rounds: int
    """How often each computation is repeated; the median counts."""
    positions: int
    """Positions of one game that are drawn."""
    seconds: float
    """Seconds of watching the event loop."""
    moves: int
    """Moves made by clicks, for each game."""
    pings: int
    """Pings in each of the two blocks."""
    tables: int
    """Idle tables in the database."""
    pressed: int
    """Games whose presses are counted, for each number of players."""
    seat_counts: int
    """Numbers of players with which presses are counted, the smallest first."""
    crowd: int
    """Tables of each game whose boards are drawn in turn."""


FULL = Size(
    games=6,
    rounds=7,
    positions=12,
    seconds=10,
    moves=40,
    pings=60,
    tables=1000,
    pressed=12,
    seat_counts=9,
    crowd=3,
)
QUICK = Size(
    games=1,
    rounds=1,
    positions=2,
    seconds=0.3,
    moves=1,
    pings=2,
    tables=4,
    pressed=1,
    seat_counts=1,
    crowd=1,
)


def percentile(values: Sequence[float], share: float) -> float:
    """The smallest value that `share` percent of the values do not exceed."""
    ordered = sorted(values)
    return ordered[max(0, ceil(share / 100 * len(ordered)) - 1)]


def worked(job: Callable[[], T]) -> tuple[T, float]:
    """The result, and the milliseconds of processor time of this thread."""
    began = time.thread_time()
    result = job()
    return result, (time.thread_time() - began) * 1000
