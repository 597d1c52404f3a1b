"""Whether people play at the same time: then edits are enough, and one call instead of ten."""

from __future__ import annotations

from engines.contract.core import Seat
from engines.tables.table import Table

LIVE_SECONDS = 10 * 60
LIVE_MOVES = 3
"""Whoever has made so many moves lately looks at the game."""
LIVE_CALL_SECONDS = 3 * 60
"""After so long without a move they are called all the same."""


def plays_live(table: Table, seat: Seat, at: int) -> bool:
    """Whether this player looks at the game now, as far as everybody can tell: secret moves don't count."""
    lately = [
        entry
        for entry in table.log
        if entry.seat == seat
        and not entry.undone
        and entry.at > at - LIVE_SECONDS
        and any(event.to is None for event in entry.events)
    ]
    return len(lately) >= LIVE_MOVES
