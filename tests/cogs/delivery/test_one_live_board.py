"""One live board a table, always: whatever Discord or the process does while boards are posted."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from cogs.delivery.transport import Transport
from tests.cogs.players import asked
from tests.support.town import Shown, Town

GAME = "magellan"
TRIO = ("Inge", "Otto", "Ruth")


def live_boards(town: Town) -> list[Shown]:
    return [shown for shown in town.history() if "Play" in shown.labels]


async def bid(town: Town, times: int = 1) -> None:
    """The next players bid one more, or pass."""
    for _ in range(times):
        who = await asked(town)
        assert who is not None
        panel = await town.click(who, town.board(), "Play")
        assert panel is not None
        bids = [label for label in panel.labels if label.startswith("Bid")]
        await town.confirm(who, await town.click(who, panel, bids[0] if bids else "Pass"))


async def later(town: Town) -> None:
    """Everything that is to be tried again has been."""
    await town.env.advance_time(3600)
    await town.env.settle()


async def test_an_old_board_that_could_not_be_changed_loses_its_buttons_later(town: Town) -> None:
    await town.table(GAME, *TRIO)
    for _ in range(4):
        town.env.inject_error("PATCH", f"/channels/{town.channel.id}/messages", status=500, times=6)
        await bid(town)
    await later(town)
    assert len(live_boards(town)) == 1
    assert live_boards(town)[0].id == town.board().id


async def test_killed_after_every_post(town: Town, monkeypatch: pytest.MonkeyPatch) -> None:
    """The board is in the channel, and nobody has noted its id when the process dies."""
    await town.table(GAME, *TRIO)
    for _ in range(3):
        real = Transport.send

        async def killed(self: Transport, *args: Any, **more: Any) -> int:
            await real(self, *args, **more)  # noqa: B023 - called in this round
            raise asyncio.CancelledError

        with monkeypatch.context() as patched:
            patched.setattr(Transport, "send", killed)
            await bid(town)
            await town.restart()
        await later(town)
        assert len(live_boards(town)) == 1


async def test_an_answer_that_is_lost_leaves_no_second_board(
    town: Town, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord has posted the board, and the connection breaks before it says so; then somebody moves."""
    await town.table(GAME, *TRIO)
    real = Transport.send

    async def lost(self: Transport, *args: Any, **more: Any) -> int:
        await real(self, *args, **more)
        raise OSError("connection reset")

    with monkeypatch.context() as patched:
        patched.setattr(Transport, "send", lost)
        await bid(town)
    await bid(town)
    await later(town)
    assert len(live_boards(town)) == 1


async def test_a_board_that_was_posted_before_the_crash_is_not_posted_again(
    town: Town, monkeypatch: pytest.MonkeyPatch
) -> None:
    await town.table(GAME, *TRIO)
    with monkeypatch.context() as patched:

        async def killed(*_: object, **__: object) -> None:
            raise asyncio.CancelledError

        patched.setattr(town.bot.store, "delivered", killed)
        await bid(town)
        posted = town.board().id
        await town.restart()
    await later(town)
    assert [shown.id for shown in live_boards(town)] == [posted]
