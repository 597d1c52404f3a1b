"""What a person does: presses, chooses, fills in a form, types a command, writes, opens a thread.

Everything that Discord's client would not let them do is refused with a sentence (Rejected): a button that is
not on the message or not enabled, an option that is not offered, a form that was not opened.
"""

from __future__ import annotations

import base64
import binascii
from collections.abc import Mapping
from typing import Any

from cogs.local_table.bot_side.interactions import Interaction, Interactions, Kind
from cogs.local_table.bot_side.rest_channels import join_thread, open_thread, unarchive
from cogs.local_table.limits import Refusal
from cogs.local_table.limits.components import SELECTS, ComponentKind
from cogs.local_table.limits.messages import CONTENT
from cogs.local_table.limits.requests import THREAD_NAME
from cogs.local_table.small_discord import commands, components
from cogs.local_table.small_discord.commands import Commands, OptionKind
from cogs.local_table.small_discord.events import ChannelCame, ChannelChanged, Events, ReadUpTo
from cogs.local_table.small_discord.forms import submitted
from cogs.local_table.small_discord.forums import open_post
from cogs.local_table.small_discord.messages import EPHEMERAL, Message, Messages
from cogs.local_table.small_discord.world import BOT, GUILD, PEOPLE, Channel, Payload, World
from cogs.local_table.small_discord.world import Kind as ChannelKind
from engines.contract.core import Rejected

LINK = 5
"""The style of a button that only opens an address."""
MOST_CHANNELS = 50
FILE_BYTES = 8 * 1024**2


