"""Since your last turn: what it brought about, what the others have done, what that has changed for you."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from cogs.tables.loading.room import Room
from data.words import Phrases
from engines.contract.core import Arg, Event, Many, Say, Seat, Who, say
from engines.tables.log import Entry
from engines.tables.table import Table

OWN_LINES = 5
"""Of what the reader's own move brought about."""
EVENT_LINES = 8
"""Of what others have done; one of them counts what found no room."""


def since_last_turn(room: Room, seat: Seat, words: Phrases) -> str:
    """On top of the panel, in a few lines; empty where nothing has happened. `words` speak to the reader."""
    entries = _since(room.table, seat)
    kept, left_out = _news(room.table, entries, seat)
    lines = [*_count(left_out, words), *(words(event.text) for event in kept)]
    lines += _changes(room.table, entries, seat, words)
    return "\n".join([f"**{words(say('since-title'))}**", *(f"-# {line}" for line in lines)]) if lines else ""


def since_move(room: Room, own: Entry, words: Phrases) -> list[str]:
    """What a move brought about, and below it what others have done since, for whoever made it."""
    entries = _since(room.table, own.seat)
    result, more = _result(room.table, own)
    kept, left_out = _news(room.table, entries, own.seat)
    lines = [*(words(event.text) for event in result), *_count(more + left_out, words)]
    lines += [words(event.text) for event in kept]
    return [*lines, *_changes(room.table, entries, own.seat, words)]


def last_move(table: Table, seat: Seat) -> Entry | None:
    """This seat's last move, if the table's log goes back so far."""
    return next((entry for entry in reversed(_standing(table)) if entry.seat == seat), None)


def _count(left_out: int, words: Phrases) -> list[str]:
    return [words(say("since-more", count=left_out))] if left_out else []


def _result(table: Table, own: Entry) -> tuple[list[Event], int]:
    """What a player is told of their own move, and how much of it finds no room: its beginning says how it
    went, its end where it led to; then come headlines and what only this player is told."""
    told = table.game.readable(own.events, own.seat)

    def weight(number: int) -> tuple[bool, bool, int]:
        event = told[number]
        is_edge = number < OWN_LINES // 2 or number == len(told) - 1
        return is_edge, event.headline or event.to == own.seat, number

    kept = _heaviest(told, weight, OWN_LINES)
    return kept, len(told) - len(kept)


def _news(table: Table, entries: Sequence[Entry], seat: Seat) -> tuple[list[Event], int]:
    """What others did, and how much of it finds no room: the newest lines stay; then headlines and what only
    this player is told; then what others did to them; then the rest. What is routine goes first of all."""
    told = [(entry, event) for entry in entries for event in table.game.readable(entry.events, seat)]

    def weight(number: int) -> tuple[bool, bool, bool, bool, int]:
        entry, event = told[number]
        matters = event.text.key not in table.game.routine_events
        done_to = entry.seat != seat and _names(event.text, seat)
        newest = number >= len(told) - EVENT_LINES // 2
        return matters, newest, event.headline or event.to == seat, done_to, number

    most = EVENT_LINES if len(told) <= EVENT_LINES else EVENT_LINES - 1
    kept = _heaviest([event for _, event in told], weight, most)
    return kept, len(told) - len(kept)


def _heaviest(events: Sequence[Event], weight: Callable[[int], tuple[int, ...]], most: int) -> list[Event]:
    """The events whose numbers have the greatest weights, in their order."""
    by_weight = sorted(range(len(events)), key=weight, reverse=True)
    return [events[number] for number in sorted(by_weight[:most])]


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
