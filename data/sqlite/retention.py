"""What is kept for long and what is let go: sleeping tables, results, the traces of a person."""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from data.models import (
    Clock,
    Forgotten,
    Letter,
    LetterKind,
    Person,
    Rating,
    Result,
    SeatRow,
    Sleep,
    Stale,
    TableRow,
)
from data.sqlite import rows
from data.sqlite.clocks import set_clocks
from data.sqlite.database import Database, Row, Sql, reading, writing
from data.sqlite.rows import NOBODY, OPEN, struct
from data.store_people import SEATS_A_STEP
from engines.core import Raw, Seat

NAMED = "json_extract(body, '$.user')"
"""The person that a letter names."""
TRACES = {
    "people": "SELECT * FROM people WHERE user_id = ?",
    "seats": "SELECT table_id, game, status, seat, name, joined_at, left, offered, dm, asked_at, deadline,"
    " bank, spent, answers, reminders, reminded_at, hushed, nudged_at"
    " FROM seats JOIN tables ON tables.id = table_id WHERE user_id = ? ORDER BY joined_at, table_id",
    "moves": "SELECT moves.table_id, at, move, undone FROM moves JOIN seats USING (table_id, seat)"
    " WHERE user_id = ? AND move NOT NULL AND at >= joined_at ORDER BY at, moves.table_id, number",
    "tables opened": "SELECT id, game, status, created, updated FROM tables WHERE host_id = ?",
    "tables followed": "SELECT table_id FROM followers WHERE user_id = ?",
    "seats given away": "SELECT table_id, seat FROM former_players WHERE user_id = ?",
    "results": "SELECT * FROM results WHERE user_id = ?",
    "ratings": "SELECT * FROM ratings WHERE user_id = ?",
    "records": "SELECT brought, body AS record FROM records WHERE user_id = ?",
    "letters": f"SELECT table_id, kind, created FROM outbox WHERE {NAMED} = ?",
}
"""Every place where something of a person is kept, and what stands there. The salt of a seat is left out: it
decides the cards of a running game; so is the number of a move: it counts the secret moves of others too."""


