"""What we know of people and guilds, and notes to ourselves."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar, Unpack

import msgspec

from data.models import Guild, GuildChanges, Person, PersonChanges
from data.sqlite import rows
from data.sqlite.database import Database, Sql
from data.sqlite.rows import json, struct

T = TypeVar("T", Person, Guild)


class PersonQueries(Database):
    async def person(self, user_id: int) -> Person:
        async with self.reading() as sql:
            return await _person(sql, user_id)

    async def change_person(self, user_id: int, **changes: Unpack[PersonChanges]) -> Person:
        async with self.writing() as sql:
            return await _changed(sql, "people", await _person(sql, user_id), changes)

    async def digest_readers(self) -> list[Person]:
        async with self.reading() as sql:
            found = await sql("SELECT * FROM people WHERE digest_hour IS NOT NULL ORDER BY user_id")
            return [struct(row, Person) for row in found]

    async def guild(self, guild_id: int) -> Guild:
        async with self.reading() as sql:
            return await _guild(sql, guild_id)

    async def change_guild(self, guild_id: int, **changes: Unpack[GuildChanges]) -> Guild:
        async with self.writing() as sql:
            return await _changed(sql, "guilds", await _guild(sql, guild_id), changes)

    async def meta(self, key: str) -> str | None:
        async with self.reading() as sql:
            found = await sql("SELECT value FROM meta WHERE key = ?", (key,))
            return found[0]["value"] if found else None

    async def set_meta(self, key: str, value: str) -> None:
        async with self.writing() as sql:
            await rows.set_meta(sql, key, value)


async def _person(sql: Sql, user_id: int) -> Person:
    found = await sql("SELECT * FROM people WHERE user_id = ?", (user_id,))
    return struct(found[0], Person) if found else Person(user_id=user_id)


async def _guild(sql: Sql, guild_id: int) -> Guild:
    found = await sql("SELECT * FROM guilds WHERE guild_id = ?", (guild_id,))
    return struct(found[0], Guild) if found else Guild(guild_id=guild_id)


async def _changed(sql: Sql, place: str, known: T, changes: Mapping[str, object]) -> T:
    after = msgspec.structs.replace(known, **changes)
    names = after.__struct_fields__
    values = [getattr(after, name) for name in names]
    marks = ", ".join("?" for _ in names)
    await sql(
        f"INSERT OR REPLACE INTO {place} ({', '.join(names)}) VALUES ({marks})",
        [json(value) if isinstance(value, list) else value for value in values],
    )
    return after
