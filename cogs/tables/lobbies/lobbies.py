"""Lobbies: opening a table, joining and leaving, computer players, settings, and the start of the game."""

from __future__ import annotations

import secrets
from collections.abc import Collection, Sequence
from typing import NoReturn

import msgspec

from cogs.tables.changes import letters
from cogs.tables.changes.move_log import MoveLog
from cogs.tables.computers.computer_players import ComputerPlayers
from cogs.tables.loading.retrying import again_when_stale
from cogs.tables.loading.room import Room, Visitor, seats_of
from cogs.tables.loading.tables import Tables
from cogs.tables.lobbies.welcome import asks_for, check_welcome
from cogs.tables.people.clock import table_clocks
from cogs.tables.people.computer_characters import (
    check_level,
    computer_name,
    free_number,
    numbered,
    usual_temperament,
)
from cogs.tables.people.limits import Action, Limits
from data.models import Letter, NotSeated, SeatRow, Status, TableRow
from data.players import Guest, LobbyPerson
from data.store import LettersOf
from engines import games
from engines.computer.players import NORMAL
from engines.contract.core import Rejected
from engines.contract.dice import Dice
from engines.contract.settings import GUESTS, PLACES, SEATING, START_PLAYER, spread
from engines.tables.table import Table, mixed

KEY_BYTES = 32
LEAST = "least"


