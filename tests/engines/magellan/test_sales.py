"""Derived cases about settling a sale (T2 to T6, T20 to T23, T25, T33)."""

from __future__ import annotations

from typing import Any

import pytest

from engines.core import Pick, Rejected
from engines.magellan.moves import AutoForced, Bid, ChoosePart, ChoosePile, Limit, Pass, Pay, Tuck
from engines.magellan.payments import covers, exact_possible, payments
from engines.magellan.state import Ship
from tests.engines.magellan.scene import FULL, Scene, items, secret, ship


def won(
    card: str,
    price: int,
    hand: list[int],
    *,
    sides: str = "AA",
    phase: int = 1,
    ships: list[Ship] | None = None,
    **more: Any,
) -> Scene:
    """Seat 0 has won the card at this price. Another card follows that seat 1 may bid for."""
    fleet = [*(ships or []), ship(1, "columbus", max(phase - 1, 1))]
    scene = Scene(
        sides=sides,
        phase=phase,
        cards=[card, "columbus"],
        hands={0: hand},
        ships=fleet,
        **more,
    )
    scene.begin().do(0, Bid(price))
    while scene.step == "bidding" and scene.state.card == card:
        scene.do(scene.waiting[0], Pass())
    return scene


def test_t02_magellan_a_with_two_cards() -> None:
    scene = Scene(cards=["magellan", "cook"], hands={0: [2, 4]}).begin()
    assert scene.board.max_bid(0) == 4
    assert scene.why_not(0, Bid(5)) == "need_card_left"
    scene.do(0, Bid(3))
    for seat in (1, 2, 3):
        scene.do(seat, Pass())
    assert scene.waiting == (0,)
    assert scene.payments() == {(4,)}
    scene.do(0, Pay([4]))
    assert scene.hand(0) == []
    assert scene.state.discard == [4]
    assert scene.state.ships[0].pile == [2]


def test_t03_cook_b() -> None:
    scene = won("cook", 5, [5, 5], sides="AB")
    scene.do(0, Pay([5]))
    assert scene.hand(0) == []
    assert scene.state.discard == [5, 5]
    lost = scene.told("card-lost")[0]
    assert lost["card"] == 5
    assert lost["neighbour"].seat == 1
    alone = Scene(sides="AB", cards=["cook", "vasco"], hands={0: [9]}).begin()
    assert alone.why_not(0, Bid(1)) == "need_card_left"
    assert alone.waiting == (1,)


def test_t04_cook_a_then_vasco_a_in_the_same_phase() -> None:
    scene = won(
        "vasco", 8, [3, 8], phase=2, ships=[ship(0, "vasco", 1)], open_hands=[0], stack=[6, 2] + [5] * 20
    )
    if scene.step == "payment":
        scene.do(0, Pay([8]))
    assert items(scene.told("drew-openly")[0]["cards"]) == [6, 2]
    assert not scene.told("you-drew", to=0)
    shown = scene.public().players[0].open_hand
    assert shown is not None
    assert [card.gold for card in shown] == [2, 3, 6]
    scene.do(1, Pass())
    assert scene.state.players[0].open_hand is False
    keys = [event.text.key for event in scene.events]
    assert keys.index("magellan-event-hand-closed") < keys.index("magellan-event-dealt")


def test_t05_cook_a_with_nothing_left() -> None:
    scene = won("cook", 11, [3, 8])
    assert scene.state.players[0].open_hand
    assert scene.hand(0) == []
    assert not scene.board.able(0)


def test_t05_nothing_laid_open_nothing_taken_back() -> None:
    scene = Scene(seats=3, cards=["cook"], hands={0: [9]}, later=[["cook"], ["cook"]]).begin()
    scene.do(0, Bid(9)).do(1, Pass()).do(2, Pass())
    assert scene.count("phase-ends") == 1
    assert not scene.count("hand-closed")


def test_t05_a_card_drawn_into_an_empty_open_hand_is_public() -> None:
    scene = won("vasco", 2, [3], open_hands=[0], stack=[7, 5])
    assert items(scene.told("drew-openly")[0]["cards"]) == [7]
    assert scene.public().players[0].open_hand is not None


