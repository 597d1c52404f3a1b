"""REST routes about the server, its channels and threads, and the people in them."""

from __future__ import annotations

from cogs.local_table.bot_side.rest import Answer, Call, Routes
from cogs.local_table.limits import Refusal
from cogs.local_table.small_discord.events import ChannelCame, ChannelChanged, ChannelGone, Events, MemberLeft
from cogs.local_table.small_discord.forums import chosen_tags, open_post
from cogs.local_table.small_discord.messages import Messages
from cogs.local_table.small_discord.permissions import Permission
from cogs.local_table.small_discord.world import (
    BOT,
    PEOPLE,
    THREADS,
    Channel,
    Kind,
    Payload,
    World,
    thread_member,
)


class ChannelRoutes:
    def __init__(self, world: World, messages: Messages, events: Events) -> None:
        self.world = world
        self.messages = messages
        self.events = events

    def routes(self) -> Routes:
        return {
            "GET users/*": self.user,
            "POST users/@me/channels": self.open_dm,
            "GET guilds/*": self.guild,
            "GET guilds/*/channels": self.channels,
            "GET guilds/*/members/*": self.member,
            "GET guilds/*/threads/active": self.active_threads,
            "GET channels/*": self.channel,
            "PATCH channels/*": self.change,
            "DELETE channels/*": self.remove,
            "POST channels/*/threads": self.create_thread,
            "POST channels/*/messages/*/threads": self.create_thread_at,
            "GET channels/*/threads/archived/public": self.archived_public,
            "GET channels/*/threads/archived/private": self.archived_private,
            "GET channels/*/users/@me/threads/archived/private": self.archived_private,
            "PUT channels/*/thread-members/*": self.let_in,
            "DELETE channels/*/thread-members/*": self.take_out,
        }

    # people

    def user(self, call: Call) -> Answer:
        return Answer(200, self.world.user(BOT if call.path[0] == "@me" else call.id(0)))

    def open_dm(self, call: Call) -> Answer:
        return Answer(200, self.world.channel_payload(self.world.dm(int(call.fields["recipient_id"]))))

    def member(self, call: Call) -> Answer:
        return Answer(200, self.world.member(call.id(1), self._guild(call)))

    # the server

    def _guild(self, call: Call) -> int:
        return self.world.in_guild(call.id(0))

    def guild(self, call: Call) -> Answer:
        return Answer(200, self.world.guild(self._guild(call)))

    def channels(self, call: Call) -> Answer:
        seen = [one for one in self.world.visible(BOT, self._guild(call)) if not one.is_thread]
        return Answer(200, [self.world.channel_payload(one) for one in seen])

    # channels

    def _seen(self, call: Call) -> Channel:
        channel = self.world.channel(call.id(0))
        if not self.world.sees(BOT, channel):
            raise Refusal(50001)
        return channel

    def channel(self, call: Call) -> Answer:
        return Answer(200, self.world.channel_payload(self._seen(call)))

    def change(self, call: Call) -> Answer:
        channel, body = self._seen(call), call.fields
        if not channel.is_thread:
            self.world.need(BOT, channel, Permission.MANAGE_CHANNELS)
        elif channel.owner != BOT or body.get("locked") is not None:
            self.world.need(BOT, channel, Permission.MANAGE_THREADS)
        if channel.is_thread and channel.archived and body.get("archived") is not False:
            raise Refusal(50083)
        if body.get("applied_tags") is not None and self.world.is_post(channel):
            forum = self.world.channel(channel.parent or 0)
            channel.applied = chosen_tags(self.world, forum, BOT, body)
        if body.get("archived") is not None:
            self.world.archive_now(channel, bool(body["archived"]))
        for field, attribute in (("name", "name"), ("topic", "topic"), ("locked", "locked")):
            if body.get(field) is not None:
                setattr(channel, attribute, body[field])
        self.world.keep(channel)
        self.events.tell(ChannelChanged(channel))
        return Answer(200, self.world.channel_payload(channel))

    def remove(self, call: Call) -> Answer:
        channel = self._seen(call)
        needed = Permission.MANAGE_THREADS if channel.is_thread else Permission.MANAGE_CHANNELS
        self.world.need(BOT, channel, needed)
        remove_channel(self.world, self.messages, self.events, channel)
        return Answer(200, self.world.channel_payload(channel))

    # threads

    def create_thread(self, call: Call) -> Answer:
        parent, body = self._seen(call), call.fields
        if parent.kind not in (Kind.TEXT, Kind.FORUM):
            raise Refusal(50024)
        if parent.kind == Kind.FORUM:
            post, first = open_post(self.world, self.messages, self.events, parent, BOT, body, call.uploads)
            return Answer(201, {**self.world.channel_payload(post), "message": first})
        kind = int(body.get("type", Kind.PRIVATE_THREAD))
        if kind not in THREADS:
            raise Refusal(50035, f"there are no threads of type {kind}")
        private = kind == Kind.PRIVATE_THREAD
        needed = Permission.CREATE_PRIVATE_THREADS if private else Permission.CREATE_PUBLIC_THREADS
        self.world.need(BOT, parent, needed)
        return Answer(
            201, self.world.channel_payload(open_thread(self.world, self.events, parent, BOT, body))
        )

    def create_thread_at(self, call: Call) -> Answer:
        parent = self._seen(call)
        self.world.need(BOT, parent, Permission.CREATE_PUBLIC_THREADS)
        message = self.messages.in_channel(parent, call.id(1))
        if message.id in self.world.channels:
            raise Refusal(160004)
        body = {**call.fields, "type": Kind.PUBLIC_THREAD}
        thread = open_thread(self.world, self.events, parent, BOT, body, thread_id=message.id)
        return Answer(201, self.world.channel_payload(thread))

    def active_threads(self, call: Call) -> Answer:
        seen = self.world.visible(BOT, self._guild(call))
        active = [one for one in seen if one.is_thread and not one.archived]
        return Answer(200, self._listed(active))

    def archived_public(self, call: Call) -> Answer:
        return self._archived(call, Kind.PUBLIC_THREAD)

    def archived_private(self, call: Call) -> Answer:
        return self._archived(call, Kind.PRIVATE_THREAD)

    def _archived(self, call: Call, kind: Kind) -> Answer:
        channel = self._seen(call)
        self.world.need(BOT, channel, Permission.READ_MESSAGE_HISTORY)
        found = [one for one in self.world.threads_of(channel.id) if one.archived and one.kind == kind]
        return Answer(200, self._listed([one for one in found if self.world.sees(BOT, one)]))

    def _listed(self, threads: list[Channel]) -> Payload:
        return {
            "threads": [self.world.channel_payload(one) for one in threads],
            "members": [thread_member(one, BOT) for one in threads if BOT in one.members],
            "has_more": False,
        }

    def let_in(self, call: Call) -> Answer:
        thread, user_id = self._thread(call)
        if user_id not in PEOPLE and user_id != BOT:
            raise Refusal(10013)
        if user_id in self.world.left:
            raise Refusal(10007)
        join_thread(self.world, self.events, thread, user_id)
        return Answer()

    def take_out(self, call: Call) -> Answer:
        thread, user_id = self._thread(call)
        if thread.owner != BOT:
            self.world.need(BOT, thread, Permission.MANAGE_THREADS)
        if user_id not in thread.members:
            raise Refusal(10007)
        thread.members.remove(user_id)
        self.world.keep(thread)
        self.events.tell(MemberLeft(thread, user_id))
        return Answer()

    def _thread(self, call: Call) -> tuple[Channel, int]:
        thread = self._seen(call)
        if not thread.is_thread:
            raise Refusal(50024)
        if thread.archived:
            raise Refusal(50083)
        return thread, BOT if call.path[1] == "@me" else call.id(1)


