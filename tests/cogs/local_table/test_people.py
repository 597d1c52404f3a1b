"""What people can do over the page's own side, and what Discord's client would not let them do."""

from __future__ import annotations

import asyncio
import base64
from collections.abc import AsyncIterator
from typing import Any

import pytest
import pytest_asyncio

from cogs.local_table.bot_side.rest_channels import open_thread
from cogs.local_table.server import LoopbackDiscord
from cogs.local_table.small_discord.world import APPLICATION, BOT, GUILD, HARBOR, Channel, Kind
from tests.cogs.local_table.robot import Gateway, Robot, Window, loopback
from tests.cogs.local_table.table import NAMES

INGE, OTTO = NAMES["Inge"], NAMES["Otto"]
NO_BUTTON = "This button is gone."
COMMANDS: list[dict[str, Any]] = [
    {
        "name": "sail",
        "description": "Sail",
        "name_localizations": {"de": "segeln"},
        "options": [
            {
                "type": 3,
                "name": "where",
                "description": "Where",
                "required": True,
                "name_localizations": {"de": "wohin"},
                "choices": [{"name": "North", "value": "n", "name_localizations": {"de": "Norden"}}],
            },
            {"type": 4, "name": "miles", "description": "How far", "min_value": 1, "max_value": 9},
            {"type": 5, "name": "fast", "description": "Fast"},
            {"type": 6, "name": "who", "description": "Who"},
            {"type": 3, "name": "port", "description": "Port", "autocomplete": True, "max_length": 5},
            {"type": 11, "name": "chart", "description": "Chart"},
        ],
    },
    {"name": "here", "description": "On the server", "contexts": [0]},
    {"name": "rule", "description": "For managers", "default_member_permissions": "32"},
    {
        "name": "fleet",
        "description": "Fleet",
        "options": [{"type": 1, "name": "list", "description": "List", "options": []}],
    },
]


class Scene:
    def __init__(self, server: LoopbackDiscord, robot: Robot, gateway: Gateway, inge: Window) -> None:
        self.server, self.robot, self.gateway, self.inge = server, robot, gateway, inge

    async def sail(self, **options: Any) -> Any:
        return await self.inge.act("command", channel=str(HARBOR), name="sail", options=options)

    def post(self, *parts: dict[str, Any], channel: Channel | None = None) -> str:
        body = {"content": "x", "components": [{"type": 1, "components": list(parts)}]}
        place = channel or self.server.world.channel(HARBOR)
        return str(self.server.messages.send(BOT, place, body).id)


@pytest_asyncio.fixture
async def scene() -> AsyncIterator[Scene]:
    async with loopback() as (server, robot):
        await robot.call("PUT", f"applications/{APPLICATION}/commands", COMMANDS)
        async with robot.connected() as gateway, Window.open(server, robot.http, INGE) as inge:
            yield Scene(server, robot, gateway, inge)


# --- components ------------------------------------------------------------------------------------------


async def test_buttons(scene: Scene) -> None:
    message = scene.post(
        {"type": 2, "style": 1, "label": "Play", "custom_id": "play"},
        {"type": 2, "style": 1, "label": "Dead", "custom_id": "dead", "disabled": True},
        {"type": 2, "style": 5, "label": "Link", "url": "https://example.com"},
    )
    for custom_id, why in (
        ("other", NO_BUTTON),
        ("dead", "You can’t press this button right now."),
        ("", NO_BUTTON),
    ):
        refused = await scene.inge.act("press", message=message, custom_id=custom_id)
        assert (refused.status, refused.body) == (400, {"ok": False, "why": why})
    german = await scene.inge.act("press", message=message, custom_id="other", lang="de")
    assert german.body["why"] == "Diesen Knopf gibt es nicht mehr."
    sent = await scene.inge.act("press", message=message, custom_id="play", nonce="17", lang="de")
    assert sent.status == 200
    pressed = await scene.gateway.interaction()
    assert (pressed["locale"], pressed["guild_locale"]) == ("de", "de"), "a table speaks as who opened it"
    assert pressed["member"]["user"]["id"] == str(INGE)
    assert pressed["message"]["id"] == message
    await scene.robot.answer(pressed, 6)
    done = await scene.inge.frame("interaction")
    assert (done["nonce"], done["state"], done["why"]) == ("17", "done", None)


