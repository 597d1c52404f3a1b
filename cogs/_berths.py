"""Berths: seats that change hands while a game runs. The computer takes one over, somebody comes back, a
substitute sits down."""

from __future__ import annotations

import asyncio

import discord

from cogs import _cabins as cabins
from cogs._clock import now
from cogs._harbour import Harbour
from cogs._room import Room, clean_name
from data.kept import Kind, Letter
from engines.core import Rejected, Seat

MOVES_A_TURN = 60
"""More than any turn has: so often the computer answers for somebody who is away."""


class Berths:
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
            await self.store.set_left(table_id, seat, True)
            if all(other.computer for other in room.seats if other.seat != seat):
                await self.store.end(table_id, now=now())
            await self._tell_seat(room, seat, "resign-told")
            room = await self.harbour.room(table_id)
        self.harbour.muster(room)
        return room

    async def come_back(self, user_id: int, table_id: str) -> Room:
        """Who left takes the seat back from the computer."""
        async with self.harbour.locked(table_id):
            room = await self.harbour.room(table_id)
            room.must_run()
            own = next((seat for seat in room.seats if seat.user_id == user_id), None)
            if own is None or not own.left:
                raise Rejected("return-nothing")
            await self.store.set_left(table_id, own.seat, False)
            desk = Letter(kind=Kind.DESK, seat=own.seat, version=room.game.number)
            await self._tell_seat(room, own.seat, "return-told", desk)
        self.harbour.muster(room)
        return await self.harbour.room(table_id)

    async def offer_seat(self, table_id: str, seat: Seat) -> Room:
        """Anybody may take this seat over."""
        async with self.harbour.locked(table_id):
            room = await self.harbour.room(table_id)
            room.must_run()
            notice = self._seat_notice(room, seat, "substitute-wanted")
            await self.store.set_offered(table_id, seat, True, [notice], now=now())
        self.harbour.ring(table_id)
        return await self.harbour.room(table_id)

    async def take_seat(self, user: discord.abc.User, table_id: str, seat: Seat) -> Room:
        """Somebody else plays on in a seat that was offered."""
        async with self.harbour.locked(table_id):
            room = await self.harbour.room(table_id)
            room.must_run()
            if seat not in range(len(room.seats)) or not room.seats[seat].offered:
                raise Rejected("substitute-gone")
            name = clean_name(user.display_name)
            await self.store.replace(table_id, seat, user_id=user.id, name=name, now=now())
            desk = Letter(kind=Kind.DESK, seat=seat, version=room.game.number)
            room = await self.harbour.room(table_id)
            talk = cabins.letters(room.game.game, room.row.settings, room.seats, room.game.number)
            await self._tell_seat(room, seat, "substitute-came", desk, *talk)
        self.harbour.muster(room)
        return room

    async def play_for(self, table_id: str, seat: Seat) -> Room:
        """The computer answers for a person until the game does not wait for that seat any more."""
        for _ in range(MOVES_A_TURN):
            async with self.harbour.locked(table_id):
                room = await self.harbour.room(table_id)
                if not room.running or seat not in room.game.waiting:
                    break
                move = await asyncio.to_thread(room.game.stand_in, seat)
                await self.harbour.make(room, seat, move)
        async with self.harbour.locked(table_id):
            room = await self.harbour.room(table_id)
            await self._tell_seat(room, seat, "computer-played")
        self.harbour.muster(room)
        return room

    async def _tell_seat(self, room: Room, seat: Seat, key: str, *more: Letter) -> None:
        """Say in the channel what became of a seat, and show the board again."""
        board = Letter(kind=Kind.BOARD, version=room.game.number)
        letters = [self._seat_notice(room, seat, key), *more, board]
        await self.store.post(room.row.id, letters, now=now())

    @staticmethod
    def _seat_notice(room: Room, seat: Seat, key: str) -> Letter:
        return Letter(kind=Kind.NOTICE, version=room.game.number, body={"key": key, "seat": seat})
