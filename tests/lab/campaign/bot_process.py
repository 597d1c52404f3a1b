"""The bots' processes of a campaign: bot.py as it is, with a witness, pictures that cost nothing, and shorter
waits before something is tried again.

    python -m tests.lab.campaign.bot_process

reads orders from its standard input and forks a bot for each: what takes longest in a start, loading modules
and texts, has been done by then, so that a thousand starts take minutes. `bot.main` does everything else.
With `"cold": true` in the order the bot is a new interpreter, which loads everything itself.
"""

from __future__ import annotations

import asyncio
import ctypes
import importlib
import logging
import os
import select
import signal
import sys
from collections.abc import Awaitable, Callable
from types import SimpleNamespace
from typing import Any

import msgspec
from discord.app_commands import AppCommandContext, AppInstallationType

import bot
from cogs.delivery import outbox
from cogs.move_commands import move_groups
from cogs.runtime import client
from cogs.runtime.sign_upload import SignUpload
from cogs.tables.changes import letters
from cogs.tables.loading import leases
from cogs.ui.wording.localisation import CommandTranslator
from data.postgres import leases as postgres_leases
from engines import games
from tests.lab.campaign import small_pictures
from tests.lab.campaign.witness import Dies, Witness
from tests.support.discord_server import QUICK

log = logging.getLogger(__name__)
RETRY_SECONDS = (1, 1, 2, 2, 3)
SWEEP_SECONDS = 1
OWN_MOVE_DELAY_SECONDS = 2
LEASE_SECONDS = 2
"""How long a process that was killed keeps what it had taken."""
PACE = QUICK._replace(guilds_within=0.3, identify_seconds=0, computer_pause=0.2)
"""This Discord has no buckets, and what one person may do in a minute is not the matter here."""
"""All servers are told within: there are few."""
DIE_WITH_PARENT = 1
"""PR_SET_PDEATHSIG: no bot outlives a campaign that was broken off."""
LOOK_SECONDS = 0.03


class Order(msgspec.Struct):
    """A bot to start."""

    number: int
    settings: dict[str, str]
    folder: str
    told: str
    """The file for what it tells."""
    log: str
    cold: bool = False
    signs: bool = True
    """Whether it uploads the signs that Discord lacks, 150 requests at the first start."""
    dies: Dies | None = None


class Began(msgspec.Struct, tag="began"):
    number: int
    pid: int


class Ended(msgspec.Struct, tag="ended"):
    pid: int
    status: int
    """The exit code, or the number of the signal with a minus."""


def prepare() -> None:
    """Everything in which a bot of a campaign differs from others."""
    small_pictures.install()
    outbox.RETRY_SECONDS = RETRY_SECONDS  # type: ignore[assignment]
    letters.OWN_MOVE_DELAY_SECONDS = letters.OWN_TURN_DELAY_SECONDS = OWN_MOVE_DELAY_SECONDS
    vars(postgres_leases)["LEASE_SECONDS"] = LEASE_SECONDS
    leases.SAFE_SECONDS, leases.RENEW_SECONDS = LEASE_SECONDS // 2, LEASE_SECONDS / 4
    client.Portolan.add_cog = _adding(client.Portolan.add_cog)  # type: ignore[method-assign]
    defaults = client.Portolan.__init__.__kwdefaults__
    assert defaults is not None
    defaults["pace"] = PACE


def _adding(add_cog: Callable[..., Awaitable[None]]) -> Any:
    """Loading an extension makes its classes anew: only what is added is what will run."""

    async def added(running: client.Portolan, cog: Any, **more: Any) -> None:
        if cog.qualified_name == "UpkeepCog":
            cog.every_half_minute.change_interval(seconds=SWEEP_SECONDS)
        await add_cog(running, cog, **more)

    return added


def be_bot(order: Order) -> int:
    """In a process of its own."""
    ctypes.CDLL(None).prctl(DIE_WITH_PARENT, signal.SIGKILL)
    os.chdir(order.folder)
    os.environ.update(order.settings)
    for path, number in ((order.told, 1), (order.log, 2)):
        file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
        os.dup2(file, number)
    if order.cold:
        message = msgspec.json.encode(order).decode()
        os.execv(sys.executable, [sys.executable, "-m", "tests.lab.campaign.bot_process", message])
    return run(order)


def run(order: Order) -> int:
    if not order.signs:
        SignUpload.start = lambda self: None  # type: ignore[method-assign]
    Witness(os.fdopen(1, "wb"), order.dies).install()
    return bot.main([])


def load() -> None:
    """What every start needs, and what it would make of it: commands, their names in all languages. Without
    that half of the processor time of a start would be the reading of texts."""
    for extension in client.EXTENSIONS:
        importlib.import_module(extension)
    for module in ("data.postgres", "cogs.runtime.health_port"):
        importlib.import_module(module)
    for game in games():
        importlib.import_module(f"render.{game}")
    asyncio.run(_translate_commands())
    bot.leave_alone_what_is_loaded()


async def _translate_commands() -> None:
    """As a start does, to see whether Discord has the present ones."""
    tree: Any = SimpleNamespace(allowed_contexts=AppCommandContext(), allowed_installs=AppInstallationType())
    for group in move_groups():
        await group.get_translated_payload(tree, CommandTranslator())


def take_orders() -> None:
    """Fork a bot for each line; when there are no more lines, all are killed. There is no other thread here:
    a process with threads cannot be forked safely."""
    alive: set[int] = set()
    waiting = b""
    while True:
        if select.select([0], [], [], LOOK_SECONDS)[0]:
            read = os.read(0, 1 << 16)
            if not read:
                break
            *lines, waiting = (waiting + read).split(b"\n")
            for line in lines:
                order = msgspec.json.decode(line, type=Order)
                alive.add(_forked(order))
        _reap(alive)
    for pid in alive:
        os.kill(pid, signal.SIGKILL)


def _tell(told: Began | Ended) -> None:
    os.write(1, msgspec.json.encode(told) + b"\n")


def _forked(order: Order) -> int:
    pid = os.fork()
    if pid:
        _tell(Began(order.number, pid))
        return pid
    try:
        os._exit(be_bot(order))
    except Exception:
        log.exception("the bot has ended")
        os._exit(1)


def _reap(alive: set[int]) -> None:
    for pid in list(alive):
        ended, status = os.waitpid(pid, os.WNOHANG)
        if ended:
            alive.discard(pid)
            _tell(Ended(pid, os.waitstatus_to_exitcode(status)))


def main(order: str | None = None) -> int:
    prepare()
    if order is not None:
        return run(msgspec.json.decode(order, type=Order))
    load()
    take_orders()
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
