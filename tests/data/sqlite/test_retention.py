"""What is stored about people, and how it is deleted."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from data.models import Letter, LetterKind, Rating, Result, Sent, Stale, Status
from data.players import Forgotten, Guest, Played
from tests.data.queries.tables.test_seasons import season
from tests.data.store_helpers import (
    ANN,
    BEN,
    CARL,
    NOW,
    AnyStore,
    everything_in,
    full_lobby,
    lobby,
    play,
    running,
)
from tests.data.tally_game import FIGURES


def result(table_id: str, user_id: int, **more: Any) -> Result:
    known: dict[str, Any] = {"seat": user_id - ANN, "guild_id": 5, "game": "tally", "name": f"N{user_id}"}
    known |= {"place": 1, "points": 3, "people": 2, "lasted": 9, "spent": 4, "answers": 2, "ended": NOW}
    return Result(table_id=table_id, user_id=user_id, **(known | more))


def rating(user_id: int, **more: Any) -> Rating:
    known: dict[str, Any] = {"guild_id": 5, "game": "tally", "mu": 25.5, "sigma": 8.25}
    return Rating(user_id=user_id, **(known | more))


async def over(store: AnyStore, channel_id: int = 7) -> str:
    table_id, table = await running(store, channel_id)
    while table.outcome is None:
        entry = play(table, "some" if table.number < 2 else "one")
        await store.append(table_id, entry, table, expected_version=entry.number - 1)
    return table_id


async def test_results_are_written_once(store: AnyStore) -> None:
    table_id = await over(store)
    assert [row.id for row in await store.uncounted()] == [table_id]
    await store.count(table_id, [result(table_id, ANN)], [rating(ANN)], now=NOW)
    await store.count(table_id, [result(table_id, BEN)], [rating(ANN, mu=1.0)], now=NOW)
    assert await store.uncounted() == []
    assert await store.results() == [result(table_id, ANN)]
    assert await store.ratings(5, "tally") == await store.ratings(5) == [rating(ANN)]


async def test_results_of_a_server_and_of_a_person(store: AnyStore) -> None:
    table_id = await over(store)
    found = [result(table_id, ANN), result(table_id, BEN, guild_id=6)]
    await store.count(table_id, found, [rating(ANN), rating(ANN, game="other")], now=NOW)
    assert await store.results(guild_id=5) == found[:1]
    assert await store.results(user_id=BEN) == found[1:]
    assert await store.results(guild_id=5, user_id=BEN) == []
    assert {one.game for one in await store.ratings(5)} == {"tally", "other"}
    assert await store.ratings(6) == []


async def test_a_game_that_was_stopped_is_never_counted(store: AnyStore) -> None:
    table_id, _ = await running(store)
    await store.end(table_id, now=NOW)
    assert await store.uncounted() == []


async def test_a_person_can_leave_the_statistics(store: AnyStore) -> None:
    table_id = await over(store)
    both = [result(table_id, ANN), result(table_id, BEN)]
    await store.count(table_id, both, [rating(ANN), rating(BEN)], now=NOW)
    await store.change_person(ANN, language="de")
    person = await store.strike_out(ANN)
    assert not person.counted
    assert person.language == "de"
    assert person == await store.person(ANN)
    assert await store.results() == both[1:]
    assert await store.ratings(5) == [rating(BEN)]
    assert not (await store.strike_out(99)).counted, "also somebody new"


async def test_figures_of_past_games_are_known(store: AnyStore) -> None:
    assert not await store.knows_figures(FIGURES)
    await running(store)
    assert await store.knows_figures(FIGURES)
    assert not await store.knows_figures(FIGURES | {"more": 1})


async def test_the_export_has_everything_about_a_person(store: AnyStore) -> None:
    assert not any((await store.known_of(ANN)).values())
    table_id = await over(store)
    await store.count(table_id, [result(table_id, ANN)], [rating(ANN)], [Played(ANN)], now=NOW)
    await store.set_guest((await lobby(store, channel_id=10)).id, ANN, Guest.TELL, True)
    await store.enter_season((await store.open_season(season())).id, ANN, "Ann", now=NOW)
    await store.change_person(ANN, language="de")
    await store.follow(table_id, ANN, True)
    await store.keep_record(ANN, b'{"game": "tally"}', now=NOW)
    leave = Letter(kind=LetterKind.LEAVE_THREAD, seat=0, version=1, body={"user": ANN})
    await store.post(table_id, [leave], now=NOW)
    other, _ = await running(store, channel_id=9)
    await store.replace(other, 0, user_id=CARL, name="Carl", now=NOW)
    known = await store.known_of(ANN)
    assert all(known.values()), known
    assert known["seats given away"] == [{"table_id": other, "seat": 0, "name": "Ann"}]
    assert "salt" not in known["seats"][0]
    assert msgspec.json.decode(msgspec.json.encode(known["records"])) == [
        {"brought": NOW, "record": {"game": "tally"}}
    ]


async def test_one_record_for_each_person(store: AnyStore) -> None:
    assert await store.record_of(ANN) is None
    assert not await store.drop_record(ANN)
    await store.keep_record(ANN, b"first", now=NOW)
    await store.keep_record(BEN, b"of Ben", now=NOW + 5)
    await store.keep_record(ANN, b"second", now=NOW + 9)
    assert await store.record_of(ANN) == (NOW + 9, b"second")
    assert await store.drop_records(NOW + 9) == 1
    assert await store.record_of(BEN) is None
    assert await store.drop_record(ANN)
    assert await store.record_of(ANN) is None


async def test_nothing_is_left_of_a_forgotten_person(store: AnyStore) -> None:
    finished = await over(store)
    await store.count(finished, [result(finished, ANN)], [rating(ANN)], now=NOW)
    table_id, _ = await running(store, channel_id=8)
    await store.change_person(ANN, language="de")
    await store.follow(finished, ANN, True)
    await store.keep_record(ANN, b"of Ann", now=NOW)
    for one in (finished, table_id):
        await store.post(one, [Letter(kind=LetterKind.BOARD, version=0)], now=NOW)
        [letter] = await store.due_letters(NOW, table_id=one)
        await store.delivered(
            letter.table_id, [Sent(letter.id, message_id=3, channel_id=2, note="Ann may add")], now=NOW
        )
    await store.note_message(table_id, LetterKind.PRIVATE_HAND, message_id=4, channel_id=5, seat=0)
    letters = {one: [Letter(kind=LetterKind.BOARD, version=0)] for one in (finished, table_id)}
    forgotten = await store.forget(ANN, nobody=lambda tongue: f"? ({tongue})", letters=letters, now=NOW)
    assert forgotten == Forgotten([table_id], done=True)
    assert not any((await store.known_of(ANN)).values())
    for one in (finished, table_id):
        seat, other = await store.seats(one)
        assert seat.name == "? (en)"
        assert seat.computer
        assert seat.desk_message_id is None
        assert other.user_id == BEN
        assert other.name == "Ben"
    assert (await store.load(finished)).board_note is None
    assert (await store.load(table_id)).board_note == "Ann may add", "except in the board that is being sent"
    assert [letter.table_id for letter in await store.due_letters(NOW)] == [table_id]
    assert (await everything_in(store)).count("Ann") == 1


async def test_a_person_is_forgotten_in_steps(store: AnyStore) -> None:
    """A bot that is stopped in between finds who is left, and goes on."""
    tables = sorted([(await running(store, channel_id=channel))[0] for channel in range(1, 6)])
    await store.change_person(ANN, language="de")
    for done in (0, 2):
        assert [seat.table_id for seat in await store.seats_of(ANN)] == tables[done:]
        step = await store.forget(ANN, nobody=str, letters={}, now=NOW, limit=2)
        assert step == Forgotten(tables[done : done + 2], done=False)
        assert await store.half_forgotten() == [ANN]
        assert (await store.person(ANN)).language == "de"
    assert await store.forget(ANN, nobody=str, letters={}, now=NOW, limit=2) == Forgotten(
        tables[4:], done=True
    )
    assert await store.half_forgotten() == []
    assert not any((await store.known_of(ANN)).values())


async def test_lobbies_are_left_first(store: AnyStore) -> None:
    row = await full_lobby(store)
    await store.change_person(ANN, language="de")
    with pytest.raises(Stale):
        await store.forget(ANN, nobody=str, letters={}, now=NOW)
    assert (await store.person(ANN)).language == "de", "nothing was changed"
    assert (await store.load(row.id)).status is Status.LOBBY
