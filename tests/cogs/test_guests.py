"""The people in a lobby: told when it is ready, removed and let in again, invited to play once more."""

from __future__ import annotations

from typing import Any

import pytest

from cogs.tables.loading.room import Visitor
from data.models import Barred
from tests.cogs import finale
from tests.cogs.scene import GAME, offer, offer_seat, sit_down
from tests.support.discord_server import DiscordServer, Shown


async def opened(server: DiscordServer, game: str = "magellan", *others: str) -> Shown:
    """Inge's lobby, with others in it. Magellan takes three to six."""
    await server.slash("Inge", "play", game=game)
    lobby = server.last
    for who in others:
        await server.click(who, lobby, "Join")
    return lobby


async def panel(server: DiscordServer, who: str, lobby: Shown) -> Shown:
    shown = await server.click(who, lobby, "Players")
    assert shown is not None
    return shown


def notes(server: DiscordServer, who: str, text: str) -> list[str]:
    return [dm.text for dm in server.dms(who) if text in dm.text]


async def played(server: DiscordServer, who: str, **habits: Any) -> None:
    """As if somebody had played with others."""
    store: Any = server.bot.store
    user = server.people[who].id
    columns = {"user_id": user, **habits}

    async def write(sql: Any) -> None:
        names, marks = ", ".join(columns), ", ".join("?" * len(columns))
        await sql(f"INSERT INTO habits ({names}) VALUES ({marks})", tuple(columns.values()))

    await store._write(write)


# ready


@pytest.mark.parametrize("where", ["note", "card", "cancelled"])
async def test_the_note_keeps_no_button_that_starts_nothing(server: DiscordServer, where: str) -> None:
    """Pressed there, it says that the game has begun; where the card was faster, when it is pressed."""
    lobby = await opened(server, "magellan", "Otto", "Ruth")
    await server.env.settle()
    [note] = [dm for dm in server.dms("Inge") if "has enough players" in dm.text]
    if where == "card":
        await server.click("Inge", lobby, "Start")
    elif where == "cancelled":
        await server.bot.lobbies.cancel((await server.bot.store.pending())[0].id, server.people["Inge"].id)
    await server.env.settle()
    before = len(server.dms("Inge"))
    await server.click_dm("Inge", note, "Start")
    await server.env.settle()
    assert note.labels == ([] if where == "cancelled" else ["Go to the table"])
    said = "already started or was cancelled" if where == "cancelled" else "**Magellan** has begun in <#"
    assert said in note.text
    if where == "cancelled":
        assert len(server.dms("Inge")) == before
    else:
        assert (await server.running()).game == "magellan"


async def test_the_host_hears_when_there_are_enough_and_when_it_is_full(server: DiscordServer) -> None:
    lobby = await opened(server, "magellan", "Otto")
    told = await server.click("Emil", lobby, "Tell me when it’s ready")
    assert told is not None
    assert "I’ll tell you when Magellan has enough players" in told.text
    assert "the host" in (await shown(server, "Inge", lobby, "Tell me when it’s ready"))
    assert notes(server, "Inge", "enough players") == []
    await server.click("Ruth", lobby, "Join")
    await server.env.settle()
    [host] = notes(server, "Inge", "has enough players")
    assert "3 of 3–6" in host
    assert "Press **Start**" in host
    [waiting] = notes(server, "Emil", "has enough players")
    assert "press **Join**" in waiting
    assert notes(server, "Ruth", "has enough players") == [], "whoever joined knows it"
    await server.restart()
    for who in ("Lea", "Konstantin"):
        await server.click(who, server.last, "Join")
    await server.click("Inge", server.last, "Add computer player")
    await server.env.settle()
    assert notes(server, "Inge", "is full") == [], "the host has just filled it"
    assert len(notes(server, "Emil", "is full")) == 1
    [call] = [dm for dm in server.dms("Inge") if "has enough players" in dm.text]
    await server.click_dm("Inge", call, "Start")
    await server.env.settle()
    assert (await server.running()).status == "running"


async def shown(server: DiscordServer, who: str, message: Shown, label: str) -> str:
    answer = await server.click(who, message, label)
    assert answer is not None
    return answer.text


