"""Votes: one at a time at a table."""

from __future__ import annotations

from collections.abc import Sequence

from data.models import Letter, NoVote, Vote, VoteOpen
from data.queries import rows
from data.queries.database import Database, Sql, reading, writing
from data.queries.rows import struct
from engines.core import Seat


class VoteQueries(Database):
    @writing
    async def open_vote(self, sql: Sql, vote: Vote, letters: Sequence[Letter]) -> None:
        await sql.hold(vote.table_id)
        if await sql("SELECT 1 FROM votes WHERE table_id = ?", (vote.table_id,)):
            raise VoteOpen(f"table {vote.table_id} is voting")
        await sql(
            "INSERT INTO votes (table_id, kind, seat, number, opened, check_at) VALUES (?, ?, ?, ?, ?, ?)",
            (vote.table_id, vote.kind, vote.seat, vote.number, vote.opened, vote.check_at),
        )
        await rows.enclose(sql, vote.table_id, letters, vote.opened)

    @reading
    async def vote(self, sql: Sql, table_id: str) -> tuple[Vote, dict[Seat, str]] | None:
        found = await sql("SELECT * FROM votes WHERE table_id = ?", (table_id,))
        return (struct(found[0], Vote), await _ballots(sql, table_id)) if found else None

    @writing
    async def cast(
        self, sql: Sql, table_id: str, seat: Seat, choice: str, letters: Sequence[Letter] = (), *, now: int
    ) -> None:
        await sql.hold(table_id)
        if not await sql("SELECT 1 FROM votes WHERE table_id = ?", (table_id,)):
            raise NoVote(f"table {table_id} has no vote")
        await sql(
            "INSERT INTO ballots (table_id, seat, choice) VALUES (?, ?, ?)"
            " ON CONFLICT (table_id, seat) DO UPDATE SET choice = excluded.choice",
            (table_id, seat, choice),
        )
        await rows.enclose(sql, table_id, letters, now)

    @writing
    async def close_vote(self, sql: Sql, table_id: str, letters: Sequence[Letter] = (), *, now: int) -> bool:
        await sql.hold(table_id)
        closed = await sql("DELETE FROM votes WHERE table_id = ? RETURNING kind", (table_id,))
        if closed:
            await rows.enclose(sql, table_id, letters, now)
        return bool(closed)


async def _ballots(sql: Sql, table_id: str) -> dict[Seat, str]:
    found = await sql("SELECT seat, choice FROM ballots WHERE table_id = ? ORDER BY seat", (table_id,))
    return {row["seat"]: row["choice"] for row in found}
