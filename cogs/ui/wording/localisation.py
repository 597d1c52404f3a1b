"""Names and descriptions of slash commands in every language."""

from __future__ import annotations

from functools import cache
from typing import TypeVar

import discord
from discord import app_commands

from data.words import Phrases, best
from engines import AnyGame, games
from engines.contract.core import Say, say
from engines.contract.stages import Stage

T = TypeVar("T")


def localised(text: str | Say) -> app_commands.locale_str:
    """A text for Discord: in English, with what the translator needs to find the others."""
    text = say(text) if isinstance(text, str) else text
    return app_commands.locale_str(Phrases("en")(text), text=text)


def game_choices() -> list[app_commands.Choice[str]]:
    """The games, for a command option. A function, because the titles need the figures of the games."""
    return [app_commands.Choice(name=localised(offered_as(game)), value=key) for key, game in games().items()]


def offered_as(game: AnyGame) -> Say:
    """The title of a game, marked where the game is new and still being tried out."""
    title = say(f"{game.key}-title")
    return title if game.stage is Stage.FINISHED else say("games-new", title=title)


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
        text = string.extras.get("text")
        return None if phrases is None or text is None else phrases(text)


@cache
def _phrases(locale: discord.Locale) -> Phrases | None:
    """The texts for a locale; None where Discord falls back to English. Cached: asked 15,000 times a sync."""
    language = best(locale.value)
    return Phrases(language) if locale.value.startswith(language) else None
