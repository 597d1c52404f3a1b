"""The computer players of a lobby, privately: what the levels mean, and for the host a button for each."""

from __future__ import annotations

from cogs.tables.loading.room import Room, seats_of
from cogs.tables.lobbies.lobbies import computers
from cogs.tables.people.computer_characters import character, level_name, number_of
from cogs.ui.components.building_blocks import Button, Item, Layout, button, message, rows
from cogs.ui.components.custom_ids import Verb
from cogs.ui.components.style import PRIMARY, SECONDARY, VELLUM
from data.models import SeatRow
from engines import games
from engines.computer.players import LEVELS, temperaments
from engines.contract.core import Seat, Words, say


def full_name(room: Room, seat: Seat, words: Words) -> str:
    """The name of a player, and how a computer player plays: "Ada · hard · bold"."""
    texts = [words(text) for text in character(room.row.game, room.seats[seat])]
    return " · ".join([words.name(seat), *texts])


def computers_message(room: Room, user_id: int, words: Words, notice: str = "") -> Layout:
    """The computer players of a lobby. The host changes and removes them here, and adds others."""
    hosted = room.row.host_id == user_id
    blocks: list[str | Item] = [notice and f"**{notice}**", f"### {words(say('computers-title'))}"]
    blocks.append("\n".join(_meanings(room, words)))
    for seat in room.seats:
        if seat.user_id is None:
            blocks.append(f"**{full_name(room, seat.seat, words)}**")
            blocks += rows(_buttons(room, seat, words)) if hosted else []
    if not hosted:
        blocks.append(words(say("computers-host")))
    elif len(room.seats) < seats_of(room.row)[-1]:
        blocks += [words(say("computers-add")), *rows(_add_buttons(room, words))]
    return message(*blocks, colour=VELLUM)


def _meanings(room: Room, words: Words) -> list[str]:
    """What each level means, and the temperaments where this game has any."""
    lines = [
        words(say("computers-level", level=level_name(level), about=say(f"computer-level-{level}-about")))
        for level in LEVELS
    ]
    if temperaments(games()[room.row.game]):
        lines.append(f"-# {words(say('computers-temperaments'))}")
    return lines


def _buttons(room: Room, seat: SeatRow, words: Words) -> list[Button]:
    """Every level of a computer player, of which the present one stands out and cannot be pressed; and to
    remove this one."""
    number = number_of(room.row.language, seat)
    if number is None:
        return []
    levels = [
        button(
            words(level_name(level)),
            Verb.CHANGE_LEVEL,
            room.row.id,
            number,
            level,
            style=PRIMARY if level == seat.level else SECONDARY,
            disabled=level == seat.level,
        )
        for level in LEVELS
    ]
    remove = button(words(say("computers-remove")), Verb.REMOVE_THIS_COMPUTER, room.row.id, number)
    return [*levels, remove]


def _add_buttons(room: Room, words: Words) -> list[Button]:
    count = computers(room.seats)
    return [
        button(words(level_name(level)), Verb.ADD_COMPUTER, room.row.id, count, level) for level in LEVELS
    ]
