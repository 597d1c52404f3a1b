from __future__ import annotations

import shutil
import sqlite3
from pathlib import Path

import pytest

from data.models import LetterKind, Status, StoreError
from data.sqlite.migrate import OURS, SCHEMA, scripts
from tests.data.store_helpers import ANN, BEN, AnyStore, open_store, second_connection
from tests.data.tally_game import FIGURES

pytestmark = pytest.mark.migrations
FIXTURES = Path(__file__).parents[1] / "fixtures"


def from_fixture(path: Path, version: int) -> None:
    """A database as an older version left it."""
    with second_connection(path) as db:
        db.execute("PRAGMA foreign_keys = OFF")
        db.executescript((FIXTURES / f"schema_{version:04}.sql").read_text(encoding="utf-8"))
        db.execute(f"PRAGMA application_id = {OURS}")
        db.execute(f"PRAGMA user_version = {version}")


def shape(path: Path) -> list[tuple[str, ...]]:
    with second_connection(path) as db:
        return db.execute("SELECT type, name, sql FROM sqlite_master ORDER BY name").fetchall()


@pytest.fixture
def newer_schema(tmp_path: Path) -> Path:
    """Today's schema and one more file."""
    folder = tmp_path / "schema"
    shutil.copytree(SCHEMA, folder)
    number = len(scripts()) + 1
    (folder / f"{number:04}_colour.sql").write_text("ALTER TABLE people ADD COLUMN colour TEXT;")
    return folder


async def test_a_new_file_gets_the_newest_schema(path: Path) -> None:
    store = await open_store(path)
    await store.close()
    with second_connection(path) as db:
        assert db.execute("PRAGMA user_version").fetchone() == (len(scripts()),)
    assert not (path.parent / "backups").exists()


def test_every_schema_has_a_fixture() -> None:
    assert len(list(FIXTURES.glob("schema_*.sql"))) == len(scripts())


@pytest.mark.parametrize("version", range(1, len(scripts()) + 1))
async def test_an_older_database_is_brought_up_to_date(path: Path, version: int) -> None:
    from_fixture(path, version)
    store = await open_store(path)
    await check_fixture(store)
    await store.close()
    fresh = path.with_name("fresh.db")
    await (await open_store(fresh)).close()
    assert shape(path) == shape(fresh)


async def check_fixture(store: AnyStore) -> None:
    """What every fixture holds, whichever version and database it comes from."""
    row = await store.load("fixture2")
    assert (row.status, row.version, row.channel_id, row.host_id) == (Status.RUNNING, 4, 7, BEN)
    table = await store.open_table(row.id)
    assert (table.state.sums, table.game.raw_figures) == ([2, 5], FIGURES)
    assert [(entry.undone, entry.takes_back) for entry in table.log] == [
        (False, None),
        (False, None),
        (True, None),
        (False, 3),
    ]
    seats = await store.seats(row.id)
    assert [(seat.user_id, seat.name) for seat in seats] == [(BEN, "Ben"), (None, "Ännchen")]
    assert [(seat.level, seat.temperament) for seat in seats] == [("normal", "")] * 2
    [letter] = await store.due_letters(2_000_000_000)
    assert (letter.kind, letter.nonce) == (LetterKind.BOARD, "fixture2-4-board")
    assert (await store.person(ANN)).language == "de"
    assert (await store.guild(5)).language == "de"


async def test_who_had_left_has_left_when_the_version_counts_it(path: Path) -> None:
    from_fixture(path, 21)
    with second_connection(path) as db:
        db.execute('UPDATE seats SET "left" = 1 WHERE user_id IS NOT NULL')
    store = await open_store(path)
    assert [seat.left_since for seat in await store.seats("fixture2")] == [4, None]
    await store.close()


async def test_a_migration_makes_a_backup_first(path: Path, newer_schema: Path) -> None:
    version = len(scripts())
    from_fixture(path, version)
    store = await open_store(path, schema=newer_schema)
    assert (await store.load("fixture2")).version == 4
    await store.close()
    with second_connection(path) as db:
        assert db.execute("PRAGMA user_version").fetchone() == (version + 1,)
        assert db.execute("SELECT colour FROM people").fetchall() == [(None,)]
    [backup] = (path.parent / "backups").iterdir()
    assert backup.name == f"portolan-schema-{version}.db"
    with second_connection(backup) as db, pytest.raises(sqlite3.OperationalError, match="colour"):
        db.execute("SELECT colour FROM people")
    await (await open_store(backup)).close()


@pytest.mark.parametrize(
    "broken",
    [
        "CREATE TABLE more (id INTEGER); INSERT INTO nowhere VALUES (1);",
        "DELETE FROM figures;",
    ],
)
async def test_a_failed_migration_changes_nothing(path: Path, newer_schema: Path, broken: str) -> None:
    version = len(scripts())
    from_fixture(path, version)
    before = shape(path)
    number = version + 2
    (newer_schema / f"{number:04}_broken.sql").write_text(broken)
    with pytest.raises(StoreError):
        await open_store(path, schema=newer_schema)
    assert shape(path) == before
    store = await open_store(path)
    assert (await store.open_table("fixture2")).number == 4
    await store.close()


async def test_a_newer_schema_is_refused(path: Path, newer_schema: Path) -> None:
    await (await open_store(path, schema=newer_schema)).close()
    newest = len(scripts())
    with pytest.raises(StoreError, match=rf"newer Portolan \(schema {newest + 1}, this one knows {newest}\)"):
        await open_store(path)


def test_schema_files_are_numbered_without_gaps(tmp_path: Path) -> None:
    (tmp_path / "0001_one.sql").write_text("")
    (tmp_path / "0003_three.sql").write_text("")
    with pytest.raises(StoreError, match=r"0003_three\.sql is out of line"):
        scripts(tmp_path)
