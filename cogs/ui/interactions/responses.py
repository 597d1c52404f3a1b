"""Answers interactions: acknowledge, show a message, tell a sentence."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

import discord
from discord.enums import InteractionResponseType

from cogs.tables.loading.room import Visitor
from cogs.ui.components.building_blocks import Layout, message
from cogs.ui.components.picture_files import PictureFile
from cogs.ui.interactions.app import Interaction
from engines.contract.core import Say

log = logging.getLogger(__name__)
ANSWERED = "answered"
"""Among the extras of an interaction whose first answer stays."""
MEANWHILE = "meanwhile"
"""Among the extras of an interaction that shows something until its answer is there."""
NOTICED_SECONDS = 0.3
"""Whoever waits longer for an answer sees what is shown meanwhile. A shorter wait costs no request."""


async def defer_reply(interaction: Interaction) -> None:
    """Acknowledge at once; a private message follows."""
    await interaction.response.defer(ephemeral=True, thinking=True)


async def defer_update(interaction: Interaction) -> None:
    """Acknowledge at once; the clicked message will change."""
    await interaction.response.defer()


async def show(interaction: Interaction, layout: Layout, images: Sequence[PictureFile] = ()) -> None:
    """Show the answer, usually after `defer_reply` or `defer_update`. A public message is never replaced."""
    await _end_meanwhile(interaction)
    await _show(interaction, layout, images)


async def _show(interaction: Interaction, layout: Layout, images: Sequence[PictureFile] = ()) -> None:
    files = [image.file() for image in images]
    kind = interaction.response.type
    if kind is None:
        await interaction.response.send_message(view=layout, files=files, ephemeral=True)
    elif ANSWERED in interaction.extras:
        await interaction.followup.send(view=layout, files=files, ephemeral=True)
    elif kind is InteractionResponseType.deferred_channel_message or is_private(interaction):
        await interaction.edit_original_response(view=layout, attachments=files)
    else:
        await interaction.followup.send(view=layout, files=files, ephemeral=True)


async def show_first(interaction: Interaction, layout: Layout) -> None:
    """Show an answer that stays. What is shown next is a message of its own, below whatever was posted in
    between."""
    await show(interaction, layout)
    interaction.extras[ANSWERED] = True


@asynccontextmanager
async def meanwhile(interaction: Interaction, layout: Layout) -> AsyncIterator[None]:
    """Show a message where the answer, which takes its place, does not come at once."""
    answered = asyncio.Event()

    async def show_later() -> None:
        try:
            await asyncio.wait_for(answered.wait(), NOTICED_SECONDS)
        except TimeoutError:
            try:
                await _show(interaction, layout)
            except discord.HTTPException as failure:  # the answer itself is still to come
                log.warning("could not show anything meanwhile: %s", failure)

    interaction.extras[MEANWHILE] = answered, asyncio.get_running_loop().create_task(show_later())
    try:
        yield
    finally:
        await _end_meanwhile(interaction)


async def _end_meanwhile(interaction: Interaction) -> None:
    """From now on only the answer is shown: what is on its way arrives before it."""
    if MEANWHILE in interaction.extras:
        answered, showing = interaction.extras.pop(MEANWHILE)
        answered.set()
        await showing


async def tell(interaction: Interaction, text: Say | str) -> None:
    """Say a sentence to this person alone; the clicked message stays as it is."""
    words = await interaction.client.language.words(interaction)
    layout = message(text if isinstance(text, str) else words(text))
    kind = interaction.response.type
    if kind is None:
        await interaction.response.send_message(view=layout, ephemeral=True)
    elif kind is InteractionResponseType.deferred_channel_message:
        await interaction.edit_original_response(view=layout)
    else:
        await interaction.followup.send(view=layout, ephemeral=True)


def is_private(interaction: Interaction) -> bool:
    """Whether only this person sees the clicked message."""
    clicked = interaction.message
    return clicked is not None and (clicked.flags.ephemeral or interaction.guild_id is None)


def visitor(interaction: Interaction) -> Visitor:
    """Whoever clicked, as somebody who wants a seat."""
    return Visitor(interaction.user.id, interaction.user.display_name)
