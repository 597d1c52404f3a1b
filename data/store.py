"""The store: everything at rest. The cogs know `Store` and nothing of the database behind it.

Every call is one transaction: it happens whole or not at all, also when the caller is cancelled: a call that
has been handed over is carried out, before any later one. There is no clock here: the caller passes the time,
in seconds since 1970 (UTC). Leases alone are counted by the database's own clock (data/leases.py).
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence

from data.leases import LEASE_SECONDS, Before, ClaimedLetters, LeaseContract, News, letters_lease
from data.queries.deadlines.clocks import ClockQueries
from data.queries.deadlines.due import DueQueries
from data.queries.deadlines.votes import VoteQueries
from data.queries.outbox.announcements import AnnouncementQueries
from data.queries.outbox.letters import LetterQueries, OutboxState
from data.queries.outbox.lists import ListQueries
from data.queries.people.habits import HabitQueries
from data.queries.people.people import PersonQueries
from data.queries.people.traces import TraceQueries
from data.queries.results.records import RecordQueries
from data.queries.results.results import ResultQueries
from data.queries.tables.lobbies import LettersOf, LobbyQueries
from data.queries.tables.moves import TAIL, MoveQueries, TableNow
from data.queries.tables.seasons import SEASONS_LISTED, SeasonQueries
from data.queries.tables.seats import SeatQueries
from data.queries.tables.tables import TableQueries

__all__ = [
    "LEASE_SECONDS",
    "SEASONS_LISTED",
    "TAIL",
    "Before",
    "ClaimedLetters",
    "LettersOf",
    "News",
    "OutboxState",
    "Store",
    "TableNow",
    "letters_lease",
]


class Store(
    LobbyQueries,
    TableQueries,
    SeatQueries,
    MoveQueries,
    SeasonQueries,
    ClockQueries,
    VoteQueries,
    DueQueries,
    LetterQueries,
    AnnouncementQueries,
    ListQueries,
    ResultQueries,
    RecordQueries,
    PersonQueries,
    HabitQueries,
    TraceQueries,
    LeaseContract,
):
    """All calls: the queries, which both databases share, and the leases."""

    place: str
    """Which file or which server it is, in words."""
    after_copy: Sequence[str] = ()
    """Statements to run when everything was copied to it."""

    @abstractmethod
    async def close(self) -> None: ...
