"""Processes that share a database know of each other by advisory locks, which end with their connection.

Each process keeps one connection beside the pool. Its name says what the process is, its locks say which
shards it has. Locks of the server's memory need no table: they are there before the first migration, and
they are gone as soon as a process dies.
"""

from __future__ import annotations

import asyncio
import logging
import os
import re
import socket
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from typing import Any
from uuid import uuid4
from zlib import crc32

import asyncpg

from data.models import StoreError
from data.postgres.connecting import connect
from data.postgres.database import FAILURES
from data.processes import Claim, Processes, ShardsRefused, shard_list, shards_in

log = logging.getLogger(__name__)
PRESENT, SHARD, BUCKET, WORK = 0x506F7201, 0x506F7202, 0x506F7203, 0x506F7204
"""The first numbers of our locks: a process is here, it has a shard, a bucket is in use, a work is done."""
CHECK_SECONDS = 5.0
"""After these without an answer a connection counts as broken."""
AGAIN_SECONDS = 2.0
"""Between two attempts to reach a database that is away."""
RETRY_SECONDS = 0.5
TAKE_OVER_SECONDS = 30.0
"""In which a process must have stopped that is asked to."""
CHANNEL = "portolan_shards"
"""Where a process says which shards it takes over."""
STOP_CHANNEL = "portolan_stop"
"""Where a process asks all others to stop, with the mark that it has noted."""
STOP_NOTE = "asked to stop"
"""Key of the note with the mark of the last request: whoever has not heard of it finds it there."""
NAME = re.compile(
    r"portolan (?P<version>\S+) schema (?P<schema>\d+), (?P<count>\d+) shards: (?P<shards>\S*)"
    r"(?: (?P<pid>\d+)@(?P<host>\S+))?"
)
LONGEST_NAME = 63
"""Of a connection: PostgreSQL cuts off the rest."""
OTHERS = """
SELECT activity.application_name FROM pg_locks AS lock JOIN pg_stat_activity AS activity USING (pid)
WHERE lock.locktype = 'advisory' AND lock.classid = $1 AND lock.objsubid = 2 AND lock.granted
AND lock.database = (SELECT oid FROM pg_database WHERE datname = current_database())
AND pid <> pg_backend_pid()
"""


