"""Seasons in both stores: each change is whole, counted, and looked at."""

from __future__ import annotations

import asyncio

import pytest
from msgspec.structs import replace

from data.models import AlreadySeated, Sleep
from data.season_models import (
    MatchSeat,
    NoSuchSeason,
    NotEntered,
    Season,
    SeasonClosed,
    SeasonEnd,
    SeasonFormat,
    SeasonStatus,
    SeasonTaken,
)
from data.store import SEASONS_LISTED
from tests.data.store_helpers import ANN, BEN, CARL, NOW, AnyStore, running


def season(channel_id: int = 77) -> Season:
    return Season(
        id="",
        guild_id=5,
        channel_id=channel_id,
        game="tally",
        format=SeasonFormat.LEAGUE,
        status=SeasonStatus.OPEN,
        host_id=ANN,
        language="en",
        settings={"length": "short"},
        table_size=2,
        rounds=3,
        days=7,
        level="normal",
        key=b"key",
        created=NOW,
    )


async def opened(store: AnyStore, *people: int) -> str:
    season_id = (await store.open_season(season())).id
    for person in people:
        await store.enter_season(season_id, person, f"Person {person}", now=NOW)
    return season_id


async def begun(store: AnyStore) -> str:
    season_id = await opened(store, ANN, BEN)
    await store.begin_round(season_id, [[2, 1]], after=0, ends=NOW + 9, now=NOW)
    return season_id


async def test_what_is_written_is_read(store: AnyStore) -> None:
    season_id = await begun(store)
    now = await store.season(season_id)
    assert now.season.status is SeasonStatus.RUNNING
    assert (now.season.round, now.season.round_ends, now.season.settings) == (1, NOW + 9, {"length": "short"})
    assert [(one.number, one.user_id, one.dropped) for one in now.entrants] == [
        (1, ANN, False),
        (2, BEN, False),
    ]
    assert [(seat.seat, seat.entrant) for seat in now.seats] == [(0, 2), (1, 1)]
    [match] = now.matches
    seat = MatchSeat(season_id=season_id, round=1, number=1, seat=0, entrant=2, rank=1, points=60, score=21)
    await store.finish_match(match, {0: seat}, now=NOW)
    other = MatchSeat(season_id=season_id, round=1, number=1, seat=0, entrant=2, rank=2, points=0, score=3)
    await store.finish_match(match, {0: other}, now=NOW)
    now = await store.season(season_id)
    assert now.matches[0].done
    assert now.seats[0] == seat, "written once"


async def test_a_round_is_begun_once(store: AnyStore) -> None:
    season_id = await begun(store)
    await store.begin_round(season_id, [[1, 2]], after=0, ends=NOW + 99, now=NOW)
    now = await store.season(season_id)
    assert (now.season.round, now.season.round_ends, len(now.matches)) == (1, NOW + 9, 1)


async def test_two_at_once(store: AnyStore) -> None:
    """Several presses at once, perhaps in several processes: nobody is in twice, numbers differ."""
    season_id = await opened(store)
    results = await asyncio.gather(
        *(store.enter_season(season_id, person, "x", now=NOW) for person in (ANN, ANN, BEN, CARL, BEN)),
        return_exceptions=True,
    )
    assert sum(isinstance(one, AlreadySeated) for one in results) == 2
    entrants = (await store.season(season_id)).entrants
    assert sorted(one.user_id or 0 for one in entrants) == [ANN, BEN, CARL]
    assert sorted(one.number for one in entrants) == [1, 2, 3]
    taken = await asyncio.gather(*(store.open_season(season(8)) for _ in range(3)), return_exceptions=True)
    assert sum(isinstance(one, SeasonTaken) for one in taken) == 2


async def test_leaving_before_and_dropping_out_after(store: AnyStore) -> None:
    season_id = await opened(store, ANN, BEN, CARL)
    await store.drop_out(season_id, BEN, now=NOW)
    with pytest.raises(NotEntered):
        await store.drop_out(season_id, BEN, now=NOW)
    await store.enter_season(season_id, BEN, "Ben", now=NOW)
    assert [one.number for one in (await store.season(season_id)).entrants] == [1, 3, 4]
    await store.begin_round(season_id, [[1, 3], [4, None]], after=0, ends=NOW, now=NOW)
    await store.drop_out(season_id, CARL, now=NOW)
    assert [one.dropped for one in (await store.season(season_id)).entrants] == [False, True, False]
    with pytest.raises(SeasonClosed):
        await store.enter_season(season_id, CARL, "Carl", now=NOW)


