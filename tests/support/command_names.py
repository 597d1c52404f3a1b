"""Names of slash commands and their options in every language, and where texts name them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, NamedTuple

from tests.support.discord_server import DiscordServer

SUBCOMMANDS = (1, 2)
"""Types of options that are commands themselves."""
TYPED = re.compile(r"`/([^`/]+)`")
"""A command as somebody types it, with a subcommand and options where it has some; no path of a file."""
BARE = re.compile(r"(?<![\w/`}.:])/([a-zäöüß_]+)")
OPTION = re.compile(r"\b(?:with|and|[Mm]it|und) \*([a-zäöüß_]+)\*|\*([a-zäöüß_]+)\* (?:in|bei) `/")
"""Where a text names an option. Buttons begin with a capital letter."""


class Command(NamedTuple):
    """A command that can be typed. Names by language, the whole path; options likewise."""

    names: dict[str, str]
    options: dict[str, tuple[str, ...]]


async def all_commands(server: DiscordServer) -> list[Command]:
    """The commands as the bot sends them to Discord."""
    tree = server.bot.tree
    assert tree.translator is not None
    found: list[Command] = []
    for command in tree.get_commands():
        found += _typed({"en": "", "de": ""}, await command.get_translated_payload(tree, tree.translator))
    return found


def _typed(above: dict[str, str], payload: dict[str, Any]) -> Iterator[Command]:
    names = {language: f"{start} {_name(payload, language)}".strip() for language, start in above.items()}
    below = payload.get("options", [])
    deeper = [option for option in below if option["type"] in SUBCOMMANDS]
    if not deeper:
        options = {language: tuple(_name(option, language) for option in below) for language in above}
        yield Command(names, options)
    for option in deeper:
        yield from _typed(names, option)


def _name(payload: dict[str, Any], language: str) -> str:
    """German where there is a German name; what has none is shown in English."""
    return str((payload.get("name_localizations") or {}).get(language, payload["name"]))


def named_commands(text: str) -> list[str]:
    """What a text says to type, without the slash."""
    return [*TYPED.findall(text), *BARE.findall(text)]


def named_options(text: str) -> list[str]:
    """The options that a text names beside a command, in italics."""
    return [before or after for before, after in OPTION.findall(text)]


def known(typed: str, commands: list[Command], language: str) -> Command | None:
    """The command that somebody types, if all its words are of that language. `options: value` come last."""
    path, *options = re.split(r" (?=[\w]+:)", typed.strip())
    for command in commands:
        if path != command.names[language]:
            continue
        if all(option.partition(":")[0] in command.options[language] for option in options):
            return command
    return None
