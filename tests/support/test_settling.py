"""The test server itself: `settle` waits for the bot's work, whoever has set it off."""

from __future__ import annotations

import asyncio

import pytest

from tests.support import discord_server
from tests.support.discord_server import DiscordServer


async def test_settling_waits_for_what_a_test_has_set_off(
    server: DiscordServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """SimCord alone knows nothing of a delivery that begins outside the bot's own tasks."""
    delivered = []

    async def slowly(table_id: str) -> None:
        await asyncio.sleep(0.1)
        delivered.append(table_id)

    monkeypatch.setattr(server.bot.outbox, "deliver", slowly)
    server.bot.outbox.ring("a table")
    await server.env.settle()
    assert delivered == ["a table"]


async def test_settling_does_not_wait_for_ever(
    server: DiscordServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(discord_server, "SET_OFF_SECONDS", 0.05)
    release = asyncio.Event()

    async def held_up(table_id: str) -> None:
        await release.wait()

    monkeypatch.setattr(server.bot.outbox, "deliver", held_up)
    server.bot.outbox.ring("a table")
    async with asyncio.timeout(10):
        await server.env.settle()
        release.set()
        await server.env.settle()
