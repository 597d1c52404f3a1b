"""What happens in this Discord. The gateway tells the bot, the page's sockets tell the people."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from cogs.local_table.small_discord.roles import Role
from cogs.local_table.small_discord.world import Channel


class MessageCame(NamedTuple):
    message_id: int


class MessageEdited(NamedTuple):
    message_id: int


class MessageGone(NamedTuple):
    message_id: int
    channel: Channel
    only_for: int | None


class ChannelCame(NamedTuple):
    channel: Channel


class ChannelChanged(NamedTuple):
    channel: Channel


class ChannelGone(NamedTuple):
    channel: Channel


class GuildCame(NamedTuple):
    """The bot was invited to a server."""

    guild: int


class GuildGone(NamedTuple):
    """The bot was removed from a server."""

    guild: int


class MemberLeft(NamedTuple):
    """Somebody is no longer in a private thread."""

    channel: Channel
    person: int


class RoleCame(NamedTuple):
    guild: int
    role: Role


class RoleChanged(NamedTuple):
    guild: int
    role: Role


class RoleGone(NamedTuple):
    guild: int
    role: Role


class RolesHeld(NamedTuple):
    """Somebody has got a role, or has lost one."""

    guild: int
    user_id: int


class Typing(NamedTuple):
    channel: Channel


class BotPresence(NamedTuple):
    online: bool


class CommandsSynced(NamedTuple):
    pass


class FormOpened(NamedTuple):
    person: int
    interaction: int
    nonce: str
    form: dict[str, Any]


class Answered(NamedTuple):
    """The bot has answered an interaction; `why` is the key of a text if it has not."""

    person: int
    interaction: int
    nonce: str
    why: str | None = None


class ReadUpTo(NamedTuple):
    person: int
    channel: Channel


Event = (
    MessageCame
    | MessageEdited
    | MessageGone
    | ChannelCame
    | ChannelChanged
    | ChannelGone
    | GuildCame
    | GuildGone
    | MemberLeft
    | RoleCame
    | RoleChanged
    | RoleGone
    | RolesHeld
    | Typing
    | BotPresence
    | CommandsSynced
    | FormOpened
    | Answered
    | ReadUpTo
)


class Events:
    def __init__(self) -> None:
        self._listeners: list[Callable[[Event], None]] = []

    def listen(self, listener: Callable[[Event], None]) -> None:
        self._listeners.append(listener)

    def tell(self, event: Event) -> None:
        for listener in self._listeners:
            listener(event)
