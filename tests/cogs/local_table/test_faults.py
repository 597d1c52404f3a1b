"""Faults that can be switched on, and what the bot makes of them: nothing is lost, nothing comes twice."""

from __future__ import annotations

import asyncio
import logging
import sys
from pathlib import Path

import aiohttp
import msgspec
import pytest

from cogs.local_table.bot_side.faults import Fault
from cogs.local_table.small_discord.world import BOT, HARBOR
from data.settings import Settings
from tests.cogs.local_table.robot import loopback
from tests.cogs.local_table.table import NAMES, LocalTable, labels, local_table, text
from tests.support.project import ROOT, clean_environment

POSTS = r"channels/\d+/messages"
_sleep = asyncio.sleep


@pytest.mark.parametrize(
    ("fault", "status", "carried_out"),
    [
        (Fault("POST", POSTS, status=429, retry_after=0.05), 429, False),
        (Fault("POST", POSTS, status=502), 502, False),
        (Fault("POST", POSTS, status=502, lost=True), 502, True),
        (Fault("POST", POSTS, delay=0.1), 200, True),
    ],
    ids=["limited", "broken", "answer-lost", "slow"],
)
async def test_a_fault_is_what_it_says(fault: Fault, status: int, carried_out: bool) -> None:
    """And it is gone after that: the next request is answered as always."""
    async with loopback() as (server, robot):
        server.faults.add(fault)
        url, began = f"{server.rest_address}/channels/{HARBOR}/messages", asyncio.get_running_loop().time()
        async with robot.http.post(url, headers=robot.headers, json={"content": "x"}) as answer:
            body = await answer.json()
        took = asyncio.get_running_loop().time() - began
        assert answer.status == status
        assert took >= fault.delay
        assert len(server.messages.history(server.world.channel(HARBOR), BOT, 10)) == carried_out
        if status == 429:
            assert float(answer.headers["Retry-After"]) == body["retry_after"] == fault.retry_after
        assert (await robot.call("POST", f"channels/{HARBOR}/messages", {"content": "y"})).status == 200


async def test_a_slow_request_of_a_process_that_is_gone_never_comes() -> None:
    """Else it would undo what the next process has done meanwhile."""
    async with loopback() as (server, robot):
        server.faults.add(Fault("POST", POSTS, delay=0.2))
        url = f"{server.rest_address}/channels/{HARBOR}/messages"
        with pytest.raises(TimeoutError):
            await robot.http.post(
                url, headers=robot.headers, json={"content": "x"}, timeout=aiohttp.ClientTimeout(total=0.05)
            )
        await _sleep(0.3)
        assert server.messages.history(server.world.channel(HARBOR), BOT, 10) == []


async def lobby(table: LocalTable) -> None:
    await table.command("Inge", "play", game="magellan")
    await table.until(lambda: any("Join" in labels(one) for one in table.history()), "there is no lobby")


@pytest.mark.parametrize(
    "fault",
    [
        Fault("POST", POSTS, status=429, retry_after=0.05),
        Fault("POST", POSTS, status=502),
        Fault("POST", POSTS, status=502, lost=True),
        Fault("POST", POSTS, delay=0.2),
    ],
    ids=["limited", "broken", "answer-lost", "slow"],
)
async def test_a_message_comes_once(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, fault: Fault
) -> None:
    """discord.py waits and sends it again; a nonce keeps it from coming twice."""
    monkeypatch.setattr("discord.http.asyncio.sleep", _briefly)
    async with local_table(settings, monkeypatch) as table:
        table.server.faults.add(fault)
        await lobby(table)
        while await table.bot.store.due_letters(table.now(), 10):
            await _sleep(0.02)  # until the bot knows that all has arrived
        assert not table.server.faults.waiting
        assert len(table.history()) == 1


async def _briefly(seconds: float, result: object = None) -> object:
    """Without the seconds that discord.py waits between two attempts."""
    return await _sleep(min(seconds, 0.05), result)


