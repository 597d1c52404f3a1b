"""The people of a load run: they press what the bot's panels offer, as soon as they have been answered."""

from __future__ import annotations

import asyncio
from collections import deque
from dataclasses import dataclass, field
from random import Random

from cogs.local_table.limits.components import walk
from cogs.local_table.server import LoopbackDiscord
from cogs.local_table.small_discord.messages import Message
from cogs.ui.components.custom_ids import Verb, pack
from engines.contract.core import Seat
from tests.lab.crowd.clicks import AWAY_SECONDS, Answer, Click, Clicks
from tests.lab.load.tables import PlayedTable
from tests.lab.load.telemetry import Moved, Posted

PRESSES_A_MOVE = 40
"""After so many presses without a move somebody gives up and leaves the table to others."""
PATIENCE_SECONDS = 120.0
LOOK_BACK = 20
"""Messages among which the board is looked for."""


@dataclass
class Place:
    """A table as its people know it."""

    table: PlayedTable
    number: int
    waiting: list[Seat]
    panels: dict[Seat, int] = field(default_factory=dict)
    """Panels that still ask something."""
    unposted: list[Click] = field(default_factory=list)
    """Moves that no board shows yet."""


class People:
    def __init__(self, server: LoopbackDiscord, tables: list[PlayedTable], active: int) -> None:
        self.server = server
        self.clicks = Clicks(server, PATIENCE_SECONDS)
        self.places = {table.id: Place(table, 0, list(table.waiting)) for table in tables}
        self._ready = deque(list(self.places.values())[:active])
        self._spare = deque(list(self.places.values())[active:])
        self._someone_ready = asyncio.Condition()
        self.failed: list[str] = []
        """Why somebody gave up and left a table to others."""
        self.finished = 0
        self.shown: set[str] = set()
        """Tables that have got a board."""

    # what they hear

    def on_moved(self, moved: Moved) -> None:
        place = self.places.get(moved.table)
        if place is None:
            return
        place.number, place.waiting = moved.number, moved.waiting
        click = self.clicks.newest.get(moved.table)
        if click is not None and click.durable is None:
            click.durable, click.number = moved.at, moved.number
            place.unposted.append(click)

    def on_posted(self, posted: Posted) -> None:
        place = self.places.get(posted.table)
        if place is None:
            return
        self.shown.add(posted.table)
        for click in place.unposted:
            if (click.number or 0) <= posted.version:
                click.posted = posted.at
        place.unposted = [click for click in place.unposted if click.posted is None]

    # what they do

    async def click(self, rng: Random) -> None:
        """Go from table to table and move there, for ever."""
        while True:
            async with self._someone_ready:
                await self._someone_ready.wait_for(lambda: self._ready)
                place = self._ready.popleft()
            if place.waiting:
                await self._move(place, rng)
            await self._leave(place)

    async def _leave(self, place: Place) -> None:
        """Let others come. A table whose game is over is replaced by one that was not played yet."""
        async with self._someone_ready:
            if place.waiting:
                self._ready.append(place)
            else:
                self.finished += 1
                if self._spare:
                    self._ready.append(self._spare.popleft())
            self._someone_ready.notify()

    async def first_answer(self, place: Place) -> None:
        """Press Play until the bot answers."""
        while await self._play(place, place.table.people[place.waiting[0]]) is None:
            pass

    async def _move(self, place: Place, rng: Random) -> None:
        before, seat = place.number, rng.choice(place.waiting)
        person, known = place.table.people[seat], place.panels.pop(seat, None)
        panel = await self._play(place, person) if known is None else self.server.messages.get(known)
        for _ in range(PRESSES_A_MOVE):
            if isinstance(panel, Message):
                panel = await self.clicks.answer(person, panel, rng)
            if not isinstance(panel, Message):
                click = self.clicks.newest.get(place.table.id)
                self.failed.append(f"{place.table.id}: {click.why if click else 'no board'}")
                place.panels.clear()
                return
            if place.number != before:
                if seat in place.waiting:
                    place.panels[seat] = panel.id
                return
        self.failed.append(f"{place.table.id}: pressed and pressed without a move")

    async def _play(self, place: Place, person: int) -> Answer:
        """Open the panel from the newest board; None if there is none, while a new one is being posted."""
        play = pack(Verb.PLAY, place.table.id)
        channel = self.server.world.channel(place.table.channel)
        for message in self.server.messages.history(channel, 0, LOOK_BACK):
            if any(part.get("custom_id") == play for part, _ in walk(message.components)):
                return await self.clicks.press(person, message, play)
        await asyncio.sleep(AWAY_SECONDS)
        return None
