"""Tables from the outside: where they are, who sits there, what became of them."""

from __future__ import annotations

from collections.abc import Sequence

from data.models import DM, AlreadySeated, Letter, NotSeated, SeatRow, TableRow
from data.sqlite import rows
from data.sqlite.database import Database, Sql
from data.sqlite.rows import NOBODY, OPEN
from engines.core import Seat


class TableQueries(Database):
    async def load(self, table_id: str) -> TableRow:
        async with self.reading() as sql:
            return await rows.table(sql, table_id)

    async def seats(self, table_id: str) -> list[SeatRow]:
        async with self.reading() as sql:
            return await rows.seats(sql, table_id)

    async def in_channel(self, channel_id: int) -> TableRow | None:
        async with self.reading() as sql:
            return await rows.in_channel(sql, channel_id)

    async def last_in_channel(self, channel_id: int) -> TableRow | None:
        async with self.reading() as sql:
            found = await rows.tables(
                sql, "WHERE channel_id = ? ORDER BY created DESC, rowid DESC LIMIT 1", (channel_id,)
            )
            return found[0] if found else None

    async def of_person(self, user_id: int) -> list[TableRow]:
        async with self.reading() as sql:
            return await rows.tables(
                sql,
                "JOIN seats AS own ON own.table_id = tables.id"
                f" WHERE own.user_id = ? AND NOT own.left AND {OPEN} ORDER BY tables.updated, tables.rowid",
                (user_id,),
            )

    async def left_by(self, user_id: int) -> list[TableRow]:
        async with self.reading() as sql:
            return await rows.tables(
                sql,
                "JOIN seats AS own ON own.table_id = tables.id WHERE own.user_id = ? AND own.left"
                " AND tables.status = 'running' ORDER BY tables.updated DESC, tables.rowid",
                (user_id,),
            )

    async def in_guild(self, guild_id: int) -> list[TableRow]:
        async with self.reading() as sql:
            return await rows.tables(
                sql, f"WHERE guild_id = ? AND {OPEN} ORDER BY updated, rowid", (guild_id,)
            )

    async def overdue(self, now: int) -> list[TableRow]:
        async with self.reading() as sql:
            return await rows.tables(sql, "WHERE due <= ? AND status = 'running' ORDER BY due, rowid", (now,))

    async def pending(self) -> list[TableRow]:
        async with self.reading() as sql:
            return await rows.tables(sql, f"WHERE {OPEN} ORDER BY updated, rowid")

    async def move_to(
        self, table_id: str, *, channel_id: int, letters: Sequence[Letter] = (), now: int
    ) -> TableRow:
        async with self.writing() as sql:
            there = await rows.table(sql, table_id)
            if there.channel_id != channel_id or there.asleep:
                await rows.check_free(sql, channel_id)
                await rows.changed_one(
                    sql,
                    "UPDATE tables SET channel_id = ?, updated = ?, board_message_id = NULL,"
                    " board_channel_id = NULL, board_version = NULL, board_note = NULL,"
                    " lobby_message_id = NULL, asleep = NULL"
                    f" WHERE id = ? AND {OPEN} RETURNING id",
                    (channel_id, now, table_id),
                    table_id,
                )
                await sql("UPDATE votes SET message_id = NULL WHERE table_id = ?", (table_id,))
                await rows.enclose(sql, table_id, letters, now)
            return await rows.table(sql, table_id)

    async def set_due(self, table_id: str, due: int | None) -> None:
        async with self.writing() as sql:
            await rows.changed_one(
                sql,
                "UPDATE tables SET due = ? WHERE id = ? AND status = 'running' RETURNING id",
                (due, table_id),
                table_id,
            )

    async def end(self, table_id: str, *, letters: Sequence[Letter] = (), now: int) -> TableRow:
        async with self.writing() as sql:
            await rows.changed_one(
                sql,
                "UPDATE tables SET status = 'ended', ended = ?, updated = ?, due = NULL"
                f" WHERE id = ? AND {OPEN} RETURNING id",
                (now, now, table_id),
                table_id,
            )
            await rows.forget_former_players(sql, table_id)
            await rows.enclose(sql, table_id, letters, now)
            return await rows.table(sql, table_id)

    async def purge(self, before: int) -> int:
        async with self.writing() as sql:
            gone = await sql("DELETE FROM tables WHERE ended < ? RETURNING id", (before,))
            await sql(
                "DELETE FROM figures WHERE hash NOT IN (SELECT figures FROM tables WHERE state NOTNULL)"
            )
            return len(gone)

    # seats of a running game

    async def set_left(
        self, table_id: str, seat: Seat, left: bool, letters: Sequence[Letter] = (), *, now: int
    ) -> None:
        async with self.writing() as sql:
            await _change_seat(sql, table_id, seat, "left = ?, offered = 0", left)
            await rows.enclose(sql, table_id, letters, now)

    async def former_players(self, table_id: str) -> list[tuple[Seat, int | None]]:
        async with self.reading() as sql:
            found = await sql(
                "SELECT seat, nullif(user_id, ?) AS person FROM former_players WHERE table_id = ?"
                " ORDER BY seat, user_id",
                (NOBODY, table_id),
            )
            return [(row["seat"], row["person"]) for row in found]

    async def set_dm(self, table_id: str, seat: Seat, dm: DM) -> None:
        async with self.writing() as sql:
            await _change_seat(sql, table_id, seat, "dm = ?", dm)

    async def set_offered(
        self, table_id: str, seat: Seat, offered: bool, letters: Sequence[Letter] = (), *, now: int
    ) -> None:
        async with self.writing() as sql:
            await _change_seat(sql, table_id, seat, "offered = ?, offer_message_id = NULL", offered)
            await rows.enclose(sql, table_id, letters, now)

    async def replace(
        self,
        table_id: str,
        seat: Seat,
        *,
        user_id: int,
        name: str,
        letters: Sequence[Letter] = (),
        now: int,
    ) -> None:
        async with self.writing() as sql:
            if any(other.user_id == user_id for other in await rows.seats(sql, table_id)):
                raise AlreadySeated(f"already at table {table_id}")
            await sql(
                "INSERT OR IGNORE INTO former_players (table_id, seat, user_id)"
                " SELECT table_id, seat, user_id FROM seats"
                " WHERE table_id = ? AND seat = ? AND user_id IS NOT NULL",
                (table_id, seat),
            )
            await sql(  # who comes back is no former player of this seat
                "DELETE FROM former_players WHERE table_id = ? AND seat = ? AND user_id = ?",
                (table_id, seat, user_id),
            )
            await _change_seat(
                sql,
                table_id,
                seat,
                "user_id = ?, name = ?, joined_at = ?, left = 0, dm = 'unknown', desk_channel_id = NULL,"
                " desk_message_id = NULL, ping_message_id = NULL, offered = 0, offer_message_id = NULL,"
                " spent = 0, answers = 0,"
                " asked_at = NULL, deadline = NULL, bank = NULL",
                user_id,
                name,
                now,
            )
            await rows.enclose(sql, table_id, letters, now)


async def _change_seat(sql: Sql, table_id: str, seat: Seat, change: str, *values: object) -> None:
    statement = f"UPDATE seats SET {change} WHERE table_id = ? AND seat = ? RETURNING seat"
    if not await sql(statement, (*values, table_id, seat)):
        raise NotSeated(f"table {table_id} has no seat {seat}")
