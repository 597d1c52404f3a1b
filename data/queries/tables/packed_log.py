"""The log of a table at rest: how its entries are packed, written and read.

States and events are compressed with what stands before them in the log as dictionary, so that only the
difference takes room. The log is divided into blocks. The first entry of a block refers to nothing. Each
further one refers to the state of the entry before it, and to the events of its block so far: so a few
entries have to be read for any one of them. Folded entries hold nothing, and no other refers to them.

zlib notes in each text whether it needs a dictionary, and the checksums of both: a text is never unpacked
with the wrong one.
"""

from __future__ import annotations

import zlib
from collections.abc import Collection, Sequence
from typing import NamedTuple

import msgspec

from data.models import LogPlace, StoreError
from data.queries.database import Row, Sql
from data.queries.rows import json
from engines.contract.core import Event
from engines.tables.log import Entry

BLOCK = 20
"""Entries of which the first refers to nothing."""
LEVEL = 9
"""Of compression. With a dictionary it takes no longer than less would."""
NO_END = 1 << 40
"""Behind the last entry of any log."""
TO_ALL = '%"to":null%'
"""In the events of an entry that everybody was told of. A string in there has its quotes escaped."""
_COLUMNS = "number, seat, at, move, takes_back, events, packed_events, final, undone, folded"
_STATES = f"{_COLUMNS}, before, rules_version"
_EVENTS = msgspec.json.Decoder(list[Event])
_HAS_DICTIONARY = 0x20
"""In the second byte of what zlib has compressed; then follows the checksum of the dictionary."""


class Line(NamedTuple):
    """A row of the log, and what was compressed in it."""

    row: Row
    events: bytes
    """JSON."""
    before: bytes
    """The state before it, as JSON; empty where it is folded, or was not asked for."""


def block_of(number: int) -> int:
    """The number of the first entry in the same block."""
    return number - (number - 1) % BLOCK


# --- compressed texts --------------------------------------------------------------------------------------


def pack(text: bytes, dictionary: bytes) -> bytes:
    packer = zlib.compressobj(LEVEL, zdict=dictionary) if dictionary else zlib.compressobj(LEVEL)
    return packer.compress(text) + packer.flush()


def unpack(packed: bytes, dictionary: bytes) -> bytes:
    unpacker = zlib.decompressobj(zdict=dictionary) if _refers(packed) else zlib.decompressobj()
    text = unpacker.decompress(packed)
    if not unpacker.eof:
        raise ValueError("a part of its log is missing")
    return text


def _refers(packed: bytes) -> bool:
    return bool(packed[1] & _HAS_DICTIONARY)


def _is(text: bytes, packed: bytes) -> bool:
    return zlib.adler32(text) == int.from_bytes(packed[-4:], "big")


def _is_dictionary(text: bytes, packed: bytes) -> bool:
    return zlib.adler32(text) == int.from_bytes(packed[2:6], "big")


class _Chain:
    """What the next entry may refer to."""

    def __init__(self) -> None:
        self.state = b""
        self.events = b""

    def read(self, row: Row, *, states: bool) -> Line:
        if row["folded"]:
            return Line(row, row["events"].encode(), b"")
        events = self._read_events(row)
        if states:
            self.state = unpack(row["before"], self.state)
        return Line(row, events, self.state)

    def _read_events(self, row: Row) -> bytes:
        packed = row["packed_events"]
        if packed is None:  # written by an older version
            self.events = b""
            return bytes(row["events"].encode())
        events = unpack(packed, self.events)
        self.events = self.events + events if _refers(packed) else events
        return events

    def write(self, line: Line) -> tuple[bytes, bytes]:
        """The packed events and the packed state of the next entry."""
        packed = pack(line.events, self.events), pack(line.before, self.state)
        self.events, self.state = self.events + line.events, line.before
        return packed


# --- reading -----------------------------------------------------------------------------------------------


async def read(
    sql: Sql, table_id: str, *, limit: int | None = None, before: int | None = None, states: bool
) -> list[Line]:
    """With a limit: from the entry on with which so many are reached that everybody was told of, without
    those that are folded. Did secret ones count too, what is missing would tell of them, and who makes many
    would push out what others need."""
    if limit is None:
        return await _lines(sql, table_id, 1, before, states=states, folded=True)
    told = await sql(
        "SELECT number FROM moves INDEXED BY moves_to_load WHERE table_id = ? AND NOT folded"
        " AND number < ? AND coalesce(public, events LIKE ?)"
        " ORDER BY number DESC LIMIT 1 OFFSET ?",
        (table_id, before or NO_END, TO_ALL, limit - 1),
    )
    first = told[0]["number"] if told else 1
    lines = await _lines(sql, table_id, block_of(first), before, states=states, folded=False)
    return [line for line in lines if line.row["number"] >= first]


async def _lines(
    sql: Sql, table_id: str, first: int, before: int | None, *, states: bool, folded: bool
) -> list[Line]:
    """From the first entry of a block on."""
    found = await sql(
        f"SELECT {_STATES if states else _COLUMNS} FROM moves"
        f" {'' if folded else 'INDEXED BY moves_to_load'} WHERE table_id = ?"
        f" {'' if folded else 'AND NOT folded'} AND number >= ? AND number < ?"
        " ORDER BY number",
        (table_id, first, before or NO_END),
    )
    chain = _Chain()
    return [chain.read(row, states=states) for row in found]


