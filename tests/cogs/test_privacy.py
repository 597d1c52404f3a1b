"""/privacy: what is kept can be seen, taken along, thinned out and deleted, while every game goes on."""

from __future__ import annotations

import json
import sqlite3
from typing import Any

import pytest

from data.models import Vote
from data.players import Forgotten
from tests.cogs.finale import finished, played
from tests.cogs.players import Typist, asked
from tests.cogs.scene import opened, slow_down
from tests.support.discord_server import DiscordServer, Shown

DUEL, TRIO = "entdecker", "magellan"
PAIR = ("Inge", "Otto")


async def page(server: DiscordServer, who: str = "Inge") -> Shown:
    shown = await server.slash(who, "privacy")
    assert shown is not None
    assert shown.stored.is_ephemeral
    return shown


async def delete(server: DiscordServer, who: str = "Inge") -> Shown:
    sure = await server.click(who, await page(server, who), "Delete everything")
    assert sure is not None
    assert "can’t undo this" in sure.text
    done = await server.click(who, sure, "Yes, delete everything")
    assert done is not None
    assert "I have no data about you now" in done.text
    await server.env.settle()
    return done


def dump(server: DiscordServer) -> str:
    """Everything in the database, as text."""
    with sqlite3.connect(server.settings.db) as db:
        found = "\n".join(line for line in db.iterdump() if "sqlite_sequence" not in line)
    db.close()
    return found


async def test_somebody_new(server: DiscordServer) -> None:
    shown = await page(server)
    assert "I have no data about you" in shown.text
    assert shown.labels == ["Export", "Leave me out of statistics"]
    assert str(server.people["Inge"].id) not in dump(server), "asking leaves no trace"


async def test_what_is_kept_is_told_in_counts(server: DiscordServer) -> None:
    await played(server, DUEL, *PAIR)
    elsewhere = server.guild.create_text_channel("elsewhere")
    await server.slash("Ruth", "play", game=DUEL)
    await server.slash("Inge", "table follow")
    await server.slash("Inge", "play", channel=elsewhere, game=DUEL)
    text = (await page(server)).text
    assert "your settings" in text
    assert "1 in lobbies, 0 in running games, 1 in finished ones" in text
    assert "hosted 2 games" in text
    assert "follow 1 game" in text
    assert "1 result and 1 rating" in text
    assert "365 days" in text
    await server.bot.store.change_person(server.people["Inge"].id, language="de")
    assert "Deine Daten" in (await page(server)).text


async def test_export(server: DiscordServer) -> None:
    row = await played(server, DUEL, *PAIR)
    shown = await server.click("Inge", await page(server), "Export")
    assert shown is not None
    assert shown.stored.is_ephemeral
    [file] = shown.files
    known = json.loads(await file.read())
    assert known["people"][0]["user_id"] == server.people["Inge"].id
    assert [seat["table_id"] for seat in known["seats"]] == [row.id]
    assert known["seats"][0]["name"] == "Inge"
    assert len(known["moves"]) > 5
    assert all(move["move"]["move"] for move in known["moves"])
    assert known["results"][0]["table_id"] == row.id
    assert known["ratings"][0]["game"] == DUEL
    assert "salt" not in known["seats"][0]
    assert "key" not in str(known)
    assert str(server.people["Otto"].id) not in str(known), "of nobody else"


async def test_leaving_statistics_and_coming_back(server: DiscordServer) -> None:
    await played(server, DUEL, *PAIR)
    shown = await server.click("Inge", await page(server), "Leave me out of statistics")
    assert shown is not None
    assert "deleted" in shown.text
    assert "Count me again" in shown.labels
    user = server.people["Inge"].id
    assert {result.name for result in await server.bot.store.results()} == {"Otto"}
    assert [r.user_id for r in await server.bot.store.ratings(server.guild.id)] == [server.people["Otto"].id]
    await server.restart()
    await played(server, DUEL, *PAIR)
    assert await server.bot.store.results(user_id=user) == []
    again = await server.click("Inge", await page(server), "Count me again")
    assert again is not None
    assert "You count again" in again.text
    assert "Leave me out of statistics" in again.labels
    await played(server, DUEL, *PAIR)
    assert len(await server.bot.store.results(user_id=user)) == 1


