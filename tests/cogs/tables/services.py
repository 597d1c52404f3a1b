"""The services on a database, without Discord: time passes by hand, and nobody delivers letters."""

from __future__ import annotations

from pathlib import Path

from cogs.tables.absence.outages import Outages
from cogs.tables.absence.overdue import Overdue
from cogs.tables.absence.seats import Seats
from cogs.tables.absence.votes import Votes
from cogs.tables.changes.move_log import MoveLog
from cogs.tables.computers.computer_players import ComputerPlayers
from cogs.tables.computers.thinking import ThinkingPool
from cogs.tables.loading.room import Room, Visitor
from cogs.tables.loading.tables import Tables
from cogs.tables.lobbies.lobbies import Lobbies
from cogs.tables.moves.answer_path import AnswerPath, follow, path_to
from cogs.tables.moves.moves import Moves
from cogs.tables.people.limits import Action, Limits
from data.models import StoredLetter
from data.sqlite import SqliteStore
from engines.contract.core import Move, Seat
from engines.tables.knowledge import version_token

START = 1_800_000_000
PEOPLE = {name: Visitor(100 + number, name) for number, name in enumerate(("Inge", "Otto", "Ruth", "Emil"))}


class Services:
    """What the client puts together, as far as moves need it."""

    def __init__(self, store: SqliteStore) -> None:
        self.store = store
        self.time = START
        self.rung: list[str] = []
        """The tables that had letters to send."""
        self.finished = 0
        self.tables = Tables(store, lambda: self.time, ring=self.rung.append)
        self.move_log = MoveLog(self.tables, finished=[self._finish])
        self.thinking = ThinkingPool(1, seconds=20, percent=5)
        self.computers = ComputerPlayers(self.tables, self.move_log, self.thinking, pause_seconds=0)
        limits = Limits(self.tables.now, dict.fromkeys(Action, 1000), open_lobbies=1000)
        self.lobbies = Lobbies(self.tables, self.move_log, self.computers, limits)
        self.moves = Moves(self.tables, self.move_log, self.computers, limits)
        self.seats = Seats(self.tables, self.move_log, self.computers)

    @classmethod
    async def open(cls, path: Path) -> Services:
        return cls(await SqliteStore.open(path))

    def overdue(self, votes: Votes) -> Overdue:
        return Overdue(self.tables, votes, Outages(self.store), self.move_log, self.computers)

    def _finish(self) -> None:
        self.finished += 1

    async def lobby(self, game: str, *people: str, computers: int = 0, channel: int = 2) -> str:
        """A lobby; the first person is its host."""
        host, *others = (PEOPLE[name] for name in people)
        room = await self.lobbies.open(
            game=game, guild_id=1, channel_id=channel, host=host, language="en", salt="host"
        )
        for visitor in others:
            await self.lobbies.join(room.row.id, visitor, visitor.name)
        for number in range(computers):
            await self.lobbies.add_computer(room.row.id, host.user_id, f"computer {number}")
        return room.row.id

    async def started(self, game: str, *people: str, computers: int = 0, channel: int = 2) -> str:
        table_id = await self.lobby(game, *people, computers=computers, channel=channel)
        await self.lobbies.start(table_id, PEOPLE[people[0]].user_id)
        await self.computers.wait(table_id)
        return table_id

    async def letters(self, table_id: str) -> list[StoredLetter]:
        """All letters that were not sent, oldest first."""
        return await self.store.due_letters(self.time, 1000, table_id)


def user_at(room: Room, seat: Seat) -> int:
    user_id = room.seats[seat].user_id
    assert user_id is not None
    return user_id


def click(room: Room, seat: Seat, move: Move) -> AnswerPath:
    """The click that completes a move in the panel of a seat."""
    path = path_to(lambda draft: room.table.ask(seat, draft), move)
    partial = follow(lambda draft: room.table.ask(seat, draft), path)
    version = version_token(room.table, seat)
    return AnswerPath(room.row.id, version, partial.fingerprint, tuple(path))
