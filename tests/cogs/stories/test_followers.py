"""Following a table without a seat: who hears of what, and who has sat down since."""

from __future__ import annotations

from typing import Any

import pytest

from cogs.tables.loading.room import Visitor
from cogs.ui.game_messages.board_message import MOST_FOLLOWERS
from engines.contract.core import say
from tests.cogs.finale import finished
from tests.cogs.scene import TRIO, opened, pass_turn, resign
from tests.support.discord_server import DiscordServer


async def test_followers_hear_of_the_end(server: DiscordServer) -> None:
    table_id = await opened(server, "Inge", "Otto")
    await server.slash("Lea", "table follow")
    await finished(server, table_id)
    final = next(shown for shown in reversed(server.history()) if "Film" in shown.labels)
    assert server.people["Lea"].mention in final.text
    assert server.people["Lea"].id in [user.id for user in final.handle.mentions]


async def test_a_follower_who_sits_down_is_named_once(server: DiscordServer) -> None:
    table_id = await opened(server, *TRIO)
    await server.slash("Lea", "table follow")
    await server.slash("Emil", "table follow")
    seat = next(s.seat for s in await server.bot.store.seats(table_id) if s.name == "Ruth")
    await server.bot.seats.offer_seat(table_id, seat)
    lea = Visitor(server.people["Lea"].id, "Lea")
    await server.bot.seats.take_seat(lea, table_id, seat)
    await pass_turn(server)
    following = [line for line in server.board().text.splitlines() if "Following" in line]
    assert following
    assert server.people["Emil"].mention in following[0]
    assert server.people["Lea"].mention not in following[0]
    assert await server.bot.store.followers(table_id) == [server.people["Emil"].id]


async def test_a_follower_who_joins_the_lobby_is_a_player(server: DiscordServer) -> None:
    await server.slash("Inge", "play", game="entdecker")
    await server.slash("Otto", "table follow")
    lobby = server.history()[0]
    await server.click("Otto", lobby, "Join")
    assert await server.bot.store.followers((await server.running()).id) == []


async def test_who_left_may_follow_and_comes_back(server: DiscordServer) -> None:
    table_id = await opened(server, *TRIO)
    await resign(server, "Ruth")
    followed = await server.slash("Ruth", "table follow")
    assert followed is not None
    assert "I’ll tell you about every turn in" in followed.text
    await server.slash("Ruth", "return")
    await server.env.settle()
    assert await server.bot.store.followers(table_id) == []


async def test_twenty_follow_and_the_board_still_fits(
    server: DiscordServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where pictures are not allowed, the board is told in words: then the message is full."""
    table_id = await opened(server, "Inge", "Otto")
    for user in range(MOST_FOLLOWERS):
        await server.bot.store.follow(table_id, 10**18 + user, True)
    full = await server.slash("Lea", "table follow")
    assert full is not None
    assert f"{MOST_FOLLOWERS} people are following" in full.text
    off = await server.slash("Lea", "table follow", on=False)
    assert off is not None
    assert "no longer following" in off.text

    async def nothing(*_: object) -> list[Any]:
        return []

    room = await server.bot.tables.load(table_id)
    long = [say("desk-lobby")] * 400
    monkeypatch.setattr(type(room.table.game), "describe", lambda *_: long)
    monkeypatch.setattr(server.bot.pictures, "board", nothing)
    before = server.board().id
    await pass_turn(server)
    board = server.board()
    assert board.id != before
    assert board.text.count("<@") >= MOST_FOLLOWERS
    assert len(board.text) <= 4000


async def test_nothing_to_follow(server: DiscordServer) -> None:
    nothing = await server.slash("Lea", "table follow")
    assert nothing is not None
    assert "no game" in nothing.text.lower()
    table_id = await opened(server, "Inge", "Otto")
    await finished(server, table_id)
    over = await server.slash("Lea", "table follow")
    assert over is not None
    assert "no game" in over.text.lower()
