"""Whatever may show a secret is removed through the outbox: after errors, after a crash, never in a loop."""

from __future__ import annotations

import sqlite3
from typing import Any

import discord
import pytest

from cogs.delivery.outbox import MOST_TRIES
from cogs.tables.changes import letters
from cogs.tables.loading.room import Visitor
from data.models import DM, LetterKind
from tests.cogs.delivery.messages.test_one_live_board import bid
from tests.cogs.delivery.messages.test_partner_threads import FOUR, names, sides, threads
from tests.cogs.finale import played
from tests.cogs.players import asked, seat_of
from tests.cogs.scene import calls, offer_seat, rings, sit_down
from tests.support.discord_server import DiscordServer, Shown

GAME = "magellan"
TRIO = ("Inge", "Otto", "Ruth")
TAKEN_OVER = "Someone took over your seat"


def hand(server: DiscordServer, who: str) -> Shown:
    """The direct message with somebody's private hand, whatever became of it."""
    return next(dm for dm in server.dms(who) if dm.files or TAKEN_OVER in dm.text)


def cleared(shown: Shown) -> bool:
    return not shown.files and TAKEN_OVER in shown.text


def fail(server: DiscordServer, method: str, shown: Shown, status: int = 500, **more: Any) -> None:
    path = f"/channels/{shown.channel_id}/messages/{shown.id}"
    server.env.inject_error(method, path, status=status, **more)


def stored(server: DiscordServer) -> list[tuple[str, str, int | None]]:
    """Kind, body and end of every letter in the database."""
    with sqlite3.connect(server.settings.db) as db:
        found = db.execute("SELECT kind, body, done_at FROM outbox").fetchall()
    db.close()
    return found


