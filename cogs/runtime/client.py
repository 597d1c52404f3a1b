"""The client: puts the parts of the bot together, loads the extensions and syncs the commands."""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
from pkgutil import iter_modules
from typing import Any

import discord
import yarl
from discord.ext import commands

import cogs
import render
from cogs.delivery.handlers import letter_handlers
from cogs.delivery.messages.open_lists import OpenLists
from cogs.delivery.messages.season_messages import SeasonMessages
from cogs.delivery.outbox import Outbox
from cogs.delivery.sending.channel_ends import ChannelEnds
from cogs.delivery.sending.lost_messages import LostMessages
from cogs.delivery.sending.request_queue import RequestQueue
from cogs.delivery.sending.transport import TakeOvers
from cogs.runtime.digest import Digest
from cogs.runtime.drain import Drain, nobody_told
from cogs.runtime.health import Health
from cogs.runtime.membership import Membership
from cogs.runtime.owner_alert import OwnerAlert
from cogs.runtime.pace import Pace
from cogs.runtime.request_metrics import measured
from cogs.runtime.router import CommandTree, route
from cogs.runtime.sharding import Shards
from cogs.runtime.sign_upload import SignUpload
from cogs.tables.absence.lifecycle import Lifecycle
from cogs.tables.absence.outages import Outages
from cogs.tables.absence.overdue import Overdue
from cogs.tables.absence.reminders import Reminders
from cogs.tables.absence.seats import Seats
from cogs.tables.absence.votes import Votes
from cogs.tables.changes.move_log import MoveLog
from cogs.tables.computers import thinking
from cogs.tables.computers.computer_players import ComputerPlayers
from cogs.tables.computers.hints import Hints
from cogs.tables.computers.thinking import ThinkingPool
from cogs.tables.loading.listeners import TableListeners
from cogs.tables.loading.tables import Tables
from cogs.tables.lobbies.guests import Guests
from cogs.tables.lobbies.lessons import Lessons
from cogs.tables.lobbies.lobbies import Lobbies
from cogs.tables.lobbies.what_ifs import WhatIfs
from cogs.tables.moves.moves import Moves
from cogs.tables.people.limits import Limits
from cogs.tables.records.forget import PersonalData
from cogs.tables.records.results import Results
from cogs.tables.records.reviews import Reviews
from cogs.tables.records.uploaded_records import Records
from cogs.tables.seasons.seasons import Seasons
from cogs.ui.channels.server_names import ServerNames
from cogs.ui.interactions.app import App
from cogs.ui.pictures.drawing_pool import usual_processes
from cogs.ui.pictures.message_pictures import Pictures
from cogs.ui.wording.discord_time import now
from cogs.ui.wording.language import Language
from cogs.ui.wording.localisation import CommandTranslator
from cogs.workers.freed_memory import keep_large_pieces_apart
from data.models import StoreError
from data.opening import open_store
from data.settings import Settings
from data.signs import Signs

log = logging.getLogger(__name__)
EXTENSIONS = tuple(f"cogs.{found.name}" for found in iter_modules(cogs.__path__) if not found.ispkg)
"""Every module directly in `cogs` is one."""
LEAVE_SECONDS = 2.0
"""When the bot stops: so long Discord may take to say goodbye."""
LAST_ANSWERS_SECONDS = 5.0
"""When the bot stops: so long people may still be answered."""
UNREAD: dict[str, Any] = {"attachments": [], "components": [], "embeds": []}
"""Nothing, instead of what nobody here reads of a message that was pressed."""
SYNCED = "commands synced"
"""Key of the store's note with the hash of the commands that Discord knows."""


