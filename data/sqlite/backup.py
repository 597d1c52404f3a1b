"""Copies of the database: made, checked, and put back."""

from __future__ import annotations

import os
import re
import shutil
import sqlite3
import threading
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import UTC, datetime
from pathlib import Path

from data.models import StoreError
from data.sqlite.database import explained
from data.sqlite.lock import ProcessLock
from data.sqlite.looking import reading
from data.sqlite.migrate import OURS

STAMP = "%Y%m%d-%H%M%S"
MEGABYTE = 1_000_000
STEP_PAGES = 256
"""Pages of 4 KiB that are copied in one go."""
PAUSE = 0.01
"""Seconds between two steps."""
ROOM = 200 * MEGABYTE
"""What should be free beside room for two more copies."""


def new_private_file(path: Path) -> None:
    """An empty file that nobody else may read. There are secrets in it: keys, hands, who plays with whom."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    path.unlink(missing_ok=True)
    os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))


def name_of(database: Path, now: int) -> str:
    return f"{database.stem}-{datetime.fromtimestamp(now, UTC):{STAMP}}.db"


def made_at(copy: Path, database: Path) -> datetime | None:
    """When a copy was made; None for a file that is no copy of this database."""
    found = re.fullmatch(rf"{re.escape(database.stem)}-(\d{{8}}-\d{{6}})\.db", copy.name)
    return datetime.strptime(found[1], STAMP).replace(tzinfo=UTC) if found else None


def backup_of(copy: Path, database: Path) -> bool:
    """Whether a file is named as a copy of this database: an hourly one, or one from before an upgrade."""
    before_upgrade = re.fullmatch(rf"{re.escape(database.stem)}-schema-\d+\.db", copy.name)
    return made_at(copy, database) is not None or before_upgrade is not None


def copies_of(database: Path, folder: Path) -> dict[datetime, Path]:
    """By the moments when they were made."""
    files = folder.iterdir() if folder.exists() else ()
    return {moment: copy for copy in files if (moment := made_at(copy, database))}


def last_copy(database: Path, folder: Path) -> int | None:
    """When the newest copy was made."""
    newest = max(copies_of(database, folder), default=None)
    return None if newest is None else int(newest.timestamp())


def cramped(database: Path, folder: Path) -> int | None:
    """The megabytes that are left where there is least, when they may not suffice for long."""
    places = [database.parent, folder if folder.exists() else database.parent]
    free = min(shutil.disk_usage(place).free for place in places)
    return free // MEGABYTE if free < ROOM + 2 * database.stat().st_size else None


def check(path: Path) -> None:
    """Raise StoreError unless this is a sound database of ours."""
    try:
        with reading(path) as db:
            verdict = db.execute("PRAGMA quick_check(1)").fetchone()[0]
            mark = db.execute("PRAGMA application_id").fetchone()[0]
    except sqlite3.Error as error:
        raise StoreError(f"{path} cannot be used. {explained(error)}") from error
    if verdict != "ok":
        raise StoreError(f"{path} is damaged ({verdict}).")
    if mark != OURS:
        raise StoreError(f"{path} is not a database of Portolan.")


def rest() -> None:
    """Between two steps of a copy: the disk belongs to play."""
    time.sleep(PAUSE)


def make_copy(database: Path, copy: Path, stop: threading.Event) -> None:
    """Copy a database that is in use, in steps and over a connection of its own; whole or not at all.

    The copy shows one moment: that of its first step. Its reading holds up nobody who writes (WAL)."""
    part = copy.with_name(f"{copy.name}.part")
    try:
        new_private_file(part)
        try:
            _copy_pages(database, part, stop)
            _settle_copy(part, copy, database)
        finally:
            part.unlink(missing_ok=True)
    except OSError as error:
        raise StoreError(f"The backup {copy} cannot be written: {error.strerror}.") from error
    except sqlite3.Error as error:
        raise explained(error) from error


def _copy_pages(database: Path, part: Path, stop: threading.Event) -> None:
    def step(status: int, remaining: int, total: int) -> None:
        if stop.is_set():
            raise StoreError("The backup was broken off: the bot is stopping.")
        if remaining:
            # Written out bit by bit: all at once at the end, a move would wait for the disk meanwhile.
            os.fsync(written.fileno())
            rest()

    with (
        closing(sqlite3.connect(database, isolation_level=None)) as source,
        closing(sqlite3.connect(part, isolation_level=None)) as target,
        part.open("rb") as written,
    ):
        target.execute("PRAGMA synchronous = OFF")
        target.execute(f"PRAGMA cache_size = {STEP_PAGES}")
        # Without a transaction around all steps, each write in between would start the copy over.
        source.execute("BEGIN")
        source.execute("SELECT count(*) FROM sqlite_master").fetchone()
        # `sleep` is only how long to wait for a locked database: the pause between steps is ours.
        source.backup(target, pages=STEP_PAGES, progress=step)
        source.execute("ROLLBACK")
        target.execute("PRAGMA journal_mode = DELETE").fetchone()


def _settle_copy(part: Path, copy: Path, database: Path) -> None:
    try:
        settle(part, copy)
    except StoreError as error:
        raise StoreError(
            f"{database} is damaged: its copy is. Stop the bot and restore the newest backup. ({error})"
        ) from error


def settle(part: Path, copy: Path) -> None:
    """Give a finished copy its name once it is checked and safely on the disk."""
    check(part)
    with part.open("rb+") as file:
        os.fsync(file.fileno())
    part.replace(copy)


def restore(copy: Path, database: Path) -> Path | None:
    """Put a copy in the place of the database. What was there is moved aside; says where to."""
    with _no_index_left(copy):
        check(copy)  # so that a bad copy is named by its own name
        return _put_in_place(copy, database)


@contextmanager
def _no_index_left(copy: Path) -> Iterator[None]:
    """Whoever reads a journal makes an index for it, which only one who may write would take away again."""
    journal, index = (copy.with_name(copy.name + ending) for ending in ("-wal", "-shm"))
    ours = journal.exists() and not index.exists()
    try:
        yield
    finally:
        if ours:
            index.unlink(missing_ok=True)


def _put_in_place(copy: Path, database: Path) -> Path | None:
    lock = ProcessLock(database)
    try:
        part = database.with_name(f"{database.name}.part")
        new_private_file(part)
        try:
            _copy_with_journal(copy, part)
            check(part)
            aside = _move_aside(database) if database.exists() else None
            settle(part, database)
        finally:
            part.unlink(missing_ok=True)
        return aside
    finally:
        lock.release()


def _copy_with_journal(copy: Path, part: Path) -> None:
    """As one file: what was committed last may be in the journal only."""
    try:
        with reading(copy) as source, closing(sqlite3.connect(part, isolation_level=None)) as target:
            target.execute("PRAGMA synchronous = OFF")
            source.backup(target)
            target.execute("PRAGMA journal_mode = DELETE").fetchone()
    except sqlite3.Error as error:
        raise StoreError(f"{copy} cannot be copied. {explained(error)}") from error


def _move_aside(database: Path) -> Path:
    """The journal goes with its database: beside another one it would destroy it."""
    number = 1
    while (aside := database.with_name(f"{database.name}.before-restore-{number}")).exists():
        number += 1
    for ending in ("-wal", "-shm", ""):
        file = database.with_name(database.name + ending)
        if file.exists():
            file.replace(aside.with_name(aside.name + ending))
    os.utime(aside)  # it is a copy from now on, however long ago somebody wrote to it
    return aside
