"""What a seat knows of a table, as a token: the same until this seat moves or is told of something.

Whatever a person can ask for again (a button, a hint, a copy to try out) is remembered by it, never by the
number of the table: what others do in secret must not show.
"""

from __future__ import annotations

import base64
import hashlib
from collections.abc import Sequence
from typing import Any

import msgspec

from engines.contract.core import Seat, View
from engines.tables.log import Entry
from engines.tables.table import Table, done_again

ENTRIES_IN_TOKEN = 12
"""Entries of the log, the newest, that a token depends on: each press and its answer must differ even where
the same position comes again."""


def version_token(table: Table, seat: Seat) -> str:
    """What a button carries instead of the version of the table: a hash of what this seat knows. It changes
    with every move that this seat makes or is told of, and never with what others do in secret."""
    return _token(table, seat, table.view(seat), _known_to(table, seat))


def _token(table: Table, seat: Seat, view: View[Any, Any], known: Sequence[Entry]) -> str:
    lines = [
        (
            entry.at,
            entry.move if entry.seat == seat else None,
            entry.takes_back is not None,
            [event for event in entry.events if event.to in (None, seat)],
        )
        for entry in known[-ENTRIES_IN_TOKEN:]
    ]
    content = msgspec.json.encode([seat, view, lines], order="deterministic")
    digest = hashlib.blake2s(content, key=table.key[:32], digest_size=4).digest()
    return base64.b32encode(digest).decode().rstrip("=")


def _known_to(table: Table, seat: Seat) -> list[Entry]:
    """The entries of the log that this seat made or was told of. What was done again because somebody else
    took a move back is left out: its owner has done nothing, and need not know."""
    again = done_again(table.log)
    return [
        entry
        for entry in table.log
        if entry.number not in again
        and not entry.folded
        and (entry.seat == seat or any(event.to in (None, seat) for event in entry.events))
    ]


def has_moved_since(table: Table, seat: Seat, version: str) -> bool:
    """Whether this seat has made or undone a move since it was shown a button with this `version_token`.
    Others may have moved meanwhile. True if the button is too old to tell."""
    return state_shown(table, seat, version) is None


def state_shown(table: Table, seat: Seat, version: str) -> Any | None:
    """The state in which this seat was shown a button with this `version_token`; None if it has made or
    undone a move since, or if the button is too old to tell."""
    if version == version_token(table, seat):
        return table.state
    again, known = done_again(table.log), _known_to(table, seat)
    for entry in reversed(table.log):
        if entry.number in again or entry.folded:
            continue
        if entry.seat == seat:
            return None
        state = table.game.decode(bytes(entry.before))
        before = [one for one in known if one.number < entry.number]
        if version == _token(table, seat, table.game.view(state, seat), before):
            return state
    return None
