"""What goes wrong, injected: nothing is lost, nothing happens twice, the person is told."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import pytest

from cogs.tables.answers import follow, version_token
from cogs.ui.custom_ids import AnswerId, Verb, pack
from cogs.ui.typed_answers import path_of
from data.models import DM, Status
from data.words import Phrases
from engines.core import Rejected
from tests.cogs.players import Pusher, asked
from tests.support.town import Shown, Town

GAME = "magellan"
TRIO = ("Inge", "Otto", "Ruth")


async def version(town: Town) -> int:
    return int((await town.running()).version)


async def limit_spot(town: Town, who: str) -> str:
    """The custom_id of "limit 0" in this person's panel."""
    row = await town.running()
    table = await town.bot.store.open_table(row.id)
    seats = await town.bot.store.seats(row.id)
    seat = next(s.seat for s in seats if s.user_id == town.people[who].id)
    path = path_of(lambda draft: table.ask(seat, draft), "limit", {"amount": 0}, Phrases("en", TRIO))
    trail = follow(lambda draft: table.ask(seat, draft), path)
    return AnswerId(row.id, version_token(table, seat), trail.fingerprint, path).pack(Verb.ANSWER)


async def opened(town: Town, who: str) -> Shown:
    panel = await town.click(who, town.board(), "Play")
    assert panel is not None
    return panel


# --- clicks ----------------------------------------------------------------------------------------------


async def test_a_double_click_moves_once(town: Town) -> None:
    await town.table(GAME, *TRIO)
    who = await asked(town)
    assert who is not None
    panel = await opened(town, who)
    custom_id = panel.custom_id("Bid 1")
    await town.press(who, panel, custom_id)
    assert await version(town) == 1
    again = await town.shown_click(who, panel, custom_id)
    assert await version(town) == 1
    assert "moved on" in again.text or "not your decision" in again.text


async def test_twenty_clicks_at_once_move_once(town: Town) -> None:
    await town.table(GAME, *TRIO)
    who = await asked(town)
    assert who is not None
    panel = await opened(town, who)
    spot = panel.custom_id("Bid 1")
    for _ in range(20):
        await town.raw_click(who, panel, spot)
    await town.env.settle()
    assert await version(town) == 1


async def test_two_people_at_once_are_put_in_order(town: Town) -> None:
    """Everybody may give a limit out of turn; neither answer is lost, whoever comes first."""
    await town.table(GAME, *TRIO)
    board = town.board()
    for who in TRIO:
        await town.raw_click(who, board, await limit_spot(town, who))
    await town.env.settle()
    assert await version(town) == 3


async def test_an_order_given_twice_by_one_click_too_many_counts_once(town: Town) -> None:
    """Nothing in the rules forbids to give the same limit again: only the version can tell."""
    await town.table(GAME, *TRIO)
    first = await asked(town)
    other = next(name for name in TRIO if name != first)
    spot = await limit_spot(town, other)
    for _ in range(3):
        await town.raw_click(other, town.board(), spot)
    await town.env.settle()
    assert await version(town) == 1


async def test_a_button_survives_what_others_do(town: Town) -> None:
    """Two out-of-turn orders: the second person's button is older than the table, but means the same."""
    await town.table(GAME, *TRIO)
    first = await asked(town)
    one, two = (name for name in TRIO if name != first)
    spots = {who: await limit_spot(town, who) for who in (one, two)}
    for who in (one, two):
        await town.raw_click(who, town.board(), spots[who])
        await town.env.settle()
    assert await version(town) == 2


async def test_an_old_panel_shows_the_present_one(town: Town) -> None:
    await town.table(GAME, *TRIO)
    first = await asked(town)
    assert first is not None
    old = await opened(town, first)
    stale = old.custom_id("Bid 2")
    await town.click(first, old, "Bid 1")
    second = await asked(town)
    assert second is not None
    await town.click(second, await opened(town, second), "Bid 2")
    before = await version(town)
    shown = await town.shown_click(first, old, stale)
    assert await version(town) == before
    assert shown.text, "a friendly answer, not silence"


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


