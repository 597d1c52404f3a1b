"""The watch: who is waited for, whom to remind, whose time is out."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import discord

from cogs._clock import HOUR, asleep, away
from cogs._room import Room
from data.kept import Guild, Kind, Letter, Person, SeatRow

if TYPE_CHECKING:
    from cogs._bot import Portolan

log = logging.getLogger(__name__)
NUDGE = 10 * 60
"""Seconds after which somebody who has begun a turn seems to have forgotten to end it."""
EVERY = 24
"""Hours between reminders where nobody has chosen otherwise."""
MOST = 5
"""After so many the others are asked."""


def interval(person: Person, guild: Guild) -> int | None:
    """Seconds between reminders: the shorter of the person's and the table's wish; None: never."""
    if person.reminder_hours == 0:
        return None
    hours = [EVERY if guild.reminder_hours is None else guild.reminder_hours]
    if person.reminder_hours is not None:
        hours.append(person.reminder_hours)
    return min(hours) * HOUR


class Watch:
    def __init__(self, bot: Portolan) -> None:
        self.bot = bot
        self.store = bot.store

    async def round(self, now: int) -> None:
        for seat in await self.store.asked(now - NUDGE):
            try:
                await self._look_after(seat, now)
            except Exception:
                log.exception("table %s: the watch stumbled over seat %s", seat.table_id, seat.seat)

    async def _look_after(self, seat: SeatRow, now: int) -> None:
        assert seat.user_id is not None and seat.asked_at is not None
        if seat.deadline is not None and seat.deadline <= now:
            await self._is_late(seat, now)
        person = await self.store.person(seat.user_id)
        if asleep(person, now) or away(person, now):
            return
        if seat.nudged_at is None and await self._forgot_the_end(seat):
            await self._remind(seat, now, Kind.NUDGE)
            return
        row = await self.store.load(seat.table_id)
        pause = interval(person, await self.store.guild(row.guild_id))
        since = max(seat.asked_at, seat.reminded_at or 0)
        if pause is None or seat.hushed or now - since < pause:
            return
        if seat.reminders >= MOST or await self._has_left_the_server(row.guild_id, seat.user_id):
            await self._is_late(seat, now)
        else:
            await self._remind(seat, now, Kind.REMINDER)

    async def _is_late(self, seat: SeatRow, now: int) -> None:
        """Only who is really waited for: others may have answered in secret."""
        room = await self.bot.harbour.room(seat.table_id)
        if room.running and seat.seat in room.game.waiting:
            await self.bot.council.absent(seat.table_id, seat.seat)

    async def _forgot_the_end(self, seat: SeatRow) -> bool:
        """Whether this person has moved last and the game still waits for nobody else."""
        entries = await self.store.log(seat.table_id, limit=1)
        if not entries or entries[0].seat != seat.seat:
            return False
        room = await self.bot.harbour.room(seat.table_id)
        return room.running and room.game.waiting == (seat.seat,) and not behind_doors(room)

    async def _remind(self, seat: SeatRow, now: int, kind: Kind) -> None:
        room = await self.bot.harbour.room(seat.table_id)
        letters = []
        if room.running and seat.seat in room.game.waiting:
            letters = [Letter(kind=kind, seat=seat.seat, version=room.row.version)]
        await self.store.reminded(seat.table_id, seat.seat, letters, now=now, nudge=kind is Kind.NUDGE)
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


def behind_doors(room: Room) -> bool:
    """Whether a ping in the channel could tell who has not answered yet, where answers are secret."""
    public = room.game.view(None).public
    return public.quiet or set(public.asked) != set(room.game.waiting)
