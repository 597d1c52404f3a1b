"""Results of finished games, and ratings."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import asdict

from data.models import Rating, Result, TableRow
from data.queries import rows
from data.queries.database import Database, Sql, reading, writing
from data.queries.rows import struct
from engines.core import Raw


class ResultQueries(Database):
    @reading
    async def uncounted(self, sql: Sql) -> list[TableRow]:
        return await rows.tables(
            sql,
            "INDEXED BY tables_to_count WHERE status = 'over' AND NOT counted ORDER BY ended, rowid",
        )

    @writing
    async def count(
        self, sql: Sql, table_id: str, results: Sequence[Result], ratings: Sequence[Rating], *, now: int
    ) -> None:
        once = await sql(
            "UPDATE tables SET counted = TRUE WHERE id = ? AND NOT counted RETURNING id", (table_id,)
        )
        if once:
            for result in results:
                await rows.put(sql, "results", ["table_id", "seat"], asdict(result))
            for rating in ratings:
                await rows.put(sql, "ratings", ["guild_id", "game", "user_id"], asdict(rating))

    @reading
    async def results(
        self, sql: Sql, *, guild_id: int | None = None, user_id: int | None = None
    ) -> list[Result]:
        wanted = {"guild_id": guild_id, "user_id": user_id}
        known = {column: value for column, value in wanted.items() if value is not None}
        where = " AND ".join(f"{column} = ?" for column in known)
        found = await sql(
            f"SELECT * FROM results {'WHERE ' * bool(known)}{where} ORDER BY ended, table_id, seat",
            list(known.values()),
        )
        return [struct(row, Result) for row in found]

    @reading
    async def ratings(self, sql: Sql, guild_id: int, game: str | None = None) -> list[Rating]:
        found = (
            await sql("SELECT * FROM ratings WHERE guild_id = ?", (guild_id,))
            if game is None
            else await sql("SELECT * FROM ratings WHERE guild_id = ? AND game = ?", (guild_id, game))
        )
        return [struct(row, Rating) for row in found]

    @reading
    async def rating(self, sql: Sql, guild_id: int, game: str, user_id: int) -> Rating | None:
        found = await sql(
            "SELECT * FROM ratings WHERE guild_id = ? AND game = ? AND user_id = ?", (guild_id, game, user_id)
        )
        return struct(found[0], Rating) if found else None

    @reading
    async def knows_figures(self, sql: Sql, figures: Raw) -> bool:
        return bool(await sql("SELECT 1 FROM figures WHERE hash = ?", (rows.kept_figures(figures)[0],)))
