"""Waiting for people: clocks and reminders."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import msgspec

from data.models import SHARD_SHIFT, Clock, Letter, LetterKind, SeatRow
from data.queries import rows
from data.queries.database import Database, Row, Sql, writing
from data.queries.rows import OPEN
from engines.contract.core import Seat, Settings

Later = Callable[[Settings, int, int, int], int]
"""The deadline at a table with these settings, of time that would have run from one moment to the deadline,
and runs from another moment on."""
CLOCK = Clock.__struct_fields__
SAME = "(seats.asked_at = clock.asked_at OR (seats.asked_at IS NULL AND clock.asked_at IS NULL))"
SET_CLOCKS = (
    f"UPDATE seats SET reminders = CASE WHEN {SAME} THEN reminders ELSE 0 END,"
    f" reminded_at = CASE WHEN {SAME} THEN reminded_at END,"
    f" hushed = CASE WHEN {SAME} OR seats.asked_at IS NOT NULL THEN hushed ELSE FALSE END,"
    f" nudged_at = CASE WHEN {SAME} OR seats.asked_at IS NOT NULL THEN nudged_at END,"
    " asked_at = clock.asked_at, deadline = clock.deadline, bank = clock.bank, spent = clock.spent,"
    " answers = clock.answers FROM clock WHERE seats.table_id = ? AND seats.seat = clock.seat"
)
"""All clocks of a table at once: a move sets several."""


def shifted(settings: Settings, deadline: int, was: int, begin: int) -> int:
    return deadline + begin - was


class ClockQueries(Database):
    @writing
    async def set_clocks(
        self, sql: Sql, table_id: str, clocks: Sequence[Clock], *, expected_version: int | None = None
    ) -> None:
        """Store clocks. A move resets the count of reminders; a new question ends a wish for silence. Raises
        Stale if the table is not at `expected_version`."""
        if expected_version is not None:
            await rows.at_version(sql, table_id, expected_version)
        await set_clocks(sql, table_id, clocks)

    @writing
    async def reminded(
        self,
        sql: Sql,
        table_id: str,
        seat: Seat,
        letters: Sequence[Letter],
        *,
        now: int,
        nudge: bool = False,
        found: SeatRow | None = None,
    ) -> None:
        """Note a reminder, or the nudge that a turn was not ended, together with its letter; but not if the
        seat was asked anew or reminded since it was `found` so."""
        await sql.hold(table_id)
        change = "nudged_at = ?" if nudge else "reminded_at = ?, reminders = reminders + 1"
        unchanged, was = "", tuple[int | None, ...]()
        if found is not None:
            unchanged = " AND asked_at IS ? AND reminded_at IS ? AND nudged_at IS ?"
            was = (found.asked_at, found.reminded_at, found.nudged_at)
        once = await sql(
            f"UPDATE seats SET {change} WHERE table_id = ? AND seat = ?{unchanged} RETURNING seat",
            (now, table_id, seat, *was),
        )
        if once:
            await rows.enclose(sql, table_id, letters, now)

    @writing
    async def hush(self, sql: Sql, table_id: str, seat: Seat) -> None:
        """Send no reminders until this seat is asked again."""
        await sql("UPDATE seats SET hushed = TRUE WHERE table_id = ? AND seat = ?", (table_id, seat))

    @writing
    async def set_vacation(
        self, sql: Sql, user_id: int, until: int | None, *, later: Later = shifted, now: int
    ) -> None:
        """Pause a person's running clocks until then (None: resume them)."""
        await sql.hold_person(user_id)
        found = await sql("SELECT away_until FROM people WHERE user_id = ?", (user_id,))
        begun = max(now, (found[0]["away_until"] if found else None) or 0)
        begin = max(now, until or 0)
        running = await sql(
            "SELECT table_id, seat, deadline, settings FROM seats JOIN tables ON tables.id = table_id"
            " WHERE user_id = ? AND asked_at IS NOT NULL AND deadline > ?",
            (user_id, now),
        )
        await sql(
            "UPDATE seats SET asked_at = asked_at + ?1,"
            " deadline = CASE WHEN deadline > ?2 THEN deadline + ?1 ELSE deadline END"
            " WHERE user_id = ?3 AND asked_at IS NOT NULL",
            (begin - begun, now, user_id),
        )
        for row in running:
            await _set_later(sql, row, row["deadline"], later, begun, begin)
        await rows.put(sql, "people", ["user_id"], {"user_id": user_id, "away_until": until})

    @writing
    async def make_up(
        self,
        sql: Sql,
        since: int,
        now: int,
        key: str,
        noted: Mapping[str, str],
        *,
        later: Later = shifted,
        told: str | None = None,
        shard: int = 0,
        total: int = 1,
    ) -> int:
        """Credit an outage of a shard: all clocks that run there get that time back, and so does whatever
        else waits for people, such as a lobby that expires or a round of a season. The boards of tables with
        clocks are posted to show it, and every game and lobby is `told` with a notice of this key. Under
        `key` the notes (`set_meta`) say until when it was there: if that is no longer `since`, another
        process has done it. What is `noted` is written in the same transaction. Returns the number of tables
        whose clocks were moved."""
        claimed = await sql(
            "INSERT INTO meta (key, value) VALUES (?, ?) ON CONFLICT (key)"
            " DO UPDATE SET value = excluded.value WHERE meta.value = ? RETURNING key",
            (key, str(now), str(since)),
        )
        if not claimed:
            return 0  # another process was faster
        lost = (now - since, since)
        there = f"(guild_id >> {SHARD_SHIFT}) % {total:d} = {shard:d}"
        seats = await sql(
            "UPDATE seats SET deadline = deadline + ? WHERE deadline > ?"
            f" AND (SELECT {there} FROM tables WHERE id = table_id) RETURNING table_id, seat, deadline,"
            " (SELECT settings FROM tables WHERE id = table_id) AS settings",
            lost,
        )
        for row in seats:
            await _set_later(sql, row, row["deadline"] - (now - since), later, since, now)
        tables = await sql(f"UPDATE tables SET due = due + ? WHERE due > ? AND {there} RETURNING id", lost)
        await _wait_longer(sql, now - since, there)
        if told is not None:
            await _tell_all(sql, told, now, there)
        for key, value in noted.items():
            await rows.set_meta(sql, key, value)
        concerned = {row["table_id"] for row in seats} | {row["id"] for row in tables}
        return sum([await _show_again(sql, table_id, now) for table_id in sorted(concerned)])


