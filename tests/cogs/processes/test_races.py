"""Two processes at one table: whoever comes second finds what the first has done, and nobody notices."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import partial
from typing import Any

import pytest

from cogs.tables.absence.seats import Why
from cogs.tables.absence.votes import Ballot
from cogs.tables.loading.room import Room
from cogs.tables.moves.answer_path import AnswerPath
from cogs.tables.people.clock import DAY
from cogs.tables.people.leaving import Participant
from cogs.tables.records.ratings import beginner, rated
from data.models import LetterKind, LobbyClosed, LobbyFull, NoVote, Result, Sent, Status
from engines.contract.core import Move, Rejected, Seat
from engines.games.magellan.moves import Bid, Limit
from tests.cogs.processes.process import Process
from tests.cogs.tables.services import PEOPLE, click, user_at

Pair = tuple[Process, Process]
GAME = "magellan"
TRIO = ("Inge", "Otto", "Ruth")
INGE, OTTO, RUTH, EMIL = (PEOPLE[name] for name in ("Inge", "Otto", "Ruth", "Emil"))


async def lobby(one: Process, *people: str) -> str:
    """Nothing of it is to be sent."""
    one.tables.ring = lambda table_id: None
    return await one.lobby(GAME, *people)


async def started(pair: Pair, *people: str, settings: dict[str, str] | None = None) -> Room:
    for process in pair:
        process.tables.ring = lambda table_id: None
    table_id = await pair[0].lobby(GAME, *people)
    for key, choice in (settings or {}).items():
        await pair[0].lobbies.change_setting(table_id, INGE.user_id, key, choice)
    await pair[0].lobbies.start(table_id, INGE.user_id)
    return await pair[1].tables.load(table_id)


def presses(room: Room, seat: Seat, move: Move) -> tuple[int, AnswerPath]:
    return user_at(room, seat), click(room, seat, move)


def refusals(results: list[Any]) -> list[str]:
    return [one.reason.key for one in results if isinstance(one, Rejected)]


# --- moves -------------------------------------------------------------------------------------------------


async def test_a_move_that_is_still_possible_is_made(pair: Pair) -> None:
    """Another seat has set a limit in secret, in another process: the bid is made after it."""
    one, other = pair
    room = await started(pair, *TRIO)
    seat = room.table.waiting[0]
    bidder, bid = presses(room, seat, Bid(amount=1))
    rival, limit = presses(room, (seat + 1) % 3, Limit(amount=4))
    one.overtaken_by(lambda: other.moves.answer(rival, limit, confirmed=True))
    done = await one.moves.answer(bidder, bid, confirmed=True)
    assert done.entry is not None
    entries = await one.store.log(room.row.id)
    assert [(entry.number, entry.move and entry.move["move"]) for entry in entries][:2] == [
        (1, "limit"),
        (2, "bid"),
    ]
    seen = await other.tables.load(room.row.id)
    assert seen.table.number == done.room.table.number, "the other process has kept an older one"


async def test_of_the_same_move_in_both_one_is_made(pair: Pair) -> None:
    one, _ = pair
    room = await started(pair, *TRIO)
    bid = presses(room, room.table.waiting[0], Bid(amount=1))
    calls = [process.moves.answer(*bid, confirmed=True) for process in pair * 3]
    results = await asyncio.gather(*calls, return_exceptions=True)
    assert len(refusals(results)) == 5, results
    assert (await one.store.load(room.row.id)).version == 1
    assert len(await one.store.log(room.row.id)) == 1


async def test_a_secret_move_that_is_made_again_counts_once(pair: Pair) -> None:
    one, other = pair
    room = await started(pair, *TRIO)
    seat = room.table.waiting[0]
    one.moves.limits.per_minute = dict.fromkeys(one.moves.limits.per_minute, 1)
    first, second = ((seat + number) % 3 for number in (1, 2))
    theirs = presses(room, first, Limit(amount=4))
    one.overtaken_by(lambda: other.moves.answer(*theirs, confirmed=True))
    done = await one.moves.answer(*presses(room, second, Limit(amount=3)), confirmed=True)
    assert done.entry is not None, "it was not one too many"


# --- lobbies -----------------------------------------------------------------------------------------------


async def test_the_last_seat_is_taken_once(pair: Pair) -> None:
    one, other = pair
    table_id = await lobby(one, "Inge")
    most = 6
    for number in range(most - 2):
        await one.lobbies.add_computer(table_id, INGE.user_id, str(number))
    one.overtaken_by(lambda: other.lobbies.join(table_id, OTTO, "otto"))
    with pytest.raises(LobbyFull):
        await one.lobbies.join(table_id, RUTH, "ruth")
    seats = await one.store.seats(table_id)
    assert len(seats) == most
    assert [seat.user_id for seat in seats if seat.user_id] == [INGE.user_id, OTTO.user_id]


@pytest.mark.parametrize("joins_first", [True, False])
async def test_whoever_joins_has_a_seat_in_the_game_that_was_chosen(pair: Pair, joins_first: bool) -> None:
    """A game for two is chosen while a third player joins: one of them comes too late."""
    one, other = pair
    for process in pair:
        process.tables.ring = lambda table_id: None
    table_id = await one.lobby("efemeris", "Inge", "Otto")
    join = partial(other.lobbies.join, table_id, RUTH, "ruth")
    choose = partial(one.lobbies.change_setting, table_id, INGE.user_id, "mode", "duel")
    if joins_first:
        one.overtaken_by(join)
        with pytest.raises(Rejected, match="lobby-too-many"):
            await choose()
    else:
        other.overtaken_by(choose)
        with pytest.raises(LobbyFull):
            await join()
    assert len(await one.store.seats(table_id)) == 2 + joins_first


async def test_a_start_waits_for_whoever_has_just_joined(pair: Pair) -> None:
    one, other = pair
    table_id = await lobby(one, *TRIO)
    one.overtaken_by(lambda: other.lobbies.join(table_id, EMIL, "emil"))
    await one.lobbies.start(table_id, INGE.user_id)
    room = await other.tables.load(table_id)
    assert (room.row.status, room.table.seats) == (Status.RUNNING, 4)


async def test_a_start_pressed_in_both_deals_once(pair: Pair) -> None:
    one, _ = pair
    table_id = await lobby(one, *TRIO)
    calls = [process.lobbies.start(table_id, INGE.user_id) for process in pair]
    results = await asyncio.gather(*calls, return_exceptions=True)
    assert sum(isinstance(result, Rejected | LobbyClosed) for result in results) == 1, results


async def test_a_lobby_that_has_just_started_is_not_cancelled(pair: Pair) -> None:
    one, other = pair
    table_id = await lobby(one, *TRIO)
    one.overtaken_by(lambda: other.lobbies.start(table_id, INGE.user_id))
    with pytest.raises(Rejected, match="lobby-closed"):
        await one.lobbies.cancel(table_id, INGE.user_id)
    assert (await one.store.load(table_id)).status is Status.RUNNING


async def test_two_presses_in_both_add_one_computer_player(pair: Pair) -> None:
    one, other = pair
    table_id = await lobby(one, "Inge")
    one.overtaken_by(lambda: other.lobbies.add_computer(table_id, INGE.user_id, "a", computers=0))
    with pytest.raises(Rejected, match="lobby-computers-now"):
        await one.lobbies.add_computer(table_id, INGE.user_id, "b", computers=0)
    assert len(await one.store.seats(table_id)) == 2


# --- seats -------------------------------------------------------------------------------------------------


async def test_an_offered_seat_is_taken_once(pair: Pair) -> None:
    one, other = pair
    room = await started(pair, *TRIO)
    await one.seats.offer_seat(room.row.id, 0)
    newcomer = EMIL._replace(user_id=999)
    one.overtaken_by(lambda: other.seats.take_seat(EMIL, room.row.id, 0))
    with pytest.raises(Rejected, match="substitute-gone"):
        await one.seats.take_seat(newcomer, room.row.id, 0)
    assert (await one.store.seats(room.row.id))[0].user_id == EMIL.user_id


async def test_when_the_last_two_resign_at_once_the_game_stops(pair: Pair) -> None:
    one, other = pair
    for process in pair:
        process.tables.ring = lambda table_id: None
    table_id = await one.lobby(GAME, "Inge", "Otto", computers=1)
    await one.lobbies.start(table_id, INGE.user_id)
    await one.computers.wait(table_id)
    one.overtaken_by(lambda: other.seats.resign(OTTO.user_id, table_id))
    await one.seats.resign(INGE.user_id, table_id)
    for process in pair:
        await process.computers.wait(table_id)
    assert (await one.store.load(table_id)).status is Status.ENDED


async def test_a_resigned_seat_is_not_taken_from_a_substitute(pair: Pair) -> None:
    one, other = pair
    room = await started(pair, *TRIO)
    seat = room.require_seat(INGE.user_id).seat
    await one.seats.offer_seat(room.row.id, seat)
    one.overtaken_by(lambda: other.seats.take_seat(EMIL, room.row.id, seat))
    with pytest.raises(Rejected, match="table-stranger"):
        await one.seats.resign(INGE.user_id, room.row.id)
    taken = (await one.store.seats(room.row.id))[seat]
    assert (taken.user_id, taken.left) == (EMIL.user_id, False)


# --- votes -------------------------------------------------------------------------------------------------


async def vote_about_absence(pair: Pair) -> tuple[Room, int, list[int]]:
    """A table that votes about the player whose turn it is: when it was opened, and who may vote."""
    room = await started(pair, *TRIO)
    late = room.table.waiting[0]
    await pair[0].votes.ask_about_absence(room.row.id, late)
    found = await pair[0].store.vote(room.row.id)
    assert found is not None
    return room, found[0].opened, [user_at(room, seat) for seat in range(3) if seat != late]


async def test_a_result_is_carried_out_by_one_process(pair: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    """Both ballots are cast at once; each could be the one that decides. It takes a while to carry it out."""
    one, other = pair
    room, opened, (first, second) = await vote_about_absence(pair)
    carried_out = []
    for process in pair:

        async def slowly(
            table_id: str, seat: Seat, why: Why, hand_over: Any = process.seats.hand_over
        ) -> Any:
            carried_out.append(seat)
            await asyncio.sleep(0.2)
            return await hand_over(table_id, seat, why)

        monkeypatch.setattr(process.seats, "hand_over", slowly)
    seat = room.require_seat(first).seat
    await one.store.cast(room.row.id, seat, Ballot.SEAT, now=one.time)
    await asyncio.gather(
        one.votes.cast(second, room.row.id, opened, Ballot.SEAT),
        other.votes.cast(first, room.row.id, opened, Ballot.SEAT),
    )
    assert len(carried_out) == 1
    assert await one.store.vote(room.row.id) is None
    seats = await one.store.seats(room.row.id)
    assert [seat.left for seat in seats].count(True) == 1
    letters = await one.letters(room.row.id)
    told = [letter.body.get("key") for letter in letters if letter.kind is LetterKind.NOTICE]
    assert told.count("voted-told") == 1


async def test_votes_of_one_table_are_told_apart(pair: Pair) -> None:
    """Opened in the same second by two processes; a ballot for the first doesn't count for the second."""
    one, other = pair
    room, opened, (first, _) = await vote_about_absence(pair)
    await one.store.close_vote(room.row.id, now=one.time)
    await other.votes.ask_about_absence(room.row.id, room.table.waiting[0])
    found = await one.store.vote(room.row.id)
    assert found is not None
    assert found[0].opened > opened
    with pytest.raises(NoVote):
        await one.votes.cast(first, room.row.id, opened, Ballot.SEAT)


