"""Deliveries that fail: nothing is lost and nothing is sent twice, after errors and after a crash."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from cogs.delivery.messages.board import BoardMessages
from cogs.delivery.sending.transport import Delivered
from cogs.tables.changes import letters
from cogs.tables.loading.room import Room
from data.models import DM, LetterKind, StoredLetter
from tests.cogs.finale import played
from tests.cogs.players import asked
from tests.cogs.scene import call_in_channel
from tests.support.discord_server import DiscordServer, Shown

GAME = "magellan"
TRIO = ("Inge", "Otto", "Ruth")


async def version(server: DiscordServer) -> int:
    return int((await server.running()).version)


async def opened(server: DiscordServer, who: str) -> Shown:
    panel = await server.click(who, server.board(), "Play")
    assert panel is not None
    return panel


async def test_closed_direct_messages(server: DiscordServer) -> None:
    server.env.inject_error("POST", "/users/@me/channels", status=403, code=50007, times=None)
    await server.slash("Inge", "play", game=GAME)
    lobby = server.last
    shown = await server.click("Otto", lobby, "Join")
    assert shown is not None
    assert "can’t send you direct messages" in shown.text
    known = await server.bot.store.seats((await server.running()).id)
    assert [seat.dm for seat in known] == [DM.CLOSED] * 2, "found out at once, not when cards are dealt"
    await server.click("Ruth", lobby, "Join")
    await server.click("Inge", lobby, "Start")
    await server.env.settle()
    seats = await server.bot.store.seats((await server.running()).id)
    assert all(seat.dm is DM.CLOSED for seat in seats)
    knocks = [r for r in server.env.http_requests if r.path.endswith("/users/@me/channels")]
    assert len(knocks) <= 2 * len(seats), "never knock again and again"
    who = await asked(server)
    assert who is not None
    hand = await server.click(who, server.board(), "My hand")
    assert hand is not None
    assert hand.files
    assert "closed" in (await opened(server, who)).text


async def test_an_error_500_delays_the_board(server: DiscordServer) -> None:
    await call_in_channel(server, *TRIO)
    await server.table(GAME, *TRIO)
    who = await asked(server)
    assert who is not None
    panel = await opened(server, who)
    server.env.inject_error("POST", f"/channels/{server.channel.id}/messages", status=500, times=2)
    await server.click(who, panel, "Bid 1")
    assert await version(server) == 1, "the move is safe"
    before = len(server.history())
    await server.env.advance_time(120)
    assert len(server.history()) == before + 1, "posted once, later"


async def test_a_letter_that_we_cannot_write_holds_up_no_other(
    server: DiscordServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bug of ours in one kind of message: the others come, and it is tried again later, not at once."""
    table_id = await server.table(GAME, *TRIO)
    tried = []

    async def fail(room: Room, letter: StoredLetter) -> Delivered:
        tried.append(letter.id)
        raise RuntimeError("a bug")

    monkeypatch.setitem(server.bot.outbox.handlers, LetterKind.PRIVATE_HAND, fail)
    row, before = await server.running(), len(server.history())
    news = [letters.private_hand(row, 0), letters.notice(row, "table-falls-asleep")]
    await server.bot.store.post(table_id, news, now=server.now())
    await server.env.advance_time(600)
    assert len(server.history()) == before + 1, "the notice came"
    assert 1 < len(tried) < 7, "at longer and longer intervals, not every half minute"


async def test_killed_between_a_move_and_its_board(
    server: DiscordServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    await call_in_channel(server, *TRIO)
    await server.table(GAME, *TRIO)
    who = await asked(server)
    assert who is not None
    panel = await opened(server, who)
    monkeypatch.setattr(server.bot.outbox, "ring", lambda table_id: None)
    monkeypatch.setattr(server.bot.tables, "ring", lambda table_id: None)
    before = len(server.history())
    await server.click(who, panel, "Bid 1")
    assert len(server.history()) == before
    await server.restart()
    assert len(server.history()) == before + 1
    await server.restart()
    assert len(server.history()) == before + 1, "told once"


async def test_killed_between_sending_and_noting_it(
    server: DiscordServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same nonce is sent again, by which Discord recognizes the repeated message."""
    await call_in_channel(server, *TRIO)
    await server.table(GAME, *TRIO)
    who = await asked(server)
    assert who is not None

    async def unreadable(*_: object) -> list[object]:
        """Where the channel's history may not be read, the board cannot be found again."""
        return []

    monkeypatch.setattr(BoardMessages, "_unknown_boards", unreadable)

    async def killed(*_: object, **__: object) -> None:
        raise asyncio.CancelledError

    monkeypatch.setattr(server.bot.store, "delivered", killed)
    sent = len(posts(server))
    await server.make(who, "Bid 1")
    await server.restart()
    nonces = [request.json["nonce"] for request in posts(server)[sent:]]
    assert len(nonces) == 2
    assert nonces[0] == nonces[1]


def posts(server: DiscordServer) -> list[Any]:
    path = f"/channels/{server.channel.id}/messages"
    return [r for r in server.env.http_requests if r.method == "POST" and r.path == path]


async def test_every_kind_of_letter_has_a_handler(server: DiscordServer) -> None:
    assert set(server.bot.outbox.handlers) == set(LetterKind)


def test_old_letters_keep_their_kinds() -> None:
    """Letters of version 0.1.0 may wait in the database of a newer one."""
    stored = "board lobby desk ping calm reminder nudge vote stray notice cabin"
    assert {LetterKind(kind) for kind in stored.split()} <= set(LetterKind)


async def test_the_final_standings_come_after_an_error(
    server: DiscordServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They are a letter of their own: the last board is not posted again."""
    handlers: Any = server.bot.outbox.handlers
    send = handlers[LetterKind.FINAL_STANDINGS]
    failed: list[Any] = []

    async def once(*given: Any) -> Any:
        if not failed:
            failed.append(given)
            raise OSError("no network")
        return await send(*given)

    monkeypatch.setitem(handlers, LetterKind.FINAL_STANDINGS, once)
    await played(server, GAME, *TRIO)
    before = len(server.history())
    assert "Play again" not in server.last.labels
    await server.env.advance_time(60)
    assert len(failed) == 1
    assert len(server.history()) == before + 1
    assert "Play again" in server.last.labels
