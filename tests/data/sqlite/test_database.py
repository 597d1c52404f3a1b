"""The database file: who may open it, and what happens when the disk or the file is damaged."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import stat
import sys
from asyncio.subprocess import PIPE
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from data import sqlite
from data.models import StoreError
from data.sqlite import SqliteStore, check_sqlite
from data.sqlite.database import Row
from tests.data.store_helpers import NOW, board, open_store, play, running, second_connection

pytestmark = pytest.mark.migrations


@pytest_asyncio.fixture
async def store(sqlite_store: SqliteStore) -> SqliteStore:
    """This is about the file."""
    return sqlite_store


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


async def test_the_file_is_opened_with_our_pragmas(store: SqliteStore, path: Path) -> None:
    for pragma, value in (
        ("journal_mode", "wal"),
        ("synchronous", 2),
        ("foreign_keys", 1),
        ("secure_delete", 1),
    ):
        [row] = await store._connection.execute_fetchall(f"PRAGMA {pragma}")
        assert row[0] == value, pragma
    await running(store)
    for file in (path, Path(f"{path}-wal"), Path(f"{path}.lock")):
        assert mode(file) == 0o600, file


async def test_other_users_lose_access(path: Path) -> None:
    await (await open_store(path)).close()
    os.chmod(path, 0o644)  # noqa: PTH101
    await (await open_store(path)).close()
    assert mode(path) == 0o600


async def test_a_file_has_one_store(store: SqliteStore, path: Path) -> None:
    with pytest.raises(StoreError, match="in use by another Portolan"):
        await open_store(path)
    await store.set_meta("still", "here")


async def test_a_link_is_the_same_file(store: SqliteStore, path: Path) -> None:
    link, hard = path.with_name("link.db"), path.with_name("hard.db")
    link.symlink_to(path)
    with pytest.raises(StoreError, match="in use by another Portolan"):
        await open_store(link)
    hard.hardlink_to(path)
    with pytest.raises(StoreError, match="has a second name"):
        await open_store(hard)
    assert sorted(one.name for one in path.parent.glob("*.lock")) == [f"{path.name}.lock"]


async def test_a_file_belongs_to_one_process_until_it_dies(path: Path) -> None:
    program = (
        "import asyncio, sys\nfrom pathlib import Path\nfrom tests.data.store_helpers import open_store\n"
        "async def main():\n    await open_store(Path(sys.argv[1]))\n    print('open', flush=True)\n"
        "    await asyncio.sleep(60)\n"
        "asyncio.run(main())\n"
    )
    other = await asyncio.create_subprocess_exec(sys.executable, "-c", program, str(path), stdout=PIPE)
    assert other.stdout is not None
    try:
        assert await other.stdout.readline() == b"open\n"
        with pytest.raises(StoreError, match=r"portolan\.db is in use by another Portolan"):
            await open_store(path)
    finally:
        other.kill()
        await other.wait()
    store = await open_store(path)
    await store.close()


async def test_a_closed_store_can_be_closed_again_and_opened_again(path: Path) -> None:
    store = await open_store(path)
    table_id, table = await running(store)
    await store.close()
    await store.close()
    store = await open_store(path)
    assert (await store.open_table(table_id)).to_json() == table.to_json()
    await store.close()


def failing_after(good: int, run: Callable[..., list[Row]]) -> Callable[..., list[Row]]:
    """Run this many statements, then fail."""
    left = good

    def fails(db: sqlite3.Connection, statement: str, values: Any = ()) -> list[Row]:
        nonlocal left
        left -= 1
        if left < 0:
            raise sqlite3.OperationalError("disk I/O error")
        return run(db, statement, values)

    return fails


async def test_a_failure_at_any_statement_changes_nothing(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    table_id, table = await running(store)
    entry = play(table)
    letters = [board(table_id, 1)]
    before = await store.load(table_id)
    for good in range(100):
        monkeypatch.setattr(store, "_run", failing_after(good, store._run))
        failure = ""
        try:
            await store.append(table_id, entry, table, expected_version=0, letters=letters)
        except StoreError as error:
            failure = str(error)
        finally:
            monkeypatch.undo()
        if not failure:
            break
        assert "disk I/O error" in failure
        assert not store._connection.in_transaction
        assert await store.load(table_id) == before
        assert await store.log(table_id) == []
        assert await store.due_letters(NOW) == []
    assert good >= 5
    assert (await store.load(table_id)).version == 1


async def test_a_full_disk_loses_nothing_and_leaves_nothing_half_written(store: SqliteStore) -> None:
    table_id, table = await running(store, settings={"length": "long"})
    [pages] = await store._connection.execute_fetchall("PRAGMA page_count")
    await store._connection.execute_fetchall(f"PRAGMA max_page_count = {pages[0] + 12}")
    written, failure = 0, ""
    while not failure and written < 1000:
        entry, letter = play(table), board(table_id, written)
        try:
            await store.append(table_id, entry, table, expected_version=written, letters=[letter])
            written = table.number
        except StoreError as error:
            failure = str(error)
    assert "disk is full" in failure
    assert written > 0
    kept = await store.open_table(table_id, whole=True)
    assert kept.number == written == len(kept.log) == len(await store.due_letters(NOW, 1000))
    await store._connection.execute_fetchall("PRAGMA max_page_count = 100000")
    await store.append(table_id, entry, table, expected_version=written, letters=[letter])
    assert (await store.open_table(table_id, whole=True)).to_json() == table.to_json()


async def _filled(path: Path) -> None:
    store = await open_store(path)
    table_id, table = await running(store, settings={"length": "long"})
    for version in range(40):
        await store.append(table_id, play(table), table, expected_version=version)
    await store.close()


def damage(path: Path, where: str) -> None:
    content = bytearray(path.read_bytes())
    match where:
        case "header":
            content[:40] = bytes(byte ^ 0xFF for byte in content[:40])
        case "middle":
            third = len(content) // 3
            content[third : 2 * third] = bytes(byte ^ 0xFF for byte in content[third : 2 * third])
        case "page":  # pages of the moves only: opening the file does not read them
            start = content.index(b'"what":"one"') // 4096 * 4096
            content[start : start + 8] = bytes(byte ^ 0xFF for byte in content[start : start + 8])
        case "cut":
            del content[len(content) // 2 :]
        case "text":
            content = bytearray(b"Dear diary, " * 1000)
    path.write_bytes(content)


@pytest.mark.parametrize("where", ["header", "middle", "page", "cut", "text"])
async def test_a_damaged_file_is_a_clear_error(path: Path, where: str) -> None:
    await _filled(path)
    damage(path, where)
    with pytest.raises(StoreError, match=r"is damaged|is no database"):
        await open_store(path)
    with pytest.raises(StoreError, match=r"is damaged|is no database"):  # and the lock was released
        await open_store(path)


async def test_a_file_that_was_closed_in_order_is_not_read_through(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """But it is after a crash, and when somebody else has written to it."""
    await _filled(path)
    checks = []

    async def check(db: object, path: Path) -> None:
        checks.append(path)

    monkeypatch.setattr(sqlite, "_quick_check", check)
    store = await open_store(path)
    assert checks == []
    await store._connection.close()
    store._lock.release()  # as if the process had died
    await (await open_store(path)).close()
    assert len(checks) == 1
    with second_connection(path) as db:
        db.execute("INSERT INTO meta VALUES ('somebody', 'was here')")
    await (await open_store(path)).close()
    assert len(checks) == 2
    await (await open_store(path)).close()
    assert len(checks) == 2


async def test_damage_while_running_is_a_clear_error_and_makes_no_backup(
    store: SqliteStore, path: Path
) -> None:
    table_id, table = await running(store)
    await store.append(table_id, play(table), table, expected_version=0)
    await store._connection.execute_fetchall("PRAGMA wal_checkpoint(TRUNCATE)")
    damage(path, "page")
    with pytest.raises(StoreError, match=r"portolan\.db is damaged.*restore the newest backup"):
        await store.file.backup(NOW)
    assert list((path.parent / "backups").iterdir()) == []


async def test_another_programs_database_is_left_alone(path: Path) -> None:
    with second_connection(path) as db:
        db.execute("CREATE TABLE bookmarks (url TEXT)")
    with pytest.raises(StoreError, match="another program"):
        await open_store(path)
    with second_connection(path) as db:
        assert db.execute("SELECT name FROM sqlite_master").fetchall() == [("bookmarks",)]
        assert db.execute("PRAGMA journal_mode").fetchone() == ("delete",)


async def test_a_folder_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="cannot be opened"):
        await open_store(tmp_path)
    (tmp_path / "file").write_text("")
    with pytest.raises(StoreError, match="cannot be opened"):
        await open_store(tmp_path / "file" / "portolan.db")


def test_an_old_sqlite_is_named() -> None:
    assert check_sqlite((3, 40, 1)) == "SQLite 3.40.1"
    with pytest.raises(StoreError, match=r"SQLite 3\.31\.0; Portolan needs 3\.37\.0"):
        check_sqlite((3, 31, 0))
