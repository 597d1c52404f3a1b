"""Whether a player is still a member of the server. Discord does not tell us when people leave."""

from __future__ import annotations

import logging

import discord

from cogs.ui.interactions.app import App

log = logging.getLogger(__name__)
NOT_THERE = {10007, 10013}
"""Discord's codes for somebody who is no member, or nobody at all."""


class Membership:
    def __init__(self, client: App) -> None:
        self.client = client

    async def has_left(self, guild_id: int, user_id: int) -> bool:
        """Ask Discord. False also where it gives no answer."""
        if self.client.serves(guild_id) and self.client.get_guild(guild_id) is None:
            return False
        try:
            await self.client.http.get_member(guild_id, user_id)  # also on a server of another process
        except discord.NotFound as error:
            return error.code in NOT_THERE
        except discord.HTTPException as error:
            log.warning("could not ask whether a player is still here: %s", error)
        return False
