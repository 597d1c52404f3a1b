"""The small Discord: a server with its channels, threads and roles, six people, and one bot.

Ids of the server, its first channel and the people never change, so tables in the database are found again.
Load and crash runs open more servers, so that each shard of the bot has some.
"""

from __future__ import annotations

import hmac
import secrets
from enum import IntEnum
from typing import Any, NamedTuple

import msgspec

from cogs.local_table.limits import Refusal
from cogs.local_table.small_discord.permissions import ALL, DM_PERMISSIONS, EVERYBODY, OF_THE_BOT, Permission
from cogs.local_table.small_discord.roles import Role, Roles
from cogs.local_table.small_discord.roles import payload as role_payload
from cogs.local_table.small_discord.snowflakes import SHIFT, Snowflakes, moment, written
from cogs.local_table.small_discord.storage import Storage

BOT = 1456074443980800001
GUILD = 1456074443980800002
MANAGERS, BOT_ROLE, FIRST_CHANNEL = 1, 2, 3
"""What the ids of a server's roles and of its first channel are more than its own."""
HARBOR = GUILD + FIRST_CHANNEL
TAVERN = GUILD + 10
"""The forum of the first server. The ids between are the people's."""
FIRST_PERSON = 1456074443980800006
APPLICATION = BOT
GUILDS = "guilds"
"""The key under which the servers are kept."""
Payload = dict[str, Any]


class Kind(IntEnum):
    """The types of channels."""

    TEXT = 0
    DM = 1
    PUBLIC_THREAD = 11
    PRIVATE_THREAD = 12
    FORUM = 15


THREADS = frozenset({Kind.PUBLIC_THREAD, Kind.PRIVATE_THREAD})


class Person(NamedTuple):
    id: int
    name: str


NAMES = ("Inge", "Otto", "Ruth", "Emil", "Lea", "Konstantin")
PEOPLE = {FIRST_PERSON + number: Person(FIRST_PERSON + number, name) for number, name in enumerate(NAMES)}
OWNER = FIRST_PERSON
"""Owns the server and the application, and manages both."""


TAGS = ("Age of Discovery", "Efemeris", "Entdecker", "Magellan", "New Found Land")
"""Of the posts in the forum, named like the games."""
REQUIRE_TAG = 1 << 4
"""The flag of a forum whose posts must have a tag."""


class Tag(msgspec.Struct, omit_defaults=True):
    """What a post in a forum can be marked with; `moderated`: by those who manage threads."""

    id: int
    name: str
    moderated: bool = False


class Overwrite(msgspec.Struct):
    """Permissions of a role or of a member in one channel."""

    id: int
    member: bool
    allow: int = 0
    deny: int = 0


class Channel(msgspec.Struct, omit_defaults=True):
    id: int
    kind: int
    name: str = ""
    guild: int = GUILD
    """Unused in direct messages."""
    parent: int | None = None
    topic: str | None = None
    position: int = 0
    overwrites: list[Overwrite] = []
    last_message: int | None = None
    """The id of the newest message; in a forum, of the newest post."""
    flags: int = 0
    tags: list[Tag] = []
    """Of a forum: those that its posts can have."""
    applied: list[int] = []
    """The tags of a forum post."""
    person: int | None = None
    """With whom the bot has this direct channel."""
    owner: int | None = None
    """Of a thread, like all that follows."""
    members: list[int] = []
    archived: bool = False
    locked: bool = False
    invitable: bool = True
    archive_minutes: int = 1440
    archive_moment: str = ""
    count: int = 0

    @property
    def is_thread(self) -> bool:
        return self.kind in THREADS

    @property
    def is_dm(self) -> bool:
        return self.kind == Kind.DM


