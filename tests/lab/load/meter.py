"""Measures the bot from within: wraps what is counted and tells of it. Only a load run installs it."""

from __future__ import annotations

import asyncio
import functools
import threading
import time
from collections import Counter, defaultdict
from collections.abc import Awaitable, Callable, Iterator
from contextvars import ContextVar
from pathlib import Path
from typing import Any, BinaryIO

import msgspec
from discord.http import HTTPClient, Route
from prometheus_client.metrics import MetricWrapperBase

from cogs.delivery.messages.board import BoardMessages
from cogs.delivery.sending.transport import Delivered, LetterHandler
from cogs.monitoring.metrics import PICTURE_BYTES, PICTURE_CPU_SECONDS
from cogs.runtime import client
from cogs.runtime.client import Portolan
from data.models import LetterKind
from data.postgres.database import PostgresDatabase
from data.queries.tables.moves import MoveQueries
from data.sqlite.database import SqliteDatabase
from tests.lab.load.telemetry import Moved, Posted, Telemetry, Tick

LOOK_SECONDS = 0.02
"""Between two looks at whether the event loop is late."""
LOOKS_PER_TICK = 25
ANSWERS = ("/interactions/", "/webhooks/")
"""Routes with which an interaction is answered."""


def thread_seconds() -> dict[str, float]:
    """Processor time of each living thread of this process, by its name."""
    spent: defaultdict[str, float] = defaultdict(float)
    for thread in threading.enumerate():
        file = Path(f"/proc/self/task/{thread.native_id}/schedstat")
        if file.exists():
            spent[thread.name] += int(file.read_text().split()[0]) / 1e9
    return dict(spent)


def counted_by(metric: MetricWrapperBase, end: str, **labels: str) -> float:
    """The sum of a metric's samples whose name ends so, with these labels and any others."""
    samples = [sample for family in metric.collect() for sample in family.samples]
    return sum(
        sample.value
        for sample in samples
        if sample.name.endswith(end) and labels.items() <= sample.labels.items()
    )


class Meter:
    def __init__(self, out: BinaryIO) -> None:
        self._out = out
        self._late: list[float] = []
        self._count: Counter[str] = Counter()
        self._letters: Counter[str] = Counter()
        self._letter: ContextVar[str] = ContextVar("letter", default="no letter")
        self._ticking: asyncio.Task[None] | None = None

    def install(self) -> None:
        """Wrap everything for good: this process does nothing else."""
        for owner, name, wrapped in self.wrapped():
            setattr(owner, name, wrapped)

    def wrapped(self) -> Iterator[tuple[Any, str, Any]]:
        """What is counted: whose it is, its name, and what takes its place."""
        wraps: list[tuple[Any, str, Callable[[Any], Any]]] = [
            (MoveQueries, "append", self._appending),
            (BoardMessages, "deliver", self._posting),
            (SqliteDatabase, "_read", functools.partial(self._counting, "reads")),
            (SqliteDatabase, "_write", functools.partial(self._counting, "writes")),
            (PostgresDatabase, "_read", functools.partial(self._counting, "reads")),
            (PostgresDatabase, "_write", functools.partial(self._counting, "writes")),
            (client, "letter_handlers", self._handling),
            (HTTPClient, "request", self._requesting),
            (Portolan, "setup_hook", self._starting),
        ]
        for owner, name, wrap in wraps:
            yield owner, name, wrap(getattr(owner, name))

    def tell(self, told: Telemetry) -> None:
        self._out.write(msgspec.json.encode(told) + b"\n")
        self._out.flush()

    # what is wrapped

    def _starting(self, setup_hook: Callable[[Portolan], Awaitable[None]]) -> Any:
        async def started(bot: Portolan) -> None:
            self._ticking = asyncio.create_task(self._tick_forever())
            await setup_hook(bot)

        return started

    def _appending(self, append: Callable[..., Awaitable[Any]]) -> Any:
        async def appended(store: Any, table_id: str, entries: Any, table: Any, **more: Any) -> Any:
            row = await append(store, table_id, entries, table, **more)
            self.tell(Moved(time.monotonic(), table_id, table.number, list(table.waiting)))
            return row

        return appended

    def _posting(self, deliver: Callable[..., Awaitable[Delivered]]) -> Any:
        async def posted(boards: BoardMessages, room: Any, letter: Any) -> Delivered:
            done = await deliver(boards, room, letter)
            self.tell(Posted(time.monotonic(), room.row.id, done.version or 0))
            return done

        return posted

    def _handling(self, letter_handlers: Callable[..., dict[LetterKind, LetterHandler]]) -> Any:
        def named(kind: LetterKind, handler: LetterHandler) -> Any:
            async def handled(*given: Any, **more: Any) -> Any:
                token = self._letter.set(kind.value)
                try:
                    return await handler(*given, **more)
                finally:
                    self._letter.reset(token)

            return handled

        def handlers(*given: Any, **more: Any) -> dict[LetterKind, Any]:
            return {kind: named(kind, one) for kind, one in letter_handlers(*given, **more).items()}

        return handlers

    def _requesting(self, request: Callable[..., Awaitable[Any]]) -> Any:
        async def requested(http: HTTPClient, route: Route, **more: Any) -> Any:
            if not route.path.startswith(ANSWERS):
                self._letters[f"{self._letter.get()} {route.method}"] += 1
            return await request(http, route, **more)

        return requested

    def _counting(self, what: str, call: Callable[..., Awaitable[Any]]) -> Any:
        async def called(database: Any, query: Any) -> Any:
            self._count[what] += 1
            return await call(database, query)

        return called

    # twice a second

    async def _tick_forever(self) -> None:
        while True:
            for _ in range(LOOKS_PER_TICK):
                asked = time.monotonic()
                await asyncio.sleep(LOOK_SECONDS)
                self._late.append((time.monotonic() - asked - LOOK_SECONDS) * 1000)
            self.tell(self.tick())

    def tick(self) -> Tick:
        late, self._late = self._late, []
        return Tick(
            at=time.monotonic(),
            threads=thread_seconds(),
            drawing=counted_by(PICTURE_CPU_SECONDS, "_total", part="drawing"),
            encoding=counted_by(PICTURE_CPU_SECONDS, "_total", part="encoding"),
            pictures=int(counted_by(PICTURE_BYTES, "_count")),
            late=late,
            letters=dict(self._letters),
            reads=self._count["reads"],
            writes=self._count["writes"],
        )
