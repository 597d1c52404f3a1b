"""Delivers direct messages about a seat: the welcome, the hand, and that the table has lost its channel. Also
removes the hand from the direct messages of somebody who no longer has the seat."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

import discord
import msgspec

from cogs.delivery.transport import Delivered, Transport, addressed
from cogs.tables import letters
from cogs.tables.room import Room
from cogs.ui.components import Layout, message
from cogs.ui.language import Language
from cogs.ui.pictures import PictureFile, Pictures
from cogs.ui.private_hand_message import private_hand_message, welcome_message
from data.models import DM, SeatRow, Status, StoredLetter
from data.store import Store
from engines.core import Raw, Seat, Words, say
from engines.table import newest

NEWS_ENTRIES = 20
"""Entries of the log that are searched for private news."""
NEWS_LINES = 3


class PrivateMessages:
    def __init__(self, store: Store, transport: Transport, pictures: Pictures, language: Language) -> None:
        self.store = store
        self.transport = transport
        self.pictures = pictures
        self.language = language

    async def hand(self, room: Room, letter: StoredLetter) -> Delivered:
        """The private hand: one message per table, edited when it changes."""
        seat = addressed(room, letter)
        async with self.transport.noting_closed(seat):
            user = self.transport.reader(seat)
            if user is None:
                return Delivered()
            language = await self.language.of_user(user)
            words = room.words(language)
            palette = await self.language.palette(user)
            images = []
            if room.started:
                images = await self.pictures.hand(room, seat.seat, language, palette=palette)
            news = self._news(room, seat.seat, room.words(language, reader=seat.seat))
            layout = private_hand_message(room, seat.seat, images, news, words)

            async def show(channel: discord.PartialMessageable) -> tuple[int, int]:
                shown = await self._edit_or_send(channel, seat.desk_message_id, layout, images, letter.nonce)
                return shown, channel.id

            sent, channel_id = await self.transport.in_direct_messages(user, seat.desk_channel_id, show)
            there = (await self.store.seats(room.row.id))[seat.seat]
            if there.user_id != user:
                return _too_late(room, seat, sent, channel_id)
            await self.store.set_dm(room.row.id, seat.seat, DM.OPEN)
            return Delivered(sent, channel_id)

    async def _edit_or_send(
        self,
        channel: discord.PartialMessageable,
        message_id: int | None,
        layout: Layout,
        images: Sequence[PictureFile],
        nonce: str,
    ) -> int:
        """Edit a direct message, or send a new one if it is gone; returns its id."""
        shown = self.transport.shown
        if message_id is not None:
            files = shown.files(message_id, images)
            try:
                await channel.get_partial_message(message_id).edit(view=layout, attachments=files)
            except discord.NotFound:
                pass
            else:
                shown.note(message_id, images)
                return message_id
        sent = await channel.send(view=layout, files=[image.file() for image in images], nonce=nonce)
        shown.note(sent.id, images)
        return sent.id

    def _news(self, room: Room, seat: Seat, words: Words) -> list[str]:
        """What only this seat was told in the last moves."""
        entries = newest(room.table.log, NEWS_ENTRIES) if room.started else []
        told = [
            words(event.text)
            for entry in entries
            for event in entry.events
            if event.to == seat and not entry.undone
        ]
        return told[-NEWS_LINES:]

    async def welcome(self, room: Room, letter: StoredLetter) -> Delivered:
        """Welcome somebody who joined a lobby. So we learn now, not when cards are dealt, whether direct
        messages reach them. Seats change in a lobby, so the letter names the person."""
        seat = room.seat_of(letter.body["user"])
        if seat is None or room.row.status is not Status.LOBBY:
            return Delivered()
        async with self.transport.noting_closed(seat):
            user = letter.body["user"]
            words = room.words(await self.language.of_user(user))
            await self._send(user, seat, welcome_message(room, words), letter.nonce)
        await self.store.set_dm(room.row.id, seat.seat, DM.OPEN)
        return Delivered()

    async def clear(self, room: Room, letter: StoredLetter) -> Delivered:
        """Remove hand and ping from the direct messages of somebody who no longer has the seat. A substituted
        player reads instead that somebody took over; of a deleted person only the messages are known."""
        known = letter.body.get("channel")
        if known is not None:
            await self._clear_in(self.transport.direct_channel(known), room, letter.body)
        else:
            await self.transport.in_direct_messages(
                letter.body["user"], None, lambda channel: self._clear_in(channel, room, letter.body)
            )
        return Delivered()

    async def _clear_in(self, channel: discord.PartialMessageable, room: Room, body: Raw) -> None:
        hand, ping, user_id = (body.get(name) for name in ("hand", "ping", "user"))
        if hand is not None:
            with suppress(discord.NotFound):  # it is gone already
                if user_id is None:
                    await channel.get_partial_message(hand).delete()
                else:
                    words = room.words(await self.language.of_user(user_id))
                    layout = message(words(say("substitute-gave", title=room.title)))
                    await channel.get_partial_message(hand).edit(view=layout, attachments=[])
        if ping is not None:
            with suppress(discord.NotFound):
                await channel.get_partial_message(ping).delete()

    async def _send(self, user: int, seat: SeatRow, layout: Layout, nonce: str) -> int:
        """A direct message without a picture; returns its id."""

        async def send(channel: discord.PartialMessageable) -> int:
            return (await channel.send(view=layout, nonce=nonce)).id

        return await self.transport.in_direct_messages(user, seat.desk_channel_id, send)

    async def channel_lost(self, room: Room, letter: StoredLetter) -> Delivered:
        """The channel of the table is gone: people can move the table to another one."""
        seat = addressed(room, letter)
        async with self.transport.noting_closed(seat):
            user = self.transport.reader(seat)
            if user is None:
                return Delivered()
            words = room.words(await self.language.of_user(user))
            layout = message(words(say("table-stray", title=room.title)))
            return Delivered(await self._send(user, seat, layout, letter.nonce))


def _too_late(room: Room, seat: SeatRow, message_id: int, channel_id: int) -> Delivered:
    """The person lost the seat while the hand was being sent. The letter that clears their messages comes
    after this one; it does not know a message that was sent anew."""
    if message_id == seat.desk_message_id:
        return Delivered()
    new = msgspec.structs.replace(
        seat, desk_message_id=message_id, desk_channel_id=channel_id, ping_message_id=None
    )
    return Delivered(follow_ups=letters.clear_private(room.row, new, named=False))
