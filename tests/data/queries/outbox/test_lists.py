"""Lists of open lobbies that are to be shown."""

from __future__ import annotations

from data.models import Guild
from tests.data.store_helpers import ANN, BEN, NOW, AnyStore, full_lobby, lobby

HOUR = 3600


async def guild_with_list(store: AnyStore) -> Guild:
    return await store.change_guild(5, list_channel=70, call_role=71)


async def due(store: AnyStore, now: int = NOW) -> list[int]:
    return [guild.guild_id for guild in await store.lists_due(now, 10)]


async def test_a_list_is_due_when_a_lobby_changes_and_only_then(store: AnyStore) -> None:
    await lobby(store, channel_id=1)
    assert await due(store) == [], "there is no list"
    await guild_with_list(store)
    row = await full_lobby(store, channel_id=2)
    assert await due(store) == [5]
    claimed = await store.claim_list(5, NOW, NOW + 60)
    assert claimed is not None
    assert await store.claim_list(5, NOW, NOW + 60) is None, "another process has it"
    assert await due(store) == []
    assert await due(store, NOW + 60) == [5], "whoever claimed it may have died"
    await store.list_shown(5, claimed=NOW + 60, message_id=9, now=NOW)
    assert await due(store, NOW + 999) == []
    await store.leave(row.id, user_id=BEN, now=NOW + 70)
    await store.claim_list(5, NOW + 70, NOW + 130)
    await store.end(row.id, now=NOW + 71)
    await store.list_shown(5, claimed=NOW + 130, message_id=9, now=NOW + 72)
    assert await due(store, NOW + 72) == [5], "it changed while it was being shown"


async def test_a_role_is_called_once_in_so_many_hours(store: AnyStore) -> None:
    await guild_with_list(store)

    async def open_lobby(channel: int, now: int) -> Guild:
        await store.create_lobby(
            guild_id=5, channel_id=channel, game="tally", host_id=ANN, language="en", settings={}, key=b"k",
            call=True, now=now,
        )  # fmt: skip
        return await store.guild(5)

    assert (await open_lobby(1, NOW)).call_at == NOW
    await store.claim_list(5, NOW, NOW + 60)
    await store.list_shown(5, claimed=NOW + 60, message_id=9, called=True, now=NOW)
    guild = await open_lobby(2, NOW + 100)
    assert (guild.called_at, guild.call_at) == (NOW, NOW + HOUR)
    assert (await open_lobby(3, NOW + 200)).call_at == NOW + HOUR, "once for both"
    await store.claim_list(5, NOW + 200, NOW + 260)
    await store.list_shown(5, claimed=NOW + 260, message_id=9, now=NOW + 200)
    assert await due(store, NOW + HOUR - 1) == []
    assert await due(store, NOW + HOUR) == [5]
    await store.claim_list(5, NOW + HOUR, NOW + HOUR + 60)
    await store.list_shown(5, claimed=NOW + HOUR + 60, message_id=9, uncalled=True, now=NOW + HOUR)
    guild = await store.guild(5)
    assert (guild.called_at, guild.call_at, guild.list_at) == (NOW, None, None)
    await store.change_guild(5, call_role=None)
    assert (await open_lobby(4, NOW + 2 * HOUR)).call_at is None


async def test_a_lost_channel_ends_the_list_unless_another_was_chosen(store: AnyStore) -> None:
    await guild_with_list(store)
    await store.list_lost(5, 99)
    assert (await store.guild(5)).list_channel == 70
    await store.list_lost(5, 70)
    await lobby(store)
    guild = await store.guild(5)
    assert (guild.list_channel, guild.list_at, guild.call_role) == (None, None, 71)
    await store.plan_list(5, NOW, claimed=NOW)
    assert await due(store, NOW + 9) == []
