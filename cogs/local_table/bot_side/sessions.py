"""Sessions of the gateway: one for each shard that has identified, and the rules for identifying."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

import msgspec
from aiohttp import web

from cogs.local_table.small_discord.snowflakes import SHIFT
from cogs.local_table.small_discord.world import Payload

DISPATCH = 0
KEPT_EVENTS = 2000
"""Events of a session that a resume can still get."""


@dataclass
class GatewayLimits:
    """What Discord allows a bot. Load and crash runs choose it as they need it."""

    shards: int = 1
    """As many as `GET /gateway/bot` recommends."""
    least_shards: int = 1
    """A bot that identifies with fewer shards is refused."""
    max_concurrency: int = 1
    """Shards with different remainders of this may identify at the same time."""
    identify_seconds: float = 0.0
    """Between two of the same remainder. Discord has 5; 0: it is not looked at."""
    session_starts: int = 1000
    heartbeat_seconds: float = 41.25
    resume_seconds: float = 60.0
    """How long a session that has lost its connection can be taken up again."""


@dataclass
class GatewayRecord:
    """What happened at the gateway since the start."""

    identified: int = 0
    resumed: int = 0
    invalidated: int = 0
    """Resumes of a session that is gone."""
    silent: int = 0
    """Connections that were closed because no heartbeat came."""
    violations: list[str] = field(default_factory=list)
    """Identifies that Discord would not have allowed."""


class Session:
    """One shard of the bot, also while its connection is broken."""

    def __init__(self, number: int, shard: int, shards: int, intents: int) -> None:
        self.id = f"{number}.{secrets.token_hex(16)}"
        self.shard, self.shards, self.intents = shard, shards, intents
        self.number = 0
        self.sent: deque[tuple[int, str]] = deque(maxlen=KEPT_EVENTS)
        self.socket: web.WebSocketResponse | None = None
        self.left_at: float | None = None
        """When its connection was lost."""
        self._waiting: asyncio.Queue[str] = asyncio.Queue()

    def serves(self, guild: int | None) -> bool:
        """Direct messages belong to the first shard."""
        return self.shard == (0 if guild is None else (guild >> SHIFT) % self.shards)

    def put(self, name: str, data: Payload) -> None:
        self.number += 1
        frame = written(DISPATCH, data, name, self.number)
        self.sent.append((self.number, frame))
        self._waiting.put_nowait(frame)

    def has_since(self, seen: int) -> bool:
        """Whether everything after this event can still be sent."""
        return seen <= self.number and not (self.sent and self.sent[0][0] > seen + 1)

    def attach(self, socket: web.WebSocketResponse, frames: Iterable[str] = ()) -> None:
        """A new connection: what waited for the old one is in `frames` or was never wanted."""
        self.socket, self.left_at = socket, None
        self._waiting = asyncio.Queue()
        for frame in frames:
            self._waiting.put_nowait(frame)

    async def write(self, socket: web.WebSocketResponse, breaks: Callable[[], bool]) -> None:
        """Send events in their order until the connection ends, or breaks."""
        waiting = self._waiting
        while True:
            await socket.send_str(await waiting.get())
            if breaks():
                await cut(socket)


class Buckets:
    """Who may identify: one shard of a bucket at a time, and then nobody of it for some seconds."""

    def __init__(self, limits: GatewayLimits) -> None:
        self.limits = limits
        self._last: dict[int, float] = {}

    def refusal(self, shard: int) -> str | None:
        """Why this shard may not identify now; None if it may, and then the next must wait."""
        now, bucket = time.monotonic(), shard % self.limits.max_concurrency
        since = now - self._last.get(bucket, float("-inf"))
        if since < self.limits.identify_seconds:
            return f"shard {shard} identified {since:.2f} s after another one of bucket {bucket}"
        self._last[bucket] = now
        return None


async def cut(socket: web.WebSocketResponse, code: int = 1006) -> None:
    """End a connection: as a bad network does, or with a code that says why."""
    transport = socket._req.transport if socket._req else None
    if code == 1006 and transport is not None:
        transport.abort()
    else:
        await socket.close(code=code)


def written(operation: int, data: Any, name: str | None = None, number: int | None = None) -> str:
    return msgspec.json.encode({"op": operation, "d": data, "s": number, "t": name}).decode()
