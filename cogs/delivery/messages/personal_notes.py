"""Delivers what single people are told about their seat: a lobby is ready, it is gone, a computer has it."""

from __future__ import annotations

import discord

from cogs.delivery.sending.transport import CLOSED_DM, Delivered, Transport
from cogs.tables.loading.room import Room, seats_of
from cogs.tables.people.clock import undisturbed
from cogs.ui.components.building_blocks import Layout
from cogs.ui.game_messages.notice_message import took_over_message
from cogs.ui.lobby_messages.lobby_notes import ready_message, removed_message
from cogs.ui.wording.language import Language
from data.models import Status, StoredLetter


class PersonalNotes:
    def __init__(self, transport: Transport, language: Language) -> None:
        self.transport = transport
        self.language = language

    async def ready(self, room: Room, letter: StoredLetter) -> Delivered:
        """By direct message; in the channel, with a mention, to whoever takes none or wants none. What is no
        longer true is told to nobody."""
        user, allowed, have = letter.body["user"], seats_of(room.row), len(room.seats)
        still = have in allowed and (have == allowed[-1]) == letter.body["full"]
        if room.row.status is not Status.LOBBY or not still:
            return Delivered()
        person = await self.transport.person(room, user)
        if person.dm_notices:
            words = room.words(await self.language.of_user(user, room))
            try:
                await self._send(room, user, ready_message(room, user, words), letter.nonce)
            except discord.Forbidden as error:
                if error.code not in CLOSED_DM:
                    raise
            else:
                return Delivered()
        layout = ready_message(room, user, room.words(), mention=f"<@{user}>")
        await self.transport.send(room, layout, nonce=letter.nonce, mentions=[user])
        return Delivered()

    async def removed(self, room: Room, letter: StoredLetter) -> Delivered:
        """By direct message or not at all: in the channel everybody would read it."""
        user = letter.body["user"]
        if room.seat_of(user) is None:
            words = room.words(await self.language.of_user(user, room))
            layout = removed_message(room, words, barred=letter.body["barred"])
            await self._send(room, user, layout, letter.nonce)
        return Delivered()

    async def took_over(self, room: Room, letter: StoredLetter) -> Delivered:
        """By direct message; whoever takes none finds the same in the channel. Nothing to whoever is back."""
        user = letter.body["user"]
        if room.running and room.left_by(user) is not None:
            words = room.words(await self.language.of_user(user, room))
            await self._send(room, user, took_over_message(room, letter.body["why"], words), letter.nonce)
        return Delivered()

    async def _send(self, room: Room, user: int, layout: Layout, nonce: str) -> None:
        quiet = undisturbed(await self.transport.person(room, user), self.transport.tables.now())

        async def send(channel: discord.PartialMessageable) -> None:
            await channel.send(view=layout, nonce=nonce, silent=quiet)

        await self.transport.in_direct_messages(user, None, send)
