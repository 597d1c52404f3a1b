"""The shape of the database: data/sqlite/schema/NNNN_*.sql, each applied once, all missing ones at once."""

from __future__ import annotations

from pathlib import Path

import aiosqlite

from data.migrations import Schema
from data.models import StoreError

SCHEMA = Schema(Path(__file__).parent / "schema", older=(3, 22))
OURS = 0x506F7274
"""Marks the file as ours ("Port"): nobody's other database is to be filled with our tables."""
COUNT_TABLES = "SELECT count(*) FROM sqlite_master"


async def pragma(db: aiosqlite.Connection, name: str) -> int:
    [(value,)] = await db.execute_fetchall(f"PRAGMA {name}")
    return int(value)


async def version_of(db: aiosqlite.Connection, path: Path, schema: Schema) -> int:
    """The schema version of an open database, 0 when it is new. Raises StoreError when it is not for us."""
    version, mark = await pragma(db, "user_version"), await pragma(db, "application_id")
    [(tables,)] = await db.execute_fetchall(COUNT_TABLES)
    return judged(path, version, mark, tables, schema)


def judged(path: Path, version: int, mark: int, tables: int, schema: Schema) -> int:
    """The version, if a database with this version, this mark and so many tables is for us."""
    if tables and mark != OURS:
        raise StoreError(f"{path} is the database of another program. Choose another file.")
    schema.check(str(path), version)
    return version


async def migrate(db: aiosqlite.Connection, version: int, schema: Schema = SCHEMA) -> None:
    """Bring a database of this version to the newest one: in one transaction, or not at all."""
    missing, newest = schema.missing(version), schema.newest
    if not missing:
        return
    try:
        # Foreign keys are off here, as rebuilding a table needs it; so they are checked before the commit.
        await db.executescript(
            "BEGIN IMMEDIATE;\n"
            + "\n".join(missing)
            + f"\nPRAGMA application_id = {OURS};\nPRAGMA user_version = {newest};"
        )
        if await db.execute_fetchall("PRAGMA foreign_key_check"):
            raise StoreError(f"The change to schema {newest} would lose the connection between rows.")
        await db.commit()
    except BaseException:
        await db.rollback()
        raise
