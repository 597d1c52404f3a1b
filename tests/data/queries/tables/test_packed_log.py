"""The log takes little room, whoever wrote it, and holds exactly what it held before."""

from __future__ import annotations

import sqlite3
import zlib
from pathlib import Path

import msgspec
import pytest
import pytest_asyncio

from data.models import LogPlace, StoreError
from data.queries.tables import packed_log
from data.queries.tables.packed_log import BLOCK
from data.sqlite import SqliteStore
from data.sqlite.migrate import OURS, SCHEMA
from engines import AnyGame
from engines.tables.saved_games import game_of as engine_game_of
from engines.tables.table import Table
from tests.data.store_helpers import KEY, NOW, open_store, play, running, second_connection
from tests.data.tally_game import Tally
from tests.support.stages import FINISHED

COPIES = 8
"""Of a game in one file, so that half empty pages do not count much."""
UNPACKED_SCHEMA = 3
OLD_ROW = (
    "INSERT INTO moves (table_id, number, seat, at, move, takes_back, events, final, undone, before,"
    " rules_version) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
)


@pytest_asyncio.fixture
async def store(sqlite_store: SqliteStore) -> SqliteStore:
    """This is about the file."""
    return sqlite_store


def old_database(path: Path, source: Path, table_id: str, table: Table) -> None:
    """A database with this table, as version 0.1.0 wrote it, which did not pack."""
    with second_connection(path) as db:
        db.execute("PRAGMA foreign_keys = OFF")
        db.executescript(SCHEMA.steps()[UNPACKED_SCHEMA])
        db.execute(f"PRAGMA application_id = {OURS}")
        db.execute(f"PRAGMA user_version = {UNPACKED_SCHEMA}")
        db.execute("ATTACH ? AS source", (str(source),))
        db.execute("BEGIN")
        for name in ("figures", "tables", "seats"):
            columns = ", ".join(str(row[1]) for row in db.execute(f"PRAGMA main.table_info({name})"))
            db.execute(f"INSERT INTO {name} ({columns}) SELECT {columns} FROM source.{name}")
        for entry in table.log:
            values = (
                table_id,
                *(entry.number, entry.seat, entry.at),
                None if entry.move is None else msgspec.json.encode(entry.move).decode(),
                entry.takes_back,
                msgspec.json.encode(entry.events).decode(),
                *(entry.final, entry.undone),
                zlib.compress(bytes(entry.before)),
                table.game.version,
            )
            db.execute(OLD_ROW, values)
        db.execute("COMMIT")


async def pack_all(store: SqliteStore) -> int:
    """Pack everything; return in how many steps."""
    steps, place = 0, await store.pack_log()
    while place is not None:
        steps, place = steps + 1, await store.pack_log(place)
    return steps


def bytes_a_game(path: Path) -> float:
    """What the only game of a database takes in the file, with its share of every index."""
    with second_connection(path) as db, second_connection(Path(":memory:")) as many:
        many.execute("PRAGMA foreign_keys = OFF")
        for (statement,) in db.execute("SELECT sql FROM sqlite_master WHERE name NOT LIKE 'sqlite_%'"):
            many.execute(statement)
        [[size]], [[empty]] = (list(many.execute(f"PRAGMA {name}")) for name in ("page_size", "page_count"))
        for name in ("tables", "seats", "moves"):
            rows = db.execute(f"SELECT * FROM {name}").fetchall()
            marks = ", ".join("?" * len(rows[0]))
            for copy in range(COPIES):
                many.executemany(
                    f"INSERT INTO {name} VALUES ({marks})",
                    [(f"{table_id[:-1]}{copy}", *more) for table_id, *more in rows],
                )
        [[pages]] = many.execute("PRAGMA page_count")
        return float((pages - empty) * size / COPIES)


def rows_of(path: Path, table_id: str) -> list[tuple[object, ...]]:
    with second_connection(path) as db:
        return db.execute(
            "SELECT number, events, packed_events, public, before FROM moves WHERE table_id = ?"
            " ORDER BY number",
            (table_id,),
        ).fetchall()


def referring(path: Path, table_id: str) -> list[tuple[int, bool, bool]]:
    """For each packed entry whether its events and its state need those before."""
    with second_connection(path) as db:
        rows = db.execute(
            "SELECT number, packed_events, before FROM moves WHERE table_id = ? AND packed_events NOT NULL"
            " ORDER BY number",
            (table_id,),
        )
        return [(number, bool(events[1] & 0x20), bool(state[1] & 0x20)) for number, events, state in rows]


