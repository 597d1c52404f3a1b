"""The board in the channel and the hand in direct messages: what is sent to whom, edited or posted anew."""

from __future__ import annotations

from itertools import groupby
from random import Random
from typing import Any

import msgspec
import pytest

import render
from cogs.ui.game_messages.board_message import BoardNote
from data.words import Phrases
from engines.contract.core import Settings
from engines.contract.dice import Dice
from engines.games.new_found_land import setup
from engines.games.new_found_land.figures import Figures
from engines.games.new_found_land.state import State
from tests.cogs.players import Pusher, Typist, asked
from tests.cogs.scene import call_in_channel
from tests.support.discord_server import DiscordServer, Shown

GAME = "magellan"
TRIO = ("Inge", "Otto", "Ruth")


async def public_text(server: DiscordServer) -> str:
    """Everything the channel shows: texts, alt texts, file names."""
    parts: list[str] = []
    for shown in server.history():
        parts += [shown.text, *shown.alts, *shown.labels]
        parts += [file.filename for file in shown.files]
    return "\n".join(parts)


async def test_nothing_of_a_hand_is_in_the_channel(server: DiscordServer) -> None:
    """During a game, no sentence about a private hand appears in public."""
    await server.table(GAME, *TRIO)
    pusher = Pusher(server, Random(11))
    for _ in range(25):
        who = await asked(server)
        assert who is not None
        await pusher.move(who)
    row = await server.running()
    table = await server.bot.store.open_table(row.id)
    shown = await public_text(server)
    for seat in range(table.seats):
        view = table.view(seat)
        words = Phrases("en", [s.name for s in await server.bot.store.seats(row.id)])
        for line in table.game.describe_own(view.public, view.own):
            assert words(line) not in shown
        for entry in await server.bot.store.log(row.id):
            for event in entry.events:
                if event.to is not None:
                    assert words(event.text) not in shown


async def test_the_board_pings_only_people_who_must_act(server: DiscordServer) -> None:
    await call_in_channel(server, *TRIO)
    await server.table(GAME, *TRIO)
    who = await asked(server)
    assert who is not None
    board = server.board()
    mentioned = [name for name in TRIO if server.people[name].mention in board.text]
    assert mentioned == [who]
    path = f"/channels/{server.channel.id}/messages"
    sent: list[Any] = [r.json for r in server.env.http_requests if r.method == "POST" and r.path == path]
    assert [str(user) for user in sent[-1]["allowed_mentions"]["users"]] == [str(server.people[who].id)]
    assert not sent[-1]["allowed_mentions"].get("parse")


async def test_one_board_per_turn(server: DiscordServer) -> None:
    """The board is edited while the same person moves."""
    await server.table(GAME, "Inge", computers=2)
    for _ in range(6):
        before = len(server.history())
        who = await asked(server)
        assert who == "Inge"
        await Pusher(server, Random(4)).move(who)
        await server.env.settle()
        assert len(server.history()) == before, "only one person plays: one board, edited"


async def test_one_message_for_the_hand_and_the_ping(server: DiscordServer) -> None:
    await server.table(GAME, *TRIO)
    pusher = Pusher(server, Random(12))
    for _ in range(8):
        who = await asked(server)
        assert who is not None
        await pusher.move(who)
        after = await asked(server)
        assert after is not None
        assert "Your turn:" in server.dms(after)[-1].text
        assert server.dms(after)[-1].files
    for name in TRIO:
        desks = [shown for shown in server.dms(name) if "Board" in shown.labels]
        assert len(desks) == 1
        assert desks[0].files


async def test_a_message_has_the_colour_that_the_seat_has_in_the_pictures(server: DiscordServer) -> None:
    """In one game the seat decides, in another what the player chose."""
    await server.table("efemeris", "Inge", "Otto")
    first = await asked(server)
    assert first is not None
    hand = await server.click(first, server.board(), "My hand")
    assert hand is not None
    assert hand.colour == 0x6A5A34
    await Typist(server).move(first)
    table = await server.bot.store.open_table((await server.running()).id)
    (chosen,) = {one.symbol for one in render.liveries("efemeris", table.view(None).public)} - {"1", "2"}
    colours = {"star": 0x0072B2, "cross": 0xD55E00, "chevron": 0x33302E}
    hand = await server.click(first, server.board(), "My hand")
    assert hand is not None
    assert hand.colour == colours[chosen]


@pytest.mark.real_pictures
async def test_real_pictures_are_sent(server: DiscordServer) -> None:
    await server.table(GAME, "Inge", computers=2)
    board = server.board()
    assert board.files[0].size > 50_000
    panel = await server.click("Inge", board, "Play")
    assert panel is not None
    assert panel.files[0].size > 50_000


async def test_an_edited_board_continues_its_story(server: DiscordServer) -> None:
    await server.table(GAME, "Inge", computers=2)
    pusher = Pusher(server, Random(21))
    for _ in range(3):
        assert await asked(server) == "Inge"
        await pusher.move("Inge")
    await server.env.settle()
    assert len(server.board().text.splitlines()) > 3


async def test_alone_against_computers_a_board_tells_the_last_turns_only(server: DiscordServer) -> None:
    """Nobody else is ever called, so one board is edited all game long."""
    await server.table("entdecker", "Inge", computers=1, settings={"seating": "joined"})
    row = await server.running()
    while (room := await server.bot.tables.load(row.id)).table.number < 40:
        await server.bot.computers.move_log.play(room, 0, room.table.suggest(0))
        server.bot.computers.continue_game(room)
        await server.bot.computers.wait(row.id)
        await server.env.settle()
    note = msgspec.json.decode((await server.bot.store.load(row.id)).board_note or "", type=BoardNote)
    told = [entry for entry in room.table.log if entry.number > note.since]
    assert told
    assert len([own for own, _ in groupby(entry.seat == 0 for entry in told)]) <= 3
    assert told[0].seat == 0, "with their own last turn"
    assert len(told) < 20


