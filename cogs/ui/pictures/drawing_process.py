"""Where pictures are drawn: in a process or a thread of the pool. It tells how much processor time each took.

A process that draws imports this and nothing of the bot around it.
"""

from __future__ import annotations

import itertools
import time
from collections.abc import Callable
from typing import NamedTuple

from cogs.ui.pictures.drawing import Encoded, encoding_seconds
from cogs.workers.freed_memory import give_back_memory

DRAWINGS_PER_TRIM = 20
"""After so many, memory that is free goes back to the system: some MiB, in less than 8 ms."""
_DRAWINGS = itertools.count(1)


class DrawnFiles(NamedTuple):
    """Files, and the seconds of processor time that they took."""

    files: Encoded
    drawing: float
    encoding: float


def drawn(draw: Callable[..., Encoded], *args: object) -> DrawnFiles:
    began, encoded = time.thread_time(), encoding_seconds()
    try:
        files = draw(*args)
        encoding = encoding_seconds() - encoded
        return DrawnFiles(files, time.thread_time() - began - encoding, encoding)
    finally:
        if next(_DRAWINGS) % DRAWINGS_PER_TRIM == 0:
            give_back_memory()
