"""Copies everything from one store to another, of whatever kind, and compares it row by row.

Rows are copied in batches, each in one transaction with a note of how far the copy has come: broken off, it
goes on from there. Until it is done and compared, no bot opens the copy.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Sequence
from functools import partial
from itertools import zip_longest
from typing import Any, NamedTuple

import msgspec

from data.models import StoreError
from data.queries.database import Row, Sql, Values
from data.queries.rows import set_meta
from data.store import Store

KEYS: dict[str, tuple[str, ...]] = {
    "figures": ("hash",),
    "tables": ("rowid",),
    "people": ("user_id",),
    "guilds": ("guild_id",),
    "votes": ("table_id",),
    "ballots": ("table_id", "seat"),
    "seats": ("table_id", "seat"),
    "moves": ("table_id", "number"),
    "outbox": ("id",),
    "followers": ("rowid",),
    "former_players": ("table_id", "seat", "user_id"),
    "meta": ("key",),
    "results": ("table_id", "seat"),
    "ratings": ("guild_id", "game", "user_id"),
    "records": ("user_id",),
    "reviews": ("id",),
    "half_forgotten": ("user_id",),
    "habits": ("user_id",),
    "lobby_people": ("table_id", "user_id", "kind"),
    "seasons": ("id",),
    "season_entrants": ("season_id", "number"),
    "season_matches": ("season_id", "round", "number"),
    "season_seats": ("season_id", "round", "number", "seat"),
}
"""Every table of the database with what its rows are found by. Those that others refer to come first, and
seats after everything whose triggers would change them."""
PLACES = tuple(KEYS)
FLAGS = frozenset(
    [
        "counted",
        "left",
        "hushed",
        "offered",
        "final",
        "undone",
        "folded",
        "public",
        "named",
        "dm_notices",
        "coach",
        "greeted",
        "show_habits",
        "dropped",
        "opening",
        "reminded",
        "done",
    ],
)
"""Columns that hold yes or no: SQLite has numbers for it."""
PLANS = {"people": "digest_check_at", "votes": "check_at"}
"""What triggers set when a row, or one that refers to it, is inserted: put right at the end."""
NOTE = "copy under way"
"""Key of the target's note of how far its copy has come."""
BATCH = 500


class Progress(msgspec.Struct):
    """The target's note."""

    source: str
    place: str = PLACES[0]
    after: list[Any] | None = None
    """The key of the last row that was copied there."""


class Batch(NamedTuple):
    columns: list[str]
    rows: list[list[Any]]
    first: list[Any]
    """The key of the first row."""
    last: list[Any]


Say = Callable[[str], None]


async def copy(source: Store, target: Store, say: Say) -> int:
    """Copy and compare everything; return the number of rows. Raises StoreError when the target is not empty,
    or differs afterwards."""
    if source.place == target.place:
        raise StoreError(f"{source.place} can't be copied onto itself.")
    progress = await _begin(source, target)
    if progress.after is not None:
        say(f"Going on with the copy that was broken off, at {progress.place}.")
    for place in PLACES[PLACES.index(progress.place) :]:
        done = 0
        async for batch in _batches(source, place, progress.after):
            progress.place, progress.after = place, batch.last
            await target._write(partial(_insert, place=place, batch=batch, progress=progress))
            done += len(batch.rows)
            say(f"{place}: {done} copied")
        progress.after = None
    for place, column in PLANS.items():
        async for batch in _batches(source, place, None):
            await target._write(partial(_put_right, place=place, batch=batch, column=column))
    rows = 0
    for place in PLACES:
        rows += await _compare(source, target, place)
    await target._write(partial(_finish, statements=target.after_copy))
    say(f"All {rows} rows are there, and each is the same.")
    return rows


async def half_copied(sql: Sql) -> bool:
    """Whether a copy to this database was broken off."""
    return bool(await sql("SELECT 1 FROM meta WHERE key = ?", (NOTE,)))


# --- copying -----------------------------------------------------------------------------------------------


