"""Somebody leaves traces in every place there is, and has everything deleted: nothing of them is left.

The columns are decided upon in tests/data/queries/people/test_traces.py. Here is what people do; afterwards
every column, the bytes of the file, its journal and the next backup are searched for the name and the id.
"""

from __future__ import annotations

import json
import logging
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from cogs.ui.components.custom_ids import Verb, pack
from data.settings import Settings
from data.sqlite import SqliteStore
from tests.cogs.finale import played
from tests.cogs.players import Typist, asked
from tests.cogs.scene import slow_down
from tests.cogs.test_privacy import delete
from tests.support.discord_server import DiscordServer

WHO = "Inge"
NAME = b"Inge"
LESSON = "entdecker"


@pytest.fixture(params=["file", "postgres"])
def settings(request: pytest.FixtureRequest, tmp_path: Path) -> Settings:
    url = request.getfixturevalue("postgres_url") if request.param == "postgres" else None
    return Settings(db=tmp_path / "portolan.db", database_url=url)


async def leave_traces(server: DiscordServer) -> None:
    """What a person can do that is remembered, one of each."""
    await played(server, LESSON, WHO, "Otto")
    await _play_a_game(server)
    await _be_a_guest(server)
    await _enter_a_season(server)
    await server.bot.store.change_person(server.people[WHO].id, zone="Europe/Berlin", digest_hour=8)
    await server.slash(WHO, "verify", record=("record.json", json.dumps({"name": WHO}).encode()))
    await server.slash(WHO, "learn", game=LESSON)
    await server.slash(WHO, "whatif")
    user_id = server.people[WHO].id
    assert await server.bot.store.lesson(user_id, LESSON)
    assert await server.bot.store.what_if(user_id)


async def _play_a_game(server: DiscordServer) -> None:
    """A running game with hints, a note and a vote."""
    table_id = await server.table("magellan", WHO, "Otto", "Ruth", settings={"hints": "on"})
    for _ in range(6):
        who = await asked(server)
        assert who is not None
        if who == WHO:
            await server.forged(who, server.board(), pack(Verb.HINT, table_id))
        await Typist(server).move(who)
    seat = next(one for one in await server.bot.store.seats(table_id) if one.name == WHO)
    await server.bot.store.set_note(table_id, seat.seat, server.people[WHO].id, "remember me")
    await server.bot.votes.ask_about_absence(table_id, seat.seat)
    await server.env.settle()


async def _be_a_guest(server: DiscordServer) -> None:
    """Lobbies: one that is joined and followed, one to hear of, one that keeps them out, one of their own."""
    shown = {}
    for name in ("Join", "Tell me when it’s ready", "kept out"):
        place = server.guild.create_text_channel("guests")
        await server.slash("Lea", "play", channel=place, game=LESSON)
        shown[name] = server.history(place)[-1]
        await server.click(WHO, shown[name], "Join" if name == "kept out" else name)
        if name == "Join":
            await server.slash(WHO, "table follow", channel=place)
    panel = await server.click("Lea", shown["kept out"], "Players")
    assert panel is not None
    await server.click("Lea", panel, "Remove for good")
    await server.slash(WHO, "play", channel=server.guild.create_text_channel("own"), game=LESSON)


async def _enter_a_season(server: DiscordServer) -> None:
    server.make_manager("Lea")
    place = server.guild.create_text_channel("season")
    await server.slash("Lea", "season start", channel=place, game="magellan", size=3)
    await server.click(WHO, server.history(place)[-1], "Join")


async def everything(server: DiscordServer) -> dict[str, bytes]:
    """All that is at rest, by the place it was found in; of a file, with a backup that is made now."""
    store: Any = server.bot.store
    if isinstance(store, SqliteStore):
        await store.file.backup(server.now())
        folder = server.settings.db.parent
        return {str(path.relative_to(folder)): path.read_bytes() for path in _files(folder)}
    db = await asyncpg.connect(server.settings.database_url)
    try:
        tables = await db.fetch("SELECT tablename FROM pg_tables WHERE schemaname = 'public'")
        return {
            name: "\n".join(map(str, await db.fetch(f"SELECT to_jsonb(t) FROM {name} AS t"))).encode()
            for [name] in tables
        }
    finally:
        await db.close()


def _files(folder: Path) -> list[Path]:
    return [path for path in folder.rglob("*") if path.is_file()]


async def test_nothing_of_a_person_is_left(
    server: DiscordServer, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    slow_down(server)
    await leave_traces(server)
    number = str(server.people[WHO].id).encode()
    before = await everything(server)
    assert any(NAME in kept for kept in before.values())
    assert any(number in kept or _packed(server) in kept for kept in before.values())
    for path in (tmp_path / "backups").glob("*"):
        path.unlink()  # those of before are kept for two weeks, as the papers say
    await delete(server, WHO)
    await server.env.advance_time(2 * 3600)
    await server.env.settle()
    for where, kept in (await everything(server)).items():
        assert NAME not in kept, where
        assert number not in kept, where
        assert _packed(server) not in kept, where
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]
    row = await server.bot.store.in_channel(server.channel.id)
    assert row is not None, "the others play on"


def _packed(server: DiscordServer) -> bytes:
    """An id as a column of an SQLite file has it."""
    return server.people[WHO].id.to_bytes(8, "big")
