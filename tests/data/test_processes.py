"""Processes that share a PostgreSQL database: who has which shards, who may identify, who works alone."""

from __future__ import annotations

import asyncio
import logging
import os
import socket
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path

import asyncpg
import pytest
import pytest_asyncio

from data.models import StoreError
from data.opening import open_store
from data.postgres import in_use, processes
from data.postgres.connecting import connect
from data.postgres.processes import PostgresProcesses
from data.processes import Claim, ShardsRefused, shard_list
from data.settings import Settings
from data.sqlite import SqliteStore
from data.sqlite.processes import OneProcess

THIS = f"{os.getpid()} on {socket.gethostname()}"
"""Where all processes of a test are."""
Join = Callable[..., Awaitable[PostgresProcesses]]


@pytest_asyncio.fixture
async def join(postgres_url: str) -> AsyncIterator[Join]:
    """Start another process; all of them end with the test."""
    async with AsyncExitStack() as all_of_them:

        async def start(
            shards: tuple[int, ...],
            total: int = 4,
            version: str = "1.0",
            schema: int = 7,
            patience: float = 0,
            take_over: bool = False,
        ) -> PostgresProcesses:
            claim = Claim(shards, total, version, take_over)
            started = await PostgresProcesses.join(postgres_url, claim, schema, patience=patience)
            all_of_them.push_async_callback(started.close)
            return started

        yield start


@pytest.mark.parametrize(
    ("shards", "text"), [((0,), "0"), ((0, 1, 2, 3), "0-3"), ((5, 0, 2, 6, 7), "0,2,5-7"), ((), "")]
)
def test_shards_are_listed(shards: tuple[int, ...], text: str) -> None:
    assert shard_list(shards) == text


async def test_a_shard_has_one_process(join: Join) -> None:
    """Until that one ends, however it ends."""
    first = await join((0, 1))
    await join((2,))
    with pytest.raises(ShardsRefused) as refused:
        await join((1, 3))
    assert str(refused.value) == (
        f"Shard 1 belongs to process {THIS}, which has 0-1 of 4."
        " Stop that process first, or choose other PORTOLAN_SHARD_IDS."
    )
    await join((3,))  # a refused process has let go what it got
    await first.close()
    await join((0, 1))


async def test_the_only_process_is_named_in_other_words(join: Join) -> None:
    await join((0,), total=1)
    with pytest.raises(ShardsRefused, match=f"^The database is in use by process {THIS}. Stop it first, or"):
        await join((0,), total=1)


async def test_a_start_waits_for_a_process_that_stops(join: Join) -> None:
    first = await join((0, 1))
    waiting = asyncio.ensure_future(join((0, 1), patience=5))
    await asyncio.sleep(0.1)
    assert not waiting.done()
    await first.close()
    await waiting


