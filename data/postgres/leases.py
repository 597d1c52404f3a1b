"""Leases among the processes that share a database."""

from __future__ import annotations

import os
import socket
from collections.abc import Sequence
from uuid import uuid4

from data.leases import LEASE_SECONDS, Before, ClaimedLetters, Heard, LeaseContract, letters_lease
from data.postgres.database import PostgresDatabase
from data.postgres.listener import Connect, Listener
from data.queries.database import Sql, reading, writing
from data.queries.outbox.letters import unsent_letters_of

OLD = "2 days"
"""After that nobody needs to know who had a lease last."""


class SharedLeases(PostgresDatabase, LeaseContract):
    shared = True

    def __init__(self, connect: Connect) -> None:
        self._connect = connect
        self.process = f"{socket.gethostname()}:{os.getpid()}:{uuid4().hex[:8]}"
        """The name of this process, as one of those that share the database."""
        self._listener: Listener | None = None

    async def take_lease(self, name: str, *, every: int = 0) -> Before | None:
        return await self._write_at_once(lambda sql: self._take(sql, name, every))

    async def _take(self, sql: Sql, name: str, every: int = 0) -> Before | None:
        [row] = await sql(
            "SELECT take_lease(?, ?, ?, ?) AS before", (name, self.process, LEASE_SECONDS, every)
        )
        return None if row["before"] is None else Before(row["before"])

    async def renew_leases(self, names: Sequence[str]) -> set[str]:
        async def renew(sql: Sql) -> set[str]:
            found = await sql(
                "UPDATE leases SET until = clock_timestamp() + make_interval(secs => ?)"
                " WHERE name = ANY(?) AND holder = ? AND held"
                " RETURNING name, set_config('synchronous_commit', 'off', TRUE)",
                (LEASE_SECONDS, list(names), self.process),
            )
            return {row["name"] for row in found}

        return await self._write_at_once(renew)

    async def release_lease(self, name: str, *, done: bool = False) -> None:
        await self._write_at_once(
            lambda sql: sql("SELECT release_lease(?, ?, ?)", (name, self.process, done))
        )

    async def claim_letters(self, table_id: str, now: int, limit: int) -> ClaimedLetters | None:
        async def claim(sql: Sql) -> ClaimedLetters | None:
            before = await self._take(sql, letters_lease(table_id))
            if before is None:
                return None
            due, tried = await unsent_letters_of(sql, table_id, now, limit)
            return ClaimedLetters(due, before, tried)

        return await self._write_at_once(claim)

    @reading
    async def lapsed_leases(self, sql: Sql, prefix: str) -> list[str]:
        found = await sql(
            "SELECT name FROM leases WHERE name >= ? AND name < ? AND held AND until < clock_timestamp()",
            (prefix, f"{prefix}\U0010ffff"),
        )
        return [row["name"] for row in found]

    @writing
    async def tidy_up(self, sql: Sql) -> None:
        await sql(f"DELETE FROM leases WHERE until < clock_timestamp() - interval '{OLD}'")

    async def listen(self, heard: Heard) -> None:
        self._listener = Listener(self._connect, heard)

    async def check_listening(self) -> None:
        if self._listener is not None:
            await self._listener.check()

    @writing
    async def _release_all(self, sql: Sql) -> None:
        """This process ends: others need not wait."""
        await sql(
            "SELECT release_lease(name, holder, FALSE) FROM leases WHERE holder = ? AND held", (self.process,)
        )

    async def _stop_listening(self) -> None:
        if self._listener is not None:
            await self._listener.close()
