"""The moves of people: a click becomes an answer, complete answers are played; undo."""

from __future__ import annotations

from contextlib import ExitStack
from typing import NamedTuple

from cogs.tables.changes.move_log import Allow, MoveLog
from cogs.tables.changes.what_changed import Change
from cogs.tables.computers.computer_players import ComputerPlayers
from cogs.tables.loading.retrying import again_when_stale
from cogs.tables.loading.room import Room
from cogs.tables.loading.tables import Tables
from cogs.tables.moves.answer_path import AnswerPath, PartialMove
from cogs.tables.moves.stale_buttons import follow_click, require_undo_current
from cogs.tables.people.limits import Action, Limits
from engines.contract.core import Rejected, Say, Seat
from engines.tables.folding import MOST_SECRET_CHANGES, secret_changes
from engines.tables.log import Entry
from engines.tables.table import Table, number_now


class Answered(NamedTuple):
    """What came of an answer. Without `entry` and `caution` there is another question to ask."""

    room: Room
    move: PartialMove
    entry: Entry | None = None
    """The move as it was played."""
    caution: Say | None = None
    """Confirm this first: why the player may regret the move. It was not played."""
    computers_move: bool = False
    """Computer players are at work after the move: `after_computers` waits for them."""


class Moves:
    def __init__(self, tables: Tables, move_log: MoveLog, computers: ComputerPlayers, limits: Limits) -> None:
        self.tables = tables
        self.move_log = move_log
        self.computers = computers
        self.limits = limits

    @again_when_stale
    async def answer(self, user_id: int, clicked: AnswerPath, *, confirmed: bool) -> Answered:
        """Follow a click through the questions. A complete move is played, unless it needs to be confirmed
        first. Raises Rejected where the click is out of date or the rules do not allow the move."""
        async with self.tables.locked(clicked.table_id) as room:
            table = room.require_running()
            seat = room.require_seat(user_id).seat
            partial = follow_click(table, seat, clicked)
            if partial.question is not None:
                return Answered(room, partial)
            move = table.game.read_move(dict(partial.draft))
            caution = None if confirmed else table.game.caution(table.state, seat, move)
            if caution is not None:
                return Answered(room, partial, caution=caution)
            with ExitStack() as counted:
                allow = self._allowed(user_id, table, seat, counted)
                room, entry = await self.move_log.play(room, seat, move, allow=allow)
        return Answered(room, partial, entry, computers_move=self.computers.continue_game(room))

    async def after_computers(self, room: Room) -> Room:
        """The room when the computer players have moved, or have thought for long."""
        await self.computers.wait(room.row.id)
        return await self.tables.load(room.row.id)

    def _allowed(self, user_id: int, table: Table, seat: Seat, counted: ExitStack) -> Allow:
        """Refuses a secret move that is one too many, and counts it if it is made. The log has room for every
        move that the game waits for: without it nobody could go on."""
        waited_for = seat in table.waiting

        def allow(change: Change) -> None:
            if change.secret:
                if not waited_for:
                    _check_secret_changes(table, seat)
                counted.enter_context(self.limits.counted(Action.SECRET, user_id))

        return allow

    @again_when_stale
    async def undo(self, user_id: int, table_id: str, version: str | None) -> tuple[Room, Entry]:
        """Take back the move that was a person's last at this version, if nobody else needs to agree. Raises
        Rejected if not."""
        with self.limits.counted(Action.UNDO, user_id):
            async with self.tables.locked(table_id) as room:
                room.require_running()
                seat = room.require_seat(user_id).seat
                require_undo_current(room.table, seat, version)

                def allow(change: Change) -> None:
                    if change.secret:
                        _check_secret_changes(room.table, seat)

                room, entry = await self.move_log.undo(room, seat, allow=allow)
        self.computers.continue_game(room)
        return room, entry

    @again_when_stale
    async def undo_to(self, table_id: str, seat: Seat, number: int) -> None:
        """Take back everything from entry `number` on: the others have agreed."""
        async with self.tables.locked(table_id, whole=True) as room:
            room.require_running()
            room, _ = await self.move_log.undo(room, seat, to=number_now(room.table.log, number))
        self.computers.continue_game(room)


def _check_secret_changes(table: Table, seat: Seat) -> None:
    """Raise Rejected when a seat has changed its mind in secret too often: a click loads all of it until
    something happens that everybody sees."""
    if secret_changes(table, seat) > MOST_SECRET_CHANGES:
        raise Rejected("limit-changes", most=MOST_SECRET_CHANGES)
