"""The periodic jobs: unsent letters, reaction times, reminders, backups, tidying up."""

from __future__ import annotations

import logging
from collections.abc import Awaitable

from discord.ext import commands, tasks

from cogs import task_context
from cogs.metrics import JOBS_FAILED
from cogs.tables.clock import DAY
from cogs.tables.steps import in_steps
from cogs.ui.app import App
from data.models import LogPlace, StoreAway, StoreError
from data.sqlite.file import DatabaseFile
from engines.core import say

log = logging.getLogger(__name__)
LETTERS_KEPT = 7 * DAY
"""Seconds that delivered letters are kept."""
BACKUP_SECONDS = 55 * 60
"""A backup that is younger is as good as a new one: a little less than between two rounds."""


class UpkeepCog(commands.Cog):
    """Runs the periodic jobs. Each stands alone: a failure is logged and told, and stops no other."""

    def __init__(self, bot: App) -> None:
        self.bot = bot

    async def cog_load(self) -> None:
        await self.bot.reminders.make_up_for_outage(self.bot.now())
        self.every_half_minute.start()
        self.every_five_minutes.start()
        self.every_hour.start()

    async def cog_unload(self) -> None:
        self.every_half_minute.cancel()
        self.every_five_minutes.cancel()
        self.every_hour.cancel()

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """After a start: build the static layers, then see to the signs."""
        await self.bot.pictures.warm()
        self.bot.upload_signs()

    @tasks.loop(seconds=30)
    async def every_half_minute(self) -> None:
        """What should happen within a minute; the first time right after a start."""
        await self._run("shards", self.bot.processes.check())
        await self._run("announcement", self.bot.store.announce_next(self.bot.now()))
        await self._run("letters", self.bot.send_due_letters())
        await self._run("reaction times", self.bot.moves.decline_overdue())
        await self._run("computer players", self.bot.computers.resume())
        await self._run("results", self.bot.results.write())

    @tasks.loop(minutes=5)
    async def every_five_minutes(self) -> None:
        """Send reminders and open votes. After a long outage there is one reminder, not twenty."""
        await self._run("watch", self.bot.reminders.note_running(self.bot.now()))
        await self._run("reminders", self.bot.reminders.check(self.bot.now()))
        await self._run("digests", self.bot.send_digests(self.bot.now()))

    @tasks.loop(hours=1)
    async def every_hour(self) -> None:
        if (file := self.bot.database_file) is not None:
            await self._run("disk space", self._check_space(file))
            await self._run("backup", self._back_up(file))
        await self._run("old letters", self._sweep_letters())
        await self._run("lifecycle", self.bot.lifecycle.tidy_up())
        await self._run("forgetting", self.bot.personal_data.go_on())
        await self._run("packing", self._pack_log())

    async def _run(self, job: str, work: Awaitable[object]) -> None:
        """Do one job; if it fails, log it and tell the owner (who hears of each job once a day)."""
        task_context.work_at(None)
        try:
            await work
        except StoreAway as error:
            log.warning("the job %r will be tried again: %s", job, error)
            await self.bot.alert_owner(say("alarm-store-away"))
        except Exception as error:
            JOBS_FAILED.labels(job).inc()
            log.exception("the job %r failed; it will be tried again", job)
            await self.bot.alert_owner(say("alarm-job", job=job, error=type(error).__name__))

    async def _check_space(self, file: DatabaseFile) -> None:
        left = await file.cramped()
        if left is not None:
            await self.bot.alert_owner(say("alarm-cramped", megabytes=left))

    async def _back_up(self, file: DatabaseFile) -> None:
        """Back up once an hour, however often the bot is started."""
        now = self.bot.now()
        try:
            last = await file.last_backup()
            if last is None or not now - BACKUP_SECONDS < last <= now:
                await file.backup(now)
        except (StoreError, OSError) as error:
            await self.bot.alert_owner(say("alarm-no-backup", error=str(error)))

    async def _pack_log(self) -> None:
        """Pack some of what an older version wrote, until nothing is left."""
        place: LogPlace | None = None

        async def step() -> LogPlace | None:
            nonlocal place
            place = await self.bot.store.pack_log(place)
            return place

        await in_steps(step)

    async def _sweep_letters(self) -> None:
        before = self.bot.now() - LETTERS_KEPT
        await in_steps(lambda: self.bot.store.sweep_letters(before))

    @every_half_minute.before_loop
    @every_five_minutes.before_loop
    @every_hour.before_loop
    async def _ready(self) -> None:
        await self.bot.wait_until_ready()


async def setup(bot: App) -> None:
    await bot.add_cog(UpkeepCog(bot))
