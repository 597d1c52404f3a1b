"""The people of a load run: they press what the bot's panels offer, as soon as they have been answered."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any

from cogs.local_table.bot_side.interactions import Interaction
from cogs.local_table.limits.components import ComponentKind, walk
from cogs.local_table.server import LoopbackDiscord
from cogs.local_table.small_discord.events import Answered, Event, FormOpened, MessageCame, MessageEdited
from cogs.local_table.small_discord.messages import LOADING, Message
from cogs.ui.components.custom_ids import Verb, pack, unpack
from data.words import Phrases, languages
from engines import games
from engines.contract.core import Seat, say
from engines.contract.endings import ENDINGS
from tests.lab.load.tables import PlayedTable, locale_of
from tests.lab.load.telemetry import Moved, Posted

ANSWERS = (Verb.ANSWER, Verb.CONFIRM, Verb.ENTER_NUMBER)
PRESSES_A_MOVE = 40
"""After so many presses without a move somebody gives up and leaves the table to others."""
PATIENCE_SECONDS = 120.0
"""How long somebody waits for an answer."""
GIVING_UP = {
    Phrases(language)(say(f"{game.key}-kind-{ending}"))
    for language in languages()
    for game in games().values()
    for ending in ENDINGS
    if any(kind.__struct_config__.tag == ending for kind in game.moves)
}
"""Buttons that may end a game before its time."""


@dataclass
class Press:
    """One click, and when what it led to was there."""

    table: str
    at: float
    number: int | None = None
    """Of the move that it made."""
    acknowledged: float | None = None
    durable: float | None = None
    posted: float | None = None
    panel: float | None = None


@dataclass
class Place:
    """A table as its people know it."""

    table: PlayedTable
    number: int
    waiting: list[Seat]
    panels: dict[Seat, int] = field(default_factory=dict)
    """Panels that still ask something."""
    press: Press | None = None
    """On its way."""
    unposted: list[Press] = field(default_factory=list)
    """Moves that no board shows yet."""


class Unanswered(Exception):
    """The bot did not answer a press within Discord's three seconds, or never came back to it."""


