"""The store's calls as questions to a database, in SQL that SQLite and PostgreSQL both understand.

A query is a coroutine that awaits nothing but statements: `await sql(statement, values)`. data/sqlite runs it
whole in the thread of its connection, data/postgres over one connection of its pool. What a change is based
on it holds first (`sql.hold`), so that nobody else changes it before the end of the transaction.

Each module follows the part of the contract (data/store) that has its name.
"""

from __future__ import annotations

from data.queries.announcements import AnnouncementQueries
from data.queries.clocks import ClockQueries
from data.queries.database import Database, Row, Sql, Values
from data.queries.due import DueQueries
from data.queries.habits import HabitQueries
from data.queries.letters import LetterQueries
from data.queries.lists import ListQueries
from data.queries.lobbies import LobbyQueries
from data.queries.moves import GameOf, MoveQueries
from data.queries.people import PersonQueries
from data.queries.records import RecordQueries
from data.queries.results import ResultQueries
from data.queries.seasons import SeasonQueries
from data.queries.seats import SeatQueries
from data.queries.tables import TableQueries
from data.queries.traces import TraceQueries
from data.queries.votes import VoteQueries

__all__ = ["AllQueries", "Database", "GameOf", "Row", "Sql", "Values"]


class AllQueries(
    LobbyQueries,
    TableQueries,
    SeatQueries,
    MoveQueries,
    ClockQueries,
    VoteQueries,
    DueQueries,
    LetterQueries,
    AnnouncementQueries,
    ListQueries,
    ResultQueries,
    HabitQueries,
    RecordQueries,
    PersonQueries,
    SeasonQueries,
    TraceQueries,
):
    """Every call of the store but `close`."""
