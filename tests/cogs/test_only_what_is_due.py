"""What happens by itself costs the same with a hundred tables and with ten thousand: only what is due counts.

SQLite counts the steps of its virtual machine: each row that a statement walks takes some, also rows that it
does not give back.
"""

from __future__ import annotations

import sqlite3
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import discord
import pytest

from data.sqlite import SqliteStore
from data.sqlite.file import DatabaseFile
from tests.cogs.scene import DAY, PAIR, late, slow_down
from tests.load.tables import copy_rows
from tests.support.discord_server import DiscordServer

FEW, MANY, VERY_MANY = 100, 3_000, 10_000
FIRST_CHANNEL = 10**18
KINDS = (
    "running", "with a computer", "with a vote", "with a letter", "lobby", "warned", "asleep", "stopped",
    "over",
)  # fmt: skip
"""What tables are there, each as often as the others."""
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


class Periods:
    """Everything that happens by itself."""

    def __init__(self, server: DiscordServer) -> None:
        self.server = server

    def jobs(self) -> dict[str, Callable[[], Awaitable[object]]]:
        upkeep: Any = self.server.bot.get_cog("UpkeepCog")
        relocation: Any = self.server.bot.get_cog("RelocationCog")
        nowhere = discord.Object(5)
        return {
            "every half minute": upkeep.every_half_minute,
            "every five minutes": upkeep.every_five_minutes,
            "every hour": upkeep.every_hour,
            "a server is gone": lambda: relocation.on_guild_remove(nowhere),
            "a server is back": lambda: relocation.on_guild_join(nowhere),
            "a click": lambda: self.server.slash("Inge", "board"),
            "a start": self.server.restart,
        }

    async def counted(self, steps: Steps) -> dict[str, Steps]:
        found = {}
        for name in self.jobs():
            for _ in range(2):  # the first time it may find something to do
                steps.clear()
                await self.jobs()[name]()
                await self.server.env.settle()
            found[name] = Counter(steps)
        return found


@pytest.mark.parametrize("tables", [MANY, pytest.param(VERY_MANY, marks=pytest.mark.long)])
async def test_what_is_not_due_costs_nothing(
    server: DiscordServer, steps: Steps, monkeypatch: pytest.MonkeyPatch, tables: int
) -> None:
    async def no_backup(self: DatabaseFile, now: int) -> Path:
        return Path()

    monkeypatch.setattr(DatabaseFile, "backup", no_backup)
    table_id, _ = await late(server, *PAIR)
    monkeypatch.setattr(discord.utils, "utcnow", server.env.now)  # also for jobs that we call
    assert await server.bot.store.vote(table_id) is not None
    slow_down(server, 1000)
    periods, db = Periods(server), server.settings.db
    copy_table(db, table_id, 1, FEW, server.now())
    few = await periods.counted(steps)
    copy_table(db, table_id, FEW, tables, server.now())
    many = await periods.counted(steps)
    assert len(await server.bot.store.pending()) > tables // 2, "they are all there"
    for name, expected in few.items():
        assert sum(expected.values()) > 0, name
        assert many[name] == expected, name
