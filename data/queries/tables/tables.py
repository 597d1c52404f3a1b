"""Tables from the outside: where they are, whether they sleep, who follows them, how they end."""

from __future__ import annotations

from collections.abc import Sequence

from data.models import Clock, Letter, SeatRow, Sleep, TableRow
from data.queries import rows
from data.queries.database import Database, Sql, reading, writing
from data.queries.deadlines.clocks import set_clocks
from data.queries.rows import OPEN

TABLES_A_STEP = 5
"""How many tables one transaction of a long job deletes: nobody waits for it longer than for a move."""


class TableQueries(Database):
    @reading
    async def load(self, sql: Sql, table_id: str) -> TableRow:
        """Raises NoSuchTable."""
        return await rows.table(sql, table_id)

    @reading
    async def seats(self, sql: Sql, table_id: str) -> list[SeatRow]:
        return await rows.seats(sql, table_id)

    @reading
    async def in_channel(self, sql: Sql, channel_id: int) -> TableRow | None:
        """The channel's lobby or running game, if any."""
        return await rows.in_channel(sql, channel_id)

    @reading
    async def last_in_channel(self, sql: Sql, channel_id: int) -> TableRow | None:
        """The table opened there last, in whatever state."""
        found = await rows.tables(
            sql,
            "WHERE channel_id = ? AND lesson = 0 ORDER BY created DESC, rowid DESC LIMIT 1",
            (channel_id,),
        )
        return found[0] if found else None

    @reading
    async def lesson(self, sql: Sql, user_id: int, game: str) -> TableRow | None:
        """The lesson of this game that a person has begun, if any."""
        return await rows.lesson(sql, user_id, game)

    @reading
    async def what_if(self, sql: Sql, user_id: int) -> TableRow | None:
        """What a person tries out now, if anything."""
        return await rows.what_if(sql, user_id)

    @reading
    async def of_person(self, sql: Sql, user_id: int) -> list[TableRow]:
        """Every lobby and running game where this person has a seat, in all guilds, oldest change first."""
        return await rows.tables(
            sql,
            "JOIN seats AS own ON own.table_id = tables.id"
            f" WHERE own.user_id = ? AND NOT own.left AND {OPEN} ORDER BY tables.updated, tables.rowid",
            (user_id,),
        )

    @reading
    async def left_by(self, sql: Sql, user_id: int) -> list[TableRow]:
        """Running games that this person has left to the computer, the newest change first."""
        return await rows.tables(
            sql,
            "JOIN seats AS own ON own.table_id = tables.id WHERE own.user_id = ? AND own.left"
            " AND tables.status = 'running' ORDER BY tables.updated DESC, tables.rowid",
            (user_id,),
        )

    @reading
    async def in_guild(self, sql: Sql, guild_id: int) -> list[TableRow]:
        """Every lobby and running game of a guild."""
        return await rows.tables(sql, f"WHERE guild_id = ? AND {OPEN} ORDER BY updated, rowid", (guild_id,))

    @reading
    async def pending(self, sql: Sql) -> list[TableRow]:
        """Every lobby and running game. For a start over, never for a periodic job."""
        return await rows.tables(sql, f"WHERE {OPEN} ORDER BY updated, rowid")

    @reading
    async def table_counts(self, sql: Sql) -> dict[str, int]:
        """How many lobbies, running, sleeping and finished games there are, counted in indexes. For figures
        that may be some minutes old."""
        [found] = await sql(
            "SELECT"
            " (SELECT count(*) FROM tables INDEXED BY awake_tables_by_guild"
            " WHERE status IN ('lobby', 'running') AND asleep IS NULL) AS awake,"
            " (SELECT count(*) FROM tables INDEXED BY games_to_sleep"
            " WHERE status = 'running' AND asleep IS NULL) AS running,"
            " (SELECT count(*) FROM tables INDEXED BY sleepers_to_stop"
            " WHERE status IN ('lobby', 'running') AND asleep IS NOT NULL) AS asleep,"
            " (SELECT count(*) FROM tables INDEXED BY tables_by_end WHERE ended IS NOT NULL) AS ended"
        )
        return {
            "lobby": found["awake"] - found["running"],
            "running": found["running"],
            "asleep": found["asleep"],
            "over": found["ended"],
        }

    @writing
    async def move_to(
        self, sql: Sql, table_id: str, *, channel_id: int, letters: Sequence[Letter] = (), now: int
    ) -> TableRow:
        """Continue in another channel of the guild; the old messages are forgotten. Raises ChannelTaken."""
        there = await rows.table(sql, table_id, hold=True)
        if there.channel_id != channel_id or there.asleep:
            await rows.check_free(sql, channel_id)
            await rows.changed_one(
                sql,
                "UPDATE tables SET channel_id = ?, updated = ?, board_message_id = NULL,"
                " board_channel_id = NULL, board_version = NULL, board_note = NULL,"
                " lobby_message_id = NULL, asleep = NULL"
                f" WHERE id = ? AND {OPEN}",
                (channel_id, now, table_id),
                table_id,
            )
            await sql("UPDATE votes SET message_id = NULL WHERE table_id = ?", (table_id,))
            await rows.enclose(sql, table_id, letters, now)
        return await rows.table(sql, table_id)

    @writing
    async def set_due(
        self, sql: Sql, table_id: str, due: int | None, *, expected_version: int | None = None
    ) -> None:
        """When a reaction time runs out, for tables where it changes without a move. Raises Stale if the
        table is not at `expected_version`, as `end` and `sleep` do."""
        await rows.changed_one(
            sql,
            "UPDATE tables SET due = ?"
            " WHERE id = ? AND version = coalesce(?, version) AND status = 'running'",
            (due, table_id, expected_version),
            table_id,
        )

    @writing
    async def end(
        self,
        sql: Sql,
        table_id: str,
        *,
        expected_version: int | None = None,
        letters: Sequence[Letter] = (),
        now: int,
    ) -> TableRow:
        """Close a lobby or stop a running game. Raises Stale if it has ended."""
        row = await rows.changed_one(
            sql,
            "UPDATE tables SET status = 'ended', ended = ?, updated = ?, due = NULL"
            f" WHERE id = ? AND version = coalesce(?, version) AND {OPEN}",
            (now, now, table_id, expected_version),
            table_id,
        )
        await rows.forget_former_players(sql, table_id)
        await rows.enclose(sql, table_id, letters, now)
        return row

    @writing
    async def purge(self, sql: Sql, before: int, limit: int = TABLES_A_STEP) -> int:
        """Delete some of the tables that ended before this moment, with their moves and letters; return how
        many. 0: none are left."""
        gone = await sql(
            "DELETE FROM tables WHERE id IN (SELECT id FROM tables WHERE ended < ? ORDER BY ended LIMIT ?)"
            " RETURNING figures",
            (before, limit),
        )
        for figures in {row["figures"] for row in gone}:
            await sql(
                "DELETE FROM figures WHERE hash = ?1"
                " AND NOT EXISTS (SELECT 1 FROM tables WHERE tables.figures = ?1)",
                (figures,),
            )
        return len(gone)

    @writing
    async def sleep(
        self,
        sql: Sql,
        table_id: str,
        why: Sleep,
        letters: Sequence[Letter] = (),
        clocks: Sequence[Clock] = (),
        *,
        expected_version: int | None = None,
        now: int,
    ) -> TableRow:
        """Put a table to sleep; `clocks` are as they stop. Raises Stale if it sleeps or has ended."""
        row = await rows.changed_one(
            sql,
            "UPDATE tables SET asleep = ?, updated = ?"
            f" WHERE id = ? AND version = coalesce(?, version) AND asleep IS NULL AND {OPEN}",
            (why, now, table_id, expected_version),
            table_id,
        )
        await set_clocks(sql, table_id, clocks)
        await rows.enclose(sql, table_id, letters, now)
        return row

    @writing
    async def wake(self, sql: Sql, table_id: str, letters: Sequence[Letter] = (), *, now: int) -> TableRow:
        """Wake a table. Raises ChannelTaken if another table is in its channel."""
        await rows.check_free(sql, (await rows.table(sql, table_id, hold=True)).channel_id)
        row = await rows.changed_one(
            sql,
            f"UPDATE tables SET asleep = NULL, updated = ? WHERE id = ? AND asleep IS NOT NULL AND {OPEN}",
            (now, table_id),
            table_id,
        )
        await rows.enclose(sql, table_id, letters, now)
        return row

    @reading
    async def asleep_in(self, sql: Sql, guild_id: int) -> list[TableRow]:
        return await rows.tables(
            sql,
            "INDEXED BY sleeping_tables_by_guild"
            f" WHERE guild_id = ? AND asleep IS NOT NULL AND {OPEN} ORDER BY updated, rowid",
            (guild_id,),
        )

    @writing
    async def warn(self, sql: Sql, table_id: str, letters: Sequence[Letter], *, now: int) -> None:
        """Note the warning that this lobby will be closed, together with its letter; once since its last
        change."""
        once = await sql(
            "UPDATE tables SET warned = ? WHERE id = ? AND status = 'lobby'"
            " AND (warned IS NULL OR warned <= updated) RETURNING id",
            (now, table_id),
        )
        if once:
            await rows.enclose(sql, table_id, letters, now)

    @writing
    async def follow(self, sql: Sql, table_id: str, user_id: int, on: bool) -> None:
        await rows.table(sql, table_id)
        if on:
            await sql(
                "INSERT INTO followers (table_id, user_id) VALUES (?, ?) ON CONFLICT DO NOTHING",
                (table_id, user_id),
            )
        else:
            await sql("DELETE FROM followers WHERE table_id = ? AND user_id = ?", (table_id, user_id))

    @reading
    async def followers(self, sql: Sql, table_id: str) -> list[int]:
        """People who follow the table without a seat; those who have joined since are left out."""
        found = await sql(
            "SELECT user_id FROM followers WHERE table_id = ?1 AND user_id NOT IN"
            " (SELECT user_id FROM seats WHERE table_id = ?1 AND user_id IS NOT NULL AND NOT seats.left)"
            " ORDER BY rowid",
            (table_id,),
        )
        return [row["user_id"] for row in found]
