"""When nobody could play because the bot wasn't running: everybody gets that time back."""

from __future__ import annotations

import logging
from collections.abc import Sequence

from cogs.tables.people.clock import DAY, HOUR, later
from data.models import SHARD_SHIFT
from data.store import Store

log = logging.getLogger(__name__)
OUTAGE_SECONDS = 2 * HOUR
"""If the bot was not running for longer, everybody gets the time back."""
TOLD_SECONDS = DAY
"""If it was longer than that, every table is told."""
LAST_CHECK, BACK_AFTER_OUTAGE = "watched", "back after an outage"
"""Keys of the store's notes: when we last checked, and when we first did after the last outage."""


class Outages:
    def __init__(self, store: Store, shards: Sequence[int] = (0,), total: int = 1) -> None:
        """`shards`: those of this process, of `total`. Each can be away while others are not."""
        self.store = store
        self.shards = shards
        self.total = total
        self._backs: dict[int, int] = {}
        """By shard, as they were read for this round."""

    async def make_up(self, now: int) -> None:
        """After a start: nobody could play meanwhile, so nobody's time has run."""
        for shard in self.shards:
            key = self._of_shard(LAST_CHECK, shard)
            last = int(await self.store.meta(key) or await self.store.meta(LAST_CHECK) or now)
            if now - last < OUTAGE_SECONDS:
                continue
            # It is noted with it: a process that dies now must not give the same time once more.
            back = {self._of_shard(BACK_AFTER_OUTAGE, shard): str(now)}
            tables = await self.store.make_up(
                last,
                now,
                key,
                back,
                later=later,
                told="outage-over" if now - last >= TOLD_SECONDS else None,
                shard=shard,
                total=self.total,
            )
            log.warning(
                "nobody could play for %s hours: %s tables get that time", (now - last) // HOUR, tables
            )

    async def note_running(self, now: int) -> None:
        """People can play on these shards."""
        for shard in self.shards:
            await self.store.set_meta(self._of_shard(LAST_CHECK, shard), str(now))

    async def back(self, guild_id: int) -> int:
        """When the bot was back on a server after the last outage."""
        shard = (guild_id >> SHARD_SHIFT) % self.total
        if shard not in self._backs:
            noted = await self.store.meta(self._of_shard(BACK_AFTER_OUTAGE, shard))
            self._backs[shard] = int(noted or 0)
        return self._backs[shard]

    def new_round(self) -> None:
        """Read the notes again: another process may have been away."""
        self._backs.clear()

    def _of_shard(self, note: str, shard: int) -> str:
        """The key of a note about a shard. The only one needs no number."""
        return note if self.total == 1 else f"{note} {shard}/{self.total}"
