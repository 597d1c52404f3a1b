"""Votes among the other players of a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from data.models import Letter, Vote
from engines.core import Seat


class VoteStore(Protocol):
    async def open_vote(self, vote: Vote, letters: Sequence[Letter]) -> None:
        """Raises VoteOpen."""

    async def vote(self, table_id: str) -> tuple[Vote, dict[Seat, str]] | None:
        """The open vote of a table, and the ballots by seat."""

    async def cast(
        self, table_id: str, seat: Seat, choice: str, letters: Sequence[Letter] = (), *, now: int
    ) -> None:
        """Cast or change a ballot. Raises NoVote."""

    async def close_vote(self, table_id: str, letters: Sequence[Letter] = (), *, now: int) -> bool:
        """Return whether there was one."""
