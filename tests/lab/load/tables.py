"""Tables in a database, as many as wanted: a few games are begun by the engine, and their rows are copied."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from itertools import count
from pathlib import Path
from typing import NamedTuple

import msgspec

from cogs.local_table.server import LoopbackDiscord
from cogs.local_table.small_discord.messages import V2
from cogs.local_table.small_discord.world import BOT, FIRST_PERSON, GUILD, PEOPLE, Channel, Kind
from cogs.tables.people.clock import table_clocks
from cogs.ui.components.custom_ids import Verb, pack
from cogs.ui.game_messages.board_message import BoardNote
from data.sqlite import SqliteStore
from engines import AnyGame, games
from engines.contract.core import Seat
from engines.tables.table import Table
from tests.lab.crowd.people import FIRST_CHANNEL, invite, locale_of, person_id

DEPTHS = (5, 25, 50)
"""Moves that computer players have made where people begin. The shortest games have about 70."""
PEOPLE_A_TABLE = 2
"""So many more people for each table; most tables have more seats, so that people sit at more than one."""
_SOURCES = count(1)
"""Channels of the games that are copied: no others have such small numbers."""


class BegunGame(NamedTuple):
    """A table whose rows are copied."""

    id: str
    seats: int
    number: int
    waiting: list[Seat]
    note: str
    """Of its last board."""


class PlayedTable(NamedTuple):
    """A table that people play: where it is, who sits there, and whom it waits for at first."""

    id: str
    channel: int
    people: list[int]
    waiting: list[Seat]


async def fill(
    server: LoopbackDiscord, db: Path, tables: int, played: int, now: int, guilds: Sequence[int] = (GUILD,)
) -> list[PlayedTable]:
    """Make so many tables, on these servers in turn; the first `played` of them have a channel and messages
    like a table in use."""
    people = max(len(PEOPLE), PEOPLE_A_TABLE * tables)
    invite(people)
    store = await SqliteStore.open(db)
    try:
        begun = [await _begin(store, *kind, now) for kind in _kinds(tables)]
    finally:
        await store.close()
    chosen = [begun[number % len(begun)] for number in range(tables)]
    seated = [
        [person_id((number * PEOPLE_A_TABLE + seat) % people) for seat in range(one.seats)]
        for number, one in enumerate(chosen)
    ]
    _copy(db, chosen, seated, people, guilds)
    found = [
        PlayedTable(_table_id(number), FIRST_CHANNEL + number, seated[number], chosen[number].waiting)
        for number in range(played)
    ]
    _furnish(server, db, found, chosen, guilds)
    return found


# --- the games that are copied -----------------------------------------------------------------------------


def _kinds(most_kinds: int) -> list[tuple[AnyGame, int, int]]:
    """Games, numbers of players and moves: the first few are of all games."""
    kinds = [
        (game, game.seats[-1 if most else 0], depth)
        for depth in DEPTHS
        for most in (False, True)
        for game in games().values()
    ]
    return kinds[:most_kinds]


async def _begin(store: SqliteStore, game: AnyGame, seats: int, depth: int, now: int) -> BegunGame:
    settings = game.check_settings({})
    key, salt = f"{game.key}/{seats}/{depth}".encode().ljust(32, b"."), [str(seat) for seat in range(seats)]
    row = await store.create_lobby(
        guild_id=GUILD,
        channel_id=next(_SOURCES),
        game=game.key,
        host_id=1,
        language="en",
        settings=settings,
        key=key,
        now=now,
    )
    for seat in range(seats):
        row = await store.join(row.id, user_id=seat + 1, name="?", salt=salt[seat], most=seats, now=now)
    table = Table.open(game, seats=seats, settings=settings, key=key, salt=salt)
    await store.start(row.id, table, order=range(seats), expected_version=row.version, now=now)
    entries = [table.play(table.waiting[0], table.suggest(table.waiting[0]), at=now) for _ in range(depth)]
    assert table.waiting, f"{game.key} with {seats} players is over after {depth} moves"
    clocks = table_clocks(await store.seats(row.id), table, now)
    await store.append(row.id, entries, table, expected_version=0, clocks=clocks)
    return BegunGame(row.id, seats, table.number, list(table.waiting), _note(table))


def _note(table: Table) -> str:
    """What the last board said, as it is stored: whom it pinged."""
    public = table.view(None).public
    pinged = [] if public.quiet else list(public.asked)
    note = BoardNote(since=table.number, words="", turn="", pictures=[], pinged=pinged, colour=0)
    return msgspec.json.encode(note).decode()


# --- their copies ------------------------------------------------------------------------------------------


def _table_id(number: int) -> str:
    return f"t{number:07}"


def _copy(
    db: Path,
    chosen: Sequence[BegunGame],
    seated: Sequence[list[int]],
    people: int,
    guilds: Sequence[int],
) -> None:
    connection = sqlite3.connect(db, isolation_level=None)
    run = connection.execute
    run("PRAGMA synchronous = OFF")
    run("PRAGMA foreign_keys = ON")
    run("BEGIN")
    run("CREATE TEMP TABLE copies (source TEXT, id TEXT, guild INTEGER, channel INTEGER, host INTEGER)")
    run("CREATE TEMP TABLE sitting (id TEXT, seat INTEGER, user_id INTEGER, PRIMARY KEY (id, seat))")
    connection.executemany(
        "INSERT INTO copies VALUES (?, ?, ?, ?, ?)",
        [
            (
                one.id,
                _table_id(number),
                guilds[number % len(guilds)],
                FIRST_CHANNEL + number,
                seated[number][0],
            )
            for number, one in enumerate(chosen)
        ],
    )
    connection.executemany(
        "INSERT INTO sitting VALUES (?, ?, ?)",
        [
            (_table_id(number), seat, user)
            for number, users in enumerate(seated)
            for seat, user in enumerate(users)
        ],
    )
    connection.executemany(
        "INSERT INTO people (user_id, locale) VALUES (?, ?)",
        [(person_id(number), locale_of(person_id(number))) for number in range(people)],
    )
    own = {
        "id": "copies.id",
        "guild_id": "copies.guild",
        "channel_id": "copies.channel",
        "host_id": "copies.host",
    }
    copy_rows(run, "tables", own, "JOIN copies ON copies.source = old.id")
    copy_rows(run, "moves", {"table_id": "copies.id"}, "JOIN copies ON copies.source = old.table_id")
    own = {
        "table_id": "copies.id",
        "user_id": "sitting.user_id",
        "name": f"'Player ' || (sitting.user_id - {FIRST_PERSON} + 1)",
        "dm": "'open'",
    }
    place = "JOIN copies ON copies.source = old.table_id JOIN sitting ON sitting.id = copies.id"
    copy_rows(run, "seats", own, f"{place} AND sitting.seat = old.seat")
    run("DELETE FROM tables WHERE id IN (SELECT source FROM copies)")
    run("COMMIT")
    connection.close()


def copy_rows(run: Callable[[str], sqlite3.Cursor], table: str, own: dict[str, str], join: str) -> None:
    """Copy rows of a table; those in `own` get other values. Columns of later schemas are copied too."""
    columns = [row[1] for row in run(f"PRAGMA table_info({table})")]
    values = ", ".join(own.get(column, f"old.{column}") for column in columns)
    run(f"INSERT INTO {table} ({', '.join(columns)}) SELECT {values} FROM {table} AS old {join}")


# --- what they have in Discord -----------------------------------------------------------------------------


def _furnish(
    server: LoopbackDiscord,
    db: Path,
    tables: Sequence[PlayedTable],
    chosen: Sequence[BegunGame],
    guilds: Sequence[int],
) -> None:
    """A channel with a board, a hand for each person; and their ids."""
    connection = sqlite3.connect(db, isolation_level=None)
    connection.execute("BEGIN")
    for number, (table, begun) in enumerate(zip(tables, chosen, strict=False)):
        guild = guilds[number % len(guilds)]
        channel = Channel(table.channel, Kind.TEXT, f"table-{table.id}", guild)
        server.world.keep(channel)
        connection.execute(
            "UPDATE tables SET board_message_id = ?, board_channel_id = ?, board_version = ?, board_note = ?"
            " WHERE id = ?",
            (_message(server, channel, table.id), channel.id, begun.number, begun.note, table.id),
        )
        for seat, user in enumerate(table.people):
            dm = server.world.dm(user)
            connection.execute(
                "UPDATE seats SET desk_channel_id = ?, desk_message_id = ? WHERE table_id = ? AND seat = ?",
                (dm.id, _message(server, dm, table.id), table.id, seat),
            )
    connection.execute("COMMIT")
    connection.close()


def _message(server: LoopbackDiscord, channel: Channel, table_id: str) -> int:
    """A message with nothing but the button Play."""
    play = {"type": 2, "style": 1, "label": "Play", "custom_id": pack(Verb.PLAY, table_id)}
    body = {"flags": V2, "components": [{"type": 1, "components": [play]}]}
    return server.messages.send(BOT, channel, body).id
