"""Start the bot many times in one process without doing the same work again each time.

Hundreds of tests start the real bot. What depends on the code and the texts alone is worked out by the first
start and kept for the others: the modules of the extensions, and the commands in every language.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from importlib import import_module
from typing import Any

import msgspec
import pytest
from discord import app_commands

from cogs.runtime.client import Portolan

Payload = dict[str, Any]
_translated: dict[bytes, Payload] = {}


def start_quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Portolan, "load_extension", _load_extension)
    for kind in (app_commands.Command, app_commands.Group):
        monkeypatch.setattr(kind, "get_translated_payload", _remembering(kind.get_translated_payload))


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
