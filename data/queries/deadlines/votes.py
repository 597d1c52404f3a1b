"""Votes among the other players of a table: one at a time."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from data.models import Letter, LetterKind, NoVote, Vote, VoteOpen
from data.queries import rows
from data.queries.database import Database, Sql, reading, writing
from data.queries.rows import struct
from engines.contract.core import Seat


class VoteQueries(Database):
    @writing
    async def open_vote(
        self, sql: Sql, vote: Vote, letters: Sequence[Letter], *, expected_version: int | None = None
    ) -> Vote:
        """The vote as it is stored: no two of a table are opened at the same moment. Raises VoteOpen, and
        Stale if the table is not at `expected_version`."""
        await rows.at_version(sql, vote.table_id, expected_version)
        if await sql("SELECT 1 FROM votes WHERE table_id = ?", (vote.table_id,)):
            raise VoteOpen(f"table {vote.table_id} is voting")
        vote = await _after_the_last(sql, vote)
        await sql(
            "INSERT INTO votes (table_id, kind, seat, number, named, opened, check_at)"
            " VALUES (?, ?, ?, ?, ?, ?, ?)",
            (vote.table_id, vote.kind, vote.seat, vote.number, vote.named, vote.opened, vote.check_at),
        )
        await rows.enclose(sql, vote.table_id, letters, vote.opened)
        return vote

    @reading
    async def vote(self, sql: Sql, table_id: str) -> tuple[Vote, dict[Seat, str]] | None:
        """The open vote of a table, and the ballots by seat."""
        found = await sql("SELECT * FROM votes WHERE table_id = ?", (table_id,))
        return (struct(found[0], Vote), await _ballots(sql, table_id)) if found else None

    @writing
    async def cast(
        self,
        sql: Sql,
        table_id: str,
        seat: Seat,
        choice: str,
        letters: Sequence[Letter] = (),
        *,
        opened: int | None = None,
        now: int,
    ) -> None:
        """Cast or change a ballot. Raises NoVote, also if the open one was not `opened` then."""
        await sql.hold(table_id)
        if not await sql(
            "SELECT 1 FROM votes WHERE table_id = ? AND opened = coalesce(?, opened)", (table_id, opened)
        ):
            raise NoVote(f"table {table_id} has no vote")
        await sql(
            "INSERT INTO ballots (table_id, seat, choice) VALUES (?, ?, ?)"
            " ON CONFLICT (table_id, seat) DO UPDATE SET choice = excluded.choice",
            (table_id, seat, choice),
        )
        await rows.enclose(sql, table_id, letters, now)

    @writing
    async def close_vote(
        self,
        sql: Sql,
        table_id: str,
        letters: Sequence[Letter] = (),
        *,
        opened: int | None = None,
        now: int,
    ) -> bool:
        """Return whether there was one, `opened` then if that is said."""
        await sql.hold(table_id)
        closed = await sql(
            "DELETE FROM votes WHERE table_id = ? AND opened = coalesce(?, opened) RETURNING kind",
            (table_id, opened),
        )
        if closed:
            await rows.enclose(sql, table_id, letters, now)
        return bool(closed)


async def _after_the_last(sql: Sql, vote: Vote) -> Vote:
    """No two votes of a table are opened at the same moment: ballots name their vote by it, and one about an
    undo must not count for the next. Every vote has posted letters, which are kept longer than it lasts."""
    [last] = await sql(
        "SELECT max(created) AS at FROM outbox WHERE table_id = ? AND kind = ?",
        (vote.table_id, LetterKind.VOTE),
    )
    return msgspec.structs.replace(vote, opened=max(vote.opened, (last["at"] or 0) + 1))


async def _ballots(sql: Sql, table_id: str) -> dict[Seat, str]:
    found = await sql("SELECT seat, choice FROM ballots WHERE table_id = ? ORDER BY seat", (table_id,))
    return {row["seat"]: row["choice"] for row in found}
