"""Votes among the other players of a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from data.models import Letter, Vote
from engines.contract.core import Seat


class VoteStore(Protocol):
    async def open_vote(
        self, vote: Vote, letters: Sequence[Letter], *, expected_version: int | None = None
    ) -> Vote:
        """The vote as it is stored: no two of a table are opened at the same moment. Raises VoteOpen, and
        Stale if the table is not at `expected_version`."""

    async def vote(self, table_id: str) -> tuple[Vote, dict[Seat, str]] | None:
        """The open vote of a table, and the ballots by seat."""

    async def cast(
        self,
        table_id: str,
        seat: Seat,
        choice: str,
        letters: Sequence[Letter] = (),
        *,
        opened: int | None = None,
        now: int,
    ) -> None:
        """Cast or change a ballot. Raises NoVote, also if the open one was not `opened` then."""

    async def close_vote(
        self, table_id: str, letters: Sequence[Letter] = (), *, opened: int | None = None, now: int
    ) -> bool:
        """Return whether there was one, `opened` then if that is said."""
