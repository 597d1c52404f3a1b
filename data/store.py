"""The store's contract: what the cogs may ask of a database.

The cogs know only this module and data/models.py; data/sqlite fulfils it. Every call is one transaction: it
happens whole or not at all, also when the caller is cancelled: a call that has been handed over is carried
out, before any later one. There is no clock here: the caller passes the time, in seconds since 1970 (UTC).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple, Protocol

from data.models import (
    DM,
    Clock,
    Letter,
    LetterKind,
    LogPlace,
    Person,
    SeatRow,
    Sent,
    Sleep,
    StoredLetter,
    TableRow,
    Vote,
)
from data.store_people import PeopleStore
from engines.core import Seat, Settings
from engines.players import NORMAL
from engines.table import Entry, Table

TABLES_A_STEP = 5
LETTERS_A_STEP = 200
"""How much one transaction of a long job deletes: nobody waits for it longer than for a move."""
TAIL = 40
"""The public entries that an opened table brings along, with the secret ones in between: as far back as undo
reaches."""


LettersOf = Callable[[TableRow], Sequence[Letter]]
"""The letters about a change, once the table is as the change leaves it."""


def no_letters(row: TableRow) -> Sequence[Letter]:
    return ()


class TableNow(NamedTuple):
    """All that is stored of a table, at one moment."""

    row: TableRow
    seats: list[SeatRow]
    people: dict[int, Person]
    """The settings of everybody who sits there, by their id."""
    game: Table | None
    """None if it has not begun, or is known already."""


class Store(PeopleStore, Protocol):
    """Everything at rest. `data.sqlite.SqliteStore.open(path)` opens one."""

    async def close(self) -> None: ...

    async def backup(self, now: int) -> Path:
        """Write a checked copy beside the others; the newest 24 hourly and 14 daily ones stay."""

    async def last_backup(self) -> int | None:
        """When the newest backup was made; None if there is none."""

    async def cramped(self) -> int | None:
        """The free megabytes if space is running out; None if there is enough."""

    # lobbies: each change adds one to the table's version, and posts its letters

    async def create_lobby(
        self,
        *,
        guild_id: int,
        channel_id: int,
        game: str,
        host_id: int,
        language: str,
        settings: Settings,
        key: bytes,
        host: str | None = None,
        salt: str = "",
        lesson: bool = False,
        letters: LettersOf = no_letters,
        now: int,
    ) -> TableRow:
        """Create a table, with the `host` of this name in the first seat or without players. Raises
        ChannelTaken where there is one: in the channel, or a `lesson` of this game for this person."""

    async def join(
        self,
        table_id: str,
        *,
        user_id: int,
        name: str,
        salt: str,
        most: int,
        letters: LettersOf = no_letters,
        now: int,
    ) -> TableRow:
        """`most` is how many seats the game has. Raises AlreadySeated, LobbyFull, LobbyClosed."""

    async def leave(
        self, table_id: str, *, user_id: int, letters: LettersOf = no_letters, now: int
    ) -> TableRow:
        """Remove a person; the seats behind move up. The next person becomes host if the host leaves; the
        lobby ends when nobody is left. Raises NotSeated, LobbyClosed."""

    async def add_computer(
        self,
        table_id: str,
        *,
        name: str,
        salt: str,
        most: int,
        level: str = NORMAL,
        temperament: str = "",
        letters: LettersOf = no_letters,
        now: int,
    ) -> TableRow:
        """Raises LobbyFull, LobbyClosed."""

    async def change_level(
        self, table_id: str, seat: Seat, level: str, *, letters: LettersOf = no_letters, now: int
    ) -> TableRow:
        """Of the computer player in a lobby's seat. Raises NotSeated where there is none, LobbyClosed."""

    async def remove_computer(self, table_id: str, *, letters: LettersOf = no_letters, now: int) -> TableRow:
        """Remove the computer player that was added last. Raises NotSeated, LobbyClosed."""

    async def change_settings(
        self, table_id: str, settings: Settings, *, letters: LettersOf = no_letters, now: int
    ) -> TableRow:
        """Replace all settings of the lobby. Raises LobbyClosed."""

    async def start(
        self,
        table_id: str,
        table: Table,
        *,
        order: Sequence[Seat],
        expected_version: int,
        letters: Sequence[Letter] = (),
        clocks: Sequence[Clock] = (),
        due: int | None = None,
        computers: bool = False,
        now: int,
    ) -> TableRow:
        """Begin the game. `order[n]` is the lobby seat of the player who gets seat n. The table's version
        becomes `table.number`. `computers`: a computer player is to move. Raises LobbyClosed, and Stale when
        the lobby changed since `expected_version`."""

    # tables

    async def load(self, table_id: str) -> TableRow:
        """Raises NoSuchTable."""

    async def seats(self, table_id: str) -> list[SeatRow]: ...

    async def look(self, table_id: str, *, known: int | None = None, whole: bool = False) -> TableNow:
        """What `load`, `seats` and `open_table` tell, at one moment, and the settings of everybody there. The
        game is left out if it stands at the version that is `known`. Raises NoSuchTable."""

    async def in_channel(self, channel_id: int) -> TableRow | None:
        """The channel's lobby or running game, if any."""

    async def last_in_channel(self, channel_id: int) -> TableRow | None:
        """The table opened there last, in whatever state."""

    async def lesson(self, user_id: int, game: str) -> TableRow | None:
        """The lesson of this game that a person has begun, if any."""

    async def note_hint(self, table_id: str, seat: Seat, letters: Sequence[Letter], *, now: int) -> None:
        """This seat has asked what the computer would do."""

    async def newcomers(self, table_id: str) -> set[Seat]:
        """The seats of people who, as far as statistics tell, have never finished this game."""

    async def of_person(self, user_id: int) -> list[TableRow]:
        """Every lobby and running game where this person has a seat, in all guilds, oldest change first."""

    async def left_by(self, user_id: int) -> list[TableRow]:
        """Running games that this person has left to the computer, the newest change first."""

    async def in_guild(self, guild_id: int) -> list[TableRow]:
        """Every lobby and running game of a guild."""

    async def pending(self) -> list[TableRow]:
        """Every lobby and running game. For a start over, never for a periodic job."""

    async def move_to(
        self, table_id: str, *, channel_id: int, letters: Sequence[Letter] = (), now: int
    ) -> TableRow:
        """Continue in another channel of the guild; the old messages are forgotten. Raises ChannelTaken."""

    async def set_due(self, table_id: str, due: int | None) -> None:
        """When a reaction time runs out, for tables where it changes without a move."""

    async def end(self, table_id: str, *, letters: Sequence[Letter] = (), now: int) -> TableRow:
        """Close a lobby or stop a running game. Raises Stale if it has ended."""

    async def purge(self, before: int, limit: int = TABLES_A_STEP) -> int:
        """Delete some of the tables that ended before this moment, with their moves and letters; return how
        many. 0: none are left."""

    # seats of a running game

    async def set_left(
        self, table_id: str, seat: Seat, left: bool, letters: Sequence[Letter] = (), *, now: int
    ) -> None:
        """The person leaves (the computer plays for them) or returns. Raises NotSeated, as the next two do,
        for a seat the table does not have."""

    async def replace(
        self,
        table_id: str,
        seat: Seat,
        *,
        user_id: int,
        name: str,
        letters: Sequence[Letter] = (),
        now: int,
    ) -> None:
        """Another person takes over a seat, with no clock running; the one before becomes a former player.
        Raises AlreadySeated."""

    async def former_players(self, table_id: str) -> list[tuple[Seat, int | None]]:
        """Who has given which seat away, while the game runs; None for somebody who was forgotten."""

    async def set_dm(self, table_id: str, seat: Seat, dm: DM) -> None: ...

    async def set_offered(
        self, table_id: str, seat: Seat, offered: bool, letters: Sequence[Letter] = (), *, now: int
    ) -> None:
        """Open this seat to a substitute, or close it. The message of an older offer is forgotten."""

    # clocks and reminders

    async def set_clocks(self, table_id: str, clocks: Sequence[Clock]) -> None:
        """Store clocks. A move resets the count of reminders; a new question ends a wish for silence."""

    async def reminded(
        self, table_id: str, seat: Seat, letters: Sequence[Letter], *, now: int, nudge: bool = False
    ) -> None:
        """Note a reminder, or the nudge that a turn was not ended, together with its letter."""

    async def hush(self, table_id: str, seat: Seat) -> None:
        """Send no reminders until this seat is asked again."""

    async def set_vacation(self, user_id: int, until: int | None, *, now: int) -> None:
        """Pause a person's running clocks until then (None: resume them)."""

    async def make_up(self, since: int, now: int, noted: Mapping[str, str]) -> int:
        """Credit an outage: all running clocks get that time back, and the boards of their tables are posted
        to show it. What is `noted` is written to the notes (`set_meta`) in the same transaction. Returns the
        number of tables concerned."""

    # votes

    async def open_vote(self, vote: Vote, letters: Sequence[Letter]) -> None:
        """Raises VoteOpen."""

    async def vote(self, table_id: str) -> tuple[Vote, dict[Seat, str]] | None:
        """The open vote of a table, and the ballots by seat."""

    async def cast(
        self, table_id: str, seat: Seat, choice: str, letters: Sequence[Letter] = (), *, now: int
    ) -> None:
        """Cast or change a ballot. Raises NoVote."""

    async def close_vote(self, table_id: str, letters: Sequence[Letter] = (), *, now: int) -> bool:
        """Return whether there was one."""

    # followers

    async def follow(self, table_id: str, user_id: int, on: bool) -> None: ...

    async def followers(self, table_id: str) -> list[int]:
        """People who follow the table without a seat; those who have joined since are left out."""

    # sleep

    async def sleep(
        self,
        table_id: str,
        why: Sleep,
        letters: Sequence[Letter] = (),
        clocks: Sequence[Clock] = (),
        *,
        now: int,
    ) -> TableRow:
        """Put a table to sleep; `clocks` are as they stop. Raises Stale if it sleeps or has ended."""

    async def wake(self, table_id: str, letters: Sequence[Letter] = (), *, now: int) -> TableRow:
        """Wake a table. Raises ChannelTaken if another table is in its channel."""

    async def asleep_in(self, guild_id: int) -> list[TableRow]: ...

    async def warn(self, table_id: str, letters: Sequence[Letter], *, now: int) -> None:
        """Note the warning that this lobby will be closed, together with its letter."""

    # moves

    async def open_table(self, table_id: str, *, whole: bool = False) -> Table:
        """The game as it stands, with the figures it was started with. Its log holds what undo needs or, with
        `whole`, everything, folded entries too (for the export). Raises NoSuchTable, and Stale when it has
        not begun."""

    async def log(self, table_id: str, *, limit: int | None = None, before: int | None = None) -> list[Entry]:
        """The entries with numbers below `before`, in their order, without the states before: the last
        `limit` public ones, and the secret ones since. So secret moves push nothing out."""

    async def append(
        self,
        table_id: str,
        entries: Entry | Sequence[Entry],
        table: Table,
        *,
        expected_version: int,
        letters: Sequence[Letter] = (),
        clocks: Sequence[Clock] = (),
        due: int | None = None,
        secret: bool = False,
        folded: Sequence[int] = (),
        computers: bool = False,
    ) -> tuple[TableRow, list[SeatRow]]:
        """Store what was just done at the table, in one transaction: add the entries, mark what they undo,
        empty those that are `folded` from now on, replace the snapshot, fill the outbox, set the clocks; a
        game with an outcome becomes OVER. A `secret` change leaves `updated` alone. `computers`: a computer
        player is to move next. Raises Stale when the table is not at `expected_version` or not running.
        Returns table and seats as they are then."""

    # what is due: periodic jobs ask for that alone

    async def seats_to_check(self, now: int, again: int) -> list[SeatRow]:
        """People's seats where something may be due, whoever was asked first. Each is asked for once more at
        `again`, unless `plan_check` or a change says otherwise."""

    async def plan_check(self, table_id: str, seat: Seat, at: int, *, planned: int) -> None:
        """Look at a seat again then, unless a change has moved it from the moment it was `planned` for."""

    async def votes_to_check(self, now: int, again: int) -> list[str]:
        """Tables with a vote that may be decided, the oldest first; asked for `again` as seats are."""

    async def plan_vote(self, table_id: str, at: int | None, *, planned: int | None) -> None:
        """Like `plan_check`; None: not before something changes at the table."""

    async def computers_due(self, now: int) -> list[str]:
        """Tables that are awake and where it may be a computer player's turn, the longest waiting first."""

    async def plan_computers(self, table_id: str, at: int | None) -> None:
        """Look at its computer players again then; None: it is not their turn."""

    async def overdue(self, now: int) -> list[TableRow]:
        """Running games whose reaction time has run out, the longest overdue first."""

    async def idle(self, *, lobbies: int, warned: int, games: int, sleepers: int) -> list[TableRow]:
        """Lobbies, games and sleeping tables without a change since these moments, and lobbies that were
        `warned` before that one."""

    async def digests_to_check(self, now: int) -> list[Person]:
        """People whose digest may be due."""

    async def plan_digest(self, person: Person, at: int, *, sent_at: int | None = None) -> None:
        """Look at a person's digest again then, unless they have changed their mind since; and note that one
        was sent."""

    async def guilds_awake(self) -> list[int]:
        """Guilds with a lobby or a running game that is awake."""

    async def guilds_lost(self) -> list[int]:
        """Guilds with a table that sleeps because the bot was removed."""

    async def letters_by_age(
        self, now: int, limit: int, after: tuple[int, int] = (0, 0)
    ) -> list[StoredLetter]:
        """Letters to send now, those that have waited longest first. `after`: the `next_try` and `id` of the
        last one that was read."""

    async def pack_log(self, after: LogPlace | None = None) -> LogPlace | None:
        """Pack some entries behind this place that an older version wrote; return how far that went, or None
        when all are packed. Nobody notices but the disk."""

    # letters

    async def post(self, table_id: str, letters: Sequence[Letter], *, now: int) -> None:
        """Add letters to the outbox without a move."""

    async def due_letters(self, now: int, limit: int = 50, table_id: str | None = None) -> list[StoredLetter]:
        """Letters to send now, oldest first, of one table or of all."""

    async def tables_with_unsent(self, kind: LetterKind) -> set[str]:
        """Tables with letters of this kind that were not sent yet, due or not."""

    async def delivered(self, table_id: str, done: Sequence[Sent], *, now: int) -> list[StoredLetter]:
        """Mark letters of a table as sent and empty their bodies. The same transaction stores the messages of
        boards, lobbies and private hands, and of a board the version it shows, if newer than the letter's,
        and its note; and it posts the letters that follow, which are returned as far as they are due."""

    async def failed(self, letter_id: int, error: str, *, now: int, next_try: int | None) -> None:
        """Note that sending failed: retry at `next_try`, or never (None); then the body is emptied."""

    async def note_message(
        self,
        table_id: str,
        kind: LetterKind,
        *,
        message_id: int | None,
        channel_id: int | None = None,
        seat: Seat | None = None,
        version: int | None = None,
    ) -> None:
        """Store the message of a board, lobby or private hand that was not sent from the outbox, or the
        notice that offers this `seat`; None forgets it."""

    async def sweep_letters(self, before: int, limit: int = LETTERS_A_STEP) -> int:
        """Delete some letters finished before this moment; return how many. 0: none are left."""