class RetentionQueries(Database):
    @writing
    def sleep(
        self,
        sql: Sql,
        table_id: str,
        why: Sleep,
        letters: Sequence[Letter] = (),
        clocks: Sequence[Clock] = (),
        *,
        now: int,
    ) -> TableRow:
        rows.changed_one(
            sql,
            f"UPDATE tables SET asleep = ?, updated = ? WHERE id = ? AND asleep IS NULL AND {OPEN}"
            " RETURNING id",
            (why, now, table_id),
            table_id,
        )
        set_clocks(sql, table_id, clocks)
        rows.enclose(sql, table_id, letters, now)
        return rows.table(sql, table_id)

    @writing
    def wake(self, sql: Sql, table_id: str, letters: Sequence[Letter] = (), *, now: int) -> TableRow:
        rows.check_free(sql, rows.table(sql, table_id).channel_id)
        rows.changed_one(
            sql,
            "UPDATE tables SET asleep = NULL, updated = ? WHERE id = ? AND asleep IS NOT NULL"
            f" AND {OPEN} RETURNING id",
            (now, table_id),
            table_id,
        )
        rows.enclose(sql, table_id, letters, now)
        return rows.table(sql, table_id)

    @reading
    def asleep_in(self, sql: Sql, guild_id: int) -> list[TableRow]:
        return rows.tables(
            sql,
            "INDEXED BY sleeping_tables_by_guild"
            f" WHERE guild_id = ? AND asleep IS NOT NULL AND {OPEN} ORDER BY updated, rowid",
            (guild_id,),
        )

    @writing
    def warn(self, sql: Sql, table_id: str, letters: Sequence[Letter], *, now: int) -> None:
        sql("UPDATE tables SET warned = ? WHERE id = ?", (now, table_id))
        rows.enclose(sql, table_id, letters, now)

    # results

    @reading
    def uncounted(self, sql: Sql) -> list[TableRow]:
        return rows.tables(
            sql,
            "INDEXED BY tables_to_count WHERE status = 'over' AND NOT counted ORDER BY ended, rowid",
        )

    @writing
    def count(
        self, sql: Sql, table_id: str, results: Sequence[Result], ratings: Sequence[Rating], *, now: int
    ) -> None:
        once = sql("UPDATE tables SET counted = 1 WHERE id = ? AND NOT counted RETURNING id", (table_id,))
        if once:
            _insert(sql, "results", results)
            _insert(sql, "ratings", ratings)

    @reading
    def results(self, sql: Sql, *, guild_id: int | None = None, user_id: int | None = None) -> list[Result]:
        wanted = {"guild_id": guild_id, "user_id": user_id}
        known = {column: value for column, value in wanted.items() if value is not None}
        where = " AND ".join(f"{column} = :{column}" for column in known)
        found = sql(
            f"SELECT * FROM results {'WHERE ' * bool(known)}{where} ORDER BY ended, table_id, seat", known
        )
        return [struct(row, Result) for row in found]

    @reading
    def ratings(self, sql: Sql, guild_id: int, game: str | None = None) -> list[Rating]:
        found = (
            sql("SELECT * FROM ratings WHERE guild_id = ?", (guild_id,))
            if game is None
            else sql("SELECT * FROM ratings WHERE guild_id = ? AND game = ?", (guild_id, game))
        )
        return [struct(row, Rating) for row in found]

    @reading
    def rating(self, sql: Sql, guild_id: int, game: str, user_id: int) -> Rating | None:
        found = sql(
            "SELECT * FROM ratings WHERE guild_id = ? AND game = ? AND user_id = ?", (guild_id, game, user_id)
        )
        return struct(found[0], Rating) if found else None

    @reading
    def knows_figures(self, sql: Sql, figures: Raw) -> bool:
        return bool(sql("SELECT 1 FROM figures WHERE hash = ?", (rows.kept_figures(figures)[0],)))

    # records

    async def keep_record(self, user_id: int, record: bytes, *, now: int) -> None:
        await self._keep_record(user_id, await asyncio.to_thread(zlib.compress, record), now)

    @writing
    def _keep_record(self, sql: Sql, user_id: int, body: bytes, now: int) -> None:
        sql(
            "INSERT OR REPLACE INTO records (user_id, brought, body) VALUES (?, ?, ?)",
            (user_id, now, body),
        )

    @writing
    def keep_review(self, sql: Sql, table_id: str, body: bytes, *, now: int) -> None:
        sql("INSERT OR REPLACE INTO reviews (id, made, body) VALUES (?, ?, ?)", (table_id, now, body))

    @reading
    def review(self, sql: Sql, table_id: str) -> bytes | None:
        found = sql("SELECT body FROM reviews WHERE id = ?", (table_id,))
        return found[0]["body"] if found else None

    @writing
    def drop_reviews(self, sql: Sql, before: int) -> None:
        sql(
            "DELETE FROM reviews WHERE made < ? AND NOT EXISTS (SELECT 1 FROM tables WHERE id = reviews.id)",
            (before,),
        )

    @reading
    def record_of(self, sql: Sql, user_id: int) -> tuple[int, bytes] | None:
        found = sql("SELECT brought, body FROM records WHERE user_id = ?", (user_id,))
        return (found[0]["brought"], zlib.decompress(found[0]["body"])) if found else None

    @writing
    def drop_record(self, sql: Sql, user_id: int) -> bool:
        return bool(sql("DELETE FROM records WHERE user_id = ? RETURNING user_id", (user_id,)))

    @writing
    def drop_records(self, sql: Sql, before: int) -> int:
        return len(sql("DELETE FROM records WHERE brought < ? RETURNING user_id", (before,)))

    # a person

    @writing
    def strike_out(self, sql: Sql, user_id: int) -> Person:
        for place in ("results", "ratings"):
            sql(f"DELETE FROM {place} WHERE user_id = ?", (user_id,))
        changed = sql(
            "INSERT INTO people (user_id, counted) VALUES (?, 0)"
            " ON CONFLICT (user_id) DO UPDATE SET counted = 0 RETURNING *",
            (user_id,),
        )
        return struct(changed[0], Person)

    @reading
    def known_of(self, sql: Sql, user_id: int) -> dict[str, list[dict[str, Any]]]:
        return {
            place: [_plain(row) for row in sql(question, (user_id,))] for place, question in TRACES.items()
        }

    @reading
    def seats_of(self, sql: Sql, user_id: int, limit: int = SEATS_A_STEP) -> list[SeatRow]:
        found = sql(
            f"{rows.SELECT_SEATS} WHERE seats.user_id = ? ORDER BY table_id, seat LIMIT ?", (user_id, limit)
        )
        return [rows.seat(row) for row in found]

    @reading
    def half_forgotten(self, sql: Sql) -> list[int]:
        return [row["user_id"] for row in sql("SELECT user_id FROM half_forgotten")]

    @writing
    def forget(
        self,
        sql: Sql,
        user_id: int,
        *,
        nobody: Callable[[str], str],
        letters: Mapping[str, Sequence[Letter]],
        now: int,
        limit: int = SEATS_A_STEP,
    ) -> Forgotten:
        own = sql(
            "SELECT id, seat, status, language FROM seats JOIN tables ON tables.id = table_id"
            " WHERE user_id = ? ORDER BY table_id, seat",
            (user_id,),
        )
        if any(row["status"] == "lobby" for row in own):
            raise Stale("lobbies are left before a person is forgotten")
        for row in own[:limit]:
            _empty(sql, row["id"], row["seat"], nobody(row["language"]))
            _clear_table(sql, row, letters.get(row["id"], ()), now)
        done = len(own) <= limit
        if done:
            _forget_the_rest(sql, user_id)
        else:
            sql("INSERT OR IGNORE INTO half_forgotten (user_id) VALUES (?)", (user_id,))
        return Forgotten([row["id"] for row in own[:limit] if row["status"] == "running"], done)


