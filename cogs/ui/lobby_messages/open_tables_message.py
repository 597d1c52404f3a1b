"""The lobbies of a server that look for players: as a private answer, and as a list that stands in a
channel."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from discord import ui

from cogs.tables.loading.room import Room, seats_of, settings_of
from cogs.tables.lobbies.welcome import asks_for
from cogs.ui.components.building_blocks import (
    Button,
    Item,
    Layout,
    button,
    link,
    message,
    page_turns,
    rows,
    shorten,
)
from cogs.ui.components.custom_ids import Verb
from cogs.ui.components.style import SUCCESS, VELLUM
from cogs.ui.lobby_messages.computers_message import full_name
from cogs.ui.wording.links import table_url
from data.players import OpenLobby
from data.signs import Signs
from data.words import Phrases
from engines.contract.core import Say, Words, say
from engines.contract.settings import GUESTS, PACE, spread

MOST_LOBBIES = 100
"""Lobbies of a server that are looked at, the newest first."""
LOBBIES_PER_PAGE = 6
"""More would not fit into a message with long names."""
PLAYERS_LIMIT = 260
"""Characters for everybody who is in."""


def rooms_with_room(found: Iterable[OpenLobby], signs: Signs) -> list[Room]:
    """Those where a seat is free."""
    rooms = [Room(one.row, one.seats, None, signs=signs) for one in found]
    return [room for room in rooms if len(room.seats) < seats_of(room.row)[-1]]


def open_tables_message(
    rooms: Sequence[Room], language: str, *, user_id: int, page: int, role: bool
) -> Layout:
    """For one person: a page of lobbies, each with a button to join it. `role`: there is one to be called."""
    words = Phrases(language)
    pages = -(-len(rooms) // LOBBIES_PER_PAGE)
    page = max(0, min(page, pages - 1))
    shown = rooms[page * LOBBIES_PER_PAGE : (page + 1) * LOBBIES_PER_PAGE]
    buttons = page_turns(words, page, pages, Verb.OPEN_TABLES)
    if role:
        buttons.append(button(words(say("call-button")), Verb.CALL_ME))
    return message(
        _head(len(rooms), words),
        *(_section(room, room.words(language), user_id) for room in shown),
        *rows(buttons),
        colour=VELLUM,
    )


def standing_list(rooms: Sequence[Room], language: str, *, role: int | None, call: bool) -> Layout:
    """For a channel: the newest lobbies. `call`: it begins with a mention of the role."""
    words = Phrases(language)
    shown = rooms[:LOBBIES_PER_PAGE]
    called = words(say("open-tables-call", role=f"<@&{role}>")) if call else None
    left = len(rooms) - len(shown)
    buttons: list[Button] = []
    if left:
        buttons.append(button(words(say("open-tables-all")), Verb.OPEN_TABLES))
    if role is not None:
        buttons.append(button(words(say("call-button")), Verb.CALL_ME))
    return message(
        called,
        _head(len(rooms), words),
        *(_section(room, room.words(language)) for room in shown),
        words(say("open-tables-more", count=left)) if left else None,
        *rows(buttons),
        colour=VELLUM,
    )


def _head(count: int, words: Words) -> str:
    about = say("open-tables-about") if count else say("open-tables-none")
    return f"## {words(say('open-tables-title'))}\n{words(about)}"


def _section(room: Room, words: Words, user_id: int | None = None) -> Item:
    """A lobby, with the button to join it; for somebody who is in, the way there."""
    way: Button
    if user_id is not None and room.seat_of(user_id) is not None:
        way = link(words(say("button-channel")), table_url(room.row))
    else:
        way = button(words(say("lobby-join")), Verb.JOIN, room.row.id, style=SUCCESS)
    return ui.Section(ui.TextDisplay(_text(room, words)), accessory=way)


def _text(room: Room, words: Words) -> str:
    """Game and place; how many there are and may be, and the pace; who is in; what is asked of guests."""
    row, have, seats = room.row, len(room.seats), seats_of(room.row)
    count = words(say("lobby-count", have=have, missing=max(0, seats[0] - have), spread=spread(seats)))
    facts = [count, words(say(f"lobby-setting-{PACE.key}-{settings_of(row)[PACE.key]}"))]
    if (asked := asks_for(row)) != GUESTS.default:
        facts.append(words(say(f"lobby-setting-{GUESTS.key}-{asked}")))
    players = ", ".join(words(_player(room, seat.seat, words)) for seat in room.seats)
    return "\n".join(
        [
            f"**{words(room.title)}** · <#{row.channel_id}>",
            " · ".join(facts),
            shorten(players, PLAYERS_LIMIT),
            f"-# {words(say('open-tables-since', time=f'<t:{row.created}:R>'))}",
        ]
    )


def _player(room: Room, number: int, words: Words) -> Say:
    seat = room.seats[number]
    kind = "computer" if seat.computer else "host" if seat.user_id == room.row.host_id else "person"
    return say("open-tables-player", name=full_name(room, number, words), kind=kind)
