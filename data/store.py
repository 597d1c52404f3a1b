"""What is kept, and how one asks for it: the contract between the cogs and a database.

The cogs know this module only; data/sqlite fulfils it. Every call is one transaction: it happens whole or not
at all. There is no clock here: the caller says what time it is, in seconds since 1970 (UTC).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from enum import StrEnum
from pathlib import Path
from typing import Any, Protocol, TypedDict, Unpack
from uuid import uuid4

import msgspec

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


class VoteOpen(Refused):
    """The table has another vote under way."""


class NoVote(Refused):
    """There is nothing to vote on at this table (any more)."""


# --- what is kept ----------------------------------------------------------------------------------------


class Status(StrEnum):
    LOBBY = "lobby"
    RUNNING = "running"
    OVER = "over"
    """Played to its end."""
    ENDED = "ended"
    """Given up: the lobby was closed or the game stopped."""


class Sleep(StrEnum):
    """Why a table sleeps: nobody waits for it, and it can be woken."""

    IDLE = "idle"
    """Nobody has moved for a long time."""
    CHANNEL = "channel"
    """Its channel is gone."""
    SERVER = "server"
    """We were shown the door."""


class DM(StrEnum):
    """Whether a person takes direct messages from us."""

    UNKNOWN = "unknown"
    OPEN = "open"
    CLOSED = "closed"


class Kind(StrEnum):
    """Of a letter. The message of a board, lobby, desk, ping or vote is remembered: it will change later."""

    BOARD = "board"
    LOBBY = "lobby"
    DESK = "desk"
    PING = "ping"
    CALM = "calm"
    """Takes "your turn" away when it is done."""
    REMINDER = "reminder"
    NUDGE = "nudge"
    VOTE = "vote"
    STRAY = "stray"
    """To people whose table has lost its channel."""
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
    started: int | None
    updated: int
    ended: int | None
    asleep: Sleep | None
    warned: int | None
    """When it was said that this lobby will be closed."""

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
    asked_at: int | None
    """Since when everybody sees it being asked; None: it is not."""
    deadline: int | None
    """When its time is out; None: no clock of it is running."""
    bank: int | None
    """Seconds left in its time bank while the clock stands; or, while the clock seems to run, because others
    are asked the same in secret: this seat has answered already."""
    spent: int
    """Seconds it was waited for, in all."""
    answers: int
    reminders: int
    """How many it got since it was asked."""
    reminded_at: int | None
    hushed: bool
    """No reminders until it is asked anew."""
    nudged_at: int | None
    ping_message_id: int | None
    offered: bool
    """Anybody may take this seat over."""
    away_until: int | None = None
    """The person's vacation."""

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
    nonce: str = msgspec.field(default_factory=lambda: uuid4().hex[:NONCE_LENGTH])
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


class Clock(msgspec.Struct, frozen=True, kw_only=True):
    """How the clock of a seat stands after a change; see SeatRow."""

    seat: Seat
    asked_at: int | None
    deadline: int | None
    bank: int | None
    spent: int
    answers: int


class Vote(msgspec.Struct, frozen=True, kw_only=True):
    """What the others at a table are asked to agree on."""

    table_id: str
    kind: str
    """"undo" or "absence"."""
    seat: Seat
    """Whose matter it is."""
    number: int | None = None
    """Undo: back to before this entry of the log."""
    opened: int
    message_id: int | None = None


class Person(msgspec.Struct, frozen=True, kw_only=True):
    user_id: int
    language: str | None = None
    """None: that of their Discord."""
    locale: str | None = None
    """What their Discord spoke when they last sat down: for direct messages, where nothing tells."""
    dm_notices: bool = True
    reminder_hours: int | None = None
    """None: as the table has it; 0: never."""
    quiet_from: int | None = None
    quiet_to: int | None = None
    """Hours of the day in their zone between which nothing of ours rings."""
    zone: str | None = None
    """None: UTC."""
    away_until: int | None = None
    digest_hour: int | None = None
    digest_at: int | None = None
    palette: str | None = None
    counted: bool = True
    """In statistics and ratings."""


class PersonChanges(TypedDict, total=False):
    language: str | None
    locale: str | None
    dm_notices: bool
    reminder_hours: int | None
    quiet_from: int | None
    quiet_to: int | None
    zone: str | None
    away_until: int | None
    digest_hour: int | None
    digest_at: int | None
    palette: str | None
    counted: bool


class Guild(msgspec.Struct, frozen=True, kw_only=True):
    """What the managers of a server have chosen."""

    guild_id: int
    language: str | None = None
    """None: that of the server."""
    pace: str | None = None
    """Of new tables."""
    reminder_hours: int | None = None
    channels: list[int] = []
    """Where tables may be opened; none named: everywhere."""
    most_tables: int | None = None
    """For one person at a time."""


class GuildChanges(TypedDict, total=False):
    language: str | None
    pace: str | None
    reminder_hours: int | None
    channels: list[int]
    most_tables: int | None


class Result(msgspec.Struct, frozen=True, kw_only=True):
    """How far one person came in one finished game."""

    table_id: str
    seat: Seat
    guild_id: int
    game: str
    user_id: int
    name: str
    place: int
    """Among the people at the table."""
    points: int
    people: int
    lasted: int
    spent: int
    answers: int
    ended: int


