"""What happens by itself costs the same with a hundred tables and with ten thousand: only what is due counts.

SQLite counts the steps of its virtual machine: each row that a statement walks takes some, also rows that it
does not give back.
"""

from __future__ import annotations

import itertools
import sqlite3
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import discord
import pytest

from data.sqlite import SqliteStore
from data.sqlite.file import DatabaseFile
from tests.cogs.players import asked
from tests.cogs.scene import DAY, PAIR, TRIO, late, slow_down
from tests.cogs.test_season import opened, stored
from tests.lab.load.tables import copy_rows
from tests.support.discord_server import DiscordServer, Shown

FEW, MANY, VERY_MANY = 100, 3_000, 10_000
FIRST_CHANNEL = 10**18
KINDS = (
    "running", "with a computer", "with a vote", "with a letter", "lobby", "warned", "asleep", "stopped",
    "over",
)  # fmt: skip
"""What tables are there, each as often as the others."""
SEASONS = ("open", "running", "over")
"""What seasons are there, each as often as the others."""
DONE = {
    "a season is due": "FROM season_entrants",
    "a list is due": "UPDATE guilds SET list_message",
    "a move by button": "INSERT INTO moves",
}
"""A statement by which something can be seen to have happened."""
Steps = Counter[str]
"""By statement."""


@pytest.fixture
def steps(monkeypatch: pytest.MonkeyPatch) -> Steps:
    """All steps of the database since the test has begun."""
    counted: Steps = Counter()
    run = SqliteStore._run

    def counting(self: SqliteStore, db: sqlite3.Connection, statement: str, values: Any = ()) -> Any:
        def step() -> int:
            counted[statement] += 1
            return 0

        db.set_progress_handler(step, 1)
        try:
            return run(self, db, statement, values)
        finally:
            db.set_progress_handler(None, 0)

    monkeypatch.setattr(SqliteStore, "_run", counting)
    return counted


def of_kind(column: str, values: dict[str, str]) -> str:
    """SQL of a column's value that is another one in some kinds of copies."""
    cases = " ".join(f"WHEN '{kind}' THEN {value}" for kind, value in values.items())
    return f"CASE copies.kind {cases} ELSE old.{column} END"


def copy_table(db: Path, table_id: str, first: int, end: int, now: int) -> None:
    """Copies of a running table from one number to another, of all kinds, with people of their own. Nothing
    about them is due."""
    connection = sqlite3.connect(db, isolation_level=None)
    run = connection.execute
    run("PRAGMA synchronous = OFF")
    run("BEGIN")
    run("CREATE TEMP TABLE copies (source TEXT, id TEXT PRIMARY KEY, number INTEGER, kind TEXT)")
    connection.executemany(
        "INSERT INTO copies VALUES (?, ?, ?, ?)",
        [(table_id, f"copy{number}", number, KINDS[number % len(KINDS)]) for number in range(first, end)],
    )
    # People first: their settings bring their seats forward.
    sitting = "SELECT user_id + number FROM seats JOIN copies ON source = table_id WHERE user_id IS NOT NULL"
    run(f"INSERT OR IGNORE INTO people (user_id, digest_hour) SELECT *, 8 FROM ({sitting})")
    run("UPDATE people SET digest_check_at = ?", (now + DAY,))
    lobby, ended = {"lobby": "NULL", "warned": "NULL"}, {"stopped": str(now), "over": str(now)}
    status = {"lobby": "'lobby'", "warned": "'lobby'", "stopped": "'ended'", "over": "'over'"}
    own = {
        "id": "copies.id",
        "channel_id": f"{FIRST_CHANNEL} + copies.number",
        "host_id": "old.host_id + copies.number",
        "status": of_kind("status", status),
        "ended": of_kind("ended", ended),
        "counted": of_kind("counted", {"over": "1"}),
        "asleep": of_kind("asleep", {"asleep": "'idle'"}),
        "warned": of_kind("warned", {"warned": str(now)}),
        "updated": of_kind("updated", {"warned": str(now - 7 * DAY)}),
        **{column: of_kind(column, lobby) for column in ("state", "rules_version", "figures")},
    }
    copy_rows(run, "tables", own, "JOIN copies ON copies.source = old.id")
    nobody_asked = dict.fromkeys(("lobby", "warned", "asleep", "stopped", "over"), "NULL")
    own = {
        "table_id": "copies.id",
        "user_id": "iif(copies.kind = 'with a computer' AND old.asked_at IS NULL, NULL,"
        " old.user_id + copies.number)",
        "asked_at": of_kind("asked_at", nobody_asked),
        "check_at": of_kind("check_at", nobody_asked),
    }
    copy_rows(run, "seats", own, "JOIN copies ON copies.source = old.table_id")
    own = {"table_id": "copies.id", "check_at": str(now + 2 * DAY)}
    chosen = "JOIN copies ON copies.source = old.table_id AND copies.kind = 'with a vote'"
    copy_rows(run, "votes", own, chosen)
    own = {"id": "NULL", "table_id": "copies.id", "nonce": "copies.id || '/' || old.id"}
    own |= {"done_at": of_kind("done_at", {"with a letter": "NULL"}), "next_try": str(now + DAY)}
    own["kind"] = of_kind("kind", {"with a letter": "'ping'"})
    copy_rows(run, "outbox", own, "JOIN copies ON copies.source = old.table_id")
    run("COMMIT")
    connection.close()


