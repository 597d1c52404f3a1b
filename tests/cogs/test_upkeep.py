"""What happens by itself: reaction times, retries, backups."""

from __future__ import annotations

import dataclasses
import shutil
from operator import attrgetter
from pathlib import Path
from typing import Any

import discord
import pytest

from data.models import StoreError
from data.settings import Settings
from engines.core import say
from tests.cogs.players import asked
from tests.cogs.scene import TRIO, play_until, quiet, slow_down
from tests.support.town import Town

GAME = "magellan"
SELDOM = 1 / 6
"""Hours between two rounds of the upkeep."""


async def until_quiet(town: Town, **settings: str) -> str:
    """Play until somebody has a right that may lapse (a veto); returns the table's id."""
    await town.table(GAME, *TRIO, settings=settings)
    return await play_until(town, quiet, 300)


async def test_a_reaction_time_runs_out(tmp_path: Path) -> None:
    town = await Town.found(Settings(db=tmp_path / "p.db", computer_pause=0, reaction_hours=1))
    try:
        table_id = await until_quiet(town)
        row = await town.bot.store.load(table_id)
        assert row.due is not None
        slow_down(town, SELDOM)
        await town.env.advance_time(3000)
        assert (await town.bot.store.load(table_id)).version == row.version, "not yet"
        await town.env.advance_time(1300)
        after = await town.bot.store.load(table_id)
        assert after.version > row.version
        assert after.due is None
        table = await town.bot.store.open_table(table_id)
        assert not table.view(None).public.quiet, "the game goes on"
    finally:
        await town.leave()


async def test_a_reaction_time_survives_a_restart(settings: Settings) -> None:
    town = await Town.found(dataclasses.replace(settings, reaction_hours=1))
    try:
        table_id = await until_quiet(town)
        due = (await town.bot.store.load(table_id)).due
        await town.restart()
        assert (await town.bot.store.load(table_id)).due == due
        slow_down(town, SELDOM)
        await town.env.advance_time(4300)
        assert (await town.bot.store.load(table_id)).due is None
    finally:
        await town.leave()


async def test_the_window_pings_nobody_in_the_channel(town: Town) -> None:
    """Who has a standing order is not asked; a ping would tell who has none."""
    table_id = await until_quiet(town)
    await town.env.settle()
    table = await town.bot.store.open_table(table_id)
    board = town.board()
    assert all(person.mention not in board.text for person in town.people.values())
    asked_in_public = table.view(None).public.asked
    seats = await town.bot.store.seats(table_id)
    assert all(seats[seat].name in board.text for seat in asked_in_public)


async def test_backups_are_made(town: Town, tmp_path: Path) -> None:
    slow_down(town)
    await town.table(GAME, *TRIO)
    await town.env.advance_time(2 * 3600)
    assert list((tmp_path / "backups").glob("*"))


async def test_a_computer_player_that_stumbles_tries_again(town: Town) -> None:
    await town.slash("Inge", "play", game=GAME)
    lobby = town.last
    for _ in range(2):
        await town.click("Inge", lobby, "Add computer player")
    broken = town.bot.tables.load
    calls = 0

    async def stumble(table_id: str, *, whole: bool = False) -> object:
        nonlocal calls
        calls += 1
        if town.bot.computers._tasks:
            raise RuntimeError("stumbled")
        return await broken(table_id, whole=whole)

    town.bot.tables.load = stumble  # type: ignore[method-assign,assignment]
    await town.click("Inge", lobby, "Start")
    await town.env.settle()
    town.bot.tables.load = broken  # type: ignore[method-assign]
    await town.env.advance_time(61)
    assert await asked(town) == "Inge"
    assert not town.bot.computers.failed


async def test_a_new_question_gets_its_own_reaction_time(town: Town) -> None:
    """After a veto the next card is a new question: nobody inherits what is left of the old time."""
    slow_down(town)
    table_id = await until_quiet(town)
    row = await town.bot.store.load(table_id)
    await town.env.advance_time(3600)
    seats = await town.bot.store.seats(table_id)
    table = await town.bot.store.open_table(table_id)
    holder = seats[table.waiting[0]].name
    await town.confirm(holder, await town.slash(holder, f"{GAME} veto"))
    after = await town.bot.store.load(table_id)
    assert after.due is None or (row.due is not None and after.due > row.due)


async def test_a_right_that_lapses_has_its_own_time(town: Town) -> None:
    """No clock of anybody runs for it, no vote is held about it, and the board says when it goes on."""
    slow_down(town)
    table_id = await until_quiet(town, pace="bank24")
    row = await town.bot.store.load(table_id)
    seats = await town.bot.store.seats(table_id)
    assert all(seat.deadline is None for seat in seats)
    assert f"<t:{row.due}:R>" in town.board().text
    saved = [seat.bank for seat in seats]
    await town.env.advance_time(7 * 3600)
    assert await town.bot.store.vote(table_id) is None
    assert [seat.bank for seat in await town.bot.store.seats(table_id)] == saved


