"""The end of an action (§5.4)."""

from __future__ import annotations

from tests.engines.games.new_found_land.scene import Scene

A = 0


def test_charter_ships_leave_after_the_action_and_the_fleet_stays() -> None:
    scene = Scene(nations=("portugal", "france", "spain")).give(A, upgrade_built=True, ships=[])
    scene.sends(A, "settle", "X3", "fleet").action("settle")
    assert scene.score(A) == 2
    assert scene.state.cards_open == ["X3"]
    assert scene.board.own_ships(A) == ["fleet"]
