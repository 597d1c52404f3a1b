"""What has piled up in the outbox: all of it goes out at once, a few tables at a time, the oldest first."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from cogs.delivery import outbox
from cogs.delivery.outbox import Outbox
from cogs.delivery.sending.request_queue import RequestQueue
from cogs.delivery.sending.transport import Delivered
from cogs.tables.absence.lifecycle import Lifecycle
from cogs.tables.changes import letters
from cogs.tables.loading.room import Room
from data.models import LetterKind, StoredLetter
from tests.cogs.tables.services import START, Services

TABLES, AT_ONCE, AT_A_TIME = 12, 3, 5


@pytest_asyncio.fixture
async def services(tmp_path: Path) -> AsyncIterator[Services]:
    found = await Services.open(tmp_path / "services.db")
    try:
        yield found
    finally:
        await found.store.close()


@pytest.fixture
def small_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outbox, "SWEEP_TABLES", AT_ONCE)
    monkeypatch.setattr(outbox, "SWEEP_LETTERS", AT_A_TIME)


class Post:
    """Delivers boards, and takes a moment for each."""

    def __init__(self, services: Services) -> None:
        self.delivered: list[str] = []
        self.under_way = self.most_under_way = 0
        self.broken = ""
        self.store = services.store
        lifecycle = Lifecycle(services.tables)
        handlers = {LetterKind.LOBBY: self.deliver}
        self.outbox = Outbox(services.tables, lifecycle, handlers, RequestQueue(50))

    async def deliver(self, room: Room, letter: StoredLetter) -> Delivered:
        if room.row.id == self.broken:
            raise OSError("Discord is not there")
        self.under_way += 1
        self.most_under_way = max(self.under_way, self.most_under_way)
        for _ in range(20):
            await self.store.meta("somebody else's turn")
        self.under_way -= 1
        self.delivered.append(room.row.id)
        return Delivered()

    async def sweep(self) -> None:
        """Until everything is delivered."""
        await self.outbox.sweep()
        assert self.outbox._sweeping is not None
        await asyncio.wait({self.outbox._sweeping})
        while rounds := self.outbox.under_way:
            await asyncio.wait(rounds)


@pytest.mark.usefixtures("small_steps")
async def test_a_backlog_goes_out_at_once_the_oldest_first(services: Services) -> None:
    """Last come, longest waited: ids say nothing about that."""
    tables = [await services.lobby("magellan", "Inge", channel=number) for number in range(1, TABLES + 1)]
    post = Post(services)
    await post.sweep()
    assert sorted(post.delivered) == sorted(tables)
    post.delivered.clear()
    for age, table_id in enumerate(tables):
        row = await services.store.load(table_id)
        for _ in range(2):
            await services.store.post(table_id, [letters.lobby(row)], now=START - age)
    post.broken = tables[5]
    await post.sweep()
    expected = [table_id for table_id in reversed(tables) if table_id != post.broken]
    assert sorted(post.delivered) == sorted(expected), "once each, and one that fails stops no other"
    waits = [abs(post.delivered.index(table_id) - place) for place, table_id in enumerate(expected)]
    assert max(waits) < AT_ONCE, post.delivered
    assert post.most_under_way == AT_ONCE


async def test_a_sweep_that_goes_on_is_not_begun_again(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    await services.lobby("magellan", "Inge")
    post = Post(services)
    await post.outbox.sweep()
    calls = 0

    async def never(*_: object) -> list[StoredLetter]:
        nonlocal calls
        calls += 1
        return []

    with monkeypatch.context() as patched:
        patched.setattr(services.store, "letters_by_age", never)
        await post.outbox.sweep()
        assert calls == 0
        await post.sweep()
    assert post.delivered