async def test_a_silent_bot_is_told(scene: Scene) -> None:
    scene.server.interactions.answer_seconds = 0.02
    message = scene.post({"type": 2, "style": 1, "label": "Play", "custom_id": "play"})
    await scene.inge.act("press", message=message, custom_id="play")
    failed = await scene.inge.frame("interaction")
    assert (failed["state"], failed["why"]) == ("failed", "The bot didn’t answer in time. Try again.")


async def test_a_bot_that_is_not_there_is_told() -> None:
    async with loopback() as (server, robot), Window.open(server, robot.http, INGE, "de") as inge:
        row = {"type": 1, "components": [{"type": 2, "style": 1, "label": "x", "custom_id": "x"}]}
        body = {"content": "x", "components": [row]}
        message = server.messages.send(BOT, server.world.channel(HARBOR), body)
        await inge.act("press", message=str(message.id), custom_id="x")
        failed = await inge.frame("interaction")
        assert failed["why"] == "Der Bot ist gerade nicht da. Versuch es gleich noch einmal."
        assert inge.told[0]["bot"]["online"] is False
        async with robot.connected():
            assert (await inge.frame("bot"))["online"] is True
        assert (await inge.frame("bot"))["online"] is False


async def test_menus(scene: Scene) -> None:
    options = [{"label": one, "value": one} for one in ("n", "s", "w")]
    menu = {"type": 3, "custom_id": "m", "options": options, "min_values": 1, "max_values": 2}
    message = scene.post(menu)
    for values in ([], ["n", "s", "w"], ["e"], ["n", "n"]):
        assert (await scene.inge.act("choose", message=message, custom_id="m", values=values)).status == 400
    assert (await scene.inge.act("press", message=message, custom_id="m")).status == 400
    await scene.inge.act("choose", message=message, custom_id="m", values=["n", "w"])
    assert (await scene.gateway.interaction())["data"]["values"] == ["n", "w"]


async def test_a_menu_of_channels(scene: Scene) -> None:
    thread = open_thread(
        scene.server.world, scene.server.events, scene.server.world.channel(HARBOR), BOT, {"name": "secret"}
    )
    message = scene.post({"type": 8, "custom_id": "c", "channel_types": [0], "min_values": 0})
    for value in (str(thread.id), "5", "x", str(scene.server.world.dm(INGE).id)):
        assert (await scene.inge.act("choose", message=message, custom_id="c", values=[value])).status == 400
    await scene.inge.act("choose", message=message, custom_id="c", values=[str(HARBOR)])
    chosen = (await scene.gateway.interaction())["data"]
    assert chosen["resolved"]["channels"][str(HARBOR)]["name"] == "harbor"


async def test_a_menu_of_roles(scene: Scene) -> None:
    [managers] = [role for role in scene.server.world.roles(GUILD) if role["name"] == "managers"]
    default = {"id": int(managers["id"]), "type": "role"}  # a number, as discord.py sends it
    message = scene.post({"type": 6, "custom_id": "r", "default_values": [default]})
    [[part]] = [row["components"] for row in scene.server.messages.get(int(message)).components]
    assert part["default_values"] == [{"id": managers["id"], "type": "role"}]
    for value in ("5", "x", str(HARBOR)):
        assert (await scene.inge.act("choose", message=message, custom_id="r", values=[value])).status == 400
    await scene.inge.act("choose", message=message, custom_id="r", values=[managers["id"]])
    chosen = (await scene.gateway.interaction())["data"]
    assert chosen["resolved"]["roles"][managers["id"]]["name"] == "managers"


