"""Seasons that nobody begins, that can't go on, or are canceled in the middle."""

from __future__ import annotations

import logging
from collections.abc import Awaitable
from typing import Any

import pytest

from cogs.tables.people.clock import DAY, HOUR
from cogs.tables.seasons.seasons import (
    CLOSES_SOON,
    EXPIRED,
    GIVEN_UP_AFTER,
    MOST_TROUBLE_SECONDS,
    REMINDED_BEFORE,
    SIGN_UP_SECONDS,
    TROUBLE_SECONDS,
)
from data.models import Sleep, Status
from data.season_models import NO_SERVER, Match, SeasonEnd, SeasonNow, SeasonStatus
from tests.cogs.tables.seasons.test_seasons import Scene, scene

__all__ = ["scene"]


class Killed(BaseException):
    """The process dies here."""


async def dies(*_: Any, **__: Any) -> None:
    raise Killed


async def killed(
    patches: pytest.MonkeyPatch, owner: object, name: str, how: Any, act: Awaitable[Any]
) -> None:
    """Do something; the process dies when it comes to this."""
    with patches.context() as patch:
        patch.setattr(owner, name, how)
        with pytest.raises(Killed):
            await act


async def season(scene: Scene, season_id: str) -> Any:
    return (await scene.store.season(season_id)).season


# sign-up


async def test_sign_up_closes_after_a_reminder(scene: Scene) -> None:
    season_id = await scene.open(3)
    opened = scene.services.time
    assert (await season(scene, season_id)).check_at == opened + SIGN_UP_SECONDS - REMINDED_BEFORE
    scene.services.time = opened + SIGN_UP_SECONDS - REMINDED_BEFORE - 1
    await scene.restarted().advance(season_id)
    assert scene.places.told == [], "not before"
    scene.services.time += 1
    await scene.restarted().check()
    await scene.restarted().advance(season_id)
    assert scene.places.told == [CLOSES_SOON], "once"
    scene.services.time = opened + SIGN_UP_SECONDS - 1
    await scene.restarted().check()
    assert (await season(scene, season_id)).status is SeasonStatus.OPEN
    scene.services.time += 1
    await scene.restarted().check()
    found = await season(scene, season_id)
    assert (found.status, found.end_reason) == (SeasonStatus.ENDED, SeasonEnd.EXPIRED)
    assert scene.places.told == [CLOSES_SOON, EXPIRED]
    assert scene.places.shown[-1].season.end_reason is SeasonEnd.EXPIRED, "its message says so too"
    assert found.check_at is None
    await scene.open(1)  # its channel is free


async def test_nobody_loses_the_week_after_the_reminder(scene: Scene) -> None:
    """The bot was off when it was time to remind, and when it was time to close."""
    season_id = await scene.open(3)
    scene.services.time += 2 * SIGN_UP_SECONDS
    await scene.restarted().check()
    assert scene.places.told == [CLOSES_SOON]
    found = await season(scene, season_id)
    assert found.sign_up_ends == found.check_at == scene.services.time + REMINDED_BEFORE
    await scene.seasons.begin(season_id)
    scene.services.time += REMINDED_BEFORE
    await scene.restarted().check()
    assert (await season(scene, season_id)).status is SeasonStatus.RUNNING
    assert scene.places.told == [CLOSES_SOON]


async def test_what_could_not_be_said_is_said_later(scene: Scene) -> None:
    season_id = await scene.open(1)
    scene.services.time += SIGN_UP_SECONDS - REMINDED_BEFORE
    scene.places.refuses = "discord"
    await scene.restarted().check()
    assert scene.places.told == []
    scene.places.refuses = ""
    scene.services.time += TROUBLE_SECONDS
    await scene.restarted().check()
    assert scene.places.told == [CLOSES_SOON]
    assert (await season(scene, season_id)).trouble == ""


async def test_a_reminder_that_comes_too_late_is_not_sent(scene: Scene) -> None:
    season_id = await scene.open(2)
    scene.services.time += SIGN_UP_SECONDS - REMINDED_BEFORE
    scene.places.refuses = "discord"
    await scene.restarted().check()
    await scene.store.begin_round(season_id, [[1, 2]], after=0, ends=scene.services.time + DAY, now=0)
    scene.places.refuses = ""
    await scene.restarted().check()
    assert scene.places.told == []


# a server that is gone, and other trouble


