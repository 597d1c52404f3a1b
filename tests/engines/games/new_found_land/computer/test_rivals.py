"""What rivals with more sail leave to the computer player (§13-4)."""

from __future__ import annotations

import pytest

from engines.games.new_found_land import GAME
from engines.games.new_found_land.computer.rivals import Rival, before_me, more_sail, rivals_at
from engines.games.new_found_land.computer.ship_plans import between
from engines.games.new_found_land.figures import Goods
from tests.engines.games.new_found_land.computer.test_computer import planner
from tests.engines.games.new_found_land.computer.test_worth import worth
from tests.engines.games.new_found_land.scene import Scene, storage

A, B, C = range(3)


def rivals(scene: Scene, action: str) -> list[Rival]:
    known = worth(scene)
    return rivals_at(GAME.figures, known.public, known.me, action)


def planned(scene: Scene, seat: int, **ships: list[str]) -> Scene:
    for action, sent in ships.items():
        setattr(scene.player(seat).plan, action, sent)
    return scene


def test_whose_sail_is_known() -> None:
    scene = Scene(seats=2, nations=("england", "netherlands")).give(B, ships=["N07"]).planning()
    (guessed,) = rivals(scene, "settle")
    assert not guessed.known
    assert 0 < before_me(guessed, 3, 1.5) < 1
    (sent,) = rivals(planned(scene, B, settle=["N07"]), "settle")
    assert (sent.known, sent.sail, sent.ships) == (True, 4, 1)
    assert [before_me(sent, own, 1.5) for own in (3, 4, 5)] == [1.0, 0.0, 0.0], "the start player is first"
    assert rivals(planned(scene, B, settle=[], deliver=["N07"]), "settle") == [], "nobody goes there"
    scene.give(B, upgrade_built=True, captain="magellan")
    assert more_sail(GAME.figures, worth(scene, B).me) == 3 + 4


def test_equal_sail_goes_in_player_order() -> None:
    scene = Scene(seats=2, start=B).give(B, ships=["N07"]).planning()
    (rival,) = rivals(planned(scene, B, settle=["N07"]), "settle")
    assert before_me(rival, 4, 1.5) == 1.0


def test_between_two_estimates() -> None:
    assert between([5.0, 3.0], 0) == 5
    assert between([5.0, 3.0], 0.5) == 4
    assert between([5.0, 3.0], 1.5) == 1.5
    assert between([5.0, 3.0], 2) == 0


def test_the_best_field_may_be_gone() -> None:
    def settling(*sent: str) -> float:
        scene = Scene(seats=2).give(B, ships=["N07"]).tile("PE2", "I31", (A, 1)).planning()
        return max(planner(planned(scene, B, settle=list(sent)), "N04").settling()).worth

    assert settling() > settling("N07")


def test_a_contract_may_be_gone() -> None:
    def delivering(goods: Goods, *sent: str) -> float:
        scene = Scene(seats=2).give(A, goods=storage(iron=2)).give(B, ships=["N07"], goods=goods)
        for city in scene.state.cities.values():
            city.contracts = [None] * 3
        scene.state.cities["venice"].contracts = ["A06", None, None]
        planned(scene.planning(), B, load=[], settle=[], deliver=list(sent))
        planning = planner(scene, "N06")
        way = next(way for way in planning.delivering() if way.ships)
        return planning.worth.haul(way.crates, scene.goods(A), way.left).worth

    full = delivering(storage(iron=2))
    assert delivering(storage(iron=2), "N07") < full
    assert delivering(storage(wood=2), "N07") == pytest.approx(full), "a rival who can't pay it takes nothing"
