"""Opens the local table: what `python bot.py` does without a token.

The page is up first. The bot, its texts and its pictures are loaded meanwhile.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from cogs.local_table.server import LoopbackDiscord
from cogs.local_table.small_discord.storage import StorageError
from data.settings import BadSettings, Settings

if TYPE_CHECKING:
    from cogs.runtime.client import Portolan

LOBBIES_PER_MINUTE = 30
"""Whoever tries one game after the other here floods nobody."""
GUILDS_WITHIN = 0.1
"""Seconds: there is one server, and it is told at once."""


def chat_beside(games: Path) -> Path:
    """Where the chat is kept: beside the database of the games."""
    return games.with_name(f"{games.stem}-chat.db")


async def open_local_table(settings: Settings, set_up_logging: Callable[[], None]) -> None:
    """Run until somebody presses Ctrl+C. Raises StoreError before anything is opened or made, if the games
    can't be used."""
    refuse_early(settings.local_db)
    chat = chat_beside(settings.local_db)
    try:
        server = LoopbackDiscord(chat)
    except StorageError as error:
        raise BadSettings(str(error)) from None
    try:
        try:
            await server.start(settings.local_port)
        except OSError as error:
            why = f"The page could not be opened ({error.strerror or error})"
            raise BadSettings(f"{why}; choose another port with PORTOLAN_LOCAL_PORT.") from None
        print(_welcome(server.page_address), flush=True)
        bot = await asyncio.to_thread(load_bot, settings.for_local_table(), set_up_logging)
        await run_bot(server, bot)
    except asyncio.CancelledError:
        print(f"\nThe games are kept in {settings.local_db}, the chat in {chat}.", flush=True)
        raise
    finally:
        await server.stop()


def refuse_early(games: Path) -> None:
    """Raise what the bot would raise later, when people have been told that the table is open."""
    from data.sqlite.lock import ProcessLock
    from data.sqlite.looking import version_in

    if version_in(games) is not None:
        with suppress(OSError):  # a folder that can't be written is told of by whoever writes there first
            ProcessLock(games).release()


def load_bot(settings: Settings, set_up_logging: Callable[[], None]) -> Portolan:
    """Import everything that the bot is made of: seconds of work, for a thread. Raises BadFigures."""
    import importlib

    from cogs.runtime.client import EXTENSIONS, Portolan
    from cogs.runtime.pace import Pace
    from cogs.tables.people.limits import PER_MINUTE, Action
    from data.words import Phrases, languages
    from engines import games

    set_up_logging()
    logging.getLogger("discord").setLevel(logging.WARNING)  # that it connects is no news on this computer
    games()
    for language in languages():
        Phrases(language)
    for extension in EXTENSIONS:
        importlib.import_module(extension)
    per_minute = {**PER_MINUTE, Action.OPEN: LOBBIES_PER_MINUTE}
    pace = Pace(guilds_within=GUILDS_WITHIN, identify_seconds=0, per_minute=per_minute)
    bot = Portolan(settings, pace=pace)
    bot.on_discord = False
    return bot


async def run_bot(server: LoopbackDiscord, bot: Portolan) -> None:
    """Connect the bot to this server, until it is stopped."""
    import discord.gateway
    import discord.http
    import yarl

    discord.http.Route.BASE = server.rest_address
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(server.gateway_address)
    bot.always_sync = not server.commands.known
    async with bot:
        await bot.login(server.world.bot_token)
        if server.world.is_new:
            await show_tables_again(bot)
        await bot.connect()


async def show_tables_again(bot: Portolan) -> None:
    """A chat that begins anew has no old messages: forget their ids, and post every table again."""
    from cogs.tables.changes import letters
    from data.models import LetterKind

    for row in await bot.store.pending():
        for kind in (LetterKind.BOARD, LetterKind.LOBBY):
            await bot.store.note_message(row.id, kind, message_id=None)
        posted = [letters.reposted(row, bot.now())]
        for seat in await bot.store.seats(row.id):
            await bot.store.note_message(row.id, LetterKind.PRIVATE_HAND, message_id=None, seat=seat.seat)
            if row.rules_version is not None and seat.user_id is not None:
                posted.append(letters.private_hand(row, seat.seat))
        await bot.store.post(row.id, posted, now=bot.now())


def _welcome(address: str) -> str:
    return (
        f"\nThe local table is open: {address}\n"
        "  1. Choose a game and play it against the computer.\n"
        "  2. Or be several people: open the page in more windows.\n"
        "  3. Press Ctrl+C to stop; games and chat are kept for the next time.\n"
    )
