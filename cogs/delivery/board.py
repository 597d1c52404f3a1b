"""Delivers the board: edits it while the same people are asked, posts a new one when the turn passes."""

from __future__ import annotations

from collections.abc import Sequence

import discord
import msgspec

from cogs.delivery.transport import Delivered, Transport
from cogs.tables import letters
from cogs.tables.loading import Tables
from cogs.tables.room import Room
from cogs.ui.board_message import BoardNote, board_message, board_note, for_followers
from cogs.ui.components import Layout
from cogs.ui.history_messages import final_images
from cogs.ui.pictures import PictureFile, Pictures
from cogs.ui.standings_message import standings_message
from data.models import DM, Status, StoredLetter
from data.store import Store
from engines.core import Seat
from engines.table import Entry

STORY_ENTRIES = 80
"""Entries of the log that are looked at for the story of a board."""


class BoardMessages:
    def __init__(self, tables: Tables, transport: Transport, pictures: Pictures) -> None:
        self.transport = transport
        self.pictures = pictures
        self.tables = tables
        self.store = tables.store

    async def deliver(self, room: Room, letter: StoredLetter) -> Delivered:
        """The board as a picture; where we may not attach files, in words."""
        images = await self.pictures.board(room, room.row.language)
        try:
            return await self._show(room, letter, images)
        except discord.Forbidden:
            if not images:
                raise
            return await self._show(room, letter, [])

    async def _show(self, room: Room, letter: StoredLetter, images: Sequence[PictureFile]) -> Delivered:
        last, ping = _last_board(room), _to_ping(room)
        over = room.row.status is Status.OVER
        entries = await story_entries(self.store, room, last.since if last else 0, room.table.number)
        stays = last is not None and not over and (not ping or _was_pinged(room, last, ping, entries))
        # A new board tells the whole turn before it; while it is edited, its story continues.
        since = last.since if last and stays else room.row.board_version or 0
        note = board_note(room, images, since, ping)
        if last is not None and not ping and not room.table.view(None).public.quiet:
            note = note._replace(pinged=last.pinged)  # only computers were asked in between
        layout = board_message(room, note, entries, live=room.running)
        message_id = room.row.board_message_id
        if message_id is None or not stays or not await self._edit(room, layout, images):
            message_id = await self._post(room, letter, note, entries, images)
            if last is not None:
                told = [entry for entry in entries if entry.number <= (room.row.board_version or 0)]
                await self._edit(room, board_message(room, last, told, live=False), None)
        return Delivered(
            message_id,
            room.row.channel_id,
            version=room.table.number,
            note=msgspec.json.encode(note._replace(turn="")).decode(),  # no mention is stored
            follow_ups=[letters.final_standings(room.row, letter.version)] if over else [],
        )

    async def _post(
        self,
        room: Room,
        letter: StoredLetter,
        note: BoardNote,
        entries: Sequence[Entry],
        images: Sequence[PictureFile],
    ) -> int:
        followers = await self.store.followers(room.row.id)
        named = for_followers(room, followers)
        layout = board_message(room, note, entries, live=room.running, footer=named)
        asked = [user for seat in _to_ping(room) if (user := room.seats[seat].user_id) is not None]
        mentions = [*asked, *followers]
        return await self.transport.send(room, layout, images, nonce=letter.nonce, mentions=mentions)

    async def _edit(self, room: Room, layout: Layout, images: Sequence[PictureFile] | None) -> bool:
        return await self.transport.edit(room, room.row.board_message_id, layout, images)

    async def final_standings(self, room: Room, letter: StoredLetter) -> Delivered:
        """The message at the end of a game, with mentions of everybody who played or followed it."""
        outcome = room.table.outcome
        if outcome is None:
            return Delivered()
        whole = await self.tables.load(room.row.id, whole=True)
        images = await final_images(self.pictures, whole, outcome, room.plain_words())
        followers = await self.store.followers(room.row.id)
        people = [seat.user_id for seat in room.seats if seat.user_id and not seat.left]
        layout = standings_message(room, outcome, images, followers)
        mentions = [*people, *followers]
        return Delivered(
            await self.transport.send(room, layout, images, nonce=letter.nonce, mentions=mentions)
        )


async def story_entries(store: Store, room: Room, since: int, until: int) -> list[Entry]:
    """The log after entry `since`, up to entry `until`."""
    entries = await store.log(room.row.id, limit=STORY_ENTRIES)
    return [entry for entry in entries if since < entry.number <= until]


def _last_board(room: Room) -> BoardNote | None:
    if room.row.board_message_id is None or room.row.board_note is None:
        return None
    return msgspec.json.decode(room.row.board_note, type=BoardNote)


def _to_ping(room: Room) -> list[Seat]:
    """The people whom a new board notifies."""
    if not room.running:
        return []
    asked = room.people_asked
    if room.table.view(None).public.quiet:
        # Secret questions are announced by direct message. Only people with closed direct messages are pinged
        # here, whether or not they have answered: nobody may see who is still being waited for.
        asked = [seat for seat in asked if seat.dm is DM.CLOSED]
    return [seat.seat for seat in asked]


def _was_pinged(room: Room, last: BoardNote, ping: Sequence[Seat], entries: Sequence[Entry]) -> bool:
    """Whether the last board notified exactly these people, or these and others who have moved since. A new
    board must not tell that one of them has moved in secret."""
    since = room.row.board_version or 0
    seen = [entry for entry in entries if entry.number > since and entry.public]
    moved = any(entry.seat in ping for entry in seen)
    return last.pinged == ping or (set(ping) < set(last.pinged) and not moved)
