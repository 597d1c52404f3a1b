"""/rules and /help: the rules by topic, how the bot works, and hello to a new server."""

from __future__ import annotations

import logging
from contextlib import suppress

import discord
from discord import app_commands
from discord.ext import commands

from cogs.ui.app import App, Interaction
from cogs.ui.custom_ids import Pressed, Verb
from cogs.ui.game_cards import cover, greeting_message, help_message
from cogs.ui.interactions import defer_reply, defer_update, show, values
from cogs.ui.localisation import everywhere, game_choices, localised
from cogs.ui.lookup import room_here
from cogs.ui.permissions import is_owner
from cogs.ui.rules_message import rules_message
from data.version import VERSION
from data.words import Phrases
from engines import games
from engines.core import Rejected

log = logging.getLogger(__name__)


class HelpCog(commands.Cog):
    def __init__(self, bot: App) -> None:
        self.bot = bot
        bot.on_press(Verb.RULES, self.press_rules)

    @app_commands.command(name=localised("command-rules"), description=localised("command-rules-about"))
    @everywhere
    @app_commands.rename(game=localised("option-game"))
    @app_commands.describe(game=localised("option-game-about"))
    @app_commands.choices(game=game_choices())
    async def rules(self, interaction: Interaction, game: str | None = None) -> None:
        await defer_reply(interaction)
        if game is None:
            game = next(iter(games()))
            with suppress(Rejected):  # nothing is played here
                game = (await room_here(self.bot, interaction, running=False)).row.game
        await show(interaction, rules_message(game, "", await self._signed(interaction)))

    async def press_rules(self, interaction: Interaction, pressed: Pressed) -> None:
        game, topic = pressed.game, pressed.topic
        chosen = values(interaction)
        await (defer_update if chosen else defer_reply)(interaction)
        if game not in games():
            raise Rejected("error-unknown-button")
        words = await self._signed(interaction)
        await show(interaction, rules_message(game, chosen[0] if chosen else topic, words))

    async def _signed(self, interaction: Interaction) -> Phrases:
        """The language of a person, with signs beside the words."""
        return Phrases(await self.bot.language.of(interaction), signs=self.bot.signs)

    @app_commands.command(name=localised("command-help"), description=localised("command-help-about"))
    @everywhere
    async def help(self, interaction: Interaction) -> None:
        await defer_reply(interaction)
        words = await self.bot.language.words(interaction)
        await show(
            interaction,
            help_message(words, VERSION, owner=interaction.guild_id is None and is_owner(interaction)),
        )

    # a server that is new

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Say hello once, where everybody may read it and we may write."""
        if (await self.bot.store.guild(guild.id)).greeted:
            return
        channel = _first_channel(guild)
        if channel is None:
            return
        await self.bot.store.change_guild(guild.id, greeted=True)
        language = await self.bot.language.of_guild(guild.id, guild.preferred_locale)
        words = Phrases(language)
        images = await cover(self.bot.pictures, next(iter(games())), words)
        try:
            await channel.send(view=greeting_message(images, words), files=[image.file() for image in images])
        except discord.Forbidden:
            log.info("server %s lets us write nowhere", guild.id)


def _first_channel(guild: discord.Guild) -> discord.TextChannel | None:
    """The channel for greetings, or the first one where we may post a picture."""
    system = [guild.system_channel] if guild.system_channel is not None else []
    for channel in [*system, *guild.text_channels]:
        may = channel.permissions_for(guild.me)
        if may.view_channel and may.send_messages and may.attach_files:
            return channel
    return None


async def setup(bot: App) -> None:
    await bot.add_cog(HelpCog(bot))