async def test_the_lobby_settings_decide_the_seats_and_resigning_is_told(server: DiscordServer) -> None:
    table = await server.table(GAME, *TRIO, settings={"board1": "B", "seating": "joined"})
    assert [seat.name for seat in await server.bot.store.seats(table)] == list(TRIO)
    sure = await server.slash("Ruth", "resign")
    assert sure is not None
    await server.click("Ruth", sure, "Yes, leave the game")
    await server.env.settle()
    assert any("Ruth left the game" in shown.text for shown in server.history())


async def opened(server: DiscordServer, who: str) -> Shown:
    panel = await server.click(who, server.board(), "Play")
    assert panel is not None
    return panel


async def bid(server: DiscordServer) -> None:
    first = await asked(server)
    assert first is not None
    panel = await opened(server, first)
    await server.click(first, panel, next(label for label in panel.labels if label.startswith("Bid")))
    await server.env.settle()


async def test_a_board_at_the_bottom_is_edited_when_the_turn_passes(server: DiscordServer) -> None:
    """Whoever is asked gets a direct message: nobody has to be called in the channel."""
    await server.table(GAME, *TRIO)
    before, posted = server.board(), len(server.history())
    who = await asked(server)
    await bid(server)
    assert await asked(server) != who
    assert (server.board().id, len(server.history())) == (before.id, posted)
    assert "Play" in server.board().labels


async def test_a_board_with_talk_below_it_is_posted_anew(server: DiscordServer) -> None:
    await server.table(GAME, *TRIO)
    old = server.board()
    await server.people["Lea"].send(server.channel, "Good luck!")
    await bid(server)
    assert server.board().id == server.last.id != old.id
    assert old.labels == []


async def test_a_board_goes_down_again_when_all_play_by_direct_message(server: DiscordServer) -> None:
    """Then no press says what was written in the channel: after a while the board is posted anew."""
    await server.table(GAME, *TRIO)
    old = server.board()
    for minutes, stays in ((5, True), (15, False)):
        await server.env.advance_time(minutes * 60)
        who = await asked(server)
        assert who is not None
        panel = await server.click_dm(who, server.dms(who)[-1], "Play")
        assert panel is not None
        await server.click_dm(who, panel, next(label for label in panel.labels if label.startswith("Bid")))
        await server.env.settle()
        assert (server.board().id == old.id) is stays


async def test_followers_hear_of_every_turn_by_a_new_board(server: DiscordServer) -> None:
    table_id = await server.table(GAME, *TRIO)
    await server.bot.store.follow(table_id, server.people["Lea"].id, True)
    old = server.board()
    await bid(server)
    assert server.board().id != old.id
    path = f"/channels/{server.channel.id}/messages"
    sent: list[Any] = [r.json for r in server.env.http_requests if r.method == "POST" and r.path == path]
    assert [int(user) for user in sent[-1]["allowed_mentions"]["users"]] == [server.people["Lea"].id]


async def test_no_message_is_asked_for_in_play(server: DiscordServer) -> None:
    """Only a board whose letter was unfinished when the bot started may have to be looked for."""
    await server.table(GAME, *TRIO)
    await server.restart()
    before = len(server.env.http_requests)
    await bid(server)
    await bid(server)
    assert [r.path for r in server.env.http_requests[before:] if r.method == "GET"] == []


async def test_the_old_board_loses_its_buttons(server: DiscordServer) -> None:
    await call_in_channel(server, *TRIO)
    await server.table(GAME, *TRIO)
    old = server.board()
    await bid(server)
    new = server.board()
    assert new.id != old.id
    assert old.labels == []
    assert old.files, "its picture stays"


async def test_a_deleted_board_is_posted_anew(server: DiscordServer) -> None:
    await server.table(GAME, *TRIO)
    board = server.board()
    who = await asked(server)
    assert who is not None
    panel = await opened(server, who)
    await server.delete(board)
    await server.click(who, panel, "Bid 1")
    await server.env.settle()
    assert server.board().id != board.id


async def test_the_first_board_tells_the_first_round_and_income(server: DiscordServer) -> None:
    await server.table("new_found_land", "Inge", "Otto")
    first = server.board()
    assert "**Round 1.**" in first.text
    assert "gets 1 wood and 1 cloth" in first.text
    for _ in range(8):
        who = await asked(server)
        assert who is not None
        await Typist(server).move(who)
    assert "**Round 1.**" not in server.board().text, "told once, when the game began"


async def test_a_game_that_a_computer_begins_is_told_from_the_start(
    server: DiscordServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whose nation begins is random; here the last seat begins, and a computer sits there."""
    deal = setup._deal

    def last_begins(figures: Figures, seats: int, settings: Settings, dice: Dice) -> State:
        state = deal(figures, seats, settings, dice)
        state.start = seats - 1
        return state

    monkeypatch.setattr(setup, "_deal", last_begins)
    await server.table("new_found_land", "Inge", computers=1, settings={"seating": "joined"})
    assert (await server.running()).version > 0, "the computer has moved"
    assert "**Round 1.**" in server.board().text