class People:
    def __init__(self, server: LoopbackDiscord, tables: list[PlayedTable], active: int) -> None:
        self.server = server
        self.places = {table.id: Place(table, 0, list(table.waiting)) for table in tables}
        self._ready = deque(list(self.places.values())[:active])
        self._spare = deque(list(self.places.values())[active:])
        self._someone_ready = asyncio.Condition()
        self.presses: list[Press] = []
        self.failed: list[str] = []
        self.finished = 0
        self.shown: set[str] = set()
        """Tables that have got a board."""
        self._asked: dict[int, Press] = {}
        self._answers: dict[int, asyncio.Future[Any]] = {}
        """By interaction: what is shown in answer, a message or a form."""
        self._shown_in: dict[int, int] = {}
        """By message: the interaction that is answered there."""
        server.events.listen(self._on_event)

    # what they hear

    def on_moved(self, moved: Moved) -> None:
        place = self.places.get(moved.table)
        if place is None:
            return
        place.number, place.waiting = moved.number, moved.waiting
        if place.press is not None and place.press.durable is None:
            place.press.durable, place.press.number = moved.at, moved.number
            place.unposted.append(place.press)

    def on_posted(self, posted: Posted) -> None:
        place = self.places.get(posted.table)
        if place is None:
            return
        self.shown.add(posted.table)
        for press in place.unposted:
            if (press.number or 0) <= posted.version:
                press.posted = posted.at
        place.unposted = [press for press in place.unposted if press.posted is None]

    def _on_event(self, event: Event) -> None:
        if isinstance(event, Answered):
            press = self._asked.get(event.interaction)
            if press is not None and event.why is None:
                press.acknowledged = time.monotonic()
                interaction = self.server.interactions._by_id[event.interaction]
                if interaction.original is not None:
                    self._shown_in[interaction.original] = event.interaction
            elif press is not None:
                self._settle(event.interaction, Unanswered(event.why))
        elif isinstance(event, FormOpened):
            self._settle(event.interaction, event)
        elif isinstance(event, MessageCame | MessageEdited):
            self._on_message(self.server.messages.get(event.message_id))

    def _on_message(self, message: Message) -> None:
        if message.flags & LOADING:
            return
        interaction = self._shown_in.get(message.id)
        if interaction is None and message.origin is not None:
            interaction = int(message.origin["id"])
        if interaction is not None:
            self._settle(interaction, message)

    def _settle(self, interaction: int, shown: Any) -> None:
        answer = self._answers.get(interaction)
        if answer is None or answer.done():
            return
        if isinstance(shown, Exception):
            answer.set_exception(shown)
        else:
            answer.set_result(shown)

    # what they do

    async def click(self, rng: Random) -> None:
        """Go from table to table and move there, for ever."""
        while True:
            async with self._someone_ready:
                await self._someone_ready.wait_for(lambda: self._ready)
                place = self._ready.popleft()
            try:
                if place.waiting:
                    await self._move(place, rng)
            except Unanswered as failure:
                self.failed.append(f"{place.table.id}: {failure}")
                place.panels.clear()
            finally:
                place.press = None
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
        while True:
            try:
                await self._play(place, place.waiting[0])
                return
            except Unanswered:
                await asyncio.sleep(0.05)

    async def _move(self, place: Place, rng: Random) -> None:
        before, seat = place.number, rng.choice(place.waiting)
        shown = place.panels.pop(seat, None)
        panel = self.server.messages.get(shown) if shown is not None else await self._play(place, seat)
        for _ in range(PRESSES_A_MOVE):
            ways = list(ways_on(panel))
            if not ways:
                return
            panel = await self._answer(place, seat, panel, ways, rng)
            if place.number != before:
                if seat in place.waiting:
                    place.panels[seat] = panel.id
                return
        raise Unanswered("pressed and pressed without a move")

    async def _play(self, place: Place, seat: Seat) -> Message:
        """Open the panel from the newest board."""
        play = pack(Verb.PLAY, place.table.id)
        channel = self.server.world.channel(place.table.channel)
        for message in self.server.messages.history(channel, 0, 20):
            if any(part.get("custom_id") == play for part, _ in walk(message.components)):
                shown = await self._press(place, seat, message, {"custom_id": play})
                assert isinstance(shown, Message)
                return shown
        raise Unanswered("no board has the button Play")

    async def _answer(
        self, place: Place, seat: Seat, panel: Message, ways: list[dict[str, Any]], rng: Random
    ) -> Message:
        """Choose one of the ways, the first more often; fill in the form if one opens."""
        way = rng.choices(ways, [1 / (number + 1) for number in range(len(ways))])[0]
        values = None
        if "options" in way:
            count = rng.randint(way["min_values"], way["max_values"])
            values = rng.sample([option["value"] for option in way["options"]], count)
        shown = await self._press(place, seat, panel, way, values)
        if isinstance(shown, FormOpened):
            description = shown.form["components"][0]["description"]
            low = next(word for word in description.split() if word.isdigit())
            shown = await self._submit(place, seat, shown, {"number": low})
        assert isinstance(shown, Message)
        return shown

    async def _press(
        self,
        place: Place,
        seat: Seat,
        message: Message,
        way: dict[str, Any],
        values: list[str] | None = None,
    ) -> Message | FormOpened:
        person = place.table.people[seat]
        act, more = self.server.people.press, {"nonce": "", "locale": locale_of(person)}
        if values is None:
            return await self._answered(place, act(person, message.id, way["custom_id"], **more))
        chosen = self.server.people.choose(person, message.id, way["custom_id"], values, **more)
        return await self._answered(place, chosen)

    async def _submit(
        self, place: Place, seat: Seat, form: FormOpened, fields: dict[str, str]
    ) -> Message | FormOpened:
        person = place.table.people[seat]
        sent = self.server.people.submit(
            person,
            form.interaction,
            form.form["custom_id"],
            fields,
            nonce="",
            locale=locale_of(person),
        )
        return await self._answered(place, sent)

    async def _answered(self, place: Place, interaction: Interaction) -> Message | FormOpened:
        """What the bot shows in the end: a form, a new message, or the changed one."""
        press = Press(place.table.id, time.monotonic())
        if interaction.late:
            raise Unanswered("the bot is away")
        place.press = press
        self.presses.append(press)
        self._asked[interaction.id] = press
        answer = self._answers[interaction.id] = asyncio.get_running_loop().create_future()
        try:
            shown: Message | FormOpened = await asyncio.wait_for(answer, PATIENCE_SECONDS)
        except TimeoutError:
            raise Unanswered("acknowledged, and nothing came") from None
        finally:
            del self._asked[interaction.id], self._answers[interaction.id]
            if interaction.original is not None:
                self._shown_in.pop(interaction.original, None)
        press.panel = time.monotonic()
        return shown


def ways_on(panel: Message) -> Iterator[dict[str, Any]]:
    """The buttons and menus that answer what a panel asks, except those that end a game before its time."""
    for part, _ in walk(panel.components):
        verb, _ = unpack(part.get("custom_id", "")) or (None, [])
        menu = part["type"] == ComponentKind.STRING_SELECT and verb is Verb.CHOOSE_SECTION
        if part.get("disabled") or part.get("label") in GIVING_UP:
            continue
        if menu or verb in ANSWERS:
            yield part
