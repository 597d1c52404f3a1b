"""All tables of a person in one message: for /tables and for the daily digest."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence

import discord
from discord import ui
from discord.utils import escape_markdown

from cogs.tables.clock import HOUR, away, local
from cogs.tables.room import Room
from cogs.ui.app import App
from cogs.ui.components import Item, Layout, link, message, page_turns, rows, shorten
from cogs.ui.custom_ids import Verb
from cogs.ui.lookup import rooms_of, waits_for
from cogs.ui.style import VELLUM
from cogs.ui.turn import whose_turn
from data.models import Person, Sleep
from data.words import Phrases
from engines.core import Say, Words, say

log = logging.getLogger(__name__)
PAGE = 10
"""Tables a page: more would not fit into a message, neither their parts nor their texts."""
STATE_LIMIT, SERVER_LIMIT = 170, 40
"""Characters of what is said of a table, and of the name of its server."""


def overview(
    rooms: Sequence[Room],
    user_id: int,
    language: str,
    head: Say,
    *,
    servers: Mapping[int, str],
    page: int = 0,
) -> Layout:
    """Those that wait for this person first, one button to each. The names of the `servers` are shown where
    there is more than one."""
    words = Phrases(language)
    pages = -(-len(rooms) // PAGE)
    page = min(page, pages - 1)
    several = len({room.row.guild_id for room in rooms}) > 1
    blocks: list[str | Item] = [words(head)]
    for room in rooms[page * PAGE : (page + 1) * PAGE]:
        homeless = room.row.asleep in (Sleep.CHANNEL, Sleep.SERVER)
        server = shorten(servers.get(room.row.guild_id, ""), SERVER_LIMIT) if several else ""
        channel = "" if homeless else f"<#{room.row.channel_id}>"
        place = " · ".join(filter(None, [escape_markdown(server), channel]))
        mark = "➤ " if waits_for(room, user_id) else ""
        text = f"{mark}**{words(room.title)}** {place}\n{_state(room, user_id, room.words(language))}"
        way = link(words(say("button-channel")), room.board_url)
        blocks.append(text if homeless else ui.Section(text, accessory=way))
    return message(*blocks, *rows(page_turns(words, page, pages, Verb.TABLES)), colour=VELLUM)


def _state(room: Room, user_id: int, words: Words) -> str:
    """Whose turn it is; of the clocks only one's own matters here."""
    if room.row.asleep is not None:
        return words(say("table-sleeps" if room.row.asleep is Sleep.IDLE else "table-homeless"))
    if not room.running:
        return words(say("desk-lobby"))
    turn, *times = whose_turn(room, words, only=user_id).splitlines()
    return "\n".join([shorten(turn, STATE_LIMIT), *times])


LATE = 3 * HOUR
"""So long after its hour a digest is still worth sending."""


class Digest:
    """Once a day, at the hour they chose, people hear how their tables stand."""

    def __init__(self, bot: App) -> None:
        self.bot = bot

    async def round(self, now: int) -> None:
        for person in await self.bot.store.digest_readers():
            if due(person, now):
                # Noted first: a message that can not be sent is not sent again and again.
                await self.bot.store.change_person(person.user_id, digest_at=now)
                await self._send(person.user_id)

    async def _send(self, user_id: int) -> None:
        rooms = await rooms_of(self.bot, user_id)
        if not rooms:
            return
        language = await self.bot.language.of_user(user_id)
        waiting = sum(waits_for(room, user_id) for room in rooms)
        head = say("digest-head", tables=len(rooms), waiting=waiting)
        layout = overview(rooms, user_id, language, head, servers=servers(self.bot))
        try:
            user = self.bot.get_user(user_id) or await self.bot.fetch_user(user_id)
            await user.send(view=layout)
        except (discord.HTTPException, discord.RateLimited) as error:
            log.warning("a digest could not be sent: %s", error)


def servers(bot: App) -> dict[int, str]:
    return {guild.id: guild.name for guild in bot.guilds}


def due(person: Person, now: int) -> bool:
    """Whether today's hour has come and today's digest has not. One that could not be sent in time, because
    we were not running, still comes a little later; who is on vacation is left alone."""
    if person.digest_hour is None or away(person, now):
        return False
    hour = local(person, now).replace(hour=person.digest_hour, minute=0, second=0, microsecond=0)
    moment = int(hour.timestamp())
    return moment <= now < moment + LATE and (person.digest_at is None or person.digest_at < moment)
