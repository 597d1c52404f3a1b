"""What things are worth to the computer player (§13)."""

from __future__ import annotations

import pytest

from engines.core import Seat
from engines.new_found_land import GAME
from engines.new_found_land.computer.worth import Worth, quality
from tests.engines.new_found_land.scene import Scene, storage

A, B, C = range(3)


def worth(scene: Scene, seat: Seat = A) -> Worth:
    view = GAME.view(scene.state, seat)
    assert view.own is not None
    return Worth(GAME.figures, view.public, view.own)


def test_the_quality_of_a_ship() -> None:
    """0.62 x (0.45 sail + 1.1 crates + 1.3 settlers + 0.9 telescopes)."""
    ship = GAME.figures.ships["L01"].values
    assert quality(GAME.figures, ship) == pytest.approx(
        0.62 * (0.45 * 5 + 1.1 * 2 + 1.3 * 2 + 0.9 * 2), abs=1e-3
    )


def test_the_value_of_markers() -> None:
    scene = Scene().tile("NF1", "I17").tile("PE1", "I01")
    scene.state.islands_scored = ["anticosti"]
    markers = worth(scene.land()).markers
    assert markers["newfoundland"] == pytest.approx(1 + 0.5 / 10 + 0.3)
    assert markers["prince_edward"] == pytest.approx(1 + 0.5 / 5)
    assert markers["nova_scotia"] == pytest.approx(1.3)
    assert markers["anticosti"] == 0


def test_the_worth_of_contracts() -> None:
    scene = Scene(nations=("france", "spain", "england")).city("hamburg", B, B, C).city("venice", B).land()
    offers = {offer.order.name: offer.worth for offer in worth(scene).offers}
    assert offers["A01"] == pytest.approx(3 - 0.45 * 3), "no room for a marker in Hamburg"
    assert offers["A06"] == pytest.approx(6 + 2.3 + 0.15 - 0.45 * 6)
    assert list(offers.values()) == sorted(offers.values(), reverse=True)
    scene.give(A, upgrade_built=True).state.round = 4
    late = {offer.order.name: offer.worth for offer in worth(scene).offers}
    assert late["A06"] == pytest.approx(6 + 3 + 2.3 + 0.15 - 0.35 * 6)


def test_goods_are_worth_what_they_make_possible() -> None:
    """A cloth for the contract of wood and cloth, while a ship is to deliver."""
    scene = Scene().tile("NF1", "I18").sends(A, "settle", "N03").give(A, goods=storage(wood=1))
    alone = worth(scene.action("settle"))
    assert alone.gain(GAME.figures.tiles["I18"].a) == 2
    scene.sends(A, "deliver", "N01")
    assert worth(scene).gain(GAME.figures.tiles["I18"].a) == pytest.approx(4 + 2.3 - 0.45 * 3.5)


def test_a_player_with_plenty_values_a_good_less() -> None:
    few, many = (worth(Scene().give(A, goods=storage(wood=count)).land()) for count in (6, 12))
    assert few.goods(storage(iron=2)) == 6
    assert many.goods(storage(iron=2)) == 3
