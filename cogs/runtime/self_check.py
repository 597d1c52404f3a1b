"""`portolan --check`: is everything there that the bot needs? Says what is wrong, in words.

Nothing that needs another package is imported at the top: a missing one is one of the things to name.
"""

from __future__ import annotations

import asyncio
import importlib
import sqlite3
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from data.installation import remedy

if TYPE_CHECKING:
    from data.settings import Settings

SAFE_SQLITE = (3, 51, 3)
"""Older ones can lose data with two writers in WAL mode; we never have two, but an admin might."""

PACKAGES = {
    "discord": "discord.py",
    "aiosqlite": "aiosqlite",
    "PIL": "Pillow",
    "msgspec": "msgspec",
    "fluent.runtime": "fluent.runtime",
    "dotenv": "python-dotenv",
    "openskill": "openskill",
    "prometheus_client": "prometheus_client",
    "tzdata": "tzdata",
    "fontpkg_eb_garamond": "fontpkg-eb-garamond",
    "fontpkg_source_sans_3": "fontpkg-source-sans-3",
}
"""What must be installed, by the name it is imported with. A test compares it with pyproject.toml."""


def check() -> int:
    """0 when all is well, 1 when something must be mended."""
    ok = _report("Packages", _packages)
    settings: list[Settings] = []
    ok &= _report("Settings", lambda: _settings(settings))
    for hint in settings[0].hints if settings else ():
        print(f"  {hint}")
    ok &= _report("Figures", _figures)
    ok &= _report("Texts", _texts)
    ok &= _report("Fonts and pictures", _pictures)
    about: list[str] = []
    ok &= _report(
        "Database", lambda: _database(settings[0], about) if settings else iter(["needs the settings"])
    )
    for looked_at in about:
        print(f"  {looked_at}")
    if not (settings and settings[0].token and settings[0].database_url):
        safe = sqlite3.sqlite_version_info >= SAFE_SQLITE
        warning = "" if safe else " (safe, as long as only the bot writes to it)"
        print(f"SQLite {sqlite3.sqlite_version}{warning}")
    if settings:
        print("Mode: Discord" if settings[0].token else "Mode: local table (no DISCORD_TOKEN)")
    return 0 if ok else 1


def _report(name: str, part: Callable[[], Iterator[str]]) -> bool:
    """Run one part and print what it finds. A part that fails is a finding too, and stops no other."""
    problems: list[str] = []
    try:
        problems.extend(part())
    except ModuleNotFoundError as error:
        problems.append(missing(error))
    except Exception as error:  # noqa: BLE001 - whatever it is, the answer is a sentence
        problems.append(f"It could not be checked: {type(error).__name__}: {error}")
    print(f"{name}: {'ok' if not problems else 'not ok'}")
    for problem in problems:
        print(f"  - {problem}")
    return not problems


def missing(error: ModuleNotFoundError) -> str:
    """A sentence about a module that is not installed."""
    name = error.name or str(error)
    package = PACKAGES.get(name, PACKAGES.get(name.partition(".")[0], name))
    return f"The package {package} is not installed. {remedy()}"


def _packages() -> Iterator[str]:
    for module in PACKAGES:
        try:
            importlib.import_module(module)
        except ModuleNotFoundError as error:
            yield missing(error)
        except ImportError as error:
            yield f"The package {PACKAGES[module]} cannot be loaded: {error}"


def _settings(found: list[Settings]) -> Iterator[str]:
    """Also puts the settings into `found`, for those who need them."""
    from data.settings import BadSettings, Settings

    try:
        settings = Settings.from_env()
    except BadSettings as error:
        yield str(error)
        return
    found.append(settings)
    if settings.token and settings.token.count(".") != 2:
        yield "DISCORD_TOKEN does not look like a bot token: it has three parts with dots between them."


def _figures() -> Iterator[str]:
    from engines import games
    from engines.kit.figures_files import BadFigures

    try:
        games()
    except BadFigures as error:
        yield str(error)


def _texts() -> Iterator[str]:
    from fluent.syntax import FluentParser, ast

    from data.words import TEXT, languages

    keys: dict[str, set[str]] = {}
    for language in languages():
        keys[language] = set()
        for file in sorted((TEXT / language).glob("*.ftl")):
            try:
                resource = FluentParser().parse(file.read_text(encoding="utf-8"))
            except (OSError, UnicodeDecodeError) as error:
                yield f"{language}/{file.name} cannot be read: {error}"
                continue
            for entry in resource.body:
                if isinstance(entry, ast.Junk):
                    start = (entry.content or "").partition("\n")[0][:40]
                    yield f"{language}/{file.name}: {entry.annotations[0].message} at {start!r}"
                elif isinstance(entry, ast.Message):
                    keys[language].add(entry.id.name)
    if not any(keys.values()):
        yield f"There are no texts in {TEXT.parent.name}/{TEXT.name}."
    everything = set().union(*keys.values())
    for language, known in keys.items():
        for key in sorted(everything - known):
            yield f"{language}: the text {key} is missing"


def _pictures() -> Iterator[str]:
    import render

    try:
        render.warm()
    except OSError as error:
        yield f"A font or a picture part cannot be loaded: {error}"


def _database(settings: Settings, about: list[str]) -> Iterator[str]:
    """Also adds to `about` which databases were looked at. None is made or changed."""
    from data.models import StoreError
    from data.opening import look_at_store
    from data.words import Phrases
    from engines.contract.core import say

    for used in _used(settings):
        try:
            found = asyncio.run(look_at_store(used))
        except StoreError as error:
            yield str(error)
            continue
        about.append(found.about)
        if found.cramped is not None:
            yield Phrases("en")(say("alarm-cramped", megabytes=found.cramped))


def _used(settings: Settings) -> Iterator[Settings]:
    """The local table's, if there is no token; the one for Discord, unless nobody has named or made it."""
    if not settings.token:
        yield settings.for_local_table()
    usual = type(settings)()
    if settings.token or settings.database_url or settings.db != usual.db or settings.db.exists():
        yield settings
