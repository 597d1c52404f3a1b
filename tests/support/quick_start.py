"""Start the bot many times in one process without doing the same work again each time.

Hundreds of tests start the real bot. What depends on the code and the texts alone is worked out by the first
start and kept for the others: the modules of the extensions, the commands in every language, and an empty
database with all its tables. SimCord copies all commands at each start, and every message several times: it
gets a quicker way to copy.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Awaitable, Callable
from copy import deepcopy
from importlib import import_module
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from discord import app_commands

from cogs.runtime.client import Portolan
from data.migrations import Schema
from data.sqlite.database import Connection
from data.sqlite.migrate import SCHEMA, migrate

Payload = dict[str, Any]
_translated: dict[bytes, Payload] = {}
_empty: list[sqlite3.Connection] = []
"""A database as the migrations leave it, once they have run."""
PLAIN = frozenset((str, int, bool, type(None), float, bytes))


def start_quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Portolan, "load_extension", _load_extension)
    # The bot does not look at the commands that come back from Discord.
    monkeypatch.setattr("discord.app_commands.tree.AppCommand", lambda data, state: data)
    for kind in (app_commands.Command, app_commands.Group):
        monkeypatch.setattr(kind, "get_translated_payload", _remembering(kind.get_translated_payload))
    for place in ("simcord.gateway.copy", "simcord.http.router.copy"):
        monkeypatch.setattr(place, SimpleNamespace(deepcopy=copied))
    for place in ("simcord.results", "simcord.components", "simcord.backend.serializers"):
        monkeypatch.setattr(f"{place}.deepcopy", copied)


def copy_empty_database(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fill new databases from a copy instead of running all migrations anew."""
    monkeypatch.setattr("data.sqlite.migrate", _filled)


async def _filled(db: Connection, version: int, schema: Schema) -> None:
    if version or schema != SCHEMA:
        await migrate(db, version, schema)
    elif _empty:
        await db.run(_empty[0].backup)
    else:
        await migrate(db, version, schema)
        kept = sqlite3.connect(":memory:", check_same_thread=False)
        await db.run(lambda filled: filled.backup(kept))
        _empty.append(kept)


def copied(payload: Any) -> Any:
    """A copy of what is nearly always plain JSON. Unlike `deepcopy`, it does not look for parts that occur
    twice."""
    kind = type(payload)
    if kind is dict:
        return {key: copied(value) for key, value in payload.items()}
    if kind is list:
        return [copied(value) for value in payload]
    return payload if kind in PLAIN else deepcopy(payload)


async def _load_extension(bot: Portolan, name: str) -> None:
    """discord.py runs the module of an extension anew for every bot; once is enough."""
    await import_module(name).setup(bot)


def _remembering(translate: Callable[..., Awaitable[Payload]]) -> Callable[..., Awaitable[Payload]]:
    """Translate a command only if no command has had the same English form. The texts do not change during
    a run."""

    async def remembered(command: Any, tree: Any, translator: Any) -> Payload:
        english = msgspec.json.encode(command.to_dict(tree))
        if english not in _translated:
            _translated[english] = await translate(command, tree, translator)
        return _translated[english]

    return remembered
