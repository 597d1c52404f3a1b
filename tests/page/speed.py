"""How fast the page is, measured in the browser: python -m tests.page.speed

Starts the local table as a person would and plays in it. The figures mean something on a machine that has
nothing else to do; how busy it was is printed with them.
"""

from __future__ import annotations

import asyncio
import os
import re
import statistics
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from cogs.local_table.server import LoopbackDiscord
from cogs.local_table.small_discord.world import HARBOR
from tests.cogs.local_table.table import NAMES
from tests.page.windows.browser import Window, open_browser, window_of
from tests.page.windows.parts import button, container, gallery, picture, post, row, text
from tests.support.local_table import arrival
from tests.support.project import ROOT, clean_environment

if TYPE_CHECKING:
    from playwright.async_api import Browser

PRESSES = 40
MANY_MESSAGES = 300
INGE, OTTO = NAMES["Inge"], NAMES["Otto"]
WATCH = """() => {
  window.took = [];
  let since = 0;
  document.addEventListener("click", (event) => {
    const lists = event.target.closest(".choices .option") && !event.target.closest("[aria-multiselectable]");
    if (lists || event.target.closest("[data-press]")) since = performance.now();
  }, true);
  new MutationObserver((changes) => {
    const real = changes.some(({ target: at }) => (at.closest ? at : at.parentElement)?.closest(".messages"));
    if (!since || !real) return;
    const began = since;
    since = 0;
    requestAnimationFrame(() => window.took.push(performance.now() - began));
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
}"""
"""From a press to the first change that the bot makes on the screen; how the pressed button looks is none."""
NOTE_READY = """new MutationObserver((changes, watching) => {
  if (document.querySelectorAll(".card").length < 6) return;
  watching.disconnect();
  requestAnimationFrame(() => setTimeout(() => (window.painted = performance.now())));
}).observe(document, { childList: true, subtree: true });"""
CHANGE_PERSON = """(person) => new Promise((resolve) => {
  const began = performance.now();
  document.querySelector(`[data-person="${person}"]`).click();
  const look = () => {
    const there = document.querySelector(`[data-person="${person}"][aria-pressed=true]`);
    const drawn = document.querySelector(".of-channel .message") && !document.querySelector("body.changing");
    if (there && drawn) {
      resolve(performance.now() - began);
    } else requestAnimationFrame(look);
  };
  look();
})"""
SCROLL = """() => new Promise((resolve) => {
  const scroller = document.querySelector(".of-channel .scroller");
  const frames = [];
  let before = performance.now();
  scroller.scrollTop = 0;
  const step = (now) => {
    frames.push(now - before);
    before = now;
    scroller.scrollTop += 90;
    const end = scroller.scrollTop + scroller.clientHeight >= scroller.scrollHeight - 1;
    if (end || frames.length > 3000) resolve(frames.slice(2));
    else requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
})"""


class Figures(NamedTuple):
    """Milliseconds."""

    start: float
    bot: float
    ready: float
    presses: list[float]
    """Without pictures: how long one is drawn is measured elsewhere (python -m tests.lab.bench)."""
    with_pictures: list[float]
    persons: list[float]
    frames: list[float]

    @staticmethod
    def part(values: list[float], percent: int) -> float:
        return statistics.quantiles(values, n=100, method="inclusive")[percent - 1]

    def lines(self) -> list[str]:
        part = self.part
        return [
            f"start until the page answers: {self.start:.0f} ms",
            f"start until the bot is there: {self.bot:.0f} ms",
            f"page ready after opening it: {self.ready:.0f} ms",
            f"press to first change ({len(self.presses)}): p50 {part(self.presses, 50):.0f} ms, "
            f"p95 {part(self.presses, 95):.0f} ms",
            f"the same with a picture in it ({len(self.with_pictures)}): "
            f"p50 {part(self.with_pictures, 50):.0f} ms, p95 {part(self.with_pictures, 95):.0f} ms",
            f"change of person ({len(self.persons)}): p50 {part(self.persons, 50):.0f} ms, "
            f"most {max(self.persons):.0f} ms",
            f"{MANY_MESSAGES} messages, frames while scrolling ({len(self.frames)}): "
            f"p50 {part(self.frames, 50):.1f} ms, p99 {part(self.frames, 99):.1f} ms",
        ]


@asynccontextmanager
async def local_table(folder: Path, *program: str) -> AsyncIterator[tuple[str, float]]:
    """`python bot.py`: its address, and how long it took until the page answered."""
    environment = clean_environment(PORTOLAN_LOCAL_DB=str(folder / "local.db"), PORTOLAN_LOCAL_PORT="8917")
    began = time.perf_counter()
    process = await asyncio.create_subprocess_exec(
        sys.executable, *program, cwd=ROOT, env=environment, stdout=asyncio.subprocess.PIPE
    )
    assert process.stdout is not None
    try:
        async for line in process.stdout:
            if found := re.search(rb"http://\S+", line):
                yield found[0].decode(), (time.perf_counter() - began) * 1000
                break
        else:
            raise RuntimeError("bot.py has ended without opening a page")
    finally:
        if process.returncode is None:
            process.terminate()
        await process.wait()


