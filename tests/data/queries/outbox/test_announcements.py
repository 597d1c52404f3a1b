"""An announcement reaches every running game on a server once, however often it is interrupted."""

from __future__ import annotations

from data.models import LetterKind, Sleep
from tests.data.store_helpers import NOW, AnyStore, ask, lobby, running

TEXTS = {"en": "Hello", "de": "Hallo"}


async def announced(store: AnyStore) -> list[str]:
    letters = await store.due_letters(NOW, 1000)
    assert all(letter.body == TEXTS for letter in letters if letter.kind is LetterKind.ANNOUNCEMENT)
    return sorted(letter.table_id for letter in letters if letter.kind is LetterKind.ANNOUNCEMENT)


async def test_every_running_game_gets_it_once(store: AnyStore) -> None:
    tables = sorted([(await running(store, channel))[0] for channel in range(1, 6)])
    await lobby(store, channel_id=6)
    asleep, _ = await running(store, 7)
    await store.sleep(asleep, Sleep.IDLE, now=NOW)
    await store.draft_announcement("aa", TEXTS)
    assert not await store.announcing()
    assert await store.announce_next(NOW, 2) == [], "a draft is not sent"
    assert await store.begin_announcement("aa")
    assert await store.announcing()
    steps = [await store.announce_next(NOW, 2) for _ in range(4)]
    assert [len(step) for step in steps] == [2, 2, 1, 0]
    assert sorted(table for step in steps for table in step) == tables == await announced(store)
    assert not await store.announcing()
    assert await store.announce_next(NOW) == []


async def test_over_several_servers_and_a_table_that_goes_meanwhile(store: AnyStore) -> None:
    tables = [(await running(store, channel))[0] for channel in range(1, 5)]
    for number, table in enumerate(tables):
        await ask(store, f"UPDATE tables SET guild_id = {9 - number % 2} WHERE id = ?", table)
    await store.draft_announcement("aa", TEXTS)
    await store.begin_announcement("aa")
    [first] = await store.announce_next(NOW, 1)
    await store.end(first, now=NOW)
    for _ in tables:
        await store.announce_next(NOW, 1)
    assert not await store.announcing()
    assert set(await announced(store)) >= set(tables) - {first}
    assert len(await announced(store)) == 4


async def test_only_the_last_draft_goes_out_and_only_once(store: AnyStore) -> None:
    table, _ = await running(store)
    await store.draft_announcement("aa", {"en": "Old"})
    await store.draft_announcement("bb", TEXTS)
    assert not await store.begin_announcement("aa")
    assert await store.begin_announcement("bb")
    assert not await store.begin_announcement("bb"), "pressed twice"
    await store.draft_announcement("cc", {"en": "Next"})
    assert not await store.begin_announcement("cc"), "the first one is still under way"
    assert await store.announce_next(NOW) == [table]
    assert await store.announce_next(NOW) == []
    assert await announced(store) == [table]
    assert await store.begin_announcement("cc")