class PostgresProcesses(Processes):
    def __init__(self, url: str, claim: Claim, schema: int) -> None:
        self._url = url
        self._claim = claim
        self._schema = schema
        self._held: asyncpg.Connection | None = None
        self._lost: Callable[[str], None] | None = None
        self._wanted: Callable[[], None] | None = None
        self._stop: Callable[[], None] | None = None
        self._stop_mark: str | None = None
        """Of the last request to stop that this process knows of: those from before its start mean others."""
        self._joined = False
        self._waits = claim.take_over
        """For another process to let the shards go."""
        self._using = asyncio.Lock()
        """The connection does one thing at a time."""
        self._tasks: set[asyncio.Task[None]] = set()

    @classmethod
    async def join(cls, url: str, claim: Claim, schema: int, *, patience: float) -> PostgresProcesses:
        """Take the shards, waiting `patience` seconds for a process that is just stopping. Nothing of the
        database is changed. Raises ShardsRefused, or StoreError if it can't be reached."""
        processes = cls(url, claim, schema)
        deadline = time.monotonic() + patience
        said = ""
        while True:
            try:
                await processes._take()
                return processes
            except ShardsRefused as refusal:
                if time.monotonic() >= deadline:
                    raise
                if said != (said := str(refusal)):
                    log.info("waiting: %s", said)
                await asyncio.sleep(RETRY_SECONDS)

    async def _take(self) -> None:
        claim = self._claim
        db = await connect(self._url, application_name=_name(claim, self._schema))
        try:
            async with db.transaction():
                await db.execute("SELECT pg_advisory_xact_lock($1, 0)", SHARD)  # one after the other
                for other in await db.fetch(OTHERS, PRESENT):
                    self._check(other["application_name"])
                for shard in claim.shards:
                    await self._take_one(db, shard)
                await db.execute("SELECT pg_advisory_lock_shared($1, 0)", PRESENT)
                if not self._joined:
                    self._stop_mark = await _noted_mark(db)
            await db.add_listener(CHANNEL, self._on_wanted)
            await db.add_listener(STOP_CHANNEL, self._on_stop)
        except FAILURES as error:
            await _end(db)
            raise StoreError(f"The database can't be asked for its other processes: {error}") from error
        except BaseException:
            await _end(db)
            raise
        self._held, self._joined = db, True

    async def _take_one(self, db: asyncpg.Connection, shard: int) -> None:
        if self._waits:
            holder = await self._holder(db, shard)
            all_of_it = holder["shards"] if holder else ""
            if left := shards_in(all_of_it) - set(self._claim.shards):
                raise ShardsRefused(
                    f"The process that has shard {shard} also has {shard_list(sorted(left))}:"
                    f" take over all of {all_of_it}, or stop it first."
                )
        elif not await db.fetchval("SELECT pg_try_advisory_lock($1, $2)", SHARD, shard + 1):
            raise ShardsRefused(_held(self._claim, shard, await self._holder(db, shard)))

    def _check(self, name: str) -> None:
        """Raise ShardsRefused if we can't work beside this process."""
        other, claim = NAME.match(name), self._claim
        if other is None:
            return
        if (other["version"], int(other["schema"])) != (claim.version, self._schema):
            raise ShardsRefused(
                f"Portolan {other['version']} (schema {other['schema']}) works on this database in"
                f" {_who(other)}, and this one is {claim.version} (schema {self._schema})."
                " Stop all processes before you start another version."
            )
        if claim.shards and int(other["count"]) != claim.total and other["shards"]:
            raise ShardsRefused(
                f"PORTOLAN_SHARDS is {other['count']} in {_who(other)}, and {claim.total} in this one."
                " Stop all processes before you change the number of shards."
            )

    @staticmethod
    async def _holder(db: asyncpg.Connection, shard: int) -> re.Match[str] | None:
        """The name of the process that has this shard."""
        for row in await db.fetch(f"{OTHERS} AND lock.objid = $2", SHARD, shard + 1):
            if other := NAME.match(row["application_name"]):
                return other
        return None

    # one process after the other

    async def take_over(self) -> None:
        """Whoever has one of the shards has no others: this was checked."""
        db = self._held
        if not self._waits or db is None:
            return
        try:
            async with self._using, asyncio.timeout(TAKE_OVER_SECONDS):
                await db.execute("SELECT pg_notify($1, $2)", CHANNEL, self._claim.listed)
                for shard in self._claim.shards:
                    await db.execute("SELECT pg_advisory_lock($1, $2)", SHARD, shard + 1)
        except TimeoutError:
            raise ShardsRefused(
                f"The process that has shards {self._claim.listed} does not stop. Stop it, and start again."
            ) from None
        except FAILURES as error:
            raise StoreError(f"The shards can't be taken over: {error}") from error
        self._waits = False
        log.info("shards %s were taken over", self._claim.listed)

    def _on_wanted(self, connection: object, sender: int, channel: str, payload: object) -> None:
        held = self._held
        if held is None or self._waits or sender == held.get_server_pid() or self._wanted is None:
            return
        if shards_in(str(payload)) & set(self._claim.shards):
            self._wanted()

    # stopping all of them

    async def stop_others(self) -> None:
        before, mark = self._stop_mark, uuid4().hex
        self._stop_mark = mark  # before it is heard of: this process doesn't mean itself
        try:
            db = await connect(self._url, application_name="portolan waiting")
            try:
                async with db.transaction():
                    await _note(db, STOP_NOTE, mark)
                    await db.execute("SELECT pg_notify($1, $2)", STOP_CHANNEL, mark)
            finally:
                await _end(db)
        except (*FAILURES, StoreError) as error:
            self._stop_mark = before
            raise StoreError(f"The other processes can't be asked to stop: {error}") from error

    def _on_stop(self, connection: object, sender: int, channel: str, mark: object) -> None:
        self._stop_if_new(str(mark))

    def _stop_if_new(self, mark: str | None) -> None:
        """Whoever does not watch yet hears of it at the next check."""
        if mark is not None and mark != self._stop_mark and self._stop is not None:
            self._stop_mark = mark
            self._stop()

    # identifying, and what one process does for all

    async def may_identify(self, bucket: int, seconds: float) -> None:
        """One after the other in a bucket; the last moment is noted, also for when its process has died."""
        try:
            async with self._locked(BUCKET, bucket) as db:
                wait = await db.fetchval(
                    "SELECT $2 - extract(epoch FROM clock_timestamp())::float8 + value::float8"
                    " FROM meta WHERE key = $1",
                    f"identified {bucket}",
                    seconds,
                )
                if wait is not None and 0 < wait <= seconds:
                    await asyncio.sleep(wait)
                now = await db.fetchval("SELECT extract(epoch FROM clock_timestamp())::text")
                await _note(db, f"identified {bucket}", now)
        except (*FAILURES, StoreError) as error:
            log.warning("identifying without the database, which others may do too: %s", error)
            await asyncio.sleep(seconds)

    @asynccontextmanager
    async def alone(self, work: str) -> AsyncIterator[None]:
        async with self._locked(WORK, crc32(work.encode()) & 0x7FFFFFFF):
            yield

    @asynccontextmanager
    async def _locked(self, kind: int, number: int) -> AsyncIterator[asyncpg.Connection]:
        """A connection of its own that has this lock."""
        db = await connect(self._url, application_name="portolan waiting")
        try:
            await db.execute("SELECT pg_advisory_lock($1, $2)", kind, number)
            yield db
        finally:
            await _end(db)

    # keeping the shards

    def watch(
        self, lost: Callable[[str], None], wanted: Callable[[], None], stop: Callable[[], None]
    ) -> None:
        self._lost, self._wanted, self._stop = lost, wanted, stop
        self._watch_connection()

    def _watch_connection(self) -> None:
        if self._held is not None:
            self._held.add_termination_listener(self._on_end)

    def _on_end(self, connection: object) -> None:
        """The locks have ended with the connection: take them again."""
        if connection is self._held and self._lost is not None:
            self._held = None
            self._in_background(self._take_again())

    async def _take_again(self) -> None:
        while self._held is None:
            try:
                await self._take()
            except ShardsRefused as refusal:
                if self._lost is not None:
                    self._lost(str(refusal))
                return
            except StoreError as error:
                log.warning("shards %s have to wait: %s", self._claim.listed, error)
                await asyncio.sleep(AGAIN_SECONDS)
        log.info("shards %s are ours again", self._claim.listed)
        self._watch_connection()

    async def check(self) -> None:
        held = self._held
        if held is None or self._using.locked():
            return
        try:
            async with self._using:
                mark = await _noted_mark(held, CHECK_SECONDS)
            self._stop_if_new(mark)
        except FAILURES as error:
            log.warning("the connection that keeps the shards is broken: %s", error)
            held.terminate()  # which is heard of above

    def _in_background(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        self._lost = None
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._held is not None:
            await _end(self._held)
            self._held = None


def _name(claim: Claim, schema: int) -> str:
    """What a process tells the others of itself. Where it is comes last, if there is room for it."""
    name = f"portolan {claim.version} schema {schema}, {claim.total} shards: {claim.listed}"
    place = f" {os.getpid()}@"
    if len(name + place) < LONGEST_NAME:
        name += place + socket.gethostname()
    return name[:LONGEST_NAME]


def _who(other: re.Match[str] | None) -> str:
    return f"process {other['pid']} on {other['host']}" if other and other["pid"] else "another process"


def _held(claim: Claim, shard: int, holder: re.Match[str] | None) -> str:
    if claim.total == 1:
        return (
            f"The database is in use by {_who(holder)}. Stop it first, or divide the work: PORTOLAN_SHARDS."
        )
    has = (holder and holder["shards"]) or shard
    return (
        f"Shard {shard} belongs to {_who(holder)}, which has {has} of {claim.total}."
        " Stop that process first, or choose other PORTOLAN_SHARD_IDS."
    )


async def _note(db: asyncpg.Connection, key: str, value: str) -> None:
    await db.execute(
        "INSERT INTO meta (key, value) VALUES ($1, $2)"
        " ON CONFLICT (key) DO UPDATE SET value = excluded.value",
        key,
        value,
    )


async def _noted_mark(db: asyncpg.Connection, patience: float | None = None) -> str | None:
    """The mark of the last request to stop. Before the first migration there is no place for one."""
    if not await db.fetchval("SELECT to_regclass('meta') IS NOT NULL", timeout=patience):
        return None
    find = "SELECT value FROM meta WHERE key = $1"
    mark: str | None = await db.fetchval(find, STOP_NOTE, timeout=patience)
    return mark


async def _end(db: asyncpg.Connection) -> None:
    with suppress(*FAILURES):
        await db.close(timeout=CHECK_SECONDS)
