"""What the others at a table decide together: about somebody who is away, about taking moves back."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from enum import StrEnum

from cogs._berths import Berths
from cogs._clock import DAY, more_time, now
from cogs._harbour import Harbour
from cogs._room import Room
from data.kept import Kind, Letter, NoVote, Vote
from engines.core import Rejected, Seat

PATIENCE = DAY
"""What somebody gets whom the others wait for."""
OPEN_FOR = 3 * DAY
"""A wish to take moves back is forgotten after so long."""


class Choice(StrEnum):
    WAIT = "wait"
    ONCE = "once"
    """The computer plays this turn."""
    SEAT = "seat"
    """The computer takes the seat."""
    SUBSTITUTE = "substitute"
    END = "end"
    YES = "yes"
    NO = "no"


CHOICES = {
    "absence": (Choice.WAIT, Choice.ONCE, Choice.SEAT, Choice.SUBSTITUTE, Choice.END),
    "undo": (Choice.YES, Choice.NO),
}
BACK = "back"
"""How a vote about somebody's absence ends when that person moves."""
LAPSED = "lapsed"


def voters(room: Room, seat: Seat) -> list[Seat]:
    """The people at the table whose matter it is not."""
    return [other.seat for other in room.seats if not other.computer and other.seat != seat]


def verdict(kind: str, ballots: Mapping[Seat, str], entitled: Sequence[Seat]) -> Choice | None:
    """What is decided, if anything: moves are taken back and games are ended by all, the rest by most."""
    counts = Counter(ballots[seat] for seat in entitled if seat in ballots)
    everybody = len(entitled)
    if kind == "undo":
        if counts[Choice.NO]:
            return Choice.NO
        return Choice.YES if counts[Choice.YES] == everybody else None
    for choice in CHOICES[kind]:
        needed = everybody if choice is Choice.END else everybody // 2 + 1
        if everybody and counts[choice] >= needed:
            return choice
    return None


class Council:
    def __init__(self, harbour: Harbour, berths: Berths) -> None:
        self.harbour = harbour
        self.berths = berths
        self.store = harbour.store

    async def absent(self, table_id: str, seat: Seat) -> None:
        """Somebody's time is out, or they are gone: ask the others, unless they are being asked something."""
        await self.lapse(table_id)
        async with self.harbour.locked(table_id):
            room = await self.harbour.room(table_id)
            if room.running and voters(room, seat) and await self.store.vote(table_id) is None:
                await self._open(room, Vote(table_id=table_id, kind="absence", seat=seat, opened=now()))
        self.harbour.ring(table_id)

    async def wish_undo(self, user_id: int, table_id: str) -> Room:
        """Take one's last move back, with all that came after it, if the others agree."""
        await self.lapse(table_id)
        async with self.harbour.locked(table_id):
            room = await self.harbour.room(table_id)
            room.must_run()
            seat = room.must_sit(user_id).seat
            own = [entry for entry in room.game.log if entry.seat == seat and entry.move and not entry.undone]
            if not own:
                raise Rejected("table-undo-nothing")
            number = own[-1].number
            if voters(room, seat):
                vote = Vote(table_id=table_id, kind="undo", seat=seat, number=number, opened=now())
                await self._open(room, vote)
                self.harbour.ring(table_id)
                return room
        return await self.harbour.undo_to(table_id, seat, number)

    async def _open(self, room: Room, vote: Vote) -> None:
        await self.store.open_vote(vote, [Letter(kind=Kind.VOTE, version=room.row.version)])

    async def cast(self, user_id: int, table_id: str, opened: int, choice: str) -> tuple[Room, Choice | None]:
        """A ballot; when it decides the matter, what was decided is done."""
        async with self.harbour.locked(table_id):
            room = await self.harbour.room(table_id)
            room.must_run()
            found = await self.store.vote(table_id)
            if found is None or found[0].opened != opened:
                raise NoVote(f"table {table_id} has no such vote")
            vote, _ = found
            seat = room.must_sit(user_id).seat
            entitled = voters(room, vote.seat)
            if seat not in entitled:
                raise Rejected("vote-not-yours")
            if choice not in CHOICES[vote.kind]:
                raise Rejected("table-not-offered")
            decided = verdict(vote.kind, await self.store.cast(table_id, seat, choice), entitled)
            if decided is None:
                paper = Letter(kind=Kind.VOTE, version=room.row.version)
                await self.store.post(table_id, [paper], now=now())
            else:
                await self.close(vote, room, decided)
        if decided is not None:
            await self._carry_out(vote, room, decided)
        self.harbour.ring(table_id)
        return room, decided

    async def close(self, vote: Vote, room: Room, how: str) -> None:
        """The vote is over; its message says how it ended."""
        body = {"kind": vote.kind, "seat": vote.seat, "message": vote.message_id, "verdict": str(how)}
        letter = Letter(kind=Kind.VOTE, version=room.row.version, body=body)
        await self.store.close_vote(vote.table_id, [letter], now=now())

    async def _carry_out(self, vote: Vote, room: Room, decided: Choice) -> None:
        table_id, seat = vote.table_id, vote.seat
        match decided:
            case Choice.WAIT:
                await self.store.set_clocks(table_id, [more_time(room.seats[seat], PATIENCE, now())])
            case Choice.ONCE:
                await self.berths.play_for(table_id, seat)
            case Choice.SEAT:
                await self.berths.hand_over(table_id, seat)
            case Choice.SUBSTITUTE:
                await self.berths.offer_seat(table_id, seat)
            case Choice.END:
                await self.harbour.end(table_id)
            case Choice.YES:
                assert vote.number is not None
                await self.harbour.undo_to(table_id, seat, vote.number)

    async def moved(self, room: Room, seat: Seat) -> None:
        """Who has moved is not absent; called when the table is not locked."""
        found = await self.store.vote(room.row.id)
        if found is not None and found[0].kind == "absence" and found[0].seat == seat:
            await self.close(found[0], room, BACK)
            self.harbour.ring(room.row.id)

    async def lapse(self, table_id: str) -> None:
        """A wish to take moves back that nobody answered for long stands in nobody's way."""
        found = await self.store.vote(table_id)
        if found is not None and found[0].kind == "undo" and found[0].opened + OPEN_FOR <= now():
            await self.close(found[0], await self.harbour.room(table_id), LAPSED)
            self.harbour.ring(table_id)
