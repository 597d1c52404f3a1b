"""The periodic jobs: unsent letters, reaction times, reminders, backups, tidying up.

Of several processes that share a database each runs these loops, but most jobs are done by one of them: by
whichever comes first when it is time, and by another soon if that one dies in the middle. Each job also
asks for what is due in such a way that nothing would be done twice, should two do it after all.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable

from discord.ext import commands, tasks

from cogs.monitoring import task_context
from cogs.monitoring.metrics import JOBS_FAILED
from cogs.tables.loading.in_small_steps import in_steps
from cogs.tables.people.clock import DAY
from cogs.ui.interactions.app import App
from data.models import LogPlace, StoreAway, StoreError
from data.sqlite.file import DatabaseFile
from engines.contract.core import say

log = logging.getLogger(__name__)
LETTERS_KEPT = 7 * DAY
"""Seconds that delivered letters are kept."""
BACKUP_SECONDS = 55 * 60
"""A backup that is younger is as good as a new one: a little less than between two rounds."""

FIVE_MINUTES, AN_HOUR = 5 * 60 - 30, 60 * 60 - 300
"""Seconds since another process has done a job until this one does: a little less than between two rounds."""
LEASE = "job: "
"""How the leases of jobs begin."""

Job = Callable[[], Awaitable[object]]


class UpkeepCog(commands.Cog):
    """Runs the periodic jobs. Each stands alone: a failure is logged and told, and stops no other."""

    def __init__(self, bot: App) -> None:
        self.bot = bot
        self.five_minute_jobs: dict[str, Job] = {
            "reminders": lambda: bot.reminders.check(bot.now()),
            "digests": lambda: bot.send_digests(bot.now()),
        }
        self.hourly_jobs: dict[str, Job] = {
            "old letters": self._sweep_letters,
            "lifecycle": lambda: bot.lifecycle.tidy_up(),
            "old records": lambda: bot.records.clear(),
            "old seasons": lambda: bot.seasons.tidy_up(),
            "forgetting": lambda: bot.personal_data.go_on(),
            "packing": self._pack_log,
            "database": lambda: bot.store.tidy_up(),
        }

    async def cog_load(self) -> None:
        await self.bot.outages.make_up(self.bot.now())
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
        await self._run("listening", self.bot.store.check_listening())
        await self._run_alone("announcement", lambda: self.bot.store.announce_next(self.bot.now()))
        await self._run("letters", self.bot.send_due_letters())
        await self._run_alone("reaction times", self.bot.overdue.decline_reactions)
        await self._run("computer players", self.bot.computers.resume())
        await self._run_alone("results", self.bot.results.write)
        await self._run("open tables", self.bot.show_due_lists())
        await self._run_alone("seasons", self.bot.seasons.check)
        await self._run("jobs of others", self._take_over())

    @tasks.loop(minutes=5)
    async def every_five_minutes(self) -> None:
        """Send reminders and open votes. After a long outage there is one reminder, not twenty."""
        await self._run("watch", self.bot.outages.note_running(self.bot.now()))
        for job, work in self.five_minute_jobs.items():
            await self._run_alone(job, work, FIVE_MINUTES)

    @tasks.loop(hours=1)
    async def every_hour(self) -> None:
        if (file := self.bot.database_file) is not None:
            await self._run("disk space", self._check_space(file))
            await self._run("backup", self._back_up(file))
            await self._run("old backups", file.delete_old_backups(self.bot.now()))
        for job, work in self.hourly_jobs.items():
            await self._run_alone(job, work, AN_HOUR)

    async def _take_over(self) -> None:
        """Do what another process has begun and not finished, because it died."""
        for lease in await self.bot.store.lapsed_leases(LEASE):
            job = lease.removeprefix(LEASE)
            if job in self.five_minute_jobs:
                await self._run_alone(job, self.five_minute_jobs[job], FIVE_MINUTES)
            elif job in self.hourly_jobs:
                await self._run_alone(job, self.hourly_jobs[job], AN_HOUR)

    async def _run_alone(self, job: str, work: Job, every: int = 0) -> None:
        """Do a job, unless another process does it, or has done it less than `every` seconds ago."""

        async def alone() -> None:
            async with self.bot.tables.leases.trying(LEASE + job, every=every) as mine:
                if mine:
                    await work()

        await self._run(job, alone())

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
