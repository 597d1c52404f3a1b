"""Watches the bot from within: tells what is about to be written, and what is taken for made."""

from __future__ import annotations

import itertools
import os
import signal
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from hashlib import blake2b
from typing import Any, BinaryIO

import msgspec
from discord.http import HTTPClient
from discord.state import ConnectionState
from discord.webhook.async_ import AsyncWebhookAdapter

from cogs.tables.moves.moves import Moves
from cogs.ui.pictures.drawing import view_bytes
from data.queries.outbox.letters import LetterQueries
from data.queries.tables.lobbies import LobbyQueries
from data.queries.tables.moves import MoveQueries
from engines.tables.knowledge import version_token
from engines.tables.log import Entry
from engines.tables.table import Table
from tests.lab.campaign.telling import Change, Claimed, Intended, Told


def hashed(content: bytes) -> str:
    return blake2b(content, digest_size=9).hexdigest()


def change_of(entry: Entry) -> Change:
    move = "" if entry.move is None else msgspec.json.encode(entry.move, order="deterministic").decode()
    return Change(entry.number, entry.seat, entry.at, entry.takes_back is not None, move)


def intended(
    table_id: str, table: Table, entries: Sequence[Entry], interaction: int, *, pressed: bool
) -> Intended:
    seats = range(table.seats)
    return Intended(
        table_id,
        table.number,
        [change_of(entry) for entry in entries],
        interaction,
        pressed,
        state_hash(table.game.encode(table.state)),
        list(table.waiting),
        [version_token(table, seat) for seat in seats],
        hashed(view_bytes(table.view(None).public)),
        [own_hash(table, seat) for seat in seats],
    )


def state_hash(encoded: bytes) -> str:
    """However it is written down."""
    return hashed(msgspec.json.encode(msgspec.json.decode(encoded), order="deterministic"))


def own_hash(table: Table, seat: int) -> str:
    """Of what a seat alone knows, as its hand shows it."""
    own = table.view(seat).own
    return hashed(view_bytes(own.lasting())) if own is not None else ""


class Dies(msgspec.Struct, frozen=True):
    """An instant at which a process kills itself: none is too short to be hit."""

    call: str
    """One of `DEADLY`."""
    after: bool
    """Right after the call, before anything else happens; else right before it."""
    count: int
    """At which of these calls."""


DEADLY: dict[str, tuple[Any, str]] = {
    "append": (MoveQueries, "append"),
    "start": (MoveQueries, "start"),
    "join": (LobbyQueries, "join"),
    "delivered": (LetterQueries, "delivered"),
    "failed": (LetterQueries, "failed"),
    "send": (HTTPClient, "send_message"),
    "edit": (HTTPClient, "edit_message"),
    "request": (HTTPClient, "request"),
    "answer": (AsyncWebhookAdapter, "create_interaction_response"),
    "show": (AsyncWebhookAdapter, "edit_original_interaction_response"),
}
"""Calls before or after which a process may die: what it writes, and what it asks of Discord."""


class Witness:
    def __init__(self, out: BinaryIO, dies: Dies | None = None) -> None:
        self._out = out
        self._dies = dies
        self._interaction: ContextVar[int] = ContextVar("interaction", default=0)
        self._pressing: set[int] = set()
        """Interactions whose own move is being made."""

    def install(self) -> None:
        """Wrap everything for good: this process does nothing else."""
        wraps: list[tuple[Any, str, Callable[[Any], Any]]] = [
            (ConnectionState, "parse_interaction_create", self._hearing),
            (MoveQueries, "append", self._appending),
            (MoveQueries, "start", self._starting),
            (Moves, "answer", self._answering),
            (Moves, "undo", self._undoing),
        ]
        for owner, name, wrap in wraps:
            setattr(owner, name, wrap(getattr(owner, name)))
        if self._dies is not None:
            owner, name = DEADLY[self._dies.call]
            setattr(owner, name, self._dying(getattr(owner, name), self._dies))

    def _dying(self, call: Callable[..., Awaitable[Any]], dies: Dies) -> Any:
        """On top of all else: what is told before a call is told."""
        calls = itertools.count(1)

        async def called(*given: Any, **more: Any) -> Any:
            number = next(calls)
            if number == dies.count and not dies.after:
                os.kill(os.getpid(), signal.SIGKILL)
            done = await call(*given, **more)
            if number >= dies.count:
                os.kill(os.getpid(), signal.SIGKILL)
            return done

        return called

    def tell(self, told: Told) -> None:
        self._out.write(msgspec.json.encode(told) + b"\n")
        self._out.flush()

    def _hearing(self, parse: Callable[[Any, Any], None]) -> Any:
        """What is done for an interaction runs in tasks that are begun while it is parsed."""

        def heard(state: Any, data: Any) -> None:
            self._interaction.set(int(data["id"]))
            parse(state, data)

        return heard

    def _appending(self, append: Callable[..., Awaitable[Any]]) -> Any:
        async def appended(store: Any, table_id: str, entries: Any, table: Table, **more: Any) -> Any:
            added = [entries] if isinstance(entries, Entry) else list(entries)
            interaction = self._interaction.get()
            pressed = interaction in self._pressing
            self.tell(intended(table_id, table, added, interaction, pressed=pressed))
            return await append(store, table_id, entries, table, **more)

        return appended

    def _starting(self, start: Callable[..., Awaitable[Any]]) -> Any:
        async def started(store: Any, table_id: str, table: Table, **more: Any) -> Any:
            self.tell(intended(table_id, table, [], self._interaction.get(), pressed=False))
            return await start(store, table_id, table, **more)

        return started

    def _answering(self, answer: Callable[..., Awaitable[Any]]) -> Any:
        async def answered(moves: Moves, *given: Any, **more: Any) -> Any:
            with self._press():
                done = await answer(moves, *given, **more)
            if done.entry is not None:
                self._claim(done.room.row.id, done.entry)
            return done

        return answered

    def _undoing(self, undo: Callable[..., Awaitable[Any]]) -> Any:
        async def undone(moves: Moves, *given: Any, **more: Any) -> Any:
            with self._press():
                room, entry = await undo(moves, *given, **more)
            self._claim(room.row.id, entry)
            return room, entry

        return undone

    @contextmanager
    def _press(self) -> Iterator[None]:
        """Computer players that go on afterwards do so in tasks of their own."""
        interaction = self._interaction.get()
        self._pressing.add(interaction)
        try:
            yield
        finally:
            self._pressing.discard(interaction)

    def _claim(self, table_id: str, entry: Entry) -> None:
        self.tell(Claimed(self._interaction.get(), table_id, change_of(entry)))
