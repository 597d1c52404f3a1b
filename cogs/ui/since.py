"""Since your last turn: what it brought about, what the others have done, what that has changed for you."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.tables.room import Room
from data.words import Phrases
from engines.core import Arg, Event, Many, Say, Seat, Who, say
from engines.table import Entry, Table

EVENT_LINES = 5
"""Besides the heading and what has changed for the reader."""
NEWS_LINES = 6
"""Besides what has changed for the reader, where their own move is told too."""


def since_last_turn(room: Room, seat: Seat, words: Phrases) -> str:
    """On top of the panel, in a few lines; empty where nothing has happened. `words` speak to the reader."""
    entries = _since(room.table, seat)
    lines = [*_told(entries, seat, words, EVENT_LINES), *_changes(room.table, entries, seat, words)]
    return "\n".join([f"**{words(say('since-title'))}**", *(f"-# {line}" for line in lines)]) if lines else ""


def since_move(room: Room, own: Entry, words: Phrases) -> list[str]:
    """What a move brought about and what others have done since, in a few lines for whoever made it."""
    entries = _since(room.table, own.seat)
    told = _told([own, *entries], own.seat, words, NEWS_LINES)
    return [*told, *_changes(room.table, entries, own.seat, words)]


def last_move(table: Table, seat: Seat) -> Entry | None:
    """This seat's last move, if the table's log goes back so far."""
    return next((entry for entry in reversed(_standing(table)) if entry.seat == seat), None)


def _told(entries: Sequence[Entry], seat: Seat, words: Phrases, most: int) -> list[str]:
    told = [(entry, event) for entry in entries for event in entry.events if event.to in (None, seat)]
    kept = _weighed(told, seat, most)
    lines = [words(event.text) for event in kept]
    if len(kept) < len(told):
        lines.insert(0, words(say("since-more", count=len(told) - len(kept))))
    return lines


def _weighed(told: Sequence[tuple[Entry, Event]], seat: Seat, lines: int) -> list[Event]:
    """What finds room, in its order: the newest lines; then headlines and what only this player is told; then
    what others did to them; then the rest. One line is left for the count of what is missing."""
    most = lines if len(told) <= lines else lines - 1

    def weight(number: int) -> tuple[bool, bool, bool, int]:
        entry, event = told[number]
        done_to = entry.seat != seat and _names(event.text, seat)
        newest = number >= len(told) - lines // 2
        return newest, event.headline or event.to == seat, done_to, number

    by_weight = sorted(range(len(told)), key=weight, reverse=True)
    return [told[n][1] for n in sorted(by_weight[:most])]


def _names(told: Arg, seat: Seat) -> bool:
    """Whether a text names the player in this seat."""
    if isinstance(told, Say):
        return any(_names(one, seat) for one in told.args.values())
    if isinstance(told, Many):
        return any(_names(one, seat) for one in told.items)
    return told == Who(seat)


def _since(table: Table, seat: Seat) -> Sequence[Entry]:
    """What others did after this seat's last move, as far back as the table's log goes."""
    standing = _standing(table)
    own = max((n for n, entry in enumerate(standing) if entry.seat == seat), default=-1)
    return standing[own + 1 :]


def _standing(table: Table) -> list[Entry]:
    return [entry for entry in table.log if entry.move and not entry.undone and not entry.folded]


def _changes(table: Table, entries: Sequence[Entry], seat: Seat, words: Phrases) -> list[str]:
    """What this seat has more or less of than before these entries, as everybody can see it. Nothing where it
    was told of none of them."""
    if not any(event.to in (None, seat) for entry in entries for event in entry.events):
        return []
    game = table.game
    before = game.stock(game.view(game.decode(bytes(entries[0].before)), None).public, seat)
    after = game.stock(table.view(None).public, seat)
    changes = [
        say("since-change", what=say(f"{game.key}-stock-{name}"), before=before[name], after=count)
        for name, count in after.items()
        if count != before.get(name, count)
    ]
    return [words(say("since-changes", changes=Many([*changes])))] if changes else []
