"""Dealing anew what a seat cannot know (§8)."""

from __future__ import annotations

from engines.contract.dice import Dice
from engines.games.age_of_discovery import GAME
from tests.engines.games.age_of_discovery.scene import Scene


def test_dealing_anew_leaves_what_was_seen_where_it_is() -> None:
    scene = Scene(hand={0: ["N-5"]}).acquire("3")
    found = set()
    for number in range(40):
        other = GAME.redeal(scene.state, 1, Dice(b"redeal", number))
        assert other.players[0].hand[1] == "Y-5"
        found.add(other.players[0].hand[0])
    assert len(found) > 2
    mine = GAME.redeal(scene.state, 0, Dice(b"redeal"))
    assert mine.players[0].hand == ["N-5", "Y-5"]
