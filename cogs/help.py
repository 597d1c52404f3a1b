"""/rules and /help: the rules by topic, things to look up, how the bot works, and hello to a new server."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

import discord
from discord import app_commands
from discord.ext import commands

from cogs.tables.loading.room import Room, escape_markdown
from cogs.ui.channels.permissions import is_owner
from cogs.ui.command_replies import glossary
from cogs.ui.command_replies.rules_message import rules_message
from cogs.ui.components.building_blocks import shorten
from cogs.ui.components.custom_ids import Pressed
from cogs.ui.interactions.app import App, Interaction
from cogs.ui.interactions.lookup import room_here, rooms_meant
from cogs.ui.interactions.responses import defer_reply, defer_update, show
from cogs.ui.lobby_messages.game_cards import cover, greeting_message, help_message
from cogs.ui.pictures.drawing import draw_thing
from cogs.ui.wording.localisation import everywhere, game_choices, localised
from data.version import VERSION
from data.words import Phrases
from engines import games
from engines.contract.core import Rejected, say

log = logging.getLogger(__name__)


class HelpCog(commands.Cog):
    def __init__(self, bot: App) -> None:
        self.bot = bot

    @app_commands.command(name=localised("command-rules"), description=localised("command-rules-about"))
    @everywhere
    @app_commands.rename(game=localised("option-game"), search=localised("option-search"))
    @app_commands.describe(game=localised("option-game-about"), search=localised("option-search-about"))
    @app_commands.choices(game=game_choices())
    async def rules(
        self,
        interaction: Interaction,
        game: str | None = None,
        search: app_commands.Range[str, 1, 100] | None = None,
    ) -> None:
        """The rules by topic; with `search`, a thing or a word of them. A command can't be a group too, so
        searching is an option of it."""
        await defer_reply(interaction)
        if search is not None:
            await self._search(interaction, search, game)
            return
        if game is None:
            game, *_ = games()
            with suppress(Rejected):  # nothing is played here
                game = (await room_here(self.bot, interaction, running=False)).row.game
        await self._show_topic(interaction, game, "")

    @rules.autocomplete("search")
    async def complete_search(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        words = await self.bot.language.words(interaction)
        keys = await self._games_meant(interaction, getattr(interaction.namespace, "game", None))
        found = await asyncio.to_thread(glossary.offers, typed, keys, words)
        return [app_commands.Choice(name=label, value=value) for label, value in found]

    async def _games_meant(self, interaction: Interaction, game: str | None) -> list[str]:
        """The game that was chosen, or is played here; else all."""
        if game in games():
            return [str(game)]
        row = None
        if interaction.guild_id is not None:
            row = await self.bot.store.in_channel(interaction.channel_id or 0)
        return [row.game] if row is not None else list(games())

    async def _search(self, interaction: Interaction, typed: str, game: str | None) -> None:
        words = await self._signed(interaction)
        chosen = await asyncio.to_thread(glossary.by_value, typed, words.language)
        if chosen is None:
            keys = await self._games_meant(interaction, game)
            hits = await asyncio.to_thread(glossary.search, typed, keys, words.language)
            if not hits:
                await self._search_elsewhere(interaction, typed, keys, words)
                return
            chosen = glossary.exact(typed, hits)
            if chosen is None:
                await show(interaction, glossary.hits_message(typed, hits, words))
                return
        await self._look_up(interaction, chosen, words)

    async def _search_elsewhere(
        self, interaction: Interaction, typed: str, searched: list[str], words: Phrases
    ) -> None:
        """Nothing was found in the game that was meant: say so, and show what others have."""
        others = [key for key in games() if key not in searched]
        hits = await asyncio.to_thread(glossary.search, typed, others, words.language) if others else []
        text = escape_markdown(shorten(typed, glossary.TYPED))
        if not hits:
            raise Rejected("lookup-none", text=text)
        notice = say("lookup-elsewhere", text=text, title=say(f"{searched[0]}-title"))
        await show(interaction, glossary.hits_message(typed, hits, words, words(notice)))

    async def press_look_up(self, interaction: Interaction, pressed: Pressed) -> None:
        """A thing was chosen among those that were found."""
        await defer_update(interaction)
        words = await self._signed(interaction)
        chosen = pressed.chosen
        found = glossary.by_value(chosen[0], words.language) if chosen else None
        if found is None:
            raise Rejected("error-unknown-button")
        await self._look_up(interaction, found, words)

    async def _look_up(self, interaction: Interaction, found: glossary.Found, words: Phrases) -> None:
        sort, _, topic = found.key.partition("/")
        if sort == glossary.RULES:
            await self._show_topic(interaction, found.game, topic)
            return
        room = await self._room_of(interaction, found.game)
        game = glossary.game_at(room, found.game)
        thing = glossary.thing_of(game, found)
        own = room.seat_of(interaction.user.id) if room is not None else None
        seat = None if own is None else own.seat
        card = glossary.card(found, thing, room, seat, words.language)
        plain = Phrases(words.language)
        images = await self.bot.pictures.card(glossary.alt_text(card, plain), draw_thing, card, plain)
        named = words if room is None else room.words(words.language)
        where = [named(text) for text in glossary.now(room, thing, seat)]
        await show(interaction, glossary.thing_message(game, found, thing, where, images, words), images)

    async def _show_topic(self, interaction: Interaction, game: str, topic: str) -> None:
        """With the numbers of the table where it is asked."""
        here = glossary.game_at(await self._room_of(interaction, game), game)
        await show(interaction, rules_message(here, topic, await self._signed(interaction)))

    async def _room_of(self, interaction: Interaction, game: str) -> Room | None:
        """The table where this game is played: here, or in direct messages the one that is meant."""
        if interaction.guild_id is None:
            rooms = await rooms_meant(self.bot, interaction.user.id)
            return next((room for room in rooms if room.row.game == game and room.started), None)
        with suppress(Rejected):  # nothing is played here
            room = await room_here(self.bot, interaction)
            return room if room.row.game == game and room.started else None
        return None

    async def press_rules(self, interaction: Interaction, pressed: Pressed) -> None:
        game, topic = pressed.game, pressed.topic
        chosen = pressed.chosen
        await (defer_update if chosen else defer_reply)(interaction)
        if game not in games():
            raise Rejected("error-unknown-button")
        await self._show_topic(interaction, game, chosen[0] if chosen else topic)

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
        game, *_ = games()
        images = await cover(self.bot.pictures, game, words)
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
