"""What is kept, and how one asks for it: the contract between the cogs and a database.

The cogs know this module only; data/sqlite fulfils it. Every call is one transaction: it happens whole or not
at all. There is no clock here: the caller says what time it is, in seconds since 1970 (UTC).
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from pathlib import Path
from typing import Protocol

import msgspec
from msgspec import UNSET, UnsetType

from engines.core import Raw, Seat, Settings
from engines.table import Entry, Table

NONCE_LENGTH = 25
"""Discord takes no longer one."""


# --- what goes wrong -------------------------------------------------------------------------------------


class StoreError(Exception):
    """The database can not be used or could not write. The message is a sentence for the one who runs it."""


class Refused(Exception):
    """What was asked for does not fit what is kept; nothing was changed."""


class Stale(Refused):
    """The table has moved on, or is over, since the caller looked at it."""


class NoSuchTable(Refused):
    """There is no table with this id."""


class ChannelTaken(Refused):
    """There already is a lobby or a running game in the channel."""

    def __init__(self, table: TableRow) -> None:
        super().__init__(f"channel {table.channel_id} has table {table.id}")
        self.table = table


class LobbyClosed(Refused):
    """The game has begun or the lobby was given up."""


class LobbyFull(Refused):
    """Every seat is taken."""


class AlreadySeated(Refused):
    """This person has a seat at the table."""


class NotSeated(Refused):
    """This person, or any computer player, has no seat at the table."""


# --- what is kept ----------------------------------------------------------------------------------------


class Status(StrEnum):
    LOBBY = "lobby"
    RUNNING = "running"
    OVER = "over"
    """Played to its end."""
    ENDED = "ended"
    """Given up: the lobby was closed or the game stopped."""


class DM(StrEnum):
    """Whether a person takes direct messages from us."""

    UNKNOWN = "unknown"
    OPEN = "open"
    CLOSED = "closed"


class Kind(StrEnum):
    """Of a letter. The message of the first three is remembered, so that it can be edited later."""

    BOARD = "board"
    LOBBY = "lobby"
    DESK = "desk"
    PING = "ping"
    NOTICE = "notice"


class TableRow(msgspec.Struct, frozen=True, kw_only=True):
    """A table without its state: that is for `open_table` alone."""

    id: str
    """Eight letters and digits: short enough for a custom_id, too many to guess."""
    guild_id: int
    channel_id: int
    game: str
    status: Status
    host_id: int
    language: str
    settings: Settings
    key: bytes
    salt: list[str]
    seats: int
    version: int
    """How often it changed: the lobby counts its own changes, a game its moves (`Table.number`)."""
    rules_version: int | None
    figures: str | None
    """Of a game that has begun: the hash of the figures it is played with."""
    board_message_id: int | None
    board_channel_id: int | None
    board_version: int | None
    """The version the last posted board shows."""
    board_note: str | None
    """What that board says: whoever posts it may need it again."""
    lobby_message_id: int | None
    due: int | None
    """When a reaction time runs out."""
    created: int
    updated: int
    ended: int | None

    def __repr__(self) -> str:
        # The key and the salt decide every card: they must not reach a log.
        return f"TableRow({self.id!r}, {self.game!r}, {self.status.value!r}, version={self.version})"


class SeatRow(msgspec.Struct, frozen=True, kw_only=True):
    """Who sits where. In the lobby in the order of joining, in the game in the order of play."""

    table_id: str
    seat: Seat
    user_id: int | None
    """None for a computer player."""
    name: str
    joined_at: int
    salt: str
    dm: DM
    desk_channel_id: int | None
    desk_message_id: int | None
    left: bool
    """The person is gone for now; the computer plays on for them."""

    @property
    def computer(self) -> bool:
        """Whether the computer makes the moves of this seat."""
        return self.user_id is None or self.left

    def __repr__(self) -> str:
        return f"SeatRow({self.table_id!r}, {self.seat}, {self.name!r})"


class Letter(msgspec.Struct, frozen=True, kw_only=True):
    """Something to be posted once a change is safely written."""

    kind: Kind
    seat: Seat | None = None
    """Whom it goes to by direct message; None for the table's channel. Never a user id: those are kept with
    the seats alone. `body` must not hold one either."""
    version: int
    body: Raw = {}
    nonce: str
    """At most 25 characters. A letter whose nonce is known is not kept a second time."""


class StoredLetter(msgspec.Struct, frozen=True, kw_only=True):
    """A letter in the outbox."""

    id: int
    table_id: str
    kind: Kind
    seat: Seat | None
    version: int
    body: Raw
    nonce: str
    created: int
    tries: int
    next_try: int
    done_at: int | None
    message_id: int | None
    error: str | None


class Person(msgspec.Struct, frozen=True, kw_only=True):
    user_id: int
    language: str | None = None
    """None: that of their Discord."""
    locale: str | None = None
    """What their Discord spoke when they last sat down: for direct messages, where nothing tells."""
    dm_notices: bool = True


# --- how one asks for it ---------------------------------------------------------------------------------


class Store(Protocol):
    """Everything at rest. `data.sqlite.SqliteStore.open(path)` opens one."""

    async def close(self) -> None: ...

    async def backup(self, now: int) -> Path:
        """Write a checked copy beside the others; the newest 24 hourly and 14 daily ones stay."""

    # lobbies: each change adds one to the table's version

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
        now: int,
    ) -> TableRow:
        """A new table, with nobody at it yet, not even the host. Raises ChannelTaken."""

    async def join(
        self, table_id: str, *, user_id: int, name: str, salt: str, most: int, now: int
    ) -> TableRow:
        """`most` is how many seats the game has. Raises AlreadySeated, LobbyFull, LobbyClosed."""

    async def leave(self, table_id: str, *, user_id: int, now: int) -> TableRow:
        """Who stays moves up. When the host leaves, the next person is the host; when no person stays, the
        lobby is ended. Raises NotSeated, LobbyClosed."""

    async def add_computer(self, table_id: str, *, name: str, salt: str, most: int, now: int) -> TableRow:
        """Raises LobbyFull, LobbyClosed."""

    async def remove_computer(self, table_id: str, *, now: int) -> TableRow:
        """Send away the computer player that came last. Raises NotSeated, LobbyClosed."""

    async def change_settings(self, table_id: str, settings: Settings, *, now: int) -> TableRow:
        """Replace all settings of the lobby. Raises LobbyClosed."""

    async def start(
        self,
        table_id: str,
        table: Table,
        *,
        order: Sequence[Seat],
        expected_version: int,
        letters: Sequence[Letter] = (),
        due: int | None = None,
        now: int,
    ) -> TableRow:
        """Begin the game. `order[n]` is the lobby seat of whoever gets seat n. The table's version becomes
        `table.number`. Raises LobbyClosed, and Stale when the lobby changed since `expected_version`."""

    # tables

    async def load(self, table_id: str) -> TableRow:
        """Raises NoSuchTable."""

    async def seats(self, table_id: str) -> list[SeatRow]: ...

    async def in_channel(self, channel_id: int) -> TableRow | None:
        """The lobby or running game there, if any."""

    async def last_in_channel(self, channel_id: int) -> TableRow | None:
        """The table opened there last, whatever became of it."""

    async def of_person(self, user_id: int) -> list[TableRow]:
        """Every lobby and running game where this person has a seat, in all guilds, oldest change first."""

    async def in_guild(self, guild_id: int) -> list[TableRow]:
        """Every lobby and running game of a guild."""

    async def overdue(self, now: int) -> list[TableRow]:
        """Running games where a reaction time has run out, longest first."""

    async def pending(self) -> list[TableRow]:
        """Every lobby and running game."""

    async def move_to(self, table_id: str, *, channel_id: int, now: int) -> TableRow:
        """Go on in another channel of the guild; the old messages are forgotten. Raises ChannelTaken."""

    async def set_due(self, table_id: str, due: int | None) -> None:
        """When a reaction time runs out, for tables where it changes without a move."""

    async def end(self, table_id: str, *, letters: Sequence[Letter] = (), now: int) -> TableRow:
        """Give up a lobby or stop a running game. Raises Stale when it is over already."""

    async def purge(self, before: int) -> int:
        """Delete the tables that ended before this moment, with their moves and letters; how many."""

    # seats of a running game

    async def set_left(self, table_id: str, seat: Seat, left: bool) -> None:
        """The person goes (the computer plays on) or comes back. Raises NotSeated, as the next two do, for a
        seat the table does not have."""

    async def replace(self, table_id: str, seat: Seat, *, user_id: int, name: str, now: int) -> None:
        """Another person takes over a seat. Raises AlreadySeated."""

    async def set_dm(self, table_id: str, seat: Seat, dm: DM) -> None: ...

    # moves

    async def open_table(self, table_id: str, *, whole: bool = False) -> Table:
        """The game as it stands, with the figures it was started with. Its log holds what undo needs or, with
        `whole`, everything (for the export). Raises NoSuchTable, and Stale when it has not begun."""

    async def log(self, table_id: str, *, limit: int | None = None, before: int | None = None) -> list[Entry]:
        """The last `limit` entries with numbers below `before`, in their order; without the states before."""

    async def append(
        self,
        table_id: str,
        entries: Entry | Sequence[Entry],
        table: Table,
        *,
        expected_version: int,
        letters: Sequence[Letter] = (),
        due: int | None = None,
    ) -> TableRow:
        """What was just done at the table, in one transaction: the entries are added, what they take back is
        marked, the snapshot is replaced, the letters are put into the outbox; a game with an outcome is over.
        Raises Stale when the table is not at `expected_version` or not running."""

    # letters

    async def post(self, table_id: str, letters: Sequence[Letter], *, now: int) -> None:
        """Put letters into the outbox without a move."""

    async def due_letters(self, now: int, limit: int = 50, table_id: str | None = None) -> list[StoredLetter]:
        """What is to be sent now, oldest first; of one table or of all."""

    async def delivered(
        self,
        letter_id: int,
        *,
        now: int,
        message_id: int | None = None,
        channel_id: int | None = None,
        version: int | None = None,
        note: str | None = None,
    ) -> None:
        """It was sent. The message of a board, lobby or desk is remembered in the same transaction; of a
        board also the version it shows, if that is newer than the letter's, and a note."""

    async def failed(self, letter_id: int, error: str, *, now: int, next_try: int | None) -> None:
        """It could not be sent: try again at `next_try`, or, with None, never."""

    async def note_message(
        self,
        table_id: str,
        kind: Kind,
        *,
        message_id: int | None,
        channel_id: int | None = None,
        seat: Seat | None = None,
        version: int | None = None,
    ) -> None:
        """Remember the message of a board, lobby or desk that was not in the outbox; None forgets it."""

    async def sweep_letters(self, before: int) -> int:
        """Delete letters that were done with before this moment; how many there were."""

    # people, guilds and the rest

    async def person(self, user_id: int) -> Person:
        """What we know of a person: the defaults for somebody new."""

    async def change_person(
        self,
        user_id: int,
        *,
        language: str | UnsetType | None = UNSET,
        locale: str | UnsetType = UNSET,
        dm_notices: bool | UnsetType = UNSET,
    ) -> Person: ...

    async def guild_language(self, guild_id: int) -> str | None: ...

    async def set_guild_language(self, guild_id: int, language: str | None) -> None: ...

    async def meta(self, key: str) -> str | None:
        """A note to ourselves, such as the hash of the commands that Discord knows."""

    async def set_meta(self, key: str, value: str) -> None: ...
