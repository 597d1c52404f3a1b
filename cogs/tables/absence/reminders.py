"""Reminders: whom the game waits for, and when to remind them. Whose time is up, `overdue` says."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable

from cogs.tables.absence.overdue import REMINDERS_PER_TURN, Overdue, server_interval
from cogs.tables.changes import letters
from cogs.tables.changes.letters import REMINDER
from cogs.tables.loading.tables import Tables
from cogs.tables.people.clock import HOUR, pauses_weekends, undisturbed_until, weekend_end
from data.models import Guild, LetterKind, Person, SeatRow, StoreAway

log = logging.getLogger(__name__)
NUDGE = "nudge"
"""Said to somebody who seems to have forgotten to end a turn."""
NUDGE_SECONDS = 10 * 60
"""After this long, a player who has begun a turn seems to have forgotten to end it."""
RETRY_SECONDS = 4 * 60
"""After a failure, or where something else must happen first: less than between two rounds."""
HasLeft = Callable[[int, int], Awaitable[bool]]
"""Whether a server has lost a member: called with the ids of the server and the person."""


def interval(person: Person, guild: Guild, seat: SeatRow, since: int) -> int:
    """Seconds between reminders: the shorter of the person's and the server's interval; where a clock runs,
    one comes while there is still time to move. `since`: when the person could begin to think."""
    pauses = [server_interval(guild)]
    if person.reminder_hours:
        pauses.append(person.reminder_hours * HOUR)
    if seat.deadline is not None:
        pauses.append(max(HOUR, (seat.deadline - since) // 2))
    return min(pauses)


class Reminders:
    def __init__(self, tables: Tables, overdue: Overdue, has_left: HasLeft) -> None:
        self.tables = tables
        self.store = tables.store
        self.overdue = overdue
        self.has_left = has_left

    async def check(self, now: int) -> None:
        """Settle votes that are due, then look after whoever may be due for something."""
        self.overdue.outages.new_round()
        again = now + RETRY_SECONDS
        await self.tables.each(await self.store.votes_to_check(now, again), self.overdue.votes.check)
        for seat in await self.store.seats_to_check(now, again):
            try:
                planned = await self._look_after(seat, now)
                await self.store.plan_check(seat.table_id, seat.seat, planned, planned=again)
            except StoreAway:
                raise
            except Exception:
                log.exception("table %s: seat %s could not be looked after", seat.table_id, seat.seat)

    async def _look_after(self, seat: SeatRow, now: int) -> int:
        """Do what is due. Returns when something else may be, if nothing changes at the table meanwhile."""
        assert seat.user_id is not None
        assert seat.asked_at is not None
        row = await self.store.load(seat.table_id)
        if pauses_weekends(row.settings) and weekend_end(now) > now:
            return weekend_end(now)  # nobody is reminded, and nobody is late
        guild = await self.store.guild(row.guild_id)
        decided_at = await self.overdue.act_if_late(seat, now, guild)
        reminded_at = await self._remind_if_due(seat, now, guild)
        return reminded_at if decided_at is None else min(decided_at, reminded_at)

    async def _remind_if_due(self, seat: SeatRow, now: int, guild: Guild) -> int:
        """Remind or nudge a person, or only note that it was time for it. Returns when it is time again."""
        assert seat.user_id is not None
        assert seat.asked_at is not None
        person = await self.store.person(seat.user_id)
        awake = undisturbed_until(person, now)
        if awake > now:
            return awake
        since = max(seat.asked_at, await self.overdue.outages.back(guild.guild_id))
        pause = interval(person, guild, seat, since)
        due = max(since, seat.reminded_at or 0) + pause
        unwanted = person.reminder_hours == 0 or seat.hushed
        if seat.nudged_at is None and not unwanted and await self._forgot_the_end(seat):
            await self._remind(seat, now, NUDGE)
            return due
        if due > now:
            return due
        if await self._ping_is_due(seat, now):
            return now + RETRY_SECONDS
        gone = await self.has_left(guild.guild_id, seat.user_id)
        silent = gone or unwanted or seat.reminders >= REMINDERS_PER_TURN
        await self._remind(seat, now, None if silent else REMINDER)
        if gone:
            await self.overdue.ask_the_others(seat, now, guild, gone=True)
        return now + pause

    async def _ping_is_due(self, seat: SeatRow, now: int) -> bool:
        """Whether "your turn" was held back in quiet hours and is still to come, or has come since the seat
        was looked at: that is reminder enough."""
        due = await self.store.due_letters(now + HOUR, table_id=seat.table_id)
        if any(letter.kind is LetterKind.PING and letter.seat == seat.seat for letter in due):
            return True
        there = (await self.store.seats(seat.table_id))[seat.seat]
        return there.reminded_at != seat.reminded_at

    async def _forgot_the_end(self, seat: SeatRow) -> bool:
        """Whether this person has moved last, as far as anybody can tell, and the game still waits for nobody
        else."""
        entries = await self.store.log(seat.table_id, limit=1)
        last = next((entry for entry in entries if entry.public or entry.seat == seat.seat), None)
        if last is None or last.seat != seat.seat:
            return False
        room = await self.tables.load(seat.table_id)
        return room.running and room.table.waiting == (seat.seat,) and not room.answers_are_secret

    async def _remind(self, seat: SeatRow, now: int, text: str | None) -> None:
        """Store the reminder even where nobody is told: the next one is due after the same time."""
        room = await self.tables.load(seat.table_id)
        news = []
        if text is not None and room.running and seat.seat in room.table.waiting:
            news = [letters.reminder(room.row, seat.seat, text)]
        nudge = text == NUDGE
        await self.store.reminded(seat.table_id, seat.seat, news, now=now, nudge=nudge, found=seat)
        self.tables.ring(seat.table_id)
