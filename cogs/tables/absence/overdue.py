"""Whose clock has run out, and what comes of it: the others vote; a right to react lapses by itself."""

from __future__ import annotations

from cogs.tables.absence.outages import Outages
from cogs.tables.absence.votes import Votes, voters
from cogs.tables.changes.move_log import MoveLog
from cogs.tables.computers.computer_players import ComputerPlayers
from cogs.tables.loading.retrying import again_when_stale
from cogs.tables.loading.room import Room
from cogs.tables.loading.tables import Tables
from cogs.tables.people.clock import HOUR, quiet_until
from data.models import ANYBODY, Guild, SeatRow
from engines.contract.core import Seat

REMINDER_HOURS = 24
"""Between reminders, unless the player or the server has chosen otherwise."""
REMINDERS_PER_TURN = 5
"""Where no clock runs, the others may decide after the last one."""
QUIET_VOTE_DELAY = 12 * HOUR
"""Seconds that a vote is put off while a voter is in quiet hours."""


def server_interval(guild: Guild) -> int:
    """Seconds between reminders at the tables of a server."""
    return (REMINDER_HOURS if guild.reminder_hours is None else guild.reminder_hours) * HOUR


def late_since(seat: SeatRow, guild: Guild, back: int) -> int:
    """When the others may start to decide about this player. `back`: before that nobody could play."""
    if seat.deadline is not None:
        return seat.deadline
    return max(seat.asked_at or 0, back) + (REMINDERS_PER_TURN + 1) * server_interval(guild)


class Overdue:
    def __init__(
        self, tables: Tables, votes: Votes, outages: Outages, move_log: MoveLog, computers: ComputerPlayers
    ) -> None:
        self.tables = tables
        self.store = tables.store
        self.votes = votes
        self.outages = outages
        self.move_log = move_log
        self.computers = computers

    # a turn

    async def act_if_late(self, seat: SeatRow, now: int, guild: Guild) -> int | None:
        """Let the others decide about a player whose time is up. Returns when to look again; None: not before
        something changes at the table."""
        since = late_since(seat, guild, await self.outages.back(guild.guild_id))
        return since if since > now else await self.ask_the_others(seat, now, guild)

    async def ask_the_others(
        self, seat: SeatRow, now: int, guild: Guild, *, gone: bool = False
    ) -> int | None:
        """Open a vote, outside the voters' quiet hours. Only about a player whom the game really waits for;
        and where answers are secret, about nobody by name, and not before everybody who is asked is late.
        Returns when to try again; None: not before something changes at the table."""
        room = await self.tables.load(seat.table_id)
        back = await self.outages.back(guild.guild_id)
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

    # a reaction

    async def decline_reactions(self) -> None:
        """Decline for everybody whose reaction time has run out."""
        overdue = await self.store.overdue(self.tables.now())
        await self.tables.each([row.id for row in overdue], self._decline)

    @again_when_stale
    async def _decline(self, table_id: str) -> None:
        async with self.tables.locked(table_id) as room:
            if not self._is_overdue(room):
                return
            for seat in room.table.waiting:
                move = room.table.game.lapse(room.table.state, seat)
                if move is not None:
                    room, _ = await self.move_log.play(room, seat, move)
            if self._is_overdue(room):
                await self.store.set_due(table_id, None, expected_version=room.row.version)
        self.computers.continue_game(room)

    def _is_overdue(self, room: Room) -> bool:
        return room.running and room.row.due is not None and room.row.due <= self.tables.now()
