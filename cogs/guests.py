"""The people in a lobby: how they tend to play, who is removed or let in, and who hears when it is ready."""

from __future__ import annotations

from collections.abc import Awaitable

from discord.ext import commands

from cogs.ui.components.building_blocks import button, message, rows
from cogs.ui.components.custom_ids import OFF, Pressed, Verb
from cogs.ui.interactions.app import App, Interaction
from cogs.ui.interactions.lookup import lobby_of
from cogs.ui.interactions.responses import defer_reply, defer_update, show
from cogs.ui.lobby_messages.guests_message import guests_message
from engines.contract.core import Rejected, say


class GuestsCog(commands.Cog):
    def __init__(self, bot: App) -> None:
        self.bot = bot

    async def press_players(self, interaction: Interaction, pressed: Pressed) -> None:
        await defer_reply(interaction)
        await self._show(interaction, pressed.table_id)

    async def press_remove_player(self, interaction: Interaction, pressed: Pressed) -> None:
        await self._remove(interaction, pressed, barred=False)

    async def press_bar_player(self, interaction: Interaction, pressed: Pressed) -> None:
        await self._remove(interaction, pressed, barred=True)

    async def _remove(self, interaction: Interaction, pressed: Pressed, *, barred: bool) -> None:
        removing = self.bot.guests.remove(
            pressed.table_id, interaction.user.id, pressed.person, barred=barred
        )
        await self._change(interaction, pressed.table_id, removing)

    async def press_let_in_player(self, interaction: Interaction, pressed: Pressed) -> None:
        letting_in = self.bot.guests.let_in(pressed.table_id, interaction.user.id, pressed.person)
        await self._change(interaction, pressed.table_id, letting_in)

    async def _change(self, interaction: Interaction, table_id: str, change: Awaitable[None]) -> None:
        """Change something, and show the people as they are then: also where the button was out of date."""
        await defer_update(interaction)
        refusal = None
        try:
            await change
        except Rejected as refused:
            refusal = refused
        await self._show(interaction, table_id, refusal)

    async def _show(self, interaction: Interaction, table_id: str, refusal: Rejected | None = None) -> None:
        room = await lobby_of(self.bot, table_id)
        words = room.words(await self.bot.language.of(interaction, room))
        known = await self.bot.guests.habits(room)
        guests = await self.bot.store.lobby_people(table_id)
        notice = "" if refusal is None else words(refusal.reason)
        await show(interaction, guests_message(room, known, guests, interaction.user.id, words, notice))

    async def press_tell_me(self, interaction: Interaction, pressed: Pressed) -> None:
        await defer_reply(interaction)
        await self.bot.language.remember(interaction)
        on = pressed.choice != OFF
        await self.bot.guests.tell(pressed.table_id, interaction.user.id, on)
        room = await self.bot.tables.load(pressed.table_id)
        words = await self.bot.language.words(interaction)
        text = words(say("tell-me-on" if on else "tell-me-off", title=room.title))
        stop = [button(words(say("tell-me-stop")), Verb.TELL_ME, pressed.table_id, OFF)] if on else []
        await show(interaction, message(text, *rows(stop)))


async def setup(bot: App) -> None:
    await bot.add_cog(GuestsCog(bot))
