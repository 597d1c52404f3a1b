from __future__ import annotations

import asyncio
import os
import shutil
import stat
import threading
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest
import pytest_asyncio

from data.models import StoreError
from data.sqlite import SqliteStore, backup
from data.sqlite.backup import check, restore
from tests.data.store_helpers import NOW, open_store, play, running, second_connection
from tests.support.project import ROOT, run_python


@pytest_asyncio.fixture
async def store(sqlite_store: SqliteStore) -> SqliteStore:
    """This is about the file."""
    return sqlite_store


async def test_a_backup_holds_everything(store: SqliteStore, path: Path) -> None:
    table_id, table = await running(store)
    await store.append(table_id, play(table), table, expected_version=0)
    assert await store.file.last_backup() is None
    copy = await store.file.backup(NOW)
    assert await store.file.last_backup() == NOW
    assert copy == path.parent / "backups" / "portolan-20250615-150640.db"
    assert [file.name for file in copy.parent.iterdir()] == [copy.name]
    assert (stat.S_IMODE(copy.stat().st_mode), stat.S_IMODE(copy.parent.stat().st_mode)) == (0o600, 0o700)
    await store.append(table_id, play(table), table, expected_version=1)
    drill = path.with_name("drill.db")
    assert restore(copy, drill) is None
    other = await open_store(drill)
    assert (await other.open_table(table_id)).number == 1
    await other.append(table_id, table.log[1], table, expected_version=1)
    assert (await other.open_table(table_id)).to_json() == table.to_json()
    await other.close()


class Gate:
    """Holds a backup after its first step."""

    def __init__(self) -> None:
        self.reached, self.open = threading.Event(), threading.Event()

    def wait(self) -> None:
        self.reached.set()
        self.open.wait(5)


@pytest.fixture
def gate(monkeypatch: pytest.MonkeyPatch) -> Iterator[Gate]:
    gate = Gate()
    monkeypatch.setattr(backup, "rest", gate.wait)
    yield gate
    gate.open.set()


def fill(path: Path, table_id: str, rows: int) -> None:
    with second_connection(path) as db:
        db.execute(
            "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)"
            " INSERT INTO outbox (table_id, kind, version, body, nonce, created, next_try, done_at)"
            " SELECT ?, 'board', 0, json_object('x', hex(zeroblob(100))), 'nonce ' || i, 0, 0, 1 FROM n",
            (rows, table_id),
        )


async def test_a_backup_runs_beside_play(store: SqliteStore, path: Path, gate: Gate) -> None:
    """Calls are answered between its steps, and the copy shows the moment of its first one."""
    table_id, table = await running(store, settings={"length": "long"})
    await store.append(table_id, play(table), table, expected_version=0)
    fill(path, table_id, 10_000)
    copying = asyncio.create_task(store.file.backup(NOW))
    await asyncio.to_thread(gate.reached.wait, 5)
    async with asyncio.timeout(10):
        for version in range(1, 4):
            await store.append(table_id, play(table), table, expected_version=version)
        assert (await store.load(table_id)).version == 4
    assert not copying.done()
    gate.open.set()
    drill = path.with_name("drill.db")
    restore(await copying, drill)
    other = await open_store(drill)
    copied = await other.open_table(table_id, whole=True)
    assert (copied.number, len(copied.log)) == (1, 1)
    assert (await store.load(table_id)).version == 4


