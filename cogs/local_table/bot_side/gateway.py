"""The bot's WebSockets: hello, identify, heartbeat, resume, and the events of each shard in their order."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable
from typing import Any

import msgspec
from aiohttp import WSMsgType, web

from cogs.local_table.bot_side.faults import Faults
from cogs.local_table.bot_side.sessions import Buckets, GatewayLimits, GatewayRecord, Session, cut, written
from cogs.local_table.small_discord.events import (
    BotPresence,
    ChannelCame,
    ChannelChanged,
    ChannelGone,
    Event,
    Events,
    GuildCame,
    GuildGone,
    MessageCame,
    MessageEdited,
    MessageGone,
    RoleCame,
    RoleChanged,
    RoleGone,
    RolesHeld,
)
from cogs.local_table.small_discord.messages import Messages
from cogs.local_table.small_discord.world import APPLICATION, BOT, Channel, Payload, World

log = logging.getLogger(__name__)
HEARTBEAT, IDENTIFY, PRESENCE, RESUME, RECONNECT, INVALID, HELLO, HEARTBEAT_ACK = 1, 2, 3, 6, 7, 9, 10, 11
UNKNOWN_OPCODE, DECODE_ERROR, NOT_AUTHENTICATED, AUTHENTICATION_FAILED = 4001, 4002, 4003, 4004
TIMED_OUT, INVALID_SHARD, SHARDING_REQUIRED = 4009, 4010, 4011
GOODBYES = (1000, 1001)
"""Codes with which a bot ends its session for good."""
PATIENCE = 1.5
"""How many heartbeat intervals may pass without a heartbeat."""
ACKNOWLEDGING_SECONDS = 0.05
"""discord.py notes when it has sent a heartbeat in another thread. An acknowledgement that is faster, as on
loopback, is counted from the heartbeat before: a connection that is fine is said to be 41 seconds late."""
GUILD_MEMBERS, GUILD_MESSAGES, DIRECT_MESSAGES = 1 << 1, 1 << 9, 1 << 12


class Gateway:
    def __init__(
        self, world: World, messages: Messages, events: Events, limits: GatewayLimits, faults: Faults
    ) -> None:
        self.world = world
        self.messages = messages
        self.events = events
        self.limits = limits
        self.faults = faults
        self.buckets = Buckets(limits)
        self.record = GatewayRecord()
        self.address = ""
        self.sessions: dict[str, Session] = {}
        self.muted: set[int] = set()
        """Shards whose heartbeats are not acknowledged, as if the connection had died without a word."""
        self.awaited = True
        """Nobody has been here since the start."""
        events.listen(self._on_event)

    @property
    def online(self) -> bool:
        return any(session.socket is not None for session in self.sessions.values())

    def serving(self, guild: int | None) -> list[Session]:
        """The sessions that are told of this server, also while their connection is broken."""
        oldest = time.monotonic() - self.limits.resume_seconds
        for key, session in list(self.sessions.items()):
            if session.left_at is not None and session.left_at < oldest:
                del self.sessions[key]
        return [session for session in self.sessions.values() if session.serves(guild)]

    def interaction(self, payload: Payload) -> bool:
        """Give an interaction to the bot; False if the bot is not here. One whose connection is broken gets
        it when it comes back, if that is soon."""
        here = self.serving(int(payload["guild_id"]) if "guild_id" in payload else None)
        for session in here:
            session.put("INTERACTION_CREATE", payload)
        return bool(here)

    async def drop(self, code: int = 1006, shard: int | None = None) -> None:
        """Break the connections of a shard, or of all, as a bad network does; sessions can be resumed."""
        for session in self._connected(shard):
            assert session.socket is not None
            await cut(session.socket, code)

    async def ask_to_reconnect(self, shard: int | None = None) -> None:
        """As Discord does when it restarts a machine of its own."""
        for session in self._connected(shard):
            assert session.socket is not None
            await session.socket.send_str(written(RECONNECT, None))

    def forget(self, shard: int | None = None) -> None:
        """Let the sessions of a shard, or of all, be gone: who resumes must identify anew."""
        for key, session in list(self.sessions.items()):
            if shard in (None, session.shard):
                del self.sessions[key]

    def _connected(self, shard: int | None) -> list[Session]:
        there = [session for session in self.sessions.values() if session.socket is not None]
        return [session for session in there if shard in (None, session.shard)]

    async def close(self) -> None:
        for session in self._connected(None):
            assert session.socket is not None
            await session.socket.close(code=1001)

    # the connection

    async def connect(self, request: web.Request) -> web.StreamResponse:
        socket = web.WebSocketResponse(max_msg_size=64 * 1024, compress=False)
        await socket.prepare(request)
        interval = int(self.limits.heartbeat_seconds * 1000)
        await socket.send_str(written(HELLO, {"heartbeat_interval": interval}))
        session: Session | None = None
        writer: asyncio.Task[None] | None = None
        try:
            while (heard := await self._next(socket)) is not None:
                operation, data = heard
                if operation in (IDENTIFY, RESUME) and session is None:
                    session = await self._admit(socket, operation, data)
                    if session is None:
                        continue
                    writer = asyncio.create_task(session.write(socket, self.faults.breaks_connection))
                    self.awaited = False
                    self.events.tell(BotPresence(online=True))
                elif not await self._operate(socket, session, operation):
                    break
        finally:
            if writer is not None:
                writer.cancel()
            if session is not None and session.socket is socket:
                self._left(session, socket.close_code)
        return socket

    async def _next(self, socket: web.WebSocketResponse) -> tuple[int, Any] | None:
        """What the bot says next; None when the connection has ended."""
        try:
            frame = await socket.receive(timeout=PATIENCE * self.limits.heartbeat_seconds)
        except TimeoutError:
            self.record.silent += 1
            await socket.close(code=TIMED_OUT)
            return None
        return _read(frame.data) if frame.type is WSMsgType.TEXT else None

    def _left(self, session: Session, code: int | None) -> None:
        session.socket, session.left_at = None, time.monotonic()
        if code in GOODBYES:
            self.sessions.pop(session.id, None)
        self.events.tell(BotPresence(online=self.online))

    async def _operate(self, socket: web.WebSocketResponse, session: Session | None, operation: int) -> bool:
        """Everything but the greeting; False if the connection ends."""
        if operation == HEARTBEAT:
            if session is None or session.shard not in self.muted:
                await asyncio.sleep(ACKNOWLEDGING_SECONDS)
                await socket.send_str(written(HEARTBEAT_ACK, None))
        elif operation == PRESENCE and session is not None:
            return True
        else:
            code = DECODE_ERROR if operation < 0 else NOT_AUTHENTICATED if session is None else UNKNOWN_OPCODE
            await socket.close(code=code)
            return False
        return True

    async def _admit(self, socket: web.WebSocketResponse, operation: int, data: Any) -> Session | None:
        token = data.get("token") if isinstance(data, dict) else None
        if not secrets.compare_digest(str(token).encode(), self.world.bot_token.encode()):
            await socket.close(code=AUTHENTICATION_FAILED, message=b"Authentication failed.")
            return None
        if operation == RESUME:
            return await self._resume(socket, data)
        shard, shards = (int(one) for one in data.get("shard") or (0, 1))
        if not 0 <= shard < shards:
            await socket.close(code=INVALID_SHARD, message=b"Invalid shard.")
            return None
        if shards < self.limits.least_shards:
            await socket.close(code=SHARDING_REQUIRED, message=b"Sharding required.")
            return None
        if why := self._too_many(shard):
            self.record.violations.append(why)
            await socket.send_str(written(INVALID, False))
            return None
        return self._welcome(socket, shard, shards, int(data.get("intents", 0)))

    def _too_many(self, shard: int) -> str | None:
        if self.record.identified >= self.limits.session_starts:
            return f"shard {shard} identified after {self.record.identified} session starts"
        return self.buckets.refusal(shard)

    def _welcome(self, socket: web.WebSocketResponse, shard: int, shards: int, intents: int) -> Session:
        """A new session. One of the same shard that is connected stays, and is told the same."""
        session = Session(self.world.snowflakes(), shard, shards, intents)
        for key, one in list(self.sessions.items()):
            if one.shard == shard and one.socket is None:
                del self.sessions[key]
        self.sessions[session.id] = session
        self.record.identified += 1
        session.attach(socket)
        session.put("READY", self._ready(session))
        for guild in self.world.guilds:
            if session.serves(guild):
                session.put("GUILD_CREATE", self.world.guild_create(guild))
        return session

    async def _resume(self, socket: web.WebSocketResponse, data: Payload) -> Session | None:
        session = self.sessions.get(str(data.get("session_id")))
        seen = int(data.get("seq") or 0)
        if session is None or not session.has_since(seen) or self.faults.loses_session():
            self.sessions.pop(str(data.get("session_id")), None)
            self.record.invalidated += 1
            await socket.send_str(written(INVALID, False))
            return None
        self.record.resumed += 1
        session.attach(socket, [frame for number, frame in session.sent if number > seen])
        session.put("RESUMED", {})
        return session

    def _ready(self, session: Session) -> Payload:
        return {
            "v": 10,
            "user": {**self.world.user(BOT), "verified": True, "mfa_enabled": False, "email": None},
            "guilds": [
                {"id": str(guild), "unavailable": True}
                for guild in self.world.guilds
                if session.serves(guild)
            ],
            "session_id": session.id,
            "resume_gateway_url": self.address,
            "session_type": "normal",
            "private_channels": [],
            "shard": [session.shard, session.shards],
            "application": {"id": str(APPLICATION), "flags": 0},
        }

    # what the bot is told

    def _on_event(self, event: Event) -> None:
        if isinstance(event, MessageCame | MessageEdited):
            message = self.messages.get(event.message_id)
            if message.only_for is None:
                name = "MESSAGE_CREATE" if isinstance(event, MessageCame) else "MESSAGE_UPDATE"
                channel = self.world.channel(message.channel)
                self._about_message(name, channel, lambda: self.messages.payload(message, BOT))
        elif isinstance(event, MessageGone) and event.only_for is None:
            gone = {"id": str(event.message_id), "channel_id": str(event.channel.id)}
            self._about_message("MESSAGE_DELETE", event.channel, lambda: dict(gone))
        elif isinstance(event, ChannelCame | ChannelChanged | ChannelGone) and not event.channel.is_dm:
            end = {ChannelCame: "CREATE", ChannelChanged: "UPDATE", ChannelGone: "DELETE"}[type(event)]
            if self.world.sees(BOT, event.channel) or isinstance(event, ChannelGone):
                what = "THREAD" if event.channel.is_thread else "CHANNEL"
                told = self.world.channel_payload(event.channel)
                if event.channel.is_thread and isinstance(event, ChannelCame):
                    told["newly_created"] = True
                self._put(event.channel.guild, f"{what}_{end}", told)
        elif isinstance(event, RoleCame | RoleChanged | RoleGone | RolesHeld):
            self._about_role(event)
        elif isinstance(event, GuildCame):
            self._put(event.guild, "GUILD_CREATE", self.world.guild_create(event.guild))
        elif isinstance(event, GuildGone):
            self._put(event.guild, "GUILD_DELETE", {"id": str(event.guild)})

    def _about_role(self, event: RoleCame | RoleChanged | RoleGone | RolesHeld) -> None:
        """Who else has a role is told only to bots that ask for all members; its own the bot always hears."""
        guild: Payload = {"guild_id": str(event.guild)}
        if isinstance(event, RoleGone):
            self._put(event.guild, "GUILD_ROLE_DELETE", {**guild, "role_id": str(event.role.id)})
        elif isinstance(event, RolesHeld):
            told = {**guild, **self.world.member(event.user_id, event.guild)}
            for session in self.serving(event.guild):
                if event.user_id == BOT or session.intents & GUILD_MEMBERS:
                    session.put("GUILD_MEMBER_UPDATE", told)
        else:
            name = "GUILD_ROLE_CREATE" if isinstance(event, RoleCame) else "GUILD_ROLE_UPDATE"
            self._put(event.guild, name, {**guild, "role": self.world.role(event.guild, event.role)})

    def _about_message(self, name: str, channel: Channel, build: Callable[[], Payload]) -> None:
        """Only to a bot that has asked for messages."""
        wanted = DIRECT_MESSAGES if channel.is_dm else GUILD_MESSAGES
        guild = None if channel.is_dm else channel.guild
        for session in self.serving(guild):
            if session.intents & wanted and self.world.sees(BOT, channel):
                session.put(name, build() if guild is None else {**build(), "guild_id": str(guild)})

    def _put(self, guild: int, name: str, data: Payload) -> None:
        for session in self.serving(guild):
            session.put(name, data)


def _read(text: str) -> tuple[int, Any]:
    """The operation and its data; -1 for what cannot be read."""
    try:
        frame = msgspec.json.decode(text)
        return int(frame["op"]), frame.get("d")
    except (msgspec.DecodeError, KeyError, TypeError, ValueError):
        return -1, None
