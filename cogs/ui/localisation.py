"""Names and descriptions of slash commands in every language."""

from __future__ import annotations

import discord
from discord import app_commands

from data.words import Phrases, best, languages
from engines import games
from engines.core import say


def localised(key: str) -> app_commands.locale_str:
    """A text for Discord: in English, with the key by which the translator finds the others."""
    return app_commands.locale_str(Phrases("en")(say(key)), key=key)


def game_choices() -> list[app_commands.Choice[str]]:
    """The games, for a command option. A function, because the titles need the figures of the games."""
    return [app_commands.Choice(name=localised(f"{key}-title"), value=key) for key in games()]


class CommandTranslator(app_commands.Translator):
    """Translates commands when they are synced."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        key = string.extras.get("key")
        language = best(locale.value)
        if key is None or language not in languages() or not locale.value.startswith(language):
            return None
        return Phrases(language)(say(key))
