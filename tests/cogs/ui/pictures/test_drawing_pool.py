"""Drawing in other processes: the same pictures, in the right order, whatever becomes of a process."""

from __future__ import annotations

import asyncio
import itertools
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from cogs.monitoring.metrics import REGISTRY
from cogs.ui.pictures import drawing_process
from cogs.ui.pictures.drawing import Encoded, draw_board, view_bytes
from cogs.ui.pictures.drawing_pool import DrawingPool
from data.words import Phrases
from engines import games
from engines.tables.table import Table

PROJECT = Path(__file__).parents[4]
WORDS = Phrases("de", ("Inge", "Otto", "Ruth"), computers=(1,))


def process_id() -> Encoded:
    return [(str(os.getpid()), b"")]


def deaf_to_ctrl_c() -> Encoded:
    return [(str(signal.SIGINT in signal.pthread_sigmask(signal.SIG_BLOCK, ())), b"")]


def draw_for_long() -> Encoded:
    time.sleep(60)
    return []


def end_abruptly(traces: str) -> Encoded:
    """End this process, the first time only."""
    trace = Path(traces)
    if trace.exists():
        return [("drawn", b"")]
    trace.touch()
    os.kill(os.getpid(), signal.SIGKILL)
    return []


@pytest.fixture(scope="module")
def one_process() -> Iterator[DrawingPool]:
    pool = DrawingPool(1)
    yield pool
    pool.close()


@pytest.mark.real_pictures
async def test_a_process_draws_what_a_thread_draws(one_process: DrawingPool) -> None:
    table = Table.open(games()["magellan"], seats=3, key=b"a board")
    board = ("magellan", view_bytes(table.view(None).public), WORDS, "protan")
    assert await one_process.run(draw_board, *board) == draw_board(*board)


async def test_a_process_that_draws_has_no_use_for_the_bot() -> None:
    """Each module that it imports takes memory once more."""
    pool = DrawingPool(1)
    # Not a function of this module, which imports all of it.
    loaded = {name for name, _ in await pool.run(eval, "[(name, b'') for name in __import__('sys').modules]")}
    pool.close()
    assert "render" in loaded
    assert loaded & {"discord", "aiohttp", "aiosqlite", "prometheus_client"} == set()


def spent(part: str) -> float:
    return REGISTRY.get_sample_value("portolan_picture_cpu_seconds_total", {"part": part}) or 0.0


@pytest.mark.real_pictures
@pytest.mark.parametrize("processes", [0, 1])
async def test_processor_time_is_told_by_part(processes: int) -> None:
    """Also by a process, which counts nothing where anybody could read it."""
    pool, before = DrawingPool(processes), {part: spent(part) for part in ("drawing", "encoding")}
    table = Table.open(games()["magellan"], seats=3, key=b"a board")
    board = ("magellan", view_bytes(table.view(None).public), WORDS, None)
    began = time.process_time()
    for _ in range(3):
        await pool.run(draw_board, *board)
    pool.close()
    told = {part: spent(part) - before[part] for part in before}
    assert min(told.values()) > 0.001
    if not processes:
        assert sum(told.values()) < time.process_time() - began


def wait_and_work() -> Encoded:
    time.sleep(0.2)
    return []


async def test_waiting_is_no_processor_time() -> None:
    pool, before = DrawingPool(0), spent("drawing")
    await pool.run(wait_and_work)
    pool.close()
    assert spent("drawing") - before < 0.1


async def test_a_process_that_dies_is_replaced_and_its_drawing_repeated(
    one_process: DrawingPool, tmp_path: Path
) -> None:
    before = await one_process.run(process_id)
    assert await one_process.run(end_abruptly, str(tmp_path / "ended")) == [("drawn", b"")]
    assert await one_process.run(process_id) != before


def test_a_process_ends_with_the_bot_however_that_ends() -> None:
    """Killed, the bot cannot tell its processes to end."""
    script = (
        "import asyncio, os, signal\n"
        "from cogs.ui.pictures.drawing_pool import DrawingPool\n"
        "from tests.cogs.ui.pictures.test_drawing_pool import process_id\n"
        "if __name__ == '__main__':\n"
        "    print(asyncio.run(DrawingPool(1).run(process_id))[0][0], flush=True)\n"
        "    os.kill(os.getpid(), signal.SIGKILL)\n"
    )
    bot = subprocess.run([sys.executable, "-c", script], cwd=PROJECT, stdout=subprocess.PIPE, check=False)
    process = Path(f"/proc/{int(bot.stdout)}")
    latest = time.monotonic() + 10
    while process.exists() and "Z" not in (process / "stat").read_text().rpartition(")")[2][:3]:
        assert time.monotonic() < latest, "the process is still there"
        time.sleep(0.05)


# --- in a thread -----------------------------------------------------------------------------------------


class Gate:
    """Drawings that note their order and wait until they may end."""

    def __init__(self) -> None:
        self.opened = threading.Event()
        self.order: list[str] = []

    def drawing(self, name: str) -> Callable[[], Encoded]:
        def draw() -> Encoded:
            self.order.append(name)
            assert self.opened.wait(20)
            return []

        return draw


async def test_urgent_drawings_come_first() -> None:
    pool, gate = DrawingPool(0), Gate()
    tasks = [asyncio.create_task(pool.run(gate.drawing(name))) for name in ("first", "board", "hand")]
    tasks.append(asyncio.create_task(pool.run(gate.drawing("panel"), urgent=True)))
    await asyncio.sleep(0)
    gate.opened.set()
    await asyncio.gather(*tasks)
    pool.close()
    assert gate.order == ["first", "panel", "board", "hand"]


async def test_who_no_longer_waits_holds_nobody_up() -> None:
    pool, gate = DrawingPool(0), Gate()
    first, gone, last = (asyncio.create_task(pool.run(gate.drawing(name))) for name in ("1", "2", "3"))
    await asyncio.sleep(0)
    gone.cancel()
    gate.opened.set()
    await asyncio.gather(first, last)
    await pool.run(gate.drawing("4"))
    pool.close()
    assert gate.order == ["1", "3", "4"]


async def test_ctrl_c_is_the_bots_from_the_first_moment(one_process: DrawingPool) -> None:
    assert await one_process.run(deaf_to_ctrl_c) == [("True", b"")]


async def test_nobody_waits_for_a_picture_when_the_bot_stops(caplog: pytest.LogCaptureFixture) -> None:
    pool = DrawingPool(1)
    await pool.run(process_id)
    drawing = asyncio.create_task(pool.run(draw_for_long))
    await asyncio.sleep(0.1)
    pool.close()
    with pytest.raises(asyncio.CancelledError):
        await asyncio.wait_for(drawing, 10)
    assert caplog.records == []


async def test_free_memory_is_given_back_now_and_then(monkeypatch: pytest.MonkeyPatch) -> None:
    given_back: list[int] = []
    monkeypatch.setattr(drawing_process, "_DRAWINGS", itertools.count(1))
    monkeypatch.setattr(drawing_process, "give_back_memory", lambda: given_back.append(1))
    pool = DrawingPool(0)
    for _ in range(2 * drawing_process.DRAWINGS_PER_TRIM):
        await pool.run(process_id)
    pool.close()
    assert len(given_back) == 2
