"""The first minute: what this is, five games as cards, and two presses to the first question of a game."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from cogs.local_table.people_side.cards import PLAYERS
from cogs.local_table.people_side.page_server import PAGE
from cogs.local_table.server import LoopbackDiscord
from cogs.runtime.client import Portolan
from cogs.tables.people.limits import PER_MINUTE, Action
from data.settings import Settings
from data.words import Phrases
from engines import AnyGame, games
from engines.contract.core import say
from tests.cogs.local_table.table import AT_ONCE, NAMES, LocalTable, point_at, running_bot
from tests.page.windows.browser import WIDE, Way, window_of
from tests.support.stages import FINISHED

if TYPE_CHECKING:
    from playwright.async_api import Browser

INGE, OTTO = NAMES["Inge"], NAMES["Otto"]
WITHOUT_WORDS = {"magellan.webp": (0.15, 0.14, -0.68, -0.9), "new_found_land-2.webp": (0, 0.17, -0.73, -0.68)}
"""The part of a picture that has no words of a language, as in SEEN_OF_PICTURES."""
SEEN_OF_PICTURES = """() => Object.fromEntries([...document.querySelectorAll(".card-picture")].map((one) => {
  const [seen, all] = [one, one.firstChild].map((part) => part.getBoundingClientRect());
  const [left, right] = [seen.left, seen.right].map((x) => (x - all.left) / all.width);
  const [top, bottom] = [seen.top, seen.bottom].map((y) => (y - all.top) / all.height);
  return [one.firstChild.src.split("/").at(-1), [left, top, -right, -bottom]];
}))"""
"""Which part of each picture is in sight: left, top, right and bottom, the last two negative."""


@pytest.mark.parametrize(
    "game",
    [
        game if game in ("entdecker", "magellan") else pytest.param(game, marks=pytest.mark.nightly)
        for game in sorted(games())
    ],
)
async def test_two_presses_to_the_first_question(browser: Browser, table: LocalTable, game: str) -> None:
    title = Phrases("en")(say(f"{game}-title"))
    way = Way.TOUCH if game == "magellan" else Way.MOUSE
    async with window_of(browser, table.server.page_address, INGE, way=way) as window:
        await window.use(window.page.get_by_label(f"Play {title} against the computer"))
        play = window.button("Play")
        await play.wait_for()
        await window.use(play)
        panel = window.channel.locator(".message.ephemeral")
        await panel.locator("[data-press], [data-menu]").first.wait_for()
        assert await window.page.locator(".notice").count() == 0
        await window.check_layout()


async def test_before_the_bot_is_there(
    browser: Browser, server_alone: LoopbackDiscord, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The cards are, and there is no alarm. What is pressed waits, and goes on by itself; but not for
    somebody who has become somebody else meanwhile."""
    server = server_alone
    server.gateway.awaited = True
    point_at(server, monkeypatch)
    async with (
        window_of(browser, server.page_address, INGE) as window,
        window_of(browser, server.page_address, OTTO) as other,
    ):
        for one in (window, other):
            await one.page.locator(".strip.calm", has_text="Just a moment").wait_for()
            await one.page.get_by_label("Play Entdecker against the computer").click()
            await one.page.locator(".card .pending").wait_for()
        await other.page.locator(f"[data-person='{NAMES['Lea']}']").click()
        assert await window.page.locator(".notice").count() == 0
        async with running_bot(server, Portolan(settings, pace=AT_ONCE)):
            await window.button("Play").wait_for()
            assert await window.page.locator(".strip:visible").count() == 0
            assert await other.page.evaluate("location.hash.endsWith('/games')")
            threads = [one.name for one in server.world.channels.values() if one.is_thread]
            assert threads == ["Entdecker · Inge"]


@pytest.mark.parametrize("game", FINISHED)
def test_the_cards_know_how_many_play(game: AnyGame) -> None:
    """Written down, because the cards are there before the games are loaded."""
    assert PLAYERS[game.key] == (game.seats[0], game.seats[-1])


ROWS_OF_BUTTONS = """() => [...document.querySelectorAll(".card:not(.friends)")].map((card) => {
  const tops = [...card.querySelectorAll("button")].map((one) => Math.round(one.getBoundingClientRect().top));
  return [...new Set(tops)].map((top) => tops.filter((one) => one === top).length);
})"""
"""How many buttons each row of a card has."""


