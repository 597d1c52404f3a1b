"""From a click to its effects, with the real bot on the simulated Discord."""

from __future__ import annotations

import asyncio
import os
import re
import time
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any
from unittest.mock import patch

import discord
from simcord.gateway import FakeGateway
from simcord.http import router

from cogs.runtime.client import Portolan
from cogs.ui.interactions.app import Interaction
from data.models import Status
from engines import AnyGame, games
from tests.cogs.players import Pusher, asked
from tests.lab.bench.server import started
from tests.lab.bench.size import Size
from tests.lab.report import Figure, Row, Section, percentile, spread
from tests.support.discord_server import NAMES, DiscordServer

CALLBACK = re.compile(r"/interactions/\d+/[^/]+/callback")
ANSWER = re.compile(r"/webhooks/\d+/[^/]+/messages/@original")
PING = "ping"
BARE_PRESS = "bare press: of a button in the same panels, by a handler that does nothing but acknowledge."


# --- the stopwatch ------------------------------------------------------------------------------------------


class Stopwatch:
    """Notes when something first passes between bot, database and Discord after a click."""

    def __init__(self, channel_id: int) -> None:
        self._board = re.compile(rf"/channels/{channel_id}/messages(/\d+)?")
        self._began = 0.0
        self.marks: dict[str, float] = {}

    def take(self) -> dict[str, float]:
        """The milliseconds from the last click to each mark."""
        marks, self.marks = self.marks, {}
        return marks

    def mark(self, name: str) -> None:
        self.marks.setdefault(name, (time.perf_counter() - self._began) * 1000)

    @contextmanager
    def running(self, bot: Portolan) -> Iterator[None]:
        with (
            patch.object(FakeGateway, "feed", self._feeding(FakeGateway.feed)),
            patch.object(router, "dispatch", self._sending(router.dispatch)),
            patch.object(bot.store, "append", self._appending(bot.store.append)),
        ):
            yield

    def _feeding(self, feed: Callable[..., None]) -> Callable[..., None]:
        def timed(gateway: Any, event: str, payload: Any) -> None:
            if event == "INTERACTION_CREATE":
                self.marks.clear()
                self._began = time.perf_counter()
            feed(gateway, event, payload)

        return timed

    def _sending(self, dispatch: Callable[..., Any]) -> Callable[..., Any]:
        """An acknowledgement counts when it arrives; a message when it is there."""

        def timed(backend: Any, method: str, path: str, **more: Any) -> Any:
            if CALLBACK.fullmatch(path):
                self.mark("acknowledged")
            answer = dispatch(backend, method, path, **more)
            if more.get("files") and self._board.fullmatch(path):
                self.mark("picture")
            elif ANSWER.fullmatch(path):
                self.mark("panel")
            return answer

        return timed

    def _appending(self, append: Callable[..., Any]) -> Callable[..., Any]:
        async def timed(*args: Any, **more: Any) -> Any:
            row = await append(*args, **more)
            self.mark("durable")
            return row

        return timed


async def acknowledge(interaction: Interaction) -> None:
    """All that a bare press does."""
    if interaction.type is discord.InteractionType.component:
        await interaction.response.defer()


class TimedPusher(Pusher):
    """Presses like its base, and keeps the times of each click. Before each press in a panel come a ping and
    a bare press in the same panel: it brings the same message, and nothing of ours is done. So all three meet
    the same state of the machine; many pings in a row would find everything in the processor's caches."""

    def __init__(self, server: DiscordServer, rng: Random, watch: Stopwatch) -> None:
        super().__init__(server, rng)
        self.watch = watch
        self.clicks: list[dict[str, float]] = []
        self.pings: list[float] = []
        """Milliseconds until a ping was acknowledged."""
        self.bare: list[float] = []
        """The same for a bare press."""

    async def answer(self, who: str, panel: Any) -> Any:
        self.clicks.append(self.watch.take())  # of the click before this one
        if panel.buttons:
            await self.server.slash(NAMES[0], PING)
            self.pings.append(self.watch.take()["acknowledged"])
            with patch.object(self.server.bot, "on_interaction", acknowledge):
                await self.server.press(who, panel, panel.buttons[0]["custom_id"])
            self.bare.append(self.watch.take()["acknowledged"])
        return await super().answer(who, panel)

    async def move(self, who: str, board: Any = None) -> None:
        await super().move(who, board)
        self.clicks.append(self.watch.take())

    @property
    def moves(self) -> list[dict[str, float]]:
        """The clicks that made a move."""
        return [click for click in self.clicks if "durable" in click]