async def test_nobody_is_voted_about_who_has_just_moved(pair: Pair) -> None:
    one, other = pair
    room = await started(pair, *TRIO)
    seat = room.table.waiting[0]
    bid = presses(room, seat, Bid(amount=1))
    one.overtaken_by(lambda: other.moves.answer(*bid, confirmed=True))
    await one.reminders.overdue.ask_the_others(room.seats[seat], one.time + 9 * DAY, await one.store.guild(1))
    assert await one.store.vote(room.row.id) is None


# --- periodic work -----------------------------------------------------------------------------------------


async def told(process: Process, table_id: str) -> None:
    """All letters have been delivered."""
    done = [Sent(letter.id) for letter in await process.letters(table_id)]
    await process.store.delivered(table_id, done, now=process.time)


async def test_a_reminder_is_sent_once(pair: Pair) -> None:
    room = await started(pair, *TRIO)
    await told(pair[0], room.row.id)
    for process in pair:
        process.time += DAY + 60
    await asyncio.gather(*(process.reminders.check(process.time) for process in pair))
    reminders = [one for one in await pair[0].letters(room.row.id) if one.kind is LetterKind.REMINDER]
    assert len(reminders) == 1


async def test_a_reminder_that_comes_late_is_not_sent_again(pair: Pair) -> None:
    """A process was stopped after it had looked at the seat, and another one has reminded meanwhile."""
    one, other = pair
    room = await started(pair, *TRIO)
    await told(one, room.row.id)
    one.time = other.time = one.time + DAY + 60
    seat = room.seats[room.table.waiting[0]]
    guild = await one.store.guild(room.row.guild_id)
    one.overtaken_by(lambda: other.reminders._remind_if_due(seat, other.time, guild))
    await one.reminders._remind_if_due(seat, one.time, guild)
    reminders = [one for one in await one.letters(room.row.id) if one.kind is LetterKind.REMINDER]
    assert len(reminders) == 1
    assert (await one.store.seats(room.row.id))[seat.seat].reminders == 1


