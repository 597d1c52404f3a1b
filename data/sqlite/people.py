"""What we know of people and guilds, and notes to ourselves."""

from __future__ import annotations

import msgspec
from msgspec import UNSET, UnsetType

from data.sqlite.database import Database, Sql
from data.sqlite.rows import struct
from data.store import Person


class People(Database):
    async def person(self, user_id: int) -> Person:
        async with self.reading() as sql:
            return await _person(sql, user_id)

    async def change_person(
        self,
        user_id: int,
        *,
        language: str | UnsetType | None = UNSET,
        locale: str | UnsetType = UNSET,
        dm_notices: bool | UnsetType = UNSET,
    ) -> Person:
        changes = {"language": language, "locale": locale, "dm_notices": dm_notices}
        async with self.writing() as sql:
            known = await _person(sql, user_id)
            person = msgspec.structs.replace(
                known, **{field: value for field, value in changes.items() if value is not UNSET}
            )
            await sql(
                "INSERT INTO people (user_id, language, locale, dm_notices) VALUES (?, ?, ?, ?)"
                " ON CONFLICT (user_id) DO UPDATE SET language = excluded.language,"
                " locale = excluded.locale, dm_notices = excluded.dm_notices",
                msgspec.structs.astuple(person),
            )
            return person

    async def guild_language(self, guild_id: int) -> str | None:
        async with self.reading() as sql:
            found = await sql("SELECT language FROM guilds WHERE guild_id = ?", (guild_id,))
            return found[0]["language"] if found else None

    async def set_guild_language(self, guild_id: int, language: str | None) -> None:
        async with self.writing() as sql:
            await sql(
                "INSERT INTO guilds (guild_id, language) VALUES (?, ?)"
                " ON CONFLICT (guild_id) DO UPDATE SET language = excluded.language",
                (guild_id, language),
            )

    async def meta(self, key: str) -> str | None:
        async with self.reading() as sql:
            found = await sql("SELECT value FROM meta WHERE key = ?", (key,))
            return found[0]["value"] if found else None

    async def set_meta(self, key: str, value: str) -> None:
        async with self.writing() as sql:
            await sql(
                "INSERT INTO meta (key, value) VALUES (?, ?)"
                " ON CONFLICT (key) DO UPDATE SET value = excluded.value",
                (key, value),
            )


async def _person(sql: Sql, user_id: int) -> Person:
    found = await sql("SELECT * FROM people WHERE user_id = ?", (user_id,))
    return struct(found[0], Person) if found else Person(user_id=user_id)
