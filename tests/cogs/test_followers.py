"""Following a table without a seat: who hears of what, and who has sat down since."""

from __future__ import annotations

from typing import Any

import pytest

from cogs.tables.room import Visitor
from cogs.ui.board_message import MOST_FOLLOWERS
from engines.core import say
from tests.cogs.finale import finished
from tests.cogs.scene import TRIO, opened, pass_turn, resign
from tests.support.town import Town


async def test_followers_hear_of_the_end(town: Town) -> None:
    table_id = await opened(town, "Inge", "Otto")
    await town.slash("Lea", "table follow")
    await finished(town, table_id)
    final = next(shown for shown in reversed(town.history()) if "Film" in shown.labels)
    assert town.people["Lea"].mention in final.text
    assert town.people["Lea"].id in [user.id for user in final.handle.mentions]


async def test_a_follower_who_sits_down_is_named_once(town: Town) -> None:
    table_id = await opened(town, *TRIO)
    await town.slash("Lea", "table follow")
    await town.slash("Emil", "table follow")
    seat = next(s.seat for s in await town.bot.store.seats(table_id) if s.name == "Ruth")
    await town.bot.seats.offer_seat(table_id, seat)
    lea = Visitor(town.people["Lea"].id, "Lea")
    await town.bot.seats.take_seat(lea, table_id, seat)
    await pass_turn(town)
    following = [line for line in town.board().text.splitlines() if "Following" in line]
    assert following
    assert town.people["Emil"].mention in following[0]
    assert town.people["Lea"].mention not in following[0]
    assert await town.bot.store.followers(table_id) == [town.people["Emil"].id]


async def test_a_follower_who_joins_the_lobby_is_a_player(town: Town) -> None:
    await town.slash("Inge", "play", game="entdecker")
    await town.slash("Otto", "table follow")
    lobby = town.history()[0]
    await town.click("Otto", lobby, "Join")
    assert await town.bot.store.followers((await town.running()).id) == []


async def test_who_left_may_follow_and_comes_back(town: Town) -> None:
    table_id = await opened(town, *TRIO)
    await resign(town, "Ruth")
    followed = await town.slash("Ruth", "table follow")
    assert followed is not None
    assert "You hear of" in followed.text
    await town.slash("Ruth", "return")
    await town.env.settle()
    assert await town.bot.store.followers(table_id) == []


async def test_twenty_follow_and_the_board_still_fits(town: Town, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where pictures are not allowed, the board is told in words: then the message is full."""
    table_id = await opened(town, "Inge", "Otto")
    for user in range(MOST_FOLLOWERS):
        await town.bot.store.follow(table_id, 10**18 + user, True)
    full = await town.slash("Lea", "table follow")
    assert full is not None
    assert f"{MOST_FOLLOWERS} people follow" in full.text
    off = await town.slash("Lea", "table follow", on=False)
    assert off is not None
    assert "not follow" in off.text

    async def nothing(*_: object) -> list[Any]:
        return []

    room = await town.bot.tables.load(table_id)
    long = [say("desk-lobby")] * 400
    monkeypatch.setattr(type(room.table.game), "describe", lambda *_: long)
    monkeypatch.setattr(town.bot.pictures, "board", nothing)
    before = town.board().id
    await pass_turn(town)
    board = town.board()
    assert board.id != before
    assert board.text.count("<@") >= MOST_FOLLOWERS
    assert len(board.text) <= 4000


async def test_nothing_to_follow(town: Town) -> None:
    nothing = await town.slash("Lea", "table follow")
    assert nothing is not None
    assert "no table" in nothing.text.lower()
    table_id = await opened(town, "Inge", "Otto")
    await finished(town, table_id)
    over = await town.slash("Lea", "table follow")
    assert over is not None
    assert "no table" in over.text.lower()
