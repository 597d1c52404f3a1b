"""Plays for the computer players, one table at a time, until a person has to act."""

from __future__ import annotations

import asyncio
import logging
import traceback
from collections.abc import Sequence
from contextlib import AsyncExitStack, suppress
from typing import NamedTuple

from cogs.tables.changes import letters
from cogs.tables.changes.move_log import MoveLog
from cogs.tables.computers.thinking import ThinkingPool
from cogs.tables.loading.room import Room
from cogs.tables.loading.tables import Tables
from cogs.tables.people.computer_characters import player_of, temperament_of
from data.models import Stale, StoreAway
from engines.computer.players import NORMAL, Thinker, computer
from engines.contract.core import Move, Rejected, Seat
from engines.tables.log import Entry

log = logging.getLogger(__name__)
THINKING_TOLD_SECONDS = 2
"""After so long the board says that a computer player is thinking."""
LEAST_THOUGHT_SECONDS = 0.8
"""A thought takes at least so long, if computer players pause at all: where a hand leaves one move only,
there is nothing to think about, and nobody may learn that from how soon it is made."""
MOST_THOUGHTS = 3
"""About one move: if the table has changed each time meanwhile, the computer player moves by its rules."""
LINES_PER_MESSAGE = 8
"""After this many lines of story the computer players pause, so that people can read them."""
COMPUTER_WAIT_SECONDS = 8
"""How long a person's panel waits for the computer players."""
UNREADABLE_SECONDS = 3600
"""Until a game that cannot be read is tried again."""


class Thought(NamedTuple):
    """What came of thinking ahead at a version of the table."""

    version: int
    seat: Seat
    move: Move | None
    """None where nothing came of it."""


