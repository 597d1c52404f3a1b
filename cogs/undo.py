"""Undoing moves: /undo, and asking the others where they have to agree, also to an earlier move."""

from __future__ import annotations

import asyncio

from discord import app_commands
from discord.ext import commands

from cogs.tables.loading.room import Room
from cogs.tables.moves.answer_path import read_number
from cogs.ui.components.building_blocks import button, message, rows
from cogs.ui.components.custom_ids import Pressed, Verb
from cogs.ui.components.style import PRIMARY
from cogs.ui.game_messages.undo_message import (
    can_name_moves,
    point_message,
    points_button,
    points_message,
    room_before,
)
from cogs.ui.interactions.answering import refuse_undo, show_panel
from cogs.ui.interactions.app import App, Interaction
from cogs.ui.interactions.lookup import room_here
from cogs.ui.interactions.responses import defer_reply, defer_update, show
from cogs.ui.wording.localisation import in_games, localised
from engines.contract.core import Rejected, Say, say
from engines.tables.knowledge import version_token
from engines.tables.undo_points import undo_point, undo_points
from engines.tables.undo_reasons import ALL as MAY_ASK

NOTHING = "table-undo-nothing"
GONE = "undo-point-gone"


class UndoCog(commands.Cog):
    def __init__(self, bot: App) -> None:
        self.bot = bot

    async def press_undo(self, interaction: Interaction, pressed: Pressed) -> None:
        await defer_update(interaction)
        await self._undo(interaction, pressed.table_id, pressed.version)

    @app_commands.command(name=localised("command-undo"), description=localised("command-undo-about"))
    @in_games
    async def undo(self, interaction: Interaction) -> None:
        await defer_reply(interaction)
        room = await room_here(self.bot, interaction)
        seat = room.require_seat(interaction.user.id).seat
        await self._undo(interaction, room.row.id, version_token(room.require_running(), seat))

    async def _undo(self, interaction: Interaction, table_id: str, version: str | None) -> None:
        """Take back the move that was the last one at this version, or offer to ask the others where they
        have to agree."""
        try:
            room, entry = await self.bot.moves.undo(interaction.user.id, table_id, version)
        except Rejected as refusal:
            if refusal.reason.key not in (*MAY_ASK, NOTHING):
                await refuse_undo(interaction, table_id, refusal)
                return
            await self._offer(interaction, await self.bot.tables.load(table_id), version, refusal)
            return
        await self.bot.votes.after_move(room, entry)
        words = room.words(await self.bot.language.of(interaction, room))
        await show_panel(interaction, room, notice=words(say("undo-done")))

    async def _offer(
        self, interaction: Interaction, room: Room, version: str | None, refusal: Rejected
    ) -> None:
        """Say why a move can't be undone alone, and what the others can be asked."""
        words = room.words(await self.bot.language.of(interaction, room))
        texts, buttons = [words(refusal.reason)], []
        if refusal.reason.key in MAY_ASK:
            texts.append(words(say("undo-may-ask")))
            ask = words(say("undo-wish"))
            buttons.append(button(ask, Verb.REQUEST_UNDO, room.row.id, version, style=PRIMARY))
        if can_name_moves(room.table):
            buttons.append(points_button(room, words, 0))
        if not buttons:
            raise refusal
        await show(interaction, message(*texts, *rows(buttons)))

    async def press_request_undo(self, interaction: Interaction, pressed: Pressed) -> None:
        """Ask the others to agree to an undo."""
        await defer_update(interaction)
        try:
            vote = await self.bot.votes.request_undo(
                interaction.user.id, pressed.table_id, pressed.version, pressed.place
            )
        except Rejected as refusal:
            if refusal.reason.key == GONE:
                await self._points(interaction, pressed.table_id, 0, refusal.reason)
            else:
                await refuse_undo(interaction, pressed.table_id, refusal)
            return
        words = await self.bot.language.words(interaction)
        await show(interaction, message(words(say("undo-done" if vote is None else "undo-wished"))))

    # earlier moves

    async def press_undo_points(self, interaction: Interaction, pressed: Pressed) -> None:
        """Show the moves that can be named: below the log, or in place."""
        await (defer_reply if pressed.page is None else defer_update)(interaction)
        await self._points(interaction, pressed.table_id, pressed.page or 0)

    async def _points(
        self, interaction: Interaction, table_id: str, page: int, notice: Say | None = None
    ) -> None:
        room = await self._room(table_id)
        seat = room.require_seat(interaction.user.id).seat
        language = await self.bot.language.of(interaction, room)
        points = await asyncio.to_thread(undo_points, room.table)
        said = f"**{room.words(language)(notice)}**" if notice is not None else ""
        await show(interaction, points_message(room, points, page, seat, language, said))

    async def press_choose_undo_point(self, interaction: Interaction, pressed: Pressed) -> None:
        """Show the board before a move, as everybody saw it then."""
        await defer_update(interaction)
        room = await self._room(pressed.table_id)
        seat = room.require_seat(interaction.user.id).seat
        page = pressed.page or 0
        place = read_number(pressed.first)
        try:
            point = await asyncio.to_thread(undo_point, room.table, -1 if place is None else place)
        except Rejected as refusal:
            await self._points(interaction, pressed.table_id, page, refusal.reason)
            return
        language = await self.bot.language.of(interaction, room)
        palette = await self.bot.language.palette(interaction.user.id, room)
        images = await self.bot.pictures.board(room_before(room, point.entry), language, palette)
        await show(interaction, point_message(room, point, page, seat, images, language), images)

    async def _room(self, table_id: str) -> Room:
        """A running table with its whole log."""
        room = await self.bot.tables.load(table_id, whole=True)
        room.require_running()
        return room


async def setup(bot: App) -> None:
    await bot.add_cog(UndoCog(bot))
