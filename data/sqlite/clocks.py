"""Waiting for people: clocks, reminders, votes, followers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from data.models import Clock, Letter, NoVote, SeatRow, Vote, VoteOpen
from data.sqlite import rows
from data.sqlite.database import Database, Sql
from data.sqlite.rows import struct
from engines.core import Seat


class ClockQueries(Database):
    async def asked(self, before: int) -> list[SeatRow]:
        async with self.reading() as sql:
            found = await sql(
                f"{rows.SELECT_SEATS} JOIN tables ON tables.id = table_id"
                " WHERE asked_at <= ? AND status = 'running' AND asleep IS NULL"
                " AND seats.user_id IS NOT NULL AND NOT left ORDER BY asked_at, table_id, seat",
                (before,),
            )
            return [rows.seat(row) for row in found]

    async def set_clocks(self, table_id: str, clocks: Sequence[Clock]) -> None:
        async with self.writing() as sql:
            await set_clocks(sql, table_id, clocks)

    async def reminded(
        self, table_id: str, seat: Seat, letters: Sequence[Letter], *, now: int, nudge: bool = False
    ) -> None:
        change = "nudged_at = ?" if nudge else "reminded_at = ?, reminders = reminders + 1"
        async with self.writing() as sql:
            await sql(f"UPDATE seats SET {change} WHERE table_id = ? AND seat = ?", (now, table_id, seat))
            await rows.enclose(sql, table_id, letters, now)

    async def hush(self, table_id: str, seat: Seat) -> None:
        async with self.writing() as sql:
            await sql("UPDATE seats SET hushed = 1 WHERE table_id = ? AND seat = ?", (table_id, seat))

    async def set_vacation(self, user_id: int, until: int | None, *, now: int) -> None:
        async with self.writing() as sql:
            found = await sql("SELECT away_until FROM people WHERE user_id = ?", (user_id,))
            begun = max(now, (found[0]["away_until"] if found else None) or 0)
            await sql(
                "UPDATE seats SET asked_at = asked_at + ?1,"
                " deadline = iif(deadline > ?2, deadline + ?1, deadline)"
                " WHERE user_id = ?3 AND asked_at IS NOT NULL",
                (max(now, until or 0) - begun, now, user_id),
            )
            await sql(
                "INSERT INTO people (user_id, away_until) VALUES (?, ?)"
                " ON CONFLICT (user_id) DO UPDATE SET away_until = excluded.away_until",
                (user_id, until),
            )

    async def make_up(self, since: int, now: int, noted: Mapping[str, str]) -> list[str]:
        async with self.writing() as sql:
            lost = (now - since, since)
            seats = await sql(
                "UPDATE seats SET deadline = deadline + ? WHERE deadline > ? RETURNING table_id", lost
            )
            tables = await sql("UPDATE tables SET due = due + ? WHERE due > ? RETURNING id", lost)
            for key, value in noted.items():
                await rows.set_meta(sql, key, value)
            return sorted({row["table_id"] for row in seats} | {row["id"] for row in tables})

    # votes

    async def open_vote(self, vote: Vote, letters: Sequence[Letter]) -> None:
        async with self.writing() as sql:
            if await sql("SELECT 1 FROM votes WHERE table_id = ?", (vote.table_id,)):
                raise VoteOpen(f"table {vote.table_id} is voting")
            await sql(
                "INSERT INTO votes (table_id, kind, seat, number, opened) VALUES (?, ?, ?, ?, ?)",
                (vote.table_id, vote.kind, vote.seat, vote.number, vote.opened),
            )
            await rows.enclose(sql, vote.table_id, letters, vote.opened)

    async def vote(self, table_id: str) -> tuple[Vote, dict[Seat, str]] | None:
        async with self.reading() as sql:
            found = await sql("SELECT * FROM votes WHERE table_id = ?", (table_id,))
            return (struct(found[0], Vote), await _ballots(sql, table_id)) if found else None

    async def votes(self) -> list[str]:
        async with self.reading() as sql:
            return [row["table_id"] for row in await sql("SELECT table_id FROM votes ORDER BY opened")]

    async def cast(
        self, table_id: str, seat: Seat, choice: str, letters: Sequence[Letter] = (), *, now: int
    ) -> None:
        async with self.writing() as sql:
            if not await sql("SELECT 1 FROM votes WHERE table_id = ?", (table_id,)):
                raise NoVote(f"table {table_id} has no vote")
            await sql(
                "INSERT INTO ballots (table_id, seat, choice) VALUES (?, ?, ?)"
                " ON CONFLICT (table_id, seat) DO UPDATE SET choice = excluded.choice",
                (table_id, seat, choice),
            )
            await rows.enclose(sql, table_id, letters, now)

    async def close_vote(self, table_id: str, letters: Sequence[Letter] = (), *, now: int) -> bool:
        async with self.writing() as sql:
            closed = await sql("DELETE FROM votes WHERE table_id = ? RETURNING kind", (table_id,))
            if closed:
                await rows.enclose(sql, table_id, letters, now)
            return bool(closed)

    # followers

    async def follow(self, table_id: str, user_id: int, on: bool) -> None:
        async with self.writing() as sql:
            await rows.table(sql, table_id)
            if on:
                await sql("INSERT OR IGNORE INTO followers VALUES (?, ?)", (table_id, user_id))
            else:
                await sql("DELETE FROM followers WHERE table_id = ? AND user_id = ?", (table_id, user_id))

    async def followers(self, table_id: str) -> list[int]:
        async with self.reading() as sql:
            found = await sql(
                "SELECT user_id FROM followers WHERE table_id = ?1 AND user_id NOT IN"
                " (SELECT user_id FROM seats WHERE table_id = ?1 AND user_id NOT NULL AND NOT left)"
                " ORDER BY rowid",
                (table_id,),
            )
            return [row["user_id"] for row in found]


async def _ballots(sql: Sql, table_id: str) -> dict[Seat, str]:
    found = await sql("SELECT seat, choice FROM ballots WHERE table_id = ? ORDER BY seat", (table_id,))
    return {row["seat"]: row["choice"] for row in found}


async def set_clocks(sql: Sql, table_id: str, clocks: Sequence[Clock]) -> None:
    """Within a transaction. After a move the reminders begin anew; a wish for none, and the nudge that was
    had, hold for the whole turn."""
    for clock in clocks:
        await sql(
            "UPDATE seats SET reminders = 0, reminded_at = NULL,"
            " hushed = iif(asked_at IS NULL, 0, hushed),"
            " nudged_at = iif(asked_at IS NULL, NULL, nudged_at)"
            " WHERE table_id = ? AND seat = ? AND asked_at IS NOT ?",
            (table_id, clock.seat, clock.asked_at),
        )
        await sql(
            "UPDATE seats SET asked_at = ?, deadline = ?, bank = ?, spent = ?, answers = ?"
            " WHERE table_id = ? AND seat = ?",
            (
                clock.asked_at,
                clock.deadline,
                clock.bank,
                clock.spent,
                clock.answers,
                table_id,
                clock.seat,
            ),
        )
