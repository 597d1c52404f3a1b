"""Open tables: asked for with /tables, standing in a channel, and the role that is called for new ones."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from simcord import ChannelHandle, RoleHandle
from simcord.actors import _component_interaction

from cogs.delivery.messages.open_lists import CLAIM_SECONDS, FORBIDDEN_SECONDS
from cogs.tables.loading.room import Visitor
from cogs.ui.lobby_messages.open_tables_message import LOBBIES_PER_PAGE
from tests.cogs.scene import GAME, slow_down
from tests.support.discord_server import DiscordServer, Shown

HOUR = 3600
SEE = discord.PermissionOverwrite(view_channel=True)
HIDE = discord.PermissionOverwrite(view_channel=False)


async def asked_for(server: DiscordServer, who: str, channel: ChannelHandle | None = None) -> Shown:
    shown = await server.slash(who, "tables", channel, open=True)
    assert shown is not None
    return shown


def private(server: DiscordServer, name: str, *let_in: str) -> ChannelHandle:
    """A channel that only these people see, and the bot."""
    seen: dict[Any, discord.PermissionOverwrite] = {server.people[who]: SEE for who in let_in}
    me = server.bot.get_guild(server.guild.id)
    assert me is not None
    return server.guild.create_text_channel(
        name, overwrites={server.guild.default_role: HIDE, me.me: SEE, **seen}
    )


# /tables open


async def test_open_tables_with_all_that_matters(server: DiscordServer) -> None:
    await server.slash("Inge", "play", game="magellan")
    lobby = server.last
    await server.click("Otto", lobby, "Join")
    await server.click("Inge", lobby, "Add computer player")
    await server.set_rule("Inge", lobby, "pace", "daily")
    await server.set_rule("Inge", lobby, "guests", "finished")
    shown = await asked_for(server, "Ruth", server.guild.create_text_channel("elsewhere"))
    for part in ("**Magellan**", f"<#{server.channel.id}>", "3 players (3–6)", "1 move a day", "Inge (host)",
                 "Otto", "normal", "people who’ve finished a game"):  # fmt: skip
        assert part in shown.text, part
    assert "Join" in shown.labels
    own = await asked_for(server, "Otto")
    assert "Join" not in own.labels, "Otto is in"
    await server.click("Inge", lobby, "Start")
    assert "No table is looking for players" in (await asked_for(server, "Ruth")).text


async def test_full_tables_and_other_servers_are_left_out(server: DiscordServer) -> None:
    await server.slash("Inge", "play", game=GAME)
    for _ in range(3):
        await server.click("Inge", server.last, "Add computer player")
    shown = await asked_for(server, "Ruth")
    assert "No table is looking for players" in shown.text
    user: Any = server.people["Ruth"].user
    alone = server.shown(await user.slash("tables", open=True))
    assert alone is not None
    assert "Open tables belong to a server" in alone.text
    mine = server.shown(await user.slash("tables"))
    assert mine is not None
    assert "You’re not in a game" in mine.text, "without the option it is as before"


async def test_joining_from_the_list_also_when_it_is_old(server: DiscordServer) -> None:
    await server.slash("Inge", "play", game=GAME)
    lobby, elsewhere = server.last, server.guild.create_text_channel("elsewhere")
    shown = await asked_for(server, "Otto", elsewhere)
    await server.restart()
    joined = await server.click("Otto", shown, "Join")
    assert joined is not None
    assert f"You’re in! The host starts the game of Entdecker in <#{server.channel.id}>" in joined.text
    await server.env.settle()
    assert "Otto" in lobby.text
    again = await server.click("Otto", shown, "Join")
    assert again is not None
    assert "already in this game" in again.text
    await server.click("Inge", lobby, "Start")
    late = await server.shown_click("Ruth", shown, shown.custom_id("Join"))
    assert "already started" in late.text


async def test_nobody_learns_of_channels_they_cannot_see(server: DiscordServer) -> None:
    hidden = private(server, "secret-room", "Inge", "Otto")
    await server.slash("Inge", "play", hidden, game=GAME)
    seen = await asked_for(server, "Otto")
    assert f"<#{hidden.id}>" in seen.text
    stranger = await asked_for(server, "Ruth")
    for secret in (str(hidden.id), "secret-room", "Inge", "Entdecker"):
        assert secret not in stranger.text
    row = await server.bot.store.in_channel(hidden.id)
    assert row is not None
    assert row.id not in str(stranger.parts)
    forged = await server.forged("Ruth", stranger, f"p1:join:{row.id}")
    assert forged is not None
    assert "I can’t find that game" in forged.text
    assert len(await server.bot.store.seats(row.id)) == 1


async def test_threads_are_as_visible_as_their_channels(server: DiscordServer) -> None:
    await server.slash("Inge", "play", game=GAME, thread=True)
    [thread] = server.channel.threads
    assert f"<#{thread.id}>" in (await asked_for(server, "Ruth")).text
    backend = server.env.backend
    closed = backend.create_thread(server.channel.id, "whisper", server.people["Inge"].id, type=12)
    backend.add_thread_member(closed.id, backend.bot_user.id)
    await server.env.settle()
    await server.bot.lobbies.open(
        game=GAME,
        guild_id=server.guild.id,
        channel_id=closed.id,
        host=Visitor(server.people["Inge"].id, "Inge"),
        language="en",
        salt="x",
    )
    await server.env.settle()
    assert f"<#{closed.id}>" not in (await asked_for(server, "Ruth")).text
    assert f"<#{closed.id}>" in (await asked_for(server, "Inge")).text, "Inge is in it"


async def test_many_tables_have_pages(server: DiscordServer) -> None:
    for number in range(LOBBIES_PER_PAGE + 1):
        channel = server.guild.create_text_channel(f"room-{number}")
        await server.slash("Inge", "play", channel, game=GAME)
    shown = await asked_for(server, "Ruth")
    assert shown.labels.count("Join") == LOBBIES_PER_PAGE
    turn = [part["custom_id"] for part in shown.buttons if ":lobbies:" in part["custom_id"]]
    after = await server.press("Ruth", shown, turn[0])
    assert after is not None
    assert (after.id, after.labels.count("Join")) == (shown.id, 1)
    far = await server.forged("Ruth", after, "p1:lobbies:999")
    assert far is not None
    assert far.labels.count("Join") == 1


# the list that stands in a channel


async def finding(server: DiscordServer, who: str = "Otto") -> Shown:
    settings = await server.slash(who, "settings")
    assert settings is not None
    panel = await server.click(who, settings, "Server settings")
    assert panel is not None
    shown = await server.click(who, panel, "Finding players")
    assert shown is not None
    return shown


async def pick(server: DiscordServer, shown: Shown, verb: str, *values: object, who: str = "Otto") -> Shown:
    """Choose in a menu of channels or roles, or none of them."""
    [menu] = [part for part in shown.parts if part.get("custom_id") == f"p1:{verb}"]
    data = {"custom_id": menu["custom_id"], "component_type": menu["type"],
            "values": [str(value) for value in values]}  # fmt: skip
    after = server.shown(await _component_interaction(server.people[who], shown.stored, data))
    assert after is not None
    await server.env.settle()
    return after


async def with_list(server: DiscordServer) -> ChannelHandle:
    """Otto has chosen a channel for the list."""
    server.make_manager("Otto")
    slow_down(server)
    channel = server.guild.create_text_channel("open-tables")
    after = await pick(server, await finding(server), "setlist", channel.id)
    assert "Saved" in after.text
    return channel


def posted(server: DiscordServer, channel: ChannelHandle) -> list[Shown]:
    return server.history(channel)


async def test_the_list_is_one_message_that_is_kept_current(server: DiscordServer) -> None:
    channel = await with_list(server)
    [shown] = posted(server, channel)
    assert "No table is looking for players" in shown.text
    await server.slash("Inge", "play", game=GAME)
    await server.env.settle()
    assert "**Entdecker**" in shown.text
    before = len(server.env.http_requests)
    await server.click("Ruth", server.last, "Settings")
    await server.env.settle()
    assert not [c for c in server.env.http_requests[before:] if f"/channels/{channel.id}/" in c.path]
    joined = await server.click("Ruth", shown, "Join")
    assert joined is not None
    assert "You’re in!" in joined.text
    await server.env.settle()
    assert "2 players" in shown.text
    await server.restart()
    await server.click("Inge", server.last, "Start")
    await server.env.settle()
    assert "No table is looking for players" in shown.text
    assert [one.id for one in posted(server, channel)] == [shown.id]


async def test_the_list_shows_only_what_its_readers_may_see(server: DiscordServer) -> None:
    channel = await with_list(server)
    hidden = private(server, "secret-room", "Inge")
    await server.slash("Inge", "play", hidden, game=GAME)
    await server.env.settle()
    [shown] = posted(server, channel)
    assert str(hidden.id) not in str(shown.parts)
    assert "Inge" not in shown.text
    await pick(server, await finding(server), "setlist")
    club = private(server, "club-list", "Inge", "Otto")
    await pick(server, await finding(server), "setlist", club.id)
    assert str(hidden.id) not in str(posted(server, club)[0].parts), "Otto sees the list, not the room"
    both = private(server, "club-room", "Inge", "Otto", "Ruth")
    await server.slash("Inge", "play", both, game=GAME)
    await server.slash("Inge", "play", game=GAME)
    await server.env.settle()
    text = posted(server, club)[0].text
    assert f"<#{both.id}>" in text
    assert f"<#{server.channel.id}>" in text
    assert posted(server, channel) == [], "the list that stood there is gone"


async def test_a_deleted_list_comes_back_with_the_next_change(server: DiscordServer) -> None:
    channel = await with_list(server)
    await server.delete(posted(server, channel)[0])
    assert posted(server, channel) == []
    await server.slash("Inge", "play", game=GAME)
    await server.env.settle()
    assert "**Entdecker**" in posted(server, channel)[0].text
    server.env.backend.delete_channel(channel.id)
    await server.env.settle()
    await server.click("Ruth", server.last, "Join")
    await server.env.settle()
    guild = await server.bot.store.guild(server.guild.id)
    assert (guild.list_channel, guild.list_at) == (None, None)


async def test_a_list_that_cannot_be_shown_is_tried_again(server: DiscordServer) -> None:
    channel = await with_list(server)
    [shown] = posted(server, channel)
    path = f"/channels/{channel.id}/messages/*"
    server.env.inject_error("PATCH", path, status=403, code=50013, times=1)
    await server.slash("Inge", "play", game=GAME)
    await server.env.settle()
    assert "No table" in shown.text
    await server.env.advance_time(FORBIDDEN_SECONDS + HOUR)
    assert "**Entdecker**" in shown.text, "somebody has given the permission back"
    server.env.inject_error("PATCH", path, status=500, times=1)
    await server.click("Ruth", server.last, "Join")
    await server.env.settle()
    guild = await server.bot.store.guild(server.guild.id)
    assert guild.list_at is not None
    assert guild.list_at <= server.now() + CLAIM_SECONDS
    await server.env.advance_time(3 * HOUR)
    assert "2 players" in shown.text
    assert len(posted(server, channel)) == 1


async def test_where_the_list_can_stand(server: DiscordServer) -> None:
    server.make_manager("Otto")
    mute = server.guild.create_text_channel("mute")
    me: Any = server.bot.get_guild(server.guild.id)
    mute2 = server.guild.create_text_channel(
        "silent", overwrites={me.me: discord.PermissionOverwrite(send_messages=False)}
    )
    refused = await pick(server, await finding(server), "setlist", mute2.id)
    assert "I need “Send Messages” there" in refused.text
    for bad in (1, 10**19, server.guild.create_voice_channel("talk").id, private(server, "x", "Ruth").id):
        refused = await pick(server, await finding(server), "setlist", bad)
        assert "Saved" not in refused.text
    assert (await server.bot.store.guild(server.guild.id)).list_channel is None
    shown = await finding(server)
    for verb in ("finding", "makerole"):
        stranger = await server.forged("Inge", shown, f"p1:{verb}")
        assert stranger is not None
        assert "manage this server" in stranger.text
    for verb in ("setlist", "setrole"):
        data = {"custom_id": f"p1:{verb}", "component_type": 8, "values": [str(mute.id)]}
        answer = server.shown(await _component_interaction(server.people["Inge"], shown.stored, data))
        assert answer is not None
        assert "manage this server" in answer.text
    assert (await server.bot.store.guild(server.guild.id)).list_channel is None


# the role that is called


def allow_bot(server: DiscordServer, *, roles: bool) -> None:
    """Its own role is high, or may not hand out others, as most invitations have it."""
    backend = server.env.backend
    [own] = backend.get_member(server.guild.id, backend.bot_user.id).role_ids
    allowed = discord.Permissions.all()
    allowed.update(administrator=False, manage_roles=roles, mention_everyone=False)
    backend.edit_role(server.guild.id, own, {"permissions": allowed.value, "position": 50})


def make_boss(server: DiscordServer, who: str) -> None:
    """Somebody who hands out roles themselves."""
    boss = server.guild.create_role("boss", permissions=discord.Permissions(manage_roles=True), position=60)
    server.env.backend.add_member_role(server.guild.id, server.people[who].id, boss.id)


async def with_role(server: DiscordServer) -> tuple[ChannelHandle, RoleHandle]:
    channel = await with_list(server)
    allow_bot(server, roles=True)
    make_boss(server, "Otto")
    role = server.guild.create_role("gamers", position=1, mentionable=True)
    await server.env.settle()
    after = await pick(server, await finding(server), "setrole", role.id)
    assert "Saved" in after.text
    return channel, role


def roles_of(server: DiscordServer, who: str) -> list[int]:
    return list(server.env.backend.get_member(server.guild.id, server.people[who].id).role_ids)


async def test_people_take_the_role_and_give_it_back(server: DiscordServer) -> None:
    channel, role = await with_role(server)
    [shown] = posted(server, channel)
    await server.click("Ruth", shown, "Call me for new games")
    await server.restart()
    answer = await server.click("Ruth", shown, "Call me for new games")
    assert answer is not None
    assert "You have" in answer.text
    assert role.id in roles_of(server, "Ruth"), "pressed twice, it is as pressed once"
    stopped = await server.click("Ruth", answer, "Stop calling me")
    assert stopped is not None
    assert (stopped.id, stopped.labels) == (answer.id, []), "in place of the one that says otherwise"
    assert "I won’t call you" in stopped.text
    assert role.id not in roles_of(server, "Ruth")


async def test_a_new_lobby_calls_the_role_once_an_hour(server: DiscordServer) -> None:
    channel, role = await with_role(server)
    [before] = posted(server, channel)
    await server.slash("Inge", "play", game=GAME)
    await server.env.settle()
    [call] = posted(server, channel)
    assert call.id != before.id, "an edit would notify nobody"
    assert call.text.startswith(f"<@&{role.id}>")
    assert mentioned(server, channel) == [[role.id]]
    for name in ("second", "third"):
        await server.slash("Inge", "play", server.guild.create_text_channel(name), game=GAME)
    await server.env.settle()
    [still] = posted(server, channel)
    assert still.id == call.id
    assert still.labels.count("Join") == 3
    await server.restart()
    slow_down(server)
    await server.env.advance_time(HOUR + HOUR)
    [later] = posted(server, channel)
    assert later.id != call.id, "those since are called together"
    await server.env.advance_time(5 * HOUR)
    assert [one.id for one in posted(server, channel)] == [later.id], "and nobody is called without reason"


def mentioned(server: DiscordServer, channel: ChannelHandle) -> list[Any]:
    """The roles that messages in a channel may notify, of those that name any."""
    sent: list[Any] = [
        call.json
        for call in server.env.http_requests
        if call.method == "POST" and call.path.endswith(f"/channels/{channel.id}/messages")
    ]
    return [one["allowed_mentions"]["roles"] for one in sent if one["allowed_mentions"].get("roles")]


@pytest.mark.parametrize("how", ["quietly", "at once", "hidden"])
async def test_some_lobbies_call_nobody(server: DiscordServer, how: str) -> None:
    """The host does not want it, the game begins at once, or not everybody may see it."""
    channel, _ = await with_role(server)
    [before] = posted(server, channel)
    ways: dict[str, dict[str, Any]] = {"quietly": {"call": False}, "at once": {"against": "computer"}}
    place = private(server, "secret", "Inge") if how == "hidden" else None
    await server.slash("Inge", "play", place, game=GAME, **ways.get(how, {}))
    await server.env.settle()
    assert [one.id for one in posted(server, channel)] == [before.id]
    assert (await server.bot.store.guild(server.guild.id)).call_at is None


async def test_which_roles_can_be_chosen(server: DiscordServer) -> None:
    await with_list(server)
    allow_bot(server, roles=False)
    await server.env.settle()
    shown = await finding(server)
    low = server.guild.create_role("low", position=1)
    refused = await pick(server, shown, "setrole", low.id)
    assert "I need the permission “Manage Roles”" in refused.text
    made = await server.click("Otto", shown, "Make a role for it")
    assert made is not None
    assert "I need the permission “Manage Roles”" in made.text
    allow_bot(server, roles=True)
    make_boss(server, "Otto")
    strong = server.guild.create_role(
        "moderators", permissions=discord.Permissions(kick_members=True), position=2
    )
    above = server.guild.create_role("above", position=55)
    await server.env.settle()
    for role, why in ((strong, "allows more than everyone"), (above, "is above my own role"),
                      (server.guild.default_role, "handled by Discord")):  # fmt: skip
        assert why in (await pick(server, shown, "setrole", role.id)).text
    assert "Saved" not in (await pick(server, shown, "setrole", 12345)).text
    assert (await server.bot.store.guild(server.guild.id)).call_role is None
    server.make_manager("Lea")
    await server.env.settle()
    lea = await finding(server, "Lea")
    assert (
        "a role you could hand out yourself" in (await pick(server, lea, "setrole", low.id, who="Lea")).text
    )
    made = await server.click("Lea", lea, "Make a role for it")
    assert made is not None
    assert "To make a role you need" in made.text
    made = await server.click("Otto", shown, "Make a role for it")
    assert made is not None
    assert "Saved" in made.text
    guild = await server.bot.store.guild(server.guild.id)
    there = server.env.backend.get_guild(server.guild.id).roles
    assert guild.call_role is not None
    assert (there[guild.call_role].permissions, there[guild.call_role].mentionable) == (0, True)
    count = len(there)
    await server.forged("Otto", shown, "p1:makerole")
    assert len(server.env.backend.get_guild(server.guild.id).roles) == count, "pressed twice"
    server.env.backend.delete_role(server.guild.id, guild.call_role)
    await server.env.settle()
    await server.click("Otto", await finding(server), "Make a role for it")
    again = (await server.bot.store.guild(server.guild.id)).call_role
    assert again in server.env.backend.get_guild(server.guild.id).roles, "the first one was deleted"


async def test_a_role_that_has_become_dangerous_is_not_given(server: DiscordServer) -> None:
    channel, role = await with_role(server)
    [shown] = posted(server, channel)
    taken = await server.click("Ruth", shown, "Call me for new games")
    assert taken is not None
    everything = {"permissions": discord.Permissions.all().value}
    server.env.backend.edit_role(server.guild.id, role.id, everything)
    await server.env.settle()
    answer = await server.click("Emil", shown, "Call me for new games")
    assert answer is not None
    assert "tell someone who manages this server" in answer.text
    assert "allows more than everyone" in answer.text
    assert role.id not in roles_of(server, "Emil")
    assert "allows more than everyone" in (await finding(server)).text, "managers see it too"
    back = await server.click("Ruth", taken, "Stop calling me")
    assert back is not None
    assert role.id not in roles_of(server, "Ruth"), "giving it back is always possible"
    server.env.backend.delete_role(server.guild.id, role.id)
    await server.env.settle()
    asked = await server.slash("Emil", "tables", open=True)
    assert asked is not None
    assert "Call me for new games" not in [*shown.labels, *asked.labels]
    # a list from before it went can still be on a screen
    gone = await server.forged("Emil", shown, "p1:callme")
    assert gone is not None
    assert "no longer has a role" in gone.text


async def test_a_role_that_opens_a_channel_is_not_given(server: DiscordServer) -> None:
    """It has no permissions of its own, but a hidden channel has one for it."""
    channel, role = await with_role(server)
    server.guild.create_text_channel("staff", overwrites={server.guild.default_role: HIDE, role: SEE})
    await server.env.settle()
    [shown] = posted(server, channel)
    answer = await server.click("Ruth", shown, "Call me for new games")
    assert answer is not None
    assert "allows more than everyone" in answer.text
    assert role.id not in roles_of(server, "Ruth")
    assert "allows more than everyone" in (await pick(server, await finding(server), "setrole", role.id)).text


async def test_how_often_is_chosen(server: DiscordServer) -> None:
    await with_role(server)
    shown = await finding(server)
    number = next(n for n, menu in enumerate(shown.menus) if "setcalls" in menu["custom_id"])
    after = await server.choose("Otto", shown, ["12"], number)
    assert after is not None
    assert "Finding players on this server" in after.text
    assert (await server.bot.store.guild(server.guild.id)).call_hours == 12