# --- commands --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("options", "why"),
    [
        ({}, "“where” is still missing."),
        ({"where": "x"}, "“where” doesn’t offer that."),
        ({"where": "n", "miles": 10}, "“miles” must be between 1 and 9."),
        ({"where": "n", "miles": "far"}, "“miles” needs a number."),
        ({"where": "n", "miles": True}, "“miles” needs a number."),
        ({"where": "n", "fast": "yes"}, "“fast” doesn’t offer that."),
        ({"where": "n", "who": "5"}, "This menu doesn’t offer that."),
        ({"where": "n", "port": "Lisbon"}, "“port” needs 0 to 5 characters."),
        ({"where": "n", "sails": 3}, "This command has no option “sails”."),
        ({"where": "n", "chart": {"name": "a", "data": "?"}}, "I can’t read this file."),
        ({"where": "n", "chart": "a"}, "I can’t read this file."),
    ],
)
async def test_options_that_do_not_fit(scene: Scene, options: dict[str, Any], why: str) -> None:
    assert (await scene.sail(**options)).body == {"ok": False, "why": why}


async def test_a_command_with_everything(scene: Scene) -> None:
    chart = {"name": "../my chart.json", "data": base64.b64encode(b"{}").decode()}
    await scene.sail(where="n", miles=3, fast=True, who=str(OTTO), chart=chart)
    data = (await scene.gateway.interaction())["data"]
    assert [one["name"] for one in data["options"]] == ["where", "miles", "fast", "who", "chart"]
    assert data["resolved"]["users"][str(OTTO)]["username"] == "otto"
    [file] = data["resolved"]["attachments"].values()
    assert file["filename"] == ".._my_chart.json"
    async with scene.robot.http.get(file["url"]) as answer:
        assert await answer.read() == b"{}"
    people = file["url"].replace(f"as={BOT}", f"as={INGE}")
    async with scene.robot.http.get(people.replace(scene.server.world.reading_key(BOT), "x")) as answer:
        assert answer.status == 403


async def test_autocomplete(scene: Scene) -> None:
    async def offer() -> None:
        asked = await scene.gateway.interaction()
        [typed] = [one for one in asked["data"]["options"] if one.get("focused")]
        assert (asked["type"], typed["value"]) == (4, "li")
        await scene.robot.answer(asked, 8, {"choices": [{"name": "Lima", "value": "lima"}]})

    offering = asyncio.create_task(offer())
    asked: dict[str, Any] = {
        "channel": str(HARBOR),
        "name": "sail",
        "focused": "port",
        "options": {"port": "li"},
    }
    found = await scene.inge.act("autocomplete", **asked)
    await offering
    assert found.body == {"ok": True, "choices": [{"name": "Lima", "value": "lima"}]}
    assert (await scene.inge.act("autocomplete", **{**asked, "focused": "where"})).status == 400


async def test_where_and_by_whom_a_command_can_be_used(scene: Scene) -> None:
    dm, harbor = str(scene.server.world.dm(INGE).id), str(HARBOR)
    otto = Window(scene.server, scene.robot.http, OTTO)
    assert (await scene.inge.act("command", channel=dm, name="here")).status == 400
    assert (await scene.inge.act("command", channel=harbor, name="here")).status == 200
    assert (await scene.inge.act("command", channel=harbor, name="rule")).status == 200
    assert (await otto.act("command", channel=harbor, name="rule")).status == 400
    assert (await scene.inge.act("command", channel=harbor, name="fleet")).status == 400
    assert (await scene.inge.act("command", channel=harbor, name="fleet list")).status == 200
    assert (await otto.act("command", channel=dm, name="sail", options={"where": "n"})).status == 400
    names = [(await scene.gateway.interaction())["data"]["name"] for _ in range(3)]
    assert names == ["here", "rule", "fleet"]


