"""The bot's WebSocket: hello, identify, heartbeat, resume, and the events in their order."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import deque
from collections.abc import Callable, Iterable
from typing import Any

import msgspec
from aiohttp import WSMsgType, web

from cogs.runtime.local_table.events import (
    BotPresence,
    ChannelCame,
    ChannelChanged,
    ChannelGone,
    Event,
    Events,
    MessageCame,
    MessageEdited,
    MessageGone,
)
from cogs.runtime.local_table.messages import Messages
from cogs.runtime.local_table.snowflakes import SHIFT
from cogs.runtime.local_table.world import APPLICATION, BOT, GUILD, Channel, Payload, World

log = logging.getLogger(__name__)
DISPATCH, HEARTBEAT, IDENTIFY, PRESENCE, RESUME, INVALID, HELLO, HEARTBEAT_ACK = 0, 1, 2, 3, 6, 9, 10, 11
UNKNOWN_OPCODE, DECODE_ERROR, NOT_AUTHENTICATED, AUTHENTICATION_FAILED = 4001, 4002, 4003, 4004
HEARTBEAT_MILLISECONDS = 41_250
ACKNOWLEDGING_SECONDS = 0.05
"""discord.py notes when it has sent a heartbeat in another thread. An acknowledgement that is faster, as on
loopback, is counted from the heartbeat before: a connection that is fine is said to be 41 seconds late."""
KEPT_EVENTS = 2000
"""Events of a session that a resume can still get."""
GUILD_MESSAGES, DIRECT_MESSAGES = 1 << 9, 1 << 12


class Session:
    """One shard of the bot, also while its connection is broken."""

    def __init__(self, number: int, shard: int, shards: int, intents: int) -> None:
        self.id = f"{number}.{secrets.token_hex(16)}"
        self.shard, self.shards, self.intents = shard, shards, intents
        self.number = 0
        self.sent: deque[tuple[int, str]] = deque(maxlen=KEPT_EVENTS)
        self.socket: web.WebSocketResponse | None = None
        self._waiting: asyncio.Queue[str] = asyncio.Queue()

    def serves(self, guild: int | None) -> bool:
        """Direct messages belong to the first shard."""
        return self.shard == (0 if guild is None else (guild >> SHIFT) % self.shards)

    def put(self, name: str, data: Payload) -> None:
        self.number += 1
        frame = _frame(DISPATCH, data, name, self.number)
        self.sent.append((self.number, frame))
        self._waiting.put_nowait(frame)

    def attach(self, socket: web.WebSocketResponse, frames: Iterable[str] = ()) -> None:
        """A new connection: what waited for the old one is in `frames` or was never wanted."""
        self.socket = socket
        self._waiting = asyncio.Queue()
        for frame in frames:
            self._waiting.put_nowait(frame)

    async def write(self, socket: web.WebSocketResponse) -> None:
        """Send events in their order until the connection ends."""
        waiting = self._waiting
        while True:
            await socket.send_str(await waiting.get())


class Gateway:
    def __init__(self, world: World, messages: Messages, events: Events) -> None:
        self.world = world
        self.messages = messages
        self.events = events
        self.address = ""
        self.sessions: dict[str, Session] = {}
        self.resumes = 0
        self.awaited = True
        """Nobody has been here since the start."""
        events.listen(self._on_event)

    @property
    def online(self) -> bool:
        return any(session.socket is not None for session in self.sessions.values())

    def interaction(self, payload: Payload) -> bool:
        """Give an interaction to the bot; False if the bot is not here."""
        guild = int(payload["guild_id"]) if "guild_id" in payload else None
        here = [one for one in self.sessions.values() if one.socket is not None and one.serves(guild)]
        for session in here:
            session.put("INTERACTION_CREATE", payload)
        return bool(here)

    async def drop(self, code: int = 1006) -> None:
        """Break every connection, as a bad network does; sessions can be resumed."""
        for session in self.sessions.values():
            if session.socket is not None:
                transport = session.socket._req.transport if session.socket._req else None
                if code == 1006 and transport is not None:
                    transport.abort()
                else:
                    await session.socket.close(code=code)

    async def close(self) -> None:
        for session in list(self.sessions.values()):
            if session.socket is not None:
                await session.socket.close(code=1001)

    # the connection

    async def connect(self, request: web.Request) -> web.StreamResponse:
        socket = web.WebSocketResponse(max_msg_size=64 * 1024, compress=False)
        await socket.prepare(request)
        await socket.send_str(_frame(HELLO, {"heartbeat_interval": HEARTBEAT_MILLISECONDS}))
        session: Session | None = None
        writer: asyncio.Task[None] | None = None
        try:
            async for frame in socket:
                if frame.type is not WSMsgType.TEXT:
                    break
                operation, data = _read(frame.data)
                if operation in (IDENTIFY, RESUME) and session is None:
                    session = await self._admit(socket, operation, data)
                    if session is None:
                        continue
                    writer = asyncio.create_task(session.write(socket))
                    self.awaited = False
                    self.events.tell(BotPresence(online=True))
                elif not await self._operate(socket, session, operation):
                    break
        finally:
            if writer is not None:
                writer.cancel()
            if session is not None and session.socket is socket:
                session.socket = None
                self.events.tell(BotPresence(online=self.online))
        return socket

    async def _operate(self, socket: web.WebSocketResponse, session: Session | None, operation: int) -> bool:
        """Everything but the greeting; False if the connection ends."""
        if operation == HEARTBEAT:
            await asyncio.sleep(ACKNOWLEDGING_SECONDS)
            await socket.send_str(_frame(HEARTBEAT_ACK, None))
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
        shard, shards = data.get("shard") or (0, 1)
        session = Session(self.world.snowflakes(), int(shard), int(shards), int(data.get("intents", 0)))
        self.sessions = {key: one for key, one in self.sessions.items() if one.shard != session.shard}
        self.sessions[session.id] = session
        session.attach(socket)
        session.put("READY", self._ready(session))
        if session.serves(GUILD):
            session.put("GUILD_CREATE", self.world.guild_create())
        return session

    async def _resume(self, socket: web.WebSocketResponse, data: Payload) -> Session | None:
        session = self.sessions.get(str(data.get("session_id")))
        seen = int(data.get("seq") or 0)
        if session is None or seen > session.number or (session.sent and session.sent[0][0] > seen + 1):
            await socket.send_str(_frame(INVALID, False))
            return None
        self.resumes += 1
        session.attach(socket, [frame for number, frame in session.sent if number > seen])
        session.put("RESUMED", {})
        return session

    def _ready(self, session: Session) -> Payload:
        return {
            "v": 10,
            "user": {**self.world.user(BOT), "verified": True, "mfa_enabled": False, "email": None},
            "guilds": [{"id": str(GUILD), "unavailable": True}] if session.serves(GUILD) else [],
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
                self._put(f"{what}_{end}", self.world.channel_payload(event.channel))

    def _about_message(self, name: str, channel: Channel, build: Callable[[], Payload]) -> None:
        """Only to a bot that has asked for messages."""
        wanted = DIRECT_MESSAGES if channel.is_dm else GUILD_MESSAGES
        guild = None if channel.is_dm else GUILD
        for session in self.sessions.values():
            if session.intents & wanted and session.serves(guild) and self.world.sees(BOT, channel):
                session.put(name, build() if guild is None else {**build(), "guild_id": str(guild)})

    def _put(self, name: str, data: Payload) -> None:
        for session in self.sessions.values():
            if session.serves(GUILD):
                session.put(name, data)


def _frame(operation: int, data: Any, name: str | None = None, number: int | None = None) -> str:
    return msgspec.json.encode({"op": operation, "d": data, "s": number, "t": name}).decode()


def _read(text: str) -> tuple[int, Any]:
    """The operation and its data; -1 for what cannot be read."""
    try:
        frame = msgspec.json.decode(text)
        return int(frame["op"]), frame.get("d")
    except (msgspec.DecodeError, KeyError, TypeError, ValueError):
        return -1, None
