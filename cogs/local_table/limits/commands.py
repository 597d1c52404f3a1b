"""Rules for slash commands, as they are sent to Discord, and for the choices of an autocomplete answer."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from enum import IntEnum
from typing import Any

from cogs.local_table.limits.complaints import (
    Complaints,
    Part,
    count,
    length,
    ordered,
    parts,
    unique,
    whole,
)


class Command(IntEnum):
    CHAT_INPUT = 1
    USER = 2
    MESSAGE = 3


class OptionKind(IntEnum):
    SUBCOMMAND = 1
    GROUP = 2
    STRING = 3
    INTEGER = 4
    NUMBER = 10


LIMITS: dict[int, int] = {Command.CHAT_INPUT: 100, Command.USER: 15, Command.MESSAGE: 15}
NESTED = frozenset({OptionKind.SUBCOMMAND, OptionKind.GROUP})
CHOOSING = frozenset({OptionKind.STRING, OptionKind.INTEGER, OptionKind.NUMBER})
NAME = 32
DESCRIPTION = 100
OPTIONS = 25
CHOICES = 25
CHOICE = 100
SIZE = 8000
EXACT = 2**53
OTHER_SIGNS = "-_'"
DEVANAGARI = range(0x0900, 0x0980)
THAI = range(0x0E00, 0x0E80)


def check_commands(commands: Any) -> Complaints:
    """Check all commands of one scope, sent in one request."""
    listed = parts(commands)
    for kind, most in LIMITS.items():
        same = [command for command in listed if whole(command.get("type"), Command.CHAT_INPUT) == kind]
        yield from count(same, f"commands of the kind {Command(kind).name}", 0, most)
        yield from _unique_names(same, f"the {Command(kind).name} command")
    for command in listed:
        yield from check_command(command)


def check_command(command: Part) -> Complaints:
    where = f"/{command.get('name')}"
    if whole(command.get("type"), Command.CHAT_INPUT) != Command.CHAT_INPUT:
        for text, place in _texts(command, "name"):
            yield from length(text, f"{where}: {place}", 1, NAME)
        if command.get("description") or command.get("options"):
            yield f"{where}: a context menu has neither description nor options"
        return
    yield from _named(command, where)
    yield from _options(command.get("options"), where, depth=0)
    if (size := _size(command)) > SIZE:
        yield f"{where} has {size} characters in all, {SIZE} are allowed"


def check_choices(choices: Any, where: str = "the autocomplete answer") -> Complaints:
    yield from count(choices, f"{where}: choices", 0, CHOICES)
    listed = parts(choices)
    for index, choice in enumerate(listed):
        here = f"{where}: choices[{index}]"
        for text, place in _texts(choice, "name"):
            yield from length(text, f"{here}.{place}", 1, CHOICE)
        value = choice.get("value")
        if isinstance(value, bool) or not isinstance(value, str | int | float):
            yield f"{here}.value is neither text nor number"
        elif isinstance(value, str):
            yield from length(value, f"{here}.value", 1, CHOICE)
        elif abs(value) > EXACT:
            yield f"{here}.value {value} is beyond 2^53"
    if len({isinstance(choice.get("value"), str) for choice in listed}) > 1:
        yield f"{where}: some values are texts, some are numbers"


# --- names and descriptions ------------------------------------------------------------------------------


def _texts(thing: Part, key: str) -> Iterator[tuple[Any, str]]:
    """The text and its translations, each with its place."""
    yield thing.get(key), key
    translations = thing.get(f"{key}_localizations")
    if isinstance(translations, dict):
        for locale, text in translations.items():
            yield text, f"{key} in {locale}"


def _named(thing: Part, where: str) -> Complaints:
    for text, place in _texts(thing, "name"):
        yield from length(text, f"{where}: {place}", 1, NAME)
        if isinstance(text, str):
            if odd := sorted({sign for sign in text if not _allowed(sign)}):
                yield f"{where}: {place} {text!r} has signs that no name may have: {' '.join(map(repr, odd))}"
            if text != text.lower():
                yield f"{where}: {place} {text!r} is not in lower case"
    for text, place in _texts(thing, "description"):
        yield from length(text, f"{where}: {place}", 1, DESCRIPTION)


def _allowed(sign: str) -> bool:
    return (
        sign in OTHER_SIGNS
        or unicodedata.category(sign)[0] in "LN"
        or ord(sign) in DEVANAGARI
        or ord(sign) in THAI
    )


def _unique_names(things: list[Part], what: str) -> Complaints:
    """Names must be unique in every language; a name without a translation is shown as it is."""
    translated = [
        thing["name_localizations"] if isinstance(thing.get("name_localizations"), dict) else {}
        for thing in things
    ]
    yield from unique([thing.get("name") for thing in things], what)
    for locale in sorted({locale for names in translated for locale in names}):
        shown = [
            names.get(locale, thing.get("name")) for thing, names in zip(things, translated, strict=True)
        ]
        yield from unique(shown, f"{what}, in {locale},")


# --- options ---------------------------------------------------------------------------------------------


def _options(options: Any, where: str, depth: int) -> Complaints:
    """`depth` is 0 in a command, 1 in a group and 2 in a subcommand."""
    yield from count(options, f"{where}: options", 0, OPTIONS)
    listed = parts(options)
    yield from _unique_names(listed, f"{where}: the option")
    nested = [whole(option.get("type"), 0) in NESTED for option in listed]
    if any(nested) and not all(nested):
        yield f"{where}: a subcommand beside an option"
    if depth == 1 and not all(nested):
        yield f"{where}: a group holds subcommands only"
    required = [bool(option.get("required")) for option in listed]
    if required != sorted(required, reverse=True):
        yield f"{where}: a required option after an optional one"
    for option in listed:
        yield from _option(option, f"{where} {option.get('name')}", depth)


def _option(option: Part, where: str, depth: int) -> Complaints:
    kind = whole(option.get("type"), 0)
    yield from _named(option, where)
    if kind == OptionKind.GROUP:
        if depth > 0:
            yield f"{where}: a group may stand in a command only"
        yield from count(option.get("options"), f"{where}: subcommands of the group", 1, OPTIONS)
        yield from _options(option.get("options"), where, depth=1)
    elif kind == OptionKind.SUBCOMMAND:
        if depth > 1:
            yield f"{where}: a subcommand may not stand in a subcommand"
        yield from _options(option.get("options"), where, depth=2)
    else:
        yield from _values(option, kind, where)


def _values(option: Part, kind: int, where: str) -> Complaints:
    choices = option.get("choices")
    if choices and option.get("autocomplete"):
        yield f"{where}: autocomplete and choices"
    if (choices or option.get("autocomplete")) and kind not in CHOOSING:
        yield f"{where}: only texts and numbers have choices or autocomplete"
    yield from check_choices(choices, where)
    yield from unique([choice.get("name") for choice in parts(choices)], f"{where}: the choice")
    for key in ("value", "length"):
        yield from ordered(option.get(f"min_{key}"), option.get(f"max_{key}"), f"{where}.{key}")


def _size(thing: Part) -> int:
    """The length of names, descriptions and values, each in its longest language."""
    size = 0
    for key in ("name", "description"):
        size += max(len(text) if isinstance(text, str) else 0 for text, _ in _texts(thing, key))
    if isinstance(thing.get("value"), str | int | float):
        size += len(str(thing["value"]))
    return size + sum(_size(part) for key in ("options", "choices") for part in parts(thing.get(key)))
