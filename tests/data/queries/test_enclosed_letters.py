"""A change and the letters about it are one transaction: every call that takes letters keeps them."""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable

from data.models import Letter, LetterKind, Sleep, TableRow, Vote
from data.sqlite import SqliteStore
from engines.tables.table import Table
from tests.data.store_helpers import ANN, BEN, CARL, KEY, NOW, AnyStore, play
from tests.data.tally_game import FIGURES, Tally

Change = Callable[[AnyStore, str, str], Awaitable[object]]
"""At a table, with letters that hold a name."""


def news(name: str) -> list[Letter]:
    return [Letter(kind=LetterKind.NOTICE, version=0, body={"key": name})]


def news_of(name: str) -> Callable[[TableRow], list[Letter]]:
    return lambda row: news(name)


LOBBY: dict[str, Change] = {
    "join": lambda store, table, name: store.join(
        table, user_id=BEN, name="Ben", salt="", most=9, letters=news_of(name), now=NOW
    ),
    "add_computer": lambda store, table, name: store.add_computer(
        table, name="Ada", salt="", most=9, letters=news_of(name), now=NOW
    ),
    "change_level": lambda store, table, name: store.change_level(
        table, 2, "hard", letters=news_of(name), now=NOW
    ),
    "remove_computer": lambda store, table, name: store.remove_computer(
        table, letters=news_of(name), now=NOW
    ),
    "change_settings": lambda store, table, name: store.change_settings(
        table, {"length": "long"}, letters=news_of(name), now=NOW
    ),
    "warn": lambda store, table, name: store.warn(table, news(name), now=NOW),
    "leave": lambda store, table, name: store.leave(table, user_id=BEN, letters=news_of(name), now=NOW),
}
"""In this order. What is written depends on the table as it is then."""
TABLE: dict[str, Change] = {
    "post": lambda store, table, name: store.post(table, news(name), now=NOW),
    "sleep": lambda store, table, name: store.sleep(table, Sleep.IDLE, news(name), now=NOW),
    "wake": lambda store, table, name: store.wake(table, news(name), now=NOW),
    "move_to": lambda store, table, name: store.move_to(table, channel_id=8, letters=news(name), now=NOW),
    "note_hint": lambda store, table, name: store.note_hint(table, 0, news(name), now=NOW),
    "reminded": lambda store, table, name: store.reminded(table, 0, news(name), now=NOW),
    "open_vote": lambda store, table, name: store.open_vote(
        Vote(table_id=table, kind="absence", seat=0, opened=NOW), news(name)
    ),
    "cast": lambda store, table, name: store.cast(table, 1, "wait", news(name), now=NOW),
    "close_vote": lambda store, table, name: store.close_vote(table, news(name), now=NOW),
    "set_offered": lambda store, table, name: store.set_offered(table, 0, True, news(name), now=NOW),
    "set_left": lambda store, table, name: store.set_left(table, 0, True, news(name), now=NOW),
    "replace": lambda store, table, name: store.replace(
        table, 0, user_id=CARL, name="Carl", letters=news(name), now=NOW
    ),
    "forget": lambda store, table, name: store.forget(BEN, nobody=str, letters={table: news(name)}, now=NOW),
    "end": lambda store, table, name: store.end(table, letters=news(name), now=NOW),
}
"""In this order, at a game that has begun."""


async def newest(store: AnyStore, table_id: str) -> object:
    return (await store.due_letters(NOW, 99, table_id))[-1].body["key"]


async def lobby(store: AnyStore, name: str) -> TableRow:
    return await store.create_lobby(
        guild_id=5,
        channel_id=7,
        game="tally",
        host_id=ANN,
        language="en",
        settings={},
        key=KEY,
        host="Ann",
        letters=news_of(name),
        now=NOW,
    )


async def test_letters_of_a_lobby(store: AnyStore) -> None:
    table_id = (await lobby(store, "create_lobby")).id
    assert await newest(store, table_id) == "create_lobby"
    for name, change in LOBBY.items():
        await change(store, table_id, name)
        assert await newest(store, table_id) == name


async def test_letters_of_a_game(store: AnyStore) -> None:
    row = await lobby(store, "create_lobby")
    row = await store.join(row.id, user_id=BEN, name="Ben", salt="", most=9, now=NOW)
    table = Table.open(Tally(FIGURES, {}), seats=2, key=KEY)
    await store.start(
        row.id, table, order=range(2), expected_version=row.version, letters=news("start"), now=NOW
    )
    assert await newest(store, row.id) == "start"
    await store.append(row.id, play(table), table, expected_version=0, letters=news("append"))
    assert await newest(store, row.id) == "append"
    for name, change in TABLE.items():
        await change(store, row.id, name)
        assert await newest(store, row.id) == name


def test_every_call_that_takes_letters_is_tried() -> None:
    calls = {
        name
        for name, call in inspect.getmembers(SqliteStore, inspect.isfunction)
        if not name.startswith("_") and "letters" in inspect.signature(call).parameters
    }
    assert calls == {"create_lobby", "start", "append", *LOBBY, *TABLE}
