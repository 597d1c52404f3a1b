"""Changes that are based on what was found: refused, and nothing written, when another process was faster."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import pytest

from data.models import Clock, Letter, LetterKind, NoVote, Person, Sleep, Stale, Vote
from tests.data.sqlite.test_retention import over, rating, result
from tests.data.store_helpers import ANN, BEN, CARL, NOW, AnyStore, everything_in, full_lobby, play, running

CLOCK = Clock(seat=0, asked_at=NOW, deadline=NOW + 9, bank=None, spent=0, answers=0)
NEWS = [Letter(kind=LetterKind.NOTICE, version=0, body={"key": "told"})]
Change = Callable[[AnyStore, str, int], Awaitable[object]]

LOBBY: dict[str, Change] = {
    "join": lambda store, table, version: store.join(
        table, user_id=CARL, name="Carl", salt="", most=9, expected_version=version, now=NOW
    ),
    "add_computer": lambda store, table, version: store.add_computer(
        table, name="Computer", salt="", most=9, expected_version=version, now=NOW
    ),
    "change_settings": lambda store, table, version: store.change_settings(
        table, {"length": "long"}, expected_version=version, now=NOW
    ),
    "end": lambda store, table, version: store.end(
        table, expected_version=version, letters=NEWS, now=NOW
    ),
}  # fmt: skip
GAME: dict[str, Change] = {
    "end": LOBBY["end"],
    "sleep": lambda store, table, version: store.sleep(
        table, Sleep.IDLE, NEWS, [CLOCK], expected_version=version, now=NOW
    ),
    "set_clocks": lambda store, table, version: store.set_clocks(table, [CLOCK], expected_version=version),
    "set_due": lambda store, table, version: store.set_due(table, NOW, expected_version=version),
    "open_vote": lambda store, table, version: store.open_vote(
        Vote(table_id=table, kind="absence", seat=0, opened=NOW), NEWS, expected_version=version
    ),
}


async def check(store: AnyStore, table_id: str, version: int, change: Change) -> None:
    before = await everything_in(store)
    with pytest.raises(Stale):
        await change(store, table_id, version - 1)
    assert await everything_in(store) == before
    await change(store, table_id, version)
    assert await everything_in(store) != before


@pytest.mark.parametrize("name", LOBBY)
async def test_changes_of_a_lobby(store: AnyStore, name: str) -> None:
    row = await full_lobby(store)
    await check(store, row.id, row.version, LOBBY[name])


async def test_computer_players_of_a_lobby(store: AnyStore) -> None:
    row = await full_lobby(store)
    row = await store.add_computer(row.id, name="Computer", salt="", most=9, now=NOW)
    await check(
        store,
        row.id,
        row.version,
        lambda store, table, version: store.change_level(table, 2, "hard", expected_version=version, now=NOW),
    )
    await check(
        store,
        row.id,
        row.version + 1,
        lambda store, table, version: store.remove_computer(table, expected_version=version, now=NOW),
    )


@pytest.mark.parametrize("name", GAME)
async def test_changes_of_a_game(store: AnyStore, name: str) -> None:
    table_id, table = await running(store)
    await store.append(table_id, play(table), table, expected_version=0)
    await check(store, table_id, 1, GAME[name])


async def test_computers_are_not_put_off_after_a_move(store: AnyStore) -> None:
    table_id, table = await running(store)
    await store.append(table_id, play(table), table, expected_version=0, computers=True)
    await store.plan_computers(table_id, None, expected_version=0)
    assert await store.computers_due(NOW) == [table_id]
    await store.plan_computers(table_id, None, expected_version=1)
    assert await store.computers_due(NOW) == []


async def test_seats_that_others_have_changed(store: AnyStore) -> None:
    table_id, _ = await running(store)
    found = await store.seats(table_id)
    await store.set_offered(table_id, 0, True, found=found, now=NOW)
    before = await everything_in(store)
    changes: list[Awaitable[Any]] = [
        store.set_offered(table_id, 1, True, NEWS, found=found, now=NOW),
        store.set_left(table_id, 0, True, NEWS, found=found, now=NOW),
        store.replace(table_id, 0, user_id=CARL, name="Carl", letters=NEWS, found=found, now=NOW),
    ]
    for change in changes:
        with pytest.raises(Stale):
            await change
    assert await everything_in(store) == before
    found = await store.seats(table_id)
    await store.replace(table_id, 0, user_id=CARL, name="Carl", found=found, now=NOW)
    assert (await store.seats(table_id))[0].user_id == CARL


async def test_a_reminder_of_a_seat_as_it_was_found(store: AnyStore) -> None:
    table_id, _ = await running(store)
    await store.set_clocks(table_id, [CLOCK])
    found = (await store.seats(table_id))[0]
    for _ in range(2):
        await store.reminded(table_id, 0, NEWS, now=NOW + 5, found=found)
    assert (await store.seats(table_id))[0].reminders == 1
    await store.set_clocks(table_id, [msgspec.structs.replace(CLOCK, asked_at=NOW + 7)])
    await store.reminded(table_id, 0, NEWS, now=NOW + 8, found=found)
    assert (await store.seats(table_id))[0].reminders == 0, "it was asked anew"
    assert len(await store.due_letters(NOW + 9, 9, table_id)) == 1


async def test_a_digest_is_planned_once(store: AnyStore) -> None:
    person = await store.change_person(ANN, digest_hour=8)
    assert await store.plan_digest(person, NOW + 9, sent_at=NOW)
    assert not await store.plan_digest(person, NOW + 9, sent_at=NOW)
    assert not await store.plan_digest(Person(user_id=ANN, digest_hour=9), NOW + 9, sent_at=NOW)


async def test_a_lobby_is_warned_once(store: AnyStore) -> None:
    row = await full_lobby(store)
    for now in (NOW + 5, NOW + 6):
        await store.warn(row.id, NEWS[:1] if now == NOW + 5 else list(NEWS), now=now)
    assert (await store.load(row.id)).warned == NOW + 5
    assert len(await store.due_letters(NOW + 9, 9, row.id)) == 1


async def test_results_are_those_of_the_people_there(store: AnyStore) -> None:
    table_id = await over(store)
    known, newer = rating(ANN), rating(ANN, mu=1.0)
    await store.count(await over(store, channel_id=8), [], [known], now=NOW)
    with pytest.raises(Stale):
        await store.count(table_id, [result(table_id, ANN)], [newer], found=[newer], now=NOW)
    await store.strike_out(BEN)
    ben = msgspec.structs.replace(result(table_id, BEN), seat=1)
    with pytest.raises(Stale):
        await store.count(table_id, [ben], [], found=[], now=NOW)
    with pytest.raises(Stale):
        await store.count(table_id, [msgspec.structs.replace(ben, user_id=CARL)], [], found=[], now=NOW)
    await store.count(table_id, [result(table_id, ANN)], [newer], found=[known], now=NOW)
    assert await store.rating(newer.guild_id, newer.game, ANN) == newer


async def test_whoever_was_replaced_has_a_result_too(store: AnyStore) -> None:
    table_id, table = await running(store)
    await store.replace(table_id, 1, user_id=CARL, name="Carl", now=NOW + 1)
    while table.outcome is None:
        entry = play(table, "some")
        await store.append(table_id, entry, table, expected_version=entry.number - 1)
    ben = msgspec.structs.replace(result(table_id, BEN), seat=1)
    with pytest.raises(Stale):
        await store.count(table_id, [msgspec.structs.replace(ben, seat=0)], [], found=[], now=NOW)
    await store.count(table_id, [ben], [], found=[], now=NOW)
    assert [one.user_id for one in await store.results()] == [BEN]


async def test_a_ballot_for_an_older_vote(store: AnyStore) -> None:
    table_id, _ = await running(store)
    vote = Vote(table_id=table_id, kind="absence", seat=0, opened=NOW)
    shown = [Letter(kind=LetterKind.VOTE, version=0)]
    first = await store.open_vote(vote, shown)
    assert first.opened == NOW
    assert await store.close_vote(table_id, opened=first.opened, now=NOW)
    second = await store.open_vote(vote, [Letter(kind=LetterKind.VOTE, version=0)])
    assert second.opened > first.opened
    with pytest.raises(NoVote):
        await store.cast(table_id, 1, "wait", opened=first.opened, now=NOW)
    assert not await store.close_vote(table_id, opened=first.opened, now=NOW)
    await store.cast(table_id, 1, "wait", opened=second.opened, now=NOW)
