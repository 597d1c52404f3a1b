"""Hears what other processes announce, over a connection of its own that is made anew when it breaks.

What is said while there is none is lost. So nobody relies on it: it makes things quicker that happen anyway.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

import asyncpg

from data.leases import Heard, News
from data.models import StoreError
from data.postgres.database import FAILURES

log = logging.getLogger(__name__)
CHANNEL = "portolan"
ALIVE_SECONDS = 5.0
"""For an answer of a server that is there."""
AGAIN_SECONDS = 2.0
"""Until the next attempt to connect."""

Connect = Callable[[], Awaitable[asyncpg.Connection]]


class Listener:
    def __init__(self, connect: Connect, heard: Heard) -> None:
        self._connect = connect
        self._heard = heard
        self._closed = False
        self._connection: asyncpg.Connection | None = None
        self._connecting = asyncio.get_running_loop().create_task(self._keep_connecting())

    async def close(self) -> None:
        self._closed = True
        self._connecting.cancel()
        await asyncio.gather(self._connecting, return_exceptions=True)
        self._hang_up()

    async def check(self) -> None:
        """Test whether the connection is alive: a broken one may be silent like a quiet one."""
        if self._connection is not None:
            try:
                await self._connection.fetchval("SELECT 1", timeout=ALIVE_SECONDS)
            except FAILURES:
                self._hang_up()

    def _hang_up(self) -> None:
        if self._connection is not None:
            self._connection.terminate()

    async def _keep_connecting(self) -> None:
        while True:
            try:
                await self._listen()
                return
            except (*FAILURES, StoreError) as error:
                log.warning("other processes can't be heard right now (%s)", error)
                await asyncio.sleep(AGAIN_SECONDS)

    async def _listen(self) -> None:
        connection = await self._connect()
        try:
            connection.add_termination_listener(self._on_end)
            await connection.add_listener(CHANNEL, self._on_message)
        except BaseException:
            connection.remove_termination_listener(self._on_end)
            connection.terminate()
            raise
        self._connection = connection
        self._heard(News.MISSED, "")

    def _on_end(self, connection: object) -> None:
        if not self._closed and connection is self._connection:
            self._connection = None
            self._connecting = asyncio.get_running_loop().create_task(self._keep_connecting())

    def _on_message(self, connection: object, pid: int, channel: str, message: object) -> None:
        """A word, and the name of a lease. Another version may say what we don't know."""
        word, _, name = str(message).partition(" ")
        if word in News.__members__.values():
            self._heard(News(word), name)
