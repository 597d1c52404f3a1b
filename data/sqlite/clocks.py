"""Waiting for people: clocks, reminders, votes, followers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from data.models import Clock, Letter, LetterKind, NoVote, Vote, VoteOpen
from data.sqlite import rows
from data.sqlite.database import Database, Sql, reading, writing
from data.sqlite.rows import struct
from engines.core import Seat


class ClockQueries(Database):
    @writing
    def set_clocks(self, sql: Sql, table_id: str, clocks: Sequence[Clock]) -> None:
        set_clocks(sql, table_id, clocks)

    @writing
    def reminded(
        self, sql: Sql, table_id: str, seat: Seat, letters: Sequence[Letter], *, now: int, nudge: bool = False
    ) -> None:
        change = "nudged_at = ?" if nudge else "reminded_at = ?, reminders = reminders + 1"
        sql(f"UPDATE seats SET {change} WHERE table_id = ? AND seat = ?", (now, table_id, seat))
        rows.enclose(sql, table_id, letters, now)

    @writing
    def note_hint(self, sql: Sql, table_id: str, seat: Seat, letters: Sequence[Letter], *, now: int) -> None:
        sql("UPDATE seats SET hints = hints + 1 WHERE table_id = ? AND seat = ?", (table_id, seat))
        rows.enclose(sql, table_id, letters, now)

    @writing
    def hush(self, sql: Sql, table_id: str, seat: Seat) -> None:
        sql("UPDATE seats SET hushed = 1 WHERE table_id = ? AND seat = ?", (table_id, seat))

    @writing
    def set_vacation(self, sql: Sql, user_id: int, until: int | None, *, now: int) -> None:
        found = sql("SELECT away_until FROM people WHERE user_id = ?", (user_id,))
        begun = max(now, (found[0]["away_until"] if found else None) or 0)
        sql(
            "UPDATE seats SET asked_at = asked_at + ?1,"
            " deadline = iif(deadline > ?2, deadline + ?1, deadline)"
            " WHERE user_id = ?3 AND asked_at IS NOT NULL",
            (max(now, until or 0) - begun, now, user_id),
        )
        sql(
            "INSERT INTO people (user_id, away_until) VALUES (?, ?)"
            " ON CONFLICT (user_id) DO UPDATE SET away_until = excluded.away_until",
            (user_id, until),
        )

    @writing
    def make_up(self, sql: Sql, since: int, now: int, noted: Mapping[str, str]) -> int:
        lost = (now - since, since)
        seats = sql("UPDATE seats SET deadline = deadline + ? WHERE deadline > ? RETURNING table_id", lost)
        tables = sql("UPDATE tables SET due = due + ? WHERE due > ? RETURNING id", lost)
        for key, value in noted.items():
            rows.set_meta(sql, key, value)
        found = {row["table_id"] for row in seats} | {row["id"] for row in tables}
        return sum(_show_again(sql, table_id, now) for table_id in sorted(found))

    # votes

    @writing
    def open_vote(self, sql: Sql, vote: Vote, letters: Sequence[Letter]) -> None:
        if sql("SELECT 1 FROM votes WHERE table_id = ?", (vote.table_id,)):
            raise VoteOpen(f"table {vote.table_id} is voting")
        sql(
            "INSERT INTO votes (table_id, kind, seat, number, opened, check_at) VALUES (?, ?, ?, ?, ?, ?)",
            (vote.table_id, vote.kind, vote.seat, vote.number, vote.opened, vote.check_at),
        )
        rows.enclose(sql, vote.table_id, letters, vote.opened)

    @reading
    def vote(self, sql: Sql, table_id: str) -> tuple[Vote, dict[Seat, str]] | None:
        found = sql("SELECT * FROM votes WHERE table_id = ?", (table_id,))
        return (struct(found[0], Vote), _ballots(sql, table_id)) if found else None

    @writing
    def cast(
        self, sql: Sql, table_id: str, seat: Seat, choice: str, letters: Sequence[Letter] = (), *, now: int
    ) -> None:
        if not sql("SELECT 1 FROM votes WHERE table_id = ?", (table_id,)):
            raise NoVote(f"table {table_id} has no vote")
        sql(
            "INSERT INTO ballots (table_id, seat, choice) VALUES (?, ?, ?)"
            " ON CONFLICT (table_id, seat) DO UPDATE SET choice = excluded.choice",
            (table_id, seat, choice),
        )
        rows.enclose(sql, table_id, letters, now)

    @writing
    def close_vote(self, sql: Sql, table_id: str, letters: Sequence[Letter] = (), *, now: int) -> bool:
        closed = sql("DELETE FROM votes WHERE table_id = ? RETURNING kind", (table_id,))
        if closed:
            rows.enclose(sql, table_id, letters, now)
        return bool(closed)

    # followers

    @writing
    def follow(self, sql: Sql, table_id: str, user_id: int, on: bool) -> None:
        rows.table(sql, table_id)
        if on:
            sql("INSERT OR IGNORE INTO followers VALUES (?, ?)", (table_id, user_id))
        else:
            sql("DELETE FROM followers WHERE table_id = ? AND user_id = ?", (table_id, user_id))

    @reading
    def followers(self, sql: Sql, table_id: str) -> list[int]:
        found = sql(
            "SELECT user_id FROM followers WHERE table_id = ?1 AND user_id NOT IN"
            " (SELECT user_id FROM seats WHERE table_id = ?1 AND user_id NOT NULL AND NOT left)"
            " ORDER BY rowid",
            (table_id,),
        )
        return [row["user_id"] for row in found]


def _show_again(sql: Sql, table_id: str, now: int) -> bool:
    """Have the board of a table posted, if the game is running. Returns whether it is."""
    found = sql(
        "SELECT version FROM tables WHERE id = ? AND status = 'running' AND asleep IS NULL", (table_id,)
    )
    rows.enclose(sql, table_id, [Letter(kind=LetterKind.BOARD, version=row["version"]) for row in found], now)
    return bool(found)


def _ballots(sql: Sql, table_id: str) -> dict[Seat, str]:
    found = sql("SELECT seat, choice FROM ballots WHERE table_id = ? ORDER BY seat", (table_id,))
    return {row["seat"]: row["choice"] for row in found}


def set_clocks(sql: Sql, table_id: str, clocks: Sequence[Clock]) -> None:
    """Within a transaction. After a move the reminders begin anew; a wish for none, and the nudge that was
    had, hold for the whole turn."""
    for clock in clocks:
        sql(
            "UPDATE seats SET reminders = 0, reminded_at = NULL,"
            " hushed = iif(asked_at IS NULL, 0, hushed),"
            " nudged_at = iif(asked_at IS NULL, NULL, nudged_at)"
            " WHERE table_id = ? AND seat = ? AND asked_at IS NOT ?",
            (table_id, clock.seat, clock.asked_at),
        )
        sql(
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
