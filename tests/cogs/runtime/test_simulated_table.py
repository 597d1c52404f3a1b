"""The local table: a game of one run is found in the next."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import simcord

from cogs.runtime.client import Portolan
from cogs.runtime.simulated_table import create_server, show_tables_again
from data.models import TableRow
from data.settings import Settings


@asynccontextmanager
async def run(
    settings: Settings,
) -> AsyncIterator[tuple[Portolan, simcord.Env, simcord.ChannelHandle, simcord.MemberActor]]:
    """One run of `python bot.py` without a token, except for its page."""
    bot = Portolan(settings)
    bot.always_sync = True
    env = simcord.Env(bot, settle_timeout=60.0)
    channel, people = create_server(env)
    try:
        await env.start()
        await show_tables_again(bot)
        await env.settle()
        yield bot, env, channel, people[0]
    finally:
        await env.shutdown()
        await bot.close_store()


async def shown(bot: Portolan) -> TableRow:
    """The one table, once its board is in the channel and no letter is due."""
    for _ in range(400):
        [row] = await bot.store.pending()
        if row.board_message_id is not None and not await bot.store.due_letters(bot.now(), 10):
            return row
        await asyncio.sleep(0.05)
    raise AssertionError("the board was not shown")


async def test_a_table_is_found_again_in_the_next_run(settings: Settings) -> None:
    async with run(settings) as (bot, env, channel, inge):
        await inge.slash(channel, "play", game="entdecker")
        await env.settle()
        [row] = await bot.store.pending()
        await bot.lobbies.add_computer(row.id, inge.id, "salt")
        await bot.lobbies.start(row.id, inge.id)
        before = await shown(bot)
    async with run(settings) as (bot, env, channel, _):
        row = await shown(bot)
        assert row.asleep is None, "its server and its channel were there when the bot arrived"
        assert row.channel_id == channel.id
        assert row.version >= before.version
        assert env.backend.get_message(channel.id, row.board_message_id or 0).components
