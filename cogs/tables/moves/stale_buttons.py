"""Whether a button still means what it meant when it was shown: pressed twice, too late, or in vain."""

from __future__ import annotations

import base64
import hashlib
from collections.abc import Sequence
from functools import partial
from typing import Any

import msgspec

from cogs.tables.moves.answer_path import AnswerPath, PartialMove, follow
from engines.contract.core import (
    Rejected,
    Seat,
    View,
)
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
    if version == version_token(table, seat):
        return False
    again, known = done_again(table.log), _known_to(table, seat)
    for entry in reversed(table.log):
        if entry.number in again or entry.folded:
            continue
        if entry.seat == seat:
            return True
        view = table.game.view(table.game.decode(bytes(entry.before)), seat)
        if version == _token(table, seat, view, [one for one in known if one.number < entry.number]):
            return False
    return True


def require_undo_current(table: Table, seat: Seat, version: str | None) -> None:
    """Raise Rejected, with what became of the move, unless an undo still means the move that it meant when it
    was offered. `version` is None in buttons from before it was noted."""
    if version is not None and not has_moved_since(table, seat, version):
        return
    last = next((entry for entry in reversed(table.log) if entry.seat == seat), None)
    undone = version is not None and last is not None and last.takes_back is not None
    raise Rejected("undo-already-done" if undone else "panel-stale")


def follow_click(table: Table, seat: Seat, clicked: AnswerPath) -> PartialMove:
    """What a click leads to. Raises Rejected, with what became of it, if the button is out of date."""
    try:
        move = follow(partial(table.ask, seat), clicked.path)
    except Rejected:
        if clicked.version == version_token(table, seat):
            raise
        raise _out_of_date(table, seat, clicked) from None
    if not is_current(table, seat, clicked, move):
        raise _out_of_date(table, seat, clicked)
    return move


def _out_of_date(table: Table, seat: Seat, clicked: AnswerPath) -> Rejected:
    """Why an old button does nothing: this seat made the same move with it before, or the table has moved
    on."""
    last = next((entry for entry in reversed(table.log) if entry.seat == seat), None)
    if last is None or last.move is None or last.folded:
        return Rejected("panel-stale")
    before = table.game.decode(bytes(last.before))
    try:
        meant = follow(partial(table.game.ask, before, seat), clicked.path)
    except Rejected:
        return Rejected("panel-stale")
    read = table.game.read_move
    done = meant.question is None and read(dict(meant.draft)) == read(last.move)
    return Rejected("panel-already-done" if done else "panel-stale")


def is_current(table: Table, seat: Seat, clicked: AnswerPath, move: PartialMove) -> bool:
    """Whether a button still means what it meant when it was shown.

    This seat has not moved since, so that a second click of the same person never counts twice; and it is
    asked exactly the same. A typed answer has no fingerprint: it was read from what is asked now.
    """
    if not clicked.path:
        return True
    if clicked.fingerprint and clicked.fingerprint != move.fingerprint:
        return False
    return not has_moved_since(table, seat, clicked.version)
