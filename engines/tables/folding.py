"""Secret moves that later ones have replaced, so that no click has to load them.

Somebody may change a secret order a thousand times before anybody sees a move. All of it stays in the log,
where it can be played again; but only the first order and the last ones matter to an undo. The others are
folded: without the state before them, and without what they told.

Nothing here depends on what other seats have done in secret: a refusal must not tell of it.
"""

from __future__ import annotations

from collections.abc import Sequence

from engines.contract.core import Rejected, Seat
from engines.tables.log import Entry
from engines.tables.table import Table

NEWEST_KEPT = 2
"""Moves of a seat that are never folded: an undo leads back to the order before, and once more."""
MOST_SECRET_CHANGES = 30
"""Moves and undos of one seat since the last public entry that are not folded."""


def replaced(table: Table, seat: Seat) -> list[int]:
    """The secret moves of this seat since the last public entry that no longer have an effect: without them,
    the others of this seat lead to exactly the same state. The first one stays, so that undoing more than the
    newest ones takes back the whole series."""
    kept = [entry for entry in _changes(table, seat) if entry.move is not None and not entry.undone]
    kept = kept[:1] + kept[1:][-MOST_SECRET_CHANGES:]  # so that a move never takes long, whatever was done
    candidates = kept[1:-NEWEST_KEPT]
    # Buttons tell moments apart by the last moves and their times, so those of this second stay.
    if not any(entry.at < kept[-1].at for entry in candidates):
        return []
    whole = _played(table, kept)
    if whole is None:
        return []
    everything = [entry.number for entry in kept]
    # Two at once: after "on" only "off" is possible, so neither can go without the other.
    for size in (1, 2):
        index = len(kept) - NEWEST_KEPT - size
        while index > 0:
            out, rest = kept[index : index + size], kept[:index] + kept[index + size :]
            older = all(entry.at < kept[-1].at for entry in out)
            if older and _played(table, rest) == whole and all(_is_secret(table, entry) for entry in out):
                kept = rest
            index = min(index - 1, len(kept) - NEWEST_KEPT - size)
    return sorted(set(everything) - {entry.number for entry in kept})


def secret_changes(table: Table, seat: Seat) -> int:
    """The moves and undos of this seat since the last public entry that are not folded. A move that somebody
    else has taken back, by an undo of their own, is not counted: it is done again and counts then."""
    return sum(not _undone_by_another(table, entry) for entry in _changes(table, seat))


def _changes(table: Table, seat: Seat) -> list[Entry]:
    """What this seat has done since the last entry that everybody was told of."""
    public = max((entry.number for entry in table.log if entry.public), default=0)
    return [entry for entry in table.log if entry.number > public and entry.seat == seat and not entry.folded]


def _played(table: Table, moves: Sequence[Entry]) -> bytes | None:
    """The state after these moves of one seat alone, from where the first one began; None where one of them
    is not possible."""
    state = table.game.decode(bytes(moves[0].before))
    try:
        for entry in moves:
            table.apply_again(state, entry)
    except Rejected:
        return None
    return table.game.encode(state)


def _is_secret(table: Table, entry: Entry) -> bool:
    """Whether nobody else could notice this move."""
    if any(event.to != entry.seat for event in entry.events):
        return False
    after = _played(table, [entry])
    return after is not None and _public(table, after) == _public(table, bytes(entry.before))


def _public(table: Table, state: bytes) -> object:
    return table.game.view(table.game.decode(state), None)


def _undone_by_another(table: Table, move: Entry) -> bool:
    if not move.undone:
        return False
    undo = next(
        entry
        for entry in table.log
        if entry.takes_back is not None and entry.takes_back <= move.number < entry.number
    )
    return undo.seat != move.seat
