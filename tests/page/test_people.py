"""Being somebody: two people in two windows, their direct messages, and changing from one to the other."""

from __future__ import annotations

import asyncio
import re
from typing import TYPE_CHECKING, Any

import pytest

from cogs.local_table.server import LoopbackDiscord
from cogs.local_table.small_discord.world import BOT, HARBOR
from cogs.ui.components.custom_ids import Verb, pack
from tests.cogs.local_table.table import NAMES, LocalTable
from tests.cogs.local_table.test_games import asked, start
from tests.page.windows.browser import Way, Window, window_of
from tests.page.windows.parts import body, button, container, post, row, text

if TYPE_CHECKING:
    from playwright.async_api import Browser, WebSocketRoute

INGE, OTTO, RUTH = NAMES["Inge"], NAMES["Otto"], NAMES["Ruth"]
PLAY = pack(Verb.PLAY, "t")


async def test_two_people_in_two_windows(browser: Browser, table: LocalTable) -> None:
    """From the command to the hands: each sees the own hand, by direct message, and not the other's."""
    async with (
        window_of(browser, table.server.page_address, INGE, HARBOR) as inge,
        window_of(browser, table.server.page_address, OTTO, HARBOR, way=Way.KEYBOARD) as otto,
        window_of(browser, table.server.page_address, RUTH, HARBOR) as ruth,
    ):
        await inge.page.keyboard.press("/")
        await inge.page.keyboard.type("play magellan")
        for _ in range(2):  # the first one chooses the game
            await inge.page.keyboard.press("Enter")
        for window in (otto, ruth):
            await window.use(window.button("Join"))
            await window.settled()
        await inge.button("Start").click()
        for window in (inge, otto, ruth):
            await window.messages.locator(".picture").first.wait_for()
            await window.button("Play").wait_for()
        for window, own in ((inge, INGE), (otto, OTTO), (ruth, RUTH)):
            hands = {person: table.dm(name).id for name, person in NAMES.items() if person != own}
            received = "\n".join(window.frames)
            assert f'"{table.server.world.dm(own).id}"' in received
            assert not [person for person, dm in hands.items() if str(dm) in received]


async def test_my_direct_messages_lead_to_the_table(browser: Browser, table: LocalTable) -> None:
    """A link in a direct message opens the channel; playing from the direct message works."""
    await start(table, "entdecker", "Inge", "Otto")
    who = await asked(table)
    assert who is not None
    async with window_of(browser, table.server.page_address, NAMES[who], "messages", way=Way.TOUCH) as window:
        await window.button("Play", window.messages).tap()
        await window.messages.locator(".menu").first.wait_for()
        await window.check_layout()
        await window.messages.get_by_role("link", name="Go to the table").first.tap()
        await window.until(f"location.hash.startsWith('#/as/{NAMES[who]}/{HARBOR}')")
        await window.button("Play").wait_for()


async def test_whose_turn_it_is_stands_beside_their_name(browser: Browser, table: LocalTable) -> None:
    await start(table, "entdecker", "Inge", "Otto")
    who = await asked(table)
    assert who is not None
    async with window_of(browser, table.server.page_address, RUTH, HARBOR) as window:
        turn = window.page.locator(".person:has(.turn)")
        await turn.first.wait_for()
        assert (await turn.all_inner_texts()) == [f"{who}\nyour turn"]