async def test_games_that_end_while_left_out_stay_out(server: DiscordServer) -> None:
    """A game that is over when somebody wants to be counted again, but is not written down yet."""
    await server.bot.results.leave_out(server.people["Inge"].id)
    server.bot.moves.move_log.finished = []
    server.bot.get_cog("UpkeepCog").every_half_minute.cancel()  # type: ignore[union-attr]
    await played(server, DUEL, *PAIR)
    assert await server.bot.store.results() == []
    await server.click("Inge", await page(server), "Count me again")
    assert {result.name for result in await server.bot.store.results()} == {"Otto"}


async def test_delete_everything_needs_two_clicks(server: DiscordServer) -> None:
    await played(server, DUEL, *PAIR)
    before = dump(server)
    sure = await server.click("Inge", await page(server), "Delete everything")
    assert sure is not None
    assert dump(server) == before
    back = await server.click("Inge", sure, "Back")
    assert back is not None
    assert "Your data" in back.text
    assert dump(server) == before


async def test_a_deletion_that_was_interrupted_goes_on(server: DiscordServer) -> None:
    table_id = await server.table(TRIO, "Inge", "Otto", "Ruth")
    inge = server.people["Inge"].id
    with sqlite3.connect(server.settings.db) as db:
        db.execute("INSERT INTO half_forgotten VALUES (?)", (inge,))
    db.close()
    slow_down(server)
    await server.env.advance_time(3600)
    assert not any((await server.bot.store.known_of(inge)).values())
    assert await server.bot.store.half_forgotten() == []
    [seat] = [seat for seat in await server.bot.store.seats(table_id) if seat.computer]
    assert seat.name == "Someone"


async def test_nothing_is_left_after_deleting(server: DiscordServer, monkeypatch: pytest.MonkeyPatch) -> None:
    steps: list[bool] = []
    forget = server.bot.store.forget

    async def one_seat_at_a_time(*values: Any, **named: Any) -> Forgotten:
        forgotten = await forget(*values, **named, limit=1)
        steps.append(forgotten.done)
        return forgotten

    monkeypatch.setattr(server.bot.store, "forget", one_seat_at_a_time)
    over = await played(server, DUEL, *PAIR)
    table_id = await server.table(TRIO, "Inge", "Otto", "Ruth")
    elsewhere = server.guild.create_text_channel("elsewhere")
    await server.slash("Lea", "play", channel=elsewhere, game=DUEL)
    await server.click("Inge", server.history(elsewhere)[-1], "Join")
    await server.slash("Inge", "table follow", channel=elsewhere)
    hands = [dm for dm in server.dms("Inge") if "your hand (" in dm.text]
    assert len(hands) == 2
    await delete(server)
    assert steps == [False, True]
    kept = dump(server)
    assert str(server.people["Inge"].id) not in kept
    assert "Inge" not in kept
    assert not any("your hand (" in dm.text or "your turn" in dm.text for dm in server.dms("Inge"))
    lobby = await server.bot.store.in_channel(elsewhere.id)
    assert lobby is not None
    assert [seat.name for seat in await server.bot.store.seats(lobby.id)] == ["Lea"]
    assert "Someone" in [seat.name for seat in await server.bot.store.seats(over.id)]
    assert {result.name for result in await server.bot.store.results()} == {"Otto"}
    seats = await server.bot.store.seats(table_id)
    assert sorted(seat.name for seat in seats if not seat.computer) == ["Otto", "Ruth"]
    assert any("left for good" in shown.text for shown in server.history())
    assert (await page(server)).labels == ["Export", "Leave me out of statistics"]


