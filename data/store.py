"""How one asks for what is kept: the contract between the cogs and a database.

The cogs know this module and data/models.py only; data/sqlite fulfils it. Every call is one transaction: it
happens whole or not at all. There is no clock here: the caller says what time it is, in seconds since 1970
(UTC).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Protocol, Unpack

from data.models import (
    DM,
    Clock,
    Guild,
    GuildChanges,
    Letter,
    LetterKind,
    Person,
    PersonChanges,
    Rating,
    Result,
    SeatRow,
    Sleep,
    StoredLetter,
    TableRow,
    Vote,
)
from engines.core import Raw, Seat, Settings
from engines.table import Entry, Table


class Store(Protocol):
    """Everything at rest. `data.sqlite.SqliteStore.open(path)` opens one."""

    async def close(self) -> None: ...

    async def backup(self, now: int) -> Path:
        """Write a checked copy beside the others; the newest 24 hourly and 14 daily ones stay."""

    async def cramped(self) -> int | None:
        """The megabytes that are left, when they may not suffice for long; None when there is room."""

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

    async def move_to(
        self, table_id: str, *, channel_id: int, letters: Sequence[Letter] = (), now: int
    ) -> TableRow:
        """Go on in another channel of the guild; the old messages are forgotten. Raises ChannelTaken."""

    async def set_due(self, table_id: str, due: int | None) -> None:
        """When a reaction time runs out, for tables where it changes without a move."""

    async def end(self, table_id: str, *, letters: Sequence[Letter] = (), now: int) -> TableRow:
        """Give up a lobby or stop a running game. Raises Stale when it is over already."""

    async def purge(self, before: int) -> int:
        """Delete the tables that ended before this moment, with their moves and letters; how many."""

    # seats of a running game

    async def set_left(
        self, table_id: str, seat: Seat, left: bool, letters: Sequence[Letter] = (), *, now: int
    ) -> None:
        """The person goes (the computer plays on) or comes back. Raises NotSeated, as the next two do, for a
        seat the table does not have."""

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
        """Another person takes over a seat, with no clock running. Raises AlreadySeated."""

    async def set_dm(self, table_id: str, seat: Seat, dm: DM) -> None: ...

    async def set_offered(
        self, table_id: str, seat: Seat, offered: bool, letters: Sequence[Letter] = (), *, now: int
    ) -> None:
        """Whether anybody may take this seat over. The message of an older offer is forgotten."""

    # clocks and reminders

    async def asked(self, before: int) -> list[SeatRow]:
        """Seats of people who have been asked since before this moment, at tables that do not sleep."""

    async def set_clocks(self, table_id: str, clocks: Sequence[Clock]) -> None:
        """A seat that has moved has had no reminder since; one that is asked anew wishes for them again."""

    async def reminded(
        self, table_id: str, seat: Seat, letters: Sequence[Letter], *, now: int, nudge: bool = False
    ) -> None:
        """A reminder is on its way; or only the nudge that a turn was not ended."""

    async def hush(self, table_id: str, seat: Seat) -> None:
        """No more reminders until this seat is asked anew."""

    async def set_vacation(self, user_id: int, until: int | None, *, now: int) -> None:
        """All running clocks of a person stand still until then (None: they run again)."""

    async def make_up(self, since: int, now: int) -> list[str]:
        """Nobody could play since then: all clocks that ran are given that time. The tables concerned."""

    # votes

    async def open_vote(self, vote: Vote, letters: Sequence[Letter]) -> None:
        """Raises VoteOpen."""

    async def vote(self, table_id: str) -> tuple[Vote, dict[Seat, str]] | None:
        """The open vote of a table, and how the seats have voted."""

    async def votes(self) -> list[str]:
        """The tables that are voting, the longest first."""

    async def cast(
        self, table_id: str, seat: Seat, choice: str, letters: Sequence[Letter] = (), *, now: int
    ) -> None:
        """A ballot, which may be changed while the vote is open. Raises NoVote."""

    async def close_vote(self, table_id: str, letters: Sequence[Letter] = (), *, now: int) -> bool:
        """Whether there was one."""

    # followers

    async def follow(self, table_id: str, user_id: int, on: bool) -> None: ...

    async def followers(self, table_id: str) -> list[int]:
        """Who hears of the table without a seat: who has sat down since is not among them."""

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
        """`clocks`: how they stand when they stop. Raises Stale when it sleeps already or is over."""

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

    # records that people have brought along: one for each

    async def keep_record(self, user_id: int, record: bytes, *, now: int) -> None:
        """In the place of the one before."""

    async def record_of(self, user_id: int) -> tuple[int, bytes] | None:
        """When it was brought, and what it holds."""

    async def drop_record(self, user_id: int) -> bool:
        """Whether there was one."""

    async def drop_records(self, before: int) -> int:
        """Delete those that were brought before this moment; how many."""

    # moves

    async def open_table(self, table_id: str, *, whole: bool = False) -> Table:
        """The game as it stands, with the figures it was started with. Its log holds what undo needs or, with
        `whole`, everything (for the export). Raises NoSuchTable, and Stale when it has not begun."""

    async def log(self, table_id: str, *, limit: int | None = None, before: int | None = None) -> list[Entry]:
        """The entries with numbers below `before`, in their order, without the states before: the last
        `limit` that everybody was told of, and what was done in secret since. So secret moves push nothing
        out."""

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
        kind: LetterKind,
        *,
        message_id: int | None,
        channel_id: int | None = None,
        seat: Seat | None = None,
        version: int | None = None,
    ) -> None:
        """Remember the message of a board, lobby or desk that was not in the outbox, or the notice that
        offers this `seat`; None forgets it."""

    async def sweep_letters(self, before: int) -> int:
        """Delete letters that were done with before this moment; how many there were."""

    # people, guilds and the rest

    async def person(self, user_id: int) -> Person:
        """What we know of a person: the defaults for somebody new."""

    async def change_person(self, user_id: int, **changes: Unpack[PersonChanges]) -> Person: ...

    async def digest_readers(self) -> list[Person]:
        """Who wants to hear once a day how their tables stand."""

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
