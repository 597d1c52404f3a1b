"""Killed at any moment: what was acknowledged is there, and nothing is there by halves."""

from __future__ import annotations

import asyncio
import random
import sys
from asyncio.subprocess import PIPE
from pathlib import Path

import pytest

from engines.table import Table
from tests.data.help import NOW, open_store, running
from tests.data.tally import FIGURES, Tally


@pytest.fixture(autouse=True)
def known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engines.table.games", lambda: {"tally": Tally(FIGURES)})


async def sail_and_sink(path: Path, table_id: str, after: float) -> int:
    """Let a process play until it is killed; the last move it has acknowledged."""
    sailor = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.data.sailor", str(path), table_id, stdout=PIPE
    )
    assert sailor.stdout is not None
    told = await sailor.stdout.readline()
    await asyncio.sleep(after)
    sailor.kill()
    told += await sailor.stdout.read()
    assert await sailor.wait() == -9
    # The last line may be cut off in the middle by the kill.
    return int(told.decode().rpartition("\n")[0].split("\n")[-1])


async def look(path: Path, table_id: str) -> int:
    store = await open_store(path)
    try:
        row = await store.load(table_id)
        table = await store.open_table(table_id, whole=True)
        assert [entry.number for entry in table.log] == list(range(1, row.version + 1))
        assert Table.replay(table.record()).to_json() == table.to_json()
        letters = await store.due_letters(NOW, limit=1_000_000)
        assert [letter.version for letter in letters] == list(range(1, row.version + 1))
        return row.version
    finally:
        await store.close()


async def sink(path: Path, kills: int) -> None:
    chance = random.Random(kills)
    store = await open_store(path)
    table_id, _ = await running(store, settings={"length": "long"})
    await store.close()
    for _ in range(kills):
        acknowledged = await sail_and_sink(path, table_id, chance.uniform(0, 0.15))
        # At most the one move that was being written is there without having been acknowledged.
        assert await look(path, table_id) - acknowledged in (0, 1)
    assert await look(path, table_id) > kills


async def test_killed_a_few_times(path: Path) -> None:
    await sink(path, 15)


@pytest.mark.long
async def test_killed_many_times(path: Path) -> None:
    await sink(path, 150)
