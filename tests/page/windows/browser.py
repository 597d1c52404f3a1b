"""Chromium from the system, and windows in it: each is one person, with a mouse, a keyboard or a thumb."""

from __future__ import annotations

import asyncio
import os
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from enum import Enum
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from playwright.async_api import Browser, ConsoleMessage, Locator, Page, Request

SETTING = "PORTOLAN_TEST_CHROMIUM"
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
PATIENCE_MS = 20_000
MOST_TABS = 400
"""How often somebody presses Tab before giving up."""
WIDE = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}


def chromium() -> str | None:
    """The program: the one that PORTOLAN_TEST_CHROMIUM names, or one on the PATH."""
    named = os.environ.get(SETTING)
    found = [shutil.which(name) for name in ((named,) if named else NAMES)]
    return next((path for path in found if path), None)


def absence() -> str | None:
    """Why there is no browser; None if there is one."""
    if find_spec("playwright") is None:
        return "playwright is not installed (it is in the extra dev)"
    if chromium() is None:
        return f"no Chromium on the PATH, and {SETTING} names none"
    return None


def report_missing_browser(terminal: pytest.TerminalReporter) -> None:
    """For the hook pytest_terminal_summary: say once per run that the page was not tried."""
    if (missing := absence()) is not None:
        terminal.write_sep("-", "the page in a browser", yellow=True)
        terminal.write_line(f"NOT run, the tests in tests/page: {missing}", yellow=True)


@asynccontextmanager
async def open_browser() -> AsyncIterator[Browser]:
    from playwright.async_api import async_playwright

    async with async_playwright() as playwright:
        # Chromium's own sandbox needs rights that containers lack; it only sees our own pages here.
        browser = await playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        try:
            yield browser
        finally:
            await browser.close()


class Way(Enum):
    """How somebody uses the page."""

    MOUSE = "by mouse"
    KEYBOARD = "by keyboard alone"
    TOUCH = "on a phone"


class Window:
    """A window of one person. `problems` collects what must not happen in any test."""

    def __init__(self, page: Page, way: Way) -> None:
        self.page, self.way = page, way
        self.problems: list[str] = []
        self.frames: list[str] = []
        """What the server has sent over the live connection."""
        page.set_default_timeout(PATIENCE_MS)
        page.on("pageerror", lambda error: self.problems.append(f"error: {error}"))
        page.on("console", self._on_console)
        page.on("request", self._on_request)
        page.on("websocket", lambda socket: socket.on("framereceived", self._on_frame))

    def _on_console(self, message: ConsoleMessage) -> None:
        # A connection that breaks is reported by the browser itself; the page says so too.
        told = f"{message.text} {message.location.get('url', '')}"
        if message.type in ("error", "warning") and "ERR_CONNECTION" not in told:
            self.problems.append(f"console: {told}")

    def _on_request(self, request: Request) -> None:
        if not request.url.startswith(("http://127.0.0.1:", "ws://127.0.0.1:", "data:", "blob:")):
            self.problems.append(f"a request to another host: {request.url}")

    def _on_frame(self, payload: Any) -> None:
        self.frames.append(payload if isinstance(payload, str) else payload.decode())

    @property
    def channel(self) -> Locator:
        return self.page.locator(".of-channel")

    @property
    def messages(self) -> Locator:
        """The direct messages."""
        return self.page.locator(".of-messages")

    def button(self, label: str, place: Locator | None = None) -> Locator:
        """The newest button of a message with this label."""
        buttons = (place or self.channel).locator("[data-press]:not([disabled])")
        return buttons.filter(has=self.page.get_by_text(label, exact=True)).last

    async def use(self, control: Locator) -> None:
        """Press a control in this person's way."""
        if self.way is Way.MOUSE:
            await control.click()
        elif self.way is Way.TOUCH:
            await control.tap()
        else:
            await self.tab_to(control)
            await self.page.keyboard.press("Enter")

    async def tab_to(self, control: Locator) -> None:
        """Reach a control with Tab alone, from wherever the focus is."""
        for _ in range(MOST_TABS):
            # Looked for anew each time: on the way there, a newer board may take the place of this one.
            if await control.evaluate("wanted => document.activeElement === wanted"):
                return
            await self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab does not lead to {await control.inner_text()!r}")

    async def choose(self, menu: Locator, values: list[str], *, many: bool) -> None:
        """Choose in a menu, in this person's way."""
        await self.use(menu)
        options = self.page.locator(".choices .option")
        await options.first.wait_for()
        for value in values:
            option = self.page.locator(f".choices .option[data-value={_quoted(value)}]")
            if self.way is Way.KEYBOARD:
                await self._arrow_to(option)
            elif self.way is Way.TOUCH:
                await option.tap()
            else:
                await option.click()
        if many and self.way is Way.KEYBOARD:
            await self.page.keyboard.press("Tab")
        elif many:
            await self.use(self.page.locator(".choices-footer button"))

    async def _arrow_to(self, option: Locator) -> None:
        count = await self.page.locator(".choices .option").count()
        for _ in range(count + 1):
            if "active" in (await option.get_attribute("class") or ""):
                await self.page.keyboard.press("Enter")
                return
            await self.page.keyboard.press("ArrowDown")
        raise AssertionError("the arrow keys do not lead to an option")

    async def until(self, script: str) -> None:
        """Wait until this is true in the page. (The page's policy forbids playwright's own way to wait.)"""
        deadline = asyncio.get_running_loop().time() + PATIENCE_MS / 1000
        while not await self.page.evaluate(script):
            assert asyncio.get_running_loop().time() < deadline, f"never true: {script}"
            await asyncio.sleep(0.03)

    async def settled(self) -> None:
        """Wait until nothing is on its way any more."""
        await self.until("!document.querySelector('.pending, .thinking')")

    async def check_layout(self) -> None:
        """Nothing is wider than the window, nor is the page higher; on a phone a thumb can hit everything."""
        sideways = await self.page.evaluate(SIDEWAYS)
        assert sideways == [], sideways
        if self.way is Way.TOUCH:
            small = await self.page.evaluate(SMALL_TARGETS)
            assert small == [], small

    async def check_names(self) -> None:
        """Everything that can be used or seen has a name for those who listen."""
        nameless = await self.page.evaluate(NAMELESS)
        assert nameless == [], nameless


