"""The walks of docs/ARCHITECTURE.md: whoever follows one enters the functions that it names, in its order."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from types import ModuleType

import pytest

from cogs.tables.changes import letters
from tests.cogs.players import asked
from tests.cogs.scene import GAME, PAIR, TRIO, late, slow_down, vote
from tests.lab.bench.ways import Tracer
from tests.support.discord_server import DiscordServer
from tests.support.pages import page, resolve

Scene = Callable[[DiscordServer, Tracer], Awaitable[None]]
PAGE = page("docs/ARCHITECTURE.md")


async def a_click(server: DiscordServer, tracer: Tracer) -> None:
    await server.table("magellan", *TRIO)
    who = await asked(server)
    assert who is not None
    with tracer.watching():
        panel = await server.click(who, server.board(), "Play")
        assert panel is not None
        await server.click(who, panel, "Bid 2")
        await server.env.settle()


async def play(server: DiscordServer, tracer: Tracer) -> None:
    with tracer.watching():
        await server.table(GAME, *PAIR)


async def open_tables(server: DiscordServer, tracer: Tracer) -> None:
    place = server.guild.create_text_channel("open")
    await server.bot.store.change_guild(server.guild.id, list_channel=place.id, list_at=server.now())
    with tracer.watching():
        await server.slash(PAIR[0], "play", game=GAME)
        await server.env.settle()
        await server.slash(PAIR[1], "tables", open=True)


async def a_vote(server: DiscordServer, tracer: Tracer) -> None:
    with tracer.watching():
        _, away = await late(server, *TRIO)
        for who in TRIO:
            if who != away:
                await server.click(who, vote(server), vote(server).labels[1])
        await server.env.settle()


async def a_restart(server: DiscordServer, tracer: Tracer) -> None:
    slow_down(server)
    row = await server.bot.store.load(await server.table("magellan", *TRIO))
    await server.bot.store.post(row.id, [letters.board(row)], now=server.now())
    with tracer.watching():
        await server.restart()
        await server.env.advance_time(60)
        await server.click(TRIO[0], server.board(), "Play")


async def what_if(server: DiscordServer, tracer: Tracer) -> None:
    await server.table("magellan", *TRIO)
    with tracer.watching():
        panel = await server.click(TRIO[0], server.board(), "Play")
        assert panel is not None
        await server.click(TRIO[0], panel, "What if …")
        await server.env.settle()


WALKS: dict[str, Scene] = {
    "A click to its picture": a_click,
    "/play to a started game": play,
    "A lobby to the list of open tables": open_tables,
    "A clock to a vote": a_vote,
    "A restart with unsent messages": a_restart,
    "What if: a copy of a position": what_if,
}


@pytest.mark.parametrize("title", WALKS)
async def test_a_walk_is_as_it_is_told(server: DiscordServer, title: str) -> None:
    tracer = Tracer()
    await WALKS[title](server, tracer)
    entered = [".".join(place) for place in tracer.entered]
    told = PAGE.partition(f"### {title}\n")[2].partition("\n#")[0]
    steps = re.findall(r"^\d+\..*(?:\n   .*)*", told, re.MULTILINE)
    named = [name for step in steps for name in re.findall(r"`(cogs\.[\w.]+)`", step)]
    functions = [name for name in named if not isinstance(resolve(name), ModuleType | type)]
    assert len(functions) > 5
    assert [name for name in functions if name not in entered] == []
    first = list(dict.fromkeys(functions))
    assert sorted(first, key=entered.index) == first
