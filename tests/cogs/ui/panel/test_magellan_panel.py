"""The panel of Magellan: what a button says is what it does."""

from __future__ import annotations

import pytest

from cogs.tables.moves.answer_path import follow
from cogs.ui.components.building_blocks import message
from cogs.ui.panel.panel import PanelBuilder
from data.words import Phrases
from engines.contract.core import Draft, Question
from engines.games.magellan.moves import AutoForced
from tests.engines.games.magellan.scene import Scene, rival, ship
from tests.support.discord_server import walk

NAMES = ["Ann", "Ben", "Cleo"]


def labels(scene: Scene, seat: int, language: str = "en", *, more: bool = False) -> list[str]:
    """The buttons of the panel that *Play* opens, or the entries of its menu *More …*."""

    def ask(draft: Draft) -> Question | None:
        return scene.ask(seat, **draft)

    builder, start = PanelBuilder("table", "version", ask, Phrases(language, NAMES)), follow(ask, ())
    panel = builder.question(start)
    shown = list(walk(message(*panel.items, *panel.rare).to_components()))  # type: ignore[no-untyped-call]
    if more:
        shown = [entry for part in shown if part.get("placeholder") == "More …" for entry in part["options"]]
    return [part["label"] for part in shown if "label" in part]


def texts(scene: Scene, seat: int, language: str) -> list[str]:
    """What the panel says."""

    def ask(draft: Draft) -> Question | None:
        return scene.ask(seat, **draft)

    builder = PanelBuilder("table", "version", ask, Phrases(language, NAMES))
    return list(builder.question(follow(ask, ())).texts)


@pytest.mark.parametrize(
    ("language", "labels_of_no", "costs"),
    [
        (
            "en",
            ["No veto: this card", "No veto: never ask again"],
            ["the others wait for you again when the next card comes", "you can still order a veto ahead"],
        ),
        (
            "de",
            ["Kein Veto: diese Karte", "Kein Veto: nie mehr fragen"],
            [
                "bei der nächsten Karte warten wieder alle auf dich",
                "du kannst ein Veto nur noch vorher beauftragen",
            ],
        ),
    ],
)
def test_never_ask_again_stands_beside_the_first_question(
    language: str, labels_of_no: list[str], costs: list[str]
) -> None:
    """With what either costs."""
    scene = Scene(seats=3, cards=["cook", "vasco", "columbus"], vetoes={0: 1}).begin()
    assert labels(scene, 0, language)[:2] == labels_of_no
    told = "\n".join(texts(scene, 0, language))
    assert all(cost in told for cost in costs)


@pytest.mark.parametrize(
    ("language", "kind", "on", "off"),
    [
        ("en", "Auto-answer when forced", "turn on", "turn off"),
        ("de", "Bei nur einer Möglichkeit selbst spielen", "einschalten", "ausschalten"),
    ],
)
def test_a_switch_says_what_it_does(language: str, kind: str, on: str, off: str) -> None:
    """Not how things stand: it is off at first."""
    scene = rival()
    assert f"{kind}: {on}" in labels(scene, 0, language)
    scene.play(AutoForced("on"), 0)
    assert f"{kind}: {off}" in labels(scene, 0, language)


def test_while_somebody_gambles_a_limit_is_an_answer() -> None:
    ships = [ship(0, "pizarro", 3)]
    scene = Scene(sides="BA", phase=3, ships=ships, stack=[9, 2, 1, 5], step="scoring").begin()
    shown = labels(scene, 0)
    assert [label for label in shown if label.startswith("Draw until")]
    assert not labels(scene, 0, more=True)


def test_limits_wait_behind_more_only_for_whoever_is_asked() -> None:
    scene = rival()
    assert scene.waiting == (2,)
    assert not [label for label in labels(scene, 2) if label.startswith("Limit")]
    behind = labels(scene, 2, more=True)
    assert [label for label in behind if label.startswith("Limit")] == [
        "Limit …",
        *(f"Limit {amount}" for amount in range(9, 24)),
    ]
    assert behind[-2:] == ["Standing order …", "Auto-answer when forced: turn on"]
    assert [label for label in labels(scene, 0) if label.startswith("Limit")]
