"""Tables that one person plays in direct messages: whether these are open, and the way there."""

from __future__ import annotations

import discord

from cogs.tables.loading.room import Room
from cogs.ui.components.building_blocks import link, message, rows
from cogs.ui.interactions.answering import show_panel
from cogs.ui.interactions.app import Interaction
from cogs.ui.interactions.responses import show
from cogs.ui.wording.links import table_url
from engines.contract.core import Rejected, say

CLOSED_DM = (50007, 50278)
"""Discord's codes for people who take no direct messages of ours."""


async def write_directly(interaction: Interaction, text: str) -> int:
    """Write to whoever asked, which shows whether their direct messages are open; returns their channel."""
    try:
        sent = await interaction.user.send(view=message(text), nonce=str(interaction.id))
    except discord.Forbidden as refused:
        if refused.code not in CLOSED_DM:
            raise
        raise Rejected("learn-closed") from None
    return sent.channel.id


async def show_private_table(interaction: Interaction, room: Room, begun: str) -> None:
    """Where the table is (the text `begun` says so), or the first question if this is the place."""
    if interaction.channel_id == room.row.channel_id:
        await show_panel(interaction, room)
        return
    words = room.words(await interaction.client.language.of(interaction, room))
    label = say("whatif-go" if room.row.what_if else "learn-go")
    there = link(words(label), table_url(room.row))
    await show(interaction, message(words(say(begun, title=room.title)), *rows([there])))
