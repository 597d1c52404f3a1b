"""/season where something goes wrong on Discord: threads of an earlier season, edits that fail, channels that
not everybody sees."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import discord
import pytest
from simcord.backend.serializers import guild_create_payload

from cogs.tables.seasons.seasons import GIVEN_UP_AFTER, REMINDED_BEFORE, SIGN_UP_SECONDS
from cogs.ui.components.custom_ids import Verb, pack
from data.models import Sleep
from data.season_models import Match, SeasonEnd, SeasonStatus
from tests.cogs.scene import DAY, slow_down
from tests.cogs.stories.test_open_tables import private
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


async def _forbidden(*_: Any, **__: Any) -> None:
    response: Any = SimpleNamespace(status=403, reason="Forbidden")
    raise discord.Forbidden(response, {"code": 50013, "message": "Missing Permissions"})


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


async def test_a_server_that_removes_the_bot_and_invites_it_again(server: DiscordServer) -> None:
    """Once while the bot runs, once while it doesn't."""
    await begun(server)
    slow_down(server)
    backend = server.env.backend
    invited = dict(guild_create_payload(backend, backend.get_guild(server.guild.id)))
    invited.pop("unavailable", None)
    backend.emit("GUILD_DELETE", {"id": str(server.guild.id)})
    await server.env.settle()
    lost = (await stored(server)).season
    assert lost.trouble == "server"
    requests = len(server.env.http_requests)
    await server.env.advance_time(3 * DAY)
    assert (await stored(server)).season.check_at == (lost.trouble_since or 0) + GIVEN_UP_AFTER
    assert all(str(server.channel.id) not in one.path for one in server.env.http_requests[requests:])
    backend.emit("GUILD_CREATE", invited)
    await server.env.settle()
    await server.env.advance_time(3600)
    found = (await stored(server)).season
    assert (found.trouble, found.status) == ("", SeasonStatus.RUNNING)
    assert (found.round_ends or 0) >= (lost.round_ends or 0) + 3 * DAY
    guild = backend.guilds.pop(server.guild.id)
    await server.restart()
    assert (await stored(server)).season.trouble == "server"
    backend.guilds[server.guild.id] = guild
    await server.restart()
    assert (await stored(server)).season.trouble == ""


async def test_sign_up_closes_and_people_are_told(server: DiscordServer) -> None:
    card = await opened(server)
    season = (await stored(server)).season
    assert f"Sign-up closes <t:{season.sign_up_ends}:R>" in card.text
    await server.click("Otto", card, "Join")
    slow_down(server)
    await server.env.advance_time(SIGN_UP_SECONDS - REMINDED_BEFORE + 3600)
    inge, otto = server.people["Inge"].id, server.people["Otto"].id
    [soon] = [one for one in server.history() if "1 player has signed up" in one.text]
    assert [one.id for one in soon.handle.mentions] == [inge]
    await server.restart()
    slow_down(server)
    await server.env.advance_time(REMINDED_BEFORE)
    closed = server.history()[-1]
    assert "nobody began the season" in closed.text
    assert {one.id for one in closed.handle.mentions} == {inge, otto}
    sent: list[Any] = [call.json for call in server.env.http_requests if call.method == "POST"]
    called = [one["allowed_mentions"]["users"] for one in sent if one and "closed, because" in str(one)]
    assert [{int(user) for user in users} for users in called] == [{inge, otto}], "and notified"
    assert "Sign-up has closed" in card.text
    assert card.labels == []
    late = await server.forged("Ruth", closed, pack(Verb.ENTER_SEASON, season.id))
    assert late is not None
    assert "no longer possible" in late.text


@pytest.mark.parametrize("may_delete", [True, False])
async def test_canceled_while_a_thread_is_made(
    server: DiscordServer, monkeypatch: pytest.MonkeyPatch, may_delete: bool
) -> None:
    card = await opened(server)
    for who in ("Inge", "Otto"):
        await server.click(who, card, "Join")
    start = server.bot.http.start_thread_without_message

    async def overtaken(*args: Any, **kwargs: Any) -> Any:
        data = await start(*args, **kwargs)
        season_id = (await stored(server)).season.id
        await server.bot.store.end_season(season_id, SeasonEnd.CANCELED, now=server.now())
        return data

    if not may_delete:
        monkeypatch.setattr(server.bot.http, "delete_channel", _forbidden)
    monkeypatch.setattr(server.bot.http, "start_thread_without_message", overtaken)
    await server.click("Inge", card, "Begin")
    left = [server.env.backend.channels[one.id].thread_metadata for one in server.channel.threads]
    assert [meta.archived for meta in left if meta] == ([] if may_delete else [True])
    assert "This season was canceled" in server.history()[-1].text
    assert (await stored(server)).season.trouble == ""


async def test_a_thread_that_was_made_for_a_move_is_found_again(
    server: DiscordServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The process dies before the new thread is noted. The thread before still exists, with the same name."""
    await begun(server)
    [match] = (await stored(server)).matches
    row = await server.bot.store.load(match.table_id or "")
    await server.bot.lifecycle.sleep(row, Sleep.CHANNEL)
    note = server.bot.store.note_match

    async def dies(match: Match, **what: Any) -> None:
        if what.get("channel_id"):
            raise OSError("killed")
        await note(match, **what)

    with monkeypatch.context() as patch:
        patch.setattr(server.bot.store, "note_match", dies)
        await server.bot.seasons.advance(match.season_id)
    assert len(server.channel.threads) == 2
    await server.restart()
    await server.bot.seasons.advance(match.season_id)
    assert len(server.channel.threads) == 2
    after = (await stored(server)).matches[0].channel_id
    assert after not in (None, match.channel_id)
    assert (await server.bot.store.load(row.id)).channel_id == after


async def test_whoever_gives_the_permission_has_it_tried_at_once(server: DiscordServer) -> None:
    card = await opened(server)
    for who in ("Inge", "Otto"):
        await server.click(who, card, "Join")
    path = f"/channels/{server.channel.id}/threads"
    server.env.inject_error("POST", path, status=403, code=50013)
    await server.click("Inge", card, "Begin")
    assert "I can’t post or open threads here" in server.history()[-1].text
    told = await server.slash("Otto", "season show")
    assert told is not None
    assert "I can’t post" not in told.text
    assert (await stored(server)).matches[0].table_id is not None
