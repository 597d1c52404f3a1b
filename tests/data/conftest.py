from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from data.sqlite import SqliteStore
from tests.data.store_helpers import OPENED, open_store


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "portolan.db"


@pytest_asyncio.fixture
async def store(path: Path) -> SqliteStore:
    return await open_store(path)


@pytest_asyncio.fixture(autouse=True)
async def all_closed() -> AsyncIterator[None]:
    yield
    while OPENED:
        await OPENED.pop().close()
