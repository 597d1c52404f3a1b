"""The only process: a file has no other."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from data.processes import Processes
from data.store import Store


class OneProcess(Processes):
    def __init__(self, store: Store) -> None:
        self._store = store

    async def may_identify(self, bucket: int, seconds: float) -> None:
        """The last one may have been in a process that was stopped a moment ago."""
        key = f"identified {bucket}"
        last, now = float(await self._store.meta(key) or 0), time.time()
        if last <= now < last + seconds:
            await asyncio.sleep(last + seconds - now)
        await self._store.set_meta(key, str(time.time()))

    @asynccontextmanager
    async def alone(self, work: str) -> AsyncIterator[None]:
        yield

    def watch(
        self, lost: Callable[[str], None], wanted: Callable[[], None], stop: Callable[[], None]
    ) -> None:
        """Nobody can take anything away."""

    async def take_over(self) -> None:
        """A file is used by one process after the other."""

    async def stop_others(self) -> None:
        """There are none."""

    async def check(self) -> None:
        """Nobody else can have them."""

    async def close(self) -> None:
        """There is nothing to let go."""
