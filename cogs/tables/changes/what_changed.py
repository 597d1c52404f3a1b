"""What a move changed, as far as people can notice it: decides whom to tell and how the clocks run."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from engines.contract.core import Own, Say, Seat
from engines.tables.log import Entry
from engines.tables.table import Table


class Snapshot(msgspec.Struct, frozen=True):
    """A table at one moment: whom the game waits for, what everybody sees, what each seat knows."""

    waiting: frozenset[Seat]
    asked: tuple[Seat, ...]
    """Whom everybody sees being asked."""
    asking: Say
    public: bytes
    own: list[bytes]
    """What each seat alone knows, without what follows from what everybody sees."""
    quiet: bool
    lapsing: bool

    @classmethod
    def of(cls, table: Table) -> Snapshot:
        public = table.view(None).public
        return cls(
            waiting=frozenset(table.waiting),
            asked=public.asked,
            asking=public.asking,
            public=msgspec.json.encode(public),
            own=[_lasting(table.view(seat).own) for seat in range(table.seats)],
            quiet=public.quiet,
            lapsing=table.lapsing,
        )


def _lasting(own: Own | None) -> bytes:
    return msgspec.json.encode(own.lasting() if own is not None else None)


class Change(NamedTuple):
    """What one entry of the log changed."""

    entry: Entry
    version: int
    """The table's version after the change."""
    secret: bool
    """Hidden from the others: not even the edit of a message may show it."""
    secret_question_over: bool
    """Everybody had to answer in secret, and now something else is asked."""
    same_reaction_time: bool
    """A reaction time was running, and the same people are asked the same: it goes on."""
    hands: frozenset[Seat]
    """Seats whose private message is out of date: they know, have or must do something else than before.

    Nothing else refreshes it: not what everybody sees in the channel, and nothing that others do in secret.
    Each part is a fact that the seat itself may know (what was told to it, what it alone knows, whether it is
    asked, that the game is over), so neither a refresh nor its absence tells of anybody else."""
    pings: frozenset[Seat]
    """Seats that have to answer what they were not asked before."""
    done: frozenset[Seat]
    """Seats that the game no longer waits for."""


def compare(before: Snapshot, table: Table, entry: Entry) -> Change:
    """What `entry`, the first one since `before`, changed."""
    after = Snapshot.of(table)
    other_question = before.asking != after.asking
    told = {event.to for event in entry.events if event.to is not None}
    changed = {seat for seat, own in enumerate(after.own) if own != before.own[seat]}
    everybody = range(table.seats) if table.outcome is not None else ()
    # While answers are secret no board pings anybody: there each new question needs its own ping.
    newly = after.waiting if after.quiet and other_question else after.waiting - before.waiting
    return Change(
        entry=entry,
        version=table.number,
        secret=before.public == after.public and all(event.to is not None for event in entry.events),
        secret_question_over=before.quiet and other_question,
        same_reaction_time=before.lapsing and not other_question and before.asked == after.asked,
        hands=frozenset(told | changed | {*everybody} | (before.waiting ^ after.waiting)),
        pings=newly - {entry.seat},
        done=before.waiting - after.waiting,
    )
