"""The services of a test, closed after it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio

from tests.cogs.tables.services import Services


@pytest_asyncio.fixture
async def services(tmp_path: Path) -> AsyncIterator[Services]:
    found = await Services.open(tmp_path / "services.db")
    try:
        yield found
    finally:
        found.thinking.close()
        await found.store.close()