async def test_strangers_look_but_never_act(town: Town) -> None:
    await town.table(GAME, *TRIO)
    board = town.board()
    for label in ("Play", "My hand"):
        shown = await town.click("Stranger", board, label)
        assert shown is not None
        assert "do not sit at this table" in shown.text
    for label in ("In words", "Log", "Rules"):
        shown = await town.click("Stranger", board, label)
        assert shown is not None
        assert "do not sit" not in shown.text
    who = await asked(town)
    assert who is not None
    spot = (await opened(town, who)).custom_id("Bid 1")
    await town.forged("Stranger", board, spot)
    assert await version(town) == 0


@pytest.mark.parametrize(
    "custom_id",
    [
        "",
        "x",
        "p1",
        "p1:",
        "p1:ask",
        "p1:ask:::",
        "p1:ask:TABLE:0:X:0",
        "p1:ask:TABLE:0:X:99",
        "p1:ask:TABLE:0:X:=9999999999",
        "p1:ask:TABLE:-1:X:0",
        "p1:ask:TABLE:5:X:0.0",
        "p1:ask:nosuch:0:X:0",
        "p1:sure:TABLE:0:X:0.=1.=2",
        "p1:form:TABLE:0:X:9.9",
        "p1:section:TABLE:0:X:",
        "p1:log:TABLE:abc",
        "p1:log:TABLE",
        "p1:rules:chess:",
        "p1:start:TABLE",
        "p1:resign:nosuch",
        "p1:end:TABLE",
        "p1:record:TABLE",
        "p1:nonsense:1",
        "p1:ask:" + "9" * 80,
    ],
)
async def test_hand_made_ids_change_nothing(town: Town, custom_id: str) -> None:
    table = await town.table(GAME, *TRIO)
    first = await asked(town)
    others = next(name for name in TRIO if name != first)
    shown = await town.forged(others, town.board(), custom_id.replace("TABLE", table))
    assert shown is not None
    assert shown.text
    assert "error" not in shown.text.lower(), shown.text
    row = await town.running()
    assert row.version == 0
    assert row.status is Status.RUNNING


async def test_a_form_sent_after_a_restart(town: Town) -> None:
    await town.table(GAME, *TRIO)
    who = await asked(town)
    assert who is not None
    panel = await opened(town, who)
    shown = await town.people[who].click(panel.handle, custom_id=panel.custom_id("Bid …"))
    await town.restart()
    await town.people[who].submit_modal(shown, {"number": "3"})
    assert await version(town) == 1


@pytest.mark.parametrize("typed", ["", "abc", "-1", "0", "99999", "³", "1 000"])
async def test_garbage_in_a_form(town: Town, typed: str) -> None:
    await town.table(GAME, *TRIO)
    who = await asked(town)
    assert who is not None
    panel = await opened(town, who)
    shown = await town.people[who].click(panel.handle, custom_id=panel.custom_id("Bid …"))
    answered = town.shown(await town.people[who].submit_modal(shown, {"number": typed or " "}))
    assert await version(town) == 0
    assert answered is not None
    assert "whole number" in answered.text


# --- lobbies ---------------------------------------------------------------------------------------------


async def test_one_table_a_channel(town: Town) -> None:
    await town.slash("Inge", "play", game=GAME)
    shown = await town.slash("Otto", "play", game=GAME)
    assert shown is not None
    assert "already is a table" in shown.text
    assert "discord.com/channels" in shown.text


async def test_too_few_and_too_many(town: Town) -> None:
    await town.slash("Inge", "play", game=GAME)
    lobby = town.last
    assert "Start" not in lobby.labels
    shown = await town.forged("Inge", lobby, pack(Verb.START, (await town.running()).id))
    assert shown is not None
    assert "needs 3–6 players" in shown.text
    for _ in range(5):
        await town.click("Inge", lobby, "Add computer player")
    assert "Join" not in lobby.labels
    shown = await town.forged("Otto", lobby, pack(Verb.JOIN, (await town.running()).id))
    assert shown is not None
    assert "Every seat is taken" in shown.text


