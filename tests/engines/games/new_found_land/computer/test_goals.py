"""What goals are worth to the computer player before they are met (§13-9)."""

from __future__ import annotations

import pytest

from engines.games.new_found_land import GAME
from engines.games.new_found_land.computer.goals import Goals, Progress, missing
from engines.games.new_found_land.figures import NO_GOODS
from engines.games.new_found_land.moves import Deliver
from engines.games.new_found_land.views.view import Goal
from tests.engines.games.new_found_land.computer.test_computer import suggestion
from tests.engines.games.new_found_land.computer.test_worth import worth
from tests.engines.games.new_found_land.scene import Scene, storage

A, B = range(2)
NOTHING = Progress((0, 0, 0, 0), (0, 0, 0), NO_GOODS, 1, 0, 0)


def seen(name: str) -> Goal:
    """A goal as its owner sees it."""
    scene = Scene().give(A, goals=[name]).land()
    own = GAME.view(scene.state, A).own
    assert own is not None
    return own.goals[0]


def goals(*names: str, made: Progress = NOTHING, left: int = 2) -> Goals:
    return Goals(GAME.figures, [seen(name) for name in names], made, left)


@pytest.mark.parametrize(
    ("goal", "made", "count"),
    [
        ("Z01", NOTHING._replace(goods=storage(iron=1, gold=4)), 1),
        ("Z05", NOTHING._replace(goods=storage(wood=3, gold=1)), 2),
        ("Z06", NOTHING._replace(islands=(4, 6, 0, 0)), 3),
        ("Z07", NOTHING._replace(islands=(4, 6, 0, 1)), 1),
        ("Z08", NOTHING._replace(islands=(1, 6, 0, 1)), 2),
        ("Z09", NOTHING._replace(islands=(4, 6, 0, 1)), 2),
        ("Z10", NOTHING._replace(cities=(3, 0, 1)), 1),
        ("Z11", NOTHING._replace(cities=(1, 0, 2)), 1),
        ("Z12", NOTHING._replace(cities=(1, 0, 2)), 1),
        ("Z13", NOTHING._replace(large_ships=1), 1),
        ("Z14", NOTHING._replace(ships=3), 1),
        ("Z15", NOTHING._replace(upgrades=2), 0),
    ],
)
def test_what_is_missing(goal: str, made: Progress, count: int) -> None:
    assert missing(seen(goal), made) == count


def test_a_goal_is_worth_more_the_nearer_it_is() -> None:
    far, near, met = (
        goals("Z12", made=NOTHING._replace(cities=(count, 0, 0))).promise(
            seen("Z12"), NOTHING._replace(cities=(count, 0, 0))
        )
        for count in (0, 3, 4)
    )
    assert far < near < met
    assert met == 7 - 2, "unused it would bring two"
    late = goals("Z12", left=1).promise(seen("Z12"), NOTHING)
    assert late < far, "less time is left"


def test_what_serves_a_goal_is_worth_more() -> None:
    plain, wanted = goals(), goals("Z12", made=NOTHING._replace(cities=(1, 1, 1)))
    assert plain.in_city(0) == 0
    assert wanted.in_city(0) > 0
    assert wanted.on_island(0, 2) == 0
    assert goals("Z09", made=NOTHING._replace(islands=(4, 4, 2, 0))).on_island(0, 2) > 0
    assert goals("Z14", made=NOTHING._replace(ships=3)).with_ships(4, 0, 0) > 0
    assert goals("Z01", made=NOTHING._replace(goods=storage(iron=1))).in_storage(storage(iron=2)) > 0


def test_a_contract_for_a_goal() -> None:
    plain, wanted = Scene().city("hamburg", B), Scene().city("hamburg", B).give(A, goals=["Z10"])
    offers = [
        {offer.contract.name: offer.worth for offer in worth(scene.land()).offers}
        for scene in (plain, wanted)
    ]
    assert offers[1]["A01"] > offers[0]["A01"]


def test_goods_that_a_goal_wants_to_see_stay_in_the_storage() -> None:
    def delivered(*goals: str) -> object:
        scene = Scene().give(A, goods=storage(wood=3, cloth=2), goals=list(goals)).sends(A, "deliver", "N06")
        for city in scene.state.cities.values():
            city.contracts = [None] * 3
        scene.state.cities["hamburg"].contracts = ["A02", "A03", None]
        return suggestion(scene.no_frames().action("deliver"))

    assert delivered() == Deliver("A03"), "wood and cloth for four points"
    assert delivered("Z02") == Deliver("A02"), "two cloth for four points: the wood brings five more"