class Lobbies:
    def __init__(self, tables: Tables, move_log: MoveLog, computers: ComputerPlayers, limits: Limits) -> None:
        self.tables = tables
        self.store = tables.store
        self.move_log = move_log
        self.computers = computers
        self.limits = limits

    async def check_may_open(self, user_id: int) -> None:
        """Raise Rejected if this person has opened too many lobbies."""
        self.limits.check(Action.OPEN, user_id)
        # A sleeping lobby has no button to cancel it, so it does not count.
        tables = [row for row in await self.store.of_person(user_id) if row.asleep is None]
        waiting = sum(row.status is Status.LOBBY and row.host_id == user_id for row in tables)
        if waiting >= self.limits.open_lobbies:
            raise Rejected("limit-lobbies", most=self.limits.open_lobbies)

    async def open(
        self,
        *,
        game: str,
        guild_id: int,
        channel_id: int,
        host: Visitor,
        language: str,
        salt: str,
        settings: dict[str, str] | None = None,
        message_id: int | None = None,
        invited: Collection[int] = (),
        call: bool = False,
    ) -> Room:
        """A new lobby, with its host in the first seat. `message_id`: the message that becomes its card.
        `invited`: people who are asked to join. `call`: the server's role is called. Raises ChannelTaken."""
        with self.limits.counted(Action.OPEN, host.user_id):
            row = await self.store.create_lobby(
                guild_id=guild_id,
                channel_id=channel_id,
                game=game,
                host_id=host.user_id,
                language=language,
                settings=games()[game].check_settings(settings or {}),
                key=secrets.token_bytes(KEY_BYTES),
                host=host.name,
                salt=salt,
                message_id=message_id,
                invited=sorted(invited),
                call=call,
                letters=_card,
                now=self.tables.now(),
            )
        return await self._sent(row)

    @again_when_stale
    async def join(self, table_id: str, visitor: Visitor, salt: str) -> Room:
        """Raises Rejected for somebody whom the lobby does not take. Whoever is invited is welcome."""
        with self.limits.counted(Action.JOIN, visitor.user_id):
            async with self.tables.locked(table_id) as room:
                guests = await self.store.lobby_people(table_id)
                if Guest.INVITED not in [one.kind for one in guests if one.user_id == visitor.user_id]:
                    await self._check_welcome(room, visitor.user_id)
                row = await self.store.join(
                    table_id,
                    user_id=visitor.user_id,
                    name=visitor.name,
                    salt=salt,
                    most=seats_of(room.row)[-1],
                    expected_version=room.row.version,
                    letters=self._news(room, guests, visitor.user_id),
                    now=self.tables.now(),
                )
                return await self._sent(row)

    async def _check_welcome(self, room: Room, user_id: int) -> None:
        if room.row.status is Status.LOBBY and asks_for(room.row) != GUESTS.default:
            check_welcome(room.row, (await self.store.habits([user_id])).get(user_id))

    def _news(self, room: Room, guests: Sequence[LobbyPerson], user_id: int) -> LettersOf:
        """What is posted when this person adds a player: the card; and to the host, and to those who asked
        for it, that there are enough players now, or that all seats are taken."""
        told = {one.user_id for one in guests if one.kind is Guest.TELL} | {room.row.host_id}
        now, had = self.tables.now(), len(room.seats)

        def letters_of(row: TableRow) -> list[Letter]:
            allowed = seats_of(row)
            full = row.seats == allowed[-1]
            if not full and (row.seats not in allowed or had in allowed):
                return _card(row)
            ready = [letters.ready(row, one, full=full, now=now) for one in sorted(told - {user_id})]
            return [*_card(row), *ready]

        return letters_of

    async def welcome(self, row: TableRow, user_id: int) -> None:
        """Send a first direct message to somebody who joined, to find out whether they take any."""
        await self.store.post(row.id, [letters.welcome(row, user_id)], now=self.tables.now())
        self.tables.ring(row.id)

    async def leave(self, table_id: str, user_id: int) -> Room:
        with self.limits.counted(Action.JOIN, user_id):
            return await self.remove_person(table_id, user_id)

    @again_when_stale
    async def remove_person(self, table_id: str, user_id: int) -> Room:
        """Take somebody out of a lobby, however often they came and went."""
        async with self.tables.locked(table_id):
            now = self.tables.now()
            return await self._sent(await self.store.leave(table_id, user_id=user_id, letters=_card, now=now))

    @again_when_stale
    async def add_computer(
        self, table_id: str, user_id: int, salt: str, *, level: str = NORMAL, computers: int | None = None
    ) -> None:
        """Add a computer player. `computers`: how many there were when the button was shown."""
        async with self.tables.locked(table_id) as room:
            row = check_host(room, user_id)
            if computers is not None and len(room.seats) >= seats_of(row)[-1]:
                await self._refuse(room, Rejected("lobby-computers-full"))
            await self._check_computers(room, computers)
            number = free_number(row.language, {seat.name for seat in room.seats})
            await self.store.add_computer(
                table_id,
                name=computer_name(row.language, number),
                salt=salt,
                most=seats_of(row)[-1],
                level=check_level(level),
                temperament=usual_temperament(number),
                expected_version=row.version,
                letters=self._news(room, await self.store.lobby_people(table_id), user_id),
                now=self.tables.now(),
            )
            self.tables.ring(table_id)

    @again_when_stale
    async def change_level(self, table_id: str, user_id: int, number: int, level: str) -> None:
        """Let the computer player whose name has this number play better or worse."""
        async with self.tables.locked(table_id) as room:
            row = check_host(room, user_id)
            seat = numbered(row.language, room.seats, number)
            if seat.level == check_level(level):
                return
            await self.store.change_level(
                table_id,
                seat.seat,
                level,
                expected_version=row.version,
                letters=_card,
                now=self.tables.now(),
            )
            self.tables.ring(table_id)

    @again_when_stale
    async def remove_computer(
        self, table_id: str, user_id: int, number: int | None = None, *, computers: int | None = None
    ) -> None:
        """Remove the computer player whose name has this number, or the one that was added last. `computers`:
        how many there were when the button was shown."""
        async with self.tables.locked(table_id) as room:
            row = check_host(room, user_id)
            await self._check_computers(room, computers)
            seat = None if number is None else numbered(row.language, room.seats, number).seat
            try:
                await self.store.remove_computer(
                    table_id,
                    seat=seat,
                    expected_version=row.version,
                    letters=_card,
                    now=self.tables.now(),
                )
            except NotSeated:
                raise Rejected("lobby-no-computer") from None
            self.tables.ring(table_id)

    async def _check_computers(self, room: Room, shown: int | None) -> None:
        """Raise Rejected if a button is out of date, and show the lobby anew: two presses of the same button
        add or remove one computer player."""
        now = computers(room.seats)
        if shown is not None and shown != now:
            await self._refuse(room, Rejected("lobby-computers-now", count=now))

    async def _refuse(self, room: Room, refusal: Rejected) -> NoReturn:
        """Show the lobby anew, and refuse: a button is out of date."""
        await self.store.post(room.row.id, [letters.lobby(room.row)], now=self.tables.now())
        self.tables.ring(room.row.id)
        raise refusal

    @again_when_stale
    async def change_setting(self, table_id: str, user_id: int, key: str, choice: str) -> None:
        async with self.tables.locked(table_id) as room:
            row = check_host(room, user_id)
            game = games()[row.game]
            try:
                settings = game.check_settings({**row.settings, key: choice})
            except ValueError:
                raise Rejected("table-not-offered") from None
            if settings == row.settings:
                return
            have, most = len(room.seats), game.seats_for(settings)[-1]
            if have > most:
                raise Rejected("lobby-too-many", have=have, most=most)
            await self.store.change_settings(
                table_id, settings, expected_version=row.version, letters=_card, now=self.tables.now()
            )
            self.tables.ring(table_id)

    @again_when_stale
    async def cancel(self, table_id: str, user_id: int) -> None:
        async with self.tables.locked(table_id) as room:
            row = check_host(room, user_id)
            last = letters.lobby_cancelled(row)
            await self.store.end(
                table_id, expected_version=row.version, letters=[last], now=self.tables.now()
            )
            self.tables.ring(table_id)

    @again_when_stale
    async def start(self, table_id: str, user_id: int) -> None:
        """Deal, seat everybody, and begin. Raises Rejected for the wrong number of players."""
        async with self.tables.locked(table_id) as room:
            row, seats = check_host(room, user_id), room.seats
            allowed = seats_of(row)
            if len(seats) not in allowed:
                raise Rejected("lobby-wrong-number", spread=spread(allowed), have=len(seats))
            salt = [*row.salt, *(seat.salt for seat in seats)]
            game = games()[row.game]
            table = Table.open(game, seats=len(seats), settings=row.settings, key=row.key, salt=salt)
            order = await self._seating(row, salt, seats)
            seated = [msgspec.structs.replace(seats[old], seat=seat) for seat, old in enumerate(order)]
            await self._write_start(row, table, order, seated)
            started = await self.tables.load(table_id)
        self.computers.continue_game(started)

    async def start_with_computers(
        self, table_id: str, user_id: int, salt: str, *, players: int, level: str = NORMAL
    ) -> None:
        """Begin at once, with computer players in the seats that are empty."""
        room = await self.tables.load(table_id)
        for _ in range(players - len(room.seats)):
            await self.add_computer(table_id, user_id, salt, level=level)
        await self.start(table_id, user_id)

    async def _seating(self, row: TableRow, salt: list[str], seats: list[SeatRow]) -> list[int]:
        """The lobby seat of whoever gets each seat of the game: random, or in the order of joining. Where
        the table chooses who begins, everybody moves on until that player has the first seat."""
        luck, order = mixed(row.key, salt), list(range(len(seats)))
        if row.settings[SEATING.key] == "random":
            Dice(luck, "seating").shuffle(order)
        first = await self._start_player(row, seats, Dice(luck, "start player"))
        at = 0 if first is None else order.index(first)
        return order[at:] + order[:at]

    async def _start_player(self, row: TableRow, seats: list[SeatRow], dice: Dice) -> int | None:
        """The lobby seat of whoever begins, where the table chooses it and not the game."""
        choice = row.settings.get(START_PLAYER.key, START_PLAYER.default)
        if choice == LEAST:
            return dice.pick(await self._least_played(row, seats))
        if choice not in PLACES:
            return None
        if PLACES.index(choice) >= len(seats):
            raise Rejected("lobby-no-start-player", place=PLACES.index(choice) + 1, have=len(seats))
        return PLACES.index(choice)

    async def _least_played(self, row: TableRow, seats: list[SeatRow]) -> list[int]:
        """The people who have finished the fewest games like this one on this server, and those who are not
        counted: nobody can tell from the start player who has left the statistics."""
        played: dict[int, int] = {}
        unknown = []
        for seat, one in enumerate(seats):
            if one.user_id is None:
                continue
            if (await self.store.person(one.user_id)).counted:
                results = await self.store.results(guild_id=row.guild_id, user_id=one.user_id)
                played[seat] = sum(result.game == row.game for result in results)
            else:
                unknown.append(seat)
        fewest = min(played.values(), default=0)
        return sorted([*unknown, *(seat for seat, games_played in played.items() if games_played == fewest)])

    async def _write_start(
        self, row: TableRow, table: Table, order: list[int], seated: list[SeatRow]
    ) -> None:
        now = self.tables.now()
        await self.store.start(
            row.id,
            table,
            order=order,
            expected_version=row.version,
            letters=letters.game_started(row, table, seated),
            clocks=[] if row.lesson else table_clocks(seated, table, now),
            due=self.move_log.reaction_deadline(table, now),
            computers=any(seated[seat].computer for seat in table.waiting),
            now=now,
        )

    async def _sent(self, row: TableRow) -> Room:
        self.tables.ring(row.id)
        return await self.tables.load(row.id)


def _card(row: TableRow) -> list[Letter]:
    """What is posted together with a change: the lobby as it is then. A lesson has no lobby to show."""
    return [] if row.lesson else [letters.lobby_changed(row)]


def check_host(room: Room, user_id: int) -> TableRow:
    """The row of a lobby, where only the host may act. Raises Rejected for others."""
    if room.row.status is not Status.LOBBY:
        raise Rejected("lobby-closed")
    if room.row.host_id != user_id:
        raise Rejected("lobby-host-only")
    return room.row


def computers(seats: Collection[SeatRow]) -> int:
    """How many computer players there are in a lobby."""
    return sum(seat.computer for seat in seats)
