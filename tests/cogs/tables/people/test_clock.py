"""Clocks: how much time players have left, by pace; quiet hours; vacations."""

from __future__ import annotations

from collections.abc import AsyncIterator
from datetime import UTC, datetime
from pathlib import Path

import msgspec
import pytest
import pytest_asyncio

from cogs.tables.people.clock import (
    DAY,
    HOUR,
    PACES,
    end_of_day,
    in_quiet_hours,
    later,
    more_time,
    set_clocks,
)
from data.models import Clock, Person, SeatRow
from tests.cogs.tables.services import PEOPLE, Services

T = 1_800_000_000
DAILY, BANK = PACES["daily"], PACES["bank72"]


def seat(number: int = 0, **more: object) -> SeatRow:
    plain = SeatRow(table_id="t", seat=number, user_id=1 + number, name="N", joined_at=0)
    return msgspec.structs.replace(plain, **more)


def after(row: SeatRow, clocks: list[Clock]) -> SeatRow:
    for clock in clocks:
        if clock.seat == row.seat:
            row = msgspec.structs.replace(row, **msgspec.structs.asdict(clock))
    return row


def asked(row: SeatRow, pace: object, at: int) -> SeatRow:
    return after(row, set_clocks([row], pace, asked=[0], waiting=[0], mover=None, at=at))  # type: ignore[arg-type]


def done(row: SeatRow, pace: object, at: int) -> SeatRow:
    return after(row, set_clocks([row], pace, asked=[], waiting=[], mover=0, at=at))  # type: ignore[arg-type]


def test_without_a_clock_only_waiting_time_is_counted() -> None:
    row = asked(seat(), None, T)
    assert (row.asked_at, row.deadline) == (T, None)
    row = done(row, None, T + 90)
    assert (row.asked_at, row.deadline, row.spent, row.answers) == (None, None, 90, 1)


def test_a_day_for_every_move() -> None:
    row = asked(seat(), DAILY, T)
    assert row.deadline == T + DAY
    moved = after(row, set_clocks([row], DAILY, asked=[0], waiting=[0], mover=0, at=T + 5 * HOUR))
    assert moved.deadline == T + 5 * HOUR + DAY, "a day for the rest of the turn"
    assert asked(done(row, DAILY, T + HOUR), DAILY, T + 2 * HOUR).deadline == T + 2 * HOUR + DAY, (
        "nothing is saved"
    )


def test_a_time_bank_saves_what_was_not_used() -> None:
    row = asked(seat(), BANK, T)
    assert row.deadline == T + (72 + 12) * HOUR
    row = done(row, BANK, T + 4 * HOUR)
    assert (row.bank, row.deadline) == (80 * HOUR, None)
    row = asked(row, BANK, T + 10 * HOUR)
    assert row.deadline == T + (10 + 80 + 12) * HOUR
    assert row.bank is None
    row = done(row, BANK, T + 500 * HOUR)
    assert row.bank == 0, "never less than nothing"
    assert asked(row, BANK, T + 500 * HOUR).deadline == T + 512 * HOUR


def test_a_secret_answer_stops_the_clock_unseen() -> None:
    """While others are asked the same, everybody sees the clock run on, but no time is lost."""
    rows = [asked(seat(), BANK, T), seat(1, asked_at=T, deadline=T + 84 * HOUR)]
    clocks = set_clocks(rows, BANK, asked=[0, 1], waiting=[1], mover=0, at=T + HOUR)
    answered = after(rows[0], clocks)
    assert (answered.asked_at, answered.deadline) == (T, T + 84 * HOUR), "as before, for all to see"
    assert set_clocks([rows[1]], BANK, asked=[0, 1], waiting=[1], mover=0, at=T + HOUR) == []
    revealed = after(answered, set_clocks([answered], BANK, asked=[], waiting=[], mover=1, at=T + 50 * HOUR))
    assert revealed.bank == 83 * HOUR


def test_a_vacation_stops_the_clock() -> None:
    row = asked(seat(away_until=T + 3 * DAY), DAILY, T)
    assert (row.asked_at, row.deadline) == (T + 3 * DAY, T + 4 * DAY)
    bank = asked(seat(away_until=T + 3 * DAY), BANK, T)
    assert done(bank, BANK, T + DAY).bank == 84 * HOUR, "an answer during a vacation costs nothing"
    assert done(bank, BANK, T + DAY).spent == 0