async def _begin(source: Store, target: Store) -> Progress:
    async def look(sql: Sql) -> Progress:
        noted = await sql("SELECT value FROM meta WHERE key = ?", (NOTE,))
        if noted:
            progress = msgspec.json.decode(noted[0]["value"], type=Progress)
            if progress.source != source.place:
                raise StoreError(
                    f"{target.place} holds half a copy of {progress.source}."
                    " Finish that one, or choose another target."
                )
            return progress
        for place in PLACES:
            if await sql(f"SELECT 1 FROM {place} LIMIT 1"):
                raise StoreError(f"{target.place} is not empty: {place} has rows. Choose an empty target.")
        progress = Progress(source=source.place)
        await _note(sql, progress)
        return progress

    if await source._read(half_copied):
        raise StoreError(f"{source.place} is half a copy itself. Finish that one first.")
    return await target._write(look)


async def _note(sql: Sql, progress: Progress) -> None:
    await set_meta(sql, NOTE, msgspec.json.encode(progress).decode())


async def _batches(store: Store, place: str, after: list[Any] | None) -> AsyncIterator[Batch]:
    """The rows of a place in the order of their keys, from behind this one on."""
    key = KEYS[place]
    names = ", ".join(key)
    while True:
        marks = ", ".join("?" for _ in key)
        where = "" if after is None else f"WHERE ({names}) > ({marks})"
        chosen = f"{place}.rowid, {place}.*" if key == ("rowid",) else "*"
        statement = f"SELECT {chosen} FROM {place} {where} ORDER BY {names} LIMIT {BATCH}"
        found = await store._read(partial(_found, statement=statement, values=after or ()))
        if not found:
            return
        columns = list(dict.fromkeys(found[0].keys()))
        rows = [_plain(row, columns) for row in found]
        first, after = ([row[columns.index(name)] for name in key] for row in (rows[0], rows[-1]))
        yield Batch(columns, rows, first, after)
        if len(found) < BATCH:
            return


async def _found(sql: Sql, statement: str, values: Values = ()) -> Sequence[Row]:
    return await sql(statement, values)


def _plain(row: Row, columns: Sequence[str]) -> list[Any]:
    return [bool(row[name]) if name in FLAGS and row[name] is not None else row[name] for name in columns]


async def _insert(sql: Sql, place: str, batch: Batch, progress: Progress) -> None:
    names = ", ".join(f'"{name}"' for name in batch.columns)
    marks = f"({', '.join('?' for _ in batch.columns)})"
    await sql(
        f"INSERT INTO {place} ({names}) VALUES {', '.join([marks] * len(batch.rows))}",
        [value for row in batch.rows for value in row],
    )
    await _note(sql, progress)


async def _put_right(sql: Sql, place: str, batch: Batch, column: str) -> None:
    [key] = KEYS[place]
    for row in batch.rows:
        values = dict(zip(batch.columns, row, strict=True))
        await sql(f"UPDATE {place} SET {column} = ? WHERE {key} = ?", (values[column], values[key]))


async def _finish(sql: Sql, statements: Sequence[str]) -> None:
    for statement in statements:
        await sql(statement)
    await sql("DELETE FROM meta WHERE key = ?", (NOTE,))


# --- comparing ---------------------------------------------------------------------------------------------


async def _compare(source: Store, target: Store, place: str) -> int:
    """Look at every row of a place in both; return how many there are."""
    rows = 0
    async for batch in _batches(source, place, None):
        rows += len(batch.rows)
        await target._read(partial(_same, place=place, batch=batch, where=target.place))
    noted = place == "meta"
    found = await target._read(partial(_found, statement=f"SELECT count(*) AS rows FROM {place}"))
    if found[0]["rows"] != rows + noted:
        raise StoreError(f"{target.place} has {found[0]['rows']} rows of {place}, not {rows}.")
    return rows


async def _same(sql: Sql, place: str, batch: Batch, where: str) -> None:
    key = KEYS[place]
    columns = ", ".join(f'"{name}"' for name in batch.columns)
    names, marks = ", ".join(key), ", ".join("?" for _ in key)
    found = await sql(
        f"SELECT {columns} FROM {place}"
        f" WHERE ({names}) >= ({marks}) AND ({names}) <= ({marks}) ORDER BY {names}",
        [*batch.first, *batch.last],
    )
    rows = (_plain(row, batch.columns) for row in found)
    there = [row for row in rows if place != "meta" or NOTE not in row]
    for row, copied in zip_longest(batch.rows, there):
        if row != copied:
            values = dict(zip(batch.columns, row or copied or (), strict=True))
            named = ", ".join(str(values[name]) for name in key)
            raise StoreError(f"{where}: the row {named} of {place} is not the one that was copied.")
