"""Forums on the page: posts, how to open one, and a table in one."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from cogs.local_table.bot_side.rest_channels import remove_channel
from cogs.local_table.server import LoopbackDiscord
from cogs.local_table.small_discord.events import ChannelChanged
from cogs.local_table.small_discord.world import BOT, REQUIRE_TAG, TAVERN, Channel
from tests.cogs.local_table.table import NAMES, LocalTable
from tests.page.windows.browser import Way, Window, window_of
from tests.page.windows.parts import body, text

if TYPE_CHECKING:
    from playwright.async_api import Browser

INGE, OTTO = NAMES["Inge"], NAMES["Otto"]


async def open_post(window: Window, title: str, words: str, *tags: str) -> None:
    page = window.page
    await window.use(page.locator(".forum .button"))
    await page.keyboard.type(title)  # the first field has the focus
    await page.locator("dialog textarea").fill(words)
    if tags:
        await window.choose(page.locator("dialog .menu"), list(tags), many=True)
    await window.use(page.locator("dialog [type=submit]"))


def opened(server: LoopbackDiscord, who: int = OTTO, words: str = "Who plays?") -> Channel:
    return server.people.open_post(who, TAVERN, "A post", words, [])


@pytest.mark.parametrize("way", list(Way))
async def test_a_post_is_opened(browser: Browser, server_alone: LoopbackDiscord, way: Way) -> None:
    forum = server_alone.world.channel(TAVERN)
    tag = forum.tags[2]
    async with window_of(browser, server_alone.page_address, INGE, TAVERN, way=way) as window:
        page = window.page
        await page.locator(".forum .none").wait_for()
        assert not await window.channel.is_visible(), "there is nothing to write into"
        await page.keyboard.press("/")
        await page.locator(".notice", has_text="Open a post in this forum first").wait_for()
        await window.check_layout()
        await open_post(window, "Tonight?", "Who plays?", str(tag.id))
        await window.channel.locator(".message", has_text="Who plays?").wait_for()
        assert await window.channel.locator("textarea").is_visible()
        [post] = server_alone.world.threads_of(TAVERN)
        assert (post.name, post.applied, post.owner) == ("Tonight?", [tag.id], INGE)
        server_alone.people.say(OTTO, post.id, "Me!", nonce="")
        server_alone.messages.delete(server_alone.people.say(OTTO, post.id, "Oops", nonce=""))
        await page.evaluate(f"location.hash = '#/as/{INGE}/{TAVERN}'")
        entry = page.locator(".forum li")
        await entry.get_by_text("Replies: 1").wait_for()
        shown = await entry.inner_text()
        for part in ("Tonight?", tag.name, "Who plays?", "Inge"):
            assert part in shown, part
        await window.check_layout()
        await window.check_names()
        await window.use(entry.locator("a"))
        await window.channel.locator(".message", has_text="Me!").wait_for()


async def test_the_list_is_kept_current(browser: Browser, server_alone: LoopbackDiscord) -> None:
    """The liveliest post is first; one that sleeps is among the older ones, one that is deleted is gone."""
    world, events = server_alone.world, server_alone.events
    first, second = opened(server_alone), opened(server_alone)
    server_alone.messages.send(BOT, second, body(text("## Magellan\nOutbid your rivals")))
    async with window_of(browser, server_alone.page_address, INGE, TAVERN) as window:
        page = window.page
        keys = "[...document.querySelectorAll('.forum li')].map((one) => one.dataset.key).join()"
        await window.until(f"{keys} === '{second.id},{first.id}'")
        server_alone.people.say(OTTO, first.id, "Me!", nonce="")
        await window.until(f"{keys} === '{first.id},{second.id}'")
        world.archive_now(first, archived=True)
        events.tell(ChannelChanged(first))
        older = page.locator(".forum [data-key=older]")
        assert "asleep" in await older.inner_text()
        remove_channel(world, server_alone.messages, events, first)
        await older.wait_for(state="detached")
        card = server_alone.people.open_post(OTTO, TAVERN, "Card", "## Magellan\nOutbid your rivals", [])
        entry = page.locator(f".forum [data-key='{card.id}']")
        await entry.get_by_text("Magellan Outbid").wait_for()  # words of two lines are two words
        assert await page.locator(".forum li").count() == 2


async def test_a_forum_that_asks_for_tags(browser: Browser, server_alone: LoopbackDiscord) -> None:
    forum = server_alone.world.channel(TAVERN)
    forum.flags = REQUIRE_TAG
    async with window_of(browser, server_alone.page_address, INGE, TAVERN) as window:
        await open_post(window, "Tonight?", "Who plays?")
        problem = window.page.locator("dialog .problem")
        assert await problem.inner_text() == "Posts in this forum need a tag. Choose one."
        await window.choose(window.page.locator("dialog .menu"), [str(forum.tags[0].id)], many=True)
        await window.use(window.page.locator("dialog [type=submit]"))
        await window.channel.locator(".message", has_text="Who plays?").wait_for()


async def test_a_table_in_a_post(browser: Browser, table: LocalTable) -> None:
    """In a post of one's own it is there; in somebody else's, a post of its own is opened."""
    post = opened(table.server)
    async with window_of(browser, table.server.page_address, OTTO, post.id) as window:
        await window.channel.locator("textarea").focus()
        await window.page.keyboard.type("/play entdecker")
        for _ in range(2):
            await window.page.keyboard.press("Enter")
        await window.button("Join").wait_for()
    async with window_of(browser, table.server.page_address, INGE, post.id) as window:
        await window.channel.locator("textarea").focus()
        await window.page.keyboard.type("/play magellan")
        for _ in range(2):
            await window.page.keyboard.press("Enter")
        way = window.channel.locator(".message.ephemeral a.mention")
        assert await way.inner_text() == "#Magellan · Inge"
        await window.use(way)
        await window.page.locator("main h1", has_text="Magellan · Inge").wait_for()
        await window.button("Join").wait_for()
        await window.use(window.page.locator("main .topic a"))
        tags = window.page.locator(".forum li", has_text="Magellan · Inge").locator(".tag")
        assert await tags.all_inner_texts() == ["Magellan"]
        assert len(table.server.world.threads_of(TAVERN)) == 2
