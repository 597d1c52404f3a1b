"""What happens by itself: reaction times, retries, backups."""

from __future__ import annotations

import asyncio
import os
import shutil
from operator import attrgetter
from pathlib import Path
from typing import Any

import discord
import pytest

from cogs.tables.changes.move_log import REACTION_HOURS
from cogs.tables.people.clock import DAY, HOUR
from data.models import LogPlace, StoreError
from engines.contract.core import say
from tests.cogs.players import asked
from tests.cogs.scene import TRIO, play_until, quiet, slow_down
from tests.support.discord_server import DiscordServer

pytestmark = pytest.mark.backups
GAME = "magellan"
UPKEEP_HOURS = 1 / 6
"""Hours between two rounds of the upkeep."""


async def until_quiet(server: DiscordServer, **settings: str) -> str:
    """Play until somebody has a right that may lapse (a veto); returns the table's id."""
    await server.table(GAME, *TRIO, settings=settings)
    return await play_until(server, quiet, 300)


async def test_a_reaction_time_runs_out(server: DiscordServer) -> None:
    table_id = await until_quiet(server)
    row = await server.bot.store.load(table_id)
    assert row.due is not None
    slow_down(server, UPKEEP_HOURS)
    await server.env.advance_time(REACTION_HOURS * HOUR - 600)
    assert (await server.bot.store.load(table_id)).version == row.version, "not yet"
    await server.env.advance_time(1300)
    after = await server.bot.store.load(table_id)
    assert after.version > row.version
    assert after.due is None
    table = await server.bot.store.open_table(table_id)
    assert not table.view(None).public.quiet, "the game goes on"


