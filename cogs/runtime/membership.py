"""Whether a player is still a member of the server. Discord does not tell us when people leave."""

from __future__ import annotations

import logging

import discord

log = logging.getLogger(__name__)


class Membership:
    def __init__(self, client: discord.Client) -> None:
        self.client = client

    async def has_left(self, guild_id: int, user_id: int) -> bool:
        """Ask Discord. False also where it gives no answer."""
        guild = self.client.get_guild(guild_id)
        if guild is None:
            return False
        try:
            await guild.fetch_member(user_id)
        except discord.NotFound:
            return True
        except discord.HTTPException as error:
            log.warning("could not ask whether a player is still here: %s", error)
        return False
