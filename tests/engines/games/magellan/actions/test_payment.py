"""Paying without change (§D3, §6.6)."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from engines.contract.core import Pick, Rejected
from engines.contract.dice import Dice
from engines.games.magellan import GAME
from engines.games.magellan.actions.payment import LISTED_PAYMENTS
from engines.games.magellan.moves import AutoForced, Bid, Pass, Pay, Tuck
from engines.games.magellan.payments import covers, exact_possible, payments
from engines.tables.saved_games import today
from tests.engines.games.magellan.scene import FULL, Scene, about, won

STATES = Path(__file__).parents[3] / "states"


def test_t21_magellan_b_payment() -> None:
    scene = won("magellan", 9, [3, 5, 9], sides="BA")
    assert scene.payments() == {(9,)}
    scene.play(Pay([9]), 0)
    assert scene.state.ships[-1].open_pile == [9]
    assert scene.state.discard == []
    for tucked, gone in ((3, 5), (5, 3)):
        other = won("magellan", 8, [3, 5, 9], sides="BA")
        assert other.payments() == {(5, 3)}
        other.play(Pay([3, 5]), 0)
        assert sorted(other.values(0, move="tuck")) == [3, 5]
        other.refuses(Tuck(9), "cards-not-in-hand", 0)
        other.play(Tuck(tucked), 0)
        assert other.state.ships[-1].open_pile == [tucked]
        assert other.state.discard == [gone]


def test_t23_burning_a_high_card() -> None:
    scene = won("pizarro", 3, [3, 9])
    assert scene.payments() == {(3,)}
    assert about(scene, 0) == "The price is 3, and you can pay it exactly."
    scene.refuses(Pay([9]), "pay-not-exact", 0)
    scene.play(Pay([3]), 0)
    free = won("pizarro", 3, [3, 9], payment_rule="minimal_cover")
    assert free.payments() == {(3,), (9,)}
    assert about(free, 0) == "The price is 3. You get no change."
    question = free.ask(0, move="pay")
    assert isinstance(question, Pick)
    assert [option.value for option in question.options] == [[9], [3]]  # fewest crowns lost first


def test_t23_the_rulebook_is_standard() -> None:
    assert GAME.check_settings({})["payment_rule"] == "exact_if_possible"
    state = GAME.start(3, GAME.check_settings({}), Dice(b"deal"))
    assert GAME.board(state).exact


def test_t23_exact_only_if_a_card_remains_where_one_must() -> None:
    scene = won("magellan", 7, [3, 4, 9])
    assert scene.payments() == {(4, 3)}
    other = won("magellan", 9, [3, 4, 9])
    assert other.payments() == {(9,)}


def test_who_has_no_cards_that_fit_overpays() -> None:
    scene = won("pizarro", 5, [4, 9])
    assert scene.payments() == {(9,)}
    assert about(scene, 0).startswith("The price is 5. You can’t pay it exactly, so you overpay.")
    assert "nicht passend" in about(scene, 0, "de")


def test_a_table_begun_with_the_older_rules_goes_on_with_them() -> None:
    """The saved state waits for a payment; version 2 let everybody overpay."""
    saved = msgspec.json.decode((STATES / "magellan-2.json").read_bytes())
    state = GAME.decode(today(GAME, msgspec.json.encode(saved["state"]), 2))
    winner = GAME.waiting(state)[0]
    price, hand = GAME.board(state).sale.price, state.players[winner].hand
    assert exact_possible(hand, price, keep_one=False)
    overpaid = next(cards for cards in covers(hand, price) if sum(cards) > price)
    GAME.apply(state, winner, Pay(list(overpaid)), Dice(b"burn"))


@pytest.mark.parametrize(("price", "cards", "tuck"), [(9, [9], None), (8, [5, 3], 3)])
def test_the_last_sale_shows_the_whole_payment(price: int, cards: list[int], tuck: int | None) -> None:
    """Also the card that was tucked out of it, whether the winner was asked for it or not."""
    scene = Scene(seats=3, sides="BA", cards=["magellan", "cook"]).begin()
    scene.play(Bid(price), 0).play(Pass(), 1).play(Pass(), 2).play(Pay(cards), 0)
    if tuck:
        scene.play(Tuck(tuck), 0)
    assert scene.state.card == "cook"
    sale = scene.public().last_sale
    assert sale is not None
    assert [card.gold for card in sale.payment] == cards
    assert scene.state.discard == [card for card in cards if card != (tuck or cards[0])]


def test_a_payment_may_be_named_in_any_order_but_made_only_once() -> None:
    scene = won("pizarro", 7, [2, 5, 7, 9])
    assert scene.ask(0, move="pay", cards=[2, 5]) is None
    scene.refuses(Pay([7, 7]), "cards-not-in-hand", 0)
    scene.refuses(Pay([]), "pay-too-little", 0)
    scene.refuses(Pay([7]), "not-your-turn", 1)
    scene.play(Pay([2, 5]), 0)
    scene.refuses(Pay([7]), "wrong-step", 0)


def test_a_payment_from_an_open_hand_with_one_way_is_made_at_once() -> None:
    scene = won("pizarro", 9, [1, 6, 9], open_hands=[0])
    assert scene.hand(0) == [1, 6]


def test_the_only_payment_and_the_only_tuck_are_made_if_the_player_wants() -> None:
    scene = Scene(cards=["magellan", "columbus"], hands={0: [4, 4, 9]}).begin()
    scene.play(AutoForced("on"), 0).play(Bid(9), 0)
    while scene.step == "bidding" and scene.state.card == "magellan":
        scene.play(Pass(), scene.waiting[0])
    assert scene.state.card == "columbus"
    assert scene.hand(0) == [4]
    assert scene.state.discard == [9]
    assert scene.state.ships[-1].pile == [4]


def test_everybody_sees_who_pays_and_how_much() -> None:
    scene = won("pizarro", 7, [2, 5, 7, 9])
    public = scene.public()
    assert public.step == "payment"
    assert public.asked == (0,)
    assert public.leader == 0
    assert public.high == 7
    assert scene.own(0).must_pay == 7
    assert scene.own(1).must_pay is None


# --- which cards settle a price --------------------------------------------------------------------------


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


# --- many ways to pay ------------------------------------------------------------------------------------


def test_only_the_best_payments_are_listed() -> None:
    hand = sorted(FULL * 2 + [1, 2, 3, 4, 5, 6, 7])
    scene = Scene(seats=3, cards=["pizarro", "vasco"], hands={0: hand}).begin()
    scene.play(Bid(45), 0).play(Pass(), 1)
    if scene.step == "bidding":
        scene.play(Pass(), 2)
    question = scene.ask(0, move="pay")
    assert isinstance(question, Pick)
    assert len(question.options) == LISTED_PAYMENTS + 1


def test_card_by_card_reaches_every_payment_in_one_way_and_no_other() -> None:
    hand = FULL + FULL
    scene = won("pizarro", 23, hand, payment_rule="minimal_cover")
    question = scene.ask(0, move="pay")
    assert isinstance(question, Pick)
    assert len(question.options) == LISTED_PAYMENTS + 1
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
    assert len(legal) > LISTED_PAYMENTS


def test_nothing_is_asked_card_by_card_where_all_payments_are_listed() -> None:
    scene = won("pizarro", 7, [2, 5, 7, 9])
    assert [] not in scene.values(0, move="pay")
    with pytest.raises(Rejected):
        scene.ask(0, move="pay", cards=[])
