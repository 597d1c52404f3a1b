"""The bot's REST side: reads requests, refuses what Discord refuses, finds the route, writes the answer."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec
from aiohttp import BodyPartReader, web

from cogs.local_table.bot_side.faults import Faults
from cogs.local_table.limits import Refusal, complaints, refuse_if, requests
from cogs.local_table.limits.emoji import custom_emoji
from cogs.local_table.small_discord.messages import Upload
from cogs.local_table.small_discord.world import Payload, World

log = logging.getLogger(__name__)
PREFIX = "/api/v10/"
MOST_BYTES = 30 * 1024**2
"""Of a request; Discord's own limit is 25 MiB of files."""
OPEN = ("interactions", "webhooks")
"""Routes whose address has a token of its own, so that they need no other."""


class Call(NamedTuple):
    """A request: what stands at the places of the stars, what is asked, and what is sent."""

    path: tuple[str, ...]
    query: Mapping[str, str]
    body: Any
    uploads: Sequence[Upload]

    def id(self, place: int) -> int:
        """An id in the path; 0, which is nobody's, where there is none."""
        return int(self.path[place]) if self.path[place].isdecimal() else 0

    def number(self, name: str) -> int | None:
        """A number in the query."""
        given = self.query.get(name, "")
        return int(given) if given.isdecimal() else None

    @property
    def fields(self) -> Payload:
        return self.body if isinstance(self.body, dict) else {}


class Answer(NamedTuple):
    status: int = 204
    body: Any = None


class Exchange(NamedTuple):
    """A request and its answer, for who wants to judge them."""

    method: str
    path: str
    body: Any
    uploads: Sequence[Upload]
    answer: Answer


Handler = Callable[[Call], Answer]
Routes = Mapping[str, Handler]
"""Handlers by method and path, such as "GET channels/*/messages"."""


class Api:
    def __init__(self, world: World, faults: Faults, *groups: Routes) -> None:
        self.world = world
        self.faults = faults
        self.observers: list[Callable[[Exchange], None]] = []
        self._routes: dict[tuple[str, int], list[tuple[list[str], Handler]]] = {}
        for group in groups:
            for name, handler in group.items():
                method, _, path = name.partition(" ")
                segments = path.split("/")
                self._routes.setdefault((method, len(segments)), []).append((segments, handler))
        for same in self._routes.values():
            same.sort(key=lambda entry: entry[0].count("*"))  # the exact ones first

    async def handle(self, request: web.Request) -> web.StreamResponse:
        path = request.path.removeprefix(PREFIX)
        body, uploads = await _read(request)
        fault = self.faults.take(request.method, path)
        if fault is not None:
            await asyncio.sleep(fault.delay)
            if request.transport is None:  # it never came: a dead process no longer does anything
                return web.Response()
        if fault is not None and (fault.status or fault.cut) and not fault.lost:
            answer = Answer(*self.faults.answer(fault))
        else:
            answer = self._answer(request, path, body, uploads)
            for observer in self.observers:
                observer(Exchange(request.method, path, body, uploads, answer))
            if fault is not None and fault.lost:
                answer = Answer(*self.faults.answer(fault))
        if fault is not None and fault.cut and request.transport is not None:
            request.transport.abort()
        return _response(answer, fault.headers() if fault is not None else {})

    def _answer(self, request: web.Request, path: str, body: Any, uploads: Sequence[Upload]) -> Answer:
        segments = path.strip("/").split("/")
        if segments[0] not in OPEN and not self.is_bot(request):
            return Answer(401, {"code": 0, "message": "401: Unauthorized"})
        try:
            handler, stars = self._find(request.method, segments)
            files = tuple(complaints.Upload(upload.name, len(upload.body)) for upload in uploads)
            refuse_if(requests.complaints(request.method, path, body, files))
            refuse_if(self._unknown_emoji(body))
            return handler(Call(tuple(stars), request.query, body, uploads))
        except Refusal as refusal:
            log.debug("%s %s: refused with %s", request.method, path, refusal)
            return Answer(refusal.status, refusal.body())
        except (KeyError, TypeError, ValueError, AttributeError) as error:
            # A body of another shape than Discord describes, which the rules above do not know.
            log.warning("%s %s: a body that cannot be used (%r)", request.method, path, error)
            return Answer(400, Refusal(50035, repr(error)).body())

    def _unknown_emoji(self, body: Any) -> Iterator[str]:
        """A message whose buttons or menus have an emoji that is not there is refused as a whole."""
        for number in custom_emoji(body):
            if not self.world.storage.has_emoji(number):
                yield f"emoji.id: Invalid emoji {number}"

    def is_bot(self, request: web.Request) -> bool:
        given = request.headers.get("Authorization", "")
        return secrets.compare_digest(given.encode(), f"Bot {self.world.bot_token}".encode())

    def _find(self, method: str, segments: list[str]) -> tuple[Handler, list[str]]:
        for template, handler in self._routes.get((method, len(segments)), ()):
            pairs = list(zip(template, segments, strict=True))
            if all(want in ("*", found) for want, found in pairs):
                return handler, [found for want, found in pairs if want == "*"]
        raise Refusal(0)


async def _read(request: web.Request) -> tuple[Any, list[Upload]]:
    """The JSON of a request, and its files."""
    if request.content_type == "multipart/form-data":
        return await _read_parts(request)
    raw = await request.read()
    if not raw:
        return None, []
    try:
        return msgspec.json.decode(raw), []
    except msgspec.DecodeError:
        raise web.HTTPBadRequest(
            body=msgspec.json.encode(Refusal(50109).body()), content_type="application/json"
        ) from None


async def _read_parts(request: web.Request) -> tuple[Any, list[Upload]]:
    body: Any = None
    uploads: list[Upload] = []
    left = MOST_BYTES
    async for part in await request.multipart():
        assert isinstance(part, BodyPartReader)
        raw = await part.read()
        left -= len(raw)
        if left < 0:
            raise web.HTTPRequestEntityTooLarge(max_size=MOST_BYTES, actual_size=MOST_BYTES - left)
        if part.name == "payload_json":
            body = msgspec.json.decode(raw)
        elif part.name is not None and part.name.startswith("files["):
            index = part.name.removeprefix("files[").removesuffix("]")
            uploads.append(Upload(int(index), part.filename or "file", bytes(raw)))
    return body, uploads


def _response(answer: Answer, headers: Mapping[str, str]) -> web.Response:
    """discord.py wants the content type without a charset."""
    if answer.body is None:
        return web.Response(status=answer.status, headers=headers)
    body = msgspec.json.encode(answer.body)
    return web.Response(status=answer.status, body=body, content_type="application/json", headers=headers)
