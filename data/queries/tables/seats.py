"""The seats of a running game: who sits there, and who may. A change that depends on who sits there says who
was `found`, and raises Stale if that has changed since."""

from __future__ import annotations

from collections.abc import Sequence

from data.models import DM, AlreadySeated, FormerPlayer, Letter, NotSeated, SeatRow
from data.players import Played
from data.queries import rows
from data.queries.database import Database, Sql, reading, writing
from data.queries.people.habits import note_played
from data.queries.rows import NOBODY
from engines.contract.core import Seat

LEAVES = (
    '"left" = TRUE, offered = FALSE,'
    " left_since = (SELECT version FROM tables WHERE tables.id = seats.table_id)"
)
RETURNS = (
    '"left" = FALSE, offered = FALSE, left_since = NULL, moves_for = moves_for + (SELECT count(*) FROM moves'
    " WHERE moves.table_id = seats.table_id AND moves.seat = seats.seat AND number > left_since"
    f" AND {rows.STANDING})"
)


class SeatQueries(Database):
    @writing
    async def set_left(
        self,
        sql: Sql,
        table_id: str,
        seat: Seat,
        left: bool,
        letters: Sequence[Letter] = (),
        *,
        found: Sequence[SeatRow] | None = None,
        now: int,
    ) -> None:
        """The person leaves (the computer plays for them) or returns; then the moves that were made for them
        are counted. Raises NotSeated, as every change of a seat does, for one the table does not have."""
        await rows.seated_as(sql, table_id, found)
        await _change_seat(sql, table_id, seat, LEAVES if left else RETURNS)
        await rows.enclose(sql, table_id, letters, now)

    @reading
    async def former_players(self, sql: Sql, table_id: str) -> list[FormerPlayer]:
        """Who has given which seat away, while the game runs; and those who had played from the beginning
        until its results are stored, even if they have taken the seat again."""
        found = await sql(
            "SELECT seat, nullif(user_id, ?) AS person, name FROM former_players WHERE table_id = ?"
            " ORDER BY seat, user_id",
            (NOBODY, table_id),
        )
        return [FormerPlayer(row["seat"], row["person"], row["name"]) for row in found]

    @reading
    async def moves_by_seat(self, sql: Sql, table_id: str) -> dict[Seat, int]:
        """How many moves each seat has made that count: neither undone nor replaced in secret."""
        found = await sql(
            f"SELECT seat, count(*) AS made FROM moves WHERE table_id = ? AND {rows.STANDING} GROUP BY seat",
            (table_id,),
        )
        return {row["seat"]: row["made"] for row in found}

    @writing
    async def set_dm(self, sql: Sql, table_id: str, seat: Seat, dm: DM) -> None:
        await _change_seat(sql, table_id, seat, "dm = ?", dm)

    @writing
    async def set_note(self, sql: Sql, table_id: str, seat: Seat, user_id: int, note: str | None) -> None:
        """Keep what a person wants to remember on their next turn there; None: nothing. Raises NotSeated."""
        changed = await sql(
            "UPDATE seats SET note = ?, note_answers = answers WHERE table_id = ? AND seat = ?"
            " AND user_id = ? RETURNING seat",
            (note, table_id, seat, user_id),
        )
        if not changed:
            raise NotSeated(f"not in seat {seat} of table {table_id}")

    @writing
    async def set_offered(
        self,
        sql: Sql,
        table_id: str,
        seat: Seat,
        offered: bool,
        letters: Sequence[Letter] = (),
        *,
        found: Sequence[SeatRow] | None = None,
        now: int,
    ) -> None:
        """Open this seat to a substitute, or close it. The message of an older offer is forgotten."""
        await rows.seated_as(sql, table_id, found)
        await _change_seat(sql, table_id, seat, "offered = ?, offer_message_id = NULL", offered)
        await rows.enclose(sql, table_id, letters, now)

    @writing
    async def replace(
        self,
        sql: Sql,
        table_id: str,
        seat: Seat,
        *,
        user_id: int,
        name: str,
        letters: Sequence[Letter] = (),
        found: Sequence[SeatRow] | None = None,
        now: int,
    ) -> None:
        """Another person takes over a seat, with no clock running; the one before becomes a former player.
        Had they left it, or was their time over, they have abandoned the game. Raises AlreadySeated."""
        await rows.seated_as(sql, table_id, found)
        seated = await rows.seats(sql, table_id)
        if any(other.user_id == user_id for other in seated):
            raise AlreadySeated(f"already at table {table_id}")
        for before in seated:
            late = before.deadline is not None and before.deadline < now
            if before.seat == seat and before.user_id is not None and (before.left or late):
                await note_played(sql, [Played(before.user_id, left=True)])
        await sql(
            "INSERT INTO former_players (table_id, seat, user_id, name)"
            " SELECT table_id, seat, user_id, CASE WHEN joined_at <= started THEN name END"
            " FROM seats JOIN tables ON tables.id = table_id"
            " WHERE table_id = ? AND seat = ? AND user_id IS NOT NULL ON CONFLICT DO NOTHING",
            (table_id, seat),
        )
        await sql(  # who comes back is no former player of this seat; but the game counts as given away
            "DELETE FROM former_players WHERE table_id = ? AND seat = ? AND user_id = ? AND name IS NULL",
            (table_id, seat, user_id),
        )
        await _change_seat(
            sql,
            table_id,
            seat,
            'user_id = ?, name = ?, joined_at = ?, "left" = FALSE, left_since = NULL, moves_for = 0,'
            " dm = 'unknown', desk_channel_id = NULL,"
            " desk_message_id = NULL, ping_message_id = NULL, offered = FALSE, offer_message_id = NULL,"
            " spent = 0, answers = 0,"
            " asked_at = NULL, deadline = NULL, bank = NULL, note = NULL",
            user_id,
            name,
            now,
        )
        await rows.enclose(sql, table_id, letters, now)

    @reading
    async def newcomers(self, sql: Sql, table_id: str) -> set[Seat]:
        """The seats of people who, as far as is known, had not finished this game before, with others or with
        computers."""
        found = await sql(
            "SELECT seats.seat FROM seats JOIN tables ON tables.id = seats.table_id"
            " LEFT JOIN people ON people.user_id = seats.user_id"
            " WHERE seats.table_id = ? AND seats.user_id IS NOT NULL AND coalesce(people.counted, TRUE)"
            " AND NOT EXISTS (SELECT 1 FROM results"
            " WHERE results.user_id = seats.user_id AND results.game = tables.game"
            " AND (tables.ended IS NULL OR results.ended < tables.ended))"
            " AND NOT EXISTS (SELECT 1 FROM seats AS sat JOIN tables AS before ON before.id = sat.table_id"
            " WHERE sat.user_id = seats.user_id AND before.game = tables.game AND before.status = 'over'"
            " AND before.what_if = 0 AND (tables.ended IS NULL OR before.ended < tables.ended))",
            (table_id,),
        )
        return {row["seat"] for row in found}

    @writing
    async def note_hint(
        self, sql: Sql, table_id: str, seat: Seat, letters: Sequence[Letter], *, now: int
    ) -> None:
        """This seat has asked what the computer would do."""
        await sql.hold(table_id)
        await sql("UPDATE seats SET hints = hints + 1 WHERE table_id = ? AND seat = ?", (table_id, seat))
        await rows.enclose(sql, table_id, letters, now)


async def _change_seat(sql: Sql, table_id: str, seat: Seat, change: str, *values: object) -> None:
    await sql.hold(table_id)
    statement = f"UPDATE seats SET {change} WHERE table_id = ? AND seat = ? RETURNING seat"
    if not await sql(statement, (*values, table_id, seat)):
        raise NotSeated(f"table {table_id} has no seat {seat}")
