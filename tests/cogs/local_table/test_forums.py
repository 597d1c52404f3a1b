"""Forums: posts by the bot and by people, their tags, and what Discord refuses."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest_asyncio

from cogs.local_table.server import LoopbackDiscord
from cogs.local_table.small_discord.permissions import Permission
from cogs.local_table.small_discord.world import (
    GUILD,
    HARBOR,
    REQUIRE_TAG,
    TAVERN,
    Channel,
    Kind,
    Overwrite,
    Tag,
)
from tests.cogs.local_table.contract import judged
from tests.cogs.local_table.robot import Gateway, Robot, Window
from tests.cogs.local_table.table import NAMES

INGE, OTTO = NAMES["Inge"], NAMES["Otto"]
POST = {"name": "A game", "message": {"content": "first"}}


class Scene(NamedTuple):
    server: LoopbackDiscord
    robot: Robot
    gateway: Gateway
    otto: Window

    @property
    def forum(self) -> Channel:
        return self.server.world.channel(TAVERN)

    async def post(self, **changes: Any) -> Any:
        return await self.robot.call("POST", f"channels/{TAVERN}/threads", {**POST, **changes})

    def deny(self, permission: Permission) -> None:
        self.forum.overwrites.append(Overwrite(GUILD, member=False, deny=int(permission)))


@pytest_asyncio.fixture
async def scene() -> AsyncIterator[Scene]:
    async with judged(OTTO) as parts:
        yield Scene(*parts)


async def test_the_first_server_has_a_forum(scene: Scene) -> None:
    told = (await scene.gateway.event("GUILD_CREATE"))["channels"]
    forum = next(one for one in told if one["id"] == str(TAVERN))
    assert (forum["type"], forum["name"]) == (15, "tavern")
    assert "Entdecker" in [tag["name"] for tag in forum["available_tags"]]
    assert forum in scene.otto.told[0]["channels"]
    listed = await scene.robot.call("GET", f"guilds/{GUILD}/channels")
    assert [one["id"] for one in listed.body] == [str(HARBOR), str(TAVERN)]


def test_a_chat_from_before_gets_it_once(tmp_path: Path) -> None:
    before = LoopbackDiscord(tmp_path / "chat.db")
    before.storage.drop_meta("forum")
    before.storage.drop_channel(TAVERN)
    before.storage.close()
    again = LoopbackDiscord(tmp_path / "chat.db")
    assert again.world.channels.keys() == {HARBOR, TAVERN}
    again.world.remove(again.world.channel(TAVERN))
    again.storage.close()
    assert LoopbackDiscord(tmp_path / "chat.db").world.channels.keys() == {HARBOR}, "somebody deleted it"


async def test_the_bot_opens_a_post(scene: Scene) -> None:
    assert (await scene.robot.call("POST", f"channels/{TAVERN}/messages", {"content": "x"})).code == 50024
    tag = str(scene.forum.tags[2].id)
    opened = await scene.post(applied_tags=[tag])
    assert (opened.status, opened.body["type"]) == (201, Kind.PUBLIC_THREAD)
    assert opened.body["applied_tags"] == [tag]
    assert opened.body["message"]["id"] == opened.body["id"], "the first message has the id of its post"
    assert opened.body["message_count"] == 0, "and is not counted"
    told = await scene.gateway.event("THREAD_CREATE")
    assert (told["parent_id"], told["newly_created"]) == (str(TAVERN), True)
    assert (await scene.otto.frame("channel"))["channel"]["name"] == "A game"
    assert (await scene.otto.frame("message"))["message"]["content"] == "first"
    path = f"channels/{opened.body['id']}"
    second = await scene.robot.call("POST", f"{path}/messages", {"content": "second"})
    assert (await scene.robot.call("GET", path)).body["message_count"] == 1
    await scene.robot.call("DELETE", f"{path}/messages/{second.body['id']}")
    assert (await scene.robot.call("GET", path)).body["message_count"] == 0
    forum = await scene.robot.call("GET", f"channels/{TAVERN}")
    assert forum.body["last_message_id"] == opened.body["id"]


async def test_tags_that_a_post_must_and_may_have(scene: Scene) -> None:
    scene.forum.flags = REQUIRE_TAG
    scene.forum.tags = [Tag(1, "mods", moderated=True), Tag(2, "games")]
    assert (await scene.robot.call("GET", f"channels/{TAVERN}")).body["flags"] == REQUIRE_TAG
    for wanted, code in (([], 40067), (["1"], 50013), (["3"], 50035), (["2"] * 6, 50035)):
        assert (await scene.post(applied_tags=wanted)).code == code, wanted
    opened = await scene.post(applied_tags=["2"])
    assert opened.body["applied_tags"] == ["2"]
    path = f"channels/{opened.body['id']}"
    assert (await scene.robot.call("PATCH", path, {"applied_tags": ["3"]})).code == 50035
    scene.forum.tags = [Tag(1, "mods", moderated=True)]
    assert (await scene.post()).code == 40066
    assert len(scene.server.world.threads_of(TAVERN)) == 1, "what is refused leaves nothing behind"


async def test_a_forum_where_the_bot_may_not_post(scene: Scene) -> None:
    scene.deny(Permission.SEND_MESSAGES)
    assert (await scene.post()).code == 50013
    assert (await scene.robot.call("POST", f"channels/{TAVERN}/threads", {"name": "x"})).code == 50013
    scene.forum.overwrites.clear()
    assert (await scene.robot.call("POST", f"channels/{TAVERN}/threads", {"name": "x"})).code == 50035


async def test_people_open_posts(scene: Scene) -> None:
    tag = str(scene.forum.tags[0].id)
    body: dict[str, Any] = {"channel": str(TAVERN), "name": " Who plays? ", "text": "Tonight", "tags": [tag]}
    opened = await scene.otto.act("post", **body)
    assert opened.status == 200
    post = scene.server.world.channel(int(opened.body["channel"]))
    assert (post.name, post.owner, post.applied) == ("Who plays?", OTTO, [int(tag)])
    assert scene.server.messages.get(post.id).content == "Tonight"
    assert (await scene.gateway.event("THREAD_CREATE"))["owner_id"] == str(OTTO)


async def test_what_people_cannot_post(scene: Scene) -> None:
    body = {"channel": str(TAVERN), "name": "x", "text": "x", "tags": []}

    async def why(**changes: Any) -> str:
        refused = await scene.otto.act("post", **{**body, **changes})
        assert refused.status == 400
        return str(refused.body["why"])

    assert "1 to 2,000 characters" in await why(text=" ")
    assert "1 to 100 characters" in await why(name=" ")
    assert await why(channel=str(HARBOR)) == "You can only open posts in a forum."
    some = [str(tag.id) for tag in scene.forum.tags]
    for tags in (["5"], some[:1] * 2, [*some, "1", "2"][:6]):
        assert await why(tags=tags) == "This menu doesn’t offer that."
    scene.forum.flags = REQUIRE_TAG
    assert await why() == "Posts in this forum need a tag. Choose one."
    usual, scene.forum.tags = scene.forum.tags, [Tag(1, "mods", moderated=True)]
    assert "you may not use any of its tags" in await why()
    scene.forum.tags = usual
    scene.deny(Permission.SEND_MESSAGES)
    assert await why() == "You’re not allowed to post in this forum."
    for action in ({"text": "x"}, {"name": "play"}):
        refused = await scene.otto.act(
            "say" if "text" in action else "command", channel=str(TAVERN), **action
        )
        assert refused.body["why"] == "Open a post in this forum first. You can write and use commands there."
    assert scene.server.world.threads_of(TAVERN) == []
