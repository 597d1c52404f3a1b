"""One live board a table, always: whatever Discord or the process does while boards are posted."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from cogs.delivery.transport import Transport
from tests.cogs.players import asked
from tests.cogs.scene import call_in_channel
from tests.support.discord_server import DiscordServer, Shown

GAME = "magellan"
TRIO = ("Inge", "Otto", "Ruth")


def live_boards(server: DiscordServer) -> list[Shown]:
    return [shown for shown in server.history() if "Play" in shown.labels]


async def bid(server: DiscordServer, times: int = 1) -> None:
    """The next players bid one more, or pass."""
    for _ in range(times):
        who = await asked(server)
        assert who is not None
        panel = await server.click(who, server.board(), "Play")
        assert panel is not None
        bids = [label for label in panel.labels if label.startswith("Bid")]
        await server.confirm(who, await server.click(who, panel, bids[0] if bids else "Pass"))


async def later(server: DiscordServer) -> None:
    """Everything that is to be tried again has been."""
    await server.env.advance_time(3600)
    await server.env.settle()


async def test_an_old_board_that_could_not_be_changed_loses_its_buttons_later(server: DiscordServer) -> None:
    await call_in_channel(server, *TRIO)
    await server.table(GAME, *TRIO)
    for _ in range(4):
        server.env.inject_error("PATCH", f"/channels/{server.channel.id}/messages", status=500, times=6)
        await bid(server)
    await later(server)
    assert len(live_boards(server)) == 1
    assert live_boards(server)[0].id == server.board().id


async def test_killed_after_every_post(server: DiscordServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """The board is in the channel, and nobody has noted its id when the process dies."""
    await call_in_channel(server, *TRIO)
    await server.table(GAME, *TRIO)
    for _ in range(3):
        real = Transport.send

        async def killed(self: Transport, *args: Any, **more: Any) -> int:
            await real(self, *args, **more)  # noqa: B023 - called in this round
            raise asyncio.CancelledError

        with monkeypatch.context() as patched:
            patched.setattr(Transport, "send", killed)
            await bid(server)
            await server.restart()
        await later(server)
        assert len(live_boards(server)) == 1


async def test_an_answer_that_is_lost_leaves_no_second_board(
    server: DiscordServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord has posted the board, and the connection breaks before it says so; then somebody moves."""
    await call_in_channel(server, *TRIO)
    await server.table(GAME, *TRIO)
    real = Transport.send

    async def lost(self: Transport, *args: Any, **more: Any) -> int:
        await real(self, *args, **more)
        raise OSError("connection reset")

    with monkeypatch.context() as patched:
        patched.setattr(Transport, "send", lost)
        await bid(server)
    await bid(server)
    await later(server)
    assert len(live_boards(server)) == 1


async def test_a_board_that_was_posted_before_the_crash_is_not_posted_again(
    server: DiscordServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    await call_in_channel(server, *TRIO)
    await server.table(GAME, *TRIO)
    with monkeypatch.context() as patched:

        async def killed(*_: object, **__: object) -> None:
            raise asyncio.CancelledError

        patched.setattr(server.bot.store, "delivered", killed)
        await bid(server)
        posted = server.board().id
        await server.restart()
    await later(server)
    assert [shown.id for shown in live_boards(server)] == [posted]
