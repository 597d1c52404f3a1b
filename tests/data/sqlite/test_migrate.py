from __future__ import annotations

import asyncio
import shutil
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from data.copying import PLACES
from data.migrations import VERSION_0_2_0, Schema
from data.models import StoreError
from data.postgres.migrate import SCHEMA as POSTGRES_SCHEMA
from data.sqlite import SqliteStore
from data.sqlite.migrate import OURS, SCHEMA
from engines import games
from engines.tables.saved_games import game_of as engine_game_of
from tests.data.store_helpers import OPENED, second_connection

pytestmark = pytest.mark.migrations
FIXTURE = Path(__file__).parents[1] / "fixtures" / "version_0_1_0.sql"
RELEASED, LAST_BETWEEN = SCHEMA.older
UNUSED_INDEX = "CREATE INDEX outbox_to_send_by_kind ON outbox (kind, table_id) WHERE done_at IS NULL"
INGE, OTTO = 100, 101
LEFT_BY_EMIL = "as5ehz53"
"""The game of the fixture where somebody has left, after the first move."""


def fill(path: Path, version: int, *scripts: str) -> None:
    """A database as another Portolan left it."""
    with second_connection(path) as db:
        db.execute("PRAGMA foreign_keys = OFF")
        db.executescript("\n".join(scripts))
        db.execute(f"PRAGMA application_id = {OURS}")
        db.execute(f"PRAGMA user_version = {version}")


def fill_as_0_1_0(path: Path) -> None:
    fill(path, RELEASED, FIXTURE.read_text(encoding="utf-8"))


@pytest.fixture
def released(path: Path) -> Path:
    """The database of version 0.1.0."""
    fill_as_0_1_0(path)
    return path


async def opened(path: Path, schema: Schema = SCHEMA) -> SqliteStore:
    """With the real games."""
    store = await SqliteStore.open(path, schema=schema, game_of=engine_game_of)
    OPENED.append(store)
    return store


def rows(path: Path, what: str, place: str) -> list[tuple[Any, ...]]:
    with second_connection(path) as db:
        return db.execute(f"SELECT {what} FROM {place}").fetchall()


def shape(path: Path) -> list[tuple[Any, ...]]:
    return rows(path, "type, name, sql", "sqlite_master ORDER BY type, name")


def content(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in folder.iterdir()}


async def fresh(path: Path) -> Path:
    database = path.with_name("fresh.db")
    await (await opened(database)).close()
    return database


def with_step(folder: Path, *steps: str) -> Schema:
    """Today's schema and more steps."""
    shutil.copytree(SCHEMA.folder, folder)
    for number, step in enumerate(steps, start=SCHEMA.newest + 1):
        (folder / f"{number:04}_more.sql").write_text(step)
    return replace(SCHEMA, folder=folder)


async def test_a_new_file_gets_the_newest_schema(path: Path) -> None:
    await (await opened(path)).close()
    assert rows(path, "*", "pragma_user_version") == [(SCHEMA.newest,)]
    assert not (path.parent / "backups").exists()


def test_a_number_means_the_same_in_both_databases() -> None:
    numbers = list(range(VERSION_0_2_0, SCHEMA.newest + 1))
    for schema in (SCHEMA, POSTGRES_SCHEMA):
        assert [number for number in schema.steps() if number not in schema.older] == numbers


# --- version 0.1.0 -----------------------------------------------------------------------------------------


async def test_an_upgraded_database_has_the_shape_of_a_new_one(released: Path) -> None:
    await (await opened(released)).close()
    assert shape(released) == shape(await fresh(released))


async def test_an_upgrade_changes_no_row(released: Path) -> None:
    places = [name for (name,) in rows(released, "name", "sqlite_master WHERE type = 'table'")]
    columns = {
        place: ", ".join(f'"{name}"' for (name,) in rows(released, "name", f"pragma_table_info('{place}')"))
        for place in places
        if place in PLACES
    }
    before = {place: rows(released, f"rowid, {names}", place) for place, names in columns.items()}
    assert all(before.values()), "the fixture has rows everywhere"
    await (await opened(released)).close()
    assert {place: rows(released, f"rowid, {names}", place) for place, names in columns.items()} == before