def test_more_time() -> None:
    late = seat(asked_at=T, deadline=T + HOUR)
    assert more_time(late, DAY, T + 2 * HOUR).deadline == T + 26 * HOUR
    plenty = seat(asked_at=T, deadline=T + 90 * HOUR)
    assert more_time(plenty, DAY, T + HOUR).deadline == T + 90 * HOUR, "nobody loses time by it"
    casual = more_time(seat(asked_at=T), DAY, T + HOUR)
    assert casual.deadline == T + HOUR + DAY, "another day is a day, with a clock or without"
    on = after(seat(), [casual])
    moved = after(on, set_clocks([on], None, asked=[0], waiting=[0], mover=0, at=T + 5 * HOUR))
    assert moved.deadline is None, "a move ends the extra clock"
    vacation = seat(asked_at=T, deadline=T + HOUR, away_until=T + 9 * DAY)
    assert more_time(vacation, DAY, T + DAY).deadline == T + 10 * DAY
    answered = seat(asked_at=T, deadline=T + HOUR, bank=99)
    assert more_time(answered, DAY, T + DAY).asked_at == T, "no reminder after an answer"


def test_a_question_after_a_secret_one_has_its_own_time() -> None:
    """Inge answers at once, Otto a day later; then both are asked something else."""
    for pace, expected in ((DAILY, T + 48 * HOUR), (BANK, T + (24 + 84 + 12) * HOUR), (None, None)):
        rows = [
            asked(seat(), pace, T),
            after(seat(1), set_clocks([seat(1)], pace, asked=[1], waiting=[1], mover=None, at=T)),
        ]
        rows[0] = after(
            rows[0], set_clocks(rows, pace, asked=[0, 1], waiting=[1], mover=0, at=T, secret=True)
        )
        clocks = set_clocks(rows, pace, asked=[0], waiting=[0], mover=1, at=T + 24 * HOUR, anew=True)
        inge = after(rows[0], clocks)
        assert (inge.deadline, inge.asked_at, inge.bank) == (expected, T + 24 * HOUR, None)
        assert inge.spent == 0, "nobody waited for her"


def test_a_secret_move_moves_no_deadline() -> None:
    """Deadlines are public: they must not tell who is busy with a plan."""
    for pace in (DAILY, BANK):
        row = asked(seat(), pace, T)
        busy = after(row, set_clocks([row], pace, asked=[0], waiting=[0], mover=0, at=T + HOUR, secret=True))
        assert busy.deadline == row.deadline
        assert busy.asked_at == row.asked_at
        done_ = after(
            busy, set_clocks([busy], pace, asked=[0], waiting=[], mover=0, at=T + 2 * HOUR, secret=True)
        )
        back = after(
            done_,
            set_clocks(
                [done_], pace, asked=[0], waiting=[0], mover=0, at=T + 3 * HOUR, secret=True, undo=True
            ),
        )
        assert done_.deadline == back.deadline == row.deadline
        assert back.bank is None
        assert done_.spent == 2 * HOUR == back.spent, "the whole waiting time counts, once"


def test_undo_gains_no_time() -> None:
    """Moving and undoing over and over adds nothing to the bank."""
    inge, otto = asked(seat(), BANK, T), seat(1)
    for _ in range(5):
        clocks = set_clocks([inge, otto], BANK, asked=[1], waiting=[1], mover=0, at=T)
        inge, otto = after(inge, clocks), after(otto, clocks)
        assert otto.deadline == T + 84 * HOUR
        clocks = set_clocks([inge, otto], BANK, asked=[0], waiting=[0], mover=0, at=T, undo=True)
        inge, otto = after(inge, clocks), after(otto, clocks)
        assert inge.deadline == T + 84 * HOUR
        assert otto.bank == 72 * HOUR
        assert otto.answers == 0
    poor = after(
        seat(bank=0), set_clocks([seat(bank=0)], BANK, asked=[0], waiting=[0], mover=0, at=T, undo=True)
    )
    assert poor.deadline == T + 12 * HOUR, "never without any time"


def test_a_computer_saves_no_time_for_a_returning_player() -> None:
    row = seat(bank=3 * HOUR, left=True)
    assert set_clocks([row], BANK, asked=[0], waiting=[0], mover=None, at=T) == []
    running = seat(asked_at=T, deadline=T + 20 * HOUR, left=True)
    away = after(running, set_clocks([running], BANK, asked=[1], waiting=[1], mover=0, at=T + HOUR))
    assert (away.asked_at, away.deadline, away.bank) == (None, None, 7 * HOUR)


@pytest.mark.parametrize(
    ("begin", "end", "hour", "quiet"),
    [
        (22, 7, 23, True),
        (22, 7, 6, True),
        (22, 7, 7, False),
        (22, 7, 21, False),
        (1, 5, 3, True),
        (1, 5, 5, False),
    ],
)
def test_quiet_hours(begin: int, end: int, hour: int, quiet: bool) -> None:
    person = Person(user_id=1, quiet_from=begin, quiet_to=end)
    midnight = T - T % DAY
    assert in_quiet_hours(person, midnight + hour * HOUR) is quiet


