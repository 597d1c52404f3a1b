"""From rows to structs, by name, and the statements that several parts share."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

import msgspec

from data.models import NONCE_LENGTH, ChannelTaken, Letter, NoSuchTable, Person, SeatRow, Stale, TableRow
from data.queries.database import Row, Sql
from engines.contract.core import Raw

JSON_COLUMNS = frozenset({"settings", "salt", "body", "move", "events", "channels", "coached", "paces"})
T = TypeVar("T", bound=msgspec.Struct)


def struct(row: Row, shape: type[T], plain: Sequence[str] = ()) -> T:
    """`row` as a struct. Columns that hold JSON are read, except those named in `plain`."""
    values: dict[str, Any] = dict(row)
    for column in JSON_COLUMNS.difference(plain).intersection(values):
        if values[column] is not None:
            values[column] = msgspec.json.decode(values[column])
    return msgspec.convert(values, shape, strict=False)


def kept_figures(figures: Raw) -> tuple[str, bytes]:
    """The hash by which figures are found, and what is stored. Not sorted: games may draw from them in their
    order."""
    body = msgspec.json.encode(figures)
    return hashlib.sha256(body).hexdigest(), body


def json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


_COLUMNS = ", ".join(
    "(SELECT count(*) FROM seats WHERE table_id = tables.id) AS seats"
    if name == "seats"
    else f"tables.{name}"
    for name in TableRow.__struct_fields__
)
SELECT_TABLES = f"SELECT {_COLUMNS} FROM tables"
SELECT_SEATS = (
    "SELECT seats.*, people.away_until FROM seats LEFT JOIN people ON people.user_id = seats.user_id"
)
NOBODY = 0
"""Instead of the id of a host or a former player who was forgotten."""
STANDING = "moves.move IS NOT NULL AND NOT undone AND NOT folded"
"""Moves that count: neither undone nor replaced by a later one."""
OPEN = "tables.status IN ('lobby', 'running')"


async def tables(sql: Sql, where: str, values: Sequence[Any] = ()) -> list[TableRow]:
    found = await sql(f"{SELECT_TABLES} {where}", values)
    return [struct(row, TableRow) for row in found]


async def table(sql: Sql, table_id: str, *, hold: bool = False) -> TableRow:
    """With `hold` it stays as it is found until the end of the transaction."""
    if hold:
        await sql.hold(table_id)
    found = await tables(sql, "WHERE id = ?", (table_id,))
    if not found:
        raise NoSuchTable(f"there is no table {table_id}")
    return found[0]


async def at_version(sql: Sql, table_id: str, expected: int | None) -> TableRow:
    """The table, held. Raises Stale when it is not at the version that a change is based on, if on any."""
    there = await table(sql, table_id, hold=True)
    check_version(there, expected)
    return there


def check_version(there: TableRow, expected: int | None) -> None:
    if expected not in (None, there.version):
        raise Stale(f"table {there.id} is at version {there.version}, not {expected}")


async def seated_as(sql: Sql, table_id: str, expected: Sequence[SeatRow] | None) -> None:
    """Hold the table. Raises Stale when others sit there than the change is based on."""
    await sql.hold(table_id)
    if expected is not None:
        there = await seats(sql, table_id)
        if [_seated(one) for one in there] != [_seated(one) for one in expected]:
            raise Stale(f"others sit at table {table_id} by now")


def _seated(one: SeatRow) -> tuple[int | None, bool, bool]:
    return one.user_id, one.left, one.offered


async def seats(sql: Sql, table_id: str) -> list[SeatRow]:
    rows = await sql(f"{SELECT_SEATS} WHERE seats.table_id = ? ORDER BY seat", (table_id,))
    return [seat(row) for row in rows]


def seat(row: Row) -> SeatRow:
    return struct(row, SeatRow, plain=("salt",))


async def people_at(sql: Sql, table_id: str, seated: Sequence[SeatRow]) -> dict[int, Person]:
    """The settings of everybody who has a seat; the defaults for those who chose none."""
    found = await sql(
        "SELECT people.* FROM seats JOIN people USING (user_id) WHERE table_id = ?", (table_id,)
    )
    people = {one.user_id: Person(user_id=one.user_id) for one in seated if one.user_id is not None}
    return people | {row["user_id"]: struct(row, Person) for row in found}


async def in_channel(sql: Sql, channel_id: int) -> TableRow | None:
    """The one that is awake: any number of others may sleep there. Lessons are in nobody's way."""
    found = await tables(
        sql, f"WHERE channel_id = ? AND asleep IS NULL AND lesson = 0 AND {OPEN}", (channel_id,)
    )
    return found[0] if found else None


