"""/privacy: see, export, reduce and delete what is stored about a person."""

from __future__ import annotations

import io

import discord
import msgspec
from discord import app_commands
from discord.ext import commands

from cogs.ui.command_replies.privacy_message import privacy_message
from cogs.ui.components.building_blocks import button, message, rows
from cogs.ui.components.custom_ids import Pressed, Verb
from cogs.ui.components.style import DANGER, VELLUM
from cogs.ui.interactions.app import App, Interaction
from cogs.ui.interactions.responses import defer_reply, defer_update, show
from cogs.ui.wording.localisation import everywhere, localised
from engines.contract.core import Say, say

FILE, RECORD = "portolan-my-data.json", "portolan-my-record.json"


class PrivacyCog(commands.Cog):
    def __init__(self, bot: App) -> None:
        self.bot = bot

    @app_commands.command(name=localised("command-privacy"), description=localised("command-privacy-about"))
    @everywhere
    async def privacy(self, interaction: Interaction) -> None:
        await defer_reply(interaction)
        await self._page(interaction)

    async def press_privacy(self, interaction: Interaction, pressed: Pressed) -> None:
        await defer_update(interaction)
        await self._page(interaction)

    async def _page(self, interaction: Interaction, news: Say | None = None) -> None:
        known = await self.bot.store.known_of(interaction.user.id)
        person = await self.bot.store.person(interaction.user.id)
        words = await self.bot.language.words(interaction)
        await show(interaction, privacy_message(known, person, words, news))

    async def press_export(self, interaction: Interaction, pressed: Pressed) -> None:
        """Reply with files, so that the page stays."""
        await defer_reply(interaction)
        known = await self.bot.store.known_of(interaction.user.id)
        words = await self.bot.language.words(interaction)
        # An uploaded record is large, and anybody can check it as it is: it gets a file of its own.
        files: dict[str, bytes] = {}
        for brought in known["records"]:
            files[RECORD] = bytes(brought.pop("record"))
        files[FILE] = msgspec.json.format(msgspec.json.encode(known))
        layout = message(
            words(say("privacy-exported")), *(discord.ui.File(f"attachment://{name}") for name in files)
        )
        attachments = [discord.File(io.BytesIO(data), name) for name, data in files.items()]
        await interaction.edit_original_response(view=layout, attachments=attachments)

    async def press_leave_stats(self, interaction: Interaction, pressed: Pressed) -> None:
        await defer_update(interaction)
        await self.bot.results.leave_out(interaction.user.id)
        await self._page(interaction, say("privacy-uncounted"))

    async def press_rejoin_stats(self, interaction: Interaction, pressed: Pressed) -> None:
        await defer_update(interaction)
        await self.bot.results.count_again(interaction.user.id)
        await self._page(interaction, say("privacy-recounted"))

    async def press_forget(self, interaction: Interaction, pressed: Pressed) -> None:
        """Ask for confirmation and say what will happen: this cannot be undone."""
        await defer_update(interaction)
        words = await self.bot.language.words(interaction)
        buttons = [
            button(words(say("privacy-delete-sure")), Verb.CONFIRM_FORGET, style=DANGER),
            button(words(say("panel-back")), Verb.PRIVACY),
        ]
        text = words(say("privacy-delete-about"))
        await show(interaction, message(text, *rows(buttons), colour=VELLUM))

    async def press_confirm_forget(self, interaction: Interaction, pressed: Pressed) -> None:
        await defer_update(interaction)
        words = await self.bot.language.words(interaction)  # the choice of a language is deleted too
        await self.bot.personal_data.forget(interaction.user.id)
        await show(interaction, message(words(say("privacy-deleted")), colour=VELLUM))


async def setup(bot: App) -> None:
    await bot.add_cog(PrivacyCog(bot))
