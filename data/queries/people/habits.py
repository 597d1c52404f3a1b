"""How people tend to play: a row per person, brought up to date by every game that ends."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from data.players import PACES_KEPT, Habits, Played
from data.queries import rows
from data.queries.database import Database, Sql, reading
from data.queries.rows import struct


class HabitQueries(Database):
    @reading
    async def habits(self, sql: Sql, people: Collection[int]) -> dict[int, Habits]:
        """Of these people, by their id; of somebody who has played no game there are none."""
        found = [await _habits(sql, user_id) for user_id in people]
        return {one.user_id: one for one in found if one is not None}


async def _habits(sql: Sql, user_id: int) -> Habits | None:
    found = await sql("SELECT * FROM habits WHERE user_id = ?", (user_id,))
    return struct(found[0], Habits) if found else None


async def note_played(sql: Sql, played: Iterable[Played]) -> None:
    """Within a transaction: a game is over for these people. Nothing is noted of those who want no
    statistics. They are held in one order: two games that end at the same time don't wait for each other."""
    for one in sorted(played):
        await sql.hold_person(one.user_id)
        if await sql("SELECT 1 FROM people WHERE user_id = ? AND NOT counted", (one.user_id,)):
            continue
        known = await _habits(sql, one.user_id) or Habits(user_id=one.user_id)
        paces = known.paces if one.pace is None else [*known.paces, one.pace][-PACES_KEPT:]
        changed = {
            "user_id": one.user_id,
            "finished": known.finished + (not one.left),
            "abandoned": known.abandoned + one.left,
            "paces": paces,
        }
        await rows.put(sql, "habits", ["user_id"], changed)
