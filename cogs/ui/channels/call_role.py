"""The role that people take by a button, to be called when a lobby opens. What may go wrong with it is said
before it does: permissions, the order of roles, and roles that would give people more than a call."""

from __future__ import annotations

import discord

from cogs.ui.command_replies.role_troubles import trouble_with
from cogs.ui.interactions.app import Interaction
from engines.contract.core import Rejected


def check_choice(interaction: Interaction, guild: discord.Guild, role: discord.Role) -> None:
    """Raise Rejected unless this manager may let people take this role: they could give it themselves."""
    trouble = trouble_with(guild, role)
    if trouble is not None:
        raise Rejected(trouble.key, **trouble.args)
    member = interaction.user
    assert isinstance(member, discord.Member)
    above = member.id == guild.owner_id or member.top_role > role
    if not interaction.permissions.manage_roles or not above:
        raise Rejected("role-not-yours", role=f"<@&{role.id}>")


def check_role_for(guild: discord.Guild, role: discord.Role, *, giving: bool) -> None:
    """Raise Rejected where we cannot give this role, or take it back: of one that has become too powerful
    only the latter."""
    trouble = trouble_with(guild, role)
    if trouble is not None and (giving or trouble.key != "role-powerful"):
        raise Rejected("call-trouble", why=trouble)
