"""A game in progress: its start, its moves, its log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from data.models import Clock, Letter, LogPlace, Person, SeatRow, TableRow
from engines.contract.core import Seat
from engines.tables.log import Entry
from engines.tables.table import Table

TAIL = 40
"""The public entries that an opened table brings along, with the secret ones in between: as far back as undo
reaches."""


class TableNow(NamedTuple):
    """All that is stored of a table, at one moment."""

    row: TableRow
    seats: list[SeatRow]
    people: dict[int, Person]
    """The settings of everybody who sits there, by their id."""
    game: Table | None
    """None if it has not begun, or is known already."""


class MoveStore(Protocol):
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

    async def look(self, table_id: str, *, known: int | None = None, whole: bool = False) -> TableNow:
        """What `load`, `seats` and `open_table` tell, at one moment, and the settings of everybody there. The
        game is left out if it stands at the version that is `known`. Raises NoSuchTable."""

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

    async def pack_log(self, after: LogPlace | None = None) -> LogPlace | None:
        """Pack some entries behind this place that an older version wrote; return how far that went, or None
        when all are packed. Nobody notices but the disk."""
