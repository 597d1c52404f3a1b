"""German texts and pages use one word for one thing, the one that German players and rulebooks use."""

from __future__ import annotations

import re
from functools import cache

import pytest
from fluent.syntax import ast as ftl

from tests.data.texts.text_keys import inside, texts_of
from tests.support.pages import PAGES, page

INSTEAD = {
    r"beitreten|beigetreten|Beitritt\w*": "mitspielen, sich dazusetzen",
    r"Begleiter\w*": "Coach",
    r"Aufzeichnung\w*|Analysen?": "Protokoll, Rückblick",
    r"Bedienfeld\w*|Panel\w*": "unter **Spielen**",
    r"(?:an)?ping\w*|gepingt": "rufen",
    r"Drücken? kommen|einen Druck": "was du drückst",
    r"Verwalter\w*": "die Verwaltung, wer den Server verwaltet",
    r"feindlich\w*|Feinde?n?": "gegnerisch, Gegner",
    r"Expedition\w*": "Entdeckungsreise",
    r"Kapazität\w*|Fassungsvermögen": "Gesamtladevolumen",
    r"Ankerpl[aä]tz\w*": "Anker",
    r"Landen|Landung\w*": "absetzen, an Land gehen",
    r"erober|sammel|änder|erinner": "erobere, sammle, ändere, erinnere",
    r"(?<=[a-zäöüß,] )(?:Sie|Ihnen|Ihre?[mnrs]?)": "du, ihr",
    r"(?:Spiel|Handels|Mannschafts|Bonus|Geld) (?:Brett|Plan|Karten?|Marker|Auftr[aä]g\w*)": "zusammen",
}
"""What no German text says, as a pattern, and what it says instead."""


@cache
def texts() -> dict[str, str]:
    """Every German text by its key, without arguments and the names of variants; and the pages."""
    messages = texts_of("de").messages
    said = {
        key: " ".join(part.value for part in inside(message, ftl.TextElement))
        for key, message in messages.items()
    }
    return said | {name: re.sub(r"`[^`]+`|\]\([^)]+\)", "", page(name)) for name in PAGES["de"]}


@pytest.mark.parametrize("phrase", INSTEAD)
def test_nobody_would_say_that(phrase: str) -> None:
    said = {key: hits for key, text in texts().items() if (hits := re.findall(rf"\b(?:{phrase})\b", text))}
    assert said == {}, f"say: {INSTEAD[phrase]}"


def test_quotation_marks_are_german() -> None:
    """„So“, and apostrophes are curly."""
    assert [key for key, text in texts().items() if re.search(r"“\w|\w„|\w'\w|\"\w", text)] == []
