"""Roles: made, handed out and mentioned by the bot, as far as Discord allows that."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
import pytest_asyncio

from cogs.local_table.server import LoopbackDiscord
from cogs.local_table.small_discord.permissions import ALL, Permission
from cogs.local_table.small_discord.roles import Role
from cogs.local_table.small_discord.world import BOT, BOT_ROLE, GUILD, HARBOR, MANAGERS, Channel, Kind
from tests.cogs.local_table.contract import judged
from tests.cogs.local_table.robot import Gateway, Robot, Window
from tests.cogs.local_table.table import NAMES

INGE, OTTO, RUTH = NAMES["Inge"], NAMES["Otto"], NAMES["Ruth"]
GUILD_MEMBERS = 1 << 1


class Scene(NamedTuple):
    server: LoopbackDiscord
    robot: Robot
    gateway: Gateway
    otto: Window

    async def make(self, **body: Any) -> str:
        made = await self.robot.call("POST", f"guilds/{GUILD}/roles", {"name": "gamers", **body})
        assert made.status == 200, made
        return str(made.body["id"])

    async def give(self, role: str | int, person: int = OTTO, method: str = "PUT") -> Any:
        return await self.robot.call(method, f"guilds/{GUILD}/members/{person}/roles/{role}")

    async def say(self, text: str, **allowed: Any) -> dict[str, Any]:
        body = {"content": text, **({"allowed_mentions": allowed} if allowed else {})}
        sent = await self.robot.call("POST", f"channels/{HARBOR}/messages", body)
        return dict(sent.body)


@pytest_asyncio.fixture
async def scene() -> AsyncIterator[Scene]:
    async with judged(OTTO) as parts:
        yield Scene(*parts)


async def test_a_new_role_is_the_lowest(scene: Scene) -> None:
    role = await scene.make(mentionable=True)
    told = await scene.gateway.event("GUILD_ROLE_CREATE")
    assert (told["guild_id"], told["role"]["id"], told["role"]["position"]) == (str(GUILD), role, 1)
    listed = (await scene.robot.call("GET", f"guilds/{GUILD}/roles")).body
    names = [(one["name"], one["position"], one["managed"]) for one in listed]
    assert names == [
        ("@everyone", 0, False),
        ("gamers", 1, False),
        ("managers", 2, False),
        ("Portolan", 3, True),
    ]
    assert role in [one["id"] for one in (await scene.otto.frame("roles"))["all"]]
    path = f"guilds/{GUILD}/roles/{role}"
    changed = await scene.robot.call("PATCH", path, {"name": "players"})
    assert (changed.body["name"], changed.body["mentionable"]) == ("players", True)
    assert (await scene.gateway.event("GUILD_ROLE_UPDATE"))["role"]["name"] == "players"
    assert (await scene.robot.call("DELETE", path)).status == 204
    gone = await scene.gateway.event("GUILD_ROLE_DELETE")
    assert gone == {"guild_id": str(GUILD), "role_id": role}
    assert (await scene.robot.call("GET", path)).code == 10011


async def test_people_get_a_role_and_lose_it(scene: Scene) -> None:
    role = await scene.make()
    await scene.otto.frame("roles")
    for _ in range(2):
        assert (await scene.give(role)).status == 204
    assert (await scene.otto.frame("roles"))["mine"] == [role]
    member = await scene.robot.call("GET", f"guilds/{GUILD}/members/{OTTO}")
    assert member.body["roles"] == [role]
    assert (await scene.give(role, method="DELETE")).status == 204
    assert (await scene.otto.frame("roles"))["mine"] == []


async def test_only_who_asks_for_members_hears_who_has_a_role(scene: Scene) -> None:
    async with scene.robot.connected(intents=1 | GUILD_MEMBERS) as curious:
        await scene.give(await scene.make())
        told = await curious.event("GUILD_MEMBER_UPDATE")
        assert told["user"]["id"] == str(OTTO)
        await scene.make(name="last")
        heard: list[Any] = []
        while not heard or heard[-1]["d"]["role"]["name"] != "last":
            frame = await scene.gateway.frame()
            assert frame["t"] != "GUILD_MEMBER_UPDATE"
            heard += [frame] if frame["t"] == "GUILD_ROLE_CREATE" else []


async def test_roles_that_the_bot_cannot_hand_out(scene: Scene) -> None:
    ranks = scene.server.world.ranks
    high = Role(7, "high")
    ranks.of_guild(GUILD).append(high)
    for role, code in ((7, 50013), (GUILD + BOT_ROLE, 50013), (GUILD, 50028), (5, 10011)):
        assert (await scene.give(role)).code == code, role
    assert (await scene.give(GUILD + MANAGERS, person=5)).code == 10007
    low = await scene.make()
    ranks.get(GUILD, GUILD + BOT_ROLE).permissions = 0
    assert (await scene.give(low)).code == 50013
    assert (await scene.robot.call("POST", f"guilds/{GUILD}/roles", {"name": "x"})).code == 50013
    assert all(OTTO not in role.holders for role in ranks.of_guild(GUILD))


async def test_what_a_role_cannot_be(scene: Scene) -> None:
    path = f"guilds/{GUILD}/roles"
    assert (await scene.robot.call("POST", path, {"name": "x" * 101})).code == 50035
    kick = str(Permission.MANAGE_GUILD.value)
    assert (await scene.robot.call("POST", path, {"name": "x", "permissions": kick})).code == 50013


async def test_a_role_lets_people_do_more(scene: Scene) -> None:
    world = scene.server.world
    world.ranks.get(GUILD, GUILD + MANAGERS).holders.append(OTTO)
    assert world.permissions(OTTO, world.channel(HARBOR)) == ALL
    assert world.guild_permissions(RUTH, GUILD) & Permission.MANAGE_GUILD == 0
    assert world.guild_permissions(BOT, GUILD) & Permission.MANAGE_ROLES


@pytest.mark.parametrize(
    ("allowed", "mentionable", "calls"),
    [
        ({}, True, True),
        ({}, False, False),
        ({"parse": []}, True, False),
        ({"parse": ["roles"]}, True, True),
        ({"roles": ["this"]}, True, True),
        ({"roles": ["1"]}, True, False),
    ],
)
async def test_a_mention_calls_those_who_have_the_role(
    scene: Scene, allowed: dict[str, Any], mentionable: bool, calls: bool
) -> None:
    role = await scene.make(mentionable=mentionable)
    await scene.give(role)
    given = {key: [role if one == "this" else one for one in value] for key, value in allowed.items()}
    sent = await scene.say(f"<@&{role}> come", **given)
    assert sent["mention_roles"] == ([role] if calls else [])
    unread = await scene.otto.frame("unread")
    assert (unread["count"], unread["mentions"]) == (1, int(calls))
    people = scene.server.people
    harbor = scene.server.world.channel(HARBOR)
    assert people.unread(RUTH, harbor) == (1, 0), "Ruth does not have it"
    await scene.give(role, RUTH)
    assert people.unread(RUTH, harbor) == (1, 0), "and who takes it later was not called"


async def test_an_edit_calls_nobody(scene: Scene) -> None:
    role = await scene.make(mentionable=True)
    await scene.give(role)
    sent = await scene.say("quiet")
    path = f"channels/{HARBOR}/messages/{sent['id']}"
    edited = await scene.robot.call("PATCH", path, {"content": f"<@&{role}>"})
    assert edited.body["mention_roles"] == [role]
    assert scene.server.people.unread(OTTO, scene.server.world.channel(HARBOR)) == (1, 0)
    after = await scene.robot.call("PATCH", path, {"content": "quiet again"})
    assert after.body["mention_roles"] == []


def test_roles_are_kept(tmp_path: Path) -> None:
    before = LoopbackDiscord(tmp_path / "chat.db")
    role = before.world.ranks.add(GUILD, Role(before.world.snowflakes(), "gamers", holders=[OTTO]))
    other = before.world.open_guild("Other")
    before.world.keep(Channel(5, Kind.TEXT, "x", other))
    before.world.ranks.add(other, Role(9, "theirs"))
    before.storage.close()
    again = LoopbackDiscord(tmp_path / "chat.db").world
    assert [one.id for one in again.ranks.held_by(OTTO, GUILD)] == [role.id]
    assert again.ranks.get(other, 9).name == "theirs"
    again.close_guild(other)
    assert [one.name for one in again.ranks.of_guild(other)] == ["managers", "Portolan"]
