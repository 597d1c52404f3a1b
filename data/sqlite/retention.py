"""Which copies of a database stay, and for how long. docs/privacy.md promises 14 days at most."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

from data.sqlite.backup import copies_of

HOURLY = 24
DAILY = 14
KEPT = timedelta(days=14, hours=-2)
"""Copies are looked through once an hour: so none gets older than 14 days while the bot runs."""
UPGRADE = r"-schema-\d+\.db"
HOURLY_COPY = r"-\d{8}-\d{6}\.db"
RESTORED_OVER = r"\.before-restore-\d+"
COMPANIONS = ("-wal", "-shm", "-journal")
"""SQLite's files beside a database."""


def too_old(moments: Iterable[datetime], now: datetime) -> set[datetime]:
    """Which hourly copies may go. Of each of the newest 24 hours and 14 days that have one, the last one
    stays, until its time is over. The newest always stays: where no other could be made since, it is the only
    way back."""
    newest_first = sorted(moments, reverse=True)
    kept: set[datetime] = set()
    for length, most in (("%Y%m%d%H", HOURLY), ("%Y%m%d", DAILY)):
        last: dict[str, datetime] = {}
        for moment in newest_first:
            last.setdefault(f"{moment:{length}}", moment)
        kept.update(list(last.values())[:most])
    kept = {moment for moment in kept if moment > now - KEPT}
    return set(newest_first[1:]) - kept


def delete_old(database: Path, folder: Path, now: int) -> None:
    """Delete the copies that may go: hourly ones, those from before an upgrade or a restore, and parts that a
    killed process has left."""
    at = datetime.fromtimestamp(now, UTC)
    copies = copies_of(database, folder)
    for moment in too_old(copies, at):
        _delete(copies[moment])
    for copy in _other_copies(database, folder):
        if datetime.fromtimestamp(copy.stat().st_mtime, UTC) <= at - KEPT:
            _delete(copy)


def _other_copies(database: Path, folder: Path) -> Iterator[Path]:
    """Those whose names don't tell when they were made."""
    stem, name = re.escape(database.stem), re.escape(database.name)
    made_here = rf"{stem}(?:{UPGRADE}|(?:{UPGRADE}|{HOURLY_COPY})\.part)"
    for place, pattern in ((folder, made_here), (database.parent, rf"{name}(?:{RESTORED_OVER}|\.part)")):
        files = list(place.iterdir()) if place.exists() else []
        yield from (file for file in files if re.fullmatch(pattern, file.name))


def _delete(copy: Path) -> None:
    for companion in COMPANIONS:
        copy.with_name(copy.name + companion).unlink(missing_ok=True)
    copy.unlink(missing_ok=True)
