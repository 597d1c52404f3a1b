"""What says that a table waits for somebody: a ping, a reminder or a nudge."""

from __future__ import annotations

from cogs.tables.absence.overdue import REMINDERS_PER_TURN
from cogs.tables.loading.room import Room
from cogs.ui.components.building_blocks import Button, Layout, button, message, rows
from cogs.ui.components.custom_ids import Verb
from cogs.ui.components.style import PRIMARY
from cogs.ui.wording.links import table_url
from data.models import LetterKind, SeatRow
from engines.contract.core import Words, say

TEXTS = {LetterKind.PING: "desk-ping", LetterKind.NUDGE: "nudge", LetterKind.REMINDER: "reminder"}


def turn_message(room: Room, kind: LetterKind, seat: SeatRow, words: Words) -> Layout:
    """For the channel, where everybody reads it: direct messages bring the hand too."""
    first, *more = turn_lines(room, kind, seat, words)
    buttons = [button(words(say("button-play")), Verb.PLAY, room.row.id, style=PRIMARY)]
    buttons += reminder_buttons(room, kind, seat, words)
    return message("\n".join([f"<@{seat.user_id}> {first}", *more]), *rows(buttons))


def turn_lines(room: Room, kind: LetterKind, seat: SeatRow, words: Words) -> list[str]:
    public = room.table.view(None).public
    lines = [words(say(TEXTS[kind], title=room.title, asking=public.asking, url=table_url(room.row)))]
    if kind is not LetterKind.PING and seat.deadline is not None:
        lines.append(words(say("clock-left", time=f"<t:{seat.deadline}:R>")))
    if _is_last(kind, seat):
        lines.append(words(say("reminder-last")))
    return lines


def reminder_buttons(room: Room, kind: LetterKind, seat: SeatRow, words: Words) -> list[Button]:
    """To hear no more of it, and after the last reminder to hand the seat on."""
    buttons = []
    if kind is not LetterKind.PING:
        buttons.append(button(words(say("reminder-hush")), Verb.STOP_REMINDERS, room.row.id, seat.seat))
    if _is_last(kind, seat):
        buttons.append(button(words(say("reminder-hand-on")), Verb.FIND_SUBSTITUTE, room.row.id, seat.seat))
    return buttons


def _is_last(kind: LetterKind, seat: SeatRow) -> bool:
    return kind is LetterKind.REMINDER and seat.reminders >= REMINDERS_PER_TURN
