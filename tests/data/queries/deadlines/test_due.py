"""What is due: each change brings its rows forward, in its own transaction, and nothing else does."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest

from cogs.tables.absence.reminders import NUDGE_SECONDS
from data.models import Clock, Sleep, Status, Vote
from engines.tables.table import Table
from tests.data.store_helpers import ANN, BEN, CARL, NOW, AnyStore, board, full_lobby, play, running

FAR = NOW + 10**6
Change = Callable[[AnyStore, str, Table], Awaitable[object]]


async def waiting(store: AnyStore, channel_id: int = 7) -> tuple[str, Table]:
    """A game that waits for Ann and for Ben, and nothing to do at it before `FAR`."""
    table_id, table = await running(store, channel_id)
    clocks = [
        Clock(seat=seat, asked_at=NOW, deadline=NOW + 9999, bank=None, spent=0, answers=0) for seat in (0, 1)
    ]
    await store.set_clocks(table_id, clocks)
    vote = Vote(table_id=table_id, kind="absence", seat=0, opened=NOW, check_at=FAR)
    await store.open_vote(vote, [])
    await nothing_due(store, table_id)
    return table_id, table


async def nothing_due(store: AnyStore, table_id: str) -> None:
    await store.seats_to_check(FAR - 1, FAR)
    await store.votes_to_check(FAR - 1, FAR)
    await store.plan_computers(table_id, None)


async def due(store: AnyStore, table_id: str) -> dict[str, object]:
    """The seats, whether the vote, and whether the computer players are to be looked at before `FAR`."""
    seats = [seat for seat in await store.seats_to_check(FAR - 1, FAR) if seat.table_id == table_id]
    return {
        "seats": [seat.seat for seat in seats],
        "vote": table_id in await store.votes_to_check(FAR - 1, FAR),
        "computers": table_id in await store.computers_due(FAR - 1),
    }


async def move(store: AnyStore, table_id: str, table: Table) -> None:
    await store.append(table_id, play(table), table, expected_version=0)


async def move_before_a_computer(store: AnyStore, table_id: str, table: Table) -> None:
    await store.append(table_id, play(table), table, expected_version=0, computers=True)


async def less_time(store: AnyStore, table_id: str, table: Table) -> None:
    clock = Clock(seat=1, asked_at=NOW, deadline=NOW + 5, bank=None, spent=0, answers=0)
    await store.set_clocks(table_id, [clock])


async def more_time(store: AnyStore, table_id: str, table: Table) -> None:
    await store.make_up(NOW, NOW + 500, "checked", {})


async def wake(store: AnyStore, table_id: str, table: Table) -> None:
    await store.sleep(table_id, Sleep.IDLE, now=NOW)
    await nothing_due(store, table_id)
    await store.wake(table_id, now=NOW)


async def return_of_a_person(store: AnyStore, table_id: str, table: Table) -> None:
    await store.set_left(table_id, 1, True, now=NOW)
    await nothing_due(store, table_id)
    await store.set_left(table_id, 1, False, now=NOW)


ALL = {"seats": [0, 1], "vote": True, "computers": False}
NOTHING = {"seats": [], "vote": False, "computers": False}
CHANGES: dict[str, tuple[Change, dict[str, object]]] = {
    "a move": (move, ALL),
    "a move before a computer's": (move_before_a_computer, ALL | {"computers": True}),
    "less time": (less_time, NOTHING | {"seats": [1]}),
    "more time": (more_time, NOTHING),
    "sleep": (
        lambda store, table_id, table: store.sleep(table_id, Sleep.IDLE, now=NOW),
        NOTHING | {"vote": True},
    ),
    "waking up": (wake, ALL | {"computers": True}),
    "the end": (lambda store, table_id, table: store.end(table_id, now=NOW), NOTHING | {"vote": True}),
    "a person leaves": (
        lambda store, table_id, table: store.set_left(table_id, 1, True, now=NOW),
        {"seats": [0], "vote": True, "computers": True},
    ),
    "a person returns": (return_of_a_person, ALL),
    "a substitute": (
        lambda store, table_id, table: store.replace(table_id, 1, user_id=CARL, name="Carl", now=NOW),
        {"seats": [0], "vote": True, "computers": False},
    ),
    "a person is forgotten": (
        lambda store, table_id, table: store.forget(BEN, nobody=str, letters={}, now=NOW),
        {"seats": [0], "vote": True, "computers": True},
    ),
    "a reaction time": (lambda store, table_id, table: store.set_due(table_id, NOW + 9), ALL),
    "a ballot": (
        lambda store, table_id, table: store.cast(table_id, 1, "wait", now=NOW),
        NOTHING | {"vote": True},
    ),
    "the end of the vote": (
        lambda store, table_id, table: store.close_vote(table_id, now=NOW),
        NOTHING | {"seats": [0, 1]},
    ),
    "quiet hours, of somebody new": (
        lambda store, table_id, table: store.change_person(BEN, quiet_from=1, quiet_to=7),
        NOTHING | {"seats": [0, 1]},
    ),
    "a vacation": (
        lambda store, table_id, table: store.set_vacation(ANN, NOW + 50, now=NOW),
        NOTHING | {"seats": [1, 0]},
    ),
    "a language": (lambda store, table_id, table: store.change_person(ANN, language="de"), NOTHING),
    "somebody else's quiet hours": (
        lambda store, table_id, table: store.change_person(CARL, quiet_from=1, quiet_to=7),
        NOTHING,
    ),
    "reminders on the server": (
        lambda store, table_id, table: store.change_guild(5, reminder_hours=4),
        NOTHING | {"seats": [0, 1]},
    ),
    "another server": (lambda store, table_id, table: store.change_guild(6, reminder_hours=4), NOTHING),
    "a letter": (
        lambda store, table_id, table: store.post(table_id, [board(table_id, 1)], now=NOW),
        NOTHING,
    ),
}


@pytest.mark.parametrize("name", CHANGES)
async def test_a_change_brings_forward_what_it_concerns(store: AnyStore, name: str) -> None:
    change, expected = CHANGES[name]
    table_id, table = await waiting(store)
    await change(store, table_id, table)
    assert await due(store, table_id) == expected


async def test_a_person_who_changes_their_settings_again(store: AnyStore) -> None:
    await store.change_person(ANN, quiet_from=1, quiet_to=7, reminder_hours=1, zone="Europe/Berlin")
    await store.change_guild(5, reminder_hours=4)
    table_id, _ = await waiting(store)
    for changes in ({"quiet_to": 8}, {"reminder_hours": 0}, {"zone": "Asia/Tokyo"}, {"quiet_from": None}):
        await store.change_person(ANN, **changes)
        assert (await due(store, table_id))["seats"] == [0, 1], changes
    await store.change_person(ANN, quiet_to=8, dm_notices=False)
    assert (await due(store, table_id))["seats"] == [], "nothing that matters has changed"
    await store.change_guild(5, reminder_hours=None)
    assert (await due(store, table_id))["seats"] == [0, 1]


async def test_nobody_is_looked_at_before_a_nudge_could_be_due(store: AnyStore) -> None:
    table_id, _ = await waiting(store)
    await store.close_vote(table_id, now=NOW)
    assert await store.seats_to_check(NOW + NUDGE_SECONDS - 1, FAR) == []
    assert len(await store.seats_to_check(NOW + NUDGE_SECONDS, FAR)) == 2
    assert await store.seats_to_check(FAR - 1, FAR) == [], "once"


async def test_a_plan_does_not_hide_a_change(store: AnyStore) -> None:
    """Somebody looks at a seat, and something changes before the next look is planned."""
    table_id, table = await waiting(store)
    await store.plan_check(table_id, 0, FAR + 5, planned=FAR)
    await store.plan_vote(table_id, None, planned=FAR)
    assert await due(store, table_id) == NOTHING
    assert [seat.check_at for seat in await store.seats(table_id)] == [FAR + 5, FAR]
    await move(store, table_id, table)
    await store.plan_check(table_id, 0, FAR + 9, planned=FAR)
    await store.plan_vote(table_id, None, planned=FAR)
    assert await due(store, table_id) == ALL


async def test_idle_tables(store: AnyStore) -> None:
    lobby, warned = await full_lobby(store, 1), await full_lobby(store, 2)
    game, _ = await running(store, 3)
    sleeper, _ = await running(store, 4)
    over, _ = await running(store, 5)
    await store.warn(warned.id, [], now=NOW + 3)
    await store.sleep(sleeper, Sleep.IDLE, now=NOW + 1)
    await store.end(over, now=NOW)
    never = {"lobbies": 0, "warned": 0, "games": 0, "sleepers": 0}
    assert await store.idle(**never) == []
    for kind, at, expected in (
        ("lobbies", NOW, lobby.id),
        ("warned", NOW + 3, warned.id),
        ("games", NOW, game),
        ("sleepers", NOW + 1, sleeper),
    ):
        assert await store.idle(**(never | {kind: at - 1})) == []
        assert [row.id for row in await store.idle(**(never | {kind: at}))] == [expected]
    await store.change_settings(warned.id, {"length": "long"}, now=NOW + 4)
    assert await store.idle(**(never | {"warned": FAR})) == [], "somebody has touched it since"
    assert {row.id for row in await store.idle(**(never | {"lobbies": FAR}))} == {lobby.id, warned.id}


async def test_digests(store: AnyStore) -> None:
    await store.change_person(ANN, language="de")
    assert await store.digests_to_check(FAR) == []
    await store.change_person(ANN, digest_hour=8)
    [ann] = await store.digests_to_check(NOW)
    await store.plan_digest(ann, NOW + 50, sent_at=NOW)
    assert await store.digests_to_check(NOW + 49) == []
    assert [person.digest_at for person in await store.digests_to_check(NOW + 50)] == [NOW]
    await store.plan_digest(ann, FAR)
    for change in ({"digest_hour": 9}, {"zone": "Asia/Tokyo"}):
        await store.change_person(ANN, **change)
        await store.plan_digest(ann, FAR)
        [ann] = await store.digests_to_check(NOW)
        await store.plan_digest(ann, FAR)
    await store.set_vacation(ANN, NOW + 9, now=NOW)
    assert len(await store.digests_to_check(NOW)) == 1
    await store.change_person(ANN, digest_hour=None)
    assert await store.digests_to_check(FAR) == []


async def test_guilds(store: AnyStore) -> None:
    assert await store.guilds_awake() == await store.guilds_lost() == []
    first, _ = await running(store, 1)
    await full_lobby(store, 2)
    await store.create_lobby(
        guild_id=-3, channel_id=9, game="tally", host_id=ANN, language="en", settings={}, key=b"", now=NOW
    )
    assert await store.guilds_awake() == [-3, 5]
    await store.sleep(first, Sleep.SERVER, now=NOW)
    assert (await store.guilds_awake(), await store.guilds_lost()) == ([-3, 5], [5])
    [row] = await store.asleep_in(5)
    assert (row.id, row.status) == (first, Status.RUNNING)


async def test_letters_by_age(store: AnyStore) -> None:
    """Whoever has waited longest comes first; what has failed waits anew."""
    table_id, _ = await running(store)
    for number in range(4):
        await store.post(table_id, [board(table_id, number)], now=NOW + number)
    first, *_ = await store.letters_by_age(FAR, 1)
    await store.failed(first.id, "503", now=NOW, next_try=NOW + 9)
    found = await store.letters_by_age(FAR, 2)
    assert [letter.version for letter in found] == [1, 2]
    last = (found[-1].next_try, found[-1].id)
    assert [letter.version for letter in await store.letters_by_age(FAR, 9, last)] == [3, 0]
    assert [letter.version for letter in await store.letters_by_age(NOW + 8, 9, last)] == [3]
