"""Looking at a table (board, hand, record) and leaving it (/resign, /end)."""

from __future__ import annotations

import asyncio
import io

import discord
from discord import app_commands
from discord.ext import commands

from cogs.tables.loading.room import Room
from cogs.ui.components.building_blocks import button, link, message, page_turns, pages, rows
from cogs.ui.components.confirmation import confirmation
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
from data.models import Status
from engines.contract.core import Rejected, Say, say
from engines.tables.table import commitment


class TableCog(commands.Cog):
    def __init__(self, bot: App) -> None:
        self.bot = bot

    # looking

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

    async def press_record(self, interaction: Interaction, pressed: Pressed) -> None:
        """Send the whole finished game as a file that anybody can verify."""
        await defer_reply(interaction)
        room = await self.bot.tables.load(pressed.table_id)
        if room.row.what_if:
            raise Rejected("whatif-no-record")
        if room.row.status is not Status.OVER:
            raise Rejected("record-not-over")
        table = await self.bot.store.open_table(room.row.id, whole=True)
        name = f"portolan-{room.row.game}-{room.row.id}.json"
        words = room.words(await self.bot.language.of(interaction, room))
        data = io.BytesIO(await asyncio.to_thread(table.to_json))
        key = say("record-key", key=room.row.key.hex(), commitment=commitment(room.row.key))
        about = words(say("record-about", file=name))
        layout = message(about, discord.ui.File(f"attachment://{name}"), words(key))
        await interaction.edit_original_response(view=layout, attachments=[discord.File(data, name)])

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

    # leaving

    async def press_resign(self, interaction: Interaction, pressed: Pressed) -> None:
        await defer_update(interaction)
        room = await self.bot.seats.resign(interaction.user.id, pressed.table_id)
        await self.bot.votes.settle(room.row.id)
        words = room.words(await self.bot.language.of(interaction, room))
        await show(interaction, message(words(say("resign-done" if room.running else "resign-done-last"))))

    async def press_end(self, interaction: Interaction, pressed: Pressed) -> None:
        await defer_update(interaction)
        room = await self.bot.tables.load(pressed.table_id)
        if interaction.guild_id != room.row.guild_id or not interaction.permissions.manage_guild:
            raise Rejected("end-managers-only")
        await self.bot.lifecycle.end(pressed.table_id)
        await self.bot.votes.settle(pressed.table_id)
        words = room.words(await self.bot.language.of(interaction, room))
        await show(interaction, message(words(say("end-done"))))

    @app_commands.command(name=localised("command-resign"), description=localised("command-resign-about"))
    @in_games
    async def resign(self, interaction: Interaction) -> None:
        await defer_reply(interaction)
        room = await room_here(self.bot, interaction)
        room.require_running()
        own = room.require_seat(interaction.user.id)
        sure = "resign-sure-last" if room.is_last_person(own.seat) else "resign-sure"
        await self._ask_again(interaction, room, say(sure, title=room.title), "resign-yes", Verb.RESIGN)

    @app_commands.command(name=localised("command-end"), description=localised("command-end-about"))
    @app_commands.guild_only()
    @app_commands.default_permissions(manage_guild=True)
    async def end(self, interaction: Interaction) -> None:
        await defer_reply(interaction)
        if not interaction.permissions.manage_guild:
            raise Rejected("end-managers-only")
        room = await room_here(self.bot, interaction)
        await self._ask_again(interaction, room, say("end-sure", title=room.title), "end-yes", Verb.END)

    async def _ask_again(
        self, interaction: Interaction, room: Room, question: Say, deed: str, verb: Verb
    ) -> None:
        words = room.words(await self.bot.language.of(interaction, room))
        await show(interaction, confirmation(question, deed, words, verb, room.row.id))

    async def press_never_mind(self, interaction: Interaction, pressed: Pressed) -> None:
        """Whatever was asked again is not done."""
        await defer_update(interaction)
        words = await self.bot.language.words(interaction)
        await show(interaction, message(words(say("confirm-not-done"))))


async def setup(bot: App) -> None:
    await bot.add_cog(TableCog(bot))
