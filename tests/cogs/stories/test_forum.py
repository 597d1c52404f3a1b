"""Tables in forums: each in a post of its own, whose first message is the lobby card."""

from __future__ import annotations

from typing import Any

import pytest
from simcord import ChannelHandle

from tests.cogs import finale
from tests.cogs.scene import GAME
from tests.support.discord_server import DiscordServer, Shown

REQUIRE_TAG = 1 << 4


async def forum_of(server: DiscordServer, *tags: str, required: bool = False) -> ChannelHandle:
    forum = server.guild.create_forum_channel("board-games")
    stored = server.env.backend.get_channel(forum.id)
    stored.available_tags = [
        {"id": str(900 + number), "name": name.strip("!"), "moderated": "!" in name, "emoji_id": None,
         "emoji_name": None}
        for number, name in enumerate(tags)
    ]  # fmt: skip
    server.env.backend.edit_channel(forum.id, {})
    await server.env.settle()
    known: Any = server.bot.get_channel(forum.id)
    known._flags = REQUIRE_TAG if required else 0
    return forum


def post_by(server: DiscordServer, forum: ChannelHandle, who: str) -> ChannelHandle:
    """A post that somebody has opened."""
    thread = server.env.backend.create_thread(forum.id, f"{who} asks", server.people[who].id, type=11)
    return ChannelHandle(server.env, server.guild, thread)


def posts(forum: ChannelHandle) -> list[ChannelHandle]:
    return forum.threads


def card(server: DiscordServer, post: ChannelHandle) -> Shown:
    [shown] = server.history(post)
    return shown


async def test_a_forum_gets_a_post_whose_first_message_is_the_card(server: DiscordServer) -> None:
    forum = await forum_of(server, "News", "Entdecker")
    shown = await server.slash("Inge", "play", forum, game=GAME)
    await server.env.settle()
    [post] = posts(forum)
    assert shown is not None
    assert f"<#{post.id}>" in shown.text
    assert post.name == "Entdecker · Inge"
    assert server.env.backend.get_channel(post.id).applied_tags == [901], (
        "the tag that is named like the game"
    )
    lobby = card(server, post)
    assert "Join" in lobby.labels
    await server.click("Otto", lobby, "Join")
    await server.env.settle()
    assert "Otto" in card(server, post).text, "still one message"
    await server.restart()
    await server.click("Inge", card(server, post), "Start")
    await server.env.settle()
    assert "Play" in server.history(post)[-1].labels


async def test_in_a_post_of_ones_own_the_table_is_there(server: DiscordServer) -> None:
    forum = await forum_of(server)
    own = post_by(server, forum, "Inge")
    await server.env.settle()
    await server.slash("Inge", "play", own, game=GAME)
    await server.env.settle()
    assert len(posts(forum)) == 1
    assert "Join" in server.history(own)[-1].labels
    await server.slash("Inge", "play", own, game=GAME)
    await server.env.settle()
    assert len(posts(forum)) == 2, "it is taken: the next one gets a post of its own"
    await server.slash("Otto", "play", own, game=GAME)
    await server.env.settle()
    assert len(posts(forum)) == 3, "and somebody else's table does not push into it"


@pytest.mark.parametrize(
    ("tags", "applied"),
    [(("Offtopic", "Games"), [900]), (("!Mods", "Games"), [901]), (("Magellan", "Entdecker"), [901])],
)
async def test_a_forum_that_asks_for_tags(
    server: DiscordServer, tags: tuple[str, ...], applied: list[int]
) -> None:
    forum = await forum_of(server, *tags, required=True)
    server.deny(forum, "manage_threads")
    await server.slash("Inge", "play", forum, game=GAME)
    await server.env.settle()
    [post] = posts(forum)
    assert server.env.backend.get_channel(post.id).applied_tags == applied


@pytest.mark.parametrize(
    ("game", "tag"), [("new_found_land", "New Found Land"), ("age_of_discovery", "Age of Discovery")]
)
async def test_the_tag_of_a_long_title(server: DiscordServer, game: str, tag: str) -> None:
    """Discord allows 20 characters: that is less than some titles."""
    forum = await forum_of(server, "Discovery", "New", tag)
    await server.slash("Inge", "play", forum, game=game)
    await server.env.settle()
    [post] = posts(forum)
    assert server.env.backend.get_channel(post.id).applied_tags == [902]


async def test_refusals_leave_no_post_behind(server: DiscordServer) -> None:
    forum = await forum_of(server, "!Mods", required=True)
    server.deny(forum, "manage_threads")
    refused = await server.slash("Inge", "play", forum, game=GAME)
    assert refused is not None
    assert "need a tag" in refused.text
    server.deny(forum, "send_messages", "attach_files")
    post = post_by(server, forum, "Otto")
    await server.env.settle()
    refused = await server.slash("Inge", "play", post, game=GAME)
    assert refused is not None
    assert "I need “Attach Files” and “Create Posts”" in refused.text, "as Discord names them in a forum"
    assert len(posts(forum)) == 1
    assert await server.bot.store.pending() == []


async def test_a_media_channel_has_tables_in_posts_only(server: DiscordServer) -> None:
    forum = await forum_of(server)
    known: Any = server.bot.get_channel(forum.id)
    known._type = 16
    refused = await server.slash("Inge", "play", forum, game=GAME)
    assert refused is not None
    assert "I can’t open a thread here" in refused.text
    post = post_by(server, forum, "Otto")
    await server.env.settle()
    await server.slash("Inge", "play", post, game=GAME)
    await server.env.settle()
    assert "Join" in server.history(post)[-1].labels
    assert len(posts(forum)) == 1


async def test_play_again_stays_in_the_post(server: DiscordServer) -> None:
    forum = await forum_of(server)
    await server.slash("Inge", "play", forum, game=GAME)
    await server.env.settle()
    [post] = posts(forum)
    server.channel = post
    await server.click("Otto", card(server, post), "Join")
    await server.click("Inge", card(server, post), "Start")
    await server.env.settle()
    await finale.finished(server, (await server.running()).id)
    await server.click("Otto", server.last, "Play again")
    await server.env.settle()
    assert len(posts(forum)) == 1
    assert f"<@{server.people['Inge'].id}>" in server.last.text
    assert "Join" in server.last.labels