async def test_an_upgrade_says_when_to_look_at_what_was_there(released: Path) -> None:
    await (await opened(released)).close()
    asked = 'asked_at IS NOT NULL AND user_id IS NOT NULL AND NOT "left"'
    assert rows(released, f"check_at IS iif({asked}, asked_at + 600, NULL)", "seats") == [(1,)] * 15
    assert rows(released, "count(check_at)", "seats") == [(7,)]
    assert rows(released, "check_at", "votes") == [(0,), (0,)]
    assert rows(released, "user_id, digest_check_at", "people") == [(INGE, 0)]
    computers = 'id IN (SELECT table_id FROM seats WHERE user_id IS NULL OR "left")'
    found = rows(released, "status, computers_at", f"tables ORDER BY {computers}, status")
    assert found == [("lobby", None), *[("running", 1)] * 4, *[("running", 0)] * 2]


async def test_an_upgrade_knows_how_people_have_played(released: Path) -> None:
    store = await opened(released)
    assert rows(released, "*", "habits") == [(INGE, 1, 0, "[137]"), (OTTO, 1, 0, "[156]")]
    assert [seat.left_since for seat in await store.seats(LEFT_BY_EMIL)] == [None, 1, None]
    assert {seat.level for table in await store.pending() for seat in await store.seats(table.id)} <= {
        "normal"
    }
    assert set(rows(released, "level, temperament, hints", "seats")) == {("normal", "", 0)}


async def test_running_games_of_every_kind_go_on(released: Path) -> None:
    store = await opened(released)
    found = rows(released, "id, game, version", "tables WHERE status = 'running'")
    assert {game for _, game, _ in found} == set(games())
    for table_id, _, version in found:
        table = await store.open_table(table_id, whole=True)
        assert len(table.log) == version
        entry = table.play(table.waiting[0], table.suggest(table.waiting[0]), at=2_000_000_000)
        await store.append(table_id, entry, table, expected_version=version)
        again = await store.open_table(table_id, whole=True)
        assert again.to_json() == table.to_json()
        assert again.number == version + 1


async def test_an_old_log_is_packed_and_holds_the_same(released: Path) -> None:
    store = await opened(released)
    ids = [table_id for (table_id,) in rows(released, "id", "tables WHERE status = 'running'")]

    async def logs() -> list[bytes]:
        return [(await store.open_table(table_id, whole=True)).to_json() for table_id in ids]

    before, place = await logs(), await store.pack_log()
    while place is not None:
        place = await store.pack_log(place)
    assert rows(released, "count(*)", "moves WHERE packed_events IS NULL") == [(0,)]
    assert await logs() == before


async def test_letters_of_before_are_still_sent(released: Path) -> None:
    waiting = rows(released, "id", "outbox WHERE done_at IS NULL ORDER BY next_try, id")
    store = await opened(released)
    assert [(letter.id,) for letter in await store.due_letters(2_000_000_000, 1000)] == waiting != []


async def test_a_process_killed_during_the_upgrade_changes_nothing(released: Path) -> None:
    """It dies when all is done but the commit, and has filled the journal by then."""
    before = shape(released), rows(released, "*", "moves")
    worker = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.data.sqlite.upgrade_worker", str(released)
    )
    try:
        journal = released.with_name(f"{released.name}-wal")
        async with asyncio.timeout(30):
            while not journal.exists() or journal.stat().st_size < 1_000_000:  # noqa: ASYNC110 - it tells nobody
                await asyncio.sleep(0.02)
    finally:
        worker.kill()
        await worker.wait()
    assert rows(released, "*", "pragma_user_version") == [(RELEASED,)]
    assert rows(released, "*", "pragma_integrity_check") == [("ok",)]
    assert (shape(released), rows(released, "*", "moves")) == before
    await (await opened(released)).close()
    assert shape(released) == shape(await fresh(released))