@pytest.mark.parametrize("language", ["en-US", "de"])
@pytest.mark.parametrize("way", [Way.MOUSE, Way.TOUCH])
async def test_the_cards(browser: Browser, server_alone: LoopbackDiscord, way: Way, language: str) -> None:
    """All are in sight on a wide screen, each with what one wants to know, and have pictures."""
    words = Phrases(language)
    async with window_of(browser, server_alone.page_address, INGE, way=way, language=language) as window:
        await window.page.locator(".card").nth(5).wait_for(state="attached")
        titles = await window.page.locator(".card h2").all_inner_texts()
        assert set(titles) >= {words(say(f"{game}-title")) for game in games()}
        for card in (await window.page.locator(".card").all())[:5]:
            assert len(await card.locator(".facts").inner_text()) > 10
            assert len(await card.locator(".sentence").inner_text()) > 20
            assert await card.locator("button").count() == 3
        await window.until("[...document.querySelectorAll('.card img')].every((one) => one.naturalWidth > 0)")
        seen = await window.page.evaluate(SEEN_OF_PICTURES)
        for name, part in WITHOUT_WORDS.items():
            assert all(one >= bound for one, bound in zip(seen[name], part, strict=True)), (name, seen[name])
        if way is Way.MOUSE:
            boxes = "[...document.querySelectorAll('.card')].map((one) => one.getBoundingClientRect().bottom)"
            assert max(await window.page.evaluate(boxes)) <= WIDE["height"]
        await window.check_layout()
        await window.check_names()


@pytest.mark.parametrize("language", ["en-US", "de"])
@pytest.mark.parametrize("width", [390, 1000, 1180, 1280, 1440])
async def test_no_button_of_a_card_stands_alone(
    browser: Browser, server_alone: LoopbackDiscord, width: int, language: str
) -> None:
    """Except the first one, where all three don't fit into a row."""
    size = {"width": width, "height": 850}
    address = server_alone.page_address
    async with window_of(browser, address, INGE, language=language, viewport=size) as window:
        await window.page.locator(".card").nth(5).wait_for(state="attached")
        for rows in await window.page.evaluate(ROWS_OF_BUTTONS):
            assert rows in ([3], [1, 2])
            assert width < 1280 or rows == [3]


async def test_the_rules_of_a_card(browser: Browser, table: LocalTable) -> None:
    async with window_of(browser, table.server.page_address, INGE) as window:
        await window.page.get_by_label("Rules of Efemeris").click()
        await window.channel.locator(".message.ephemeral", has_text="Efemeris").first.wait_for()


async def test_a_lesson_from_a_card(browser: Browser, table: LocalTable) -> None:
    async with window_of(browser, table.server.page_address, INGE) as window:
        await window.page.get_by_label("Learn Entdecker with a coach").click()
        await window.messages.locator(".message.ephemeral", has_text="Skip the coach").first.wait_for()
        last = window.messages.locator(".message").last
        assert "Skip the coach" in await last.inner_text(), "the question is below the board"
        heading = await last.locator(".text").first.bounding_box()
        assert heading is not None
        assert 0 < heading["y"] < WIDE["height"] / 2, "it is shown from its top"
        assert await window.page.evaluate("document.querySelector('aside').offsetWidth > innerWidth / 2")


async def test_how_to_play_on_discord(browser: Browser, server_alone: LoopbackDiscord) -> None:
    async with window_of(browser, server_alone.page_address, INGE) as window:
        opener = window.page.get_by_text("Play on Discord")
        await opener.click()
        dialog = window.page.locator("dialog")
        assert "Inviting it to a server" in await dialog.inner_text()
        await window.page.keyboard.press("Escape")
        await dialog.wait_for(state="detached")
        assert await opener.evaluate("one => one === document.activeElement")


async def test_a_card_says_what_the_bot_refuses(browser: Browser, table: LocalTable) -> None:
    """Too many tables in a minute: the page leads to the answer instead of waiting for a game."""
    async with window_of(browser, table.server.page_address, INGE) as window:
        for _ in range(PER_MINUTE[Action.OPEN] + 1):
            await window.page.goto(f"{table.server.page_address.partition('#')[0]}#/as/{INGE}/games")
            await window.page.get_by_label("Play Entdecker against the computer").click()
            await window.until("!location.hash.endsWith('/games')")
        await window.channel.locator(".message.ephemeral .text").last.wait_for()
        assert await window.page.locator("#sidebar .thread").count() == PER_MINUTE[Action.OPEN]


def test_every_module_is_fetched_at_once() -> None:
    """Named in the page itself, modules come together and not one after the other."""
    index = (PAGE / "index.html").read_text(encoding="utf-8")
    named = set(re.findall(r'(?:href|src)="/page/([\w.]+)"', index))
    assert named == {path.name for path in PAGE.iterdir()} - {"index.html", "rhumbs.svg"}
