"""Tables from the outside: where they are, who sits there, what became of them."""

from __future__ import annotations

from collections.abc import Sequence

from data.models import DM, AlreadySeated, Letter, NotSeated, SeatRow, TableRow
from data.sqlite import rows
from data.sqlite.database import Database, Sql, reading, writing
from data.sqlite.rows import NOBODY, OPEN
from data.store import TABLES_A_STEP
from engines.core import Seat


class TableQueries(Database):
    @reading
    def load(self, sql: Sql, table_id: str) -> TableRow:
        return rows.table(sql, table_id)

    @reading
    def seats(self, sql: Sql, table_id: str) -> list[SeatRow]:
        return rows.seats(sql, table_id)

    @reading
    def in_channel(self, sql: Sql, channel_id: int) -> TableRow | None:
        return rows.in_channel(sql, channel_id)

    @reading
    def last_in_channel(self, sql: Sql, channel_id: int) -> TableRow | None:
        found = rows.tables(
            sql,
            "WHERE channel_id = ? AND lesson = 0 ORDER BY created DESC, rowid DESC LIMIT 1",
            (channel_id,),
        )
        return found[0] if found else None

    @reading
    def lesson(self, sql: Sql, user_id: int, game: str) -> TableRow | None:
        return rows.lesson(sql, user_id, game)

    @reading
    def newcomers(self, sql: Sql, table_id: str) -> set[Seat]:
        found = sql(
            "SELECT seats.seat FROM seats JOIN tables ON tables.id = seats.table_id"
            " LEFT JOIN people ON people.user_id = seats.user_id"
            " WHERE seats.table_id = ? AND seats.user_id IS NOT NULL AND COALESCE(people.counted, 1)"
            " AND NOT EXISTS (SELECT 1 FROM results"
            " WHERE results.user_id = seats.user_id AND results.game = tables.game)",
            (table_id,),
        )
        return {row["seat"] for row in found}

    @reading
    def of_person(self, sql: Sql, user_id: int) -> list[TableRow]:
        return rows.tables(
            sql,
            "JOIN seats AS own ON own.table_id = tables.id"
            f" WHERE own.user_id = ? AND NOT own.left AND {OPEN} ORDER BY tables.updated, tables.rowid",
            (user_id,),
        )

    @reading
    def left_by(self, sql: Sql, user_id: int) -> list[TableRow]:
        return rows.tables(
            sql,
            "JOIN seats AS own ON own.table_id = tables.id WHERE own.user_id = ? AND own.left"
            " AND tables.status = 'running' ORDER BY tables.updated DESC, tables.rowid",
            (user_id,),
        )

    @reading
    def in_guild(self, sql: Sql, guild_id: int) -> list[TableRow]:
        return rows.tables(sql, f"WHERE guild_id = ? AND {OPEN} ORDER BY updated, rowid", (guild_id,))

    @reading
    def pending(self, sql: Sql) -> list[TableRow]:
        return rows.tables(sql, f"WHERE {OPEN} ORDER BY updated, rowid")

    @writing
    def move_to(
        self, sql: Sql, table_id: str, *, channel_id: int, letters: Sequence[Letter] = (), now: int
    ) -> TableRow:
        there = rows.table(sql, table_id)
        if there.channel_id != channel_id or there.asleep:
            rows.check_free(sql, channel_id)
            rows.changed_one(
                sql,
                "UPDATE tables SET channel_id = ?, updated = ?, board_message_id = NULL,"
                " board_channel_id = NULL, board_version = NULL, board_note = NULL,"
                " lobby_message_id = NULL, asleep = NULL"
                f" WHERE id = ? AND {OPEN} RETURNING id",
                (channel_id, now, table_id),
                table_id,
            )
            sql("UPDATE votes SET message_id = NULL WHERE table_id = ?", (table_id,))
            rows.enclose(sql, table_id, letters, now)
        return rows.table(sql, table_id)

    @writing
    def set_due(self, sql: Sql, table_id: str, due: int | None) -> None:
        rows.changed_one(
            sql,
            "UPDATE tables SET due = ? WHERE id = ? AND status = 'running' RETURNING id",
            (due, table_id),
            table_id,
        )

    @writing
    def end(self, sql: Sql, table_id: str, *, letters: Sequence[Letter] = (), now: int) -> TableRow:
        rows.changed_one(
            sql,
            "UPDATE tables SET status = 'ended', ended = ?, updated = ?, due = NULL"
            f" WHERE id = ? AND {OPEN} RETURNING id",
            (now, now, table_id),
            table_id,
        )
        rows.forget_former_players(sql, table_id)
        rows.enclose(sql, table_id, letters, now)
        return rows.table(sql, table_id)

    @writing
    def purge(self, sql: Sql, before: int, limit: int = TABLES_A_STEP) -> int:
        gone = sql(
            "DELETE FROM tables WHERE id IN (SELECT id FROM tables WHERE ended < ? ORDER BY ended LIMIT ?)"
            " RETURNING figures",
            (before, limit),
        )
        for figures in {row["figures"] for row in gone}:
            sql(
                "DELETE FROM figures WHERE hash = ?1"
                " AND NOT EXISTS (SELECT 1 FROM tables WHERE tables.figures = ?1)",
                (figures,),
            )
        return len(gone)

    # seats of a running game

    @writing
    def set_left(
        self, sql: Sql, table_id: str, seat: Seat, left: bool, letters: Sequence[Letter] = (), *, now: int
    ) -> None:
        _change_seat(sql, table_id, seat, "left = ?, offered = 0", left)
        rows.enclose(sql, table_id, letters, now)

    @reading
    def former_players(self, sql: Sql, table_id: str) -> list[tuple[Seat, int | None]]:
        found = sql(
            "SELECT seat, nullif(user_id, ?) AS person FROM former_players WHERE table_id = ?"
            " ORDER BY seat, user_id",
            (NOBODY, table_id),
        )
        return [(row["seat"], row["person"]) for row in found]

    @writing
    def set_dm(self, sql: Sql, table_id: str, seat: Seat, dm: DM) -> None:
        _change_seat(sql, table_id, seat, "dm = ?", dm)

    @writing
    def set_offered(
        self, sql: Sql, table_id: str, seat: Seat, offered: bool, letters: Sequence[Letter] = (), *, now: int
    ) -> None:
        _change_seat(sql, table_id, seat, "offered = ?, offer_message_id = NULL", offered)
        rows.enclose(sql, table_id, letters, now)

    @writing
    def replace(
        self,
        sql: Sql,
        table_id: str,
        seat: Seat,
        *,
        user_id: int,
        name: str,
        letters: Sequence[Letter] = (),
        now: int,
    ) -> None:
        if any(other.user_id == user_id for other in rows.seats(sql, table_id)):
            raise AlreadySeated(f"already at table {table_id}")
        sql(
            "INSERT OR IGNORE INTO former_players (table_id, seat, user_id)"
            " SELECT table_id, seat, user_id FROM seats"
            " WHERE table_id = ? AND seat = ? AND user_id IS NOT NULL",
            (table_id, seat),
        )
        sql(  # who comes back is no former player of this seat
            "DELETE FROM former_players WHERE table_id = ? AND seat = ? AND user_id = ?",
            (table_id, seat, user_id),
        )
        _change_seat(
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
        rows.enclose(sql, table_id, letters, now)


def _change_seat(sql: Sql, table_id: str, seat: Seat, change: str, *values: object) -> None:
    statement = f"UPDATE seats SET {change} WHERE table_id = ? AND seat = ? RETURNING seat"
    if not sql(statement, (*values, table_id, seat)):
        raise NotSeated(f"table {table_id} has no seat {seat}")
