"""Pages for players, and what they name."""

from __future__ import annotations

import importlib
import re

from data.words import Phrases
from engines.contract.core import say
from tests.data.texts.text_keys import arguments, texts_of
from tests.support.project import ROOT

PAGES = {
    "en": (
        *("README.md", "SECURITY.md", "docs/index.md", "docs/playing.md", "docs/ratings.md"),
        *("docs/sealed_dice.md", "docs/privacy.md", "docs/terms.md", "docs/listing/en.md"),
        *sorted(f"docs/hosting/{path.name}" for path in (ROOT / "docs" / "hosting").glob("*.md")),
    ),
    "de": (
        *("docs/de/index.md", "docs/de/spielen.md", "docs/de/privacy.md", "docs/de/terms.md"),
        "docs/listing/de.md",
    ),
}
"""Those that players and hosts read, by language."""


def page(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def playing_pages() -> dict[str, str]:
    """How to play, by language."""
    return {"en": page("docs/playing.md"), "de": page("docs/de/spielen.md")}


def host_pages() -> str:
    """Everything for people who run the bot."""
    return "\n".join(page(name) for name in PAGES["en"] if name.startswith("docs/hosting/"))


def buttons(text: str, language: str) -> set[str]:
    """What a text has in bold, by the keys of those texts."""
    words = Phrases(language)
    keys = {words(say(key)): key for key in _labels()}
    named = set(re.findall(r"\*\*([^*]+)\*\*", text))
    assert named <= keys.keys(), f"no button is called {named - keys.keys()}"
    return {keys[label] for label in named}


def _labels() -> list[str]:
    """The keys of texts that may be on buttons: those without arguments."""
    messages = texts_of("en").messages
    source = "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "cogs").rglob("*.py"))
    asked = set(re.findall(r'"((?:button|lobby|note|undo)-[a-z-]+)"', source))
    return sorted(key for key in asked & messages.keys() if not arguments(key, messages))


def resolve(name: str) -> object | None:
    """What a dotted name leads to."""
    parts = name.split(".")
    for end in range(len(parts), 0, -1):
        try:
            found: object = importlib.import_module(".".join(parts[:end]))
        except ModuleNotFoundError:
            continue
        for part in parts[end:]:
            found = getattr(found, part, None)
        return found
    return None
