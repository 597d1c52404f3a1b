"""What is kept of the chat, in a small SQLite file: after a restart everything is there again.

The writes are few and small and wait for no disk (WAL, synchronous NORMAL), so they are made where they are
wanted, in the event loop.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple, TypeVar

import msgspec

T = TypeVar("T")
SCHEMA = """
create table if not exists meta (key text primary key, value text not null) strict;
create table if not exists channels (id integer primary key, body blob not null) strict;
create table if not exists messages (
    id integer primary key, channel integer not null, body blob not null
) strict;
create index if not exists messages_by_channel on messages (channel, id);
create table if not exists files (
    id integer primary key, message integer, name text not null, body blob not null
) strict;
create index if not exists files_by_message on files (message);
create table if not exists reads (
    person integer not null, channel integer not null, message integer not null, primary key (person, channel)
) strict;
"""
PRIVATE = 0o600
EMOJI = "emoji"
"""The name of a file that is an emoji of the application."""


class StorageError(Exception):
    """The file of the chat cannot be used. The message is one sentence."""


class StoredFile(NamedTuple):
    id: int
    message: int | None
    """The message it belongs to; None for one that was uploaded with a command."""
    name: str
    body: bytes


class Storage:
    def __init__(self, path: Path | None) -> None:
        """Without a path nothing is kept."""
        try:
            if path is not None:
                path.parent.mkdir(parents=True, exist_ok=True)
                path.touch(mode=PRIVATE)
            self._db = sqlite3.connect(path or ":memory:", isolation_level=None)
            self._db.execute("pragma journal_mode = wal")
            self._db.execute("pragma synchronous = normal")
            self._db.executescript(SCHEMA)
        except (OSError, sqlite3.Error) as error:
            raise StorageError(f"{path} cannot be opened for writing: {error}.") from None

    def close(self) -> None:
        self._db.close()

    # single values

    def meta(self, key: str) -> str | None:
        row = self._db.execute("select value from meta where key = ?", (key,)).fetchone()
        return None if row is None else str(row[0])

    def set_meta(self, key: str, value: str) -> None:
        self._db.execute("replace into meta values (?, ?)", (key, value))

    def drop_meta(self, key: str) -> None:
        self._db.execute("delete from meta where key = ?", (key,))

    def newest(self) -> int:
        """The largest id there is, so that new ones are larger."""
        tables = ("channels", "messages", "files")
        newest = [self._db.execute(f"select max(id) from {table}").fetchone()[0] for table in tables]
        return max(value or 0 for value in newest)

    # channels

    def channels(self, kind: type[T]) -> Iterator[T]:
        for (body,) in self._db.execute("select body from channels order by id"):
            yield msgspec.json.decode(body, type=kind)

    def keep_channel(self, channel_id: int, channel: msgspec.Struct) -> None:
        self._db.execute("replace into channels values (?, ?)", (channel_id, msgspec.json.encode(channel)))

    def drop_channel(self, channel_id: int) -> None:
        self._db.execute(
            "delete from files where message in (select id from messages where channel = ?)", (channel_id,)
        )
        for table, column in (("messages", "channel"), ("reads", "channel"), ("channels", "id")):
            self._db.execute(f"delete from {table} where {column} = ?", (channel_id,))

    # messages

    def messages(self, kind: type[T]) -> Iterator[T]:
        for (body,) in self._db.execute("select body from messages order by id"):
            yield msgspec.json.decode(body, type=kind)

    def keep_message(self, message_id: int, channel_id: int, message: msgspec.Struct) -> None:
        body = msgspec.json.encode(message)
        self._db.execute("replace into messages values (?, ?, ?)", (message_id, channel_id, body))

    def drop_message(self, message_id: int) -> None:
        self._db.execute("delete from files where message = ?", (message_id,))
        self._db.execute("delete from messages where id = ?", (message_id,))

    # files

    def file(self, file_id: int) -> StoredFile | None:
        row = self._db.execute(
            "select id, message, name, body from files where id = ?", (file_id,)
        ).fetchone()
        return None if row is None else StoredFile(*row)

    def has_emoji(self, file_id: int) -> bool:
        row = self._db.execute("select 1 from files where id = ? and name = ?", (file_id, EMOJI)).fetchone()
        return row is not None

    def keep_file(self, file: StoredFile) -> None:
        self._db.execute("replace into files values (?, ?, ?, ?)", file)

    def drop_file(self, file_id: int) -> None:
        self._db.execute("delete from files where id = ?", (file_id,))

    # what people have read

    def reads(self) -> dict[tuple[int, int], int]:
        """The last message that was read, by person and channel."""
        rows = self._db.execute("select person, channel, message from reads")
        return {(person, channel): message for person, channel, message in rows}

    def keep_read(self, person: int, channel: int, message: int) -> None:
        self._db.execute("replace into reads values (?, ?, ?)", (person, channel, message))
