"""The board in the channel and the hand in direct messages: what is sent to whom, edited or posted anew."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import render
from data.words import Phrases
from tests.cogs.players import Pusher, Typist, asked
from tests.support.town import Shown, Town

GAME = "magellan"
TRIO = ("Inge", "Otto", "Ruth")


async def public_text(town: Town) -> str:
    """Everything the channel shows: texts, alt texts, file names."""
    parts: list[str] = []
    for shown in town.history():
        parts += [shown.text, *shown.alts, *shown.labels]
        parts += [file.filename for file in shown.files]
    return "\n".join(parts)


async def test_nothing_of_a_hand_is_in_the_channel(town: Town) -> None:
    """During a game, no sentence about a private hand appears in public."""
    await town.table(GAME, *TRIO)
    pusher = Pusher(town, Random(11))
    for _ in range(25):
        who = await asked(town)
        assert who is not None
        await pusher.move(who)
    row = await town.running()
    table = await town.bot.store.open_table(row.id)
    shown = await public_text(town)
    for seat in range(table.seats):
        view = table.view(seat)
        words = Phrases("en", [s.name for s in await town.bot.store.seats(row.id)])
        for line in table.game.describe_own(view.public, view.own):
            assert words(line) not in shown
        for entry in await town.bot.store.log(row.id):
            for event in entry.events:
                if event.to is not None:
                    assert words(event.text) not in shown


async def test_the_board_pings_only_people_who_must_act(town: Town) -> None:
    await town.table(GAME, *TRIO)
    who = await asked(town)
    assert who is not None
    board = town.board()
    mentioned = [name for name in TRIO if town.people[name].mention in board.text]
    assert mentioned == [who]
    path = f"/channels/{town.channel.id}/messages"
    sent: list[Any] = [r.json for r in town.env.http_requests if r.method == "POST" and r.path == path]
    assert [str(user) for user in sent[-1]["allowed_mentions"]["users"]] == [str(town.people[who].id)]
    assert not sent[-1]["allowed_mentions"].get("parse")


async def test_one_board_per_turn(town: Town) -> None:
    """The board is edited while the same person moves, and posted anew when the turn passes."""
    await town.table(GAME, "Inge", computers=2)
    for _ in range(6):
        before = len(town.history())
        who = await asked(town)
        assert who == "Inge"
        await Pusher(town, Random(4)).move(who)
        await town.env.settle()
        assert len(town.history()) == before, "only one person plays: one board, edited"


async def test_one_message_for_the_hand_and_a_short_ping(town: Town) -> None:
    await town.table(GAME, *TRIO)
    pusher = Pusher(town, Random(12))
    for _ in range(8):
        who = await asked(town)
        assert who is not None
        await pusher.move(who)
    for name in TRIO:
        desks = [shown for shown in town.dms(name) if "Board" in shown.labels]
        assert len(desks) == 1
        assert desks[0].files


async def test_notices_can_be_switched_off(town: Town) -> None:
    for name in TRIO:
        await town.bot.store.change_person(town.people[name].id, dm_notices=False)
    await town.table(GAME, *TRIO)
    assert all("it is your turn" not in shown.text for name in TRIO for shown in town.dms(name))


async def test_a_message_has_the_colour_that_the_seat_has_in_the_pictures(town: Town) -> None:
    """In one game the seat decides, in another what the player chose."""
    await town.table("efemeris", "Inge", "Otto")
    first = await asked(town)
    assert first is not None
    hand = await town.click(first, town.board(), "My hand")
    assert hand is not None
    assert hand.colour == 0x6A5A34
    await Typist(town).move(first)
    table = await town.bot.store.open_table((await town.running()).id)
    (chosen,) = {one.symbol for one in render.liveries("efemeris", table.view(None).public)} - {"1", "2"}
    colours = {"star": 0x0072B2, "cross": 0xD55E00, "chevron": 0x33302E}
    hand = await town.click(first, town.board(), "My hand")
    assert hand is not None
    assert hand.colour == colours[chosen]


@pytest.mark.real_pictures
async def test_real_pictures_are_sent(town: Town) -> None:
    await town.table(GAME, "Inge", computers=2)
    board = town.board()
    assert board.files[0].size > 50_000
    panel = await town.click("Inge", board, "Play")
    assert panel is not None
    assert panel.files[0].size > 50_000


async def test_an_edited_board_continues_its_story(town: Town) -> None:
    await town.table(GAME, "Inge", computers=2)
    pusher = Pusher(town, Random(21))
    for _ in range(3):
        assert await asked(town) == "Inge"
        await pusher.move("Inge")
    await town.env.settle()
    assert len(town.board().text.splitlines()) > 3


async def test_the_lobby_settings_decide_the_seats_and_resigning_is_told(town: Town) -> None:
    table = await town.table(GAME, *TRIO, settings={"board1": "B", "seating": "joined"})
    assert [seat.name for seat in await town.bot.store.seats(table)] == list(TRIO)
    sure = await town.slash("Ruth", "resign")
    assert sure is not None
    await town.click("Ruth", sure, "Yes, do it")
    await town.env.settle()
    assert any("Ruth leaves the table" in shown.text for shown in town.history())


async def opened(town: Town, who: str) -> Shown:
    panel = await town.click(who, town.board(), "Play")
    assert panel is not None
    return panel


async def test_the_old_board_loses_its_buttons(town: Town) -> None:
    await town.table(GAME, *TRIO)
    first = await asked(town)
    assert first is not None
    old = town.board()
    await town.click(first, await opened(town, first), "Bid 1")
    await town.env.settle()
    new = town.board()
    assert new.id != old.id
    assert old.labels == []
    assert old.files, "its picture stays"


async def test_a_deleted_board_is_posted_anew(town: Town) -> None:
    await town.table(GAME, *TRIO)
    board = town.board()
    who = await asked(town)
    assert who is not None
    panel = await opened(town, who)
    await town.delete(board)
    await town.click(who, panel, "Bid 1")
    await town.env.settle()
    assert town.board().id != board.id
