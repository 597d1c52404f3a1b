"""Posts in forums: threads that begin with a message and may have tags. The bot opens them, and people do."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.local_table.limits import Refusal
from cogs.local_table.limits.requests import POST_TAGS
from cogs.local_table.small_discord.events import ChannelCame, Events
from cogs.local_table.small_discord.messages import Messages, Upload
from cogs.local_table.small_discord.permissions import Permission
from cogs.local_table.small_discord.world import REQUIRE_TAG, Channel, Kind, Payload, World


def open_post(
    world: World,
    messages: Messages,
    events: Events,
    forum: Channel,
    owner: int,
    body: Payload,
    uploads: Sequence[Upload] = (),
) -> tuple[Channel, Payload]:
    """A new post, and its first message as its author is shown it. Raises Refusal."""
    world.need(owner, forum, Permission.SEND_MESSAGES, *([Permission.ATTACH_FILES] if uploads else []))
    if not isinstance(body.get("message"), dict):
        raise Refusal(50035, "message: This field is required")
    post = Channel(
        world.snowflakes(), Kind.PUBLIC_THREAD, str(body["name"]), forum.guild, forum.id, owner=owner
    )
    post.members = [owner]
    post.applied = chosen_tags(world, forum, owner, body)
    post.archive_minutes = int(body.get("auto_archive_duration") or forum.archive_minutes)
    world.keep(post)
    forum.last_message = post.id
    world.keep(forum)
    events.tell(ChannelCame(post))
    # The first message of a post has its id, and is not among those that are counted.
    first = messages.send(owner, post, body["message"], uploads, message_id=post.id)
    post.count = 0
    world.keep(post)
    return post, messages.payload(first, owner)


def chosen_tags(world: World, forum: Channel, owner: int, body: Payload) -> list[int]:
    """The tags that a post is given. Raises Refusal for those they may not use, or if one is missing."""
    moderator = world.permissions(owner, forum) & Permission.MANAGE_THREADS
    known = {tag.id: tag for tag in forum.tags}
    wanted = [int(tag) for tag in body.get("applied_tags") or []]
    if any(tag not in known for tag in wanted) or len(set(wanted)) < len(wanted) or len(wanted) > POST_TAGS:
        raise Refusal(50035, f"applied_tags: up to {POST_TAGS} different tags of this forum")
    if not moderator and any(known[tag].moderated for tag in wanted):
        raise Refusal(50013)
    if forum.flags & REQUIRE_TAG and not wanted:
        usable = moderator or any(not tag.moderated for tag in forum.tags)
        raise Refusal(40067 if usable else 40066)
    return wanted
