"""/whatif: play on from one's own position in private, or from any step of a replay."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from weakref import WeakValueDictionary

from discord import app_commands
from discord.ext import commands

from cogs.tables.computers.hints import may_ask
from cogs.tables.loading.doubled_presses import LastAnswers
from cogs.tables.loading.leases import lease_of
from cogs.tables.loading.room import Room
from cogs.ui.components.custom_ids import Pressed
from cogs.ui.interactions.app import App, Interaction
from cogs.ui.interactions.direct_messages import show_private_table, write_directly
from cogs.ui.interactions.lookup import room_here, room_to_look_at
from cogs.ui.interactions.responses import defer_reply, tell, visitor
from cogs.ui.looking_back.history_messages import ReplayPosition, find_step
from cogs.ui.wording.localisation import in_games, localised
from data.models import Status
from engines.contract.core import Rejected, Seat, say
from engines.tables.chronicle import Chronicle
from engines.tables.knowledge import version_token

TWICE_SECONDS = 10
"""Who asks for the same again within this time has pressed twice."""


class WhatIfCog(commands.Cog):
    def __init__(self, bot: App) -> None:
        self.bot = bot
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._begun = LastAnswers[int, str](bot.now, seconds=TWICE_SECONDS)
        """The copy that each person began last."""

    @app_commands.command(name=localised("command-whatif"), description=localised("command-whatif-about"))
    @in_games
    async def whatif(self, interaction: Interaction) -> None:
        await defer_reply(interaction)
        room = await room_here(self.bot, interaction)
        room.require_running()
        await self._begin(interaction, room, room.require_seat(interaction.user.id).seat)

    async def press_try_out(self, interaction: Interaction, pressed: Pressed) -> None:
        await defer_reply(interaction)
        if pressed.by is None:
            room = await self.bot.tables.load(pressed.table_id)
            room.require_running()
            await self._begin(interaction, room, room.require_seat(interaction.user.id).seat)
            return
        room = await room_to_look_at(self.bot, interaction, pressed.table_id)
        position = ReplayPosition.read(pressed.by, pressed.at, over=True)
        chronicle = await asyncio.to_thread(Chronicle, room.table)
        then = replace(room, started_table=chronicle.after(find_step(chronicle, position).step))
        await self._begin(interaction, then, _seat_then(then, interaction.user.id))

    async def _begin(self, interaction: Interaction, room: Room, seat: Seat) -> None:
        """Begin a copy. What the person tried out before ends."""
        if room.row.what_if:
            raise Rejected("whatif-in-whatif")
        if not room.table.waiting:
            raise Rejected("whatif-over")
        lock = self._locks.setdefault(interaction.user.id, asyncio.Lock())
        async with lock, self.bot.tables.leases.hold(lease_of(interaction.user.id, "what if")):
            begun = await self._just_begun(interaction.user.id, _about(room, seat))
            if begun is None:
                begun = await self._copy(interaction, room, seat)
                self._begun.note(interaction.user.id, _about(room, seat), begun)
        await self.bot.computers.wait(begun)
        await self.bot.wait_for_delivery(begun)
        await show_private_table(interaction, await self.bot.tables.load(begun), "whatif-begun")

    async def _just_begun(self, user_id: int, about: tuple[str, str]) -> str | None:
        """The copy of this very position that this person began a moment ago: they pressed twice."""
        begun = self._begun.same(user_id, about)
        row = await self.bot.store.what_if(user_id) if begun is not None else None
        return begun if row is not None and row.id == begun else None

    async def _copy(self, interaction: Interaction, room: Room, seat: Seat) -> str:
        await self.bot.language.remember(interaction)
        language = await self.bot.language.of(interaction)
        words = room.words(language)
        channel_id = await write_directly(interaction, words(say("whatif-welcome", title=room.title)))
        begun = await self.bot.what_ifs.begin(
            visitor(interaction),
            room,
            seat,
            hints=room.row.status is not Status.RUNNING or may_ask(room),
            channel_id=channel_id,
            language=language,
        )
        return begun.row.id

    async def press_end_try_out(self, interaction: Interaction, pressed: Pressed) -> None:
        await defer_reply(interaction)
        ended = await self.bot.what_ifs.end(interaction.user.id, pressed.mark)
        await tell(interaction, say("whatif-ended" if ended else "whatif-none"))


def _about(room: Room, seat: Seat) -> tuple[str, str]:
    return room.row.id, version_token(room.table, seat)


def _seat_then(room: Room, user_id: int) -> Seat:
    """The seat to play on from: one's own, or in a game that has ended of whoever was asked. Raises Rejected
    for others while the game runs: they may know no hand."""
    own = room.seat_of(user_id)
    if own is not None:
        return own.seat
    if room.row.status is Status.RUNNING:
        return room.require_seat(user_id).seat
    return next(iter(room.table.waiting), 0)


async def setup(bot: App) -> None:
    await bot.add_cog(WhatIfCog(bot))
