"""The watch: who is waited for, whom to remind, whose time is out."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import discord

from cogs.tables.clock import HOUR, asleep, undisturbed
from cogs.tables.room import Room
from cogs.tables.votes import voters
from data.models import ANYBODY, Guild, Letter, LetterKind, Person, SeatRow
from engines.core import Seat

if TYPE_CHECKING:
    from cogs.runtime.client import Portolan

log = logging.getLogger(__name__)
NUDGE = 10 * 60
"""Seconds after which somebody who has begun a turn seems to have forgotten to end it."""
EVERY = 24
"""Hours between reminders where nobody has chosen otherwise."""
MOST = 5
"""So many reminders come in one turn. Where no clock runs, the others are asked after them."""
NIGHT = 12 * HOUR
"""So long a vote waits for those who sleep."""
OUTAGE = 2 * HOUR
"""Seconds without a watch after which everybody is given the time back."""
WATCHED, BACK = "watched", "back after an outage"
"""Notes to ourselves: when the last watch was, and when the one after the last outage."""


def usual(guild: Guild) -> int:
    """Seconds between reminders at the tables of a server."""
    return (EVERY if guild.reminder_hours is None else guild.reminder_hours) * HOUR


def interval(person: Person, guild: Guild, seat: SeatRow) -> int:
    """Seconds between reminders: the shorter of the person's and the table's wish; and where a clock runs,
    one comes while there is time to move."""
    pauses = [usual(guild)]
    if person.reminder_hours:
        pauses.append(person.reminder_hours * HOUR)
    if seat.deadline is not None and seat.asked_at is not None:
        pauses.append(max(HOUR, (seat.deadline - seat.asked_at) // 2))
    return min(pauses)


def late_since(seat: SeatRow, guild: Guild, back: int) -> int:
    """From when on the others may decide about who is asked. `back`: before that nobody could play."""
    if seat.deadline is not None:
        return seat.deadline
    return max(seat.asked_at or 0, back) + (MOST + 1) * usual(guild)


class Reminders:
    def __init__(self, bot: Portolan) -> None:
        self.bot = bot
        self.store = bot.store
        self.back = 0

    async def make_up(self, now: int) -> None:
        """After a start: while we were away nobody could play, and nobody's time has run."""
        last = int(await self.store.meta(WATCHED) or now)
        self.back = int(await self.store.meta(BACK) or 0)
        if now - last < OUTAGE:
            return
        self.back = now
        await self.store.set_meta(BACK, str(now))
        log.warning("nobody could play for %s hours: all clocks are given that time", (now - last) // HOUR)
        for table_id in await self.store.make_up(last, now):
            row = await self.store.load(table_id)
            await self.store.post(table_id, [Letter(kind=LetterKind.BOARD, version=row.version)], now=now)

    async def round(self, now: int) -> None:
        await self.store.set_meta(WATCHED, str(now))
        for table_id in await self.store.votes():
            try:
                await self.bot.votes.settle(table_id)
            except Exception:
                log.exception("table %s: its vote could not be settled", table_id)
        for seat in await self.store.asked(now - NUDGE):
            try:
                await self._look_after(seat, now)
            except Exception:
                log.exception("table %s: the watch stumbled over seat %s", seat.table_id, seat.seat)

    async def _look_after(self, seat: SeatRow, now: int) -> None:
        assert seat.user_id is not None
        assert seat.asked_at is not None
        row = await self.store.load(seat.table_id)
        guild = await self.store.guild(row.guild_id)
        if late_since(seat, guild, self.back) <= now:
            await self._is_late(seat, now, guild)
        person = await self.store.person(seat.user_id)
        if undisturbed(person, now):
            return
        unwanted = person.reminder_hours == 0 or seat.hushed
        if seat.nudged_at is None and not unwanted and await self._forgot_the_end(seat):
            await self._remind(seat, now, LetterKind.NUDGE)
            return
        if now - max(seat.asked_at, seat.reminded_at or 0) < interval(person, guild, seat):
            return
        if await self._is_being_called(seat, now):
            return
        gone = await self._has_left_the_server(row.guild_id, seat.user_id)
        silent = gone or unwanted or seat.reminders >= MOST
        await self._remind(seat, now, None if silent else LetterKind.REMINDER)
        if gone:
            await self._is_late(seat, now, guild, gone=True)

    async def _is_late(self, seat: SeatRow, now: int, guild: Guild, *, gone: bool = False) -> None:
        """The others are asked, by daylight. Only about who is really waited for; and where answers are
        secret, about nobody by name, and not before everybody who is asked is late."""
        room = await self.bot.harbour.room(seat.table_id)
        if not room.running or seat.seat not in room.table.waiting or room.row.due is not None:
            return  # a right that lapses by itself needs no vote
        about, late = seat.seat, seat
        if room.behind_doors:
            about, gone = ANYBODY, False
            late = max(room.people_asked, key=lambda one: late_since(one, guild, self.back))
        waited = now - late_since(late, guild, self.back)
        if not gone and waited < (NIGHT if await self._somebody_sleeps(room, about, now) else 0):
            return
        await self.bot.votes.absent(seat.table_id, about)

    async def _somebody_sleeps(self, room: Room, about: Seat, now: int) -> bool:
        """Of those who may vote."""
        people = [await self.store.person(room.seats[seat].user_id or 0) for seat in voters(room, about)]
        return any(asleep(person, now) for person in people)

    async def _is_being_called(self, seat: SeatRow, now: int) -> bool:
        """Whether "your turn" was held back over night and is still to come: that is reminder enough."""
        letters = await self.store.due_letters(now + HOUR, table_id=seat.table_id)
        return any(letter.kind is LetterKind.PING and letter.seat == seat.seat for letter in letters)

    async def _forgot_the_end(self, seat: SeatRow) -> bool:
        """Whether this person has moved last, as far as anybody can tell, and the game still waits for nobody
        else."""
        entries = await self.store.log(seat.table_id, limit=1)
        last = next((entry for entry in entries if entry.public or entry.seat == seat.seat), None)
        if last is None or last.seat != seat.seat:
            return False
        room = await self.bot.harbour.room(seat.table_id)
        return room.running and room.table.waiting == (seat.seat,) and not room.behind_doors

    async def _remind(self, seat: SeatRow, now: int, kind: LetterKind | None) -> None:
        """Noted even where nobody is told: the next look is due after the same time."""
        room = await self.bot.harbour.room(seat.table_id)
        letters = []
        if kind is not None and room.running and seat.seat in room.table.waiting:
            letters = [Letter(kind=kind, seat=seat.seat, version=room.row.version)]
        await self.store.reminded(seat.table_id, seat.seat, letters, now=now, nudge=kind is LetterKind.NUDGE)
        self.bot.harbour.ring(seat.table_id)

    async def _has_left_the_server(self, guild_id: int, user_id: int) -> bool:
        """Asked only now and then: we are not told when people leave."""
        guild = self.bot.get_guild(guild_id)
        if guild is None:
            return False
        try:
            await guild.fetch_member(user_id)
        except discord.NotFound:
            return True
        except discord.HTTPException as error:
            log.warning("could not ask whether a player is still here: %s", error)
        return False
