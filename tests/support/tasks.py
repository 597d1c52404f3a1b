"""Ending tasks that go on for ever."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from typing import Any


async def cancel_all(tasks: Collection[asyncio.Task[Any]]) -> None:
    """Cancel them until they have ended. Once is not enough before Python 3.12: `wait_for` loses a
    cancellation that comes in the moment when it is done waiting."""
    while going_on := [task for task in tasks if not task.done()]:
        for task in going_on:
            task.cancel()
        await asyncio.wait(going_on, timeout=1)
