"""What the managers of a server decide about finding players: where the list of open lobbies stands, and
which role is called when one opens."""

from __future__ import annotations

import asyncio

import discord
from discord.ext import commands

from cogs.tables.loading.doubled_presses import LastAnswers
from cogs.ui.channels.call_role import check_choice
from cogs.ui.channels.permissions import must_manage
from cogs.ui.command_replies.finding_panel import finding_panel, missing_in
from cogs.ui.command_replies.settings_panels import CALLS, read_choice
from cogs.ui.components.custom_ids import Pressed
from cogs.ui.interactions.app import App, Interaction
from cogs.ui.interactions.responses import defer_update, show
from data.models import Guild
from engines.contract.core import Many, Rejected, Say, say


class FindingSettingsCog(commands.Cog):
    def __init__(self, bot: App) -> None:
        self.bot = bot
        self._making = asyncio.Lock()
        self._made = LastAnswers[int, bool](bot.now)
        """By server: a role that Discord may not have told of yet."""

    @commands.Cog.listener()
    async def on_guild_role_delete(self, role: discord.Role) -> None:
        """Without the role, the list needs no button to take it, and another one may be made."""
        self._made.forget(role.guild.id)
        known = await self.bot.store.guild(role.guild.id)
        if known.call_role == role.id and known.list_channel is not None:
            await self.bot.store.change_guild(known.guild_id, list_at=self.bot.now())
            self.bot.show_list_soon(known.guild_id)

    async def press_finding(self, interaction: Interaction, pressed: Pressed) -> None:
        await defer_update(interaction)
        await self._show(interaction)

    async def _show(self, interaction: Interaction, notice: Say | None = None) -> None:
        known = await self.bot.store.guild(must_manage(interaction))
        words = await self.bot.language.words(interaction)
        await show(interaction, finding_panel(known, _place(interaction), words, notice))

    async def press_change_list(self, interaction: Interaction, pressed: Pressed) -> None:
        """Choose a channel, or none. A list that stood elsewhere goes."""
        await defer_update(interaction)
        before = await self.bot.store.guild(must_manage(interaction))
        chosen = pressed.ids
        channel = self._list_channel(interaction, chosen[0]) if chosen else None
        if channel is not None and channel.id == before.list_channel:
            await self._show(interaction)
            return
        now = self.bot.now()
        await self.bot.store.change_guild(
            before.guild_id,
            list_channel=channel.id if channel else None,
            list_message=None,
            list_at=now if channel else None,
            call_at=None,
        )
        self.bot.show_list_soon(before.guild_id)
        if before.list_channel is not None and before.list_message is not None:
            await self.bot.take_list_away(before.list_channel, before.list_message)
        await self._show(interaction, say("settings-noted"))

    def _list_channel(self, interaction: Interaction, channel_id: int) -> discord.TextChannel:
        """Raises Rejected where the list cannot stand, and for what the menu did not offer."""
        channel = _place(interaction).get_channel(channel_id)
        member = interaction.user
        if not isinstance(channel, discord.TextChannel) or not isinstance(member, discord.Member):
            raise Rejected("table-not-offered")
        if not channel.permissions_for(member).view_channel:
            raise Rejected("table-not-offered")
        if missing := missing_in(channel):
            raise Rejected("finding-list-refused", channel=f"<#{channel.id}>", missing=Many(list(missing)))
        return channel

    async def press_change_role(self, interaction: Interaction, pressed: Pressed) -> None:
        await defer_update(interaction)
        known = await self._with_list(interaction)
        chosen, place = pressed.ids, _place(interaction)
        role = place.get_role(chosen[0]) if chosen else None
        if chosen and role is None:
            raise Rejected("table-not-offered")
        if role is not None:
            check_choice(interaction, place, role)
        await self._keep(interaction, known, role)

    async def press_make_role(self, interaction: Interaction, pressed: Pressed) -> None:
        """Make a role that allows nothing, to be called. Where we may not mention just any role, everybody
        may mention this one."""
        await defer_update(interaction)
        async with self._making:  # of two presses at once, the second finds the role
            await self._make_role(interaction)

    async def _make_role(self, interaction: Interaction) -> None:
        known, place = await self._with_list(interaction), _place(interaction)
        there = place.get_role(known.call_role or 0)
        if there is not None or self._made.same(known.guild_id, known.call_role):
            await self._show(interaction)
            return
        if not place.me.guild_permissions.manage_roles:
            raise Rejected("role-no-permission")
        if not interaction.permissions.manage_roles:
            raise Rejected("role-make-not-yours")
        channel = place.get_channel(known.list_channel or 0)
        free = channel is None or not channel.permissions_for(place.me).mention_everyone
        words = await self.bot.language.words(interaction)
        try:
            role = await place.create_role(
                name=words(say("finding-role-name")),
                permissions=discord.Permissions.none(),
                mentionable=free,
                reason="/settings",
            )
        except discord.Forbidden:
            raise Rejected("role-no-permission") from None
        self._made.note(known.guild_id, role.id, True)
        await self._keep(interaction, known, role)

    async def press_change_calls(self, interaction: Interaction, pressed: Pressed) -> None:
        await defer_update(interaction)
        changes = read_choice(CALLS, pressed.field, pressed.chosen)
        await self.bot.store.change_guild(must_manage(interaction), **changes)
        await self._show(interaction, say("settings-noted"))

    async def _keep(self, interaction: Interaction, known: Guild, role: discord.Role | None) -> None:
        await self.bot.store.change_guild(
            known.guild_id, call_role=role.id if role else None, call_at=None, list_at=self.bot.now()
        )
        self.bot.show_list_soon(known.guild_id)
        await self._show(interaction, say("settings-noted"))

    async def _with_list(self, interaction: Interaction) -> Guild:
        """A server that has a list. Raises Rejected for others: the role is called there."""
        known = await self.bot.store.guild(must_manage(interaction))
        if known.list_channel is None:
            raise Rejected("finding-role-later")
        return known


def _place(interaction: Interaction) -> discord.Guild:
    if interaction.guild is None:
        raise Rejected("settings-managers-only")
    return interaction.guild


async def setup(bot: App) -> None:
    await bot.add_cog(FindingSettingsCog(bot))
