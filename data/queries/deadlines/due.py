"""What is due: the periodic jobs ask for that alone. Each question has an index that holds nothing else."""

from __future__ import annotations

from data.models import Person, SeatRow, TableRow
from data.queries import rows
from data.queries.database import Database, Sql, reading, writing
from data.queries.rows import OPEN, struct
from engines.contract.core import Seat

AWAKE = "status = 'running' AND asleep IS NULL"
GUILDS = (
    "WITH RECURSIVE found (guild) AS ("
    " SELECT min(guild_id) FROM {table} INDEXED BY {index} WHERE {where}"
    " UNION ALL SELECT (SELECT min(guild_id) FROM {table} INDEXED BY {index}"
    " WHERE {where} AND guild_id > guild) FROM found WHERE guild IS NOT NULL)"
    " SELECT guild FROM found WHERE guild IS NOT NULL"
)
"""From one guild to the next along an index, however many tables or seasons each has."""


class DueQueries(Database):
    @writing
    async def seats_to_check(self, sql: Sql, now: int, again: int) -> list[SeatRow]:
        """People's seats where something may be due, whoever was asked first. Each is asked for once more at
        `again`, unless `plan_check` or a change says otherwise."""
        due = await sql(
            "UPDATE seats INDEXED BY seats_to_check SET check_at = ? WHERE check_at <= ?"
            " RETURNING table_id, seat",
            (again, now),
        )
        found = [
            row
            for one in due
            for row in await sql(
                f"{rows.SELECT_SEATS} WHERE table_id = ? AND seat = ?", (one["table_id"], one["seat"])
            )
        ]
        return sorted(
            (rows.seat(row) for row in found), key=lambda one: (one.asked_at or 0, one.table_id, one.seat)
        )

    @writing
    async def plan_check(self, sql: Sql, table_id: str, seat: Seat, at: int, *, planned: int) -> None:
        """Look at a seat again then, unless a change has moved it from the moment it was `planned` for."""
        await sql(
            "UPDATE seats SET check_at = ? WHERE table_id = ? AND seat = ? AND check_at = ?",
            (at, table_id, seat, planned),
        )

    @writing
    async def votes_to_check(self, sql: Sql, now: int, again: int) -> list[str]:
        """Tables with a vote that may be decided, the oldest first; asked for `again` as seats are."""
        due = await sql(
            "UPDATE votes INDEXED BY votes_to_check SET check_at = ? WHERE check_at <= ?"
            " RETURNING table_id, opened",
            (again, now),
        )
        return [row["table_id"] for row in sorted(due, key=lambda row: row["opened"])]

    @writing
    async def plan_vote(self, sql: Sql, table_id: str, at: int | None, *, planned: int | None) -> None:
        """Like `plan_check`; None: not before something changes at the table."""
        await sql(
            "UPDATE votes SET check_at = ? WHERE table_id = ? AND check_at IS ?", (at, table_id, planned)
        )

    @reading
    async def computers_due(self, sql: Sql, now: int) -> list[str]:
        """Tables that are awake and where it may be a computer player's turn, the longest waiting first."""
        found = await sql(
            "SELECT id FROM tables INDEXED BY computers_to_move"
            f" WHERE computers_at <= ? AND {AWAKE} ORDER BY computers_at",
            (now,),
        )
        return [row["id"] for row in found]

    @writing
    async def plan_computers(
        self, sql: Sql, table_id: str, at: int | None, *, expected_version: int | None = None
    ) -> None:
        """Look at its computer players again then; None: it is not their turn. Nothing is changed if the
        table is no longer at `expected_version`."""
        await sql(
            "UPDATE tables SET computers_at = ? WHERE id = ? AND version = coalesce(?, version)",
            (at, table_id, expected_version),
        )

    @reading
    async def overdue(self, sql: Sql, now: int) -> list[TableRow]:
        """Running games whose reaction time has run out, the longest overdue first."""
        return await rows.tables(
            sql, f"INDEXED BY reaction_times WHERE due <= ? AND {AWAKE} ORDER BY due, rowid", (now,)
        )

    @reading
    async def idle(self, sql: Sql, *, lobbies: int, warned: int, games: int, sleepers: int) -> list[TableRow]:
        """Lobbies, games and sleeping tables without a change since these moments, and lobbies that were
        `warned` before that one."""
        questions = (
            (
                "lobbies_to_warn",
                "updated <= ? AND status = 'lobby' AND asleep IS NULL"
                " AND (warned IS NULL OR warned <= updated)",
                lobbies,
            ),
            (
                "lobbies_to_close",
                "warned <= ? AND status = 'lobby' AND asleep IS NULL AND warned > updated",
                warned,
            ),
            ("games_to_sleep", f"updated <= ? AND {AWAKE}", games),
            ("sleepers_to_stop", f"updated <= ? AND {OPEN} AND asleep IS NOT NULL", sleepers),
        )
        return [
            row
            for index, due, before in questions
            for row in await rows.tables(
                sql, f"INDEXED BY {index} WHERE {due} ORDER BY updated, rowid", (before,)
            )
        ]

    @reading
    async def digests_to_check(self, sql: Sql, now: int) -> list[Person]:
        """People whose digest may be due."""
        found = await sql(
            "SELECT * FROM people INDEXED BY digests_to_check WHERE digest_check_at <= ? ORDER BY user_id",
            (now,),
        )
        return [struct(row, Person) for row in found]

    @writing
    async def plan_digest(self, sql: Sql, person: Person, at: int, *, sent_at: int | None = None) -> bool:
        """Look at a person's digest again then, and note that one is sent. False, and nothing is changed,
        if they have changed their mind since, or one was sent."""
        planned = await sql(
            "UPDATE people SET digest_check_at = ?, digest_at = coalesce(?, digest_at)"
            " WHERE user_id = ? AND digest_hour IS ? AND zone IS ? AND away_until IS ? AND digest_at IS ?"
            " RETURNING user_id",
            (
                at,
                sent_at,
                person.user_id,
                person.digest_hour,
                person.zone,
                person.away_until,
                person.digest_at,
            ),
        )
        return bool(planned)

    @reading
    async def guilds_awake(self, sql: Sql) -> list[int]:
        """Guilds with a lobby, a running game or a season that is awake."""
        tables = GUILDS.format(
            table="tables", index="awake_tables_by_guild", where=f"{OPEN} AND asleep IS NULL"
        )
        where = "status IN ('open', 'running') AND trouble <> 'server'"
        seasons = GUILDS.format(table="seasons", index="seasons_awake_by_guild", where=where)
        return sorted({row["guild"] for row in (*await sql(tables), *await sql(seasons))})

    @reading
    async def guilds_lost(self, sql: Sql) -> list[int]:
        """Guilds with a table or a season that sleeps because the bot was removed."""
        tables = GUILDS.format(
            table="tables", index="tables_of_lost_guilds", where=f"{OPEN} AND asleep = 'server'"
        )
        seasons = GUILDS.format(table="seasons", index="seasons_of_lost_guilds", where="trouble = 'server'")
        return sorted({row["guild"] for row in (*await sql(tables), *await sql(seasons))})
