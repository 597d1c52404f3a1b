"""The whole bot over PostgreSQL: a game with restarts, and a database that goes away for a while."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import asyncpg
import pytest

from data.postgres import PostgresStore
from data.settings import Settings
from engines import games
from tests.cogs import finale
from tests.cogs.players import Pusher, Typist, asked
from tests.cogs.stories.test_whole_games import GAMES, check_final_message
from tests.cogs.test_upkeep import owned_by
from tests.support.discord_server import DiscordServer

AWAY = "My database isn’t answering right now. Nothing is lost. Try again in a moment."


@pytest.fixture
def settings(tmp_path: Path, postgres_url: str) -> Settings:
    return Settings(db=tmp_path / "unused.db", database_url=postgres_url)


@pytest.mark.parametrize(
    "game", [pytest.param(game, marks=() if game == "magellan" else pytest.mark.nightly) for game in GAMES]
)
async def test_a_whole_game_with_restarts(server: DiscordServer, game: str, settings: Settings) -> None:
    assert isinstance(server.bot.store, PostgresStore)
    computers = games()[game].seats[0] - 2
    table_id = await server.table(game, "Inge", "Otto", computers=max(0, computers))
    pusher, typist, rng = Pusher(server, Random(1)), Typist(server), Random(2)
    for moves in range(6):
        who = await asked(server)
        assert who is not None
        await (pusher if rng.random() < 0.5 else typist).move(who)
        if moves % 3 == 2:
            await server.restart()
    await finale.finished(server, table_id)
    await check_final_message(server)
    assert not settings.db.exists(), "no file was made beside it"


@contextmanager
def no_database() -> Iterator[None]:
    """Every attempt to reach the server fails."""

    async def gone(*_: Any, **__: Any) -> None:
        raise ConnectionRefusedError(111, "Connection refused")

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(asyncpg.pool.PoolConnectionHolder, "acquire", gone)
        yield


async def test_a_database_that_goes_away_for_a_while(server: DiscordServer) -> None:
    """Whoever clicks is asked to try again, nothing is lost, and it goes on by itself."""
    await owned_by(server, "Lea")
    await server.table("magellan", "Inge", "Otto", "Ruth")
    who = await asked(server)
    assert who is not None
    board = server.board()
    before = await server.bot.store.in_channel(server.channel.id)
    upkeep: Any = server.bot.get_cog("UpkeepCog")
    with no_database():
        for _ in range(2):
            answer = await server.click(who, board, "Play")
            assert answer is not None
            assert answer.text == AWAY
        told = await server.slash(who, "board")
        assert told is not None
        assert told.text == AWAY
        for loop in (upkeep.every_half_minute, upkeep.every_five_minutes, upkeep.every_hour):
            await loop()
            assert loop.is_running(), "the jobs go on"
    assert [message.text.startswith("My database can’t be reached") for message in server.dms("Lea")] == [
        True
    ]
    assert await server.bot.store.in_channel(server.channel.id) == before
    pusher = Pusher(server, Random(1))
    for _ in range(3):
        who = await asked(server)
        assert who is not None
        await pusher.move(who)
    after = await server.bot.store.in_channel(server.channel.id)
    assert after is not None
    assert before is not None
    assert after.version > before.version
    await upkeep.every_half_minute()
    await server.env.settle()
    assert await server.bot.store.due_letters(server.bot.now(), table_id=after.id) == [], "all is told"
