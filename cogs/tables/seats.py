"""Seats: seats that change hands while a game runs. The computer takes one over, somebody comes back, a
substitute sits down."""

from __future__ import annotations

import asyncio

import discord

from cogs.delivery import partner_threads as cabins
from cogs.tables.clock import DAY, more_time, now, table_clocks
from cogs.tables.moves import Harbour
from cogs.tables.room import Room, clean_name
from data.models import ANYBODY, Letter, LetterKind
from engines.core import Rejected, Seat

PATIENCE = DAY
"""What somebody gets whom the others wait for."""
MOVES_A_TURN = 60
"""More than any turn has: so often the computer answers for somebody who is away."""


class Seats:
    def __init__(self, harbour: Harbour) -> None:
        self.harbour = harbour
        self.store = harbour.store

    async def resign(self, user_id: int, table_id: str) -> Room:
        room = await self.harbour.room(table_id)
        room.must_run()
        return await self.hand_over(table_id, room.must_sit(user_id).seat)

    async def hand_over(self, table_id: str, seat: Seat) -> Room:
        """The computer takes the seat; when no person is left, the game is stopped."""
        async with self.harbour.locked(table_id):
            room = await self.harbour.room(table_id)
            if not room.seats[seat].left:
                calm = Letter(kind=LetterKind.CLEAR_PING, seat=seat, version=room.table.number)
                letters = self._news(room, seat, "resign-told", calm)
                await self.store.set_left(table_id, seat, True, letters, now=now())
            if room.running and all(other.computer for other in room.seats if other.seat != seat):
                await self.store.end(table_id, now=now())
            room = await self.harbour.room(table_id)
        self.harbour.muster(room)
        return room

    async def come_back(self, user_id: int, table_id: str) -> Room:
        """Who left takes the seat back from the computer."""
        async with self.harbour.locked(table_id):
            room = await self.harbour.room(table_id)
            room.must_run()
            own = room.left_by(user_id)
            if own is None:
                raise Rejected("return-nothing")
            desk = Letter(kind=LetterKind.PRIVATE_HAND, seat=own.seat, version=room.table.number)
            letters = self._news(room, own.seat, "return-told", desk)
            await self.store.set_left(table_id, own.seat, False, letters, now=now())
            room = await self._with_clocks(table_id)
        self.harbour.muster(room)
        return room

    async def offer_seat(self, table_id: str, seat: Seat) -> Room:
        """Anybody may take this seat over."""
        async with self.harbour.locked(table_id):
            room = await self.harbour.room(table_id)
            room.must_run()
            if not room.seats[seat].offered:
                notice = self._seat_notice(room, seat, "substitute-wanted")
                await self.store.set_offered(table_id, seat, True, [notice], now=now())
        self.harbour.ring(table_id)
        return room

    async def keep_seat(self, table_id: str, seat: Seat) -> None:
        """Whoever sits there plays on: the seat is not to be had any more."""
        async with self.harbour.locked(table_id):
            room = await self.harbour.room(table_id)
            if room.running and room.seats[seat].offered:
                notice = self._seat_notice(room, seat, "substitute-not-wanted", ends_offer=True)
                await self.store.set_offered(table_id, seat, False, [notice], now=now())
        self.harbour.ring(table_id)

    async def take_seat(self, user: discord.abc.User, table_id: str, seat: Seat) -> Room:
        """Somebody else plays on in a seat that was offered."""
        async with self.harbour.locked(table_id):
            room = await self.harbour.room(table_id)
            room.must_offer(seat, user.id)
            name = clean_name(user.display_name)
            desk = Letter(kind=LetterKind.PRIVATE_HAND, seat=seat, version=room.table.number)
            letters = self._news(room, seat, "substitute-came", desk, ends_offer=True)
            await self.store.replace(table_id, seat, user_id=user.id, name=name, letters=letters, now=now())
            room = await self._with_clocks(table_id)
            talk = cabins.letters(room.table.game, room.row.settings, room.seats, room.table.number)
            await self.store.post(table_id, talk, now=now())
        self.harbour.muster(room)
        return room

    async def wait_for(self, table_id: str, seat: Seat) -> None:
        """Another day for somebody, or (ANYBODY) for all who are seen being asked."""
        async with self.harbour.locked(table_id):
            room = await self.harbour.room(table_id)
            people = [one for one in room.people_asked if seat in (one.seat, ANYBODY)]
            await self.store.set_clocks(table_id, [more_time(one, PATIENCE, now()) for one in people])
            board = Letter(kind=LetterKind.BOARD, version=room.table.number)
            await self.store.post(table_id, [board], now=now())

    async def play_for(self, table_id: str, seat: Seat) -> Room:
        """The computer answers for a person until the game does not wait for that seat any more; or
        (ANYBODY) for all who have not answered what is asked behind closed doors."""
        played = False
        for _ in range(MOVES_A_TURN):
            async with self.harbour.locked(table_id):
                room = await self.harbour.room(table_id)
                waiting = room.table.waiting if room.running else ()
                if seat == ANYBODY:
                    late = waiting if waiting and room.behind_doors else ()
                else:
                    late = (seat,) if seat in waiting else ()
                if not late:
                    break
                move = await asyncio.to_thread(room.table.stand_in, late[0])
                await self.harbour.make(room, late[0], move)
                played = True
        if played:
            key = "computer-passed" if room.table.passes_absent else "computer-played"
            if seat == ANYBODY:
                key = "computer-answered"
            async with self.harbour.locked(table_id):
                room = await self.harbour.room(table_id)
                await self.store.post(table_id, self._news(room, seat, key), now=now())
        self.harbour.muster(room)
        return room

    async def _with_clocks(self, table_id: str) -> Room:
        """Who sits there now and is asked has a clock."""
        room = await self.harbour.room(table_id)
        await self.store.set_clocks(table_id, table_clocks(room.seats, room.table))
        return await self.harbour.room(table_id)

    def _news(
        self, room: Room, seat: Seat, key: str, *more: Letter, ends_offer: bool = False
    ) -> list[Letter]:
        """What says in the channel what became of a seat, and shows the board again."""
        board = Letter(kind=LetterKind.BOARD, version=room.table.number)
        return [self._seat_notice(room, seat, key, ends_offer=ends_offer), *more, board]

    @staticmethod
    def _seat_notice(room: Room, seat: Seat, key: str, *, ends_offer: bool = False) -> Letter:
        """With `ends_offer` the message that offers this seat says so too, and has no button any more."""
        body = {"key": key, "seat": seat}
        if ends_offer and (offer := room.seats[seat].offer_message_id) is not None:
            body["offer"] = offer
        return Letter(kind=LetterKind.NOTICE, version=room.table.number, body=body)
