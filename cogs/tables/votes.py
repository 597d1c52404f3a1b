"""What the others at a table decide together: about somebody who is away, about taking moves back."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Mapping, Sequence
from enum import StrEnum
from weakref import WeakValueDictionary

from cogs.tables.clock import DAY, now
from cogs.tables.moves import Harbour
from cogs.tables.room import Room
from cogs.tables.seats import Seats
from data.models import ANYBODY, Letter, LetterKind, NoVote, Vote, VoteOpen
from engines.core import Rejected, Seat
from engines.table import Entry

OPEN_FOR = {"absence": 2 * DAY, "undo": 3 * DAY}
"""After so long the votes given decide about who is absent; a wish to take moves back is forgotten."""


class Choice(StrEnum):
    WAIT = "wait"
    ONCE = "once"
    """The computer plays this turn."""
    SUBSTITUTE = "substitute"
    SEAT = "seat"
    """The computer takes the seat."""
    END = "end"
    YES = "yes"
    NO = "no"


CHOICES = {
    "absence": (Choice.WAIT, Choice.ONCE, Choice.SUBSTITUTE, Choice.SEAT, Choice.END),
    "late": (Choice.WAIT, Choice.ONCE, Choice.END),
    "undo": (Choice.YES, Choice.NO),
}
"""By the matter of a vote; the milder comes first."""
BACK = "back"
"""How a vote about somebody's absence ends when that person moves."""
GONE = "gone"
"""... when the computer plays on for that person."""
LAPSED = "lapsed"
WITHDRAWN = "withdrawn"
OVER = "over"
"""The game went on without it, sleeps, or has ended."""


def voters(room: Room, seat: Seat) -> list[Seat]:
    """The people at the table whose matter it is not."""
    return [other.seat for other in room.seats if not other.computer and other.seat != seat]


def verdict(
    matter: str, ballots: Mapping[Seat, str], entitled: Sequence[Seat], *, closing: bool = False
) -> Choice | None:
    """What is decided, if anything: moves are taken back and games are ended by all, the rest by most. At the
    `closing` by most of those who have voted, and the milder where they are equal."""
    counts = Counter(ballots[seat] for seat in entitled if seat in ballots)
    # Where nobody may know who is late, the late ones are among those who may vote: at least one of them.
    everybody = len(entitled) - (matter == "late")
    if matter == "undo":
        if counts[Choice.NO]:
            return Choice.NO
        return Choice.YES if counts[Choice.YES] == everybody else None
    for choice in CHOICES[matter]:
        needed = everybody if choice is Choice.END else everybody // 2 + 1
        if everybody and counts[choice] >= needed:
            return choice
    milder = [choice for choice in CHOICES[matter] if choice is not Choice.END and counts[choice]]
    return max(milder, key=lambda choice: counts[choice]) if closing and milder else None


def standing(vote: Vote, ballots: Mapping[Seat, str], room: Room, at: int) -> str | None:
    """How a vote ends, as things are now; None while it is open."""
    entitled = voters(room, vote.seat)
    closing = vote.opened + OPEN_FOR[vote.kind] <= at
    if not room.running or not entitled:
        return OVER
    if vote.kind == "undo":
        taken_back = any(entry.number == vote.number and entry.undone for entry in room.table.log)
        if taken_back or room.seats[vote.seat].computer:
            return OVER
        return verdict(vote.matter, ballots, entitled) or (LAPSED if closing else None)
    if vote.seat == ANYBODY:
        if not room.behind_doors or all((one.asked_at or 0) > vote.opened for one in room.people_asked):
            return OVER  # something else is asked now
    elif room.seats[vote.seat].computer:
        return GONE
    elif vote.seat not in room.table.view(None).public.asked:
        return OVER
    return verdict(vote.matter, ballots, entitled, closing=closing)