async def test_commands_are_shown_in_the_windows_language(scene: Scene) -> None:
    async with Window.open(scene.server, scene.robot.http, OTTO, "de") as otto:
        shown = {one["key"]: one for one in otto.told[0]["commands"]}
        assert "rule" not in shown, "Otto manages nothing"
        assert shown["sail"]["name"] == "segeln"
        where = shown["sail"]["options"][0]
        assert (where["name"], where["key"]) == ("wohin", "where")
        assert where["choices"][0] == {"name": "Norden", "value": "n"}
        await scene.robot.call("PUT", f"applications/{APPLICATION}/commands", COMMANDS[1:2])
        assert [one["key"] for one in (await otto.frame("commands"))["commands"]] == ["here"]


# --- the chat --------------------------------------------------------------------------------------------


async def test_histories_come_in_pages(scene: Scene) -> None:
    for number in range(120):
        scene.server.people.say(OTTO, HARBOR, str(number), nonce="")
    pages: list[str] = []
    before = None
    for more in (True, True, False):
        await scene.inge.socket.send_json({"t": "history", "channel": str(HARBOR), "before": before})
        page = await scene.inge.frame("messages")
        assert (page["more"], page["before"]) == (more, before)
        pages = [one["content"] for one in page["messages"]] + pages
        before = page["messages"][0]["id"]
    assert pages == [str(number) for number in range(120)]


async def test_unread_and_mentions(scene: Scene) -> None:
    harbor = {"channel": str(HARBOR)}
    first = scene.server.people.say(OTTO, HARBOR, "Ahoy", nonce="")
    assert (await scene.inge.frame("unread"))["count"] == 1
    scene.server.people.say(OTTO, HARBOR, f"<@{INGE}>, your turn", nonce="")
    assert (await scene.inge.frame("unread")) == {"t": "unread", **harbor, "count": 2, "mentions": 1}
    await scene.inge.act("read", **harbor, message=str(first.id))
    assert (await scene.inge.frame("unread")) == {"t": "unread", **harbor, "count": 1, "mentions": 1}
    scene.server.people.say(INGE, HARBOR, "Aye", nonce="")
    async with Window.open(scene.server, scene.robot.http, INGE) as again:
        assert (await again.frame("unread"))["count"] == 1, "one's own message counts as read"


async def test_channels_threads_and_texts(scene: Scene) -> None:
    opened = await scene.inge.act("channel", name="Second Harbor")
    assert (await scene.gateway.event("CHANNEL_CREATE"))["name"] == "second-harbor"
    thread = await scene.inge.act("thread", channel=opened.body["channel"], name="Talk")
    assert (await scene.gateway.event("THREAD_CREATE"))["parent_id"] == opened.body["channel"]
    assert (await scene.inge.act("thread", channel=thread.body["channel"], name="Deeper")).status == 400
    for text in ("", "   ", "x" * 2001):
        assert (await scene.inge.act("say", channel=str(HARBOR), text=text)).status == 400
    for name in ("", "x" * 101):
        assert (await scene.inge.act("channel", name=name)).status == 400


async def test_a_sleeping_thread(scene: Scene) -> None:
    harbor = scene.server.world.channel(HARBOR)
    body = {"name": "t", "type": Kind.PUBLIC_THREAD}
    thread = open_thread(scene.server.world, scene.server.events, harbor, BOT, body)
    message = scene.post({"type": 2, "style": 1, "label": "x", "custom_id": "x"}, channel=thread)
    thread.archived = True
    everything: dict[str, Any] = {"message": message, "custom_id": "x", "name": "here"}
    for what in ("press", "command"):
        refused = await scene.inge.act(what, channel=str(thread.id), **everything)
        assert refused.body["why"].startswith("This thread is asleep.")
    assert (await scene.inge.act("say", channel=str(thread.id), text="Ahoy")).status == 200
    assert not thread.archived
    assert (await scene.inge.act("press", message=message, custom_id="x")).status == 200
    thread.locked = True
    assert (await scene.inge.act("say", channel=str(thread.id), text="Ahoy")).status == 400


