"""The panels of /settings: one for a person, one for the managers of a server."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import discord
from discord import ui

from cogs.ui.components.building_blocks import (
    FORM_TEXT_LIMIT,
    OPTION_LIMIT,
    OPTIONS_PER_MENU,
    Form,
    Item,
    Layout,
    button,
    message,
    rows,
)
from cogs.ui.components.custom_ids import Verb, pack
from cogs.ui.components.style import VELLUM
from cogs.ui.lobby_messages.guests_message import habits_text
from data.models import Guild, Person
from data.players import Habits
from data.words import Phrases, languages
from engines.contract.core import Rejected, Say, say
from engines.contract.settings import PACE
from render import EYES

AUTO = "auto"
"""The menu value for having no choice of one's own."""
FIELD_LENGTH = 40


class Choices(NamedTuple):
    """One setting: a field of Person or Guild and its possible values, by their names in the menu."""

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
    Choices("show_habits", {AUTO: None, "on": True, "off": False}),
)
SERVER = (
    LANGUAGE,
    _choices("pace", None, *PACE.choices),
    _choices("reminder_hours", None, 6, 12, 24, 48, 72),
    _choices("most_tables", None, 1, 2, 3, 5, 10),
)
CALLS = (_choices("call_hours", None, 3, 6, 12, 24),)
"""Of a server that has a role to call."""


def read_choice(panel: Sequence[Choices], field: str, chosen: Sequence[str]) -> dict[str, Any]:
    """The change that was chosen in a menu. Raises Rejected for what it did not offer."""
    line = next((line for line in panel if line.field == field), None)
    if line is None or len(chosen) != 1 or chosen[0] not in line.known:
        raise Rejected("table-not-offered")
    return {line.field: line.known[chosen[0]]}


def own_panel(
    person: Person, habits: Habits | None, words: Phrases, notice: Say | None, *, manages: bool
) -> Layout:
    """`habits`: how this person tends to play, which they see whoever else may."""
    zone = person.zone or "UTC"
    quiet = say("settings-quiet-none")
    if person.quiet_from is not None and person.quiet_to is not None:
        quiet = say("settings-quiet-hours", begin=person.quiet_from, end=person.quiet_to)
    buttons = [button(words(say("settings-time")), Verb.ENTER_TIMES)]
    if manages:
        buttons.append(button(words(say("settings-to-server")), Verb.SERVER_SETTINGS))
    return message(
        f"## {words(say('settings-own'))}",
        words(notice) if notice else None,
        *menus(Verb.CHANGE_OWN_SETTING, PERSON, person, words),
        f"-# {_habits_line(person, habits, words)}",
        words(say("settings-times", zone=zone, quiet=quiet)),
        *rows(buttons),
        colour=VELLUM,
    )


def _habits_line(person: Person, habits: Habits | None, words: Phrases) -> str:
    if not person.counted:
        return words(say("settings-habits-uncounted"))
    if habits is None:
        return words(say("settings-habits-none"))
    return words(say("settings-habits", habits=habits_text(habits, words)))


def server_panel(guild: Guild, channels: Sequence[int], words: Phrases, notice: Say | None) -> Layout:
    picker: ui.ChannelSelect[Any] = ui.ChannelSelect(
        custom_id=pack(Verb.CHANGE_CHANNELS),
        channel_types=[discord.ChannelType.text, discord.ChannelType.news, discord.ChannelType.forum],
        min_values=0,
        max_values=OPTIONS_PER_MENU,
        placeholder=words(say("settings-channels-choose")),
        default_values=[
            discord.SelectDefaultValue(id=channel, type=discord.SelectDefaultValueType.channel)
            for channel in channels[:OPTIONS_PER_MENU]
        ],
    )
    return message(
        f"## {words(say('settings-server'))}",
        words(notice) if notice else None,
        *menus(Verb.CHANGE_SERVER_SETTING, SERVER, guild, words),
        words(say("settings-channels")),
        ui.ActionRow(picker),
        *rows(
            [
                button(words(say("finding-button")), Verb.FINDING),
                button(words(say("settings-to-own")), Verb.OWN_SETTINGS),
            ]
        ),
        colour=VELLUM,
    )


def menus(verb: Verb, panel: Sequence[Choices], current: Person | Guild, words: Phrases) -> list[str | Item]:
    """A menu for each setting, below what it means."""
    blocks: list[str | Item] = []
    server = isinstance(current, Guild)
    for line in panel:
        menu: ui.Select[Any] = ui.Select(custom_id=pack(verb, line.field))
        for name, value in line.known.items():
            menu.add_option(
                label=_option(line.field, name, words, server=server)[:OPTION_LIMIT],
                value=name,
                default=getattr(current, line.field) == value,
            )
        about = say(f"settings-server-{line.field}") if server else say(f"settings-{line.field}")
        blocks += [words(about), ui.ActionRow(menu)]
    return blocks


def _option(field: str, name: str, words: Phrases, *, server: bool) -> str:
    if field == "language" and name != AUTO:
        return Phrases(name)(say("language-name"))  # each language by its own name
    if field == "pace" and name != AUTO:
        return words(say(f"lobby-setting-pace-{name}"))
    if name.isdigit() and name != "0":
        return words(say(f"settings-number-{field}", number=int(name)))
    return words(say(f"settings-server-{field}-{name}") if server else say(f"settings-{field}-{name}"))


def time_form(person: Person, words: Phrases) -> Form:
    """Asks for time zone and quiet hours."""
    form = Form(title=words(say("settings-time"))[:FORM_TEXT_LIMIT], custom_id=pack(Verb.CHANGE_TIMES))
    quiet = "" if person.quiet_from is None else f"{person.quiet_from}-{person.quiet_to}"
    for name, known in (("zone", person.zone or ""), ("quiet", quiet)):
        form.add_item(
            ui.Label(
                text=words(say(f"settings-form-{name}"))[:FORM_TEXT_LIMIT],
                description=words(say(f"settings-form-{name}-about"))[:OPTION_LIMIT],
                component=ui.TextInput(
                    custom_id=name, default=known, max_length=FIELD_LENGTH, required=False
                ),
            )
        )
    return form
