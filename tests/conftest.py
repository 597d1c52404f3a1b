"""What all tests share: a harbour town on a simulated Discord, strict words, checked requests."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
import pytest_asyncio

from data.settings import Settings
from data.words import Phrases
from tests.discord_contract import Wire, report, watch
from tests.support.town import Town


@pytest.fixture(autouse=True)
def strict_words(monkeypatch: pytest.MonkeyPatch) -> None:
    """A missing text is an error in tests."""
    monkeypatch.setattr(Phrases, "strict", True)


@pytest.fixture(autouse=True)
def wire() -> Iterator[Wire]:
    """Every request that the bot sends is checked: against Discord's own description, and its limits."""
    with watch() as wire:
        yield wire
    wire.verify()


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    report(terminalreporter)


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(db=tmp_path / "portolan.db", computer_pause=0)


@pytest.fixture(autouse=True)
def same_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """The secret keys of the tables are the same in every run."""
    monkeypatch.setattr("cogs.tables.lobbies.secrets.token_bytes", lambda length: b"\x05" * length)


@pytest.fixture(autouse=True)
def cold_brushes(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that starts for a moment need not draw every static layer first."""
    monkeypatch.setattr("cogs.ui.pictures.render.warm", lambda: None)


@pytest_asyncio.fixture
async def town(settings: Settings) -> AsyncIterator[Town]:
    town = await Town.found(settings)
    try:
        yield town
    finally:
        await town.leave()