async def test_a_copy_goes_to_the_disk_in_steps(
    store: SqliteStore, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So that a move never waits until all of it is written."""
    table_id, _ = await running(store)
    fill(path, table_id, 10_000)
    written: list[int] = []
    sync = os.fsync

    def noted(file: int) -> None:
        written.append(os.fstat(file).st_size)
        sync(file)

    monkeypatch.setattr(backup, "STEP_PAGES", 100)
    monkeypatch.setattr(backup, "PAUSE", 0)
    monkeypatch.setattr(os, "fsync", noted)
    size = (await store.file.backup(NOW)).stat().st_size
    sizes = [0, *written]
    assert sizes[-1] == size
    assert max(later - earlier for earlier, later in pairwise(sizes)) < size / 2


async def test_closing_breaks_a_backup_off(store: SqliteStore, path: Path, gate: Gate) -> None:
    table_id, _ = await running(store)
    fill(path, table_id, 10_000)
    copying = asyncio.create_task(store.file.backup(NOW))
    await asyncio.to_thread(gate.reached.wait, 5)
    closing = asyncio.create_task(store.close())
    await asyncio.sleep(0)
    gate.open.set()
    await closing
    with pytest.raises(StoreError, match="broken off"):
        await copying
    assert list((path.parent / "backups").iterdir()) == []
    await (await open_store(path)).close()


async def test_backups_go_to_the_folder_in_the_settings(path: Path, tmp_path: Path) -> None:
    store = await open_store(path, backups=tmp_path / "far" / "away")
    assert (await store.file.backup(NOW)).parent == tmp_path / "far" / "away"
    await store.close()
    (tmp_path / "file").write_text("")
    store = await open_store(path, backups=tmp_path / "file")
    with pytest.raises(StoreError, match="cannot be written"):
        await store.file.backup(NOW)
    await store.set_meta("still", "works")
    await store.close()


def journal(database: Path) -> int:
    """The size of the journal in bytes."""
    file = Path(f"{database}-wal")
    return file.stat().st_size if file.exists() else 0


async def test_restoring_moves_the_old_files_aside(path: Path) -> None:
    store = await open_store(path)
    await store.set_meta("day", "one")
    copy = await store.file.backup(NOW)
    await store.set_meta("day", "two")
    with pytest.raises(StoreError, match="in use"):
        restore(copy, path)
    # As after a crash, the last change is in the journal only. It must not get into the restored file.
    shutil.copytree(path.parent, path.parent.parent / "crashed")
    await store.close()
    crashed = path.parent.parent / "crashed" / path.name
    assert journal(crashed) > 0
    aside = restore(copy, crashed)
    assert aside == crashed.with_name("portolan.db.before-restore-1")
    assert journal(crashed) == 0
    store = await open_store(crashed)
    assert await store.meta("day") == "one"
    await store.close()
    with second_connection(aside) as db:
        assert db.execute("SELECT value FROM meta").fetchall() == [("two",)]
    assert restore(copy, crashed) == crashed.with_name("portolan.db.before-restore-2")


KILLED_WRITER = """
import asyncio, os, sys
from pathlib import Path
from data.sqlite import SqliteStore

async def write() -> None:
    store = await SqliteStore.open(Path(sys.argv[1]))
    await store.set_meta("day", "two")
    os.kill(os.getpid(), 9)

asyncio.run(write())
"""


def content_of(database: Path) -> dict[str, bytes | None]:
    """Its files with what is in them; the index of the journal is SQLite's own."""
    files = database.parent.glob(f"{database.name}*")
    return {file.name: None if file.name.endswith("-shm") else file.read_bytes() for file in files}


async def test_restoring_takes_what_a_killed_writer_committed(path: Path) -> None:
    """It is in the journal only, which was moved aside with its database. Nothing else is left behind."""
    store = await open_store(path)
    await store.set_meta("day", "one")
    copy = await store.file.backup(NOW)
    await store.close()
    assert run_python("-c", KILLED_WRITER, str(path), cwd=ROOT).returncode == -9
    assert journal(path) > 0
    aside = restore(copy, path)
    assert aside is not None
    before = content_of(aside)
    assert restore(aside, path) == path.with_name("portolan.db.before-restore-2")
    assert content_of(aside) == before, "it can be restored again"
    assert list(path.parent.glob("*.part*")) == []
    store = await open_store(path)
    assert await store.meta("day") == "two"
    await store.close()


async def test_a_journal_without_its_index_is_read_too(path: Path, tmp_path: Path) -> None:
    """Somebody has copied the two files that hold the data."""
    store = await open_store(path)
    await store.set_meta("day", "two")
    for ending in ("", "-wal"):
        shutil.copyfile(f"{path}{ending}", tmp_path / f"saved.db{ending}")
    await store.close()
    restore(tmp_path / "saved.db", path)
    assert set(content_of(tmp_path / "saved.db")) == {"saved.db", "saved.db-wal"}
    store = await open_store(path)
    assert await store.meta("day") == "two"
    await store.close()


async def test_a_copy_that_cannot_be_restored_leaves_no_part(
    store: SqliteStore, path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(path: Path) -> None:
        if path.suffix == ".part":
            raise StoreError("damaged")

    copy = await store.file.backup(NOW)
    monkeypatch.setattr(backup, "check", refuse)
    with pytest.raises(StoreError, match="damaged"):
        restore(copy, tmp_path / "target.db")
    assert set(content_of(tmp_path / "target.db")) == {"target.db.lock"}


async def test_a_damaged_copy_is_not_restored(store: SqliteStore, path: Path, tmp_path: Path) -> None:
    for channel in range(30):
        await running(store, channel)
    copy = await store.file.backup(NOW)
    content = bytearray(copy.read_bytes())
    content[4096 * 2 : 4096 * 6] = b"\xff" * (4096 * 4)
    copy.write_bytes(content)
    target = tmp_path / "target.db"
    await (await open_store(target)).close()
    with pytest.raises(StoreError, match=r"cannot be used|is damaged"):
        restore(copy, target)
    check(target)
    with second_connection(tmp_path / "other.db") as db:
        db.execute("CREATE TABLE bookmarks (url TEXT)")
    with pytest.raises(StoreError, match="not a database of Portolan"):
        check(tmp_path / "other.db")
