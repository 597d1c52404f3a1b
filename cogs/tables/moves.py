"""The harbour: every table, one lock each, one transaction a move, and what is to be told about it."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from weakref import WeakValueDictionary

import discord
import msgspec

from cogs.delivery import partner_threads as cabins
from cogs.tables.clock import now, table_clocks
from cogs.tables.room import Room, clean_name, seats_of
from cogs.ui.custom_ids import Spot, Trail, follow, token
from data.models import Letter, LetterKind, Status, TableRow
from data.settings import Settings
from data.store import Store
from engines import games
from engines.core import SEATING, Dice, Move, Rejected, Say, Seat, spread
from engines.table import Entry, Table, done_again, mixed

log = logging.getLogger(__name__)
CHUNK = 8
"""After so many lines of story the computer players pause, so that people can read them."""

PATIENCE = 8
"""Seconds that somebody's panel waits for the computer players."""


class Harbour:
    def __init__(self, store: Store, settings: Settings, ring: Callable[[str], None]) -> None:
        self.store = store
        self.settings = settings
        self.ring = ring
        """Tells the outbox that a table has letters."""
        self.finished: Callable[[], None] = lambda: None
        """Called when a game is over."""
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._crews: dict[str, asyncio.Task[None]] = {}
        self.stumbled: set[str] = set()
        """Tables where a computer player failed; upkeep tries again."""

    @asynccontextmanager
    async def locked(self, table_id: str) -> AsyncIterator[None]:
        """One at a time at each table: simultaneous clicks are put in order."""
        lock = self._locks.setdefault(table_id, asyncio.Lock())
        async with lock:
            yield

    async def room(self, table_id: str, *, whole: bool = False) -> Room:
        row = await self.store.load(table_id)
        seats = await self.store.seats(table_id)
        has_game = row.rules_version is not None
        return Room(row, seats, await self.store.open_table(table_id, whole=whole) if has_game else None)

    # lobbies

    async def open_lobby(
        self,
        *,
        game: str,
        guild_id: int,
        channel_id: int,
        user: discord.abc.User,
        language: str,
        salt: str,
        settings: dict[str, str] | None = None,
    ) -> Room:
        key = secrets.token_bytes(32)
        row = await self.store.create_lobby(
            guild_id=guild_id,
            channel_id=channel_id,
            game=game,
            host_id=user.id,
            language=language,
            settings=games()[game].check_settings(settings or {}),
            key=key,
            now=now(),
        )
        row = await self.store.join(
            row.id,
            user_id=user.id,
            name=clean_name(user.display_name),
            salt=salt,
            most=seats_of(row)[-1],
            now=now(),
        )
        return await self._told_lobby(row)

    async def join(self, table_id: str, user: discord.abc.User, salt: str) -> Room:
        async with self.locked(table_id):
            row = await self.store.load(table_id)
            name = clean_name(user.display_name)
            most = seats_of(row)[-1]
            return await self._told_lobby(
                await self.store.join(table_id, user_id=user.id, name=name, salt=salt, most=most, now=now())
            )

    async def leave(self, table_id: str, user_id: int) -> Room:
        async with self.locked(table_id):
            return await self._told_lobby(await self.store.leave(table_id, user_id=user_id, now=now()))

    async def add_computer(self, table_id: str, user_id: int, names: list[str], salt: str) -> Room:
        async with self.locked(table_id):
            row = await self._hosted(table_id, user_id)
            taken = {seat.name for seat in await self.store.seats(table_id)}
            name = next((name for name in names if name not in taken), names[0])
            most = seats_of(row)[-1]
            return await self._told_lobby(
                await self.store.add_computer(table_id, name=name, salt=salt, most=most, now=now())
            )

    async def remove_computer(self, table_id: str, user_id: int) -> Room:
        async with self.locked(table_id):
            await self._hosted(table_id, user_id)
            return await self._told_lobby(await self.store.remove_computer(table_id, now=now()))

    async def change_setting(self, table_id: str, user_id: int, key: str, choice: str) -> Room:
        async with self.locked(table_id):
            row = await self._hosted(table_id, user_id)
            game = games()[row.game]
            try:
                settings = game.check_settings({**row.settings, key: choice})
            except ValueError:
                raise Rejected("table-not-offered") from None
            have, most = len(await self.store.seats(table_id)), game.seats_for(settings)[-1]
            if have > most:
                raise Rejected("lobby-too-many", have=have, most=most)
            return await self._told_lobby(await self.store.change_settings(table_id, settings, now=now()))

    async def cancel(self, table_id: str, user_id: int) -> Room:
        async with self.locked(table_id):
            await self._hosted(table_id, user_id)
            return await self._told_lobby(await self.store.end(table_id, now=now()), mark="x")

    async def start(self, table_id: str, user_id: int) -> Room:
        async with self.locked(table_id):
            row = await self._hosted(table_id, user_id)
            seats = await self.store.seats(table_id)
            game = games()[row.game]
            allowed = seats_of(row)
            if len(seats) not in allowed:
                raise Rejected("lobby-wrong-number", spread=spread(allowed), have=len(seats))
            salt = [*row.salt, *(seat.salt for seat in seats)]
            order = list(range(len(seats)))
            if row.settings[SEATING.key] == "random":
                Dice(mixed(row.key, salt), "seating").shuffle(order)
            table = Table.open(game, seats=len(seats), settings=row.settings, key=row.key, salt=salt)
            letters = [self.letter(row, LetterKind.LOBBY, 0, "s"), self.letter(row, LetterKind.BOARD, 0, "b")]
            for seat, lobby_seat in enumerate(order):
                if not seats[lobby_seat].computer:
                    letters.append(self.letter(row, LetterKind.PRIVATE_HAND, 0, f"d{seat}", seat))
                    if seat in table.waiting:
                        letters.append(self.letter(row, LetterKind.PING, 0, f"p{seat}", seat))
            sitting = [msgspec.structs.replace(seats[old], seat=seat) for seat, old in enumerate(order)]
            letters += cabins.letters(game, row.settings, sitting, 0)
            await self.store.start(
                table_id,
                table,
                order=order,
                expected_version=row.version,
                letters=letters,
                clocks=table_clocks(sitting, table, None),
                due=self._due(table, None),
                now=now(),
            )
            room = await self.room(table_id)
        self.muster(room)
        return room

    async def _hosted(self, table_id: str, user_id: int) -> TableRow:
        row = await self.store.load(table_id)
        if row.status is not Status.LOBBY:
            raise Rejected("lobby-closed")
        if row.host_id != user_id:
            raise Rejected("lobby-host-only")
        return row

    async def _told_lobby(self, row: TableRow, mark: str = "l") -> Room:
        letter = self.letter(row, LetterKind.LOBBY, row.version, mark)
        await self.store.post(row.id, [letter], now=now())
        self.ring(row.id)
        return await self.room(row.id)

    # moves

    async def answer(
        self, user_id: int, spot: Spot, check: Callable[[Room, Trail], None] | None = None
    ) -> tuple[Room, Trail, Entry | None]:
        """A click on the way through the questions. A complete way is played, unless `check` objects."""
        async with self.locked(spot.table):
            room = await self.room(spot.table)
            table = room.must_run()
            seat = room.must_sit(user_id).seat
            trail = follow(lambda draft: table.ask(seat, draft), spot.path)
            if not fresh(table, seat, spot, trail):
                raise Rejected("panel-stale")
            if trail.question is not None:
                return room, trail, None
            if check is not None:
                check(room, trail)
            entry = await self.make(room, seat, table.game.read_move(dict(trail.draft)))
        self.muster(room)
        await self.crew_done(spot.table)
        return await self.room(spot.table), trail, entry

    async def undo(self, user_id: int, table_id: str) -> tuple[Room, Entry]:
        async with self.locked(table_id):
            room = await self.room(table_id)
            table = room.must_run()
            seat = room.must_sit(user_id).seat
            version, before = table.number, _seen(room)
            entry = table.undo(seat, at=now())
            await self._append(room, version, before)
        self.muster(room)
        return await self.room(table_id), entry

    async def undo_to(self, table_id: str, seat: Seat, number: int) -> Room:
        """Everything from entry `number` on is taken back: the others have agreed."""
        async with self.locked(table_id):
            room = await self.room(table_id, whole=True)
            version, before = room.must_run().number, _seen(room)
            room.table.undo(seat, at=now(), to=number)
            await self._append(room, version, before)
        self.muster(room)
        return await self.room(table_id)

    async def end(self, table_id: str) -> Room:
        """Stopped by a manager of the server, or by all who play."""
        async with self.locked(table_id):
            row = await self.store.load(table_id)
            lobby = row.status is Status.LOBBY
            letters = [self.letter(row, LetterKind.LOBBY if lobby else LetterKind.BOARD, row.version, "e")]
            letters += [
                self.letter(row, LetterKind.CLEAR_PING, row.version, f"e{seat.seat}", seat.seat)
                for seat in await self.store.seats(table_id)
                if seat.ping_message_id is not None
            ]
            await self.store.end(table_id, letters=letters, now=now())
        self.ring(table_id)
        return await self.room(table_id)

    async def lapse(self, table_id: str) -> None:
        """A reaction time has run out: who has not used the right is taken to have declined."""
        async with self.locked(table_id):
            room = await self.room(table_id)
            if not room.running or room.row.due is None or room.row.due > now():
                return
            for seat in room.table.waiting:
                move = room.table.game.lapse(room.table.state, seat)
                if move is not None:
                    await self.make(room, seat, move)
                    room = await self.room(table_id)
            if room.row.due is not None and room.row.due <= now():
                await self.store.set_due(table_id, None)
        self.muster(room)

    async def make(self, room: Room, seat: Seat, move: Move) -> Entry:
        version, before = room.table.number, _seen(room)
        entry = room.table.play(seat, move, at=now())
        await self._append(room, version, before)
        return entry

    async def _append(self, room: Room, version: int, before: Seen) -> None:
        """The one durable transaction: what was done since `version`, the snapshot, and the letters about it.
        What comes after the first new entry is what others had done in secret before, done again."""
        after = _seen(room)
        entries = [entry for entry in room.table.log if entry.number > version]
        entry = entries[0]
        number = room.table.number
        letters = []
        # A secret move changes nothing that everybody sees: not even by an edit may it be noticed.
        secret = before.public == after.public and all(event.to is not None for event in entry.events)
        if not secret:
            letters.append(self.letter(room.row, LetterKind.BOARD, number, "b"))
        over = room.table.outcome is not None
        for seat in room.seats:
            if seat.computer:
                continue
            told = any(event.to == seat.seat for event in entry.events)
            turned = (seat.seat in before.waiting) != (seat.seat in after.waiting)
            if told or turned or over or before.own[seat.seat] != after.own[seat.seat]:
                letters.append(
                    self.letter(room.row, LetterKind.PRIVATE_HAND, number, f"d{seat.seat}", seat.seat)
                )
            # Behind closed doors no board rings: there each new question needs its own call.
            newly = seat.seat not in before.waiting or (after.quiet and before.asking != after.asking)
            if seat.seat in after.waiting and newly and seat.seat != entry.seat:
                letters.append(self.letter(room.row, LetterKind.PING, number, f"p{seat.seat}", seat.seat))
            elif turned and seat.seat not in after.waiting:
                letters.append(
                    self.letter(room.row, LetterKind.CLEAR_PING, number, f"c{seat.seat}", seat.seat)
                )
        running = before.lapsing and (before.asked, before.asking) == (after.asked, after.asking)
        due = self._due(room.table, room.row.due if running else None)
        await self.store.append(
            room.row.id,
            entries,
            room.table,
            expected_version=version,
            letters=letters,
            clocks=table_clocks(
                room.seats,
                room.table,
                entry.seat,
                secret=secret,
                anew=before.quiet and before.asking != after.asking,
                undo=entry.takes_back is not None,
            ),
            due=due,
        )
        if over:
            self.finished()

    def _due(self, table: Table, running: int | None) -> int | None:
        """When the reaction time runs out; one that is running for the same question is not begun anew."""
        if not table.lapsing:
            return None
        return running if running is not None else now() + self.settings.reaction_hours * 3600

    @staticmethod
    def letter(row: TableRow, kind: LetterKind, version: int, mark: str, seat: Seat | None = None) -> Letter:
        """About a move: the same letter again is the same letter."""
        return Letter(kind=kind, seat=seat, version=version, nonce=f"{row.id}-{version}-{mark}")

    # computer players

    def muster(self, room: Room) -> None:
        """After a change: tell it, or, if the computer has to move, let it play first."""
        if room.computers_waited_for() and room.row.id not in self._crews:
            task = asyncio.get_running_loop().create_task(self._crew(room.row.id))
            task.add_done_callback(_report)
            self._crews[room.row.id] = task
        else:
            self.ring(room.row.id)

    async def _crew(self, table_id: str) -> None:
        """Play for the computer until a person must act, and tell it in one message, or in a few if long."""
        self.stumbled.add(table_id)
        try:
            lines = 0
            while True:
                async with self.locked(table_id):
                    room = await self.room(table_id)
                    seats = room.computers_waited_for()
                    if not seats:
                        break
                    move = await asyncio.to_thread(room.table.suggest, seats[0])
                    entry = await self.make(room, seats[0], move)
                lines += sum(event.to is None for event in entry.events)
                if lines >= CHUNK:
                    lines = 0
                    self.ring(table_id)
                    await asyncio.sleep(self.settings.computer_pause)
            self.stumbled.discard(table_id)
        finally:
            del self._crews[table_id]
            self.ring(table_id)

    async def crew_done(self, table_id: str) -> None:
        """Until the computer players have moved, or for a while if they take long."""
        task = self._crews.get(table_id)
        if task is not None:
            await asyncio.wait({task}, timeout=PATIENCE)


