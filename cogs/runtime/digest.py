"""The daily digest: a direct message that says how a person's tables stand, at the hour they chose."""

from __future__ import annotations

import logging
from datetime import datetime, timedelta

import discord

from cogs.tables.people.clock import HOUR, away, local
from cogs.ui.command_replies.tables_overview import tables_overview, waits_for
from cogs.ui.interactions.app import App
from cogs.ui.interactions.lookup import rooms_of
from data.models import Person
from engines.contract.core import say

log = logging.getLogger(__name__)
LATEST = 3 * HOUR
"""Seconds after its hour until which a digest is still sent."""


class Digest:
    def __init__(self, bot: App) -> None:
        self.bot = bot

    async def send_due(self, now: int) -> None:
        """Send today's digest to everybody whose hour has come."""
        for person in await self.bot.store.digests_to_check(now):
            today = due(person, now)
            # Stored first: a message that cannot be sent is not tried again and again, nor by two processes.
            planned = next_one(person, now)
            ours = await self.bot.store.plan_digest(person, planned, sent_at=now if today else None)
            if today and ours:
                await self._send(person.user_id)

    async def _send(self, user_id: int) -> None:
        rooms = await rooms_of(self.bot, user_id)
        if not rooms:
            return
        language = await self.bot.language.of_user(user_id)
        waiting = sum(waits_for(room, user_id) for room in rooms)
        head = say("digest-head", tables=len(rooms), waiting=waiting)
        known = await self.bot.server_names(room.row.guild_id for room in rooms)
        layout = tables_overview(rooms, user_id, language, head, servers=known)
        try:
            channel = await self.bot.create_dm(discord.Object(user_id))
            await channel.send(view=layout)
        except (discord.HTTPException, discord.RateLimited) as error:
            log.warning("a digest could not be sent: %s", error)


def due(person: Person, now: int) -> bool:
    """Whether today's hour has come and today's digest was not sent. If the bot was not running at that hour,
    the digest comes a little later. Nobody gets one on vacation."""
    if person.digest_hour is None or away(person, now):
        return False
    moment = _moment(person, local(person, now))
    return moment <= now < moment + LATEST and (person.digest_at is None or person.digest_at < moment)


def next_one(person: Person, now: int) -> int:
    """When the next digest may be due: at the hour that the person chose, or at the end of a vacation."""
    if away(person, now) and person.away_until is not None:
        return person.away_until
    today = local(person, now)
    moments = (_moment(person, today + timedelta(days=days)) for days in range(3))
    return next(moment for moment in moments if moment > now)


def _moment(person: Person, day: datetime) -> int:
    """The hour that the person chose, on this day."""
    return int(day.replace(hour=person.digest_hour or 0, minute=0, second=0, microsecond=0).timestamp())
