"""What we know of people and guilds, and notes to ourselves."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar, Unpack

import msgspec

from data.models import Guild, GuildChanges, Person, PersonChanges
from data.sqlite import rows
from data.sqlite.database import Database, Sql, reading, writing
from data.sqlite.rows import json, struct

T = TypeVar("T", Person, Guild)


class PersonQueries(Database):
    @reading
    def person(self, sql: Sql, user_id: int) -> Person:
        return _person(sql, user_id)

    @writing
    def change_person(self, sql: Sql, user_id: int, **changes: Unpack[PersonChanges]) -> Person:
        return _changed(sql, "people", _person(sql, user_id), changes)

    @reading
    def direct_channel(self, sql: Sql, user_id: int) -> int | None:
        found = sql(
            "SELECT desk_channel_id FROM seats WHERE user_id = ? AND desk_channel_id IS NOT NULL LIMIT 1",
            (user_id,),
        )
        return found[0]["desk_channel_id"] if found else None

    @reading
    def guild(self, sql: Sql, guild_id: int) -> Guild:
        return _guild(sql, guild_id)

    @writing
    def change_guild(self, sql: Sql, guild_id: int, **changes: Unpack[GuildChanges]) -> Guild:
        return _changed(sql, "guilds", _guild(sql, guild_id), changes)

    @reading
    def meta(self, sql: Sql, key: str) -> str | None:
        found = sql("SELECT value FROM meta WHERE key = ?", (key,))
        return found[0]["value"] if found else None

    @writing
    def set_meta(self, sql: Sql, key: str, value: str) -> None:
        rows.set_meta(sql, key, value)


def _person(sql: Sql, user_id: int) -> Person:
    found = sql("SELECT * FROM people WHERE user_id = ?", (user_id,))
    return struct(found[0], Person) if found else Person(user_id=user_id)


def _guild(sql: Sql, guild_id: int) -> Guild:
    found = sql("SELECT * FROM guilds WHERE guild_id = ?", (guild_id,))
    return struct(found[0], Guild) if found else Guild(guild_id=guild_id)


def _changed(sql: Sql, place: str, known: T, changes: Mapping[str, object]) -> T:
    after = msgspec.structs.replace(known, **changes)
    key, *others = names = after.__struct_fields__
    values = [getattr(after, name) for name in names]
    marks = ", ".join("?" for _ in names)
    # No INSERT OR REPLACE: triggers compare what was there before.
    kept = ", ".join(f"{name} = excluded.{name}" for name in others)
    sql(
        f"INSERT INTO {place} ({', '.join(names)}) VALUES ({marks}) ON CONFLICT ({key}) DO UPDATE SET {kept}",
        [json(value) if isinstance(value, list) else value for value in values],
    )
    return after
