"""Notes beside the database that it was closed in order: then the next start need not read all of it.

To look for damage takes as long as the file is large. It is done after a crash, or when somebody has changed
the file; otherwise it is left to the next backup, whose copy is always checked.
"""

from __future__ import annotations

from pathlib import Path


def _note(database: Path) -> Path:
    return database.with_name(f"{database.name}.closed")


def _marks(database: Path) -> str:
    """What changes with every write to the file."""
    state = database.stat()
    return f"{state.st_size} {state.st_mtime_ns} {state.st_ino}"


def note_clean_stop(database: Path) -> None:
    journal = database.with_name(f"{database.name}-wal")
    if not journal.exists():  # SQLite deletes it when everything is in the file
        _note(database).write_text(_marks(database), encoding="ascii")


def take_clean_stop(database: Path) -> bool:
    """Whether the file is as we left it. The note is taken away: from now on it is in use."""
    note = _note(database)
    if not note.exists():
        return False
    known = note.read_bytes()
    note.unlink()
    return known == _marks(database).encode()