# --- what is timed ------------------------------------------------------------------------------------------


@asynccontextmanager
async def watched_server(folder: Path) -> AsyncIterator[tuple[DiscordServer, Stopwatch]]:
    """A server whose bot has one more command, /ping; and its stopwatch."""

    def furnish(bot: Portolan) -> None:
        @bot.tree.command(name=PING, description="The least a bot can do")
        async def ping(interaction: Interaction) -> None:
            await interaction.response.send_message("pong")

    server = await started(folder, furnish)
    watch = Stopwatch(server.channel.id)
    try:
        with watch.running(server.bot):
            yield server, watch
    finally:
        await server.close()


async def moves_by_click(server: DiscordServer, watch: Stopwatch, game: AnyGame, count: int) -> TimedPusher:
    """Let people press buttons until this many moves are made; start another game when one ends."""
    pusher = TimedPusher(server, Random(game.key), watch)
    while len(pusher.moves) < count:
        row = await server.bot.store.in_channel(server.channel.id)
        if row is None:
            await server.table(game.key, *NAMES[: game.seats[0]])
        who = await asked(server)
        if who is not None:
            await pusher.move(who)
    row = await server.bot.store.in_channel(server.channel.id)
    if row is not None and row.status is Status.RUNNING:
        await server.bot.lifecycle.end(row.id)
        await server.env.settle()
    return pusher


def _fsync(folder: Path, count: int) -> list[float]:
    """Milliseconds for each of `count` writes of 4 KiB to this disk, each with an fsync."""
    spans = []
    with (folder / "bare").open("wb", buffering=0) as file:
        for _ in range(count):
            began = time.perf_counter()
            file.write(os.urandom(4096))
            os.fsync(file.fileno())
            spans.append((time.perf_counter() - began) * 1000)
    return spans


# --- figures ------------------------------------------------------------------------------------------------


def span(spans: Sequence[float], ping: float) -> dict[str, Figure]:
    """Milliseconds, and how many pings that is."""
    return {
        **spread(spans, "ms", 50, 95, of="clicks"),
        "p50/ping": Figure(percentile(spans, 50) / ping, "x"),
        "p95/ping": Figure(percentile(spans, 95) / ping, "x"),
    }


def acknowledged(of: str, pushers: Sequence[TimedPusher], ping: float) -> list[Row]:
    """A ping, a press that does nothing of ours, and a move."""
    pings = [span for pusher in pushers for span in pusher.pings]
    bare = [span for pusher in pushers for span in pusher.bare]
    moves = [click["acknowledged"] for pusher in pushers for click in pusher.moves]
    kinds = {"/ping": pings, "bare press": bare, "click": moves}
    rows = [Row(f"{of}: {what} to acknowledged", span(spans, ping)) for what, spans in kinds.items()]
    rows[-1].figures["p50/press"] = Figure(percentile(moves, 50) / percentile(bare, 50), "x")
    return rows


def _rows(game: str, pusher: TimedPusher) -> list[Row]:
    ping = percentile(pusher.pings, 50)
    of = {
        "durable": [click["durable"] for click in pusher.moves],
        # A secret move changes nothing in the channel.
        "picture": [click["picture"] for click in pusher.moves if "picture" in click],
        "mover's own panel": [click["panel"] for click in pusher.moves if "panel" in click],
        "panel, no move": [
            click["panel"] for click in pusher.clicks if "panel" in click and "durable" not in click
        ],
    }
    rows = [Row(f"{game}: click to {name}", span(spans, ping)) for name, spans in of.items() if spans]
    return [*acknowledged(game, [pusher], ping), *rows]


async def _all(size: Size) -> list[Row]:
    with TemporaryDirectory() as folder:
        async with watched_server(Path(folder)) as (server, watch):
            pushers = {
                game.key: await moves_by_click(server, watch, game, size.moves) for game in games().values()
            }
        synced = _fsync(Path(folder), size.moves)
    rows = [row for game, pusher in pushers.items() for row in _rows(game, pusher)]
    ping = percentile([span for pusher in pushers.values() for span in pusher.pings], 50)
    return [*rows, Row("a bare fsync of 4 KiB", span(synced, ping))]


def section(size: Size) -> Section:
    return Section(
        key="clicks",
        title="Clicks: real moves by button on the simulated Discord",
        rows=asyncio.run(_all(size)),
        notes=[
            "By the wall clock; a ping and a bare press just before each click. The network is not in it.",
            "durable: the transaction is committed. picture: the message with the new board is there.",
            BARE_PRESS,
        ],
    )
