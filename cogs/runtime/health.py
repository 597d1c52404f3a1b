"""How the bot is: gateway, database, outbox. For `/healthz`, `/metrics` and the owner.

What it asks of the database is answered from indexes that hold little else, and not anew each time: the
outbox after some seconds, the number of tables after some minutes, however many people look.
"""

from __future__ import annotations

import asyncio
import logging
import math
import time
from typing import Any

import msgspec

from cogs.monitoring import metrics
from cogs.ui.command_replies.owner_message import BotStatus
from cogs.ui.interactions.app import App
from data.models import StoreError
from data.store import OutboxState
from data.version import VERSION

log = logging.getLogger(__name__)
OUTBOX_SECONDS = 5
"""How old the figures of the outbox may be."""
TABLES_SECONDS = 300
"""And the number of tables: an index tells it, but one with an entry for each."""
DATABASE_SECONDS = 3
"""If the database takes longer to answer, it counts as away."""
DISCONNECTED_SECONDS = 60
"""The gateway may be away for so long: Discord asks clients to reconnect now and then."""
MOST_WAITING_SECONDS = 300
"""If a message that is due waits longer, something is wrong. The outbox is swept twice a minute."""


class Report(msgspec.Struct, frozen=True):
    """How the bot is, without anything that is a secret."""

    ok: bool
    version: str
    gateway: str
    """ok, connecting or disconnected."""
    database: str
    """ok or away."""
    outbox: str
    """ok, late or unknown."""
    waiting: int | None
    """Unsent messages."""
    oldest_seconds: int | None
    """For how long the oldest of those that are due has waited."""


class Health:
    def __init__(self, bot: App) -> None:
        self.bot = bot
        self.started = time.time()
        self._disconnected: float | None = None
        self._outbox: OutboxState | None = None
        self._outbox_read = self._tables_read = -math.inf
        self._tables: dict[str, int] = {}
        self._reading = asyncio.Lock()
        bot.add_listener(self._lost, "on_disconnect")
        for event in ("on_connect", "on_ready", "on_resumed"):
            bot.add_listener(self._found, event)

    async def _lost(self) -> None:
        if self._disconnected is None:
            self._disconnected = time.monotonic()

    async def _found(self) -> None:
        self._disconnected = None

    async def report(self) -> Report:
        outbox = await self.outbox()
        oldest = None if outbox is None else outbox.oldest_seconds(self.bot.now())
        late = oldest is not None and oldest > MOST_WAITING_SECONDS
        gateway = self._gateway()
        return Report(
            ok=gateway == "ok" and outbox is not None and not late,
            version=VERSION,
            gateway=gateway,
            database="away" if outbox is None else "ok",
            outbox="unknown" if outbox is None else "late" if late else "ok",
            waiting=None if outbox is None else outbox.waiting,
            oldest_seconds=oldest,
        )

    async def update_metrics(self) -> None:
        """Look up what is not counted as it happens."""
        report, tables = await self.report(), await self.tables()
        for part in ("gateway", "database", "outbox"):
            metrics.UP.labels(part).set(getattr(report, part) == "ok")
        if self._outbox is not None:
            metrics.OUTBOX_LETTERS.labels("due").set(self._outbox.due)
            metrics.OUTBOX_LETTERS.labels("later").set(self._outbox.waiting - self._outbox.due)
            metrics.OUTBOX_AGE_SECONDS.set(report.oldest_seconds or 0)
        for state, count in tables.items():
            metrics.TABLES.labels(state).set(count)
        metrics.SERVERS.set(len(self.bot.guilds))
        metrics.GATEWAY_LATENCY_SECONDS.set(self.bot.latency)
        metrics.START_TIME_SECONDS.set(self.started)
        metrics.VERSION.labels(VERSION).set(1)
        if hasattr(self.bot, "computers"):
            metrics.COMPUTER_QUEUE.set(self.bot.computers.thinking.wanted)

    async def status(self) -> BotStatus:
        """The same for the owner, who sees it in words."""
        report, tables = await self.report(), await self.tables()
        return BotStatus(
            version=VERSION,
            started=int(self.started),
            ok=report.ok,
            gateway=report.gateway,
            database=report.database,
            waiting=report.waiting or 0,
            oldest_seconds=report.oldest_seconds or 0,
            servers=len(self.bot.guilds),
            tables=tables,
            thinking=self.bot.computers.thinking.wanted,
            draining=self.bot.lobbies.limits.closing,
        )

    async def outbox(self, *, anew: bool = False) -> OutboxState | None:
        """What is in the outbox; None if the database is away, or not open yet."""
        async with self._reading:
            if anew or time.monotonic() - self._outbox_read >= OUTBOX_SECONDS:
                self._outbox = await self._ask("outbox_state", self.bot.now())
                self._outbox_read = time.monotonic()
        return self._outbox

    async def tables(self) -> dict[str, int]:
        """How many tables there are of each state, as it was some minutes ago at most."""
        async with self._reading:
            if time.monotonic() - self._tables_read >= TABLES_SECONDS:
                found: dict[str, int] | None = await self._ask("table_counts")
                if found is not None:
                    self._tables, self._tables_read = found, time.monotonic()
        return self._tables

    async def _ask(self, question: str, *values: object) -> Any:
        """The store's answer; None if there is none in time."""
        store = getattr(self.bot, "store", None)
        if store is None:
            return None
        try:
            return await asyncio.wait_for(getattr(store, question)(*values), DATABASE_SECONDS)
        except (StoreError, TimeoutError) as error:
            log.warning("the database does not answer: %s", error or type(error).__name__)
            return None

    def _gateway(self) -> str:
        if self.bot.is_closed() or not self.bot.is_ready():
            return "connecting"
        shards: dict[int, Any] = getattr(self.bot, "shards", {})
        away = self._disconnected is not None and time.monotonic() - self._disconnected
        if any(shard.is_closed() for shard in shards.values()) or (away and away > DISCONNECTED_SECONDS):
            return "disconnected"
        return "ok"
