"""Names with the levels of computer players: a picture has the whole level or none of it."""

from __future__ import annotations

import re

import pytest

import render
from data.words import Phrases
from engines import games
from engines.contract.core import say
from render import StandingsCard
from tests.render.ends import magellan_parts, outcome
from tests.render.samples import various
from tests.render.text_layout import on_text

SHORT = ("Ada", "Leonardo", "Konstantin der Außergewöhnliche", "Blaise", "Charles", "Sofia")
LEVEL = " (schwer)"
CUT = re.compile(r"\((?!schwer\))s|\(…")
"""A level of which something is missing."""
WORDS = Phrases("de", [name + LEVEL for name in SHORT], short_names=SHORT, computers=range(6))


@pytest.fixture
def texts(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """What is written."""
    found: set[str] = set()
    on_text(monkeypatch, lambda written: found.add(written.text))
    return found


def check(texts: set[str]) -> None:
    assert any(text.startswith("Ada") for text in texts)
    assert any(LEVEL in text for text in texts)
    assert not [text for text in texts if CUT.search(text)]


@pytest.mark.parametrize("key", list(games()))
def test_no_level_is_cut(key: str, texts: set[str]) -> None:
    for sample in various(key).values():
        render.board(key, sample.public, WORDS)
        render.hand(key, sample.public, sample.own, WORDS)
    check(texts)


@pytest.mark.parametrize("seats", [2, 6])
def test_no_level_is_cut_on_the_card_of_the_end(seats: int, texts: set[str]) -> None:
    title = say("magellan-picture-title")
    end = StandingsCard(game="magellan", title=title, outcome=outcome(magellan_parts(), seats))
    render.standings(end, WORDS)
    check(texts)
