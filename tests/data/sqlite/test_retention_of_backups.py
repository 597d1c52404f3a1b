"""Which backups stay: docs/privacy.md promises that none gets older than 14 days while the bot runs."""

from __future__ import annotations

import os
import random
import re
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from data.sqlite.backup import made_at, name_of, restore
from data.sqlite.retention import KEPT, delete_old, too_old
from tests.data.store_helpers import open_store
from tests.support.project import ROOT

START = datetime(2025, 6, 1, tzinfo=UTC)
PROMISED = timedelta(days=14)
HOUR = timedelta(hours=1)


def test_24_hourly_and_14_daily_backups_are_kept() -> None:
    hours = [START + timedelta(hours=n) for n in range(24 * 30)]
    kept = sorted(set(hours) - too_old(hours, hours[-1]))
    assert kept[-24:] == hours[-24:]
    days = [START + timedelta(days=n, hours=23) for n in range(30)]
    assert kept[:-24] == days[-14:-1]


@pytest.mark.parametrize("paper", ["docs/privacy.md", "docs/de/privacy.md", "docs/hosting/privacy.md"])
def test_the_papers_say_the_same(paper: str) -> None:
    text = (ROOT / paper).read_text(encoding="utf-8")
    assert re.search(rf"{PROMISED.days} (days at most|Tagen)", text)
    assert timedelta() < PROMISED - KEPT < timedelta(days=1)


def test_the_last_backup_of_an_hour_is_kept() -> None:
    moments = [START + timedelta(minutes=n) for n in (0, 20, 59, 61)]
    assert too_old(moments, moments[-1]) == set(moments[:2])


@pytest.mark.parametrize("off", [0.0, 0.97], ids=["always on", "mostly off"])
def test_no_backup_gets_older_than_promised(off: float) -> None:
    """Also where there are few, because the bot is off most of the time."""
    chance = random.Random(7)
    kept: set[datetime] = set()
    for hour in range(24 * 60):
        if chance.random() >= off:
            now = START + timedelta(hours=hour, seconds=chance.randrange(3600))
            kept.add(now)
            kept -= too_old(kept, now)
            assert min(kept) + PROMISED >= now + HOUR, "until copies are looked through again"
            assert len(kept) <= 24 + 14
    if not off:
        assert len({moment.date() for moment in kept}) == 14


def test_the_newest_backup_stays_while_no_other_can_be_made() -> None:
    """The bot was off for a month, and its database turns out to be damaged."""
    moments = [START + timedelta(hours=n) for n in range(5)]
    later = START + timedelta(days=30)
    assert too_old(moments, later) == set(moments[:-1])
    assert too_old([*moments, later], later) == set(moments), "as soon as there is a new one"


def touch(file: Path, moment: datetime) -> Path:
    file.parent.mkdir(exist_ok=True)
    file.touch()
    os.utime(file, (moment.timestamp(), moment.timestamp()))
    return file


def left_after(database: Path, now: datetime) -> set[str]:
    folder = database.parent / "backups"
    delete_old(database, folder, int(now.timestamp()))
    return {file.name for place in (folder, database.parent) for file in place.iterdir() if file.is_file()}


def test_backups_of_every_kind_are_deleted(tmp_path: Path) -> None:
    """Those from before upgrades and restores, and what a killed process has left half written."""
    database = touch(tmp_path / "portolan.db", START)
    for name in ("schema-1.db", "schema-1.db.part", "20250601-000000.db.part", "20250601-000000.db"):
        touch(tmp_path / "backups" / f"portolan-{name}", START)
    for name in ("before-restore-1", "before-restore-1-wal", "before-restore-1-shm", "part", "part-journal"):
        touch(tmp_path / f"portolan.db.{name}", START)
    now = START + timedelta(days=13)
    newest = touch(tmp_path / "backups" / name_of(database, int(now.timestamp())), now).name
    assert len(left_after(database, now)) == 11
    assert left_after(database, START + PROMISED - HOUR) == {database.name, newest}


def test_only_our_own_backups_are_deleted(tmp_path: Path) -> None:
    database = touch(tmp_path / "portolan.db", START)
    folder = tmp_path / "backups"
    names = [f"portolan-20250601-1200{n:02}.db" for n in range(3)]
    foreign = ["local-20250601-120000.db", "local-schema-1.db", "notes.txt", "portolan-20250601-120000.txt"]
    beside = ["local.db.before-restore-1", "portolan.db.closed", "portolan.db.lock", "portolan-2.db"]
    for name in [*names, *foreign]:
        touch(folder / name, START)
    for name in beside:
        touch(tmp_path / name, START)
    left = left_after(database, START + timedelta(days=30))
    assert left == {names[-1], *foreign, database.name, *beside}
    assert made_at(folder / names[0], database) == datetime(2025, 6, 1, 12, tzinfo=UTC)


async def test_a_replaced_database_is_kept_from_when_it_was_replaced(path: Path) -> None:
    """However long ago the bot last wrote to it."""
    store = await open_store(path)
    copy = await store.file.backup(int(START.timestamp()))
    await store.close()
    touch(path, START)
    aside = restore(copy, path)
    assert aside is not None
    assert aside.name in left_after(path, datetime.now(UTC))
    assert aside.name not in left_after(path, datetime.now(UTC) + PROMISED)