def copy_season_and_list(db: Path, season_id: str, guild_id: int, first: int, end: int, now: int) -> None:
    """As many seasons, and servers with a list of open lobbies. Nothing about them is due."""
    connection = sqlite3.connect(db, isolation_level=None)
    run = connection.execute
    run("BEGIN")
    run("CREATE TEMP TABLE copies (id TEXT PRIMARY KEY, number INTEGER, kind TEXT)")
    connection.executemany(
        "INSERT INTO copies VALUES (?, ?, ?)",
        [(f"copy{number}", number, SEASONS[number % len(SEASONS)]) for number in range(first, end)],
    )
    own = {
        "id": "copies.id",
        "channel_id": f"{FIRST_CHANNEL} + copies.number",
        "status": "copies.kind",
        "ended": of_kind("ended", {"over": str(now)}),
        "end_reason": of_kind("end_reason", {"over": "'played'"}),
        "check_at": f"iif(copies.kind = 'over', NULL, {now + DAY})",
    }
    copy_rows(run, "seasons", own, f"JOIN copies ON old.id = '{season_id}'")
    own = {"season_id": "copies.id", "user_id": "old.user_id + copies.number"}
    copy_rows(run, "season_entrants", own, f"JOIN copies ON old.season_id = '{season_id}'")
    own = {"guild_id": "old.guild_id + copies.number", "list_at": f"iif(number % 2, {now + DAY}, NULL)"}
    copy_rows(run, "guilds", own, f"JOIN copies ON old.guild_id = {guild_id}")
    run("COMMIT")
    connection.close()


class Job(NamedTuple):
    """Something that is counted, and what must be there before."""

    do: Callable[[], Awaitable[object]]
    prepare: Callable[[], Awaitable[object]] | None = None


