"""A process killed at any moment: every committed move is there, and nothing is half written."""

from __future__ import annotations

import asyncio
import random
import sys
from asyncio.subprocess import PIPE
from pathlib import Path

import pytest

from engines.tables.table import Table
from tests.data.store_helpers import NOW, open_store, running
from tests.data.tally_game import FIGURES, Tally


@pytest.fixture(autouse=True)
def known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engines.tables.saved_games.games", lambda stage: {"tally": Tally(FIGURES, {})})


async def play_and_kill(path: Path, table_id: str, after: float) -> int:
    """Let a process play and kill it; return the last move it reported as committed."""
    sailor = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.data.sqlite.crash_worker", str(path), table_id, stdout=PIPE
    )
    assert sailor.stdout is not None
    told = await sailor.stdout.readline()
    await asyncio.sleep(after)
    sailor.kill()
    told += await sailor.stdout.read()
    assert await sailor.wait() == -9
    # The kill may cut off the last line.
    return int(told.decode().rpartition("\n")[0].split("\n")[-1])


async def check_table(path: Path, table_id: str) -> int:
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


async def kill_repeatedly(path: Path, kills: int) -> None:
    chance = random.Random(kills)
    store = await open_store(path)
    table_id, _ = await running(store, settings={"length": "long"})
    await store.close()
    for _ in range(kills):
        committed = await play_and_kill(path, table_id, chance.uniform(0, 0.15))
        # At most one move is there without having been reported: the one that was being written.
        assert await check_table(path, table_id) - committed in (0, 1)
    assert await check_table(path, table_id) > kills


async def test_nothing_is_lost_when_killed_a_few_times(path: Path) -> None:
    await kill_repeatedly(path, 15)


@pytest.mark.nightly
async def test_nothing_is_lost_when_killed_many_times(path: Path) -> None:
    await kill_repeatedly(path, 150)