async def time_bot(address: str, start: float) -> float:
    """From the start of the program, `start` milliseconds ago, until the bot is there."""
    began = time.perf_counter() - start / 1000
    await arrival(address)
    return (time.perf_counter() - began) * 1000


async def open_and_time(window: Window, address: str) -> float:
    """From the beginning of the navigation until the cards are painted."""
    await window.page.goto("about:blank")
    await window.page.goto(address)
    await window.until("Boolean(window.painted)")
    took: float = await window.page.evaluate("window.painted")
    return took


async def press_something(window: Window) -> None:
    """What a press meets may change in that moment, as computer players move: then the next one will do."""
    from playwright.async_api import TimeoutError as TooLate

    if await window.page.locator("dialog.form").count():
        await window.page.keyboard.press("Escape")
    panel = window.channel.locator(".message.ephemeral").last
    controls = panel.locator("[data-press]:not([disabled]), [data-menu]:not([disabled])")
    try:
        if not await controls.count():
            await window.button("Play").click(timeout=2000)
        elif await controls.first.get_attribute("data-menu", timeout=2000):
            await controls.first.click(timeout=2000)
            await window.page.locator(".choices .option").first.click(timeout=2000)
        else:
            await controls.first.click(timeout=2000)
    except TooLate:
        await window.page.keyboard.press("Escape")


async def press_often(window: Window) -> list[float]:
    """A game of Entdecker against the computer, by mouse."""
    await window.page.get_by_label("Play Entdecker against the computer").click()
    await window.button("Play").wait_for()
    await window.page.evaluate(WATCH)
    took: list[float] = []
    while len(took) < PRESSES:
        await press_something(window)
        for _ in range(200):
            await asyncio.sleep(0.02)
            now = await window.page.evaluate("window.took")
            if len(now) > len(took):
                break
        took = now
        await window.settled()
        await asyncio.sleep(0.4)
    return took


async def change_often(window: Window) -> list[float]:
    took = []
    for number in range(20):
        took.append(await window.page.evaluate(CHANGE_PERSON, str(OTTO if number % 2 else INGE)))
        await asyncio.sleep(0.2)
    return took


async def scroll_far(browser: Browser) -> list[float]:
    """A channel of boards, each with a picture, buttons and a story."""
    server = LoopbackDiscord()
    await server.start()
    try:
        for number in range(MANY_MESSAGES):
            board = container(
                gallery("board.webp"),
                text(f"-# move {number}\n**Lea**: bid"),
                row(button("Play", f"p{number}")),
            )
            post(server, board, uploads=(picture("board.webp", 1400, 900),))
        async with window_of(browser, server.page_address, INGE, HARBOR) as window:
            for _ in range(200):
                if await window.channel.locator(".message").count() >= MANY_MESSAGES:
                    break
                await window.channel.locator(".scroller").evaluate("one => one.scrollTop = 0")
                await asyncio.sleep(0.05)
            frames: list[float] = await window.page.evaluate(SCROLL)
            return frames
    finally:
        await server.stop()


async def measure(browser: Browser) -> Figures:
    with tempfile.TemporaryDirectory() as folder:
        async with (
            local_table(Path(folder), "bot.py") as (address, start),
            asyncio.TaskGroup() as group,
            window_of(browser, address, INGE) as window,
        ):
            coming = group.create_task(time_bot(address, start))
            await window.page.add_init_script(NOTE_READY)
            ready = [await open_and_time(window, f"{address}/games") for _ in range(3)]
            bot = await coming
            await window.page.locator(".strip").wait_for(state="hidden")
            with_pictures = await press_often(window)
            persons = await change_often(window)
            window.problems.clear()  # presses that came too late
    with tempfile.TemporaryDirectory() as folder:
        async with (
            local_table(Path(folder), "-m", "tests.page.windows.plain_bot") as (address, _),
            window_of(browser, address, INGE) as window,
        ):
            await window.page.locator(".strip").wait_for(state="hidden")
            presses = await press_often(window)
            window.problems.clear()
    return Figures(
        start, bot, statistics.median(ready), presses, with_pictures, persons, await scroll_far(browser)
    )


async def run() -> None:
    async with open_browser() as browser:
        figures = await measure(browser)
    print(f"load average {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors")
    print("\n".join(figures.lines()))


if __name__ == "__main__":
    asyncio.run(run())
