"""Leases where one process has the database: it has them all."""

from __future__ import annotations

from collections.abc import Sequence

from data.leases import Before, ClaimedLetters, Heard, LeaseContract
from data.queries.database import Database, Sql, reading
from data.queries.outbox.letters import unsent_letters_of


class OwnLeases(Database, LeaseContract):
    shared = False

    async def take_lease(self, name: str, *, every: int = 0) -> Before | None:
        return Before.SELF

    async def renew_leases(self, names: Sequence[str]) -> set[str]:
        return set(names)

    async def release_lease(self, name: str, *, done: bool = False) -> None: ...

    @reading
    async def claim_letters(self, sql: Sql, table_id: str, now: int, limit: int) -> ClaimedLetters | None:
        due, tried = await unsent_letters_of(sql, table_id, now, limit)
        return ClaimedLetters(due, Before.SELF, tried)

    async def lapsed_leases(self, prefix: str) -> list[str]:
        return []

    async def listen(self, heard: Heard) -> None: ...

    async def check_listening(self) -> None: ...
