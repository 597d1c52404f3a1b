"""The shelf: records of finished games that people have brought along, to be looked at like tables of ours.

Everybody has one place on it and can reach no other: who presses a button means their own. The seats of a
record have no names.
"""

from __future__ import annotations

import asyncio
import hashlib

from cogs.tables.clock import DAY, now
from cogs.tables.room import Room
from data.models import SeatRow, Status, TableRow
from data.store import Store
from data.words import Phrases
from engines.core import Rejected, say
from engines.table import Table

KEPT = 30 * DAY
"""So long a record lies on the shelf."""
MARK = "mine-"
"""What the id of such a table begins with. No table of ours has a dash in its id."""
NOBODY = 0
"""Sits in all its seats: whether people or computers played, a record does not say."""


class Records:
    def __init__(self, store: Store) -> None:
        self.store = store

    @staticmethod
    def holds(table_id: str) -> bool:
        """Whether this is the id of a record, not of a table of ours."""
        return table_id.startswith(MARK)

    async def keep(self, user_id: int, table: Table, language: str) -> Room:
        """Put a game that was checked on the shelf, in the place of this person's last one."""
        raw = await asyncio.to_thread(table.to_json)
        await self.store.keep_record(user_id, raw, now=now())
        return _room(raw, table, language)

    async def room(self, user_id: int, table_id: str, language: str) -> Room:
        """What this person has brought along, if it is still the one that is meant."""
        known = await self.store.record_of(user_id)
        if known is None or _id(known[1]) != table_id:
            raise Rejected("shelf-gone")
        return _room(known[1], await asyncio.to_thread(Table.from_json, known[1]), language)

    async def clear(self) -> None:
        await self.store.drop_records(now() - KEPT)


def _id(raw: bytes) -> str:
    """The same for the same game only: a button of an older record must not lead into another one."""
    return MARK + hashlib.blake2s(raw, digest_size=8).hexdigest()


def _room(raw: bytes, table: Table, language: str) -> Room:
    """The record as a table that is over, without a place and without people."""
    words = Phrases(language)
    times = [entry.at for entry in table.log] or [0]
    row = TableRow(
        id=_id(raw),
        guild_id=NOBODY,
        channel_id=NOBODY,
        game=table.game.key,
        status=Status.OVER,
        host_id=NOBODY,
        language=language,
        settings=table.settings,
        key=table.key,
        salt=table.salt,
        seats=table.seats,
        version=table.number,
        rules_version=table.game.version,
        created=times[0],
        started=times[0],
        updated=times[-1],
        ended=times[-1],
    )
    seats = [
        SeatRow(
            table_id=row.id,
            seat=seat,
            user_id=NOBODY,
            name=words(say("verify-seat", number=seat + 1)),
            joined_at=row.created,
        )
        for seat in range(table.seats)
    ]
    return Room(row, seats, table)