def test_t06_cook_a_and_magellan_a() -> None:
    scene = won("magellan", 9, [1, 6, 9], open_hands=[0])
    assert scene.step == "tuck"
    assert scene.state.last_sale is not None
    assert scene.state.last_sale.payment == [9]
    assert sorted(scene.offered(0, move="tuck")) == [1, 6]
    scene.do(0, Tuck(1))
    assert scene.told("tucked-openly")[0]["card"] == 1
    placed = scene.public().rows[2].fields[0][0].ships[0]
    assert placed.pile is not None
    assert [card.gold for card in placed.pile] == [1]


def test_t20_choice_of_pile() -> None:
    for pile, points in ((1, 13), (9, 11)):
        ships = [secret(0, 1, [1]), secret(0, 1, [9])]
        scene = won("magellan", 5, [2, 5, 7], phase=2, ships=ships)
        scene.do(0, Pay([5]))
        assert scene.step == "pile"
        scene.do(0, ChoosePile(scene.offered(0, move="pile")[[1, 9].index(pile)])).do(0, Tuck(2))
        assert scene.own(0).ships[0].points + scene.own(0).ships[1].points == points


def test_t21_magellan_b_payment() -> None:
    scene = won("magellan", 8, [3, 5, 9], sides="BA")
    assert scene.payments() == {(9,), (5, 3)}
    scene.do(0, Pay([9]))
    assert scene.state.ships[-1].open_pile == [9]
    assert scene.state.discard == []
    for tucked, gone in ((3, 5), (5, 3)):
        other = won("magellan", 8, [3, 5, 9], sides="BA").do(0, Pay([3, 5]))
        assert sorted(other.offered(0, move="tuck")) == [3, 5]
        assert other.why_not(0, Tuck(9)) == "cards_not_in_hand"
        other.do(0, Tuck(tucked))
        assert other.state.ships[-1].open_pile == [tucked]
        assert other.state.discard == [gone]


@pytest.mark.parametrize(("price", "cards", "tuck"), [(9, [9], None), (8, [5, 3], 3)])
def test_the_last_sale_shows_the_whole_payment(price: int, cards: list[int], tuck: int | None) -> None:
    """Also the card that was tucked out of it, whether the winner was asked for it or not."""
    scene = Scene(seats=3, sides="BA", cards=["magellan", "cook"]).begin()
    scene.do(0, Bid(price)).do(1, Pass()).do(2, Pass()).do(0, Pay(cards))
    if tuck:
        scene.do(0, Tuck(tuck))
    assert scene.state.card == "cook"
    sale = scene.public().last_sale
    assert sale is not None
    assert [card.gold for card in sale.payment] == cards
    assert scene.state.discard == [card for card in cards if card != (tuck or cards[0])]


def test_t22_vasco_b_leaving_a_right_part() -> None:
    scene = won("vasco", 4, [4, 6, 7], sides="AB", phase=2, ships=[ship(0, "vasco", 1, "right")])
    assert scene.own(0).ships[0].points == 5
    scene.do(0, Pay([4])).do(0, ChoosePart(part="left"))
    assert len(scene.hand(0)) == 4
    moved = scene.own(0).ships[0]
    assert (moved.field, moved.part, moved.points) == (2, "left", 0)


def test_t23_burning_a_high_card() -> None:
    scene = won("pizarro", 3, [3, 9])
    assert scene.payments() == {(3,), (9,)}
    question = scene.ask(0, move="pay")
    assert isinstance(question, Pick)
    assert [option.value for option in question.options] == [[9], [3]]  # fewest crowns lost first
    strict = won("pizarro", 3, [3, 9], payment_rule="exact_if_possible")
    assert strict.payments() == {(3,)}
    assert strict.why_not(0, Pay([9])) == "pay_not_exact"
    strict.do(0, Pay([3]))


def test_t23_exact_only_if_a_card_remains_where_one_must() -> None:
    scene = won("magellan", 7, [3, 4, 9], payment_rule="exact_if_possible")
    assert scene.payments() == {(4, 3)}
    other = won("magellan", 9, [3, 4, 9], payment_rule="exact_if_possible")
    assert other.payments() == {(9,)}


def test_t25_empty_stack_in_mid_phase() -> None:
    scene = won("vasco", 9, [8, 9], phase=2, ships=[ship(0, "vasco", 1)], stack=[4], discard=[1, 1, 2, 2])
    scene.do(0, Pay([9]))
    assert len(scene.hand(0)) == 3
    assert 4 in scene.hand(0)
    assert len(scene.state.stack) == 4
    assert scene.state.discard == []
    assert scene.count("reshuffled") == 1


