"""Gives a process a share of a core at most, by stopping it for a moment whenever it has used more.

A machine with two cores can't show how much faster two busy processes are than one, with the people, Discord
and the database beside them. With a third of a core for each process there is room for all.
"""

from __future__ import annotations

import asyncio
import os
import signal
import time
from contextlib import suppress

from tests.lab.processes import processor_seconds

LOOK_SECONDS = 0.02
SAVED_SECONDS = 0.2
"""Processor time that a process which has done nothing may use at once."""


async def throttle(pid: int, share: float) -> None:
    """Until it is cancelled. A share of 0 leaves the process alone."""
    if not share:
        return
    allowed, began, stopped = processor_seconds([pid]) + SAVED_SECONDS, time.monotonic(), False
    try:
        with suppress(ProcessLookupError):
            while True:
                await asyncio.sleep(LOOK_SECONDS)
                now, used = time.monotonic(), processor_seconds([pid])
                allowed = min(allowed + share * (now - began), used + SAVED_SECONDS)
                began = now
                if stopped != (used > allowed):
                    stopped = used > allowed
                    os.kill(pid, signal.SIGSTOP if stopped else signal.SIGCONT)
    finally:
        with suppress(ProcessLookupError):
            os.kill(pid, signal.SIGCONT)