async def test_nobody_is_told_who_is_asked_in_secret(browser: Browser, server_alone: LoopbackDiscord) -> None:
    """Only a board that calls somebody in public says whose turn it is. A name in a text does not, nor do
    followers of the table, in small print, nor those who are thanked in the end."""
    server = server_alone
    channel = server.world.channel(HARBOR)
    board = {
        "flags": 1 << 15,
        "components": [container(text(f"Otto and others\n-# for <@{OTTO}>"), row(button("Play", PLAY)))],
        "allowed_mentions": {"parse": []},
    }
    server.messages.send(BOT, channel, board)
    post(
        server,
        container(text(f"<@{INGE}>, your turn"), row(button("Play", PLAY))),
        place=server.world.dm(INGE).id,
    )
    async with window_of(browser, server.page_address, RUTH, HARBOR) as window:
        await window.channel.get_by_text("and others").wait_for()
        assert await window.page.locator(".turn").count() == 0
        calling = post(server, container(text(f"<@{OTTO}>: bid"), row(button("Play", PLAY))))
        await window.page.locator(".person:has(.turn)").wait_for()
        assert await window.page.locator(".person:has(.turn)").inner_text() == "Otto\nyour turn"
        post(server, container(text(f"Thank you, <@{INGE}> and <@{OTTO}>!"), row(button("Play again", "a"))))
        await window.channel.get_by_text("Thank you").wait_for()
        assert await window.page.locator(".person:has(.turn)").all_inner_texts() == ["Otto\nyour turn"]
        server.messages.edit(calling, body(container(text("The game is over."))))
        await window.page.locator(".turn").wait_for(state="detached")


async def test_a_hand_calls_its_owner_while_they_are_asked(
    browser: Browser, server_alone: LoopbackDiscord
) -> None:
    """What is asked in secret, such as a veto, calls nobody in the channel: only the own hand does."""
    server = server_alone
    beside = button("Board", pack(Verb.BOARD, "t"))

    def hand(style: int) -> list[dict[str, Any]]:
        return [container(text("your hand"), row(button("Play", PLAY, style), beside))]

    sent = post(server, *hand(1), place=server.world.dm(INGE).id)
    async with window_of(browser, server.page_address, INGE, HARBOR) as window:
        await window.page.locator(".person:has(.turn)").wait_for()
        assert await window.page.locator(".person:has(.turn)").all_inner_texts() == ["Inge\nyour turn"]
        server.messages.edit(sent, body(*hand(2)))
        await window.page.locator(".turn").wait_for(state="detached")


async def test_changing_the_person_is_kept(browser: Browser, server_alone: LoopbackDiscord) -> None:
    """In the address: a reload is the same person at the same place. What one saw is gone for the other."""
    server = server_alone
    post(server, container(text("for Inge alone")), only_for=INGE)
    post(server, container(text("a letter to Inge")), place=server.world.dm(INGE).id)
    async with window_of(browser, server.page_address, INGE, HARBOR) as window:
        await window.channel.get_by_text("for Inge alone").wait_for()
        await window.page.locator(f"[data-person='{OTTO}']").click()
        await window.page.locator(f"[data-person='{OTTO}'][aria-pressed=true]").wait_for()
        assert await window.page.get_by_text(re.compile("Inge alone|letter to Inge")).count() == 0
        assert window.page.url.endswith(f"#/as/{OTTO}/{HARBOR}")
        await window.page.reload()
        await window.page.locator(f"[data-person='{OTTO}'][aria-pressed=true]").wait_for()
        await window.page.go_back()
        await window.channel.get_by_text("for Inge alone").wait_for()


async def test_a_new_window_is_another_person(browser: Browser, server_alone: LoopbackDiscord) -> None:
    async with window_of(browser, server_alone.page_address, INGE, HARBOR) as window:
        link = window.page.get_by_label("Open Otto in a new window")
        async with window.page.context.expect_page() as opened:
            await link.click()
        other = await opened.value
        await other.locator(f"[data-person='{OTTO}'][aria-pressed=true]").wait_for()
        assert await window.page.locator(f"[data-person='{INGE}'][aria-pressed=true]").count() == 1


@pytest.mark.parametrize(("language", "words"), [("en-US", "Direct messages"), ("de", "Direktnachrichten")])
async def test_the_language_of_the_window(
    browser: Browser, server_alone: LoopbackDiscord, language: str, words: str
) -> None:
    async with window_of(browser, server_alone.page_address, INGE, HARBOR, language=language) as window:
        assert await window.page.locator("aside h2").first.inner_text() == words
        other = "Deutsch" if language == "en-US" else "English"
        await window.page.get_by_label(other).click()
        await window.until(f"document.querySelector('aside h2').innerText !== '{words}'")
        await window.page.reload()
        await window.page.locator("aside h2").first.wait_for()
        assert await window.page.locator("aside h2").first.inner_text() != words


