"""The traces of a person: how they are wiped out while every game goes on."""

from __future__ import annotations

import logging
from contextlib import suppress
from typing import NamedTuple

import discord

from cogs.tables.clock import now
from cogs.tables.moves import Harbour
from cogs.tables.results import Results
from cogs.tables.votes import Votes
from data.models import Letter, LetterKind, LobbyClosed, SeatRow, Status
from data.words import Phrases
from engines.core import say

log = logging.getLogger(__name__)


class Paper(NamedTuple):
    """A direct message of ours."""

    channel_id: int
    message_id: int


def nobody(language: str) -> str:
    """The name of a seat whose person was forgotten."""
    return Phrases(language)(say("privacy-nobody"))


class PersonalData:
    def __init__(self, client: discord.Client, harbour: Harbour, votes: Votes, results: Results) -> None:
        self.client = client
        self.harbour = harbour
        self.votes = votes
        self.results = results
        self.store = harbour.store

    async def forget(self, user_id: int) -> list[Paper]:
        """Delete all that is kept of a person. Returns the direct messages that may hold hands of theirs: how
        to find them is forgotten too."""
        await self._leave_lobbies(user_id)
        seats = await self._seats(user_id)
        papers = [paper for seat in seats for paper in _papers(seat)]
        letters = {seat.table_id: await self._farewell(seat) for seat in seats}
        async with self.results.lock:
            # The others have played against this person: what is over is written down first.
            await self.results.write_all()
            running = await self.store.forget(user_id, nobody=nobody, letters=letters, now=now())
        for table_id in running:
            await self._go_on(table_id)
        return papers

    async def _leave_lobbies(self, user_id: int) -> None:
        for row in await self.store.of_person(user_id):
            if row.status is Status.LOBBY:
                with suppress(LobbyClosed):  # it has begun in this moment: then the seat is handed over
                    await self.harbour.leave(row.id, user_id)

    async def _seats(self, user_id: int) -> list[SeatRow]:
        """All seats of a person, in finished games too."""
        known = await self.store.known_of(user_id)
        tables = [await self.store.seats(trace["table_id"]) for trace in known["seats"]]
        return [seat for seats in tables for seat in seats if seat.user_id == user_id]

    async def _farewell(self, seat: SeatRow) -> list[Letter]:
        """Said in the channel of a running game; the board is shown again, without the name."""
        room = await self.harbour.room(seat.table_id)
        if not room.running:
            return []
        board = Letter(kind=LetterKind.BOARD, version=room.row.version)
        body = {"key": "privacy-told", "seat": seat.seat}
        notice = Letter(kind=LetterKind.NOTICE, version=room.row.version, body=body)
        return [board] if seat.left else [notice, board]

    async def _go_on(self, table_id: str) -> None:
        """The computer plays on; when no person is left, the game is stopped."""
        async with self.harbour.locked(table_id):
            room = await self.harbour.room(table_id)
            if room.row.status is Status.RUNNING and all(other.computer for other in room.seats):
                await self.store.end(table_id, now=now())
                room = await self.harbour.room(table_id)
        await self.votes.settle(table_id)
        self.harbour.muster(room)

    async def take_away(self, papers: list[Paper]) -> None:
        """Delete direct messages, as far as they are still there and Discord lets us."""
        for paper in papers:
            channel = self.client.get_partial_messageable(paper.channel_id, type=discord.ChannelType.private)
            try:
                await channel.get_partial_message(paper.message_id).delete()
            except discord.NotFound:
                continue  # the person was quicker
            except (discord.HTTPException, discord.RateLimited) as error:
                log.warning("an old hand could not be taken away (%s)", error)


def _papers(seat: SeatRow) -> list[Paper]:
    if seat.desk_channel_id is None:
        return []
    ids = (seat.desk_message_id, seat.ping_message_id)
    return [Paper(seat.desk_channel_id, message_id) for message_id in ids if message_id is not None]
