"""Hard computer players, as people see them: they think, the board says so when it takes long, and the game
goes on after a restart, whatever became of the process."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
import pytest_asyncio

from cogs.runtime import client
from cogs.runtime.pace import Pace
from cogs.tables.computers import computer_players
from data.settings import Settings
from tests.cogs.tables.computers.test_hard_players import Mind
from tests.cogs.tables.computers.test_thinking import die
from tests.support.discord_server import QUICK, DiscordServer, Shown

GAME = "magellan"


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(db=tmp_path / "portolan.db", thinking_processes=1)


@pytest.fixture
def bot_pace() -> Pace:
    """Short thoughts."""
    return QUICK._replace(thinking_percent=1)


@pytest_asyncio.fixture
async def mind(server: DiscordServer, monkeypatch: pytest.MonkeyPatch) -> Mind:
    monkeypatch.setattr(computer_players, "THINKING_TOLD_SECONDS", 0)
    server.bot.computers.thinking = found = Mind()
    return found


async def start(server: DiscordServer, *people: str) -> None:
    """A game against hard computer players; the click is sent and not waited for."""
    await server.slash("Inge", "play", game=GAME)
    lobby = server.last
    for who in people:
        await server.click(who, lobby, "Join")
    row = await server.running()
    for _ in range(2 - len(people)):
        await server.bot.lobbies.add_computer(row.id, row.host_id, "salt", level="hard")
    await server.env.settle()
    await server.raw_click("Inge", lobby, f"p1:start:{row.id}")


def live_board(server: DiscordServer) -> Shown | None:
    found = (shown for shown in reversed(server.history()) if {"Play", "Spielen"} & set(shown.labels))
    return next(found, None)


async def eventually(server: DiscordServer, text: str) -> Shown:
    for _ in range(400):
        shown = live_board(server)
        if shown is not None and text in shown.text:
            return shown
        await asyncio.sleep(0.02)
    raise AssertionError(f"no board says {text!r}")


@pytest.mark.parametrize(("language", "text"), [("en", "is thinking …"), ("de", "denkt nach …")])
async def test_a_long_thought_is_shown_without_a_ping(
    server: DiscordServer, mind: Mind, language: str, text: str
) -> None:
    await server.bot.store.change_guild(server.guild.id, language=language)
    await start(server)
    await asyncio.wait_for(mind.asked.wait(), 10)
    board = await eventually(server, text)
    name = (await server.bot.store.seats((await server.running()).id))[mind.positions[0].seat].name
    assert f"**{name}** {text}" in board.text
    assert "<@" not in board.text
    mind.may_answer.set()
    await server.env.settle()
    assert text not in server.history()[-1].text


@pytest.mark.parametrize("fate", ["thinks", "dies"])
async def test_a_game_goes_on_whatever_becomes_of_the_process(
    server: DiscordServer, monkeypatch: pytest.MonkeyPatch, fate: str
) -> None:
    if fate == "dies":
        monkeypatch.setattr("cogs.tables.computers.thinking.thought", die)
    await start(server)
    await server.env.settle()
    row = await server.running()
    room = await server.bot.tables.load(row.id)
    assert not room.computers_to_move()
    assert room.table.number > 0
    assert "Play" in server.board().labels


async def test_a_restart_in_the_middle_of_a_thought(
    server: DiscordServer, mind: Mind, monkeypatch: pytest.MonkeyPatch
) -> None:
    next_mind = Mind()  # no process: on a busy machine one starts slower than SimCord waits
    next_mind.may_answer.set()
    monkeypatch.setattr(client, "ThinkingPool", lambda processes, percent: next_mind)
    await start(server)
    await asyncio.wait_for(mind.asked.wait(), 10)
    await eventually(server, "is thinking …")
    await server.bot._stop_working()
    await server.restart()
    await server.env.settle()
    row = await server.running()
    assert next_mind.positions
    assert not (await server.bot.tables.load(row.id)).computers_to_move()
    assert "is thinking" not in server.board().text


async def test_people_act_while_a_computer_thinks(server: DiscordServer, mind: Mind) -> None:
    """Resigning, here: the click is answered at once."""
    await start(server, "Otto")
    await asyncio.wait_for(mind.asked.wait(), 10)
    row = await server.running()
    async with asyncio.timeout(5):
        await server.bot.seats.resign(server.people["Otto"].id, row.id)
    mind.may_answer.set()
    await server.env.settle()
    room = await server.bot.tables.load(row.id)
    assert room.seat_of(server.people["Otto"].id) is None
    assert not room.computers_to_move()
