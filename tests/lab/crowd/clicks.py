"""Clicks, commands and forms of people, each until the bot has answered it or the person has given up."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Protocol

from cogs.local_table.bot_side.interactions import Interaction
from cogs.local_table.server import LoopbackDiscord
from cogs.local_table.small_discord.events import Answered, Event, FormOpened, MessageCame, MessageEdited
from cogs.local_table.small_discord.messages import LOADING, Message
from cogs.ui.components.custom_ids import unpack
from engines.contract.core import Rejected
from tests.lab.crowd.panels import chosen_way, filled_in
from tests.lab.crowd.people import locale_of

AWAY_SECONDS = 0.1
"""Before anybody tries again where no bot is there."""
Answer = Message | FormOpened | None
"""What a person is shown; nothing if the bot did not answer."""


@dataclass(slots=True)
class Click:
    """Something that somebody did, and when what it led to was there."""

    person: int
    what: str
    """The same for the same button with the same choices; different for every command."""
    table: str
    """Of the button; "" for a command."""
    at: float
    acknowledged: float | None = None
    shown: float | None = None
    why: str = ""
    """Why nothing was shown."""
    number: int | None = None
    """Of the move that it made, as far as the crowd is told."""
    durable: float | None = None
    posted: float | None = None


class Press(Protocol):
    async def __call__(
        self, person: int, message: Message, custom_id: str, values: Sequence[str] | None = None, /
    ) -> Answer: ...


class Clicks:
    def __init__(self, server: LoopbackDiscord, patience: float) -> None:
        """`patience`: so many seconds people wait for an answer. They may be answered later."""
        self.server, self.patience = server, patience
        self.made: dict[int, Click] = {}
        """By interaction."""
        self.newest: dict[str, Click] = {}
        """By table."""
        self.unanswered: list[Click] = []
        self._waiting: dict[int, asyncio.Future[Answer]] = {}
        self._shown_in: dict[int, int] = {}
        """By message: the interaction that is answered there."""
        server.events.listen(self._on_event)

    @property
    def answered(self) -> int:
        return sum(click.shown is not None for click in self.made.values())

    # what people do

    async def press(
        self, person: int, message: Message, custom_id: str, values: Sequence[str] | None = None
    ) -> Answer:
        people, more = self.server.people, {"nonce": "", "locale": locale_of(person)}
        if values is None:
            return await self._made(
                person, custom_id, "", lambda: people.press(person, message.id, custom_id, **more)
            )
        chosen = list(values)
        return await self._made(
            person,
            custom_id,
            str(values),
            lambda: people.choose(person, message.id, custom_id, chosen, **more),
        )

    async def submit(self, person: int, form: FormOpened, fields: Mapping[str, str]) -> Answer:
        custom_id, more = form.form["custom_id"], {"nonce": "", "locale": locale_of(person)}
        people = self.server.people
        return await self._made(
            person,
            custom_id,
            str(fields),
            lambda: people.submit(person, form.interaction, custom_id, fields, **more),
        )

    async def command(self, person: int, channel: int, name: str, options: Mapping[str, Any]) -> Answer:
        people, more = self.server.people, {"nonce": "", "locale": locale_of(person)}
        return await self._made(
            person,
            "",
            f"command {len(self.made)}",
            lambda: people.command(person, channel, name, options, **more),
        )

    async def answer(self, person: int, panel: Message, rng: Random, press: Press | None = None) -> Answer:
        """Choose what a panel offers, and fill in the form if one opens; None if it asks nothing."""
        way = chosen_way(panel, rng)
        if way is None:
            return None
        shown = await (press or self.press)(person, panel, way.custom_id, way.values)
        return await self.submit(person, shown, filled_in(shown)) if isinstance(shown, FormOpened) else shown

    async def _made(
        self, person: int, custom_id: str, choices: str, act: Callable[[], Interaction]
    ) -> Answer:
        _, parts = unpack(custom_id) or (None, [])
        click = Click(person, f"{custom_id} {choices}", "".join(parts[:1]), time.monotonic())
        try:
            interaction = act()
        except Rejected:
            return None  # it is no longer there, or not enabled
        self.made[interaction.id] = self.newest[click.table] = click
        if interaction.late:
            click.why = "the bot is away"
            await asyncio.sleep(AWAY_SECONDS)
        else:
            shown = await self._answer_to(interaction, click)
            if shown is not None:
                click.shown = time.monotonic()
                return shown
        self.unanswered.append(click)
        return None

    async def _answer_to(self, interaction: Interaction, click: Click) -> Answer:
        answer = self._waiting[interaction.id] = asyncio.get_running_loop().create_future()
        try:
            return await asyncio.wait_for(answer, self.patience)
        except TimeoutError:
            click.why = "nothing came" if click.acknowledged is None else "acknowledged, and nothing came"
            return None
        finally:
            del self._waiting[interaction.id]
            if interaction.original is not None:
                self._shown_in.pop(interaction.original, None)

    # what they see

    def _on_event(self, event: Event) -> None:
        if isinstance(event, Answered):
            self._on_answered(event)
        elif isinstance(event, FormOpened):
            self._settle(event.interaction, event)
        elif isinstance(event, MessageCame | MessageEdited):
            message = self.server.messages.get(event.message_id)
            if message.flags & LOADING:
                return
            asked = self._shown_in.get(message.id)
            if asked is None and message.origin is not None:
                asked = int(message.origin["id"])
            if asked is not None:
                self._settle(asked, message)

    def _on_answered(self, event: Answered) -> None:
        if event.interaction not in self._waiting:
            return
        click, interaction = self.made[event.interaction], self.server.interactions._by_id[event.interaction]
        if event.why is not None:
            click.why = event.why
            self._settle(event.interaction, None)
            return
        click.acknowledged = time.monotonic()
        if interaction.original is not None:
            self._shown_in[interaction.original] = event.interaction

    def _settle(self, interaction: int, shown: Answer) -> None:
        answer = self._waiting.get(interaction)
        if answer is not None and not answer.done():
            answer.set_result(shown)
