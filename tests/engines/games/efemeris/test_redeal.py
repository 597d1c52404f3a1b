"""A redeal changes what a seat cannot know, and nothing else."""

from __future__ import annotations

from engines.contract.dice import Dice
from engines.games.efemeris import GAME
from tests.engines.games.efemeris.scene import Scene, set_up, started

HOMES = {"G1": "D3.p", "G2": "D5.p"}
FIRST_OFFICER = "first_officer"


def test_experts_left_out_are_unknown() -> None:
    state = set_up(started(2, level="expert", layout="23"))
    other = GAME.redeal(state, 0, Dice(b"other"))
    assert set(other.box) != set(state.box)
    assert GAME.census(other) == GAME.census(state)
    assert GAME.view(other, 0) == GAME.view(state, 0)


def test_redealing_keeps_what_is_known() -> None:
    scene = Scene(
        ships=HOMES,
        nations=("britain", "france"),
        captains=[["fairborne", "blake", "byng"], ["hubac", "castel"]],
        hands=[[FIRST_OFFICER, "gunner", "banker"], ["gunner"]],
        expert=True,
    ).play_crew(FIRST_OFFICER)
    hands, captains = set(), set()
    for number in range(60):
        state = GAME.redeal(scene.state, 1, Dice(b"redeal", number))
        assert state.players[1] == scene.player(1)
        assert state.sides[1] == scene.side(1)
        assert "gunner" in state.players[0].hand, "Fairborne has promised a shot"
        hands.add(tuple(state.players[0].hand))
        captains.add(tuple(state.players[0].captains))
    assert len(hands) > 3
    assert captains == {
        ("fairborne", *order)
        for order in [
            ("blake", "byng"),
            ("blake", "lancaster"),
            ("byng", "blake"),
            ("byng", "lancaster"),
            ("lancaster", "blake"),
            ("lancaster", "byng"),
        ]
    }
