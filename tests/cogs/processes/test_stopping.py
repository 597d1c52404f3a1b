"""A gentle stop reaches every process: none opens tables any longer, and each ends when all is sent."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from types import SimpleNamespace
from typing import Any, NamedTuple

import pytest
import pytest_asyncio

from cogs.runtime import drain
from cogs.runtime.drain import Drain, nobody_told
from data.models import LetterKind
from data.postgres.processes import PostgresProcesses
from data.processes import Claim
from engines.contract.core import Rejected
from tests.cogs.processes.process import Process, until

Pair = tuple[Process, Process]


class Stopping(NamedTuple):
    process: Process
    shards: PostgresProcesses
    drain: Drain
    ended: list[bool]
    """Whether all was sent when it ended."""


def stopping(process: Process, shards: PostgresProcesses) -> Stopping:
    """As the client puts it together."""
    ended: list[bool] = []

    async def outbox(*, anew: bool) -> Any:
        return await process.store.outbox_state(process.time)

    async def stop() -> None:
        ended.append((await process.store.outbox_state(process.time)).due == 0)

    health: Any = SimpleNamespace(outbox=outbox)
    part = Drain(
        process.lobbies.limits,
        health,
        process.computers,
        lambda: bool(process.outbox.under_way),
        stop,
        shards.stop_others,
    )
    shards.watch(lambda why: None, lambda: None, lambda: part.start(nobody_told))
    return Stopping(process, shards, part, ended)


@pytest_asyncio.fixture
async def both(
    pair: Pair, postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[tuple[Stopping, Stopping]]:
    monkeypatch.setattr(drain, "LOOK_SECONDS", 0.02)
    async with AsyncExitStack() as stack:
        parts = []
        for number, process in enumerate(pair):
            shards = await PostgresProcesses.join(postgres_url, Claim((number,), 2), 1, patience=0)
            stack.push_async_callback(shards.close)
            parts.append(stopping(process, shards))
        yield parts[0], parts[1]


async def test_both_stop_when_one_is_told_to(both: tuple[Stopping, Stopping]) -> None:
    """Tables are refused by both at once; what is being sent is sent first."""
    one, other = both
    table_id = await other.process.lobby("magellan", "Inge")
    await other.process.delivered(table_id)
    other.process.pausing.clear()
    other.process.sending.clear()
    await other.process.post(table_id, LetterKind.NOTICE)
    await other.process.sending.wait()
    told: list[bool] = []

    async def tell() -> None:
        told.append(True)

    await one.drain.everywhere(tell)
    await until(lambda: other.process.lobbies.limits.closing)
    for part in both:
        with pytest.raises(Rejected, match="limit-closing"):
            await part.process.lobby("magellan", "Otto", channel=9)
    await asyncio.sleep(0.1)
    assert (one.ended, other.ended) == ([], [])
    other.process.pausing.set()
    await until(lambda: bool(one.ended and other.ended))
    assert (one.ended, other.ended, told) == ([True], [True], [True])


async def test_a_process_that_has_not_heard_finds_it_noted(both: tuple[Stopping, Stopping]) -> None:
    """Its connection was broken when it was said; it looks every half minute."""
    one, other = both
    held = other.shards._held
    assert held is not None
    await held.remove_listener("portolan_stop", other.shards._on_stop)
    await one.drain.everywhere(nobody_told)
    await until(lambda: bool(one.ended))
    assert not other.process.lobbies.limits.closing
    await other.shards.check()
    await until(lambda: bool(other.ended))
    assert other.process.lobbies.limits.closing