async def whole_game(store: SqliteStore, game: AnyGame) -> tuple[str, Table]:
    """A game from beginning to end, written by the store."""
    seats = game.seats[0]
    table = Table.open(game, seats=seats, settings=game.check_settings({}), key=KEY, salt=["?"] * seats)
    row = await store.create_lobby(
        guild_id=5, channel_id=7, game=game.key, host_id=1, language="en", settings={}, key=KEY, now=NOW
    )
    for seat in range(seats):
        row = await store.join(row.id, user_id=seat + 1, name="?", salt="?", most=seats, now=NOW)
    await store.start(row.id, table, order=range(seats), expected_version=row.version, now=NOW)
    while table.waiting:
        seat = table.waiting[0]
        table.play(seat, table.suggest(seat), at=NOW + 60 * table.number)
    await store.append(row.id, table.log, table, expected_version=0)
    return row.id, table


@pytest.mark.parametrize("game", FINISHED)
async def test_a_finished_game_takes_a_fifth(path: Path, game: AnyGame) -> None:
    store = await open_store(path)
    store._game_of = engine_game_of
    table_id, table = await whole_game(store, game)
    assert (await store.open_table(table_id, whole=True)).to_json() == table.to_json()
    await store.close()
    old = path.with_name("old.db")
    old_database(old, path, table_id, table)
    before = bytes_a_game(old)
    store = await open_store(old)
    store._game_of = engine_game_of
    assert await pack_all(store) == -(-table.number // BLOCK)
    assert (await store.open_table(table_id, whole=True)).to_json() == table.to_json()
    await store.close()
    after = bytes_a_game(old)
    assert after <= 0.2 * before, f"{after} of {before} bytes: {after / before:.3f}"
    assert rows_of(old, table_id) == rows_of(path, table_id), "appended and packed later, it is the same"


async def test_an_entry_refers_to_those_before_in_its_block(store: SqliteStore, path: Path) -> None:
    table_id, _ = await running(store, settings={"length": "long"})
    for version in range(2 * BLOCK + 3):
        table = await store.open_table(table_id)
        await store.append(table_id, play(table), table, expected_version=version)
    found = referring(path, table_id)
    assert found == [(number, number % BLOCK != 1, number % BLOCK != 1) for number in range(1, 2 * BLOCK + 4)]
    numbers = [entry.number for entry in await store.log(table_id, limit=5, before=2 * BLOCK)]
    assert numbers == list(range(2 * BLOCK - 5, 2 * BLOCK)), "in the middle of a block"


async def test_an_entry_is_added_without_reading_its_block(store: SqliteStore) -> None:
    table_id, table = await running(store, settings={"length": "long"})
    play(table), play(table), play(table)
    await store.append(table_id, table.log, table, expected_version=0)
    statements: list[str] = []
    entry = play(table)
    await store._connection.set_trace_callback(statements.append)
    await store.append(table_id, entry, table, expected_version=3)
    await store._connection.set_trace_callback(lambda statement: None)
    [reading] = [text for text in statements if text.startswith("SELECT") and "FROM moves" in text]
    assert reading.endswith("LIMIT 1")


async def test_old_entries_are_packed_while_people_play(path: Path) -> None:
    source = path.with_name("source.db")
    store = await open_store(source)
    table_id, table = await running(store, settings={"length": "long"})
    for _ in range(2 * BLOCK + 5):
        play(table)
    await store.append(table_id, table.log, table, expected_version=0)
    await store.close()
    old_database(path, source, table_id, table)
    store = await open_store(path)
    assert await store.pack_log() == LogPlace(table_id, BLOCK)
    for _ in range(3):
        again = await store.open_table(table_id)
        version = again.number
        await store.append(table_id, play(again), again, expected_version=version)
        play(table)
        assert (await store.open_table(table_id, whole=True)).to_json() == table.to_json()
    again = await store.open_table(table_id)
    undo = again.undo(again.waiting[0], at=NOW)
    table.undo(table.waiting[0], at=NOW)
    await store.append(table_id, undo, again, expected_version=version + 1)
    assert await pack_all(store) == 2
    assert await pack_all(store) == 0
    assert (await store.open_table(table_id, whole=True)).to_json() == table.to_json()
    stateless = [msgspec.structs.replace(entry, before=msgspec.Raw(b"")) for entry in table.log]
    assert await store.log(table_id) == stateless


async def half_packed(path: Path) -> tuple[SqliteStore, str, Table]:
    """A database with one old table of two blocks."""
    source = path.with_name("source.db")
    store = await open_store(source)
    table_id, table = await running(store, settings={"length": "long"})
    for number in range(BLOCK + 5):
        play(table, "some" if number == 1 else "one")
    await store.append(table_id, table.log, table, expected_version=0)
    await store.close()
    old_database(path, source, table_id, table)
    return await open_store(path), table_id, table


async def test_packing_that_breaks_off_changes_nothing(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store, table_id, table = await half_packed(path)
    before = rows_of(path, table_id)
    calls = 0

    def failing(text: bytes, dictionary: bytes) -> bytes:
        nonlocal calls
        calls += 1
        if calls == 9:
            raise OSError("killed")
        return zlib.compress(text)

    monkeypatch.setattr(packed_log, "pack", failing)
    with pytest.raises(OSError, match="killed"):
        await store.pack_log()
    assert rows_of(path, table_id) == before
    # A state has its checksum in the database, as long as the trigger is there; old events have none.
    monkeypatch.setattr(packed_log, "pack", lambda text, _: zlib.compress(text.replace(b"added", b"lost")))
    with pytest.raises(StoreError):
        await store.pack_log()
    assert rows_of(path, table_id) == before, "what would be read differently is not written"
    assert (await store.open_table(table_id, whole=True)).to_json() == table.to_json()


async def test_what_cannot_be_read_is_left_alone(path: Path) -> None:
    store, table_id, table = await half_packed(path)
    with second_connection(path) as db:
        db.execute("DROP TRIGGER moves_are_never_changed")
        db.execute("UPDATE moves SET before = substr(before, 1, 20) WHERE number = 3")
    damaged = rows_of(path, table_id)[:BLOCK]
    assert await pack_all(store) == 2
    assert rows_of(path, table_id)[:BLOCK] == damaged
    assert len(referring(path, table_id)) == table.number - BLOCK
    with pytest.raises(StoreError, match="cannot be read"):
        await store.open_table(table_id, whole=True)


async def test_a_missing_entry_is_a_clear_error(store: SqliteStore, path: Path) -> None:
    table_id, table = await running(store)
    play(table), play(table), play(table)
    await store.append(table_id, table.log, table, expected_version=0)
    with second_connection(path) as db:
        db.execute("DROP TRIGGER moves_are_never_deleted")
        db.execute("DELETE FROM moves WHERE number = 2")
    with pytest.raises(StoreError, match="cannot be read"):
        await store.open_table(table_id)
    with pytest.raises(StoreError, match="cannot be read"):
        await store.log(table_id)


async def test_after_a_change_of_the_rules_nothing_refers_to_what_was_changed(
    store: SqliteStore, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The caller has the states in their new shape, the database in the old one."""
    table_id, table = await running(store)
    play(table), play(table)
    await store.append(table_id, table.log, table, expected_version=0)
    monkeypatch.setattr(Tally, "version", 3)
    monkeypatch.setattr(Tally, "upgrade", lambda self, raw, version: {**raw, "goal": raw["goal"] + 1})
    for version in (2, 3):
        table = await store.open_table(table_id)
        await store.append(table_id, play(table), table, expected_version=version)
    states = [state for _, _, state in referring(path, table_id)]
    assert states == [False, True, False, True]
    again = await store.open_table(table_id, whole=True)
    assert again.to_json() == table.to_json()
    assert [msgspec.json.decode(entry.before)["goal"] for entry in again.log] == [21] * 4


PUBLIC = "ifnull(public, instr(events, '\"to\":null') > 0)"
SECOND = "(SELECT {} FROM moves WHERE number = 2)"
PACK = f"""UPDATE moves SET events = '', public = {PUBLIC},
    packed_events = ifnull(packed_events, {SECOND.format("packed_events")})"""


CHANGES = {
    "another state": f"before = {SECOND.format('before')}",
    "no state": "before = x''",
    "another publicity": f"public = 1 - {PUBLIC}",
    "another move": "move = '{}'",
    "another seat": "seat = 1 - seat",
    "another time": "at = at + 1",
    "another finality": "final = 1 - final",
    "other rules": "rules_version = 1",
    "an undo": "takes_back = 1, move = NULL",
    "events beside": "events = 'more'",
    "unpacked": "packed_events = NULL, public = NULL, events = '[]'",
}


async def test_packing_changes_nothing_else(path: Path) -> None:
    """Of two values for a column, SQLite takes the last one."""
    store, _, _ = await half_packed(path)
    await store.pack_log()
    with second_connection(path) as db:
        for number in (1, BLOCK + 1):  # one that is packed, and one that is not yet
            for change in CHANGES.values():
                with pytest.raises(sqlite3.IntegrityError, match=r"log|CHECK"):
                    db.execute(f"{PACK}, {change} WHERE number = {number}")
        with pytest.raises(sqlite3.IntegrityError, match="log"):
            db.execute(f"{PACK}, undone = 1 WHERE number = {BLOCK + 1}")
        with pytest.raises(sqlite3.IntegrityError, match="log"):
            db.execute(f"UPDATE moves SET packed_events = {SECOND.format('packed_events')} WHERE number = 1")
        for number in (1, BLOCK + 1):
            db.execute(f"{PACK} WHERE number = {number}")
