"""Delivers what tells people that a table waits for them: pings, reminders, nudges; and clears them."""

from __future__ import annotations

from contextlib import suppress

import discord
import msgspec

from cogs.delivery.transport import CLOSED_DM, Delivered, Postponed, Transport, addressed
from cogs.tables import letters
from cogs.tables.clock import undisturbed
from cogs.tables.loading import Tables
from cogs.tables.room import Room
from cogs.ui.language import Language
from cogs.ui.turn_message import turn_message
from data.models import DM, LetterKind, SeatRow, StoredLetter

QUIET_DELAY_SECONDS = 15 * 60
"""How often a message to somebody in their quiet hours is looked at again."""


class TurnMessages:
    def __init__(self, tables: Tables, transport: Transport, language: Language) -> None:
        self.tables = tables
        self.store = tables.store
        self.transport = transport
        self.language = language

    async def ping(self, room: Room, letter: StoredLetter) -> Delivered | Postponed:
        """ "It's your turn": a short new message, because edits notify nobody."""
        # The board doesn't ping anybody for a secret question, so the direct message ignores the settings.
        always = room.table.view(None).public.quiet
        # A ping that was held back comes late: it is a reminder, and no board has pinged this person.
        return await self._send(room, letter, always=always, in_channel=letter.tries > 0)

    async def remind(self, room: Room, letter: StoredLetter) -> Delivered | Postponed:
        """Remind by direct message, or in the channel if direct messages are closed or unwanted."""
        return await self._send(room, letter, always=False, in_channel=True)

    async def _send(
        self, room: Room, letter: StoredLetter, *, always: bool, in_channel: bool
    ) -> Delivered | Postponed:
        """One message at a time says that a table waits: a reminder replaces the ping. Nothing is said in
        the channel that could reveal something secret."""
        seat = addressed(room, letter)
        if not room.running or seat.computer or seat.seat not in room.table.waiting:
            return Delivered()
        now, person = self.tables.now(), await self.store.person(seat.user_id or 0)
        if undisturbed(person, now):
            # Everything held back is due at the same moments: then the newest letter wins.
            return Postponed(now - now % QUIET_DELAY_SECONDS + QUIET_DELAY_SECONDS)
        if letter.kind is LetterKind.PING and letter.tries:
            # The clock runs again: the board has to say so, but not by an edit that tells who is waited for.
            board = [] if room.answers_are_secret else [letters.board(room.row)]
            await self.store.reminded(room.row.id, seat.seat, board, now=now)
        user = self.transport.reader(seat) if always or person.dm_notices else None
        told = None if user is None else await self._send_direct(room, letter, seat, user)
        if told is None and in_channel and not room.answers_are_secret:
            layout = turn_message(room, letter.kind, seat, room.words(), mention=True)
            await self.transport.send(room, layout, nonce=letter.nonce, mentions=[person.user_id])
        return told or Delivered()

    async def _send_direct(
        self, room: Room, letter: StoredLetter, seat: SeatRow, user: int
    ) -> Delivered | None:
        """None if this person takes no direct messages."""
        words = room.words(await self.language.of_user(user))

        async def send(channel: discord.PartialMessageable) -> discord.Message:
            return await channel.send(view=turn_message(room, letter.kind, seat, words), nonce=letter.nonce)

        try:
            sent = await self.transport.in_direct_messages(user, seat.desk_channel_id, send)
        except discord.Forbidden as error:
            if error.code not in CLOSED_DM:
                raise
            await self.store.set_dm(room.row.id, seat.seat, DM.CLOSED)
            return None
        if (await self.store.seats(room.row.id))[seat.seat].user_id != user:
            # A substitute sat down meanwhile; the letter that clears the former player's messages does not
            # know this one.
            new = msgspec.structs.replace(
                seat, desk_message_id=None, ping_message_id=sent.id, desk_channel_id=sent.channel.id
            )
            return Delivered(follow_ups=letters.clear_private(room.row, new, named=False))
        if sent.id != seat.ping_message_id:  # the same if a repeated nonce found the message sent before
            await self._delete_ping(user, seat)
            await self.store.note_message(room.row.id, LetterKind.PING, message_id=sent.id, seat=seat.seat)
        return Delivered()

    async def clear_ping(self, room: Room, letter: StoredLetter) -> Delivered:
        """Delete "your turn" when the turn is over. A letter that comes late must not delete a newer ping."""
        seat = addressed(room, letter)
        async with self.transport.noting_closed(seat):
            user = self.transport.reader(seat, left=True)
            waited_for = room.running and seat.seat in room.table.waiting and not seat.computer
            if user is not None and not waited_for:
                await self._delete_ping(user, seat)
                await self.store.note_message(room.row.id, LetterKind.PING, message_id=None, seat=seat.seat)
        return Delivered()

    async def _delete_ping(self, user: int, seat: SeatRow) -> None:
        ping = seat.ping_message_id
        if ping is not None:
            with suppress(discord.NotFound):  # somebody has deleted it before
                await self.transport.in_direct_messages(
                    user, seat.desk_channel_id, lambda channel: channel.get_partial_message(ping).delete()
                )
