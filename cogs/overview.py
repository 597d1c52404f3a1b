"""/tables: all tables of a person, and the lobbies of a server that look for players; also the role that is
called when one opens."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from cogs.tables.loading.room import Room
from cogs.ui.channels.call_role import check_role_for
from cogs.ui.channels.visibility import Channels
from cogs.ui.command_replies.tables_overview import tables_overview
from cogs.ui.components.building_blocks import button, message, rows
from cogs.ui.components.custom_ids import OFF, Pressed, Verb
from cogs.ui.interactions.app import App, Interaction
from cogs.ui.interactions.lookup import rooms_of
from cogs.ui.interactions.responses import defer_reply, defer_update, show
from cogs.ui.lobby_messages.open_tables_message import MOST_LOBBIES, open_tables_message, rooms_with_room
from cogs.ui.wording.localisation import everywhere, localised
from engines.contract.core import Rejected, say


class OverviewCog(commands.Cog):
    def __init__(self, bot: App) -> None:
        self.bot = bot

    @app_commands.command(name=localised("command-tables"), description=localised("command-tables-about"))
    @app_commands.rename(looking=localised("option-open"))
    @app_commands.describe(looking=localised("option-open-about"))
    @everywhere
    async def tables(self, interaction: Interaction, looking: bool = False) -> None:
        """One's own tables; those that are `looking` for players where somebody wants to join one."""
        await defer_reply(interaction)
        await (self._open_tables if looking else self._tables)(interaction, 0)

    # one's own

    async def press_tables(self, interaction: Interaction, pressed: Pressed) -> None:
        """Turn the page in place."""
        await defer_update(interaction)
        await self._tables(interaction, pressed.page or 0)

    async def _tables(self, interaction: Interaction, page: int) -> None:
        rooms = await rooms_of(self.bot, interaction.user.id)
        if not rooms:
            raise Rejected("table-none-yours")
        language = await self.bot.language.of(interaction)
        head = say("tables-head", count=len(rooms))
        known = await self.bot.server_names(room.row.guild_id for room in rooms)
        layout = tables_overview(rooms, interaction.user.id, language, head, servers=known, page=page)
        await show(interaction, layout)

    # those that look for players

    async def press_open_tables(self, interaction: Interaction, pressed: Pressed) -> None:
        """Turn the page in place; from elsewhere, show the first one."""
        await (defer_reply if pressed.page is None else defer_update)(interaction)
        await self._open_tables(interaction, pressed.page or 0)

    async def _open_tables(self, interaction: Interaction, page: int) -> None:
        if interaction.guild_id is None:
            raise Rejected("open-tables-server-only")
        language = await self.bot.language.of(interaction)
        guild = await self.bot.store.guild(interaction.guild_id)
        seen = await self._visible(interaction)
        role = interaction.guild is not None and interaction.guild.get_role(guild.call_role or 0) is not None
        layout = open_tables_message(seen, language, user_id=interaction.user.id, page=page, role=role)
        await show(interaction, layout)

    async def _visible(self, interaction: Interaction) -> list[Room]:
        """The lobbies with room that this person may see: in this channel, or in one that is open to them."""
        found = await self.bot.store.open_lobbies(interaction.guild_id or 0, MOST_LOBBIES)
        rooms = rooms_with_room(found, self.bot.signs)
        guild, member = interaction.guild, interaction.user
        if guild is None or not isinstance(member, discord.Member):
            return []
        channels = Channels(guild)
        return [
            room
            for room in rooms
            if room.row.channel_id == interaction.channel_id
            or room.seat_of(member.id) is not None
            or await channels.shows(room.row.channel_id, member)
        ]

    # the role

    async def press_call_me(self, interaction: Interaction, pressed: Pressed) -> None:
        """Give the role to whoever pressed, or remove it. Pressed twice, it is as pressed once. *Stop* is
        under our private answer, which changes then."""
        await (defer_update if pressed.choice == OFF else defer_reply)(interaction)
        member, guild = interaction.user, interaction.guild
        if guild is None or not isinstance(member, discord.Member):
            raise Rejected("open-tables-server-only")
        known = await self.bot.store.guild(guild.id)
        role = guild.get_role(known.call_role or 0)
        if role is None:
            raise Rejected("call-no-role")
        on = pressed.choice != OFF
        if any(one.id == role.id for one in member.roles) != on:
            check_role_for(guild, role, giving=on)
            await self._change_role(member, role, on)
        words = await self.bot.language.words(interaction)
        key = "call-on" if on else "call-off"
        text = words(say(key, role=f"<@&{role.id}>", hours=known.call_hours or 1))
        stop = [button(words(say("call-stop")), Verb.CALL_ME, OFF)] if on else []
        await show(interaction, message(text, *rows(stop)))

    async def _change_role(self, member: discord.Member, role: discord.Role, on: bool) -> None:
        try:
            await (member.add_roles if on else member.remove_roles)(role, reason="/tables")
        except discord.Forbidden:
            raise Rejected("call-refused") from None
        except discord.NotFound:
            raise Rejected("call-no-role") from None


async def setup(bot: App) -> None:
    await bot.add_cog(OverviewCog(bot))
