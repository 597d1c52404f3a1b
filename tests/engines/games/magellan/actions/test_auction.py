"""Bids, passes and limits: who may bid, who opens, who is skipped (§D2, §6.2 to §6.4)."""

from __future__ import annotations

from typing import Any

import pytest

from data.words import Phrases
from engines.games.magellan.moves import AutoForced, Bid, ClearLimit, Limit, Order, Pass, Pay
from tests.engines.games.magellan.scene import FULL, Scene, rival, ship, won


def test_t01_magellan_a_with_one_card() -> None:
    scene = Scene(cards=["magellan", "cook"], hands={0: [6]}).begin()
    assert scene.board.max_bid(0) == 0
    assert 0 not in scene.board.auction.active
    assert scene.waiting == (1,)
    scene.refuses(Bid(1), "need-card-left", 0)


def test_t07_six_ships_placed() -> None:
    scene = Scene(seats=3, cards=["cook"] * 2, last_winner=0)
    scene.state.players[0].ships_left = 0
    scene.begin()
    assert scene.waiting == (1,)
    scene.refuses(Bid(1), "no-ship-left", 0)
    scene.play(Pass(), 1).play(Pass(), 2)
    assert scene.state.card == "cook"
    assert scene.waiting == (1,)


def test_t08_a_ship_that_has_moved_does_not_count_again() -> None:
    ships = [ship(1, "cook", 2), ship(0, "cook", 1)]
    scene = Scene(phase=2, cards=["cook"], ships=ships).begin()
    assert scene.waiting == (0,)
    reason = scene.refusal(Bid(1), 1)
    assert reason.key == "magellan-no-no-ship-to-move"
    assert reason.args["field"] == "I"


@pytest.mark.parametrize("buys", [True, False])
def test_t09_a_sole_bidder_buys_for_1_or_passes(buys: bool) -> None:
    scene = Scene(phase=2, sides="AB", cards=["marco_polo", "cook"], ships=[ship(2, "marco_polo", 1)])
    scene.state.ships.append(ship(1, "cook", 1))
    scene.begin()
    assert scene.waiting == (2,)
    assert scene.amount(2, move="bid").handy == (1,)
    if buys:
        scene.play(Bid(1), 2)
        assert scene.step == "payment"
        assert scene.waiting == (2,)
    else:
        scene.play(Pass(), 2)
        assert scene.state.box == [("marco_polo", 2)]
        assert scene.state.card == "cook"


def test_t10_nobody_eligible() -> None:
    scene = Scene(
        phase=3,
        cards=["vasco", "cook", "pizarro"],
        ships=[ship(1, "vasco", 1), ship(2, "cook", 2), ship(0, "vasco", 3)],
        vetoes={3: 1},
        last_winner=3,
    ).begin()
    assert scene.state.box == [("vasco", 3)]
    assert scene.state.card == "cook"
    assert scene.step == "veto"
    assert scene.state.last_winner == 3
    assert len(scene.told("nobody-eligible")) == 1


def test_t11_after_an_unsold_card_the_same_player_opens() -> None:
    scene = Scene(cards=["cook", "vasco"], last_winner=3).begin()
    for seat in (3, 0, 1, 2):
        assert scene.waiting == (seat,)
        scene.play(Pass(), seat)
    assert scene.state.box == [("cook", 1)]
    assert scene.state.card == "vasco"
    assert scene.waiting == (3,)


def test_t12_the_opener_has_no_ship() -> None:
    scene = Scene(phase=2, cards=["cook"], ships=[ship(0, "cook", 1), ship(1, "cook", 1)], last_winner=2)
    scene.begin()
    assert scene.board.auction.active == [0, 1]
    assert scene.waiting == (0,)


