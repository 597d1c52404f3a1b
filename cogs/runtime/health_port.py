"""An HTTP port for whoever watches the bot: `/healthz` and `/metrics`. On this computer only, unless a
setting says otherwise. What it shows holds no secret and names nobody."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from urllib.error import URLError
from urllib.request import urlopen

import msgspec
from aiohttp import web
from prometheus_client import generate_latest
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4

from cogs.monitoring.metrics import LOOP_LAG_SECONDS, REGISTRY
from cogs.runtime.client import Portolan
from cogs.runtime.health import Health
from data.settings import Address

log = logging.getLogger(__name__)
LOOK_SECONDS = 0.5
"""Between two looks at whether the event loop is late."""
PATIENCE_SECONDS = 4
"""How long the command `portolan health` waits for an answer."""
WELL, UNWELL = 200, 503


@asynccontextmanager
async def health_port(bot: Portolan, address: Address | None) -> AsyncIterator[None]:
    """Answers on the port while the bot runs. A port that is taken stops no game: it is logged."""
    if address is None:
        yield
        return
    runner = web.AppRunner(_application(bot.health), access_log=None)
    await runner.setup()
    watching = asyncio.create_task(watch_the_loop())
    try:
        try:
            await web.TCPSite(runner, address.host, address.port).start()
        except OSError as error:
            log.warning("no figures on %s (%s); choose another PORTOLAN_HEALTH", address, error.strerror)
        yield
    finally:
        watching.cancel()
        await runner.cleanup()


def _application(health: Health) -> web.Application:
    async def healthz(request: web.Request) -> web.Response:
        report = await health.report()
        return web.Response(
            body=msgspec.json.encode(report),
            status=WELL if report.ok else UNWELL,
            content_type="application/json",
        )

    async def figures(request: web.Request) -> web.Response:
        await health.update_metrics()
        return web.Response(
            body=generate_latest(REGISTRY), headers={"Content-Type": CONTENT_TYPE_PLAIN_0_0_4}
        )

    application = web.Application()
    application.add_routes([web.get("/healthz", healthz), web.get("/metrics", figures)])
    return application


async def watch_the_loop() -> None:
    """Measure by how much the event loop is late."""
    while True:
        before = time.perf_counter()
        await asyncio.sleep(LOOK_SECONDS)
        LOOP_LAG_SECONDS.observe(max(0.0, time.perf_counter() - before - LOOK_SECONDS))


def ask(address: Address | None) -> tuple[bool, str]:
    """Whether the bot that runs with these settings is well, and what it says: `portolan health`."""
    if address is None:
        return False, "PORTOLAN_HEALTH is off: there is nobody to ask."
    try:
        with urlopen(f"http://{address.reachable}/healthz", timeout=PATIENCE_SECONDS) as answer:
            return True, answer.read().decode()
    except URLError as error:
        # An answer that says "unwell" is an error to the library, with what was said inside.
        said = getattr(error, "read", bytes)().decode()
        return False, said or f"Nobody answers on {address}: {error.reason}."
    except OSError as error:
        return False, f"Nobody answers on {address}: {error}."