async def test_coming_and_going_is_told_once_an_hour(server: DiscordServer) -> None:
    lobby = await opened(server, GAME)
    for _ in range(3):
        await server.click("Otto", lobby, "Join")
        await server.click("Otto", lobby, "Leave")
    await server.click("Otto", lobby, "Join")
    await server.env.settle()
    assert len(notes(server, "Inge", "has enough players")) == 1


async def test_what_is_no_longer_true_is_not_told(server: DiscordServer) -> None:
    """Discord failed, and somebody has left meanwhile."""
    lobby = await opened(server, GAME)
    channel = server.env.backend.dm_channels[server.people["Inge"].id]
    server.env.inject_error("POST", f"/channels/{channel}/messages", status=500)
    await server.click("Otto", lobby, "Join")
    await server.click("Otto", lobby, "Leave")
    await server.env.advance_time(600)
    assert notes(server, "Inge", "has enough players") == []
    assert await server.bot.store.due_letters(server.now()) == []


async def test_who_asked_can_think_again(server: DiscordServer) -> None:
    lobby = await opened(server, GAME)
    await server.click("Emil", lobby, "Tell me when it’s ready")
    told = await server.click("Emil", lobby, "Tell me when it’s ready")
    assert told is not None
    assert "I’ll tell you" in told.text, "pressed twice, it is as pressed once"
    assert "I won’t tell you" in await shown(server, "Emil", told, "Never mind")
    await server.click("Otto", lobby, "Join")
    await server.env.settle()
    assert notes(server, "Emil", "enough players") == []


@pytest.mark.parametrize("closed", [True, False])
async def test_without_direct_messages_it_is_said_in_the_channel(server: DiscordServer, closed: bool) -> None:
    """Direct messages are closed, or not wanted."""
    lobby = await opened(server, GAME)
    if closed:
        channel = server.env.backend.dm_channels[server.people["Inge"].id]
        server.env.inject_error("POST", f"/channels/{channel}/messages", status=403, code=50007)
    else:
        await server.bot.store.change_person(server.people["Inge"].id, dm_notices=False)
    await server.click("Otto", lobby, "Join")
    await server.env.settle()
    inge = server.people["Inge"].id
    [call] = [one for one in server.history() if "has enough players" in one.text]
    assert f"<@{inge}>" in call.text


# removing


async def test_the_host_removes_somebody_who_may_come_back(server: DiscordServer) -> None:
    lobby = await opened(server, GAME, "Otto")
    own = await panel(server, "Inge", lobby)
    assert "Remove" in own.labels
    assert "Remove" not in (await panel(server, "Otto", lobby)).labels
    after = await server.click("Inge", own, "Remove")
    assert after is not None
    assert "Nobody else is here" in after.text
    await server.env.settle()
    assert "Otto" not in lobby.text
    [note] = notes(server, "Otto", "freed up your seat")
    assert "you can join again" in note
    again = await server.shown_click("Inge", own, f"p1:kick:{table_of(lobby)}:{server.people['Otto'].id}")
    assert "no longer in this lobby" in again.text
    await server.click("Otto", lobby, "Join")
    assert "Otto" in lobby.text


def table_of(lobby: Shown) -> str:
    return lobby.custom_id("Join").split(":")[2]


async def test_removed_for_good_until_let_in(server: DiscordServer) -> None:
    lobby = await opened(server, GAME, "Otto")
    after = await server.click("Inge", await panel(server, "Inge", lobby), "Remove for good")
    assert after is not None
    assert "Kept out:** Otto" in after.text
    await server.restart()
    assert "The host isn’t letting you join" in await shown(server, "Otto", server.last, "Join")
    [note] = notes(server, "Otto", "freed up your seat")
    assert "You can’t join that one again" in note
    let_in = await server.click("Inge", await panel(server, "Inge", server.last), "Let Otto back in")
    assert let_in is not None
    assert "Kept out" not in let_in.text
    assert "You’re in!" in await shown(server, "Otto", server.last, "Join")


