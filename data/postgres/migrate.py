"""The shape of the database: data/postgres/schema/NNNN_*.sql, each applied once, all missing ones at once."""

from __future__ import annotations

from pathlib import Path

import asyncpg

from data.migrations import Schema
from data.models import StoreError

SCHEMA = Schema(Path(__file__).parent / "schema", older=(10,))
OLDEST = 14
"""The oldest PostgreSQL that will do."""
ONE_AT_A_TIME = 0x506F7274
"""The advisory lock of whoever brings a database up to date ("Port")."""


async def version_of(db: asyncpg.Connection, place: str, schema: Schema) -> int:
    """The schema version of a database, 0 when it is empty. Raises StoreError when it is not for us."""
    server = db.get_server_version().major
    if server < OLDEST:
        raise StoreError(f"{place} runs PostgreSQL {server}; Portolan needs {OLDEST} or newer.")
    there = await db.fetch("SELECT tablename FROM pg_tables WHERE schemaname = current_schema()")
    names = {row["tablename"] for row in there}
    if "portolan" not in names:
        if names:
            raise StoreError(f"{place} is the database of another program. Choose an empty one.")
        return 0
    version = int(await db.fetchval("SELECT version FROM portolan"))
    schema.check(place, version)
    return version


async def migrate(db: asyncpg.Connection, place: str, schema: Schema = SCHEMA) -> int:
    """Bring a database to the newest version, in one transaction or not at all. Whoever starts at the same
    time waits, and finds it done. Returns the version."""
    newest = schema.newest
    async with db.transaction():
        await db.execute(f"SELECT pg_advisory_xact_lock({ONE_AT_A_TIME})")
        version = await version_of(db, place, schema)
        if version == 0:
            await db.execute(
                "CREATE TABLE portolan (version bigint NOT NULL); INSERT INTO portolan VALUES (0)"
            )
        for script in schema.missing(version):
            await db.execute(script)
        if version < newest:
            await db.execute(f"UPDATE portolan SET version = {newest}")
    return newest


async def try_migrating(db: asyncpg.Connection, place: str, schema: Schema = SCHEMA) -> int:
    """Bring a database to the newest version, and undo it all. Returns the version that it has."""
    trial = db.transaction()
    await trial.start()
    try:
        version = await version_of(db, place, schema)
        await migrate(db, place, schema)
        return version
    finally:
        await trial.rollback()