class World:
    """Who and what there is. Raises Refusal for what does not exist."""

    def __init__(self, storage: Storage, snowflakes: Snowflakes) -> None:
        self.storage = storage
        self.snowflakes = snowflakes
        self.channels = {channel.id: channel for channel in storage.channels(Channel)}
        self.is_new = not self.channels
        """Whether nothing was kept of an earlier run."""
        if self.is_new:
            self.keep(Channel(HARBOR, Kind.TEXT, "harbor"))
        self.ranks = Roles(storage, _first_roles)
        """The roles, from the lowest to the highest."""
        self._open_forum()
        more = storage.meta(GUILDS)
        self.guilds: dict[int, str] = {GUILD: "Portolan"}
        """The names of the servers."""
        self.guilds |= msgspec.json.decode(more, type=dict[int, str]) if more else {}
        self.dms = {channel.person: channel for channel in self.channels.values() if channel.is_dm}
        closed = storage.meta("closed dms")
        self.closed_dms: set[int] = set(msgspec.json.decode(closed, type=list[int])) if closed else set()
        self.key = self._secret("key")
        """Opens the people's side."""
        self._reading_key = self._secret("reading key")
        self.bot_token = f"local.table.{self._secret('bot token')}"
        self.left: set[int] = set()
        """People who are no longer members of the server."""

    def _open_forum(self) -> None:
        """Once, also in a chat that was begun before there were forums."""
        if self.storage.meta("forum") is None:
            tags = [Tag(TAVERN + number, name) for number, name in enumerate(TAGS, start=1)]
            self.keep(Channel(TAVERN, Kind.FORUM, "tavern", position=1, tags=tags))
            self.storage.set_meta("forum", str(TAVERN))

    def _secret(self, name: str) -> str:
        known = self.storage.meta(name)
        if known is None:
            known = name[0] + secrets.token_urlsafe(24)  # never the same for two purposes
            self.storage.set_meta(name, known)
        return known

    def reading_key(self, reader: int) -> str:
        """Is in the addresses of files: it opens nothing else, and is of no use to another reader."""
        return hmac.digest(self._reading_key.encode(), str(reader).encode(), "sha256").hex()[:40]

    def keep(self, channel: Channel) -> None:
        """Remember a channel that is new or has changed."""
        self.channels[channel.id] = channel
        self.storage.keep_channel(channel.id, channel)

    def channel(self, channel_id: int) -> Channel:
        if channel_id not in self.channels:
            raise Refusal(10003)
        return self.channels[channel_id]

    def person(self, user_id: int) -> Person:
        if user_id not in PEOPLE:
            raise Refusal(10013)
        return PEOPLE[user_id]

    def open_guild(self, name: str) -> int:
        """One more server, with a first channel. Their ids go through all shards, in turn."""
        guild = GUILD + (len(self.guilds) << SHIFT)
        while guild in self.guilds:
            guild += 1 << SHIFT
        self.guilds[guild] = name
        self.keep(Channel(guild + FIRST_CHANNEL, Kind.TEXT, "harbor", guild))
        self._keep_guilds()
        return guild

    def close_guild(self, guild: int) -> None:
        """The bot is removed from a server: it no longer exists for the bot."""
        del self.guilds[guild]
        for channel in [one for one in self.channels.values() if one.guild == guild and not one.is_dm]:
            del self.channels[channel.id]
            self.storage.drop_channel(channel.id)
        self.ranks.forget(guild)
        self._keep_guilds()

    def _keep_guilds(self) -> None:
        self.storage.set_meta(GUILDS, msgspec.json.encode(self.guilds).decode())

    def in_guild(self, guild: int) -> int:
        """The id of a server that exists."""
        if guild not in self.guilds:
            raise Refusal(10004)
        return guild

    def dm(self, user_id: int) -> Channel:
        """The direct channel of the bot and a person."""
        self.person(user_id)
        if user_id not in self.dms:
            self.dms[user_id] = Channel(self.snowflakes(), Kind.DM, person=user_id)
            self.keep(self.dms[user_id])
        return self.dms[user_id]

    def close_dms(self, user_id: int, closed: bool) -> None:
        (self.closed_dms.add if closed else self.closed_dms.discard)(user_id)
        self.storage.set_meta("closed dms", msgspec.json.encode(sorted(self.closed_dms)).decode())

    def threads_of(self, channel_id: int) -> list[Channel]:
        return [channel for channel in self.channels.values() if channel.parent == channel_id]

    def remove(self, channel: Channel) -> list[Channel]:
        """Delete a channel with its threads; returns all that went."""
        gone = [*self.threads_of(channel.id), channel]
        for one in gone:
            self.channels.pop(one.id)
            self.storage.drop_channel(one.id)
        return gone

    # permissions

    def permissions(self, user_id: int, channel: Channel) -> int:
        """What somebody may do in a channel; in a thread by the rules of its parent."""
        if channel.is_dm:
            return DM_PERMISSIONS if user_id in (channel.person, BOT) else 0
        if user_id in self.left:
            return 0
        held = self.ranks.held_by(user_id, channel.guild)
        allowed = self.guild_permissions(user_id, channel.guild)
        if allowed & Permission.ADMINISTRATOR:
            return ALL
        place = self.channels.get(channel.parent or 0, channel) if channel.is_thread else channel
        everybody = [one for one in place.overwrites if one.id == channel.guild]
        ids = {role.id for role in held}
        roles = [one for one in place.overwrites if not one.member and one.id in ids]
        own = [one for one in place.overwrites if one.member and one.id == user_id]
        for group in (everybody, roles, own):
            for one in group:
                allowed &= ~one.deny
            for one in group:
                allowed |= one.allow
        return allowed if allowed & Permission.VIEW_CHANNEL else 0

    def guild_permissions(self, user_id: int, guild: int) -> int:
        """What somebody's roles allow, before a channel says otherwise."""
        if user_id == OWNER:
            return ALL
        allowed = EVERYBODY
        for role in self.ranks.held_by(user_id, guild):
            allowed |= role.permissions
        return allowed

    def sees(self, user_id: int, channel: Channel) -> bool:
        if not self.permissions(user_id, channel) & Permission.VIEW_CHANNEL:
            return False
        return channel.kind != Kind.PRIVATE_THREAD or user_id in channel.members

    def visible(self, user_id: int, guild: int | None = None) -> list[Channel]:
        """The channels and threads of a server, or of all, that somebody sees."""
        there = [one for one in self.channels.values() if not one.is_dm and guild in (None, one.guild)]
        return [one for one in there if self.sees(user_id, one)]

    def need(self, user_id: int, channel: Channel, *needed: Permission) -> None:
        """Raise the refusal of somebody who may not do this here."""
        if not self.sees(user_id, channel):
            raise Refusal(50001)
        have = self.permissions(user_id, channel)
        if any(not have & permission for permission in needed):
            raise Refusal(50013)

    # Discord's objects

    def user(self, user_id: int) -> Payload:
        name = "Portolan" if user_id == BOT else self.person(user_id).name
        return {
            "id": str(user_id),
            "username": name.lower(),
            "global_name": None if user_id == BOT else name,
            "discriminator": "0",
            "avatar": None,
            "banner": None,
            "accent_color": None,
            "avatar_decoration_data": None,
            "collectibles": None,
            "primary_guild": None,
            "bot": user_id == BOT,
            "public_flags": 0,
            "flags": 0,
        }

    def member(self, user_id: int, guild: int) -> Payload:
        if user_id != BOT and (user_id not in PEOPLE or user_id in self.left):
            raise Refusal(10007)
        return {
            "user": self.user(user_id),
            "nick": None,
            "avatar": None,
            "banner": None,
            "roles": [str(role.id) for role in self.ranks.held_by(user_id, guild)],
            "joined_at": moment(guild),
            "premium_since": None,
            "communication_disabled_until": None,
            "deaf": False,
            "mute": False,
            "pending": False,
            "flags": 0,
        }

    def channel_payload(self, channel: Channel) -> Payload:
        payload: Payload = {
            "id": str(channel.id),
            "type": int(channel.kind),
            "flags": channel.flags,
            "last_message_id": _text(channel.last_message),
        }
        if channel.is_dm:
            return payload | {"recipients": [self.user(channel.person or 0)]}
        payload |= {
            "guild_id": str(channel.guild),
            "name": channel.name,
            "parent_id": _text(channel.parent),
            "rate_limit_per_user": 0,
        }
        if channel.is_thread:
            return payload | self._thread(channel)
        if channel.kind == Kind.FORUM:
            payload |= _forum(channel)
        return payload | {
            "position": channel.position,
            "topic": channel.topic,
            "nsfw": False,
            "default_auto_archive_duration": channel.archive_minutes,
            "permission_overwrites": [
                {"id": str(one.id), "type": int(one.member), "allow": str(one.allow), "deny": str(one.deny)}
                for one in channel.overwrites
            ],
        }

    def _thread(self, channel: Channel) -> Payload:
        metadata = {
            "archived": channel.archived,
            "archive_timestamp": channel.archive_moment or moment(channel.id),
            "auto_archive_duration": channel.archive_minutes,
            "locked": channel.locked,
            "create_timestamp": moment(channel.id),
        }
        if channel.kind == Kind.PRIVATE_THREAD:
            metadata["invitable"] = channel.invitable
        payload: Payload = {
            "owner_id": _text(channel.owner),
            "thread_metadata": metadata,
            "message_count": channel.count,
            "member_count": len(channel.members),
            "total_message_sent": channel.count,
        }
        if self.is_post(channel):
            payload["applied_tags"] = [str(tag) for tag in channel.applied]
        if BOT in channel.members:
            payload["member"] = thread_member(channel, BOT)
        return payload

    def is_post(self, channel: Channel) -> bool:
        """Whether a thread is a post in a forum."""
        parent = self.channels.get(channel.parent or 0)
        return channel.is_thread and parent is not None and parent.kind == Kind.FORUM

    def role(self, guild: int, role: Role) -> Payload:
        return role_payload(role, self.ranks.position(guild, role))

    def roles(self, guild: int) -> list[Payload]:
        everybody = role_payload(Role(guild, "@everyone", EVERYBODY), 0)
        return [everybody, *(self.role(guild, role) for role in self.ranks.of_guild(guild))]

    def guild(self, guild: int) -> Payload:
        empty = ("emojis", "stickers", "features")
        absent = (
            "icon",
            "banner",
            "splash",
            "discovery_splash",
            "description",
            "vanity_url_code",
            "home_header",
        )
        unset = (
            "afk_channel_id",
            "system_channel_id",
            "rules_channel_id",
            "public_updates_channel_id",
        )
        numbers = ("mfa_level", "nsfw_level", "explicit_content_filter", "verification_level", "premium_tier")
        return {
            "id": str(guild),
            "name": self.guilds[guild],
            "owner_id": str(OWNER),
            "preferred_locale": "en-US",
            "afk_timeout": 300,
            "default_message_notifications": 1,
            "system_channel_flags": 0,
            "premium_progress_bar_enabled": False,
            "nsfw": False,
            "max_members": 500000,
            "region": "",
            "widget_enabled": False,
            "widget_channel_id": None,
            "application_id": None,
            "safety_alerts_channel_id": None,
            "max_presences": None,
            "incidents_data": None,
            "max_video_channel_users": 25,
            "max_stage_video_channel_users": 50,
            "premium_subscription_count": 0,
            "roles": self.roles(guild),
            **{name: [] for name in empty},
            **dict.fromkeys((*absent, *unset)),
            **dict.fromkeys(numbers, 0),
        }

    def guild_create(self, guild: int) -> Payload:
        """A server as the gateway tells it to the bot when it connects."""
        seen = self.visible(BOT, guild)
        lists = (
            "voice_states", "presences", "stage_instances", "guild_scheduled_events", "soundboard_sounds",
        )  # fmt: skip
        return {
            **self.guild(guild),
            **{name: [] for name in lists},
            "joined_at": moment(guild),
            "large": False,
            "unavailable": False,
            "member_count": len(PEOPLE) - len(self.left) + 1,
            "members": [self.member(BOT, guild)],
            "channels": [self.channel_payload(one) for one in seen if not one.is_thread],
            "threads": [self.channel_payload(one) for one in seen if one.is_thread and not one.archived],
        }

    def archive_now(self, channel: Channel, archived: bool) -> None:
        channel.archived = archived
        channel.archive_moment = written(self.snowflakes.clock())


def thread_member(channel: Channel, user_id: int) -> Payload:
    return {
        "id": str(channel.id),
        "user_id": str(user_id),
        "join_timestamp": moment(channel.id),
        "flags": 0,
    }


def _first_roles(guild: int) -> list[Role]:
    return [
        Role(guild + MANAGERS, "managers", ALL, holders=[OWNER]),
        Role(guild + BOT_ROLE, "Portolan", OF_THE_BOT, bot=BOT, holders=[BOT]),
    ]


def _forum(channel: Channel) -> Payload:
    return {
        "available_tags": [
            {
                "id": str(tag.id),
                "name": tag.name,
                "moderated": tag.moderated,
                "emoji_id": None,
                "emoji_name": None,
            }
            for tag in channel.tags
        ],
        "default_reaction_emoji": None,
        "default_sort_order": None,
        "default_forum_layout": 0,
        "default_thread_rate_limit_per_user": 0,
    }


def _text(number: int | None) -> str | None:
    return None if number is None else str(number)
