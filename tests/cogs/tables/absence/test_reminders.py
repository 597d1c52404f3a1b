"""Seats are looked at only when something may be due: what people see is what it would be if all of them were
looked at in every round."""

from __future__ import annotations

import shutil
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from cogs.tables.absence.lifecycle import Lifecycle
from cogs.tables.absence.reminders import NUDGE_SECONDS, Reminders
from cogs.tables.absence.seats import Why
from cogs.tables.absence.votes import Votes
from cogs.tables.people.clock import DAY, HOUR
from data.models import ANYBODY, Sent
from data.queries.database import Sql
from engines.tables.knowledge import version_token
from tests.cogs.tables.services import PEOPLE, START, Services

ROUND = HOUR // 2
"""Seconds between two rounds: a real one has five minutes, which takes six times as long."""
INGE, OTTO, RUTH = (PEOPLE[name].user_id for name in ("Inge", "Otto", "Ruth"))
QUIET = (START // HOUR + 1) % 24
"""The hour (UTC) that begins soon after the start."""


class Life:
    """A table and its upkeep, over days."""

    def __init__(self, services: Services, *, every_seat: bool) -> None:
        self.services, self.store, self.every_seat = services, services.store, every_seat
        lifecycle = Lifecycle(services.tables)
        self.votes = Votes(services.tables, services.moves, services.seats, lifecycle)
        overdue = services.overdue(self.votes)
        self.reminders = Reminders(services.tables, overdue, self.has_left)
        self.gone: set[int] = set()
        self.letters: list[tuple[int, str, int | None, object]] = []

    async def has_left(self, guild_id: int, user_id: int) -> bool:
        return user_id in self.gone

    async def round(self, table_id: str) -> None:
        """What is done every five minutes; then all letters are delivered."""
        if self.every_seat:
            await self._look_at_everything()
        now = self.services.time
        await self.reminders.check(now)
        due = await self.store.due_letters(now, 1000, table_id)
        self.letters += [(now, letter.kind.value, letter.seat, letter.body) for letter in due]
        await self.store.delivered(table_id, [Sent(letter.id) for letter in due], now=now)

    async def _look_at_everything(self) -> None:
        async def mark(sql: Sql) -> None:
            await sql(f"UPDATE seats SET check_at = asked_at + {NUDGE_SECONDS} WHERE check_at IS NOT NULL")
            await sql("UPDATE votes SET check_at = 0")

        await self.store._write(mark)


Event = Callable[[Life, str], Awaitable[object]]


class Scene(NamedTuple):
    game: str
    settings: dict[str, str]
    events: dict[int, Event]
    """By the hour."""
    days: int
    expected: dict[str, int]
    """At least so many letters of some kinds."""


async def move(life: Life, table_id: str) -> None:
    room = await life.services.tables.load(table_id)
    seat = room.table.waiting[0]
    await life.services.move_log.play(room, seat, room.table.suggest(seat))


async def wait_another_day(life: Life, table_id: str) -> None:
    """Everybody who may, and was asked to, votes for more time."""
    found = await life.store.vote(table_id)
    assert found is not None
    for one in await life.store.seats(table_id):
        if one.seat != found[0].seat and one.user_id and await life.store.vote(table_id):
            await life.votes.cast(one.user_id, table_id, found[0].opened, "wait")


async def ask_to_undo(life: Life, table_id: str) -> None:
    table = (await life.services.tables.load(table_id)).table
    seats = await life.store.seats(table_id)
    last = seats[table.log[-1].seat]
    await life.votes.request_undo(last.user_id or 0, table_id, version_token(table, last.seat))


async def hand_over(life: Life, table_id: str) -> None:
    await life.services.seats.hand_over(table_id, 1, Why.VOTED)


async def leave(life: Life, table_id: str) -> None:
    life.gone |= {INGE, OTTO, RUTH}


def person(user_id: int, **changes: Any) -> Event:
    return lambda life, table_id: life.store.change_person(user_id, **changes)


def vacation(user_id: int, hours: int | None) -> Event:
    until = None if hours is None else START + hours * HOUR
    return lambda life, table_id: life.services.seats.set_vacation(user_id, until)


ASLEEP = {"quiet_from": QUIET - 2, "quiet_to": QUIET + 7}
"""In quiet hours when a day is over."""
SCENES = {
    "no clock, quiet hours, settings that change": Scene(
        "magellan",
        {"pace": "casual"},
        {
            0: person(RUTH, quiet_from=QUIET + 1, quiet_to=QUIET + 9),
            3: move,
            9: person(RUTH, zone="Asia/Kathmandu"),
            10: person(RUTH, reminder_hours=5),
            20: person(RUTH, reminder_hours=None),
            40: lambda life, table_id: life.store.change_guild(1, reminder_hours=6),
            47: lambda life, table_id: life.store.change_guild(1, reminder_hours=4),
            60: person(RUTH, reminder_hours=0),
        },
        4,
        {"reminder": 3, "vote": 1},
    ),
    "a move a day, voters who sleep, a vote that is closed": Scene(
        "magellan",
        {"pace": "daily"},
        {0: person(OTTO, reminder_hours=5), 1: person(INGE, **ASLEEP), 46: wait_another_day, 90: leave},
        5,
        {"reminder": 1, "vote": 2},
    ),
    "a move a day, voters who no longer sleep": Scene(
        "magellan",
        {"pace": "daily"},
        {
            0: person(OTTO, reminder_hours=5),
            1: person(INGE, **ASLEEP),
            2: person(RUTH, **ASLEEP),
            26: person(INGE, quiet_from=None),
            27: person(RUTH, quiet_from=None),
        },
        2,
        {"vote": 1},
    ),
    "a time bank, vacations": Scene(
        "magellan",
        {"pace": "bank24"},
        {
            1: move,
            2: vacation(RUTH, 60),
            20: vacation(RUTH, 30),
            24: vacation(RUTH, None),
            50: move,
            90: hand_over,
        },
        6,
        {"reminder": 1, "vote": 1},
    ),
    "a request to undo that nobody answers": Scene(
        "magellan", {"pace": "casual"}, {1: move, 2: ask_to_undo}, 4, {"vote": 2}
    ),
    "answers in secret": Scene(
        "new_found_land",
        {"pace": "daily", "planning": "simultaneous"},
        {
            1: move,
            2: person(OTTO, reminder_hours=5),
            3: vacation(RUTH, 11),
            50: wait_another_day,
            80: lambda life, table_id: life.services.seats.play_for(table_id, ANYBODY),
        },
        5,
        {"reminder": 1, "vote": 1},
    ),
}


async def until_secret(services: Services, table_id: str) -> None:
    while not (room := await services.tables.load(table_id)).answers_are_secret:
        seat = room.table.waiting[0]
        await services.move_log.play(room, seat, room.table.suggest(seat))


async def lived(path: Path, scene: Scene, *, every_seat: bool) -> Life:
    services = await Services.open(path)
    try:
        life = Life(services, every_seat=every_seat)
        [row] = await services.store.pending()
        for at in range(START, START + scene.days * DAY, ROUND):
            services.time = at
            if (at - START) % HOUR == 0 and (event := scene.events.get((at - START) // HOUR)):
                await event(life, row.id)
                await services.computers.wait(row.id)
            await life.round(row.id)
        return life
    finally:
        await services.store.close()


@pytest.mark.parametrize("name", SCENES)
async def test_nobody_is_overlooked(
    services: Services, tmp_path: Path, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        "cogs.tables.lobbies.lobbies.secrets.token_bytes", bytes
    )  # the same people begin each time
    scene = SCENES[name]
    table_id = await services.lobby(scene.game, "Inge", "Otto", "Ruth")
    for key, choice in scene.settings.items():
        await services.lobbies.change_setting(table_id, INGE, key, choice)
    await services.lobbies.start(table_id, INGE)
    if "planning" in scene.settings:
        await until_secret(services, table_id)
    path = tmp_path / "services.db"
    copies = [tmp_path / "planned.db", tmp_path / "every_seat.db"]
    await services.store._connection.execute_fetchall("PRAGMA wal_checkpoint(TRUNCATE)")
    for copy in copies:
        shutil.copyfile(path, copy)
    planned = await lived(copies[0], scene, every_seat=False)
    every_seat = await lived(copies[1], scene, every_seat=True)
    assert planned.letters == every_seat.letters
    kinds = [kind for _, kind, _, _ in planned.letters]
    assert {kind: min(kinds.count(kind), least) for kind, least in scene.expected.items()} == scene.expected
