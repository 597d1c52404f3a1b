"""Everything stored about a person: to export it, and to delete it."""

from __future__ import annotations

import zlib
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from data.models import Letter, LetterKind, Person, SeatRow, Stale
from data.players import Forgotten
from data.queries import rows
from data.queries.database import Database, Row, Sql, reading, writing
from data.queries.rows import NOBODY, struct
from engines.contract.core import Seat

SEATS_A_STEP = 10
"""How many seats of a person one transaction empties."""
TRACES = {
    "people": "SELECT * FROM people WHERE user_id = ?",
    "seats": "SELECT table_id, game, status, seat, name, joined_at, seats.left, moves_for, offered, dm,"
    " asked_at, deadline, bank, spent, answers, hints, reminders, reminded_at, hushed, nudged_at, note"
    " FROM seats JOIN tables ON tables.id = table_id WHERE user_id = ? ORDER BY joined_at, table_id",
    "moves": "SELECT moves.table_id, at, move, undone FROM moves JOIN seats USING (table_id, seat)"
    " WHERE user_id = ? AND move IS NOT NULL AND at >= joined_at ORDER BY at, moves.table_id, number",
    "tables opened": "SELECT id, game, status, created, updated FROM tables WHERE host_id = ?",
    "tables followed": "SELECT table_id FROM followers WHERE user_id = ?",
    "seats given away": "SELECT table_id, seat, name FROM former_players WHERE user_id = ?",
    "results": "SELECT * FROM results WHERE user_id = ?",
    "seasons": "SELECT season_id, number, name, dropped FROM season_entrants WHERE user_id = ?",
    "seasons opened": "SELECT id, game, format, status, created FROM seasons WHERE host_id = ?",
    "ratings": "SELECT * FROM ratings WHERE user_id = ?",
    "habits": "SELECT * FROM habits WHERE user_id = ?",
    "lobbies": "SELECT table_id, kind, name FROM lobby_people WHERE user_id = ?",
    "records": "SELECT brought, body AS record FROM records WHERE user_id = ?",
    "letters": "SELECT table_id, kind, created FROM outbox WHERE {letter_to} = ?",
}
"""Every place where something of a person is kept, and what stands there. The salt of a seat is left out: it
decides the cards of a running game; so is the number of a move: it counts the secret moves of others too."""
KEPT = (
    "people",
    "followers",
    "former_players",
    "results",
    "ratings",
    "habits",
    "lobby_people",
    "records",
    "half_forgotten",
)
"""Whose rows go with a person."""


class TraceQueries(Database):
    @writing
    async def strike_out(self, sql: Sql, user_id: int) -> Person:
        """Delete a person's results and ratings, and count none from now on (`Person.counted`)."""
        await sql.hold_person(user_id)
        for place in ("results", "ratings", "habits"):
            await sql(f"DELETE FROM {place} WHERE user_id = ?", (user_id,))
        [row] = await rows.put(sql, "people", ["user_id"], {"user_id": user_id, "counted": False})
        return struct(row, Person)

    @reading
    async def known_of(self, sql: Sql, user_id: int) -> dict[str, list[dict[str, Any]]]:
        """Everything stored about a person, by table name, for their export."""
        questions = {
            place: text.format(letter_to=sql.dialect.part.format("user")) for place, text in TRACES.items()
        }
        return {
            place: [_plain(row) for row in await sql(question, (user_id,))]
            for place, question in questions.items()
        }

    @reading
    async def seats_of(self, sql: Sql, user_id: int, limit: int = SEATS_A_STEP) -> list[SeatRow]:
        """Some seats of a person, in finished games too."""
        found = await sql(
            f"{rows.SELECT_SEATS} WHERE seats.user_id = ? ORDER BY table_id, seat LIMIT ?", (user_id, limit)
        )
        return [rows.seat(row) for row in found]

    @reading
    async def half_forgotten(self, sql: Sql) -> list[int]:
        """People of whom something is still to be deleted."""
        return [row["user_id"] for row in await sql("SELECT user_id FROM half_forgotten")]

    @writing
    async def forget(
        self,
        sql: Sql,
        user_id: int,
        *,
        nobody: Callable[[str], str],
        letters: Mapping[str, Sequence[Letter]],
        now: int,
        limit: int = SEATS_A_STEP,
    ) -> Forgotten:
        """Delete a person, in steps: empty some of their seats, in the order of `seats_of`, and with the last
        ones delete everything else. A seat gets the name that `nobody` gives in the table's language, and the
        computer plays it. `letters`, by table, are for the channels of running games: a board among them
        replaces the words of the last one; elsewhere those words are deleted, as they hold names. Letters
        that clear private messages are posted for all tables. Raises Stale while they sit in a lobby."""
        await sql.hold_person(user_id)
        own = await sql(
            "SELECT id, seat, status, language FROM seats JOIN tables ON tables.id = table_id"
            " WHERE user_id = ? ORDER BY table_id, seat",
            (user_id,),
        )
        if any(row["status"] == "lobby" for row in own):
            raise Stale("lobbies are left before a person is forgotten")
        for row in own[:limit]:
            await sql.hold(row["id"])
            await _empty(sql, row["id"], row["seat"], nobody(row["language"]))
            await _clear_table(sql, row, letters.get(row["id"], ()), now)
        done = len(own) <= limit
        if done:
            await _forget_the_rest(sql, user_id, nobody)
        else:
            await sql("INSERT INTO half_forgotten (user_id) VALUES (?) ON CONFLICT DO NOTHING", (user_id,))
        return Forgotten([row["id"] for row in own[:limit] if row["status"] == "running"], done)


