"""The gateway of the loopback Discord: shards, identifying, heartbeats, resume, faults at random."""

from __future__ import annotations

import asyncio
from typing import Any

import aiohttp
import pytest

from cogs.local_table.bot_side.faults import Chances, Fault
from cogs.local_table.bot_side.sessions import GatewayLimits
from cogs.local_table.server import LoopbackDiscord
from cogs.local_table.small_discord.snowflakes import SHIFT
from cogs.local_table.small_discord.world import BOT, FIRST_CHANNEL, GUILD, HARBOR, TAVERN
from tests.cogs.local_table.robot import Robot, loopback
from tests.cogs.local_table.table import NAMES

INGE = NAMES["Inge"]


def press(server: LoopbackDiscord, place: int) -> None:
    row = {"type": 1, "components": [{"type": 2, "style": 1, "label": "x", "custom_id": "x"}]}
    message = server.messages.send(BOT, server.world.channel(place), {"content": "x", "components": [row]})
    server.people.press(INGE, message.id, "x", nonce="", locale="en-US")


async def greeting(robot: Robot, **identify: Any) -> Any:
    """Identify, and what comes first: a frame, or the code with which the connection is closed."""
    async with robot.http.ws_connect(robot.server.gateway_address) as socket:
        await socket.receive()
        token = {"token": robot.server.world.bot_token, "intents": 1, "properties": {}}
        await socket.send_json({"op": 2, "d": {**token, **identify}})
        frame = await socket.receive()
        return frame.json() if frame.type is aiohttp.WSMsgType.TEXT else frame.data


async def test_shards_get_what_is_theirs() -> None:
    """The servers go through the shards in turn. Direct messages belong to the first, and the others are not
    told."""
    async with (
        loopback() as (server, robot),
        robot.connected(shard=[1, 2]) as second,
        robot.connected(shard=[0, 2]) as first,
    ):
        other = server.open_guild("Other")
        both = {GUILD: first, other: second}
        if (GUILD >> SHIFT) % 2:
            both = {GUILD: second, other: first}
        told = {guild: await gateway.event("GUILD_CREATE") for guild, gateway in both.items()}
        assert [int(one["id"]) for one in told.values()] == [GUILD, other]
        for guild, gateway in both.items():
            press(server, guild + FIRST_CHANNEL)
            pressed = await gateway.interaction()
            assert int(pressed["guild_id"]) == guild
            assert pressed["member"]["roles"] == [str(guild + 1)]
        quiet = next(one for one in server.gateway.sessions.values() if one.shard == 1)
        before = quiet.number
        press(server, server.world.dm(INGE).id)
        assert (await first.interaction())["context"] == 1
        assert quiet.number == before


async def test_a_server_that_is_gone_is_told() -> None:
    async with loopback() as (server, robot), robot.connected() as gateway:
        other = server.open_guild("Other")
        server.close_guild(other)
        assert await gateway.event("GUILD_DELETE") == {"id": str(other)}
        assert (await robot.call("GET", f"guilds/{other}")).code == 10004
        assert server.world.channels.keys() == {HARBOR, TAVERN}


async def test_one_shard_of_a_bucket_at_a_time() -> None:
    """Shards 0 and 1 are of different buckets, 2 is of that of 0 and must wait."""
    limits = GatewayLimits(shards=3, max_concurrency=2, identify_seconds=0.3)
    async with loopback(limits=limits) as (server, robot):
        way = (await robot.call("GET", "gateway/bot")).body
        assert way["shards"] == 3
        assert way["session_start_limit"]["max_concurrency"] == 2
        for shard in (0, 1):
            assert (await greeting(robot, shard=[shard, 3]))["t"] == "READY"
        assert (await greeting(robot, shard=[2, 3]))["op"] == 9
        assert len(server.gateway.record.violations) == 1
        await asyncio.sleep(0.3)
        assert (await greeting(robot, shard=[2, 3]))["t"] == "READY"
        assert server.gateway.record.identified == 3


@pytest.mark.parametrize(("shard", "code"), [([3, 3], 4010), ([-1, 3], 4010), ([0, 1], 4011)])
async def test_shards_that_cannot_be(shard: list[int], code: int) -> None:
    async with loopback(limits=GatewayLimits(least_shards=2)) as (_, robot):
        assert await greeting(robot, shard=shard) == code


async def test_who_does_not_breathe_is_cut_off() -> None:
    async with loopback(limits=GatewayLimits(heartbeat_seconds=0.1)) as (server, robot):
        async with robot.connected() as gateway:
            await gateway.event("GUILD_CREATE")
            assert (await gateway.socket.receive()).data == 4009
        assert server.gateway.record.silent == 1


async def test_a_connection_can_die_without_a_word() -> None:
    async with loopback() as (server, robot), robot.connected() as gateway:
        await gateway.event("GUILD_CREATE")
        server.gateway.muted.add(0)
        await gateway.send(1, None)
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(gateway.socket.receive(), 0.2)


async def test_a_press_while_the_connection_is_broken_arrives() -> None:
    """If it is resumed in time; a bot that has said goodbye is not there."""
    async with loopback() as (server, robot):
        async with robot.connected() as gateway:
            await gateway.event("GUILD_CREATE")
            await server.gateway.drop()
        press(server, HARBOR)
        async with robot.connected(resume=True) as gateway:
            assert (await gateway.interaction())["channel_id"] == str(HARBOR)
            await gateway.event("RESUMED")
        failed: list[Any] = []
        server.events.listen(failed.append)
        press(server, HARBOR)
        assert failed[-1].why == "page-bot-away"


async def test_a_session_can_be_forgotten() -> None:
    async with loopback() as (server, robot):
        async with robot.connected() as gateway:
            await gateway.event("GUILD_CREATE")
            await server.gateway.drop()
        server.gateway.forget()
        async with robot.connected(resume=True) as gateway:
            assert (await gateway.frame())["op"] == 9
        assert server.gateway.record.invalidated == 1


def test_chance_is_the_same_for_the_same_seed() -> None:
    chances = [Chances(seed=seed, limited=0.1, broken=0.1, lost=0.1, cut=0.1, slow=0.1) for seed in (1, 1, 2)]
    first, again, other = ([one.fault("channels/1/messages") for _ in range(200)] for one in chances)
    assert first == again != other
    assert {type(one) for one in first} == {Fault, type(None)}
    kinds = {(one.status >= 500, one.status == 429, one.cut, one.lost) for one in first if one is not None}
    assert len(kinds) == 6, "limited, slow, broken, lost, cut before and cut after it was done"
    assert 60 < sum(one is not None for one in first) < 140


async def test_faults_at_random_end_connections() -> None:
    async with loopback() as (server, robot):
        server.faults.chances = Chances(cut=1.0, path="channels/.*")
        with pytest.raises(aiohttp.ClientError):
            await robot.call("POST", f"channels/{HARBOR}/messages", {"content": "x"})
        assert (await robot.call("GET", "users/@me")).status == 200
        server.faults.chances = Chances(dropped=1.0)
        async with robot.connected() as gateway:
            assert (await gateway.socket.receive()).type is not aiohttp.WSMsgType.TEXT
        assert not server.gateway.online


async def test_two_bots_with_one_shard_are_told_the_same() -> None:
    """As on Discord: whoever answers first has answered."""
    async with loopback() as (server, robot), robot.connected() as first, robot.connected() as second:
        press(server, HARBOR)
        pressed = await first.interaction()
        assert (await second.interaction())["id"] == pressed["id"]
        assert (await robot.answer(pressed, 6)).status == 200
        assert (await robot.answer(pressed, 6)).code == 40060
