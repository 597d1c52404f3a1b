"""Nobody but the page may use the people's side, and nobody is told what is not for them."""

from __future__ import annotations

import io
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import msgspec
import pytest
import pytest_asyncio
from PIL import Image
from yarl import URL

from cogs.local_table.bot_side.rest import MOST_BYTES
from cogs.local_table.bot_side.rest_channels import open_thread
from cogs.local_table.people_side.page_server import ACTION_BYTES
from cogs.local_table.server import LoopbackDiscord
from cogs.local_table.small_discord.messages import EPHEMERAL, KEPT_REPLACED, Message, Upload
from cogs.local_table.small_discord.world import BOT, HARBOR, Kind
from tests.cogs.local_table.robot import Robot, Window, loopback
from tests.cogs.local_table.table import NAMES

INGE, OTTO = NAMES["Inge"], NAMES["Otto"]
SECRET = "seven of hearts"


@pytest_asyncio.fixture
async def opened() -> AsyncIterator[tuple[LoopbackDiscord, Robot]]:
    async with loopback() as pair:
        yield pair


def picture() -> Upload:
    raw = io.BytesIO()
    Image.new("RGB", (6, 4)).save(raw, "WEBP")
    return Upload(0, "hand.webp", raw.getvalue())


def secret_message(server: LoopbackDiscord, how: str) -> Message:
    """A message with a file that is for Inge alone."""
    channel, only_for, flags = server.world.channel(HARBOR), None, 0
    if how == "dm":
        channel = server.world.dm(INGE)
    elif how == "ephemeral":
        only_for, flags = INGE, EPHEMERAL
    else:
        body = {"name": "partners", "type": Kind.PRIVATE_THREAD}
        channel = open_thread(server.world, server.events, channel, BOT, body)
        channel.members.append(INGE)
    body = {"content": SECRET}
    return server.messages.send(BOT, channel, body, [picture()], only_for=only_for, flags=flags)


SECRETS = ["dm", "ephemeral", "thread"]


# --- who may ask -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({}, 200),
        ({"Origin": "http://evil.example"}, 403),
        ({"Origin": "null"}, 403),
        ({"Origin": "https://127.0.0.1"}, 403),
        ({"Host": "evil.example"}, 403),
        ({"Host": "evil.example:80"}, 403),
        ({"Host": "127.0.0.1"}, 403),
    ],
)
async def test_only_our_own_name_and_origin(
    opened: tuple[LoopbackDiscord, Robot], headers: dict[str, str], status: int
) -> None:
    """Another page in the same browser, or a name that was made to lead here."""
    server, robot = opened
    window = Window(server, robot.http, INGE)
    assert (await window.act("say", channel=str(HARBOR), text="Ahoy", headers=headers)).status == status
    for path in ("/", "/cards.json", "/page/index.html", "/api/v10/users/@me"):
        async with robot.http.get(server.base + path, headers={**robot.headers, **headers}) as answer:
            assert answer.status == status, path
    said = server.messages.history(server.world.channel(HARBOR), INGE, 5)
    assert len(said) == (status == 200)


async def test_localhost_is_our_own_name(opened: tuple[LoopbackDiscord, Robot]) -> None:
    server, robot = opened
    own = {"Host": f"localhost:{server.port}", "Origin": f"http://localhost:{server.port}"}
    async with robot.http.get(f"{server.base}/", headers=own) as answer:
        assert answer.status == 200


@pytest.mark.parametrize("path", ["live?key=KEY&as=INGE", "gateway"])
async def test_a_foreign_page_opens_no_socket(opened: tuple[LoopbackDiscord, Robot], path: str) -> None:
    server, robot = opened
    path = path.replace("KEY", server.world.key).replace("INGE", str(INGE))
    with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
        await robot.http.ws_connect(f"{server.base}/{path}", origin="http://evil.example")
    assert refused.value.status == 403


