"""A bot of a few lines that speaks Discord's protocol itself, so that tests can send what discord.py would
not; and a window of the page."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

import aiohttp
import msgspec

from cogs.local_table.server import LoopbackDiscord
from cogs.local_table.small_discord.world import APPLICATION

PATIENCE = 10.0
GUILD_INTENT = 1


class Reply(NamedTuple):
    status: int
    body: Any

    @property
    def code(self) -> int | None:
        return self.body.get("code") if isinstance(self.body, dict) else None


class Robot:
    def __init__(self, server: LoopbackDiscord, http: aiohttp.ClientSession) -> None:
        self.server, self.http = server, http
        self.headers = {"Authorization": f"Bot {server.world.bot_token}"}
        self.session_id = ""
        self.seen = 0

    async def call(
        self, method: str, path: str, body: Any = None, files: dict[str, bytes] | None = None
    ) -> Reply:
        """One request; the files are named files[0], files[1] and so on."""
        content: dict[str, Any] = {"json": body} if body is not None else {}
        if files:
            form = aiohttp.FormData()
            form.add_field("payload_json", msgspec.json.encode(body).decode())
            for number, (name, raw) in enumerate(files.items()):
                form.add_field(f"files[{number}]", raw, filename=name)
            content = {"data": form}
        url = f"{self.server.rest_address}/{path}"
        async with self.http.request(method, url, headers=self.headers, **content) as answer:
            raw_body = await answer.read()
            return Reply(answer.status, msgspec.json.decode(raw_body) if raw_body else None)

    @asynccontextmanager
    async def connected(self, *, resume: bool = False, **identify: Any) -> AsyncIterator[Gateway]:
        async with self.http.ws_connect(self.server.gateway_address) as socket:
            gateway = Gateway(self, socket)
            hello = await gateway.frame()
            assert hello["op"] == 10
            token = self.server.world.bot_token
            if resume:
                data = {"token": token, "session_id": self.session_id, "seq": self.seen}
                await gateway.send(6, data)
            else:
                await gateway.send(2, {"token": token, "intents": GUILD_INTENT, "properties": {}, **identify})
                ready = await gateway.event("READY")
                self.session_id = ready["session_id"]
            yield gateway

    async def answer(self, interaction: dict[str, Any], kind: int, data: Any = None) -> Reply:
        path = f"interactions/{interaction['id']}/{interaction['token']}/callback?with_response=1"
        return await self.call("POST", path, {"type": kind, **({"data": data} if data is not None else {})})

    async def follow(self, interaction: dict[str, Any], data: Any) -> Reply:
        return await self.call("POST", f"webhooks/{APPLICATION}/{interaction['token']}?wait=true", data)

    async def edit(self, interaction: dict[str, Any], data: Any, which: str = "@original") -> Reply:
        path = f"webhooks/{APPLICATION}/{interaction['token']}/messages/{which}"
        return await self.call("PATCH", path, data)


class Gateway:
    def __init__(self, robot: Robot, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.robot, self.socket = robot, socket

    async def send(self, operation: int, data: Any) -> None:
        await self.socket.send_str(msgspec.json.encode({"op": operation, "d": data}).decode())

    async def frame(self) -> Any:
        frame = await asyncio.wait_for(self.socket.receive(), PATIENCE)
        assert frame.type is aiohttp.WSMsgType.TEXT, frame
        read = msgspec.json.decode(frame.data)
        if read["s"] is not None:
            self.robot.seen = read["s"]
        return read

    async def event(self, name: str) -> Any:
        """The next event of this name; others are passed over."""
        while True:
            frame = await self.frame()
            if frame["t"] == name:
                return frame["d"]

    async def interaction(self) -> dict[str, Any]:
        found: dict[str, Any] = await self.event("INTERACTION_CREATE")
        return found


@asynccontextmanager
async def loopback(**options: Any) -> AsyncIterator[tuple[LoopbackDiscord, Robot]]:
    """A server that keeps nothing, and a robot that is not connected yet."""
    server = LoopbackDiscord(**options)
    await server.start()
    try:
        async with aiohttp.ClientSession() as http:
            yield server, Robot(server, http)
    finally:
        await server.stop()


class Window:
    """An open page: what it is told, and what it does."""

    def __init__(self, server: LoopbackDiscord, http: aiohttp.ClientSession, person: int) -> None:
        self.server, self.http, self.person = server, http, person
        self.socket: aiohttp.ClientWebSocketResponse
        self.told: list[dict[str, Any]] = []

    @classmethod
    @asynccontextmanager
    async def open(
        cls, server: LoopbackDiscord, http: aiohttp.ClientSession, person: int, lang: str = "en-US"
    ) -> AsyncIterator[Window]:
        window = cls(server, http, person)
        address = f"{server.base}/live?key={server.world.key}&as={person}&lang={lang}"
        async with http.ws_connect(address) as window.socket:
            await window.frame("hello")
            yield window

    async def frame(self, kind: str) -> dict[str, Any]:
        """The next frame of this kind; all are kept in `told`."""
        while True:
            frame = await asyncio.wait_for(self.socket.receive(), PATIENCE)
            assert frame.type is aiohttp.WSMsgType.TEXT, frame
            self.told.append(msgspec.json.decode(frame.data))
            if self.told[-1]["t"] == kind:
                return self.told[-1]

    async def caught_up(self) -> list[dict[str, Any]]:
        """All frames until now: a history of the own direct messages is asked for and answered last."""
        dm = str(self.server.world.dm(self.person).id)
        await self.socket.send_str(msgspec.json.encode({"t": "history", "channel": dm}).decode())
        await self.frame("messages")
        return self.told

    async def act(self, what: str, key: str | None = None, headers: Any = None, **body: Any) -> Reply:
        given = {"X-Portolan-Key": self.server.world.key if key is None else key, **(headers or {})}
        body = {"as": str(self.person), "nonce": "n", **body}
        url = f"{self.server.base}/act/{what}"
        async with self.http.post(url, json=body, headers=given) as answer:
            known = answer.content_type == "application/json"
            return Reply(answer.status, await answer.json() if known else await answer.text())
