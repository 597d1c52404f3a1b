"""The bot: its parts, how they are put together, and what is told to Discord at the start."""

from __future__ import annotations

import hashlib
import json
import logging
from typing import Any

import discord
from discord.ext import commands

from cogs.delivery.outbox import Outbox
from cogs.runtime.owner_alert import OwnerAlert
from cogs.runtime.router import CommandTree, route
from cogs.tables.forget import PersonalData
from cogs.tables.lifecycle import Lifecycle
from cogs.tables.moves import Harbour
from cogs.tables.records import Records
from cogs.tables.reminders import Reminders
from cogs.tables.results import Results
from cogs.tables.seats import Seats
from cogs.tables.votes import Votes
from cogs.ui.app import App, Interaction
from cogs.ui.language import Language
from cogs.ui.localisation import CommandTranslator
from cogs.ui.pictures import Pictures
from cogs.ui.tables_overview import Digest
from data.settings import Settings
from data.sqlite import SqliteStore

log = logging.getLogger(__name__)
EXTENSIONS = (
    "cogs.lobby",
    "cogs.play",
    "cogs.table",
    "cogs.history",
    "cogs.move_commands",
    "cogs.help",
    "cogs.absence",
    "cogs.relocation",
    "cogs.settings",
    "cogs.stats",
    "cogs.verify",
    "cogs.privacy",
    "cogs.upkeep",
)
SYNCED = "commands synced"


class Portolan(App):
    outbox: Outbox
    digest: Digest
    owner_alert: OwnerAlert

    def __init__(self, settings: Settings) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            tree_cls=CommandTree,
            max_ratelimit_timeout=30.0,
        )
        self.settings = settings
        self.always_sync = False

    async def setup_hook(self) -> None:
        self.store = await SqliteStore.open(self.settings.db, backups=self.settings.backups)
        self.language = Language(self.store)
        self.pictures = Pictures()
        self.outbox = Outbox(self, self.store, self.pictures, self.language)
        self.harbour = Harbour(self.store, self.settings, self.outbox.ring)
        self.outbox.harbour = self.harbour
        self.seats = Seats(self.harbour)
        self.votes = Votes(self.harbour, self.seats)
        self.reminders = Reminders(self)
        self.records = Records(self.store)
        self.lifecycle = self.outbox.lifecycle = Lifecycle(self.harbour, self.records)
        self.digest = Digest(self)
        self.results = Results(self.harbour)
        self.harbour.finished = self.results.ring
        self.personal_data = PersonalData(self, self.harbour, self.votes, self.results)
        self.owner_alert = OwnerAlert(self)
        await self.tree.set_translator(CommandTranslator())
        for extension in EXTENSIONS:
            await self.load_extension(extension)
        await self._sync()

    async def close(self) -> None:
        await super().close()
        await self.close_store()

    async def close_store(self) -> None:
        """Let go of the database, so that another process can have it."""
        if hasattr(self, "store"):
            self.pictures.close()
            await self.store.close()

    async def on_interaction(self, interaction: Interaction) -> None:
        await route(interaction)

    async def _sync(self) -> None:
        """Tell Discord our commands, only when they changed."""
        guild = discord.Object(self.settings.dev_guild) if self.settings.dev_guild else None
        if guild is not None:
            self.tree.copy_global_to(guild=guild)
        digest = await self._command_hash()
        if not self.always_sync and await self.store.meta(SYNCED) == digest:
            return
        await self.tree.sync(guild=guild)
        await self.store.set_meta(SYNCED, digest)
        log.info("commands synced")

    async def _command_hash(self) -> str:
        translator = self.tree.translator
        assert translator is not None
        payload: list[Any] = [
            await command.get_translated_payload(self.tree, translator)
            for command in self.tree.get_commands()
        ]
        where = f"{self.application_id}/{self.settings.dev_guild}"
        return hashlib.sha256((where + json.dumps(payload, sort_keys=True)).encode()).hexdigest()
