"""What-ifs: somebody plays on from a position, in private, against computers.

A what-if is a lesson that begins in the middle: a table in one person's direct messages. All that their seat
can't know is dealt anew, by dice of its own, so it is one of the games that they could imagine, and tells
nothing of the real one. Each person has one at a time.
"""

from __future__ import annotations

import asyncio
import secrets

from cogs.tables.absence.lifecycle import Lifecycle
from cogs.tables.changes import letters
from cogs.tables.computers.computer_players import ComputerPlayers
from cogs.tables.loading.room import Room, Visitor
from cogs.tables.loading.tables import Tables
from cogs.tables.people.limits import Limits
from data.models import NO_SERVER, Status, TableRow
from data.words import Phrases
from engines.computer.players import NORMAL
from engines.contract.core import Rejected, Seat, say
from engines.contract.dice import Dice
from engines.contract.settings import HINTS
from engines.tables.table import Table

KEY_BYTES = 32


def copy_of(table: Table, seat: Seat, key: bytes, *, hints: bool) -> Table:
    """The position with everything dealt anew that this seat can't know. It depends on what the seat sees and
    on the key alone, and has neither the log nor the dice of the table."""
    settings = {**table.settings, HINTS.key: "on" if hints else "off"}
    return Table(
        table.game,
        seats=table.seats,
        settings=settings,
        key=key,
        salt=[],
        state=table.game.redeal(table.state, seat, Dice(key, "what if")),
        begun_with=table.begun_with,
    )


class WhatIfs:
    def __init__(
        self, tables: Tables, limits: Limits, computers: ComputerPlayers, lifecycle: Lifecycle
    ) -> None:
        self.tables = tables
        self.store = tables.store
        self.limits = limits
        self.computers = computers
        self.lifecycle = lifecycle

    async def begin(
        self, visitor: Visitor, room: Room, seat: Seat, *, hints: bool, channel_id: int, language: str
    ) -> Room:
        """Play on from where `room` is, in this seat. What the person tried out before ends."""
        self.limits.check_closing()
        if not room.table.waiting:
            raise Rejected("whatif-over")
        key = secrets.token_bytes(KEY_BYTES)
        copy = await asyncio.to_thread(copy_of, room.table, seat, key, hints=hints)
        last = await self.store.what_if(visitor.user_id)
        if last is not None and last.status is Status.LOBBY:  # the bot was stopped before it was dealt
            await self.store.end(last.id, now=self.tables.now())
        elif last is not None:
            await self.lifecycle.end(last.id)
        row = await self.store.create_lobby(
            guild_id=NO_SERVER,
            channel_id=channel_id,
            game=room.row.game,
            host_id=visitor.user_id,
            language=language,
            settings=copy.settings,
            key=key,
            host=visitor.name,
            lesson=True,
            what_if=True,
            now=self.tables.now(),
        )
        return await self._start(row, copy, seat, await self._seat_computers(row, room, seat, language))

    async def _seat_computers(self, row: TableRow, room: Room, own: Seat, language: str) -> TableRow:
        """Computers in all other seats: those of the table as they are, and normal ones for people, whose
        names stay there."""
        words = Phrases(language)
        for seat in room.seats:
            if seat.seat != own:
                known = seat.user_id is None
                row = await self.store.add_computer(
                    row.id,
                    name=seat.name if known else words(say("verify-seat", number=seat.seat + 1)),
                    salt="",
                    most=room.table.seats,
                    level=seat.level if known else NORMAL,
                    temperament=seat.temperament if known else "",
                    now=self.tables.now(),
                )
        return row

    async def _start(self, row: TableRow, copy: Table, own: Seat, seated: TableRow) -> Room:
        others = [seat for seat in range(copy.seats) if seat != own]
        now = self.tables.now()
        await self.store.start(
            row.id,
            copy,
            order=[0 if seat == own else others.index(seat) + 1 for seat in range(copy.seats)],
            expected_version=seated.version,
            letters=letters.game_started(row, copy, []),
            computers=any(seat != own for seat in copy.waiting),
            now=now,
        )
        started = await self.tables.load(row.id)
        self.computers.continue_game(started)
        return started

    async def end(self, user_id: int, table_id: str) -> bool:
        """Stop trying it out. False if this person has another one, or none."""
        row = await self.store.what_if(user_id)
        if row is None or row.id != table_id:
            return False
        await self.lifecycle.end(table_id)
        return True