def entry(line: Line, before: bytes = b"") -> Entry:
    row = line.row
    known = {key: row[key] for key in ("number", "seat", "at", "takes_back")}
    return Entry(
        **known,
        move=None if row["move"] is None else msgspec.json.decode(row["move"]),
        events=_EVENTS.decode(line.events),
        final=bool(row["final"]),
        undone=bool(row["undone"]),
        before=msgspec.Raw(before),
        folded=bool(row["folded"]),
    )


# --- writing -----------------------------------------------------------------------------------------------


async def note(sql: Sql, table_id: str, entry: Entry, log: Sequence[Entry], rules_version: int) -> None:
    """Add an entry. `log` has those before it, as the caller knows them."""
    known_state, known_events = await _known(sql, table_id, entry.number, log)
    await sql(
        "INSERT INTO moves (table_id, number, seat, at, move, takes_back, events, packed_events, public,"
        " final, undone, before, rules_version) VALUES (?, ?, ?, ?, ?, ?, '', ?, ?, ?, ?, ?, ?)",
        (
            table_id,
            entry.number,
            entry.seat,
            entry.at,
            None if entry.move is None else json(entry.move),
            entry.takes_back,
            pack(msgspec.json.encode(entry.events), known_events),
            entry.public,
            entry.final,
            entry.undone,
            pack(bytes(entry.before), known_state),
            rules_version,
        ),
    )
    if entry.takes_back is not None:
        await sql(
            "UPDATE moves SET undone = TRUE"
            " WHERE table_id = ? AND number >= ? AND number < ? AND move IS NOT NULL AND NOT undone",
            (table_id, entry.takes_back, entry.number),
        )


async def _known(sql: Sql, table_id: str, number: int, log: Sequence[Entry]) -> tuple[bytes, bytes]:
    """The state and the events that an entry refers to. They are at hand, as the caller has opened the table;
    what is not exactly what stands in the database (after a change of the rules) is not referred to."""
    first = block_of(number)
    earlier = [entry for entry in log if first <= entry.number < number and not entry.folded]
    last = await sql(
        "SELECT before, packed_events FROM moves INDEXED BY moves_to_load WHERE table_id = ? AND NOT folded"
        " AND number >= ? AND number < ? ORDER BY number DESC LIMIT 1",
        (table_id, first, number),
    )
    if not earlier or not last:
        return b"", b""
    state = bytes(earlier[-1].before)
    events = [msgspec.json.encode(entry.events) for entry in earlier]
    return (
        state if _is(state, last[0]["before"]) else b"",
        _known_events(b"".join(events[:-1]), events[-1], last[0]["packed_events"]),
    )


def _known_events(earlier: bytes, newest: bytes, packed: bytes | None) -> bytes:
    if packed is None or not _is(newest, packed):
        return b""
    if not _refers(packed):
        return newest
    return earlier + newest if _is_dictionary(earlier, packed) else b""


async def fold(sql: Sql, table_id: str, numbers: Collection[int]) -> None:
    """Empty these entries. Others of their blocks refer to them, so they are packed anew."""
    for first in sorted({block_of(number) for number in numbers}):
        lines = await _lines(sql, table_id, first, first + BLOCK, states=True, folded=False)
        for number in numbers:
            if block_of(number) == first:
                await sql(
                    "UPDATE moves SET folded = TRUE, before = ?, events = '[]', packed_events = NULL,"
                    " public = NULL WHERE table_id = ? AND number = ?",
                    (b"", table_id, number),
                )
        await _pack_anew(sql, table_id, first, [line for line in lines if line.row["number"] not in numbers])


async def pack_next_block(sql: Sql, after: LogPlace | None) -> LogPlace | None:
    """Pack one more block that an older version has written, or part of it; None when there is none left.

    One that can't be read stays as it is: whoever opens that table is told."""
    found = await sql(
        "SELECT table_id, number FROM moves INDEXED BY moves_to_pack"
        " WHERE packed_events IS NULL AND NOT folded AND (table_id, number) > (?, ?)"
        " ORDER BY table_id, number LIMIT 1",
        after or ("", 0),
    )
    if not found:
        return None
    table_id, first = found[0]["table_id"], block_of(found[0]["number"])
    try:
        lines = await _lines(sql, table_id, first, first + BLOCK, states=True, folded=False)
    except (zlib.error, ValueError):
        pass
    else:
        await _pack_anew(sql, table_id, first, lines)
    return LogPlace(table_id, first + BLOCK - 1)


async def _pack_anew(sql: Sql, table_id: str, first: int, lines: Sequence[Line]) -> None:
    """Write what these entries of a block hold, in today's form and in this order."""
    chain = _Chain()
    for line in lines:
        events, before = chain.write(line)
        row = line.row
        if (events, before) != (row["packed_events"], row["before"]):
            await sql(
                "UPDATE moves SET events = '', packed_events = ?, before = ?,"
                " public = coalesce(public, events LIKE ?) WHERE table_id = ? AND number = ?",
                (events, before, TO_ALL, table_id, row["number"]),
            )
    again = await _lines(sql, table_id, first, first + BLOCK, states=True, folded=False)
    if [line[1:] for line in again] != [line[1:] for line in lines]:
        raise StoreError(f"The log of table {table_id} can't be packed without changing it.")
