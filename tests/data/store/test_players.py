"""Finding players: guests of a lobby, habits, and lists that are to be shown."""

from __future__ import annotations

import pytest

from data.models import Barred, Guild, LobbyClosed, Person, Sleep
from data.players import Guest, Habits, Played
from engines.tables.table import Table
from tests.data.sqlite.test_retention import over
from tests.data.store_helpers import ANN, BEN, CARL, KEY, NOW, AnyStore, full_lobby, lobby, running
from tests.data.tally_game import FIGURES, Tally

HOUR = 3600
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


# habits


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


# lists


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
