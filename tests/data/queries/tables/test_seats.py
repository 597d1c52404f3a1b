"""Seats that change hands, and former players."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from data.models import (
    NotSeated,
)
from engines.tables.log import Entry
from tests.data.store_helpers import ANN, BEN, CARL, NOW, AnyStore, play, running


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
