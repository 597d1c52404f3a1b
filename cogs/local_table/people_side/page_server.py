"""The people's side: the page and its files, pictures of messages, the live socket, and what people do.

docs/local_table.md is the contract with the page. Nobody but this page may use it: every request must be
addressed to this server by its own name, come from its own page, and know the key.
"""

from __future__ import annotations

import importlib
import logging
import secrets
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
from aiohttp import web

from cogs.local_table.bot_side.gateway import Gateway
from cogs.local_table.limits import Refusal
from cogs.local_table.people_side.cards import cards, picture_of
from cogs.local_table.people_side.live import Live
from cogs.local_table.people_side.page_actions import ACTIONS
from cogs.local_table.people_side.page_texts import page_texts
from cogs.local_table.people_side.people import People
from cogs.local_table.small_discord.events import Events
from cogs.local_table.small_discord.messages import Messages
from cogs.local_table.small_discord.storage import EMOJI
from cogs.local_table.small_discord.world import FIRST_PERSON, PEOPLE, Payload, World
from data.words import best
from engines.contract.core import Rejected, Say, say

log = logging.getLogger(__name__)
PAGE = Path(__file__).parent / "page"
KINDS = {
    ".html": "text/html",
    ".css": "text/css",
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
    ".webp": "image/webp",
}
FONTS = {
    "garamond": ("fontpkg_eb_garamond", "EBGaramond[wght].ttf"),
    "garamond-italic": ("fontpkg_eb_garamond", "EBGaramond-Italic[wght].ttf"),
    "sans": ("fontpkg_source_sans_3", "SourceSans3[wght].ttf"),
    "sans-italic": ("fontpkg_source_sans_3", "SourceSans3-Italic[wght].ttf"),
}
SHOWN_IN_PLACE = ("image/webp", "image/png", "image/gif", "image/jpeg")
"""Files that a browser may show; others are saved, so that nothing in them is run."""
ACTION_BYTES = 12 * 1024**2
"""Of an action: a file with a command, in base64."""
YEAR = 365 * 24 * 3600
Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class PageServer:
    def __init__(
        self, world: World, messages: Messages, people: People, gateway: Gateway, events: Events
    ) -> None:
        self.world = world
        self.messages = messages
        self.people = people
        self.live = Live(world, messages, people, gateway, events)
        self._hosts: frozenset[str] = frozenset()

    def add_to(self, application: web.Application) -> None:
        router = application.router
        router.add_get("/", self.index)
        router.add_get("/favicon.ico", self.favicon)
        router.add_get("/page/{name}", self.file)
        router.add_get("/fonts/{name}", self.font)
        router.add_get("/pictures/{name}", self.picture)
        router.add_get("/cards.json", self.cards)
        router.add_get("/attachments/{id}/{name}", self.attachment)
        router.add_get("/emoji/{id}", self.emoji)
        router.add_get("/live", self.connect)
        router.add_post("/act/{what}", self.act)

    def open(self, port: int) -> None:
        self._hosts = frozenset({f"127.0.0.1:{port}", f"localhost:{port}"})

    async def close(self) -> None:
        await self.live.close()

    # who may ask

    @property
    def check_host(self) -> Any:
        @web.middleware
        async def check(request: web.Request, handler: Handler) -> web.StreamResponse:
            """Pages from elsewhere can make a browser send requests here, under another name (DNS rebinding)
            or with their own origin: neither is answered."""
            origin = request.headers.get("Origin")
            if request.headers.get("Host") not in self._hosts:
                return web.Response(status=403, text="This is not a name of this server.\n")
            if origin is not None and origin not in {f"http://{host}" for host in self._hosts}:
                return web.Response(status=403, text="This page may not ask here.\n")
            return await handler(request)

        return check

    def _knows_key(self, given: str | None) -> bool:
        return secrets.compare_digest((given or "").encode(), self.world.key.encode())

    # files

    def _headers(self, request: web.Request) -> dict[str, str]:
        socket = " ".join(f"ws://{host}" for host in sorted(self._hosts))
        return {
            "Content-Security-Policy": (
                "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob: data:; "
                f"font-src 'self'; connect-src 'self' {socket}; frame-ancestors 'none'; base-uri 'none'; "
                "form-action 'none'"
            ),
            "X-Content-Type-Options": "nosniff",
            "Referrer-Policy": "no-referrer",
            "Cross-Origin-Resource-Policy": "same-origin",
            "Cross-Origin-Opener-Policy": "same-origin",
            "Cache-Control": "no-cache",
        }

    def _file(self, request: web.Request, path: Path) -> web.StreamResponse:
        """A file of the project; its name never comes from a request without having been looked up."""
        headers = {**self._headers(request), "Content-Type": f"{KINDS[path.suffix]}; charset=utf-8"}
        return web.FileResponse(path, headers=headers)

    async def index(self, request: web.Request) -> web.StreamResponse:
        return self._file(request, PAGE / "index.html")

    async def favicon(self, request: web.Request) -> web.StreamResponse:
        """Asked for by browsers that show a file of ours by itself."""
        return self._file(request, PAGE / "rose.svg")

    async def file(self, request: web.Request) -> web.StreamResponse:
        found = {path.name: path for path in PAGE.iterdir() if path.suffix in KINDS}
        if request.match_info["name"] not in found:
            raise web.HTTPNotFound
        return self._file(request, found[request.match_info["name"]])

    async def font(self, request: web.Request) -> web.StreamResponse:
        if request.match_info["name"] not in FONTS:
            raise web.HTTPNotFound
        package, name = FONTS[request.match_info["name"]]
        folder = Path(str(importlib.import_module(package).__file__)).parent / "files"
        headers = {**self._headers(request), "Content-Type": "font/ttf"}
        headers["Cache-Control"] = f"max-age={YEAR}, immutable"
        return web.FileResponse(folder / name, headers=headers)

    async def picture(self, request: web.Request) -> web.StreamResponse:
        path = picture_of(request.match_info["name"].removesuffix(".webp"))
        if path is None:
            raise web.HTTPNotFound
        return self._file(request, path)

    async def cards(self, request: web.Request) -> web.StreamResponse:
        found = cards(best(request.query.get("lang")))
        body = msgspec.json.encode(found)
        return web.Response(body=body, content_type="application/json", headers=self._headers(request))

    async def attachment(self, request: web.Request) -> web.StreamResponse:
        """A file of a message: with the reading key, for somebody who may see the message."""
        given, reader = request.query.get("key", ""), _id(request.query.get("as", ""))
        number = _id(request.match_info["id"])
        if not secrets.compare_digest(given.encode(), self.world.reading_key(reader).encode()):
            raise web.HTTPForbidden
        stored = self.messages.file_for(number, request.match_info["name"], reader)
        if stored is None:
            raise web.HTTPNotFound
        kind = self.messages.kind_of(stored.name, stored.body)
        headers = {**self._headers(request), "Cache-Control": f"private, max-age={YEAR}, immutable"}
        if kind not in SHOWN_IN_PLACE:
            headers["Content-Disposition"] = f'attachment; filename="{stored.name}"'
        return web.Response(body=stored.body, content_type=kind, headers=headers)

    async def emoji(self, request: web.Request) -> web.StreamResponse:
        stored = self.world.storage.file(_id(request.match_info["id"]))
        if stored is None or stored.name != EMOJI:
            raise web.HTTPNotFound
        kind = self.messages.kind_of("emoji.png", stored.body)
        headers = {**self._headers(request), "Cache-Control": f"private, max-age={YEAR}, immutable"}
        return web.Response(body=stored.body, content_type=kind, headers=headers)

    # what happens, and what people do

    async def connect(self, request: web.Request) -> web.StreamResponse:
        """A browser says where a socket comes from; one without an origin is no browser's. Whoever does not
        say who they are is the first person."""
        if not self._knows_key(request.query.get("key")):
            raise web.HTTPForbidden
        reader = _id(request.query.get("as") or str(FIRST_PERSON))
        if reader not in PEOPLE:
            raise web.HTTPNotFound
        return await self.live.connect(request, reader, request.query.get("lang", "en-US"))

    async def act(self, request: web.Request) -> web.StreamResponse:
        if not self._knows_key(request.headers.get("X-Portolan-Key")):
            return self._refused(say("page-no-key"), "en", status=403)
        if (request.content_length or 0) > ACTION_BYTES:
            return self._refused(say("page-too-large"), "en", status=413)
        locale = "en-US"
        try:
            body = msgspec.json.decode(await request.read(), type=dict[str, Any])
            locale = str(body.get("lang") or locale)
            person = int(body["as"])
            action = ACTIONS.get(request.match_info["what"])
            if action is None or person not in PEOPLE:
                return self._refused(say("page-unknown-action"), locale, status=404)
            answer: Payload = await action(self.people, person, body, locale)
        except Rejected as refused:
            return self._refused(refused.reason, locale)
        except Refusal as refusal:
            log.warning("an action of the page was refused: %s", refusal)
            return self._refused(say("page-refused"), locale)
        except (msgspec.DecodeError, KeyError, TypeError, ValueError):
            return self._refused(say("page-unknown-action"), locale)
        return web.Response(
            body=msgspec.json.encode({"ok": True, **answer}),
            content_type="application/json",
            headers=self._headers(request),
        )

    def _refused(self, why: Say, locale: str, status: int = 400) -> web.Response:
        body = msgspec.json.encode({"ok": False, "why": page_texts(locale)(why)})
        return web.Response(status=status, body=body, content_type="application/json")


def _id(text: str) -> int:
    """Raises HTTPNotFound for what can't be the id of anything."""
    if not (text.isdecimal() and int(text) < 1 << 63):
        raise web.HTTPNotFound
    return int(text)
