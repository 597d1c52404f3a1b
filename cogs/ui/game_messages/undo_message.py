"""The messages around an undo: what it would mean to ask the others, which earlier moves can be named, and
the board before one of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from discord import ui

from cogs.tables.absence.votes import voters
from cogs.tables.loading.room import Room
from cogs.ui.components.building_blocks import (
    OPTIONS_PER_MENU,
    Button,
    Item,
    Layout,
    button,
    menu_entry,
    message,
    page_turns,
    pages,
    rows,
)
from cogs.ui.components.custom_ids import Verb, pack
from cogs.ui.components.picture_files import PictureFile, image_galleries
from cogs.ui.components.style import PRIMARY, accent
from cogs.ui.pictures.message_pictures import no_picture, spell_out
from data.words import Phrases
from engines.contract.core import Seat, Words, say
from engines.tables.knowledge import version_token
from engines.tables.log import Entry
from engines.tables.table import Table
from engines.tables.undo_points import UndoPoint, before, told_to_all

LINES_OF_A_MOVE = 4
"""What is quoted of a move that brought about a lot."""
BOARD_IN_WORDS = 1500
"""Characters of the board in words, where there is no picture."""
MARKDOWN = str.maketrans("", "", "*`")
"""A menu shows these as they are."""


def points_button(room: Room, words: Words, *page: int) -> Button:
    """Leads to the moves that can be named; with a page, in the same message."""
    return button(words(say("undo-points-button")), Verb.UNDO_POINTS, room.row.id, *page)


def can_name_moves(table: Table) -> bool:
    """Whether there is any move that everybody saw."""
    return any(entry.public and entry.move and not entry.undone for entry in table.log)


def quoted(entry: Entry, words: Words) -> str:
    """A move in the words of the log, as everybody may know it."""
    lines = [f"> {words(event.text)}" for event in told_to_all(entry)]
    return "\n".join(lines[:LINES_OF_A_MOVE] + ["> …"][: len(lines) > LINES_OF_A_MOVE])


def points_message(
    room: Room, points: Sequence[UndoPoint], page: int, seat: Seat, language: str, notice: str = ""
) -> Layout:
    """The moves that this seat may name, a page of them at a time."""
    words = room.words(language)
    title = f"### {words(room.title)}"
    if not points:
        return message(title, notice, words(say("undo-points-none")))
    count = -(-len(points) // OPTIONS_PER_MENU)
    page = min(page, count - 1)
    plain = Phrases(language, [one.name for one in room.seats], reader=seat)
    first = page * OPTIONS_PER_MENU
    menu: ui.Select[ui.LayoutView] = ui.Select(
        custom_id=pack(Verb.CHOOSE_UNDO_POINT, room.row.id, page),
        placeholder=words(say("undo-points-menu")),
        options=[
            menu_entry(
                " ".join(plain(event.text) for event in point.told).translate(MARKDOWN),
                str(point.place),
                words(say("undo-point-undoes", count=point.undoes)),
            )
            for point in points[first : first + OPTIONS_PER_MENU]
        ],
    )
    turns = page_turns(words, page, count, Verb.UNDO_POINTS, room.row.id)
    return message(title, notice, words(say("undo-points")), ui.ActionRow(menu), *rows(turns))


def point_message(
    room: Room, point: UndoPoint, page: int, seat: Seat, images: Sequence[PictureFile], language: str
) -> Layout:
    """What going back to before a move would mean, with the board as it was then."""
    words, alone = room.words(language, reader=seat), not voters(room, seat)
    ask = button(
        words(say("undo-point-now" if alone else "undo-wish")),
        Verb.REQUEST_UNDO,
        room.row.id,
        version_token(room.table, seat),
        point.place,
        style=PRIMARY,
    )
    other = button(words(say("undo-point-other")), Verb.UNDO_POINTS, room.row.id, page)
    return message(
        f"### {words(room.title)}\n{words(say('undo-point'))}\n{quoted(point.entry, words)}",
        *board_before(room, point.entry, images, words),
        words(say("undo-point-alone" if alone else "undo-point-agree", count=point.undoes)),
        *rows([ask, other]),
        colour=accent(room, seat),
    )


def room_before(room: Room, entry: Entry) -> Room:
    """The table as it was before a move that everybody saw."""
    return replace(room, started_table=before(room.table, entry))


def board_before(room: Room, entry: Entry, images: Sequence[PictureFile], words: Phrases) -> list[str | Item]:
    """The board as everybody saw it before a move; without a picture, in words."""
    caption = words(say("undo-point-before"))
    if images:
        return [f"-# {caption}", *image_galleries(images)]
    table = room_before(room, entry).table
    described = spell_out(table.game.describe(table.view(None).public), room.board_words(words.language))
    return [f"{words(no_picture())}\n{caption}", pages(described, BOARD_IN_WORDS)[0]]
