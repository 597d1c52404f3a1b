"""One click, command or form of a person, until the bot has answered it or the person has given up."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from cogs.local_table.bot_side.interactions import Interaction
from cogs.local_table.server import LoopbackDiscord
from cogs.local_table.small_discord.events import Answered, Event, FormOpened, MessageCame, MessageEdited
from cogs.local_table.small_discord.messages import LOADING, Message
from engines.contract.core import Rejected
from tests.lab.load.tables import locale_of

PATIENCE_SECONDS = 2.5
"""Then somebody tries something else. They may be answered later."""
Answer = Message | FormOpened | None
"""What a person is shown; nothing if the bot did not answer."""


class Click:
    """What was pressed, for who wants to know later what came of it."""

    __slots__ = ("person", "what")

    def __init__(self, person: int, what: str) -> None:
        self.person = person
        self.what = what
        """The same for the same button with the same choices; different for every command."""


@dataclass
class Clicks:
    server: LoopbackDiscord
    made: dict[int, Click] = field(default_factory=dict)
    """By interaction."""
    answered: int = 0
    unanswered: int = 0
    _waiting: dict[int, asyncio.Future[Answer]] = field(default_factory=dict)
    _shown_in: dict[int, int] = field(default_factory=dict)
    """By message: the interaction that is answered there."""

    def __post_init__(self) -> None:
        self.server.events.listen(self._on_event)

    async def press(
        self, person: int, message: Message, custom_id: str, values: Sequence[str] | None = None
    ) -> Answer:
        people, more = self.server.people, {"nonce": "", "locale": locale_of(person)}
        what = f"{custom_id} {values}"
        if values is None:
            return await self._made(person, what, lambda: people.press(person, message.id, custom_id, **more))
        chosen = list(values)
        return await self._made(
            person, what, lambda: people.choose(person, message.id, custom_id, chosen, **more)
        )

    async def submit(self, person: int, form: FormOpened, fields: Mapping[str, str]) -> Answer:
        custom_id, locale = form.form["custom_id"], locale_of(person)
        people = self.server.people
        return await self._made(
            person,
            f"{custom_id} {fields}",
            lambda: people.submit(person, form.interaction, custom_id, fields, nonce="", locale=locale),
        )

    async def command(self, person: int, channel: int, name: str, options: Mapping[str, Any]) -> Answer:
        people, locale = self.server.people, locale_of(person)
        return await self._made(
            person, "", lambda: people.command(person, channel, name, options, nonce="", locale=locale)
        )

    async def _made(self, person: int, what: str, act: Callable[[], Interaction]) -> Answer:
        try:
            interaction = act()
        except Rejected:
            return None  # it is no longer there, or not enabled
        self.made[interaction.id] = Click(person, what or f"command {interaction.id}")
        if interaction.late:
            self.unanswered += 1
            await asyncio.sleep(0.1)
            return None
        answer = self._waiting[interaction.id] = asyncio.get_running_loop().create_future()
        try:
            shown: Answer = await asyncio.wait_for(answer, PATIENCE_SECONDS)
        except TimeoutError:
            shown = None
        finally:
            del self._waiting[interaction.id]
            if interaction.original is not None:
                self._shown_in.pop(interaction.original, None)
        if shown is None:
            self.unanswered += 1
        else:
            self.answered += 1
        return shown

    def _on_event(self, event: Event) -> None:
        if isinstance(event, Answered):
            interaction = self.server.interactions._by_id[event.interaction]
            if event.why is not None:
                self._settle(event.interaction, None)
            elif interaction.original is not None and event.interaction in self._waiting:
                self._shown_in[interaction.original] = event.interaction
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

    def _settle(self, interaction: int, shown: Answer) -> None:
        answer = self._waiting.get(interaction)
        if answer is not None and not answer.done():
            answer.set_result(shown)
