"""REST routes about roles: making, changing and deleting them, giving them to people and taking them back."""

from __future__ import annotations

from cogs.local_table.bot_side.rest import Answer, Call, Routes
from cogs.local_table.limits import Refusal
from cogs.local_table.small_discord.events import Events, RoleCame, RoleChanged, RoleGone, RolesHeld
from cogs.local_table.small_discord.permissions import ALL, Permission
from cogs.local_table.small_discord.roles import Role
from cogs.local_table.small_discord.world import BOT, Payload, World

NEW_ROLE = "new role"
"""The name of a role that is given none."""


class RoleRoutes:
    def __init__(self, world: World, events: Events) -> None:
        self.world = world
        self.events = events

    def routes(self) -> Routes:
        return {
            "GET guilds/*/roles": self.roles,
            "POST guilds/*/roles": self.make,
            "GET guilds/*/roles/*": self.role,
            "PATCH guilds/*/roles/*": self.change,
            "DELETE guilds/*/roles/*": self.remove,
            "PUT guilds/*/members/*/roles/*": self.give,
            "DELETE guilds/*/members/*/roles/*": self.take,
        }

    def _guild(self, call: Call) -> int:
        return self.world.in_guild(call.id(0))

    def roles(self, call: Call) -> Answer:
        return Answer(200, self.world.roles(self._guild(call)))

    def role(self, call: Call) -> Answer:
        guild = self._guild(call)
        return Answer(200, self.world.role(guild, self.world.ranks.get(guild, call.id(1))))

    # the roles themselves

    def make(self, call: Call) -> Answer:
        guild = self._guild(call)
        self._must_manage(guild)
        role = Role(self.world.snowflakes(), NEW_ROLE)
        self._write(role, guild, call.fields)
        self.world.ranks.add(guild, role)
        self.events.tell(RoleCame(guild, role))
        return Answer(200, self.world.role(guild, role))

    def change(self, call: Call) -> Answer:
        guild, role = self._below(call, 1)
        self._write(role, guild, call.fields)
        self.world.ranks.keep(guild)
        self.events.tell(RoleChanged(guild, role))
        return Answer(200, self.world.role(guild, role))

    def remove(self, call: Call) -> Answer:
        guild, role = self._below(call, 1)
        remove_role(self.world, self.events, guild, role)
        return Answer()

    def _write(self, role: Role, guild: int, body: Payload) -> None:
        """Nobody gives a role more than they have themselves."""
        given = int(body.get("permissions") or 0)
        if given & ALL & ~self.world.guild_permissions(BOT, guild):
            raise Refusal(50013)
        if body.get("permissions") is not None:
            role.permissions = given
        for field in ("name", "color", "hoist", "mentionable"):
            if body.get(field) is not None:
                setattr(role, field, body[field])

    # who has them

    def give(self, call: Call) -> Answer:
        guild, role, user_id = self._of_member(call)
        if user_id not in role.holders:
            role.holders.append(user_id)
            self._held(guild, user_id)
        return Answer()

    def take(self, call: Call) -> Answer:
        guild, role, user_id = self._of_member(call)
        if user_id in role.holders:
            role.holders.remove(user_id)
            self._held(guild, user_id)
        return Answer()

    def _held(self, guild: int, user_id: int) -> None:
        self.world.ranks.keep(guild)
        self.events.tell(RolesHeld(guild, user_id))

    def _of_member(self, call: Call) -> tuple[int, Role, int]:
        self.world.member(call.id(1), self._guild(call))  # raises for those who are not there
        guild, role = self._below(call, 2)
        if role.bot is not None:
            raise Refusal(50028)
        return guild, role, call.id(1)

    def _below(self, call: Call, place: int) -> tuple[int, Role]:
        """A role that the bot may change or hand out: one below its own highest."""
        guild = self._guild(call)
        self._must_manage(guild)
        if call.id(place) == guild:  # everybody's
            raise Refusal(50028)
        ranks = self.world.ranks
        role = ranks.get(guild, call.id(place))
        if ranks.position(guild, role) >= ranks.height(BOT, guild):
            raise Refusal(50013)
        return guild, role

    def _must_manage(self, guild: int) -> None:
        if not self.world.guild_permissions(BOT, guild) & Permission.MANAGE_ROLES:
            raise Refusal(50013)


def remove_role(world: World, events: Events, guild: int, role: Role) -> None:
    world.ranks.remove(guild, role)
    events.tell(RoleGone(guild, role))