async def test_whoever_was_removed_for_good_is_no_substitute(server: DiscordServer) -> None:
    lobby = await opened(server, GAME, "Otto", "Ruth")
    for _ in ("Otto", "Ruth"):
        await server.click("Inge", await panel(server, "Inge", lobby), "Remove for good")
    await server.click("Inge", await panel(server, "Inge", lobby), "Let Ruth back in")
    await server.click("Emil", lobby, "Join")
    await server.click("Inge", lobby, "Start")
    await offer_seat(server, "Inge")
    await server.restart()
    refused = await server.click("Otto", offer(server), "Take this seat")
    assert refused is not None
    assert "The host isn’t letting you join" in refused.text
    row = await server.running()
    [seat] = [one.seat for one in await server.bot.store.seats(row.id) if one.offered]
    with pytest.raises(Barred):  # a button from before
        await server.bot.seats.take_seat(Visitor(server.people["Otto"].id, "Otto"), row.id, seat)
    assert "Otto" not in {seat.name for seat in await server.bot.store.seats(row.id)}
    await sit_down(server, "Ruth")
    assert "Ruth" in {seat.name for seat in await server.bot.store.seats(row.id)}


async def test_only_the_host_removes_and_never_themselves(server: DiscordServer) -> None:
    lobby = await opened(server, GAME, "Otto")
    table, inge, otto = table_of(lobby), server.people["Inge"].id, server.people["Otto"].id
    for verb in ("kick", "bar", "letin"):
        refused = await server.forged("Otto", lobby, f"p1:{verb}:{table}:{inge}")
        assert refused is not None
        assert "Only the host" in refused.text
    own = await server.forged("Inge", lobby, f"p1:kick:{table}:{inge}")
    assert own is not None
    assert "You can’t remove yourself" in own.text
    for bad in ("", "x", "0", "-1", "9" * 30, f"{otto}:1"):
        refused = await server.forged("Inge", lobby, f"p1:kick:{table}:{bad}")
        assert refused is not None
        assert "Nobody else" not in refused.text
    assert [seat.name for seat in await server.bot.store.seats(table)] == ["Inge", "Otto"]
    await server.click("Inge", lobby, "Start")
    late = await server.forged("Inge", lobby, f"p1:kick:{table}:{otto}")
    assert late is not None
    assert "already started" in late.text
    assert len(await server.bot.store.seats(table)) == 2


async def test_nobody_is_told_in_public_that_they_were_removed(server: DiscordServer) -> None:
    lobby = await opened(server, GAME, "Otto")
    channel = server.env.backend.dm_channels[server.people["Otto"].id]
    server.env.inject_error("POST", f"/channels/{channel}/messages", status=403, code=50007)
    await server.click("Inge", await panel(server, "Inge", lobby), "Remove")
    await server.env.settle()
    assert len(server.history()) == 1
    assert await server.bot.store.due_letters(server.bot.now()) == [], "and it is not tried again"


# how they tend to play


async def test_who_joins_sees_how_the_others_tend_to_play(server: DiscordServer) -> None:
    await played(server, "Inge", finished=4, abandoned=1, paces="[3600, 7200, 90000]")
    await played(server, "Otto", finished=4, abandoned=0, paces="[60]")
    lobby = await opened(server, "magellan", "Otto")
    text = await shown(server, "Ruth", lobby, "Join")
    assert "**Inge**: usually answers within 2 h · 4 games finished · 1 left early" in text
    assert "How the others tend to play" in text
    assert "Otto" not in text, "four games are too few"
    settings = await server.slash("Otto", "settings")
    assert settings is not None
    assert "Yours: usually answers within 1 min" in settings.text, "Otto sees his own"
    for choice, seen in (
        ("on", "usually answers within 1 min · 4 games"),
        ("off", "nothing to show"),
        ("auto", "nothing to show"),
    ):
        number = next(n for n, menu in enumerate(settings.menus) if "show_habits" in menu["custom_id"])
        await server.choose("Otto", settings, [choice], number)
        assert f"**Otto**: {seen}" in (await panel(server, "Ruth", lobby)).text


async def test_where_nobody_shows_anything_there_is_no_list(server: DiscordServer) -> None:
    lobby = await opened(server, "magellan", "Otto")
    text = await shown(server, "Ruth", lobby, "Join")
    assert text == "You’re in! The host starts the game of Magellan."


