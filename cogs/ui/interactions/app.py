"""What extensions may use of the running bot: its services, its language and its pictures."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from typing import Any

import discord
from discord.ext import commands

from cogs.monitoring import task_context
from cogs.tables.absence.lifecycle import Lifecycle
from cogs.tables.absence.outages import Outages
from cogs.tables.absence.overdue import Overdue
from cogs.tables.absence.reminders import Reminders
from cogs.tables.absence.seats import Seats
from cogs.tables.absence.votes import Votes
from cogs.tables.computers.computer_players import ComputerPlayers
from cogs.tables.computers.hints import Hints
from cogs.tables.loading.tables import Tables
from cogs.tables.lobbies.guests import Guests
from cogs.tables.lobbies.lessons import Lessons
from cogs.tables.lobbies.lobbies import Lobbies
from cogs.tables.lobbies.what_ifs import WhatIfs
from cogs.tables.moves.moves import Moves
from cogs.tables.records.forget import PersonalData
from cogs.tables.records.results import Results
from cogs.tables.records.reviews import Reviews
from cogs.tables.records.uploaded_records import Records
from cogs.tables.seasons.seasons import Seasons
from cogs.ui.command_replies.owner_message import BotStatus
from cogs.ui.components.custom_ids import Pressed, Verb
from cogs.ui.pictures.message_pictures import Pictures
from cogs.ui.wording.discord_time import now
from cogs.ui.wording.language import Language
from data.processes import Processes
from data.signs import Signs
from data.sqlite.file import DatabaseFile
from data.store import Store
from engines.contract.core import Say


class App(commands.AutoShardedBot):
    """The bot as extensions know it. The client fills the attributes before it loads an extension."""

    store: Store
    processes: Processes
    database_file: DatabaseFile | None
    tables: Tables
    lobbies: Lobbies
    guests: Guests
    lessons: Lessons
    what_ifs: WhatIfs
    hints: Hints
    reviews: Reviews
    moves: Moves
    computers: ComputerPlayers
    seats: Seats
    seasons: Seasons
    votes: Votes
    lifecycle: Lifecycle
    reminders: Reminders
    overdue: Overdue
    outages: Outages
    results: Results
    records: Records
    personal_data: PersonalData
    language: Language
    pictures: Pictures
    signs: Signs
    upload_signs: Callable[[], None]
    on_discord: bool = True
    """False on the local table."""
    taking_over: bool
    """As long as another process answers on the same shards."""
    serves: Callable[[int], bool]
    """Whether this process is told what happens on a server: it is on one of its shards."""
    server_names: Callable[[Iterable[int]], Awaitable[dict[int, str]]]
    send_due_letters: Callable[[], Awaitable[None]]
    wait_for_delivery: Callable[[str], Awaitable[None]]
    """Until what is being delivered at a table has been delivered, but not for long."""
    show_list_soon: Callable[[int], None]
    """Keeps a server's lists of open lobbies current."""
    show_due_lists: Callable[[], Awaitable[None]]
    take_list_away: Callable[[int, int], Awaitable[None]]
    """The message of a list, by its channel and id."""
    send_digests: Callable[[int], Awaitable[None]]
    look_at_itself: Callable[[], Awaitable[BotStatus]]
    """How the bot is, for its owner."""
    drain: Callable[[Callable[[], Awaitable[None]]], Awaitable[None]]
    """Stop gently; the owner is told just before the end."""
    alert_owner: Callable[[Say], Awaitable[None]]

    def __init__(self, **options: Any) -> None:
        super().__init__(**options)
        self.handlers: dict[Verb, PressHandler] = {}
        """The handler of each verb; the router looks here."""

        self.answering: set[asyncio.Task[Any]] = set()
        """Clicks and commands that are being answered."""

    def note_answering(self, interaction_id: int, table_id: str = "") -> None:
        """The current task answers somebody, until it ends; perhaps at a table."""
        task_context.answer(interaction_id)
        if table_id:
            task_context.work_at(table_id)
        task = asyncio.current_task()
        assert task is not None
        self.answering.add(task)
        task.add_done_callback(self.answering.discard)

    async def add_cog(self, cog: commands.Cog, /, **options: Any) -> None:
        """With the handlers that it has: the method `press_<verb>` answers a button, menu or form."""
        await super().add_cog(cog, **options)
        found = {verb: getattr(cog, f"press_{verb.name.lower()}", None) for verb in Verb}
        mine = {verb: handler for verb, handler in found.items() if handler is not None}
        assert not mine.keys() & self.handlers.keys()
        self.handlers |= mine

    @staticmethod
    def now() -> int:
        """The time, in seconds since 1970 (UTC)."""
        return now()


Interaction = discord.Interaction[App]
PressHandler = Callable[[Interaction, Pressed], Awaitable[None]]
