"""Votes: what the others at a table decide about a player who is away, or about an undo."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Mapping, Sequence
from contextlib import suppress
from enum import StrEnum
from weakref import WeakValueDictionary

import msgspec

from cogs.tables.absence.lifecycle import Lifecycle
from cogs.tables.absence.seats import Seats, Why
from cogs.tables.changes import letters
from cogs.tables.loading.retrying import again_when_stale
from cogs.tables.loading.room import Room
from cogs.tables.loading.tables import Tables
from cogs.tables.moves.moves import Moves
from cogs.tables.moves.stale_buttons import require_undo_current
from cogs.tables.people.clock import DAY
from cogs.tables.people.limits import Action
from data.models import ANYBODY, NoVote, Vote, VoteOpen
from engines.contract.core import Rejected, Seat
from engines.tables.log import Entry
from engines.tables.table import Table, number_now
from engines.tables.undo_points import undo_point

VOTING_SECONDS = {"absence": 2 * DAY, "undo": 3 * DAY}
"""By the kind of vote. Then the ballots so far decide about an absent player; an undo request lapses."""


class Ballot(StrEnum):
    """What can be voted for."""

    WAIT = "wait"
    ONCE = "once"
    """Let the computer play this turn."""
    SUBSTITUTE = "substitute"
    SEAT = "seat"
    """Give the seat to the computer."""
    END = "end"
    YES = "yes"
    NO = "no"


BALLOTS = {
    "absence": (Ballot.WAIT, Ballot.ONCE, Ballot.SUBSTITUTE, Ballot.SEAT, Ballot.END),
    "late": (Ballot.WAIT, Ballot.ONCE, Ballot.END),
    "undo": (Ballot.YES, Ballot.NO),
    "point": (Ballot.YES, Ballot.NO),
}
"""By the matter of a vote; the milder comes first."""
BACK = "back"
"""Result of a vote about an absent player who moved before it was decided."""
GONE = "gone"
"""Result of a vote about an absent player whose seat the computer got otherwise."""
LAPSED = "lapsed"
WITHDRAWN = "withdrawn"
OVER = "over"
"""Result of a vote that became pointless: the game went on without it, sleeps, or has ended."""


def voters(room: Room, seat: Seat) -> list[Seat]:
    """The people at the table, except whoever the vote is about."""
    return [other.seat for other in room.seats if not other.computer and other.seat != seat]


def verdict(
    matter: str, ballots: Mapping[Seat, str], entitled: Sequence[Seat], *, closing: bool = False
) -> Ballot | None:
    """What is decided, if anything: an undo and the end of a game need everybody, the rest needs a majority.
    When `closing`, a majority of the ballots; in a tie the milder choice."""
    counts = Counter(ballots[seat] for seat in entitled if seat in ballots)
    # Where nobody may know who is late, at least one late player is among those who may vote.
    everybody = len(entitled) - (matter == "late")
    if matter in ("undo", "point"):
        if counts[Ballot.NO]:
            return Ballot.NO
        return Ballot.YES if counts[Ballot.YES] == everybody else None
    for choice in BALLOTS[matter]:
        needed = everybody if choice is Ballot.END else everybody // 2 + 1
        if everybody and counts[choice] >= needed:
            return choice
    milder = [choice for choice in BALLOTS[matter] if choice is not Ballot.END and counts[choice]]
    return max(milder, key=lambda choice: counts[choice]) if closing and milder else None


def closing_time(vote: Vote) -> int:
    return vote.opened + VOTING_SECONDS[vote.kind]


def standing(vote: Vote, ballots: Mapping[Seat, str], room: Room, at: int) -> str | None:
    """The result of a vote, as things are now; None while it is open."""
    entitled = voters(room, vote.seat)
    closing = closing_time(vote) <= at
    if not room.running or not entitled:
        return OVER
    if vote.kind == "undo":
        number = vote.number and number_now(room.table.log, vote.number)
        taken_back = any(entry.number == number and entry.undone for entry in room.table.log)
        if taken_back or room.seats[vote.seat].computer:
            return OVER
        return verdict(vote.matter, ballots, entitled) or (LAPSED if closing else None)
    if vote.seat == ANYBODY:
        if not room.answers_are_secret or all((one.asked_at or 0) > vote.opened for one in room.people_asked):
            return OVER  # something else is asked now
    elif room.seats[vote.seat].computer:
        return GONE
    elif vote.seat not in room.table.view(None).public.asked:
        return OVER
    return verdict(vote.matter, ballots, entitled, closing=closing)


def _last_move(table: Table, seat: Seat, *, seen: bool) -> int:
    """The number of this seat's last move; with `seen`, of those that everybody saw: a request that could be
    about another would tell of it. Raises Rejected where there is none."""
    standing = (entry for entry in table.log if entry.move and not entry.undone)
    own = [entry.number for entry in standing if entry.seat == seat and (entry.public or not seen)]
    if not own:
        raise Rejected("table-undo-nothing")
    return own[-1]


class Votes:
    def __init__(self, tables: Tables, moves: Moves, seats: Seats, lifecycle: Lifecycle) -> None:
        self.tables = tables
        self.store = tables.store
        self.moves = moves
        self.seats = seats
        self.lifecycle = lifecycle
        self._vote_locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def _vote_lock(self, table_id: str) -> asyncio.Lock:
        """So that a result is carried out once: in this process by the lock, among several by a lease, which
        `_settle` takes when there is a vote. Always acquired before the lock of the table."""
        return self._vote_locks.setdefault(table_id, asyncio.Lock())

    async def ask_about_absence(self, table_id: str, seat: Seat) -> None:
        """Let the others vote about a player whose time is up, or who is gone, unless a vote is open."""
        async with self._vote_lock(table_id):
            await self._settle(table_id)
            with suppress(VoteOpen):
                await self._open_about(table_id, seat)
        self.tables.ring(table_id)

    @again_when_stale
    async def _open_about(self, table_id: str, seat: Seat) -> None:
        async with self.tables.locked(table_id) as room:
            now = self.tables.now()
            vote = Vote(table_id=table_id, kind="absence", seat=seat, opened=now)
            if await self.store.vote(table_id) is None and standing(vote, {}, room, now) is None:
                await self._open(room, vote)

    async def request_undo(
        self, user_id: int, table_id: str, version: str | None, place: int | None = None
    ) -> Vote | None:
        """Take back the move that was one's last at this version, or the one at this place among the
        `undo_points`; with all that came after it, if the others agree. None where there are no
        others: then it is done."""
        with self.moves.limits.counted(Action.UNDO, user_id):
            async with self._vote_lock(table_id):
                return await self._request_undo(user_id, table_id, version, place)

    @again_when_stale
    async def _request_undo(
        self, user_id: int, table_id: str, version: str | None, place: int | None
    ) -> Vote | None:
        await self._settle(table_id)
        named = place is not None
        async with self.tables.locked(table_id, whole=True) as room:
            room.require_running()
            seat = room.require_seat(user_id).seat
            require_undo_current(room.table, seat, version)
            if (voting := await self.store.vote(table_id)) is not None:
                if (voting[0].kind, voting[0].seat) == ("undo", seat):
                    raise Rejected("undo-already-asked")
                raise VoteOpen(f"table {table_id} is voting")
            if place is None:
                number = _last_move(room.table, seat, seen=bool(voters(room, seat)))
            else:
                number = (await asyncio.to_thread(undo_point, room.table, place)).entry.number
            now = self.tables.now()
            vote = Vote(table_id=table_id, kind="undo", seat=seat, number=number, named=named, opened=now)
            if voters(room, seat):
                vote = await self._open(room, vote)
                self.tables.ring(table_id)
                return vote
        await self.moves.undo_to(table_id, seat, number)
        return None

    async def _open(self, room: Room, vote: Vote) -> Vote:
        """Raises Stale if somebody has moved since the room was loaded."""
        planned = msgspec.structs.replace(vote, check_at=closing_time(vote))
        news, version = [letters.open_vote(room.row)], room.row.version
        return await self.store.open_vote(planned, news, expected_version=version)

    async def cast(self, user_id: int, table_id: str, opened: int, choice: str) -> str | None:
        """Count a ballot, and carry out what it decides. The result, if the vote ended with it."""
        async with self._vote_lock(table_id):
            withdrawn = await self._cast(user_id, table_id, opened, choice)
            decided = WITHDRAWN if withdrawn else await self._settle(table_id)
        self.tables.ring(table_id)
        return decided

    async def _cast(self, user_id: int, table_id: str, opened: int, choice: str) -> bool:
        """Write a ballot. Returns True if it withdraws one's own vote, which ends with it."""
        async with self.tables.locked(table_id) as room:
            room.require_running()
            found = await self.store.vote(table_id)
            if found is None or found[0].opened != opened:
                raise NoVote(f"table {table_id} has no such vote")
            vote, seat = found[0], room.require_seat(user_id).seat
            if choice not in BALLOTS[vote.matter]:
                raise Rejected("table-not-offered")
            if seat == vote.seat and choice == Ballot.NO:
                await self._close(vote, room, WITHDRAWN)
                return True
            if seat == vote.seat:
                raise Rejected(f"vote-{vote.kind}-own")
            shown, now = [letters.open_vote(room.row)], self.tables.now()
            await self.store.cast(table_id, seat, choice, shown, opened=opened, now=now)
            return False

    async def check(self, table_id: str) -> None:
        """Settle the open vote if it is time, and note when to look at it again."""
        async with self._vote_lock(table_id):
            found = await self.store.vote(table_id)
            if found is not None and await self._settle(table_id) is None:
                closes = closing_time(found[0])
                later = closes if closes > self.tables.now() else None  # then a ballot decides
                await self.store.plan_vote(table_id, later, planned=found[0].check_at)

    async def settle(self, table_id: str) -> None:
        """Close the open vote if a change, or the time, has decided it or made it pointless."""
        async with self._vote_lock(table_id):
            await self._settle(table_id)

    async def _settle(self, table_id: str) -> str | None:
        """The result of the open vote, if it has one now. It is carried out before the vote is closed, so
        that a crash in between repeats it; and by one process, while others wait."""
        if self.tables.leases.shared and await self.store.vote(table_id) is None:
            return None
        async with self.tables.leases.hold(f"vote {table_id}"):
            return await self._settle_alone(table_id)

    async def _settle_alone(self, table_id: str) -> str | None:
        found = await self.store.vote(table_id)
        if found is None:
            return None  # another process has settled it
        vote, ballots = found
        # A move that the vote is about may have been folded since.
        room = await self.tables.load(table_id, whole=vote.kind == "undo")
        result = standing(vote, ballots, room, self.tables.now())
        if result is not None:
            try:
                await self._carry_out(vote, result)
            except Rejected:
                result = OVER  # it is no longer possible
            await self._close(vote, room, result)
        return result

    async def _close(self, vote: Vote, room: Room, result: str) -> None:
        letter = letters.vote_result(room.row, vote, result)
        await self.store.close_vote(vote.table_id, [letter], opened=vote.opened, now=self.tables.now())
        self.tables.ring(vote.table_id)

    async def _carry_out(self, vote: Vote, result: str) -> None:
        table_id, seat = vote.table_id, vote.seat
        match result:
            case Ballot.WAIT:
                await self.seats.wait_for(table_id, seat)
            case Ballot.ONCE:
                await self.seats.play_for(table_id, seat)
            case Ballot.SEAT:
                await self.seats.hand_over(table_id, seat, Why.VOTED)
            case Ballot.SUBSTITUTE:
                await self.seats.offer_seat(table_id, seat)
                await self.seats.wait_for(table_id, seat)
            case Ballot.END:
                await self.lifecycle.end(table_id)
            case Ballot.YES:
                assert vote.number is not None
                await self.moves.undo_to(table_id, seat, vote.number)

    async def after_move(self, room: Room, entry: Entry) -> None:
        """A player who has moved for all to see is not absent, and keeps the seat. Called when the table is
        not locked."""
        table_id, seat = room.row.id, entry.seat
        seen = entry.public
        if seen and room.seats[seat].offered:
            await self.seats.keep_seat(table_id, seat)
        async with self._vote_lock(table_id):
            found = await self.store.vote(table_id)
            if found is None:
                return
            if seen and found[0].kind == "absence" and found[0].seat == seat:
                await self._close(found[0], room, BACK)
            else:
                await self._settle(table_id)
