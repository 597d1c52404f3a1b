"""Clocks in the database."""

from __future__ import annotations

import msgspec
import pytest

from cogs.tables.absence.reminders import NUDGE_SECONDS
from data.models import (
    SHARD_SHIFT,
    Letter,
    LetterKind,
    Stale,
)
from engines.contract.core import Settings
from tests.data.queries.tables.test_seasons import season
from tests.data.store_helpers import ANN, NOW, AnyStore, clock, lobby, play, running


async def test_a_move_sets_the_clocks_in_the_same_transaction(store: AnyStore) -> None:
    table_id, table = await running(store)
    await store.set_clocks(table_id, [clock(0, NOW, NOW + 60)])
    assert [seat.check_at for seat in await store.seats(table_id)] == [NOW + NUDGE_SECONDS, None]
    after = [clock(0, None, bank=50, spent=10, answers=1), clock(1, NOW + 10, NOW + 99)]
    entry = play(table, at=NOW + 10)
    await store.append(table_id, entry, table, expected_version=0, clocks=after)
    first, second = await store.seats(table_id)
    assert (first.asked_at, first.deadline, first.bank, first.spent, first.answers) == (None, None, 50, 10, 1)
    assert (second.asked_at, second.deadline) == (NOW + 10, NOW + 99)
    entry = play(table, at=NOW + 20)
    await store.append(table_id, entry, table, expected_version=1, clocks=[clock(1, 5)])
    with pytest.raises(Stale):
        await store.append(table_id, entry, table, expected_version=1, clocks=[clock(1, 7)])
    assert (await store.seats(table_id))[1].asked_at == 5, "a rejected move changes no clock"


async def test_a_new_question_starts_without_reminders(store: AnyStore) -> None:
    table_id, _ = await running(store)
    await store.set_clocks(table_id, [clock(0, NOW)])
    letter = Letter(kind=LetterKind.REMINDER, seat=0, version=0)
    await store.reminded(table_id, 0, [letter], now=NOW + 5)
    await store.reminded(table_id, 0, [], now=NOW + 6, nudge=True)
    await store.hush(table_id, 0)
    seat = (await store.seats(table_id))[0]
    assert (seat.reminders, seat.reminded_at, seat.nudged_at, seat.hushed) == (1, NOW + 5, NOW + 6, True)
    assert [found.kind for found in await store.due_letters(NOW + 9)] == [LetterKind.REMINDER]
    await store.set_clocks(table_id, [clock(0, NOW)])
    assert (await store.seats(table_id))[0].hushed, "asked since the same moment, so nothing is new"
    await store.set_clocks(table_id, [clock(0, NOW + 50)])
    seat = (await store.seats(table_id))[0]
    assert (seat.reminders, seat.reminded_at) == (0, None), "a move, and the turn continues"
    assert (seat.nudged_at, seat.hushed) == (NOW + 6, True), "not again this turn"
    await store.set_clocks(table_id, [clock(0, None)])
    await store.set_clocks(table_id, [clock(0, NOW + 70)])
    seat = (await store.seats(table_id))[0]
    assert (seat.nudged_at, seat.hushed) == (None, False), "another turn"


async def test_a_vacation_moves_running_clocks_only(store: AnyStore) -> None:
    table_id, _ = await running(store, 1)
    other, _ = await running(store, 2)
    await store.set_clocks(table_id, [clock(0, NOW, NOW + 100), clock(1, NOW, NOW + 100)])
    await store.set_clocks(other, [clock(0, NOW, NOW - 5)])
    await store.set_vacation(ANN, NOW + 1000, now=NOW)
    seats = await store.seats(table_id)
    assert [(seat.asked_at, seat.deadline) for seat in seats] == [
        (NOW + 1000, NOW + 1100),
        (NOW, NOW + 100),
    ]
    assert (await store.seats(other))[0].deadline == NOW - 5, "time that ran out stays out"
    assert [seat.away_until for seat in seats] == [NOW + 1000, None]
    await store.set_vacation(ANN, NOW + 1500, now=NOW + 10)
    assert (await store.seats(table_id))[0].deadline == NOW + 1600, "only new time counts"
    await store.set_vacation(ANN, None, now=NOW + 20)
    home = (await store.seats(table_id))[0]
    assert (home.asked_at, home.deadline, home.away_until) == (NOW + 20, NOW + 120, None)