@pytest.mark.parametrize(
    ("limits", "opener", "winner", "price"),
    [
        ((10, 10, 3), 0, 0, 10),
        ((10, 10, 3), 1, 1, 10),
        ((0, 5, 0), 0, 1, 1),
        ((0, 0, 0), 0, None, 0),
    ],
)
def test_t13_limits(limits: tuple[int, ...], opener: int, winner: int | None, price: int) -> None:
    scene = Scene(seats=3, cards=["pizarro", "columbus"], last_winner=opener).begin()
    for step in (1, 2, 0):  # the opener last: given on your own turn, a limit acts at once
        seat = (opener + step) % 3
        scene.play(Limit(limits[seat]), seat)
    sale = scene.state.last_sale
    assert sale is not None
    assert (sale.seat, sale.price) == (winner, price)
    assert scene.step == ("bidding" if winner is None else "payment")


def test_t14_the_last_one_without_a_bid_still_chooses() -> None:
    scene = Scene(seats=3, cards=["cook", "vasco"]).begin()
    scene.play(Pass(), 0).play(Pass(), 1)
    assert scene.waiting == (2,)
    assert scene.step == "bidding"
    assert scene.values(2)[:2] == ["bid", "pass"]
    assert scene.amount(2, move="bid").low == 1
    scene.play(Bid(3), 2)
    assert scene.step == "payment"
    assert scene.board.sale.price == 3


def to_act(hand: list[int], **more: Any) -> Scene:
    """Seat 1 of three is to act at a highest bid of 10."""
    scene = Scene(seats=3, cards=["pizarro", "columbus"], hands={1: hand}, **more)
    return scene.begin()


def test_t32_a_pass_forced_by_hidden_cards_is_asked_for() -> None:
    scene = to_act([1, 2])
    scene.play(Bid(10), 0)
    assert scene.waiting == (1,)
    assert "pass" in scene.values(1)
    assert "bid" not in scene.values(1)
    assert scene.barred(1)["bid"] == "bid-not-affordable"


def test_t32_a_pass_that_everybody_can_foresee_is_not_asked_for() -> None:
    assert to_act([9]).play(Bid(10), 0).waiting == (2,)
    assert to_act([1, 2], open_hands=[1]).play(Bid(10), 0).waiting == (2,)


def test_t32_nor_one_that_the_player_has_switched_off() -> None:
    scene = to_act([1, 2]).play(AutoForced("on"), 1).play(Bid(10), 0)
    assert scene.waiting == (2,)
    open_question = to_act([1, 2]).play(Bid(10), 0)
    assert open_question.waiting == (1,)
    open_question.play(AutoForced("on"), 1)  # given while the question is open, it answers it
    assert open_question.waiting == (2,)
    assert len(open_question.told("pass")) == 1


def test_t38_the_opener_across_phases() -> None:
    ships = [ship(seat, "cook", 1) for seat in range(4)]
    scene = Scene(phase=1, cards=[], later=[["cook"], ["cook"]], ships=ships, last_winner=2, step="phase_end")
    scene.begin()
    assert scene.state.phase == 2
    assert scene.waiting == (2,)


def test_t38_the_auctioneer_opens_while_nobody_has_won_anything() -> None:
    assert Scene(cards=["cook"], auctioneer=3).begin().waiting == (3,)


def test_t39_several_ships_with_one_explorer() -> None:
    scene = Scene(cards=["cook"] * 3, later=[["cook"] * 2, ["cook"]], stack=[9] * 30).begin()
    for phase, cards in ((1, 3), (2, 2), (3, 1)):
        for _ in range(cards):
            assert scene.state.phase == phase
            while scene.step == "bidding":
                seat = scene.waiting[0]
                assert phase == 1 or seat == 1
                scene.play(Bid(1) if seat == 1 else Pass(), seat)
            if scene.step == "payment":
                scene.play(Pay([min(scene.hand(1))]), 1)
    assert sorted(one.field for one in scene.state.ships) == [1, 2, 3]
    assert {one.seat for one in scene.state.ships} == {1}
    assert scene.step == "over"


