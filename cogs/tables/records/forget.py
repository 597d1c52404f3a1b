"""Personal data: deletes everything that is kept of a person, while their games continue."""

from __future__ import annotations

from contextlib import suppress

from cogs.tables.absence.votes import Votes
from cogs.tables.changes import letters
from cogs.tables.computers.computer_players import ComputerPlayers
from cogs.tables.loading.retrying import again_when_stale
from cogs.tables.loading.tables import Tables
from cogs.tables.lobbies.lobbies import Lobbies
from cogs.tables.records.results import Results
from data.models import Letter, LobbyClosed, NotSeated, SeatRow, Stale, Status
from data.words import Phrases
from engines.contract.core import say


def nobody(language: str) -> str:
    """The name of a seat whose person was deleted."""
    return Phrases(language)(say("privacy-nobody"))


class PersonalData:
    def __init__(
        self, tables: Tables, lobbies: Lobbies, computers: ComputerPlayers, votes: Votes, results: Results
    ) -> None:
        self.tables = tables
        self.store = tables.store
        self.lobbies = lobbies
        self.computers = computers
        self.votes = votes
        self.results = results

    async def forget(self, user_id: int) -> None:
        """Delete all that is kept of a person. Letters remove the direct messages that may show hands of
        theirs; they know the messages, not the person."""
        while not await self._forget_at_some_tables(user_id):
            pass
        await self.store.tidy_up()

    async def go_on(self) -> None:
        """Forget people of whom something was left when the bot was stopped."""
        for user_id in await self.store.half_forgotten():
            await self.forget(user_id)

    @again_when_stale
    async def _forget_at_some_tables(self, user_id: int) -> bool:
        """Return whether nothing is left of the person."""
        await self._leave_lobbies(user_id)
        seats = await self.store.seats_of(user_id)
        news = {seat.table_id: await self._farewell(seat) for seat in seats}
        async with self.results.lock:
            # The others have played against this person: results of finished games are written first.
            await self.results.write_all()
            now = self.tables.now()
            forgotten = await self.store.forget(user_id, nobody=nobody, letters=news, now=now)
        for table_id in forgotten.running:
            await self._play_on(table_id)
        for table_id in news:
            self.tables.ring(table_id)
        return forgotten.done

    async def _leave_lobbies(self, user_id: int) -> None:
        for row in await self.store.of_person(user_id):
            if row.status is Status.LOBBY:
                # The game has just started: then the seat is handed over. Or another process has done it.
                with suppress(LobbyClosed, NotSeated):
                    await self.lobbies.remove_person(row.id, user_id)

    async def _farewell(self, seat: SeatRow) -> list[Letter]:
        """A notice in the channel of a running game, and its board again, without the name. In every game the
        person's private messages are removed. A lesson, which nobody else sees, ends without a word."""
        room = await self.tables.load(seat.table_id)
        cleared = letters.clear_private(room.row, seat, named=False)
        if not room.running or room.row.lesson:
            return cleared
        board = letters.board(room.row)
        told = [] if seat.left else [letters.notice(room.row, "privacy-told", seat.seat)]
        return [*cleared, *told, board]

    async def _play_on(self, table_id: str) -> None:
        """Let the computer play on; when no person is left, stop the game."""
        async with self.tables.locked(table_id) as room:
            if room.row.status is Status.RUNNING and all(other.computer for other in room.seats):
                with suppress(Stale):  # it has just ended
                    await self.store.end(table_id, now=self.tables.now())
                room = await self.tables.load(table_id)
        await self.votes.settle(table_id)
        self.computers.continue_game(room)
