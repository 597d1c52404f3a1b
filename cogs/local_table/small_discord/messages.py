"""Messages and their files: sent, edited and deleted as Discord does it, and what each reader is shown."""

from __future__ import annotations

import io
import re
import time
from bisect import bisect_left, bisect_right, insort
from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import msgspec
from PIL import Image, UnidentifiedImageError

from cogs.local_table.limits import Refusal
from cogs.local_table.small_discord import components
from cogs.local_table.small_discord.events import Events, MessageCame, MessageEdited, MessageGone
from cogs.local_table.small_discord.permissions import Permission
from cogs.local_table.small_discord.snowflakes import moment, written
from cogs.local_table.small_discord.storage import StoredFile
from cogs.local_table.small_discord.world import APPLICATION, BOT, PEOPLE, Channel, Payload, World

EPHEMERAL, LOADING, V2 = 1 << 6, 1 << 7, 1 << 15
SETTABLE = 1 << 2 | 1 << 12 | V2
"""The flags that a sender may set: no embeds, no notification, Components V2."""
NONCE_SECONDS = 300
"""How long a repeated nonce is recognized."""
KEPT_IN_CHANNEL, KEPT_FOR_ONE = 1000, 10
"""Messages of a channel, and ephemeral ones of a person there, that a new start keeps."""
KEPT_REPLACED = 24
"""Files."""
MENTION = re.compile(r"<@!?(\d+)>")
ROLE_MENTION = re.compile(r"<@&(\d+)>")
OTHER = "application/octet-stream"
REPLY = 20
"""The type of a message that answers a slash command."""


class Upload(NamedTuple):
    number: int
    """The file's number in the request."""
    name: str
    body: bytes


class File(msgspec.Struct, omit_defaults=True):
    """An attachment, without what is in it."""

    id: int
    name: str
    size: int
    kind: str
    description: str | None = None
    width: int | None = None
    height: int | None = None


class Message(msgspec.Struct, omit_defaults=True):
    id: int
    channel: int
    author: int
    kind: int = 0
    content: str = ""
    flags: int = 0
    components: list[Payload] = []
    embeds: list[Payload] = []
    files: list[File] = []
    mentions: list[int] = []
    """Who was notified when it was sent; edits notify nobody."""
    mention_roles: list[int] = []
    """The roles that it mentions, as it is now."""
    called: list[int] = []
    """Who was notified because of such a role."""
    edited: str | None = None
    pinned: bool = False
    only_for: int | None = None
    """Ephemeral: nobody else knows of it, and the bot reaches it through its interaction only."""
    origin: Payload | None = None
    """Of an answer to an interaction: its metadata."""
    nonce: str | int | None = None


