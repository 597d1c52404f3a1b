"""The message of /verify: what was found in a record, and what can be done with it."""

from __future__ import annotations

from cogs.tables.loading.room import Room
from cogs.tables.people.clock import DAY
from cogs.tables.records.uploaded_records import RECORD_KEPT
from cogs.ui.components.building_blocks import Item, Layout, button, message, rows
from cogs.ui.components.custom_ids import Verb
from cogs.ui.components.style import PRIMARY, VELLUM
from cogs.ui.looking_back.history_messages import look_back_buttons
from data.words import Phrases
from engines.contract.core import Words, say
from engines.tables.log import Record
from engines.tables.verify import Verdict

MOST_SEATS = 100
"""Seats that get a name: a record may claim any number."""


def verify_message(record: Record, verdict: Verdict, room: Room | None, words: Phrases) -> Layout:
    """`room` is the finished game of a correct record, which can be looked at."""
    blocks: list[str | Item] = [*_report(record, verdict, words), *_next_steps(room, verdict, words)]
    return message(*blocks, colour=VELLUM)


def _report(record: Record, verdict: Verdict, words: Phrases) -> list[str]:
    """The verdict, then every finding. Players have numbers here: a record holds no names."""
    seats = [words(say("verify-seat", number=seat + 1)) for seat in range(min(record.seats, MOST_SEATS))]
    with_seats = Phrases(words.language, seats)
    in_short = words(say("verify-fine" if verdict.fine else "verify-wrong"))
    lines = [
        f"{'✓' if finding.fine else '✗'} {with_seats(say(f'verify-{finding.key}', **finding.facts))}"
        for finding in verdict.found
    ]
    title = words(say(f"{record.game}-title"))
    return [f"## {title}: {in_short}", "\n".join(lines), words(say("verify-compare"))]


def _next_steps(room: Room | None, verdict: Verdict, words: Words) -> list[str | Item]:
    """What can be done with a correct record."""
    if room is None:
        return [words(say("shelf-not-over"))] if verdict.fine else []
    buttons = [
        button(words(say("button-replay")), Verb.REPLAY, room.row.id, style=PRIMARY),
        *look_back_buttons(room, words),
        button(words(say("shelf-drop")), Verb.DROP_RECORD, room.row.id),
    ]
    return [words(say("shelf-kept", days=RECORD_KEPT // DAY)), *rows(buttons)]
