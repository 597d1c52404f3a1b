"""Seasons where something comes in between: people who come and go while a round is planned, games that sleep
at the end of a round, settings that would change seats."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import pytest

from cogs.tables.seasons.seasons import TROUBLE_SECONDS
from data.models import Sleep, Status
from data.season_models import Match, NotEntered, SeasonFormat, SeasonNow, SeasonStatus
from engines.contract.core import Rejected
from tests.cogs.tables.seasons.test_seasons import HOST, Scene, scene

__all__ = ["scene"]


@pytest.mark.parametrize("act", ["enter", "leave"])
async def test_whoever_comes_or_goes_while_the_first_round_is_planned(
    scene: Scene, monkeypatch: pytest.MonkeyPatch, act: str
) -> None:
    """Whoever was told that they are in has a seat, and nobody else."""
    season_id = await scene.open(4)
    begin_round = scene.store.begin_round
    calls: list[int] = []

    async def overtaken(*args: Any, **kwargs: Any) -> None:
        calls.append(1)
        if len(calls) == 1 and act == "enter":
            await scene.store.enter_season(season_id, 2000, "Late", now=0)
        elif len(calls) == 1:
            await scene.store.drop_out(season_id, 1001, now=0)
        await begin_round(*args, **kwargs)

    monkeypatch.setattr(scene.store, "begin_round", overtaken)
    await scene.seasons.begin(season_id)
    now = await scene.store.season(season_id)
    assert now.season.status is SeasonStatus.RUNNING
    assert {seat.entrant for seat in now.seats} - {None} == {one.number for one in now.entrants}


async def test_whoever_drops_out_while_the_next_round_is_planned(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    season_id = await scene.begun(4)
    await scene.play(season_id)
    begin_round = scene.store.begin_round

    async def overtaken(*args: Any, **kwargs: Any) -> None:
        with suppress(NotEntered):
            await scene.store.drop_out(season_id, 1001, now=0)
        await begin_round(*args, **kwargs)

    monkeypatch.setattr(scene.store, "begin_round", overtaken)
    await scene.seasons.check()
    now = await scene.store.season(season_id)
    assert now.season.round == 2
    assert 2 not in {seat.entrant for seat in now.seats if seat.round == 2}


async def test_two_managers_change_rules_at_once(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    season_id = await scene.open(2)
    change = scene.store.change_season

    async def overtaken(*args: Any, **kwargs: Any) -> None:
        monkeypatch.setattr(scene.store, "change_season", change)
        await scene.seasons.change_setting(season_id, "pace", "casual")
        await change(*args, **kwargs)

    monkeypatch.setattr(scene.store, "change_season", overtaken)
    await scene.seasons.change_setting(season_id, "length", "long")
    settings = (await scene.store.season(season_id)).season.settings
    assert (settings["length"], settings["pace"]) == ("long", "casual")


async def test_a_game_that_sleeps_when_the_round_ends(scene: Scene) -> None:
    """It is woken, so that the round ends; elsewhere if others play in its thread by now."""
    season_id = await scene.begun(4, rounds=1)
    now = await scene.store.season(season_id)
    for match in now.matches:
        row = await scene.store.load(match.table_id or "")
        await scene.seasons.matches.lifecycle.sleep(row, Sleep.IDLE)
    await scene.seasons.check()
    asleep = [(await scene.store.load(match.table_id or "")).asleep for match in now.matches]
    assert asleep == [Sleep.IDLE, Sleep.IDLE], "not before"
    await scene.services.lobby("tally", "Inge", "Otto", channel=now.matches[0].channel_id or 0)
    scene.services.time = now.season.round_ends or 0
    await scene.seasons.check()
    for match in (await scene.store.season(season_id)).matches:
        room = await scene.services.tables.load(match.table_id or "")
        assert (room.row.asleep, room.row.channel_id) == (None, match.channel_id)
        assert sum(seat.left for seat in room.seats) == 1
    assert (await scene.to_the_end(season_id)).season.status is SeasonStatus.OVER


async def test_a_table_that_cannot_be_started_stops_no_other(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    season_id = await scene.open(4)
    start = scene.services.lobbies.start
    failed: list[str] = []

    async def fails(table_id: str, user_id: int) -> None:
        if not failed:
            failed.append(table_id)
        if failed == [table_id]:
            raise Rejected("lobby-host-only")
        await start(table_id, user_id)

    with monkeypatch.context() as patch:
        patch.setattr(scene.services.lobbies, "start", fails)
        await scene.seasons.begin(season_id)
    assert await _states(scene, season_id) == [Status.LOBBY, Status.RUNNING]
    assert scene.places.shown[-1].season.trouble == "table", "and it says so"
    scene.services.time += TROUBLE_SECONDS
    await scene.restarted().check()
    assert await _states(scene, season_id) == [Status.RUNNING, Status.RUNNING]
    assert scene.places.shown[-1].season.trouble == ""


async def test_a_lobby_of_others_in_the_thread_is_theirs(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody is faster, between the thread and the table: the match gets another thread."""
    season_id = await scene.open(4)
    open_thread = scene.places.open_thread
    lobbies: list[str] = []

    async def opened(now: SeasonNow, match: Match) -> int:
        channel_id = await open_thread(now, match)
        if not lobbies:
            lobbies.append(await scene.services.lobby("tally", "Inge", "Otto", channel=channel_id))
        return channel_id

    monkeypatch.setattr(scene.places, "open_thread", opened)
    await scene.seasons.begin(season_id)
    now = await scene.store.season(season_id)
    assert await _states(scene, season_id) == [Status.RUNNING, Status.RUNNING]
    assert lobbies[0] not in {match.table_id for match in now.matches}
    assert [seat.name for seat in await scene.store.seats(lobbies[0])] == ["Inge", "Otto"]


async def _states(scene: Scene, season_id: str) -> list[Status]:
    matches = (await scene.store.season(season_id)).matches
    return [(await scene.store.load(match.table_id or "")).status for match in matches]


async def test_who_begins_is_decided_by_the_season(scene: Scene) -> None:
    """The lobby would move everybody to other seats than those that are counted."""
    season = await scene.seasons.open(
        guild_id=1,
        channel_id=9,
        host=HOST,
        language="en",
        game="efemeris",
        kind=SeasonFormat.LEAGUE,
        table_size=None,
        rounds=1,
        days=7,
        pace=None,
    )
    with pytest.raises(Rejected, match="fixed"):
        await scene.seasons.change_setting(season.id, "start_player", "place2")
