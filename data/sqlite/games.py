"""A game that is being played: its snapshot, which is the truth, and its log, which is the proof."""

from __future__ import annotations

import zlib
from collections.abc import Callable, Sequence

import msgspec

from data.models import Clock, Letter, LobbyClosed, LogPlace, SeatRow, Stale, Status, StoreError, TableRow
from data.sqlite import packed_log, rows
from data.sqlite.clocks import set_clocks
from data.sqlite.database import Connection, Database, Sql, reading, writing
from data.sqlite.lobbies import reseat
from data.sqlite.packed_log import Line
from data.sqlite.rows import json
from data.store import TAIL, TableNow
from engines import AnyGame
from engines.core import Raw, Seat
from engines.saved_games import today
from engines.table import NOTHING, Entry, Table

GameOf = Callable[[str, Raw], AnyGame]
GAMES_KEPT = 32
UNREADABLE = (ValueError, zlib.error, msgspec.MsgspecError)
"""What is raised where a row does not hold what it should."""


class GameQueries(Database):
    def __init__(self, connection: Connection, game_of: GameOf) -> None:
        super().__init__(connection)
        self._game_of = game_of
        self._games: dict[tuple[str, str], AnyGame] = {}
        """By their names and the hashes of their figures."""

    @writing
    def start(
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
        lobby = rows.table(sql, table_id)
        if lobby.status is not Status.LOBBY:
            raise LobbyClosed(f"table {table_id} is {lobby.status}")
        if lobby.version != expected_version:
            raise Stale(f"table {table_id} is at version {lobby.version}, not {expected_version}")
        if sorted(order) != list(range(lobby.seats)) or table.seats != lobby.seats:
            raise ValueError(f"table {table_id} has {lobby.seats} seats; the order is {list(order)}")
        reseat(sql, table_id, order)
        sql(
            "UPDATE tables SET status = 'running', settings = ?, key = ?, salt = ?, version = ?,"
            " state = ?, rules_version = ?, figures = ?, due = ?, computers_at = iif(?, ?, NULL),"
            " started = ?, updated = ? WHERE id = ?",
            (
                json(table.settings),
                table.key,
                json(table.salt),
                table.number,
                table.game.encode(table.state),
                table.game.version,
                _keep_figures(sql, table.game),
                due,
                computers,
                now,
                now,
                now,
                table_id,
            ),
        )
        set_clocks(sql, table_id, clocks)
        rows.enclose(sql, table_id, letters, now)
        return rows.table(sql, table_id)

    @writing
    def append(
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
        added = [entries] if isinstance(entries, Entry) else list(entries)
        numbers = [entry.number for entry in added]
        if not added or numbers != list(range(expected_version + 1, table.number + 1)):
            raise ValueError(f"entries {numbers} do not lead from {expected_version} to {table.number}")
        now = max(entry.at for entry in added)  # what is done again keeps its time
        over = table.outcome is not None
        rows.changed_one(
            sql,
            "UPDATE tables SET version = ?, state = ?, rules_version = ?, due = ?,"
            " computers_at = iif(?, ?, NULL), updated = iif(?, updated, ?), status = ?, ended = ?"
            " WHERE id = ? AND version = ? AND status = 'running' AND asleep IS NULL RETURNING id",
            (
                table.number,
                table.game.encode(table.state),
                table.game.version,
                None if over else due,
                computers,
                now,
                secret,
                now,
                Status.OVER if over else Status.RUNNING,
                now if over else None,
                table_id,
                expected_version,
            ),
            table_id,
        )
        for entry in added:
            packed_log.note(sql, table_id, entry, table.log, table.game.version)
        if over:
            rows.forget_former_players(sql, table_id)
        packed_log.fold(sql, table_id, folded)
        set_clocks(sql, table_id, clocks)
        rows.enclose(sql, table_id, letters, now)
        return rows.table(sql, table_id), rows.seats(sql, table_id)

    @reading
    def look(self, sql: Sql, table_id: str, *, known: int | None = None, whole: bool = False) -> TableNow:
        row = rows.table(sql, table_id)
        wanted = row.figures is not None and row.version != known
        game = self._opened(sql, row, whole=whole) if wanted else None
        seats = rows.seats(sql, table_id)
        return TableNow(row, seats, rows.people_at(sql, table_id, seats), game)

    @reading
    def open_table(self, sql: Sql, table_id: str, *, whole: bool = False) -> Table:
        row = rows.table(sql, table_id)
        if row.figures is None:
            raise Stale(f"table {table_id} has not begun")
        return self._opened(sql, row, whole=whole)

    def _opened(self, sql: Sql, row: TableRow, *, whole: bool) -> Table:
        state = sql("SELECT state FROM tables WHERE id = ?", (row.id,))[0]["state"]
        try:
            lines = packed_log.read(sql, row.id, limit=None if whole else TAIL, states=True)
            return _restored(row, state, lines, self._game(sql, row))
        except UNREADABLE as error:
            raise StoreError(f"Table {row.id} ({row.game}) cannot be read: {error}.") from error

    def _game(self, sql: Sql, row: TableRow) -> AnyGame:
        """The game with the figures of a table. The last ones are kept: to read them takes longer than all
        the rest."""
        assert row.figures is not None
        name = (row.game, row.figures)
        if name not in self._games:
            if len(self._games) >= GAMES_KEPT:
                self._games.clear()
            [figures] = sql("SELECT body FROM figures WHERE hash = ?", (row.figures,))
            self._games[name] = self._game_of(row.game, msgspec.json.decode(figures["body"]))
        return self._games[name]

    @reading
    def log(
        self, sql: Sql, table_id: str, *, limit: int | None = None, before: int | None = None
    ) -> list[Entry]:
        try:
            return [
                packed_log.entry(line)
                for line in packed_log.read(sql, table_id, limit=limit, before=before, states=False)
            ]
        except UNREADABLE as error:
            raise StoreError(f"The log of table {table_id} cannot be read: {error}.") from error

    @writing
    def pack_log(self, sql: Sql, after: LogPlace | None = None) -> LogPlace | None:
        return packed_log.pack_next_block(sql, after)


def _keep_figures(sql: Sql, game: AnyGame) -> str:
    """The figures a game begins with, kept once for all tables that have the same."""
    name, body = rows.kept_figures(game.raw_figures)
    sql(
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
