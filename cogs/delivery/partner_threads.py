"""Cabins: where partners talk things over. A private thread for each side with two people or more.

No secret of a game ever goes there: moderators can read private threads. A thread has no nonce, so it is
known by its name, which ends with the table and the side: looked for before it is made, it is never made
twice. Nobody closes it: Discord does, after a week of silence, and a new message opens it again.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Final

import discord

from cogs.tables import letters
from cogs.tables.partners import partners
from cogs.tables.room import Room
from cogs.ui.components import link, message, rows, shorten
from cogs.ui.discord_time import now
from cogs.ui.links import table_url
from data.models import SeatRow, StoredLetter
from engines.core import Many, Seat, say

if TYPE_CHECKING:
    from cogs.delivery.outbox import Outbox

log = logging.getLogger(__name__)
NEEDED = ("create_private_threads", "send_messages_in_threads")
WEEK: Final = 10080
"""Minutes of silence after which Discord puts a thread away."""
NAME_LIMIT = 100


def _people(room: Room, seat: Seat | None) -> tuple[SeatRow, ...]:
    """Who shares the cabin of this seat."""
    sides = partners(room.table.game, room.row.settings, room.seats) if room.running else []
    return next((side for side in sides if any(one.seat == seat for one in side)), ())


async def furnish(outbox: Outbox, room: Room, letter: StoredLetter) -> None:
    """Open the cabin, or let in who came later. Where there can be none, say once how else to talk."""
    people = _people(room, letter.seat)
    thread = None
    if people:
        try:
            thread = await _open(outbox, room, people)
        except discord.Forbidden as error:
            log.info("table %s: no thread for partners (%s)", room.row.id, error.text)
        if thread is None:
            await _say_how_else(outbox, room)
        else:
            await _let_in(room, thread, people, letter.nonce)
    await outbox.store.delivered(letter.id, now=now(), message_id=thread.id if thread else None)


async def _open(outbox: Outbox, room: Room, people: Sequence[SeatRow]) -> discord.Thread | None:
    """The thread of these people, found or made."""
    channel = await _channel(outbox, room)
    if channel is None:
        return None
    mark = _mark(room, people[0].seat)
    known = await _find(channel, mark)
    if known is not None:
        return await known.edit(archived=False) if known.archived else known
    words = room.plain_words()
    named = f"{words(room.title)} · {' & '.join(one.name for one in people)}"
    return await channel.create_thread(
        name=shorten(named, NAME_LIMIT - len(mark)) + mark,
        type=discord.ChannelType.private_thread,
        invitable=False,
        auto_archive_duration=WEEK,
    )


async def _channel(outbox: Outbox, room: Room) -> discord.TextChannel | None:
    """Where the thread can hang: on the table's channel, or on the one that the table's thread hangs on.
    None where there are no private threads, or not for us."""
    place = room.row.channel_id
    channel: object = outbox.client.get_channel(place) or await outbox.client.fetch_channel(place)
    if isinstance(channel, discord.Thread):
        channel = channel.parent
    if not isinstance(channel, discord.TextChannel) or channel.is_news():
        return None
    have = channel.permissions_for(channel.guild.me)
    return channel if all(getattr(have, name) for name in NEEDED) else None


def _mark(room: Room, seat: Seat) -> str:
    """What the name of a cabin ends with. Partners may change: the side does not."""
    sides = room.table.game.sides(len(room.seats), room.row.settings)
    number = next(number for number, side in enumerate(sides, 1) if seat in side)
    return f" · {room.row.id}/{number}"


async def _find(channel: discord.TextChannel, mark: str) -> discord.Thread | None:
    for thread in await channel.guild.active_threads():
        if thread.owner_id == channel.guild.me.id and thread.name.endswith(mark):
            return thread
    async for thread in channel.archived_threads(private=True, joined=True, limit=None):
        if thread.owner_id == channel.guild.me.id and thread.name.endswith(mark):
            return thread
    return None


async def _let_in(room: Room, thread: discord.Thread, people: Sequence[SeatRow], nonce: str) -> None:
    """A word of welcome first: whatever is in the thread already shows that it has been said."""
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


async def _say_how_else(outbox: Outbox, room: Room) -> None:
    await outbox.store.post(room.row.id, [letters.no_partner_thread(room.row)], now=now())
    outbox.ring(room.row.id)


async def leave(outbox: Outbox, room: Room, seat: Seat) -> None:
    """Somebody else sits here now: who sat here before does not listen any longer. `room` is as it was."""
    user = room.seats[seat].user_id
    sides = room.table.game.sides(len(room.seats), room.row.settings)
    if user is None or all(len(side) == 1 for side in sides):
        return
    try:
        channel = await _channel(outbox, room)
        thread = await _find(channel, _mark(room, seat)) if channel else None
        if thread is not None:
            await thread.remove_user(discord.Object(user))
    except discord.HTTPException as error:
        log.warning("table %s: a former partner stays in the thread (%s)", room.row.id, error)
