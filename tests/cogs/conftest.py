"""Fixtures of the Discord side: small pictures, no waiting for the disk, the same cards in every run."""

from __future__ import annotations

from typing import Any

import pytest
from PIL import Image

import render
from cogs.upkeep import UpkeepCog
from data.sqlite.file import DatabaseFile


@pytest.fixture(autouse=True)
def small_pictures(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Draw dots instead of pictures, unless a test is marked `real_pictures`."""
    if "real_pictures" not in request.keywords:
        dot = Image.new("RGB", (8, 8), (240, 224, 188))

        def picture(name: str) -> Any:
            return lambda *_: render.Picture(name=name, image=dot)

        monkeypatch.setattr(render, "board", lambda *_: [picture("board")()])
        for name in ("hand", "choice", "outlook", "lobby", "standings", "scores", "thing", "season"):
            monkeypatch.setattr(render, name, picture(name))


@pytest.fixture(autouse=True)
def no_waiting_for_the_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let SQLite leave the writing to the system: what survives a power cut is tested in tests/data."""
    monkeypatch.setattr("data.sqlite.SYNCHRONOUS", "OFF")


def key_alone(key: bytes, salt: list[str]) -> bytes:
    return key


@pytest.fixture(autouse=True)
def same_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep the ids of clicks out of the dice, so that a new command, which shifts all ids, does not deal
    other cards to every test."""
    for place in ("engines.tables.table.mixed", "cogs.tables.lobbies.lobbies.mixed"):
        monkeypatch.setattr(place, key_alone)


@pytest.fixture(autouse=True)
def no_pause_before_lists(monkeypatch: pytest.MonkeyPatch) -> None:
    """Show a list of open lobbies at once when one has changed."""
    monkeypatch.setattr("cogs.delivery.messages.open_lists.PAUSE_SECONDS", 0)


@pytest.fixture(autouse=True)
def no_backups(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Do not back up the database at each start, unless a test is marked `backups`."""
    if "backups" not in request.keywords:

        async def no_backup(upkeep: UpkeepCog, file: DatabaseFile) -> None: ...

        monkeypatch.setattr(UpkeepCog, "_back_up", no_backup)
