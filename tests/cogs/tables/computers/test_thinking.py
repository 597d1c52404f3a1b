"""Thinking ahead in other processes: the right move, whatever becomes of a process, and nobody waits long."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
import pytest_asyncio

from cogs.tables.computers import thinking
from cogs.tables.computers.thinking import (
    NICENESS,
    SECONDS_BETWEEN_WARNINGS,
    WAITING_PER_PROCESS,
    RareWarning,
    ThinkingPool,
    thought,
)
from engines import games
from engines.computer.players import HARD, computer
from engines.contract.core import Raw
from engines.tables.position import Position
from engines.tables.table import Table

PERCENT = 5


def position(game: str = "magellan") -> Position:
    table = Table.open(games()[game], seats=3, key=b"a thought")
    return table.position(table.waiting[0])


# --- what a process does instead of thinking --------------------------------------------------------------


def tell_about_process(position: Position, temperament: str, percent: int) -> tuple[Raw | None, str]:
    return {"pid": os.getpid(), "niceness": os.nice(0)}, ""


def hang(position: Position, temperament: str, percent: int) -> tuple[Raw | None, str]:
    """Forever, unless it is ended; `temperament` is where it leaves its number."""
    if temperament:
        Path(temperament).write_text(str(os.getpid()))
    time.sleep(60)
    return None, ""


def die(position: Position, temperament: str, percent: int) -> tuple[Raw | None, str]:
    os.kill(os.getpid(), signal.SIGKILL)
    return None, ""


@pytest_asyncio.fixture
async def pool() -> AsyncIterator[ThinkingPool]:
    found = ThinkingPool(1, seconds=20, percent=PERCENT)
    yield found
    found.close()


def gone(pid: int) -> None:
    """Wait until a process has ended."""
    latest = time.monotonic() + 10
    stat = Path(f"/proc/{pid}/stat")
    while stat.exists() and "Z" not in stat.read_text().rpartition(")")[2][:3]:
        assert time.monotonic() < latest, "the process is still there"
        time.sleep(0.02)


def process_number(place: Path) -> int:
    """Of the process that hangs, once it does."""
    while not place.exists() or not place.read_text():
        time.sleep(0.02)
    return int(place.read_text())


# --- thoughts --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "temperament"), [("magellan", ""), ("entdecker", "bold")])
async def test_a_process_thinks_what_the_table_suggests(
    pool: ThinkingPool, game: str, temperament: str
) -> None:
    """So the same point of the same game gives the same move, wherever it is thought."""
    table = Table.open(games()[game], seats=3, key=b"a thought")
    seat = table.waiting[0]
    player = computer(table.game, HARD, temperament, percent=PERCENT)
    expected = msgspec.to_builtins(table.suggest(seat, player))
    assert expected == msgspec.to_builtins(table.suggest(seat, player))
    for _ in range(2):
        assert await pool.think(table.position(seat), temperament) == expected


def test_a_game_with_figures_of_its_own_is_thought_about_with_them() -> None:
    usual = games()["magellan"]
    game = type(usual)(usual.raw_figures, usual.raw_computer)
    table = Table.open(game, seats=3, key=b"a thought")
    assert table.position(0).figures == msgspec.json.encode(usual.raw_figures)
    assert table.position(0).rules().raw_figures == usual.raw_figures
    assert position().figures is None, "today's are known everywhere"


async def test_thinking_has_a_low_priority_and_a_process_of_its_own(
    pool: ThinkingPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinking, "thought", tell_about_process)
    first, second = [await pool.think(position(), "") for _ in range(2)]
    assert first is not None
    assert first == second, "one process for both"
    assert first["pid"] != os.getpid()
    assert first["niceness"] == min(19, os.nice(0) + NICENESS)


async def test_a_process_that_dies_ends_one_thought(
    pool: ThinkingPool, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(thinking, "thought", die)
    assert await pool.think(position(), "") is None
    assert "has ended or cannot start" in caplog.text
    monkeypatch.setattr(thinking, "thought", tell_about_process)
    assert await pool.think(position(), "") is not None, "another process takes its place"


async def test_a_process_that_cannot_start_ends_one_thought(
    pool: ThinkingPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_memory(*_: object, **__: object) -> None:
        raise OSError("Cannot allocate memory")

    with monkeypatch.context() as short:
        short.setattr(thinking, "new_processes", no_memory)
        assert await pool.think(position(), "") is None
    assert await pool.think(position(), "") is not None


def start_slowly() -> None:
    time.sleep(2)


async def test_a_process_that_starts_slowly_is_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """By the next thought, if this one cannot wait."""
    pool = ThinkingPool(1, seconds=0.2)
    monkeypatch.setattr(thinking, "read_games", start_slowly)
    assert await pool.think(position(), "") is None
    monkeypatch.setattr(thinking, "read_games", die)  # no other process would get ready
    monkeypatch.setattr(thinking, "thought", tell_about_process)
    pool.seconds = 20
    assert await pool.think(position(), "") is not None
    pool.close()


def never_start() -> None:
    signal.raise_signal(signal.SIGSTOP)


async def test_a_process_that_hangs_while_it_starts_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    pool = ThinkingPool(1, seconds=0.3)
    monkeypatch.setattr(thinking, "START_SECONDS", 0.5)
    monkeypatch.setattr(thinking, "thought", tell_about_process)
    with monkeypatch.context() as hanging:
        hanging.setattr(thinking, "read_games", never_start)
        assert await pool.think(position(), "") is None
        await asyncio.sleep(0.3)
        assert await pool.think(position(), "") is None, "its last chance"
    pool.seconds = 20
    assert await pool.think(position(), "") is not None
    pool.close()


async def test_a_process_that_hangs_is_ended(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, tmp_path: Path
) -> None:
    pool = ThinkingPool(1, seconds=20)
    monkeypatch.setattr(thinking, "thought", hang)
    under_way = asyncio.create_task(pool.think(position(), str(tmp_path / "pid")))
    pid = await asyncio.to_thread(process_number, tmp_path / "pid")
    under_way.cancel()  # as a shutdown does
    with pytest.raises(asyncio.CancelledError):
        await under_way
    await asyncio.to_thread(gone, pid)
    monkeypatch.setattr(thinking, "thought", tell_about_process)
    assert await pool.think(position(), "") is not None
    monkeypatch.setattr(thinking, "thought", hang)
    pool.seconds = 0.3
    assert await pool.think(position(), str(tmp_path / "other")) is None
    assert "more than 0.3 seconds" in caplog.text
    await asyncio.to_thread(gone, int((tmp_path / "other").read_text()))
    pool.seconds = 20
    monkeypatch.setattr(thinking, "thought", tell_about_process)
    assert await pool.think(position(), "") is not None
    pool.close()


def dawdle(record: bytes, numbers: list[int], playouts: int) -> tuple[list[int] | None, str]:
    time.sleep(playouts / 10)
    return numbers, ""


async def test_a_review_has_a_patience_of_its_own(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A move is waited for a short time, a part of a review for long; and the log says which it was."""
    pool = ThinkingPool(1, seconds=20)
    monkeypatch.setattr(thinking, "thought", tell_about_process)
    assert await pool.think(position(), "") is not None  # the process has started
    monkeypatch.setattr(thinking, "chart_part", dawdle)
    pool.seconds = 0.1
    found: Any = await pool.chances(b"", [1, 2], 5)
    assert found == [1, 2]
    monkeypatch.setattr(thinking, "REVIEW_SECONDS", 0.3)
    assert await pool.chances(b"", [1, 2], 100) is None
    assert "a part of a review took more than 0.3 seconds" in caplog.text
    assert "computer players" not in caplog.text
    pool.close()