def _quoted(value: str) -> str:
    return '"' + value.replace("\\", "\\\\").replace('"', '\\"') + '"'


@asynccontextmanager
async def window_of(
    browser: Browser,
    address: str,
    person: int,
    place: str | int = "games",
    *,
    way: Way = Way.MOUSE,
    language: str = "en-US",
    **options: Any,
) -> AsyncIterator[Window]:
    """Open the page as somebody; in the end nothing may have gone wrong in it."""
    size = PHONE if way is Way.TOUCH else WIDE
    context = await browser.new_context(
        **{"viewport": size, "locale": language, "has_touch": way is Way.TOUCH, **options}
    )
    try:
        window = Window(await context.new_page(), way)
        await window.page.goto(f"{address.partition('#')[0]}#/as/{person}/{place}")
        await window.page.locator("#sidebar [data-person]").first.wait_for(state="attached")
        yield window
        assert window.problems == [], window.problems
    finally:
        await context.close()


SIDEWAYS = """() => {
  const found = [];
  if (document.documentElement.scrollWidth > innerWidth) found.push("the page");
  if (document.documentElement.scrollHeight > innerHeight) found.push("the page, downwards");
  for (const part of document.querySelectorAll(".scroller, .first-page, #sidebar, aside, main")) {
    if (part.offsetParent && part.scrollWidth > part.clientWidth) found.push(part.className || part.id);
  }
  return found;
}"""
SMALL_TARGETS = """() => [...document.querySelectorAll("button, a[href], input, textarea")]
  .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
  .filter((one) => !one.closest("[inert]") && !one.closest(".text"))
  .map((one) => [one, one.getBoundingClientRect()])
  .filter(([, box]) => box.width && (box.width < 43.5 || box.height < 43.5))
  .map(([one, box]) => `${one.outerHTML.slice(0, 120)}: ${box.width} x ${box.height}`)"""
NAMELESS = """() => [...document.querySelectorAll("button, a[href], input, textarea, img, [role=combobox]")]
  .filter((one) => one.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }))
  .filter((one) => !one.closest("[aria-hidden=true]"))
  .filter((one) => one.nodeName === "IMG" ? !one.hasAttribute("alt")
    : !(one.getAttribute("aria-label") || one.innerText?.trim() || one.labels?.length))
  .map((one) => one.outerHTML.slice(0, 160))"""
