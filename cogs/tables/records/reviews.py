"""Looking back at finished games: in the processes that think, one game at a time, and kept with the game.

Whoever asks is told how long the queue is and how far it is. What is not finished when the bot stops is begun
anew when somebody asks again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TypeVar

import msgspec

from cogs.tables.computers.thinking import ThinkingPool
from cogs.tables.loading.room import Room
from cogs.tables.loading.tables import Tables
from data.models import Status
from engines.computer.review import Chances, Review, chart_parts, result
from engines.contract.core import Rejected

PLAYOUTS = 1000
"""What one review may cost, in games played on by computer players: about 20 seconds of one core."""
MOST_WAITING = 5
TRIES = 2
"""Tries for each part of a review: a process may die."""

T = TypeVar("T")
Tell = Callable[[int, float], Awaitable[None]]
"""Told how many games are before this one, and what share of it is done."""


class Reviews:
    def __init__(self, tables: Tables, thinking: ThinkingPool, *, playouts: int = PLAYOUTS) -> None:
        self.tables = tables
        self.store = tables.store
        self.thinking = thinking
        self.playouts = playouts
        self._one_at_a_time = asyncio.Lock()
        self._waiting: list[int] = []
        """The people who have asked, first the person whose game is being looked at."""

    async def of(self, room: Room) -> Review | None:
        """The review that was made before."""
        kept = await self.store.review(room.row.id)
        return msgspec.json.decode(kept, type=Review) if kept is not None else None

    async def make(self, room: Room, user_id: int, tell: Tell) -> Review:
        """Look back at a game, with its whole log. Raises Rejected if it goes on, if this person waits for
        another one, if too many wait, or if nothing comes of it."""
        if room.row.what_if:  # it would tell what to do at the table that it is about
            raise Rejected("whatif-no-review")
        if room.row.status is not Status.OVER:
            raise Rejected("score-not-over")
        if user_id in self._waiting:
            raise Rejected("review-busy")
        if len(self._waiting) >= MOST_WAITING:
            raise Rejected("review-full", count=len(self._waiting))
        self._waiting.append(user_id)
        try:
            if self._one_at_a_time.locked():
                await tell(len(self._waiting) - 1, 0.0)
            async with self._one_at_a_time, self.tables.leases.hold(f"review {room.row.id}"):
                known = await self.of(room)
                return known if known is not None else await self._make(room, tell)
        finally:
            self._waiting.remove(user_id)

    async def _make(self, room: Room, tell: Tell) -> Review:
        table, raw = room.table, await asyncio.to_thread(room.table.to_json)
        parts = await asyncio.to_thread(chart_parts, table)
        chances: list[Chances] = []
        for number, part in enumerate(parts):
            await tell(0, number / (len(parts) + 1))
            chances += await _tried(partial(self.thinking.chances, raw, part, self.playouts))
        await tell(0, len(parts) / (len(parts) + 1))
        points = await _tried(partial(self.thinking.turning_points, raw, chances, self.playouts))
        sides = [list(side) for side in table.game.sides(table.seats, table.settings)]
        found = Review(sides, [*chances, result(table)], points)
        await self.store.keep_review(room.row.id, msgspec.json.encode(found), now=self.tables.now())
        return found


async def _tried(part: Callable[[], Awaitable[list[T] | None]]) -> list[T]:
    for _ in range(TRIES):
        found = await part()
        if found is not None:
            return found
    raise Rejected("review-failed")
