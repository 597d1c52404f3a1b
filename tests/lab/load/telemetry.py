"""What the bot's process tells of itself while it is measured: one line of JSON each, on its standard output.

Moments are those of the monotonic clock, which all processes of a machine share.
"""

from __future__ import annotations

import msgspec


class Moved(msgspec.Struct, frozen=True, tag="moved"):
    """A move is on the disk."""

    at: float
    table: str
    number: int
    waiting: list[int]
    """Whom the game waits for now; nobody when it is over."""


class Posted(msgspec.Struct, frozen=True, tag="posted"):
    """A board is in its channel."""

    at: float
    table: str
    version: int


class Tick(msgspec.Struct, frozen=True, tag="tick"):
    """Counters since the start, told twice a second; `late` only since the last tick."""

    at: float
    threads: dict[str, float]
    """Seconds of processor time of each thread."""
    drawing: float
    """Seconds of processor time, wherever pictures are drawn: in a thread or in a child process."""
    encoding: float
    pictures: int
    reads: int
    """Transactions that only read."""
    writes: int
    late: list[float]
    """Milliseconds by which the event loop was late, look by look."""
    letters: dict[str, int]
    """Requests by the kind of letter that made them and their method, without answers to interactions."""


Telemetry = Moved | Posted | Tick
