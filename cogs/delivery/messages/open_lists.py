"""Keeps the lists of open lobbies current that stand in channels, and calls the roles that wait for new ones.

The store says which list is due: every change of a lobby makes it so, in its own transaction. Whoever shows a
list claims it first, so that of several processes one does it. A list is one message, which is edited; to
call the role it is posted anew, because only new messages notify, and the old one goes before.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
from contextlib import suppress

import discord

from cogs.delivery.sending.transport import NO_CHANNEL
from cogs.tables.loading.room import Room
from cogs.tables.loading.tables import Tables
from cogs.tables.people.clock import DAY, HOUR
from cogs.ui.channels.visibility import Channels
from cogs.ui.lobby_messages.open_tables_message import MOST_LOBBIES, rooms_with_room, standing_list
from cogs.ui.wording.language import Language
from data.models import NONCE_LENGTH, Guild, StoreAway

log = logging.getLogger(__name__)
PAUSE_SECONDS = 3.0
"""What changes within this time is shown together."""
CLAIM_SECONDS = 60
"""After which a list is due again that somebody claimed and could not show."""
FORBIDDEN_SECONDS = HOUR
"""Before it is tried again where we may not write."""
LISTS_AT_A_TIME = 200


class OpenLists:
    def __init__(self, client: discord.Client, tables: Tables, language: Language) -> None:
        self.client = client
        self.tables = tables
        self.store = tables.store
        self.language = language
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._again: set[int] = set()

    def soon(self, guild_id: int) -> None:
        """A lobby of this server has changed: show its list, if it has one, with what changes meanwhile."""
        if guild_id in self._tasks:
            self._again.add(guild_id)
        else:
            self._tasks[guild_id] = asyncio.get_running_loop().create_task(self._soon(guild_id))

    @property
    def under_way(self) -> list[asyncio.Task[None]]:
        return list(self._tasks.values())

    async def _soon(self, guild_id: int) -> None:
        try:
            while True:
                await asyncio.sleep(PAUSE_SECONDS)
                self._again.discard(guild_id)
                await self.show(guild_id)
                if guild_id not in self._again:
                    return
        except StoreAway as error:
            log.warning("server %s: its list waits for the database: %s", guild_id, error)
        except Exception:
            log.exception("server %s: its list could not be shown; it will be tried again", guild_id)
        finally:
            del self._tasks[guild_id]

    async def show_due(self) -> None:
        """Show every list that is due: after a start, and every now and then. A server that we left has no
        list to show; one that another process looks after is left to it."""
        now = self.tables.now()
        for known in await self.store.lists_due(now, LISTS_AT_A_TIME):
            if self.client.get_guild(known.guild_id) is not None:
                await self.show(known.guild_id)
            elif known.list_at is not None and known.list_at < now - DAY:
                await self.store.plan_list(known.guild_id, None, claimed=known.list_at)

    async def show(self, guild_id: int) -> None:
        """Show a list if it is due."""
        now, known = self.tables.now(), await self.store.guild(guild_id)
        place = self.client.get_guild(guild_id)
        if known.list_at is None or known.list_at > now or place is None or place.unavailable:
            return
        claimed = now + CLAIM_SECONDS
        mine = await self.store.claim_list(guild_id, now, claimed)
        if mine is None or mine.list_channel is None:
            return
        try:
            await self._show(mine, place, mine.list_channel, claimed)
        except discord.Forbidden as error:
            log.warning("server %s: no permission for its list (%s)", guild_id, error)
            await self.store.plan_list(guild_id, now + FORBIDDEN_SECONDS, claimed=claimed)
        except discord.NotFound as error:
            if error.code == NO_CHANNEL:
                await self.store.list_lost(guild_id, mine.list_channel)
        except (discord.HTTPException, discord.RateLimited, OSError, TimeoutError) as error:
            log.warning("server %s: its list is shown later (%s)", guild_id, error)

    async def _show(self, known: Guild, place: discord.Guild, channel_id: int, claimed: int) -> None:
        channel = place.get_channel(channel_id) or await place.fetch_channel(channel_id)
        if not isinstance(channel, discord.TextChannel):
            await self.store.list_lost(place.id, channel_id)
            return
        rooms, now = await self._listed(place, channel), self.tables.now()
        role = place.get_role(known.call_role or 0)
        due = known.call_at is not None and known.call_at <= now
        new = any(room.row.created >= (known.called_at or 0) for room in rooms)
        called = role if due and new else None
        language = await self.language.of_guild(place.id, place.preferred_locale)
        layout = standing_list(rooms, language, role=role.id if role else None, call=called is not None)
        message_id = known.list_message
        if called is not None and message_id is not None:
            await self.take_away(channel.id, message_id)
            message_id = None
        if message_id is None or not await _edited(channel, message_id, layout):
            sent = await channel.send(
                view=layout,
                nonce=_nonce(known),
                allowed_mentions=discord.AllowedMentions(roles=[called] if called else False),
            )
            message_id = sent.id
        await self.store.list_shown(
            place.id,
            claimed=claimed,
            message_id=message_id,
            called=called is not None,
            uncalled=due and called is None,
            now=now,
        )

    async def _listed(self, place: discord.Guild, channel: discord.TextChannel) -> list[Room]:
        """The lobbies with room that everybody may see who sees the list."""
        rooms = rooms_with_room(await self.store.open_lobbies(place.id, MOST_LOBBIES), self.tables.signs)
        channels = Channels(place)
        return [room for room in rooms if await channels.is_as_open(room.row.channel_id, channel)]

    async def take_away(self, channel_id: int, message_id: int) -> None:
        """Delete the message of a list, if it is still there."""
        channel = self.client.get_partial_messageable(channel_id)
        with suppress(discord.NotFound, discord.Forbidden):
            await channel.get_partial_message(message_id).delete()


async def _edited(channel: discord.TextChannel, message_id: int, layout: discord.ui.LayoutView) -> bool:
    """False if the message is gone: somebody has deleted it, and the next change brings a new one."""
    try:
        await channel.get_partial_message(message_id).edit(view=layout)
    except discord.NotFound as error:
        if error.code == NO_CHANNEL:
            raise
        return False
    return True


def _nonce(known: Guild) -> str:
    """The same for everybody who would post the same list: Discord shows it once."""
    parts = (known.guild_id, known.list_channel, known.list_message, known.call_at)
    return hashlib.blake2b(repr(parts).encode()).hexdigest()[:NONCE_LENGTH]
