"""Choosing: what a person likes, and what the managers of a server decide. One panel each."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple
from zoneinfo import available_timezones

import discord
from discord import app_commands, ui
from discord.ext import commands

from cogs.ui.app import App, Interaction
from cogs.ui.components import Form, Item, Layout, button, message, rows
from cogs.ui.custom_ids import Verb, pack
from cogs.ui.interactions import defer_reply, defer_update, fields, show, values
from cogs.ui.localisation import localised
from cogs.ui.permissions import existing_channels
from cogs.ui.style import VELLUM
from data.models import Guild, Person
from data.words import Phrases, languages
from engines.core import PACE, Rejected, Say, say
from render import EYES

AUTO = "auto"
HOURS = re.compile(r"\s*(\d{1,2})(?::00)?\s*[-–]\s*(\d{1,2})(?::00)?\s*")


class Choices(NamedTuple):
    """One line of a panel: a field and what it can be, by the values that travel in the menu."""

    field: str
    known: Mapping[str, Any]


def _choices(field: str, *known: Any) -> Choices:
    return Choices(field, {AUTO if value is None else str(value): value for value in known})


LANGUAGE = _choices("language", None, *languages())
PERSON = (
    LANGUAGE,
    Choices("dm_notices", {"on": True, "off": False}),
    _choices("reminder_hours", None, 6, 12, 24, 48, 0),
    _choices("digest_hour", None, 6, 7, 8, 9, 12, 17, 18, 19, 20, 21),
    _choices("palette", None, *EYES),
)
SERVER = (
    LANGUAGE,
    _choices("pace", None, *PACE.choices),
    _choices("reminder_hours", None, 6, 12, 24, 48, 72),
    _choices("most_tables", None, 1, 2, 3, 5, 10),
)


class SettingsCog(commands.Cog):
    def __init__(self, bot: App) -> None:
        self.bot = bot
        bot.on_press(Verb.CHANGE_OWN_SETTING, self.press_change_own_setting)
        bot.on_press(Verb.CHANGE_SERVER_SETTING, self.press_change_server_setting)
        bot.on_press(Verb.CHANGE_CHANNELS, self.press_change_channels)
        bot.on_press(Verb.ENTER_TIMES, self.press_enter_times)
        bot.on_press(Verb.CHANGE_TIMES, self.press_change_times)
        bot.on_press(Verb.SERVER_SETTINGS, self.press_server_settings)
        bot.on_press(Verb.OWN_SETTINGS, self.press_own_settings)

    @app_commands.command(name=localised("command-settings"), description=localised("command-settings-about"))
    async def settings(self, interaction: Interaction) -> None:
        await defer_reply(interaction)
        await self._own(interaction)

    # one's own

    async def press_own_settings(self, interaction: Interaction, parts: list[str]) -> None:
        await defer_update(interaction)
        await self._own(interaction)

    async def _own(self, interaction: Interaction, notice: Say | None = None) -> None:
        person = await self.bot.store.person(interaction.user.id)
        words = await self.bot.language.words(interaction)
        await show(interaction, own_panel(person, words, notice, manages=_manages(interaction)))

    async def press_change_own_setting(self, interaction: Interaction, parts: list[str]) -> None:
        await defer_update(interaction)
        changes = _chosen(PERSON, parts, values(interaction))
        await self.bot.store.change_person(interaction.user.id, **changes)
        await self._own(interaction, say("settings-noted"))

    async def press_enter_times(self, interaction: Interaction, parts: list[str]) -> None:
        """A form must be the first answer to a click."""
        person = await self.bot.store.person(interaction.user.id)
        await interaction.response.send_modal(time_form(person, await self.bot.language.words(interaction)))

    async def press_change_times(self, interaction: Interaction, parts: list[str]) -> None:
        await defer_update(interaction)
        typed = fields(interaction)
        zone = _zone(typed.get("zone", "").strip())
        quiet_from, quiet_to = _quiet(typed.get("quiet", "").strip())
        await self.bot.store.change_person(
            interaction.user.id, zone=zone, quiet_from=quiet_from, quiet_to=quiet_to
        )
        await self._own(interaction, say("settings-noted"))

    # the server's

    async def press_server_settings(self, interaction: Interaction, parts: list[str]) -> None:
        await defer_update(interaction)
        await self._server(interaction)

    async def _server(self, interaction: Interaction, notice: Say | None = None) -> None:
        guild = await self.bot.store.guild(_must_manage(interaction))
        channels = existing_channels(interaction.guild, guild.channels)
        words = await self.bot.language.words(interaction)
        await show(interaction, server_panel(guild, channels, words, notice))

    async def press_change_server_setting(self, interaction: Interaction, parts: list[str]) -> None:
        await defer_update(interaction)
        _must_manage(interaction)
        await self._change_server(interaction, _chosen(SERVER, parts, values(interaction)))

    async def press_change_channels(self, interaction: Interaction, parts: list[str]) -> None:
        await defer_update(interaction)
        chosen = [int(value) for value in values(interaction) if value.isascii() and value.isdigit()]
        await self._change_server(interaction, {"channels": existing_channels(interaction.guild, chosen)})

    async def _change_server(self, interaction: Interaction, changes: Mapping[str, Any]) -> None:
        await self.bot.store.change_guild(_must_manage(interaction), **changes)
        await self._server(interaction, say("settings-noted"))


def _manages(interaction: Interaction) -> bool:
    return interaction.guild_id is not None and interaction.permissions.manage_guild


def _must_manage(interaction: Interaction) -> int:
    """The server that this person manages."""
    if interaction.guild_id is None or not interaction.permissions.manage_guild:
        raise Rejected("settings-managers-only")
    return interaction.guild_id


def _chosen(panel: Sequence[Choices], parts: list[str], chosen: list[str]) -> dict[str, Any]:
    """What a menu brought, looked up in what it offered."""
    line = next((line for line in panel if [line.field] == parts), None)
    if line is None or len(chosen) != 1 or chosen[0] not in line.known:
        raise Rejected("table-not-offered")
    return {line.field: line.known[chosen[0]]}


# --- what was typed --------------------------------------------------------------------------------------


def _zone(typed: str) -> str | None:
    """A time zone by its name, or by the name of its city alone."""
    if not typed:
        return None
    wanted = typed.casefold().replace(" ", "_")
    known = sorted(available_timezones())
    exact = [name for name in known if name.casefold() == wanted]
    city = [name for name in known if name.casefold().rpartition("/")[2] == wanted and "/" in name]
    if not exact and not city:
        raise Rejected("settings-no-zone", typed=typed[:40])
    return (exact or city)[0]


def _quiet(typed: str) -> tuple[int | None, int | None]:
    if not typed:
        return None, None
    found = HOURS.fullmatch(typed)
    begin, end = map(int, found.groups()) if found else (99, 99)
    if begin > 23 or end > 24 or begin == end % 24:
        raise Rejected("settings-no-hours", typed=typed[:40])
    return begin, end % 24


# --- the panels ------------------------------------------------------------------------------------------


def own_panel(person: Person, words: Phrases, notice: Say | None, *, manages: bool) -> Layout:
    zone = person.zone or "UTC"
    quiet = say("settings-quiet-none")
    if person.quiet_from is not None and person.quiet_to is not None:
        quiet = say("settings-quiet-hours", begin=person.quiet_from, end=person.quiet_to)
    buttons = [button(words(say("settings-time")), pack(Verb.ENTER_TIMES))]
    if manages:
        buttons.append(button(words(say("settings-to-server")), pack(Verb.SERVER_SETTINGS)))
    return message(
        f"## {words(say('settings-own'))}",
        words(notice) if notice else None,
        *_menus(Verb.CHANGE_OWN_SETTING, PERSON, person, words),
        words(say("settings-times", zone=zone, quiet=quiet)),
        *rows(buttons),
        colour=VELLUM,
    )


def server_panel(guild: Guild, channels: Sequence[int], words: Phrases, notice: Say | None) -> Layout:
    picker: ui.ChannelSelect[Any] = ui.ChannelSelect(
        custom_id=pack(Verb.CHANGE_CHANNELS),
        channel_types=[discord.ChannelType.text, discord.ChannelType.news, discord.ChannelType.forum],
        min_values=0,
        max_values=25,
        placeholder=words(say("settings-channels-choose")),
        default_values=[
            discord.SelectDefaultValue(id=channel, type=discord.SelectDefaultValueType.channel)
            for channel in channels[:25]
        ],
    )
    return message(
        f"## {words(say('settings-server'))}",
        words(notice) if notice else None,
        *_menus(Verb.CHANGE_SERVER_SETTING, SERVER, guild, words),
        words(say("settings-channels")),
        ui.ActionRow(picker),
        *rows([button(words(say("settings-to-own")), pack(Verb.OWN_SETTINGS))]),
        colour=VELLUM,
    )


def _menus(verb: Verb, panel: Sequence[Choices], now: Person | Guild, words: Phrases) -> list[str | Item]:
    blocks: list[str | Item] = []
    server = panel is SERVER
    for line in panel:
        menu: ui.Select[Any] = ui.Select(custom_id=pack(verb, line.field))
        for name, value in line.known.items():
            menu.add_option(
                label=_option(line.field, name, words, server=server)[:100],
                value=name,
                default=getattr(now, line.field) == value,
            )
        about = say(f"settings-server-{line.field}") if server else say(f"settings-{line.field}")
        blocks += [words(about), ui.ActionRow(menu)]
    return blocks


def _option(field: str, name: str, words: Phrases, *, server: bool) -> str:
    if field == "language" and name != AUTO:
        return Phrases(name)(say("language-name"))  # each calls itself by its own name
    if field == "pace" and name != AUTO:
        return words(say(f"lobby-setting-pace-{name}"))
    if name.isdigit() and name != "0":
        return words(say(f"settings-number-{field}", number=int(name)))
    return words(say(f"settings-server-{field}-{name}") if server else say(f"settings-{field}-{name}"))


def time_form(person: Person, words: Phrases) -> Form:
    form = Form(title=words(say("settings-time"))[:45], custom_id=pack(Verb.CHANGE_TIMES))
    quiet = "" if person.quiet_from is None else f"{person.quiet_from}-{person.quiet_to}"
    for name, known in (("zone", person.zone or ""), ("quiet", quiet)):
        form.add_item(
            ui.Label(
                text=words(say(f"settings-form-{name}"))[:45],
                description=words(say(f"settings-form-{name}-about"))[:100],
                component=ui.TextInput(custom_id=name, default=known, max_length=40, required=False),
            )
        )
    return form


async def setup(bot: App) -> None:
    await bot.add_cog(SettingsCog(bot))
