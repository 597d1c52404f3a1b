"""What a move changed, as far as people can notice it: decides which letters are sent and how clocks run."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from cogs.tables.room import Room
from engines.core import Say, Seat
from engines.table import Entry


class Snapshot(msgspec.Struct, frozen=True):
    """A table at one moment: whom the game waits for, what everybody sees, what each seat knows."""

    waiting: tuple[Seat, ...]
    asked: tuple[Seat, ...]
    """Whom everybody sees being asked."""
    asking: Say
    public: bytes
    own: list[bytes]
    """What each seat alone knows."""
    quiet: bool
    lapsing: bool

    @classmethod
    def of(cls, room: Room) -> Snapshot:
        table = room.table
        public = table.view(None).public
        return cls(
            waiting=table.waiting,
            asked=public.asked,
            asking=public.asking,
            public=msgspec.json.encode(public),
            own=[msgspec.json.encode(table.view(seat.seat).own) for seat in room.seats],
            quiet=public.quiet,
            lapsing=table.lapsing,
        )


class Change(NamedTuple):
    """What one entry of the log changed."""

    before: Snapshot
    after: Snapshot
    entry: Entry

    @property
    def secret(self) -> bool:
        """Whether the change is hidden from the others: not even the edit of a message may show it."""
        unseen = all(event.to is not None for event in self.entry.events)
        return unseen and self.before.public == self.after.public

    @property
    def other_question(self) -> bool:
        return self.before.asking != self.after.asking

    @property
    def same_reaction_time(self) -> bool:
        """Whether a reaction time that was running goes on: the same people are asked the same."""
        return self.before.lapsing and not self.other_question and self.before.asked == self.after.asked

    def told(self, seat: Seat) -> bool:
        """Whether an event was for this seat alone."""
        return any(event.to == seat for event in self.entry.events)

    def turned(self, seat: Seat) -> bool:
        """Whether the game began or ceased to wait for this seat."""
        return (seat in self.before.waiting) != (seat in self.after.waiting)

    def asks_anew(self, seat: Seat) -> bool:
        """Whether this seat has to answer something that it wasn't asked before."""
        if seat not in self.after.waiting or seat == self.entry.seat:
            return False
        # While answers are secret no board pings anybody: there each new question needs its own ping.
        return seat not in self.before.waiting or (self.after.quiet and self.other_question)
