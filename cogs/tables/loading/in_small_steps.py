"""Long jobs in short steps, so that nobody waits for them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

STEP_PAUSE = 0.02
"""Seconds between two steps: everybody else's calls come first."""
MOST_STEPS = 2_000
"""Of one job in an hour. What is left then waits for the next one."""


async def in_steps(step: Callable[[], Awaitable[object]]) -> None:
    """Repeat a step, each of which is a transaction, until it has found nothing to do."""
    for _ in range(MOST_STEPS):
        if not await step():
            break
        await asyncio.sleep(STEP_PAUSE)
