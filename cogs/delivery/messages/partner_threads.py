"""Opens a private thread for each side of a game that has two people or more, so that they can talk.

No secret of a game ever goes there: moderators can read private threads. Threads have no nonce, so ours are
recognized by the end of their name, which tells the table and the side: a thread is searched for before it
is made, so it is never made twice. Nobody closes it: Discord archives it after a week of silence, and a new
message opens it again.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

import discord

from cogs.delivery.sending.transport import Delivered, addressed
from cogs.tables.changes import letters
from cogs.tables.loading.room import Room
from cogs.tables.people.partners import partners
from cogs.ui.components.building_blocks import link, message, rows, shorten
from cogs.ui.wording.links import table_url
from data.models import SeatRow, StoredLetter
from engines.contract.core import Many, Seat, say

log = logging.getLogger(__name__)
PERMISSIONS = ("create_private_threads", "send_messages_in_threads")
ARCHIVE_MINUTES: Final = 10080
"""After this time of silence Discord archives a thread."""
NAME_LIMIT = 100


class PartnerThreads:
    def __init__(self, client: discord.Client) -> None:
        self.client = client

    async def open(self, room: Room, letter: StoredLetter) -> Delivered:
        """Open the thread, or let in people who came later. If we may not, say once how else to talk."""
        people = _partners_of(room, letter.seat)
        if not people:
            return Delivered()
        thread = None
        try:
            thread = await self._find_or_make(room, people)
        except discord.Forbidden as error:
            log.info("table %s: no thread for partners (%s)", room.row.id, error.text)
        if thread is None:
            return Delivered(follow_ups=[letters.no_partner_thread(room.row)])
        await _let_in(room, thread, people, letter.nonce)
        return Delivered(thread.id)

    async def leave(self, room: Room, letter: StoredLetter) -> Delivered:
        """Remove somebody who no longer plays on this side. The letter names the person: the seat is a
        substitute's now."""
        user_id, seat = letter.body["user"], addressed(room, letter).seat
        if any(one.user_id == user_id for one in _partners_of(room, seat)):
            return Delivered()  # back on the same side
        channel = await self._parent(room)
        thread = await self._find(channel, _mark(room, seat)) if channel else None
        if thread is not None:
            if thread.archived:
                thread = await thread.edit(archived=False)
            with suppress(discord.NotFound):
                await thread.remove_user(discord.Object(user_id))
        return Delivered()

    async def _find_or_make(self, room: Room, people: Sequence[SeatRow]) -> discord.Thread | None:
        """None where there are no private threads, or we may not make one."""
        channel = await self._parent(room)
        if channel is None:
            return None
        if not self._may_open(channel):
            return None
        mark = _mark(room, people[0].seat)
        known = await self._find(channel, mark)
        if known is not None:
            return await known.edit(archived=False) if known.archived else known
        words = room.plain_words()
        named = f"{words(room.title)} · {' & '.join(one.name for one in people)}"
        return await channel.create_thread(
            name=shorten(named, NAME_LIMIT - len(mark)) + mark,
            type=discord.ChannelType.private_thread,
            invitable=False,
            auto_archive_duration=ARCHIVE_MINUTES,
        )

    async def _parent(self, room: Room) -> discord.TextChannel | None:
        """The table's channel, or the parent of its thread. None if it cannot have private threads."""
        place = room.row.channel_id
        channel: object = self.client.get_channel(place) or await self.client.fetch_channel(place)
        if isinstance(channel, discord.Thread):
            channel = channel.parent or await self.client.fetch_channel(channel.parent_id)
        if not isinstance(channel, discord.TextChannel) or channel.is_news():
            return None
        return channel

    @staticmethod
    def _may_open(channel: discord.TextChannel) -> bool:
        """As far as is known here: of a server of another process, Discord will tell."""
        if channel.guild.me is None:
            return True
        have = channel.permissions_for(channel.guild.me)
        return all(getattr(have, name) for name in PERMISSIONS)

    async def _find(self, channel: discord.TextChannel, mark: str) -> discord.Thread | None:
        assert self.client.user is not None
        own = self.client.user.id
        for thread in await channel.guild.active_threads():
            if thread.owner_id == own and thread.name.endswith(mark):
                return thread
        async for thread in channel.archived_threads(private=True, joined=True, limit=None):
            if thread.owner_id == own and thread.name.endswith(mark):
                return thread
        return None


def _partners_of(room: Room, seat: Seat | None) -> tuple[SeatRow, ...]:
    """All people on the side of this seat, if there are several."""
    sides = partners(room.table.game, room.row.settings, room.seats) if room.running else []
    return next((side for side in sides if any(one.seat == seat for one in side)), ())


def _mark(room: Room, seat: Seat) -> str:
    """The end of a thread's name. Partners may change, the side does not."""
    sides = room.table.game.sides(len(room.seats), room.row.settings)
    number = next(number for number, side in enumerate(sides, 1) if seat in side)
    return f" · {room.row.id}/{number}"


async def _let_in(room: Room, thread: discord.Thread, people: Sequence[SeatRow], nonce: str) -> None:
    """Welcome first: a message in the thread shows that this was done."""
    users = [discord.Object(one.user_id) for one in people if one.user_id is not None]
    if thread.last_message_id is None:
        words = room.words()
        who = Many([f"<@{user.id}>" for user in users])
        text = words(say("cabin-welcome", who=who, title=room.title))
        layout = message(text, *rows([link(words(say("button-channel")), table_url(room.row))]))
        mentions = discord.AllowedMentions(users=users)
        await thread.send(view=layout, nonce=nonce, allowed_mentions=mentions)
    for user in users:
        with suppress(discord.NotFound):  # somebody may have left the server
            await thread.add_user(user)