async def _wait_longer(sql: Sql, seconds: int, there: str) -> None:
    """Nobody could touch a table or enter a season meanwhile."""
    await sql(
        f"UPDATE tables SET updated = updated + ?1, warned = warned + ?1 WHERE {OPEN} AND {there}",
        (seconds,),
    )
    await sql(
        "UPDATE seasons SET round_ends = round_ends + ?1, sign_up_ends = sign_up_ends + ?1,"
        " trouble_since = trouble_since + ?1, version = version + 1, check_at = 0"
        f" WHERE status IN ('open', 'running') AND {there}",
        (seconds,),
    )


async def _tell_all(sql: Sql, key: str, now: int, there: str) -> None:
    found = await sql(
        f"SELECT id, version FROM tables WHERE {OPEN} AND asleep IS NULL AND lesson = 0 AND {there}"
    )
    for row in found:
        notice = Letter(kind=LetterKind.NOTICE, version=row["version"], body={"key": key})
        await rows.enclose(sql, row["id"], [notice], now)


async def _set_later(sql: Sql, row: Row, deadline: int, later: Later, was: int, begin: int) -> None:
    """Correct a deadline that was moved, where the clock doesn't run all the time."""
    moved = deadline + begin - was
    right = later(msgspec.json.decode(row["settings"]), deadline, was, begin)
    if right != moved:
        await sql(
            "UPDATE seats SET deadline = ? WHERE table_id = ? AND seat = ? AND deadline = ?",
            (right, row["table_id"], row["seat"], moved),
        )


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
    if not clocks:
        return
    values = ", ".join([f"({', '.join(['CAST(? AS BIGINT)'] * len(CLOCK))})"] * len(clocks))
    await sql(
        f"WITH clock ({', '.join(CLOCK)}) AS (VALUES {values}) {SET_CLOCKS}",
        [*(getattr(clock, name) for clock in clocks for name in CLOCK), table_id],
    )
