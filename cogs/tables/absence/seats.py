"""Seats that change hands while a game runs: the computer takes over, a player comes back, a substitute
sits down; and players who are away for a while."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from enum import StrEnum

from cogs.tables.changes import letters
from cogs.tables.changes.move_log import MoveLog
from cogs.tables.computers.computer_players import ComputerPlayers
from cogs.tables.loading.retrying import again_when_stale
from cogs.tables.loading.room import Room, Visitor, escape_markdown
from cogs.tables.loading.tables import Tables
from cogs.tables.people.clock import DAY, later, more_time, pauses_weekends, table_clocks
from data.models import ANYBODY, Barred, Letter, Stale, Status
from data.players import Guest
from engines.contract.core import Rejected, Seat

EXTRA_TIME_SECONDS = DAY
"""What a player gets when the others vote to wait."""
MOST_MOVES_IN_A_TURN = 60
"""More than any turn has: how often the computer answers for a player who is away."""


class Why(StrEnum):
    """Why the computer takes a seat: told as `<why>-told`, and to the one who had it as `<why>-told-you`."""

    RESIGNED = "resign"
    """The person has left it: they know."""
    VOTED = "voted"
    ROUND_OVER = "round"


class Seats:
    def __init__(self, tables: Tables, move_log: MoveLog, computers: ComputerPlayers) -> None:
        self.tables = tables
        self.store = tables.store
        self.move_log = move_log
        self.computers = computers

    @again_when_stale
    async def resign(self, user_id: int, table_id: str) -> Room:
        async with self.tables.locked(table_id) as room:
            room.require_running()
            room = await self._hand_over(room, room.require_seat(user_id).seat, Why.RESIGNED)
        self.computers.continue_game(room)
        return room

    @again_when_stale
    async def hand_over(self, table_id: str, seat: Seat, why: Why) -> Room:
        """Give a seat to the computer; when no person is left, the game is stopped. Everybody is told why."""
        async with self.tables.locked(table_id) as room:
            room = await self._hand_over(room, seat, why)
        self.computers.continue_game(room)
        return room

    async def _hand_over(self, room: Room, seat: Seat, why: Why) -> Room:
        table_id, now = room.row.id, self.tables.now()
        stops = room.running and room.is_last_person(seat)
        if not room.seats[seat].left:
            notice = letters.notice(room.row, f"{why}-told-last" if stops else f"{why}-told", seat)
            news = [notice, letters.clear_ping(room.row, seat), letters.board(room.row)]
            if why is not Why.RESIGNED and not stops:
                news.append(letters.took_over(room.row, room.seats[seat], why))
            await self.store.set_left(table_id, seat, True, news, found=room.seats, now=now)
        if stops:
            with suppress(Stale):  # it has just ended
                await self.store.end(table_id, now=now)
        return await self.tables.load(table_id)

    @again_when_stale
    async def come_back(self, user_id: int, table_id: str) -> Room:
        """Give a person the seat back that the computer has played. Raises Rejected if there is none."""
        async with self.tables.locked(table_id) as room:
            room.require_running()
            own = room.left_by(user_id)
            if own is None:
                raise Rejected("return-nothing")
            seat = own.seat
            notice = letters.notice(room.row, "return-told", seat)
            news = [notice, letters.private_hand(room.row, seat), letters.board(room.row)]
            await self.store.set_left(table_id, seat, False, news, found=room.seats, now=self.tables.now())
            room = await self._start_clocks(table_id)
        self.computers.continue_game(room)
        return room

    @again_when_stale
    async def offer_seat(self, table_id: str, seat: Seat) -> None:
        """Let anybody take this seat over."""
        async with self.tables.locked(table_id) as room:
            room.require_running()
            if not room.seats[seat].offered:
                notice = letters.notice(room.row, "substitute-wanted", seat)
                now = self.tables.now()
                await self.store.set_offered(table_id, seat, True, [notice], found=room.seats, now=now)
        self.tables.ring(table_id)

    @again_when_stale
    async def keep_seat(self, table_id: str, seat: Seat) -> None:
        """End the offer of a seat: its player goes on playing."""
        async with self.tables.locked(table_id) as room:
            if room.running and room.seats[seat].offered:
                notice = letters.end_of_offer(room, seat, "substitute-not-wanted")
                now = self.tables.now()
                await self.store.set_offered(table_id, seat, False, [notice], found=room.seats, now=now)
        self.tables.ring(table_id)

    async def require_offer(self, room: Room, seat: Seat, user_id: int) -> None:
        """Raise Rejected unless this person may take this seat, and Barred for someone whom the host has kept
        out. Somebody who knows what another seat has seen may not, as long as that is a secret. After a
        former player's data was deleted this could be anybody: then nobody may."""
        room.require_offer(seat, user_id)
        guests = await self.store.lobby_people(room.row.id)
        if any(guest.user_id == user_id and guest.kind is Guest.BARRED for guest in guests):
            raise Barred(f"barred from table {room.row.id}")
        for other, person, _ in await self.store.former_players(room.row.id):
            if other != seat and person in (user_id, None) and room.table.has_secrets(other):
                key, whose = ("substitute-forgotten", seat) if person is None else ("substitute-knows", other)
                # A refusal is told without the table's names.
                raise Rejected(key, who=escape_markdown(room.seats[whose].name))

    @again_when_stale
    async def take_seat(self, visitor: Visitor, table_id: str, seat: Seat) -> Room:
        """Seat a substitute. Raises Rejected where the seat is not offered."""
        async with self.tables.locked(table_id) as room:
            await self.require_offer(room, seat, visitor.user_id)
            await self.store.replace(
                table_id,
                seat,
                user_id=visitor.user_id,
                name=visitor.name,
                letters=_substitute_came(room, seat),
                found=room.seats,
                now=self.tables.now(),
            )
            room = await self._start_clocks(table_id)
            threads = letters.partner_threads(room.table, room.seats)
            await self.store.post(table_id, threads, now=self.tables.now())
        self.computers.continue_game(room)
        return room

    @again_when_stale
    async def wait_for(self, table_id: str, seat: Seat) -> None:
        """Give a player more time, or (ANYBODY) all who are seen being asked."""
        async with self.tables.locked(table_id) as room:
            now = self.tables.now()
            people = [one for one in room.people_asked if seat in (one.seat, ANYBODY)]
            weekend = pauses_weekends(room.row.settings)
            clocks = [more_time(one, EXTRA_TIME_SECONDS, now, weekend=weekend) for one in people]
            await self.store.set_clocks(table_id, clocks, expected_version=room.row.version)
            await self.store.post(table_id, [letters.board(room.row)], now=now)

    async def play_for(self, table_id: str, seat: Seat) -> None:
        """Let the computer answer for a player until the game no longer waits for that seat; or (ANYBODY) for
        all who have not given a secret answer."""
        played = 0
        while played < MOST_MOVES_IN_A_TURN:
            room, moved = await self._answer_for(table_id, seat)
            if not moved:
                break
            played += 1
        if played:
            key = "computer-passed" if room.table.passes_absent else "computer-played"
            if seat == ANYBODY:
                key = "computer-answered"
            async with self.tables.locked(table_id) as room:
                news = [letters.notice(room.row, key, seat), letters.board(room.row)]
                await self.store.post(table_id, news, now=self.tables.now())
        self.computers.continue_game(room)

    @again_when_stale
    async def _answer_for(self, table_id: str, seat: Seat) -> tuple[Room, bool]:
        """One move; False where the game waits for that seat no longer."""
        async with self.tables.locked(table_id) as room:
            late = _late_seat(room, seat)
            if late is None:
                return room, False
            move = await asyncio.to_thread(room.table.stand_in, late)
            room, _ = await self.move_log.play(room, late, move)
            return room, True

    @again_when_stale
    async def _start_clocks(self, table_id: str) -> Room:
        """Start the clock of whoever sits down and is asked."""
        room = await self.tables.load(table_id)
        clocks = table_clocks(room.seats, room.table, self.tables.now())
        await self.store.set_clocks(table_id, clocks, expected_version=room.row.version)
        return await self.tables.load(table_id)

    async def set_vacation(self, user_id: int, until: int | None) -> None:
        """Pause all clocks of a person until then (None: start them again); all their boards show it."""
        now = self.tables.now()
        await self.store.set_vacation(user_id, until, later=later, now=now)
        for row in await self.store.of_person(user_id):
            if row.status is Status.RUNNING and row.asleep is None:
                await self.store.post(row.id, [letters.board(row)], now=now)
                self.tables.ring(row.id)


def _substitute_came(room: Room, seat: Seat) -> list[Letter]:
    """The former player loses what only this seat may see; then everything is shown to the new one."""
    notice = letters.end_of_offer(room, seat, "substitute-came")
    news = [notice, letters.private_hand(room.row, seat), letters.board(room.row)]
    return [*letters.seat_given_away(room, seat), *news]


def _late_seat(room: Room, seat: Seat) -> Seat | None:
    """The seat that the computer has to answer for now, if any."""
    waiting = room.table.waiting if room.running else ()
    if seat != ANYBODY:
        return seat if seat in waiting else None
    return waiting[0] if waiting and room.answers_are_secret else None
