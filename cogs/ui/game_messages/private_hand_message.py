"""The direct message of one seat: whether it is asked, its private picture, what only this seat was told."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.tables.loading.room import Room
from cogs.ui.components.building_blocks import Button, Layout, button, link, message, rows
from cogs.ui.components.custom_ids import Verb
from cogs.ui.components.picture_files import PictureFile, image_galleries
from cogs.ui.components.style import PRIMARY, SECONDARY, accent
from cogs.ui.game_messages.turn_message import PING, reminder_buttons, turn_lines
from cogs.ui.wording.links import channel_url, table_url
from data.models import SeatRow, Status
from engines.contract.core import Say, Words, say


def table_place(room: Room) -> Say:
    """Where a table is, or what it is: somebody may have several of one game in their direct messages."""
    if room.row.what_if:
        return say("desk-what-if")
    if room.row.lesson:
        return say("desk-lesson")
    return say("desk-channel", channel=f"<#{room.row.channel_id}>")


def private_hand_message(
    room: Room,
    seat: SeatRow,
    images: Sequence[PictureFile],
    told: Sequence[Say],
    language: str,
    call: str = "",
) -> Layout:
    """`told`: what only this seat was told. `call`: the text of the ping or reminder as which it is sent
    anew, if any. What is asked comes first: it is what a notification shows."""
    words = room.words(language)
    asked = room.running and not seat.computer and seat.seat in room.table.waiting
    title = "desk-head" if not room.running or seat.left else f"desk-head-{'asked' if asked else 'waits'}"
    head = words(say(title, title=room.title, where=table_place(room)))
    private = "\n".join(map(words.told_to(seat.seat), told))
    colour, url, pictures = accent(room, seat.seat), channel_url(room.row), image_galleries(images)
    way = link(words(say("button-channel")), url)
    state, extra = _state(room, seat, words, call)
    buttons: list[Button] = []
    if room.running and not seat.left:
        buttons = [
            button(words(say("button-play")), Verb.PLAY, room.row.id, style=PRIMARY if asked else SECONDARY),
            button(words(say("button-board")), Verb.BOARD, room.row.id),
            button(words(say("button-log")), Verb.LOG, room.row.id, 0),
            button(words(say("button-rules")), Verb.RULES, room.row.game, ""),
        ]
    lines = [*rows([*buttons, way]), *rows(extra)]
    return message(f"### {head}", state, *pictures, private, *lines, colour=colour)


def _state(room: Room, seat: SeatRow, words: Words, call: str) -> tuple[str, Sequence[Button]]:
    """Whether this seat is asked, and the buttons of a reminder."""
    if not room.running:
        return words(say("desk-lobby" if room.row.status is Status.LOBBY else "table-over")), []
    if seat.computer or seat.seat not in room.table.waiting:
        return "", []
    if call not in ("", PING):
        return "\n".join(turn_lines(room, call, seat, words)), reminder_buttons(room, call, seat, words)
    return words(say("desk-your-turn", asking=room.table.view(None).public.asking)), []


def welcome_message(room: Room, words: Words) -> Layout:
    """The first direct message, to somebody who joined a lobby."""
    way = link(words(say("button-channel")), table_url(room.row))
    return message(words(say("desk-welcome", title=room.title)), *rows([way]))
