"""Our messages: board, lobby, desk, final score. What is said, in which order, with which buttons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import discord
from discord import ui

import render
from cogs.tables.clock import away, now
from cogs.tables.room import Room, seats_of, settings_of
from cogs.ui.components import OPTION_LIMIT, Layout, button, galleries, link, message, pages, rows, shorten
from cogs.ui.custom_ids import Verb, pack
from cogs.ui.pictures import Plate, no_picture, telling
from data.models import Status, TableRow
from engines import games
from engines.core import COMMON, Many, Outcome, Say, Seat, Who, Words, say, spread, winners
from engines.table import Entry, commitment

STORY_LINES = 8
WORDS_ON_BOARD = 2000
"""Characters of a board without a picture: whose turn it is must find room too."""
FOLLOWERS = 20
"""So many can follow a table: all are named under its boards."""
VELLUM = 0xDFC798

Item = ui.Item[ui.LayoutView]
PRIMARY = discord.ButtonStyle.primary
DANGER = discord.ButtonStyle.danger
SUCCESS = discord.ButtonStyle.success


class Posted(NamedTuple):
    """What a board says, kept so that it can go on telling, and lose its buttons later."""

    since: int
    """Its story begins after this entry of the log."""
    words: str
    """The board in words, where the picture could not be shown."""
    turn: str
    pictures: list[tuple[str, str]]
    pinged: list[Seat]
    colour: int


def accent(room: Room, seat: Seat | None) -> int:
    """The colour of a message about a seat: the same as in the pictures."""
    if seat is None:
        return VELLUM
    public = room.table.view(None).public if room.started else None
    red, green, blue = render.liveries(room.row.game, public)[seat].colour
    return red << 16 | green << 8 | blue


def story(entries: Sequence[Entry], words: Words) -> str:
    """What happened, for everybody, newest last: the older lines smaller, the oldest only counted, but every
    headline told. What was taken back is not told."""
    events = [
        event
        for entry in entries
        for event in entry.events
        if event.to is None and not entry.undone and entry.takes_back is None
    ]
    cut = max(0, len(events) - STORY_LINES)
    kept = [event for event in events[:cut] if event.headline] + events[cut:]
    lines = [words(event.text) for event in kept]
    if len(kept) < len(events):
        lines.insert(0, words(say("board-more", count=len(events) - len(kept))))
    return "\n".join(f"-# {line}" if n < len(lines) - 3 else line for n, line in enumerate(lines))


def board_note(room: Room, plates: Sequence[Plate], since: int, ping: Sequence[Seat]) -> Posted:
    """The words of a board message, in the language of the table."""
    words = room.words()
    public = room.table.view(None).public
    seat = public.asked[0] if public.asked else None
    described = pages(telling(room.table.game.describe(public), words), WORDS_ON_BOARD)
    more = ["…"] if len(described) > 1 else []  # behind the button "In words"
    in_words = "" if plates else "\n".join([words(no_picture()), described[0], *more])
    turn = whose_turn(room, words, ping) if public.asked else ""
    if room.row.status is Status.ENDED:
        turn = words(say("board-ended"))
    return Posted(
        since=since,
        words=in_words,
        turn=turn,
        pictures=[(plate.name, plate.alt) for plate in plates],
        pinged=list(ping),
        colour=accent(room, seat),
    )


def whose_turn(room: Room, words: Words, ping: Sequence[Seat] = (), *, only: int | None = None) -> str:
    """Whose turn it is, and until when; who is to be pinged appears as a mention. With `only` the clock of
    this person alone."""
    public = room.table.view(None).public
    people = []
    for seat in public.asked:
        user = room.seats[seat].user_id
        people.append(f"<@{user}>" if seat in ping else words.name(seat))
    asked = Many(list(people))
    lines = [words(say("board-turn", who=asked, asking=public.asking)), *time_left(room, words, only)]
    return "\n".join(lines)


def last_day(away_until: int) -> str:
    """Of a vacation. It ends at midnight, which is the next day already: the second before is named."""
    return f"<t:{away_until - 1}:D>"


def time_left(room: Room, words: Words, only: int | None = None) -> list[str]:
    """Until when, for everybody in their own time; and who is on vacation."""
    lines = []
    asked = room.table.view(None).public.asked
    for row in room.seats:
        if row.computer or only not in (None, row.user_id):
            continue
        if row.away_until is not None and away(row, now()):
            lines.append(words(say("clock-away", who=Who(row.seat), time=last_day(row.away_until))))
        elif row.seat in asked and row.deadline is not None:
            time = f"<t:{row.deadline}:f> (<t:{row.deadline}:R>)"
            lines.append(words(say("clock-until", who=Who(row.seat), time=time)))
    if room.row.due is not None:
        lines.append(words(say("clock-lapses", time=f"<t:{room.row.due}:f> (<t:{room.row.due}:R>)")))
    return [f"-# {line}" for line in lines]


def board(room: Room, note: Posted, entries: Sequence[Entry], *, live: bool, footer: str = "") -> Layout:
    """`live` is the one to play on; an older one is only history."""
    buttons = board_buttons(room) if live else []
    turn = note.turn if live or not room.running else ""
    told = story(entries, room.words())
    blocks: list[str | Item] = [*galleries(note.pictures), told, note.words, turn, *rows(buttons)]
    return message(*blocks, colour=note.colour, footer=footer)


def for_followers(room: Room, followers: Sequence[int]) -> str:
    """Who follows the table hears of it like the players."""
    if not followers:
        return ""
    people = Many([f"<@{user}>" for user in followers])
    return f"-# {room.words()(say('board-followers', who=people))}"


def board_buttons(room: Room) -> list[ui.Button[ui.LayoutView]]:
    words = room.words()
    table = room.row.id
    buttons = [
        button(words(say("button-hand")), pack(Verb.HAND, table)),
        button(words(say("button-words")), pack(Verb.IN_WORDS, table)),
        button(words(say("button-log")), pack(Verb.LOG, table, 0)),
        button(words(say("button-rules")), pack(Verb.RULES, room.row.game, "")),
    ]
    if room.running:
        buttons.insert(0, button(words(say("button-play")), pack(Verb.PLAY, table), style=PRIMARY))
    return buttons


# --- the end ---------------------------------------------------------------------------------------------


def standings_words(room: Room, outcome: Outcome, words: Words) -> list[str]:
    """Who has won, why, and how far everybody came."""
    won = winners(outcome)
    who = Many([Who(seat) for seat in won])
    together = say("final-winner-together", who=who)
    headline = together if room.table.partners_won else say("final-winner", who=who, count=len(won))
    lines = [f"## {words(headline)}"]
    if outcome.reason is not None:
        lines.append(words(outcome.reason))
    lines.append(
        "\n".join(
            words(say("final-place", rank=s.rank, who=Who(s.seat), points=s.total)) for s in outcome.standings
        )
    )
    return lines


def final_words(room: Room, outcome: Outcome, words: Words) -> list[str]:
    lines = standings_words(room, outcome, words)
    people = [f"<@{seat.user_id}>" for seat in room.seats if seat.user_id and not seat.left]
    lines.append(words(say("final-thanks", who=Many(list(people)))))
    key = room.row.key.hex()
    lines.append(words(say("final-key", key=key, commitment=commitment(room.row.key))))
    return lines


def final_alt(outcome: Outcome, words: Words) -> str:
    """The standings and where the points came from."""
    lines = []
    for standing in outcome.standings:
        parts = Many([say("final-part", part=part.text, points=part.points) for part in standing.parts])
        who = Who(standing.seat)
        lines.append(words(say("final-line", rank=standing.rank, who=who, points=standing.total)))
        lines.append(words(say("final-parts", parts=parts)))
    return "\n".join(lines)


def final(room: Room, outcome: Outcome, plates: Sequence[Plate], followers: Sequence[int]) -> Layout:
    words = room.words()
    buttons = [
        button(words(say("button-log")), pack(Verb.LOG, room.row.id, 0)),
        button(words(say("button-replay")), pack(Verb.REPLAY, room.row.id)),
        button(words(say("button-film")), pack(Verb.FILM, room.row.id)),
        button(words(say("button-record")), pack(Verb.RECORD, room.row.id)),
        button(words(say("button-again")), pack(Verb.REMATCH, room.row.id), style=PRIMARY),
    ]
    pictures = galleries((plate.name, plate.alt) for plate in plates)
    blocks: list[str | Item] = [*pictures, *final_words(room, outcome, words), *rows(buttons)]
    return message(*blocks, colour=0xC8962E, footer=for_followers(room, followers))


# --- the lobby -------------------------------------------------------------------------------------------


def lobby(room: Room, plates: Sequence[Plate]) -> Layout:
    words = room.words()
    row, seats = room.row, seats_of(room.row)
    head = f"## {words(room.title)}\n{words(say(f'{row.game}-blurb'))}"
    players = "\n".join(
        words(
            say(
                "lobby-player",
                number=n + 1,
                name=words.name(n),
                kind="computer" if seat.computer else "host" if seat.user_id == row.host_id else "person",
            )
        )
        for n, seat in enumerate(room.seats)
    )
    have = len(room.seats)
    missing = max(0, seats[0] - have)
    count = words(say("lobby-count", have=have, missing=missing, spread=spread(seats)))
    settings = "\n".join(setting_lines(room, words))
    proof = words(say("lobby-proof", commitment=commitment(row.key)))
    pictures = galleries((plate.name, plate.alt) for plate in plates)
    if row.status is Status.ENDED:
        return message(head, words(say("lobby-cancelled")), colour=VELLUM)
    if row.status is not Status.LOBBY:
        return message(head, players, words(say("lobby-begun")), colour=VELLUM)
    return message(
        *pictures,
        head,
        f"**{count}**\n{players}",
        settings,
        f"-# {proof}",
        *rows(lobby_buttons(room, words)),
        *setting_menu(room, words),
        colour=VELLUM,
    )


def lobby_buttons(room: Room, words: Words) -> list[ui.Button[ui.LayoutView]]:
    table, seats = room.row.id, seats_of(room.row)
    count, full = len(room.seats), len(room.seats) >= seats[-1]
    computers = any(seat.computer for seat in room.seats)
    return [
        button(words(say("lobby-join")), pack(Verb.JOIN, table), style=SUCCESS, disabled=full),
        button(words(say("lobby-leave")), pack(Verb.LEAVE, table)),
        button(
            words(say("lobby-start")), pack(Verb.START, table), style=PRIMARY, disabled=count not in seats
        ),
        button(words(say("button-rules")), pack(Verb.RULES, room.row.game, "")),
        button(words(say("lobby-cancel")), pack(Verb.CANCEL, table), style=DANGER),
        button(words(say("lobby-add-computer")), pack(Verb.ADD_COMPUTER, table), disabled=full),
        button(
            words(say("lobby-remove-computer")), pack(Verb.REMOVE_COMPUTER, table), disabled=not computers
        ),
    ]


class Choice(NamedTuple):
    """A setting of the lobby, in words."""

    key: str
    name: Say
    about: Say
    choices: dict[str, Say]


def choices_of(game: str) -> list[Choice]:
    """What the lobby may choose: what all games have first, then what this one offers."""
    found = []
    for setting in (*COMMON, *games()[game].settings):
        owner, key = "lobby" if setting in COMMON else game, setting.key
        texts = {choice: say(f"{owner}-setting-{key}-{choice}") for choice in setting.choices}
        found.append(Choice(key, say(f"{owner}-setting-{key}"), say(f"{owner}-setting-{key}-about"), texts))
    return found


def chosen_first(row: TableRow) -> list[Choice]:
    """The settings of a lobby: what was changed, then what is as usual."""
    usual, chosen = games()[row.game].check_settings({}), settings_of(row)
    return sorted(choices_of(row.game), key=lambda choice: chosen[choice.key] == usual[choice.key])


def setting_lines(room: Room, words: Words) -> list[str]:
    chosen = settings_of(room.row)
    return [
        words(say("lobby-setting", name=c.name, choice=c.choices[chosen[c.key]], about=c.about))
        for c in choices_of(room.row.game)
    ]


def setting_menu(room: Room, words: Words) -> list[Item]:
    """One menu for all settings: each entry is a choice that is not taken now. What a setting is about stands
    above, in full; an entry has room for a hundred characters."""
    menu: ui.Select[ui.LayoutView] = ui.Select(
        custom_id=pack(Verb.CHANGE_SETTING, room.row.id), placeholder=words(say("lobby-change"))
    )
    chosen = settings_of(room.row)
    for setting in choices_of(room.row.game):
        for choice, text in setting.choices.items():
            if choice != chosen[setting.key]:
                label = shorten(f"{words(setting.name)}: {words(text)}", OPTION_LIMIT)
                menu.add_option(label=label, value=f"{setting.key}={choice}")
    return [ui.ActionRow(menu)]


# --- the desk --------------------------------------------------------------------------------------------


def desk(room: Room, seat: Seat, plates: Sequence[Plate], lines: Sequence[str], words: Words) -> Layout:
    """The direct message of one table: the private picture, what only this seat was told, and buttons."""
    head = words(say("desk-head", title=room.title))
    pictures = galleries((plate.name, plate.alt) for plate in plates)
    state = words(say("desk-lobby" if room.row.status is Status.LOBBY else "table-over"))
    if room.running:
        asking = room.table.view(None).public.asking
        state = words(say("desk-your-turn", asking=asking)) if seat in room.table.waiting else ""
    buttons = []
    if room.running:
        buttons = [
            button(words(say("button-play")), pack(Verb.PLAY, room.row.id), style=PRIMARY),
            button(words(say("button-board")), pack(Verb.BOARD, room.row.id)),
            button(words(say("button-log")), pack(Verb.LOG, room.row.id, 0)),
            button(words(say("button-rules")), pack(Verb.RULES, room.row.game, "")),
        ]
    buttons.append(link(words(say("button-channel")), room.board_url))
    private = "\n".join(lines)
    return message(f"### {head}", *pictures, private, state, *rows(buttons), colour=accent(room, seat))