@pytest.mark.parametrize(
    ("rule", "habits", "answer"),
    [
        ("finished", None, "people who’ve finished a game"),
        ("finished", {"abandoned": 3}, "people who’ve finished a game"),
        ("finished", {"finished": 1}, "You’re in!"),
        ("daily", None, "I don’t know how fast you answer"),
        ("daily", {"finished": 3, "paces": "[86401]"}, "you usually take longer"),
        ("daily", {"finished": 3, "paces": "[86400]"}, "You’re in!"),
    ],
)
async def test_a_lobby_asks_for_something(
    server: DiscordServer, rule: str, habits: dict[str, Any] | None, answer: str
) -> None:
    lobby = await opened(server, GAME)
    await server.set_rule("Inge", lobby, "guests", rule)
    assert "Who can join" in lobby.text
    if habits is not None:
        await played(server, "Otto", **habits)
    await server.restart()
    before = await server.running()
    assert answer in await shown(server, "Otto", server.last, "Join")
    if "in!" not in answer:
        assert await server.running() == before, "nothing has changed"


# once more


async def finished(server: DiscordServer, *people: str) -> tuple[str, Shown]:
    """A game that is over: its id, and the final standings."""
    table_id = await server.table(GAME, *people)
    await finale.finished(server, table_id)
    return table_id, server.last


async def test_play_again_invites_all_who_played(server: DiscordServer) -> None:
    _, standings = await finished(server, "Inge", "Otto", "Ruth")
    await server.click("Otto", standings, "Play again")
    await server.env.settle()
    lobby, row = server.last, await server.running()
    assert row.host_id == server.people["Otto"].id
    assert [seat.name for seat in await server.bot.store.seats(row.id)] == ["Otto"], (
        "nobody is seated unasked"
    )
    mentions = {f"<@{server.people[who].id}>" for who in ("Inge", "Ruth")}
    assert all(one in lobby.text for one in mentions)
    [post] = [call for call in server.env.http_requests if "up for another game" in str(call)]
    assert str(server.people["Inge"].id) in str(post)
    await server.restart()
    assert "You’re in!" in await shown(server, "Inge", standings, "Play again"), "it is open already"
    await server.env.settle()
    assert f"<@{server.people['Inge'].id}>" not in lobby.text
    assert f"<@{server.people['Ruth'].id}>" in lobby.text
    stranger = await shown(server, "Emil", standings, "Play again")
    assert "about to start here. Join it" in stranger
    await server.click("Inge", lobby, "Leave")
    assert "You’re in!" in await shown(server, "Ruth", lobby, "Join")


async def test_a_stranger_invites_nobody(server: DiscordServer) -> None:
    _, standings = await finished(server, "Inge", "Otto")
    await server.click("Emil", standings, "Play again")
    await server.env.settle()
    row = await server.running()
    assert row.host_id == server.people["Emil"].id
    assert await server.bot.store.lobby_people(row.id) == []
    assert "another game" not in server.last.text


async def test_two_who_want_to_play_again_meet(server: DiscordServer) -> None:
    """Both press at the same moment: one is the host, the other joins."""
    table_id, standings = await finished(server, "Inge", "Otto")
    for who in ("Inge", "Otto"):
        await server.raw_click(who, standings, f"p1:again:{table_id}")
    await server.env.settle()
    row = await server.running()
    assert sorted(seat.name for seat in await server.bot.store.seats(row.id)) == ["Inge", "Otto"]


async def test_a_finished_game_counts_for_those_who_stayed(server: DiscordServer) -> None:
    table_id = await server.table(GAME, "Inge", "Otto", "Ruth")
    sure = await server.slash("Ruth", "resign")
    assert sure is not None
    await server.click("Ruth", sure, "Yes, leave the game")
    await finale.finished(server, table_id)
    await server.bot.results.write()
    ids = {who: server.people[who].id for who in ("Inge", "Otto", "Ruth")}
    known = await server.bot.store.habits(list(ids.values()))
    assert {who: (known[user].finished, known[user].abandoned) for who, user in ids.items()} == {
        "Inge": (1, 0),
        "Otto": (1, 0),
        "Ruth": (0, 1),
    }
    assert known[ids["Ruth"]].paces == []
    page = await server.slash("Ruth", "privacy")
    assert page is not None
    assert "how you tend to play" in page.text
    await server.click("Ruth", page, "Leave me out of statistics")
    assert ids["Ruth"] not in await server.bot.store.habits([ids["Ruth"]])