async def test_the_end(store: AnyStore) -> None:
    season_id = await begun(store)
    await store.end_season(season_id, SeasonEnd.PLAYED, now=NOW)
    for late in (
        store.end_season(season_id, SeasonEnd.CANCELED, now=NOW),
        store.drop_out(season_id, ANN, now=NOW),
        store.move_season(season_id, 9, now=NOW),
        store.begin_round(season_id, [[1, 2]], after=1, ends=NOW, now=NOW),
    ):
        with pytest.raises(SeasonClosed):
            await late
    await store.open_season(season())
    assert await store.drop_seasons(NOW) == 0
    assert await store.drop_seasons(NOW + 1) == 1
    with pytest.raises(NoSuchSeason):
        await store.season(season_id)


async def test_a_long_one_is_listed_before_those_that_ended(store: AnyStore) -> None:
    long = (await store.open_season(season(1))).id
    ended = []
    for later in range(1, SEASONS_LISTED + 2):
        one = await store.open_season(replace(season(2), created=NOW + later))
        await store.end_season(one.id, SeasonEnd.CANCELED, now=NOW + later)
        ended.append(one.id)
    young = (await store.open_season(replace(season(3), created=NOW + 99))).id
    found = [one.id for one in await store.seasons_of(5)]
    assert found == [young, long, *reversed(ended)][:SEASONS_LISTED]


async def test_one_reminder(store: AnyStore) -> None:
    season_id = await opened(store)
    await store.remind_season(season_id, "soon", ends=NOW + 9, now=NOW)
    await store.remind_season(season_id, "again", ends=NOW + 99, now=NOW)
    found = (await store.season(season_id)).season
    assert (found.notice, found.sign_up_ends, found.reminded) == ("soon", NOW + 9, True)


async def test_which_servers_have_seasons(store: AnyStore) -> None:
    """Those that sign up have no tables, and are known all the same."""
    season_id = await opened(store)
    other = (await store.open_season(replace(season(8), guild_id=6))).id
    assert (await store.guilds_awake(), await store.guilds_lost()) == ([5, 6], [])
    await store.lose_guild(5, now=NOW)
    assert (await store.guilds_awake(), await store.guilds_lost()) == ([6], [5])
    await store.lose_guild(5, now=NOW + 7)
    assert (await store.season(season_id)).season.trouble_since == NOW, "the first time counts"
    await store.regain_guild(5, now=NOW + 9)
    await store.end_season(other, SeasonEnd.CANCELED, now=NOW)
    assert (await store.guilds_awake(), await store.guilds_lost()) == ([5], [])


async def test_sign_up_that_closes_while_the_season_begins(store: AnyStore) -> None:
    season_id = await begun(store)
    with pytest.raises(SeasonClosed):
        await store.end_season(season_id, SeasonEnd.EXPIRED, now=NOW)
    with pytest.raises(SeasonClosed):
        await store.remind_season(season_id, "soon", ends=NOW, now=NOW)


async def test_what_is_due(store: AnyStore) -> None:
    """Changes and the end of a game bring a season forward; whoever looked plans the next time."""
    season_id = await begun(store)
    table_id, _ = await running(store)
    [match] = (await store.season(season_id)).matches
    await store.note_match(match, channel_id=3, table_id=table_id, now=NOW)
    assert await store.season_of_table(table_id) == season_id
    assert await store.seasons_to_check(NOW) == [season_id]
    await store.plan_season(season_id, NOW + 50, planned=NOW)
    assert await store.seasons_to_check(NOW) == []
    await store.plan_season(season_id, None, planned=NOW)
    assert (await store.season(season_id)).season.check_at == NOW + 50, "planned for another moment"
    await store.sleep(table_id, Sleep.IDLE, now=NOW)
    assert await store.seasons_to_check(NOW) == [season_id]
    await store.plan_season(season_id, None, planned=0)
    await store.end(table_id, now=NOW)
    assert await store.seasons_to_check(NOW) == [season_id]


async def test_a_person_is_forgotten(store: AnyStore) -> None:
    season_id = await begun(store)
    known = await store.known_of(ANN)
    assert [row["number"] for row in known["seasons"]] == [1]
    assert [row["id"] for row in known["seasons opened"]] == [season_id]
    await store.forget(ANN, nobody=lambda language: f"nobody ({language})", letters={}, now=NOW)
    now = await store.season(season_id)
    assert now.season.host_id != ANN
    assert (now.entrants[0].user_id, now.entrants[0].name, now.entrants[0].dropped) == (
        None,
        "nobody (en)",
        True,
    )
    assert now.season.check_at == 0, "it is shown without the name"
