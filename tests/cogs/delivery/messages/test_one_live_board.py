"""One live board a table, always: whatever Discord or the process does while boards are posted."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from types import SimpleNamespace
from typing import Any

import pytest

from cogs.delivery.messages.board import BoardMessages
from cogs.delivery.messages.private_messages import PrivateMessages, _kept
from cogs.delivery.sending.transport import Transport
from cogs.tables.changes import letters
from data.models import Letter, LetterKind
from tests.cogs.players import asked, seat_of
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


async def test_whoever_is_asked_again_is_called_again(server: DiscordServer) -> None:
    """The others have moved since, and no board told of it: Discord took none."""
    await call_in_channel(server, *TRIO)
    await server.table(GAME, *TRIO)
    first, before = await asked(server), server.board()
    assert first is not None
    server.env.inject_error("POST", f"/channels/{server.channel.id}/messages", status=500, times=None)
    await bid(server, times=3)
    assert await asked(server) == first
    assert server.board().id == before.id
    server.env.backend.faults.clear()
    await later(server)
    assert server.board().id != before.id
    assert server.people[first].mention in server.board().text
    assert len(live_boards(server)) == 1


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


@pytest.mark.parametrize("found", [False, True], ids=["its answer is lost", "it is found and can't be shown"])
async def test_the_first_board_of_a_table_is_not_left_beside_the_next(
    server: DiscordServer, monkeypatch: pytest.MonkeyPatch, *, found: bool
) -> None:
    """Nobody has noted any board yet. Before it is sent again, a move calls the next player."""
    await call_in_channel(server, *TRIO)
    post = BoardMessages._post

    async def lost(self: BoardMessages, *given: Any) -> int:
        await post(self, *given)
        raise OSError("connection reset")

    async def unseen(*_: Any) -> bool:
        raise OSError("connection reset")

    with monkeypatch.context() as patched:
        patched.setattr(BoardMessages, "_post", lost)
        table_id = await server.table(GAME, *TRIO)
        assert (await server.bot.store.load(table_id)).board_message_id is None
        if found:
            patched.setattr(Transport, "edit", unseen)
            await server.restart()
            await server.env.advance_time(60)
            await server.env.settle()
    await bid(server)
    await later(server)
    assert [shown.id for shown in live_boards(server)] == [server.board().id]


@pytest.mark.parametrize("kind", [LetterKind.BOARD, LetterKind.PRIVATE_HAND])
async def test_what_counts_is_never_taken_for_a_stray(server: DiscordServer, kind: LetterKind) -> None:
    """A process that came late has seen that another one went on, but not that it did with this message."""
    table_id = await server.table(GAME, *TRIO)
    room = await server.bot.tables.load(table_id)
    seat = next(seat for seat in room.seats if seat.desk_message_id is not None)
    assert seat.desk_channel_id is not None
    if kind is LetterKind.BOARD:
        stray = letters.stray_board(room.row, server.board().id)
    else:
        stray = letters.stray_hand(room.row, seat.seat, seat.desk_message_id or 0, seat.desk_channel_id)
    await server.bot.store.post(table_id, [stray], now=server.now())
    await later(server)
    assert len(live_boards(server)) == 1
    assert [shown.id for shown in hands(server, seat.name)] == [seat.desk_message_id]


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
    edits = [r.path for r in server.env.http_requests if r.method == "PATCH"]
    assert f"/channels/{server.channel.id}/messages/{posted}" in edits, "it may have shown less than is known"


def hands(server: DiscordServer, who: str) -> list[Shown]:
    """The hands of a person that can be played."""
    return [shown for shown in server.dms(who) if "Play" in shown.labels]


@pytest.mark.parametrize("kind", [LetterKind.PING, LetterKind.PRIVATE_HAND])
@pytest.mark.parametrize("crash", [True, False], ids=["killed", "answer lost"])
async def test_a_hand_whose_id_was_lost_is_not_left_beside_the_next(
    server: DiscordServer, monkeypatch: pytest.MonkeyPatch, kind: LetterKind, *, crash: bool
) -> None:
    """It was sent and never noted. Before it is sent again, another letter takes its place."""
    table_id = await server.table(GAME, *TRIO)
    who = await asked(server)
    assert who is not None
    own = (await seat_of(server, table_id, who)).seat
    real = PrivateMessages._post

    async def lost(self: PrivateMessages, *given: Any, **more: Any) -> int:
        await real(self, *given, **more)
        self.lost.sending(_kept(given[1]))
        raise asyncio.CancelledError if crash else OSError("connection reset")

    first, second = Letter(kind=LetterKind.PING, seat=own, version=1), Letter(kind=kind, seat=own, version=2)
    with monkeypatch.context() as patched:
        patched.setattr(PrivateMessages, "_post", lost)
        await server.bot.store.post(table_id, [first], now=server.now())
        with server.env.time_context(), suppress(asyncio.CancelledError):
            await server.bot.outbox.deliver(table_id)
    assert len(hands(server, who)) == 2
    await server.bot.store.post(table_id, [second], now=server.now())
    if crash:
        await server.restart()
    await later(server)
    [hand] = hands(server, who)
    assert (await seat_of(server, table_id, who)).desk_message_id == hand.id


async def test_a_lobby_card_whose_id_was_lost_is_found(
    server: DiscordServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patched:

        async def killed(*_: object, **__: object) -> None:
            raise asyncio.CancelledError

        patched.setattr(server.bot.store, "delivered", killed)
        await server.slash("Inge", "play", game=GAME)
        await server.env.settle()
        row = await server.bot.store.last_in_channel(server.channel.id)
        assert row is not None
        assert row.lobby_message_id is None
        await server.bot.store.post(row.id, [letters.lobby(row)], now=server.now())
        await server.restart()
    await later(server)
    assert sum("Leave" in shown.labels for shown in server.history()) == 1


class Remembering:
    """A channel of direct messages where Discord recognizes every nonce: nothing new is posted."""

    id = 5

    def __init__(self) -> None:
        self.edited: list[dict[str, Any]] = []

    async def send(self, **_: Any) -> SimpleNamespace:
        return SimpleNamespace(id=77)

    def get_partial_message(self, message_id: int) -> SimpleNamespace:
        async def edit(**body: Any) -> None:
            self.edited.append(body)

        return SimpleNamespace(edit=edit)


@pytest.mark.parametrize(("unknown", "edits"), [([77], 1), ([], 0)])
async def test_a_hand_that_was_sent_before_shows_what_is_known_now(
    server: DiscordServer, unknown: list[int], edits: int
) -> None:
    """The nonce gives back the message of a process that was killed. Somebody has moved since."""
    room = await server.bot.tables.load(await server.table(GAME, *TRIO))
    turns: Any = server.bot.outbox.handlers[LetterKind.PING]
    private: PrivateMessages = turns.__self__.private
    channel: Any = Remembering()
    with server.env.time_context():
        hand = await private._hand(room, room.seats[0], room.seats[0].user_id or 0)
        assert await private._post(channel, room.seats[0], hand, "nonce", unknown) == 77
    assert [len(body["attachments"]) for body in channel.edited] == [len(hand.images)] * edits
