"""The server: one aiohttp application on 127.0.0.1 with the bot's side and the people's side."""

from __future__ import annotations

from pathlib import Path

import msgspec
from aiohttp import web

from cogs.local_table.bot_side.faults import Chances, Fault, Faults
from cogs.local_table.bot_side.gateway import Gateway
from cogs.local_table.bot_side.interactions import Interactions
from cogs.local_table.bot_side.rest import MOST_BYTES, PREFIX, Api
from cogs.local_table.bot_side.rest_application import ApplicationRoutes
from cogs.local_table.bot_side.rest_channels import ChannelRoutes
from cogs.local_table.bot_side.rest_messages import MessageRoutes
from cogs.local_table.bot_side.rest_roles import RoleRoutes
from cogs.local_table.bot_side.sessions import GatewayLimits
from cogs.local_table.people_side.page_server import PageServer
from cogs.local_table.people_side.people import People
from cogs.local_table.small_discord.commands import Commands
from cogs.local_table.small_discord.events import Events, GuildCame, GuildGone
from cogs.local_table.small_discord.messages import Messages
from cogs.local_table.small_discord.snowflakes import Snowflakes
from cogs.local_table.small_discord.storage import Storage
from cogs.local_table.small_discord.world import OWNER, World

HOST = "127.0.0.1"


class LoopbackDiscord:
    """A small Discord. Without a path its chat is not kept."""

    def __init__(
        self, path: Path | None = None, *, with_faults: bool = False, limits: GatewayLimits | None = None
    ) -> None:
        """`with_faults`: faults can be switched on by a request of whoever knows the bot's token."""
        self.storage = Storage(path)
        self.events = Events()
        self.world = World(self.storage, Snowflakes(self.storage.newest()))
        self.messages = Messages(self.world, self.events)
        self.faults = Faults()
        limits = limits or GatewayLimits()
        self.gateway = Gateway(self.world, self.messages, self.events, limits, self.faults)
        self.interactions = Interactions(self.world, self.messages, self.gateway, self.events)
        self.commands = Commands(self.world, self.events)
        self.people = People(self.world, self.messages, self.interactions, self.commands, self.events)
        application = ApplicationRoutes(self.world, self.commands, self.gateway)
        self.api = Api(
            self.world,
            self.faults,
            MessageRoutes(self.world, self.messages, self.interactions, self.events).routes(),
            ChannelRoutes(self.world, self.messages, self.events).routes(),
            RoleRoutes(self.world, self.events).routes(),
            application.routes(),
        )
        self.with_faults = with_faults
        self.page = PageServer(self.world, self.messages, self.people, self.gateway, self.events)
        self.port = 0
        self._runner: web.AppRunner | None = None

    async def start(self, port: int = 0) -> None:
        """Listen on this port, or on any that is free. Raises OSError if it is taken."""
        application = web.Application(client_max_size=MOST_BYTES, middlewares=[self.page.check_host])
        application.router.add_get("/gateway", self.gateway.connect)
        application.router.add_route("*", PREFIX + "{path:.*}", self.api.handle)
        if self.with_faults:
            application.router.add_post("/faults", self._switch_faults)
            application.router.add_get("/record", self._show_record)
        self.page.add_to(application)
        self._runner = web.AppRunner(application, access_log=None, shutdown_timeout=1.0)
        await self._runner.setup()
        site = web.TCPSite(self._runner, HOST, port)
        await site.start()
        assert site._server is not None
        self.port = site._server.sockets[0].getsockname()[1]  # type: ignore[attr-defined]
        self.messages.base = self.base
        self.gateway.address = self.gateway_address
        self.page.open(self.port)

    async def stop(self) -> None:
        await self.gateway.close()
        await self.page.close()
        if self._runner is not None:
            await self._runner.cleanup()
        self.storage.close()

    async def _switch_faults(self, request: web.Request) -> web.Response:
        """A fault as JSON, or `{"chances": {...}}` for faults at random, or what the gateway shall do:
        `{"drop": true}` breaks its connections, `{"forget": true}` ends all sessions."""
        if not self.api.is_bot(request):
            raise web.HTTPUnauthorized
        asked = msgspec.json.decode(await request.read())
        if "chances" in asked:
            self.faults.chances = Chances(**asked["chances"])
        elif asked.pop("drop", False):
            await self.gateway.drop(**asked)
        elif asked.pop("forget", False):
            self.gateway.forget(**asked)
        else:
            self.faults.add(Fault(**asked))
        return web.Response(status=204)

    async def _show_record(self, request: web.Request) -> web.Response:
        if not self.api.is_bot(request):
            raise web.HTTPUnauthorized
        body = msgspec.json.encode(self.gateway.record)
        return web.Response(body=body, content_type="application/json")

    # servers

    def open_guild(self, name: str) -> int:
        """One more server, to which the bot is invited; returns its id."""
        guild = self.world.open_guild(name)
        self.events.tell(GuildCame(guild))
        return guild

    def close_guild(self, guild: int) -> None:
        """Remove the bot from a server."""
        self.world.close_guild(guild)
        self.events.tell(GuildGone(guild))

    # addresses

    @property
    def base(self) -> str:
        return f"http://{HOST}:{self.port}"

    @property
    def rest_address(self) -> str:
        """Where the bot finds the API: what `discord.http.Route.BASE` is set to."""
        return self.base + PREFIX.rstrip("/")

    @property
    def gateway_address(self) -> str:
        """For `discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY`."""
        return f"ws://{HOST}:{self.port}/gateway"

    @property
    def page_address(self) -> str:
        """Where people find the page."""
        return f"{self.base}/?key={self.world.key}#/as/{OWNER}"