class Votes:
    def __init__(self, harbour: Harbour, seats: Seats) -> None:
        self.harbour = harbour
        self.seats = seats
        self.store = harbour.store
        self._sessions: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def _session(self, table_id: str) -> asyncio.Lock:
        """One matter at a time: what is decided is done once. Entered before the table is locked."""
        return self._sessions.setdefault(table_id, asyncio.Lock())

    async def absent(self, table_id: str, seat: Seat) -> None:
        """Somebody's time is out, or they are gone: ask the others, unless they are being asked something."""
        async with self._session(table_id):
            await self._settle(table_id)
            async with self.harbour.locked(table_id):
                room = await self.harbour.room(table_id)
                if room.running and voters(room, seat) and await self.store.vote(table_id) is None:
                    await self._open(room, Vote(table_id=table_id, kind="absence", seat=seat, opened=now()))
        self.harbour.ring(table_id)

    async def wish_undo(self, user_id: int, table_id: str) -> Vote | None:
        """Take one's last move back, with all that came after it, if the others agree. None where there are
        no others: then it is done."""
        async with self._session(table_id):
            await self._settle(table_id)
            async with self.harbour.locked(table_id):
                room = await self.harbour.room(table_id)
                room.must_run()
                seat = room.must_sit(user_id).seat
                if await self.store.vote(table_id) is not None:
                    raise VoteOpen(f"table {table_id} is voting")
                own = [entry for entry in room.table.log if entry.seat == seat and entry.move]
                number = next((entry.number for entry in reversed(own) if not entry.undone), None)
                if number is None:
                    raise Rejected("table-undo-nothing")
                vote = Vote(table_id=table_id, kind="undo", seat=seat, number=number, opened=now())
                if voters(room, seat):
                    await self._open(room, vote)
                    self.harbour.ring(table_id)
                    return vote
            await self.harbour.undo_to(table_id, seat, number)
        return None

    async def _open(self, room: Room, vote: Vote) -> None:
        await self.store.open_vote(vote, [_paper(room)])

    async def cast(self, user_id: int, table_id: str, opened: int, choice: str) -> str | None:
        """A ballot; when it decides the matter, what was decided is done. Says how the vote ended, if so."""
        async with self._session(table_id):
            async with self.harbour.locked(table_id):
                room = await self.harbour.room(table_id)
                room.must_run()
                found = await self.store.vote(table_id)
                if found is None or found[0].opened != opened:
                    raise NoVote(f"table {table_id} has no such vote")
                vote, seat = found[0], room.must_sit(user_id).seat
                if choice not in CHOICES[vote.matter]:
                    raise Rejected("table-not-offered")
                withdrawn = seat == vote.seat and choice == Choice.NO
                if withdrawn:
                    await self._close(vote, room, WITHDRAWN)
                elif seat == vote.seat:
                    raise Rejected(f"vote-{vote.kind}-own")
                else:
                    await self.store.cast(table_id, seat, choice, [_paper(room)], now=now())
            decided = WITHDRAWN if withdrawn else await self._settle(table_id)
        self.harbour.ring(table_id)
        return decided

    async def settle(self, table_id: str) -> None:
        """Something has changed, or time has passed: an open vote may be decided by it, or pointless."""
        async with self._session(table_id):
            await self._settle(table_id)

    async def _settle(self, table_id: str) -> str | None:
        """What was decided is done before the vote is closed: whoever dies in between does it again."""
        found = await self.store.vote(table_id)
        if found is None:
            return None
        vote, ballots = found
        room = await self.harbour.room(table_id)
        how = standing(vote, ballots, room, now())
        if how is not None:
            try:
                await self._carry_out(vote, how)
            except Rejected:
                how = OVER  # it can not be done any more
            await self._close(vote, room, how)
        return how

    async def _close(self, vote: Vote, room: Room, how: str) -> None:
        """The vote is over; its message says how it ended."""
        body = {"matter": vote.matter, "seat": vote.seat, "message": vote.message_id, "verdict": str(how)}
        letter = Letter(kind=LetterKind.VOTE, version=room.row.version, body=body)
        await self.store.close_vote(vote.table_id, [letter], now=now())
        self.harbour.ring(vote.table_id)

    async def _carry_out(self, vote: Vote, how: str) -> None:
        table_id, seat = vote.table_id, vote.seat
        match how:
            case Choice.WAIT:
                await self.seats.wait_for(table_id, seat)
            case Choice.ONCE:
                await self.seats.play_for(table_id, seat)
            case Choice.SEAT:
                await self.seats.hand_over(table_id, seat)
            case Choice.SUBSTITUTE:
                await self.seats.offer_seat(table_id, seat)
                await self.seats.wait_for(table_id, seat)
            case Choice.END:
                await self.harbour.end(table_id)
            case Choice.YES:
                assert vote.number is not None
                await self.harbour.undo_to(table_id, seat, vote.number)

    async def moved(self, room: Room, entry: Entry) -> None:
        """Who has moved for all to see is not absent, and keeps the seat. Called when the table is not
        locked."""
        table_id, seat = room.row.id, entry.seat
        seen = entry.public
        if seen and room.seats[seat].offered:
            await self.seats.keep_seat(table_id, seat)
        async with self._session(table_id):
            found = await self.store.vote(table_id)
            if seen and found is not None and found[0].kind == "absence" and found[0].seat == seat:
                await self._close(found[0], room, BACK)
            else:
                await self._settle(table_id)


def _paper(room: Room) -> Letter:
    return Letter(kind=LetterKind.VOTE, version=room.row.version)
