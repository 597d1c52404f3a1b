"""/settings: what a person prefers, and what the managers of a server decide."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any
from zoneinfo import available_timezones

from discord import app_commands
from discord.ext import commands

from cogs.ui.channels.permissions import existing_channels, manages, must_manage
from cogs.ui.command_replies.settings_panels import (
    PERSON,
    SERVER,
    own_panel,
    read_choice,
    server_panel,
    time_form,
)
from cogs.ui.components.custom_ids import Pressed
from cogs.ui.interactions.app import App, Interaction
from cogs.ui.interactions.responses import defer_reply, defer_update, show
from cogs.ui.wording.localisation import everywhere, localised
from engines.contract.core import Rejected, Say, say

TYPED_LENGTH = 40
HOURS = re.compile(r"\s*(\d{1,2})(?::00)?\s*[-–]\s*(\d{1,2})(?::00)?\s*")


class SettingsCog(commands.Cog):
    def __init__(self, bot: App) -> None:
        self.bot = bot

    @app_commands.command(name=localised("command-settings"), description=localised("command-settings-about"))
    @everywhere
    async def settings(self, interaction: Interaction) -> None:
        await defer_reply(interaction)
        await self._own(interaction)

    # one's own

    async def press_own_settings(self, interaction: Interaction, pressed: Pressed) -> None:
        await defer_update(interaction)
        await self._own(interaction)

    async def _own(self, interaction: Interaction, notice: Say | None = None) -> None:
        person = await self.bot.store.person(interaction.user.id)
        habits = (await self.bot.store.habits([interaction.user.id])).get(interaction.user.id)
        words = await self.bot.language.words(interaction)
        await show(interaction, own_panel(person, habits, words, notice, manages=manages(interaction)))

    async def press_change_own_setting(self, interaction: Interaction, pressed: Pressed) -> None:
        await defer_update(interaction)
        changes = read_choice(PERSON, pressed.field, pressed.chosen)
        await self.bot.store.change_person(interaction.user.id, **changes)
        await self._own(interaction, say("settings-noted"))

    async def press_enter_times(self, interaction: Interaction, pressed: Pressed) -> None:
        """Open the form. It must be the first answer to a click, so nothing is deferred."""
        person = await self.bot.store.person(interaction.user.id)
        await interaction.response.send_modal(time_form(person, await self.bot.language.words(interaction)))

    async def press_change_times(self, interaction: Interaction, pressed: Pressed) -> None:
        await defer_update(interaction)
        typed = pressed.typed
        zone = _zone(typed.get("zone", "").strip())
        quiet_from, quiet_to = _quiet(typed.get("quiet", "").strip())
        await self.bot.store.change_person(
            interaction.user.id, zone=zone, quiet_from=quiet_from, quiet_to=quiet_to
        )
        await self._own(interaction, say("settings-noted"))

    # the server's

    async def press_server_settings(self, interaction: Interaction, pressed: Pressed) -> None:
        await defer_update(interaction)
        await self._server(interaction)

    async def _server(self, interaction: Interaction, notice: Say | None = None) -> None:
        guild = await self.bot.store.guild(must_manage(interaction))
        channels = existing_channels(interaction.guild, guild.channels)
        words = await self.bot.language.words(interaction)
        await show(interaction, server_panel(guild, channels, words, notice))

    async def press_change_server_setting(self, interaction: Interaction, pressed: Pressed) -> None:
        await defer_update(interaction)
        must_manage(interaction)
        await self._change_server(interaction, read_choice(SERVER, pressed.field, pressed.chosen))

    async def press_change_channels(self, interaction: Interaction, pressed: Pressed) -> None:
        await defer_update(interaction)
        chosen = pressed.ids
        await self._change_server(interaction, {"channels": existing_channels(interaction.guild, chosen)})

    async def _change_server(self, interaction: Interaction, changes: Mapping[str, Any]) -> None:
        await self.bot.store.change_guild(must_manage(interaction), **changes)
        await self._server(interaction, say("settings-noted"))


def _zone(typed: str) -> str | None:
    """Find a time zone by its name or by its city. Raises Rejected for an unknown one."""
    if not typed:
        return None
    wanted = typed.casefold().replace(" ", "_")
    known = sorted(available_timezones())
    exact = [name for name in known if name.casefold() == wanted]
    city = [name for name in known if name.casefold().rpartition("/")[2] == wanted and "/" in name]
    if not exact and not city:
        raise Rejected("settings-no-zone", typed=typed[:TYPED_LENGTH])
    return (exact or city)[0]


def _quiet(typed: str) -> tuple[int | None, int | None]:
    """Read quiet hours such as "22-7". Raises Rejected where they are no hours."""
    if not typed:
        return None, None
    found = HOURS.fullmatch(typed)
    begin, end = map(int, found.groups()) if found else (99, 99)
    if begin > 23 or end > 24 or begin == end % 24:
        raise Rejected("settings-no-hours", typed=typed[:TYPED_LENGTH])
    return begin, end % 24


async def setup(bot: App) -> None:
    await bot.add_cog(SettingsCog(bot))
