"""What single people are told about a lobby: that it is ready, or that they are no longer in it."""

from __future__ import annotations

from cogs.tables.loading.room import Room, seats_of
from cogs.ui.components.building_blocks import Button, Layout, button, link, message, rows
from cogs.ui.components.custom_ids import Verb
from cogs.ui.components.style import SUCCESS, VELLUM
from cogs.ui.wording.links import table_url
from data.models import Status
from engines.contract.core import Words, say
from engines.contract.settings import spread


def ready_message(room: Room, user_id: int, words: Words, mention: str = "") -> Layout:
    """The lobby has enough players, or is full, and what this person can do now. With a `mention` it is for
    the channel, where the card has the buttons."""
    have, allowed = len(room.seats), seats_of(room.row)
    host, seated, full = room.row.host_id == user_id, room.seat_of(user_id) is not None, have == allowed[-1]
    key = "ready-full" if full else "ready-enough"
    lines = [words(say(key, title=room.title, have=have, spread=spread(allowed)))]
    if host:
        lines.append(words(say("ready-start-full" if full else "ready-start")))
    elif not seated:
        lines.append(words(say("ready-missed" if full else "ready-join")))
    else:
        lines.append(words(say("ready-wait")))
    buttons: list[Button] = []
    if not mention:
        if host:
            buttons.append(button(words(say("lobby-start")), Verb.START, room.row.id, style=SUCCESS))
        buttons.append(link(words(say("button-channel")), table_url(room.row)))
    return message(" ".join([mention, *lines]).strip(), *rows(buttons), colour=VELLUM)


def begun_message(room: Room, words: Words) -> Layout:
    """What the host is told in place of the note above once there is nothing left to start."""
    if room.row.status is not Status.RUNNING:
        return message(words(say("lobby-closed")), colour=VELLUM)
    way = link(words(say("button-channel")), table_url(room.row))
    text = words(say("ready-begun", title=room.title, channel=f"<#{room.row.channel_id}>"))
    return message(text, *rows([way]), colour=VELLUM)


def removed_message(room: Room, words: Words, *, barred: bool) -> Layout:
    """A friendly word to somebody whom the host has removed."""
    key = "removed-for-good" if barred else "removed-may-return"
    return message(
        words(say("removed-told", title=room.title, channel=f"<#{room.row.channel_id}>")),
        words(say(key)),
        colour=VELLUM,
    )
