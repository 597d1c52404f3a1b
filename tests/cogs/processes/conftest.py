"""Two processes over one database: services without Discord, each with connections and leases of its own."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest_asyncio

from data.postgres import PostgresStore
from tests.cogs.processes.process import Process


@pytest_asyncio.fixture
async def pair(postgres_url: str) -> AsyncIterator[tuple[Process, Process]]:
    """Both are closed after the test, also one that has died."""
    first, second = [Process(await PostgresStore.open(postgres_url)) for _ in range(2)]
    try:
        for process in (first, second):
            await process.tables.leases.start()
        yield first, second
    finally:
        for process in (first, second):
            await process.close()
