"""Stops the bot gently, in all its processes: no new tables, whatever is due is sent, then it ends.

Nothing would be lost without it: what is unsent is sent after the next start. But nobody has to wait for it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from cogs.runtime.health import Health
from cogs.tables.computers.computer_players import ComputerPlayers
from cogs.tables.people.limits import Limits

log = logging.getLogger(__name__)
LOOK_SECONDS = 1.0
LONGEST_SECONDS = 120
"""People go on playing meanwhile: after so long the rest is left to the next start."""
Told = Callable[[], Awaitable[None]]


async def nobody_told() -> None:
    """Whoever has asked was told by another process."""


class Drain:
    def __init__(
        self,
        limits: Limits,
        health: Health,
        computers: ComputerPlayers,
        sending: Callable[[], object],
        stop: Callable[[], Awaitable[None]],
        stop_others: Callable[[], Awaitable[None]],
    ) -> None:
        """`sending`: whether something is being sent. `stop_others`: asks other processes to do the same."""
        self.limits = limits
        self.health = health
        self.computers = computers
        self.sending = sending
        self.stop = stop
        self.stop_others = stop_others
        self._task: asyncio.Task[None] | None = None

    async def everywhere(self, told: Told) -> None:
        """Stop this process and all others. `told` is called just before the end of this one."""
        await self.stop_others()
        self.start(told)

    def start(self, told: Told) -> None:
        """Stop this process, once, from now on."""
        self.limits.closing = True
        if self._task is None:
            log.warning("stopping: no new tables; what is due is sent first")
            self._task = asyncio.get_running_loop().create_task(self._drain(told))

    async def _drain(self, told: Told) -> None:
        try:
            async with asyncio.timeout(LONGEST_SECONDS):
                await self._until_idle()
        except TimeoutError:
            log.warning("not everything was sent in time; the rest is sent after the next start")
        try:
            await told()
        except Exception:
            log.exception("the owner could not be told that the bot stops")
        await self.stop()

    async def _until_idle(self) -> None:
        """Wait until nobody plays, nothing is being sent and nothing is due."""
        while True:
            outbox = await self.health.outbox(anew=True)
            if not (self.computers.under_way or self.sending() or (outbox is not None and outbox.due)):
                return
            await asyncio.sleep(LOOK_SECONDS)
