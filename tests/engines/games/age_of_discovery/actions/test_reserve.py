"""Reserving ships and contracts (§T26, §T28, §T34)."""

from __future__ import annotations

import pytest

from engines.games.age_of_discovery.moves import AcquireContract, BuyShip, Reserve
from tests.engines.games.age_of_discovery.scene import Scene


def test_t26_the_life_of_a_reservation() -> None:
    def scene() -> Scene:
        found = Scene(turn=10, coins=9).reserve("filling-3")
        card = found.state.filling_row[2]
        assert card is not None
        assert (card.reserved_by, card.reserved_until) == (0, 13)
        found.end().buy(3)
        assert found.state.purchase_row[2] is card  # it has moved down, still reserved
        found.refuses(BuyShip(3), "reserved").end()
        found.refuses(BuyShip(3), "reserved").end()
        assert found.state.turn == 13
        return found

    bought = scene().buy(3)
    assert "N1" in bought.player(0).free
    assert bought.player(0).coins == 6
    missed = scene().end()
    assert missed.state.turn == 14
    assert missed.state.current == 1
    missed.buy(3)
    assert "N1" in missed.player(1).free


def test_t28_foreign_and_repeated_reservations() -> None:
    scene = Scene(seats=2, turn=5, reserve_cards=2, coins=9).reserve("contract-1")
    scene.refuses(Reserve("contract-1"), "already-reserved")  # twice in one turn
    assert scene.player(0).reserve_cards == 1
    scene.end().refuses(Reserve("contract-1"), "already-reserved")
    scene.refuses(AcquireContract("1"), "reserved")
    assert scene.player(1).reserve_cards == 2
    scene.end().reserve("contract-1")
    card = scene.state.display[0]
    assert card is not None
    assert scene.state.turn == 7
    assert card.reserved_until == 9
    scene.end().refuses(AcquireContract("1"), "reserved").end()
    assert scene.player(0).reserve_cards == 0
    scene.acquire("1")
    assert scene.player(0).hand == ["R-3"]


def test_t34_a_card_reserved_and_bought_at_once() -> None:
    scene = Scene(purchase=("W1", *[None] * 4), filling=(None,) * 5).reserve("purchase-1").buy(1)
    assert scene.player(0).free == ["W1"]
    assert scene.player(0).reserve_cards == 0
    assert all(card is None or card.reserved_by is None for card in scene.state.purchase_row)


def test_a_reservation_ends_with_its_owners_next_turn() -> None:
    scene = Scene(turn=10).reserve("purchase-1").end(3)
    card = scene.state.purchase_row[0]
    assert card is not None
    assert card.reserved_by == 0
    scene.end()
    assert card.reserved_by is None


@pytest.mark.parametrize(
    ("target", "reason"),
    [
        ("purchase-6", "no-such-choice"),
        ("purchase-0", "no-such-choice"),
        ("purchase", "no-such-choice"),
        ("stack-1", "no-such-choice"),
        ("contract-5", "no-such-choice"),
        ("filling-1", "slot-empty"),
        ("contract-1", "slot-empty"),
    ],
)
def test_what_cannot_be_reserved(target: str, reason: str) -> None:
    filling, display = (None, "R2", "N1", "B1", "Y3"), (None, "G-4", "Y-5", "B-6")
    Scene(filling=filling, display=display).refuses(Reserve(target), reason)


def test_without_a_card_nothing_can_be_reserved() -> None:
    Scene(reserve_cards=0).refuses(Reserve("purchase-1"), "no-reserve-card")


def test_nothing_is_left_to_reserve() -> None:
    none = (None,) * 5
    scene = Scene(purchase=none, filling=none, display=(None,) * 4)
    assert scene.barred()["reserve"] == "nothing-to-reserve"


def test_a_reserved_ship_is_shown_but_barred_for_others() -> None:
    scene = Scene(turn=2, current=1, coins=9, reserve_cards=1).reserve("purchase-2").end()
    assert scene.barred(move="buy_ship") == {2: "reserved"}
    assert [ship.reserved_by for ship in scene.public().purchase_row if ship] == [None, 1, None, None, None]