class People:
    def __init__(
        self,
        world: World,
        messages: Messages,
        interactions: Interactions,
        known_commands: Commands,
        events: Events,
    ) -> None:
        self.world = world
        self.messages = messages
        self.interactions = interactions
        self.commands = known_commands
        self.events = events
        self._read = world.storage.reads()

    # finding what a person sees

    def channel(self, person: int, channel_id: int) -> Channel:
        channel = self.world.channels.get(channel_id)
        if channel is None or not self.world.sees(person, channel):
            raise Rejected("page-no-channel")
        return channel

    def message(self, person: int, message_id: int) -> Message:
        try:
            return self.messages.for_person(message_id, person)
        except Refusal:
            raise Rejected("page-no-message") from None

    def _place(self, message: Message) -> Channel:
        """The channel of a message, if something can be pressed there."""
        return _open(self.world.channel(message.channel))

    # components and forms

    def press(self, person: int, message_id: int, custom_id: str, *, nonce: str, locale: str) -> Interaction:
        message = self.message(person, message_id)
        button = self._part(message, custom_id)
        if button["type"] != ComponentKind.BUTTON or button.get("style") == LINK:
            raise Rejected("page-no-button")
        data = {"custom_id": custom_id, "component_type": button["type"], "id": button["id"]}
        return self._component(person, message, data, nonce, locale)

    def choose(
        self, person: int, message_id: int, custom_id: str, values: list[str], *, nonce: str, locale: str
    ) -> Interaction:
        message = self.message(person, message_id)
        menu = self._part(message, custom_id)
        if menu["type"] not in SELECTS:
            raise Rejected("page-no-button")
        least, most = menu["min_values"], menu["max_values"]
        if not least <= len(values) <= most or len(set(values)) != len(values):
            raise Rejected("page-menu-count", least=least, most=most)
        data = {"custom_id": custom_id, "component_type": menu["type"], "id": menu["id"], "values": values}
        if menu["type"] == ComponentKind.STRING_SELECT:
            if not set(values) <= {option["value"] for option in menu["options"]}:
                raise Rejected("page-menu-option")
        else:
            data["resolved"] = self._resolved(person, menu, values, self.world.channel(message.channel).guild)
        return self._component(person, message, data, nonce, locale)

    def _part(self, message: Message, custom_id: str) -> Payload:
        part = components.find(message.components, custom_id)
        if part is None:
            raise Rejected("page-no-button")
        if part.get("disabled"):
            raise Rejected("page-disabled")
        return part

    def _component(
        self, person: int, message: Message, data: Payload, nonce: str, locale: str
    ) -> Interaction:
        channel = self._place(message)
        return self.interactions.start(
            Kind.COMPONENT, person, channel, data, nonce=nonce, locale=locale, clicked=message
        )

    def _resolved(self, person: int, menu: Payload, values: list[str], guild: int) -> Payload:
        """What the ids in a menu of channels, roles or people mean."""
        resolved: Payload = {}
        for value in values:
            number = int(value) if value.isdecimal() else 0
            if menu["type"] == ComponentKind.CHANNEL_SELECT:
                channel = self.channel(person, number)
                if channel.is_dm or channel.kind not in (menu.get("channel_types") or [channel.kind]):
                    raise Rejected("page-menu-option")
                self._resolve_channel(resolved, person, channel)
            elif menu["type"] == ComponentKind.ROLE_SELECT:
                self._resolve_role(resolved, value, guild)
            elif menu["type"] in (ComponentKind.USER_SELECT, ComponentKind.MENTIONABLE_SELECT):
                self._resolve_user(resolved, number, guild)
            else:
                raise Rejected("page-menu-option")
        return resolved

    def _resolve_channel(self, resolved: Payload, person: int, channel: Channel) -> None:
        shown = self.world.channel_payload(channel)
        shown["permissions"] = str(self.world.permissions(person, channel))
        resolved.setdefault("channels", {})[str(channel.id)] = shown

    def _resolve_role(self, resolved: Payload, role_id: str, guild: int) -> None:
        found = [role for role in self.world.roles(guild) if role["id"] == role_id]
        if not found:
            raise Rejected("page-menu-option")
        resolved.setdefault("roles", {})[role_id] = found[0]

    def _resolve_user(self, resolved: Payload, user_id: int, guild: int) -> None:
        if user_id not in PEOPLE and user_id != BOT:
            raise Rejected("page-menu-option")
        resolved.setdefault("users", {})[str(user_id)] = self.world.user(user_id)
        if user_id not in self.world.left:
            known = self.world.member(user_id, guild)
            member = {key: value for key, value in known.items() if key != "user"}
            resolved.setdefault("members", {})[str(user_id)] = {**member, "permissions": "0"}

    def submit(
        self,
        person: int,
        interaction_id: int,
        custom_id: str,
        fields: Mapping[str, Any],
        *,
        nonce: str,
        locale: str,
    ) -> Interaction:
        opened = self._form(person, interaction_id)
        assert opened.form is not None
        if opened.form["custom_id"] != custom_id:
            raise Rejected("page-no-form")
        data: Payload = {"custom_id": custom_id, "components": submitted(opened.form["components"], fields)}
        clicked = self._clicked(opened)
        del self.interactions.forms[interaction_id]
        return self.interactions.start(
            Kind.FORM, person, opened.channel, data, nonce=nonce, locale=locale, clicked=clicked
        )

    def close_form(self, person: int, interaction_id: int) -> None:
        self._form(person, interaction_id)
        del self.interactions.forms[interaction_id]

    def _form(self, person: int, interaction_id: int) -> Interaction:
        opened = self.interactions.forms.get(interaction_id)
        if opened is None or opened.person != person:
            raise Rejected("page-no-form")
        return opened

    def _clicked(self, opened: Interaction) -> Message | None:
        """The message from which a form was opened, if it is still there."""
        try:
            return self.messages.for_person(opened.clicked or 0, opened.person)
        except Refusal:
            return None

    # commands

    def command(
        self, person: int, channel_id: int, name: str, options: Mapping[str, Any], *, nonce: str, locale: str
    ) -> Interaction:
        channel = _open(self._typing_place(person, channel_id))
        command, way = self.commands.find(name, person, channel)
        filled = commands.filled_in(commands.expected(command, way), options)
        data = self.commands.data(command, way, filled, channel)
        if resolved := self._resolved_options(person, filled, channel.guild):
            data["resolved"] = resolved
        return self.interactions.start(Kind.COMMAND, person, channel, data, nonce=nonce, locale=locale)

    async def autocomplete(
        self,
        person: int,
        channel_id: int,
        name: str,
        options: Mapping[str, Any],
        focused: str,
        *,
        locale: str,
    ) -> list[Payload]:
        """What the bot offers while somebody types; nothing if it does not answer in time."""
        channel = _open(self._typing_place(person, channel_id))
        command, way = self.commands.find(name, person, channel)
        wanted = commands.expected(command, way)
        if not any(one["name"] == focused and one.get("autocomplete") for one in wanted):
            raise Rejected("page-no-option", name=focused)
        data = self.commands.data(command, way, commands.filled_in(wanted, options, focused), channel)
        interaction = self.interactions.start(
            Kind.AUTOCOMPLETE, person, channel, data, nonce="", locale=locale
        )
        assert interaction.choices is not None
        return await interaction.choices

    def _typing_place(self, person: int, channel_id: int) -> Channel:
        channel = self.channel(person, channel_id)
        if channel.kind == ChannelKind.FORUM:
            raise Rejected("page-not-in-forum")
        return channel

    def _resolved_options(self, person: int, options: list[Payload], guild: int) -> Payload:
        resolved: Payload = {}
        for option in options:
            if option["type"] in (OptionKind.USER, OptionKind.MENTIONABLE):
                self._resolve_user(resolved, int(option["value"]), guild)
            elif option["type"] == OptionKind.CHANNEL:
                channel = self.channel(person, int(option["value"]))
                self._resolve_channel(resolved, person, channel)
            elif option["type"] == OptionKind.ATTACHMENT:
                file = self._uploaded(option["value"])
                option["value"] = file["id"]
                resolved.setdefault("attachments", {})[file["id"]] = file
        return resolved

    def _uploaded(self, value: Any) -> Payload:
        try:
            name, body = str(value["name"])[:100], base64.b64decode(value["data"], validate=True)
        except (KeyError, TypeError, ValueError, binascii.Error):
            raise Rejected("page-no-file") from None
        if not 0 < len(body) <= FILE_BYTES:
            raise Rejected("page-file-size", most=FILE_BYTES // 1024**2)
        file = self.messages.keep_file(None, components.file_name(name), body)
        return {**self.messages.attachment(file), "ephemeral": True}

    # the chat

    def say(self, person: int, channel_id: int, text: str, *, nonce: str) -> Message:
        channel = self._typing_place(person, channel_id)
        _check_text(text)
        if channel.is_thread:
            if channel.locked:
                raise Rejected("page-thread-closed")
            if channel.archived:
                unarchive(self.world, self.events, channel)
            join_thread(self.world, self.events, channel, person)
        return self.messages.send(person, channel, {"content": text, "nonce": nonce})

    def open_thread(self, person: int, channel_id: int, name: str) -> Channel:
        parent = self.channel(person, channel_id)
        if parent.kind != ChannelKind.TEXT:
            raise Rejected("page-no-thread-here")
        body = {"name": self._name(name, THREAD_NAME), "type": ChannelKind.PUBLIC_THREAD}
        return open_thread(self.world, self.events, parent, person, body)

    def open_post(self, person: int, channel_id: int, name: str, text: str, tags: list[int]) -> Channel:
        forum = self.channel(person, channel_id)
        if forum.kind != ChannelKind.FORUM:
            raise Rejected("page-no-post-here")
        _check_text(text)
        body = {"name": self._name(name, THREAD_NAME), "message": {"content": text}, "applied_tags": tags}
        try:
            return open_post(self.world, self.messages, self.events, forum, person, body)[0]
        except Refusal as refusal:
            why = {40066: "page-no-tag-usable", 40067: "page-tag-missing", 50035: "page-menu-option"}
            raise Rejected(why.get(refusal.code, "page-may-not-post")) from None

    def open_channel(self, person: int, name: str, guild: int = GUILD) -> Channel:
        """Everybody may, here; on Discord those who manage channels."""
        if len(self.world.visible(person, guild)) >= MOST_CHANNELS:
            raise Rejected("page-too-many-channels", most=MOST_CHANNELS)
        wanted = "-".join(self._name(name, THREAD_NAME).lower().split())
        position = 1 + max(one.position for one in self.world.channels.values())
        channel = Channel(self.world.snowflakes(), ChannelKind.TEXT, wanted, guild, position=position)
        self.world.keep(channel)
        self.events.tell(ChannelCame(channel))
        return channel

    def _name(self, name: str, most: int) -> str:
        if not 1 <= len(name.strip()) <= most:
            raise Rejected("page-name-length", most=most)
        return name.strip()

    def dismiss(self, person: int, message_id: int) -> None:
        message = self.message(person, message_id)
        if not message.flags & EPHEMERAL:
            raise Rejected("page-not-ephemeral")
        self.messages.delete(message)

    def read(self, person: int, channel_id: int, message_id: int) -> None:
        channel = self.channel(person, channel_id)
        if message_id > self._read.get((person, channel_id), 0):
            self._read[person, channel_id] = message_id
            self.world.storage.keep_read(person, channel_id, message_id)
            self.events.tell(ReadUpTo(person, channel))

    def unread(self, person: int, channel: Channel) -> tuple[int, int]:
        return self.messages.unread(channel, person, self._read.get((person, channel.id), 0))

    def set_dms(self, person: int, is_open: bool) -> None:
        """Whether the bot may write direct messages to this person."""
        self.world.close_dms(person, closed=not is_open)
        self.events.tell(ChannelChanged(self.world.dm(person)))


def _check_text(text: str) -> None:
    if not len(text.strip()) > 0 or len(text) > CONTENT:
        raise Rejected("page-text-length", most=CONTENT)


def _open(channel: Channel) -> Channel:
    """In a thread that is archived nothing can be pressed and no command typed; a message opens it again."""
    if channel.is_thread and channel.locked:
        raise Rejected("page-thread-closed")
    if channel.is_thread and channel.archived:
        raise Rejected("page-thread-archived")
    return channel
