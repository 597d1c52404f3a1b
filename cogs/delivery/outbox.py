"""The outbox: sends what is in the outbox, once, in order, and again when Discord stumbled.

Posting happens after the commit. A letter is marked done with the id of its message; what was not marked
when the process died is sent on the next start, with the same nonce, so that Discord knows a repeated one.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable, Sequence

import discord
import msgspec

import render
from cogs.delivery import messages as errands
from cogs.delivery import partner_threads as cabins
from cogs.tables.clock import undisturbed
from cogs.tables.lifecycle import Lifecycle
from cogs.tables.loading import Tables
from cogs.tables.room import Room, seats_of, settings_of
from cogs.ui import history_messages as lookback
from cogs.ui.board_message import BoardNote, board_message, board_note, for_followers
from cogs.ui.components import Layout, message
from cogs.ui.discord_time import now
from cogs.ui.language import Language
from cogs.ui.lobby_message import chosen_first, lobby_message
from cogs.ui.pictures import PictureFile, Pictures
from cogs.ui.private_hand_message import private_hand_message
from cogs.ui.standings_message import standings_message
from data.models import DM, LetterKind, NoSuchTable, Sleep, Status, StoredLetter
from engines.core import Outcome, Seat, Words, say
from engines.table import Entry, commitment

log = logging.getLogger(__name__)
PAUSES = (1, 5, 30, 120, 600, 900)
"""Seconds before the next try."""
HELD = 15 * 60
"""Seconds until a letter to somebody who is not to be disturbed is looked at again."""
NO_CHANNEL = 10003
ARCHIVED, LOCKED = 50083, 160005
CANNOT_EDIT = {ARCHIVED, 30046}
"""The thread sleeps (a new message wakes it), or the message was edited too often: post a new one."""
SHUT = {ARCHIVED, LOCKED}
"""Said of a new message: the thread was closed for good, like a channel that is gone."""


class Outbox:
    def __init__(
        self,
        client: discord.Client,
        tables: Tables,
        pictures: Pictures,
        language: Language,
        lifecycle: Lifecycle,
    ) -> None:
        self.client = client
        self.tables = tables
        self.store = tables.store
        self.pictures = pictures
        self.language = language
        self.lifecycle = lifecycle
        self._rounds: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()

    # when to go

    def ring(self, table_id: str) -> None:
        """This table has letters. One round at a time goes to a table."""
        if table_id in self._rounds:
            self._again.add(table_id)
            return
        task = asyncio.get_running_loop().create_task(self._round(table_id))
        self._rounds[table_id] = task

    async def _round(self, table_id: str) -> None:
        try:
            while True:
                self._again.discard(table_id)
                try:
                    await self.deliver(table_id)
                except NoSuchTable:
                    return
                except Exception:
                    log.exception("table %s: the post got stuck", table_id)
                if table_id not in self._again:
                    return
        finally:
            del self._rounds[table_id]

    async def sweep(self) -> None:
        """Whatever is due, at all tables: after a start, and now and then."""
        for letter in await self.store.due_letters(now(), limit=200):
            self.ring(letter.table_id)

    # what to bring

    async def deliver(self, table_id: str) -> None:
        """What is due at one table. The newest letter of a kind wins, as it tells what the older ones did."""
        letters = await self.store.due_letters(now(), 1000, table_id)
        newest = {(letter.kind, letter.seat): letter for letter in letters}
        for letter in letters:
            # What became of a seat or of a vote is said by no other letter.
            if letter.body or newest[letter.kind, letter.seat] is letter:
                await self._bring(letter)
            else:
                await self.store.delivered(letter.id, now=now())

    async def _bring(self, letter: StoredLetter) -> None:
        room = await self.tables.load(letter.table_id)
        if letter.seat is None and room.row.asleep in (Sleep.CHANNEL, Sleep.SERVER):
            await self._give_up(letter, "the table has no place")  # when it has one again, all is shown anew
            return
        carry = {
            LetterKind.BOARD: Outbox._board,
            LetterKind.LOBBY: Outbox._lobby,
            LetterKind.PRIVATE_HAND: Outbox._desk,
            LetterKind.PING: errands.ping,
            LetterKind.CLEAR_PING: errands.calm,
            LetterKind.REMINDER: errands.remind,
            LetterKind.NUDGE: errands.remind,
            LetterKind.VOTE: errands.vote,
            LetterKind.CHANNEL_LOST: errands.stray,
            LetterKind.NOTICE: errands.notice,
            LetterKind.PARTNER_THREAD: cabins.furnish,
        }[letter.kind]
        try:
            await carry(self, room, letter)
        except discord.Forbidden as error:
            await self._forbidden(room, letter, error)
        except discord.NotFound as error:
            await self._give_up(letter, f"{error.code} {error.text}")
            if error.code == NO_CHANNEL and letter.seat is None:
                await self.lifecycle.sleep(room.row, Sleep.CHANNEL)
        except discord.HTTPException as error:
            if error.code in SHUT and letter.seat is None:
                await self._give_up(letter, f"{error.code} {error.text}")
                await self.lifecycle.sleep(room.row, Sleep.CHANNEL)
            else:
                await self._try_again(letter, error)
        except (discord.RateLimited, OSError, TimeoutError) as error:
            await self._try_again(letter, error)

    async def _try_again(self, letter: StoredLetter, error: Exception) -> None:
        pause = PAUSES[min(letter.tries, len(PAUSES) - 1)]
        log.warning("table %s: %s not sent (%s), again in %s s", letter.table_id, letter.kind, error, pause)
        await self.store.failed(letter.id, str(error)[:200], now=now(), next_try=now() + pause)

    async def _forbidden(self, room: Room, letter: StoredLetter, error: discord.Forbidden) -> None:
        if letter.seat is not None:
            # A closed DM is no error of ours and no reason to knock again: "My hand" serves instead.
            if error.code in errands.CLOSED_DM:
                await self.store.set_dm(room.row.id, letter.seat, DM.CLOSED)
            await self._give_up(letter, f"{error.code} {error.text}")
        else:
            log.warning("table %s: may not post in its channel (%s)", room.row.id, error.text)
            pause = PAUSES[-1]
            await self.store.failed(
                letter.id, f"{error.code} {error.text}"[:200], now=now(), next_try=now() + pause
            )

    async def _give_up(self, letter: StoredLetter, why: str) -> None:
        await self.store.failed(letter.id, why[:200], now=now(), next_try=None)

    # the channel

    def channel(self, room: Room) -> discord.PartialMessageable:
        return self.client.get_partial_messageable(room.row.channel_id, guild_id=room.row.guild_id)

    async def _board(self, room: Room, letter: StoredLetter) -> None:
        """The board; where pictures are not allowed, in words."""
        images = await self.pictures.board(room, room.row.language)
        try:
            await self._show_board(room, letter, images)
        except discord.Forbidden:
            if not images:
                raise
            await self._show_board(room, letter, [])

    async def _show_board(self, room: Room, letter: StoredLetter, images: Sequence[PictureFile]) -> None:
        """Edit the board while the same people are asked; post a new one, with the ping, when they change."""
        outcome = room.table.outcome if room.row.status is Status.OVER else None
        last = self._last_board(room)
        public = room.table.view(None).public
        ping = [seat.seat for seat in room.people_asked] if room.running else []
        if public.quiet:
            # Behind closed doors people are called by direct message: whom none reaches is called here, and
            # whether or not there is anything left to answer.
            ping = [seat for seat in ping if room.seats[seat].dm is DM.CLOSED]
        entries = await self._entries(room, last.since if last else 0)
        stays = last is not None and outcome is None and (not ping or self._rung(room, last, ping, entries))
        # A new board tells the whole turn before it; while it is edited, it goes on from there.
        since = last.since if last and stays else room.row.board_version or 0
        note = board_note(room, images, since, ping)
        if last is not None and not ping and not public.quiet:
            note = note._replace(pinged=last.pinged)  # only computers were asked in between
        layout = board_message(room, note, entries, live=room.running)
        if stays and await self._edit_board(room, layout, images):
            message_id = room.row.board_message_id
        else:
            message_id = await self._post_board(room, letter, note, entries, images, ping)
            if last is not None:
                told = [entry for entry in entries if entry.number <= (room.row.board_version or 0)]
                await self._edit_board(room, board_message(room, last, told, live=False), None)
        await self.store.delivered(
            letter.id,
            now=now(),
            message_id=message_id,
            channel_id=room.row.channel_id,
            version=room.table.number,
            note=msgspec.json.encode(note._replace(turn="")).decode(),  # no mention is kept
        )
        if outcome is not None:
            await self._final(room, letter, outcome)

    @staticmethod
    def _rung(room: Room, last: BoardNote, ping: Sequence[Seat], entries: Sequence[Entry]) -> bool:
        """Whether the last board has called exactly these, or these and others who are done meanwhile. A new
        board must not tell that one of them has moved in secret."""
        since = room.row.board_version or 0
        seen = [entry for entry in entries if entry.number > since and entry.public]
        moved = any(entry.seat in ping for entry in seen)
        return last.pinged == ping or (set(ping) < set(last.pinged) and not moved)

    async def _post_board(
        self,
        room: Room,
        letter: StoredLetter,
        note: BoardNote,
        entries: Sequence[Entry],
        images: Sequence[PictureFile],
        ping: Sequence[Seat],
    ) -> int:
        followers = await self.store.followers(room.row.id)
        named = for_followers(room, followers)
        layout = board_message(room, note, entries, live=room.running, footer=named)
        users = [user for seat in ping if (user := room.seats[seat].user_id) is not None]
        rings = await self.rings([*users, *followers])
        sent = await self._send(room, layout, images, nonce=letter.nonce, allowed_mentions=rings)
        return sent.id

    async def rings(self, users: Iterable[int]) -> discord.AllowedMentions:
        """Whom a mention rings: nobody in their quiet hours or on vacation."""
        awake = [user for user in users if not undisturbed(await self.store.person(user), now())]
        return discord.AllowedMentions(users=list(map(discord.Object, awake)))

    async def _send(
        self, room: Room, layout: discord.ui.LayoutView, images: Sequence[PictureFile], **more: object
    ) -> discord.Message:
        """Send to the channel; where pictures are not allowed, the caller's texts must do."""
        files = [image.file() for image in images]
        return await self.channel(room).send(view=layout, files=files, **more)  # type: ignore[call-overload,no-any-return]

    async def _edit_board(
        self, room: Room, layout: discord.ui.LayoutView, images: Sequence[PictureFile] | None
    ) -> bool:
        """Change the last board; without `images` its pictures stay. False when it is not there any more."""
        return await self.edit(room, room.row.board_message_id, layout, images)

    async def edit(
        self,
        room: Room,
        message_id: int | None,
        layout: discord.ui.LayoutView,
        images: Sequence[PictureFile] | None = None,
    ) -> bool:
        """Change a message of ours in the channel; False when it can not be changed: post a new one."""
        if message_id is None:
            return False
        files = discord.utils.MISSING if images is None else [image.file() for image in images]
        try:
            await self.channel(room).get_partial_message(message_id).edit(view=layout, attachments=files)
        except discord.NotFound:
            return False
        except discord.HTTPException as error:
            if error.code in CANNOT_EDIT:
                return False
            raise
        return True

    async def old_board(self, room: Room, footer: str) -> Layout | None:
        """The last board as history: without its buttons."""
        last = self._last_board(room)
        if last is None:
            return None
        return board_message(room, last, await self._entries(room, last.since), live=False, footer=footer)

    async def _entries(self, room: Room, since: int) -> list[Entry]:
        """The log after entry `since`, up to what the picture shows."""
        entries = await self.store.log(room.row.id, limit=80)
        return [entry for entry in entries if since < entry.number <= room.table.number]

    @staticmethod
    def _last_board(room: Room) -> BoardNote | None:
        if room.row.board_message_id is None or room.row.board_note is None:
            return None
        return msgspec.json.decode(room.row.board_note, type=BoardNote)

    async def _final(self, room: Room, letter: StoredLetter, outcome: Outcome) -> None:
        whole = await self.tables.load(room.row.id, whole=True)
        images = await lookback.final_images(self.pictures, whole, outcome, room.plain_words())
        followers = await self.store.followers(room.row.id)
        people = [seat.user_id for seat in room.seats if seat.user_id and not seat.left]
        await self._send(
            room,
            standings_message(room, outcome, images, followers),
            images,
            nonce=f"{room.row.id}-{letter.version}-f",
            allowed_mentions=await self.rings([*people, *followers]),
        )

    async def _lobby(self, room: Room, letter: StoredLetter) -> None:
        images: list[PictureFile] = []
        if room.row.status is Status.LOBBY:
            words = room.plain_words()
            alt = words(say("lobby-alt", title=room.title, count=len(room.seats)))
            card = self._lobby_card(room)
            images = await self.pictures.card(lambda: render.lobby(card, words), alt)
        layout = lobby_message(room, images)
        message_id = room.row.lobby_message_id
        if not await self.edit(room, message_id, layout, images):
            message_id = (await self._send(room, layout, images, nonce=letter.nonce)).id
        await self.store.delivered(
            letter.id, now=now(), message_id=message_id, channel_id=room.row.channel_id
        )

    def _lobby_card(self, room: Room) -> render.LobbyCard:
        return render.LobbyCard(
            game=room.row.game,
            title=room.title,
            players=tuple(
                render.LobbyPlayer(
                    name=seat.name,
                    computer=seat.computer,
                    host=seat.user_id == room.row.host_id,
                    closed=seat.dm is DM.CLOSED,
                )
                for seat in room.seats
            ),
            seats=seats_of(room.row),
            settings=tuple(
                (choice.name, choice.choices[settings_of(room.row)[choice.key]])
                for choice in chosen_first(room.row)
            ),
            commitment=commitment(room.row.key)[:16],
        )

    # direct messages

    async def reader(self, room: Room, letter: StoredLetter, *, left: bool = False) -> discord.User | None:
        """Whom a letter reaches by direct message; with `left`, who has left the seat to the computer too."""
        seat = room.seats[letter.seat] if letter.seat is not None else None
        if seat is None or seat.user_id is None or (seat.left and not left) or seat.dm is DM.CLOSED:
            return None
        return self.client.get_user(seat.user_id) or await self.client.fetch_user(seat.user_id)

    async def hold(self, letter: StoredLetter) -> None:
        """Not now: whoever it goes to is not to be disturbed."""
        again = now() - now() % HELD + HELD  # all at once: then the newest wins
        await self.store.failed(letter.id, "held back", now=now(), next_try=again)

    async def _desk(self, room: Room, letter: StoredLetter) -> None:
        user = await self.reader(room, letter)
        if user is None or letter.seat is None:
            await self.store.delivered(letter.id, now=now())
            return
        seat = room.seats[letter.seat]
        language = await self.language.of_user(user.id)
        words = room.words(language)
        palette = await self.language.palette(user.id)
        images = await self.pictures.hand(room, seat.seat, language, palette=palette) if room.started else []
        lines = await self._private_news(room, seat.seat, words)
        layout = private_hand_message(room, seat.seat, images, lines, words)
        channel = user.dm_channel or await user.create_dm()
        files = [image.file() for image in images]
        message_id = seat.desk_message_id
        if message_id is not None:
            try:
                await channel.get_partial_message(message_id).edit(view=layout, attachments=files)
            except discord.NotFound:
                message_id = None
        if message_id is None:
            message_id = (await channel.send(view=layout, files=files, nonce=letter.nonce)).id
        await self.store.set_dm(room.row.id, seat.seat, DM.OPEN)
        await self.store.delivered(letter.id, now=now(), message_id=message_id, channel_id=channel.id)

    async def clear_desk(self, room: Room, seat: Seat) -> None:
        """Somebody's seat is another's now: the old hand goes from the direct messages."""
        desk, user_id = room.seats[seat].desk_message_id, room.seats[seat].user_id
        call = room.seats[seat].ping_message_id
        if user_id is None or (desk is None and call is None):
            return
        words = room.words(await self.language.of_user(user_id))
        text = words(say("substitute-gave", title=room.title))
        try:
            user = self.client.get_user(user_id) or await self.client.fetch_user(user_id)
            channel = user.dm_channel or await user.create_dm()
            if desk is not None:
                await channel.get_partial_message(desk).edit(view=message(text), attachments=[])
            if call is not None:
                await channel.get_partial_message(call).delete()
        except discord.HTTPException as error:
            log.warning("table %s: an old hand could not be taken away (%s)", room.row.id, error)

    async def _private_news(self, room: Room, seat: Seat, words: Words) -> list[str]:
        """What only this seat was told, in the last moves."""
        entries = await self.store.log(room.row.id, limit=20)
        return [
            words(event.text)
            for entry in entries
            for event in entry.events
            if event.to == seat and not entry.undone
        ][-3:]