class Periods:
    """Everything that happens by itself, and what people do."""

    def __init__(self, server: DiscordServer) -> None:
        self.server, self.home = server, server.channel
        self.village = server.env.create_guild("Village")
        self.season_id = ""
        self.mover = ""
        self.panel: Shown | None = None

    async def open(self) -> None:
        """A season that people sign up for, and a list of open lobbies on a server without any."""
        server = self.server
        server.channel = server.guild.create_text_channel("season")
        card = await opened(server)
        await server.click("Otto", card, "Join")
        server.channel = self.home
        self.season_id = (await stored(server)).season.id
        square = self.village.create_text_channel("square")
        await server.bot.store.change_guild(self.village.id, list_channel=square.id)
        await self.new_table()  # from now on there is always one behind the first

    def copy(self, first: int, end: int) -> None:
        db, now = self.server.settings.db, self.server.now()
        copy_season_and_list(db, self.season_id, self.village.id, first, end, now)

    def jobs(self) -> dict[str, Job]:
        upkeep: Any = self.server.bot.get_cog("UpkeepCog")
        table: Any = self.server.bot.get_cog("TableCog")
        nowhere = discord.Object(5)
        return {
            "every half minute": Job(upkeep.every_half_minute),
            "a season is due": Job(upkeep.every_half_minute, self.make_season_due),
            "a list is due": Job(upkeep.every_half_minute, self.make_list_due),
            "every five minutes": Job(upkeep.every_five_minutes),
            "every hour": Job(upkeep.every_hour),
            "a server is gone": Job(lambda: table.on_guild_remove(nowhere)),
            "a server is back": Job(lambda: table.on_guild_join(nowhere)),
            "a command": Job(lambda: self.server.slash("Inge", "board")),
            "a move by button": Job(self.bid, self.new_table),
            "a start": Job(self.server.restart),
        }

    async def make_season_due(self) -> None:
        """The one that is no copy."""
        self._change("UPDATE seasons SET check_at = ? WHERE id = ?", self.season_id)

    async def make_list_due(self) -> None:
        self._change("UPDATE guilds SET list_at = ? WHERE guild_id = ?", self.village.id)

    def _change(self, statement: str, which: str | int) -> None:
        with closing(sqlite3.connect(self.server.settings.db)) as connection, connection:
            connection.execute(statement, (self.server.now(), which))

    async def new_table(self) -> None:
        """Where somebody has opened the panel for the first move."""
        server = self.server
        server.channel = server.guild.create_text_channel("bids")
        await server.table("magellan", *TRIO)
        who = await asked(server)
        assert who is not None
        self.mover, self.panel = who, await server.click(who, server.board(), "Play")
        server.channel = self.home

    async def bid(self) -> None:
        """The move is made, the turn passes, board and hand are sent."""
        assert self.panel is not None
        shown = await self.server.click(self.mover, self.panel, "Bid 1")
        assert shown is not None

    async def counted(self, steps: Steps) -> dict[str, Steps]:
        found = {}
        for name in self.jobs():
            for _ in range(2):  # the first time it may find something to do
                job = self.jobs()[name]
                if job.prepare is not None:
                    await job.prepare()
                steps.clear()
                await job.do()
                await self.server.env.settle()
            found[name] = Counter(steps)
        return found


async def _next_id(ids: Iterator[int], *_: object) -> str:
    """Behind all others: a search that ends where its index ends takes a step less than another."""
    return f"z{next(ids):07o}".translate(str.maketrans("01234567", "23456789"))


@pytest.mark.parametrize("tables", [MANY, pytest.param(VERY_MANY, marks=pytest.mark.nightly)])
async def test_what_is_not_due_costs_nothing(
    server: DiscordServer, steps: Steps, monkeypatch: pytest.MonkeyPatch, tables: int
) -> None:
    async def no_backup(self: DatabaseFile, now: int) -> Path:
        return Path()

    monkeypatch.setattr(DatabaseFile, "backup", no_backup)
    monkeypatch.setattr("data.queries.tables.lobbies.new_id", partial(_next_id, itertools.count()))
    table_id, _ = await late(server, *PAIR)
    monkeypatch.setattr(discord.utils, "utcnow", server.env.now)  # also for jobs that we call
    assert await server.bot.store.vote(table_id) is not None
    slow_down(server, 1000)
    periods, db = Periods(server), server.settings.db
    await periods.open()
    copy_table(db, table_id, 1, FEW, server.now())
    periods.copy(1, FEW)
    few = await periods.counted(steps)
    copy_table(db, table_id, FEW, tables, server.now())
    periods.copy(FEW, tables)
    many = await periods.counted(steps)
    assert len(await server.bot.store.pending()) > tables // 2, "they are all there"
    for name, done in DONE.items():
        assert any(done in statement for statement in few[name]), (name, done)
    for name, expected in few.items():
        assert sum(expected.values()) > 0, name
        assert many[name] == expected, name
