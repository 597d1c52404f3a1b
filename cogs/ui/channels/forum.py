"""A post of a forum as the place of a table."""

from __future__ import annotations

import discord

from cogs.ui.interactions.app import Interaction
from data.words import Phrases, languages
from engines.contract.core import Rejected, say

TAG_NAME_LIMIT = 20


def forum_here(interaction: Interaction) -> discord.ForumChannel | None:
    """The forum in which somebody is, at its top or in one of its posts. Raises Rejected at the top of a
    media channel, where every post must begin with a picture."""
    channel = interaction.channel
    place = channel.parent if isinstance(channel, discord.Thread) else channel
    if not isinstance(place, discord.ForumChannel):
        return None
    if place.is_media():
        if place == channel:
            raise Rejected("lobby-no-thread-here")
        return None
    return place


def is_own_post(interaction: Interaction) -> bool:
    """Whether they are in a post of their own: that is where they want to play."""
    channel = interaction.channel
    return isinstance(channel, discord.Thread) and channel.owner_id == interaction.user.id


def _means(tag: str, title: str) -> bool:
    """Whether a tag is named like a game. Of a title too long for a tag, its first or last words do."""
    if len(title) <= TAG_NAME_LIMIT:
        return tag == title
    return " " in tag and (title.startswith(f"{tag} ") or title.endswith(f" {tag}"))


def tags_for(forum: discord.ForumChannel, game: str, *, moderator: bool) -> list[discord.ForumTag]:
    """The tags of a post about this game: the one that is named like it; where a post must have a tag, any
    other. `moderator`: whether we may use those that are for moderators. Raises Rejected if none is left."""
    titles = {Phrases(language)(say(f"{game}-title")).casefold() for language in languages()}
    usable = [tag for tag in forum.available_tags if moderator or not tag.moderated]
    named = [tag for tag in usable if any(_means(tag.name.casefold(), title) for title in titles)]
    if named or not forum.flags.require_tag:
        return named[:1]
    if not usable:
        raise Rejected("forum-no-tag")
    return usable[:1]
