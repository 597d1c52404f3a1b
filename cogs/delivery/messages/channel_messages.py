"""Delivers what everybody in the channel reads: votes, notices, and where a table has moved."""

from __future__ import annotations

from collections.abc import Mapping

import discord
import msgspec

from cogs.delivery.messages.board import story_entries
from cogs.delivery.sending.lost_messages import Kept, LostMessages, own_messages
from cogs.delivery.sending.transport import Delivered, Transport
from cogs.tables.absence.votes import BALLOTS, voters
from cogs.tables.loading.room import Room
from cogs.tables.loading.tables import Tables
from cogs.ui.command_replies.owner_message import announcement_message
from cogs.ui.components.building_blocks import Layout, message
from cogs.ui.components.custom_ids import Verb, pack
from cogs.ui.game_messages.board_message import BoardNote, board_message
from cogs.ui.game_messages.notice_message import OFFER, OFFER_WITHDRAWN, called, notice_message, notice_text
from cogs.ui.game_messages.undo_message import room_before
from cogs.ui.game_messages.vote_message import NamedMove, vote_message, vote_result_message
from cogs.ui.pictures.message_pictures import Pictures
from data.models import LetterKind, StoredLetter, Vote
from engines.contract.core import Seat, say
from engines.tables.table import number_now
from engines.tables.undo_points import moves_undone


class ChannelMessages:
    def __init__(self, tables: Tables, transport: Transport, pictures: Pictures, lost: LostMessages) -> None:
        self.tables = tables
        self.store = tables.store
        self.pictures = pictures
        self.lost = lost
        self.transport = transport

    async def vote(self, room: Room, letter: StoredLetter) -> Delivered:
        """The message of a vote: posted once, with a ping to those who may vote; then edited."""
        if letter.body:
            return await self._vote_result(room, letter)
        found = await self.store.vote(room.row.id)
        if found is None:
            return Delivered()
        vote, ballots = found
        named = await self._named_move(room, vote)
        try:
            return await self._show_vote(room, letter, vote, ballots, named)
        except discord.Forbidden:  # perhaps we may not attach files here
            if named is None or not named.images:
                raise
            return await self._show_vote(room, letter, vote, ballots, named._replace(images=[]))

    async def _show_vote(
        self,
        room: Room,
        letter: StoredLetter,
        vote: Vote,
        ballots: Mapping[Seat, str],
        named: NamedMove | None,
    ) -> Delivered:
        layout, kept = vote_message(room, vote, ballots, named), Kept(LetterKind.VOTE, room.row.id)
        images = None if named is None else named.images
        known = vote.message_id or await self._lost(room, vote, kept)
        if not await self.transport.edit(room, known, layout, images):
            mentions = [room.seats[seat].user_id or 0 for seat in voters(room, vote.seat)]
            self.lost.sending(kept)
            known = await self.transport.send(
                room, layout, images or (), nonce=letter.nonce, mentions=mentions
            )
        assert known is not None
        self.lost.sent(kept, known)
        return Delivered(None if known == vote.message_id else known)

    async def _named_move(self, room: Room, vote: Vote) -> NamedMove | None:
        """The move that an undo request is about; if it names an earlier one, with the board as everybody saw
        it before that."""
        if vote.number is None:
            return None
        whole = await self.tables.load(room.row.id, whole=True)
        log = whole.table.log
        entry = log[(vote.number if vote.named else number_now(log, vote.number)) - 1]
        if not entry.public:
            return None  # asked by an earlier version of the bot
        images = None
        if vote.named:
            images = await self.pictures.board(room_before(whole, entry), room.row.language)
        return NamedMove(entry, moves_undone(whole.table, entry.number), images)

    async def _vote_result(self, room: Room, letter: StoredLetter) -> Delivered:
        """What was decided, in the message of the vote. The picture of a move that it named goes."""
        message_id, number = letter.body["message"], letter.body.get("number")
        if number is None:
            await self.transport.edit(room, message_id, vote_result_message(room, letter.body))
            return Delivered()
        whole = await self.tables.load(room.row.id, whole=True)
        result = vote_result_message(room, letter.body, whole.table.log[number - 1])
        await self.transport.edit(room, message_id, result, [])
        return Delivered()

    async def _lost(self, room: Room, vote: Vote, kept: Kept) -> int | None:
        """The message of a vote, if it was posted and never noted."""
        if not self.lost.in_doubt(kept, None):
            return None
        mark = pack(Verb.VOTE, room.row.id, vote.opened, BALLOTS[vote.matter][0])
        found = await own_messages(self.transport.channel(room), self.transport.own_id, mark, None)
        return found[-1].id if found else None

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
        return board_message(room, room.words(), last, entries, live=False, footer=footer)

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
