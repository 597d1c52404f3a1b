"""What is kept for long and what is let go: sleeping tables, results, the traces of a person."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from data.kept import Letter, Rating, Result, Sleep, TableRow
from data.sqlite import rows
from data.sqlite.database import Database, Sql
from data.sqlite.rows import OPEN, struct

TRACES = {
    "people": "SELECT * FROM people WHERE user_id = ?",
    "seats": "SELECT table_id, game, status, seat, name, joined_at, left, spent, answers FROM seats"
    " JOIN tables ON tables.id = table_id WHERE user_id = ?",
    "tables opened": "SELECT id, game, status, created, updated FROM tables WHERE host_id = ?",
    "tables followed": "SELECT table_id FROM followers WHERE user_id = ?",
    "results": "SELECT * FROM results WHERE user_id = ?",
    "ratings": "SELECT * FROM ratings WHERE user_id = ?",
}
"""Every place where the id of a person is kept."""
NOBODY = 0
"""Instead of the id of a host who was forgotten."""


class Memory(Database):
    async def sleep(self, table_id: str, why: Sleep, letters: Sequence[Letter] = (), *, now: int) -> TableRow:
        async with self.writing() as sql:
            await rows.changed_one(
                sql,
                f"UPDATE tables SET asleep = ?, updated = ? WHERE id = ? AND asleep IS NULL AND {OPEN}"
                " RETURNING id",
                (why, now, table_id),
                table_id,
            )
            await sql("UPDATE seats SET asked_at = NULL, deadline = NULL WHERE table_id = ?", (table_id,))
            await rows.enclose(sql, table_id, letters, now)
            return await rows.table(sql, table_id)

    async def wake(self, table_id: str, letters: Sequence[Letter] = (), *, now: int) -> TableRow:
        async with self.writing() as sql:
            await rows.check_free(sql, (await rows.table(sql, table_id)).channel_id)
            await rows.changed_one(
                sql,
                "UPDATE tables SET asleep = NULL, updated = ? WHERE id = ? AND asleep IS NOT NULL"
                f" AND {OPEN} RETURNING id",
                (now, table_id),
                table_id,
            )
            await rows.enclose(sql, table_id, letters, now)
            return await rows.table(sql, table_id)

    async def asleep_in(self, guild_id: int) -> list[TableRow]:
        async with self.reading() as sql:
            return await rows.tables(
                sql,
                f"WHERE guild_id = ? AND asleep IS NOT NULL AND {OPEN} ORDER BY updated, rowid",
                (guild_id,),
            )

    async def untouched(self, before: int) -> list[TableRow]:
        async with self.reading() as sql:
            return await rows.tables(sql, f"WHERE updated < ? AND {OPEN} ORDER BY updated, rowid", (before,))

    async def warn(self, table_id: str, letters: Sequence[Letter], *, now: int) -> None:
        async with self.writing() as sql:
            await sql("UPDATE tables SET warned = ? WHERE id = ?", (now, table_id))
            await rows.enclose(sql, table_id, letters, now)

    # results

    async def uncounted(self) -> list[TableRow]:
        async with self.reading() as sql:
            return await rows.tables(sql, "WHERE status = 'over' AND NOT counted ORDER BY ended, rowid")

    async def count(
        self, table_id: str, results: Sequence[Result], ratings: Sequence[Rating], *, now: int
    ) -> None:
        async with self.writing() as sql:
            once = await sql(
                "UPDATE tables SET counted = 1 WHERE id = ? AND NOT counted RETURNING id", (table_id,)
            )
            if once:
                await _insert(sql, "results", results)
                await _insert(sql, "ratings", ratings)

    async def results(self, *, guild_id: int | None = None, user_id: int | None = None) -> list[Result]:
        async with self.reading() as sql:
            found = await sql(
                "SELECT * FROM results WHERE guild_id = ifnull(?, guild_id)"
                " AND user_id = ifnull(?, user_id) ORDER BY ended, table_id, seat",
                (guild_id, user_id),
            )
            return [struct(row, Result) for row in found]

    async def ratings(self, guild_id: int, game: str) -> list[Rating]:
        async with self.reading() as sql:
            found = await sql("SELECT * FROM ratings WHERE guild_id = ? AND game = ?", (guild_id, game))
            return [struct(row, Rating) for row in found]

    # a person

    async def known_of(self, user_id: int) -> dict[str, Any]:
        async with self.reading() as sql:
            return {
                place: [dict(row) for row in await sql(question, (user_id,))]
                for place, question in TRACES.items()
            }

    async def forget(self, user_id: int, *, nobody: str, now: int) -> list[str]:
        async with self.writing() as sql:
            own = await sql(
                "SELECT table_id, status FROM seats JOIN tables ON tables.id = table_id WHERE user_id = ?",
                (user_id,),
            )
            for row in own:
                if row["status"] == "lobby":
                    raise ValueError("lobbies are left before a person is forgotten")
            await sql("UPDATE seats SET user_id = NULL, name = ? WHERE user_id = ?", (nobody, user_id))
            await sql("UPDATE tables SET host_id = ? WHERE host_id = ?", (NOBODY, user_id))
            for place in ("people", "followers", "results", "ratings"):
                await sql(f"DELETE FROM {place} WHERE user_id = ?", (user_id,))
            return [row["table_id"] for row in own if row["status"] == "running"]


async def _insert(sql: Sql, place: str, structs: Sequence[Result] | Sequence[Rating]) -> None:
    for one in structs:
        names = one.__struct_fields__
        values = [getattr(one, name) for name in names]
        marks = ", ".join("?" for _ in names)
        await sql(f"INSERT OR REPLACE INTO {place} ({', '.join(names)}) VALUES ({marks})", values)
