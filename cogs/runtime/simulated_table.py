"""The local table: the real bot on a simulated Discord, with its page in the browser on this machine.

Nobody has to register an application to try the games. People and channel have the same ids in every run, so
tables in the database are found again; only the messages are new.
"""

from __future__ import annotations

import asyncio
import dataclasses
import logging
from typing import TYPE_CHECKING

import render
from cogs.runtime.client import Portolan
from cogs.tables import letters
from data.models import LetterKind
from data.settings import BadSettings, Settings

if TYPE_CHECKING:
    import simcord

log = logging.getLogger(__name__)
PEOPLE = ("Inge", "Otto", "Ruth", "Emil", "Lea", "Konstantin")
CLOCK_STEP_SECONDS = 5
"""How often the simulated clock is moved, and by how much."""


async def open_local_table(settings: Settings) -> None:
    try:
        import simcord
    except ImportError:
        raise BadSettings(
            "There is no DISCORD_TOKEN, and the local table needs SimCord: pip install -e '.[local]'"
        ) from None
    logging.getLogger("discord.state").setLevel(logging.ERROR)  # the simulation's own clients have no intents
    bot = Portolan(dataclasses.replace(settings, db=settings.local_db))
    bot.always_sync = True
    # The simulation gives a bot five seconds to get ready; drawing the static layers may take longer.
    await asyncio.to_thread(render.warm)
    env = simcord.Env(bot, settle_timeout=60.0, check_errors=False)
    channel, people = create_server(env)
    try:
        await env.start()
        try:
            await show_tables_again(bot)
            await _keep_open(env, channel, people, settings.local_port)
        finally:
            await env.shutdown()
    except simcord.SetupError as error:
        raise BadSettings(f"The simulated Discord failed: {error}") from None
    finally:
        await bot.close_store()  # SimCord does not close the bot; an open store would keep the process alive


def create_server(env: simcord.Env) -> tuple[simcord.ChannelHandle, list[simcord.MemberActor]]:
    """Create the server before the bot starts: the bot puts tables to sleep whose server is gone."""
    guild = env.create_guild("Portolan", preferred_locale="en-US")
    return guild.create_text_channel("harbour"), [guild.add_member(env.create_user(name)) for name in PEOPLE]


async def _keep_open(
    env: simcord.Env, channel: simcord.ChannelHandle, people: list[simcord.MemberActor], port: int
) -> None:
    from simcord import SetupError

    try:
        async with env.preview(channel, viewers=people, layout="channel", port=port) as preview:
            print(_welcome(preview.url), flush=True)
            clock = asyncio.create_task(_run_clock(env))
            await preview.wait_closed()
            clock.cancel()
    except (OSError, SetupError) as error:
        raise BadSettings(
            f"The page could not be opened ({error}); choose another port with PORTOLAN_LOCAL_PORT."
        ) from None


def _welcome(url: str) -> str:
    return (
        f"\nThe local table is open: {url}\n"
        "  1. Type /play, choose a game; change who you are at the top of the page and press Join.\n"
        "  2. Or add computer players, then press Start, and Play when it is your turn.\n"
        "  3. Press Ctrl+C to stop; your tables are kept for the next time.\n"
    )


async def show_tables_again(bot: Portolan) -> None:
    """A new simulated Discord has no old messages: forget their ids, and post every table again."""
    for row in await bot.store.pending():
        for kind in (LetterKind.BOARD, LetterKind.LOBBY):
            await bot.store.note_message(row.id, kind, message_id=None)
        for seat in await bot.store.seats(row.id):
            await bot.store.note_message(row.id, LetterKind.PRIVATE_HAND, message_id=None, seat=seat.seat)
        await bot.store.post(row.id, [letters.reposted(row, bot.now())], now=bot.now())
        bot.tables.ring(row.id)


async def _run_clock(env: simcord.Env) -> None:
    """Move the simulated clock, which stands still otherwise; reaction times and retries need it."""
    from simcord import SetupError

    while True:
        await asyncio.sleep(CLOCK_STEP_SECONDS)
        try:
            await env.advance_time(CLOCK_STEP_SECONDS)
        except SetupError:
            continue  # somebody is clicking right now; the next step will do
