"""Reminders: whom the game waits for, when to remind them, and whose time is up."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Sequence

from cogs.tables.absence.votes import Votes, voters
from cogs.tables.changes import letters
from cogs.tables.loading.room import Room
from cogs.tables.loading.tables import Tables
from cogs.tables.people.clock import (
    HOUR,
    later,
    pauses_weekends,
    quiet_until,
    undisturbed_until,
    weekend_end,
)
from data.models import ANYBODY, SHARD_SHIFT, Guild, Letter, LetterKind, Person, SeatRow, StoreAway
from engines.contract.core import Seat

log = logging.getLogger(__name__)
NUDGE_SECONDS = 10 * 60
"""After this long, a player who has begun a turn seems to have forgotten to end it."""
REMINDER_HOURS = 24
"""Between reminders, unless the player or the server has chosen otherwise."""
REMINDERS_PER_TURN = 5
"""Where no clock runs, the others may decide after the last one."""
QUIET_VOTE_DELAY = 12 * HOUR
"""Seconds that a vote is put off while a voter is in quiet hours."""
RETRY_SECONDS = 4 * 60
"""After a failure, or where something else must happen first: less than between two rounds."""
OUTAGE_SECONDS = 2 * HOUR
"""If the bot was not running for longer, everybody gets the time back."""
LAST_CHECK, BACK_AFTER_OUTAGE = "watched", "back after an outage"
"""Keys of the store's notes: when we last checked, and when we first did after the last outage."""

HasLeft = Callable[[int, int], Awaitable[bool]]
"""Whether a server has lost a member: called with the ids of the server and the person."""


def server_interval(guild: Guild) -> int:
    """Seconds between reminders at the tables of a server."""
    return (REMINDER_HOURS if guild.reminder_hours is None else guild.reminder_hours) * HOUR


def interval(person: Person, guild: Guild, seat: SeatRow) -> int:
    """Seconds between reminders: the shorter of the person's and the server's interval; where a clock runs,
    one comes while there is still time to move."""
    pauses = [server_interval(guild)]
    if person.reminder_hours:
        pauses.append(person.reminder_hours * HOUR)
    if seat.deadline is not None and seat.asked_at is not None:
        pauses.append(max(HOUR, (seat.deadline - seat.asked_at) // 2))
    return min(pauses)


def late_since(seat: SeatRow, guild: Guild, back: int) -> int:
    """When the others may start to decide about this player. `back`: before that nobody could play."""
    if seat.deadline is not None:
        return seat.deadline
    return max(seat.asked_at or 0, back) + (REMINDERS_PER_TURN + 1) * server_interval(guild)


class Reminders:
    def __init__(
        self,
        tables: Tables,
        votes: Votes,
        has_left: HasLeft,
        shards: Sequence[int] = (0,),
        total: int = 1,
    ) -> None:
        """`shards`: those of this process, of `total`. Each can be away while others are not."""
        self.tables = tables
        self.store = tables.store
        self.votes = votes
        self.has_left = has_left
        self.shards = shards
        self.total = total
        self._backs: dict[int, int] = {}
        """By shard, as they were read for this round."""

    def _of_shard(self, note: str, shard: int) -> str:
        """The key of a note about a shard. The only one needs no number."""
        return note if self.total == 1 else f"{note} {shard}/{self.total}"

    async def make_up_for_outage(self, now: int) -> None:
        """After a start: nobody could play meanwhile, so nobody's time has run."""
        for shard in self.shards:
            key = self._of_shard(LAST_CHECK, shard)
            last = int(await self.store.meta(key) or await self.store.meta(LAST_CHECK) or now)
            if now - last < OUTAGE_SECONDS:
                continue
            # It is noted with it: a process that dies now must not give the same time once more.
            back = {self._of_shard(BACK_AFTER_OUTAGE, shard): str(now)}
            tables = await self.store.make_up(
                last, now, key, back, later=later, shard=shard, total=self.total
            )
            log.warning(
                "nobody could play for %s hours: %s tables get that time", (now - last) // HOUR, tables
            )

    async def note_running(self, now: int) -> None:
        """People can play on these shards."""
        for shard in self.shards:
            await self.store.set_meta(self._of_shard(LAST_CHECK, shard), str(now))

    async def _back(self, guild_id: int) -> int:
        """When the bot was back on a server after the last outage."""
        shard = (guild_id >> SHARD_SHIFT) % self.total
        if shard not in self._backs:
            noted = await self.store.meta(self._of_shard(BACK_AFTER_OUTAGE, shard))
            self._backs[shard] = int(noted or 0)
        return self._backs[shard]

    async def check(self, now: int) -> None:
        """Settle votes that are due, then look after whoever may be due for something."""
        self._backs.clear()
        again = now + RETRY_SECONDS
        await self.tables.each(await self.store.votes_to_check(now, again), self.votes.check)
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
        decided_at: int | None = late_since(seat, guild, await self._back(guild.guild_id))
        if decided_at is not None and decided_at <= now:
            decided_at = await self._ask_the_others(seat, now, guild)
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
        pause = interval(person, guild, seat)
        due = max(seat.asked_at, seat.reminded_at or 0) + pause
        unwanted = person.reminder_hours == 0 or seat.hushed
        if seat.nudged_at is None and not unwanted and await self._forgot_the_end(seat):
            await self._remind(seat, now, letters.nudge)
            return due
        if due > now:
            return due
        if await self._ping_is_due(seat, now):
            return now + RETRY_SECONDS
        gone = await self.has_left(guild.guild_id, seat.user_id)
        silent = gone or unwanted or seat.reminders >= REMINDERS_PER_TURN
        await self._remind(seat, now, None if silent else letters.reminder)
        if gone:
            await self._ask_the_others(seat, now, guild, gone=True)
        return now + pause

    async def _ask_the_others(
        self, seat: SeatRow, now: int, guild: Guild, *, gone: bool = False
    ) -> int | None:
        """Open a vote, outside the voters' quiet hours. Only about a player whom the game really waits for;
        and where answers are secret, about nobody by name, and not before everybody who is asked is late.
        Returns when to try again; None: not before something changes at the table."""
        room = await self.tables.load(seat.table_id)
        back = await self._back(guild.guild_id)
        if not room.running or seat.seat not in room.table.waiting or room.row.due is not None:
            return None  # a reaction time ends by itself and needs no vote
        about, late = seat.seat, seat
        if room.answers_are_secret:
            about, gone = ANYBODY, False
            late = max(room.people_asked, key=lambda one: late_since(one, guild, back))
        since = late_since(late, guild, back)
        if not gone:
            patience = since + QUIET_VOTE_DELAY
            ready = max(since, min(patience, await self._voters_awake(room, about, now)))
            if ready > now:
                return ready
        await self.votes.ask_about_absence(seat.table_id, about)
        return None

    async def _voters_awake(self, room: Room, about: Seat, now: int) -> int:
        """When the last voter who is in quiet hours now leaves them."""
        people = [await self.store.person(room.seats[seat].user_id or 0) for seat in voters(room, about)]
        return max([now, *(quiet_until(person, now) for person in people)])

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

    async def _remind(self, seat: SeatRow, now: int, letter: Callable[..., Letter] | None) -> None:
        """Store the reminder even where nobody is told: the next one is due after the same time."""
        room = await self.tables.load(seat.table_id)
        news = []
        if letter is not None and room.running and seat.seat in room.table.waiting:
            news = [letter(room.row, seat.seat)]
        nudge = letter is letters.nudge
        await self.store.reminded(seat.table_id, seat.seat, news, now=now, nudge=nudge, found=seat)
        self.tables.ring(seat.table_id)
