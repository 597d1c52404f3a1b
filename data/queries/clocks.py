"""Waiting for people: clocks and reminders."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from data.models import Clock, Letter, LetterKind
from data.queries import rows
from data.queries.database import Database, Sql, writing
from engines.core import Seat


class ClockQueries(Database):
    @writing
    async def set_clocks(self, sql: Sql, table_id: str, clocks: Sequence[Clock]) -> None:
        await set_clocks(sql, table_id, clocks)

    @writing
    async def reminded(
        self, sql: Sql, table_id: str, seat: Seat, letters: Sequence[Letter], *, now: int, nudge: bool = False
    ) -> None:
        await sql.hold(table_id)
        change = "nudged_at = ?" if nudge else "reminded_at = ?, reminders = reminders + 1"
        await sql(f"UPDATE seats SET {change} WHERE table_id = ? AND seat = ?", (now, table_id, seat))
        await rows.enclose(sql, table_id, letters, now)

    @writing
    async def hush(self, sql: Sql, table_id: str, seat: Seat) -> None:
        await sql("UPDATE seats SET hushed = TRUE WHERE table_id = ? AND seat = ?", (table_id, seat))

    @writing
    async def set_vacation(self, sql: Sql, user_id: int, until: int | None, *, now: int) -> None:
        await sql.hold_person(user_id)
        found = await sql("SELECT away_until FROM people WHERE user_id = ?", (user_id,))
        begun = max(now, (found[0]["away_until"] if found else None) or 0)
        await sql(
            "UPDATE seats SET asked_at = asked_at + ?1,"
            " deadline = CASE WHEN deadline > ?2 THEN deadline + ?1 ELSE deadline END"
            " WHERE user_id = ?3 AND asked_at IS NOT NULL",
            (max(now, until or 0) - begun, now, user_id),
        )
        await rows.put(sql, "people", ["user_id"], {"user_id": user_id, "away_until": until})

    @writing
    async def make_up(self, sql: Sql, since: int, now: int, noted: Mapping[str, str]) -> int:
        lost = (now - since, since)
        seats = await sql(
            "UPDATE seats SET deadline = deadline + ? WHERE deadline > ? RETURNING table_id", lost
        )
        tables = await sql("UPDATE tables SET due = due + ? WHERE due > ? RETURNING id", lost)
        for key, value in noted.items():
            await rows.set_meta(sql, key, value)
        found = {row["table_id"] for row in seats} | {row["id"] for row in tables}
        return sum([await _show_again(sql, table_id, now) for table_id in sorted(found)])


async def _show_again(sql: Sql, table_id: str, now: int) -> bool:
    """Have the board of a table posted, if the game is running. Returns whether it is."""
    found = await sql(
        "SELECT version FROM tables WHERE id = ? AND status = 'running' AND asleep IS NULL", (table_id,)
    )
    await rows.enclose(
        sql, table_id, [Letter(kind=LetterKind.BOARD, version=row["version"]) for row in found], now
    )
    return bool(found)


async def set_clocks(sql: Sql, table_id: str, clocks: Sequence[Clock]) -> None:
    """Within a transaction. After a move the reminders begin anew; a wish for none, and the nudge that was
    had, hold for the whole turn."""
    for clock in clocks:
        await sql(
            "UPDATE seats SET reminders = 0, reminded_at = NULL,"
            " hushed = CASE WHEN asked_at IS NULL THEN FALSE ELSE hushed END,"
            " nudged_at = CASE WHEN asked_at IS NULL THEN NULL ELSE nudged_at END"
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
