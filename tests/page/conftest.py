"""Fixtures of the page's tests. Without a browser none of them runs, and the end of the run says so."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
import pytest_asyncio

from cogs.local_table.server import LoopbackDiscord
from data.settings import Settings
from tests.cogs.conftest import no_backups, no_waiting_for_the_disk, same_deal, small_pictures
from tests.cogs.local_table.table import LocalTable, local_table
from tests.page.windows.browser import absence, open_browser

if TYPE_CHECKING:
    from playwright.async_api import Browser

__all__ = ["no_backups", "no_waiting_for_the_disk", "same_deal", "small_pictures"]
HERE = Path(__file__).parent


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """All share one browser, and the event loop it lives in. Without a browser these tests count as not run:
    they are neither passed nor quietly skipped."""
    here = [item for item in items if item.path.is_relative_to(HERE) and "browser" in _fixtures(item)]
    if absence() is None:
        for item in here:
            item.add_marker(pytest.mark.asyncio(loop_scope="session"), append=False)
        return
    config.hook.pytest_deselected(items=here)
    items[:] = [item for item in items if item not in here]


def _fixtures(item: pytest.Item) -> list[str]:
    return item.fixturenames if isinstance(item, pytest.Function) else []


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser() -> AsyncIterator[Browser]:
    async with open_browser() as opened:
        yield opened


@pytest_asyncio.fixture(loop_scope="session")
async def server_alone() -> AsyncIterator[LoopbackDiscord]:
    """A server whose bot is gone: tests show by hand what is on the page."""
    server = LoopbackDiscord()
    server.gateway.awaited = False
    await server.start()
    try:
        yield server
    finally:
        await server.stop()


@pytest_asyncio.fixture(loop_scope="session")
async def table(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[LocalTable]:
    async with local_table(settings, monkeypatch) as opened:
        yield opened
