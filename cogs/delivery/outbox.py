"""Takes letters from the outbox and delivers them: once, in order, and again when Discord failed.

Letters are delivered after the commit that posted them. A delivered letter is marked with the id of its
message. What was not marked when the process died is sent after the next start, with the same nonce, by
which Discord recognizes a repeated message.

Processes that share a database have leases for that: one of them at a time sends the letters of a table. If
it dies, another goes on soon, with the same nonces.

A round loads the table once. First come, side by side, the channel and everybody who is called; then come all
others. A new message is marked at once. Changes of old messages, which could be made twice without harm, are
marked together with the next new one, or at the end.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

import aiohttp
import discord
import msgspec

from cogs.delivery.sending.held_back import HELD_BACK, Postponed, is_delayed, was_tried
from cogs.delivery.sending.lost_messages import HANDS, KEPT
from cogs.delivery.sending.request_queue import RequestQueue
from cogs.delivery.sending.transport import (
    ARCHIVED,
    NO_CHANNEL,
    Delivered,
    LetterHandler,
    TakeOvers,
)
from cogs.monitoring import task_context
from cogs.monitoring.metrics import POSTED_SECONDS
from cogs.tables.absence.lifecycle import Lifecycle
from cogs.tables.changes import letters as table_letters
from cogs.tables.loading.room import Room
from cogs.tables.loading.tables import Tables
from cogs.ui.components.building_blocks import lacks_emoji
from data.models import Letter, LetterKind, NoSuchTable, Sent, Sleep, StoreAway, StoredLetter
from data.store import Before, letters_lease

log = logging.getLogger(__name__)
RETRY_SECONDS = (1, 5, 30, 120, 600, 900)
"""Before the first, second, ... repetition; the last one is for all that follow."""
GIVEN_UP_SOME_DAY = {
    LetterKind.WELCOME,
    LetterKind.CLEAR_PRIVATE,
    LetterKind.LEAVE_THREAD,
    LetterKind.REPLACED_BOARD,
    LetterKind.READY,
    LetterKind.REMOVED,
}
"""Letters that name a person, whose id is not kept for good, or change a message that may be out of reach."""
MOST_TRIES = 100
"""Of those letters, which is about a day."""
SWEEP_LETTERS = 200
"""Letters that are read at a time when the outbox is swept."""
SWEEP_TABLES = 25
"""Tables that are swept at the same time: enough to use up what Discord takes in a second."""
ROUND_LETTERS = 1000
IDLE_SECONDS = 10
ERROR_LENGTH = 200
LOCKED, NO_RECIPIENT = 160005, 50033
CLOSED_THREAD = {ARCHIVED, LOCKED}
"""A new message would wake an archived thread: if even that fails, the thread was closed for good."""
FOR_THE_CHANNEL = {
    LetterKind.BOARD,
    LetterKind.FINAL_STANDINGS,
    LetterKind.LOBBY,
    LetterKind.VOTE,
    LetterKind.NOTICE,
    LetterKind.ANNOUNCEMENT,
}
"""Letters that are posted in the channel of the table. All others are for single people."""
CALLS = {LetterKind.PING, LetterKind.REMINDER}
"""Letters that notify a person."""


class Round:
    """A postal round of one table."""

    def __init__(self, room: Room, overtaken: Sequence[StoredLetter]) -> None:
        self.room = room
        self.begun = False
        self.failed = False
        """Whether a letter could not be delivered: then the room may be out of date."""
        self.done = [Sent(letter.id) for letter in overtaken]
        """What is to be marked."""
        self.follow_ups: list[StoredLetter] = []


class SortedLetters(NamedTuple):
    """The letters of a round in the order in which they are delivered."""

    first: list[list[StoredLetter]]
    """To the channel, and to each person who is called: side by side."""
    rest: list[StoredLetter]
    overtaken: list[StoredLetter]
    """The newest letter of a kind wins: it tells what the older ones would have told. Whoever is called gets
    the hand with the call."""

    @classmethod
    def of(cls, letters: Sequence[StoredLetter]) -> SortedLetters:
        newest = {(letter.kind, letter.seat): letter for letter in letters}
        called = sorted({letter.seat or 0 for letter in letters if letter.kind in CALLS})

        def told_by_another(one: StoredLetter) -> bool:
            with_call = one.kind is LetterKind.PRIVATE_HAND and one.seat in called
            return not one.body and (with_call or newest[one.kind, one.seat] is not one)

        overtaken = [one for one in letters if told_by_another(one)]
        counting = [one for one in letters if not told_by_another(one)]
        channel = [letter for letter in counting if letter.kind in FOR_THE_CHANNEL]
        others = [letter for letter in counting if letter.kind not in FOR_THE_CHANNEL]
        people = [[letter for letter in others if letter.seat == seat] for seat in called]
        rest = [letter for letter in others if letter.seat not in called]
        return cls([group for group in (channel, *people) if group], rest, overtaken)


class Outbox:
    def __init__(
        self,
        tables: Tables,
        lifecycle: Lifecycle,
        handlers: Mapping[LetterKind, LetterHandler],
        requests: RequestQueue,
        taken_over: TakeOvers | None = None,
        doubt: Callable[[StoredLetter], None] = lambda letter: None,
        inherited: int = 0,
    ) -> None:
        """`doubt` hears of letters that the process before may have sent without marking them; `inherited` is
        the last of those."""
        self.tables = tables
        self.leases = tables.leases
        self.leases.wanted.append(self._wanted)
        self.doubt = doubt
        self.inherited = inherited
        self.requests = requests
        self.taken_over = taken_over or TakeOvers()
        self.store = tables.store
        self.lifecycle = lifecycle
        self.handlers = handlers
        self._rounds: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()
        self._swept: set[str] = set()
        """Tables whose next round is one of a sweep."""
        self._rung: dict[str, float] = {}
        """Since when a table has waited for its round."""
        self._sweeping: asyncio.Task[None] | None = None
        self._before: dict[str, Before] = {}
        """Who had the letters of a table before us, where we have had nothing to send since."""

    # when to deliver

    def ring(self, table_id: str) -> None:
        """Deliver the letters of a table soon. Each table has one round at a time."""
        self._rung.setdefault(table_id, time.perf_counter())
        if table_id in self._rounds:
            self._again.add(table_id)
            return
        task = asyncio.get_running_loop().create_task(self._round(table_id))
        self._rounds[table_id] = task

    def _wanted(self, lease: str) -> None:
        """Another process has letters of a table that this one is sending: they belong to a new round."""
        for table_id in self._rounds:
            if lease == letters_lease(table_id):
                self._again.add(table_id)

    async def _round(self, table_id: str) -> None:
        task_context.work_at(table_id)
        lease = letters_lease(table_id)
        try:
            async with self.leases.waiting(lease) as wait:
                while True:
                    self._again.discard(table_id)
                    swept = table_id in self._swept
                    mine = await self._try_to_deliver(table_id)
                    if not mine and not swept:
                        await wait()  # then there is nothing left, or it is for us
                        continue
                    if table_id not in self._again:
                        await self.leases.release(lease)
                    if table_id not in self._again:
                        return
        finally:
            del self._rounds[table_id]
            self._rung.pop(table_id, None)
            await self.leases.release(lease)

    async def _try_to_deliver(self, table_id: str) -> bool:
        """Return whether this process has delivered, or tried to."""
        try:
            return await self.deliver(table_id)
        except NoSuchTable:
            log.info("table %s is gone", table_id)
        except StoreAway as error:
            log.warning("table %s: delivery stopped (%s)", table_id, error)
        except Exception:
            log.exception("table %s: delivery stopped", table_id)
        return True

    async def sweep(self) -> None:
        """Deliver whatever is due, at all tables: after a start, and every now and then. What has piled up
        goes out in the background, as fast as it is taken; whoever has waited longest comes first."""
        if self._sweeping is not None and not self._sweeping.done():
            return
        now = self.tables.now()
        letters = await self.store.letters_by_age(now, SWEEP_LETTERS)
        if letters:
            self._sweeping = asyncio.get_running_loop().create_task(self._sweep(letters, now))

    async def _sweep(self, letters: list[StoredLetter], now: int) -> None:
        swept: set[str] = set()
        rounds: set[asyncio.Task[None]] = set()
        try:
            while letters:
                for letter in letters:
                    if letter.table_id in swept:
                        continue
                    if len(rounds) >= SWEEP_TABLES:
                        _, rounds = await asyncio.wait(rounds, return_when=asyncio.FIRST_COMPLETED)
                    swept.add(letter.table_id)
                    self._swept.add(letter.table_id)
                    self.ring(letter.table_id)
                    rounds.add(self._rounds[letter.table_id])
                last = (letters[-1].next_try, letters[-1].id)
                letters = await self.store.letters_by_age(now, SWEEP_LETTERS, last)
        except Exception:
            log.exception("the outbox could not be swept to its end; it will be tried again")

    @property
    def under_way(self) -> list[asyncio.Task[None]]:
        return list(self._rounds.values())

    async def idle(self, table_id: str) -> None:
        """Wait until what is being delivered at a table has been delivered, but not for long."""
        task = self._rounds.get(table_id)
        if task is not None:
            await asyncio.wait({task}, timeout=IDLE_SECONDS)

    # what to deliver

    async def deliver(self, table_id: str) -> bool:
        """Deliver what is due at one table. What was delayed goes with a sweep: were it sent when somebody
        else makes a move in secret, its reader could tell. Returns False if another process does."""
        swept = table_id in self._swept
        self._swept.discard(table_id)
        claim = await self.leases.claim_letters(table_id, self.tables.now(), ROUND_LETTERS)
        if claim is None:
            return False
        before = self._who_before(table_id, claim.before)
        if not claim.letters:
            if before is not Before.SELF:
                self._before[table_id] = before
            return True
        for letter in [*claim.letters, *claim.tried]:
            if letter.id <= self.inherited or before is Before.LAPSED or was_tried(letter):
                self.doubt(letter)
        early = [one for one in claim.letters if one.kind in CALLS and is_delayed(one) and not swept]
        due = SortedLetters.of([letter for letter in claim.letters if letter not in early])
        this = Round(await self.tables.load(table_id), due.overtaken)
        if before is not Before.SELF:
            self.taken_over(this.room, before)
        try:
            groups = (self._in_order(this, letters) for letters in due.first)
            for failure in await asyncio.gather(*groups, return_exceptions=True):
                if failure is not None:
                    raise failure
            rest = [letter for letter in due.rest if swept or not is_delayed(letter)]
            rest, this.follow_ups = [*rest, *this.follow_ups], []
            await self._in_order(this, rest)
        finally:
            await self._mark(this)
        if this.follow_ups:
            self.ring(table_id)
        return True

    def _who_before(self, table_id: str, before: Before) -> Before:
        """Who has sent here since this process did; of several, one that has died."""
        earlier = self._before.pop(table_id, Before.SELF)
        return max(earlier, before, key=list(Before).index)

    async def _in_order(self, this: Round, letters: Sequence[StoredLetter]) -> None:
        """Deliver letters one after the other. When the table has changed meanwhile, the rest is left to the
        next round, which knows newer letters; and to others, when this process has not been heard of for so
        long that they may go on in its place."""
        for letter in letters:
            async with self.requests.letter(letter.kind) as waited:
                if (this.begun or waited) and letter.table_id in self._again:
                    return
                if not self.leases.holds(letters_lease(letter.table_id)):
                    log.warning("table %s: its letters are left to another process", letter.table_id)
                    return
                if this.failed:
                    this.failed = False
                    this.room = await self.tables.load(letter.table_id)
                this.begun = True
                await self._deliver(this, letter)

    async def _mark(self, this: Round) -> None:
        """Mark what is done, and take the letters that follow from it."""
        done, this.done = this.done, []
        if done:
            this.follow_ups += await self.store.delivered(this.room.row.id, done, now=self.tables.now())

    async def _deliver(self, this: Round, letter: StoredLetter) -> None:
        room, for_channel = this.room, letter.kind in FOR_THE_CHANNEL
        if for_channel and room.row.asleep in (Sleep.CHANNEL, Sleep.SERVER):
            await self._give_up(letter, "the table has no channel")  # a new one shows everything again
            return
        try:
            await self._note(this, letter, await self.handlers[letter.kind](room, letter))
            return
        except discord.Forbidden as error:
            if for_channel:  # somebody may grant the permission again
                await self._try_again(letter, error, RETRY_SECONDS[-1])
            else:  # the person refuses messages: no reason to ask again
                await self._give_up(letter, _described(error))
        except discord.NotFound as error:
            await self._give_up(letter, _described(error))
            if for_channel and error.code == NO_CHANNEL:
                await self._lose_channel(room)
        except discord.HTTPException as error:
            await self._failed(room, letter, error)
        except (discord.RateLimited, aiohttp.ClientError, OSError, TimeoutError) as error:
            await self._try_again(letter, error)
        except Exception as error:  # a letter that we cannot write must not hold up the others
            log.exception("table %s: %s failed", letter.table_id, letter.kind)
            await self._try_again(letter, error)
        this.failed = True

    async def _failed(self, room: Room, letter: StoredLetter, error: discord.HTTPException) -> None:
        """Try again after an error, unless it stays: a closed thread, a deleted account."""
        if lacks_emoji(error):
            self.tables.signs.lose()
        closed = letter.kind in FOR_THE_CHANNEL and error.code in CLOSED_THREAD
        if not closed and error.code != NO_RECIPIENT:
            await self._try_again(letter, error)
            return
        await self._give_up(letter, _described(error))
        if closed:
            await self._lose_channel(room)

    async def _lose_channel(self, room: Room) -> None:
        await self.lifecycle.sleep(room.row, Sleep.CHANNEL)

    # what became of a letter

    async def _note(self, this: Round, letter: StoredLetter, done: Delivered | Postponed) -> None:
        if isinstance(done, Postponed):
            await self.store.failed(letter.id, HELD_BACK, now=self.tables.now(), next_try=done.until)
            return
        this.done.append(Sent(letter.id, *done, if_late=_if_late(this.room, letter, done)))
        if letter.kind is LetterKind.BOARD and letter.table_id in self._rung:
            POSTED_SECONDS.observe(time.perf_counter() - self._rung.pop(letter.table_id))
        if _is_new(this.room, letter, done):
            this.room = _with_message(this.room, letter, done)
            await self._mark(this)

    async def _try_again(self, letter: StoredLetter, error: Exception, seconds: int | None = None) -> None:
        if letter.kind in GIVEN_UP_SOME_DAY and letter.tries >= MOST_TRIES:
            await self._give_up(letter, str(error))
            return
        pause = seconds or RETRY_SECONDS[min(letter.tries, len(RETRY_SECONDS) - 1)]
        log.warning("table %s: %s not sent (%s), again in %s s", letter.table_id, letter.kind, error, pause)
        now = self.tables.now()
        await self.store.failed(letter.id, str(error)[:ERROR_LENGTH], now=now, next_try=now + pause)

    async def _give_up(self, letter: StoredLetter, reason: str) -> None:
        await self.store.failed(letter.id, reason[:ERROR_LENGTH], now=self.tables.now(), next_try=None)


def _is_new(room: Room, letter: StoredLetter, done: Delivered) -> bool:
    """Whether a message was posted; else one that is known was changed."""
    known = {room.row.board_message_id, room.row.lobby_message_id}
    if letter.seat is not None:
        known |= {room.seats[letter.seat].desk_message_id, room.seats[letter.seat].ping_message_id}
    return done.message_id is not None and done.message_id not in known


def _with_message(room: Room, letter: StoredLetter, posted: Delivered) -> Room:
    """The room with a message that was posted, as it is noted in the store."""
    message_id, channel_id = posted.message_id, posted.channel_id
    if letter.kind is LetterKind.BOARD:
        version = letter.version if posted.version is None else posted.version
        board = {"board_channel_id": channel_id, "board_version": version, "board_note": posted.note}
        return replace(room, row=msgspec.structs.replace(room.row, board_message_id=message_id, **board))
    if letter.kind is LetterKind.LOBBY:
        return replace(room, row=msgspec.structs.replace(room.row, lobby_message_id=message_id))
    if letter.kind not in HANDS or letter.seat is None:
        return room
    seat = msgspec.structs.replace(
        room.seats[letter.seat], desk_message_id=message_id, desk_channel_id=channel_id
    )
    return replace(room, seats=[seat if one.seat == seat.seat else one for one in room.seats])


def _if_late(room: Room, letter: StoredLetter, done: Delivered) -> list[Letter]:
    """If another process has sent this letter meanwhile, or a newer one in its place, its message counts:
    ours has to go."""
    if done.message_id is None:
        return []
    if letter.kind in HANDS and letter.seat is not None and done.channel_id is not None:
        return [table_letters.stray_hand(room.row, letter.seat, done.message_id, done.channel_id)]
    return [table_letters.stray_board(room.row, done.message_id)] if letter.kind in KEPT else []


def _described(error: discord.HTTPException) -> str:
    return f"{error.code} {error.text}"
