from __future__ import annotations

import re

import pytest

from data.models import (
    AlreadySeated,
    ChannelTaken,
    LobbyClosed,
    LobbyFull,
    NoSuchTable,
    NotSeated,
    Stale,
    Status,
    StoreError,
)
from engines.contract.settings import COMMON
from engines.tables.table import Table
from tests.data.store_helpers import ANN, BEN, CARL, KEY, NOW, AnyStore, board, full_lobby, lobby, running
from tests.data.tally_game import FIGURES, Tally


async def test_a_lobby_is_saved_as_it_was_opened(store: AnyStore) -> None:
    row = await lobby(store)
    assert re.fullmatch("[a-z0-9]{8}", row.id)
    assert (row.guild_id, row.channel_id, row.game, row.host_id, row.language) == (5, 7, "tally", ANN, "en")
    assert (row.status, row.version, row.seats, row.key, row.salt) == (Status.LOBBY, 0, 0, KEY, [])
    assert row.settings == {"length": "short"}
    assert (row.created, row.updated, row.ended, row.due) == (NOW, NOW, None, None)
    assert await store.load(row.id) == row
    assert await store.in_channel(7) == row


async def test_a_channel_has_one_table(store: AnyStore) -> None:
    first = await lobby(store)
    with pytest.raises(ChannelTaken) as taken:
        await lobby(store)
    assert taken.value.table == first
    await store.end(first.id, now=NOW + 1)
    second = await lobby(store, now=NOW + 2)
    assert await store.in_channel(7) == second
    assert await store.last_in_channel(7) == second
    assert await store.last_in_channel(8) is None


async def test_people_and_computer_players_come_and_go(store: AnyStore) -> None:
    row = await full_lobby(store)
    assert (row.version, row.seats) == (2, 2)
    row = await store.add_computer(row.id, name="Deep Blue", salt="c", most=4, now=NOW)
    row = await store.join(row.id, user_id=CARL, name="Carl", salt="d", most=4, now=NOW + 9)
    assert (row.version, row.seats, row.updated) == (4, 4, NOW + 9)
    row = await store.leave(row.id, user_id=BEN, now=NOW)
    seats = await store.seats(row.id)
    assert [(seat.seat, seat.user_id, seat.name, seat.salt) for seat in seats] == [
        (0, ANN, "Ann", "a"),
        (1, None, "Deep Blue", "c"),
        (2, CARL, "Carl", "d"),
    ]
    assert [seat.computer for seat in seats] == [False, True, False]
    row = await store.remove_computer(row.id, now=NOW)
    assert [seat.user_id for seat in await store.seats(row.id)] == [ANN, CARL]
    row = await store.change_settings(row.id, {"length": "long"}, now=NOW)
    assert (row.version, row.settings) == (7, {"length": "long"})


async def test_the_computer_player_of_a_seat_is_removed(store: AnyStore) -> None:
    row = await full_lobby(store)
    for name in ("Ada", "Blaise"):
        await store.add_computer(row.id, name=name, salt="", most=4, now=NOW)
    with pytest.raises(NotSeated):
        await store.remove_computer(row.id, seat=1, now=NOW)
    await store.remove_computer(row.id, seat=2, now=NOW)
    assert [(seat.seat, seat.name) for seat in await store.seats(row.id)] == [
        (0, "Ann"),
        (1, "Ben"),
        (2, "Blaise"),
    ]


async def test_computer_players_keep_their_level_wherever_they_sit(store: AnyStore) -> None:
    row = await full_lobby(store)
    await store.add_computer(row.id, name="Ada", salt="", most=4, level="easy", temperament="bold", now=NOW)
    await store.add_computer(row.id, name="Blaise", salt="", most=4, now=NOW)
    row = await store.change_level(row.id, 3, "hard", letters=lambda row: [board(row.id, 9)], now=NOW + 1)
    assert (row.version, row.updated) == (5, NOW + 1)
    assert len(await store.due_letters(NOW + 1)) == 1
    await store.leave(row.id, user_id=ANN, now=NOW)
    found = [(seat.name, seat.level, seat.temperament) for seat in await store.seats(row.id)]
    assert found == [("Ben", "normal", ""), ("Ada", "easy", "bold"), ("Blaise", "hard", "")]
    for seat in (0, 3):
        with pytest.raises(NotSeated):
            await store.change_level(row.id, seat, "hard", now=NOW)
    with pytest.raises(StoreError):
        await store.change_level(row.id, 1, "godlike", now=NOW)
    assert [seat.level for seat in await store.seats(row.id)] == ["normal", "easy", "hard"]