class Rating(msgspec.Struct, frozen=True, kw_only=True):
    guild_id: int
    game: str
    user_id: int
    mu: float
    sigma: float


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
        clocks: Sequence[Clock] = (),
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

    async def left_by(self, user_id: int) -> list[TableRow]:
        """Running games that this person has left to the computer, the newest change first."""

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

    async def set_offered(
        self, table_id: str, seat: Seat, offered: bool, letters: Sequence[Letter] = (), *, now: int
    ) -> None:
        """Whether anybody may take this seat over."""

    # clocks and reminders

    async def asked(self, before: int) -> list[SeatRow]:
        """Seats of people who have been asked since before this moment, at tables that do not sleep."""

    async def set_clocks(self, table_id: str, clocks: Sequence[Clock]) -> None:
        """A seat that is asked anew has had no reminder yet."""

    async def reminded(
        self, table_id: str, seat: Seat, letters: Sequence[Letter], *, now: int, nudge: bool = False
    ) -> None:
        """A reminder is on its way; or only the nudge that a turn was not ended."""

    async def hush(self, table_id: str, seat: Seat) -> None:
        """No more reminders until this seat is asked anew."""

    async def shift_clocks(self, user_id: int, seconds: int, *, now: int) -> None:
        """All running clocks of a person get so much more time, or less."""

    # votes

    async def open_vote(self, vote: Vote, letters: Sequence[Letter]) -> None:
        """Raises VoteOpen."""

    async def vote(self, table_id: str) -> tuple[Vote, dict[Seat, str]] | None:
        """The open vote of a table, and how the seats have voted."""

    async def cast(self, table_id: str, seat: Seat, choice: str) -> dict[Seat, str]:
        """A ballot, which may be changed while the vote is open. Raises NoVote."""

    async def close_vote(self, table_id: str, letters: Sequence[Letter] = (), *, now: int) -> bool:
        """Whether there was one."""

    # followers

    async def follow(self, table_id: str, user_id: int, on: bool) -> None: ...

    async def followers(self, table_id: str) -> list[int]: ...

    # sleep

    async def sleep(self, table_id: str, why: Sleep, letters: Sequence[Letter] = (), *, now: int) -> TableRow:
        """All its clocks stop. Raises Stale when it sleeps already or is over."""

    async def wake(self, table_id: str, letters: Sequence[Letter] = (), *, now: int) -> TableRow:
        """Raises ChannelTaken when another table has taken its place."""

    async def asleep_in(self, guild_id: int) -> list[TableRow]: ...

    async def untouched(self, before: int) -> list[TableRow]:
        """Lobbies and games, sleeping ones too, where nothing has happened since before this moment."""

    async def warn(self, table_id: str, letters: Sequence[Letter], *, now: int) -> None:
        """It is being said that this lobby will be closed."""

    # results

    async def uncounted(self) -> list[TableRow]:
        """Finished games whose results were not written down yet."""

    async def count(
        self, table_id: str, results: Sequence[Result], ratings: Sequence[Rating], *, now: int
    ) -> None:
        """Write down what came of a game, once."""

    async def results(self, *, guild_id: int | None = None, user_id: int | None = None) -> list[Result]:
        """Oldest first; of a server, of a person, or of a person in a server."""

    async def ratings(self, guild_id: int, game: str | None = None) -> list[Rating]:
        """Of a server: in one game, or in all."""

    async def knows_figures(self, figures: Raw) -> bool:
        """Whether a game that we keep is or was played with exactly these figures."""

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
        clocks: Sequence[Clock] = (),
        due: int | None = None,
    ) -> TableRow:
        """What was just done at the table, in one transaction: the entries are added, what they take back is
        marked, the snapshot is replaced, the letters are put into the outbox, the clocks are set; a game with
        an outcome is over.
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

    async def change_person(self, user_id: int, **changes: Unpack[PersonChanges]) -> Person: ...

    async def digest_readers(self) -> list[Person]:
        """Who wants to hear once a day how their tables stand."""

    async def returning(self, now: int) -> list[Person]:
        """Whose vacation is over."""

    async def strike_out(self, user_id: int) -> Person:
        """No results and ratings of this person, and none from now on (`Person.counted`)."""

    async def known_of(self, user_id: int) -> dict[str, list[dict[str, Any]]]:
        """Everything that is kept of a person, by place, to be shown to them."""

    async def forget(
        self,
        user_id: int,
        *,
        nobody: Callable[[str], str],
        letters: Mapping[str, Sequence[Letter]],
        now: int,
    ) -> list[str]:
        """Delete a person. Their seats go on without a name (what `nobody` says in the language of the table)
        and are played by the computer. `letters` are for the channels of running games, by table: a board
        among them replaces the words of the last one; elsewhere those words are deleted, as they hold names.
        Returns the ids of the running games among their tables. Raises Stale while they sit in a lobby."""

    async def guild(self, guild_id: int) -> Guild: ...

    async def change_guild(self, guild_id: int, **changes: Unpack[GuildChanges]) -> Guild: ...

    async def meta(self, key: str) -> str | None:
        """A note to ourselves, such as the hash of the commands that Discord knows."""

    async def set_meta(self, key: str, value: str) -> None: ...
