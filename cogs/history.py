"""Looking back at a table: /log, /replay, the final score and the film of a finished game."""

from __future__ import annotations

import asyncio
from dataclasses import replace

from discord import app_commands
from discord.ext import commands

from cogs.tables.loading.room import Room
from cogs.ui.components.building_blocks import message
from cogs.ui.components.custom_ids import Pressed
from cogs.ui.components.picture_files import PictureFile, image_galleries
from cogs.ui.interactions.app import App, Interaction
from cogs.ui.interactions.lookup import room_here, room_to_look_at
from cogs.ui.interactions.responses import defer_reply, defer_update, show
from cogs.ui.looking_back import history_messages
from cogs.ui.looking_back.history_messages import ReplayPosition
from cogs.ui.pictures.drawing import draw_film, view_bytes
from cogs.ui.pictures.message_pictures import no_picture, spell_out
from cogs.ui.wording.localisation import in_games, localised
from data.models import Status
from engines.contract.core import Rejected, say
from engines.tables.chronicle import Chronicle
from engines.tables.table import Table


class HistoryCog(commands.Cog):
    def __init__(self, bot: App) -> None:
        self.bot = bot
        self._film_lock = asyncio.Lock()
        """One film at a time: it keeps a whole processor busy for seconds."""
        self._waiting: set[int] = set()
        """The users who wait for a film."""

    async def _room(self, interaction: Interaction, table_id: str) -> Room:
        return await room_to_look_at(self.bot, interaction, table_id)

    # the log

    async def press_log(self, interaction: Interaction, pressed: Pressed) -> None:
        """Show a page of the log; the buttons of the log itself turn the page in place."""
        await (defer_update if pressed.turn else defer_reply)(interaction)
        room = await self._room(interaction, pressed.table_id)
        await self._log(interaction, room, pressed.page or 0)

    async def _log(self, interaction: Interaction, room: Room, page: int) -> None:
        """Show the log as this person may read it, newest page first. Pages count lines, not entries: a gap
        would show that somebody has moved in secret."""
        sitting = room.seat_of(interaction.user.id)
        seat = sitting.seat if sitting else None
        words = room.words(await self.bot.language.of(interaction), reader=seat)
        pages: list[str] = []
        if room.started:
            chronicle = await asyncio.to_thread(Chronicle, room.table)
            turns = history_messages.log_turns(room.table.game, chronicle.told(), seat, words)
            pages = history_messages.log_pages(turns)
        await show(
            interaction, history_messages.log_message(room, pages, page, words, seated=sitting is not None)
        )

    @app_commands.command(name=localised("command-log"), description=localised("command-log-about"))
    @in_games
    async def log(self, interaction: Interaction) -> None:
        await defer_reply(interaction)
        found = await room_here(self.bot, interaction, running=False)
        await self._log(interaction, await self._room(interaction, found.row.id), 0)

    # the replay

    async def press_replay(self, interaction: Interaction, pressed: Pressed) -> None:
        """Open the replay, or go to a step of it in place."""
        await (defer_reply if pressed.by is None else defer_update)(interaction)
        room = await self._room(interaction, pressed.table_id)
        await self._replay(interaction, room, pressed.by, pressed.at)

    async def _replay(
        self, interaction: Interaction, room: Room, by: str | None = None, at: str = ""
    ) -> None:
        position = ReplayPosition.read(by, at, over=room.row.status is not Status.RUNNING)
        chronicle = await asyncio.to_thread(Chronicle, room.table)
        shown = history_messages.find_step(chronicle, position)
        then = replace(room, started_table=chronicle.after(shown.step))
        language = await self.bot.language.of(interaction)
        palette = await self.bot.language.palette(interaction.user.id)
        images = await self.bot.pictures.board(then, language, palette)
        await show(
            interaction, history_messages.replay_message(then, shown, images, then.words(language)), images
        )

    @app_commands.command(name=localised("command-replay"), description=localised("command-replay-about"))
    @in_games
    async def replay(self, interaction: Interaction) -> None:
        await defer_reply(interaction)
        found = await room_here(self.bot, interaction, running=False)
        await self._replay(interaction, await self._room(interaction, found.row.id))

    # after the end

    async def press_score(self, interaction: Interaction, pressed: Pressed) -> None:
        """Show the final standings in this person's language."""
        await defer_reply(interaction)
        room = await self._room(interaction, pressed.table_id)
        outcome = room.table.outcome if room.row.status is Status.OVER else None
        if outcome is None:
            raise Rejected("score-not-over")
        language = await self.bot.language.of(interaction)
        images = await history_messages.final_images(
            self.bot.pictures, room, outcome, room.picture_words(language)
        )
        await show(
            interaction, history_messages.score_message(room, outcome, images, room.words(language)), images
        )

    async def press_film(self, interaction: Interaction, pressed: Pressed) -> None:
        await defer_reply(interaction)
        room = await self._room(interaction, pressed.table_id)
        if room.row.status not in (Status.OVER, Status.ENDED):
            raise Rejected("film-not-over")
        if interaction.user.id in self._waiting:
            raise Rejected("film-busy")
        self._waiting.add(interaction.user.id)
        try:
            async with self._film_lock:
                language = await self.bot.language.of(interaction)
                images = await self._film(room, language)
        finally:
            self._waiting.discard(interaction.user.id)
        words = room.words(language)
        text = words(say("film-about", title=room.title))
        missing = "" if images else words(no_picture())
        await show(interaction, message(f"### {text}", *image_galleries(images), missing), images)

    async def _film(self, room: Room, language: str) -> list[PictureFile]:
        """The public boards turn by turn as an animation. It is not stored."""
        words = room.picture_words(language)
        end = room.table.game.describe(room.table.view(None).public)
        alt = spell_out([say("film-alt", title=room.title), *end], words)
        boards = await asyncio.to_thread(public_boards, room.table)
        return await self.bot.pictures.card(alt, draw_film, room.row.game, boards, words)


def public_boards(table: Table) -> list[bytes]:
    """What everybody could see, turn by turn: for a worker thread."""
    chronicle = Chronicle(table)
    return [view_bytes(chronicle.after(step).view(None).public) for step in chronicle.turns]


async def setup(bot: App) -> None:
    await bot.add_cog(HistoryCog(bot))
