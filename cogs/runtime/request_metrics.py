"""Counts requests to Discord by route and outcome, and how long people wait for an acknowledgement."""

from __future__ import annotations

import re
from types import SimpleNamespace

import aiohttp

from cogs.monitoring import task_context
from cogs.monitoring.metrics import ACKNOWLEDGE_SECONDS, DISCORD_REQUESTS

NUMBER = re.compile(r"/\d+")
SECRET = re.compile(r"/(interactions|webhooks)/(\d+)/[^/]+")
"""After the id of an interaction or a webhook comes a token."""
PREFIX = re.compile(r"^.*?/api(?:/v\d+)?(?=/)")
LIMITED = 429
CALLBACK = "/interactions/{id}/{token}/callback"


def route_of(path: str) -> str:
    """A path without what differs from request to request: few routes are left, and no token."""
    shown = SECRET.sub(r"/\1/\2/{token}", PREFIX.sub("", path))
    return NUMBER.sub("/{id}", shown)


def outcome_of(status: int) -> str:
    return str(status) if status == LIMITED else f"{status // 100}xx"


def measured(trace: aiohttp.TraceConfig) -> aiohttp.TraceConfig:
    """Has every request counted by this trace, whatever else it does."""
    trace.on_request_end.append(_ended)
    trace.on_request_exception.append(_failed)
    return trace


async def _ended(
    session: aiohttp.ClientSession, context: SimpleNamespace, request: aiohttp.TraceRequestEndParams
) -> None:
    route = route_of(request.url.path)
    DISCORD_REQUESTS.labels(request.method, route, outcome_of(request.response.status)).inc()
    waited = task_context.seconds_since_click()
    if route == CALLBACK and waited is not None and request.response.ok:
        ACKNOWLEDGE_SECONDS.observe(waited)


async def _failed(
    session: aiohttp.ClientSession, context: SimpleNamespace, request: aiohttp.TraceRequestExceptionParams
) -> None:
    DISCORD_REQUESTS.labels(request.method, route_of(request.url.path), "failed").inc()