# --- what people do as well ------------------------------------------------------------------------------


def open_thread(
    world: World, events: Events, parent: Channel, owner: int, body: Payload, *, thread_id: int | None = None
) -> Channel:
    kind = int(body.get("type", Kind.PRIVATE_THREAD))
    thread_id = thread_id or world.snowflakes()
    thread = Channel(thread_id, kind, str(body["name"]), parent.guild, parent.id, owner=owner)
    thread.members = [owner]
    thread.invitable = bool(body.get("invitable", True))
    thread.archive_minutes = int(body.get("auto_archive_duration") or parent.archive_minutes)
    world.keep(thread)
    events.tell(ChannelCame(thread))
    return thread


def join_thread(world: World, events: Events, thread: Channel, user_id: int) -> None:
    if user_id not in thread.members:
        thread.members.append(user_id)
        world.keep(thread)
        events.tell(ChannelChanged(thread))


def unarchive(world: World, events: Events, thread: Channel) -> None:
    world.archive_now(thread, archived=False)
    world.keep(thread)
    events.tell(ChannelChanged(thread))


def remove_channel(world: World, messages: Messages, events: Events, channel: Channel) -> None:
    for gone in world.remove(channel):
        messages.forget_channel(gone)
        events.tell(ChannelGone(gone))
