"""Whatever may show a secret is removed through the outbox: after errors, after a crash, never in a loop."""

from __future__ import annotations

import sqlite3
from typing import Any

import discord
import pytest

from cogs.delivery.outbox import MOST_TRIES
from cogs.tables import letters
from cogs.tables.room import Visitor
from data.models import DM, LetterKind
from tests.cogs.delivery.test_partner_threads import FOUR, names, sides, threads
from tests.cogs.finale import played
from tests.cogs.players import asked, seat_of
from tests.cogs.scene import calls, offer_seat, sit_down
from tests.support.town import Shown, Town

GAME = "magellan"
TRIO = ("Inge", "Otto", "Ruth")
TAKEN_OVER = "Somebody else plays on in your seat"


def hand(town: Town, who: str) -> Shown:
    """The direct message with somebody's private hand, whatever became of it."""
    return next(dm for dm in town.dms(who) if dm.files or TAKEN_OVER in dm.text)


def cleared(shown: Shown) -> bool:
    return not shown.files and TAKEN_OVER in shown.text


def fail(town: Town, method: str, shown: Shown, status: int = 500, **more: Any) -> None:
    path = f"/channels/{shown.channel_id}/messages/{shown.id}"
    town.env.inject_error(method, path, status=status, **more)


def stored(town: Town) -> list[tuple[str, str, int | None]]:
    """Kind, body and end of every letter in the database."""
    with sqlite3.connect(town.settings.db) as db:
        found = db.execute("SELECT kind, body, done_at FROM outbox").fetchall()
    db.close()
    return found


