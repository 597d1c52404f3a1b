"""The shards of this process: identifying as Discord allows it, together with the other processes."""

from __future__ import annotations

import logging
from typing import Any

import discord
import yarl
from discord.gateway import DiscordWebSocket

from data.models import SHARD_SHIFT
from data.processes import Processes
from data.settings import BadSettings, Settings

log = logging.getLogger(__name__)
IDENTIFY_SECONDS = 5.5
"""Between two shards of a bucket. Discord asks for 5, and the way there may take longer for the first."""
CLOSED = {
    4010: "Discord doesn't know shard {shard}: look at PORTOLAN_SHARDS and PORTOLAN_SHARD_IDS.",
    4011: "The bot is on too many servers for {shards} shards: set PORTOLAN_SHARDS to a higher number.",
}
"""Codes with which Discord refuses a shard for good."""


class Shards:
    def __init__(self, settings: Settings, *, identify_seconds: float = IDENTIFY_SECONDS) -> None:
        self.own = settings.own_shards
        self.total = settings.shards
        self._proxy = settings.discord_api is not None
        self._seconds = identify_seconds
        self._buckets = 1
        self._permitted: set[int] = set()
        self.processes: Processes

    def has(self, guild_id: int) -> bool:
        """Whether this process is told what happens on a server."""
        return (guild_id >> SHARD_SHIFT) % self.total in self.own

    async def ask_gateway(self, client: discord.AutoShardedClient) -> None:
        """Learn how many shards may identify at a time. A single one needs no such request."""
        if self.total == 1 and not self._proxy:
            return
        recommended, url, limit = await client.http.get_bot_gateway()
        self._buckets = max(1, limit["max_concurrency"])
        if self._proxy:
            DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(url)
        if limit["remaining"] < len(self.own):
            hours = -(-limit["reset_after"] // 3_600_000)
            raise BadSettings(
                f"Discord lets the bot start {limit['remaining']} more shards in the next {hours} hours, and"
                f" this process has {len(self.own)}. Find out what restarts it so often, and wait."
            )
        if self.total < recommended:
            log.warning("Discord recommends %s shards; PORTOLAN_SHARDS is %s", recommended, self.total)

    async def permit(self, shard: int) -> None:
        """Wait for a shard's turn before its connection is opened: one that only waits would be closed."""
        await self._wait(shard)
        self._permitted.add(shard)

    async def identify(self, shard: int) -> None:
        """Wait for a shard's turn, unless it has it."""
        if shard in self._permitted:
            self._permitted.discard(shard)
        else:
            await self._wait(shard)

    async def _wait(self, shard: int) -> None:
        if self._seconds:
            await self.processes.may_identify(shard % self._buckets, self._seconds)

    def refusal(self, error: discord.ConnectionClosed) -> str | None:
        """A sentence about a connection that Discord has closed for good."""
        facts: dict[str, Any] = {"shard": error.shard_id, "shards": self.total}
        return CLOSED[error.code].format(**facts) if error.code in CLOSED else None