# --- made between 0.1.0 and 0.2.0 --------------------------------------------------------------------------


async def test_the_last_schema_before_the_release_goes_on(path: Path) -> None:
    steps = SCHEMA.steps()
    fill(path, LAST_BETWEEN, *(steps[number] for number in SCHEMA.older), UNUSED_INDEX)
    await (await opened(path)).close()
    assert shape(path) == shape(await fresh(path))
    assert [copy.name for copy in (path.parent / "backups").iterdir()] == [
        f"portolan-schema-{LAST_BETWEEN}.db"
    ]


@pytest.mark.parametrize("version", [1, 2, 4, 15, 21])
async def test_any_other_schema_in_between_is_refused(released: Path, version: int) -> None:
    with second_connection(released) as db:
        db.execute(f"PRAGMA user_version = {version}")
    before = content(released.parent)
    sentence = (
        rf"portolan\.db was made between two releases \(schema {version}\), and this Portolan can't upgrade"
        r" it\. Open it once with the one of commit (\w{8}) \(git checkout \1\), then with this one again\.$"
    )
    with pytest.raises(StoreError, match=sentence):
        await opened(released)
    assert content(released.parent) == before | {"portolan.db.lock": b""}


# --- from 0.2.0 on -----------------------------------------------------------------------------------------

COLOUR = "ALTER TABLE people ADD COLUMN colour TEXT;"


@pytest.mark.parametrize("version", [RELEASED, SCHEMA.newest])
async def test_an_upgrade_makes_a_backup_first(path: Path, tmp_path: Path, version: int) -> None:
    if version == RELEASED:
        fill_as_0_1_0(path)
    else:
        await (await opened(path)).close()
    before = shape(path)
    newer = with_step(tmp_path / "schema", COLOUR)
    await (await opened(path, newer)).close()
    assert rows(path, "*", "pragma_user_version") == [(newer.newest,)]
    assert "colour" in rows(path, "group_concat(name)", "pragma_table_info('people')")[0][0]
    [backup] = (path.parent / "backups").iterdir()
    assert backup.name == f"portolan-schema-{version}.db"
    assert shape(backup) == before
    await (await opened(backup)).close()


@pytest.mark.parametrize(
    "broken",
    [
        "CREATE TABLE more (id INTEGER); INSERT INTO nowhere VALUES (1);",
        "DELETE FROM figures;",
    ],
)
async def test_a_failed_upgrade_changes_nothing(released: Path, tmp_path: Path, broken: str) -> None:
    before = shape(released)
    with pytest.raises(StoreError):
        await opened(released, with_step(tmp_path / "schema", COLOUR, broken))
    assert shape(released) == before
    assert rows(released, "*", "pragma_user_version") == [(RELEASED,)]
    store = await opened(released)
    assert (await store.open_table(LEFT_BY_EMIL)).number == 1


async def test_a_newer_schema_is_refused(path: Path, tmp_path: Path) -> None:
    newer = with_step(tmp_path / "schema", COLOUR)
    await (await opened(path, newer)).close()
    known = rf"newer Portolan \(schema {newer.newest}, this one knows {SCHEMA.newest}\)"
    with pytest.raises(StoreError, match=known):
        await opened(path)


@pytest.mark.parametrize(
    ("there", "wrong", "next_number"),
    [
        (["0003_one", "0022_two", "0024_four"], "0024_four", 23),
        (["0003_one", "0023_three"], "0023_three", 22),
        (["0003_one", "0022_two", "0023_three", "0023_other"], "0023_three", 24),
        (["0003_one", "0022_two", "three"], "three", 23),
    ],
)
def test_schema_files_have_the_numbers_that_are_expected(
    tmp_path: Path, there: list[str], wrong: str, next_number: int
) -> None:
    for name in there:
        (tmp_path / f"{name}.sql").write_text("")
    with pytest.raises(StoreError, match=rf"{wrong}\.sql is out of line: .* {next_number:04}_<name>\.sql"):
        replace(SCHEMA, folder=tmp_path).steps()