async def test_an_outage_is_credited_once(pair: Pair) -> None:
    one, _ = pair
    room = await started(pair, *TRIO, settings={"pace": "daily"})
    seat = room.table.waiting[0]
    before = room.seats[seat].deadline
    assert before is not None
    await one.store.set_meta("watched", str(one.time))
    later = one.time + DAY // 2
    await asyncio.gather(*(process.outages.make_up(later) for process in pair))
    assert (await one.store.seats(room.row.id))[seat].deadline == before + DAY // 2


async def test_ratings_of_two_games_that_end_at_once_add_up(
    pair: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each is read, changed and written by another process; one of them has to look again."""
    one, other = pair
    monkeypatch.setattr("cogs.tables.records.results._results", as_if_over)
    rows = []
    for channel in (2, 3):
        table_id = await one.lobby(GAME, *TRIO, channel=channel)
        await one.lobbies.start(table_id, INGE.user_id)
        rows.append(await one.store.load(table_id))
    count = one.store.count

    async def overtaken(*given: Any, **more: Any) -> None:
        monkeypatch.setattr(one.store, "count", count)
        await other.results._write(rows[1])
        await count(*given, **more)

    monkeypatch.setattr(one.store, "count", overtaken)
    await one.results._write(rows[0])
    ratings = {seat: beginner(1, GAME, user) for seat, user in enumerate(PLACES)}
    for _ in rows:
        after = rated(ratings, {seat: 1 + seat for seat in ratings}, [(0,), (1,), (2,)])
        ratings = dict(enumerate(sorted(after, key=lambda rating: list(PLACES).index(rating.user_id))))
    found = {rating.user_id: (rating.mu, rating.sigma) for rating in await one.store.ratings(1, GAME)}
    expected = {rating.user_id: (rating.mu, rating.sigma) for rating in ratings.values()}
    assert found == {user: pytest.approx(value) for user, value in expected.items()}


PLACES = {PEOPLE[name].user_id: place for place, name in enumerate(TRIO, 1)}


def as_if_over(room: Room, people: Sequence[Participant], began: int) -> list[Result]:
    return [
        Result(
            table_id=room.row.id, seat=seat.seat, guild_id=1, game=GAME, user_id=seat.user_id, name="?",
            place=PLACES[seat.user_id], points=9, people=3, lasted=5, spent=5, answers=5, ended=0,
        )
        for seat in room.seats if seat.user_id is not None
    ]  # fmt: skip