class ComputerPlayers:
    def __init__(
        self, tables: Tables, move_log: MoveLog, thinking: ThinkingPool, *, pause_seconds: float
    ) -> None:
        self.tables = tables
        self.store = tables.store
        self.move_log = move_log
        self.thinking = thinking
        self.pause_seconds = pause_seconds
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()
        """Tables to look at once more: something has changed while a lease was being given back."""

    def continue_game(self, room: Room) -> bool:
        """After a change: let the computer players move and announce it all, or announce the change alone.
        Returns whether computer players are at work."""
        table_id = room.row.id
        if not room.computers_to_move() or table_id in self._tasks:
            if table_id in self._tasks and self.tables.leases.shared:
                self._again.add(table_id)
            self.tables.ring(table_id)
            return table_id in self._tasks
        task = asyncio.get_running_loop().create_task(self._play(table_id))
        task.add_done_callback(_log_failure)
        self._tasks[table_id] = task
        return True

    async def _play(self, table_id: str) -> None:
        """Play until a person must act, and announce it in one message, or in a few if it is long. What takes
        longer than a moment, to think and to let people read, is for one process at a time."""
        try:
            while True:
                self._again.discard(table_id)
                async with AsyncExitStack() as leased:
                    await self._play_on(table_id, leased)
                if table_id not in self._again:
                    return
        finally:
            del self._tasks[table_id]
            self.tables.ring(table_id)

    async def _play_on(self, table_id: str, leased: AsyncExitStack) -> None:
        lines, alone = 0, not self.tables.leases.shared
        thoughts: list[Thought] = []
        while True:
            entry, thinking = None, None
            async with self.tables.locked(table_id) as room:
                seats = room.computers_to_move()
                if not seats:
                    return
                move = await _move(room, seats[0], thoughts)
                if move is None:
                    thinking = seats[0]
                else:
                    with suppress(Stale):  # another process was faster
                        entry = await self._play_move(room, seats[0], move, thoughts)
            if entry is not None:
                thoughts.clear()
                lines += sum(event.to is None for event in entry.events)
            if thinking is None and lines < LINES_PER_MESSAGE:
                continue
            if not alone:
                alone = True
                await leased.enter_async_context(self.tables.leases.hold(_lease(table_id)))
                if thinking is not None:
                    continue  # another process may have moved meanwhile
            if thinking is not None:
                thoughts.append(await self._think(room, thinking))
            else:
                lines = 0
                self.tables.ring(table_id)
                await asyncio.sleep(self.pause_seconds)

    async def _play_move(self, room: Room, seat: Seat, move: Move, thoughts: list[Thought]) -> Entry | None:
        """Play it, and return what the log says of it. A thought that is refused is forgotten: the same would
        be thought again, for ever."""
        try:
            return (await self.move_log.play(room, seat, move))[1]
        except Rejected as refusal:
            thought = _thought_of(room, seat, thoughts)
            if thought is None or thought.move is None:
                raise
            _log_refusal(refusal)
            thoughts[:] = [thought._replace(move=None)]
            return None

    async def _think(self, room: Room, seat: Seat) -> Thought:
        """Let a computer player think, while everybody can act at the table."""
        table, temperament = room.table, temperament_of(room.row.game, room.seats[seat])
        least = min(LEAST_THOUGHT_SECONDS, self.pause_seconds)
        telling = asyncio.get_running_loop().create_task(self._tell_of_thinking(room, seat))
        try:
            thinking = self.thinking.think(table.position(seat), temperament)
            found, _ = await asyncio.gather(thinking, asyncio.sleep(least))
        finally:
            telling.cancel()
            told = self.tables.thinking.pop(room.row.id, None) is not None
        if told:  # also where nobody would learn of the move
            await self.store.post(room.row.id, [letters.board(room.row)], now=self.tables.now())
        return Thought(table.number, seat, None if found is None else table.game.read_move(found))

    async def _tell_of_thinking(self, room: Room, seat: Seat) -> None:
        """Let the board say it, when it takes a while; but not where it is a secret who has not answered."""
        await asyncio.sleep(THINKING_TOLD_SECONDS)
        if seat in room.table.view(None).public.asked and not room.answers_are_secret:
            self.tables.thinking[room.row.id] = room.table.number, seat
            await self.store.post(room.row.id, [letters.board(room.row)], now=self.tables.now())
            self.tables.ring(room.row.id)

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
        a computer player failed. Where another process plays, it is left to that."""
        due = await self.store.computers_due(self.tables.now())
        await self.tables.each([table_id for table_id in due if table_id not in self._tasks], self._resume)

    async def _resume(self, table_id: str) -> None:
        try:
            async with (
                self.tables.leases.trying(_lease(table_id)) as free,
                self.tables.locked(table_id) as room,
            ):
                if not free:
                    return
                if not room.computers_to_move():
                    await self.store.plan_computers(table_id, None, expected_version=room.row.version)
                    return
        except StoreAway:
            raise
        except Exception:
            await self.store.plan_computers(table_id, self.tables.now() + UNREADABLE_SECONDS)
            raise
        self.continue_game(room)


def _lease(table_id: str) -> str:
    return f"computers {table_id}"


def _thought_of(room: Room, seat: Seat, thoughts: Sequence[Thought]) -> Thought | None:
    """What a computer player thought at this very table."""
    return next((one for one in thoughts if (one.version, one.seat) == (room.table.number, seat)), None)


async def _move(room: Room, seat: Seat, thoughts: Sequence[Thought]) -> Move | None:
    """What a computer player does now; None: it wants to think about it."""
    own, table = room.seats[seat], room.table
    player = player_of(table.game, own)
    if isinstance(player, Thinker):
        known = _thought_of(room, seat, thoughts)
        if known is None and len(thoughts) < MOST_THOUGHTS:
            return None
        if known is not None and known.move is not None:
            return known.move
        player = computer(table.game, NORMAL, temperament_of(table.game.key, own))
    return await asyncio.to_thread(table.suggest, seat, player)


def _log_failure(task: asyncio.Task[None]) -> None:
    error = None if task.cancelled() else task.exception()
    if error is None:
        return
    if isinstance(error, StoreAway):
        log.warning("a computer player will be asked again: %s", error)
        return
    refusal = _refusal(error)
    if refusal is None:
        log.error("a computer player failed", exc_info=error)
    else:
        _log_refusal(refusal)


def _log_refusal(refusal: Rejected) -> None:
    """Its facts may be secrets of the seat. The lines of code say where it happened."""
    lines = "".join(traceback.format_tb(refusal.__traceback__))
    log.error("a computer player was refused: %s\n%s", refusal.reason.key, lines)


def _refusal(error: BaseException | None) -> Rejected | None:
    """The refusal that an error is, or came from: a traceback tells of both."""
    while error is not None and not isinstance(error, Rejected):
        error = error.__cause__ or error.__context__
    return error
