"""A game that is being played: its snapshot, which is the truth, and its log, which is the proof."""

from __future__ import annotations

import zlib
from collections.abc import Callable, Sequence
from functools import cached_property
from typing import NamedTuple

import msgspec

from data.models import (
    Clock,
    Letter,
    LobbyClosed,
    LogPlace,
    Person,
    SeatRow,
    Stale,
    Status,
    StoreError,
    TableRow,
)
from data.queries import rows
from data.queries.database import Database, Sql, reading, writing
from data.queries.deadlines.clocks import set_clocks
from data.queries.rows import json
from data.queries.tables import packed_log
from data.queries.tables.lobbies import reseat
from data.queries.tables.packed_log import Line
from engines import AnyGame
from engines.contract.core import Raw, Seat
from engines.tables.log import NOTHING, Entry
from engines.tables.saved_games import today
from engines.tables.table import Table

TAIL = 40
"""The public entries that an opened table brings along, with the secret ones in between: as far back as undo
reaches."""

GameOf = Callable[[str, Raw], AnyGame]
GAMES_KEPT = 32
UNREADABLE = (ValueError, zlib.error, msgspec.MsgspecError)
"""What is raised where a row does not hold what it should."""


class TableNow(NamedTuple):
    """All that is stored of a table, at one moment."""

    row: TableRow
    seats: list[SeatRow]
    people: dict[int, Person]
    """The settings of everybody who sits there, by their id."""
    game: Table | None
    """None if it has not begun, or is known already."""