class Messages:
    def __init__(self, world: World, events: Events) -> None:
        self.world = world
        self.events = events
        self.storage = world.storage
        self.base = ""
        """The address of this server, for the bot."""
        self._all: dict[int, Message] = {}
        self._ids: defaultdict[int, list[int]] = defaultdict(list)
        self._nonces: dict[tuple[int, str], tuple[float, int]] = {}
        self._replaced: dict[int, tuple[StoredFile, Message]] = {}
        """Files that an edit has just replaced: a window may still be fetching them."""
        for message in self.storage.messages(Message):
            self._add(message)
        self._prune()

    def _add(self, message: Message) -> None:
        self._all[message.id] = message
        insort(self._ids[message.channel], message.id)

    def _prune(self) -> None:
        """Forget what is long past, so that the file does not grow for ever; and "is thinking", where the bot
        was stopped in the middle: nobody is left to answer that."""
        for ids in list(self._ids.values()):
            own: defaultdict[int | None, int] = defaultdict(int)
            for message_id in list(reversed(ids)):
                reader, thinking = self._all[message_id].only_for, self._all[message_id].flags & LOADING
                own[reader] += not thinking
                if thinking or own[reader] > (KEPT_IN_CHANNEL if reader is None else KEPT_FOR_ONE):
                    self._forget(message_id)

    def _forget(self, message_id: int) -> Message:
        message = self._all.pop(message_id)
        self._ids[message.channel].remove(message_id)
        self.storage.drop_message(message_id)
        return message

    def forget_channel(self, channel: Channel) -> None:
        for message_id in self._ids.pop(channel.id, []):
            del self._all[message_id]
        gone = [file for file, (_, message) in self._replaced.items() if message.channel == channel.id]
        for file_id in gone:
            del self._replaced[file_id]

    # finding

    def get(self, message_id: int) -> Message:
        """A message, whoever may see it."""
        if message_id not in self._all:
            raise Refusal(10008)
        return self._all[message_id]

    def in_channel(self, channel: Channel, message_id: int) -> Message:
        """A message as the bot finds it by its id: not an ephemeral one."""
        message = self.get(message_id)
        if message.channel != channel.id or message.only_for is not None:
            raise Refusal(10008)
        return message

    def for_person(self, message_id: int, person: int) -> Message:
        message = self.get(message_id)
        if not self.shown_to(message, person):
            raise Refusal(10008)
        return message

    def shown_to(self, message: Message, reader: int) -> bool:
        if message.only_for is not None:
            return reader == message.only_for
        channel = self.world.channels.get(message.channel)
        return channel is not None and self.world.sees(reader, channel)

    def file_for(self, file_id: int, name: str, reader: int) -> StoredFile | None:
        """A file, if this reader may see its message. The bot may also have what came with a command."""
        stored = self.storage.file(file_id)
        message = None if stored is None or stored.message is None else self._all.get(stored.message)
        if stored is None and file_id in self._replaced:
            stored, message = self._replaced[file_id]
        if stored is None or stored.name != name:
            return None
        if message is None:
            return stored if stored.message is None and reader == BOT else None
        return stored if reader == BOT or self.shown_to(message, reader) else None

    def history(
        self,
        channel: Channel,
        reader: int,
        limit: int,
        *,
        before: int | None = None,
        after: int | None = None,
    ) -> list[Message]:
        """Up to `limit` messages, newest first: the newest ones, or those right after a message."""
        ids = self._ids[channel.id]
        if after is not None:
            forward = self._shown(ids[bisect_right(ids, after) :], reader)
            return [message for message, _ in zip(forward, range(limit), strict=False)][::-1]
        end = len(ids) if before is None else bisect_left(ids, before)
        backward = self._shown(reversed(ids[:end]), reader)
        return [message for message, _ in zip(backward, range(limit), strict=False)]

    def _shown(self, ids: Sequence[int] | Iterator[int], reader: int) -> Iterator[Message]:
        for message_id in ids:
            message = self._all[message_id]
            if message.only_for is None or message.only_for == reader:
                yield message

    def unread(self, channel: Channel, person: int, read: int) -> tuple[int, int]:
        """How many messages of others are newer than the one read last, and how many notified this person."""
        ids = self._ids[channel.id]
        new = [
            message
            for message in self._shown(ids[bisect_right(ids, read) :], person)
            if message.author != person and message.only_for is None
        ]
        called = [channel.is_dm or person in (*message.mentions, *message.called) for message in new]
        return len(new), sum(called)

    # sending

    def send(
        self,
        author: int,
        channel: Channel,
        body: Payload,
        uploads: Sequence[Upload] = (),
        *,
        only_for: int | None = None,
        origin: Payload | None = None,
        flags: int = 0,
        message_id: int | None = None,
    ) -> Message:
        """A new message. With `enforce_nonce` a repeated one gives the first back."""
        nonce = body.get("nonce")
        if body.get("enforce_nonce") and (known := self._repeated(channel, nonce)) is not None:
            return known
        message = Message(message_id or self.world.snowflakes(), channel.id, author, nonce=nonce)
        message.only_for, message.origin = only_for, origin
        if origin is not None and origin["type"] == 2:
            message.kind = REPLY
        message.flags = flags | (int(body.get("flags") or 0) & SETTABLE)
        self._write(message, body, uploads)
        message.mentions = _notified(message, body.get("allowed_mentions"))
        message.mention_roles = self._mentioned_roles(message, channel, body.get("allowed_mentions"))
        if only_for is None:
            message.called = self._holders(channel, message.mention_roles)
        self._add(message)
        self._keep(message)
        if only_for is None:
            channel.last_message = message.id
            channel.count += 1
            self.world.keep(channel)
        if nonce is not None:
            self._nonces[channel.id, str(nonce)] = time.monotonic(), message.id
        self.events.tell(MessageCame(message.id))
        return message

    def _repeated(self, channel: Channel, nonce: Any) -> Message | None:
        sent = self._nonces.get((channel.id, str(nonce)))
        if sent is None or time.monotonic() - sent[0] > NONCE_SECONDS:
            return None
        return self._all.get(sent[1])

    def edit(self, message: Message, body: Payload, uploads: Sequence[Upload] = ()) -> Message:
        """What the body does not mention stays; Components V2 cannot be taken off a message."""
        flags = int(body.get("flags") or 0)
        message.flags = message.flags & (EPHEMERAL | V2) | flags & SETTABLE
        self._write(message, body, uploads)
        channel = self.world.channel(message.channel)
        message.mention_roles = self._mentioned_roles(message, channel, body.get("allowed_mentions"))
        message.edited = written(self.world.snowflakes.clock())
        self._keep(message)
        self.events.tell(MessageEdited(message.id))
        return message

    def _mentioned_roles(self, message: Message, channel: Channel, allowed: Payload | None) -> list[int]:
        """The roles that a message calls: those that it names, as far as its sender allows that, and may."""
        named = {int(found) for text in _texts(message) for found in ROLE_MENTION.findall(text)}
        if allowed is not None and "roles" not in (allowed.get("parse") or []):
            named &= {int(role) for role in allowed.get("roles") or []}
        if not named or channel.is_dm:
            return []
        any_role = bool(self.world.permissions(message.author, channel) & Permission.MENTION_EVERYONE)
        known = self.world.ranks.of_guild(channel.guild)
        return [role.id for role in known if role.id in named and (any_role or role.mentionable)]

    def _holders(self, channel: Channel, roles: Sequence[int]) -> list[int]:
        held = [role.holders for role in self.world.ranks.of_guild(channel.guild) if role.id in roles]
        return sorted({person for holders in held for person in holders})

    def delete(self, message: Message) -> None:
        for file in message.files:
            self._drop_file(file.id, message)
        self._forget(message.id)
        channel = self.world.channel(message.channel)
        if message.only_for is None and message.id != channel.id:  # the first message of a post isn't counted
            channel.count -= 1
            self.world.keep(channel)
        self.events.tell(MessageGone(message.id, channel, message.only_for))

    def _keep(self, message: Message) -> None:
        self.storage.keep_message(message.id, message.channel, message)

    def _write(self, message: Message, body: Payload, uploads: Sequence[Upload]) -> None:
        if "content" in body:
            message.content = body["content"] or ""
        if "embeds" in body:
            message.embeds = body["embeds"] or []
        if "components" in body:
            message.components = components.numbered(body["components"] or [])
            if components.has_v2(message.components):
                message.flags |= V2
        if uploads or "attachments" in body:
            self._attach(message, body, uploads)

    def _attach(self, message: Message, body: Payload, uploads: Sequence[Upload]) -> None:
        """`attachments` is the whole list: files with their id stay, the others come with this request."""
        listed: dict[int, Payload] = {int(entry["id"]): entry for entry in body.get("attachments") or []}
        if "attachments" in body:
            for file in [file for file in message.files if file.id not in listed]:
                self._drop_file(file.id, message)
            message.files = [file for file in message.files if file.id in listed]
        for upload in uploads:
            entry = listed.get(upload.number, {})
            name = components.file_name(str(entry.get("filename") or upload.name))
            message.files.append(self.keep_file(message.id, name, upload.body, entry.get("description")))

    def _drop_file(self, file_id: int, message: Message) -> None:
        stored = self.storage.file(file_id)
        if stored is not None:
            self._replaced[file_id] = stored, message
        self.storage.drop_file(file_id)
        while len(self._replaced) > KEPT_REPLACED:
            del self._replaced[next(iter(self._replaced))]

    def keep_file(self, message: int | None, name: str, body: bytes, description: str | None = None) -> File:
        file = File(self.world.snowflakes(), name, len(body), _content_type(name), description)
        if file.kind.startswith("image/"):
            file.kind, file.width, file.height = _looked_at(body)
        self.storage.keep_file(StoredFile(file.id, message, name, body))
        return file

    @staticmethod
    def kind_of(name: str, body: bytes) -> str:
        """What a file is: a picture only if it really is one."""
        kind = _content_type(name)
        return _looked_at(body)[0] if kind.startswith("image/") else kind

    # Discord's object

    def payload(self, message: Message, reader: int) -> Payload:
        """A message as this reader is shown it."""
        urls = {file.name: self._url(file, reader) for file in message.files}
        media = {file.name: self._media(file, urls[file.name]) for file in message.files}
        payload: Payload = {
            "id": str(message.id),
            "channel_id": str(message.channel),
            "type": message.kind,
            "author": self.world.user(message.author),
            "content": message.content,
            "timestamp": moment(message.id),
            "edited_timestamp": message.edited,
            "flags": message.flags,
            "tts": False,
            "pinned": message.pinned,
            "mention_everyone": False,
            "mention_roles": [str(role) for role in message.mention_roles],
            "mentions": [self.world.user(user_id) for user_id in message.mentions],
            "attachments": [self.attachment(file, urls[file.name]) for file in message.files],
            "embeds": message.embeds,
            "components": components.shown(message.components, media),
        }
        if message.nonce is not None:
            payload["nonce"] = message.nonce
        if message.author == BOT:
            payload["application_id"] = str(APPLICATION)
        if message.origin is not None:
            payload["webhook_id"] = str(APPLICATION)
            payload["interaction_metadata"] = message.origin
        return payload

    def _url(self, file: File, reader: int) -> str:
        """For the bot with the address of this server, for people within it."""
        base = self.base if reader == BOT else ""
        return f"{base}/attachments/{file.id}/{file.name}?key={self.world.reading_key(reader)}&as={reader}"

    def attachment(self, file: File, url: str | None = None) -> Payload:
        url = url or self._url(file, BOT)
        payload: Payload = {
            "id": str(file.id),
            "filename": file.name,
            "size": file.size,
            "url": url,
            "proxy_url": url,
            "content_type": file.kind,
        }
        if file.description is not None:
            payload["description"] = file.description
        if file.width is not None:
            payload |= {"width": file.width, "height": file.height}
        return payload

    def _media(self, file: File, url: str) -> Payload:
        media: Payload = {
            "id": str(file.id),
            "url": url,
            "proxy_url": url,
            "content_type": file.kind,
            "attachment_id": str(file.id),
            "size": file.size,
        }
        if file.width is not None:
            media |= {"width": file.width, "height": file.height}
        return media


def _content_type(name: str) -> str:
    kinds = {"webp": "image/webp", "png": "image/png", "gif": "image/gif", "jpg": "image/jpeg"}
    kinds |= {"json": "application/json", "txt": "text/plain"}
    return kinds.get(name.rpartition(".")[2].lower(), OTHER)


def _looked_at(body: bytes) -> tuple[str, int | None, int | None]:
    """The kind and the size of a picture, from its first bytes."""
    try:
        with Image.open(io.BytesIO(body)) as picture:
            return Image.MIME.get(picture.format or "", OTHER), picture.width, picture.height
    except (UnidentifiedImageError, OSError):
        return OTHER, None, None


def _texts(message: Message) -> list[str]:
    return [message.content, *components.texts(message.components)]


def _notified(message: Message, allowed: Payload | None) -> list[int]:
    """Whom a new message notifies: those it mentions, as far as its sender allows that."""
    named = [int(found) for text in _texts(message) for found in MENTION.findall(text)]
    if allowed is not None and "users" not in (allowed.get("parse") or []):
        users = {int(user_id) for user_id in allowed.get("users") or []}
        named = [user_id for user_id in named if user_id in users]
    return [user_id for user_id in dict.fromkeys(named) if user_id in PEOPLE]