class Seen(msgspec.Struct):
    """What matters for telling: who is waited for, what each seat knows of its own."""

    waiting: tuple[Seat, ...]
    public: bytes
    asked: tuple[Seat, ...]
    asking: Say
    own: list[bytes]
    quiet: bool
    lapsing: bool


def _seen(room: Room) -> Seen:
    table = room.table
    public = table.view(None).public
    return Seen(
        waiting=table.waiting,
        public=msgspec.json.encode(public),
        asked=public.asked,
        asking=public.asking,
        own=[msgspec.json.encode(table.view(seat.seat).own) for seat in room.seats],
        quiet=public.quiet,
        lapsing=table.lapsing,
    )


def fresh(table: Table, seat: Seat, spot: Spot, trail: Trail) -> bool:
    """Whether a button still means what it meant when it was shown.

    Either nothing has happened since; or others have moved (at simultaneous questions), while this seat has
    not and is asked exactly the same: a second click of the same person never counts twice.
    """
    if spot.version == token(table, seat) or not spot.path:
        return True
    again = done_again(table.log)  # not by this person: somebody else has taken a move back
    for entry in reversed(table.log):
        if entry.seat == seat and entry.number not in again:
            return False
        if spot.version == token(table, seat, entry.number - 1):
            return spot.fingerprint == trail.fingerprint
    return False  # too old to know what happened since


def _report(task: asyncio.Task[None]) -> None:
    if not task.cancelled() and task.exception() is not None:
        log.error("a computer player stumbled", exc_info=task.exception())
