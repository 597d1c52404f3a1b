"""`python -m tests.lab.bench.ways [--steps] [--times N]`: through which modules the answer to a press goes.

Three presses at a table of Magellan on the simulated Discord: *Play*, a bid in the panel, and what the outbox
then posts about the bid. What is read is `cogs/`: what games, pictures and the store do is behind their
doors.

- A step: a function calls one in another module of `cogs`. What a running function calls over and over is
  one step; what it does once more when it is called again is counted again.
- A turn back: a step into a module that the way has left before.
- Each asyncio task has a way of its own.

`--steps` lists them. `--times N` measures the processor time of N more turns instead, untraced: milliseconds
for *Play*, and for a bid with what is posted.
"""

from __future__ import annotations

import argparse
import asyncio
import inspect
import logging
import sys
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from types import FrameType
from typing import Any, NamedTuple
from unittest.mock import patch

from PIL import Image

import render
from tests.cogs.players import asked
from tests.lab.bench.server import started
from tests.support.discord_server import DiscordServer, Shown
from tests.support.project import ROOT

COGS, NO_BOT = f"{ROOT}/cogs/", f"{ROOT}/cogs/local_table/"
PEOPLE = ("Inge", "Otto", "Ruth")
ONCE = inspect.CO_COROUTINE | inspect.CO_GENERATOR | inspect.CO_ASYNC_GENERATOR
DEAL = b"\x07"
"""A deal whose first captain may be bid for without a warning."""
WARM_UP = 3
"""Turns before the first one that is timed."""
ANSWERING, POSTING = "_run_event", ("_round", "_in_order")


class Place(NamedTuple):
    module: str
    function: str


class Step(NamedTuple):
    """A call from one module into another."""

    caller: Place | None
    """None: whatever is not ours."""
    called: Place


Way = list[Step]


class Tracer:
    """Notes the steps of every task while it is `watching`."""

    def __init__(self) -> None:
        self.ways: dict[asyncio.Task[Any], Way] = {}
        self.entered: dict[Place, None] = {}
        """Every function that was called, in the order of their first calls."""
        self._begun: set[FrameType] = set()
        """Coroutines that will go on: that is no new call."""
        self._called: dict[FrameType, set[Place]] = {}
        """What each running function has called."""

    @contextmanager
    def watching(self) -> Iterator[None]:
        sys.setprofile(self._note)
        try:
            yield
        finally:
            sys.setprofile(None)

    def named(self, *tasks: str) -> list[Way]:
        """The ways of the tasks whose coroutines have one of these names."""
        return [way for task, way in self.ways.items() if getattr(task.get_coro(), "__name__", "") in tasks]

    def _note(self, frame: FrameType, event: str, _: object) -> None:
        if event != "call" or not _is_read(frame) or frame in self._begun:
            return
        if frame.f_code.co_flags & ONCE:
            self._begun.add(frame)
        caller, called = _caller(frame), _place(frame)
        self.entered.setdefault(called)
        if caller is not None:
            known = self._called.setdefault(caller, set())
            if _place(caller).module == called.module or called in known:
                return
            known.add(called)
        task = asyncio.current_task()
        if task is not None:
            self.ways.setdefault(task, []).append(Step(_place(caller) if caller else None, called))


def _caller(frame: FrameType) -> FrameType | None:
    """The function of ours that has called this one, perhaps through others' code."""
    back = frame.f_back
    while back is not None and not _is_read(back):
        back = back.f_back
    return back


def _is_read(frame: FrameType) -> bool:
    """Whether this is a function of the bot. What Python runs as one for an expression in brackets isn't."""
    code = frame.f_code
    ours = code.co_filename.startswith(COGS) and not code.co_filename.startswith(NO_BOT)
    return ours and (code.co_name == "<lambda>" or code.co_name[0] != "<")


def _place(frame: FrameType) -> Place:
    code = frame.f_code
    path = Path(code.co_filename).relative_to(ROOT).with_suffix("")
    return Place(".".join(path.parts), code.co_qualname)


