"""Keeps to the number of requests a second that Discord allows a bot, on however many machines it runs.

Answers to interactions have a limit of their own: they never wait here. Letters wait before anything is drawn
for them, the most urgent first, and only as many are let in as can be sent soon: so what was overtaken while
it waited is neither drawn nor sent. Every single request is counted when it is made. Nothing is dropped.
"""

from __future__ import annotations

import asyncio
import heapq
import time
from collections import deque
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from itertools import count
from types import SimpleNamespace

import aiohttp

from data.models import LetterKind

ANSWERS = ("/interactions/", "/webhooks/")
"""Parts of the paths with which interactions are answered."""
URGENT = {
    LetterKind.BOARD,
    LetterKind.FINAL_STANDINGS,
    LetterKind.LOBBY,
    LetterKind.PING,
    LetterKind.REMINDER,
    LetterKind.VOTE,
    LetterKind.NOTICE,
    LetterKind.WELCOME,
    LetterKind.READY,
}
"""Somebody waits for them, or is waited for."""
PATIENT_SECONDS = {LetterKind.PRIVATE_HAND: 10}
"""How much later another letter may come and still goes first. So nothing waits for ever."""
MOST_PATIENT_SECONDS = 30
"""How long all other requests wait at most: they only tidy up."""


class RequestQueue:
    def __init__(
        self,
        per_second: int,
        clock: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], Awaitable[object]] = asyncio.sleep,
    ) -> None:
        self._clock = clock
        self._sleep = sleep
        self._sent: deque[float] = deque(maxlen=per_second)
        """When the last requests were made."""
        self._gate = asyncio.Lock()
        self._most = max(1, per_second // 2)
        """Letters under way at a time: about as many requests as half a second allows."""
        self._under_way = 0
        self._waiting: list[tuple[float, int, asyncio.Future[None]]] = []
        self._numbers = count()

    @asynccontextmanager
    async def letter(self, kind: LetterKind) -> AsyncIterator[bool]:
        """Let a letter go out, and say whether it had to wait."""
        waits = self._under_way >= self._most
        if waits:
            await self._turn(kind)
        else:
            self._under_way += 1
        try:
            yield waits
        finally:
            self._leave()

    async def _turn(self, kind: LetterKind) -> None:
        patience = 0 if kind in URGENT else PATIENT_SECONDS.get(kind, MOST_PATIENT_SECONDS)
        turn = asyncio.get_running_loop().create_future()
        heapq.heappush(self._waiting, (self._clock() + patience, next(self._numbers), turn))
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._leave()  # it was let in, and gives its place to the next
            raise

    def _leave(self) -> None:
        while self._waiting:
            *_, turn = heapq.heappop(self._waiting)
            if not turn.done():
                turn.set_result(None)
                return
        self._under_way -= 1

    async def request(self) -> None:
        """Wait until another request may be made, in the order of asking."""
        async with self._gate:
            while (pause := self._pause()) > 0:
                await self._sleep(pause)
            self._sent.append(self._clock())

    def _pause(self) -> float:
        """Seconds until fewer requests than allowed were made in the last second."""
        if len(self._sent) < (self._sent.maxlen or 0):
            return 0
        return self._sent[0] + 1 - self._clock()

    def trace(self) -> aiohttp.TraceConfig:
        """Has every request of discord.py wait here."""
        trace = aiohttp.TraceConfig()
        trace.on_request_start.append(self._on_request)
        return trace

    async def _on_request(
        self,
        session: aiohttp.ClientSession,
        context: SimpleNamespace,
        request: aiohttp.TraceRequestStartParams,
    ) -> None:
        if not any(part in request.url.path for part in ANSWERS):
            await self.request()
