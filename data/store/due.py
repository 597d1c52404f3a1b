"""What is due: periodic jobs ask for that alone."""

from __future__ import annotations

from typing import Protocol

from data.models import Person, SeatRow, TableRow
from engines.contract.core import Seat


class DueStore(Protocol):
    async def seats_to_check(self, now: int, again: int) -> list[SeatRow]:
        """People's seats where something may be due, whoever was asked first. Each is asked for once more at
        `again`, unless `plan_check` or a change says otherwise."""

    async def plan_check(self, table_id: str, seat: Seat, at: int, *, planned: int) -> None:
        """Look at a seat again then, unless a change has moved it from the moment it was `planned` for."""

    async def votes_to_check(self, now: int, again: int) -> list[str]:
        """Tables with a vote that may be decided, the oldest first; asked for `again` as seats are."""

    async def plan_vote(self, table_id: str, at: int | None, *, planned: int | None) -> None:
        """Like `plan_check`; None: not before something changes at the table."""

    async def computers_due(self, now: int) -> list[str]:
        """Tables that are awake and where it may be a computer player's turn, the longest waiting first."""

    async def plan_computers(
        self, table_id: str, at: int | None, *, expected_version: int | None = None
    ) -> None:
        """Look at its computer players again then; None: it is not their turn. Nothing is changed if the
        table is no longer at `expected_version`."""

    async def overdue(self, now: int) -> list[TableRow]:
        """Running games whose reaction time has run out, the longest overdue first."""

    async def idle(self, *, lobbies: int, warned: int, games: int, sleepers: int) -> list[TableRow]:
        """Lobbies, games and sleeping tables without a change since these moments, and lobbies that were
        `warned` before that one."""

    async def digests_to_check(self, now: int) -> list[Person]:
        """People whose digest may be due."""

    async def plan_digest(self, person: Person, at: int, *, sent_at: int | None = None) -> bool:
        """Look at a person's digest again then, and note that one is sent. False, and nothing is changed,
        if they have changed their mind since, or one was sent."""

    async def guilds_awake(self) -> list[int]:
        """Guilds with a lobby, a running game or a season that is awake."""

    async def guilds_lost(self) -> list[int]:
        """Guilds with a table or a season that sleeps because the bot was removed."""
