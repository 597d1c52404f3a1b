"""Pages for players, and what they name."""

from __future__ import annotations

import re

from data.words import Phrases
from engines.contract.core import say
from tests.data.texts.text_keys import arguments, texts_of
from tests.support.project import ROOT


def page(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def playing_pages() -> dict[str, str]:
    """How to play, by language: in English a part of the README."""
    found = re.search(r"^## Playing\n(.+?)(?=^## )", page("README.md"), re.MULTILINE | re.DOTALL)
    assert found is not None
    return {"en": found[1], "de": page("docs/de/spielen.md")}


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
