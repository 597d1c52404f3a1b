"""Why a role cannot be given or called: permissions, the order of roles, roles that give too much."""

from __future__ import annotations

import discord

from engines.contract.core import Say, say


def trouble_with(guild: discord.Guild, role: discord.Role) -> Say | None:
    """Why we cannot, or must not, give this role to people; None if all is well."""
    name = f"<@&{role.id}>"
    if role.is_default() or role.managed:
        return say("role-managed", role=name)
    if not guild.me.guild_permissions.manage_roles:
        return say("role-no-permission")
    if role >= guild.me.top_role:
        return say("role-above-mine", role=name)
    if not is_harmless(guild, role):
        return say("role-powerful", role=name)
    return None


def is_harmless(guild: discord.Guild, role: discord.Role) -> bool:
    """Whether a role allows nothing that everybody may not do, on the server and in every channel, since
    anybody can take it."""
    everybody = guild.default_role
    places = [(role.permissions, everybody.permissions)] + [
        (channel.permissions_for(role), channel.permissions_for(everybody)) for channel in guild.channels
    ]
    return not any(with_it.value & ~without.value for with_it, without in places)


def trouble_with_calls(channel: discord.abc.GuildChannel, role: discord.Role) -> Say | None:
    """Why a mention would call nobody; None if it would."""
    if role.mentionable or channel.permissions_for(channel.guild.me).mention_everyone:
        return None
    return say("role-not-mentionable", role=f"<@&{role.id}>")