# --- bids and passes -------------------------------------------------------------------------------------


def test_reasons_against_a_bid_come_in_the_order_of_the_rules() -> None:
    scene = Scene(seats=4, cards=["magellan", "cook"], hands={3: [7], 2: []}).begin()
    scene.refuses(Bid(0), "need-card-left", 3)
    scene.refuses(Bid(0), "bid-not-affordable", 2)
    scene.refuses(Bid(0), "not-your-turn", 1)
    low = scene.refusal(Bid(0), 0)
    assert low.key == "magellan-no-bid-too-low"
    assert low.args == {"n": 1}
    scene.refuses(Bid(45), "need-card-left", 0)  # all the gold, but one card must stay
    much = scene.refusal(Bid(46), 0)
    assert much.key == "magellan-no-bid-not-affordable"
    assert much.args == {"n": 44}
    scene.play(Pass(), 0)
    scene.refuses(Bid(0), "already-passed", 0)
    scene.refuses(Limit(3), "already-passed", 0)


def test_outside_the_auction_there_is_no_bid() -> None:
    scene = Scene(cards=["cook", "vasco"], vetoes={0: 1}).begin()
    scene.refuses(Bid(1), "wrong-step", 1)
    Scene(sides="BA", phase=3, step="scoring").begin().refuses(Pass(), "wrong-step", 1)


def test_a_pass_before_your_turn_is_a_secret_limit_of_0() -> None:
    scene = Scene(seats=3, cards=["cook", "vasco"]).begin()
    before = scene.public()
    scene.play(Pass(), 1)
    assert scene.public() == before
    assert scene.own(1).limit == 0
    assert scene.waiting == (0,)
    assert all(event.to == 1 for event in scene.events)
    scene.play(Bid(1), 0)
    assert scene.waiting == (2,), "passed on the turn, as everybody sees now"
    scene.play(Bid(2), 2)
    assert scene.state.auction is not None
    assert scene.state.auction.passed == [1]


def test_a_pass_in_the_veto_window_is_no_veto() -> None:
    scene = Scene(seats=3, cards=["cook", "vasco"], vetoes={1: 1}).begin()
    scene.play(Pass(), 1)
    assert scene.step == "bidding"
    assert scene.own(1).limit == 0
    scene.play(ClearLimit(), 1).play(Bid(1), 0)
    assert scene.waiting == (1,)


def test_handy_bids_stay_within_reach() -> None:
    scene = Scene(seats=3, cards=["cook", "vasco"], hands={0: [6]}).begin()
    assert scene.amount(0, move="bid").handy == (1, 2, 5)
    scene.play(Bid(1), 0)
    other = Scene(seats=3, cards=["cook", "vasco"], hands={0: [2]}).begin()
    assert other.amount(0, move="bid").handy == (1, 2)
    assert FULL[-1] == scene.board.figures.highest


@pytest.mark.parametrize(
    ("hand", "told"),
    [
        ([5, 7], "Bids of 1 and 2 would cost you at least 5."),
        ([1, 7], "Bids of 2 and 5 would cost you at least 7."),
        ([1, 2, 5], ""),
        ([3, 9], "Bids of 1 and 2 would cost you at least 3. A bid of 5 would cost you at least 9."),
        ([4], "Bids of 1 and 2 would cost you at least 4."),
    ],
)
def test_whoever_bids_knows_what_it_would_cost(hand: list[int], told: str) -> None:
    """From their own hand, so only they are told: there is no change."""
    scene = Scene(seats=3, cards=["columbus", "vasco"], hands={0: hand}).begin()
    for about in (scene.amount(0, move="bid").about, scene.pick(0).about):
        assert about is not None
        said = Phrases("en", ["A", "B", "C"])(about)
        assert said.partition(f"You can pay up to {sum(hand)}.")[2].strip() == told
    assert "cost you" not in str(scene.public())


