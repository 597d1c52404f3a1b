"""Since your last turn: what the others have done, and what it has changed for you."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.tables.room import Room
from cogs.ui.board_message import abridged
from data.words import Phrases
from engines.core import Many, Seat, say
from engines.table import Entry, Table

EVENT_LINES = 4
"""Besides the heading and what has changed for the reader."""


def since_last_turn(room: Room, seat: Seat, words: Phrases) -> str:
    """On top of the panel, in a few lines; empty where nothing has happened. `words` speak to the reader."""
    entries = _since(room.table, seat)
    events = [event for entry in entries for event in entry.events if event.to in (None, seat)]
    if not events:
        return ""
    kept = abridged(events, EVENT_LINES)
    lines = [words(event.text) for event in kept]
    if len(kept) < len(events):
        lines.insert(0, words(say("since-more", count=len(events) - len(kept))))
    changes = _changes(room.table, entries, seat)
    if changes.items:
        lines.append(words(say("since-changes", changes=changes)))
    return "\n".join([f"**{words(say('since-title'))}**", *(f"-# {line}" for line in lines)])


def _since(table: Table, seat: Seat) -> Sequence[Entry]:
    """What others did after this seat's last move, as far back as the table's log goes."""
    standing = [entry for entry in table.log if entry.move and not entry.undone and not entry.folded]
    own = max((n for n, entry in enumerate(standing) if entry.seat == seat), default=-1)
    return standing[own + 1 :]


def _changes(table: Table, entries: Sequence[Entry], seat: Seat) -> Many:
    """What this seat has more or less of than before, as everybody can see it."""
    game = table.game
    before = game.stock(game.view(game.decode(bytes(entries[0].before)), None).public, seat)
    after = game.stock(table.view(None).public, seat)
    return Many(
        [
            say("since-change", what=say(f"{game.key}-stock-{name}"), before=before[name], after=count)
            for name, count in after.items()
            if count != before.get(name, count)
        ]
    )
