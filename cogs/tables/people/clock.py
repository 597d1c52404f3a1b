"""The clocks of the players: how long they may take, by the pace that was set in the lobby.

When time runs out, the others may decide what to do; nothing happens by itself. What is shown of a clock
follows from what everybody sees (who is asked), so that it tells nothing about secret answers.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import UTC, datetime, timedelta
from typing import NamedTuple
from zoneinfo import ZoneInfo

import msgspec

from data.models import Clock, Person, SeatRow
from engines.contract.core import Seat, Settings
from engines.contract.settings import PACE, WEEKEND
from engines.tables.table import Table

HOUR = 3600
QUARTER = HOUR // 4
DAY = 24 * HOUR


class Pace(NamedTuple):
    start_hours: int
    """In the time bank at the beginning."""
    turn_hours: int
    """Added each time the player is asked."""
    saves: bool
    """Whether unused hours are kept."""
    weekend: bool = False
    """Whether no clock runs on Saturdays and Sundays."""

    def end(self, begin: int, seconds: int) -> int:
        """When time that is given at a moment runs out."""
        while self.weekend and seconds > 0:
            begin = weekend_end(begin)
            today = min(seconds, DAY - begin % DAY)
            begin, seconds = begin + today, seconds - today
        return begin + seconds

    def between(self, begin: int, end: int) -> int:
        """How much time passes on the clock."""
        if not self.weekend:
            return max(0, end - begin)
        passed = 0
        while (begin := weekend_end(begin)) < end:
            day = min(end, begin - begin % DAY + DAY)
            passed, begin = passed + day - begin, day
        return passed


PACES = {
    "daily": Pace(0, 24, False),
    "bank24": Pace(24, 4, True),
    "bank72": Pace(72, 12, True),
    "bank168": Pace(168, 24, True),
}
"""By the value of the setting. A pace that is not listed has no clock."""

RESTING = Pace(0, 0, False, weekend=True)
"""Time that is given at a table where weekends are free, whatever its pace."""


def weekend_end(at: int) -> int:
    """Monday, if this is a Saturday or a Sunday (UTC); else the moment itself."""
    day = at // DAY
    weekday = (day + 3) % 7  # the first day of 1970 was a Thursday
    return at if weekday < 5 else (day + 7 - weekday) * DAY


def pauses_weekends(settings: Settings) -> bool:
    return settings.get(WEEKEND.key, WEEKEND.default) == "pause"


def later(settings: Settings, deadline: int, was: int, begin: int) -> int:
    """The deadline of time that would have run from one moment to the deadline, and begins at another one:
    after a vacation or an outage."""
    if not pauses_weekends(settings):
        return deadline + begin - was
    return RESTING.end(begin, RESTING.between(was, deadline))


def set_clocks(
    seats: Sequence[SeatRow],
    pace: Pace | None,
    *,
    asked: Collection[Seat],
    waiting: Collection[Seat],
    mover: Seat | None,
    at: int,
    secret: bool = False,
    anew: bool = False,
    undo: bool = False,
) -> list[Clock]:
    """The clocks that differ after a change. `asked`: whom everybody sees being asked; `waiting`: whom the
    game really waits for; `mover`: who has just moved, perhaps in `secret`. `anew`: a question with secret
    answers is over, and whoever is asked now is asked something else. `undo`: moves were taken back.

    The deadline, which everybody can see, depends on what everybody can know: on `asked` and `anew`, and on
    the mover only where the move was not secret."""
    found = []
    for seat in seats:
        if seat.computer or (undo and seat.seat not in asked):
            after = _put_away(seat, pace, at)
        elif seat.seat not in asked:
            after = _stopped(seat, pace, at)
        else:
            answered, moved = seat.seat not in waiting, seat.seat == mover
            if anew and seat.asked_at is not None:
                seat = _with(seat, _stopped(seat, pace, at))
            if seat.asked_at is None:
                after = _started(seat, pace, at, answered=answered, again=undo)
            elif moved:
                after = _moved(seat, pace, at, answered=answered, secret=secret)
            else:
                after = _clock(seat)
        if after != _clock(seat):
            found.append(after)
    return found


def table_clocks(
    seats: Sequence[SeatRow],
    table: Table,
    at: int,
    mover: Seat | None = None,
    *,
    secret: bool = False,
    anew: bool = False,
    undo: bool = False,
) -> list[Clock]:
    """The clocks that differ after a move, or when a table wakes up. While a reaction time runs, which ends
    by itself, nobody's clock does."""
    return set_clocks(
        seats,
        pace_of(table),
        asked=() if table.outcome is not None or table.lapsing else table.view(None).public.asked,
        waiting=table.waiting,
        mover=mover,
        at=at,
        secret=secret,
        anew=anew,
        undo=undo,
    )


def resting_clocks(seats: Sequence[SeatRow], table: Table, at: int) -> list[Clock]:
    """All running clocks stopped, for a table that goes to sleep."""
    return [_put_away(seat, pace_of(table), at) for seat in seats if seat.asked_at is not None]


def pace_of(table: Table) -> Pace | None:
    pace = PACES.get(table.settings.get(PACE.key, PACE.default))
    return None if pace is None else pace._replace(weekend=pauses_weekends(table.settings))


def _clock(seat: SeatRow) -> Clock:
    return Clock(**{name: getattr(seat, name) for name in Clock.__struct_fields__})


def _with(seat: SeatRow, clock: Clock) -> SeatRow:
    return msgspec.structs.replace(seat, **msgspec.structs.asdict(clock))