async def test_a_season_of_a_server_that_removed_the_bot_sleeps_and_wakes(scene: Scene) -> None:
    season_id = await scene.begun(4)
    before = await scene.store.season(season_id)
    ends = before.season.round_ends or 0
    await scene.seasons.lose_server(1)
    for match in before.matches:
        row = await scene.store.load(match.table_id or "")
        await scene.seasons.matches.lifecycle.sleep(row, Sleep.SERVER)
    shown = len(scene.places.shown)
    lost = scene.services.time
    for _ in range(3):
        scene.services.time += DAY
        await scene.restarted().check()
    found = await season(scene, season_id)
    assert (found.trouble, found.check_at) == (NO_SERVER, lost + GIVEN_UP_AFTER), "nothing is tried"
    assert len(scene.places.shown) == shown
    scene.services.time = lost + GIVEN_UP_AFTER - 1
    await scene.restarted().check()
    await scene.seasons.find_server(2)  # another one
    await scene.restarted().check()
    assert (await season(scene, season_id)).trouble == NO_SERVER
    await scene.seasons.find_server(1)
    await scene.restarted().check()
    now = await scene.store.season(season_id)
    assert (now.season.status, now.season.trouble) == (SeasonStatus.RUNNING, "")
    assert now.season.round_ends == ends + GIVEN_UP_AFTER - 1, "nobody loses time"
    rows = [await scene.store.load(match.table_id or "") for match in now.matches]
    assert [row.asleep for row in rows] == [None, None], "also where their threads are archived"
    assert (await scene.to_the_end(season_id)).season.status is SeasonStatus.OVER


async def test_a_season_of_a_server_that_stays_away_ends(scene: Scene) -> None:
    season_id = await scene.begun(4)
    await scene.seasons.lose_server(1)
    scene.services.time += GIVEN_UP_AFTER
    scene.places.refuses = "permission"
    await scene.restarted().check()
    found = await season(scene, season_id)
    assert (found.status, found.end_reason) == (SeasonStatus.ENDED, SeasonEnd.TROUBLE)
    assert found.check_at is None, "nobody looks at it again"
    scene.places.refuses = ""
    await scene.seasons.find_server(1)
    await scene.restarted().check()
    assert scene.places.shown[-1].season.end_reason is SeasonEnd.TROUBLE, "whoever comes back reads it"
    assert (await season(scene, season_id)).check_at is None


async def test_trouble_without_end_is_tried_less_often_and_given_up(scene: Scene) -> None:
    """The bot may not post, and nobody cares."""
    season_id = await scene.begun(4)
    scene.places.refuses = "permission"
    await scene.seasons.drop_out(season_id, 1001)
    began = scene.services.time
    for _ in range(200):
        found = await season(scene, season_id)
        if not found.active:
            break
        assert found.check_at is not None
        if found.check_at:  # otherwise a game has just changed
            assert TROUBLE_SECONDS <= found.check_at - scene.services.time <= MOST_TROUBLE_SECONDS
            scene.services.time = found.check_at
        await scene.restarted().check()
    assert GIVEN_UP_AFTER <= scene.services.time - began <= GIVEN_UP_AFTER + MOST_TROUBLE_SECONDS
    assert (found.end_reason, found.check_at) == (SeasonEnd.TROUBLE, None)
    assert (await season(scene, season_id)).trouble == "permission"


async def test_trouble_that_comes_and_goes_ends_nothing(scene: Scene) -> None:
    season_id = await scene.begun(4)
    for refuses in ("permission", "", "permission"):
        scene.places.refuses = refuses
        await scene.store.note_match((await scene.store.season(season_id)).matches[0], now=0)
        await scene.restarted().check()
        scene.services.time += GIVEN_UP_AFTER - HOUR
    assert (await season(scene, season_id)).active