def test_t25_nothing_left_at_all() -> None:
    """Only possible where payments are tucked away; the cards that are missing are simply not drawn."""
    scene = won("vasco", 3, [3, 8], phase=2, ships=[ship(0, "vasco", 1)], stack=[], discard=[])
    scene.do(0, Pay([3]))
    assert scene.hand(0) == [3, 8]  # his own payment came back to him
    assert scene.state.stack == []
    assert scene.state.discard == []


def test_t33_equal_secret_piles_are_asked_about() -> None:
    scene = won("magellan", 5, [2, 5, 7], phase=2, ships=[secret(0, 1, [2]), secret(0, 1, [2])])
    scene.do(0, Pay([5]))
    assert scene.step == "pile"
    assert len(scene.offered(0, move="pile")) == 2
    open_piles = [ship(0, "magellan", 1, pile=[2]), ship(0, "magellan", 1, pile=[2])]
    other = won("magellan", 5, [2, 5, 7], phase=2, sides="BA", ships=open_piles)
    other.do(0, Pay([5]))
    assert other.step != "pile"
    assert other.state.ships[0].pile == [2, 5]


def test_t33_different_open_piles_are_asked_about() -> None:
    piles = [ship(0, "magellan", 1, pile=[2]), ship(0, "magellan", 1, pile=[3])]
    scene = won("magellan", 5, [2, 5, 7], phase=2, sides="BA", ships=piles).do(0, Pay([5]))
    assert scene.step == "pile"
    assert scene.why_not(0, ChoosePile(2)) == "no_ship_to_move"  # somebody else's
    assert scene.why_not(0, ChoosePile(77)) == "no_ship_to_move"


# --- beyond the numbered cases ---------------------------------------------------------------------------


def test_every_payment_is_a_cover_without_a_superfluous_card() -> None:
    hand = [1, 1, 2, 3, 3, 5, 8, 9]
    for price in range(1, sum(hand) + 1):
        found = list(covers(hand, price))
        assert len(found) == len(set(found))
        assert set(found) == by_hand(hand, price)


def by_hand(hand: list[int], price: int) -> set[tuple[int, ...]]:
    """All subsets, one by one."""
    found = set()
    for bits in range(1, 1 << len(hand)):
        cards = tuple(sorted((card for at, card in enumerate(hand) if bits >> at & 1), reverse=True))
        if sum(cards) >= price and sum(cards) - min(cards) < price:
            found.add(cards)
    return found


def test_no_price_no_payment() -> None:
    assert list(covers([1, 2], 0)) == []
    assert list(covers([1, 2], 4)) == []


def test_exactness() -> None:
    assert exact_possible([2, 4], 6, keep_one=False)
    assert not exact_possible([2, 4], 6, keep_one=True)
    assert not exact_possible([2, 4], 5, keep_one=False)
    assert payments([2, 4], 5, keep_one=False, exact=True) == [(4, 2)]


def test_card_by_card_reaches_every_payment_in_one_way_and_no_other() -> None:
    hand = FULL + FULL
    scene = won("pizarro", 23, hand)
    question = scene.ask(0, move="pay")
    assert isinstance(question, Pick)
    assert len(question.options) == 25
    assert question.options[-1].value == []
    assert not question.extends
    reached: list[tuple[int, ...]] = []
    drafts: list[list[int]] = [[]]
    while drafts:
        cards = drafts.pop()
        following = scene.ask(0, move="pay", cards=cards)
        if following is None:
            reached.append(tuple(cards))
            continue
        assert isinstance(following, Pick)
        assert following.extends
        assert len(following.options) <= 9
        drafts += [[*cards, option.value] for option in following.options]  # type: ignore[list-item]
    legal = payments(hand, 23, keep_one=False, exact=False)
    assert sorted(reached) == sorted(legal)
    assert len(legal) > 24


def test_no_detour_where_all_payments_are_shown() -> None:
    scene = won("pizarro", 7, [2, 5, 7, 9])
    assert [] not in scene.offered(0, move="pay")
    with pytest.raises(Rejected):
        scene.ask(0, move="pay", cards=[])


