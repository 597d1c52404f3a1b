"""Names with the levels of computer players: a picture has the whole level or none of it."""

from __future__ import annotations

import importlib
import re

import pytest

import render
from data.words import Phrases
from engines import games
from engines.contract.core import say
from render import StandingsCard
from tests.render.preview import outcome
from tests.render.text_layout import on_text

SHORT = ("Ada", "Leonardo", "Konstantin der Außergewöhnliche", "Blaise", "Charles", "Sofia")
LEVEL = " (schwer)"
CUT = re.compile(r"\((?!schwer\))s|\(…")
"""A level of which something is missing."""


@pytest.mark.parametrize("key", list(games()))
def test_no_level_is_cut(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    texts: set[str] = set()
    on_text(monkeypatch, lambda written: texts.add(written.text))
    words = Phrases("de", [name + LEVEL for name in SHORT], short_names=SHORT, computers=range(6))
    samples = importlib.import_module(f"tests.render.{key}.samples")
    for _, public, own in samples.positions():
        render.board(key, public, words)
        render.hand(key, public, own, words)
    left = {len(public.players): public for _, public, _ in samples.positions()}
    for seats in (2, 6):
        render.standings(
            StandingsCard(
                game=key,
                title=say(f"{key}-picture-title"),
                outcome=outcome(samples.PARTS, seats),
                public=left.get(seats),
            ),
            words,
        )
    assert any(text.startswith("Ada") for text in texts)
    assert any(LEVEL in text for text in texts)
    assert not [text for text in texts if CUT.search(text)]
