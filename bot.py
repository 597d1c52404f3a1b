"""Portolan's entry point: settings -> bot -> run. Discord with a token, the local table without.

This is the command `portolan` of an installation, and `python bot.py` in a checkout:

portolan                  run
portolan --check          validate settings, figures, texts, fonts and database, and say what is wrong
portolan --take-over      run in place of the process that has the same shards
portolan --copy FROM TO   copy all games between a file and a PostgreSQL database
portolan restore [COPY]   put a backup in the place of the database, or list the backups
portolan verify FILE      replay the record of a finished game
portolan health           ask the running bot how it is
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import importlib.util
import logging
import signal
import sys
from collections.abc import Awaitable
from pathlib import Path
from typing import TYPE_CHECKING

# What is not in the standard library is imported where it is used: a missing package is told in words.
if TYPE_CHECKING:
    from cogs.runtime.client import Portolan
    from data.settings import Settings

log = logging.getLogger("portolan")
HOME = Path(__file__).resolve().parent
PACKAGES = ("cogs", "data", "engines", "render")
"""What lies beside this file. Others may have packages of these names, too."""
OWN_ENVIRONMENT = (
    "Portolan needs an environment of its own: install it with pipx, in a fresh venv or in a container."
)


def in_the_way(home: Path = HOME) -> str | None:
    """A sentence about a package of another program that takes the place of one of ours."""
    for name in PACKAGES:
        spec = importlib.util.find_spec(name)
        found = Path(spec.origin).resolve().parent if spec is not None and spec.origin else None
        if found is None:
            return f"A part of Portolan is missing: {name}. {OWN_ENVIRONMENT}"
        if found != home / name:
            return f"Another package is in the way of ours: {name} in {found}. {OWN_ENVIRONMENT}"
    if any(home.glob("portolan-*.dist-info")):  # installed, where others may have written into our folders
        for record in home.glob("*.dist-info/RECORD"):
            files, owner = "\n" + record.read_text(encoding="utf-8"), record.parent.name.partition("-")[0]
            shared = [name for name in PACKAGES if f"\n{name}/" in files and owner != "portolan"]
            if shared:
                return f"The package {owner} has a folder {shared[0]} like ours. {OWN_ENVIRONMENT}"
    return None


def create_bot(settings: Settings | None = None, *, take_over: bool = False) -> Portolan:
    """The bot, with settings from the environment and .env unless given."""
    from cogs.runtime.client import Portolan
    from data.settings import Settings

    return Portolan(settings if settings is not None else Settings.from_env(), take_over=take_over)


def set_up_logging(settings: Settings) -> None:
    from cogs.runtime import logs

    logs.set_up_logging(settings)


async def until_told_to_stop(work: Awaitable[None]) -> None:
    """SIGTERM, with which services are stopped, ends the bot as Ctrl+C does."""
    task = asyncio.current_task()
    assert task is not None
    if sys.platform != "win32":  # which has no such signal
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, task.cancel)
    await work


async def run_on_discord(bot: Portolan, token: str) -> None:
    from cogs.runtime.health_port import health_port
    from data.models import StoreError

    async with bot, health_port(bot, bot.settings.health):
        await bot.start(token)
    await bot.close()  # it may have begun by itself: the database is closed at the end of it
    if bot.stopped_because is not None:
        raise StoreError(bot.stopped_because)


def leave_alone_what_is_loaded() -> None:
    """Modules and figures stay to the end: the garbage collector need not look through them again and again.
    Moves make few cycles, so it may also look less often."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 10, 10)


def complaint(text: str) -> int:
    """One clear sentence, no stack trace."""
    print(text, file=sys.stderr)
    return 1


def start_on_discord(settings: Settings, token: str, *, take_over: bool = False) -> int:
    import aiohttp
    import discord

    from engines import games

    games()  # a broken figures file is found before anybody is told that we are here
    leave_alone_what_is_loaded()
    set_up_logging(settings)
    if settings.sentry_dsn is not None:
        from cogs.runtime.error_reports import ErrorReports

        logging.getLogger().addHandler(ErrorReports(settings.sentry_dsn))
    if settings.discord_api is not None:
        discord.http.Route.BASE = settings.discord_api
    bot = create_bot(settings, take_over=take_over)
    try:
        asyncio.run(until_told_to_stop(run_on_discord(bot, token)))
    except discord.LoginFailure:
        return complaint("Discord does not accept DISCORD_TOKEN: copy it again from the Developer Portal.")
    except discord.ConnectionClosed as error:
        why = bot.shard_plan.refusal(error)
        return complaint(why or f"Discord has closed the connection for good: {error}.")
    except aiohttp.ClientConnectionError as error:
        return complaint(f"Discord cannot be reached: {error}.")
    return 0


