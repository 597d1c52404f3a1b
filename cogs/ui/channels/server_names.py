"""The names of servers. Those of other processes are asked for, and remembered for a while."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Iterable

import discord

from cogs.ui.interactions.app import App
from data.models import NO_SERVER

log = logging.getLogger(__name__)
KNOWN_SECONDS = 3600.0
REMEMBERED = 10_000
"""Servers."""


class ServerNames:
    def __init__(self, bot: App) -> None:
        self.bot = bot
        self._asked: dict[int, tuple[float, str]] = {}

    async def of(self, guild_ids: Iterable[int]) -> dict[int, str]:
        """The names of these servers, as far as we can know them."""
        wanted = sorted(set(guild_ids) - {NO_SERVER})
        names = await asyncio.gather(*(self._name(guild_id) for guild_id in wanted))
        return {guild_id: name for guild_id, name in zip(wanted, names, strict=True) if name}

    async def _name(self, guild_id: int) -> str:
        guild = self.bot.get_guild(guild_id)
        if guild is not None or self.bot.serves(guild_id):
            return guild.name if guild is not None else ""
        at, name = self._asked.get(guild_id, (float("-inf"), ""))
        if time.monotonic() - at > KNOWN_SECONDS:
            name = await self._ask(guild_id)
            if len(self._asked) >= REMEMBERED:
                self._asked.clear()
            self._asked[guild_id] = time.monotonic(), name
        return name

    async def _ask(self, guild_id: int) -> str:
        """A list without a name is better than none."""
        try:
            return (await self.bot.fetch_guild(guild_id, with_counts=False)).name
        except (discord.HTTPException, discord.RateLimited, OSError, TimeoutError) as error:
            log.info("the name of server %s is not known: %s", guild_id, error)
            return ""