@pytest.mark.parametrize("key", ["", "wrong", "KEY "])
async def test_nothing_without_the_key(opened: tuple[LoopbackDiscord, Robot], key: str) -> None:
    server, robot = opened
    message = server.messages.send(BOT, server.world.channel(HARBOR), {"content": "x"}, [picture()])
    refused = await Window(server, robot.http, INGE).act("say", key=key, channel=str(HARBOR), text="x")
    assert (refused.status, refused.body["ok"]) == (403, False)
    with pytest.raises(aiohttp.WSServerHandshakeError) as unopened:
        await robot.http.ws_connect(f"{server.base}/live?key={key}&as={INGE}")
    assert unopened.value.status == 403
    url = f"{server.base}/attachments/{message.files[0].id}/hand.webp?key={key}&as={INGE}"
    async with robot.http.get(url) as answer:
        assert answer.status == 403


async def test_the_key_of_a_picture_opens_nothing_else(opened: tuple[LoopbackDiscord, Robot]) -> None:
    server, robot = opened
    window = Window(server, robot.http, INGE)
    refused = await window.act("say", key=server.world.reading_key(INGE), channel=str(HARBOR), text="x")
    assert refused.status == 403


@pytest.mark.parametrize("token", ["", "Bot wrong", "Bot KEY"])
async def test_the_bots_side_needs_the_bots_token(opened: tuple[LoopbackDiscord, Robot], token: str) -> None:
    server, robot = opened
    robot.headers = {"Authorization": token.replace("KEY", server.world.key)}
    assert (await robot.call("GET", "users/@me")).status == 401
    assert (await robot.call("POST", f"channels/{HARBOR}/messages", {"content": "x"})).status == 401
    async with robot.http.ws_connect(server.gateway_address) as socket:
        await socket.receive()
        await socket.send_str('{"op": 2, "d": {"token": "wrong", "intents": 1}}')
        assert (await socket.receive()).data == 4004


async def test_the_page_is_strict(opened: tuple[LoopbackDiscord, Robot]) -> None:
    server, robot = opened
    async with robot.http.get(server.base) as answer:
        policy = answer.headers["Content-Security-Policy"]
        allowed = dict(part.strip().split(" ", 1) for part in policy.split(";"))
        assert {allowed[name] for name in ("default-src", "frame-ancestors", "base-uri", "form-action")} == {
            "'none'"
        }
        assert {allowed[name] for name in ("script-src", "style-src", "font-src")} == {"'self'"}
        assert "http" not in policy
        assert "unsafe" not in policy
        assert f"ws://127.0.0.1:{server.port}" in policy
        assert answer.headers["X-Content-Type-Options"] == "nosniff"


async def test_a_browser_finds_the_icon(opened: tuple[LoopbackDiscord, Robot]) -> None:
    server, robot = opened
    async with robot.http.get(f"{server.base}/favicon.ico") as answer:
        assert (answer.status, answer.content_type) == (200, "image/svg+xml")


async def test_it_listens_on_this_computer_only(opened: tuple[LoopbackDiscord, Robot]) -> None:
    server, _ = opened
    assert server.base.startswith("http://127.0.0.1:")


# --- files -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "path",
    [
        "page/..%2f__init__.py",
        "page/%2e%2e/server.py",
        "page/..%5cserver.py",
        "pictures/..%2f..%2fREADME.webp",
        "pictures/..%2fARCHITECTURE.md",
        "fonts/..%2f__init__.py",
        "attachments/1/..%2f..%2fetc%2fpasswd",
        "attachments/x/y",
        "emoji/..%2f1",
        "emoji/" + "9" * 26,
        "attachments/" + "9" * 26 + "/y",
        "page/missing.js",
    ],
)
async def test_no_other_file_is_served(opened: tuple[LoopbackDiscord, Robot], path: str) -> None:
    server, robot = opened
    query = f"?key={server.world.reading_key(INGE)}&as={INGE}"
    async with robot.http.get(URL(f"{server.base}/{path}{query}", encoded=True)) as answer:
        assert answer.status == 404


