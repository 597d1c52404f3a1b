"""How people tend to play."""

from __future__ import annotations

import pytest

from data.models import Person
from data.players import Habits, Played
from tests.data.sqlite.test_retention import over
from tests.data.store_helpers import ANN, BEN, CARL, NOW, AnyStore, running


async def test_habits_grow_with_every_game(store: AnyStore) -> None:
    assert await store.habits([ANN]) == {}
    for number in range(11):
        finished = await over(store, channel_id=100 + number)
        played = [Played(ANN, number), Played(BEN, left=True)]
        for _ in range(2):  # a game counts once
            await store.count(finished, [], [], played, now=NOW)
    known = await store.habits([BEN, ANN, CARL])
    assert known[ANN] == Habits(user_id=ANN, finished=11, paces=list(range(2, 11)))
    assert (known[ANN].usual, known[BEN].usual) == (6, None)
    assert (known[BEN].finished, known[BEN].abandoned) == (0, 11)
    await store.strike_out(ANN)
    assert ANN not in await store.habits([ANN])


async def test_who_was_late_or_gone_when_replaced_has_left(store: AnyStore) -> None:
    table_id, _ = await running(store)
    await store.replace(table_id, 0, user_id=CARL, name="Carl", now=NOW)
    assert await store.habits([ANN]) == {}, "in time: a friendly offer"
    await store.set_left(table_id, 1, True, now=NOW)
    await store.replace(table_id, 1, user_id=BEN + 50, name="Dora", now=NOW)
    assert (await store.habits([BEN]))[BEN].abandoned == 1
    await store.strike_out(CARL)
    await store.set_left(table_id, 0, True, now=NOW)
    await store.replace(table_id, 0, user_id=CARL + 50, name="Emma", now=NOW)
    assert await store.habits([CARL]) == {}, "nothing is counted of Carl"


@pytest.mark.parametrize(
    ("choice", "games", "shown"),
    [(None, 4, False), (None, 5, True), (True, 1, True), (False, 50, False)],
)
def test_whether_habits_are_shown(choice: bool | None, games: int, shown: bool) -> None:
    habits = Habits(user_id=ANN, finished=games - 1, abandoned=1)
    assert habits.shown(Person(user_id=ANN, show_habits=choice)) is shown
