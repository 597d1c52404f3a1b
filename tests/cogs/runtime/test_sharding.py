"""The shards of a process: what is asked of Discord, who waits for which bucket, what is refused."""

from __future__ import annotations

import asyncio
import signal
import socket
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import pytest
import yarl
from discord.gateway import DiscordWebSocket

from cogs.local_table.bot_side.sessions import GatewayLimits
from cogs.local_table.server import LoopbackDiscord
from cogs.runtime.sharding import IDENTIFY_SECONDS, Shards
from data.postgres import join
from data.processes import Claim
from data.settings import BadSettings, Settings
from data.version import VERSION
from tests.support.project import ROOT, clean_environment

Running = list[asyncio.subprocess.Process]
Start = Callable[[int], Awaitable[asyncio.subprocess.Process]]
EIGHT = Settings(shards=8, shard_ids=(2, 3, 7), database_url="postgresql://h/d")


class Waits:
    """Notes who waits for which bucket."""

    def __init__(self) -> None:
        self.buckets: list[int] = []

    async def may_identify(self, bucket: int, seconds: float) -> None:
        assert seconds == IDENTIFY_SECONDS
        self.buckets.append(bucket)


def shards_of(settings: Settings, **options: Any) -> tuple[Shards, Waits]:
    shards, waits = Shards(settings, **options), Waits()
    shards.processes = waits  # type: ignore[assignment]
    return shards, waits


def asked(shards: int = 8, buckets: int = 2, left: int = 1000) -> Any:
    """A client whose Discord answers so."""
    limit = {"total": 1000, "remaining": left, "reset_after": 7_200_001, "max_concurrency": buckets}

    async def get_bot_gateway() -> tuple[int, str, dict[str, int]]:
        return shards, "wss://gateway.example", limit

    return SimpleNamespace(http=SimpleNamespace(get_bot_gateway=get_bot_gateway))


def test_servers_belong_to_shards() -> None:
    shards, _ = shards_of(EIGHT)
    assert [number for number in range(16) if shards.has(number << 22 | 5)] == [2, 3, 7, 10, 11, 15]
    assert not shards.has(0), "direct messages belong to shard 0"


async def test_one_shard_asks_nothing() -> None:
    shards, waits = shards_of(Settings())
    await shards.ask_gateway(SimpleNamespace())  # type: ignore[arg-type]
    await shards.permit(0)
    assert waits.buckets == [0]


async def test_a_shard_waits_for_its_bucket_once() -> None:
    """Before it connects; when it must identify again later, it waits again."""
    shards, waits = shards_of(EIGHT)
    await shards.ask_gateway(asked())
    for shard in (2, 3, 7):
        await shards.permit(shard)
        await shards.identify(shard)
    assert waits.buckets == [0, 1, 1]
    await shards.identify(3)
    assert waits.buckets == [0, 1, 1, 1]
    quick, never = shards_of(EIGHT, identify_seconds=0)
    await quick.permit(2)
    assert not never.buckets


async def test_too_few_session_starts_are_left() -> None:
    shards, _ = shards_of(EIGHT)
    await shards.ask_gateway(asked(left=3))
    with pytest.raises(BadSettings) as refused:
        await shards.ask_gateway(asked(left=2))
    assert str(refused.value) == (
        "Discord lets the bot start 2 more shards in the next 3 hours, and this process has 3."
        " Find out what restarts it so often, and wait."
    )


async def test_a_proxy_says_where_the_gateway_is(monkeypatch: pytest.MonkeyPatch) -> None:
    usual = yarl.URL("wss://usual.example")
    monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", usual)
    await shards_of(EIGHT)[0].ask_gateway(asked())
    assert usual == DiscordWebSocket.DEFAULT_GATEWAY
    await shards_of(Settings(discord_api="http://proxy/api/v10"))[0].ask_gateway(asked())
    assert yarl.URL("wss://gateway.example") == DiscordWebSocket.DEFAULT_GATEWAY


@pytest.mark.parametrize(
    ("code", "sentence"),
    [
        (4010, "Discord doesn't know shard 3: look at PORTOLAN_SHARDS and PORTOLAN_SHARD_IDS."),
        (4011, "The bot is on too many servers for 8 shards: set PORTOLAN_SHARDS to a higher number."),
        (4004, None),
    ],
)
def test_what_discord_refuses_for_good(code: int, sentence: str | None) -> None:
    socket: Any = SimpleNamespace(close_code=code)
    error = discord.ConnectionClosed(socket, shard_id=3, code=code)
    assert shards_of(EIGHT)[0].refusal(error) == sentence


@asynccontextmanager
async def real_processes(url: str, folder: Path) -> AsyncIterator[tuple[LoopbackDiscord, Start, Running]]:
    """bot.py itself, twice, with a shard each; they are stopped at the end if they still run."""
    server = LoopbackDiscord(limits=GatewayLimits(shards=2, identify_seconds=5.0))
    await server.start()

    async def start(shard: int) -> asyncio.subprocess.Process:
        environment = clean_environment(
            DISCORD_TOKEN=server.world.bot_token,
            PORTOLAN_DATABASE_URL=url,
            PORTOLAN_DISCORD_API=server.rest_address,
            PORTOLAN_SHARDS="2",
            PORTOLAN_SHARD_IDS=str(shard),
            PORTOLAN_HEALTH="off",
        )
        return await asyncio.create_subprocess_exec(
            *(sys.executable, str(ROOT / "bot.py")),
            cwd=folder,
            env=environment,
            stderr=asyncio.subprocess.PIPE,
        )

    running = [await start(0), await start(1)]
    try:
        for _ in range(600):
            if {one.shard for one in server.gateway.sessions.values()} == {0, 1}:
                break
            await asyncio.sleep(0.1)
        yield server, start, running
    finally:
        for process in running:
            if process.returncode is None:
                process.send_signal(signal.SIGTERM)
        ended = [await process.communicate() for process in running]
        await server.stop()
    assert [process.returncode for process in running] == [0, 0], ended


@pytest.mark.nightly
async def test_real_processes(postgres_url: str, tmp_path: Path) -> None:
    """Two with a shard each, and one too many."""
    async with real_processes(postgres_url, tmp_path) as (server, start, running):
        again = await start(1)
        _, said = await asyncio.wait_for(again.communicate(), 60)
        assert again.returncode == 1
        assert said.decode().splitlines()[-1] == (
            f"Shard 1 belongs to process {running[1].pid} on {socket.gethostname()}, which has 1 of 2."
            " Stop that process first, or choose other PORTOLAN_SHARD_IDS."
        )
        assert said.decode().count("waiting: ") == 1
        assert server.gateway.record.identified == 2
        assert server.gateway.record.violations == []


@pytest.mark.nightly
async def test_real_processes_stop_gently_together(postgres_url: str, tmp_path: Path) -> None:
    """Each ends by itself, with exit code 0: whoever starts again what failed leaves them alone."""
    async with real_processes(postgres_url, tmp_path) as (_, _, running):
        owner = await join(postgres_url, Claim((), 2, VERSION), patience=0)
        await owner.stop_others()
        await owner.close()
        ended = asyncio.gather(*(process.wait() for process in running))
        assert await asyncio.wait_for(ended, 60) == [0, 0]
