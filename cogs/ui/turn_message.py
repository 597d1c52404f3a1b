"""The message that says a table waits for somebody: a ping, a reminder or a nudge."""

from __future__ import annotations

from cogs.tables.reminders import REMINDERS_PER_TURN
from cogs.tables.room import Room
from cogs.ui.components import Layout, button, message, rows
from cogs.ui.custom_ids import Verb
from cogs.ui.links import table_url
from cogs.ui.style import PRIMARY
from data.models import LetterKind, SeatRow
from engines.core import Words, say

TEXTS = {LetterKind.PING: "desk-ping", LetterKind.NUDGE: "nudge", LetterKind.REMINDER: "reminder"}


def turn_message(
    room: Room, kind: LetterKind, seat: SeatRow, words: Words, *, mention: bool = False
) -> Layout:
    """`mention` is for the channel, where everybody reads it."""
    public = room.table.view(None).public
    text = words(say(TEXTS[kind], title=room.title, asking=public.asking, url=table_url(room.row)))
    lines = [f"<@{seat.user_id}> {text}" if mention else text]
    table_id = room.row.id
    buttons = [button(words(say("button-play")), Verb.PLAY, table_id, style=PRIMARY)]
    if kind is not LetterKind.PING:
        if seat.deadline is not None:
            lines.append(words(say("clock-left", time=f"<t:{seat.deadline}:R>")))
        buttons.append(button(words(say("reminder-hush")), Verb.STOP_REMINDERS, table_id, seat.seat))
    if kind is LetterKind.REMINDER and seat.reminders >= REMINDERS_PER_TURN:
        lines.append(words(say("reminder-last")))
        buttons.append(button(words(say("reminder-hand-on")), Verb.FIND_SUBSTITUTE, table_id, seat.seat))
    return message("\n".join(lines), *rows(buttons))
