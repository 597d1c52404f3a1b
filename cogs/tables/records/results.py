"""Results of finished games: written down once, and deleted for people who want no statistics."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence

from cogs.tables.loading.retrying import again_when_stale
from cogs.tables.loading.room import Room
from cogs.tables.loading.tables import Tables
from cogs.tables.people.leaving import Participant, given_up, participants
from cogs.tables.records.habits import played
from cogs.tables.records.ratings import beginner, places, rated
from data.models import Person, Rating, Result, StoreAway, TableRow

log = logging.getLogger(__name__)


class Results:
    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.store = tables.store
        self.lock = asyncio.Lock()
        """Saves work: a rating is read, changed and written, and nobody asks for no statistics in between. In
        another process somebody may: then the store refuses, and it is done again."""
        self._task: asyncio.Task[None] | None = None
        self._unreadable: set[str] = set()
        """Tables that failed. They are tried once per start: `write` runs twice a minute."""

    def write_soon(self) -> None:
        """A game has ended. If `write` is running and past it, the next run of the upkeep finds it."""
        if self._task is None or self._task.done():
            self._task = asyncio.get_running_loop().create_task(self._write_now())

    @property
    def under_way(self) -> list[asyncio.Task[None]]:
        return [self._task] if self._task is not None else []

    async def _write_now(self) -> None:
        try:
            await self.write()
        except Exception:
            log.exception("results could not be written; the upkeep will try again")

    async def write(self) -> None:
        """Write the results of every finished game that has none."""
        async with self.lock:
            await self.write_all()

    async def write_all(self) -> None:
        """The same for callers that hold `lock`; the oldest end first."""
        for row in await self.store.uncounted():
            if row.id in self._unreadable:
                continue
            try:
                await self._write(row)
            except StoreAway:
                raise
            except Exception:
                self._unreadable.add(row.id)
                log.exception("table %s: its results could not be written", row.id)

    @again_when_stale
    async def _write(self, row: TableRow) -> None:
        """Ratings are made of those that were found: what another process has written since is not lost."""
        room = await self.tables.load(row.id)
        began = await self._began(row)
        former = await self.store.former_players(row.id)
        moves, conceded = await self.store.moves_by_seat(row.id), given_up(room.table)
        results = _results(room, participants(room.seats, former, conceded, moves, began), began)
        counted = [one for one in results if (await self.store.person(one.user_id)).counted]
        found, ratings = await self._ratings(room, counted)
        habits = played(room, conceded)
        await self.store.count(row.id, counted, ratings, habits, found=found, now=self.tables.now())

    async def _began(self, row: TableRow) -> int:
        """When the game started. Older versions did not store it: then the time of the first move."""
        if row.started is not None:
            return row.started
        entries = await self.store.log(row.id)
        return entries[0].at if entries else row.created

    async def _ratings(self, room: Room, results: list[Result]) -> tuple[list[Rating], list[Rating]]:
        """Those before this game, and after it."""
        if any(seat.hints for seat in room.seats):
            return [], []  # nobody knows who would have won without
        guild_id, game = room.row.guild_id, room.row.game
        before = {
            one.seat: await self.store.rating(guild_id, game, one.user_id)
            or beginner(guild_id, game, one.user_id)
            for one in results
        }
        sides = room.table.game.sides(room.table.seats, room.table.settings)
        after = rated(before, {one.seat: one.place for one in results}, sides)
        return list(before.values()), after

    # people

    async def leave_out(self, user_id: int) -> Person:
        """Delete a person's statistics and write no more."""
        async with self.lock:
            return await self.store.strike_out(user_id)

    async def count_again(self, user_id: int) -> Person:
        """Count a person's games from now on: those that have ended before are written without them."""
        async with self.lock:
            await self.write_all()
            return await self.store.change_person(user_id, counted=True)


def _results(room: Room, people: Sequence[Participant], began: int) -> list[Result]:
    """The places of the people at a table; none where fewer than two have played against each other. Whoever
    left has no points: the computer, or a substitute, has made them."""
    table, row = room.table, room.row
    outcome = table.outcome
    assert outcome is not None
    assert row.ended is not None, row
    stayed = [one.seat for one in people if one.stayed]
    left = [one.seat for one in people if not one.stayed]
    place = places(outcome, table.game.sides(table.seats, table.settings), stayed, left)
    points = {standing.seat: standing.total for standing in outcome.standings}
    return [
        Result(
            table_id=row.id,
            seat=one.seat,
            guild_id=row.guild_id,
            game=row.game,
            user_id=one.user_id,
            name=one.name,
            place=place[one.seat],
            points=points[one.seat] if one.stayed else 0,
            people=len(place),
            lasted=max(0, row.ended - began),
            spent=one.spent,
            answers=one.answers,
            ended=row.ended,
        )
        for one in people
        if place
    ]
