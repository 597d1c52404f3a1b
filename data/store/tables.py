"""Tables from the outside: where they are, whether they sleep, who follows them, how they end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from data.models import Clock, Letter, SeatRow, Sleep, TableRow

TABLES_A_STEP = 5
"""How many tables one transaction of a long job deletes: nobody waits for it longer than for a move."""


class TableStore(Protocol):
    async def load(self, table_id: str) -> TableRow:
        """Raises NoSuchTable."""

    async def seats(self, table_id: str) -> list[SeatRow]: ...

    async def in_channel(self, channel_id: int) -> TableRow | None:
        """The channel's lobby or running game, if any."""

    async def last_in_channel(self, channel_id: int) -> TableRow | None:
        """The table opened there last, in whatever state."""

    async def lesson(self, user_id: int, game: str) -> TableRow | None:
        """The lesson of this game that a person has begun, if any."""

    async def what_if(self, user_id: int) -> TableRow | None:
        """What a person tries out now, if anything."""

    async def of_person(self, user_id: int) -> list[TableRow]:
        """Every lobby and running game where this person has a seat, in all guilds, oldest change first."""

    async def left_by(self, user_id: int) -> list[TableRow]:
        """Running games that this person has left to the computer, the newest change first."""

    async def in_guild(self, guild_id: int) -> list[TableRow]:
        """Every lobby and running game of a guild."""

    async def pending(self) -> list[TableRow]:
        """Every lobby and running game. For a start over, never for a periodic job."""

    async def table_counts(self) -> dict[str, int]:
        """How many lobbies, running, sleeping and finished games there are, counted in indexes. For figures
        that may be some minutes old."""

    async def move_to(
        self, table_id: str, *, channel_id: int, letters: Sequence[Letter] = (), now: int
    ) -> TableRow:
        """Continue in another channel of the guild; the old messages are forgotten. Raises ChannelTaken."""

    async def set_due(self, table_id: str, due: int | None, *, expected_version: int | None = None) -> None:
        """When a reaction time runs out, for tables where it changes without a move. Raises Stale if the
        table is not at `expected_version`, as the next two do."""

    async def end(
        self,
        table_id: str,
        *,
        expected_version: int | None = None,
        letters: Sequence[Letter] = (),
        now: int,
    ) -> TableRow:
        """Close a lobby or stop a running game. Raises Stale if it has ended."""

    async def purge(self, before: int, limit: int = TABLES_A_STEP) -> int:
        """Delete some of the tables that ended before this moment, with their moves and letters; return how
        many. 0: none are left."""

    async def sleep(
        self,
        table_id: str,
        why: Sleep,
        letters: Sequence[Letter] = (),
        clocks: Sequence[Clock] = (),
        *,
        expected_version: int | None = None,
        now: int,
    ) -> TableRow:
        """Put a table to sleep; `clocks` are as they stop. Raises Stale if it sleeps or has ended."""

    async def wake(self, table_id: str, letters: Sequence[Letter] = (), *, now: int) -> TableRow:
        """Wake a table. Raises ChannelTaken if another table is in its channel."""

    async def asleep_in(self, guild_id: int) -> list[TableRow]: ...

    async def warn(self, table_id: str, letters: Sequence[Letter], *, now: int) -> None:
        """Note the warning that this lobby will be closed, together with its letter; once since its last
        change."""

    async def follow(self, table_id: str, user_id: int, on: bool) -> None: ...

    async def followers(self, table_id: str) -> list[int]:
        """People who follow the table without a seat; those who have joined since are left out."""
