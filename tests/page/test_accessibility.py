"""For everybody: colors that can be read, a way by keyboard, words for those who listen."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from cogs.local_table.server import LoopbackDiscord
from cogs.local_table.small_discord.world import HARBOR
from tests.cogs.local_table.table import NAMES
from tests.page.windows.browser import Way, window_of
from tests.page.windows.parts import button, container, gallery, menu, picture, post, row, text

if TYPE_CHECKING:
    from playwright.async_api import Browser

INGE = NAMES["Inge"]
READABLE = 4.5
"""The contrast that small text needs (WCAG AA)."""
RECENT = 10
"""Messages that keep all their stops for Tab."""
STOPS = """() => [...document.querySelectorAll(".of-channel .message :is(button, a[href])")]
  .filter((one) => one.tabIndex >= 0).length"""
CONTRASTS = """() => {
  const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  const channels = (color) => {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data];
  };
  const over = (top, ground) => top.slice(0, 3).map((value, at) => value * top[3] / 255 + ground[at] * (1 - top[3] / 255));
  const light = (color) => {
    const [red, green, blue] = color.map((value) => value / 255).map((value) =>
      value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const ground = (element) => {
    const color = channels(getComputedStyle(element).backgroundColor);
    if (color[3] === 255) return color;
    return element.parentElement ? over(color, ground(element.parentElement)) : over(color, [255, 255, 255]);
  };
  const found = [];
  for (const element of document.querySelectorAll("body *")) {
    const own = [...element.childNodes].some((one) => one.nodeType === Node.TEXT_NODE && one.data.trim());
    if (!own || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (element.closest(":disabled, .unseen, [inert]")) continue;
    const below = ground(element);
    const ratios = [light(over(channels(getComputedStyle(element).color), below)), light(below)].sort((a, b) => b - a);
    const ratio = (ratios[0] + 0.05) / (ratios[1] + 0.05);
    if (ratio < %s) found.push(`${element.className || element.nodeName} "${element.innerText.slice(0, 30)}": ${ratio.toFixed(2)}`);
  }
  return [...new Set(found)];
}"""  # noqa: E501


def everything(server: LoopbackDiscord) -> None:
    """One message with all that has a color."""
    styles = [button(f"Style {style}", f"s{style}", style) for style in (1, 2, 3, 4)]
    words = text(f"## Title\n-# small\n<@{INGE}> <#{HARBOR}> `code` https://example.org <t:1700000000:R>")
    post(server, container(words, row(*styles), row(menu("m", ["Ship"], placeholder="Choose"))))
    post(
        server,
        container(words, row(*(dict(one, custom_id=f"e{one['custom_id']}") for one in styles))),
        only_for=INGE,
    )
    server.people.say(NAMES["Otto"], HARBOR, f"<@{INGE}> *hello*", nonce="")


@pytest.mark.parametrize("scheme", ["dark", "light"])
@pytest.mark.parametrize("way", [Way.MOUSE, Way.TOUCH])
async def test_texts_can_be_read(
    browser: Browser, server_alone: LoopbackDiscord, scheme: str, way: Way
) -> None:
    everything(server_alone)
    for place in (HARBOR, "games"):
        async with window_of(
            browser, server_alone.page_address, INGE, place, way=way, color_scheme=scheme
        ) as window:
            await window.page.locator(".card, .of-channel .message").first.wait_for()
            await window.page.evaluate("document.fonts.ready.then(() => null)")
            assert await window.page.evaluate(CONTRASTS % READABLE) == []


@pytest.mark.parametrize("scheme", ["dark", "light"])
async def test_a_theme_can_be_chosen(browser: Browser, server_alone: LoopbackDiscord, scheme: str) -> None:
    """It wins over the system's, and is kept."""
    other = "Light" if scheme == "dark" else "Dark"
    async with window_of(browser, server_alone.page_address, INGE, color_scheme=scheme) as window:
        ground = "getComputedStyle(document.body).backgroundColor"
        before = await window.page.evaluate(ground)
        await window.page.get_by_label(other).click()
        chosen = await window.page.evaluate(ground)
        assert chosen != before
        await window.page.reload()
        await window.page.locator(".card").first.wait_for()
        assert await window.page.evaluate(ground) == chosen


async def test_every_control_is_reached_with_tab(browser: Browser, server_alone: LoopbackDiscord) -> None:
    everything(server_alone)
    async with window_of(browser, server_alone.page_address, INGE, HARBOR) as window:
        await window.channel.locator(".message").nth(2).wait_for()
        wanted = await window.page.evaluate(
            """() => [...document.querySelectorAll("button:not(:disabled), a[href], textarea")]
              .filter((one) => one.checkVisibility({ visibilityProperty: true })).length"""
        )
        await window.page.evaluate("window.reached = new Set()")
        for _ in range(wanted + 30):
            await window.page.keyboard.press("Tab")
            await window.page.evaluate("window.reached.add(document.activeElement)")
        missed = await window.page.evaluate(
            """() => [...document.querySelectorAll("button:not(:disabled), a[href], textarea")]
              .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !window.reached.has(one))
              .map((one) => one.outerHTML.slice(0, 120))"""
        )
        assert missed == []
        await window.check_names()


async def test_what_comes_is_announced(browser: Browser, server_alone: LoopbackDiscord) -> None:
    """In words, without the markdown, and politely."""
    async with window_of(browser, server_alone.page_address, INGE, HARBOR) as window:
        post(server_alone, container(text(f"**Your turn**, <@{INGE}>: bid or pass")))
        await window.until(
            "document.querySelector('[aria-live=polite].unseen').innerText.includes('Your turn, @Inge: bid')"
        )


async def test_the_drawer_of_a_phone(browser: Browser, server_alone: LoopbackDiscord) -> None:
    """What is behind it cannot be used; Escape closes it and gives the focus back."""
    async with window_of(browser, server_alone.page_address, INGE, HARBOR, way=Way.TOUCH) as window:
        await window.page.locator("main .who").tap()
        assert await window.page.evaluate(
            "document.querySelector('#sidebar').contains(document.activeElement)"
        )
        assert await window.page.evaluate("document.querySelector('main').inert")
        await window.check_layout()
        await window.page.keyboard.press("Escape")
        assert await window.page.evaluate("document.activeElement.classList.contains('who')")
        assert await window.page.evaluate("document.querySelector('#sidebar').inert")


async def test_the_way_to_the_newest_board_is_short(browser: Browser, server_alone: LoopbackDiscord) -> None:
    """Old boards are no stops for Tab, but the arrow keys lead to them; from the top one can skip to what is
    to be done."""
    for number in range(40):
        old = container(gallery("board.webp", alt=f"board {number}"), text(f"https://example.org/{number}"))
        post(server_alone, old, uploads=(picture("board.webp", 8, 8),))
        post(server_alone, container(text("a panel"), row(button("Play", f"p{number}"))), only_for=INGE)
    post(server_alone, container(text("the board"), row(button("Play", "play"))))
    async with window_of(browser, server_alone.page_address, INGE, HARBOR, way=Way.KEYBOARD) as window:
        play = window.channel.locator("[data-key='play']")
        await play.wait_for()
        for key in ("Tab", "Enter", "Tab"):
            await window.page.keyboard.press(key)
        assert await play.evaluate("play => document.activeElement === play")
        assert await window.page.evaluate(STOPS) <= 2 * RECENT
        for _ in range(20):
            await window.page.keyboard.press("ArrowUp")
        await window.page.keyboard.press("Tab")
        assert await window.page.evaluate("document.activeElement.dataset.open?.includes('board.webp')")
        await window.page.keyboard.press("ArrowUp")
        await window.page.keyboard.press("ArrowUp")
        assert await window.page.evaluate(STOPS) <= 2 * RECENT + 2
        await window.page.keyboard.press("Enter")
        await window.page.locator("dialog.viewer").wait_for()
        await window.page.keyboard.press("Escape")
        await window.page.locator("dialog.viewer").wait_for(state="hidden")  # a busy browser takes a moment
        await window.page.keyboard.press("End")
        await window.page.keyboard.press("Tab")
        assert await play.evaluate("play => document.activeElement === play")


async def test_a_closed_picture_gives_the_focus_back_at_once(
    browser: Browser, server_alone: LoopbackDiscord
) -> None:
    """Not a moment later, when it may already be where the next key has led it."""
    board = container(gallery("board.webp", alt="the board"), row(button("Play", "play")))
    post(server_alone, board, uploads=(picture("board.webp", 8, 8),))
    async with window_of(browser, server_alone.page_address, INGE, HARBOR) as window:
        await window.channel.locator("button[data-open]").click()
        await window.page.locator("dialog.viewer").wait_for()
        back, stays = await window.page.evaluate(
            """async () => {
              const play = document.querySelector("[data-key='play']");
              document.querySelector("dialog.viewer").close();
              const back = document.activeElement.dataset.open !== undefined;
              play.focus();
              await new Promise((resolve) => setTimeout(resolve, 200));
              return [back, document.activeElement === play];
            }"""
        )
        assert back
        assert stays