def _started(seat: SeatRow, pace: Pace | None, at: int, *, answered: bool, again: bool) -> Clock:
    """Asked from now on, or from the end of a vacation. A player who is asked `again`, because a move was
    taken back, already got the hours for this move."""
    begin = max(at, seat.away_until or 0)
    if pace is None:
        return _at(seat, asked_at=begin, deadline=None, bank=0 if answered else None)
    turn = pace.turn_hours * HOUR
    saved = (pace.start_hours * HOUR if seat.bank is None else seat.bank) if pace.saves else 0
    time = max(saved, turn) if again else saved + turn
    return _at(seat, asked_at=begin, deadline=pace.end(begin, time), bank=time if answered else None)


def _moved(seat: SeatRow, pace: Pace | None, at: int, *, answered: bool, secret: bool) -> Clock:
    """Moved, and still seen being asked: the turn continues, or (`answered`) others answer in secret."""
    spent = seat.spent + _waited(seat, at)
    if answered:
        return _at(seat, bank=_left(seat, pace, at), spent=spent, answers=seat.answers + 1)
    if secret:
        return _at(seat, bank=None)  # when it was asked says when the others may vote about it
    begin = max(at, seat.away_until or 0)
    deadline = seat.deadline
    if pace is None or not pace.saves:
        deadline = None if pace is None else pace.end(begin, pace.turn_hours * HOUR)
    return _at(seat, asked_at=begin, deadline=deadline, bank=None, spent=spent)


def _stopped(seat: SeatRow, pace: Pace | None, at: int) -> Clock:
    """No longer asked: it has answered, now or (where it already has a `bank`) before the others."""
    if seat.asked_at is None:
        return _clock(seat)
    spent = seat.spent + _waited(seat, at)
    answers = seat.answers + (seat.bank is None)
    return _at(seat, asked_at=None, deadline=None, bank=_saved(seat, pace, at), spent=spent, answers=answers)


def _put_away(seat: SeatRow, pace: Pace | None, at: int) -> Clock:
    """No longer asked, without an answer. When it is asked again, it has the time that it had left."""
    if seat.asked_at is None:
        return _clock(seat)
    saved = _saved(seat, pace, at)
    bank = None if pace is None or saved is None else max(0, saved - pace.turn_hours * HOUR)
    return _at(seat, asked_at=None, deadline=None, bank=bank)


def _saved(seat: SeatRow, pace: Pace | None, at: int) -> int | None:
    """What is left in the time bank; if the seat answered before the others, what was left then."""
    if pace is None or not pace.saves:
        return None
    return _left(seat, pace, at) if seat.bank is None else seat.bank


def _waited(seat: SeatRow, at: int) -> int:
    """How long the game has waited for this seat; nobody waits for a seat that answered before the others."""
    return 0 if seat.asked_at is None or seat.bank is not None else max(0, at - seat.asked_at)


def _left(seat: SeatRow, pace: Pace | None, at: int) -> int:
    if seat.deadline is None:
        return 0
    begin = max(at, seat.away_until or 0)
    return max(0, seat.deadline - begin) if pace is None else pace.between(begin, seat.deadline)


def _at(seat: SeatRow, **changes: int | None) -> Clock:
    known = {name: getattr(seat, name) for name in Clock.__struct_fields__}
    return Clock(**(known | changes))


def more_time(seat: SeatRow, seconds: int, at: int, *, weekend: bool = False) -> Clock:
    """The others give this player more time: at least these seconds, with reminders from the start. Where no
    clock runs, this sets one, once."""
    begin = max(at, seat.away_until or 0)
    deadline = max(seat.deadline or 0, RESTING.end(begin, seconds) if weekend else begin + seconds)
    if seat.bank is not None:
        return _at(seat, deadline=deadline)  # it has answered, which nobody may see
    return _at(seat, asked_at=begin, deadline=deadline, spent=seat.spent + _waited(seat, at))


# --- a person's day --------------------------------------------------------------------------------------


def local(person: Person, at: int) -> datetime:
    return datetime.fromtimestamp(at, ZoneInfo(person.zone) if person.zone else UTC)


def in_quiet_hours(person: Person, at: int) -> bool:
    """Whether these are the person's quiet hours."""
    if person.quiet_from is None or person.quiet_to is None:
        return False
    hour, begin, end = local(person, at).hour, person.quiet_from, person.quiet_to
    return begin <= hour < end if begin < end else hour >= begin or hour < end


def undisturbed(person: Person, at: int) -> bool:
    """Whether no message may notify this person now."""
    return in_quiet_hours(person, at) or away(person, at)


def quiet_until(person: Person, at: int) -> int:
    """When the person's quiet hours end; `at` itself outside of them."""
    while in_quiet_hours(person, at):
        at += QUARTER - at % QUARTER  # an hour of any time zone begins at a quarter of ours
    return at


def undisturbed_until(person: Person, at: int) -> int:
    """From when on a message may notify this person; `at` itself if one may now."""
    while undisturbed(person, at):
        at = quiet_until(person, max(at, person.away_until or 0))
    return at


def away(person: Person | SeatRow, at: int) -> bool:
    return person.away_until is not None and person.away_until > at


def end_of_day(person: Person, year: int, month: int, day: int) -> int:
    """The midnight after a date in the person's time zone. Raises ValueError for an impossible day."""
    zone = ZoneInfo(person.zone) if person.zone else UTC
    midnight = datetime(year, month, day, tzinfo=zone) + timedelta(days=1)
    return int(midnight.timestamp())