def turns_back(way: Way) -> list[Step]:
    """The steps into modules that were left before."""
    found, left, here = [], set[str](), ""
    for step in way:
        if step.called.module != here:
            left.add(here)
            here = step.called.module
            if here in left:
                found.append(step)
    return found


# --- the presses ------------------------------------------------------------------------------------------


@asynccontextmanager
async def _table() -> AsyncIterator[DiscordServer]:
    """A table of Magellan with the same cards in every run, and dots instead of pictures."""
    dot = render.Picture(name="dot", image=Image.new("RGB", (8, 8)))
    with (
        TemporaryDirectory() as folder,
        patch.object(render, "board", lambda *_: [dot]),
        patch.object(render, "hand", lambda *_: dot),
        patch("cogs.tables.lobbies.lobbies.secrets.token_bytes", lambda length: DEAL * length),
        patch("cogs.tables.lobbies.lobbies.mixed", lambda key, salt: key),
        patch("engines.tables.table.mixed", lambda key, salt: key),
    ):
        server = await started(Path(folder))
        try:
            await server.table("magellan", *PEOPLE)
            yield server
        finally:
            await server.close()


async def press_play(server: DiscordServer) -> tuple[str, Shown]:
    """Whoever is asked opens the panel."""
    who = await asked(server)
    assert who is not None
    panel = await server.click(who, server.board(), "Play")
    assert panel is not None
    return who, panel


async def press_bid(server: DiscordServer, who: str, panel: Shown) -> None:
    """The lowest bid, as long as there is one. Then everything is posted."""
    label = next((one for one in panel.labels if one.startswith("Bid ")), "Pass")
    await server.click(who, panel, label)
    await server.env.settle()


async def traced() -> dict[str, list[Way]]:
    """The ways of the three presses, in the second round of an auction."""
    play, bid = Tracer(), Tracer()
    async with _table() as server:
        for _ in PEOPLE:
            await press_bid(server, *await press_play(server))
        with play.watching():
            who, panel = await press_play(server)
        with bid.watching():
            await press_bid(server, who, panel)
    return {"Play": play.named(ANSWERING), "bid": bid.named(ANSWERING), "post": bid.named(*POSTING)}


async def timed(turns: int) -> dict[str, list[float]]:
    """Milliseconds of processor time of so many turns, without the first ones."""
    spans: dict[str, list[float]] = {"Play": [], "bid and post": []}
    async with _table() as server:
        for _ in range(WARM_UP + turns):
            began = time.process_time()
            who, panel = await press_play(server)
            opened = time.process_time()
            await press_bid(server, who, panel)
            spans["Play"].append((opened - began) * 1000)
            spans["bid and post"].append((time.process_time() - opened) * 1000)
    return {name: found[WARM_UP:] for name, found in spans.items()}


def in_words(ways: dict[str, list[Way]], *, listed: bool) -> str:
    lines = []
    for press, found in ways.items():
        back = [turns_back(way) for way in found]
        lines.append(f"{press}: {sum(map(len, found))} steps, {sum(map(len, back))} turns back")
        for way, turned in zip(found, back, strict=True) if listed else ():
            marked = set(map(id, turned))
            for step in way:
                caller = ".".join(step.caller) if step.caller else ""
                lines.append(f"{'<' if id(step) in marked else ' '} {caller:80} {'.'.join(step.called)}")
            lines.append("")
    return "\n".join(lines)


def main(argv: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.lab.bench.ways", description="The way of a press.")
    parser.add_argument("--steps", action="store_true", help="list every step; < marks a turn back")
    parser.add_argument("--times", type=int, help="processor time of so many turns instead")
    options = parser.parse_args(argv)
    logging.disable(logging.INFO)
    if options.times:
        for press, spans in asyncio.run(timed(options.times)).items():
            print(f"{press}: {median(spans):.2f} ms")
    else:
        print(in_words(asyncio.run(traced()), listed=options.steps))


if __name__ == "__main__":
    main()