async def test_closed_direct_messages_are_told(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    async with local_table(settings, monkeypatch) as table:
        table.server.people.set_dms(NAMES["Inge"], False)
        await lobby(table)
        channel = table.server.world.channel(HARBOR)

        def told() -> bool:
            seen = table.server.messages.history(channel, NAMES["Inge"], 10)
            return any("direct messages" in text(one) for one in seen if one.only_for)

        await table.until(told, "Inge is not told that her hand cannot be sent")


async def test_a_broken_connection_is_resumed(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """What happened meanwhile is told after the resume, in its order."""
    async with local_table(settings, monkeypatch) as table:
        await lobby(table)
        before = table.server.gateway.record.resumed
        await table.server.gateway.drop()
        await table.until(lambda: not table.server.gateway.online, "the connection did not break")
        channel = table.server.people.open_channel(NAMES["Inge"], "second harbor")
        await table.until(lambda: table.server.gateway.record.resumed > before, "it was not resumed")
        await table.until(lambda: table.bot.get_channel(channel.id), "the new channel was not told")
        shown = await table.command("Otto", "play", channel.id, game="entdecker")
        assert "Entdecker" in text(shown)


async def test_a_session_that_is_gone_begins_anew() -> None:
    async with loopback() as (_, robot):
        robot.session_id, robot.seen = "unknown", 7
        async with robot.connected(resume=True) as gateway:
            assert (await gateway.frame())["op"] == 9


async def test_a_heartbeat_is_not_acknowledged_before_it_was_noted() -> None:
    """As fast as loopback is, discord.py would take the acknowledgement for that of the heartbeat before."""
    async with loopback() as (_, robot), robot.connected() as gateway:
        began = asyncio.get_running_loop().time()
        await gateway.send(1, None)
        while (await gateway.frame())["op"] != 11:
            continue
        assert asyncio.get_running_loop().time() - began >= 0.04


async def test_events_missed_are_sent_after_a_resume() -> None:
    async with loopback() as (server, robot):
        async with robot.connected() as gateway:
            await gateway.event("GUILD_CREATE")
            await server.gateway.drop()
        names = ["first", "second"]
        for name in names:
            server.people.open_channel(NAMES["Inge"], name)
        async with robot.connected(resume=True) as gateway:
            told = [await gateway.event("CHANNEL_CREATE") for _ in names]
            assert [one["name"] for one in told] == names
            await gateway.event("RESUMED")


async def test_closing_in_the_middle_of_answers(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Presses, letters and computer players are at work when the bot is stopped: nothing of it is complained
    about, and the next start takes it up."""
    async with local_table(settings, monkeypatch) as table:
        await lobby(table)
        [card] = table.history()
        for name in ("Otto", "Ruth"):
            await table.click(name, card, "Join")
        await table.until(lambda: "Start" in labels(card), "the lobby is not full")
        table.push("Inge", card, "Start")
        for _ in range(5):
            table.push("Emil", card, "Rules")
        table.server.people.command(NAMES["Lea"], HARBOR, "help", {}, nonce="", locale="en-US")
        table.server.faults.add(Fault("POST", r"interactions/.*", delay=1.2, times=3))
        await table.until(lambda: len(table.bot.answering) > 1, "nobody is being answered")
        await table.bot.close()
        assert not table.bot.answering
        assert not [*table.bot.outbox.under_way, *table.bot.computers.under_way]
    assert [one.getMessage() for one in caplog.records if one.levelno >= logging.WARNING] == []


async def test_the_server_in_a_process_of_its_own(tmp_path: Path) -> None:
    """As load and crash runs use it: killed in the middle, the chat is there again."""
    chat = tmp_path / "chat.db"
    command = [sys.executable, "-m", "cogs.local_table", "--db", str(chat)]
    for number in range(2):
        process = await asyncio.create_subprocess_exec(
            *command, cwd=ROOT, env=clean_environment(), stdout=asyncio.subprocess.PIPE
        )
        assert process.stdout is not None
        try:
            told = msgspec.json.decode(await asyncio.wait_for(process.stdout.readline(), 30))
            headers = {"Authorization": f"Bot {told['token']}"}
            async with aiohttp.ClientSession(headers=headers) as http:
                url = f"{told['rest']}/channels/{HARBOR}/messages"
                async with http.get(url) as before:
                    assert len(await before.json()) == number
                origin = told["rest"].removesuffix("/api/v10")
                async with http.post(f"{origin}/faults", json={"status": 503}) as switched:
                    assert switched.status == 204
                async with http.post(url, json={"content": "x"}) as broken:
                    assert broken.status == 503
                async with http.post(url, json={"content": "x"}) as sent:
                    assert sent.status == 200
        finally:
            process.kill()
            await process.wait()
