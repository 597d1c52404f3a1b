"""Guests of a lobby: who is invited, barred, or waits for news; and the lobbies that others see."""

from __future__ import annotations

import pytest

from data.models import Barred, LobbyClosed, Sleep
from data.players import Guest
from engines.tables.table import Table
from tests.data.store_helpers import BEN, CARL, KEY, NOW, AnyStore, full_lobby, lobby, running
from tests.data.tally_game import FIGURES, Tally

DORA = 14


async def test_who_is_barred_cannot_join_until_let_in_again(store: AnyStore) -> None:
    row = await full_lobby(store)
    await store.leave(row.id, user_id=BEN, barred=True, now=NOW)
    [barred] = await store.lobby_people(row.id)
    assert (barred.user_id, barred.kind, barred.name) == (BEN, Guest.BARRED, "Ben")
    before = await store.load(row.id)
    with pytest.raises(Barred):
        await store.join(row.id, user_id=BEN, name="Ben", salt="b", most=2, now=NOW)
    assert await store.load(row.id) == before
    assert await store.set_guest(row.id, BEN, Guest.BARRED, False)
    assert not await store.set_guest(row.id, BEN, Guest.BARRED, False), "pressed twice"
    assert (await store.join(row.id, user_id=BEN, name="Ben", salt="b", most=2, now=NOW)).seats == 2


async def test_a_lobby_forgets_its_guests_when_it_is_over(store: AnyStore) -> None:
    first = await lobby(store)
    assert await store.set_guest(first.id, CARL, Guest.TELL, True)
    assert not await store.set_guest(first.id, CARL, Guest.TELL, True)
    await store.end(first.id, now=NOW)
    assert await store.lobby_people(first.id) == []
    with pytest.raises(LobbyClosed):
        await store.set_guest(first.id, CARL, Guest.TELL, True)
    row = await full_lobby(store, channel_id=8)
    await store.set_guest(row.id, CARL, Guest.INVITED, True)
    table_id, _ = await running(store, channel_id=9)
    assert await store.lobby_people(table_id) == []
    assert len(await store.lobby_people(row.id)) == 1, "others keep theirs"


async def test_who_is_barred_stays_so_until_the_game_ends(store: AnyStore) -> None:
    """Or they could come in as a substitute."""
    row = await full_lobby(store)
    await store.leave(row.id, user_id=BEN, barred=True, now=NOW)
    row = await store.join(row.id, user_id=CARL, name="Carl", salt="c", most=2, now=NOW)
    await store.set_guest(row.id, DORA, Guest.TELL, True)
    table = Table.open(Tally(FIGURES, {}), seats=2, settings={}, key=KEY, salt=["a", "c"])
    await store.start(row.id, table, order=[0, 1], expected_version=row.version, now=NOW)
    assert [(one.user_id, one.kind) for one in await store.lobby_people(row.id)] == [(BEN, Guest.BARRED)]
    await store.sleep(row.id, Sleep.IDLE, now=NOW)
    assert len(await store.lobby_people(row.id)) == 1
    await store.end(row.id, now=NOW)
    assert await store.lobby_people(row.id) == []


async def test_open_lobbies_are_those_of_the_guild_that_wait(store: AnyStore) -> None:
    old = await full_lobby(store, channel_id=1)
    new = await lobby(store, channel_id=2, now=NOW + 5)
    await running(store, channel_id=3)
    await store.end((await lobby(store, channel_id=4)).id, now=NOW)
    found = await store.open_lobbies(5, 10)
    assert [one.row.id for one in found] == [new.id, old.id]
    assert [seat.name for seat in found[1].seats] == ["Ann", "Ben"]
    assert [one.row.id for one in await store.open_lobbies(5, 1)] == [new.id]
    assert await store.open_lobbies(6, 10) == []