# --- what the people who run the bot must know ------------------------------------------------------------


async def owned_by(town: Town, name: str) -> None:
    """On SimCord nobody owns the bot."""
    assert town.bot.application is not None
    town.bot.application.owner = await town.bot.fetch_user(town.people[name].id)


async def copied(town: Town) -> None:
    """What is done every hour."""
    upkeep: Any = town.bot.get_cog("UpkeepCog")
    await upkeep.every_hour()


def letters_of(town: Town, name: str, start: str) -> list[str]:
    return [shown.text for shown in town.dms(name) if shown.text.startswith(start)]


async def test_the_owner_hears_once_a_day_that_the_disk_is_almost_full(
    town: Town, monkeypatch: pytest.MonkeyPatch
) -> None:
    await owned_by(town, "Lea")
    await copied(town)
    assert not town.dms("Lea"), "there is room enough"
    full = shutil.disk_usage(".")._replace(free=90_000_000)
    monkeypatch.setattr("data.sqlite.backup.shutil.disk_usage", lambda place: full)
    await copied(town)
    await copied(town)
    [told] = letters_of(town, "Lea", "The disk is almost full: 90 MB are left")
    assert "no move can be stored" in told
    tomorrow = town.bot.now() + 24 * 3600
    monkeypatch.setattr("cogs.ui.app.now", lambda: tomorrow)
    await town.bot.alert_owner(say("alarm-cramped", megabytes=80))
    assert len(letters_of(town, "Lea", "The disk is almost full")) == 2


async def test_the_owner_hears_of_a_backup_that_failed(town: Town, monkeypatch: pytest.MonkeyPatch) -> None:
    await owned_by(town, "Lea")
    await town.bot.store.change_person(town.people["Lea"].id, language="de")

    async def broken(now: int) -> Path:
        raise StoreError("the folder is gone.")

    monkeypatch.setattr(town.bot.store, "backup", broken)
    await copied(town)
    assert letters_of(
        town, "Lea", "Von meiner Datenbank konnte keine Kopie gemacht werden: the folder is gone."
    )
    await town.table(GAME, *TRIO)  # and everything else goes on


async def test_an_owner_who_takes_no_messages_stops_nothing(
    town: Town, caplog: pytest.LogCaptureFixture
) -> None:
    await owned_by(town, "Lea")
    town.env.inject_error("POST", "/users/@me/channels", status=403, code=50007)
    await town.bot.alert_owner(say("alarm-cramped", megabytes=1))
    assert "could not be told" in caplog.text
    assert "1 MB are left" in caplog.text


@pytest.mark.parametrize(
    "trouble",
    [discord.RateLimited(40.0), OSError("no route"), TimeoutError()],
    ids=lambda e: type(e).__name__,
)
async def test_an_alert_that_fails_does_not_stop_the_backup(
    town: Town, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, trouble: Exception
) -> None:
    await owned_by(town, "Lea")
    full = shutil.disk_usage(".")._replace(free=90_000_000)
    monkeypatch.setattr("data.sqlite.backup.shutil.disk_usage", lambda place: full)

    async def unreachable(user_id: int) -> discord.User:
        raise trouble

    monkeypatch.setattr(town.bot, "get_user", lambda user_id: None)
    monkeypatch.setattr(town.bot, "fetch_user", unreachable)
    before = set((tmp_path / "backups").glob("*"))
    await copied(town)
    assert set((tmp_path / "backups").glob("*")) - before


HOURLY = ("store.cramped", "store.backup", "store.sweep_letters", "lifecycle.tidy_up")
ROUND = ("send_due_letters", "moves.decline_overdue", "computers.retry_failed", "results.write")
WATCH = ("reminders.check", "send_digests")


@pytest.mark.parametrize(
    ("loop", "jobs"),
    [("every_hour", HOURLY), ("every_half_minute", ROUND), ("every_five_minutes", WATCH)],
    ids=["every_hour", "every_half_minute", "every_five_minutes"],
)
async def test_a_job_that_fails_stops_no_other_and_is_told_once(
    town: Town, monkeypatch: pytest.MonkeyPatch, loop: str, jobs: tuple[str, ...]
) -> None:
    """Whichever job fails, all others of its round are done, and the owner hears of it once a day."""
    await owned_by(town, "Lea")
    upkeep: Any = town.bot.get_cog("UpkeepCog")
    for failing in jobs:
        done: list[str] = []
        with monkeypatch.context() as patched:
            for job in jobs:
                owner, _, name = f"bot.{job}".rpartition(".")
                place: Any = attrgetter(owner)(town)
                patched.setattr(place, name, _job(job, done, fails=job == failing))
            await getattr(upkeep, loop)()
            await getattr(upkeep, loop)()
        assert done == [job for job in jobs if job != failing] * 2
    assert len(letters_of(town, "Lea", "My job")) == len(jobs)


def _job(name: str, done: list[str], *, fails: bool) -> Any:
    async def work(*_: Any) -> None:
        if fails:
            raise RuntimeError("not today")
        done.append(name)

    return work
