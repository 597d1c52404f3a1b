"""Dealing anew what a seat cannot know (§8)."""

from __future__ import annotations

from engines.contract.dice import Dice
from engines.games.new_found_land import GAME
from engines.games.new_found_land.state import State
from tests.engines.games.new_found_land.scene import Scene

A, B, C = range(3)


def redealt(scene: Scene, seat: int | None) -> list[State]:
    return [GAME.redeal(scene.state, seat, Dice(b"redeal", number)) for number in range(40)]


def test_redealing_keeps_what_is_known() -> None:
    scene = Scene().give(A, score=7, hand=["X6", "Y10"], goals=["Z15"]).give(B, hand=["X5"], goals=["Z14"])
    scene.land().end_land()
    own, others = scene.player(A), set()
    for state in redealt(scene, A):
        assert state.players[A].hand == own.hand
        assert state.players[A].goals == own.goals
        assert state.frames["square"].left == scene.state.frames["square"].left, "A chooses from it"
        assert state.large_pile[0] == "L05"
        others.add((*state.players[B].hand, *state.players[B].goals))
    assert len(others) > 10
    stacks = {tuple(state.frames["square"].left) for state in redealt(scene, B)}
    assert len(stacks) > 10, "B does not see it"


def test_redealing_makes_other_plans_but_none_that_would_be_seen() -> None:
    scene = Scene(start=A).give(B, ships=["N01", "N02"]).give(C, hand=["X1"]).planning()
    states = redealt(scene, A)
    assert any(state.players[B].standing.load for state in states)
    assert all(state.players[A].standing.load is None for state in states)
    for state in redealt(scene, B):
        assert state.players[A].standing.load is None, "A is being asked"


def test_redealing_secret_plans_leaves_somebody_to_wait_for() -> None:
    scene = Scene(start=A, simultaneous=True).planning()
    counts = set()
    for seat in (A, None):
        for state in redealt(scene, seat):
            assert GAME.waiting(state)
            counts.add(len(GAME.waiting(state)))
    assert len(counts) > 1
