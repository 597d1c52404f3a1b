"""The panel of Magellan: what a button says is what it does."""

from __future__ import annotations

import pytest

from cogs.tables.answers import follow
from cogs.ui.components import message
from cogs.ui.panel import PanelBuilder
from data.words import Phrases
from engines.core import Draft, Question
from engines.magellan.moves import AutoForced
from tests.engines.magellan.scene import Scene, rival
from tests.support.discord_server import walk

NAMES = ["Ann", "Ben", "Cleo"]


def labels(scene: Scene, seat: int, language: str = "en") -> list[str]:
    """The buttons of the panel that *Play* opens."""

    def ask(draft: Draft) -> Question | None:
        return scene.ask(seat, **draft)

    panel = PanelBuilder("table", "version", ask, Phrases(language, NAMES)).question(follow(ask, ()))
    shown = walk(message(*panel.items, *panel.rare).to_components())  # type: ignore[no-untyped-call]
    return [part["label"] for part in shown if "label" in part]


@pytest.mark.parametrize(
    ("language", "kind", "on", "off"),
    [
        ("en", "Answer for me if forced", "turn on", "turn off"),
        ("de", "Erzwungenes für mich beantworten", "einschalten", "ausschalten"),
    ],
)
def test_a_switch_says_what_it_does(language: str, kind: str, on: str, off: str) -> None:
    """Not how things stand: it is off at first."""
    scene = rival()
    assert f"{kind}: {on}" in labels(scene, 0, language)
    scene.play(AutoForced("on"), 0)
    assert f"{kind}: {off}" in labels(scene, 0, language)
