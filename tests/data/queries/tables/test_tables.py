from __future__ import annotations

import pytest

from data.models import DM, AlreadySeated, ChannelTaken, NoSuchTable, NotSeated, Stale
from tests.data.store_helpers import ANN, BEN, CARL, NOW, AnyStore, full_lobby, lobby, play, running


async def test_all_tables_of_a_person(store: AnyStore) -> None:
    first, table = await running(store, 1)
    second, _ = await running(store, 2)
    over, _ = await running(store, 3)
    open_lobby = await full_lobby(store, 4)
    elsewhere = await lobby(store, 5)
    await store.end(over, now=NOW)
    await store.append(first, play(table, at=NOW + 50), table, expected_version=0)
    assert [row.id for row in await store.of_person(BEN)] == [second, open_lobby.id, first]
    assert await store.of_person(CARL) == []
    assert [row.id for row in await store.pending()] == [second, open_lobby.id, elsewhere.id, first]
    assert {row.id for row in await store.in_guild(5)} == {first, second, open_lobby.id, elsewhere.id}
    assert await store.in_guild(6) == []
    await store.set_left(second, 1, True, now=NOW)
    assert [row.id for row in await store.of_person(BEN)] == [open_lobby.id, first]


async def test_reaction_times_run_out(store: AnyStore) -> None:
    first, _ = await running(store, 1)
    second, _ = await running(store, 2)
    stopped, _ = await running(store, 3)
    await store.set_due(first, NOW + 20)
    await store.set_due(second, NOW + 10)
    await store.set_due(stopped, NOW + 5)
    await store.end(stopped, now=NOW)
    assert await store.overdue(NOW + 9) == []
    assert [row.id for row in await store.overdue(NOW + 10)] == [second]
    assert [row.id for row in await store.overdue(NOW + 99)] == [second, first]
    await store.set_due(second, None)
    assert [row.id for row in await store.overdue(NOW + 99)] == [first]
    with pytest.raises(Stale):
        await store.set_due(stopped, NOW)


async def test_a_table_moves_to_another_channel(store: AnyStore) -> None:
    table_id, _ = await running(store, 1)
    other, _ = await running(store, 2)
    with pytest.raises(ChannelTaken) as taken:
        await store.move_to(table_id, channel_id=2, now=NOW)
    assert taken.value.table.id == other
    row = await store.move_to(table_id, channel_id=3, now=NOW + 1)
    assert row.channel_id == 3
    assert await store.in_channel(1) is None
    assert await store.in_channel(3) == row
    assert await store.move_to(table_id, channel_id=3, now=NOW + 2) == row
    await store.end(table_id, now=NOW)
    with pytest.raises(Stale):
        await store.move_to(table_id, channel_id=4, now=NOW)


async def test_seats_change_hands(store: AnyStore) -> None:
    table_id, _ = await running(store)
    await store.set_left(table_id, 0, True, now=NOW)
    await store.set_dm(table_id, 1, DM.CLOSED)
    ann, ben = await store.seats(table_id)
    assert (ann.user_id, ann.left, ann.computer) == (ANN, True, True)
    assert (ben.dm, ben.left, ben.computer) == (DM.CLOSED, False, False)
    with pytest.raises(AlreadySeated):
        await store.replace(table_id, 0, user_id=BEN, name="Ben", now=NOW)
    await store.replace(table_id, 1, user_id=CARL, name="Carl", now=NOW + 4)
    await store.set_left(table_id, 0, False, now=NOW)
    ann, carl = await store.seats(table_id)
    assert not ann.computer
    assert (carl.user_id, carl.name, carl.joined_at, carl.dm) == (CARL, "Carl", NOW + 4, DM.UNKNOWN)
    assert await store.of_person(BEN) == []
    for call in (
        store.set_left(table_id, 2, True, now=NOW),
        store.set_dm(table_id, 2, DM.OPEN),
        store.replace(table_id, 2, user_id=BEN, name="Ben", now=NOW),
    ):
        with pytest.raises(NotSeated):
            await call


async def test_secrets_do_not_reach_a_log(store: AnyStore) -> None:
    table_id, _ = await running(store)
    row = await store.load(table_id)
    assert row.key.hex() not in repr(row)
    assert repr(row.key) not in repr(row)
    assert repr(row) == f"TableRow('{table_id}', 'tally', 'running', version=0)"
    assert "user_id" not in repr((await store.seats(table_id))[0])


async def test_what_is_not_there(store: AnyStore) -> None:
    for call in (store.load("nosuchid"), store.end("nosuchid", now=NOW), store.set_due("nosuchid", None)):
        with pytest.raises(NoSuchTable):
            await call
    assert await store.in_channel(1) is None
    assert await store.seats("nosuchid") == []
