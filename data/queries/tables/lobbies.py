"""Lobbies: each change adds one to the table's version, and posts its letters. One that depends on how the
lobby was says at which version (`expected_version`), and raises Stale if it has changed since."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence

from data.models import (
    AlreadySeated,
    Barred,
    ChannelTaken,
    Letter,
    LobbyClosed,
    LobbyFull,
    NotSeated,
    Status,
    TableRow,
)
from data.players import Guest, LobbyPerson, OpenLobby
from data.queries import rows
from data.queries.database import Database, Sql, reading, writing
from data.queries.outbox.lists import plan_call
from data.queries.rows import json
from engines.computer.players import NORMAL
from engines.contract.core import Seat, Settings

LettersOf = Callable[[TableRow], Sequence[Letter]]
"""The letters about a change, once the table is as the change leaves it."""
ID_LETTERS = "abcdefghjkmnpqrstvwxyz23456789"
"""Without those that look alike: people read ids to each other when they ask for help."""
ID_LENGTH = 8


async def new_id(sql: Sql, place: str) -> str:
    """An id that no row of this table has."""
    while True:
        found = "".join(secrets.choice(ID_LETTERS) for _ in range(ID_LENGTH))
        if not await sql(f"SELECT 1 FROM {place} WHERE id = ?", (found,)):
            return found


def no_letters(row: TableRow) -> Sequence[Letter]:
    return ()


class LobbyQueries(Database):
    @writing
    async def create_lobby(
        self,
        sql: Sql,
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
        what_if: bool = False,
        message_id: int | None = None,
        invited: Sequence[int] = (),
        call: bool = False,
        letters: LettersOf = no_letters,
        now: int,
    ) -> TableRow:
        """Create a table, with the `host` of this name in the first seat or without players. `message_id`:
        the message that becomes its card, if there is one already. `call`: the server's role is to be called,
        as often as the managers allow. Raises ChannelTaken where there is one: in the channel, or a `lesson`
        of this game or a `what_if` for this person."""
        if not lesson:
            await rows.check_free(sql, channel_id)
        else:
            begun = rows.what_if(sql, host_id) if what_if else rows.lesson(sql, host_id, game)
            if (taken := await begun) is not None:
                raise ChannelTaken(taken)
        table_id = await new_id(sql, "tables")
        place = (table_id, guild_id, channel_id, message_id)
        await sql(
            "INSERT INTO tables (id, guild_id, channel_id, lobby_message_id, game, status, host_id, language,"
            " settings, key, lesson, what_if, created, updated)"
            " VALUES (?, ?, ?, ?, ?, 'lobby', ?, ?, ?, ?, ?, ?, ?, ?)",
            (*place, game, host_id, language, json(settings), key, lesson, what_if, now, now),
        )
        for user_id in invited:
            await _add_guest(sql, table_id, user_id, Guest.INVITED)
        if call:
            await plan_call(sql, guild_id, now)
        if host is None:
            return await rows.table(sql, table_id)
        await self._sit_down(sql, table_id, host_id, host, salt, 1, now)
        return await self._changed(sql, table_id, letters, now)

    @writing
    async def join(
        self,
        sql: Sql,
        table_id: str,
        *,
        user_id: int,
        name: str,
        salt: str,
        most: int,
        expected_version: int | None = None,
        letters: LettersOf = no_letters,
        now: int,
    ) -> TableRow:
        """`most` is how many seats the game has. Raises AlreadySeated, Barred, LobbyFull, LobbyClosed."""
        await self._lobby(sql, table_id, expected_version)
        seated = await rows.seats(sql, table_id)
        if any(seat.user_id == user_id for seat in seated):
            raise AlreadySeated(f"already at table {table_id}")
        guest = [person.kind for person in await _guests(sql, table_id) if person.user_id == user_id]
        if Guest.BARRED in guest:
            raise Barred(f"barred from table {table_id}")
        await self._sit_down(sql, table_id, user_id, name, salt, most, now)
        return await self._changed(sql, table_id, letters, now)

    @writing
    async def add_computer(
        self,
        sql: Sql,
        table_id: str,
        *,
        name: str,
        salt: str,
        most: int,
        level: str = NORMAL,
        temperament: str = "",
        expected_version: int | None = None,
        letters: LettersOf = no_letters,
        now: int,
    ) -> TableRow:
        """Raises LobbyFull, LobbyClosed."""
        await self._lobby(sql, table_id, expected_version)
        seat = await self._sit_down(sql, table_id, None, name, salt, most, now)
        await sql(
            "UPDATE seats SET level = ?, temperament = ? WHERE table_id = ? AND seat = ?",
            (level, temperament, table_id, seat),
        )
        return await self._changed(sql, table_id, letters, now)

    @writing
    async def change_level(
        self,
        sql: Sql,
        table_id: str,
        seat: Seat,
        level: str,
        *,
        expected_version: int | None = None,
        letters: LettersOf = no_letters,
        now: int,
    ) -> TableRow:
        """Of the computer player in a lobby's seat. Raises NotSeated where there is none, LobbyClosed."""
        await self._lobby(sql, table_id, expected_version)
        changed = await sql(
            "UPDATE seats SET level = ? WHERE table_id = ? AND seat = ? AND user_id IS NULL RETURNING seat",
            (level, table_id, seat),
        )
        if not changed:
            raise NotSeated(f"no computer player in seat {seat} of table {table_id}")
        return await self._changed(sql, table_id, letters, now)

    @writing
    async def leave(
        self,
        sql: Sql,
        table_id: str,
        *,
        user_id: int,
        barred: bool = False,
        expected_version: int | None = None,
        letters: LettersOf = no_letters,
        now: int,
    ) -> TableRow:
        """Remove a person; the seats behind move up. The next person becomes host if the host leaves; the
        lobby ends when nobody is left. `barred`: they may not join again. Raises NotSeated, LobbyClosed."""
        lobby = await self._lobby(sql, table_id, expected_version)
        seats = await rows.seats(sql, table_id)
        own = [seat for seat in seats if seat.user_id == user_id]
        if not own:
            raise NotSeated(f"not at table {table_id}")
        staying = [seat.user_id for seat in seats if seat.user_id not in (None, user_id)]
        await self._stand_up(sql, table_id, own[0].seat)
        if barred:
            await _add_guest(sql, table_id, user_id, Guest.BARRED, own[0].name)
        if not staying:
            await sql("UPDATE tables SET status = 'ended', ended = ? WHERE id = ?", (now, table_id))
        elif lobby.host_id == user_id:
            await sql("UPDATE tables SET host_id = ? WHERE id = ?", (staying[0], table_id))
        return await self._changed(sql, table_id, letters, now)

    @writing
    async def remove_computer(
        self,
        sql: Sql,
        table_id: str,
        *,
        seat: Seat | None = None,
        expected_version: int | None = None,
        letters: LettersOf = no_letters,
        now: int,
    ) -> TableRow:
        """Remove the computer player of this seat, or the one that was added last. Raises NotSeated,
        LobbyClosed."""
        await self._lobby(sql, table_id, expected_version)
        seated = [one.seat for one in await rows.seats(sql, table_id) if one.user_id is None]
        computers = [one for one in seated if seat in (None, one)]
        if not computers:
            raise NotSeated(f"no such computer player at table {table_id}")
        await self._stand_up(sql, table_id, computers[-1])
        return await self._changed(sql, table_id, letters, now)

    @writing
    async def change_settings(
        self,
        sql: Sql,
        table_id: str,
        settings: Settings,
        *,
        expected_version: int | None = None,
        letters: LettersOf = no_letters,
        now: int,
    ) -> TableRow:
        """Replace all settings of the lobby. Raises LobbyClosed."""
        await self._lobby(sql, table_id, expected_version)
        await sql("UPDATE tables SET settings = ? WHERE id = ?", (json(settings), table_id))
        return await self._changed(sql, table_id, letters, now)

    @reading
    async def lobby_people(self, sql: Sql, table_id: str) -> list[LobbyPerson]:
        """Who is invited to a lobby, barred from it, or waits for news of it."""
        return await _guests(sql, table_id)

    @writing
    async def set_guest(self, sql: Sql, table_id: str, user_id: int, kind: Guest, on: bool) -> bool:
        """Let somebody be one of these, or not; return whether that was a change. Raises LobbyClosed."""
        await self._lobby(sql, table_id)
        if on:
            return await _add_guest(sql, table_id, user_id, kind)
        gone = await sql(
            "DELETE FROM lobby_people WHERE table_id = ? AND user_id = ? AND kind = ? RETURNING user_id",
            (table_id, user_id, kind),
        )
        return bool(gone)

    @reading
    async def open_lobbies(self, sql: Sql, guild_id: int, limit: int) -> list[OpenLobby]:
        """The lobbies of a guild that are awake, the newest first."""
        found = await rows.tables(
            sql,
            "INDEXED BY open_lobbies WHERE guild_id = ? AND status = 'lobby' AND asleep IS NULL"
            " AND lesson = 0 ORDER BY created DESC, rowid DESC LIMIT ?",
            (guild_id, limit),
        )
        return [OpenLobby(row, await rows.seats(sql, row.id)) for row in found]

    async def _lobby(self, sql: Sql, table_id: str, expected: int | None = None) -> TableRow:
        table = await rows.table(sql, table_id, hold=True)
        if table.status is not Status.LOBBY:
            raise LobbyClosed(f"table {table_id} is {table.status}")
        rows.check_version(table, expected)
        return table

    async def _sit_down(
        self, sql: Sql, table_id: str, user_id: int | None, name: str, salt: str, most: int, now: int
    ) -> Seat:
        taken = len(await rows.seats(sql, table_id))
        if taken >= most:
            raise LobbyFull(f"table {table_id} has {most} seats")
        await sql(
            "INSERT INTO seats (table_id, seat, user_id, name, joined_at, salt) VALUES (?, ?, ?, ?, ?, ?)",
            (table_id, taken, user_id, name, now, salt),
        )
        return taken

    async def _stand_up(self, sql: Sql, table_id: str, seat: int) -> None:
        await sql("DELETE FROM seats WHERE table_id = ? AND seat = ?", (table_id, seat))
        left = [other.seat for other in await rows.seats(sql, table_id)]
        await reseat(sql, table_id, left)

    async def _changed(self, sql: Sql, table_id: str, letters: LettersOf, now: int) -> TableRow:
        await sql("UPDATE tables SET version = version + 1, updated = ? WHERE id = ?", (now, table_id))
        row = await rows.table(sql, table_id)
        await rows.enclose(sql, table_id, letters(row), now)
        return row


async def reseat(sql: Sql, table_id: str, order: Sequence[int]) -> None:
    """Whoever has seat `order[n]` gets seat n."""
    apart = (
        max(order, default=0) + len(order) + 1
    )  # further than any seat: two never share a number on the way
    await sql("UPDATE seats SET seat = seat + ? WHERE table_id = ?", (apart, table_id))
    for new, old in enumerate(order):
        await sql("UPDATE seats SET seat = ? WHERE table_id = ? AND seat = ?", (new, table_id, old + apart))


async def _guests(sql: Sql, table_id: str) -> list[LobbyPerson]:
    found = await sql(
        "SELECT user_id, kind, name FROM lobby_people WHERE table_id = ? ORDER BY user_id, kind", (table_id,)
    )
    return [rows.struct(row, LobbyPerson) for row in found]


async def _add_guest(sql: Sql, table_id: str, user_id: int, kind: Guest, name: str = "") -> bool:
    """Return whether that is new."""
    added = await sql(
        "INSERT INTO lobby_people (table_id, user_id, kind, name) VALUES (?, ?, ?, ?)"
        " ON CONFLICT DO NOTHING RETURNING user_id",
        (table_id, user_id, kind, name),
    )
    return bool(added)
