"""The message with all tables of a person: for /tables and the daily digest."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from discord import ui

from cogs.tables.loading.room import Room, escape_markdown
from cogs.ui.components.building_blocks import Item, Layout, link, message, page_turns, rows, shorten
from cogs.ui.components.custom_ids import Verb
from cogs.ui.components.style import VELLUM
from cogs.ui.wording.links import table_url
from cogs.ui.wording.whose_turn import whose_turn
from data.models import Sleep
from data.words import Phrases
from engines.contract.core import Say, Words, say

TABLES_PER_PAGE = 10
"""More would not fit into a message, neither their components nor their texts."""
TURN_LIMIT = 170
SERVER_LIMIT = 40
"""Characters of a server's name."""


def tables_overview(
    rooms: Sequence[Room],
    user_id: int,
    language: str,
    head: Say,
    *,
    servers: Mapping[int, str],
    page: int = 0,
) -> Layout:
    """One line and one link per table. The names of the `servers` are shown if there are several."""
    words = Phrases(language)
    pages = -(-len(rooms) // TABLES_PER_PAGE)
    page = min(page, pages - 1)
    several = len({room.row.guild_id for room in rooms}) > 1
    blocks: list[str | Item] = [words(head)]
    for room in rooms[page * TABLES_PER_PAGE : (page + 1) * TABLES_PER_PAGE]:
        homeless = room.row.asleep in (Sleep.CHANNEL, Sleep.SERVER)
        server = shorten(servers.get(room.row.guild_id, ""), SERVER_LIMIT) if several else ""
        channel = "" if homeless else f"<#{room.row.channel_id}>"
        if room.row.lesson:  # Discord names no direct messages
            channel = words(say("whatif-place" if room.row.what_if else "learn-place"))
        place = " · ".join(filter(None, [escape_markdown(server), channel]))
        mark = "➤ " if waits_for(room, user_id) else ""
        text = f"{mark}**{words(room.title)}** {place}\n{_state(room, user_id, room.words(language))}"
        way = link(words(say("button-channel")), table_url(room.row))
        blocks.append(text if homeless else ui.Section(text, accessory=way))
    return message(*blocks, *rows(page_turns(words, page, pages, Verb.TABLES)), colour=VELLUM)


def _state(room: Room, user_id: int, words: Words) -> str:
    """Whose turn it is, with this person's clock only."""
    if room.row.asleep is not None:
        return words(say("table-sleeps" if room.row.asleep is Sleep.IDLE else "table-homeless"))
    if not room.running:
        return words(say("desk-lobby"))
    turn, *times = whose_turn(room, words, only=user_id).splitlines()
    return "\n".join([shorten(turn, TURN_LIMIT), *times])


def waits_for(room: Room, user_id: int) -> bool:
    seat = room.seat_of(user_id)
    return seat is not None and room.running and seat.seat in room.table.waiting