async def test_closed_direct_messages(browser: Browser, server_alone: LoopbackDiscord) -> None:
    async with window_of(browser, server_alone.page_address, INGE, HARBOR) as window:
        switch = window.page.get_by_role("switch", name="Receive direct messages")
        assert await switch.inner_text() == "Receive"
        await switch.click()
        await window.page.locator("[role=switch][aria-checked=false]").wait_for()
        assert server_alone.world.closed_dms == {INGE}
        await window.page.reload()
        await window.page.locator("[role=switch][aria-checked=false]").wait_for()


async def news_comes_late(window: Window) -> None:
    """From the next load on, what the server tells of channels comes after its answers."""
    loop = asyncio.get_running_loop()

    def connect(page: WebSocketRoute) -> None:
        def pass_on(frame: str | bytes) -> None:
            late = 0.3 if str(frame).startswith('{"t":"channel"') else 0
            loop.call_later(late, page.send, frame)

        page.connect_to_server().on_message(pass_on)

    await window.page.route_web_socket("**/live?*", connect)
    await window.page.reload()
    await window.page.locator("#sidebar [aria-current]").wait_for()


async def test_a_channel_and_a_thread_of_ones_own(browser: Browser, server_alone: LoopbackDiscord) -> None:
    async with window_of(browser, server_alone.page_address, INGE, HARBOR) as window:
        await news_comes_late(window)
        for label, name in (("New channel", "lighthouse"), ("New thread", "second table")):
            await window.page.get_by_role("button", name=label).click()
            dialog = window.page.locator("dialog.form")
            await window.page.keyboard.press("Enter")
            assert await dialog.locator(".problem").inner_text() != ""
            await dialog.locator("input").fill(name)
            await window.page.keyboard.press("Enter")
            await dialog.wait_for(state="detached")
            await window.page.locator("#sidebar [aria-current]", has_text=name).wait_for()
            await say_here(window, f"first words in {name}")


async def say_here(window: Window, words: str) -> None:
    await window.channel.locator("textarea").fill(words)
    await window.page.keyboard.press("Enter")
    await window.channel.get_by_text(words).wait_for()


WIDTH = "document.querySelector('{}').offsetWidth"
CUT_OFF = """() => [...document.querySelectorAll(".bar :is(h1, h2, .topic), .composer textarea")]
  .filter((one) => one.offsetParent && one.scrollWidth > one.clientWidth)"""


@pytest.mark.parametrize(("width", "language"), [(900, "de"), (1280, "en-US")])
async def test_the_column_in_use_is_the_wide_one(
    browser: Browser, server_alone: LoopbackDiscord, width: int, language: str
) -> None:
    """The heading of the direct messages, or a press in them, gives them the room; a press in the channel
    takes it back. Nothing in the frame is cut off."""
    server = server_alone
    own = server.world.dm(NAMES["Konstantin"]).id
    for place in (HARBOR, own):
        post(server, container(row(button("Go", "go"))), place=place)
    size = {"width": width, "height": 900}
    async with window_of(
        browser, server.page_address, NAMES["Konstantin"], HARBOR, language=language, viewport=size
    ) as window:
        uses = [
            (window.messages.locator("[data-press]"), "aside"),
            (window.channel.locator("[data-press]"), "main"),
            (window.page.locator("aside h2 a"), "aside"),
        ]
        for control, wide in uses:
            await control.click()
            narrow = "main" if wide == "aside" else "aside"
            await window.until(f"{WIDTH.format(wide)} > {WIDTH.format(narrow)}")
            await window.until(f"({CUT_OFF})().length === 0")
            await window.check_layout()
        window.problems.clear()  # the browser reports the refused requests: the bot is not there
