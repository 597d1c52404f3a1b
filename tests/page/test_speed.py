"""How fast the page has to be. Among the nightly tests, because a busy machine says nothing about it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.page.speed import measure

if TYPE_CHECKING:
    from playwright.async_api import Browser


async def test_the_page_is_quick(browser: Browser) -> None:
    figures = await measure(browser)
    told = "\n".join(figures.lines())
    assert figures.start <= 3000, told
    assert figures.ready <= 1000, told
    assert figures.part(figures.presses, 50) <= 150, told
    assert figures.part(figures.presses, 95) <= 400, told
    assert figures.part(figures.persons, 50) <= 100, told
    assert figures.part(figures.frames, 99) <= 50, told