async def test_nobody_sits_twice_and_only_the_host_rules(town: Town) -> None:
    await town.slash("Inge", "play", game=GAME)
    lobby = town.last
    shown = await town.click("Inge", lobby, "Join")
    assert shown is not None
    assert "already have a seat" in shown.text
    for label in ("Cancel", "Add computer player"):
        shown = await town.click("Otto", lobby, label)
        assert shown is not None
        assert "Only the one who opened" in shown.text
    shown = await town.click("Otto", lobby, "Leave")
    assert shown is not None
    assert "no seat" in shown.text


async def test_the_host_leaves_and_the_next_one_rules(town: Town) -> None:
    await town.slash("Inge", "play", game=GAME)
    lobby = town.last
    await town.click("Otto", lobby, "Join")
    await town.click("Inge", lobby, "Leave")
    assert (await town.running()).host_id == town.people["Otto"].id
    await town.click("Otto", lobby, "Cancel")
    assert "called off" in lobby.text
    assert lobby.labels == []
    await town.slash("Ruth", "play", game=GAME)


async def test_missing_permissions_are_named_before_anything_begins(town: Town) -> None:
    quiet = town.guild.create_text_channel("quiet")
    town.deny(quiet, "attach_files", "send_messages")
    shown = await town.slash("Inge", "play", quiet, game=GAME)
    assert shown is not None
    assert "Attach Files" in shown.text
    assert "Send Messages" in shown.text
    assert await town.bot.store.in_channel(quiet.id) is None


async def test_in_a_thread(town: Town) -> None:
    await town.slash("Inge", "play", game=GAME, thread=True)
    thread = town.channel.threads[0]
    lobby = town.history(thread)[-1]
    for _ in range(2):
        await town.click("Inge", lobby, "Add computer player")
    await town.click("Inge", lobby, "Start")
    await town.env.settle()
    assert "Play" in town.history(thread)[-1].labels


# --- Discord stumbles ------------------------------------------------------------------------------------


async def test_closed_direct_messages(town: Town) -> None:
    town.env.inject_error("POST", "/users/@me/channels", status=403, code=50007, times=None)
    await town.slash("Inge", "play", game=GAME)
    lobby = town.last
    shown = await town.click("Otto", lobby, "Join")
    assert shown is not None
    assert "cannot send you direct messages" in shown.text
    known = await town.bot.store.seats((await town.running()).id)
    assert [seat.dm for seat in known] == [DM.CLOSED] * 2, "found out at once, not when cards are dealt"
    await town.click("Ruth", lobby, "Join")
    await town.click("Inge", lobby, "Start")
    await town.env.settle()
    seats = await town.bot.store.seats((await town.running()).id)
    assert all(seat.dm is DM.CLOSED for seat in seats)
    knocks = [r for r in town.env.http_requests if r.path.endswith("/users/@me/channels")]
    assert len(knocks) <= 2 * len(seats), "never knock again and again"
    who = await asked(town)
    assert who is not None
    hand = await town.click(who, town.board(), "My hand")
    assert hand is not None
    assert hand.files
    assert "closed" in (await opened(town, who)).text


async def test_a_500_while_posting_is_made_up_for(town: Town) -> None:
    await town.table(GAME, *TRIO)
    who = await asked(town)
    assert who is not None
    panel = await opened(town, who)
    town.env.inject_error("POST", f"/channels/{town.channel.id}/messages", status=500, times=2)
    await town.click(who, panel, "Bid 1")
    assert await version(town) == 1, "the move is safe"
    before = len(town.history())
    await town.env.advance_time(120)
    assert len(town.history()) == before + 1, "posted once, later"


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


async def test_killed_between_the_move_and_its_post(town: Town, monkeypatch: pytest.MonkeyPatch) -> None:
    await town.table(GAME, *TRIO)
    who = await asked(town)
    assert who is not None
    panel = await opened(town, who)
    monkeypatch.setattr(town.bot.outbox, "ring", lambda table_id: None)
    monkeypatch.setattr(town.bot.tables, "ring", lambda table_id: None)
    before = len(town.history())
    await town.click(who, panel, "Bid 1")
    assert len(town.history()) == before
    await town.restart()
    assert len(town.history()) == before + 1
    await town.restart()
    assert len(town.history()) == before + 1, "told once"


