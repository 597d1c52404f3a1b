"""Names and descriptions of slash commands in every language."""

from __future__ import annotations

from functools import cache
from typing import TypeVar

import discord
from discord import app_commands

from data.words import Phrases, best
from engines import games
from engines.contract.core import say

T = TypeVar("T")


def localised(key: str) -> app_commands.locale_str:
    """A text for Discord: in English, with the key by which the translator finds the others."""
    return app_commands.locale_str(Phrases("en")(say(key)), key=key)


def game_choices() -> list[app_commands.Choice[str]]:
    """The games, for a command option. A function, because the titles need the figures of the games."""
    return [app_commands.Choice(name=localised(f"{key}-title"), value=key) for key in games()]


def everywhere(command: T) -> T:
    """Decorator: a command that needs no server, also for people who installed the bot for themselves."""
    placed = app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)(command)
    return app_commands.allowed_installs(guilds=True, users=True)(placed)


def in_games(command: T) -> T:
    """Decorator: a command about a game, where it is played: in a channel, or in the direct messages, where
    people who installed the bot for themselves have their lessons."""
    placed = app_commands.allowed_contexts(guilds=True, dms=True)(command)
    return app_commands.allowed_installs(guilds=True, users=True)(placed)


class CommandTranslator(app_commands.Translator):
    """Translates commands when they are synced."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        phrases = _phrases(locale)
        key = string.extras.get("key")
        return None if phrases is None or key is None else phrases(say(key))


@cache
def _phrases(locale: discord.Locale) -> Phrases | None:
    """The texts for a locale; None where Discord falls back to English. Cached: asked 15,000 times a sync."""
    language = best(locale.value)
    return Phrases(language) if locale.value.startswith(language) else None