def run(*, take_over: bool = False) -> int:
    """Discord with a token, the local table without: its page is up before most of this is loaded."""
    from data.models import StoreError
    from data.settings import BadSettings, Settings
    from engines.kit.figures_files import BadFigures

    try:
        settings = Settings.from_env()
        if take_over and (settings.database_url is None or not settings.token):
            raise BadSettings("--take-over needs a shared database: set PORTOLAN_DATABASE_URL, or restart.")
        if settings.token:
            return start_on_discord(settings, settings.token, take_over=take_over)
        from cogs.local_table.opening import open_local_table

        local_table = open_local_table(settings, lambda: set_up_logging(settings))
        asyncio.run(until_told_to_stop(local_table))
    except (BadSettings, BadFigures, StoreError) as error:
        return complaint(str(error))
    return 0


def copy(source: str, target: str) -> int:
    """Move to another database: the bot must not run meanwhile. Broken off, it goes on when called again."""
    from data.models import StoreError
    from data.opening import copy_store

    try:
        asyncio.run(copy_store(source, target, print))
    except StoreError as error:
        return complaint(str(error))
    return 0


def restore(copy: Path | None, target: Path | None) -> int:
    """Put a backup back, or list those there are. The bot must not run meanwhile."""
    from data.models import StoreError
    from data.opening import restore_backup
    from data.settings import BadSettings, Settings

    try:
        print(restore_backup(Settings.from_env(), copy, target))
    except (BadSettings, StoreError) as error:
        return complaint(str(error))
    return 0


def health() -> int:
    """Ask the bot that runs with these settings how it is."""
    from cogs.runtime.health_port import ask
    from data.settings import BadSettings, health_address

    try:
        well, said = ask(health_address())
    except BadSettings as error:
        return complaint(str(error))
    print(said)
    return 0 if well else 1


def verify(file: Path, announced: str | None) -> int:
    from engines.tables.verify import report

    return report(file, announced)


def arguments_parser() -> argparse.ArgumentParser:
    from data.version import VERSION

    parser = argparse.ArgumentParser(description="Portolan: board games of discovery in Discord.")
    parser.add_argument("--version", action="version", version=f"Portolan {VERSION}")
    parser.add_argument(
        "--check", action="store_true", help="check packages, settings, figures, texts, fonts, database"
    )
    parser.add_argument(
        "--copy",
        nargs=2,
        metavar=("FROM", "TO"),
        help="copy everything to an empty database; each is a file or a postgresql:// address",
    )
    parser.add_argument(
        "--take-over", action="store_true", help="replace the process that has the same shards, when ready"
    )
    commands = parser.add_subparsers(dest="command", title="commands; without one, the bot runs")
    put_back = commands.add_parser("restore", help="put a backup back, or list the backups")
    put_back.add_argument("backup", nargs="?", type=Path, metavar="COPY", help="without it, list them")
    put_back.add_argument("--to", type=Path, metavar="DATABASE", help="for a copy with another name")
    commands.add_parser("health", help="ask the running bot how it is; 0 if it is well")
    proof = commands.add_parser("verify", help="replay the record of a finished game and check it")
    proof.add_argument("file", type=Path, metavar="FILE", help="the record (JSON)")
    proof.add_argument("--announced", metavar="SHA256", help="the fingerprint that the lobby showed")
    return parser


def carry_out(options: argparse.Namespace) -> int:
    from cogs.runtime.self_check import check

    if options.command == "restore":
        return restore(options.backup, options.to)
    if options.command == "health":
        return health()
    if options.command == "verify":
        return verify(options.file, options.announced)
    if options.copy:
        return copy(*options.copy)
    return check() if options.check else run(take_over=options.take_over)


def main(arguments: list[str] | None = None) -> int:
    problem = in_the_way()
    if problem is not None:
        return complaint(problem)
    options = arguments_parser().parse_args(arguments)
    from cogs.runtime.self_check import missing

    try:
        return carry_out(options)
    except ModuleNotFoundError as error:
        return complaint(missing(error))
    except (KeyboardInterrupt, asyncio.CancelledError):
        return 0


if __name__ == "__main__":
    sys.exit(main())
