from __future__ import annotations

import asyncio

from data.models import Person
from tests.data.store_helpers import ANN, NOW, AnyStore


async def test_somebody_new_has_the_defaults(store: AnyStore) -> None:
    assert await store.person(ANN) == Person(user_id=ANN)


async def test_each_change_leaves_the_rest(store: AnyStore) -> None:
    await store.change_person(ANN, language="de")
    await store.change_person(ANN, dm_notices=False)
    changed = await store.change_person(ANN, locale="fr")
    assert changed == Person(user_id=ANN, language="de", dm_notices=False, locale="fr")
    assert await store.person(ANN) == changed
    await store.change_person(ANN, language=None)
    assert (await store.person(ANN)).language is None
    assert (await store.person(ANN)).locale == "fr"


async def test_no_change_is_none(store: AnyStore) -> None:
    assert await store.change_person(ANN) == await store.person(ANN)
    await store.change_person(ANN, language="de")
    assert (await store.change_person(ANN)).language == "de"


async def test_guild_settings_and_notes_are_saved(store: AnyStore) -> None:
    assert (await store.guild(5)).language is None
    await store.change_guild(5, language="de")
    assert (await store.guild(5)).language == "de"
    await store.change_guild(5, language=None)
    assert (await store.guild(5)).language is None
    assert await store.meta("commands") is None
    await store.set_meta("commands", "abc")
    await store.set_meta("commands", "def")
    assert await store.meta("commands") == "def"


async def test_a_moment_is_noted_once(store: AnyStore) -> None:
    """Of several processes that come across the same, one speaks."""
    asked = await asyncio.gather(*(store.note_once("alarm disk", NOW, 100) for _ in range(5)))
    assert sorted(asked) == [False, False, False, False, True]
    assert await store.note_once("alarm other", NOW, 100)
    assert not await store.note_once("alarm disk", NOW + 99, 100)
    assert await store.note_once("alarm disk", NOW + 100, 100)
    assert await store.meta("alarm disk") == str(NOW + 100)
