from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from data.sqlite import SqliteStore
from tests.data.store_helpers import (
    OPENED,
    AnyStore,
    Place,
    PostgresPlace,
    SqlitePlace,
    open_store,
)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "portolan.db"


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest) -> Place:
    """Where a store is kept: each kind in turn, so that every test of the contract runs over both."""
    if request.param == "sqlite":
        return SqlitePlace(request.getfixturevalue("path"))
    return PostgresPlace(request.getfixturevalue("postgres_url"))


@pytest_asyncio.fixture
async def sqlite_store(path: Path) -> SqliteStore:
    return await open_store(path)


@pytest_asyncio.fixture
async def store(place: Place) -> AnyStore:
    return await place.open()


@pytest_asyncio.fixture(autouse=True)
async def all_closed() -> AsyncIterator[None]:
    yield
    while OPENED:
        await OPENED.pop().close()
