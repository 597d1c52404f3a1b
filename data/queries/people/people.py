"""People, servers, and notes of the bot to itself."""

from __future__ import annotations

from typing import Unpack

from data.models import Guild, GuildChanges, Person, PersonChanges
from data.queries import rows
from data.queries.database import Database, Sql, reading, writing
from data.queries.rows import struct


class PersonQueries(Database):
    @reading
    async def person(self, sql: Sql, user_id: int) -> Person:
        """A person's settings; the defaults for somebody new."""
        found = await sql("SELECT * FROM people WHERE user_id = ?", (user_id,))
        return struct(found[0], Person) if found else Person(user_id=user_id)

    @writing
    async def change_person(self, sql: Sql, user_id: int, **changes: Unpack[PersonChanges]) -> Person:
        [row] = await rows.put(sql, "people", ["user_id"], {"user_id": user_id, **changes})
        return struct(row, Person)

    @reading
    async def direct_channel(self, sql: Sql, user_id: int) -> int | None:
        """The channel of a person's direct messages, if a seat of theirs knows it."""
        found = await sql(
            "SELECT desk_channel_id FROM seats WHERE user_id = ? AND desk_channel_id IS NOT NULL LIMIT 1",
            (user_id,),
        )
        return found[0]["desk_channel_id"] if found else None

    @reading
    async def guild(self, sql: Sql, guild_id: int) -> Guild:
        found = await sql("SELECT * FROM guilds WHERE guild_id = ?", (guild_id,))
        return struct(found[0], Guild) if found else Guild(guild_id=guild_id)

    @writing
    async def change_guild(self, sql: Sql, guild_id: int, **changes: Unpack[GuildChanges]) -> Guild:
        [row] = await rows.put(sql, "guilds", ["guild_id"], {"guild_id": guild_id, **changes})
        return struct(row, Guild)

    @reading
    async def meta(self, sql: Sql, key: str) -> str | None:
        """An internal note, such as the hash of the synced commands."""
        found = await sql("SELECT value FROM meta WHERE key = ?", (key,))
        return found[0]["value"] if found else None

    @writing
    async def set_meta(self, sql: Sql, key: str, value: str) -> None:
        await rows.set_meta(sql, key, value)

    @writing
    async def note_once(self, sql: Sql, key: str, now: int, seconds: int) -> bool:
        """Note the time under this key, unless that was done in the last `seconds`. Whether it was noted:
        of several processes that ask at the same time, one is told so."""
        noted = await sql(
            "INSERT INTO meta (key, value) VALUES (?, ?) ON CONFLICT (key)"
            " DO UPDATE SET value = excluded.value WHERE CAST(meta.value AS BIGINT) <= ? RETURNING key",
            (key, str(now), now - seconds),
        )
        return bool(noted)
