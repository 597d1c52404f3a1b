"""Leases: what one process at a time does, of all that share a database.

A process that takes a lease has it until it gives it back, or for LEASE_SECONDS since it was last renewed:
one that dies is not waited for longer. These seconds are counted by the database's clock, and by whoever has
the lease as time that has passed since it asked: so it doesn't matter what the clocks of the machines say.

A lease saves work, and keeps messages in order. What must not happen twice is checked in the transaction that
makes it happen: a process that was stopped for a minute doesn't know that its leases have lapsed.

A database that belongs to one process (SQLite) gives every lease, and writes nothing for it.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from enum import StrEnum
from typing import NamedTuple

from data.models import StoredLetter

LEASE_SECONDS = 25
"""From the last sign of life of a process until others get what it had."""


class Before(StrEnum):
    """Who had a lease before the process that gets it."""

    SELF = "self"
    OTHER = "other"
    """Another process, which has given it back; or nobody."""
    LAPSED = "lapsed"
    """Another process, which has not been heard of since: what it was about to do may be done or not."""


class ClaimedLetters(NamedTuple):
    """Letters that are for this process to send."""

    letters: list[StoredLetter]
    before: Before
    tried: list[StoredLetter]
    """Letters that somebody has tried to send and that are to be tried again later: each may have arrived."""


class News(StrEnum):
    """What is heard of a lease."""

    WANTED = "wanted"
    """Another process asks for it."""
    FREE = "free"
    """A process that had it while it was wanted has given it back."""
    MISSED = "missed"
    """Nothing could be heard for a while, of whatever lease."""


Heard = Callable[[News, str], None]
"""Called with the name of the lease."""


def letters_lease(table_id: str) -> str:
    """The lease of whoever sends a table's letters."""
    return f"letters {table_id}"


class LeaseContract(ABC):
    """The calls that each database fulfils in its own way."""

    shared: bool
    """Whether other processes may use the same database."""

    @abstractmethod
    async def take_lease(self, name: str, *, every: int = 0) -> Before | None:
        """Get a lease; None if another process has it, which is told that it is wanted. With `every`, for
        periodic jobs: None also if it was given back as done less than so many seconds ago."""

    @abstractmethod
    async def renew_leases(self, names: Sequence[str]) -> set[str]:
        """Those that this process still has, each for LEASE_SECONDS from now."""

    @abstractmethod
    async def release_lease(self, name: str, *, done: bool = False) -> None:
        """Give a lease back, if this process has it; `done`: the periodic job is done."""

    @abstractmethod
    async def claim_letters(self, table_id: str, now: int, limit: int) -> ClaimedLetters | None:
        """Take the lease to send a table's letters, and those that are due, oldest first. None if another
        process sends there: it is told that there may be more."""

    @abstractmethod
    async def lapsed_leases(self, prefix: str) -> list[str]:
        """Leases whose names begin so and whose processes have died."""

    @abstractmethod
    async def tidy_up(self) -> None:
        """Be rid of what is left beside the tables: leases that nobody has asked for in days, in a journal
        what has been deleted."""

    @abstractmethod
    async def listen(self, heard: Heard) -> None:
        """From now on, tell what is heard. Nobody may rely on it: connections break."""

    @abstractmethod
    async def check_listening(self) -> None:
        """Test whether anything would be heard, and see to it that it will be."""
