"""/verify: the record of a finished game, given back, is replayed from its key and its log."""

from __future__ import annotations

import asyncio
import logging

import discord
from discord import app_commands
from discord.ext import commands

from cogs import _notices as notices
from cogs._bot import Portolan
from cogs._door import Interaction, show, whisper
from cogs._layout import message
from cogs._spoken import spoken
from data.words import Phrases
from engines import games
from engines.core import Rejected, say
from engines.table import Record
from engines.verify import Finding, Unreadable, examine, parse

log = logging.getLogger(__name__)
MEGABYTE = 1_000_000
LARGEST = 8
"""Megabytes. An ordinary game has one to three as *Record* writes it."""
LONGEST = 5000
"""Entries of a log. Ordinary games have hundreds; what is endless must not keep us busy for ever."""


class Verify(commands.Cog):
    def __init__(self, bot: Portolan) -> None:
        self.bot = bot
        self._desk = asyncio.Lock()
        """One record at a time: a replay takes a processor for itself."""

    @app_commands.command(name=spoken("command-verify"), description=spoken("command-verify-about"))
    @app_commands.rename(record=spoken("option-record"), announced=spoken("option-announced"))
    @app_commands.describe(record=spoken("option-record-about"), announced=spoken("option-announced-about"))
    async def verify(
        self,
        interaction: Interaction,
        record: discord.Attachment,
        announced: app_commands.Range[str, 1, 100] | None = None,
    ) -> None:
        await whisper(interaction)
        if record.size > LARGEST * MEGABYTE:
            raise Rejected("verify-too-big", size=-(-record.size // MEGABYTE), most=LARGEST)
        if self._desk.locked():
            raise Rejected("verify-busy")
        async with self._desk:
            game = await self._read(record)
            found = await asyncio.to_thread(examine, game, announced)
        words = Phrases(await self.bot.speech.of(interaction))
        await show(interaction, message(*_report(game, found, words), colour=notices.VELLUM))

    async def _read(self, attachment: discord.Attachment) -> Record:
        """What was given, as far as it is a game that we can judge."""
        try:
            raw = await attachment.read()
        except discord.HTTPException as error:
            log.warning("a record could not be fetched (%s)", error)
            raise Rejected("verify-not-fetched") from None
        try:
            record = await asyncio.to_thread(parse, raw, attachment.filename)
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


def _report(record: Record, found: list[Finding], words: Phrases) -> list[str]:
    """The verdict, then everything that was found. A reason may speak of players: they have no names here."""
    seats = [words(say("verify-seat", number=seat + 1)) for seat in range(min(record.seats, 100))]
    spoken_to = Phrases(words.language, seats)
    fine = all(finding.fine for finding in found)
    verdict = words(say("verify-fine" if fine else "verify-wrong"))
    lines = [
        f"{'✓' if finding.fine else '✗'} {spoken_to(say(f'verify-{finding.key}', **finding.facts))}"
        for finding in found
    ]
    title = words(say(f"{record.game}-title"))
    return [f"## {title}: {verdict}", "\n".join(lines), words(say("verify-compare"))]


async def setup(bot: Portolan) -> None:
    await bot.add_cog(Verify(bot))
