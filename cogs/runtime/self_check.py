"""`python bot.py --check`: is everything there that the bot needs? Says what is wrong, in words."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterator

from fluent.syntax import FluentParser, ast

import render
from data.figures import BadFigures
from data.models import StoreError
from data.settings import Settings
from data.sqlite import SqliteStore
from data.words import TEXT, Phrases, languages
from engines import games
from engines.core import say

SAFE_SQLITE = (3, 51, 3)
"""Older ones can lose data with two writers in WAL mode; we never have two, but an admin might."""


def check(settings: Settings) -> int:
    """0 when all is well, 1 when something must be mended."""
    parts: dict[str, Callable[[Settings], Iterator[str]]] = {
        "Settings": _settings,
        "Figures": _figures,
        "Texts": _texts,
        "Fonts and pictures": _pictures,
        "Database": _database,
    }
    failed = False
    for name, part in parts.items():
        problems = list(part(settings))
        print(f"{name}: {'ok' if not problems else 'not ok'}")
        for problem in problems:
            print(f"  - {problem}")
        failed = failed or bool(problems)
    version = sqlite3.sqlite_version
    note = (
        "" if sqlite3.sqlite_version_info >= SAFE_SQLITE else " (safe, as long as only the bot writes to it)"
    )
    print(f"SQLite {version}{note}")
    print("Mode: Discord" if settings.token else "Mode: local table (no DISCORD_TOKEN)")
    return 1 if failed else 0


def _settings(settings: Settings) -> Iterator[str]:
    if settings.token and settings.token.count(".") != 2:
        yield "DISCORD_TOKEN does not look like a bot token: it has three parts with dots between them."


def _figures(_: Settings) -> Iterator[str]:
    try:
        games()
    except BadFigures as error:
        yield str(error)


def _texts(_: Settings) -> Iterator[str]:
    keys: dict[str, set[str]] = {}
    for language in languages():
        keys[language] = set()
        for file in sorted((TEXT / language).glob("*.ftl")):
            resource = FluentParser().parse(file.read_text(encoding="utf-8"))
            for entry in resource.body:
                if isinstance(entry, ast.Junk):
                    start = (entry.content or "").partition("\n")[0][:40]
                    yield f"{language}/{file.name}: {entry.annotations[0].message} at {start!r}"
                elif isinstance(entry, ast.Message):
                    keys[language].add(entry.id.name)
    everything = set().union(*keys.values())
    for language, known in keys.items():
        for key in sorted(everything - known):
            yield f"{language}: the text {key} is missing"


def _pictures(_: Settings) -> Iterator[str]:
    try:
        render.warm()
        Phrases("en")(say("language-name"))
    except (OSError, BadFigures) as error:
        yield f"A font or a picture part can not be loaded: {error}"


def _database(settings: Settings) -> Iterator[str]:
    async def look() -> int | None:
        store = await SqliteStore.open(settings.db if settings.token else settings.local_db)
        try:
            return await store.cramped()
        finally:
            await store.close()

    try:
        left = asyncio.run(look())
    except StoreError as error:
        yield str(error)
    else:
        if left is not None:
            yield Phrases("en")(say("alarm-cramped", megabytes=left))
