"""Remembers everything that anybody was shown, and every request of the bots."""

from __future__ import annotations

import re
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from cogs.local_table.bot_side.rest import Exchange
from cogs.local_table.limits.components import walk
from cogs.local_table.server import LoopbackDiscord
from cogs.local_table.small_discord.components import texts
from cogs.local_table.small_discord.events import Event, FormOpened, MessageCame, MessageEdited
from cogs.local_table.small_discord.messages import LOADING, Message
from cogs.local_table.small_discord.world import BOT
from cogs.ui.components.custom_ids import BadId, Pressed, read
from tests.discord_contract import Request, Upload, check
from tests.lab.campaign.small_pictures import PictureNote, read_note

EMOJI = re.compile(r"<a?:\w+:\d+>")
EVERYBODY = 0
"""Instead of a person."""
HARMLESS = {10008, 10062, 40060, 10015}
"""Refusals that faults and kills lead to: a message is gone, an interaction too old or answered already."""


class Shown(NamedTuple):
    """A message as somebody was shown it: new, or changed."""

    at: float
    message: int
    channel: int
    reader: int
    """Who sees it; EVERYBODY in a channel of a server."""
    answer: bool
    """Whether it answers a press or a command."""
    new: bool
    nonce: str
    text: str
    ids: tuple[Pressed, ...]
    notes: tuple[PictureNote, ...]
    mentions: tuple[int, ...]

    @property
    def tables(self) -> set[str]:
        return {one.table_id for one in self.ids if one.table_id}


def letter_nonce(message: Message) -> str:
    """The nonce of a letter. Where a message has none, discord.py makes up a number: a repetition by a later
    process is not recognized by that."""
    nonce = str(message.nonce or "")
    return "" if nonce.isdecimal() else nonce


def plain(text: str) -> str:
    """Without signs and formatting."""
    return " ".join(EMOJI.sub("", text).replace("*", "").replace("-# ", "").split())


def pressed(components: list[Any]) -> Iterator[Pressed]:
    for part, _ in walk(components):
        try:
            yield read(part.get("custom_id") or "")
        except BadId:
            continue


@dataclass
class Seen:
    server: LoopbackDiscord
    shown: list[Shown] = field(default_factory=list)
    complaints: list[str] = field(default_factory=list)
    """About requests that Discord would refuse, or did."""
    requests: Counter[str] = field(default_factory=Counter)
    seats: dict[str, dict[int, int]] = field(default_factory=dict)
    """By table and seat: who was shown its hand last."""
    _notes: dict[int, PictureNote | None] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.server.events.listen(self._on_event)
        self.server.api.observers.append(self._on_request)

    def _on_request(self, exchange: Exchange) -> None:
        status, body = exchange.answer
        self.requests[f"{status}"] += 1
        files = tuple(Upload(upload.name, len(upload.body)) for upload in exchange.uploads)
        path = f"/{exchange.path}"
        self.complaints += check([Request(exchange.method, path, exchange.body, files)])
        code = body.get("code") if isinstance(body, dict) else None
        if status >= 400 and code not in HARMLESS and not self._closed(exchange, code):
            self.complaints.append(f"{exchange.method} {path}: refused with {status} ({body})")

    def _closed(self, exchange: Exchange, code: object) -> bool:
        """Somebody takes no direct messages."""
        return code == 50007

    def _on_event(self, event: Event) -> None:
        if isinstance(event, MessageCame | MessageEdited):
            message = self.server.messages.get(event.message_id)
            if message.author == BOT and not message.flags & LOADING:
                self._add(self.as_shown(message, new=isinstance(event, MessageCame)))
        elif isinstance(event, FormOpened):
            ids = tuple(pressed([event.form, *event.form["components"]]))
            text = plain(f"{event.form['title']} {' '.join(texts(event.form['components']))}")
            self.shown.append(
                Shown(time.time(), event.interaction, 0, event.person, True, True, "", text, ids, (), ())
            )

    def _add(self, shown: Shown) -> None:
        self.shown.append(shown)
        for note in shown.notes:
            if note.seat >= 0:
                for table_id in shown.tables:
                    self.seats.setdefault(table_id, {})[note.seat] = shown.reader

    def as_shown(self, message: Message, *, new: bool = False) -> Shown:
        channel = self.server.world.channel(message.channel)
        reader = message.only_for or (channel.person if channel.is_dm else None) or EVERYBODY
        alts = [file.description or "" for file in message.files]
        lines = [message.content, *texts(message.components), *alts]
        return Shown(
            time.time(),
            message.id,
            message.channel,
            reader,
            message.only_for is not None or message.origin is not None,
            new,
            letter_nonce(message),
            "\n".join(plain(line) for part in lines for line in part.splitlines()),
            tuple(pressed(message.components)),
            tuple(note for file in message.files if (note := self._note(file.id)) is not None),
            tuple(message.mentions),
        )

    def _note(self, file_id: int) -> PictureNote | None:
        if file_id not in self._notes:
            stored = self.server.storage.file(file_id)
            self._notes[file_id] = None if stored is None else read_note(stored.body)
        return self._notes[file_id]

    def in_channel(self, channel_id: int) -> list[Shown]:
        """What the bot has written there and is still there, oldest first; without ephemeral messages."""
        ids = self.server.messages._ids[channel_id]
        messages = [self.server.messages.get(message_id) for message_id in ids]
        return [self.as_shown(one) for one in messages if one.author == BOT and one.only_for is None]
