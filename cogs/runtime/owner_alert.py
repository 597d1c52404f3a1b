"""The alarm: what the people who run the bot must know. It stands in the log, and the owner is told."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import discord

from cogs.tables.clock import DAY
from cogs.ui.components import message
from data.words import Phrases
from engines.core import Say

if TYPE_CHECKING:
    from cogs.runtime.client import Portolan

log = logging.getLogger(__name__)


class OwnerAlert:
    def __init__(self, bot: Portolan) -> None:
        self.bot = bot
        self._rung: dict[str, int] = {}
        """When the owner was told of what, since the start."""

    async def send(self, trouble: Say) -> None:
        """In the log each time; by direct message once a day: who runs a bot for friends reads no logs."""
        log.error(Phrases("en")(trouble))
        if self.bot.now() - self._rung.get(trouble.key, 0) < DAY:
            return
        self._rung[trouble.key] = self.bot.now()
        owner = self._owner()
        if owner is None:
            return
        words = Phrases(await self.bot.language.of_user(owner))
        try:
            user = self.bot.get_user(owner) or await self.bot.fetch_user(owner)
            await user.send(view=message(words(trouble)))
        except discord.HTTPException as error:
            log.warning("the owner of the bot could not be told (%s)", error)

    def _owner(self) -> int | None:
        application = self.bot.application
        if application is None:
            return None
        return application.team.owner_id if application.team else application.owner.id
