"""Alerts the owner of the bot to problems: in the log each time, by direct message once a day, whichever
process comes across it."""

from __future__ import annotations

import logging

import discord

from cogs.tables.people.clock import DAY
from cogs.ui.components.building_blocks import message
from cogs.ui.interactions.app import App
from data.models import NO_SERVER, StoreError
from data.words import Phrases
from engines.contract.core import Say

log = logging.getLogger(__name__)


class OwnerAlert:
    def __init__(self, bot: App) -> None:
        self.bot = bot
        self._sent: dict[str, int] = {}
        """When the owner was told of which problem by this process, since the start."""

    async def send(self, problem: Say) -> None:
        log.error(Phrases("en")(problem))
        key = f"{problem.key} {problem.args.get('job', '')}"
        now, owner = self.bot.now(), self._owner()
        if owner is None or now - self._sent.get(key, 0) < DAY or not await self._is_news(key, now):
            return
        self._sent[key] = now
        words = Phrases(await self._language(owner))
        try:
            user = self.bot.get_user(owner) or await self.bot.fetch_user(owner)
            await user.send(view=message(words(problem)))
        except (discord.DiscordException, OSError, TimeoutError) as error:
            # It is in the log. Whoever raises an alert has something else to do, and does it.
            log.warning("the owner of the bot could not be told (%s)", error)

    async def _is_news(self, key: str, now: int) -> bool:
        """Whether no process has told it lately. Without the database, one of them speaks for all."""
        try:
            return await self.bot.store.note_once(f"alarm {key}", now, DAY)
        except StoreError:  # the very thing that the alert may be about
            return self.bot.serves(NO_SERVER)

    async def _language(self, owner: int) -> str:
        try:
            return await self.bot.language.of_user(owner)
        except StoreError:
            return "en"

    def _owner(self) -> int | None:
        application = self.bot.application
        if application is None:
            return None
        return application.team.owner_id if application.team else application.owner.id
