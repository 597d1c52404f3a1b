"""Standing orders and the switch for forced answers (§6.5)."""

from __future__ import annotations

from typing import Any

from engines.core import Pick
from engines.magellan.moves import AutoForced, Bid, DeclineVeto, Exchange, Order, Pass, Pay, Veto
from tests.engines.magellan.scene import Scene, rival, ship


def test_a_standing_limit_holds_for_the_phase_and_is_capped() -> None:
    scene = Scene(seats=3, cards=["cook", "cook", "vasco"], hands={1: [3, 4]}).begin()
    scene.do(1, Order("cook", "limit", 99)).do(0, Bid(6))
    assert scene.board.auction.bids[1] == 7  # up to what there is in the hand
    scene.do(2, Pass()).do(0, Pass())
    scene.do(1, Pay([3, 4]))
    assert scene.state.card == "cook"
    assert scene.step == "bidding"
    assert "cook" not in scene.orders(1).limits  # cleared by winning a card


def test_a_standing_limit_of_0_means_never_ask_me() -> None:
    scene = Scene(seats=3, cards=["cook", "vasco"]).begin()
    scene.do(0, Order("cook", "limit", 0))
    assert scene.waiting == (1,)
    scene.do(1, Order("all", "limit", 0)).do(2, Pass())
    assert scene.state.card == "vasco"
    assert scene.waiting == (0,)
    scene.do(0, Pass())
    assert scene.waiting == (2,)


def test_standing_orders_end_with_the_phase() -> None:
    ships = [ship(seat, "cook", 1) for seat in range(3)]
    scene = Scene(seats=3, cards=["vasco"], later=[["cook"], ["cook"]], ships=ships, vetoes={1: 1}).begin()
    scene.do(1, Order("all", "limit", 0)).do(1, Order("cook", "use_veto"))
    scene.do(0, Pass()).do(2, Pass())
    assert scene.state.phase == 2
    assert scene.own(1).orders == ()


def test_orders_are_checked() -> None:
    scene = Scene(seats=3, cards=["cook", "vasco"]).begin()
    assert scene.why_not(0, Order("cook", "use_veto")) == "no_veto"
    assert scene.why_not(0, Order("cook", "limit", -1)) == "bid_too_low"
    assert scene.why_not(0, Order("cook", "limit")) == "bid_too_low"
    assert scene.why_not(0, Order("cook", "limit", 100)) == "order_too_high"
    assert scene.amount(0, move="order", explorer="cook", what="limit").high == 99
    assert scene.why_not(0, Order("drake", "limit", 1)) == "no_such_choice"
    assert scene.why_not(0, Order("cook", "rob", 1)) == "no_such_choice"
    assert scene.why_not(0, Order("cook", "no_limit", 1)) == "no_such_choice"


def test_in_the_exchange_others_may_give_orders() -> None:
    scene = Scene(
        cards=[],
        later=[["columbus"], []],
        ships=[ship(0, "marco_polo", 1), ship(1, "columbus", 1)],
        step="phase_end",
    ).begin()
    assert scene.offered(0) == ["exchange", "order", "auto_forced"]
    assert scene.offered(1) == ["order", "auto_forced"]
    scene.do(1, Order("columbus", "limit", 0)).do(0, Exchange([]))
    assert scene.step == "over", "the order holds for the phase that comes"


def test_a_switch_is_offered_the_other_way_only() -> None:
    scene = rival()
    assert scene.offered(0, move="auto_forced") == ["on"]
    assert scene.why_not(0, AutoForced("off")) == "already_so"
    scene.do(0, AutoForced("on"))
    assert scene.offered(0, move="auto_forced") == ["off"]


# --- orders about vetoes ---------------------------------------------------------------------------------


def kinds_of_order(scene: Scene, seat: int) -> dict[Any, Any]:
    question = scene.ask(seat, move="order", explorer="cook")
    assert isinstance(question, Pick)
    return {option.value: option.barred and option.barred.key for option in question.options}


def test_orders_about_vetoes_are_for_those_who_have_or_had_one() -> None:
    scene = Scene(cards=["cook", "vasco", "pizarro"], vetoes={1: 1}).begin()
    assert list(kinds_of_order(scene, 0)) == ["limit", "no_limit"]
    assert set(kinds_of_order(scene, 1).values()) == {None}
    assert len(kinds_of_order(scene, 1)) == 5
    scene.state.players[1].won = [("columbus", 1)]
    scene.do(1, Veto())
    assert kinds_of_order(scene, 1)["use_veto"] == "magellan-no-no-veto"
    scene.state.players[2].won = [("columbus", 2)]
    assert list(kinds_of_order(scene, 2)) == ["limit", "no_limit"], "Columbus II gives none"


def test_orders_to_use_a_veto_end_with_the_last_one() -> None:
    scene = Scene(cards=["cook", "vasco", "pizarro"], vetoes={1: 2}).begin()
    scene.do(1, Order("pizarro", "decline_veto")).do(1, Order("columbus", "use_veto"))
    scene.do(1, Veto())
    assert scene.orders(1).vetoes == {"pizarro": "decline", "columbus": "use"}, "one is left"
    scene.do(1, Veto())
    assert scene.orders(1).vetoes == {"pizarro": "decline"}


def test_an_order_to_use_it_answers_the_open_question() -> None:
    scene = Scene(cards=["cook", "vasco"], vetoes={1: 1, 2: 1}).begin()
    scene.do(2, Order("cook", "use_veto"))
    assert scene.state.card == "vasco"
    assert scene.state.players[2].vetoes == 0


def test_an_order_does_not_undo_a_decline() -> None:
    scene = Scene(cards=["cook", "vasco"], vetoes={1: 1, 2: 1}).begin()
    scene.do(2, DeclineVeto("no")).do(2, Order("cook", "use_veto"))
    assert scene.state.card == "cook"
    assert scene.waiting == (1,)
    assert scene.state.players[2].vetoes == 1


def test_a_standing_decline_is_not_asked() -> None:
    scene = Scene(cards=["cook", "vasco", "pizarro"], vetoes={1: 1}).begin()
    scene.do(1, Order("all", "decline_veto"))
    assert scene.step == "bidding"
    for seat in range(4):
        scene.do(seat, Pass())
    assert scene.state.card == "vasco"
    assert scene.step == "bidding"
