"""Upkeep: what happens by itself. Unsent letters, reaction times, reminders, backups."""

from __future__ import annotations

import logging

from discord.ext import commands, tasks

from cogs.ui.app import App
from data.models import StoreError
from engines.core import say

log = logging.getLogger(__name__)
LETTERS_KEPT = 7 * 24 * 3600
"""Seconds after which delivered letters are forgotten."""


class UpkeepCog(commands.Cog):
    def __init__(self, bot: App) -> None:
        self.bot = bot

    async def cog_load(self) -> None:
        await self.bot.reminders.make_up_for_outage(self.bot.now())
        self.rounds.start()
        self.watches.start()
        self.backups.start()

    async def cog_unload(self) -> None:
        self.rounds.cancel()
        self.watches.cancel()
        self.backups.cancel()

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """After a start: get the brushes ready, and let the computer players finish what they had begun."""
        await self.bot.pictures.warm()
        await self.bot.computers.resume_all()

    @tasks.loop(seconds=30)
    async def rounds(self) -> None:
        """The first round comes right after a start: letters that were not sent, rights that lapsed."""
        try:
            await self.bot.send_due_letters()
            await self.bot.moves.decline_overdue()
            await self.bot.computers.retry_failed()
            await self.bot.results.write()
        except Exception:
            log.exception("the upkeep round failed; the next one will try again")

    @tasks.loop(minutes=5)
    async def watches(self) -> None:
        """Whom to remind, whose time is out. After a long outage one reminder comes, not twenty."""
        try:
            await self.bot.reminders.check(self.bot.now())
            await self.bot.send_digests(self.bot.now())
        except Exception:
            log.exception("the watch failed; the next one will try again")

    @tasks.loop(hours=1)
    async def backups(self) -> None:
        await self.copy()
        try:
            await self.bot.store.sweep_letters(self.bot.now() - LETTERS_KEPT)
            await self.bot.lifecycle.tidy_up()
        except Exception:
            log.exception("the hourly round failed; the next one will try again")

    async def copy(self) -> None:
        """A copy of the database; who runs the bot hears of what stands in its way."""
        try:
            left = await self.bot.store.cramped()
            if left is not None:
                await self.bot.alert_owner(say("alarm-cramped", megabytes=left))
            await self.bot.store.backup(self.bot.now())
        except (StoreError, OSError) as error:
            await self.bot.alert_owner(say("alarm-no-backup", error=str(error)))
        except Exception:
            log.exception("the backup failed; the next one will try again")

    @rounds.before_loop
    @watches.before_loop
    @backups.before_loop
    async def _ready(self) -> None:
        await self.bot.wait_until_ready()


async def setup(bot: App) -> None:
    await bot.add_cog(UpkeepCog(bot))
