"""Records of finished games that people upload, to look at like tables of ours.

We keep one record per person, and only that person can open it: a button always means the record of whoever
presses it. The seats of a record have no names.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Callable
from dataclasses import replace

from cogs.tables.loading.room import Room
from cogs.tables.people.clock import DAY
from data.models import SeatRow, Status, TableRow
from data.signs import NO_SIGNS, Signs
from data.store import Store
from data.words import Phrases
from engines.contract.core import Rejected, say
from engines.tables.table import Table

RECORD_KEPT = 30 * DAY
"""Seconds after which a record is deleted."""
ID_PREFIX = "mine-"
"""Of the table id of a record. No table of ours has a dash in its id."""
NOBODY = 0
"""The user id in all seats: a record does not say whether people or computers played."""


class Records:
    def __init__(self, store: Store, now: Callable[[], int], signs: Signs = NO_SIGNS) -> None:
        self.store = store
        self.now = now
        self.signs = signs

    @staticmethod
    def holds(table_id: str) -> bool:
        """Whether this is the id of a record, not of a table of ours."""
        return table_id.startswith(ID_PREFIX)

    async def keep(self, user_id: int, table: Table, language: str) -> Room:
        """Keep a verified game in place of the person's last one."""
        raw = await asyncio.to_thread(table.to_json)
        await self.store.keep_record(user_id, raw, now=self.now())
        return replace(_room(raw, table, language), signs=self.signs)

    async def load(self, user_id: int, table_id: str, language: str) -> Room:
        """The record of this person. Raises Rejected when it is no longer the one that is meant."""
        known = await self.store.record_of(user_id)
        if known is None or _id(known[1]) != table_id:
            raise Rejected("shelf-gone")
        table = await asyncio.to_thread(Table.from_json, known[1])
        return replace(_room(known[1], table, language), signs=self.signs)

    async def drop(self, user_id: int, table_id: str) -> None:
        """Delete this record of a person. Raises Rejected when they have another one, or none."""
        known = await self.store.record_of(user_id)
        if known is None or _id(known[1]) != table_id:
            raise Rejected("shelf-gone")
        await self.store.drop_record(user_id)

    async def clear(self) -> None:
        """Delete the records that are too old."""
        await self.store.drop_records(self.now() - RECORD_KEPT)
        await self.store.drop_reviews(self.now() - RECORD_KEPT)


def _id(raw: bytes) -> str:
    """Made of the contents: a button of an older record must not open another one."""
    return ID_PREFIX + hashlib.blake2s(raw, digest_size=8).hexdigest()


def _room(raw: bytes, table: Table, language: str) -> Room:
    """The record as a finished table, without a channel and without people."""
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
