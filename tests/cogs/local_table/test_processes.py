"""Two processes of the bot, each with a shard, on one database: people on both servers, in the channels and
by direct message."""

from __future__ import annotations

import asyncio
import dataclasses
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from random import Random
from typing import Any

import pytest

from cogs.delivery.messages.partner_threads import PartnerThreads
from cogs.local_table.bot_side.sessions import GatewayLimits
from cogs.local_table.server import LoopbackDiscord
from cogs.local_table.small_discord.messages import Message
from cogs.local_table.small_discord.world import FIRST_CHANNEL, GUILD, OWNER, Kind
from cogs.runtime.client import Portolan
from data.models import SHARD_SHIFT, Sleep
from data.settings import Settings
from engines.contract.core import say
from tests.cogs.local_table.contract import ContractChecker
from tests.cogs.local_table.table import (
    AT_ONCE,
    NAMES,
    LocalTable,
    labels,
    point_at,
    running_bot,
    text,
)
from tests.cogs.local_table.test_games import Presser, asked, final, finish, start
from tests.support.discord_server import QUICK

SHARDS = 2
PACE = AT_ONCE._replace(per_minute=QUICK.per_minute)
TRIO = ("Inge", "Otto", "Ruth")


@pytest.fixture
def settings(postgres_url: str) -> Settings:
    return Settings(database_url=postgres_url, shards=SHARDS)


class Two(LocalTable):
    """Both processes. `bot` is the one whose shard has the server of `place`."""

    bots: dict[int, Portolan]
    stacks: dict[int, AsyncExitStack]

    def play_at(self, guild: int) -> None:
        self.place = guild + FIRST_CHANNEL
        self.bot = self.bots[shard_of(guild)]

    requests: list[tuple[str, str]]
    """Methods and paths."""

    async def start_process(self, settings: Settings, shard: int, *, take_over: bool = False) -> None:
        own = dataclasses.replace(settings, shard_ids=(shard,))
        bot = Portolan(own, pace=PACE, take_over=take_over)
        self.bots[shard], self.stacks[shard] = bot, AsyncExitStack()
        await self.stacks[shard].enter_async_context(running_bot(self.server, bot))

    async def stop_process(self, shard: int) -> None:
        await self.stacks.pop(shard).aclose()


def shard_of(guild: int) -> int:
    return (guild >> SHARD_SHIFT) % SHARDS


@asynccontextmanager
async def two_processes(settings: Settings, patch: Any) -> AsyncIterator[tuple[Two, int]]:
    """And the id of the server that is on the second shard."""
    server = LoopbackDiscord(limits=GatewayLimits(shards=SHARDS))
    other = server.open_guild("Elsewhere")
    far = max(GUILD, other, key=shard_of)
    await server.start()
    point_at(server, patch)
    checker = ContractChecker(server)
    table = Two(server, None)  # type: ignore[arg-type]
    table.bots, table.stacks, table.requests = {}, {}, []
    server.api.observers.append(lambda one: table.requests.append((one.method, one.path)))
    try:
        for shard in range(SHARDS):
            await table.start_process(settings, shard)
        table.play_at(far)
        yield table, far
    finally:
        for shard in list(table.stacks):
            await table.stop_process(shard)
        await server.stop()
    checker.verify()


def in_dm(table: Two, who: str) -> Message | None:
    """The newest direct message from which somebody can play."""
    dms = reversed(table.history(table.dm(who).id))
    return next((one for one in dms if "Play" in labels(one)), None)