async def test_a_start_that_waits_says_so_once(
    join: Join, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """And again only if something else is in the way."""
    monkeypatch.setattr(processes, "RETRY_SECONDS", 0.02)
    caplog.set_level(logging.INFO)
    first = await join((0, 1))
    await join((2,))
    waiting = asyncio.ensure_future(join((1, 2), patience=1))
    await asyncio.sleep(0.3)
    await first.close()
    with pytest.raises(ShardsRefused):
        await waiting
    said = [record.getMessage() for record in caplog.records if record.getMessage().startswith("waiting")]
    assert [line.partition(" belongs")[0] for line in said] == ["waiting: Shard 1", "waiting: Shard 2"]


@pytest.mark.parametrize(
    ("host", "shards", "who"),
    [
        ("web-1", (1,), f"process {os.getpid()} on web-1"),
        ("a" * 80, (1,), f"process {os.getpid()} on aaaaaaaaaa"),
        ("web-1", tuple(range(1, 40, 2)), "another process"),
    ],
    ids=["usual", "long name", "many shards"],
)
async def test_whoever_has_a_shard_is_named(
    join: Join, monkeypatch: pytest.MonkeyPatch, host: str, shards: tuple[int, ...], who: str
) -> None:
    """As far as PostgreSQL has room for it; which shards it has comes first."""
    monkeypatch.setattr(socket, "gethostname", lambda: host)
    await join(shards, total=40)
    with pytest.raises(ShardsRefused, match=rf"^Shard 1 belongs to {who}.*, which has 1"):
        await join((1,), total=40)


@pytest.mark.parametrize(
    ("claim", "sentence"),
    [
        (
            {"total": 8},
            f"PORTOLAN_SHARDS is 4 in process {THIS}, and 8 in this one."
            " Stop all processes before you change the number of shards.",
        ),
        (
            {"version": "1.1"},
            f"Portolan 1.0 (schema 7) works on this database in process {THIS},"
            " and this one is 1.1 (schema 7)."
            " Stop all processes before you start another version.",
        ),
        (
            {"schema": 6},
            f"Portolan 1.0 (schema 7) works on this database in process {THIS},"
            " and this one is 1.0 (schema 6)."
            " Stop all processes before you start another version.",
        ),
    ],
    ids=["number", "newer", "older"],
)
async def test_processes_must_fit(join: Join, claim: dict[str, str | int], sentence: str) -> None:
    await join((0, 1))
    with pytest.raises(ShardsRefused) as refused:
        await join((2, 3), **claim)
    assert str(refused.value) == sentence


async def test_another_version_changes_nothing(bare_postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is refused before the first migration."""
    old = await PostgresProcesses.join(bare_postgres, Claim((0,), 1, "0.0.1"), 1, patience=0)
    try:
        with pytest.raises(ShardsRefused, match="works on this database in process"):
            await open_store(Settings(database_url=bare_postgres), shards=(), patience=0)
    finally:
        await old.close()
    db = await asyncpg.connect(bare_postgres)
    assert await db.fetch("SELECT tablename FROM pg_tables WHERE schemaname = 'public'") == []
    await db.close()


async def test_a_store_that_cannot_be_opened_lets_the_shards_go(bare_postgres: str) -> None:
    db = await asyncpg.connect(bare_postgres)
    await db.execute("CREATE TABLE theirs (x bigint)")
    with pytest.raises(StoreError, match="another program"):
        await open_store(Settings(database_url=bare_postgres))
    await db.execute("DROP TABLE theirs")
    await db.close()
    opened = await open_store(Settings(database_url=bare_postgres), patience=0)
    assert await in_use(bare_postgres)
    await opened.store.close()
    await opened.processes.close()


async def test_identifying_is_one_after_the_other_in_a_bucket(join: Join) -> None:
    first, second = await join((0,)), await join((1,))
    when: list[tuple[int, float]] = []

    async def identify(process: PostgresProcesses, bucket: int) -> None:
        await process.may_identify(bucket, 0.4)
        when.append((bucket, time.monotonic()))

    began = time.monotonic()
    await asyncio.gather(identify(first, 0), identify(second, 0), identify(first, 1))
    assert [bucket for bucket, _ in when][-1] == 0, "the other bucket had nothing to wait for"
    assert when[-1][1] - began >= 0.38
    await first.close()  # with its locks; what it did is still known
    await second.close()
    third = await join((0,))
    await third.may_identify(0, 0.4)
    assert time.monotonic() - began >= 0.78


async def test_identifying_goes_on_without_the_database(
    join: Join, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    process = await join((0,))
    monkeypatch.setattr(process, "_url", "postgresql://127.0.0.1:1/nowhere")
    await process.may_identify(0, 0.01)
    assert "identifying without the database" in caplog.text


async def test_a_work_is_done_by_one_process_at_a_time(join: Join) -> None:
    first, second = await join((0,)), await join((1,))
    done: list[str] = []

    async def work(process: PostgresProcesses, name: str) -> None:
        async with process.alone("commands"):
            done.append(f"{name} begins")
            await asyncio.sleep(0.05)
            done.append(f"{name} ends")

    await asyncio.gather(work(first, "a"), work(second, "b"))
    assert done in (
        ["a begins", "a ends", "b begins", "b ends"],
        ["b begins", "b ends", "a begins", "a ends"],
    )
    async with first.alone("commands"), second.alone("signs"):
        pass  # another work waits for nobody


async def test_a_connection_that_broke_unnoticed_is_found(join: Join) -> None:
    process, lost = await join((0,)), list[str]()
    process.watch(lost.append, lambda: None, lambda: None)
    await process.check()
    before = process._held
    assert before is not None
    before.terminate()
    await process.check()
    deadline = time.monotonic() + 10
    while process._held in (None, before):
        assert time.monotonic() < deadline
        await asyncio.sleep(0.02)
    assert not lost


async def test_shards_are_handed_over(join: Join, monkeypatch: pytest.MonkeyPatch) -> None:
    """When the new process asks for them, not before; a process with other shards is not asked."""
    old, beside, asked = await join((0, 1)), await join((2,)), list[str]()
    new = await join((0, 1), take_over=True)
    for name, process in (("old", old), ("beside", beside), ("new", new)):
        process.watch(asked.append, lambda name=name: asked.append(name), lambda: None)  # type: ignore[misc]
    taking = asyncio.create_task(new.take_over())
    await asyncio.sleep(0.2)
    await new.check()  # while it waits
    assert (asked, taking.done()) == (["old"], False)
    await old.close()
    await asyncio.wait_for(taking, 5)
    with pytest.raises(ShardsRefused, match="Shard 1 belongs"):
        await join((1,))
    assert asked == ["old"]
    monkeypatch.setattr(processes, "TAKE_OVER_SECONDS", 0.1)
    third = await join((0, 1), take_over=True)
    with pytest.raises(ShardsRefused, match="shards 0-1 does not stop"):
        await third.take_over()


def watched(asked: list[str], **named: PostgresProcesses) -> None:
    """Note which of them are asked to stop."""
    for name, process in named.items():
        process.watch(lambda why: None, lambda: None, lambda name=name: asked.append(name))  # type: ignore[misc]


@pytest.mark.parametrize("heard", [True, False], ids=["heard", "found"])
async def test_all_others_are_asked_to_stop(join: Join, monkeypatch: pytest.MonkeyPatch, heard: bool) -> None:
    """Once, also whoever has not heard of it; but nobody who starts afterwards."""
    if not heard:
        monkeypatch.setattr(PostgresProcesses, "_on_stop", lambda *about: None)
    first, second, third = await join((0,)), await join((1,)), await join((2,))
    asked: list[str] = []
    watched(asked, first=first, second=second)
    await first.stop_others()
    await asyncio.sleep(0.2)
    assert asked == (["second"] if heard else [])
    later = await join((3,))
    watched(asked, third=third, later=later)  # the third was just starting
    for _ in range(2):
        for process in (first, second, third, later):
            await process.check()
    assert asked == ["second", "third"]
    await later.stop_others()
    for process in (first, second, third, later):
        await process.check()
    assert sorted(asked[2:]) == ["first", "second", "third"]


async def test_a_request_to_stop_that_fails_stops_nobody(join: Join, monkeypatch: pytest.MonkeyPatch) -> None:
    first, second = await join((0,)), await join((1,))
    await second.stop_others()
    asked: list[str] = []
    await first.check()
    watched(asked, first=first, second=second)
    await first.check()
    asked.clear()
    with monkeypatch.context() as away:
        away.setattr(first, "_url", "postgresql://127.0.0.1:1/nowhere")
        with pytest.raises(StoreError, match="can't be asked to stop"):
            await first.stop_others()
    for process in (first, second):
        await process.check()
    assert asked == []


async def test_before_the_first_migration_nobody_was_asked_to_stop(bare_postgres: str) -> None:
    process = await PostgresProcesses.join(bare_postgres, Claim((0,), 1, "1.0"), 1, patience=0)
    asked: list[str] = []
    watched(asked, process=process)
    await process.check()
    assert asked == []
    await process.close()


async def test_only_whole_processes_are_taken_over(join: Join) -> None:
    await join((0, 1))
    with pytest.raises(ShardsRefused) as refused:
        await join((1, 2), take_over=True)
    assert str(refused.value) == (
        "The process that has shard 1 also has 0: take over all of 0-1, or stop it first."
    )
    free = await join((2, 3), take_over=True)
    await free.take_over()


@pytest.mark.parametrize("taken", [False, True], ids=["free", "taken"])
async def test_shards_are_kept_when_the_database_was_away(
    join: Join, postgres_url: str, monkeypatch: pytest.MonkeyPatch, taken: bool
) -> None:
    """Unless another process was faster: then this one is told to stop."""
    monkeypatch.setattr(processes, "AGAIN_SECONDS", 0.1)
    process, lost = await join((0, 1)), asyncio.get_running_loop().create_future()
    process.watch(lost.set_result, lambda: None, lambda: None)
    before = process._held
    if taken:  # for this process it is away for a little longer
        process._url = "postgresql://127.0.0.1:1/nowhere"
    db = await connect(postgres_url)
    await db.execute(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name LIKE 'portolan 1.0%'"
    )
    if taken:
        await join((1,), patience=5)
        process._url = postgres_url
        assert await asyncio.wait_for(lost, 10) == (
            f"Shard 1 belongs to process {THIS}, which has 1 of 4."
            " Stop that process first, or choose other PORTOLAN_SHARD_IDS."
        )
    else:
        deadline = time.monotonic() + 10
        while process._held in (None, before):
            assert time.monotonic() < deadline
            await asyncio.sleep(0.05)
        with pytest.raises(ShardsRefused):
            await join((1,))
        assert not lost.done()
    await db.close()


async def test_one_process_remembers_when_it_identified(tmp_path: Path) -> None:
    """Also after a restart."""
    for number in range(2):
        store = await SqliteStore.open(tmp_path / "portolan.db")
        began = time.monotonic()
        await OneProcess(store).may_identify(0, 0.5)
        waited = time.monotonic() - began
        await store.close()
        assert (waited > 0.1) == bool(number)
