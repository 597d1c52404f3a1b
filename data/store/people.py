"""People, servers, and notes of the bot to itself."""

from __future__ import annotations

from typing import Protocol, Unpack

from data.models import Guild, GuildChanges, Person, PersonChanges


class PersonStore(Protocol):
    async def person(self, user_id: int) -> Person:
        """A person's settings; the defaults for somebody new."""

    async def change_person(self, user_id: int, **changes: Unpack[PersonChanges]) -> Person: ...

    async def direct_channel(self, user_id: int) -> int | None:
        """The channel of a person's direct messages, if a seat of theirs knows it."""

    async def guild(self, guild_id: int) -> Guild: ...

    async def change_guild(self, guild_id: int, **changes: Unpack[GuildChanges]) -> Guild: ...

    async def meta(self, key: str) -> str | None:
        """An internal note, such as the hash of the synced commands."""

    async def set_meta(self, key: str, value: str) -> None: ...

    async def note_once(self, key: str, now: int, seconds: int) -> bool:
        """Note the time under this key, unless that was done in the last `seconds`. Whether it was noted:
        of several processes that ask at the same time, one is told so."""
