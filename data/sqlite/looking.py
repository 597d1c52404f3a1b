"""Looks at a database file, and changes neither it nor anything beside it."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from data.migrations import Schema
from data.models import StoreError
from data.sqlite.database import explained
from data.sqlite.migrate import COUNT_TABLES, SCHEMA, judged


@contextmanager
def reading(path: Path) -> Iterator[sqlite3.Connection]:
    """A connection that only reads, also what is still in the journal."""
    journal = path.with_name(f"{path.name}-wal")
    # Without a journal SQLite would make one, and only a connection that may write takes it away again.
    how = "mode=ro" if journal.exists() else "mode=ro&immutable=1"
    with closing(sqlite3.connect(f"{path.resolve().as_uri()}?{how}", uri=True)) as db:
        yield db


def version_in(path: Path, schema: Schema = SCHEMA) -> int | None:
    """The schema version of a file, 0 when it is empty; None when there is no file. Raises StoreError when it
    is not for us."""
    if not path.exists():
        return None
    try:
        with reading(path) as db:
            version, mark, tables = (
                db.execute(statement).fetchone()[0]
                for statement in ("PRAGMA user_version", "PRAGMA application_id", COUNT_TABLES)
            )
    except sqlite3.Error as error:
        raise StoreError(f"{path}: {explained(error)}") from error
    return judged(path, version, mark, tables, schema)
