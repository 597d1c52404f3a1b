"""Clocks, votes, followers and sleeping tables in the database."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from cogs.tables.absence.reminders import NUDGE_SECONDS
from data.models import (
    SHARD_SHIFT,
    ChannelTaken,
    Clock,
    Letter,
    LetterKind,
    NotSeated,
    NoVote,
    Sent,
    Sleep,
    Stale,
    Vote,
    VoteOpen,
)
from engines.contract.core import Settings
from engines.tables.log import Entry
from tests.data.store_helpers import ANN, BEN, CARL, NOW, AnyStore, full_lobby, play, running


def clock(seat: int, asked_at: int | None, deadline: int | None = None, **more: int) -> Clock:
    return Clock(
        seat=seat,
        asked_at=asked_at,
        deadline=deadline,
        bank=more.get("bank"),
        spent=more.get("spent", 0),
        answers=more.get("answers", 0),
    )


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


async def test_a_table_has_one_vote_at_a_time(store: AnyStore) -> None:
    table_id, _ = await running(store)
    assert await store.vote(table_id) is None
    with pytest.raises(NoVote):
        await store.cast(table_id, 1, "yes", now=NOW)
    vote = Vote(table_id=table_id, kind="undo", seat=0, number=3, named=True, opened=NOW)
    await store.open_vote(vote, [Letter(kind=LetterKind.VOTE, version=0)])
    with pytest.raises(VoteOpen):
        await store.open_vote(vote, [])
    await store.cast(table_id, 1, "no", now=NOW)
    await store.cast(table_id, 1, "yes", now=NOW)
    found = await store.vote(table_id)
    assert found is not None
    assert found[1] == {1: "yes"}, "a voter may change their mind"
    [letter] = await store.due_letters(NOW)
    await store.delivered(letter.table_id, [Sent(letter.id, message_id=99)], now=NOW)
    found = await store.vote(table_id)
    assert found is not None
    assert found[0].message_id == 99
    assert (found[0].number, found[0].named, found[0].matter) == (3, True, "point")
    assert await store.close_vote(table_id, now=NOW)
    assert not await store.close_vote(table_id, [Letter(kind=LetterKind.VOTE, version=0)], now=NOW)
    assert await store.due_letters(NOW) == [], "with no open vote, nothing is announced"
    await store.open_vote(vote, [])
    found = await store.vote(table_id)
    assert found is not None
    assert found[1] == {}, "old ballots do not count"


async def test_followers(store: AnyStore) -> None:
    table_id, _ = await running(store)
    await store.follow(table_id, CARL, True)
    await store.follow(table_id, CARL, True)
    assert await store.followers(table_id) == [CARL]
    await store.follow(table_id, CARL, False)
    assert await store.followers(table_id) == []


async def test_a_sleeping_table_waits_for_nobody(store: AnyStore) -> None:
    table_id, table = await running(store, 7)
    await store.set_clocks(table_id, [clock(0, NOW, NOW + 9)])
    row = await store.sleep(table_id, Sleep.IDLE, now=NOW + 1)
    assert row.asleep is Sleep.IDLE
    assert await store.seats_to_check(NOW + 9999, NOW + 9999) == []
    with pytest.raises(Stale):
        await store.sleep(table_id, Sleep.CHANNEL, now=NOW)
    with pytest.raises(Stale):
        await store.append(table_id, play(table), table, expected_version=0)
    assert await store.in_channel(7) is None
    assert [row.id for row in await store.asleep_in(5)] == [table_id]
    taken = await full_lobby(store, 7)
    with pytest.raises(ChannelTaken):
        await store.wake(table_id, now=NOW)
    await store.end(taken.id, now=NOW)
    assert (await store.wake(table_id, now=NOW + 2)).asleep is None
    with pytest.raises((Stale, ChannelTaken)):
        await store.wake(table_id, now=NOW)
    await store.sleep(table_id, Sleep.CHANNEL, now=NOW)
    assert (await store.move_to(table_id, channel_id=8, now=NOW)).asleep is None


async def test_seats_on_offer(store: AnyStore) -> None:
    table_id, _ = await running(store)
    await store.set_offered(table_id, 1, True, now=NOW)
    assert [seat.offered for seat in await store.seats(table_id)] == [False, True]
    await store.replace(table_id, 1, user_id=CARL, name="Carl", now=NOW)
    assert not any(seat.offered for seat in await store.seats(table_id)), "taken"
    await store.set_left(table_id, 1, True, now=NOW)
    assert [row.id for row in await store.left_by(CARL)] == [table_id]
    assert await store.left_by(BEN) == []
    with pytest.raises(NotSeated):
        await store.set_offered(table_id, 9, True, now=NOW)


# --- former players --------------------------------------------------------------------------------------


async def test_who_gives_a_seat_away_is_remembered_until_the_end(store: AnyStore) -> None:
    table_id, _ = await running(store)
    await store.replace(table_id, 1, user_id=CARL, name="Carl", now=NOW + 1)
    assert await store.former_players(table_id) == [(1, BEN, "Ben")]
    await store.replace(table_id, 1, user_id=BEN, name="Ben", now=NOW + 2)
    former = [(1, BEN, "Ben"), (1, CARL, None)]
    assert await store.former_players(table_id) == former, "Ben came back, but the game counts as given away"
    await store.replace(table_id, 1, user_id=CARL, name="Carl", now=NOW + 3)
    assert await store.former_players(table_id) == [(1, BEN, "Ben")], "Carl never played from the beginning"
    other, _ = await running(store, channel_id=8)
    assert await store.former_players(other) == []
    await store.end(table_id, now=NOW)
    assert await store.former_players(table_id) == []


async def test_former_players_are_forgotten_when_the_game_is_counted(store: AnyStore) -> None:
    """Whoever had played from the beginning is needed for the results, a former substitute is not."""
    table_id, table = await running(store)
    await store.replace(table_id, 1, user_id=CARL, name="Carl", now=NOW + 1)
    await store.replace(table_id, 1, user_id=104, name="Dora", now=NOW + 2)
    while table.outcome is None:
        assert await store.former_players(table_id) == [(1, BEN, "Ben"), (1, CARL, None)]
        entry = play(table, "some")
        await store.append(table_id, entry, table, expected_version=entry.number - 1)
    assert await store.former_players(table_id) == [(1, BEN, "Ben")]
    await store.count(table_id, [], [], now=NOW)
    assert await store.former_players(table_id) == []


async def test_the_computers_moves_are_counted_when_somebody_returns(store: AnyStore) -> None:
    """What was made since they left, by this seat, and neither undone nor folded."""
    table_id, table = await running(store, settings={"length": "long"})

    async def add(entry: Entry, folded: Sequence[int] = ()) -> None:
        await store.append(table_id, entry, table, expected_version=entry.number - 1, folded=folded)

    async def noted(seat: int) -> tuple[int | None, int]:
        row = (await store.seats(table_id))[seat]
        return row.left_since, row.moves_for

    for _ in range(3):
        await add(play(table, "some"))
    seat = table.waiting[0]
    await store.set_left(table_id, seat, True, now=NOW)
    assert (await noted(seat), await noted(1 - seat)) == ((3, 0), (None, 0))
    secret = play(table)
    secret.events = []
    await add(secret)
    await add(play(table, "some"), folded=[secret.number])
    for what in ("some", "some", "some", "one"):
        await add(play(table, what))
    await add(table.undo(seat, at=NOW))
    await store.set_left(table_id, seat, False, now=NOW)
    assert (await noted(seat), await noted(1 - seat)) == ((None, 2), (None, 0))
    await store.set_left(table_id, seat, True, now=NOW)
    await add(play(table, "some"))
    await add(play(table, "some"))
    await store.set_left(table_id, seat, False, now=NOW)
    assert await noted(seat) == (None, 3)
    assert await store.moves_by_seat(table_id) == {seat: 4, 1 - seat: 5}
    await store.replace(table_id, seat, user_id=CARL, name="Carl", now=NOW)
    assert await noted(seat) == (None, 0)


async def test_a_forgotten_former_player_has_no_name(store: AnyStore) -> None:
    """Only that there is one: at the seat given away, and at the seat that was still theirs."""
    gave, _ = await running(store)
    await store.replace(gave, 0, user_id=CARL, name="Carl", now=NOW)
    sits, _ = await running(store, channel_id=8)
    stopped, _ = await running(store, channel_id=9)
    await store.end(stopped, now=NOW)
    for _ in range(2):
        await store.forget(ANN, nobody=str, letters={}, now=NOW)
    assert await store.former_players(gave) == [(0, None, None)]
    assert await store.former_players(sits) == [(0, None, None)]
    assert await store.former_players(stopped) == []
    await store.forget(CARL, nobody=str, letters={}, now=NOW)
    assert await store.former_players(gave) == [(0, None, None)], "two of them are one"