async def test_what_a_lobby_refuses_changes_nothing(store: AnyStore) -> None:
    row = await full_lobby(store)
    with pytest.raises(AlreadySeated):
        await store.join(row.id, user_id=ANN, name="Ann", salt="", most=4, now=NOW)
    with pytest.raises(LobbyFull):
        await store.join(row.id, user_id=CARL, name="Carl", salt="", most=2, now=NOW)
    with pytest.raises(LobbyFull):
        await store.add_computer(row.id, name="Carl", salt="", most=2, now=NOW)
    with pytest.raises(NotSeated):
        await store.leave(row.id, user_id=CARL, now=NOW)
    with pytest.raises(NotSeated):
        await store.remove_computer(row.id, now=NOW)
    with pytest.raises(NoSuchTable):
        await store.join("nosuchid", user_id=CARL, name="Carl", salt="", most=2, now=NOW)
    assert await store.load(row.id) == row


async def test_the_next_person_becomes_host_and_the_last_to_leave_closes_the_lobby(
    store: AnyStore,
) -> None:
    row = await full_lobby(store)
    await store.add_computer(row.id, name="Deep Blue", salt="", most=4, now=NOW)
    row = await store.leave(row.id, user_id=ANN, now=NOW)
    assert (row.host_id, row.status) == (BEN, Status.LOBBY)
    row = await store.leave(row.id, user_id=BEN, now=NOW + 5)
    assert (row.status, row.ended) == (Status.ENDED, NOW + 5)
    with pytest.raises(LobbyClosed):
        await store.join(row.id, user_id=ANN, name="Ann", salt="", most=2, now=NOW)


async def test_start_seats_people_in_the_order_of_play(store: AnyStore) -> None:
    row = await full_lobby(store)
    table = Table.open(Tally(FIGURES, {}), seats=2, settings={"length": "long"}, key=KEY, salt=["b", "a"])
    started = await store.start(
        row.id,
        table,
        order=[1, 0],
        expected_version=row.version,
        letters=[board(row.id, 0)],
        due=NOW + 60,
        now=NOW + 2,
    )
    assert [(seat.seat, seat.user_id) for seat in await store.seats(row.id)] == [(0, BEN), (1, ANN)]
    assert (started.status, started.version, started.due) == (Status.RUNNING, 0, NOW + 60)
    chosen = {setting.key: setting.default for setting in COMMON} | {"length": "long"}
    assert (started.settings, started.salt, started.rules_version) == (chosen, ["b", "a"], 2)
    assert [letter.nonce for letter in await store.due_letters(NOW + 2)] == [f"{row.id}-0-board"]


@pytest.mark.parametrize("order", [[0], [0, 0], [0, 2], [0, 1, 2]])
async def test_start_needs_every_seat_once(store: AnyStore, order: list[int]) -> None:
    row = await full_lobby(store)
    table = Table.open(Tally(FIGURES, {}), seats=2, settings={}, key=KEY, salt=[])
    with pytest.raises(ValueError, match="2 seats"):
        await store.start(row.id, table, order=order, expected_version=row.version, now=NOW)
    assert await store.load(row.id) == row


async def test_a_start_fails_if_somebody_joined_meanwhile(store: AnyStore) -> None:
    row = await full_lobby(store)
    table = Table.open(Tally(FIGURES, {}), seats=2, settings={}, key=KEY, salt=[])
    await store.change_settings(row.id, {"length": "long"}, now=NOW)
    with pytest.raises(Stale):
        await store.start(row.id, table, order=[0, 1], expected_version=row.version, now=NOW)


async def test_a_started_game_is_no_lobby(store: AnyStore) -> None:
    table_id, table = await running(store)
    for call in (
        store.join(table_id, user_id=CARL, name="Carl", salt="", most=9, now=NOW),
        store.leave(table_id, user_id=ANN, now=NOW),
        store.add_computer(table_id, name="Deep Blue", salt="", most=9, now=NOW),
        store.remove_computer(table_id, now=NOW),
        store.change_level(table_id, 1, "hard", now=NOW),
        store.change_settings(table_id, {}, now=NOW),
        store.start(table_id, table, order=[0, 1], expected_version=0, now=NOW),
    ):
        with pytest.raises(LobbyClosed):
            await call
