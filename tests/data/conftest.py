from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from data.sqlite import SqliteStore
from tests.data.help import open_store


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "portolan.db"


@pytest_asyncio.fixture
async def store(path: Path) -> AsyncIterator[SqliteStore]:
    store = await open_store(path)
    yield store
    await store.close()
