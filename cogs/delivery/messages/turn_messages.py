"""Delivers what tells people that a table waits for them: pings, reminders, nudges."""

from __future__ import annotations

from cogs.delivery.messages.private_messages import PrivateMessages
from cogs.delivery.sending.held_back import Postponed, is_delayed
from cogs.delivery.sending.transport import Delivered, Transport, addressed
from cogs.tables.changes import letters
from cogs.tables.loading.room import Room
from cogs.tables.loading.tables import Tables
from cogs.tables.people.clock import away, undisturbed
from cogs.ui.game_messages.turn_message import text_of, turn_message
from data.models import LetterKind, StoredLetter


class TurnMessages:
    def __init__(self, tables: Tables, transport: Transport, private: PrivateMessages) -> None:
        self.tables = tables
        self.store = tables.store
        self.transport = transport
        self.private = private

    async def ping(self, room: Room, letter: StoredLetter) -> Delivered | Postponed:
        """ "It's your turn": the hand as a new message. To somebody who wants to be called in the channel, by
        the board, only their hand is shown as it is now."""
        # The board doesn't ping anybody for a secret question, so the direct message ignores the settings.
        always = room.table.view(None).public.quiet
        delayed, seat = is_delayed(letter), addressed(room, letter)
        if delayed and not away(seat, self.tables.now()) and (seat.asked_at or 0) > letter.created:
            return Delivered()  # they have moved since, and are asked again: that has a call of its own
        # A ping that was held back comes late: it is a reminder, and no board has pinged this person.
        late = letter.tries > 0 or delayed
        return await self._send(room, letter, always=always, in_channel=late)

    async def remind(self, room: Room, letter: StoredLetter) -> Delivered | Postponed:
        """Remind by direct message, or in the channel if direct messages are closed or unwanted."""
        return await self._send(room, letter, always=False, in_channel=True)

    async def _send(
        self, room: Room, letter: StoredLetter, *, always: bool, in_channel: bool
    ) -> Delivered | Postponed:
        """Nothing is said in the channel that could reveal something secret."""
        seat = addressed(room, letter)
        if not room.running or seat.computer or seat.seat not in room.table.waiting:
            # The hand may be out of date all the same: this letter came instead of one about it.
            return await self.private.hand(room, letter) if letter.kind is LetterKind.PING else Delivered()
        person = await self.transport.person(room, seat.user_id or 0)
        user = self.transport.reader(seat) if always or person.dm_notices else None
        now = self.tables.now()
        if undisturbed(person, now):
            if letter.kind is LetterKind.PING:
                await self.private.show(room, letter)
            return Postponed.from_now(now)
        if letter.kind is LetterKind.PING and letter.tries:
            # The clock runs again: the board has to say so, but not by an edit that tells who is waited for.
            board = [] if room.answers_are_secret else [letters.board(room.row)]
            await self.store.reminded(room.row.id, seat.seat, board, now=now)
        told = None if user is None else await self.private.call(room, letter, seat, user)
        if told is not None:
            return told
        # Whoever was to be called by direct message was not called by the board.
        if (in_channel or user is not None) and not room.answers_are_secret:
            layout = turn_message(room, text_of(letter), seat, room.words())
            await self.transport.send(room, layout, nonce=letter.nonce, mentions=[person.user_id])
            return Delivered()
        return await self.private.hand(room, letter)
