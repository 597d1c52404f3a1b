"""/verify: the record of a finished game, given back, is replayed from its key and its log. One that is as it
should be can be looked at like a table of ours."""

from __future__ import annotations

import asyncio
import logging

import discord
from discord import app_commands
from discord.ext import commands

from cogs.tables.clock import DAY
from cogs.tables.records import RECORD_KEPT
from cogs.tables.room import Room
from cogs.ui.app import App, Interaction
from cogs.ui.components import Item, button, message, rows
from cogs.ui.custom_ids import Verb, pack
from cogs.ui.history_messages import look_back_buttons
from cogs.ui.interactions import defer_reply, defer_update, show
from cogs.ui.localisation import localised
from cogs.ui.style import PRIMARY, VELLUM
from data.words import Phrases
from engines import games
from engines.core import Rejected, Words, say
from engines.table import Record
from engines.verify import Unreadable, Verdict, examine, parse

log = logging.getLogger(__name__)
MEGABYTE = 1_000_000
LARGEST = 8
"""Megabytes. An ordinary game has about one as *Record* writes it."""
LONGEST = 5000
"""Entries of a log. Ordinary games have hundreds; what is endless must not keep us busy for ever."""


class VerifyCog(commands.Cog):
    def __init__(self, bot: App) -> None:
        self.bot = bot
        self._desk = asyncio.Lock()
        """One record at a time: a replay takes a processor for itself."""
        bot.on_press(Verb.DROP_RECORD, self.press_drop_record)

    @app_commands.command(name=localised("command-verify"), description=localised("command-verify-about"))
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
        """Without a file it is about the one that this person gave last."""
        await defer_reply(interaction)
        if self._desk.locked():
            raise Rejected("verify-busy")
        async with self._desk:
            raw = await (self._last(interaction.user.id) if record is None else self._fetch(record))
            game = await self._read(raw)
            verdict = await asyncio.to_thread(examine, game, announced)
        language = await self.bot.language.of(interaction)
        room = None
        if verdict.fine and verdict.table is not None and verdict.table.outcome is not None:
            room = await self.bot.records.keep(interaction.user.id, verdict.table, language)
        words = Phrases(language)
        blocks = [*_report(game, verdict, words), *_to_look_at(room, verdict, words)]
        await show(interaction, message(*blocks, colour=VELLUM))

    async def press_drop_record(self, interaction: Interaction, parts: list[str]) -> None:
        """Whose record it is, follows from who presses."""
        await defer_update(interaction)
        await self.bot.store.drop_record(interaction.user.id)
        words = await self.bot.language.words(interaction)
        await show(interaction, message(words(say("shelf-dropped")), colour=VELLUM))

    async def _last(self, user_id: int) -> bytes:
        known = await self.bot.store.record_of(user_id)
        if known is None:
            raise Rejected("verify-no-file")
        return known[1]

    async def _fetch(self, attachment: discord.Attachment) -> bytes:
        if attachment.size > LARGEST * MEGABYTE:
            raise Rejected("verify-too-big", size=-(-attachment.size // MEGABYTE), most=LARGEST)
        try:
            return await attachment.read()
        except discord.HTTPException as error:
            log.warning("a record could not be fetched (%s)", error)
            raise Rejected("verify-not-fetched") from None

    async def _read(self, raw: bytes) -> Record:
        """What was given, as far as it is a game that we can judge."""
        try:
            record = await asyncio.to_thread(parse, raw, "record")
        except Unreadable:
            raise Rejected("verify-unreadable") from None
        if len(record.log) > LONGEST:
            raise Rejected("verify-too-long", most=LONGEST)
        game = games().get(record.game)
        if game is None:
            raise Rejected("verify-other-game")
        # Figures decide how large a game is: we replay only with those that we have played with ourselves.
        if record.figures != game.raw_figures and not await self.bot.store.knows_figures(record.figures):
            raise Rejected("verify-other-figures")
        return record


def _report(record: Record, verdict: Verdict, words: Phrases) -> list[str]:
    """The verdict, then everything that was found. A reason may speak of players: they have no names here."""
    seats = [words(say("verify-seat", number=seat + 1)) for seat in range(min(record.seats, 100))]
    spoken_to = Phrases(words.language, seats)
    in_short = words(say("verify-fine" if verdict.fine else "verify-wrong"))
    lines = [
        f"{'✓' if finding.fine else '✗'} {spoken_to(say(f'verify-{finding.key}', **finding.facts))}"
        for finding in verdict.found
    ]
    title = words(say(f"{record.game}-title"))
    return [f"## {title}: {in_short}", "\n".join(lines), words(say("verify-compare"))]


def _to_look_at(room: Room | None, verdict: Verdict, words: Words) -> list[str | Item]:
    """What can be done with a record that is as it should be."""
    if room is None:
        return [words(say("shelf-not-over"))] if verdict.fine else []
    buttons = [
        button(words(say("button-replay")), pack(Verb.REPLAY, room.row.id), style=PRIMARY),
        *look_back_buttons(room, words),
        button(words(say("shelf-drop")), pack(Verb.DROP_RECORD)),
    ]
    return [words(say("shelf-kept", days=RECORD_KEPT // DAY)), *rows(buttons)]


async def setup(bot: App) -> None:
    await bot.add_cog(VerifyCog(bot))
