"""/table: move, wake and follow a table. Also reacts to channels and servers that disappear or return."""

from __future__ import annotations

from contextlib import suppress

import discord
from discord import app_commands
from discord.ext import commands

from cogs.tables.loading.room import Room
from cogs.ui.channels.permissions import check_allowed_channels, check_permissions
from cogs.ui.components.building_blocks import OPTION_LIMIT, OPTIONS_PER_MENU
from cogs.ui.game_messages.board_message import MOST_FOLLOWERS
from cogs.ui.interactions.app import App, Interaction
from cogs.ui.interactions.lookup import asleep_here, room_here
from cogs.ui.interactions.responses import defer_reply, tell
from cogs.ui.wording.localisation import localised
from cogs.ui.wording.name_matching import nearness
from data.models import NO_SERVER, ChannelTaken, Sleep, TableRow
from engines.contract.core import Rejected, say


class TableCog(commands.Cog):
    group = app_commands.Group(
        name=localised("command-table"), description=localised("command-table-about"), guild_only=True
    )

    def __init__(self, bot: App) -> None:
        self.bot = bot

    # commands

    @group.command(name=localised("command-table-move"), description=localised("command-table-move-about"))
    @app_commands.rename(table=localised("option-table"))
    @app_commands.describe(table=localised("option-table-about"))
    async def move(self, interaction: Interaction, table: str | None = None) -> None:
        """Move a table to this channel."""
        await defer_reply(interaction)
        rooms = await self._movable(interaction)
        if table is not None:
            rooms = [room for room in rooms if room.row.id == table]
        if not rooms:
            raise Rejected("table-move-none")
        if len(rooms) > 1:
            raise Rejected("table-move-which")
        check_permissions(interaction)
        check_allowed_channels(interaction, await self.bot.store.guild(interaction.guild_id or 0))
        await self.bot.lifecycle.move(rooms[0].row.id, interaction.channel_id or 0)
        await tell(interaction, say("table-moved-here", title=rooms[0].title))

    @move.autocomplete("table")
    async def _tables(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        words = await self.bot.language.words(interaction)
        rooms = await self._movable(interaction)
        names = {room.row.id: f"{words(room.title)} · {room.row.id}" for room in rooms}
        ranked = [(nearness(typed, name), name, key) for key, name in names.items()]
        fitting = sorted((one for one in ranked if one[0] is not None), key=lambda one: one[0] or 0)
        return [
            app_commands.Choice(name=name[:OPTION_LIMIT], value=key)
            for _, name, key in fitting[:OPTIONS_PER_MENU]
        ]

    async def _movable(self, interaction: Interaction) -> list[Room]:
        """This person's tables on this server that are in another channel, or asleep."""
        rows = await self.bot.store.of_person(interaction.user.id)
        return [
            await self.bot.tables.load(row.id)
            for row in rows
            if row.guild_id == interaction.guild_id
            and (row.channel_id != interaction.channel_id or row.asleep is not None)
        ]

    @group.command(name=localised("command-table-wake"), description=localised("command-table-wake-about"))
    async def wake(self, interaction: Interaction) -> None:
        await defer_reply(interaction)
        rooms = [await self.bot.tables.load(row.id) for row in await asleep_here(self.bot, interaction)]
        if not rooms:
            raise Rejected("table-wide-awake")
        own = [room for room in rooms if room.seat_of(interaction.user.id) is not None]
        if not own:
            raise Rejected("table-stranger")
        room = await self.bot.lifecycle.wake(own[0].row.id)
        await tell(interaction, say("table-woken", title=room.title))

    @group.command(
        name=localised("command-table-follow"), description=localised("command-table-follow-about")
    )
    @app_commands.rename(on=localised("option-follow"))
    @app_commands.describe(on=localised("option-follow-about"))
    async def follow(self, interaction: Interaction, on: bool = True) -> None:
        await defer_reply(interaction)
        room = await room_here(self.bot, interaction)
        if on and room.seat_of(interaction.user.id) is not None:
            raise Rejected("follow-own")
        followers = await self.bot.store.followers(room.row.id)
        if on and interaction.user.id not in followers and len(followers) >= MOST_FOLLOWERS:
            raise Rejected("follow-many", most=MOST_FOLLOWERS)
        await self.bot.store.follow(room.row.id, interaction.user.id, on)
        await tell(interaction, say("follow-on" if on else "follow-off", title=room.title))

    # channels and servers that disappear or return

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        await self._channel_gone(channel.id)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        await self._channel_gone(payload.thread_id)

    async def _channel_gone(self, channel_id: int) -> None:
        row = await self.bot.store.in_channel(channel_id)
        if row is not None:
            await self.bot.lifecycle.sleep(row, Sleep.CHANNEL)

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        await self._guild_gone(guild.id)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """After an invitation back: wake the tables whose channels still exist."""
        await self.bot.seasons.find_server(guild.id)
        tables = {row.id: row for row in await self.bot.store.asleep_in(guild.id)}
        await self.bot.tables.each(tables, lambda table_id: self._welcome_back(guild, tables[table_id]))

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Catch up after a start: servers may have removed or invited us in the meantime. Those of other
        processes are none of our business."""
        for guild_id in await self.bot.store.guilds_awake():
            if guild_id != NO_SERVER and self.bot.serves(guild_id) and self.bot.get_guild(guild_id) is None:
                await self._guild_gone(guild_id)
        for guild_id in await self.bot.store.guilds_lost():
            guild = self.bot.get_guild(guild_id)
            if guild is not None:
                await self.on_guild_join(guild)

    @commands.Cog.listener()
    async def on_shard_ready(self, shard_id: int) -> None:
        """One shard of several had to begin anew later on, and may have missed something too."""
        if self.bot.is_ready() and len(self.bot.shards) > 1:
            await self.on_ready()

    async def _guild_gone(self, guild_id: int) -> None:
        await self.bot.seasons.lose_server(guild_id)  # first, or it would wake its tables
        tables = {row.id: row for row in await self.bot.store.in_guild(guild_id)}
        await self.bot.tables.each(
            tables, lambda table_id: self.bot.lifecycle.sleep(tables[table_id], Sleep.SERVER)
        )

    async def _welcome_back(self, guild: discord.Guild, row: TableRow) -> None:
        if row.asleep is Sleep.SERVER and guild.get_channel_or_thread(row.channel_id) is not None:
            with suppress(ChannelTaken):  # it stays asleep until its players wake or move it
                await self.bot.lifecycle.wake(row.id)


async def setup(bot: App) -> None:
    await bot.add_cog(TableCog(bot))