async def test_dismissing(scene: Scene) -> None:
    message = scene.post({"type": 2, "style": 1, "label": "x", "custom_id": "x"})
    assert (await scene.inge.act("dismiss", message=message)).status == 400
    await scene.inge.act("press", message=message, custom_id="x")
    pressed = await scene.gateway.interaction()
    shown = await scene.robot.answer(pressed, 4, {"content": "hand", "flags": 64})
    private = shown.body["interaction"]["response_message_id"]
    assert (await scene.inge.act("dismiss", message=private)).status == 200
    assert (await scene.inge.frame("deleted"))["id"] == private


async def test_a_private_thread_appears_and_goes(scene: Scene) -> None:
    body = {"name": "partners", "type": 12}
    made = await scene.robot.call("POST", f"channels/{HARBOR}/threads", body)
    path = f"channels/{made.body['id']}/thread-members/{INGE}"
    assert (await scene.robot.call("PUT", path)).status == 204
    assert (await scene.inge.frame("channel"))["channel"]["id"] == made.body["id"]
    assert (await scene.robot.call("DELETE", path)).status == 204
    assert (await scene.inge.frame("channel-gone"))["id"] == made.body["id"]


async def test_the_texts_of_the_page(scene: Scene) -> None:
    """What the page fills in itself stands in braces."""
    texts = scene.inge.told[0]["texts"]
    assert texts["no-button"] == NO_BUTTON
    assert texts["menu-count"] == "Choose {least} to {most}."


async def test_application_emoji(scene: Scene) -> None:
    path = f"applications/{APPLICATION}/emojis"
    image = f"data:image/png;base64,{base64.b64encode(b'x').decode()}"
    made = await scene.robot.call("POST", path, {"name": "ship", "image": image})
    listed = await scene.robot.call("GET", path)
    assert [one["name"] for one in listed.body["items"]] == ["ship"]
    async with scene.robot.http.get(f"{scene.server.base}/emoji/{made.body['id']}") as answer:
        assert (answer.status, await answer.read()) == (200, b"x")
        assert "immutable" in answer.headers["Cache-Control"]
    assert (await scene.robot.call("DELETE", f"{path}/{made.body['id']}")).status == 204
    async with scene.robot.http.get(f"{scene.server.base}/emoji/{made.body['id']}") as answer:
        assert answer.status == 404


@pytest.mark.parametrize(
    ("name", "image"),
    [
        ("x", "data:image/png;base64,eA=="),
        ("a-dash", "data:image/png;base64,eA=="),
        ("x" * 33, "data:image/png;base64,eA=="),
        ("ship", "data:text/plain;base64,eA=="),
        ("ship", "data:image/png;base64," + "A" * 4 * 100_000),
    ],
)
async def test_emoji_that_discord_would_refuse(scene: Scene, name: str, image: str) -> None:
    path = f"applications/{APPLICATION}/emojis"
    assert (await scene.robot.call("POST", path, {"name": name, "image": image})).status == 400
    assert (await scene.robot.call("GET", path)).body == {"items": []}


async def test_a_button_needs_an_emoji_that_is_there(scene: Scene) -> None:
    path = f"applications/{APPLICATION}/emojis"
    image = "data:image/png;base64,eA=="
    made = (await scene.robot.call("POST", path, {"name": "ship", "image": image})).body
    for number, status in ((made["id"], 200), (str(int(made["id"]) + 1), 400)):
        button = {"type": 2, "style": 1, "label": "Sail", "custom_id": "s", "emoji": {"id": int(number)}}
        body = {"content": "x", "components": [{"type": 1, "components": [button]}]}
        answer = await scene.robot.call("POST", f"channels/{HARBOR}/messages", body)
        assert answer.status == status
        if status == 200:
            [shown] = answer.body["components"][0]["components"]
            assert shown["emoji"] == {"id": number}, "a browser would round a number"
    assert "Invalid emoji" in str(answer.body)
