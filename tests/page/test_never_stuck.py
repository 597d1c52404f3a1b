"""Whatever fails, the page says so and goes on: refusals, lost answers, restarts."""

from __future__ import annotations

from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

import pytest

from cogs.local_table.server import LoopbackDiscord
from cogs.local_table.small_discord.messages import EPHEMERAL, LOADING
from cogs.local_table.small_discord.world import BOT, HARBOR
from cogs.runtime.client import Portolan
from data.settings import Settings
from tests.cogs.local_table.table import AT_ONCE, NAMES, LocalTable, point_at, running_bot
from tests.cogs.local_table.test_games import asked, start
from tests.page.windows.browser import Window, window_of
from tests.page.windows.parts import button, container, post, row, text
from tests.page.windows.player import Player

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from playwright.async_api import Browser, Route

INGE, OTTO, LEA = NAMES["Inge"], NAMES["Otto"], NAMES["Lea"]


async def send(window: Window, words: str) -> None:
    await window.channel.locator("textarea").fill(words)
    await window.page.keyboard.press("Enter")


async def test_a_refusal_is_an_answer(browser: Browser, table: LocalTable) -> None:
    """/hand as a stranger and /play where a table is, which used to freeze the page; the game goes on."""
    await start(table, "entdecker", "Inge", "Otto")
    who = await asked(table)
    assert who is not None
    async with window_of(browser, table.server.page_address, LEA, HARBOR) as stranger:
        for number, words in enumerate(("/hand", "/play Entdecker")):
            await send(stranger, words)
            if number:
                await stranger.page.keyboard.press("Enter")
            await stranger.channel.locator(".message.ephemeral .text").nth(number).wait_for()
        await stranger.button("Log").click()
        await stranger.channel.locator(".message.ephemeral").nth(2).wait_for()
        assert await stranger.page.locator(".notice").count() == 0
    async with window_of(browser, table.server.page_address, NAMES[who], HARBOR) as window:
        await Player(window, table, who, Random(1)).move()


async def test_a_press_without_an_answer(browser: Browser, server_alone: LoopbackDiscord) -> None:
    """The bot is gone: a sentence, and everything can be pressed again."""
    post(server_alone, container(text("board"), row(button("Play", "p"))))
    async with window_of(browser, server_alone.page_address, INGE, HARBOR) as window:
        for _ in range(2):
            await window.button("Play").click()
            await window.page.locator(".notice", has_text="bot").last.wait_for()
            await window.settled()
        assert await window.page.locator(".strip:visible").inner_text() != ""
        window.problems.clear()  # the browser reports the refused requests


async def test_an_action_that_gets_lost(browser: Browser, server_alone: LoopbackDiscord) -> None:
    post(server_alone, container(text("board"), row(button("Play", "p"))))

    async def lose(route: Route) -> None:
        await route.abort()

    async def spoil(route: Route) -> None:
        await route.fulfill(status=500, body="no JSON")

    async with window_of(browser, server_alone.page_address, INGE, HARBOR) as window:
        for breaks in (lose, spoil):
            await window.page.route("**/act/*", breaks)
            await window.button("Play").click()
            await window.page.locator(".notice", has_text="No answer").wait_for()
            await window.page.get_by_label("Close").click()
            await send(window, "is anybody there?")
            await window.page.locator(".notice", has_text="No answer").wait_for()
            await window.page.get_by_label("Close").click()
            assert await window.channel.locator("textarea").input_value() == "is anybody there?"
            await window.page.unroute("**/act/*")
        await send(window, "hello again")
        await window.channel.locator(".message", has_text="hello again").wait_for()
        window.problems.clear()  # the browser reports the broken requests


async def test_a_button_that_is_gone(browser: Browser, server_alone: LoopbackDiscord) -> None:
    """The message goes while its button has the focus: the focus stays in the channel."""
    message = post(server_alone, container(text("board"), row(button("Play", "p"))))
    async with window_of(browser, server_alone.page_address, INGE, HARBOR) as window:
        await window.button("Play").focus()
        server_alone.messages.delete(message)
        await window.channel.locator(".message").wait_for(state="detached")
        assert await window.page.evaluate("document.activeElement !== document.body")


@asynccontextmanager
async def running_again(
    settings: Settings, patch: pytest.MonkeyPatch, path: Path, port: int
) -> AsyncIterator[LocalTable]:
    """Server and bot, with a chat that is kept; the same port as before unless it is 0."""
    server = LoopbackDiscord(path)
    await server.start(port)
    point_at(server, patch)
    bot = Portolan(settings, pace=AT_ONCE)
    bot.always_sync = not server.commands.known
    try:
        async with running_bot(server, bot):
            yield LocalTable(server, bot)
    finally:
        await server.stop()


async def test_a_restart_in_the_middle(
    browser: Browser, settings: Settings, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """The page says that the connection is lost and comes back by itself: chat and hand are there, the
    same panel goes on, and what the bot was thinking about is gone."""
    path = tmp_path / "chat.db"
    async with running_again(settings, monkeypatch, path, 0) as table:
        port = table.server.port
        await start(table, "entdecker", "Inge", "Otto")
        who = await asked(table)
        assert who is not None
        opened = window_of(browser, table.server.page_address, NAMES[who], HARBOR)
        window = await opened.__aenter__()
        await Player(window, table, who, Random(2)).move()
        boards = await window.channel.locator(".message").count()
        harbor = table.server.world.channel(HARBOR)
        table.server.messages.send(BOT, harbor, {}, only_for=NAMES[who], flags=EPHEMERAL | LOADING)
        await window.channel.locator(".thinking").wait_for()
    await window.page.locator(".strip:visible", has_text="Connection lost").wait_for()
    async with running_again(settings, monkeypatch, path, port) as table:
        await window.page.locator(".strip").wait_for(state="hidden")
        await window.channel.locator(".thinking").wait_for(state="detached")
        assert await window.channel.locator(".message").count() >= boards
        await window.messages.locator(".picture").first.wait_for()
        again = await asked(table)
        if again == who:
            await Player(window, table, who, Random(3)).move()
        answers = await window.channel.locator(".message.ephemeral").count()
        await window.button("Log").click()
        await window.channel.locator(".message.ephemeral").nth(answers).wait_for()
        window.problems.clear()  # the browser reports the broken connection
        await opened.__aexit__(None, None, None)


async def test_the_bot_alone_restarts(
    browser: Browser, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = LoopbackDiscord()
    await server.start()
    point_at(server, monkeypatch)
    try:
        async with window_of(browser, server.page_address, INGE, HARBOR) as window:
            await window.page.locator(".strip.calm", has_text="Just a moment").wait_for()
            for _ in range(2):
                async with running_bot(server, Portolan(settings, pace=AT_ONCE)):
                    await window.page.locator(".strip").wait_for(state="hidden")
                await window.page.locator(".strip:visible:not(.calm)", has_text="isn’t here").wait_for()
    finally:
        await server.stop()
