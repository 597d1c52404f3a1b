"""Which contracts the computer player fulfils with which ships (§13-7)."""

from __future__ import annotations

import pytest

from engines.games.new_found_land import GAME
from engines.games.new_found_land.computer.deliveries import (
    NOTHING,
    Crates,
    Offer,
    best_haul,
    carriers,
    rest_after,
)
from engines.games.new_found_land.figures import Goods

CONTRACTS = GAME.figures.contract_cards


def offers(*names: str) -> list[Offer]:
    """Appraisal their points."""
    return [Offer(CONTRACTS[name], float(CONTRACTS[name].points)) for name in names]


def contracts(*names: str, crates: Crates, have: Goods, market: float = 0.0) -> dict[str, Crates]:
    haul = best_haul(offers(*names), crates, have, market)
    return {contract.name: ships for contract, ships in haul.shipments}


def test_the_rulebooks_delivery() -> None:
    """§G7: one ship for two wood, the two others together for four goods."""
    found = contracts("A01", "A15", crates=(3, 2, 2), have=Goods(3, 1, 2))
    assert found == {"A01": (2,), "A15": (3, 2)}


def test_a_ship_never_serves_two_contracts() -> None:
    """§T11."""
    assert contracts("A01", "A02", crates=(4,), have=Goods(2, 2)) == {"A02": (4,)}
    assert set(contracts("A01", "A02", crates=(2, 2), have=Goods(2, 2))) == {"A01", "A02"}


def test_the_dearest_contract_is_not_always_in_the_best_set() -> None:
    """Two contracts of 5 and 5 beat one of 9 that takes all the iron."""
    found = contracts("A11", "A04", "A05", crates=(3, 2), have=Goods(1, 1, 2))
    assert set(found) == {"A04", "A05"}


def test_goods_are_spent_once() -> None:
    assert set(contracts("A01", "A08", crates=(3, 3), have=Goods(2, 1))) == {"A08"}


def test_gold_stands_in_and_is_saved() -> None:
    assert rest_after(Goods(wood=1, iron=1), Goods(wood=1, gold=2)) == Goods(gold=1)
    assert rest_after(Goods(wood=1, iron=1), Goods(wood=1, iron=1, gold=1)) == Goods(gold=1)
    assert rest_after(Goods(wood=1, gold=1), Goods(iron=3)) is None


def test_nothing_without_goods_or_crates() -> None:
    assert best_haul(offers("A01"), (2,), Goods(1)) == NOTHING
    assert best_haul(offers("A01"), (1,), Goods(2)) == NOTHING
    assert best_haul(offers("A01"), (), Goods(2)) == NOTHING


def test_the_market_counts_for_what_is_left() -> None:
    haul = best_haul(offers("A01"), (3, 2), Goods(2, 2, 2), 1.0)
    assert haul.worth == 3 + 3
    assert haul.shipments[0].ships == (2,)
    sold = best_haul(offers("A01"), (2,), Goods(0, 3), 1.0)
    assert sold.worth == 2
    assert not sold.shipments


@pytest.mark.parametrize(
    ("crates", "size", "ways"),
    [
        ((3, 2, 2), 2, [((2,), (3, 2))]),
        ((3, 2, 1), 3, [((3,), (2, 1)), ((2, 1), (3,))]),
        ((3, 2, 2), 4, [((2, 2), (3,))]),
        ((3, 2, 2), 6, [((3, 2, 2), ())]),
        ((3, 1, 0), 4, [((3, 1), (0,))]),
        ((1, 1), 3, []),
    ],
)
def test_the_best_ships_are_left(crates: Crates, size: int, ways: list[tuple[Crates, Crates]]) -> None:
    assert list(carriers(crates, size)) == ways
