"""The store's contract: what the cogs may ask of a database, in parts that belong together.

The cogs know only this package and data/models.py; data/sqlite and data/postgres fulfil it. Every call is one
transaction: it happens whole or not at all, also when the caller is cancelled: a call that has been handed
over is carried out, before any later one. There is no clock here: the caller passes the time, in seconds
since 1970 (UTC). Leases alone are counted by the database's own clock (data/store/leases.py).
"""

from __future__ import annotations

from typing import Protocol

from data.store.announcements import ANNOUNCED_A_STEP, AnnouncementStore
from data.store.clocks import ClockStore
from data.store.due import DueStore
from data.store.habits import HabitStore
from data.store.leases import (
    LEASE_SECONDS,
    Before,
    ClaimedLetters,
    Heard,
    LeaseStore,
    News,
    letters_lease,
)
from data.store.letters import LETTERS_A_STEP, LetterStore, OutboxState
from data.store.lists import ListStore
from data.store.lobbies import LettersOf, LobbyStore, no_letters
from data.store.moves import TAIL, MoveStore, TableNow
from data.store.people import PersonStore
from data.store.records import RecordStore
from data.store.results import ResultStore
from data.store.seasons import SeasonStore
from data.store.seats import SeatStore
from data.store.tables import TABLES_A_STEP, TableStore
from data.store.traces import SEATS_A_STEP, TraceStore
from data.store.votes import VoteStore

__all__ = [
    "ANNOUNCED_A_STEP",
    "LEASE_SECONDS",
    "LETTERS_A_STEP",
    "SEATS_A_STEP",
    "TABLES_A_STEP",
    "TAIL",
    "AnnouncementStore",
    "Before",
    "ClaimedLetters",
    "ClockStore",
    "DueStore",
    "HabitStore",
    "Heard",
    "LeaseStore",
    "LetterStore",
    "LettersOf",
    "ListStore",
    "LobbyStore",
    "MoveStore",
    "News",
    "OutboxState",
    "PersonStore",
    "RecordStore",
    "ResultStore",
    "SeasonStore",
    "SeatStore",
    "Store",
    "TableNow",
    "TableStore",
    "TraceStore",
    "VoteStore",
    "letters_lease",
    "no_letters",
]


class Store(
    LobbyStore,
    TableStore,
    SeatStore,
    MoveStore,
    ClockStore,
    VoteStore,
    DueStore,
    LetterStore,
    AnnouncementStore,
    LeaseStore,
    ListStore,
    ResultStore,
    HabitStore,
    RecordStore,
    PersonStore,
    SeasonStore,
    TraceStore,
    Protocol,
):
    """Everything at rest."""

    async def close(self) -> None: ...
