"""Leases of this process: taken, renewed while they are needed, given back.

Where one process has the database (SQLite), it has every lease, and nothing is asked.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress

from data.models import StoreAway, StoreError
from data.store import LEASE_SECONDS, Before, ClaimedLetters, News, Store, letters_lease

log = logging.getLogger(__name__)
RENEW_SECONDS = 7.0
SAFE_SECONDS = LEASE_SECONDS - 5
"""After so long without a renewal this process no longer relies on a lease: others may get it soon."""
POLL_SECONDS = 2.0
"""How often it is asked for a lease that another process has, should nobody tell that it is free."""

Wanted = Callable[[str], None]
"""Called with the name of a lease that this process has and another one wants."""


def lease_of(user_id: int, what: str) -> str:
    """For what somebody may do once at a time. A name outlives the lease by days and the person's data, so it
    doesn't have the id."""
    return f"{what} {hashlib.blake2s(str(user_id).encode(), digest_size=8).hexdigest()}"


class Leases:
    def __init__(
        self,
        store: Store,
        *,
        clock: Callable[[], float] = time.monotonic,
        poll_seconds: float = POLL_SECONDS,
    ) -> None:
        self.store = store
        self.shared = store.shared
        self.wanted: list[Wanted] = []
        """Whom to tell."""
        self._clock = clock
        self._poll_seconds = poll_seconds
        self._held: dict[str, float] = {}
        """What this process has, and until when it may rely on it."""
        self._asked: set[str] = set()
        """What this process is just asking for, or giving back."""
        self._waiting: dict[str, asyncio.Event] = {}
        self._renewing: asyncio.Task[None] | None = None

    # this process among others

    async def start(self) -> None:
        """Hear what other processes say."""
        await self.store.listen(self._heard)

    async def stop(self) -> None:
        """What this process has is given back when the store is closed."""
        if self._renewing is not None:
            self._renewing.cancel()
            await asyncio.gather(self._renewing, return_exceptions=True)

    def _have(self, name: str, since: float) -> None:
        """This process has a lease that it asked for then."""
        self._held[name] = since + SAFE_SECONDS
        if self._renewing is None:
            self._renewing = asyncio.get_running_loop().create_task(self._keep_renewing())

    async def _keep_renewing(self) -> None:
        """As long as there is anything to renew."""
        while True:
            await asyncio.sleep(RENEW_SECONDS)
            try:
                await self.renew()
            except StoreAway as error:
                log.warning("leases could not be renewed: %s", error)
            except Exception:
                log.exception("leases could not be renewed")

    async def renew(self) -> None:
        """Keep what this process has. It no longer relies on what it has lost meanwhile."""
        asked = list(self._held)
        if not asked:
            return
        began = self._clock()
        still = await self.store.renew_leases(asked)
        for name in asked:
            if name in self._held:  # not given back meanwhile
                self._held[name] = began + SAFE_SECONDS if name in still else began

    def _heard(self, news: News, name: str) -> None:
        match news:
            case News.WANTED if name in self._held:
                for listener in self.wanted:
                    listener(name)
            case News.FREE if name in self._waiting:
                self._waiting[name].set()
            case News.MISSED:
                for event in self._waiting.values():
                    event.set()

    # single leases

    def holds(self, name: str) -> bool:
        """Whether this process has a lease and may rely on it."""
        return not self.shared or self._clock() < self._held.get(name, 0.0)

    async def take(self, name: str, *, every: int = 0) -> Before | None:
        """Take a lease, if no other process has it and this one doesn't use it. `every`: see the store."""
        if not self.shared:
            return Before.SELF
        if name in self._held or name in self._asked:
            return None  # to the database, all of this process are one
        began = self._clock()
        self._asked.add(name)
        try:
            before = await self.store.take_lease(name, every=every)
            if before is not None:
                self._have(name, began)
        finally:
            self._asked.discard(name)
        return before

    async def claim_letters(self, table_id: str, now: int, limit: int) -> ClaimedLetters | None:
        """Take the lease to send a table's letters, together with these. Where this process has it, only
        these: to take it again would forget who waits for it."""
        if self.shared and self.holds(letters_lease(table_id)):
            return ClaimedLetters(await self.store.due_letters(now, limit, table_id), Before.SELF, [])
        began = self._clock()
        claim = await self.store.claim_letters(table_id, now, limit)
        if claim is not None and self.shared:
            self._have(letters_lease(table_id), began)
        return claim

    async def release(self, name: str, *, done: bool = False) -> None:
        """Give a lease back. If that can't be written, it lapses by itself."""
        if self._held.pop(name, None) is None:
            return
        if not self._held and self._renewing is not None:
            self._renewing.cancel()
            self._renewing = None
        self._asked.add(name)  # who takes it now would have it for a moment only
        try:
            with suppress(StoreError):
                await self.store.release_lease(name, done=done)
        finally:
            self._asked.discard(name)
            if name in self._waiting:
                self._waiting[name].set()

    @asynccontextmanager
    async def waiting(self, name: str) -> AsyncIterator[Callable[[], Awaitable[None]]]:
        """Gives what waits until another process has given a lease back, since it was asked for in vain, or
        until it is time to ask for it again."""
        event = self._waiting.setdefault(name, asyncio.Event())

        async def wait() -> None:
            with suppress(TimeoutError):
                await asyncio.wait_for(event.wait(), self._poll_seconds)
            event.clear()

        try:
            yield wait
        finally:
            self._waiting.pop(name, None)

    @asynccontextmanager
    async def hold(self, name: str) -> AsyncIterator[None]:
        """Have a lease for as long as something takes; wait until another process has given it back."""
        async with self.waiting(name) as wait:
            while await self.take(name) is None:
                await wait()
        try:
            yield
        finally:
            await self.release(name)

    @asynccontextmanager
    async def trying(self, name: str, *, every: int = 0) -> AsyncIterator[bool]:
        """Have a lease for as long as something takes, or not at all. With `every`, for a periodic job: it
        counts as done unless it fails."""
        mine = await self.take(name, every=every) is not None
        done = False
        try:
            yield mine
            done = True
        finally:
            if mine:
                await self.release(name, done=done and bool(every))
