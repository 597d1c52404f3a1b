"""The roles of each server, from the lowest to the highest, and who has them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from cogs.local_table.limits import Refusal
from cogs.local_table.small_discord.storage import Storage


class Role(msgspec.Struct, omit_defaults=True):
    id: int
    name: str
    permissions: int = 0
    color: int = 0
    hoist: bool = False
    mentionable: bool = False
    bot: int | None = None
    """The bot that came with this role: nobody gives or takes it by hand."""
    holders: list[int] = []


class Roles:
    """`first` makes the roles of a server that has none yet. Everybody's own, @everyone, is not kept here."""

    def __init__(self, storage: Storage, first: Callable[[int], list[Role]]) -> None:
        self._storage = storage
        self._first = first
        self._by_guild: dict[int, list[Role]] = {}

    def of_guild(self, guild: int) -> list[Role]:
        """The roles of a server, from the lowest to the highest. Keep it after changing it."""
        if guild not in self._by_guild:
            kept = self._storage.meta(_key(guild))
            known = self._first(guild) if kept is None else msgspec.json.decode(kept, type=list[Role])
            self._by_guild[guild] = known
        return self._by_guild[guild]

    def keep(self, guild: int) -> None:
        """Remember the roles of a server after a change."""
        self._storage.set_meta(_key(guild), msgspec.json.encode(self.of_guild(guild)).decode())

    def forget(self, guild: int) -> None:
        self._by_guild.pop(guild, None)
        self._storage.drop_meta(_key(guild))

    def get(self, guild: int, role_id: int) -> Role:
        """Raises the refusal of a role that does not exist."""
        found = next((role for role in self.of_guild(guild) if role.id == role_id), None)
        if found is None:
            raise Refusal(10011)
        return found

    def held_by(self, user_id: int, guild: int) -> list[Role]:
        return [role for role in self.of_guild(guild) if user_id in role.holders]

    def height(self, user_id: int, guild: int) -> int:
        """The position of somebody's highest role; 0 for those who have none."""
        return max((self.position(guild, role) for role in self.held_by(user_id, guild)), default=0)

    def position(self, guild: int, role: Role) -> int:
        """@everyone is at 0, the lowest of the others at 1."""
        return 1 + self.of_guild(guild).index(role)

    def add(self, guild: int, role: Role) -> Role:
        """A new role is the lowest, as on Discord."""
        self.of_guild(guild).insert(0, role)
        self.keep(guild)
        return role

    def remove(self, guild: int, role: Role) -> None:
        self.of_guild(guild).remove(role)
        self.keep(guild)


def payload(role: Role, position: int) -> dict[str, Any]:
    """Discord's object."""
    shown: dict[str, Any] = {
        "id": str(role.id),
        "name": role.name,
        "permissions": str(role.permissions),
        "position": position,
        "color": role.color,
        "colors": {"primary_color": role.color, "secondary_color": None, "tertiary_color": None},
        "hoist": role.hoist,
        "managed": role.bot is not None,
        "mentionable": role.mentionable,
        "icon": None,
        "unicode_emoji": None,
        "description": None,
        "flags": 0,
    }
    return shown if role.bot is None else {**shown, "tags": {"bot_id": str(role.bot)}}


def _key(guild: int) -> str:
    return f"roles {guild}"
