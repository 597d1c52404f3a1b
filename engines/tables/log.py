"""The log of a table: what was done, and the record of a whole game."""

from __future__ import annotations

from typing import Annotated

import msgspec

from engines.contract.core import Event, Raw, Seat, Settings

# A record may come from anywhere: its numbers have bounds.
Count = Annotated[int, msgspec.Meta(ge=0, le=1_000_000_000)]
Moment = Annotated[int, msgspec.Meta(ge=0, le=8_640_000_000_000)]
"""Seconds since 1970 (UTC); later than this no calendar goes."""


class Entry(msgspec.Struct, kw_only=True):
    """One line of the log: a move, or the taking back of moves."""

    number: Count
    seat: Seat
    at: Moment
    """When. Told by the caller: there is no clock here."""
    move: Raw | None = None
    takes_back: Count | None = None
    """The number of the first entry that is undone by this one."""
    events: list[Event] = []
    final: bool = False
    """Cannot be undone without the others: it revealed something, rolled dice, or is binding."""
    undone: bool = False
    before: msgspec.Raw = msgspec.Raw(b"")
    """The state before this entry, as JSON: undo and looking back need no old move to go through new code."""
    folded: bool = False
    """A secret move that later ones have replaced: it has no events and no state before it (see
    `engines.tables.folding`). It can be played again, but not undone on its own."""

    @property
    def public(self) -> bool:
        """Whether everybody was told of it."""
        return any(event.to is None for event in self.events)


NOTHING = msgspec.Raw(b"null")
"""Instead of the state before a folded entry."""


class Record(msgspec.Struct, kw_only=True):
    """A whole game as it is exported: enough to replay and check it."""

    game: str
    rules_version: Count
    begun_with: Count | None = None
    """The version of the rules at the beginning, where it was an older one."""
    figures: Raw
    seats: Count
    settings: Settings
    key: Annotated[str, msgspec.Meta(max_length=256)]
    """Hexadecimal. Its SHA-256 was shown in the lobby before anybody joined."""
    salt: Annotated[list[Annotated[str, msgspec.Meta(max_length=64)]], msgspec.Meta(max_length=10_000)]
    log: list[Entry]
    state: msgspec.Raw
