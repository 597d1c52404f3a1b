"""Checks whether a table may be opened here: our permissions, and the channels that managers allow."""

from __future__ import annotations

import discord

from cogs.ui.interactions.app import Interaction
from data.models import Guild
from engines.contract.core import Many, Rejected, Say, Who, say


def check_permissions(interaction: Interaction, *, thread: bool = False, post: bool = False) -> None:
    """Raise Rejected with the names of missing permissions. `thread`: for a new thread in this channel;
    `post`: for a new post in this forum."""
    have = interaction.app_permissions
    in_thread = thread or post or isinstance(interaction.channel, discord.Thread)
    need = ["view_channel", "attach_files", "read_message_history"]
    if in_thread:
        need.append("send_messages_in_threads")
    if post or not in_thread:
        need.append("send_messages")
    if thread:
        need.append("create_public_threads")
    lacked = [name for name in need if not getattr(have, name)]
    named = ["create_posts" if post and name == "send_messages" else name for name in lacked]  # in a forum
    missing: list[Say | Who | int | str] = [say(f"permission-{name.replace('_', '-')}") for name in named]
    if missing:
        raise Rejected("lobby-missing-permissions", missing=Many(missing))


def check_allowed_channels(interaction: Interaction, guild: Guild) -> None:
    """Raise Rejected in a channel that the managers do not allow. Deleted channels do not count."""
    allowed = existing_channels(interaction.guild, guild.channels)
    here = {interaction.channel_id, getattr(interaction.channel, "parent_id", None)}
    if allowed and not here & set(allowed):
        raise Rejected("lobby-not-in-this-channel", channels=Many([f"<#{known}>" for known in allowed]))


def existing_channels(guild: discord.Guild | None, channels: list[int]) -> list[int]:
    """The channels that still exist."""
    return [known for known in channels if guild is None or guild.get_channel(known) is not None]


def is_owner(interaction: Interaction) -> bool:
    """Whether this person owns the application of the bot, alone or as one of a team."""
    application = interaction.client.application
    if application is None:
        return False
    if application.team is None:
        return interaction.user.id == application.owner.id
    trusted = [
        member.id
        for member in application.team.members
        if member.membership_state is discord.TeamMembershipState.accepted
        and member.role is not discord.TeamMemberRole.read_only
    ]
    return interaction.user.id in (application.team.owner_id, *trusted)


def manages(interaction: Interaction) -> bool:
    return interaction.guild_id is not None and interaction.permissions.manage_guild


def must_manage(interaction: Interaction, refusal: str = "settings-managers-only") -> int:
    """The server that this person manages. Raises Rejected with this reason if they don't."""
    if interaction.guild_id is None or not interaction.permissions.manage_guild:
        raise Rejected(refusal)
    return interaction.guild_id
