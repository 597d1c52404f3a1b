"""The board message: picture, what happened, whose turn it is, buttons."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from cogs.tables.loading.room import Room
from cogs.ui.components.building_blocks import Button, Item, Layout, button, message, pages, rows
from cogs.ui.components.custom_ids import Verb
from cogs.ui.components.picture_files import PictureFile, galleries
from cogs.ui.components.style import PRIMARY, accent
from cogs.ui.pictures.message_pictures import no_picture, spell_out
from cogs.ui.wording.whose_turn import whose_turn
from data.models import Status
from engines.contract.core import Event, Many, Seat, Words, say
from engines.tables.log import Entry

STORY_LINES = 8
"""Below a board, also at the end of a game: the rest is in the log."""
LARGE_STORY_LINES = 3
WORDS_ON_BOARD = 2000
"""Characters of a board without a picture, so that the line about the turn still fits."""
MOST_FOLLOWERS = 20
"""Per table: all of them are named below its boards."""


class BoardNote(NamedTuple):
    """What a posted board says. It is stored, so that the board can be edited and lose its buttons later."""

    since: int
    """Number of the log entry before its story."""
    words: str
    """The board in words, if there is no picture."""
    turn: str
    pictures: list[tuple[str, str]]
    pinged: list[Seat]
    colour: int
    opening: tuple[Event, ...] = ()
    """What is told before the first move, on the board with which the game began."""


def story(entries: Sequence[Entry], words: Words, opening: Sequence[Event] = ()) -> str:
    """What happened, as everybody may know it, newest last, in at most `STORY_LINES` lines. Older lines are
    smaller; what finds no room is only counted. Undone moves are left out. `opening`: what happened before
    the first."""
    events = [event for event in opening if event.to is None]
    events += [
        event
        for entry in entries
        for event in entry.events
        if event.to is None and not entry.undone and entry.takes_back is None
    ]
    kept = abridged(events, STORY_LINES)
    lines = [words(event.text) for event in kept]
    if len(kept) < len(events):
        lines.insert(0, words(say("board-more", count=len(events) - len(kept))))
    older = len(lines) - LARGE_STORY_LINES
    return "\n".join(f"-# {line}" if n < older else line for n, line in enumerate(lines))


def abridged(events: Sequence[Event], lines: int) -> Sequence[Event]:
    """What finds room: the last lines, then headlines and what only the reader is told, then the rest, the
    newest first; in their order. One line is left for the count of what is missing."""
    if len(events) <= lines:
        return events
    large = len(events) - LARGE_STORY_LINES

    def weight(number: int) -> tuple[bool, bool, int]:
        event = events[number]
        return number >= large, event.headline or event.to is not None, number

    by_weight = sorted(range(len(events)), key=weight, reverse=True)
    return [events[n] for n in sorted(by_weight[: lines - 1])]


def board_note(
    room: Room, words: Words, images: Sequence[PictureFile], since: int, mentions: Mapping[Seat, str]
) -> BoardNote:
    """Build the texts of a board message in the language of the table. `mentions`: how people are called."""
    public = room.table.view(None).public
    seat = public.asked[0] if public.asked else None
    turn = whose_turn(room, words, mentions) if public.asked else ""
    if room.row.status is Status.ENDED:
        turn = words(say("board-ended-what-if" if room.row.what_if else "board-ended"))
    return BoardNote(
        since=since,
        words="" if images else _in_words(room, words),
        turn=turn,
        pictures=[(image.name, image.alt) for image in images],
        pinged=list(mentions),
        colour=accent(room, seat),
    )


def _in_words(room: Room, words: Words) -> str:
    """What stands in place of a picture. The rest is behind the button "In words"."""
    lines = room.table.game.describe(room.table.view(None).public)
    described = pages(spell_out(lines, room.board_words()), WORDS_ON_BOARD)
    return "\n".join([words(no_picture()), described[0], *(["…"] if len(described) > 1 else [])])


def board_message(
    room: Room, words: Words, note: BoardNote, entries: Sequence[Entry], *, live: bool, footer: str = ""
) -> Layout:
    """Only the `live` board has buttons; older ones are history."""
    pictures = galleries(note.pictures)
    buttons = _buttons(room, words) if live else []
    turn = note.turn if live or not room.running else ""
    told = story(entries, words, note.opening)
    mark = f"-# {words(say('board-what-if', title=room.title))}" if room.row.what_if else ""
    blocks: list[str | Item] = [mark, *pictures, told, note.words, turn, *rows(buttons)]
    return message(*blocks, colour=note.colour, footer=footer)


def for_followers(words: Words, followers: Sequence[int]) -> str:
    """A line that mentions the followers of a table."""
    if not followers:
        return ""
    people = Many([f"<@{user}>" for user in followers])
    return f"-# {words(say('board-followers', who=people))}"


def _buttons(room: Room, words: Words) -> list[Button]:
    table = room.row.id
    buttons = [
        button(words(say("button-hand")), Verb.HAND, table),
        button(words(say("button-words")), Verb.IN_WORDS, table),
        button(words(say("button-log")), Verb.LOG, table, 0),
        button(words(say("button-rules")), Verb.RULES, room.row.game, ""),
    ]
    if room.row.what_if:
        buttons.append(button(words(say("whatif-end")), Verb.END_TRY_OUT, table))
    elif room.row.lesson:
        buttons.append(button(words(say("learn-menu")), Verb.LEARN, room.row.game))
    if room.running:
        buttons.insert(0, button(words(say("button-play")), Verb.PLAY, table, style=PRIMARY))
    return buttons
