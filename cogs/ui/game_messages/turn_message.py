"""What says that a table waits for somebody: a ping, a reminder or a nudge."""

from __future__ import annotations

from cogs.tables.absence.overdue import REMINDERS_PER_TURN
from cogs.tables.changes.letters import REMINDER
from cogs.tables.loading.room import Room
from cogs.ui.components.building_blocks import Button, Layout, button, message, rows
from cogs.ui.components.custom_ids import Verb
from cogs.ui.components.style import PRIMARY
from cogs.ui.wording.links import table_url
from data.models import LetterKind, SeatRow, StoredLetter
from engines.contract.core import Words, say

PING = "desk-ping"


def text_of(letter: StoredLetter) -> str:
    """What a ping or a reminder says. Reminders of version 0.1.0 don't tell."""
    text: str = PING if letter.kind is LetterKind.PING else letter.body.get("text", REMINDER)
    return text


def turn_message(room: Room, text: str, seat: SeatRow, words: Words) -> Layout:
    """For the channel, where everybody reads it: direct messages bring the hand too."""
    first, *more = turn_lines(room, text, seat, words)
    buttons = [button(words(say("button-play")), Verb.PLAY, room.row.id, style=PRIMARY)]
    buttons += reminder_buttons(room, text, seat, words)
    return message("\n".join([f"<@{seat.user_id}> {first}", *more]), *rows(buttons))


def turn_lines(room: Room, text: str, seat: SeatRow, words: Words) -> list[str]:
    public = room.table.view(None).public
    lines = [words(say(text, title=room.title, asking=public.asking, url=table_url(room.row)))]
    if text != PING and seat.deadline is not None:
        lines.append(words(say("clock-left", time=f"<t:{seat.deadline}:R>")))
    if _is_last(text, seat):
        lines.append(words(say("reminder-last")))
    return lines


def reminder_buttons(room: Room, text: str, seat: SeatRow, words: Words) -> list[Button]:
    """To hear no more of it, and after the last reminder to hand the seat on."""
    buttons = []
    if text != PING:
        buttons.append(button(words(say("reminder-hush")), Verb.STOP_REMINDERS, room.row.id, seat.seat))
    if _is_last(text, seat):
        buttons.append(button(words(say("reminder-hand-on")), Verb.FIND_SUBSTITUTE, room.row.id, seat.seat))
    return buttons


def _is_last(text: str, seat: SeatRow) -> bool:
    return text == REMINDER and seat.reminders >= REMINDERS_PER_TURN
