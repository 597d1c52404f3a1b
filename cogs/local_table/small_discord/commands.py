"""The application's slash commands: kept as the bot registered them, shown in a window's language, and filled
in as Discord's client lets people fill them in."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import IntEnum
from typing import Any

import msgspec

from cogs.local_table.limits import Refusal
from cogs.local_table.small_discord.events import CommandsSynced, Events
from cogs.local_table.small_discord.permissions import Permission
from cogs.local_table.small_discord.world import APPLICATION, Channel, Payload, World
from engines.contract.core import Rejected

KEPT = "commands"
IN_GUILD, IN_DM = 0, 1


class OptionKind(IntEnum):
    SUBCOMMAND = 1
    GROUP = 2
    STRING = 3
    INTEGER = 4
    BOOLEAN = 5
    USER = 6
    CHANNEL = 7
    ROLE = 8
    MENTIONABLE = 9
    NUMBER = 10
    ATTACHMENT = 11


NESTED = (OptionKind.SUBCOMMAND, OptionKind.GROUP)
TEXT_LENGTH = 6000


class Commands:
    def __init__(self, world: World, events: Events) -> None:
        self.world = world
        self.events = events
        known = world.storage.meta(KEPT)
        self._all: list[Payload] = msgspec.json.decode(known) if known else []

    @property
    def known(self) -> bool:
        return bool(self._all)

    # the bot's side

    def in_scope(self, guild: int | None) -> list[Payload]:
        return [one for one in self._all if one.get("guild_id") == (str(guild) if guild else None)]

    def replace(self, guild: int | None, sent: Any) -> list[Payload]:
        """All commands of everywhere, or of the server, are replaced at once."""
        if not isinstance(sent, list):
            raise Refusal(50035, "commands are a list")
        others = [one for one in self._all if one not in self.in_scope(guild)]
        before = {one["name"]: one["id"] for one in self.in_scope(guild)}
        new = [self._registered(command, guild, before) for command in sent]
        self._all = [*others, *new]
        self.world.storage.set_meta(KEPT, msgspec.json.encode(self._all).decode())
        self.events.tell(CommandsSynced())
        return new

    def _registered(self, command: Payload, guild: int | None, before: Mapping[str, str]) -> Payload:
        registered = {
            "default_member_permissions": None,
            "type": 1,
            "description": "",
            "nsfw": False,
            **{key: value for key, value in command.items() if value is not None},
            "id": before.get(command["name"]) or str(self.world.snowflakes()),
            "application_id": str(APPLICATION),
            "version": str(self.world.snowflakes()),
        }
        allowed = registered["default_member_permissions"]
        registered["default_member_permissions"] = None if allowed is None else str(allowed)
        if guild is not None:
            registered["guild_id"] = str(guild)
        return registered

    # the people's side

    def shown(self, person: int, locale: str) -> list[Payload]:
        """What this person can type, in the language of their window. `key` is the English name."""
        listed = [one for one in self._all if one["type"] == 1 and self._permitted(one, person)]
        return [_translated(one, locale) for one in sorted(listed, key=lambda one: str(one["name"]))]

    def _permitted(self, command: Payload, person: int) -> bool:
        """Managers decide who uses a command; the bot says who may from the beginning."""
        needed = command["default_member_permissions"]
        if needed is None:
            return True
        have = self.world.permissions(person, self.world.channels[next(iter(self.world.channels))])
        wanted = int(needed) or int(Permission.ADMINISTRATOR)
        return have & wanted == wanted

    def find(self, name: str, person: int, channel: Channel) -> tuple[Payload, list[Payload]]:
        """A command by its English path: the command itself, and the subcommands on the way to it."""
        first, *rest = name.split()[:3] or [""]
        found = next((one for one in self._all if one["name"] == first and one["type"] == 1), None)
        if found is None or not self._permitted(found, person):
            raise Rejected("page-no-command", name=name)
        contexts = found.get("contexts")
        place = IN_DM if channel.is_dm else IN_GUILD
        if contexts is not None and place not in contexts:
            raise Rejected("page-command-not-here", name=name)
        way: list[Payload] = []
        for step in rest:
            inside = (way[-1] if way else found).get("options", [])
            below = next((one for one in inside if one["name"] == step and one["type"] in NESTED), None)
            if below is None:
                raise Rejected("page-no-command", name=name)
            way.append(below)
        if any(one["type"] in NESTED for one in (way[-1] if way else found).get("options", [])):
            raise Rejected("page-no-command", name=name)
        return found, way

    def data(self, command: Payload, way: list[Payload], options: list[Payload], channel: Channel) -> Payload:
        """What the bot is told of a command."""
        inside = options
        for step in reversed(way):
            inside = [{"name": step["name"], "type": step["type"], "options": inside}]
        data: Payload = {"id": command["id"], "name": command["name"], "type": 1, "options": inside}
        if "guild_id" in command and not channel.is_dm:
            data["guild_id"] = str(channel.guild)
        return data


def expected(command: Payload, way: list[Payload]) -> list[Payload]:
    """The options that a command asks for."""
    options: list[Payload] = (way[-1] if way else command).get("options", [])
    return options


def filled_in(wanted: list[Payload], given: Mapping[str, Any], focused: str | None = None) -> list[Payload]:
    """The options as Discord sends them. Raises Rejected for what its client would not send. While one is
    `focused`, it is being typed, and those after it may be missing."""
    unknown = given.keys() - {one["name"] for one in wanted}
    if unknown:
        raise Rejected("page-no-option", name=sorted(unknown)[0])
    return list(_filled_in(wanted, given, focused))


def _filled_in(wanted: list[Payload], given: Mapping[str, Any], focused: str | None) -> Iterator[Payload]:
    for option in wanted:
        name, value = option["name"], given.get(option["name"])
        if name == focused:
            typed = "" if value is None else str(value)[:TEXT_LENGTH]
            yield {"name": name, "type": option["type"], "value": typed, "focused": True}
        elif value is None:
            if option.get("required") and focused is None:
                raise Rejected("page-option-missing", name=name)
        else:
            yield {"name": name, "type": option["type"], "value": checked(option, value)}


def checked(option: Payload, value: Any) -> Any:
    """A value that fits its option; ids as text. Raises Rejected for others."""
    name, kind = option["name"], option["type"]
    choices = option.get("choices") or []
    if choices and value not in [choice["value"] for choice in choices]:
        raise Rejected("page-option-choice", name=name)
    if kind == OptionKind.STRING:
        _check_text(option, value)
    elif kind in (OptionKind.INTEGER, OptionKind.NUMBER):
        _check_number(option, value)
    elif kind == OptionKind.BOOLEAN:
        if not isinstance(value, bool):
            raise Rejected("page-option-choice", name=name)
    elif kind != OptionKind.ATTACHMENT:
        if not str(value).isdecimal():
            raise Rejected("page-option-choice", name=name)
        return str(value)
    return value


def _check_text(option: Payload, value: Any) -> None:
    low, high = option.get("min_length", 0), option.get("max_length", TEXT_LENGTH)
    if not isinstance(value, str) or not low <= len(value) <= high:
        raise Rejected("page-option-length", name=option["name"], least=low, most=high)


def _check_number(option: Payload, value: Any) -> None:
    numeric = int if option["type"] == OptionKind.INTEGER else int | float
    if not isinstance(value, numeric) or isinstance(value, bool):
        raise Rejected("page-option-number", name=option["name"])
    low, high = option.get("min_value", value), option.get("max_value", value)
    if not low <= value <= high:
        raise Rejected("page-option-range", name=option["name"], least=str(low), most=str(high))


def _translated(part: Payload, locale: str) -> Payload:
    """A command, option or choice in one language, with all within."""
    new = {key: value for key, value in part.items() if not key.endswith("_localizations")}
    for field in ("name", "description"):
        translations = part.get(f"{field}_localizations") or {}
        if field in part:
            new[field] = translations.get(locale) or part[field]
    if "value" not in part:
        new["key"] = part["name"]
    for field in ("options", "choices"):
        if part.get(field):
            new[field] = [_translated(one, locale) for one in part[field]]
    return new
