"""The people in a lobby, privately: how they tend to play, and for the host a way to remove somebody."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from cogs.tables.loading.room import Room, escape_markdown
from cogs.tables.lobbies.welcome import asks_for
from cogs.ui.components.building_blocks import Button, Item, Layout, button, message, rows
from cogs.ui.components.custom_ids import Verb
from cogs.ui.components.style import DANGER, VELLUM
from cogs.ui.wording.durations import rough_span
from data.models import SeatRow
from data.players import HABITS_FROM, Guest, Habits, LobbyPerson
from engines.contract.core import Many, Say, Words, say
from engines.contract.settings import GUESTS

MOST_BARRED = 10
"""People who can be let in again from one message."""


def habits_text(habits: Habits, words: Words) -> str:
    """Usual answer time, games finished, games left."""
    usual = habits.usual
    facts: list[Say] = [] if usual is None else [say("habits-usual", time=rough_span(usual))]
    facts.append(say("habits-finished", count=habits.finished))
    facts.append(say("habits-left", count=habits.abandoned))
    return " · ".join(words(fact) for fact in facts)


def habits_lines(room: Room, known: Mapping[int, Habits], words: Words, reader: int) -> list[str]:
    """How everybody else in a lobby tends to play; of those who don't show it, that nothing is shown."""
    return [
        f"• **{name}**: {about or words(say('habits-hidden'))}"
        for name, about in _others(room, known, words, reader)
    ]


def known_habits(room: Room, known: Mapping[int, Habits], words: Words, reader: int) -> list[str]:
    """How those in a lobby tend to play who show it, with a heading; empty where nobody does."""
    shown = [f"• **{name}**: {about}" for name, about in _others(room, known, words, reader) if about]
    return [words(say("habits-title")), *shown] if shown else []


def _others(
    room: Room, known: Mapping[int, Habits], words: Words, reader: int
) -> Iterator[tuple[str, str | None]]:
    """Everybody else in a lobby by name, with how they tend to play."""
    for seat in room.seats:
        if seat.user_id is not None and seat.user_id != reader:
            shown = known.get(seat.user_id)
            yield words.name(seat.seat), None if shown is None else habits_text(shown, words)


def guests_message(
    room: Room,
    known: Mapping[int, Habits],
    guests: Sequence[LobbyPerson],
    user_id: int,
    words: Words,
    notice: str = "",
) -> Layout:
    """`known`: the habits that may be shown. The host gets buttons to remove people, and to let them in."""
    hosted = room.row.host_id == user_id
    asked = asks_for(room.row)
    blocks: list[str | Item] = [notice and f"**{notice}**", f"### {words(say('guests-title'))}"]
    if asked != GUESTS.default:
        blocks.append(words(say("guests-asked", what=say(f"lobby-setting-guests-{asked}"))))
    others = [seat for seat in room.seats if seat.user_id not in (None, user_id)]
    lines = habits_lines(room, known, words, user_id)
    if not others:
        blocks.append(words(say("guests-none")))
    elif hosted:
        for seat, line in zip(others, lines, strict=True):
            blocks += [line, *rows(_remove_buttons(room, seat, words))]
        blocks.append(f"-# {words(say('guests-remove-about'))}")
    else:
        blocks.append("\n".join(lines))
    if hosted:
        blocks += _barred(room, guests, words)
    blocks.append(f"-# {words(say('habits-about', games=HABITS_FROM))}")
    return message(*blocks, colour=VELLUM)


def _remove_buttons(room: Room, seat: SeatRow, words: Words) -> list[Button]:
    return [
        button(words(say("guests-remove")), Verb.REMOVE_PLAYER, room.row.id, seat.user_id),
        button(words(say("guests-bar")), Verb.BAR_PLAYER, room.row.id, seat.user_id, style=DANGER),
    ]


def _barred(room: Room, guests: Sequence[LobbyPerson], words: Words) -> list[str | Item]:
    """Those whom the host keeps out, each with a button to let them in; as many as fit."""
    out = [one for one in guests if one.kind is Guest.BARRED][:MOST_BARRED]
    if not out:
        return []
    buttons = [
        button(words(say("guests-let-in", name=one.name)), Verb.LET_IN_PLAYER, room.row.id, one.user_id)
        for one in out
    ]
    names = Many([escape_markdown(one.name) for one in out])
    return [words(say("guests-barred", who=names)), *rows(buttons)]
