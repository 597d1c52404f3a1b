"""All tables of a person in one message: for /tables and for the daily digest."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING

import discord
from discord import ui

from cogs import _notices as notices
from cogs._clock import DAY, local
from cogs._finder import mine, waits_for
from cogs._layout import Layout, link, message
from cogs._room import Room
from data.kept import Person, Sleep
from engines.core import Say, say

if TYPE_CHECKING:
    from cogs._bot import Portolan

log = logging.getLogger(__name__)
SHOWN = 10


def overview(rooms: Sequence[Room], user_id: int, language: str, head: Say) -> Layout:
    """Those that wait for this person first, one button to each."""
    first = rooms[0].words(language)
    blocks: list[str | ui.Item[ui.LayoutView]] = [first(head)]
    for room in rooms[:SHOWN]:
        words = room.words(language)
        if room.row.asleep is Sleep.CHANNEL:
            blocks.append(f"**{words(room.title)}**\n{words(say('table-channel-gone'))}")
            continue
        if room.row.asleep is not None:
            state = words(say("table-sleeps"))
        else:
            state = notices.whose_turn(room, words) if room.running else words(say("desk-lobby"))
        mark = "➤ " if waits_for(room, user_id) else ""
        text = f"{mark}**{words(room.title)}** <#{room.row.channel_id}>\n{state}"
        blocks.append(ui.Section(text, accessory=link(words(say("button-channel")), room.board_url)))
    if len(rooms) > SHOWN:
        blocks.append(first(say("tables-more", count=len(rooms) - SHOWN)))
    return message(*blocks, colour=notices.VELLUM)


class Digest:
    """Once a day, at the hour they chose, people hear how their tables stand."""

    def __init__(self, bot: Portolan) -> None:
        self.bot = bot

    async def round(self, now: int) -> None:
        for person in await self.bot.store.digest_readers():
            if due(person, now):
                # Noted first: a message that can not be sent is not sent again and again.
                await self.bot.store.change_person(person.user_id, digest_at=now)
                await self._send(person.user_id)

    async def _send(self, user_id: int) -> None:
        rooms = await mine(self.bot, user_id)
        if not rooms:
            return
        language = await self.bot.speech.of_user(user_id)
        waiting = sum(waits_for(room, user_id) for room in rooms)
        layout = overview(rooms, user_id, language, say("digest-head", tables=len(rooms), waiting=waiting))
        try:
            user = self.bot.get_user(user_id) or await self.bot.fetch_user(user_id)
            await user.send(view=layout)
        except discord.HTTPException as error:
            log.warning("a digest could not be sent: %s", error)


def due(person: Person, now: int) -> bool:
    """Whether it is the hour, and today's was not sent yet."""
    late = person.digest_at is None or now - person.digest_at > DAY // 2
    return late and local(person, now).hour == person.digest_hour