async def test_killed_between_the_post_and_its_mark(town: Town, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same nonce goes out again, by which Discord knows the repeated message."""
    await town.table(GAME, *TRIO)
    who = await asked(town)
    assert who is not None

    async def killed(*_: object, **__: object) -> None:
        raise asyncio.CancelledError

    monkeypatch.setattr(town.bot.store, "delivered", killed)
    sent = len(posts(town))
    await town.make(who, "Bid 1")
    await town.restart()
    nonces = [request.json["nonce"] for request in posts(town)[sent:]]
    assert len(nonces) == 2
    assert nonces[0] == nonces[1]


def posts(town: Town) -> list[Any]:
    path = f"/channels/{town.channel.id}/messages"
    return [r for r in town.env.http_requests if r.method == "POST" and r.path == path]


async def test_a_bug_shows_an_id_that_is_in_the_log(
    town: Town, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await town.table(GAME, *TRIO)

    async def broken(*_: object, **__: object) -> None:
        raise RuntimeError("a secret 7 of hearts")

    monkeypatch.setattr(town.bot.tables, "load", broken)
    shown = await town.click("Inge", town.board(), "Log")
    assert shown is not None
    assert "error" in shown.text
    assert "hearts" not in shown.text
    code = shown.text.split("error ")[1][:4]
    assert any(code in record.getMessage() and record.exc_info for record in caplog.records)


async def test_a_move_that_can_not_be_written_is_told_and_not_shown(
    town: Town, monkeypatch: pytest.MonkeyPatch
) -> None:
    from data.models import StoreError

    await town.table(GAME, *TRIO)
    who = await asked(town)
    assert who is not None
    panel = await opened(town, who)

    async def full(*_: object, **__: object) -> None:
        raise StoreError("the disk is full")

    monkeypatch.setattr(town.bot.store, "append", full)
    shown = await town.click(who, panel, "Bid 1")
    assert shown is not None
    assert "could not write" in shown.text
    assert await version(town) == 0


# --- leaving ---------------------------------------------------------------------------------------------


async def test_resigning_hands_the_seat_to_the_computer(town: Town) -> None:
    await town.table(GAME, *TRIO)
    sure = await town.slash("Ruth", "resign")
    assert sure is not None
    await town.click("Ruth", sure, "Yes, do it")
    shown = await town.click("Ruth", town.board(), "Play")
    assert shown is not None
    assert "do not sit" in shown.text
    pusher = Pusher(town, Random(5))
    for _ in range(4):
        who = await asked(town)
        assert who in ("Inge", "Otto")
        await pusher.move(who)


async def test_managers_end_a_table_and_others_can_not(town: Town) -> None:
    table = await town.table(GAME, *TRIO)
    shown = await town.forged("Inge", town.board(), pack(Verb.END, table))
    assert shown is not None
    assert "manage this server" in shown.text
    town.make_manager("Stranger")
    sure = await town.slash("Stranger", "end")
    assert sure is not None
    await town.click("Stranger", sure, "Yes, do it")
    await town.env.settle()
    assert (await town.bot.store.load(table)).status is Status.ENDED
    assert all("Play" not in message.labels for message in town.history())


async def test_undo_says_why_not(town: Town) -> None:
    await town.table(GAME, *TRIO)
    shown = await town.slash("Inge", "undo")
    assert shown is not None
    assert "nothing to take back" in shown.text
    who = await asked(town)
    assert who is not None
    await town.click(who, await opened(town, who), "Bid 1")
    shown = await town.slash(who, "undo")
    assert shown is not None
    assert "cannot be taken back" in shown.text


def test_rejected_is_never_empty() -> None:
    assert Rejected("table-over").reason.key == "table-over"


async def test_a_lobby_from_before_there_was_a_setting(town: Town) -> None:
    """A newer version has one setting more: lobbies that were open meanwhile have its usual choice."""
    await town.slash("Inge", "play", game="efemeris")
    row = await town.running()
    fewer = {key: choice for key, choice in row.settings.items() if key != "absent"}
    await town.bot.store.change_settings(row.id, fewer, now=row.updated)
    await town.restart()
    await town.click("Otto", town.last, "Join")
    assert "While somebody is away: the computer plays the turn" in town.last.text.replace("*", "")
    await town.click("Inge", town.last, "Start")
    await town.env.settle()
    assert "Play" in town.board().labels
