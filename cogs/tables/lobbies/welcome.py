"""Whom a lobby takes: what it asks of those who join."""

from __future__ import annotations

from cogs.tables.loading.room import settings_of
from cogs.tables.people.clock import DAY
from data.models import TableRow
from data.players import Habits
from engines.contract.core import Rejected
from engines.contract.settings import GUESTS


def asks_for(row: TableRow) -> str:
    """What a lobby asks of those who join: a choice of `GUESTS`."""
    return settings_of(row)[GUESTS.key]


def check_welcome(row: TableRow, habits: Habits | None) -> None:
    """Raise Rejected for somebody whom the lobby does not take, as far as their games tell."""
    asked = asks_for(row)
    if asked == "finished" and (habits is None or not habits.finished):
        raise Rejected("guests-finished-only")
    if asked == "daily":
        usual = None if habits is None else habits.usual
        if usual is None:
            raise Rejected("guests-pace-unknown")
        if usual > DAY:
            raise Rejected("guests-daily-only")
