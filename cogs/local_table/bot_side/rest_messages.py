"""REST routes about messages: in channels, and by the tokens of interactions."""

from __future__ import annotations

from cogs.local_table.bot_side.interactions import Interactions
from cogs.local_table.bot_side.rest import Answer, Call, Routes
from cogs.local_table.bot_side.rest_channels import unarchive
from cogs.local_table.limits import Refusal
from cogs.local_table.small_discord.events import Events, Typing
from cogs.local_table.small_discord.messages import Message, Messages
from cogs.local_table.small_discord.permissions import Permission
from cogs.local_table.small_discord.world import BOT, Channel, Kind, World

MOST_MESSAGES = 100


class MessageRoutes:
    def __init__(self, world: World, messages: Messages, interactions: Interactions, events: Events) -> None:
        self.world = world
        self.messages = messages
        self.interactions = interactions
        self.events = events

    def routes(self) -> Routes:
        return {
            "GET channels/*/messages": self.list,
            "POST channels/*/messages": self.send,
            "GET channels/*/messages/*": self.fetch,
            "PATCH channels/*/messages/*": self.edit,
            "DELETE channels/*/messages/*": self.delete,
            "PUT channels/*/messages/pins/*": self.pin,
            "DELETE channels/*/messages/pins/*": self.unpin,
            "POST channels/*/typing": self.type,
            "POST interactions/*/*/callback": self.answer,
            "POST webhooks/*/*": self.follow_up,
            "GET webhooks/*/*/messages/*": self.fetch_by_token,
            "PATCH webhooks/*/*/messages/*": self.edit_by_token,
            "DELETE webhooks/*/*/messages/*": self.delete_by_token,
        }

    def _shown(self, message: Message, status: int = 200) -> Answer:
        return Answer(status, self.messages.payload(message, BOT))

    # in channels

    def list(self, call: Call) -> Answer:
        channel = self.world.channel(call.id(0))
        self.world.need(BOT, channel, Permission.VIEW_CHANNEL)
        if not self.world.permissions(BOT, channel) & Permission.READ_MESSAGE_HISTORY:
            return Answer(200, [])
        limit = call.number("limit")
        if limit is not None and not 1 <= limit <= MOST_MESSAGES:
            raise Refusal(50035, f"limit is {limit}, 1 to {MOST_MESSAGES} are allowed")
        found = self.messages.history(
            channel, BOT, limit or 50, before=call.number("before"), after=call.number("after")
        )
        return Answer(200, [self.messages.payload(message, BOT) for message in found])

    def fetch(self, call: Call) -> Answer:
        channel = self.world.channel(call.id(0))
        self.world.need(BOT, channel, Permission.READ_MESSAGE_HISTORY)
        return self._shown(self.messages.in_channel(channel, call.id(1)))

    def send(self, call: Call) -> Answer:
        channel = self.world.channel(call.id(0))
        if channel.kind == Kind.FORUM:
            raise Refusal(50024)
        self._may_send(channel, files=bool(call.uploads))
        if channel.is_thread and channel.archived:
            if channel.locked:
                raise Refusal(160005)
            unarchive(self.world, self.events, channel)
        return self._shown(self.messages.send(BOT, channel, call.fields, call.uploads))

    def _may_send(self, channel: Channel, *, files: bool) -> None:
        if channel.is_dm and (channel.person in self.world.closed_dms or channel.person in self.world.left):
            raise Refusal(50007)
        sending = Permission.SEND_MESSAGES_IN_THREADS if channel.is_thread else Permission.SEND_MESSAGES
        self.world.need(BOT, channel, sending, *([Permission.ATTACH_FILES] if files else []))

    def edit(self, call: Call) -> Answer:
        message, channel = self._own(call)
        if call.uploads:
            self.world.need(BOT, channel, Permission.ATTACH_FILES)
        return self._shown(self.messages.edit(message, call.fields, call.uploads))

    def _own(self, call: Call) -> tuple[Message, Channel]:
        """A message that the bot may change."""
        channel = self.world.channel(call.id(0))
        self.world.need(BOT, channel, Permission.VIEW_CHANNEL)
        message = self.messages.in_channel(channel, call.id(1))
        if message.author != BOT:
            raise Refusal(50005)
        if channel.is_thread and channel.archived:
            raise Refusal(50083)
        return message, channel

    def delete(self, call: Call) -> Answer:
        channel = self.world.channel(call.id(0))
        self.world.need(BOT, channel, Permission.VIEW_CHANNEL)
        message = self.messages.in_channel(channel, call.id(1))
        if message.author != BOT:
            self.world.need(BOT, channel, Permission.MANAGE_MESSAGES)
        if channel.is_thread and channel.archived:
            raise Refusal(50083)
        self.messages.delete(message)
        return Answer()

    def pin(self, call: Call) -> Answer:
        return self._pin(call, pinned=True)

    def unpin(self, call: Call) -> Answer:
        return self._pin(call, pinned=False)

    def _pin(self, call: Call, *, pinned: bool) -> Answer:
        channel = self.world.channel(call.id(0))
        self.world.need(BOT, channel, Permission.PIN_MESSAGES)
        self.messages.in_channel(channel, call.id(1)).pinned = pinned
        return Answer()

    def type(self, call: Call) -> Answer:
        channel = self.world.channel(call.id(0))
        self._may_send(channel, files=False)
        self.events.tell(Typing(channel))
        return Answer()

    # by the token of an interaction

    def answer(self, call: Call) -> Answer:
        interaction, message = self.interactions.answer(call.id(0), call.path[1], call.fields, call.uploads)
        if call.query.get("with_response", "0").lower() not in ("1", "true"):
            return Answer()
        return Answer(200, self.interactions.callback_payload(interaction, message))

    def follow_up(self, call: Call) -> Answer:
        interaction = self.interactions.by_token(call.id(0), call.path[1])
        return self._shown(self.interactions.follow_up(interaction, call.fields, call.uploads))

    def _by_token(self, call: Call) -> Message:
        interaction = self.interactions.by_token(call.id(0), call.path[1])
        return self.interactions.message_of(interaction, call.path[2])

    def fetch_by_token(self, call: Call) -> Answer:
        return self._shown(self._by_token(call))

    def edit_by_token(self, call: Call) -> Answer:
        return self._shown(self.messages.edit(self._by_token(call), call.fields, call.uploads))

    def delete_by_token(self, call: Call) -> Answer:
        self.messages.delete(self._by_token(call))
        return Answer()