async def test_files_that_are_no_pictures_are_not_shown(opened: tuple[LoopbackDiscord, Robot]) -> None:
    """A script that is called a picture must not run in the page's name."""
    server, robot = opened
    script = Upload(0, "hand.webp", b"<script>alert(1)</script>")
    message = server.messages.send(BOT, server.world.channel(HARBOR), {"content": "x"}, [script])
    url = server.messages.payload(message, INGE)["attachments"][0]["url"]
    async with robot.http.get(server.base + url) as answer:
        assert answer.headers["Content-Disposition"].startswith("attachment")
        assert answer.content_type == "application/octet-stream"


@pytest.mark.parametrize("how", SECRETS)
async def test_a_file_is_for_those_who_see_its_message(
    opened: tuple[LoopbackDiscord, Robot], how: str
) -> None:
    server, robot = opened
    message = secret_message(server, how)
    url = server.messages.payload(message, INGE)["attachments"][0]["url"]
    async with robot.http.get(server.base + url) as own:
        assert own.status == 200
        assert await own.read() == picture().body
    borrowed = url.replace(f"as={INGE}", f"as={OTTO}")
    own_key = borrowed.replace(server.world.reading_key(INGE), server.world.reading_key(OTTO))
    bot = url.replace(f"as={INGE}", f"as={BOT}")
    for tried, status in ((borrowed, 403), (own_key, 404), (bot, 403)):
        async with robot.http.get(server.base + tried) as other:
            assert other.status == status
            assert await other.read() != picture().body