@pytest.mark.parametrize(("choice", "seconds"), [("hour", HOUR), ("minutes", HOUR // 6)])
async def test_the_host_chooses_how_long_a_right_waits(
    server: DiscordServer, choice: str, seconds: int
) -> None:
    """From the moment it is asked about, whoever has answered: how long it waits tells nothing."""
    table_id = await until_quiet(server, veto_time=choice)
    row = await server.bot.store.load(table_id)
    assert row.due == row.updated + seconds
    await server.env.advance_time(seconds + 60)
    after = await server.bot.store.load(table_id)
    assert after.version > row.version
    table = await server.bot.store.open_table(table_id)
    assert not table.view(None).public.quiet, "the game goes on"


async def test_a_reaction_time_survives_a_restart(server: DiscordServer) -> None:
    table_id = await until_quiet(server)
    due = (await server.bot.store.load(table_id)).due
    await server.restart()
    assert (await server.bot.store.load(table_id)).due == due
    slow_down(server, UPKEEP_HOURS)
    await server.env.advance_time(REACTION_HOURS * HOUR + 700)
    assert (await server.bot.store.load(table_id)).due is None


async def test_the_window_pings_nobody_in_the_channel(server: DiscordServer) -> None:
    """Who has a standing order is not asked; a ping would tell who has none."""
    table_id = await until_quiet(server)
    await server.env.settle()
    table = await server.bot.store.open_table(table_id)
    board = server.board()
    assert all(person.mention not in board.text for person in server.people.values())
    asked_in_public = table.view(None).public.asked
    seats = await server.bot.store.seats(table_id)
    assert all(seats[seat].name in board.text for seat in asked_in_public)


async def test_backups_are_made(server: DiscordServer, tmp_path: Path) -> None:
    slow_down(server)
    await server.table(GAME, *TRIO)
    await server.env.advance_time(2 * 3600)
    made = set((tmp_path / "backups").glob("*"))
    assert made
    await server.restart()
    assert set((tmp_path / "backups").glob("*")) == made, "one an hour, however often the bot is started"
    slow_down(server)
    await server.env.advance_time(2 * 3600)
    assert len(set((tmp_path / "backups").glob("*")) - made) == 1


async def test_old_backups_are_deleted(server: DiscordServer, tmp_path: Path) -> None:
    """Once an hour, also when no backup is due; those from before an upgrade too."""
    slow_down(server)
    await copied(server)
    old = tmp_path / "backups" / f"{server.settings.db.stem}-schema-3.db"
    await asyncio.to_thread(old.touch)
    os.utime(old, (server.now() - 14 * DAY, server.now() - 14 * DAY))
    await copied(server)
    assert not await asyncio.to_thread(old.exists)
    assert len(set((tmp_path / "backups").glob("*"))) == 1


async def test_old_logs_are_packed_in_steps(server: DiscordServer, monkeypatch: pytest.MonkeyPatch) -> None:
    left = [LogPlace("one", 20), LogPlace("two", 20), None]
    after: list[LogPlace | None] = []

    async def pack_log(place: LogPlace | None = None) -> LogPlace | None:
        after.append(place)
        return left[len(after) - 1]

    monkeypatch.setattr(server.bot.store, "pack_log", pack_log)
    slow_down(server)
    await server.env.advance_time(3600)
    assert after == [None, *left[:-1]]


async def test_a_computer_player_that_stumbles_tries_again(server: DiscordServer) -> None:
    await server.slash("Inge", "play", game=GAME)
    lobby = server.last
    for _ in range(2):
        await server.click("Inge", lobby, "Add computer player")
    broken = server.bot.tables.load
    calls = 0

    async def stumble(table_id: str, *, whole: bool = False) -> object:
        nonlocal calls
        calls += 1
        if server.bot.computers._tasks:
            raise RuntimeError("stumbled")
        return await broken(table_id, whole=whole)

    server.bot.tables.load = stumble  # type: ignore[method-assign,assignment]
    await server.click("Inge", lobby, "Start")
    await server.env.settle()
    server.bot.tables.load = broken  # type: ignore[method-assign]
    await server.env.advance_time(61)
    assert await asked(server) == "Inge"
    assert await server.bot.store.computers_due(server.now()) == []


async def test_a_new_question_gets_its_own_reaction_time(server: DiscordServer) -> None:
    """After a veto the next card is a new question: nobody inherits what is left of the old time."""
    slow_down(server)
    table_id = await until_quiet(server)
    row = await server.bot.store.load(table_id)
    await server.env.advance_time(3600)
    seats = await server.bot.store.seats(table_id)
    table = await server.bot.store.open_table(table_id)
    holder = seats[table.waiting[0]].name
    await server.confirm(holder, await server.slash(holder, f"{GAME} veto"))
    after = await server.bot.store.load(table_id)
    assert after.due is None or (row.due is not None and after.due > row.due)


async def test_a_right_that_lapses_has_its_own_time(server: DiscordServer) -> None:
    """No clock of anybody runs for it, no vote is held about it, and the board says when it goes on."""
    slow_down(server)
    table_id = await until_quiet(server, pace="bank24")
    row = await server.bot.store.load(table_id)
    seats = await server.bot.store.seats(table_id)
    assert all(seat.deadline is None for seat in seats)
    assert f"<t:{row.due}:R>" in server.board().text
    saved = [seat.bank for seat in seats]
    await server.env.advance_time(7 * 3600)
    assert await server.bot.store.vote(table_id) is None
    assert [seat.bank for seat in await server.bot.store.seats(table_id)] == saved


# --- what the people who run the bot must know ------------------------------------------------------------


async def owned_by(server: DiscordServer, name: str) -> None:
    """On SimCord nobody owns the bot."""
    assert server.bot.application is not None
    server.bot.application.owner = await server.bot.fetch_user(server.people[name].id)


async def copied(server: DiscordServer) -> None:
    """What is done every hour."""
    upkeep: Any = server.bot.get_cog("UpkeepCog")
    await upkeep.every_hour()


def letters_of(server: DiscordServer, name: str, start: str) -> list[str]:
    return [shown.text for shown in server.dms(name) if shown.text.startswith(start)]


async def test_the_owner_hears_once_a_day_that_the_disk_is_almost_full(
    server: DiscordServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    await owned_by(server, "Lea")
    await copied(server)
    assert not server.dms("Lea"), "there is room enough"
    full = shutil.disk_usage(".")._replace(free=90_000_000)
    monkeypatch.setattr("data.sqlite.backup.shutil.disk_usage", lambda place: full)
    await copied(server)
    await copied(server)
    [told] = letters_of(server, "Lea", "The disk is almost full: 90 MB left")
    assert "I can’t save moves" in told
    tomorrow = server.bot.now() + 24 * 3600
    monkeypatch.setattr("cogs.ui.interactions.app.now", lambda: tomorrow)
    await server.bot.alert_owner(say("alarm-cramped", megabytes=80))
    assert len(letters_of(server, "Lea", "The disk is almost full")) == 2


async def test_the_owner_hears_of_a_backup_that_failed(
    server: DiscordServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    await owned_by(server, "Lea")
    await server.bot.store.change_person(server.people["Lea"].id, language="de")

    async def broken(now: int) -> Path:
        raise StoreError("the folder is gone.")

    monkeypatch.setattr(server.bot.database_file, "backup", broken)
    await copied(server)
    assert letters_of(
        server, "Lea", "Von meiner Datenbank konnte keine Kopie gemacht werden: the folder is gone."
    )
    await server.table(GAME, *TRIO)  # and everything else goes on


async def test_an_owner_who_takes_no_messages_stops_nothing(
    server: DiscordServer, caplog: pytest.LogCaptureFixture
) -> None:
    await owned_by(server, "Lea")
    server.env.inject_error("POST", "/users/@me/channels", status=403, code=50007)
    await server.bot.alert_owner(say("alarm-cramped", megabytes=1))
    assert "could not be told" in caplog.text
    assert "1 MB left" in caplog.text


@pytest.mark.parametrize(
    "trouble",
    [discord.RateLimited(40.0), OSError("no route"), TimeoutError()],
    ids=lambda e: type(e).__name__,
)
async def test_an_alert_that_fails_does_not_stop_the_backup(
    server: DiscordServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, trouble: Exception
) -> None:
    await owned_by(server, "Lea")
    full = shutil.disk_usage(".")._replace(free=90_000_000)
    monkeypatch.setattr("data.sqlite.backup.shutil.disk_usage", lambda place: full)

    async def unreachable(user_id: int) -> discord.User:
        raise trouble

    monkeypatch.setattr(server.bot, "get_user", lambda user_id: None)
    monkeypatch.setattr(server.bot, "fetch_user", unreachable)
    before = set((tmp_path / "backups").glob("*"))
    await copied(server)
    assert set((tmp_path / "backups").glob("*")) - before


HOURLY = (
    "database_file.cramped",
    "database_file.backup",
    "database_file.delete_old_backups",
    "store.sweep_letters",
    "lifecycle.tidy_up",
)
ROUND = ("send_due_letters", "overdue.decline_reactions", "computers.resume", "results.write")
WATCH = ("reminders.check", "send_digests")


@pytest.mark.parametrize(
    ("loop", "jobs"),
    [("every_hour", HOURLY), ("every_half_minute", ROUND), ("every_five_minutes", WATCH)],
    ids=["every_hour", "every_half_minute", "every_five_minutes"],
)
async def test_a_job_that_fails_stops_no_other_and_is_told_once(
    server: DiscordServer, monkeypatch: pytest.MonkeyPatch, loop: str, jobs: tuple[str, ...]
) -> None:
    """Whichever job fails, all others of its round are done, and the owner hears of it once a day."""
    await owned_by(server, "Lea")
    upkeep: Any = server.bot.get_cog("UpkeepCog")
    for failing in jobs:
        done: list[str] = []
        with monkeypatch.context() as patched:
            for job in jobs:
                owner, _, name = f"bot.{job}".rpartition(".")
                place: Any = attrgetter(owner)(server)
                patched.setattr(place, name, _job(job, done, fails=job == failing))
            await getattr(upkeep, loop)()
            await getattr(upkeep, loop)()
        assert done == [job for job in jobs if job != failing] * 2
    assert len(letters_of(server, "Lea", "My job")) == len(jobs)


def _job(name: str, done: list[str], *, fails: bool) -> Any:
    async def work(*_: Any) -> None:
        if fails:
            raise RuntimeError("not today")
        done.append(name)

    return work