async def test_running_games_go_on_without_the_name(server: DiscordServer) -> None:
    table_id = await server.table(TRIO, "Inge", "Otto", "Ruth")
    who = await asked(server)
    assert who is not None
    await delete(server, who)
    await server.env.settle()
    other = await asked(server)
    assert other is not None
    assert other != who, "the computer has moved"
    words = await server.click(other, server.board(), "In words")
    assert words is not None
    assert who not in words.text
    assert "Someone" in words.text
    await server.restart()
    await Typist(server).move(other)
    refused = await server.click(who, server.board(), "Play")
    assert refused is not None
    assert "not in this game" in refused.text
    await finished(server, table_id)
    assert {result.people for result in await server.bot.store.results()} == {2}


async def test_the_board_loses_the_name_at_once(server: DiscordServer) -> None:
    await server.table(TRIO, "Inge", "Otto", "Ruth")
    turn = await asked(server)
    who = next(name for name in ("Inge", "Otto", "Ruth") if name != turn)
    assert who in "".join(server.board().alts)
    await delete(server, who)
    assert await asked(server) == turn, "nobody has moved"
    assert who not in "".join(server.board().alts)
    assert "Someone" in "".join(server.board().alts)


async def test_a_game_without_people_is_stopped(server: DiscordServer) -> None:
    table_id = await server.table(DUEL, "Inge", computers=1)
    await delete(server)
    assert (await server.bot.store.load(table_id)).status == "ended"
    assert "closed" in server.history()[-1].text or any("was closed" in s.text for s in server.history())


async def test_a_lobby_of_ones_own_is_given_up(server: DiscordServer) -> None:
    await server.slash("Inge", "play", game=DUEL)
    row = await server.running()
    await delete(server)
    assert (await server.bot.store.load(row.id)).status == "ended"
    assert str(server.people["Inge"].id) not in dump(server)


async def test_a_vote_about_who_is_gone_ends(server: DiscordServer) -> None:
    table_id = await opened(server, "Inge", "Otto", "Ruth")
    who = await asked(server)
    assert who is not None
    seat = next(s.seat for s in await server.bot.store.seats(table_id) if s.name == who)
    await server.bot.votes.ask_about_absence(table_id, seat)
    await server.env.settle()
    await server.bot.outbox.deliver(table_id)
    found = await server.bot.store.vote(table_id)
    assert found is not None
    assert isinstance(found[0], Vote)
    await delete(server, who)
    assert await server.bot.store.vote(table_id) is None
    assert any("Nobody has this seat anymore" in shown.text for shown in server.history())


async def test_results_of_the_others_are_written_first(server: DiscordServer) -> None:
    server.bot.moves.move_log.finished = []
    server.bot.get_cog("UpkeepCog").every_half_minute.cancel()  # type: ignore[union-attr]
    await played(server, DUEL, *PAIR)
    await delete(server)
    assert {result.name for result in await server.bot.store.results()} == {"Otto"}


async def test_closed_direct_messages_do_not_prevent_deleting(server: DiscordServer) -> None:
    await server.table(DUEL, *PAIR)
    for dm in server.dms("Inge"):
        await server.delete(dm)
    await delete(server)
    assert str(server.people["Inge"].id) not in dump(server)


async def test_somebody_elses_data_cannot_be_reached(server: DiscordServer) -> None:
    """The buttons carry no name: whoever presses means themselves, and an id with a name is refused."""
    await played(server, DUEL, *PAIR)
    shown = await page(server)
    await server.forged("Otto", shown, "p1:forgetall:" + str(server.people["Inge"].id))
    await server.env.settle()
    assert (await server.bot.store.known_of(server.people["Otto"].id))["people"]
    await server.forged("Otto", shown, "p1:forgetall")
    await server.env.settle()
    known = await server.bot.store.known_of(server.people["Inge"].id)
    assert known["people"]
    assert known["results"]
    assert not any((await server.bot.store.known_of(server.people["Otto"].id)).values())
