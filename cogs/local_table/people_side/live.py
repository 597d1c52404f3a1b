"""The live sockets of the page: each window is told what its person may see, and nothing else."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import dataclass, field

import msgspec
from aiohttp import WSMsgType, web

from cogs.local_table.bot_side.gateway import Gateway
from cogs.local_table.people_side.page_texts import page_texts
from cogs.local_table.people_side.people import People
from cogs.local_table.small_discord.events import (
    Answered,
    BotPresence,
    ChannelCame,
    ChannelChanged,
    ChannelGone,
    CommandsSynced,
    Event,
    Events,
    FormOpened,
    MemberLeft,
    MessageCame,
    MessageEdited,
    MessageGone,
    ReadUpTo,
    RoleCame,
    RoleChanged,
    RoleGone,
    RolesHeld,
    Typing,
)
from cogs.local_table.small_discord.messages import EPHEMERAL, Message, Messages
from cogs.local_table.small_discord.world import BOT, GUILD, PEOPLE, Channel, Payload, World
from engines.contract.core import Rejected, say

AT_ONCE = 50
"""Messages of a history frame."""
BEHIND = 2000
"""Frames that may wait for a window; one that is further behind must connect anew."""
PING_SECONDS = 30.0


@dataclass(eq=False)
class Window:
    """One open page."""

    person: int
    locale: str
    socket: web.WebSocketResponse
    waiting: asyncio.Queue[Payload] = field(default_factory=lambda: asyncio.Queue(BEHIND))

    def tell(self, frame: Payload) -> None:
        try:
            self.waiting.put_nowait(frame)
        except asyncio.QueueFull:
            asyncio.get_running_loop().create_task(self.socket.close())

    async def write(self) -> None:
        while True:
            await self.socket.send_str(msgspec.json.encode(await self.waiting.get()).decode())


class Live:
    def __init__(
        self, world: World, messages: Messages, people: People, gateway: Gateway, events: Events
    ) -> None:
        self.world = world
        self.messages = messages
        self.people = people
        self.gateway = gateway
        self._windows: set[Window] = set()
        events.listen(self._on_event)

    async def close(self) -> None:
        for window in list(self._windows):
            await window.socket.close(code=1001)

    async def connect(self, request: web.Request, person: int, locale: str) -> web.StreamResponse:
        socket = web.WebSocketResponse(max_msg_size=16 * 1024, heartbeat=PING_SECONDS)
        await socket.prepare(request)
        window = Window(person, locale, socket)
        window.tell(self.hello(person, locale))
        for channel in [*self.world.visible(person), self.world.dm(person)]:
            self._tell_unread(window, channel, only_if_any=True)
        self._windows.add(window)
        writer = asyncio.create_task(window.write())
        try:
            async for frame in socket:
                if frame.type is not WSMsgType.TEXT:
                    break
                self._answer(window, frame.data)
        finally:
            self._windows.discard(window)
            writer.cancel()
        return socket

    # what a window asks for

    def _answer(self, window: Window, text: str) -> None:
        """A history; anything else is not understood and not answered."""
        try:
            asked = msgspec.json.decode(text, type=dict[str, str | None])
            if asked["t"] != "history":
                return
            before = asked.get("before")
            channel = self.people.channel(window.person, int(asked["channel"] or 0))
            window.tell(self.history(window.person, channel, int(before) if before else None))
        except (msgspec.DecodeError, KeyError, ValueError, Rejected):
            return

    def history(self, person: int, channel: Channel, before: int | None) -> Payload:
        found = self.messages.history(channel, person, AT_ONCE + 1, before=before)
        shown = [self.message(message, person) for message in reversed(found[:AT_ONCE])]
        return {
            "t": "messages",
            "channel": str(channel.id),
            "messages": shown,
            "before": str(before) if before else None,
            "more": len(found) > AT_ONCE,
        }

    def message(self, message: Message, person: int) -> Payload:
        shown = self.messages.payload(message, person)
        shown["ephemeral"] = bool(message.flags & EPHEMERAL)
        return shown

    def hello(self, person: int, locale: str) -> Payload:
        forms = [
            {"interaction": str(one.id), "form": one.form}
            for one in self.people.interactions.forms.values()
            if one.person == person
        ]
        return {
            "t": "hello",
            "me": str(person),
            "people": [{"id": str(one.id), "name": one.name} for one in PEOPLE.values()],
            "guild": {"id": str(GUILD), "name": "Portolan", "roles": self._roles()},
            "roles": self._held(person),
            "channels": [self.world.channel_payload(one) for one in self.world.visible(person)],
            "dm": self.world.channel_payload(self.world.dm(person)),
            "dms_open": person not in self.world.closed_dms,
            "commands": self.people.commands.shown(person, locale),
            "texts": page_texts(locale).all(),
            "bot": {
                "id": str(BOT),
                "name": "Portolan",
                "online": self.gateway.online,
                "awaited": self.gateway.awaited,
            },
            "forms": forms,
        }

    def _roles(self) -> list[Payload]:
        """Those that can be chosen or mentioned: all but everybody's."""
        return [
            {"id": one["id"], "name": one["name"]}
            for one in self.world.roles(GUILD)
            if one["id"] != str(GUILD)
        ]

    def _held(self, person: int) -> list[str]:
        return [str(role.id) for role in self.world.ranks.held_by(person, GUILD)]

    # what happens

    def _on_event(self, event: Event) -> None:
        if isinstance(event, MessageCame | MessageEdited):
            self._about_message(event)
        elif isinstance(event, MessageGone):
            self._about_gone(event)
        elif isinstance(event, ChannelCame | ChannelChanged | ChannelGone | MemberLeft | Typing):
            self._about_channel(event)
        elif isinstance(event, FormOpened | Answered | ReadUpTo):
            self._about_person(event)
        elif isinstance(event, BotPresence | CommandsSynced):
            self._about_bot(event)
        elif isinstance(event, RoleCame | RoleChanged | RoleGone | RolesHeld) and event.guild == GUILD:
            for window in self._windows:
                window.tell({"t": "roles", "all": self._roles(), "mine": self._held(window.person)})

    def _about_bot(self, event: BotPresence | CommandsSynced) -> None:
        for window in self._windows:
            if isinstance(event, BotPresence):
                window.tell({"t": "bot", "online": event.online})
            else:
                shown = self.people.commands.shown(window.person, window.locale)
                window.tell({"t": "commands", "commands": shown})

    def _about_gone(self, event: MessageGone) -> None:
        gone = {"t": "deleted", "channel": str(event.channel.id), "id": str(event.message_id)}
        for window in self._seeing(event.channel):
            if event.only_for in (None, window.person):
                window.tell(gone)
                self._tell_unread(window, event.channel)

    def _seeing(self, channel: Channel) -> Iterator[Window]:
        for window in list(self._windows):
            if self.world.sees(window.person, channel):
                yield window

    def _about_message(self, event: MessageCame | MessageEdited) -> None:
        message = self.messages.get(event.message_id)
        came = isinstance(event, MessageCame)
        for window in list(self._windows):
            if self.messages.shown_to(message, window.person):
                shown = self.message(message, window.person)
                window.tell({"t": "message" if came else "edited", "message": shown})
                if came and message.author != window.person and message.only_for is None:
                    self._tell_unread(window, self.world.channel(message.channel))

    def _about_channel(self, event: ChannelCame | ChannelChanged | ChannelGone | MemberLeft | Typing) -> None:
        channel = event.channel
        if isinstance(event, ChannelGone):
            for window in list(self._windows):
                if self.world.sees(window.person, channel):
                    window.tell({"t": "channel-gone", "id": str(channel.id)})
        elif isinstance(event, MemberLeft):
            for window in list(self._windows):
                if window.person == event.person and not self.world.sees(window.person, channel):
                    window.tell({"t": "channel-gone", "id": str(channel.id)})
        elif isinstance(event, Typing):
            for window in self._seeing(channel):
                window.tell({"t": "typing", "channel": str(channel.id)})
        else:
            for window in self._seeing(channel):
                window.tell({"t": "channel", "channel": self.world.channel_payload(channel)})

    def _about_person(self, event: FormOpened | Answered | ReadUpTo) -> None:
        for window in [one for one in self._windows if one.person == event.person]:
            if isinstance(event, ReadUpTo):
                self._tell_unread(window, event.channel)
            elif isinstance(event, FormOpened):
                form = {"t": "form", "interaction": str(event.interaction), "form": event.form}
                window.tell({**form, "nonce": event.nonce})
            else:
                why = page_texts(window.locale)(say(event.why)) if event.why else None
                state = "failed" if event.why else "done"
                window.tell({"t": "interaction", "nonce": event.nonce, "state": state, "why": why})

    def _tell_unread(self, window: Window, channel: Channel, *, only_if_any: bool = False) -> None:
        count, mentions = self.people.unread(window.person, channel)
        if count or not only_if_any:
            frame = {"t": "unread", "channel": str(channel.id), "count": count, "mentions": mentions}
            window.tell(frame)
