"""Records: the file of a finished game, and /verify, which replays one from its key and its log. The game of
a correct record can be looked at like one of our tables."""

from __future__ import annotations

import asyncio
import io
import logging

import discord
from discord import app_commands
from discord.ext import commands

from cogs.ui.components.building_blocks import message
from cogs.ui.components.custom_ids import Pressed
from cogs.ui.components.style import VELLUM
from cogs.ui.interactions.app import App, Interaction
from cogs.ui.interactions.responses import defer_reply, defer_update, show
from cogs.ui.looking_back.verify_message import verify_message
from cogs.ui.wording.localisation import everywhere, localised
from data.models import Status
from data.words import Phrases
from engines import games
from engines.contract.core import Rejected, say
from engines.tables.log import Record
from engines.tables.saved_games import plays_by
from engines.tables.table import commitment
from engines.tables.verify import Unreadable, examine, parse

log = logging.getLogger(__name__)
MEGABYTE = 1_000_000
MOST_MEGABYTES = 8
"""An ordinary record has about one."""
MOST_ENTRIES = 5000
"""Of a log. Ordinary games have hundreds; nobody may keep us busy with endless ones."""


class VerifyCog(commands.Cog):
    def __init__(self, bot: App) -> None:
        self.bot = bot
        self._lock = asyncio.Lock()
        """One record at a time: a replay keeps a whole processor busy."""

    @app_commands.command(name=localised("command-verify"), description=localised("command-verify-about"))
    @everywhere
    @app_commands.rename(record=localised("option-record"), announced=localised("option-announced"))
    @app_commands.describe(
        record=localised("option-record-about"), announced=localised("option-announced-about")
    )
    async def verify(
        self,
        interaction: Interaction,
        record: discord.Attachment | None = None,
        announced: app_commands.Range[str, 1, 100] | None = None,
    ) -> None:
        """Verify a file, or without one the last that this person uploaded."""
        await defer_reply(interaction)
        if self._lock.locked():
            raise Rejected("verify-busy")
        async with self._lock:
            raw = await (self._last(interaction.user.id) if record is None else self._fetch(record))
            game = await self._read(raw)
            verdict = await asyncio.to_thread(examine, game, announced)
        language = await self.bot.language.of(interaction)
        room = None
        if verdict.fine and verdict.table is not None and verdict.table.outcome is not None:
            room = await self.bot.records.keep(interaction.user.id, verdict.table, language)
        await show(interaction, verify_message(game, verdict, room, Phrases(language)))

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

    async def press_drop_record(self, interaction: Interaction, pressed: Pressed) -> None:
        """Delete the record of whoever presses."""
        await defer_update(interaction)
        await self.bot.records.drop(interaction.user.id, pressed.table_id)
        words = await self.bot.language.words(interaction)
        await show(interaction, message(words(say("shelf-dropped")), colour=VELLUM))

    async def _last(self, user_id: int) -> bytes:
        known = await self.bot.store.record_of(user_id)
        if known is None:
            raise Rejected("verify-no-file")
        return known[1]

    async def _fetch(self, attachment: discord.Attachment) -> bytes:
        if attachment.size > MOST_MEGABYTES * MEGABYTE:
            raise Rejected("verify-too-big", size=-(-attachment.size // MEGABYTE), most=MOST_MEGABYTES)
        try:
            return await attachment.read()
        except discord.HTTPException as error:
            log.warning("a record could not be fetched (%s)", error)
            raise Rejected("verify-not-fetched") from None

    async def _read(self, raw: bytes) -> Record:
        """Read a record. Raises Rejected for one that we cannot judge."""
        try:
            record = await asyncio.to_thread(parse, raw, "record")
        except Unreadable:
            raise Rejected("verify-unreadable") from None
        if len(record.log) > MOST_ENTRIES:
            raise Rejected("verify-too-long", most=MOST_ENTRIES)
        game = games().get(record.game)
        if game is None:
            raise Rejected("verify-other-game")
        # Figures decide how large a game is: we replay only games with figures that we play with ourselves.
        if not plays_by(game, record.figures) and not await self.bot.store.knows_figures(record.figures):
            raise Rejected("verify-other-figures")
        return record


async def setup(bot: App) -> None:
    await bot.add_cog(VerifyCog(bot))
