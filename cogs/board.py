"""/board and /hand: what a table looks like, in pictures and in words, and what others might do next."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from cogs.tables.loading.room import Room
from cogs.ui.components.building_blocks import button, link, message, page_turns, pages, rows
from cogs.ui.components.custom_ids import Pressed, Verb
from cogs.ui.components.picture_files import image_galleries
from cogs.ui.components.style import PRIMARY, VELLUM, accent
from cogs.ui.interactions.app import App, Interaction
from cogs.ui.interactions.lookup import room_here
from cogs.ui.interactions.responses import defer_reply, defer_update, show
from cogs.ui.pictures.message_pictures import spell_out
from cogs.ui.wording.links import table_url
from cogs.ui.wording.localisation import in_games, localised
from cogs.ui.wording.whose_turn import whose_turn
from engines.contract.core import Rejected, say


class BoardCog(commands.Cog):
    def __init__(self, bot: App) -> None:
        self.bot = bot

    async def press_hand(self, interaction: Interaction, pressed: Pressed) -> None:
        await defer_reply(interaction)
        await self._hand(interaction, await self.bot.tables.load(pressed.table_id))

    async def _hand(self, interaction: Interaction, room: Room) -> None:
        seat = room.require_seat(interaction.user.id).seat
        language = await self.bot.language.of(interaction)
        words = room.words(language)
        view = room.table.view(seat)
        palette = await self.bot.language.palette(interaction.user.id)
        images = await self.bot.pictures.hand(room, seat, language, palette=palette)
        pictures = image_galleries(images)
        text = spell_out(room.table.game.describe_own(view.public, view.own), words) if view.own else ""
        if not text:
            text = words(say("table-no-hand"))
        await show(interaction, message(*pictures, text, colour=accent(room, seat)), images)

    async def press_board(self, interaction: Interaction, pressed: Pressed) -> None:
        await defer_reply(interaction)
        await self._board(interaction, await self.bot.tables.load(pressed.table_id))

    async def _board(self, interaction: Interaction, room: Room) -> None:
        """Show the board to one person, in their language."""
        language = await self.bot.language.of(interaction)
        words = room.words(language)
        palette = await self.bot.language.palette(interaction.user.id)
        images = await self.bot.pictures.board(room, language, palette)
        pictures = image_galleries(images)
        turn = whose_turn(room, words) if room.running else words(say("table-over"))
        buttons = [
            button(words(say("button-words")), Verb.IN_WORDS, room.row.id),
            link(words(say("button-channel")), table_url(room.row)),
        ]
        if room.running and room.seat_of(interaction.user.id):
            play = button(words(say("button-play")), Verb.PLAY, room.row.id, style=PRIMARY)
            buttons.insert(0, play)
        await show(interaction, message(*pictures, turn, *rows(buttons), colour=VELLUM), images)

    async def press_in_words(self, interaction: Interaction, pressed: Pressed) -> None:
        """Show the whole board in words, for people who see no pictures; further pages turn in place."""
        await (defer_reply if pressed.page is None else defer_update)(interaction)
        room = await self.bot.tables.load(pressed.table_id)
        words = room.board_words(await self.bot.language.of(interaction, room))
        text = pages(spell_out(room.table.game.describe(room.table.view(None).public), words))
        page = min(pressed.page or 0, len(text) - 1)
        turns = page_turns(words, page, len(text), Verb.IN_WORDS, room.row.id)
        await show(interaction, message(text[page], *rows(turns), colour=VELLUM))

    async def press_outlook(self, interaction: Interaction, pressed: Pressed) -> None:
        """Show what others could do next in a new message, so that the panel stays."""
        await defer_reply(interaction)
        room = await self.bot.tables.load(pressed.table_id)
        table = room.require_running()
        seat = room.require_seat(interaction.user.id).seat
        found = table.outlook(seat)
        if found is None:
            raise Rejected("table-no-outlook")
        language = await self.bot.language.of(interaction)
        palette = await self.bot.language.palette(interaction.user.id)
        images = await self.bot.pictures.outlook(room, seat, found, language, palette)
        pictures = image_galleries(images)
        text = spell_out(found.texts, room.words(language))
        await show(interaction, message(*pictures, text, colour=accent(room, seat)), images)

    @app_commands.command(name=localised("command-board"), description=localised("command-board-about"))
    @in_games
    async def board(self, interaction: Interaction) -> None:
        await defer_reply(interaction)
        await self._board(interaction, await room_here(self.bot, interaction, running=False))

    @app_commands.command(name=localised("command-hand"), description=localised("command-hand-about"))
    @in_games
    async def hand(self, interaction: Interaction) -> None:
        await defer_reply(interaction)
        await self._hand(interaction, await room_here(self.bot, interaction, running=False))


async def setup(bot: App) -> None:
    await bot.add_cog(BoardCog(bot))
