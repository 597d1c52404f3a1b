"""What is kept for long and what is let go: sleeping tables, results, the traces of a person."""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from data.models import Clock, Letter, LetterKind, Person, Rating, Result, Sleep, Stale, TableRow
from data.sqlite import rows
from data.sqlite.clocks import set_clocks
from data.sqlite.database import Database, Row, Sql
from data.sqlite.rows import NOBODY, OPEN, struct
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
    async def sleep(
        self,
        table_id: str,
        why: Sleep,
        letters: Sequence[Letter] = (),
        clocks: Sequence[Clock] = (),
        *,
        now: int,
    ) -> TableRow:
        async with self.writing() as sql:
            await rows.changed_one(
                sql,
                f"UPDATE tables SET asleep = ?, updated = ? WHERE id = ? AND asleep IS NULL AND {OPEN}"
                " RETURNING id",
                (why, now, table_id),
                table_id,
            )
            await set_clocks(sql, table_id, clocks)
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

    async def ratings(self, guild_id: int, game: str | None = None) -> list[Rating]:
        async with self.reading() as sql:
            found = await sql(
                "SELECT * FROM ratings WHERE guild_id = ? AND game = ifnull(?, game)", (guild_id, game)
            )
            return [struct(row, Rating) for row in found]

    async def knows_figures(self, figures: Raw) -> bool:
        async with self.reading() as sql:
            return bool(await sql("SELECT 1 FROM figures WHERE body = ?", (msgspec.json.encode(figures),)))

    # records

    async def keep_record(self, user_id: int, record: bytes, *, now: int) -> None:
        body = await asyncio.to_thread(zlib.compress, record)
        async with self.writing() as sql:
            await sql(
                "INSERT OR REPLACE INTO records (user_id, brought, body) VALUES (?, ?, ?)",
                (user_id, now, body),
            )

    async def record_of(self, user_id: int) -> tuple[int, bytes] | None:
        async with self.reading() as sql:
            found = await sql("SELECT brought, body FROM records WHERE user_id = ?", (user_id,))
        return (found[0]["brought"], zlib.decompress(found[0]["body"])) if found else None

    async def drop_record(self, user_id: int) -> bool:
        async with self.writing() as sql:
            return bool(await sql("DELETE FROM records WHERE user_id = ? RETURNING user_id", (user_id,)))

    async def drop_records(self, before: int) -> int:
        async with self.writing() as sql:
            return len(await sql("DELETE FROM records WHERE brought < ? RETURNING user_id", (before,)))

    # a person

    async def strike_out(self, user_id: int) -> Person:
        async with self.writing() as sql:
            for place in ("results", "ratings"):
                await sql(f"DELETE FROM {place} WHERE user_id = ?", (user_id,))
            changed = await sql(
                "INSERT INTO people (user_id, counted) VALUES (?, 0)"
                " ON CONFLICT (user_id) DO UPDATE SET counted = 0 RETURNING *",
                (user_id,),
            )
            return struct(changed[0], Person)

    async def known_of(self, user_id: int) -> dict[str, list[dict[str, Any]]]:
        async with self.reading() as sql:
            return {
                place: [_plain(row) for row in await sql(question, (user_id,))]
                for place, question in TRACES.items()
            }

    async def forget(
        self,
        user_id: int,
        *,
        nobody: Callable[[str], str],
        letters: Mapping[str, Sequence[Letter]],
        now: int,
    ) -> list[str]:
        async with self.writing() as sql:
            own = await sql(
                "SELECT id, seat, status, language FROM seats JOIN tables ON tables.id = table_id"
                " WHERE user_id = ?",
                (user_id,),
            )
            if any(row["status"] == "lobby" for row in own):
                raise Stale("lobbies are left before a person is forgotten")
            for row in own:
                await _empty(sql, row["id"], row["seat"], nobody(row["language"]))
                posted = [
                    letter
                    for letter in letters.get(row["id"], ())
                    if row["status"] == "running" or letter.kind is LetterKind.CLEAR_PRIVATE
                ]
                await rows.enclose(sql, row["id"], posted, now)
                if not any(letter.kind is LetterKind.BOARD for letter in posted):
                    await sql("UPDATE tables SET board_note = NULL WHERE id = ?", (row["id"],))
                await sql(  # the words of a board hold names
                    "UPDATE outbox SET body = json_remove(body, '$.note')"
                    " WHERE table_id = ? AND kind IN (?, ?)",
                    (row["id"], LetterKind.MOVED_AWAY, LetterKind.REPLACED_BOARD),
                )
                if row["status"] == "running":
                    await sql(  # somebody knows what this seat has seen, and nobody knows who
                        "INSERT OR IGNORE INTO former_players (table_id, seat, user_id) VALUES (?, ?, ?)",
                        (row["id"], row["seat"], NOBODY),
                    )
            await _forget_letters(sql, user_id)
            await sql("UPDATE OR REPLACE former_players SET user_id = ? WHERE user_id = ?", (NOBODY, user_id))
            await sql("UPDATE tables SET host_id = ? WHERE host_id = ?", (NOBODY, user_id))
            for place in ("people", "followers", "results", "ratings", "records"):
                await sql(f"DELETE FROM {place} WHERE user_id = ?", (user_id,))
            return [row["id"] for row in own if row["status"] == "running"]


def _plain(row: Row) -> dict[str, Any]:
    """A row as the person it is about gets to read it."""
    found = dict(row)
    if "record" in found:
        found["record"] = msgspec.Raw(zlib.decompress(found["record"]))
    if "move" in found:
        found["move"] = msgspec.Raw(found["move"].encode())
    return found


async def _empty(sql: Sql, table_id: str, seat: Seat, name: str) -> None:
    """Remove from a seat everything that tells who sat there."""
    await sql(
        "UPDATE seats SET user_id = NULL, name = ?, dm = 'unknown', desk_channel_id = NULL,"
        " desk_message_id = NULL, ping_message_id = NULL WHERE table_id = ? AND seat = ?",
        (name, table_id, seat),
    )


async def _forget_letters(sql: Sql, user_id: int) -> None:
    """No letter names this person. Messages of a former seat are still removed: they may show a hand."""
    await sql(
        f"DELETE FROM outbox WHERE {NAMED} = ? AND (kind <> ? OR json_extract(body, '$.channel') IS NULL)",
        (user_id, LetterKind.CLEAR_PRIVATE),
    )
    await sql(f"UPDATE outbox SET body = json_remove(body, '$.user') WHERE {NAMED} = ?", (user_id,))


async def _insert(sql: Sql, place: str, structs: Sequence[Result] | Sequence[Rating]) -> None:
    for one in structs:
        names = one.__struct_fields__
        values = [getattr(one, name) for name in names]
        marks = ", ".join("?" for _ in names)
        await sql(f"INSERT OR REPLACE INTO {place} ({', '.join(names)}) VALUES ({marks})", values)