async def test_a_server_is_gone_while_something_is_shown(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    season_id = await scene.begun(4)
    show = scene.places.show

    async def removed(now: SeasonNow) -> int:
        await scene.seasons.lose_server(1)
        scene.places.refuses = "permission"
        return await show(now)

    with monkeypatch.context() as patch:
        patch.setattr(scene.places, "show", removed)
        await scene.seasons.drop_out(season_id, 1001)
    found = await season(scene, season_id)
    assert (found.trouble, found.check_at) == (NO_SERVER, scene.services.time + GIVEN_UP_AFTER)


async def test_whoever_asks_has_it_tried_at_once(scene: Scene) -> None:
    season_id = await scene.open(4)
    scene.places.refuses = "permission"
    await scene.seasons.begin(season_id)
    scene.places.refuses = ""
    await scene.seasons.try_again(await season(scene, season_id))
    assert (await season(scene, season_id)).trouble == ""
    await scene.seasons.lose_server(1)
    await scene.seasons.try_again(await season(scene, season_id))
    assert (await season(scene, season_id)).trouble == "", "whoever asks is on the server, and so are we"


# canceled in the middle


async def canceled_at(scene: Scene, monkeypatch: pytest.MonkeyPatch, owner: object, name: str) -> str:
    """A season that a manager cancels just when this has been done for its first table."""
    season_id = await scene.open(4)
    act = getattr(owner, name)

    async def overtaken(*args: Any, **kwargs: Any) -> Any:
        done = await act(*args, **kwargs)
        if (await season(scene, season_id)).active:
            await scene.store.end_season(season_id, SeasonEnd.CANCELED, now=scene.services.time)
        return done

    with monkeypatch.context() as patch:
        patch.setattr(owner, name, overtaken)
        await scene.seasons.begin(season_id)
    return season_id


@pytest.mark.parametrize("name", ["open_thread", "create_lobby"])
async def test_canceled_while_a_table_is_made(
    scene: Scene, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, name: str
) -> None:
    """No empty thread is left, no lobby in it, and it is no error."""
    owner = scene.places if name == "open_thread" else scene.store
    with caplog.at_level(logging.WARNING):
        season_id = await canceled_at(scene, monkeypatch, owner, name)
        await scene.restarted().check()
    assert caplog.records == []
    assert scene.places.closed == [1001]
    now = await scene.store.season(season_id)
    assert [(match.opening, match.channel_id) for match in now.matches] == [(False, None)] * 2
    assert await scene.store.in_channel(1001) is None
    assert now.season.status is SeasonStatus.ENDED
    assert now.season.shown == now.season.version
    await scene.seasons.advance(season_id)
    assert scene.places.closed == [1001], "once"


async def test_canceled_after_a_crash_before_a_game_began(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first table has a thread that was not noted, the second a lobby with people in it."""
    season_id = await scene.open(4)
    await killed(monkeypatch, scene.services.lobbies, "start", dies, scene.seasons.begin(season_id))
    at_thread = dies_at_thread(scene, 2)
    await killed(monkeypatch, scene.store, "note_match", at_thread, scene.restarted().advance(season_id))
    await scene.restarted().cancel(season_id)
    now = await scene.store.season(season_id)
    first, second = now.matches
    assert (await scene.store.load(first.table_id or "")).status is Status.RUNNING, "it goes on"
    assert scene.places.closed == [1002]
    assert (second.opening, second.channel_id) == (False, None)


def dies_at_thread(scene: Scene, number: int) -> Any:
    """Noting the thread of this table kills the process."""
    note = scene.store.note_match

    async def act(match: Match, **what: Any) -> None:
        if match.number == number and what.get("channel_id"):
            raise Killed
        await note(match, **what)

    return act


async def test_a_lobby_that_never_began_ends_with_its_season(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    season_id = await scene.open(4)
    await killed(monkeypatch, scene.services.lobbies, "start", dies, scene.seasons.begin(season_id))
    await scene.restarted().cancel(season_id)
    now = await scene.store.season(season_id)
    assert (await scene.store.load(now.matches[0].table_id or "")).status is Status.ENDED
    assert scene.places.closed == [1001]


async def test_a_thread_where_others_play_by_now_stays(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    season_id = await scene.open(4)
    at_thread = dies_at_thread(scene, 1)
    await killed(monkeypatch, scene.store, "note_match", at_thread, scene.seasons.begin(season_id))
    theirs = await scene.services.lobby("tally", "Inge", "Otto", channel=1001)
    await scene.restarted().cancel(season_id)
    assert scene.places.closed == []
    assert (await scene.store.load(theirs)).status is Status.LOBBY


# a crash while a game moves


@pytest.mark.parametrize("where", ["before it is noted", "before the game moves"])
async def test_a_crash_while_a_sleeping_match_moves(
    scene: Scene, monkeypatch: pytest.MonkeyPatch, where: str
) -> None:
    season_id = await scene.begun(2)
    [match] = (await scene.store.season(season_id)).matches
    table_id = match.table_id or ""
    await scene.seasons.matches.lifecycle.sleep(await scene.store.load(table_id), Sleep.CHANNEL)
    act = scene.seasons.advance(season_id)
    if where == "before it is noted":
        await killed(monkeypatch, scene.store, "note_match", dies_at_thread(scene, 1), act)
    else:
        await killed(monkeypatch, scene.seasons.matches.lifecycle, "move", dies, act)
    await scene.restarted().advance(season_id)
    row = await scene.store.load(table_id)
    assert (row.asleep, row.channel_id) == (None, 1002)
    assert len(scene.places.threads) == 2, "the old one and the new one"
    assert (await scene.store.season(season_id)).matches[0].channel_id == 1002


async def test_a_match_that_its_players_moved_returns_to_its_thread(scene: Scene) -> None:
    """The channel that they chose is deleted. Where others play in the thread, it gets a new one."""
    season_id = await scene.begun(2)
    [match] = (await scene.store.season(season_id)).matches
    table_id = match.table_id or ""
    lifecycle = scene.seasons.matches.lifecycle
    for taken, expected in ((False, 1001), (True, 1002)):
        await lifecycle.move(table_id, 55)
        if taken:
            await scene.services.lobby("tally", "Inge", "Otto", channel=1001)
        await lifecycle.sleep(await scene.store.load(table_id), Sleep.CHANNEL)
        await scene.seasons.advance(season_id)
        row = await scene.store.load(table_id)
        assert (row.asleep, row.channel_id) == (None, expected)