class MoveQueries(Database):
    _game_of: GameOf
    """Makes a game of its name and figures."""

    @cached_property
    def _games(self) -> dict[tuple[str, str], AnyGame]:
        """By their names and the hashes of their figures."""
        return {}

    @writing
    async def start(
        self,
        sql: Sql,
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
        lobby = await rows.table(sql, table_id, hold=True)
        if lobby.status is not Status.LOBBY:
            raise LobbyClosed(f"table {table_id} is {lobby.status}")
        rows.check_version(lobby, expected_version)
        if sorted(order) != list(range(lobby.seats)) or table.seats != lobby.seats:
            raise ValueError(f"table {table_id} has {lobby.seats} seats; the order is {list(order)}")
        await reseat(sql, table_id, order)
        await sql(
            "UPDATE tables SET status = 'running', settings = ?, key = ?, salt = ?, version = ?,"
            " state = ?, rules_version = ?, figures = ?, due = ?, computers_at = ?,"
            " started = ?, updated = ? WHERE id = ?",
            (
                json(table.settings),
                table.key,
                json(table.salt),
                table.number,
                table.game.encode(table.state),
                table.game.version,
                await _keep_figures(sql, table.game),
                due,
                now if computers else None,
                now,
                now,
                table_id,
            ),
        )
        await set_clocks(sql, table_id, clocks)
        await rows.enclose(sql, table_id, letters, now)
        return await rows.table(sql, table_id)

    @writing
    async def append(
        self,
        sql: Sql,
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
        added = [entries] if isinstance(entries, Entry) else list(entries)
        numbers = [entry.number for entry in added]
        if not added or numbers != list(range(expected_version + 1, table.number + 1)):
            raise ValueError(f"entries {numbers} do not lead from {expected_version} to {table.number}")
        now = max(entry.at for entry in added)  # what is done again keeps its time
        over = table.outcome is not None
        row = await rows.changed_one(
            sql,
            "UPDATE tables SET version = ?, state = ?, rules_version = ?, due = ?,"
            " computers_at = ?, updated = coalesce(?, updated), status = ?, ended = ?"
            " WHERE id = ? AND version = ? AND status = 'running' AND asleep IS NULL",
            (
                table.number,
                table.game.encode(table.state),
                table.game.version,
                None if over else due,
                now if computers else None,
                None if secret else now,
                Status.OVER if over else Status.RUNNING,
                now if over else None,
                table_id,
                expected_version,
            ),
            table_id,
        )
        for entry in added:
            await packed_log.note(sql, table_id, entry, table.log, table.game.version)
        if over:
            await rows.forget_former_substitutes(sql, table_id)
        await packed_log.fold(sql, table_id, folded)
        await set_clocks(sql, table_id, clocks)
        await rows.enclose(sql, table_id, letters, now)
        return row, await rows.seats(sql, table_id)

    @reading
    async def look(
        self, sql: Sql, table_id: str, *, known: int | None = None, whole: bool = False
    ) -> TableNow:
        """What `load`, `seats` and `open_table` tell, at one moment, and the settings of everybody there. The
        game is left out if it stands at the version that is `known`. Raises NoSuchTable."""
        row = await rows.table(sql, table_id)
        wanted = row.figures is not None and row.version != known
        game = await self._opened(sql, row, whole=whole) if wanted else None
        seats = await rows.seats(sql, table_id)
        return TableNow(row, seats, await rows.people_at(sql, table_id, seats), game)

    @reading
    async def open_table(self, sql: Sql, table_id: str, *, whole: bool = False) -> Table:
        """The game as it stands, with the figures it was started with. Its log holds what undo needs or, with
        `whole`, everything, folded entries too (for the export). Raises NoSuchTable, and Stale when it has
        not begun."""
        row = await rows.table(sql, table_id)
        if row.figures is None:
            raise Stale(f"table {table_id} has not begun")
        return await self._opened(sql, row, whole=whole)

    async def _opened(self, sql: Sql, row: TableRow, *, whole: bool) -> Table:
        [found] = await sql("SELECT state FROM tables WHERE id = ?", (row.id,))
        try:
            lines = await packed_log.read(sql, row.id, limit=None if whole else TAIL, states=True)
            return _restored(row, found["state"], lines, await self._game(sql, row))
        except UNREADABLE as error:
            raise StoreError(f"Table {row.id} ({row.game}) cannot be read: {error}.") from error

    async def _game(self, sql: Sql, row: TableRow) -> AnyGame:
        """The game with the figures of a table. The last ones are kept: to read them takes longer than all
        the rest."""
        assert row.figures is not None
        name = (row.game, row.figures)
        if name not in self._games:
            if len(self._games) >= GAMES_KEPT:
                self._games.clear()
            [figures] = await sql("SELECT body FROM figures WHERE hash = ?", (row.figures,))
            self._games[name] = self._game_of(row.game, msgspec.json.decode(figures["body"]))
        return self._games[name]

    @reading
    async def log(
        self, sql: Sql, table_id: str, *, limit: int | None = None, before: int | None = None
    ) -> list[Entry]:
        """The entries with numbers below `before`, in their order, without the states before: the last
        `limit` public ones, and the secret ones since. So secret moves push nothing out."""
        try:
            return [
                packed_log.entry(line)
                for line in await packed_log.read(sql, table_id, limit=limit, before=before, states=False)
            ]
        except UNREADABLE as error:
            raise StoreError(f"The log of table {table_id} cannot be read: {error}.") from error

    @writing
    async def pack_log(self, sql: Sql, after: LogPlace | None = None) -> LogPlace | None:
        """Pack some entries behind this place that an older version wrote; return how far that went, or None
        when all are packed. Nobody notices but the disk."""
        return await packed_log.pack_next_block(sql, after)


async def _keep_figures(sql: Sql, game: AnyGame) -> str:
    """The figures a game begins with, kept once for all tables that have the same."""
    name, body = rows.kept_figures(game.raw_figures)
    await sql(
        "INSERT INTO figures (hash, game, body) VALUES (?, ?, ?) ON CONFLICT (hash) DO NOTHING",
        (name, game.key, body),
    )
    return name


def _before(game: AnyGame, line: Line) -> bytes:
    """The state before an entry, in the shape of today's rules."""
    if line.row["folded"]:
        return bytes(NOTHING)
    return today(game, line.before, line.row["rules_version"])


def _restored(row: TableRow, state: bytes, lines: list[Line], game: AnyGame) -> Table:
    assert row.rules_version is not None
    return Table(
        game,
        seats=row.seats,
        settings=row.settings,
        key=row.key,
        salt=row.salt,
        state=game.decode(today(game, state, row.rules_version)),
        number=row.version,
        log=[packed_log.entry(line, _before(game, line)) for line in lines],
        begun_with=min([row.rules_version, *(line.row["rules_version"] for line in lines)]),
    )
