"""Plays for the computer players, one table at a time, until a person has to act."""

from __future__ import annotations

import asyncio
import logging
import traceback

from cogs.tables.characters import player_of
from cogs.tables.loading import Tables
from cogs.tables.move_log import MoveLog
from cogs.tables.room import Room
from engines.core import Rejected

log = logging.getLogger(__name__)
LINES_PER_MESSAGE = 8
"""After this many lines of story the computer players pause, so that people can read them."""
COMPUTER_WAIT_SECONDS = 8
"""How long a person's panel waits for the computer players."""
UNREADABLE_SECONDS = 3600
"""Until a game that cannot be read is tried again."""


class ComputerPlayers:
    def __init__(self, tables: Tables, move_log: MoveLog, *, pause_seconds: float) -> None:
        self.tables = tables
        self.store = tables.store
        self.move_log = move_log
        self.pause_seconds = pause_seconds
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def continue_game(self, room: Room) -> bool:
        """After a change: let the computer players move and announce it all, or announce the change alone.
        Returns whether computer players are at work."""
        table_id = room.row.id
        if not room.computers_to_move() or table_id in self._tasks:
            self.tables.ring(table_id)
            return table_id in self._tasks
        task = asyncio.get_running_loop().create_task(self._play(table_id))
        task.add_done_callback(_log_failure)
        self._tasks[table_id] = task
        return True

    async def _play(self, table_id: str) -> None:
        """Play until a person must act, and announce it in one message, or in a few if it is long."""
        try:
            lines = 0
            while True:
                async with self.tables.locked(table_id) as room:
                    seats = room.computers_to_move()
                    if not seats:
                        break
                    player = player_of(room.table.game, room.seats[seats[0]])
                    move = await asyncio.to_thread(room.table.suggest, seats[0], player)
                    _, entry = await self.move_log.play(room, seats[0], move)
                lines += sum(event.to is None for event in entry.events)
                if lines >= LINES_PER_MESSAGE:
                    lines = 0
                    self.tables.ring(table_id)
                    await asyncio.sleep(self.pause_seconds)
        finally:
            del self._tasks[table_id]
            self.tables.ring(table_id)

    @property
    def under_way(self) -> list[asyncio.Task[None]]:
        return list(self._tasks.values())

    async def wait(self, table_id: str) -> None:
        """Wait until the computer players have moved, but not for long."""
        task = self._tasks.get(table_id)
        if task is not None:
            await asyncio.wait({task}, timeout=COMPUTER_WAIT_SECONDS)

    async def resume(self) -> None:
        """Play on where it is a computer player's turn and nobody plays: the bot was stopped in between, or
        a computer player failed."""
        due = await self.store.computers_due(self.tables.now())
        await self.tables.each([table_id for table_id in due if table_id not in self._tasks], self._resume)

    async def _resume(self, table_id: str) -> None:
        try:
            async with self.tables.locked(table_id) as room:
                if not room.computers_to_move():
                    await self.store.plan_computers(table_id, None)
                    return
        except Exception:
            await self.store.plan_computers(table_id, self.tables.now() + UNREADABLE_SECONDS)
            raise
        self.continue_game(room)


def _log_failure(task: asyncio.Task[None]) -> None:
    error = None if task.cancelled() else task.exception()
    if error is None:
        return
    refusal = _refusal(error)
    if refusal is None:
        log.error("a computer player failed", exc_info=error)
    else:
        # The facts of a refusal may be secrets of the seat. The lines of code say where it happened.
        lines = "".join(traceback.format_tb(refusal.__traceback__))
        log.error("a computer player was refused: %s\n%s", refusal.reason.key, lines)


def _refusal(error: BaseException | None) -> Rejected | None:
    """The refusal that an error is, or came from: a traceback tells of both."""
    while error is not None and not isinstance(error, Rejected):
        error = error.__cause__ or error.__context__
    return error
