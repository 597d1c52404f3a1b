"""The clocks of a table: how long people may take, by the pace that the lobby declared.

Running out is a permission for the others, never a punishment. What is shown of a clock follows from what
everybody sees (who is asked), so that it tells nothing of secret answers.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import UTC, datetime, timedelta
from typing import NamedTuple
from zoneinfo import ZoneInfo

import discord

from data.kept import Clock, Person, SeatRow
from engines.core import PACE, Seat
from engines.table import Table

HOUR = 3600
DAY = 24 * HOUR


def now() -> int:
    return int(discord.utils.utcnow().timestamp())


class Pace(NamedTuple):
    start: int
    """Hours in the time bank at the beginning."""
    each: int
    """Hours added each time one is asked."""
    saves: bool
    """Whether hours not used are kept."""


PACES = {
    "daily": Pace(0, 24, False),
    "bank24": Pace(24, 4, True),
    "bank72": Pace(72, 12, True),
    "bank168": Pace(168, 24, True),
}
"""A pace that is not here has no clock."""


def set_clocks(
    seats: Sequence[SeatRow],
    pace: Pace | None,
    *,
    asked: Collection[Seat],
    waiting: Collection[Seat],
    mover: Seat | None,
    at: int,
) -> list[Clock]:
    """How the clocks stand after a change. `asked`: whom everybody sees being asked; `waiting`: whom the game
    really waits for; `mover`: who has just moved."""
    found = []
    for seat in seats:
        if seat.seat in asked:
            after = _running(seat, pace, answered=seat.seat not in waiting, moved=seat.seat == mover, at=at)
        else:
            after = _stopped(seat, pace, at)
        if after != _clock(seat):
            found.append(after)
    return found


def table_clocks(seats: Sequence[SeatRow], table: Table, mover: Seat | None = None) -> list[Clock]:
    """How the clocks of a table stand now, after a move or when it goes on after a sleep."""
    return set_clocks(
        seats,
        PACES.get(table.settings.get(PACE.key, PACE.default)),
        asked=table.view(None).public.asked if table.outcome is None else (),
        waiting=table.waiting,
        mover=mover,
        at=now(),
    )


def _clock(seat: SeatRow) -> Clock:
    return Clock(**{name: getattr(seat, name) for name in Clock.__struct_fields__})


def _running(seat: SeatRow, pace: Pace | None, *, answered: bool, moved: bool, at: int) -> Clock:
    begin = max(at, seat.away_until or 0)
    if seat.asked_at is None:
        deadline = None
        if pace is not None:
            saved = (pace.start * HOUR if seat.bank is None else seat.bank) if pace.saves else 0
            deadline = begin + saved + pace.each * HOUR
        return _at(seat, asked_at=begin, deadline=deadline, bank=None)
    if moved and answered:
        return _at(seat, bank=_left(seat, at))
    if moved and pace is not None and not pace.saves:
        return _at(seat, asked_at=begin, deadline=begin + pace.each * HOUR)
    return _at(seat, asked_at=begin) if moved else _clock(seat)


def _stopped(seat: SeatRow, pace: Pace | None, at: int) -> Clock:
    if seat.asked_at is None:
        return _clock(seat)
    bank = None
    if pace is not None and pace.saves:
        bank = _left(seat, at) if seat.bank is None else seat.bank
    spent = seat.spent + max(0, at - seat.asked_at)
    return _at(seat, asked_at=None, deadline=None, bank=bank, spent=spent, answers=seat.answers + 1)


def _left(seat: SeatRow, at: int) -> int:
    return 0 if seat.deadline is None else max(0, seat.deadline - max(at, seat.away_until or 0))


def _at(seat: SeatRow, **changes: int | None) -> Clock:
    known = {name: getattr(seat, name) for name in Clock.__struct_fields__}
    return Clock(**(known | changes))


def more_time(seat: SeatRow, seconds: int, at: int) -> Clock:
    """The others wait on: a new deadline, and reminders from the beginning."""
    return _at(seat, asked_at=at, deadline=None if seat.deadline is None else at + seconds)


# --- a person's day --------------------------------------------------------------------------------------


def local(person: Person, at: int) -> datetime:
    return datetime.fromtimestamp(at, ZoneInfo(person.zone) if person.zone else UTC)


def asleep(person: Person, at: int) -> bool:
    """Whether it is quiet now where this person lives."""
    if person.quiet_from is None or person.quiet_to is None:
        return False
    hour, begin, end = local(person, at).hour, person.quiet_from, person.quiet_to
    return begin <= hour < end if begin < end else hour >= begin or hour < end


def away(person: Person | SeatRow, at: int) -> bool:
    return person.away_until is not None and person.away_until > at


def end_of_day(person: Person, year: int, month: int, day: int) -> int:
    """The midnight after a date, where this person lives. Raises ValueError for a day that never comes."""
    zone = ZoneInfo(person.zone) if person.zone else UTC
    midnight = datetime(year, month, day, tzinfo=zone) + timedelta(days=1)
    return int(midnight.timestamp())