async def test_a_whole_game_in_channels_and_direct_messages(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server is on the second shard; what is pressed in direct messages arrives at the first process,
    which knows nothing of that server."""
    async with two_processes(settings, monkeypatch) as (table, far):
        first, second = table.bots[0], table.bots[1]
        assert (first.get_guild(far), second.get_guild(far) is not None) == (None, True)
        await start(table, "magellan", *TRIO)
        presser = Presser(table, Random(3))
        for number in range(8):
            who = await asked(table)
            assert who is not None
            where = None
            if number % 2:
                where = await table.until(partial(in_dm, table, who), f"{who} can’t play by message")
            await presser.move(who, where)
        await finish(table)
        last = await table.until(lambda: final(table), "the final standings are not shown")
        assert set(last.mentions) == {NAMES[who] for who in TRIO}
        await table.until(lambda: not table.board(), "the last board keeps its buttons")
        assert table.failed == []


async def table_at(table: Two, guild: int) -> str:
    """A lobby on a server; returns its id."""
    table.play_at(guild)
    await table.command("Inge", "play", game="magellan")
    await table.until(table.history, "there is no lobby")
    row = await table.bot.store.in_channel(table.place)
    assert row is not None
    return row.id


async def threads_are_found(table: Two, table_id: str) -> None:
    """The threads of partners, by a process that doesn't know their server; one that is gone is made anew."""
    world = table.server.world

    def threads() -> list[int]:
        return [one.id for one in world.channels.values() if one.kind == Kind.PRIVATE_THREAD]

    await table.until(lambda: len(threads()) == 2, "partners have no threads")
    bot = table.bots[0]
    room = await bot.tables.load(table_id)
    partners = PartnerThreads(bot)
    sides = list(room.table.game.sides(len(room.seats), room.row.settings))
    for side in sides:
        people = [room.seats[seat] for seat in side]
        found = await partners._find_or_make(room, people)
        assert found is not None
        assert found.id in threads()
    before = threads()
    world.remove(world.channel(before[0]))
    made = [await partners._find_or_make(room, [room.seats[seat] for seat in side]) for side in sides]
    assert len(set(threads()) - set(before)) == 1
    assert {one.id for one in made if one} == set(threads())


async def test_each_process_looks_after_its_own_servers(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A start puts no table to sleep that another process has; a server that is gone is noticed by its own.
    Commands are synced once, the owner hears of a problem once, and servers of others have names."""
    async with two_processes(settings, monkeypatch) as (table, far):
        synced = [one for one in table.requests if one[0] == "PUT" and one[1].endswith("/commands")]
        assert len(synced) == 1
        near = next(guild for guild in table.server.world.guilds if guild != far)
        here = await table_at(table, near)
        table.play_at(far)
        await start(table, "efemeris", "Inge", "Otto", "Ruth", "Emil")
        there = (await table.bot.store.pending())[-1].id
        await threads_are_found(table, there)
        shown = await table.command("Inge", "tables", table.dm("Inge").id)
        assert all(name in text(shown) for name in table.server.world.guilds.values())
        for bot in table.bots.values():
            await bot.alert_owner(say("alarm-cramped", megabytes=1))
            assert not await bot.reminders.has_left(far, NAMES["Otto"])
        told = [one for one in table.history(table.server.world.dm(OWNER).id) if "1 MB left" in text(one)]
        assert len(told) == 1
        table.server.world.left.add(NAMES["Otto"])
        assert [await bot.reminders.has_left(far, NAMES["Otto"]) for bot in table.bots.values()] == [True] * 2
        await table.stop_process(1)
        table.server.close_guild(far)
        await table.stop_process(0)
        await table.start_process(settings, 0)
        store = table.bots[0].store
        await asyncio.sleep(0.3)  # in which it would do it
        assert [(await store.load(one)).asleep for one in (here, there)] == [None, None]
        await table.start_process(settings, 1)

        for _ in range(100):
            if (await store.load(there)).asleep is not None:
                break
            await asyncio.sleep(0.05)
        assert [(await store.load(one)).asleep for one in (here, there)] == [None, Sleep.SERVER]


async def test_a_process_takes_over_and_no_press_is_lost(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """People press all the time, on both servers and in direct messages, while each process is replaced by
    another one."""
    async with two_processes(settings, monkeypatch) as (table, far):
        near = next(guild for guild in table.server.world.guilds if guild != far)
        for guild in (near, far):
            await table_at(table, guild)
        presses: list[Any] = []
        stop = asyncio.Event()

        async def press_again_and_again(guild: int, who: str) -> None:
            [card] = table.history(guild + FIRST_CHANNEL)
            while not stop.is_set():
                presses.append(table.push(who, card, "Rules"))
                await asyncio.sleep(0.03)

        pressing = [
            asyncio.create_task(press_again_and_again(guild, who))
            for guild, who in ((near, "Otto"), (far, "Ruth"))
        ]
        for shard in range(SHARDS):
            old = table.bots[shard]
            before = table.stacks.pop(shard)
            await table.start_process(settings, shard, take_over=True)
            await table.until(old.is_closed, "the old process does not stop")
            await before.aclose()
            assert old.stopped_because is None
        stop.set()
        await asyncio.gather(*pressing)
        await table.until(lambda: all(one.reply is not None or one.late for one in presses))
        assert not [one for one in presses if one.late]
        assert table.failed == []
        assert len(presses) > 10, "a quick machine is done with it soon"
