"""Where free ships could go (§11)."""

from __future__ import annotations

import pytest

from engines.games.age_of_discovery import GAME
from engines.games.age_of_discovery.views.landings import landings, why_none
from engines.games.age_of_discovery.views.view import Chip
from tests.engines.games.age_of_discovery.scene import Scene, keys


@pytest.mark.parametrize(
    ("scene", "reason"),
    [
        (Scene(coins=0, free={0: ["R1"]}), "no-coins"),
        (Scene(coins=1), "no-coins"),
        (Scene().sea("columbus", (0, "joker-red-3")), "no-no-free-ship"),
    ],
)
def test_the_reason_is_given_where_no_ship_could_go(scene: Scene, reason: str) -> None:
    if reason == "no-no-free-ship":
        scene.player(0).joker.expedition = "columbus"
    public, own = scene.public(), scene.own(0)
    assert landings(public, own) == ()
    assert keys([why_none(public, own)]) == [reason]
    assert "own-landing-none" in keys(GAME.describe_own(public, own))


def test_landings() -> None:
    scene = Scene(free={0: ["G2"]}, any_cards=1, coins=1).sea("abreu", (1, "R1")).sea("drake", (1, "R3"))
    seen = {one.expedition: one for one in landings(scene.public(), scene.own(0))}
    assert len(seen) == 12
    assert seen["abreu"].ships == ()
    assert seen["abreu"].card_points == 5 + 6
    assert seen["cabral"].with_card == ()
    assert seen["cabral"].points == 2 + 4
    scene.state.interim_done = True
    assert {one.expedition: one for one in landings(scene.public(), scene.own(0))}["cabral"].points == 4
    scene.player(0).coins = 0
    assert landings(scene.public(), scene.own(0)) == ()


def test_a_joker_lands_in_the_colour_that_scores_more() -> None:
    scene = Scene(jokers={0: "J6"}, any_cards=0).sea("dias", (1, "N1"))
    seen = {one.expedition: one.ships[0] for one in landings(scene.public(), scene.own(0))}
    assert seen["columbus"] == Chip(colour="red", volume=3, joker=True, colours=("brown", "red"))
    assert seen["dias"] == Chip(colour="brown", volume=2, joker=True, colours=("brown", "red"))
