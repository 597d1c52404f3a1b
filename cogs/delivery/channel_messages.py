"""Delivers what everybody in the channel reads: votes, notices, and where a table has moved."""

from __future__ import annotations

import msgspec

from cogs.delivery.board import story_entries
from cogs.delivery.lost_messages import Kept, LostMessages
from cogs.delivery.transport import Delivered, Transport
from cogs.tables.room import Room
from cogs.tables.votes import BALLOTS, voters
from cogs.ui.board_message import BoardNote, board_message
from cogs.ui.components import Layout, message
from cogs.ui.custom_ids import Verb, pack
from cogs.ui.notice_message import OFFER, OFFER_WITHDRAWN, called, notice_message, notice_text
from cogs.ui.owner_message import announcement_message
from cogs.ui.vote_message import vote_message, vote_result_message
from data.models import LetterKind, StoredLetter, Vote
from data.store import Store
from engines.core import say


class ChannelMessages:
    def __init__(self, store: Store, transport: Transport, lost: LostMessages) -> None:
        self.store = store
        self.lost = lost
        self.transport = transport

    async def vote(self, room: Room, letter: StoredLetter) -> Delivered:
        """The message of a vote: posted once, with a ping to those who may vote; then edited."""
        if letter.body:
            result = vote_result_message(room, letter.body)
            await self.transport.edit(room, letter.body["message"], result)
            return Delivered()
        found = await self.store.vote(room.row.id)
        if found is None:
            return Delivered()
        vote, ballots = found
        layout, kept = vote_message(room, vote, ballots), Kept(LetterKind.VOTE, room.row.id)
        known = vote.message_id or await self._lost(room, vote, kept)
        if not await self.transport.edit(room, known, layout):
            mentions = [room.seats[seat].user_id or 0 for seat in voters(room, vote.seat)]
            self.lost.sending(kept)
            known = await self.transport.send(room, layout, nonce=letter.nonce, mentions=mentions)
        assert known is not None
        self.lost.sent(kept, known)
        return Delivered(None if known == vote.message_id else known)

    async def _lost(self, room: Room, vote: Vote, kept: Kept) -> int | None:
        """The message of a vote, if it was posted and never noted."""
        mark = pack(Verb.VOTE, room.row.id, vote.opened, BALLOTS[vote.matter][0])
        found = await self.lost.find(kept, self.transport.channel(room), self.transport.own_id, mark, None)
        return found[-1] if found else None

    async def moved_away(self, room: Room, letter: StoredLetter) -> Delivered:
        """Say in the old messages of a table where it continues, and take their buttons away."""
        channel_id = letter.body["channel"]
        there = f"<#{room.row.channel_id}>"
        text = room.words()(say("table-moved-away", title=room.title, channel=there))
        note = letter.body.get("note")
        board = await self._old_board(room, letter, note, text) if note else None
        for name in ("lobby", "vote", "board"):
            message_id = letter.body.get(name)
            if name == "board" and board is not None:
                await self.transport.edit(room, message_id, board, channel_id=channel_id)
            else:
                await self.transport.edit(room, message_id, message(text), [], channel_id=channel_id)
        return Delivered()

    async def _old_board(self, room: Room, letter: StoredLetter, note: str, footer: str) -> Layout:
        """The last board in the old channel: its picture stays."""
        last = msgspec.json.decode(note, type=BoardNote)
        entries = await story_entries(self.store, room, last.since, letter.version)
        return board_message(room, last, entries, live=False, footer=footer)

    async def announcement(self, room: Room, letter: StoredLetter) -> Delivered:
        """What whoever runs the bot has to say, in the language of the table."""
        layout = announcement_message(letter.body, room.words())
        return Delivered(await self.transport.send(room, layout, nonce=letter.nonce))

    async def notice(self, room: Room, letter: StoredLetter) -> Delivered:
        """A sentence about a seat or the table. It also closes the message that offered the seat."""
        key, seat = letter.body["key"], letter.body.get("seat")
        withdrawn = key == OFFER_WITHDRAWN
        closed = notice_text(room, key, seat) if withdrawn else room.words()(say("substitute-taken"))
        offer_closed = await self.transport.edit(room, letter.body.get("offer"), message(closed))
        if offer_closed and withdrawn:
            return Delivered()  # said where the seat was offered: that is enough
        layout = notice_message(room, key, seat)
        sent = await self.transport.send(room, layout, nonce=letter.nonce, mentions=called(room, key))
        if key == OFFER and seat is not None and room.seats[seat].offered:
            await self.store.note_message(room.row.id, LetterKind.NOTICE, message_id=sent, seat=seat)
        return Delivered(sent)
