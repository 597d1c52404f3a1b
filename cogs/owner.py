"""For the owner of the bot, in direct messages with it: how it is, stop it gently, announce something.

No command is registered for it: everybody would see that. The owner finds the button below /help. Anybody
else who sends its id is told what is said of every button that does not exist.
"""

from __future__ import annotations

import secrets

from discord.ext import commands

from cogs.ui.channels.permissions import is_owner
from cogs.ui.command_replies.owner_message import (
    MOST_CHARACTERS,
    USUAL,
    announcement_form,
    drain_message,
    preview_message,
    status_message,
)
from cogs.ui.components.custom_ids import Pressed
from cogs.ui.interactions.app import App, Interaction
from cogs.ui.interactions.responses import defer_update, show
from data.words import languages
from engines.contract.core import Rejected, Say, say


class OwnerCog(commands.Cog):
    def __init__(self, bot: App) -> None:
        self.bot = bot

    async def press_owner(self, interaction: Interaction, pressed: Pressed) -> None:
        _must_own(interaction)
        await defer_update(interaction)
        await self._status(interaction)

    async def _status(self, interaction: Interaction, notice: Say | None = None) -> None:
        words = await self.bot.language.words(interaction)
        await show(interaction, status_message(await self.bot.look_at_itself(), words, notice))

    async def press_drain(self, interaction: Interaction, pressed: Pressed) -> None:
        _must_own(interaction)
        await defer_update(interaction)
        await show(interaction, drain_message(await self.bot.language.words(interaction)))

    async def press_confirm_drain(self, interaction: Interaction, pressed: Pressed) -> None:
        _must_own(interaction)
        await defer_update(interaction)

        async def told() -> None:
            await self._status(interaction, say("owner-stopping"))

        await self.bot.drain(told)
        await self._status(interaction)

    async def press_announce(self, interaction: Interaction, pressed: Pressed) -> None:
        """Open the form. It must be the first answer to a click, so nothing is deferred."""
        _must_own(interaction)
        form = announcement_form(await self.bot.language.words(interaction))
        await interaction.response.send_modal(form)

    async def press_write_announcement(self, interaction: Interaction, pressed: Pressed) -> None:
        _must_own(interaction)
        await defer_update(interaction)
        typed = pressed.typed
        texts = {language: typed.get(language, "").strip()[:MOST_CHARACTERS] for language in languages()}
        texts = {language: text for language, text in texts.items() if text}
        if USUAL not in texts:
            raise Rejected("owner-no-text")
        if await self.bot.store.announcing():
            raise Rejected("owner-still-announcing")
        mark = secrets.token_hex(3)
        await self.bot.store.draft_announcement(mark, texts)
        status = await self.bot.look_at_itself()
        words = await self.bot.language.words(interaction)
        await show(interaction, preview_message(texts, status.tables.get("running", 0), mark, words))

    async def press_confirm_announcement(self, interaction: Interaction, pressed: Pressed) -> None:
        _must_own(interaction)
        await defer_update(interaction)
        if not await self.bot.store.begin_announcement(pressed.mark):
            raise Rejected("owner-announced-before")
        await self._status(interaction, say("owner-announced"))


def _must_own(interaction: Interaction) -> None:
    """Raise Rejected, with what is said of any button that does not exist."""
    if interaction.guild_id is not None or not is_owner(interaction):
        raise Rejected("error-unknown-button")


async def setup(bot: App) -> None:
    await bot.add_cog(OwnerCog(bot))
