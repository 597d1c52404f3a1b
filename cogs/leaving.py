"""/resign, /return and /end: leave a game, come back, close it for everybody."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from cogs.tables.loading.room import Room
from cogs.ui.components.building_blocks import message
from cogs.ui.components.confirmation import confirmation
from cogs.ui.components.custom_ids import Pressed, Verb
from cogs.ui.interactions.app import App, Interaction
from cogs.ui.interactions.lookup import room_here
from cogs.ui.interactions.responses import defer_reply, defer_update, show, tell
from cogs.ui.wording.localisation import in_games, localised
from engines.contract.core import Rejected, Say, say


class LeavingCog(commands.Cog):
    def __init__(self, bot: App) -> None:
        self.bot = bot

    @app_commands.command(name=localised("command-resign"), description=localised("command-resign-about"))
    @in_games
    async def resign(self, interaction: Interaction) -> None:
        await defer_reply(interaction)
        room = await room_here(self.bot, interaction)
        room.require_running()
        own = room.require_seat(interaction.user.id)
        sure = "resign-sure-last" if room.is_last_person(own.seat) else "resign-sure"
        await self._ask_again(interaction, room, say(sure, title=room.title), "resign-yes", Verb.RESIGN)

    async def press_resign(self, interaction: Interaction, pressed: Pressed) -> None:
        await defer_update(interaction)
        room = await self.bot.seats.resign(interaction.user.id, pressed.table_id)
        await self.bot.votes.settle(room.row.id)
        words = room.words(await self.bot.language.of(interaction, room))
        await show(interaction, message(words(say("resign-done" if room.running else "resign-done-last"))))

    @app_commands.command(name=localised("command-return"), description=localised("command-return-about"))
    async def come_back(self, interaction: Interaction) -> None:
        await defer_reply(interaction)
        left = await self.bot.store.left_by(interaction.user.id)
        if not left:
            raise Rejected("return-nothing")
        at_hand = [row for row in left if row.channel_id == interaction.channel_id]
        await self._come_back(interaction, (at_hand or left)[0].id)

    async def press_return(self, interaction: Interaction, pressed: Pressed) -> None:
        await defer_reply(interaction)
        await self._come_back(interaction, pressed.table_id)

    async def _come_back(self, interaction: Interaction, table_id: str) -> None:
        room = await self.bot.seats.come_back(interaction.user.id, table_id)
        await tell(interaction, say("return-done", title=room.title))

    @app_commands.command(name=localised("command-end"), description=localised("command-end-about"))
    @app_commands.guild_only()
    @app_commands.default_permissions(manage_guild=True)
    async def end(self, interaction: Interaction) -> None:
        await defer_reply(interaction)
        if not interaction.permissions.manage_guild:
            raise Rejected("end-managers-only")
        room = await room_here(self.bot, interaction)
        await self._ask_again(interaction, room, say("end-sure", title=room.title), "end-yes", Verb.END)

    async def press_end(self, interaction: Interaction, pressed: Pressed) -> None:
        await defer_update(interaction)
        room = await self.bot.tables.load(pressed.table_id)
        if interaction.guild_id != room.row.guild_id or not interaction.permissions.manage_guild:
            raise Rejected("end-managers-only")
        await self.bot.lifecycle.end(pressed.table_id)
        await self.bot.votes.settle(pressed.table_id)
        words = room.words(await self.bot.language.of(interaction, room))
        await show(interaction, message(words(say("end-done"))))

    async def _ask_again(
        self, interaction: Interaction, room: Room, question: Say, deed: str, verb: Verb
    ) -> None:
        words = room.words(await self.bot.language.of(interaction, room))
        await show(interaction, confirmation(question, deed, words, verb, room.row.id))

    async def press_never_mind(self, interaction: Interaction, pressed: Pressed) -> None:
        """Whatever was asked again is not done."""
        await defer_update(interaction)
        words = await self.bot.language.words(interaction)
        await show(interaction, message(words(say("confirm-not-done"))))


async def setup(bot: App) -> None:
    await bot.add_cog(LeavingCog(bot))
