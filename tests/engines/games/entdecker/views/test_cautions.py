"""What is confirmed first (§10)."""

from __future__ import annotations

from engines.games.entdecker.moves import EndVoyage, Land, Recall, Sail
from tests.engines.games.entdecker.scene import Scene, unit


def test_what_has_to_be_confirmed() -> None:
    scene = Scene({"A4": "coast2"}, gold=(5,), units=[unit(1, "fort", "A4")])
    assert scene.cautions(Sail("N1", 4)) == []
    assert scene.cautions(Sail("N1", 5)) == ["all-gold"]
    assert scene.cautions(Sail("A4", 1)) == ["toll"]
    assert scene.cautions(Sail("A4", 2)) == [
        "toll",
        "all-gold",
    ]
    small = Scene({"A4": "coast2", "C4": "coast2"}, units=[unit(1, "scout", "A4"), unit(0, "scout", "C4")])
    assert small.cautions(Sail("A4", 1)) == ["toll"], "however small"
    assert small.cautions(Sail("C4", 1)) == [], "one's own unit costs nothing"
    choice = Scene(gold=(12,), draws=["X17"]).sail("N5", 3).draw().place("A5", 2)
    assert choice.cautions(EndVoyage()) == ["lost"]
    assert choice.cautions(Land(unit="scout")) == ["lost"]
    assert choice.cautions(Land(unit="settlement")) == ["settlement", "lost"]
    landing = Scene(gold=(12,), draws=["X17"]).sail("N5", 1).draw().place("A5", 2)
    assert landing.cautions(Land(unit="settlement")) == ["settlement"]
    assert landing.cautions(EndVoyage()) == []
    assert landing.cautions(Recall(["A1"])) == []