async def test_clocks_get_back_the_time_of_an_outage(store: AnyStore) -> None:
    table_id, _ = await running(store)
    await store.set_clocks(table_id, [clock(0, NOW, NOW + 100), clock(1, NOW, NOW - 5)])
    stopped, _ = await running(store, 8)
    await store.set_clocks(stopped, [clock(0, NOW, NOW + 100)])
    await store.end(stopped, now=NOW)
    assert await store.make_up(NOW, NOW + 1000, "checked", {"back": "1000"}) == 1
    [board] = await store.due_letters(NOW + 1000)
    assert (board.table_id, board.kind, board.version) == (table_id, LetterKind.BOARD, 0)
    assert await store.meta("back") == "1000", "written with it"
    seats = await store.seats(table_id)
    assert [seat.deadline for seat in seats] == [NOW + 1100, NOW - 5], "time that ran out before stays out"
    assert await store.make_up(NOW, NOW + 1000, "checked", {"back": "again"}) == 0, "credited once"
    assert await store.meta("back") == "1000"
    assert [seat.deadline for seat in await store.seats(table_id)] == [NOW + 1100, NOW - 5]
    assert await store.make_up(NOW + 2000, NOW + 3000, "other", {}) == 0


async def test_nothing_is_over_because_of_an_outage(store: AnyStore) -> None:
    """A lobby that would expire, a game that would fall asleep, a round of a season."""
    table_id, _ = await running(store)
    waits = await lobby(store, channel_id=8)
    await store.warn(waits.id, [], now=NOW)
    learned = await lobby(store, channel_id=9, lesson=True)
    opened = await store.open_season(msgspec.structs.replace(season(), sign_up_ends=NOW + 7))
    before, after = NOW + 5, 50 * 24 * 3600
    games = [(await store.load(one)).updated for one in (table_id, waits.id)]
    await store.make_up(before, before + after, "checked", {}, told="outage-over")
    assert [(await store.load(one)).updated - after for one in (table_id, waits.id)] == games
    assert (await store.load(waits.id)).warned == NOW + after
    found = (await store.season(opened.id)).season
    assert (found.sign_up_ends, found.check_at) == (NOW + 7 + after, 0)
    told = [letter for letter in await store.due_letters(before + after) if letter.kind is LetterKind.NOTICE]
    assert sorted(letter.table_id for letter in told) == sorted([table_id, waits.id]), learned.id
    assert {letter.body["key"] for letter in told} == {"outage-over"}


async def test_whoever_moves_a_clock_says_how_it_runs(store: AnyStore) -> None:
    """The settings of the table decide; time that ran out stays out."""

    def later(settings: Settings, deadline: int, was: int, begin: int) -> int:
        assert "pace" in settings
        return begin + 2 * (deadline - was)

    table_id, _ = await running(store)
    await store.set_clocks(table_id, [clock(0, NOW, NOW + 100), clock(1, NOW, NOW - 5)])
    await store.set_vacation(ANN, NOW + 1000, later=later, now=NOW)
    assert [seat.deadline for seat in await store.seats(table_id)] == [NOW + 1200, NOW - 5]
    await store.make_up(NOW, NOW + 10, "checked", {}, later=later)
    assert [seat.deadline for seat in await store.seats(table_id)] == [NOW + 2410, NOW - 5]


async def test_only_clocks_of_the_shard_that_was_away_get_time_back(store: AnyStore) -> None:
    """Servers on the others were there all the time."""
    table_id, _ = await running(store)
    shard = ((await store.load(table_id)).guild_id >> SHARD_SHIFT) % 3
    await store.set_clocks(table_id, [clock(0, NOW, NOW + 100)])
    other = (shard + 1) % 3
    assert await store.make_up(NOW, NOW + 1000, f"checked {other}", {}, shard=other, total=3) == 0
    assert (await store.seats(table_id))[0].deadline == NOW + 100
    assert await store.make_up(NOW, NOW + 1000, f"checked {shard}", {}, shard=shard, total=3) == 1
    assert (await store.seats(table_id))[0].deadline == NOW + 1100