async def _clear_table(sql: Sql, row: Row, letters: Sequence[Letter], now: int) -> None:
    """Remove from a table what may name the person who sat in this seat."""
    posted = [
        letter for letter in letters if row["status"] == "running" or letter.kind is LetterKind.CLEAR_PRIVATE
    ]
    await rows.enclose(sql, row["id"], posted, now)
    if not any(letter.kind is LetterKind.BOARD for letter in posted):
        await sql("UPDATE tables SET board_note = NULL WHERE id = ?", (row["id"],))
    wordless = sql.dialect.without.format("note")
    await sql(  # the words of a board hold names
        f"UPDATE outbox SET body = {wordless} WHERE table_id = ? AND kind IN (?, ?)",
        (row["id"], LetterKind.MOVED_AWAY, LetterKind.REPLACED_BOARD),
    )
    if row["status"] == "running":
        await sql(  # somebody knows what this seat has seen, and nobody knows who
            "INSERT INTO former_players (table_id, seat, user_id) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
            (row["id"], row["seat"], NOBODY),
        )


async def _forget_the_rest(sql: Sql, user_id: int, nobody: Callable[[str], str]) -> None:
    """Delete all that is kept of a person who has no seat."""
    await _forget_letters(sql, user_id)
    await sql(
        "INSERT INTO former_players (table_id, seat, user_id)"
        f" SELECT table_id, seat, {NOBODY} FROM former_players WHERE user_id = ? ON CONFLICT DO NOTHING",
        (user_id,),
    )
    for place in ("tables", "seasons"):
        await sql(f"UPDATE {place} SET host_id = ? WHERE host_id = ?", (NOBODY, user_id))
    await _forget_entrant(sql, user_id, nobody)
    for place in KEPT:
        await sql(f"DELETE FROM {place} WHERE user_id = ?", (user_id,))


async def _forget_entrant(sql: Sql, user_id: int, nobody: Callable[[str], str]) -> None:
    """What somebody has won in a season stays, without a name; they play no further round."""
    found = await sql(
        "SELECT season_id, number, language FROM season_entrants JOIN seasons ON seasons.id = season_id"
        " WHERE user_id = ?",
        (user_id,),
    )
    for row in found:
        await sql(
            "UPDATE season_entrants SET user_id = NULL, name = ?, dropped = TRUE"
            " WHERE season_id = ? AND number = ?",
            (nobody(row["language"]), row["season_id"], row["number"]),
        )
        await sql(
            "UPDATE seasons SET version = version + 1, check_at = 0 WHERE id = ? AND ended IS NULL",
            (row["season_id"],),
        )


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
        "UPDATE seats SET user_id = NULL, name = ?, note = NULL, dm = 'unknown', desk_channel_id = NULL,"
        " desk_message_id = NULL, ping_message_id = NULL WHERE table_id = ? AND seat = ?",
        (name, table_id, seat),
    )


async def _forget_letters(sql: Sql, user_id: int) -> None:
    """No letter names this person. Messages of a former seat are still removed: they may show a hand."""
    part, without = sql.dialect
    named, channel = part.format("user"), part.format("channel")
    await sql(
        f"DELETE FROM outbox WHERE {named} = ? AND (kind <> ? OR {channel} IS NULL)",
        (user_id, LetterKind.CLEAR_PRIVATE),
    )
    await sql(f"UPDATE outbox SET body = {without.format('user')} WHERE {named} = ?", (user_id,))
