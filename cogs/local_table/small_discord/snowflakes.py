"""Ids as Discord makes them: the time in milliseconds, and a number that is never given twice."""

from __future__ import annotations

import time
from collections.abc import Callable
from datetime import UTC, datetime

EPOCH = 1_420_070_400_000
"""Milliseconds since 1970 at which Discord's ids begin."""
SHIFT = 22


class Snowflakes:
    """Makes ids that only grow, also when the clock goes back or stands still."""

    def __init__(self, newest: int = 0, clock: Callable[[], float] = time.time) -> None:
        self._newest = newest
        self.clock = clock

    def __call__(self) -> int:
        now = (int(self.clock() * 1000) - EPOCH) << SHIFT
        self._newest = max(now, self._newest + 1)
        return self._newest


def moment(snowflake: int) -> str:
    """When an id was made, as Discord writes a time."""
    return written(((snowflake >> SHIFT) + EPOCH) / 1000)


def written(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).isoformat()
