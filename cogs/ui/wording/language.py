"""Chooses languages: a person's own for private messages, the server's for public ones."""

from __future__ import annotations

import discord

from cogs.tables.loading.room import Room
from data.models import Person, StoreAway
from data.store import Store
from data.words import Phrases, best


class Language:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def person(self, user_id: int, room: Room | None = None) -> Person:
        """What a person has chosen. A room knows it of everybody who has a seat there."""
        known = room.people.get(user_id) if room is not None else None
        return known or await self.store.person(user_id)

    async def of(self, interaction: discord.Interaction, room: Room | None = None) -> str:
        """The language of a person: their choice, or that of their Discord client."""
        try:
            chosen = (await self.person(interaction.user.id, room)).language
        except StoreAway:  # to say just that, nobody has to be asked
            chosen = None
        return chosen or best(interaction.locale.value)

    async def of_user(self, user_id: int, room: Room | None = None) -> str:
        """The language for a direct message, where no interaction tells it."""
        person = await self.person(user_id, room)
        return person.language or best(person.locale)

    async def palette(self, user_id: int, room: Room | None = None) -> str | None:
        """The colours of this person's private pictures; None for the usual ones."""
        return (await self.person(user_id, room)).palette

    async def remember(self, interaction: discord.Interaction) -> None:
        """Store the language of this person's Discord client, for direct messages."""
        await self.store.change_person(interaction.user.id, locale=interaction.locale.value)

    async def of_guild(self, guild_id: int | None, locale: discord.Locale | None) -> str:
        chosen = (await self.store.guild(guild_id)).language if guild_id is not None else None
        return chosen or best(locale.value if locale else None)

    async def words(self, interaction: discord.Interaction) -> Phrases:
        return Phrases(await self.of(interaction))
