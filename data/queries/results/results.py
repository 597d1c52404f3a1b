"""The results of finished games, and ratings."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import asdict

from data.models import Rating, Result, Stale, TableRow
from data.players import Played
from data.queries import rows
from data.queries.database import Database, Sql, reading, writing
from data.queries.people.habits import note_played
from data.queries.rows import struct
from engines.contract.core import Raw


class ResultQueries(Database):
    @reading
    async def uncounted(self, sql: Sql) -> list[TableRow]:
        """Finished games whose results are not stored yet."""
        return await rows.tables(
            sql,
            "INDEXED BY tables_to_count WHERE status = 'over' AND NOT counted ORDER BY ended, rowid",
        )

    @writing
    async def count(
        self,
        sql: Sql,
        table_id: str,
        results: Sequence[Result],
        ratings: Sequence[Rating],
        played: Sequence[Played] = (),
        *,
        found: Sequence[Rating] | None = None,
        now: int,
    ) -> None:
        """Store the results of a game, and what it adds to people's habits, once. `found`: the ratings that
        the new ones were made of. Raises Stale if one of them has changed since, or somebody has given up the
        seat or their statistics."""
        for user_id in sorted({one.user_id for one in results} | {one.user_id for one in played}):
            await sql.hold_person(user_id)
        if found is not None:
            await _check_unchanged(sql, table_id, results, found)
        once = await sql(
            "UPDATE tables SET counted = TRUE WHERE id = ? AND NOT counted RETURNING id", (table_id,)
        )
        if once:
            for result in results:
                await rows.put(sql, "results", ["table_id", "seat"], asdict(result))
            for rating in ratings:
                await rows.put(sql, "ratings", ["guild_id", "game", "user_id"], asdict(rating))
            await note_played(sql, played)
            await rows.forget_former_players(sql, table_id)

    @reading
    async def results(
        self, sql: Sql, *, guild_id: int | None = None, user_id: int | None = None
    ) -> list[Result]:
        """Oldest first; of a server, of a person, or of a person in a server."""
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
        """Of a server: in one game, or in all."""
        found = (
            await sql("SELECT * FROM ratings WHERE guild_id = ?", (guild_id,))
            if game is None
            else await sql("SELECT * FROM ratings WHERE guild_id = ? AND game = ?", (guild_id, game))
        )
        return [struct(row, Rating) for row in found]

    @reading
    async def rating(self, sql: Sql, guild_id: int, game: str, user_id: int) -> Rating | None:
        """Of one person; None for somebody who has none."""
        return await _rating(sql, guild_id, game, user_id)

    @reading
    async def knows_figures(self, sql: Sql, figures: Raw) -> bool:
        """Whether a stored game is or was played with exactly these figures."""
        return bool(await sql("SELECT 1 FROM figures WHERE hash = ?", (rows.kept_figures(figures)[0],)))


async def _check_unchanged(
    sql: Sql, table_id: str, results: Sequence[Result], ratings: Sequence[Rating]
) -> None:
    """Raise Stale if somebody no longer has the rating that the new one was made of, or the seat; or wants no
    statistics now."""
    seated = await sql(
        "SELECT seat, user_id FROM seats WHERE table_id = ?"
        " UNION SELECT seat, user_id FROM former_players WHERE table_id = ?",
        (table_id, table_id),
    )
    known = {(row["seat"], row["user_id"]) for row in seated}
    for result in results:
        wanted = await sql("SELECT counted FROM people WHERE user_id = ?", (result.user_id,))
        if (result.seat, result.user_id) not in known or any(not row["counted"] for row in wanted):
            raise Stale(f"the results of table {table_id} are no longer those of the people there")
    for rating in ratings:
        if await _rating(sql, rating.guild_id, rating.game, rating.user_id) not in (rating, None):
            raise Stale(f"another game was counted before table {table_id}")


async def _rating(sql: Sql, guild_id: int, game: str, user_id: int) -> Rating | None:
    found = await sql(
        "SELECT * FROM ratings WHERE guild_id = ? AND game = ? AND user_id = ?", (guild_id, game, user_id)
    )
    return struct(found[0], Rating) if found else None