def test_quiet_hours_are_those_of_the_person() -> None:
    midnight = T - T % DAY  # in January: Berlin is one hour ahead
    berlin = Person(user_id=1, quiet_from=0, quiet_to=1, zone="Europe/Berlin")
    assert in_quiet_hours(berlin, midnight - HOUR // 2)
    assert not in_quiet_hours(berlin, midnight + HOUR // 2)
    assert not in_quiet_hours(Person(user_id=1), midnight)


def test_a_vacation_ends_at_midnight_in_the_persons_time_zone() -> None:
    assert end_of_day(Person(user_id=1), 2027, 1, 15) % DAY == 0
    assert end_of_day(Person(user_id=1, zone="Europe/Berlin"), 2027, 1, 15) % DAY == 23 * HOUR
    with pytest.raises(ValueError, match="day"):
        end_of_day(Person(user_id=1), 2027, 2, 30)


# --- weekends ----------------------------------------------------------------------------------------------

FRIDAY = 1_800_014_400 - (1_800_014_400 % DAY)
"""2027-01-15 is a Friday."""
RESTING = DAILY._replace(weekend=True)


def test_a_day_given_on_friday_ends_on_monday() -> None:
    assert datetime.fromtimestamp(FRIDAY, UTC).strftime("%A") == "Friday"
    noon = FRIDAY + 12 * HOUR
    assert RESTING.end(noon, DAY) == noon + 3 * DAY
    assert RESTING.end(FRIDAY, DAY) == FRIDAY + DAY, "the last second of Friday"
    assert RESTING.end(FRIDAY + DAY, HOUR) == FRIDAY + 3 * DAY + HOUR, "given on a Saturday"
    assert RESTING.end(FRIDAY, 7 * DAY) == FRIDAY + 11 * DAY
    assert DAILY.end(noon, DAY) == noon + DAY


@pytest.mark.parametrize(
    "begin", [FRIDAY - 3 * DAY + 5, FRIDAY, FRIDAY + DAY + 7, FRIDAY + 2 * DAY + 9 * HOUR]
)
@pytest.mark.parametrize("seconds", [0, 1, HOUR, DAY, 5 * DAY, 12 * DAY + 3])
def test_what_is_given_is_what_passes(begin: int, seconds: int) -> None:
    assert RESTING.between(begin, RESTING.end(begin, seconds)) == seconds


def test_a_time_bank_loses_nothing_on_a_weekend() -> None:
    pace = BANK._replace(weekend=True)
    row = asked(seat(), pace, FRIDAY + 20 * HOUR)
    later = done(row, pace, FRIDAY + 3 * DAY)
    assert later.bank == 84 * HOUR - 4 * HOUR, "four hours of Friday, and no more"


def test_time_that_others_give_does_not_run_on_a_weekend() -> None:
    evening = FRIDAY + 20 * HOUR
    late = seat(asked_at=FRIDAY, deadline=evening)
    assert more_time(late, DAY, evening, weekend=True).deadline == evening + 3 * DAY
    assert more_time(late, DAY, evening).deadline == evening + DAY


@pytest_asyncio.fixture
async def services(tmp_path: Path) -> AsyncIterator[Services]:
    found = await Services.open(tmp_path / "clocks.db")
    try:
        yield found
    finally:
        found.thinking.close()
        await found.store.close()


async def test_vacations_and_outages_take_no_time_where_weekends_are_free(services: Services) -> None:
    """What was left before is left after, also where the moved deadline would be on a weekend."""
    table_id = await services.lobby("magellan", "Inge", "Otto", "Ruth")
    for key, choice in (("weekend", "pause"), ("pace", "daily")):
        await services.lobbies.change_setting(table_id, PEOPLE["Inge"].user_id, key, choice)
    services.time = wednesday = FRIDAY - 2 * DAY
    await services.lobbies.start(table_id, PEOPLE["Inge"].user_id)

    async def clock() -> tuple[int, SeatRow]:
        [running] = [one for one in await services.store.seats(table_id) if one.deadline]
        return running.deadline or 0, running

    deadline, asked_seat = await clock()
    assert deadline == wednesday + DAY
    back = FRIDAY + DAY
    await services.seats.set_vacation(asked_seat.user_id or 0, back)
    assert (await clock())[0] == FRIDAY + 4 * DAY, "all of Monday"
    await services.seats.set_vacation(asked_seat.user_id or 0, None)
    assert (await clock())[0] == deadline, "back at once"
    await services.store.set_meta("last check", str(wednesday))
    await services.store.make_up(wednesday, back, "last check", {}, later=later)
    assert (await clock())[0] == FRIDAY + 4 * DAY