async def test_a_file_that_was_replaced_can_still_be_fetched(opened: tuple[LoopbackDiscord, Robot]) -> None:
    """A window may be at it when the edit comes, or the end of the message: for its readers only, and not for
    ever."""
    server, robot = opened
    message = secret_message(server, "dm")
    url = server.messages.payload(message, INGE)["attachments"][0]["url"]

    def as_otto(address: str) -> str:
        keys = server.world.reading_key
        return address.replace(f"as={INGE}", f"as={OTTO}").replace(keys(INGE), keys(OTTO))

    for number, (status, foreign) in enumerate([(200, 404)] * 2 + [(404, 404)]):
        for _ in range(number * KEPT_REPLACED // 2):
            server.messages.edit(message, {"attachments": []}, [picture()])
        for tried, wanted in ((url, status), (as_otto(url), foreign)):
            async with robot.http.get(server.base + tried) as answer:
                assert answer.status == wanted
    server.messages.edit(message, {"attachments": []}, [picture()])
    last = server.messages.payload(message, INGE)["attachments"][0]["url"]
    server.messages.delete(message)
    for tried, wanted in ((last, 200), (as_otto(last), 404)):
        async with robot.http.get(server.base + tried) as answer:
            assert answer.status == wanted


# --- what a window is told -------------------------------------------------------------------------------


@pytest.mark.parametrize("how", SECRETS)
async def test_a_window_is_told_nothing_of_others(opened: tuple[LoopbackDiscord, Robot], how: str) -> None:
    """Neither when it comes, nor when it changes or goes, nor in any history."""
    server, robot = opened
    async with (
        Window.open(server, robot.http, OTTO) as otto,
        Window.open(server, robot.http, INGE) as inge,
    ):
        message = secret_message(server, how)
        server.messages.edit(message, {"content": f"{SECRET}, changed"})
        for channel in (message.channel, HARBOR):
            await _ask(otto, channel)
            await _ask(inge, channel)
        server.messages.delete(message)
        assert SECRET in str(await inge.caught_up())
        told = str(await otto.caught_up())
        for known in (
            SECRET,
            str(message.id),
            *([] if message.channel == HARBOR else [str(message.channel)]),
        ):
            assert known not in told


async def _ask(window: Window, channel: int) -> None:
    await window.socket.send_str(msgspec.json.encode({"t": "history", "channel": str(channel)}).decode())


@pytest.mark.parametrize("how", SECRETS)
async def test_nobody_presses_in_what_others_see(opened: tuple[LoopbackDiscord, Robot], how: str) -> None:
    server, robot = opened
    message = secret_message(server, how)
    row = {"type": 1, "components": [{"type": 2, "style": 1, "label": "Play", "custom_id": "play"}]}
    server.messages.edit(message, {"components": [row]})
    async with robot.connected():
        others = Window(server, robot.http, OTTO)
        named: dict[str, Any] = {"message": str(message.id), "custom_id": "play"}
        for what in ("press", "choose", "dismiss"):
            refused = await others.act(what, **named, values=[])
            assert (refused.status, refused.body["why"]) == (400, "This message is gone.")
        assert (await Window(server, robot.http, INGE).act("press", **named)).body == {"ok": True}


async def test_a_form_is_filled_in_by_who_opened_it(opened: tuple[LoopbackDiscord, Robot]) -> None:
    server, robot = opened
    async with robot.connected() as gateway, Window.open(server, robot.http, INGE) as inge:
        row = {"type": 1, "components": [{"type": 2, "style": 1, "label": "Bid", "custom_id": "bid"}]}
        message = server.messages.send(
            BOT, server.world.channel(HARBOR), {"content": "x", "components": [row]}
        )
        await inge.act("press", message=str(message.id), custom_id="bid")
        field: dict[str, Any] = {"type": 4, "custom_id": "n", "style": 1, "max_length": 2}
        label = {"type": 18, "label": "How much", "component": field}
        pressed = await gateway.interaction()
        await robot.answer(pressed, 9, {"custom_id": "form", "title": "Bid", "components": [label]})
        form = await inge.frame("form")
        opened_by = {"interaction": form["interaction"], "custom_id": "form"}
        otto = Window(server, robot.http, OTTO)
        assert (await otto.act("submit", **opened_by, fields={"n": "3"})).status == 400
        assert (await inge.act("submit", **opened_by, fields={"n": "333"})).status == 400
        assert (await inge.act("submit", **opened_by, fields={"other": "3"})).status == 400
        assert (await inge.act("submit", **opened_by, fields={"n": "3"})).status == 200
        submitted = await gateway.interaction()
        assert submitted["data"]["components"][0]["component"]["value"] == "3"
        assert (await inge.act("submit", **opened_by, fields={"n": "3"})).status == 400, "only once"


# --- bounds ----------------------------------------------------------------------------------------------


async def endless() -> AsyncIterator[bytes]:
    for _ in range(2 * MOST_BYTES // 2**20):
        yield b"x" * 2**20


def key_of(server: LoopbackDiscord) -> dict[str, str]:
    return {"X-Portolan-Key": server.world.key}


async def test_a_huge_body_is_refused(opened: tuple[LoopbackDiscord, Robot]) -> None:
    server, robot = opened
    huge = "x" * (ACTION_BYTES + 1)
    refused = await Window(server, robot.http, INGE).act("say", channel=str(HARBOR), text=huge)
    assert refused.status == 413
    async with robot.http.post(f"{server.base}/act/say", data=endless(), headers=key_of(server)) as answer:
        assert answer.status == 413, "also if nobody says how much will come"
    assert server.messages.history(server.world.channel(HARBOR), INGE, 5) == []
    async with Window.open(server, robot.http, INGE) as inge:
        await inge.socket.send_str("x" * 20_000)
        closed = await inge.socket.receive()
        while closed.type is aiohttp.WSMsgType.TEXT:
            closed = await inge.socket.receive()
        assert inge.socket.close_code == 1009


@pytest.mark.parametrize("body", [b"", b"[]", b"{", b'{"as": "x"}', b'{"as": "1"}', b'{"as": null}', b"\xff"])
async def test_garbage_is_refused_with_a_sentence(opened: tuple[LoopbackDiscord, Robot], body: bytes) -> None:
    server, robot = opened
    headers = {"X-Portolan-Key": server.world.key}
    for what in ("press", "choose", "submit", "command", "autocomplete", "nothing"):
        async with robot.http.post(f"{server.base}/act/{what}", data=body, headers=headers) as answer:
            assert answer.status in (400, 404)
            assert (await answer.json())["why"]