def kill_delivery(server: DiscordServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on letters are written and nothing is sent, as if the process died after the commit."""
    monkeypatch.setattr(server.bot.tables, "ring", lambda table_id: None)
    monkeypatch.setattr(server.bot.outbox, "ring", lambda table_id: None)


def requests(server: DiscordServer, method: str, part: str) -> int:
    return sum(one.method == method and part in one.path for one in server.env.http_requests)


# --- the hand of a substituted player --------------------------------------------------------------------


async def test_a_substitute_sits_down_and_the_old_hand_goes(server: DiscordServer) -> None:
    await server.table(GAME, *TRIO)
    who = await asked(server)
    assert who is not None
    assert len(calls(server, who)) == 1
    await offer_seat(server, who)
    await sit_down(server, "Lea")
    assert cleared(hand(server, who))
    assert calls(server, who) == []
    assert hand(server, "Lea").files


async def test_an_error_delays_the_removal(server: DiscordServer) -> None:
    await server.table(GAME, *TRIO)
    await offer_seat(server, "Otto")
    old = hand(server, "Otto")
    fail(server, "PATCH", old)
    await sit_down(server, "Lea")
    assert old.files, "Discord has failed"
    await server.env.advance_time(60)
    assert cleared(old)


async def test_an_error_delays_the_removal_of_the_old_hand_alone(server: DiscordServer) -> None:
    """The hand is sent anew to call its owner: it is not sent twice because the old one cannot be deleted."""
    await server.table(GAME, *TRIO)
    others = [name for name in TRIO if name != await asked(server)]
    old = {name: hand(server, name) for name in others}
    for shown in old.values():
        fail(server, "DELETE", shown)
    sent = {name: rings(server, name) for name in others}
    await bid(server)
    called = await asked(server)
    assert called in others
    assert rings(server, called) == sent[called] + 1
    assert next(dm.id for dm in server.dms(called) if dm.files) == old[called].id, "Discord has failed"
    await server.env.advance_time(60)
    assert [dm.id for dm in server.dms(called) if dm.files] == [calls(server, called)[0].id]
    assert rings(server, called) == sent[called] + 1


async def test_a_message_of_an_older_version_that_says_your_turn_goes_with_the_turn(
    server: DiscordServer,
) -> None:
    """Before, "your turn" was a message beside the hand."""
    table_id = await server.table(GAME, *TRIO)
    who = await asked(server)
    assert who is not None
    welcome = server.dms(who)[0]
    seat = await seat_of(server, table_id, who)
    await server.bot.store.note_message(
        table_id, LetterKind.CLEAR_PING, message_id=welcome.id, seat=seat.seat
    )
    await bid(server)
    assert welcome.id not in {dm.id for dm in server.dms(who)}
    assert (await seat_of(server, table_id, who)).ping_message_id is None


async def test_a_crash_after_the_commit_delays_the_removal(
    server: DiscordServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    await server.table(GAME, *TRIO)
    await offer_seat(server, "Otto")
    old = hand(server, "Otto")
    with monkeypatch.context() as patched:
        kill_delivery(server, patched)
        await sit_down(server, "Lea")
        assert old.files
    await server.restart()
    assert cleared(old)


async def test_closed_direct_messages_end_the_removal(server: DiscordServer) -> None:
    table_id = await server.table(GAME, *TRIO)
    await offer_seat(server, "Otto")
    old = hand(server, "Otto")
    fail(server, "PATCH", old, 403, code=50007, times=None)
    before = requests(server, "PATCH", str(old.id))
    await sit_down(server, "Lea")
    await server.env.advance_time(3600)
    assert requests(server, "PATCH", str(old.id)) == before + 1, "asked once, not in a loop"
    assert (await seat_of(server, table_id, "Lea")).dm is DM.OPEN, "her direct messages are open"
    assert [body for kind, body, _ in stored(server) if kind == LetterKind.CLEAR_PRIVATE] == ["{}"]


async def test_a_hand_that_is_gone_does_not_keep_the_ping(server: DiscordServer) -> None:
    table_id = await server.table(GAME, *TRIO)
    who = await asked(server)
    assert who is not None
    await offer_seat(server, who)
    await server.delete(hand(server, who))
    await sit_down(server, "Lea")
    assert calls(server, who) == []
    assert await server.bot.store.due_letters(2**40, 1000, table_id) == []


@pytest.mark.parametrize("gone", [False, True])
async def test_a_hand_that_is_being_sent_goes_too(
    server: DiscordServer, monkeypatch: pytest.MonkeyPatch, gone: bool
) -> None:
    """The substitute sits down while the former player's hand is drawn: it is edited, or sent anew."""
    table_id = await server.table(GAME, *TRIO)
    await offer_seat(server, "Otto")
    seat, lea = await seat_of(server, table_id, "Otto"), server.people["Lea"]
    if gone:
        await server.delete(hand(server, "Otto"))
    draw = server.bot.pictures.hand

    async def meanwhile(*given: Any, **more: Any) -> Any:
        monkeypatch.setattr(server.bot.pictures, "hand", draw)
        await server.bot.seats.take_seat(Visitor(lea.id, "Lea"), table_id, seat.seat)
        return await draw(*given, **more)

    monkeypatch.setattr(server.bot.pictures, "hand", meanwhile)
    letter = letters.private_hand(await server.bot.store.load(table_id), seat.seat)
    await server.bot.store.post(table_id, [letter], now=server.now())
    server.bot.tables.ring(table_id)
    await server.bot.outbox.idle(table_id)
    assert not any(dm.files for dm in server.dms("Otto"))
    assert hand(server, "Lea").files


async def test_a_ping_that_is_being_sent_goes_too(
    server: DiscordServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The substitute sits down while the former player is called."""
    table_id = await server.table(GAME, *TRIO)
    who = await asked(server)
    assert who is not None
    await offer_seat(server, who)
    seat, lea = await seat_of(server, table_id, who), server.people["Lea"]
    translate = server.bot.language.of_user

    async def meanwhile(user_id: int, *given: Any) -> str:
        if user_id == seat.user_id:
            monkeypatch.setattr(server.bot.language, "of_user", translate)
            await server.bot.seats.take_seat(Visitor(lea.id, "Lea"), table_id, seat.seat)
        return await translate(user_id, *given)

    monkeypatch.setattr(server.bot.language, "of_user", meanwhile)
    letter = letters.reminder(await server.bot.store.load(table_id), seat.seat, letters.REMINDER)
    await server.bot.store.post(table_id, [letter], now=server.now())
    server.bot.tables.ring(table_id)
    await server.bot.outbox.idle(table_id)
    await server.env.settle()
    assert calls(server, who) == []
    assert (await seat_of(server, table_id, "Lea")).ping_message_id not in {m.id for m in server.dms(who)}


async def test_no_letter_keeps_an_id_when_it_is_done(server: DiscordServer) -> None:
    await server.table("efemeris", *FOUR)
    await offer_seat(server, "Otto")
    await sit_down(server, "Lea")
    found = stored(server)
    assert {LetterKind.WELCOME, LetterKind.CLEAR_PRIVATE, LetterKind.LEAVE_THREAD} <= {k for k, *_ in found}
    assert all(body == "{}" for _, body, done in found if done is not None)
    assert not any("user" in body for _, body, _ in found)


async def test_a_person_is_not_named_for_ever(server: DiscordServer) -> None:
    """Discord refuses with an error that is neither 403 nor 404: after about a day we give up."""
    await server.table(GAME, *TRIO)
    await offer_seat(server, "Otto")
    old = hand(server, "Otto")
    fail(server, "PATCH", old, 400, times=None)
    await sit_down(server, "Lea")
    with sqlite3.connect(server.settings.db) as db:
        db.execute("UPDATE outbox SET tries = ? WHERE kind = 'clear'", (MOST_TRIES,))
    db.close()
    await server.env.advance_time(120)
    assert str(server.people["Otto"].id) not in "".join(body for _, body, _ in stored(server))


# --- the partner's thread --------------------------------------------------------------------------------


def allow_removal(server: DiscordServer) -> None:
    role = server.guild.create_role("threads", permissions=discord.Permissions(manage_threads=True))
    server.env.backend.add_member_role(server.guild.id, server.env.backend.bot_user.id, role.id)


async def test_an_error_delays_the_end_of_a_partnership(server: DiscordServer) -> None:
    await server.table("efemeris", *FOUR)
    allow_removal(server)
    await offer_seat(server, "Otto")
    server.env.inject_error("DELETE", "/channels/*/thread-members/*", status=500)
    await sit_down(server, "Lea")
    assert any("Otto" in names(server, thread) for thread in threads(server))
    await server.env.advance_time(60)
    assert [names(server, thread) for thread in threads(server)] == await sides(server)


async def test_a_crash_delays_the_end_of_a_partnership(
    server: DiscordServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    await server.table("efemeris", *FOUR)
    allow_removal(server)
    await offer_seat(server, "Otto")
    with monkeypatch.context() as patched:
        kill_delivery(server, patched)
        await sit_down(server, "Lea")
        assert any("Otto" in names(server, thread) for thread in threads(server))
    await server.restart()
    assert [names(server, thread) for thread in threads(server)] == await sides(server)


async def test_a_partner_who_is_back_stays(server: DiscordServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """Otto is replaced and takes the seat back, all before anything could be sent."""
    await server.table("efemeris", *FOUR)
    allow_removal(server)
    await offer_seat(server, "Otto")
    server.env.inject_error("DELETE", "/channels/*/thread-members/*", status=500)
    await sit_down(server, "Lea")
    await offer_seat(server, "Lea")
    await sit_down(server, "Otto")
    await server.env.advance_time(60)
    assert [names(server, thread) for thread in threads(server)] == await sides(server)
    assert any("Otto" in names(server, thread) for thread in threads(server))


# --- the hands of a deleted person -----------------------------------------------------------------------


async def forget(server: DiscordServer, who: str) -> None:
    page = await server.slash(who, "privacy")
    assert page is not None
    sure = await server.click(who, page, "Delete everything")
    assert sure is not None
    await server.click(who, sure, "Yes, delete everything")
    await server.env.settle()


async def test_the_hand_of_a_deleted_person_goes_after_an_error(server: DiscordServer) -> None:
    await server.table(GAME, *TRIO)
    old = hand(server, "Otto")
    fail(server, "DELETE", old)
    await forget(server, "Otto")
    assert any(dm.id == old.id for dm in server.dms("Otto"))
    assert not any(str(server.people["Otto"].id) in body for _, body, _ in stored(server))
    await server.env.advance_time(60)
    assert not any(dm.id == old.id for dm in server.dms("Otto"))
    assert all(body == "{}" for _, body, done in stored(server) if done is not None)


async def test_hands_of_finished_games_go_at_once(server: DiscordServer) -> None:
    await played(server, GAME, *TRIO)
    old = hand(server, "Otto")
    await forget(server, "Otto")
    assert not any(dm.id == old.id for dm in server.dms("Otto"))


async def test_a_deleted_person_is_named_in_no_letter(server: DiscordServer) -> None:
    """The hand of the seat that Otto had before he was deleted still goes."""
    await server.table(GAME, *TRIO)
    await offer_seat(server, "Otto")
    old = hand(server, "Otto")
    fail(server, "PATCH", old)
    await sit_down(server, "Lea")
    page = await server.slash("Otto", "privacy")
    assert page is not None
    assert "your id in 1 message" in page.text
    assert (await server.bot.store.known_of(server.people["Otto"].id))["letters"]
    await forget(server, "Otto")
    assert not any(str(server.people["Otto"].id) in body for _, body, _ in stored(server))
    assert not (await server.bot.store.known_of(server.people["Otto"].id))["letters"]
    await server.env.advance_time(60)
    assert not any(dm.id == old.id for dm in server.dms("Otto"))


# --- the welcome -----------------------------------------------------------------------------------------


def welcomes(server: DiscordServer, who: str) -> list[Shown]:
    return [dm for dm in server.dms(who) if not dm.files and "Play" not in dm.labels]


async def test_the_welcome_comes_after_an_error(server: DiscordServer) -> None:
    await server.slash("Inge", "play", game=GAME)
    server.env.inject_error("POST", "/users/@me/channels", status=500)
    joined = await server.click("Otto", server.last, "Join")
    assert joined is not None
    assert "error" not in joined.text
    assert welcomes(server, "Otto") == []
    await server.env.advance_time(60)
    assert len(welcomes(server, "Otto")) == 1
    seats = await server.bot.store.seats((await server.running()).id)
    assert [seat.dm for seat in seats] == [DM.OPEN] * 2


async def test_the_welcome_comes_after_a_crash(
    server: DiscordServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    await server.slash("Inge", "play", game=GAME)
    with monkeypatch.context() as patched:
        kill_delivery(server, patched)
        await server.click("Otto", server.last, "Join")
        assert welcomes(server, "Otto") == []
    await server.restart()
    assert len(welcomes(server, "Otto")) == 1
    await server.restart()
    assert len(welcomes(server, "Otto")) == 1


async def test_the_welcome_is_for_the_person_not_for_the_seat(
    server: DiscordServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otto joins and Inge, before him, leaves: his seat is another one when the welcome is sent."""
    await server.slash("Inge", "play", game=GAME)
    lobby = server.last
    await server.click("Ruth", lobby, "Join")
    with monkeypatch.context() as patched:
        kill_delivery(server, patched)
        await server.click("Otto", lobby, "Join")
        await server.click("Inge", lobby, "Leave")
    await server.restart()
    assert len(welcomes(server, "Otto")) == 1
    seats = {seat.name: seat for seat in await server.bot.store.seats((await server.running()).id)}
    assert seats["Otto"].dm is DM.OPEN


async def test_nobody_is_welcomed_to_a_lobby_they_left(
    server: DiscordServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    await server.slash("Inge", "play", game=GAME)
    lobby = server.last
    with monkeypatch.context() as patched:
        kill_delivery(server, patched)
        await server.click("Otto", lobby, "Join")
        await server.click("Otto", lobby, "Leave")
    await server.restart()
    assert welcomes(server, "Otto") == []
