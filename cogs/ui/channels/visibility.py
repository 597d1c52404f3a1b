"""Who may see a channel. We keep no list of members: an interaction says which roles somebody has, and the
server's roles and channels are known."""

from __future__ import annotations

from typing import Any, Final

import discord

from cogs.ui.interactions.app import Interaction
from data.models import NoSuchTable, TableRow

Place = discord.abc.GuildChannel
Found = Place | discord.Thread
UNKNOWN_CHANNELS: Final = 5
"""Channels that Discord is asked for in one answer: archived threads, which it does not tell by itself."""


class Channels:
    """The channels of a server as one answer needs them."""

    def __init__(self, guild: discord.Guild) -> None:
        self.guild = guild
        self._asked: dict[int, Found | None] = {}

    async def find(self, channel_id: int) -> Found | None:
        """None for a channel that we cannot see, or after too many questions."""
        known = self.guild.get_channel_or_thread(channel_id)
        if known is not None:
            return known
        if channel_id not in self._asked and len(self._asked) < UNKNOWN_CHANNELS:
            self._asked[channel_id] = await self._fetch(channel_id)
        return self._asked.get(channel_id)

    async def _fetch(self, channel_id: int) -> Found | None:
        try:
            found = await self.guild.fetch_channel(channel_id)
        except (discord.HTTPException, discord.InvalidData):
            return None
        return found if isinstance(found, Place | discord.Thread) else None

    async def shows(self, channel_id: int, member: discord.Member) -> bool:
        """Whether somebody may see a channel. Who is in a private thread is not known to us, so the answer is
        no."""
        found = await self.find(channel_id)
        place = parent_of(found)
        return place is not None and place.permissions_for(member).view_channel

    async def is_as_open(self, channel_id: int, as_this: Place) -> bool:
        """Whether everybody who sees `as_this` channel also sees the other one."""
        place = parent_of(await self.find(channel_id))
        return place is not None and (place == as_this or sees_no_less(place, as_this))


def parent_of(found: Found | None) -> Place | None:
    """The channel whose permissions hold; None for a private thread, or where it is unknown."""
    if isinstance(found, discord.Thread):
        return None if found.is_private() else found.parent
    return found


def sees_no_less(there: Place, here: Place) -> bool:
    """Whether everybody who may see `here` may see `there`. In doubt, no: it is open to all; or both have the
    same overwrites; or whoever was let in here was let in there."""
    theirs, ours, everyone = _views(there), _views(here), there.guild.default_role
    opened = theirs.get(everyone.id)
    if opened is None:
        opened = everyone.permissions.view_channel
    if opened and not any(view is False for who, view in theirs.items() if who != everyone.id):
        return True
    if theirs == ours:
        return True
    let_in = {who for who, view in ours.items() if view}
    kept_out = {who for who, view in theirs.items() if view is False and who not in _roles(there)}
    return (
        ours.get(everyone.id) is False
        and all(theirs.get(who) for who in let_in)
        and all(ours.get(who) is False for who in kept_out)
    )


def _views(channel: Place) -> dict[int, bool | None]:
    """What a channel says about seeing it, by the id of a role or a person."""
    said: dict[Any, discord.PermissionOverwrite] = channel.overwrites
    return {who.id: over.view_channel for who, over in said.items() if over.view_channel is not None}


def _roles(channel: Place) -> set[int]:
    return {role.id for role in channel.guild.roles}


async def check_may_see(interaction: Interaction, row: TableRow) -> None:
    """Raise NoSuchTable where somebody wants to join from elsewhere and may not see the channel of the
    table."""
    if row.channel_id == interaction.channel_id or interaction.guild is None:
        return
    member = interaction.user
    if isinstance(member, discord.Member) and not await Channels(interaction.guild).shows(
        row.channel_id, member
    ):
        raise NoSuchTable(f"table {row.id} is in a channel that this person may not see")
