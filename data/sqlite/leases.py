"""Leases where one process has the database: it has them all."""

from __future__ import annotations

from collections.abc import Sequence

from data.queries.letters import LetterQueries
from data.store import Before, ClaimedLetters, Heard


class OwnLeases(LetterQueries):
    shared = False

    async def take_lease(self, name: str, *, every: int = 0) -> Before | None:
        return Before.SELF

    async def renew_leases(self, names: Sequence[str]) -> set[str]:
        return set(names)

    async def release_lease(self, name: str, *, done: bool = False) -> None: ...

    async def claim_letters(self, table_id: str, now: int, limit: int) -> ClaimedLetters | None:
        return ClaimedLetters(await self.due_letters(now, limit, table_id), Before.SELF)

    async def lapsed_leases(self, prefix: str) -> list[str]:
        return []

    async def drop_old_leases(self) -> None: ...

    async def listen(self, heard: Heard) -> None: ...

    async def check_listening(self) -> None: ...
