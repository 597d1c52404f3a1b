"""Every game on the page, three people in three windows: by mouse, by keyboard alone, and on a phone."""

from __future__ import annotations

from contextlib import AsyncExitStack
from random import Random
from typing import TYPE_CHECKING

import pytest

from cogs.local_table.small_discord.world import HARBOR
from engines import games
from tests.cogs.local_table.table import NAMES, LocalTable
from tests.cogs.local_table.test_games import asked, final, finish, start
from tests.page.windows.browser import Way, window_of
from tests.page.windows.player import Player

if TYPE_CHECKING:
    from playwright.async_api import Browser

WAYS = dict(zip(("Inge", "Otto", "Ruth"), Way, strict=True))
MOVES_EACH = 2


IN_EVERY_RUN = ("efemeris", "new_found_land")
"""The games with the most kinds of questions; the others are left to the nightly tests."""


@pytest.mark.parametrize(
    "whole", [False, pytest.param(True, marks=pytest.mark.nightly)], ids=["short", "whole"]
)
@pytest.mark.parametrize(
    "game",
    [
        game if game in IN_EVERY_RUN else pytest.param(game, marks=pytest.mark.nightly)
        for game in sorted(games())
    ],
)
async def test_played_in_three_windows(browser: Browser, table: LocalTable, game: str, whole: bool) -> None:
    """Two moves each; in the nightly tests the whole game."""
    await start(table, game, *WAYS)
    async with AsyncExitStack() as stack:
        players = {
            who: Player(
                await stack.enter_async_context(
                    window_of(browser, table.server.page_address, NAMES[who], HARBOR, way=way)
                ),
                table,
                who,
                Random(f"{game} {who}"),
            )
            for who, way in WAYS.items()
        }
        left = dict.fromkeys(WAYS, 10_000 if whole else MOVES_EACH)
        while (who := await asked(table)) is not None and left[who]:
            await players[who].move()
            left[who] -= 1
        for player in players.values():
            await player.window.check_names()
        if await asked(table) is not None:
            await finish(table)
        await table.until(lambda: final(table), "the final standings are not shown")
        for player in players.values():
            await player.window.button("Play again").wait_for()
            await player.window.check_layout()
        assert table.failed == []
    assert whole or sum(left.values()) < MOVES_EACH * len(WAYS)
