"""How people tend to play: what a finished game adds to it, and what lobbies ask for."""

from __future__ import annotations

from collections.abc import Collection

from cogs.tables.clock import DAY
from cogs.tables.room import Room, settings_of
from data.models import TableRow
from data.players import Habits, Played
from engines.core import Rejected, Seat
from engines.settings import GUESTS


def played(room: Room, given_up: Collection[Seat]) -> list[Played]:
    """What a game that is over says about each person: whether they stayed, and how fast they answered. A
    game that one person plays with computers alone says nothing; so does giving up as the rules allow."""
    people = [seat for seat in room.seats if seat.user_id is not None]
    if len(people) < 2:
        return []
    return [
        Played(
            seat.user_id or 0,
            pace=None if seat.left or not seat.answers else seat.spent // seat.answers,
            left=seat.left,
        )
        for seat in people
        if seat.left or seat.seat not in given_up
    ]


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