def kill_delivery(town: Town, monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on letters are written and nothing is sent, as if the process died after the commit."""
    monkeypatch.setattr(town.bot.tables, "ring", lambda table_id: None)
    monkeypatch.setattr(town.bot.outbox, "ring", lambda table_id: None)


def requests(town: Town, method: str, part: str) -> int:
    return sum(one.method == method and part in one.path for one in town.env.http_requests)


# --- the hand of a substituted player --------------------------------------------------------------------


async def test_a_substitute_sits_down_and_the_old_hand_goes(town: Town) -> None:
    await town.table(GAME, *TRIO)
    who = await asked(town)
    assert who is not None
    assert len(calls(town, who)) == 1
    await offer_seat(town, who)
    await sit_down(town, "Lea")
    assert cleared(hand(town, who))
    assert calls(town, who) == []
    assert hand(town, "Lea").files


async def test_an_error_delays_the_removal(town: Town) -> None:
    await town.table(GAME, *TRIO)
    await offer_seat(town, "Otto")
    old = hand(town, "Otto")
    fail(town, "PATCH", old)
    await sit_down(town, "Lea")
    assert old.files, "Discord has failed"
    await town.env.advance_time(60)
    assert cleared(old)


async def test_an_error_at_the_ping_delays_its_removal_alone(town: Town) -> None:
    await town.table(GAME, *TRIO)
    who = await asked(town)
    assert who is not None
    await offer_seat(town, who)
    [ping] = calls(town, who)
    fail(town, "DELETE", ping)
    await sit_down(town, "Lea")
    assert cleared(hand(town, who))
    assert len(calls(town, who)) == 1
    await town.env.advance_time(60)
    assert calls(town, who) == []


async def test_a_crash_after_the_commit_delays_the_removal(
    town: Town, monkeypatch: pytest.MonkeyPatch
) -> None:
    await town.table(GAME, *TRIO)
    await offer_seat(town, "Otto")
    old = hand(town, "Otto")
    with monkeypatch.context() as patched:
        kill_delivery(town, patched)
        await sit_down(town, "Lea")
        assert old.files
    await town.restart()
    assert cleared(old)


async def test_closed_direct_messages_end_the_removal(town: Town) -> None:
    table_id = await town.table(GAME, *TRIO)
    await offer_seat(town, "Otto")
    old = hand(town, "Otto")
    fail(town, "PATCH", old, 403, code=50007, times=None)
    before = requests(town, "PATCH", str(old.id))
    await sit_down(town, "Lea")
    await town.env.advance_time(3600)
    assert requests(town, "PATCH", str(old.id)) == before + 1, "asked once, not in a loop"
    assert (await seat_of(town, table_id, "Lea")).dm is DM.OPEN, "her direct messages are open"
    assert [body for kind, body, _ in stored(town) if kind == LetterKind.CLEAR_PRIVATE] == ["{}"]


async def test_a_hand_that_is_gone_does_not_keep_the_ping(town: Town) -> None:
    table_id = await town.table(GAME, *TRIO)
    who = await asked(town)
    assert who is not None
    await offer_seat(town, who)
    await town.delete(hand(town, who))
    await sit_down(town, "Lea")
    assert calls(town, who) == []
    assert await town.bot.store.due_letters(2**40, 1000, table_id) == []


@pytest.mark.parametrize("gone", [False, True])
async def test_a_hand_that_is_being_sent_goes_too(
    town: Town, monkeypatch: pytest.MonkeyPatch, gone: bool
) -> None:
    """The substitute sits down while the former player's hand is drawn: it is edited, or sent anew."""
    table_id = await town.table(GAME, *TRIO)
    await offer_seat(town, "Otto")
    seat, lea = await seat_of(town, table_id, "Otto"), town.people["Lea"]
    if gone:
        await town.delete(hand(town, "Otto"))
    draw = town.bot.pictures.hand

    async def meanwhile(*given: Any, **more: Any) -> Any:
        monkeypatch.setattr(town.bot.pictures, "hand", draw)
        await town.bot.seats.take_seat(Visitor(lea.id, "Lea"), table_id, seat.seat)
        return await draw(*given, **more)

    monkeypatch.setattr(town.bot.pictures, "hand", meanwhile)
    letter = letters.private_hand(await town.bot.store.load(table_id), seat.seat)
    await town.bot.store.post(table_id, [letter], now=town.now())
    town.bot.tables.ring(table_id)
    await town.bot.outbox.idle(table_id)
    assert not any(dm.files for dm in town.dms("Otto"))
    assert hand(town, "Lea").files


async def test_no_letter_keeps_an_id_when_it_is_done(town: Town) -> None:
    await town.table("efemeris", *FOUR)
    await offer_seat(town, "Otto")
    await sit_down(town, "Lea")
    found = stored(town)
    assert {LetterKind.WELCOME, LetterKind.CLEAR_PRIVATE, LetterKind.LEAVE_THREAD} <= {k for k, *_ in found}
    assert all(body == "{}" for _, body, done in found if done is not None)
    assert not any("user" in body for _, body, _ in found)


async def test_a_person_is_not_named_for_ever(town: Town) -> None:
    """Discord refuses with an error that is neither 403 nor 404: after about a day we give up."""
    await town.table(GAME, *TRIO)
    await offer_seat(town, "Otto")
    old = hand(town, "Otto")
    fail(town, "PATCH", old, 400, times=None)
    await sit_down(town, "Lea")
    with sqlite3.connect(town.settings.db) as db:
        db.execute("UPDATE outbox SET tries = ? WHERE kind = 'clear'", (MOST_TRIES,))
    db.close()
    await town.env.advance_time(120)
    assert str(town.people["Otto"].id) not in "".join(body for _, body, _ in stored(town))


# --- the partner's thread --------------------------------------------------------------------------------


def allow_removal(town: Town) -> None:
    role = town.guild.create_role("threads", permissions=discord.Permissions(manage_threads=True))
    town.env.backend.add_member_role(town.guild.id, town.env.backend.bot_user.id, role.id)


async def test_an_error_delays_the_end_of_a_partnership(town: Town) -> None:
    await town.table("efemeris", *FOUR)
    allow_removal(town)
    await offer_seat(town, "Otto")
    town.env.inject_error("DELETE", "/channels/*/thread-members/*", status=500)
    await sit_down(town, "Lea")
    assert any("Otto" in names(town, thread) for thread in threads(town))
    await town.env.advance_time(60)
    assert [names(town, thread) for thread in threads(town)] == await sides(town)


async def test_a_crash_delays_the_end_of_a_partnership(town: Town, monkeypatch: pytest.MonkeyPatch) -> None:
    await town.table("efemeris", *FOUR)
    allow_removal(town)
    await offer_seat(town, "Otto")
    with monkeypatch.context() as patched:
        kill_delivery(town, patched)
        await sit_down(town, "Lea")
        assert any("Otto" in names(town, thread) for thread in threads(town))
    await town.restart()
    assert [names(town, thread) for thread in threads(town)] == await sides(town)


async def test_a_partner_who_is_back_stays(town: Town, monkeypatch: pytest.MonkeyPatch) -> None:
    """Otto is replaced and takes the seat back, all before anything could be sent."""
    await town.table("efemeris", *FOUR)
    allow_removal(town)
    await offer_seat(town, "Otto")
    town.env.inject_error("DELETE", "/channels/*/thread-members/*", status=500)
    await sit_down(town, "Lea")
    await offer_seat(town, "Lea")
    await sit_down(town, "Otto")
    await town.env.advance_time(60)
    assert [names(town, thread) for thread in threads(town)] == await sides(town)
    assert any("Otto" in names(town, thread) for thread in threads(town))


# --- the hands of a deleted person -----------------------------------------------------------------------


async def forget(town: Town, who: str) -> None:
    page = await town.slash(who, "privacy")
    assert page is not None
    sure = await town.click(who, page, "Delete everything")
    assert sure is not None
    await town.click(who, sure, "Yes, delete everything")
    await town.env.settle()


async def test_the_hand_of_a_deleted_person_goes_after_an_error(town: Town) -> None:
    await town.table(GAME, *TRIO)
    old = hand(town, "Otto")
    fail(town, "DELETE", old)
    await forget(town, "Otto")
    assert any(dm.id == old.id for dm in town.dms("Otto"))
    assert not any(str(town.people["Otto"].id) in body for _, body, _ in stored(town))
    await town.env.advance_time(60)
    assert not any(dm.id == old.id for dm in town.dms("Otto"))
    assert all(body == "{}" for _, body, done in stored(town) if done is not None)


async def test_hands_of_finished_games_go_at_once(town: Town) -> None:
    await played(town, GAME, *TRIO)
    old = hand(town, "Otto")
    await forget(town, "Otto")
    assert not any(dm.id == old.id for dm in town.dms("Otto"))


async def test_a_deleted_person_is_named_in_no_letter(town: Town) -> None:
    """The hand of the seat that Otto had before he was deleted still goes."""
    await town.table(GAME, *TRIO)
    await offer_seat(town, "Otto")
    old = hand(town, "Otto")
    fail(town, "PATCH", old)
    await sit_down(town, "Lea")
    page = await town.slash("Otto", "privacy")
    assert page is not None
    assert "your id in one message" in page.text
    assert (await town.bot.store.known_of(town.people["Otto"].id))["letters"]
    await forget(town, "Otto")
    assert not any(str(town.people["Otto"].id) in body for _, body, _ in stored(town))
    assert not (await town.bot.store.known_of(town.people["Otto"].id))["letters"]
    await town.env.advance_time(60)
    assert not any(dm.id == old.id for dm in town.dms("Otto"))


# --- the welcome -----------------------------------------------------------------------------------------


def welcomes(town: Town, who: str) -> list[Shown]:
    return [dm for dm in town.dms(who) if not dm.files and "Play" not in dm.labels]


async def test_the_welcome_comes_after_an_error(town: Town) -> None:
    await town.slash("Inge", "play", game=GAME)
    town.env.inject_error("POST", "/users/@me/channels", status=500)
    joined = await town.click("Otto", town.last, "Join")
    assert joined is not None
    assert "error" not in joined.text
    assert welcomes(town, "Otto") == []
    await town.env.advance_time(60)
    assert len(welcomes(town, "Otto")) == 1
    seats = await town.bot.store.seats((await town.running()).id)
    assert [seat.dm for seat in seats] == [DM.OPEN] * 2


async def test_the_welcome_comes_after_a_crash(town: Town, monkeypatch: pytest.MonkeyPatch) -> None:
    await town.slash("Inge", "play", game=GAME)
    with monkeypatch.context() as patched:
        kill_delivery(town, patched)
        await town.click("Otto", town.last, "Join")
        assert welcomes(town, "Otto") == []
    await town.restart()
    assert len(welcomes(town, "Otto")) == 1
    await town.restart()
    assert len(welcomes(town, "Otto")) == 1


async def test_the_welcome_is_for_the_person_not_for_the_seat(
    town: Town, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otto joins and Inge, before him, leaves: his seat is another one when the welcome is sent."""
    await town.slash("Inge", "play", game=GAME)
    lobby = town.last
    await town.click("Ruth", lobby, "Join")
    with monkeypatch.context() as patched:
        kill_delivery(town, patched)
        await town.click("Otto", lobby, "Join")
        await town.click("Inge", lobby, "Leave")
    await town.restart()
    assert len(welcomes(town, "Otto")) == 1
    seats = {seat.name: seat for seat in await town.bot.store.seats((await town.running()).id)}
    assert seats["Otto"].dm is DM.OPEN


async def test_nobody_is_welcomed_to_a_lobby_they_left(town: Town, monkeypatch: pytest.MonkeyPatch) -> None:
    await town.slash("Inge", "play", game=GAME)
    lobby = town.last
    with monkeypatch.context() as patched:
        kill_delivery(town, patched)
        await town.click("Otto", lobby, "Join")
        await town.click("Otto", lobby, "Leave")
    await town.restart()
    assert welcomes(town, "Otto") == []
