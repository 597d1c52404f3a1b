"""This process among all that work on one database: which shards it has, what only one may do at a time."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from contextlib import AbstractAsyncContextManager
from typing import NamedTuple, Protocol

from data.models import StoreError


class ShardsRefused(StoreError):
    """Another process is in the way. The message is a sentence for whoever started this one."""


class Claim(NamedTuple):
    """What a process says of itself to the others."""

    shards: Sequence[int]
    """Those it wants for itself."""
    total: int
    """Of all processes together."""
    version: str = "?"
    """Of the program."""
    take_over: bool = False
    """From a process that has them, once this one is ready."""

    @property
    def listed(self) -> str:
        return shard_list(self.shards)


class Processes(Protocol):
    async def may_identify(self, bucket: int, seconds: float) -> None:
        """Return when a shard of this bucket may identify: so many seconds after the last one, whichever
        process that was in."""

    def alone(self, work: str) -> AbstractAsyncContextManager[None]:
        """Wait until no other process does this."""

    def watch(
        self, lost: Callable[[str], None], wanted: Callable[[], None], stop: Callable[[], None]
    ) -> None:
        """Call `lost`, with a sentence, if the shards have gone to another process while the database was
        away; `wanted` if one that is ready to do so asks to take over; `stop` if one asks all to stop."""

    async def take_over(self) -> None:
        """Ask whoever has the shards to stop, and wait until they are ours. Raises ShardsRefused."""

    async def stop_others(self) -> None:
        """Ask all other processes that are running now to stop gently. Raises StoreError if they can't be
        reached."""

    async def check(self) -> None:
        """Test whether the shards are still ours, which a broken connection doesn't tell by itself; and see
        whether this process was asked to stop, should it not have heard."""

    async def close(self) -> None:
        """Let the shards go."""


def shards_in(text: str) -> set[int]:
    """Those of a list such as "0-3,6". What is cut off at its end is left out."""
    ranges = re.findall(r"(\d+)(?:-(\d+))?", text)
    return {shard for low, high in ranges for shard in range(int(low), int(high or low) + 1)}


def shard_list(shards: Sequence[int]) -> str:
    """Such as "0-3,6"."""
    ordered, ranges = sorted(shards), list[list[int]]()
    for shard in ordered:
        if ranges and ranges[-1][-1] == shard - 1:
            ranges[-1][-1:] = [shard]
        else:
            ranges.append([shard, shard])
    return ",".join(f"{low}-{high}" if low < high else str(low) for low, high in ranges)
