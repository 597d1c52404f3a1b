"""Clicks that come twice, at once, too late or from strangers: a move is made once, by its player."""

from __future__ import annotations

import pytest

from cogs.tables.moves.answer_path import follow
from cogs.ui.components.custom_ids import AnswerId, Verb, pack
from cogs.ui.panel.typed_answers import path_of
from data.models import Status
from data.words import Phrases
from engines.tables.knowledge import version_token
from tests.cogs.players import asked
from tests.support.discord_server import DiscordServer, Shown

GAME = "magellan"
TRIO = ("Inge", "Otto", "Ruth")


async def version(server: DiscordServer) -> int:
    return int((await server.running()).version)


async def limit_spot(server: DiscordServer, who: str) -> str:
    """The custom_id of "limit 0" in this person's panel."""
    row = await server.running()
    table = await server.bot.store.open_table(row.id)
    seats = await server.bot.store.seats(row.id)
    seat = next(s.seat for s in seats if s.user_id == server.people[who].id)
    path = path_of(lambda draft: table.ask(seat, draft), "limit", {"amount": 0}, Phrases("en", TRIO))
    trail = follow(lambda draft: table.ask(seat, draft), path)
    answer = AnswerId(row.id, version_token(table, seat), trail.fingerprint, path)
    return pack(Verb.ANSWER, answer)


async def opened(server: DiscordServer, who: str) -> Shown:
    panel = await server.click(who, server.board(), "Play")
    assert panel is not None
    return panel


async def test_a_double_click_moves_once(server: DiscordServer) -> None:
    await server.table(GAME, *TRIO)
    who = await asked(server)
    assert who is not None
    panel = await opened(server, who)
    custom_id, form = panel.custom_id("Bid 1"), panel.custom_id("Bid …")
    await server.press(who, panel, custom_id)
    assert await version(server) == 1
    again = await server.shown_click(who, panel, custom_id)
    assert await version(server) == 1
    assert "already made that move" in again.text
    late = await server.shown_click(who, panel, form)
    assert "moved on" in late.text
    assert "leave orders" in late.text, "the present panel"


async def test_twenty_clicks_at_once_move_once(server: DiscordServer) -> None:
    await server.table(GAME, *TRIO)
    who = await asked(server)
    assert who is not None
    panel = await opened(server, who)
    spot = panel.custom_id("Bid 1")
    for _ in range(20):
        await server.raw_click(who, panel, spot)
    await server.env.settle()
    assert await version(server) == 1


async def test_two_people_at_once_are_put_in_order(server: DiscordServer) -> None:
    """Everybody may set a limit out of turn; no answer is lost."""
    await server.table(GAME, *TRIO)
    board = server.board()
    for who in TRIO:
        await server.raw_click(who, board, await limit_spot(server, who))
    await server.env.settle()
    assert await version(server) == 3


async def test_a_repeated_order_counts_once(server: DiscordServer) -> None:
    """The rules allow the same limit again: only the version tells a repeated click."""
    await server.table(GAME, *TRIO)
    first = await asked(server)
    other = next(name for name in TRIO if name != first)
    spot = await limit_spot(server, other)
    for _ in range(3):
        await server.raw_click(other, server.board(), spot)
    await server.env.settle()
    assert await version(server) == 1


async def test_a_button_survives_what_others_do(server: DiscordServer) -> None:
    """Two orders out of turn: the second button is older than the table but means the same."""
    await server.table(GAME, *TRIO)
    first = await asked(server)
    one, two = (name for name in TRIO if name != first)
    spots = {who: await limit_spot(server, who) for who in (one, two)}
    for who in (one, two):
        await server.raw_click(who, server.board(), spots[who])
        await server.env.settle()
    assert await version(server) == 2


async def test_an_old_panel_shows_the_present_one(server: DiscordServer) -> None:
    await server.table(GAME, *TRIO)
    first = await asked(server)
    assert first is not None
    old = await opened(server, first)
    stale = old.custom_id("Bid 2")
    await server.click(first, old, "Bid 1")
    second = await asked(server)
    assert second is not None
    await server.click(second, await opened(server, second), "Bid 2")
    before = await version(server)
    shown = await server.shown_click(first, old, stale)
    assert await version(server) == before
    assert shown.text, "a friendly answer, not silence"


async def test_strangers_look_but_never_act(server: DiscordServer) -> None:
    await server.table(GAME, *TRIO)
    board = server.board()
    for label in ("Play", "My hand"):
        shown = await server.click("Stranger", board, label)
        assert shown is not None
        assert "not in this game" in shown.text
    for label in ("In words", "Log", "Rules"):
        shown = await server.click("Stranger", board, label)
        assert shown is not None
        assert "not in this game" not in shown.text
    who = await asked(server)
    assert who is not None
    spot = (await opened(server, who)).custom_id("Bid 1")
    await server.forged("Stranger", board, spot)
    assert await version(server) == 0


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
async def test_forged_ids_change_nothing(server: DiscordServer, custom_id: str) -> None:
    table = await server.table(GAME, *TRIO)
    first = await asked(server)
    others = next(name for name in TRIO if name != first)
    shown = await server.forged(others, server.board(), custom_id.replace("TABLE", table))
    assert shown is not None
    assert shown.text
    assert "error" not in shown.text.lower(), shown.text
    row = await server.running()
    assert row.version == 0
    assert row.status is Status.RUNNING


async def test_a_form_sent_after_a_restart(server: DiscordServer) -> None:
    await server.table(GAME, *TRIO)
    who = await asked(server)
    assert who is not None
    panel = await opened(server, who)
    shown = await server.people[who].click(panel.handle, custom_id=panel.custom_id("Bid …"))
    await server.restart()
    await server.people[who].submit_modal(shown, {"number": "3"})
    assert await version(server) == 1


@pytest.mark.parametrize("typed", ["", "abc", "-1", "0", "99999", "³", "1 000"])
async def test_garbage_in_a_form(server: DiscordServer, typed: str) -> None:
    await server.table(GAME, *TRIO)
    who = await asked(server)
    assert who is not None
    panel = await opened(server, who)
    shown = await server.people[who].click(panel.handle, custom_id=panel.custom_id("Bid …"))
    answered = server.shown(await server.people[who].submit_modal(shown, {"number": typed or " "}))
    assert await version(server) == 0
    assert answered is not None
    is_number = typed.removeprefix("-").isdecimal()
    said = "Enter a whole number from 1 to 45." if is_number else "isn’t a whole number"
    assert said in answered.text


async def test_undo_says_why_not(server: DiscordServer) -> None:
    await server.table(GAME, *TRIO)
    shown = await server.slash("Inge", "undo")
    assert shown is not None
    assert "nothing to undo" in shown.text
    who = await asked(server)
    assert who is not None
    await server.click(who, await opened(server, who), "Bid 1")
    shown = await server.slash(who, "undo")
    assert shown is not None
    assert "can’t undo that" in shown.text


async def test_a_panel_that_is_done_says_nobodys_turn(server: DiscordServer) -> None:
    """It stays as it is while others move."""
    await server.table(GAME, *TRIO)
    who = await asked(server)
    assert who is not None
    panel = await opened(server, who)
    done = await server.press(who, panel, panel.custom_id("Bid 1"))
    following = await asked(server)
    assert following != who
    shown = (done or panel).text
    assert "bid over 1" not in shown
    assert "bid over 1" in server.board().text
