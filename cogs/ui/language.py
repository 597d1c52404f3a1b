"""Which language to answer in: a person's own when private, the server's when public."""

from __future__ import annotations

import discord

from data.store import Store
from data.words import Phrases, best


class Language:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def of(self, interaction: discord.Interaction) -> str:
        """What this person reads: their choice, or the language of their Discord."""
        chosen = (await self.store.person(interaction.user.id)).language
        return chosen or best(interaction.locale.value)

    async def of_user(self, user_id: int) -> str:
        """For a direct message, where there is no interaction that tells."""
        person = await self.store.person(user_id)
        return person.language or best(person.locale)

    async def palette(self, user_id: int) -> str | None:
        """For whose palette private pictures are coloured."""
        return (await self.store.person(user_id)).palette

    async def remember(self, interaction: discord.Interaction) -> None:
        """Keep what this person's Discord speaks, for direct messages."""
        await self.store.change_person(interaction.user.id, locale=interaction.locale.value)

    async def of_guild(self, guild_id: int | None, locale: discord.Locale | None) -> str:
        chosen = (await self.store.guild(guild_id)).language if guild_id is not None else None
        return chosen or best(locale.value if locale else None)

    async def words(self, interaction: discord.Interaction) -> Phrases:
        return Phrases(await self.of(interaction))
