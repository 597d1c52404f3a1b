"""Delivers the board: edits it while that is enough, posts a new one where it is needed.

While the same people are asked, the board is edited. When the turn passes, a new one is needed only if it has
to notify somebody: the followers, and people who are called in the channel because they want no direct
messages or take none; or if people have written below it, so that it is no longer at the bottom.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from functools import partial
from itertools import dropwhile, groupby

import discord
import msgspec

from cogs.delivery.sending.lost_messages import Kept, LostMessages, own_messages
from cogs.delivery.sending.transport import Delivered, Transport
from cogs.tables.changes import letters
from cogs.tables.loading.room import Room
from cogs.tables.loading.tables import Tables
from cogs.tables.people.live_play import plays_live
from cogs.ui.components.building_blocks import Layout, text_of, without_buttons
from cogs.ui.components.custom_ids import Verb, pack
from cogs.ui.components.picture_files import PictureFile
from cogs.ui.game_messages.board_message import BoardNote, board_message, board_note, for_followers
from cogs.ui.looking_back.history_messages import final_images
from cogs.ui.looking_back.standings_message import standings_message
from cogs.ui.pictures.message_pictures import Pictures
from data.models import DM, LetterKind, Status, StoredLetter
from data.store import Store
from engines.contract.core import Event, Seat
from engines.tables.log import Entry

log = logging.getLogger(__name__)
STORY_ENTRIES = 80
"""Entries of the log that are looked at for the story of a board."""
YOUNG_SECONDS = 15 * 60
"""A board of this age is taken to be at the bottom where nothing is known of its channel: all play by direct
messages."""


class BoardMessages:
    def __init__(self, tables: Tables, transport: Transport, pictures: Pictures, lost: LostMessages) -> None:
        self.transport = transport
        self.pictures = pictures
        self.lost = lost
        self.tables = tables
        self.store = tables.store

    async def deliver(self, room: Room, letter: StoredLetter) -> Delivered:
        """The board, in its channel or at a lesson in the direct messages. Whether these are closed is noted:
        the panel, which still reaches whoever presses, tells of it."""
        if not room.row.lesson:
            return await self._deliver(room, letter)
        learner = next((seat for seat in room.seats if seat.user_id is not None), None)
        if learner is None:
            return Delivered()  # who learned here had everything about themselves deleted
        async with self.transport.noting_closed(learner):
            done = await self._deliver(room, letter)
        if learner.dm is DM.CLOSED:
            await self.store.set_dm(room.row.id, learner.seat, DM.OPEN)
        return done

    async def _deliver(self, room: Room, letter: StoredLetter) -> Delivered:
        """The board as a picture; where we may not attach files, in words."""
        images = await self.pictures.board(room, room.row.language)
        try:
            return await self._show(room, letter, images)
        except discord.Forbidden:
            if not images:
                raise
            return await self._show(room, letter, [])

    async def _show(self, room: Room, letter: StoredLetter, images: Sequence[PictureFile]) -> Delivered:
        last, ping, words = _last_board(room), _to_ping(room), room.words()
        mentions = {seat: room.mention(seat) for seat in ping}
        over = room.row.status is Status.OVER
        entries = await story_entries(self.store, room, last.since if last else 0, room.table.number)
        passed = last is None or (bool(ping) and not _was_pinged(room, last, ping, entries))
        notified = await self._notified(room, ping) if passed else []
        stays = last is not None and not over and (not passed or (not notified and self._at_bottom(room)))
        # When the turn passes, the board tells the whole turn before it; during it, its story continues.
        since = room.row.board_version or 0
        if last and stays and not passed:
            since = max(last.since, _before_last_turns(room, entries))
            entries = [entry for entry in entries if entry.number > since]
        note = board_note(room, words, images, since, mentions)
        if last is not None and since == last.since and stays and not passed:
            note = note._replace(opening=last.opening)
        elif last is None and since == 0:
            note = note._replace(opening=tuple(await self._opening(room)))
        if last is not None and not ping and not room.table.view(None).public.quiet:
            note = note._replace(pinged=last.pinged)  # only computers were asked in between
        board = partial(board_message, room, words, note, entries, live=room.running)
        follow_ups = [letters.final_standings(room.row, letter.version)] if over else []
        kept = Kept(LetterKind.BOARD, room.row.id)
        in_doubt = self.lost.in_doubt(kept, room.row.board_message_id)
        unknown = await self._unknown_boards(room) if in_doubt else []
        message_id = room.row.board_message_id if stays else None
        if message_id is None or not await self.transport.edit(room, message_id, board(), images):
            # If only the id of this letter's board was lost, that board is there: it is not posted twice.
            own = [board.id for board in unknown if _answers(board, room, letter)][-1:]
            self.lost.sending(kept)
            # It may show what was known a moment earlier, so it is shown anew.
            if own and await self.transport.edit(room, own[0], board(), images):
                message_id = own[0]
            else:
                message_id = await self._post(room, letter, board, images, notified)
            if last is not None:
                follow_ups.append(letters.replaced_board(room.row))
        self.lost.sent(kept, message_id)
        follow_ups += [letters.stray_board(room.row, one.id) for one in unknown if one.id != message_id]
        return Delivered(
            message_id,
            room.row.channel_id,
            version=room.table.number,
            note=msgspec.json.encode(note._replace(turn="")).decode(),  # no mention is stored
            follow_ups=follow_ups,
        )

    async def _notified(self, room: Room, ping: Sequence[Seat]) -> list[int]:
        """The people whom only a new board tells that the turn has passed: followers, and players who want no
        direct messages, or take none. All others get their hand as a new direct message."""
        called = await self.store.followers(room.row.id)
        for seat in (room.seats[seat] for seat in ping):
            if seat.user_id is not None and not plays_live(room.table, seat.seat, self.tables.now()):
                wanted = (await self.transport.person(room, seat.user_id)).dm_notices
                if self.transport.reader(seat) is None or not wanted:
                    called.append(seat.user_id)
        return called

    def _at_bottom(self, room: Room) -> bool:
        """Whether people find the last board where they look for it, as far as we know."""
        board = room.row.board_message_id
        if board is None:
            return False
        last = self.transport.ends.last(room.row.channel_id)
        if last is not None:
            return last == board
        return self.tables.now() - discord.utils.snowflake_time(board).timestamp() < YOUNG_SECONDS

    async def _opening(self, room: Room) -> list[Event]:
        """What was told when the game began. Computer players may have moved since."""
        table = room.table
        if room.row.what_if:
            return []
        if table.number:
            table = (await self.tables.load(room.row.id, whole=True)).table
            return table.game.opening(table.game.decode(bytes(table.log[0].before)))
        return table.game.opening(table.state)

    async def strike(self, room: Room, letter: StoredLetter) -> Delivered:
        """Take the buttons from an old board. Its picture and its story stay, where they are known."""
        if letter.body["message"] == room.row.board_message_id:
            return Delivered()  # whoever took it for a stray came late: it is the one that counts
        channel = self.transport.channel(room, letter.body.get("channel"))
        message = channel.get_partial_message(letter.body["message"])
        note = letter.body.get("note")
        try:
            if note:
                last = msgspec.json.decode(note, type=BoardNote)
                told = await story_entries(self.store, room, last.since, letter.version)
                await message.edit(view=board_message(room, room.words(), last, told, live=False))
            else:
                await message.edit(view=without_buttons(await message.fetch()))
        except discord.NotFound:
            pass  # somebody has deleted it: it has no buttons either
        return Delivered()

    # boards whose ids were lost

    async def _unknown_boards(self, room: Room) -> list[discord.Message]:
        """Boards of this table in the channel that are newer than the one we know, oldest first."""
        known = room.row.board_message_id or room.row.lobby_message_id
        mark = pack(Verb.HAND, room.row.id)
        return await own_messages(self.transport.channel(room), self.transport.own_id, mark, known)

    async def _post(
        self,
        room: Room,
        letter: StoredLetter,
        board: Callable[..., Layout],
        images: Sequence[PictureFile],
        notified: Sequence[int],
    ) -> int:
        named = for_followers(room.words(), await self.store.followers(room.row.id))
        return await self.transport.send(
            room, board(footer=named), images, nonce=letter.nonce, mentions=notified
        )

    async def final_standings(self, room: Room, letter: StoredLetter) -> Delivered:
        """The message at the end of a game, with mentions of everybody who played or followed it."""
        outcome = room.table.outcome
        if outcome is None:
            return Delivered()
        whole = await self.tables.load(room.row.id, whole=True)
        images = await final_images(self.pictures, whole, outcome, room.picture_words())
        followers = await self.store.followers(room.row.id)
        people = [seat.user_id for seat in room.seats if seat.user_id and not seat.left]
        layout = standings_message(room, outcome, images, followers)
        mentions = [*people, *followers]
        return Delivered(
            await self.transport.send(room, layout, images, nonce=letter.nonce, mentions=mentions)
        )


async def story_entries(store: Store, room: Room, since: int, until: int) -> list[Entry]:
    """The log after entry `since`, up to entry `until`."""
    entries = room.table.log
    if room.table.number > since and (not entries or entries[0].number > since + 1):
        entries = await store.log(room.row.id, limit=STORY_ENTRIES)  # farther back than a room knows it
    return [entry for entry in entries if since < entry.number <= until]


def _answers(board: discord.Message, room: Room, letter: StoredLetter) -> bool:
    """Whether an unknown board is the one that this letter had posted: as new, and naming whom we ask."""
    text = text_of(board)
    users = [room.seats[seat].user_id for seat in _to_ping(room)]
    return board.created_at.timestamp() >= letter.created and all(f"<@{user}>" in text for user in users)


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


def _before_last_turns(room: Room, entries: Sequence[Entry]) -> int:
    """After which entry the story of somebody begins who plays against computers alone: nobody else is ever
    pinged, so one board tells their last turn, what the computers did, and what they have done since. 0 where
    several people play."""
    people = [seat.seat for seat in room.seats if seat.user_id is not None]
    if len(people) != 1:
        return 0
    turns = [(own, list(turn)) for own, turn in groupby(entries, lambda entry: entry.seat == people[0])]
    told = turns[-3:] if turns and turns[-1][0] else turns[-2:]
    return told[0][1][0].number - 1 if told else 0


def _was_pinged(room: Room, last: BoardNote, ping: Sequence[Seat], entries: Sequence[Entry]) -> bool:
    """Whether the last board notified exactly these people, or these and others who have moved since. A new
    board must not tell that one of them has moved in secret."""
    since = room.row.board_version or 0
    seen = [entry for entry in entries if entry.number > since and entry.public]
    if last.pinged == ping:
        return not _came_back(room, ping, seen)
    return set(ping) < set(last.pinged) and not any(entry.seat in ping for entry in seen)


def _came_back(room: Room, ping: Sequence[Seat], seen: Sequence[Entry]) -> bool:
    """Whether the only one who is asked has moved since, and then another person: no board was shown between
    their two turns."""
    since_own = dropwhile(lambda entry: entry.seat not in ping, seen)
    others = (entry.seat for entry in since_own if entry.seat not in ping)
    return len(ping) == 1 and any(not room.seats[seat].computer for seat in others)
