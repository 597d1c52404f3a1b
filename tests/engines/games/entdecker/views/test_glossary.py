"""What can be looked up (§3.3)."""

from __future__ import annotations

from engines.games.entdecker import GAME


def test_tiles_are_counted_by_kind() -> None:
    about = {thing.id: thing.about[0].args for thing in GAME.glossary() if thing.sort == "sea_tile"}
    counted = {kind: args["count"] for kind, args in about.items()}
    assert counted == {"sea": 16, "coast": 30, "strait": 12, "corner": 28, "bay": 10}
    assert [args["marked"] for args in about.values()] == [2, 7, 3, 6, 2]
