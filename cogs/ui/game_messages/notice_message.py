"""Notices in the channel: what became of a seat or of the table, with a button where one can react."""

from __future__ import annotations

from cogs.tables.loading.room import Room
from cogs.ui.components.building_blocks import Layout, button, link, message, rows
from cogs.ui.components.custom_ids import Verb
from cogs.ui.components.style import PRIMARY
from cogs.ui.wording.links import table_url
from data.models import ANYBODY
from engines.contract.core import Many, Seat, Who, Words, say

OFFER = "substitute-wanted"
"""The key of the notice that offers a seat."""
SEASON_TABLE = "season-table-open"
"""The key of the notice that calls everybody to a table of a season: a mention takes them into its thread."""
ROUND_ENDS = "season-round-ends"
"""The key of the notice that calls those whom everybody sees being asked."""
OFFER_WITHDRAWN = "substitute-not-wanted"
RETURN = ("return-button", Verb.RETURN)
BUTTONS = {
    "resign-told": RETURN,
    "voted-told": RETURN,
    "round-told": RETURN,
    OFFER: ("substitute-button", Verb.TAKE_SEAT),
}
"""The button below a notice, by the key of its text."""


def notice_message(room: Room, key: str, seat: Seat | None) -> Layout:
    buttons = []
    if key in BUTTONS and room.running:
        label, verb = BUTTONS[key]
        buttons.append(button(room.words()(say(label)), verb, room.row.id, seat, style=PRIMARY))
    return message(notice_text(room, key, seat), *rows(buttons))


def took_over_message(room: Room, why: str, words: Words) -> Layout:
    """To somebody whose seat the computer has taken: why, what it means, and the way back."""
    label, verb = RETURN
    buttons = [
        button(words(say(label)), verb, room.row.id, style=PRIMARY),
        link(words(say("button-channel")), table_url(room.row)),
    ]
    reason = words(say(f"{why}-told-you", title=room.title))
    return message(reason, words(say("took-over-means")), *rows(buttons))


def notice_text(room: Room, key: str, seat: Seat | None) -> str:
    people = [f"<@{user}>" for user in called(room, key)]
    return room.words()(say(key, title=room.title, people=Many([*people]), count=len(people), **about(seat)))


def called(room: Room, key: str) -> list[int]:
    """Whom a notice mentions."""
    people = {SEASON_TABLE: room.seats, ROUND_ENDS: room.people_asked if room.running else []}
    return [seat.user_id for seat in people.get(key, []) if seat.user_id]


def about(seat: Seat | None) -> dict[str, Who]:
    """The argument of texts that are about a seat."""
    return {} if seat is None or seat == ANYBODY else {"who": Who(seat)}