def test_a_payment_in_any_order_and_not_twice() -> None:
    scene = won("pizarro", 7, [2, 5, 7, 9])
    assert scene.ask(0, move="pay", cards=[2, 5]) is None
    assert scene.why_not(0, Pay([7, 7])) == "cards_not_in_hand"
    assert scene.why_not(0, Pay([])) == "pay_too_little"
    assert scene.why_not(1, Pay([7])) == "not_your_turn"
    scene.do(0, Pay([2, 5]))
    assert scene.why_not(0, Pay([7])) == "wrong_step"


def test_a_payment_from_an_open_hand_with_one_way_is_made_at_once() -> None:
    scene = won("pizarro", 9, [1, 6, 9], open_hands=[0])
    assert scene.hand(0) == [1, 6]


def test_the_only_payment_and_the_only_tuck_are_made_if_the_player_wants() -> None:
    scene = Scene(cards=["magellan", "columbus"], hands={0: [4, 4, 9]}).begin()
    scene.do(0, AutoForced("on")).do(0, Bid(9))
    while scene.step == "bidding" and scene.state.card == "magellan":
        scene.do(scene.waiting[0], Pass())
    assert scene.state.card == "columbus"
    assert scene.hand(0) == [4]
    assert scene.state.discard == [9]
    assert scene.state.ships[-1].pile == [4]


def test_a_tuck_of_equal_hidden_cards_is_asked_for_unless_he_does_not_want_it() -> None:
    asked = won("magellan", 9, [4, 4, 9]).do(0, Pay([9]))
    assert asked.step == "tuck"
    assert asked.offered(0, move="tuck") == [4]
    asked.do(0, AutoForced("on"))
    assert asked.step == "bidding"
    assert asked.state.ships[-1].pile == [4]


def test_the_best_tuck_comes_first() -> None:
    scene = won("magellan", 9, [3, 4, 1, 9, 7]).do(0, Pay([9]))
    assert scene.offered(0, move="tuck") == [1, 3, 4, 7]


def test_a_secret_tuck_is_told_to_its_owner_only() -> None:
    scene = won("magellan", 9, [3, 4, 9]).do(0, Pay([9])).do(0, Tuck(3))
    assert scene.told("tucked")
    assert "card" not in scene.told("tucked")[0]
    assert scene.told("you-tucked", to=0) == [{"card": 3}]
    placed = scene.public().rows[2].fields[0][0].ships[0]
    assert placed.pile is None
    assert placed.pile_size == 1
    assert placed.seen == ()


def test_cards_drawn_are_told_to_their_owner_only() -> None:
    scene = won("vasco", 9, [3, 9], stack=[7] * 20).do(0, Pay([9]))
    assert scene.told("drew")[0]["count"] == 1
    assert "cards" not in scene.told("drew")[0]
    assert items(scene.told("you-drew", to=0)[0]["cards"]) == [7]


def test_vasco_b_from_both_parts() -> None:
    ships = [ship(0, "vasco", 1, "left"), ship(0, "vasco", 1, "right")]
    scene = won("vasco", 4, [4, 6, 7], sides="AB", phase=2, ships=ships).do(0, Pay([4]))
    assert scene.offered(0, move="part") == ["left", "right"]
    assert scene.offered(0, move="part", source="right") == ["left", "right"]
    assert scene.why_not(0, ChoosePart(part="left")) == "no_ship_to_move"
    scene.do(0, ChoosePart(source="right", part="right"))
    assert [(one.field, one.part) for one in scene.state.ships[:2]] == [(1, "left"), (2, "right")]


def test_vasco_b_in_phase_1_has_no_source() -> None:
    scene = won("vasco", 4, [4, 6, 7], sides="AB").do(0, Pay([4]))
    assert scene.why_not(0, ChoosePart(source="left", part="left")) == "no_ship_to_move"
    assert scene.why_not(0, ChoosePart(part="middle")) == "no_such_choice"
    scene.do(0, ChoosePart(part="right"))
    assert scene.state.ships[-1].part == "right"
    assert len(scene.hand(0)) == 2


def test_the_winner_is_told_apart_from_those_who_wait() -> None:
    scene = won("pizarro", 7, [2, 5, 7, 9])
    public = scene.public()
    assert public.step == "payment"
    assert public.asked == (0,)
    assert public.leader == 0
    assert public.high == 7
    assert scene.own(0).must_pay == 7
    assert scene.own(1).must_pay is None


def test_a_limit_is_no_way_around_paying() -> None:
    scene = won("pizarro", 7, [2, 5, 7, 9])
    assert scene.why_not(1, Limit(3)) == "wrong_step"
