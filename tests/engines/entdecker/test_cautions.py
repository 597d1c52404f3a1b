"""What is confirmed first (§10)."""

from __future__ import annotations

from engines.core import Many, Move, Say
from engines.entdecker import GAME
from engines.entdecker.moves import EndVoyage, Land, Recall, Sail
from tests.engines.entdecker.scene import Scene, unit


def cautions(scene: Scene, move: Move) -> list[str]:
    caution = GAME.caution(scene.state, scene.active, move)
    if caution is None:
        return []
    reasons = caution.args["reasons"]
    assert isinstance(reasons, Many)
    return [
        reason.key.removeprefix("entdecker-caution-") for reason in reasons.items if isinstance(reason, Say)
    ]


def test_what_has_to_be_confirmed() -> None:
    scene = Scene({"A4": "coast2"}, gold=(5,), units=[unit(1, "fort", "A4")])
    assert cautions(scene, Sail("N1", 4)) == []
    assert cautions(scene, Sail("N1", 5)) == ["all-gold"]
    assert cautions(scene, Sail("A4", 1)) == ["toll"]
    assert cautions(scene, Sail("A4", 2)) == [
        "toll",
        "all-gold",
    ]
    small = Scene({"A4": "coast2", "C4": "coast2"}, units=[unit(1, "scout", "A4"), unit(0, "scout", "C4")])
    assert cautions(small, Sail("A4", 1)) == ["toll"], "however small"
    assert cautions(small, Sail("C4", 1)) == [], "one's own unit costs nothing"
    choice = Scene(gold=(12,), draws=["X17"]).sail("N5", 3).draw().place("A5", 2)
    assert cautions(choice, EndVoyage()) == ["lost"]
    assert cautions(choice, Land(unit="scout")) == ["lost"]
    assert cautions(choice, Land(unit="settlement")) == ["settlement", "lost"]
    landing = Scene(gold=(12,), draws=["X17"]).sail("N5", 1).draw().place("A5", 2)
    assert cautions(landing, Land(unit="settlement")) == ["settlement"]
    assert cautions(landing, EndVoyage()) == []
    assert cautions(landing, Recall(["A1"])) == []