async def lesson(sql: Sql, user_id: int, game: str) -> TableRow | None:
    found = await tables(
        sql, f"WHERE host_id = ? AND game = ? AND lesson = 1 AND what_if = 0 AND {OPEN}", (user_id, game)
    )
    return found[0] if found else None


async def what_if(sql: Sql, user_id: int) -> TableRow | None:
    found = await tables(sql, f"WHERE host_id = ? AND what_if = 1 AND {OPEN}", (user_id,))
    return found[0] if found else None


async def check_free(sql: Sql, channel_id: int) -> None:
    taken = await in_channel(sql, channel_id)
    if taken is not None:
        raise ChannelTaken(taken)


async def changed_one(sql: Sql, statement: str, values: Sequence[Any], table_id: str) -> TableRow:
    """Run an UPDATE of a table that must find its row; else the table is another one than was thought.
    Returns the row as it is then."""
    found = await sql(f"{statement} RETURNING {_COLUMNS}", values)
    if not found:
        there = await table(sql, table_id)
        raise Stale(f"table {table_id} is {there.status} at version {there.version}")
    return struct(found[0], TableRow)


async def put(sql: Sql, place: str, key: Sequence[str], values: Mapping[str, Any]) -> Sequence[Row]:
    """Insert a row, or change these columns of the one with the same key. Returns the row."""
    names = ", ".join(values)
    marks = ", ".join("?" for _ in values)
    changed = [name for name in values if name not in key] or key  # at least one, for RETURNING to find it
    kept = ", ".join(f"{name} = excluded.{name}" for name in changed)
    return await sql(
        f"INSERT INTO {place} ({names}) VALUES ({marks})"
        f" ON CONFLICT ({', '.join(key)}) DO UPDATE SET {kept} RETURNING *",
        [json(value) if isinstance(value, list) else value for value in values.values()],
    )


async def set_meta(sql: Sql, key: str, value: str) -> None:
    await put(sql, "meta", ["key"], {"key": key, "value": value})


async def forget_former_players(sql: Sql, table_id: str) -> None:
    """The game has ended: no secret is left that they could use."""
    await sql("DELETE FROM former_players WHERE table_id = ?", (table_id,))


async def forget_former_substitutes(sql: Sql, table_id: str) -> None:
    """The same at a game that was played to its end; others are needed for its results."""
    await sql("DELETE FROM former_players WHERE table_id = ? AND name IS NULL", (table_id,))


async def enclose(sql: Sql, table_id: str, letters: Sequence[Letter], now: int) -> None:
    """Put letters into the outbox."""
    if not letters:
        return
    for letter in letters:
        if len(letter.nonce) > NONCE_LENGTH:
            raise ValueError(f"a nonce has at most {NONCE_LENGTH} characters: {letter.nonce!r}")
    await sql(
        "INSERT INTO outbox (table_id, kind, seat, version, body, nonce, created, next_try)"
        f" VALUES {', '.join(['(?, ?, ?, ?, ?, ?, ?, ?)'] * len(letters))} ON CONFLICT (nonce) DO NOTHING",
        [value for letter in letters for value in _stored(table_id, letter, now)],
    )


def _stored(table_id: str, letter: Letter, now: int) -> tuple[Any, ...]:
    written = (letter.kind, letter.seat, letter.version, json(letter.body), letter.nonce)
    return (table_id, *written, now, now + letter.delay)
