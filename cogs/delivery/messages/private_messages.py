"""Delivers direct messages about a seat: the welcome, the hand, and that the table has lost its channel. Also
removes the hand from the direct messages of somebody who no longer has the seat.

The hand is one message per table. It is edited while its owner need not be called; to call them it is sent
anew, because edits notify nobody, and the old one is deleted.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from contextlib import suppress
from typing import NamedTuple

import discord
import msgspec

from cogs.delivery.sending.lost_messages import Kept, LostMessages, own_messages
from cogs.delivery.sending.transport import CLOSED_DM, NO_CHANNEL, Delivered, Transport, addressed
from cogs.tables.changes import letters
from cogs.tables.loading.room import Room
from cogs.tables.people.clock import undisturbed
from cogs.ui.components.building_blocks import Layout, message
from cogs.ui.components.custom_ids import Verb, pack
from cogs.ui.components.picture_files import PictureFile
from cogs.ui.game_messages.private_hand_message import private_hand_message, welcome_message
from cogs.ui.game_messages.turn_message import text_of
from cogs.ui.pictures.message_pictures import Pictures
from cogs.ui.wording.language import Language
from data.models import DM, LetterKind, SeatRow, Status, StoredLetter
from data.store import Store
from engines.contract.core import Raw, Say, Seat, say
from engines.tables.log import Entry
from engines.tables.table import newest

NEWS_ENTRIES = 20
"""Entries of the log that are searched for private news."""
NEWS_LINES = 3


class Hand(NamedTuple):
    """What the private message of a seat shows."""

    layout: Layout
    images: list[PictureFile]


class Shown(NamedTuple):
    """Where a hand is shown."""

    message_id: int
    channel_id: int
    unknown: list[int]
    """Hands that were found there whose ids had been lost; perhaps it is one of them."""


def still_of_use(log: Sequence[Entry], seat: Seat, *, asked: bool) -> list[Say]:
    """What only this seat was told since it began to move last. What its own moves told it has served once
    others have moved and it is asked again. Secret moves of others are left out: they would be told of."""
    told: list[Say] = []
    moved = others_moved = False
    for entry in reversed([entry for entry in newest(log, NEWS_ENTRIES) if not entry.undone]):
        if entry.seat == seat:
            if asked and others_moved:
                break
            moved = True
        elif entry.public:
            if moved:
                break
            others_moved = True
        told = [*(event.text for event in entry.events if event.to == seat), *told]
    return told


class PrivateMessages:
    def __init__(
        self,
        store: Store,
        transport: Transport,
        pictures: Pictures,
        language: Language,
        lost: LostMessages,
    ) -> None:
        self.store = store
        self.lost = lost
        self.transport = transport
        self.pictures = pictures
        self.language = language

    async def hand(self, room: Room, letter: StoredLetter) -> Delivered:
        """Edit the private hand, if it shows something else; send the first one."""
        seat = addressed(room, letter)
        async with self.transport.noting_closed(seat):
            user = self.transport.reader(seat)
            if user is None:
                return Delivered()
            hand = await self._hand(room, seat, user)
            doubtful = self.lost.in_doubt(_kept(seat), seat.desk_message_id)
            if not doubtful and self.transport.shown.same(seat.desk_message_id, *hand):
                return Delivered()

            async def show(channel: discord.PartialMessageable) -> Shown:
                unknown = await self._unknown(channel, seat)
                for message_id in (seat.desk_message_id, *reversed(unknown)):
                    if message_id is not None and await self._edit(channel, message_id, hand):
                        self.lost.sent(_kept(seat), message_id)
                        return Shown(message_id, channel.id, unknown)
                quiet = undisturbed(await self.transport.person(room, user), self.transport.tables.now())
                sent = await self._post(channel, seat, hand, letter.nonce, unknown, silent=quiet)
                return Shown(sent, channel.id, unknown)

            return await self._noted(
                room, seat, user, await self.transport.in_direct_messages(user, seat.desk_channel_id, show)
            )

    async def _unknown(self, channel: discord.PartialMessageable, seat: SeatRow) -> list[int]:
        """Hands of this seat whose ids were lost, oldest first."""
        if not self.lost.in_doubt(_kept(seat), seat.desk_message_id):
            return []
        found = await own_messages(
            channel, self.transport.own_id, pack(Verb.PLAY, seat.table_id), seat.desk_message_id
        )
        return [one.id for one in found]

    async def show(self, room: Room, letter: StoredLetter) -> None:
        """Edit the private hand for a letter that is about something else, or that stays in the outbox: so
        its message is noted here."""
        shown = await self.hand(room, letter)
        if shown.message_id is not None:
            await self.store.note_message(
                room.row.id,
                LetterKind.PRIVATE_HAND,
                message_id=shown.message_id,
                channel_id=shown.channel_id,
                seat=letter.seat,
            )

    async def call(self, room: Room, letter: StoredLetter, seat: SeatRow, user: int) -> Delivered | None:
        """Send the hand anew, so that it notifies its owner; the old one goes. None if this person takes no
        direct messages."""
        hand = await self._hand(room, seat, user, text_of(letter))

        async def send(channel: discord.PartialMessageable) -> Shown:
            unknown = await self._unknown(channel, seat)
            return Shown(await self._post(channel, seat, hand, letter.nonce, unknown), channel.id, unknown)

        try:
            sent = await self.transport.in_direct_messages(user, seat.desk_channel_id, send)
        except discord.Forbidden as error:
            if error.code not in CLOSED_DM:
                raise
            await self.store.set_dm(room.row.id, seat.seat, DM.CLOSED)
            return None
        done = await self._noted(room, seat, user, sent)
        if done.message_id is None or done.message_id == seat.desk_message_id:
            return done  # somebody else has the seat; or a repeated nonce has found the message sent before
        old = letters.clear_private(room.row, seat, named=False)
        return done._replace(follow_ups=[*done.follow_ups, *old])

    async def _hand(self, room: Room, seat: SeatRow, user: int, call: str = "") -> Hand:
        language = await self.language.of_user(user, room)
        images: list[PictureFile] = []
        if room.started_table is not None:
            palette = await self.language.palette(user, room)
            images = await self.pictures.hand(room, seat.seat, language, palette=palette)
        news = _news(room, seat.seat)
        return Hand(private_hand_message(room, seat, images, news, language, call), images)

    async def _noted(self, room: Room, seat: SeatRow, user: int, shown: Shown) -> Delivered:
        """Remember that direct messages reach this person, unless the seat is somebody else's by now. Of a
        message that is known there is nothing to note. Others that were found are to go."""
        sent = shown.message_id, shown.channel_id
        strays = [
            letters.stray_hand(room.row, seat.seat, message_id, shown.channel_id)
            for message_id in shown.unknown
            if message_id != shown.message_id
        ]
        if sent == (seat.desk_message_id, seat.desk_channel_id):
            return Delivered(follow_ups=strays)
        there = (await self.store.seats(room.row.id))[seat.seat]
        if there.user_id != user:
            return _too_late(room, seat, *sent)
        if there.dm is not DM.OPEN:
            await self.store.set_dm(room.row.id, seat.seat, DM.OPEN)
        return Delivered(*sent, follow_ups=strays)

    async def _edit(self, channel: discord.PartialMessageable, message_id: int, hand: Hand) -> bool:
        """False if the message is gone."""
        try:
            with self.transport.shown.editing(message_id, hand.images, hand.layout) as files:
                await channel.get_partial_message(message_id).edit(view=hand.layout, attachments=files)
        except discord.NotFound as error:
            if error.code == NO_CHANNEL:
                raise
            return False
        return True

    async def _post(
        self,
        channel: discord.PartialMessageable,
        seat: SeatRow,
        hand: Hand,
        nonce: str,
        unknown: Collection[int],
        *,
        silent: bool = False,
    ) -> int:
        """Discord recognizes the nonce of a hand that was sent before. That one shows what was known then."""
        self.lost.sending(_kept(seat))
        files = [image.file() for image in hand.images]
        sent = await channel.send(view=hand.layout, files=files, nonce=nonce, silent=silent)
        self.lost.sent(_kept(seat), sent.id)
        if sent.id in unknown:
            self.transport.shown.forget([sent.id])
            await self._edit(channel, sent.id, hand)
        else:
            self.transport.shown.note(sent.id, hand.images, hand.layout)
        return sent.id

    async def calm(self, room: Room, letter: StoredLetter) -> Delivered:
        """Take "your turn" from the hand of somebody whom the game no longer waits for: the game was stopped,
        or the computer plays the seat now; whoever left it sees no cards until they are back."""
        seat = addressed(room, letter)
        async with self.transport.noting_closed(seat):
            user = self.transport.reader(seat, left=True)
            if user is None:
                return Delivered()
            if seat.ping_message_id is not None:
                await self._delete(user, seat, seat.ping_message_id)
                await self.store.note_message(
                    room.row.id, LetterKind.CLEAR_PING, message_id=None, seat=seat.seat
                )
            if not seat.left:
                if seat.desk_message_id is not None:
                    await self.show(room, letter)
                return Delivered()
            language, desk = await self.language.of_user(user, room), seat.desk_message_id
            hand = Hand(private_hand_message(room, seat, [], [], language), [])
            if desk is not None:
                await self.transport.in_direct_messages(
                    user, seat.desk_channel_id, lambda channel: self._edit(channel, desk, hand)
                )
        return Delivered()

    async def _delete(self, user: int, seat: SeatRow, message_id: int) -> None:
        with suppress(discord.NotFound):  # somebody has deleted it before
            await self.transport.in_direct_messages(
                user, seat.desk_channel_id, lambda channel: channel.get_partial_message(message_id).delete()
            )

    async def welcome(self, room: Room, letter: StoredLetter) -> Delivered:
        """Welcome somebody who joined a lobby. So we learn now, not when cards are dealt, whether direct
        messages reach them. Seats change in a lobby, so the letter names the person."""
        seat = room.seat_of(letter.body["user"])
        if seat is None or room.row.status is not Status.LOBBY:
            return Delivered()
        async with self.transport.noting_closed(seat):
            user = letter.body["user"]
            words = room.words(await self.language.of_user(user, room))
            await self._send(user, seat, welcome_message(room, words), letter.nonce)
        await self.store.set_dm(room.row.id, seat.seat, DM.OPEN)
        return Delivered()

    async def clear(self, room: Room, letter: StoredLetter) -> Delivered:
        """Remove hand and ping from the direct messages of somebody who no longer has the seat. A substituted
        player reads instead that somebody took over; of a deleted person only the messages are known."""
        known = letter.body.get("channel")
        if letter.body.get("stray") and addressed(room, letter).desk_message_id == letter.body["hand"]:
            return Delivered()  # whoever took it for a stray came late: it is the one that counts
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
                    words = room.words(await self.language.of_user(user_id, room))
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
            words = room.words(await self.language.of_user(user, room))
            layout = message(words(say("table-stray", title=room.title)))
            return Delivered(await self._send(user, seat, layout, letter.nonce))


def _news(room: Room, seat: Seat) -> list[Say]:
    """What only this seat was told and may still need; nothing once the game is over."""
    if room.row.status is not Status.RUNNING:
        return []
    return still_of_use(room.table.log, seat, asked=seat in room.table.waiting)[-NEWS_LINES:]


def _too_late(room: Room, seat: SeatRow, message_id: int, channel_id: int) -> Delivered:
    """The person lost the seat while the hand was being sent. The letter that clears their messages comes
    after this one; it does not know a message that was sent anew."""
    if message_id == seat.desk_message_id:
        return Delivered()
    new = msgspec.structs.replace(
        seat, desk_message_id=message_id, desk_channel_id=channel_id, ping_message_id=None
    )
    return Delivered(follow_ups=letters.clear_private(room.row, new, named=False))


def _kept(seat: SeatRow) -> Kept:
    return Kept(LetterKind.PRIVATE_HAND, seat.table_id, seat.seat)