async def test_who_waits_too_long_does_without(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Those who wait give up in time too, and a full queue takes nobody."""
    pool = ThinkingPool(1, seconds=1.5)
    monkeypatch.setattr(thinking, "thought", hang)
    crowd = [asyncio.create_task(pool.think(position(), "")) for _ in range(1 + WAITING_PER_PROCESS)]
    await asyncio.sleep(0)
    began = time.monotonic()
    assert await pool.think(position(), "") is None
    assert time.monotonic() - began < 1, "at once"
    assert await asyncio.gather(*crowd) == [None] * len(crowd)
    monkeypatch.setattr(thinking, "thought", tell_about_process)
    pool.seconds = 20
    assert await pool.think(position(), "") is not None, "the queue is empty again"
    pool.close()


async def test_an_error_says_only_what_kind_it_is(
    pool: ThinkingPool, caplog: pytest.LogCaptureFixture
) -> None:
    """What it says may be a secret of the seat."""
    assert await pool.think(position(), "secret-temperament") is None
    assert "ValueError" in caplog.text
    assert "secret-temperament" not in caplog.text


def test_a_position_tells_a_log_nothing() -> None:
    assert repr(position()) == "Position('magellan', seat=0)"


def test_every_game_can_be_thought_about() -> None:
    for key, game in games().items():
        table = Table.open(game, seats=game.seats[0], key=b"a thought")
        move, error = thought(table.position(table.waiting[0]), "", 1)
        assert error == ""
        assert move is not None, key
        assert game.read_move(move)


def test_a_warning_a_minute_with_their_number(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    clock = 1000.0
    monkeypatch.setattr("time.monotonic", lambda: clock)
    warn = RareWarning("late by %g s")
    for _ in range(30):
        warn(2.5)
    assert [record.getMessage() for record in caplog.records] == ["late by 2.5 s (1 since the last warning)"]
    clock += SECONDS_BETWEEN_WARNINGS
    warn(3)
    warn(3)
    assert [record.getMessage() for record in caplog.records[1:]] == [
        "late by 3 s (30 since the last warning)"
    ]
