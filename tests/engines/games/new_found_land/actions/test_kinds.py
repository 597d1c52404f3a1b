"""The question for the kind of move (§5.6)."""

from __future__ import annotations

import pytest

from engines.contract.core import Rejected
from tests.engines.games.new_found_land.scene import Scene, storage

A, B = 0, 1


@pytest.mark.parametrize(
    ("scene", "kinds"),
    [
        (Scene().give(A, goods=storage(wood=9, cloth=9, iron=9)).land(), ["build_ship", "build_wharf"]),
        (Scene(start=A).planning(), ["assign", "plan", "pass_rest"]),
        (Scene().sends(A, "load", "N01").action("load"), ["load"]),
        (Scene().tile("NF2", "I01").sends(A, "settle", "N01").action("settle"), ["settle"]),
    ],
    ids=["land", "planning", "load", "settle"],
)
def test_the_most_useful_kinds_come_first(scene: Scene, kinds: list[str]) -> None:
    assert scene.values()[: len(kinds)] == kinds


def test_a_player_out_of_turn_is_told_whose_turn_it_is() -> None:
    scene = Scene().give(A, hand=["X1"]).land()
    with pytest.raises(Rejected) as refused:
        scene.ask(B)
    assert refused.value.reason.key == "new_found_land-no-not-your-turn"
    with pytest.raises(Rejected) as refused:
        scene.ask(A, move="assign")
    assert refused.value.reason.key == "new_found_land-no-wrong-phase"