def _clear_table(sql: Sql, row: Row, letters: Sequence[Letter], now: int) -> None:
    """Remove from a table what may name the person who sat in this seat."""
    posted = [
        letter for letter in letters if row["status"] == "running" or letter.kind is LetterKind.CLEAR_PRIVATE
    ]
    rows.enclose(sql, row["id"], posted, now)
    if not any(letter.kind is LetterKind.BOARD for letter in posted):
        sql("UPDATE tables SET board_note = NULL WHERE id = ?", (row["id"],))
    sql(  # the words of a board hold names
        "UPDATE outbox SET body = json_remove(body, '$.note') WHERE table_id = ? AND kind IN (?, ?)",
        (row["id"], LetterKind.MOVED_AWAY, LetterKind.REPLACED_BOARD),
    )
    if row["status"] == "running":
        sql(  # somebody knows what this seat has seen, and nobody knows who
            "INSERT OR IGNORE INTO former_players (table_id, seat, user_id) VALUES (?, ?, ?)",
            (row["id"], row["seat"], NOBODY),
        )


def _forget_the_rest(sql: Sql, user_id: int) -> None:
    """Delete all that is kept of a person who has no seat."""
    _forget_letters(sql, user_id)
    sql("UPDATE OR REPLACE former_players SET user_id = ? WHERE user_id = ?", (NOBODY, user_id))
    sql("UPDATE tables SET host_id = ? WHERE host_id = ?", (NOBODY, user_id))
    for place in ("people", "followers", "results", "ratings", "records", "half_forgotten"):
        sql(f"DELETE FROM {place} WHERE user_id = ?", (user_id,))


def _plain(row: Row) -> dict[str, Any]:
    """A row as the person it is about gets to read it."""
    found = dict(row)
    if "record" in found:
        found["record"] = msgspec.Raw(zlib.decompress(found["record"]))
    if "move" in found:
        found["move"] = msgspec.Raw(found["move"].encode())
    return found


def _empty(sql: Sql, table_id: str, seat: Seat, name: str) -> None:
    """Remove from a seat everything that tells who sat there."""
    sql(
        "UPDATE seats SET user_id = NULL, name = ?, dm = 'unknown', desk_channel_id = NULL,"
        " desk_message_id = NULL, ping_message_id = NULL WHERE table_id = ? AND seat = ?",
        (name, table_id, seat),
    )


def _forget_letters(sql: Sql, user_id: int) -> None:
    """No letter names this person. Messages of a former seat are still removed: they may show a hand."""
    sql(
        f"DELETE FROM outbox WHERE {NAMED} = ? AND (kind <> ? OR json_extract(body, '$.channel') IS NULL)",
        (user_id, LetterKind.CLEAR_PRIVATE),
    )
    sql(f"UPDATE outbox SET body = json_remove(body, '$.user') WHERE {NAMED} = ?", (user_id,))


def _insert(sql: Sql, place: str, structs: Sequence[Result] | Sequence[Rating]) -> None:
    for one in structs:
        names = one.__struct_fields__
        values = [getattr(one, name) for name in names]
        marks = ", ".join("?" for _ in names)
        sql(f"INSERT OR REPLACE INTO {place} ({', '.join(names)}) VALUES ({marks})", values)
