"""The panel in which the managers of a server choose how people find each other: a list of open lobbies, and
a role that is called."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui

from cogs.ui.command_replies.role_troubles import trouble_with, trouble_with_calls
from cogs.ui.command_replies.settings_panels import CALLS, menus
from cogs.ui.components.building_blocks import Item, Layout, button, message, rows
from cogs.ui.components.custom_ids import Verb, pack
from cogs.ui.components.style import VELLUM
from data.models import Guild
from data.words import Phrases
from engines.contract.core import Many, Say, say

NEEDED = ("view_channel", "send_messages", "read_message_history")
"""Permissions of ours where the list stands."""


def missing_in(channel: discord.abc.GuildChannel) -> list[Say]:
    """The permissions that we lack in a channel for the list."""
    have = channel.permissions_for(channel.guild.me)
    return [say(f"permission-{name.replace('_', '-')}") for name in NEEDED if not getattr(have, name)]


def finding_panel(known: Guild, place: discord.Guild, words: Phrases, notice: Say | None) -> Layout:
    channel = place.get_channel(known.list_channel or 0)
    role = place.get_role(known.call_role or 0)
    blocks: list[str | Item | None] = [
        f"## {words(say('finding-title'))}",
        words(notice) if notice else None,
        words(say("finding-list")),
        ui.ActionRow(_channel_menu(channel, words)),
    ]
    if channel is not None and (missing := missing_in(channel)):
        blocks.append(words(say("finding-list-trouble", missing=Many(list(missing)))))
    blocks.append(words(say("finding-role")))
    if channel is None:
        blocks.append(words(say("finding-role-later")))
    else:
        blocks += _role_blocks(channel, role, known, words)
    buttons = [button(words(say("settings-to-server")), Verb.SERVER_SETTINGS)]
    if channel is not None and role is None:
        buttons.insert(0, button(words(say("finding-make-role")), Verb.MAKE_ROLE))
    return message(*blocks, *rows(buttons), colour=VELLUM)


def _channel_menu(channel: discord.abc.GuildChannel | None, words: Phrases) -> ui.ChannelSelect[Any]:
    chosen = [] if channel is None else [_chosen(channel.id, discord.SelectDefaultValueType.channel)]
    return ui.ChannelSelect(
        custom_id=pack(Verb.CHANGE_LIST),
        channel_types=[discord.ChannelType.text, discord.ChannelType.news],
        min_values=0,
        max_values=1,
        placeholder=words(say("finding-list-none")),
        default_values=chosen,
    )


def _role_blocks(
    channel: discord.abc.GuildChannel, role: discord.Role | None, known: Guild, words: Phrases
) -> list[str | Item | None]:
    chosen = [] if role is None else [_chosen(role.id, discord.SelectDefaultValueType.role)]
    menu: ui.RoleSelect[Any] = ui.RoleSelect(
        custom_id=pack(Verb.CHANGE_ROLE),
        min_values=0,
        max_values=1,
        placeholder=words(say("finding-role-none")),
        default_values=chosen,
    )
    blocks: list[str | Item | None] = [ui.ActionRow(menu)]
    if role is None:
        return blocks
    troubles = (trouble_with(channel.guild, role), trouble_with_calls(channel, role))
    blocks += [f"⚠ {words(trouble)}" for trouble in troubles if trouble is not None]
    return [*blocks, *menus(Verb.CHANGE_CALLS, CALLS, known, words)]


def _chosen(found: int, kind: discord.SelectDefaultValueType) -> discord.SelectDefaultValue:
    return discord.SelectDefaultValue(id=found, type=kind)