def test_a_card_that_must_be_kept_pays_nothing() -> None:
    """Magellan on side A takes one card more from the hand."""
    scene = Scene(seats=3, cards=["magellan", "vasco"], hands={0: [2, 9]}, sides="AA").begin()
    about = scene.amount(0, move="bid").about
    assert about is not None
    assert "would cost you at least 9" in Phrases("en", ["A", "B", "C"])(about)


def test_sales_are_headlines_and_single_bids_are_not() -> None:
    scene = Scene(seats=3, cards=["cook", "vasco"], hands={seat: [9, 9] for seat in range(3)}).begin()
    told: list[tuple[str, bool]] = []
    for seat, move in ((0, Bid(1)), (1, Pass()), (2, Pass())):
        events = scene.play(move, seat).events
        told += [(event.text.key.removeprefix("magellan-event-"), event.headline) for event in events]
    assert told == [("bid", False), ("pass", False), ("pass", False), ("sold", True)]


# --- limits ----------------------------------------------------------------------------------------------


def test_a_limit_may_be_changed_and_cleared_until_it_is_used() -> None:
    scene = Scene(seats=3, cards=["cook", "vasco"]).begin()
    scene.refuses(ClearLimit(), "no-limit", 1)
    scene.play(Limit(9), 1).play(Limit(2), 1)
    assert scene.own(1).limit == 2
    scene.play(ClearLimit(), 1).play(Bid(1), 0)
    assert scene.waiting == (1,)


def test_a_limit_ends_with_the_card() -> None:
    scene = Scene(seats=3, cards=["cook", "vasco"]).begin()
    scene.play(Limit(0), 1).play(Limit(0), 2).play(Pass(), 0)
    assert scene.state.card == "vasco"
    assert scene.orders(1).limit is None


def test_a_leader_with_a_limit_does_not_outbid_themselves() -> None:
    scene = Scene(seats=3, cards=["cook", "vasco"]).begin()
    scene.play(Limit(9), 0).play(Pass(), 1).play(Pass(), 2)
    assert scene.board.sale.price == 1


def test_a_limit_beyond_the_means_is_refused() -> None:
    scene = Scene(seats=3, cards=["cook", "vasco"], hands={1: [3, 4]}).begin()
    scene.refuses(Limit(8), "bid-not-affordable", 1)
    scene.refuses(Limit(-1), "bid-too-low", 1)
    question = scene.amount(1, move="limit")
    assert (question.low, question.high) == (0, 7)


def test_automatic_bids_look_like_any_other() -> None:
    by_hand = Scene(seats=3, cards=["cook", "vasco"]).begin().play(Bid(1), 0)
    by_limit = Scene(seats=3, cards=["cook", "vasco"]).begin().play(Limit(1), 0)
    told = [[event for event in scene.events if event.to is None] for scene in (by_hand, by_limit)]
    assert told[0] == told[1]
    assert told[0]


def test_a_limit_for_this_card_comes_before_the_standing_one() -> None:
    scene = Scene(seats=3, cards=["cook", "vasco"]).begin()
    scene.play(Order("cook", "limit", 9), 1).play(Limit(2), 1).play(Bid(2), 0)
    assert scene.board.auction.passed == [1]


def test_a_limit_is_no_way_around_paying() -> None:
    scene = won("pizarro", 7, [2, 5, 7, 9])
    scene.refuses(Limit(3), "wrong-step", 1)


def test_handy_limits_are_steps_within_reach() -> None:
    scene = rival()
    assert scene.amount(0, move="limit").handy == (7, 9, 11)
    assert scene.amount(2, move="limit").handy == (9, 11), "the next step is a bid"
    poor = Scene(seats=3, cards=["cook", "vasco"], hands={2: [4]}).begin()
    assert poor.amount(2, move="limit").handy == (1, 3)
    assert poor.amount(2, move="limit").low == 0, "0 can still be named"