class Portolan(App):
    """The bot itself."""

    outbox: Outbox

    def __init__(
        self,
        settings: Settings,
        *,
        pace: Pace | None = None,
        take_over: bool = False,
    ) -> None:
        """`take_over`: replace a process that has the same shards."""
        self.pace = pace or Pace()
        self.requests = RequestQueue(settings.own_requests_per_second)
        self.shard_plan = Shards(settings, identify_seconds=self.pace.identify_seconds)
        super().__init__(
            shard_count=settings.shards,
            shard_ids=list(settings.own_shards),
            shard_connect_timeout=None,
            http_trace=measured(self.requests.trace()),
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            tree_cls=CommandTree,
            max_ratelimit_timeout=30.0,
            guild_ready_timeout=self.pace.guilds_within,
        )
        self.serves = self.shard_plan.has
        self.server_names = ServerNames(self).of
        self.settings = settings
        self.taking_over = take_over
        self.stopped_because: str | None = None
        """A sentence, if it has stopped by itself."""
        self._ending: asyncio.Task[None] | None = None
        self._drain: Drain | None = None
        self.always_sync = False
        self.channel_ends = ChannelEnds(now)
        self.health = Health(self)
        self._read_interactions()

    async def setup_hook(self) -> None:
        await self._build()
        await self.tree.set_translator(CommandTranslator())
        for extension in EXTENSIONS:
            await self.load_extension(extension)
        await self._sync()

    async def _build(self) -> None:
        """Every part gets what it needs when it is made, from the store up to what uses Discord."""
        settings = self.settings
        self.store, self.processes, self.database_file, about = await open_store(
            settings, take_over=self.taking_over
        )
        self.shard_plan.processes = self.processes
        self.processes.watch(self._lose_shards, self._hand_over, self._asked_to_stop)
        if self.database_file is None:
            log.info("%s", about)
        self.language = Language(self.store)
        processes = usual_processes() if settings.drawing_processes is None else settings.drawing_processes
        self.pictures = Pictures(processes)
        if processes:
            keep_large_pieces_apart()
        self.signs = Signs(render.seal_name)
        self.sign_upload = SignUpload(self, self.store, self.processes, self.pictures, self.signs)
        self.upload_signs = self.sign_upload.start
        letters_posted = TableListeners()
        self.tables = Tables(self.store, now, ring=letters_posted, signs=self.signs)
        self.results = Results(self.tables)
        self.records = Records(self.store, now, signs=self.signs)
        move_log = MoveLog(self.tables, finished=[self.results.write_soon])
        self.thinking = ThinkingPool(
            settings.thinking_processes or thinking.usual_processes(), percent=self.pace.thinking_percent
        )
        self.computers = ComputerPlayers(
            self.tables, move_log, self.thinking, pause_seconds=self.pace.computer_pause
        )
        limits = Limits(now, self.pace.per_minute, open_lobbies=self.pace.open_lobbies)
        self.lobbies = Lobbies(self.tables, move_log, self.computers, limits)
        self.moves = Moves(self.tables, move_log, self.computers, limits)
        self.seats = Seats(self.tables, move_log, self.computers)
        self.lifecycle = Lifecycle(self.tables)
        self.hints = Hints(self.tables, self.computers.thinking)
        self.reviews = Reviews(self.tables, self.computers.thinking)
        self.lessons = Lessons(self.tables, self.lobbies, self.lifecycle)
        self.what_ifs = WhatIfs(self.tables, self.lobbies.limits, self.computers, self.lifecycle)
        places = SeasonMessages(self, self.pictures)
        self.seasons = Seasons(self.tables, self.lobbies, self.seats, self.lifecycle, places)
        self.votes = Votes(self.tables, self.moves, self.seats, self.lifecycle)
        self.outages = Outages(self.store, settings.own_shards, settings.shards)
        self.overdue = Overdue(self.tables, self.votes, self.outages, move_log, self.computers)
        self.reminders = Reminders(self.tables, self.overdue, Membership(self).has_left)
        self.personal_data = PersonalData(self.tables, self.lobbies, self.computers, self.votes, self.results)
        self.guests = Guests(self.tables)
        self.open_lists = OpenLists(self, self.tables, self.language)
        self.show_list_soon = self.open_lists.soon
        self.show_due_lists = self.open_lists.show_due
        self.take_list_away = self.open_lists.take_away
        self.outbox = await self._outbox()
        letters_posted.add(self.outbox.ring)
        self.send_due_letters = self.outbox.sweep
        self.wait_for_delivery = self.outbox.idle
        self.send_digests = Digest(self).send_due
        self.look_at_itself = self.health.status
        self._make_drain(limits)
        self.alert_owner = OwnerAlert(self).send
        await self.tables.leases.start()

    async def _outbox(self) -> Outbox:
        taken_over = TakeOvers()
        lost = LostMessages()
        handlers = letter_handlers(
            self,
            self.tables,
            self.pictures,
            self.language,
            ends=self.channel_ends,
            taken_over=taken_over,
            lost=lost,
            lobby_shown=self.open_lists.soon,
        )
        inherited = await self.store.last_letter()
        return Outbox(self.tables, self.lifecycle, handlers, self.requests, taken_over, lost.doubt, inherited)

    def _make_drain(self, limits: Limits) -> None:
        others = self.processes.stop_others
        self._drain = Drain(limits, self.health, self.computers, self._sending, self.close, others)
        self.drain = self._drain.everywhere

    def _sending(self) -> bool:
        return bool(self.outbox.under_way)

    async def close(self) -> None:
        """Once, however many ask for it: everybody waits for the same end."""
        if self._ending is None:
            self._ending = asyncio.get_running_loop().create_task(self._end())
        await asyncio.shield(self._ending)

    async def _end(self) -> None:
        """Hear of nothing new, and finish what was acknowledged."""
        leaving = [asyncio.create_task(shard.disconnect()) for shard in self.shards.values()]
        if leaving:
            await asyncio.wait(leaving, timeout=LEAVE_SECONDS)
        if self.answering:
            await asyncio.wait(self.answering, timeout=LAST_ANSWERS_SECONDS)
        await self._stop_working()  # while Discord can be reached: what is cut off there fails loudly
        await super().close()
        await self._stop_working()
        await self.close_store()

    async def _stop_working(self) -> None:
        """Stop whatever uses the store. All of it is taken up again at the next start."""
        work = list(self.answering)
        if hasattr(self, "outbox"):
            work += [*self.computers.under_way, *self.outbox.under_way, *self.results.under_way]
            work += [*self.sign_upload.under_way, *self.open_lists.under_way]
        for task in work:
            task.cancel()
        await asyncio.gather(*work, return_exceptions=True)

    async def close_store(self) -> None:
        """Release the database, so that another process can open it."""
        if hasattr(self, "store"):
            self.pictures.close()
            self.thinking.close()
            await self.tables.leases.stop()
            await self.store.close()
            await self.processes.close()

    # shards

    async def launch_shards(self) -> None:
        await self.shard_plan.ask_gateway(self)
        await super().launch_shards()

    async def launch_shard(self, gateway: yarl.URL, shard_id: int, *, initial: bool = False) -> None:
        await self.shard_plan.permit(shard_id)
        await super().launch_shard(gateway, shard_id, initial=initial)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        await self.shard_plan.identify(shard_id or 0)

    def _lose_shards(self, why: str) -> None:
        """Another process has them now, and answers instead of this one."""
        self.stopped_because = why
        self._stopping = asyncio.create_task(self.close())

    def _hand_over(self) -> None:
        """Another process is ready to go on in place of this one."""
        log.info("another process takes over; this one stops")
        self._stopping = asyncio.create_task(self.close())

    def _asked_to_stop(self) -> None:
        """The owner has told another process to stop all of them."""
        if self._drain is not None:
            self._drain.start(nobody_told)
        else:  # it has not even started
            self._stopping = asyncio.create_task(self.close())

    async def on_ready(self) -> None:
        """Both are told of every press until the old one stops: whoever acknowledges it first answers it."""
        if self.taking_over:
            self.taking_over = False
            try:
                await self.processes.take_over()
            except StoreError as error:
                self._lose_shards(str(error))

    # what people do

    on_interaction = staticmethod(route)

    def _read_interactions(self) -> None:
        """Look at every interaction before discord.py does. Note the last message of its channel, which
        discord.py drops; and leave out what nobody here reads of the message that was pressed, since a panel
        of many buttons takes discord.py longer to build than we take to answer."""
        parsers = self._connection.parsers
        parse = parsers["INTERACTION_CREATE"]

        def read(data: dict[str, Any]) -> None:
            channel = data.get("channel") or {}
            if channel.get("last_message_id"):
                self.channel_ends.note(int(channel["id"]), int(channel["last_message_id"]))
            if "message" in data:
                data = {**data, "message": {**data["message"], **UNREAD}}
            parse(data)

        parsers["INTERACTION_CREATE"] = read

    async def _sync(self) -> None:
        """Send the commands to Discord, but only if they have changed."""
        guild = discord.Object(self.settings.dev_guild) if self.settings.dev_guild else None
        if guild is not None:
            self.tree.copy_global_to(guild=guild)
        digest = await self._command_hash()
        async with self.processes.alone("commands"):  # who waits here finds them synced
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
