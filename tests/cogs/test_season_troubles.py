"""/season where something goes wrong on Discord: threads of an earlier season, edits that fail, channels that
not everybody sees."""

from __future__ import annotations

from typing import Any

import pytest

from cogs.ui.custom_ids import Verb, pack
from tests.cogs.scene import DAY, slow_down
from tests.cogs.test_open_tables import private
from tests.cogs.test_season import opened, stored
from tests.support.discord_server import DiscordServer, Shown


async def begun(server: DiscordServer) -> None:
    card = await opened(server)
    for who in ("Inge", "Otto"):
        await server.click(who, card, "Join")
    await server.click("Inge", card, "Begin")


async def test_a_thread_of_an_earlier_season_is_not_used(
    server: DiscordServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first season was canceled, and its game goes on. Opening a thread for the second one fails at
    first, so it is looked for."""
    await begun(server)
    first = await stored(server)
    await server.bot.seasons.cancel(first.season.id)
    await server.env.advance_time(3600)
    card = await opened(server)
    for who in ("Ruth", "Emil"):
        await server.click(who, card, "Join")
    with monkeypatch.context() as patch:
        patch.setattr(server.bot.http, "start_thread_without_message", _fails)
        await server.click("Inge", card, "Begin")
    assert (await stored(server)).season.trouble == "discord"
    await server.bot.seasons.advance((await stored(server)).season.id)
    second = await stored(server)
    assert second.season.id != first.season.id
    assert second.season.trouble == ""
    assert second.matches[0].channel_id not in {first.matches[0].channel_id, None}
    people = [seat.user_id for seat in await server.bot.store.seats(second.matches[0].table_id or "")]
    assert {server.people[who].id for who in ("Ruth", "Emil")} <= set(people)


async def test_a_round_is_posted_once_where_the_message_before_cannot_be_changed(
    server: DiscordServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    card = await opened(server)
    for who in ("Inge", "Otto"):
        await server.click(who, card, "Join")
    with monkeypatch.context() as patch:
        patch.setattr(server.bot.http, "edit_message", _fails)
        await server.click("Inge", card, "Begin")
    await server.env.advance_time(3600)
    season_id = (await stored(server)).season.id
    await server.forged("Otto", server.last, pack(Verb.CONFIRM_DROP_OUT, season_id))
    assert (await stored(server)).entrants[1].dropped
    assert len([one for one in server.history() if "Round 1" in one.text]) == 1


async def test_the_end_of_a_round_is_told_to_those_who_are_waited_for(server: DiscordServer) -> None:
    await begun(server)
    slow_down(server)
    now = await stored(server)
    match = now.matches[0]
    await server.env.advance_time((now.season.days - 1) * DAY + 3600)
    room = await server.bot.tables.load(match.table_id or "")
    [asked] = room.people_asked
    thread = match.channel_id or 0
    posted = [Shown(server, thread, one) for one in server.env.backend.messages[thread]]
    [warning] = [one for one in posted if "ends within a day" in one.text]
    assert f"<@{asked.user_id}>: this round" in warning.text
    assert [one.id for one in warning.handle.mentions] == [asked.user_id], "nobody else is called"


async def _fails(*_: Any, **__: Any) -> None:
    raise OSError("no network")


async def test_a_season_in_a_channel_that_somebody_may_not_see(server: DiscordServer) -> None:
    server.make_manager("Inge")
    hidden = private(server, "hidden", "Inge", "Otto")
    await server.slash("Inge", "season start", hidden, game="magellan")
    card = server.history(hidden)[-1]
    await server.click("Otto", card, "Join")
    season_id = (await stored(server)).season.id
    for who, sees in (("Otto", True), ("Inge", True), ("Emil", False)):
        told = await server.slash(who, "season show")
        assert told is not None
        assert ("Otto" in told.text) == sees, who
    assert told is not None
    assert "no season" in told.text
    for verb in (Verb.ENTER_SEASON, Verb.SEASON_SETTINGS, Verb.MY_MATCH):
        forged = await server.forged("Emil", told, pack(verb, season_id))
        assert forged is not None
        assert "can’t find that season" in forged.text
    assert len((await stored(server)).entrants) == 1
