"""The direct message of one seat: its private picture, what only this seat was told, buttons."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.tables.room import Room
from cogs.ui.components import Layout, button, link, message, rows
from cogs.ui.custom_ids import Verb
from cogs.ui.links import table_url
from cogs.ui.pictures import PictureFile, image_galleries
from cogs.ui.style import PRIMARY, accent
from data.models import Status
from engines.core import Seat, Words, say


def private_hand_message(
    room: Room, seat: Seat, images: Sequence[PictureFile], lines: Sequence[str], words: Words
) -> Layout:
    """`lines` are what only this seat was told."""
    head = words(say("desk-head", title=room.title))
    pictures = image_galleries(images)
    state = words(say("desk-lobby" if room.row.status is Status.LOBBY else "table-over"))
    if room.running:
        asking = room.table.view(None).public.asking
        state = words(say("desk-your-turn", asking=asking)) if seat in room.table.waiting else ""
    buttons = []
    if room.running:
        buttons = [
            button(words(say("button-play")), Verb.PLAY, room.row.id, style=PRIMARY),
            button(words(say("button-board")), Verb.BOARD, room.row.id),
            button(words(say("button-log")), Verb.LOG, room.row.id, 0),
            button(words(say("button-rules")), Verb.RULES, room.row.game, ""),
        ]
    buttons.append(link(words(say("button-channel")), table_url(room.row)))
    private = "\n".join(lines)
    return message(f"### {head}", *pictures, private, state, *rows(buttons), colour=accent(room, seat))


def welcome_message(room: Room, words: Words) -> Layout:
    """The first direct message, to somebody who joined a lobby."""
    way = link(words(say("button-channel")), table_url(room.row))
    return message(words(say("desk-welcome", title=room.title)), *rows([way]))
