"""The real bot on the loopback Discord, over real sockets, and people who click as people do."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from typing import Any

import discord
import yarl

from cogs.local_table.bot_side.interactions import Interaction, Reply
from cogs.local_table.server import LoopbackDiscord
from cogs.local_table.small_discord.events import Answered, Event, FormOpened, MessageCame, MessageEdited
from cogs.local_table.small_discord.messages import Message
from cogs.local_table.small_discord.world import HARBOR, PEOPLE, Channel
from cogs.runtime.client import Portolan
from data.settings import Settings
from tests.cogs.local_table.contract import ContractChecker
from tests.support.discord_server import BUTTON, LIMITED, MENU, TEXT, walk

NAMES = {person.name: person.id for person in PEOPLE.values()}
AT_ONCE = LIMITED._replace(guilds_within=0.05, identify_seconds=0)
"""One Discord with one server has nothing to wait for."""
PATIENCE = 20.0
"""Seconds after which a test gives up waiting."""


def point_at(server: LoopbackDiscord, patch: Any) -> None:
    """Give discord.py the two addresses, for one test."""
    patch.setattr(discord.http.Route, "BASE", server.rest_address)
    gateway = yarl.URL(server.gateway_address)
    patch.setattr(discord.gateway.DiscordWebSocket, "DEFAULT_GATEWAY", gateway)


@asynccontextmanager
async def running_bot(server: LoopbackDiscord, bot: discord.Client) -> AsyncIterator[None]:
    """A bot that is ready, until the block ends."""
    connected: asyncio.Task[None] | None = None
    try:
        await bot.login(server.world.bot_token)
        connected = asyncio.create_task(bot.connect())
        await asyncio.wait_for(bot.wait_until_ready(), PATIENCE)
        yield
    finally:
        await bot.close()
        if connected is not None:
            await asyncio.gather(connected, return_exceptions=True)


class LocalTable:
    """People at a loopback Discord. `last_shown` is what the bot showed last to a person."""

    def __init__(self, server: LoopbackDiscord, bot: Portolan) -> None:
        self.server, self.bot = server, bot
        self.place = HARBOR
        """The channel that is meant where none is named."""
        self.failed: list[str] = []
        self.forms: dict[int, tuple[int, dict[str, Any]]] = {}
        self._changed = asyncio.Event()
        self.shown: dict[int, int] = {}
        """The newest message in answer to each interaction."""
        server.events.listen(self._on_event)

    def _on_event(self, event: Event) -> None:
        self._changed.set()
        if isinstance(event, Answered) and event.why:
            self.failed.append(event.why)
        elif isinstance(event, FormOpened):
            self.forms[event.person] = event.interaction, event.form
        elif isinstance(event, MessageCame | MessageEdited):
            message = self.server.messages.get(event.message_id)
            if message.origin is not None:
                self.shown[int(message.origin["id"])] = message.id

    async def until(self, what: Callable[[], Any], why: str = "it never happened") -> Any:
        """Wait until something is true; returns it."""
        deadline = asyncio.get_running_loop().time() + PATIENCE
        while not (found := what()):
            left = deadline - asyncio.get_running_loop().time()
            assert left > 0, why
            self._changed.clear()
            try:
                await asyncio.wait_for(self._changed.wait(), min(left, 0.05))
            except TimeoutError:
                continue
        return found

    @staticmethod
    def now() -> int:
        return Portolan.now()

    # what people do

    async def command(self, who: str, name: str, place: int | None = None, **options: Any) -> Message | None:
        where = place or self.place
        return await self._answered(
            self.server.people.command(NAMES[who], where, name, options, nonce="", locale="en-US")
        )

    async def press(self, who: str, message: Message, custom_id: str) -> Message | None:
        return await self._answered(
            self.server.people.press(NAMES[who], message.id, custom_id, nonce="", locale="en-US")
        )

    async def click(self, who: str, message: Message, label: str) -> Message | None:
        return await self.press(who, message, custom_id(message, label))

    def push(self, who: str, message: Message, label: str) -> Interaction:
        """Press, and do not wait for anything."""
        pressed = custom_id(message, label)
        return self.server.people.press(NAMES[who], message.id, pressed, nonce="", locale="en-US")

    async def choose(self, who: str, message: Message, menu: str, values: list[str]) -> Message | None:
        return await self._answered(
            self.server.people.choose(NAMES[who], message.id, menu, values, nonce="", locale="en-US")
        )

    async def submit(self, who: str, **fields: str) -> Message | None:
        opened, form = self.forms.pop(NAMES[who])
        return await self._answered(
            self.server.people.submit(NAMES[who], opened, form["custom_id"], fields, nonce="", locale="en-US")
        )

    async def _answered(self, interaction: Interaction) -> Message | None:
        """What is shown in answer, once the bot is done with it: a message, the changed one, or a form."""
        before = len(self.failed)

        def done() -> bool:
            if len(self.failed) > before:
                raise AssertionError(self.failed)
            silent = interaction.reply is Reply.DEFERRED_UPDATE and not interaction.used
            return interaction.reply is not None and not silent and not self._thinking(interaction)

        await self.until(done, "the bot did not answer")
        if interaction.form is not None:
            return None
        answer = self.shown.get(interaction.id, interaction.original)
        return self.server.messages.get(answer) if answer is not None else None

    def _thinking(self, interaction: Interaction) -> bool:
        if interaction.original is None:
            return False
        found = self.server.messages._all.get(interaction.original)
        return found is not None and bool(found.flags & 128)

    # what they see

    def history(self, place: int | None = None) -> list[Message]:
        """The public messages of a channel, oldest first."""
        channel = self.server.world.channel(place or self.place)
        return self.server.messages.history(channel, 0, 1000)[::-1]

    def board(self, place: int | None = None) -> Message | None:
        return next((one for one in reversed(self.history(place)) if "Play" in labels(one)), None)

    def dm(self, who: str) -> Channel:
        return self.server.world.dm(NAMES[who])


@asynccontextmanager
async def local_table(
    settings: Settings, patch: Any, server: LoopbackDiscord | None = None
) -> AsyncIterator[LocalTable]:
    """The bot and the server, started; both end with the block."""
    server = server or LoopbackDiscord()
    await server.start()
    point_at(server, patch)
    bot = Portolan(settings, pace=AT_ONCE)
    bot.always_sync = not server.commands.known
    checker = ContractChecker(server)
    try:
        async with running_bot(server, bot):
            yield LocalTable(server, bot)
    finally:
        await server.stop()
    checker.verify()


# --- parts of a message ----------------------------------------------------------------------------------


def parts(message: Message) -> list[dict[str, Any]]:
    return list(walk(message.components))


def buttons(message: Message) -> list[dict[str, Any]]:
    pressed = [part for part in parts(message) if part["type"] == BUTTON and "custom_id" in part]
    return [part for part in pressed if not part.get("disabled")]


def menus(message: Message) -> list[dict[str, Any]]:
    return [part for part in parts(message) if part["type"] == MENU]


def labels(message: Message) -> list[str]:
    return [part["label"] for part in buttons(message)]


def custom_id(message: Message, label: str) -> str:
    return str(next(part["custom_id"] for part in buttons(message) if part["label"] == label))


def text(message: Message | None) -> str:
    return "\n".join(_texts(message)) if message is not None else ""


def _texts(message: Message) -> Iterator[str]:
    for part in parts(message):
        if part["type"] == TEXT:
            yield part["content"]
