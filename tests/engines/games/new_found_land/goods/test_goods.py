"""Paying: §T5, and what the head of §6 says."""

from __future__ import annotations

import pytest

from engines.games.new_found_land import GAME
from engines.games.new_found_land.figures import NO_GOODS, Goods
from engines.games.new_found_land.goods.goods import can_pay, choices, listed, payments
from tests.engines.games.new_found_land.scene import Scene, storage


def test_t5_gold_is_a_joker_and_nothing_replaces_gold() -> None:
    scene = Scene().give(0, goods=storage(cloth=1, gold=1)).land()
    scene.build("N01")
    assert scene.goods(0) == NO_GOODS
    card = GAME.figures.contract_cards["A07"]
    assert not can_pay(card.goods, storage(iron=3))
    assert payments(card.goods, storage(iron=3)) == ()
    poor = Scene().give(0, goods=storage(iron=3), hand=["X1"]).sends(0, "deliver", "L04").action("deliver")
    assert "A07" not in poor.values(move="deliver")
    assert "A06" in poor.values(move="deliver")


@pytest.mark.parametrize(
    ("cost", "have", "ways"),
    [
        (storage(wood=1), storage(wood=1), [storage(wood=1)]),
        (storage(wood=1), storage(gold=1), [storage(gold=1)]),
        (storage(wood=2), storage(wood=1, gold=2), [storage(wood=1, gold=1), storage(gold=2)]),
        (storage(gold=1), storage(wood=5), []),
        (storage(wood=1, gold=1), storage(wood=1, gold=1), [storage(wood=1, gold=1)]),
        (storage(wood=1, gold=1), storage(gold=2), [storage(gold=2)]),
    ],
)
def test_ways_to_pay(cost: Goods, have: Goods, ways: list[Goods]) -> None:
    assert list(payments(cost, have)) == ways
    assert can_pay(cost, have) is bool(ways)


def test_ways_to_pay_stay_few() -> None:
    """Never more than twelve with these figures (§6)."""
    plenty = storage(wood=9, cloth=9, iron=9, gold=9)
    costs = [card.goods for card in GAME.figures.contract_cards.values()]
    costs += [ship.cost for ship in GAME.figures.ships.values()]
    assert max(len(payments(cost, plenty)) for cost in costs) <= 12
    assert len(choices(2, plenty)) == 10


def test_goods_are_listed_one_by_one() -> None:
    assert listed(storage(wood=2, gold=1)) == ("wood", "wood", "gold")
