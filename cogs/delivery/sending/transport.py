"""Sends and edits messages in the channel of a table, and finds the readers of direct messages."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Sequence
from contextlib import asynccontextmanager
from typing import NamedTuple, TypeVar

import discord

from cogs.delivery.sending.channel_ends import ChannelEnds
from cogs.delivery.sending.held_back import Postponed
from cogs.delivery.sending.shown_pictures import ShownPictures
from cogs.tables.loading.room import Room
from cogs.tables.loading.tables import Tables
from cogs.tables.people.clock import undisturbed
from cogs.ui.components.picture_files import PictureFile
from data.models import DM, Letter, Person, SeatRow, StoredLetter
from data.store import Before

CLOSED_DM = {50007, 50278}
"""Discord's codes for a person who takes no direct messages from us."""
ARCHIVED, EDITED_TOO_OFTEN, NO_CHANNEL = 50083, 30046, 10003
CANNOT_EDIT = {ARCHIVED, EDITED_TOO_OFTEN}
"""A new message is possible: it also wakes an archived thread."""
T = TypeVar("T")
DirectAct = Callable[[discord.PartialMessageable], Awaitable[T]]
"""What is done in a channel of direct messages."""


class Delivered(NamedTuple):
    """A letter is done; what is to be noted of its message."""

    message_id: int | None = None
    channel_id: int | None = None
    version: int | None = None
    """Of a board: the version it shows, if that is newer than the letter's."""
    note: str | None = None
    follow_ups: Sequence[Letter] = ()
    """Letters that are due now that this one was delivered."""


TakenOver = Callable[[Room, Before], None]
"""Told that another process has delivered letters of a table: what is remembered of it may be wrong."""


class TakeOvers:
    """A list of those who are told, called like one of them."""

    def __init__(self) -> None:
        self._listeners: list[TakenOver] = []

    def add(self, listener: TakenOver) -> None:
        self._listeners.append(listener)

    def __call__(self, room: Room, before: Before) -> None:
        for listener in self._listeners:
            listener(room, before)


LetterHandler = Callable[[Room, StoredLetter], Awaitable[Delivered | Postponed]]
"""Delivers one kind of letter. It raises what Discord raises: the outbox decides whether to try again."""


class Transport:
    def __init__(self, client: discord.Client, tables: Tables, ends: ChannelEnds) -> None:
        self.client = client
        self.tables = tables
        self.store = tables.store
        self.ends = ends
        self.shown = ShownPictures()

    def taken_over(self, room: Room, before: Before) -> None:
        """Another process may have changed the messages of this table since."""
        seats = [one for seat in room.seats for one in (seat.desk_message_id, seat.ping_message_id)]
        self.shown.forget([room.row.board_message_id, room.row.lobby_message_id, *seats])

    @property
    def own_id(self) -> int:
        """The id of the bot's user."""
        assert self.client.user is not None
        return self.client.user.id

    # the channel

    def channel(self, room: Room, channel_id: int | None = None) -> discord.PartialMessageable:
        """The table's channel, or another one of the same server."""
        place = channel_id or room.row.channel_id
        if room.row.lesson:
            return self.direct_channel(place)
        return self.client.get_partial_messageable(place, guild_id=room.row.guild_id)

    async def send(
        self,
        room: Room,
        layout: discord.ui.LayoutView,
        images: Sequence[PictureFile] = (),
        *,
        nonce: str,
        mentions: Iterable[int] = (),
    ) -> int:
        """Post a message that notifies the users in `mentions`; returns its id."""
        sent = await self.channel(room).send(
            view=layout,
            files=[image.file() for image in images],
            nonce=nonce,
            allowed_mentions=await self._allowed(room, mentions),
        )
        self.shown.note(sent.id, images)
        self.ends.note(room.row.channel_id, sent.id)
        return sent.id

    async def _allowed(self, room: Room, users: Iterable[int]) -> discord.AllowedMentions:
        """A mention notifies nobody in their quiet hours or on vacation."""
        now = self.tables.now()
        awake = [user for user in users if not undisturbed(await self.person(room, user), now)]
        return discord.AllowedMentions(users=[discord.Object(user) for user in awake])

    async def person(self, room: Room, user_id: int) -> Person:
        """What a person has chosen, who has a seat or follows the table."""
        return room.people.get(user_id) or await self.store.person(user_id)

    async def edit(
        self,
        room: Room,
        message_id: int | None,
        layout: discord.ui.LayoutView,
        images: Sequence[PictureFile] | None = None,
        *,
        channel_id: int | None = None,
    ) -> bool:
        """Change a message in the table's channel, or in another one; without `images` its pictures stay.
        False if that is impossible: then post a new one."""
        if message_id is None:
            return False
        channel = self.channel(room, channel_id)
        try:
            with self.shown.editing(message_id, images) as files:
                await channel.get_partial_message(message_id).edit(view=layout, attachments=files)
        except discord.NotFound:
            return False
        except discord.HTTPException as error:
            if error.code in CANNOT_EDIT:
                return False
            raise
        return True

    # direct messages

    def reader(self, seat: SeatRow, *, left: bool = False) -> int | None:
        """The person at a seat, if direct messages reach them; with `left` also one who left the seat to the
        computer."""
        if seat.user_id is None or (seat.left and not left) or seat.dm is DM.CLOSED:
            return None
        return seat.user_id

    def direct_channel(self, channel_id: int) -> discord.PartialMessageable:
        return self.client.get_partial_messageable(channel_id, type=discord.ChannelType.private)

    async def in_direct_messages(self, user_id: int, known: int | None, act: DirectAct[T]) -> T:
        """Do something in the direct messages with a person. Discord is asked for their channel once; later
        it is `known` from the seat or from another table. One that is gone is asked for anew."""
        channel_id = known or await self.store.direct_channel(user_id)
        if channel_id is not None:
            try:
                return await act(self.direct_channel(channel_id))
            except discord.NotFound as error:
                if error.code != NO_CHANNEL:
                    raise
        opened = await self.client.create_dm(discord.Object(user_id))  # discord.py knows the last ones
        return await act(self.direct_channel(opened.id))

    @asynccontextmanager
    async def noting_closed(self, seat: SeatRow) -> AsyncIterator[None]:
        """Remember if this person takes no direct messages: "My hand" in the channel serves them instead."""
        try:
            yield
        except discord.Forbidden as error:
            if error.code in CLOSED_DM:
                await self.store.set_dm(seat.table_id, seat.seat, DM.CLOSED)
            raise


def addressed(room: Room, letter: StoredLetter) -> SeatRow:
    """The seat that a letter is for."""
    assert letter.seat is not None, letter.kind
    return room.seats[letter.seat]
