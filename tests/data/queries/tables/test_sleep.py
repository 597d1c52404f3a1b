"""Followers and sleeping tables."""

from __future__ import annotations

import pytest

from data.models import (
    ChannelTaken,
    Sleep,
    Stale,
)
from tests.data.store_helpers import CARL, NOW, AnyStore, clock, full_lobby, play, running


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
