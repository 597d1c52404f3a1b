"""Pages for players, and what they name."""

from __future__ import annotations

import re

from tests.support.project import ROOT


def page(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def playing_pages() -> dict[str, str]:
    """How to play, by language: in English a part of the README."""
    found = re.search(r"^## Playing\n(.+?)(?=^## )", page("README.md"), re.MULTILINE | re.DOTALL)
    assert found is not None
    return {"en": found[1], "de": page("docs/de/spielen.md")}
