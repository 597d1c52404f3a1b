"""Buying, refilling, scoring cards, reservations (§T17 to §T21, §T26, §T28, §T34)."""

from __future__ import annotations

import pytest

from engines.age_of_discovery.moves import AcquireContract, BuyShip, Reserve
from tests.engines.age_of_discovery.scene import Scene


def test_t17_the_interim_card_in_the_middle_of_a_purchase() -> None:
    scene = Scene(turn=20, current=1, coins=8, stacks=((), (), ("interim", "W2"), ("N2",), ("final", "N3")))
    state = scene.state
    scene.sea("dias", (1, "R1")).buy(3)
    assert scene.names(state.filling_row)[2] == "W2"
    assert state.interim_due == 23
    assert "interim-card" in scene.event_names()
    assert scene.player(1).coins == 4
    scene.buy(3).end()
    for turn, seat in ((21, 2), (22, 0), (23, 1)):
        assert (state.turn, state.current, state.interim_done) == (turn, seat, False)
        scene.end()
    assert state.interim_done
    assert scene.player(1).score.interim == {"dias": 3}
    assert (state.turn, state.current) == (24, 2)


def test_t18_the_interim_card_at_the_bottom_of_its_stack() -> None:
    stacks = ((), (), ("interim",), ("N2", "B1", "B1", "B1", "B1", "B1", "B1"), ("final",))
    scene = Scene(stacks=stacks).buy(2)
    assert scene.names(scene.state.filling_row)[1] == "N2"
    assert len(scene.state.stacks[3]) == 6
    assert scene.state.interim_due == 4


def test_t19_the_final_card_at_the_bottom() -> None:
    scene = Scene(turn=40, coins=99, stacks=((), (), (), (), ("final",))).buy(4)
    state = scene.state
    assert scene.names(state.purchase_row)[3] == "B1"
    assert state.filling_row[3] is None
    assert state.final_due == 43
    scene.buy(4)
    assert state.purchase_row[3] is None
    assert "column-empty" in scene.event_names()
    scene.refuses(BuyShip(4), "slot-empty")
    assert 4 not in scene.values(move="buy_ship")


def test_t20_overlapping_countdowns() -> None:
    stacks = ((), (), ("interim",), ("N2", "final"), ())
    scene = Scene(seats=4, turn=21, coins=9, stacks=stacks).sea("dias", (3, "R1"))
    state = scene.state
    scene.buy(2).end().end()
    assert (state.turn, state.current, state.interim_due, state.final_due) == (23, 2, 25, None)
    scene.buy(3).end()
    assert state.final_due == 27
    scene.end()
    assert (state.turn, state.current) == (25, 0)
    assert not state.interim_done
    scene.end()
    assert state.interim_done
    assert not state.over
    assert (state.turn, state.current) == (26, 1)
    scene.end().end()
    assert state.over
    assert state.turn == 27
    assert state.current == 2
    assert scene.player(3).score.interim == {"dias": 3}
    assert scene.player(3).score.final == {"dias": 8}


def test_t21_both_cards_in_one_turn() -> None:
    scene = Scene(turn=10, coins=20, stacks=((), (), ("interim",), (), ("final", "N3")))
    scene.sea("dias", (0, "R1")).sea("abreu", (1, "R1")).buy(2)
    state = scene.state
    assert (state.interim_due, state.final_due) == (13, 13)
    scene.end(3)
    assert not state.over
    assert not state.interim_done
    scene.end()
    assert state.over
    assert scene.event_names().index("interim") < scene.event_names().index("final")
    scores = [player.score for player in state.players]
    assert (scores[0].interim, scores[0].final) == ({"dias": 3}, {"dias": 8})
    assert (scores[1].interim, scores[1].final) == ({"abreu": 3}, {"abreu": 3})


def test_stacks_are_used_up_in_their_order() -> None:
    scene = Scene(coins=99, stacks=(("W1",), ("R1",), ("interim", "B1"), ("N1",), ("final",)))
    for expected in ("W1", "R1", "B1", "N1", None):
        scene.buy(1)
        assert scene.names(scene.state.filling_row)[0] == expected


def test_the_right_stack_is_shown_as_the_active_one() -> None:
    assert Scene().public().active_stack == 1
    scene = Scene(stacks=((), (), ("interim",), (), ("final", "N3")))
    assert scene.public().active_stack == 3
    assert scene.public().stacks == (0, 0, 1, 0, 2)
    assert Scene(stacks=((),) * 5).public().active_stack is None


def test_only_the_purchase_row_is_for_sale() -> None:
    scene = Scene(coins=99)
    for column in (0, 6, -1):
        scene.refuses(BuyShip(column), "no-such-choice")
    assert scene.values(move="buy_ship") == [1, 2, 3, 4, 5]


def test_no_ship_at_all_is_left() -> None:
    scene = Scene(purchase=(None,) * 5, filling=(None,) * 5, stacks=((),) * 5)
    assert scene.barred()["buy_ship"] == "nothing-to-buy"


# --- reservations ----------------------------------------------------------------------------------------


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


def test_a_reservation_ends_with_the_owner_s_next_turn_whatever_happens() -> None:
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
def test_what_can_not_be_reserved(target: str, reason: str) -> None:
    filling, display = (None, "R2", "N1", "B1", "Y3"), (None, "G-4", "Y-5", "B-6")
    Scene(filling=filling, display=display).refuses(Reserve(target), reason)


def test_without_a_card_nothing_can_be_reserved() -> None:
    Scene(reserve_cards=0).refuses(Reserve("purchase-1"), "no-reserve-card")


def test_nothing_is_left_to_reserve() -> None:
    none = (None,) * 5
    scene = Scene(purchase=none, filling=none, display=(None,) * 4)
    assert scene.barred()["reserve"] == "nothing-to-reserve"


def test_a_blocked_column_hides_nothing_but_can_not_be_bought() -> None:
    scene = Scene(turn=2, current=1, coins=9, reserve_cards=1).reserve("purchase-2").end()
    assert scene.barred(move="buy_ship") == {2: "reserved"}
    assert [ship.reserved_by for ship in scene.public().purchase_row if ship] == [None, 1, None, None, None]
