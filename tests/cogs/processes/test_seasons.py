"""A season that several processes see to: each table and each message once."""

from __future__ import annotations

import asyncio

import pytest

from cogs.tables.loading.room import Visitor
from cogs.tables.seasons.seasons import Seasons
from data.models import Status
from data.season_models import Match, SeasonClosed, SeasonFormat, SeasonNow, SeasonStatus
from engines import games
from engines.contract.stages import Stage
from tests.cogs.processes.process import Process
from tests.cogs.tables.seasons.test_seasons import HOST, Places
from tests.data.tally_game import FIGURES, Tally

Pair = tuple[Process, Process]


class Slow(Places):
    """What is sent takes a moment, in which others do something."""

    async def open_thread(self, now: SeasonNow, match: Match) -> int:
        await asyncio.sleep(0.005)
        return await super().open_thread(now, match)

    async def show(self, now: SeasonNow) -> int:
        await asyncio.sleep(0.005)
        return await super().show(now)


async def test_two_processes_see_to_one_season(pair: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    for stage in Stage:
        monkeypatch.setitem(games(stage), "tally", Tally(FIGURES, {}))
    places = Slow()
    for process in pair:
        process.tables.ring = lambda table_id: None
    one, other = (
        Seasons(process.tables, process.lobbies, process.seats, process.lifecycle, places) for process in pair
    )
    season = await one.open(
        guild_id=1, channel_id=7, host=HOST, language="en", game="tally", kind=SeasonFormat.LEAGUE,
        table_size=2, rounds=1, days=7, pace=None,
    )  # fmt: skip
    people = [Visitor(1000 + number, f"Person {number}") for number in range(8)]
    entering = [(one, other)[number % 2].enter(season.id, who) for number, who in enumerate(people)]
    await asyncio.gather(*entering)
    begun = [one.begin(season.id), other.begin(season.id), one.check(), other.check()]
    outcomes = await asyncio.gather(*begun, return_exceptions=True)
    refused = [outcome for outcome in outcomes if outcome is not None]
    assert all(isinstance(one, SeasonClosed) for one in refused), refused
    assert len(refused) < 2, "who comes second may be told that it runs"
    now = await pair[0].store.season(season.id)
    assert now.season.status is SeasonStatus.RUNNING
    assert sorted(places.threads) == sorted((match.round, match.number) for match in now.matches)
    seated = []
    for match in now.matches:
        room = await pair[1].tables.load(match.table_id or "")
        assert room.row.status is Status.RUNNING
        seated += [seat.user_id for seat in room.seats if seat.user_id is not None]
    assert sorted(seated) == [who.user_id for who in people]
    assert now.season.shown == now.season.version
