"""Standing orders and the switch for forced answers (§6.5)."""

from __future__ import annotations

from typing import Any

from engines.contract.core import Event, Pick
from engines.games.magellan.moves import AutoForced, Bid, DeclineVeto, Exchange, Order, Pass, Pay, Veto
from engines.games.magellan.names import explorer_name
from tests.engines.games.magellan.scene import Scene, rival, ship


def told(scene: Scene, name: str) -> list[Event]:
    """What the last move has told one player."""
    return [
        event for event in scene.events if event.text.key == f"magellan-event-{name}" and event.to is not None
    ]


def test_a_standing_limit_holds_for_the_phase_and_is_capped() -> None:
    scene = Scene(seats=3, cards=["cook", "cook", "vasco"], hands={1: [3, 4]}).begin()
    scene.play(Order("cook", "limit", 99), 1).play(Bid(6), 0)
    assert scene.board.auction.bids[1] == 7  # up to what there is in the hand
    scene.play(Pass(), 2).play(Pass(), 0)
    scene.play(Pay([3, 4]), 1)
    assert scene.state.card == "cook"
    assert scene.step == "bidding"
    assert "cook" not in scene.orders(1).limits  # cleared by winning a card


def test_a_standing_limit_of_0_means_never_ask_me() -> None:
    scene = Scene(seats=3, cards=["cook", "vasco"]).begin()
    scene.play(Order("cook", "limit", 0), 0)
    assert scene.waiting == (1,)
    scene.play(Order("all", "limit", 0), 1).play(Pass(), 2)
    assert scene.state.card == "vasco"
    assert scene.waiting == (0,)
    scene.play(Pass(), 0)
    assert scene.waiting == (2,)


def test_standing_orders_end_with_the_phase() -> None:
    ships = [ship(seat, "cook", 1) for seat in range(3)]
    scene = Scene(seats=3, cards=["vasco"], later=[["cook"], ["cook"]], ships=ships, vetoes={1: 1}).begin()
    scene.play(Order("all", "limit", 0), 1).play(Order("cook", "use_veto"), 1)
    scene.play(Pass(), 0).play(Pass(), 2)
    assert scene.state.phase == 2
    assert scene.own(1).orders == ()


def test_orders_are_checked() -> None:
    scene = Scene(seats=3, cards=["cook", "vasco"]).begin()
    scene.refuses(Order("cook", "use_veto"), "no-veto", 0)
    scene.refuses(Order("cook", "limit", -1), "bid-too-low", 0)
    scene.refuses(Order("cook", "limit"), "bid-too-low", 0)
    scene.refuses(Order("cook", "limit", 100), "order-too-high", 0)
    assert scene.amount(0, move="order", explorer="cook", what="limit").high == 99
    scene.refuses(Order("drake", "limit", 1), "no-such-choice", 0)
    scene.refuses(Order("cook", "rob", 1), "no-such-choice", 0)
    scene.refuses(Order("cook", "no_limit", 1), "no-such-choice", 0)


def test_in_the_exchange_others_may_give_orders() -> None:
    scene = Scene(
        cards=[],
        later=[["columbus"], []],
        ships=[ship(0, "marco_polo", 1), ship(1, "columbus", 1)],
        step="phase_end",
    ).begin()
    assert scene.values(0) == ["exchange", "order", "auto_forced"]
    assert scene.values(1) == ["order", "auto_forced"]
    scene.play(Order("columbus", "limit", 0), 1).play(Exchange([]), 0)
    assert scene.step == "over", "the order holds for the phase that comes"


def test_a_switch_is_offered_the_other_way_only() -> None:
    scene = rival()
    assert scene.values(0, move="auto_forced") == ["on"]
    scene.refuses(AutoForced("off"), "already-so", 0)
    scene.play(AutoForced("on"), 0)
    assert scene.values(0, move="auto_forced") == ["off"]


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
    scene.play(Veto(), 1)
    assert kinds_of_order(scene, 1)["use_veto"] == "magellan-no-no-veto"
    scene.state.players[2].won = [("columbus", 2)]
    assert list(kinds_of_order(scene, 2)) == ["limit", "no_limit"], "Columbus II gives none"


def test_orders_to_use_a_veto_end_with_the_last_one() -> None:
    scene = Scene(cards=["cook", "vasco", "pizarro"], vetoes={1: 2}).begin()
    scene.play(Order("pizarro", "decline_veto"), 1).play(Order("columbus", "use_veto"), 1)
    scene.play(Veto(), 1)
    assert scene.orders(1).vetoes == {"pizarro": "decline", "columbus": "use"}, "one is left"
    assert told(scene, "veto-order-lapsed") == []
    scene.play(Veto(), 1)
    assert scene.orders(1).vetoes == {"pizarro": "decline"}
    [lapsed] = told(scene, "veto-order-lapsed")
    assert (lapsed.to, lapsed.text.args["explorer"]) == (1, explorer_name("columbus"))


def test_an_order_that_was_followed_has_not_lapsed() -> None:
    scene = Scene(cards=["cook", "vasco"], vetoes={1: 1, 2: 1}).begin()
    scene.play(Order("cook", "use_veto"), 2)
    assert scene.state.players[2].vetoes == 0
    assert told(scene, "veto-order-lapsed") == []


def test_whoever_ordered_a_veto_of_the_last_card_is_told_that_there_is_none() -> None:
    scene = Scene(seats=3, cards=["cook", "vasco"], vetoes={1: 1, 2: 1}).begin()
    for seat in (1, 2):
        scene.play(Order("vasco", "use_veto"), seat)
    for seat in (1, 2):
        scene.play(DeclineVeto("no"), seat)
    for _ in range(3):
        scene.play(Pass(), scene.waiting[0])
    assert scene.state.card == "vasco"
    assert {event.to for event in told(scene, "veto-last-card")} == {1, 2}


def test_whoever_cannot_pay_up_to_their_limit_is_told() -> None:
    scene = Scene(seats=3, cards=["cook", "vasco"], hands={1: [3, 4], 2: [9, 9, 9]}).begin()
    scene.play(Order("cook", "limit", 20), 1).play(Order("cook", "limit", 8), 2).play(Bid(9), 0)
    [unpayable] = told(scene, "limit-unpayable")
    assert (unpayable.to, unpayable.text.args["limit"], unpayable.text.args["most"]) == (1, 20, 7)
    assert scene.state.last_sale is not None, "the other stopped where they said"


def test_an_order_to_use_it_answers_the_open_question() -> None:
    scene = Scene(cards=["cook", "vasco"], vetoes={1: 1, 2: 1}).begin()
    scene.play(Order("cook", "use_veto"), 2)
    assert scene.state.card == "vasco"
    assert scene.state.players[2].vetoes == 0


def test_an_order_does_not_undo_a_decline() -> None:
    scene = Scene(cards=["cook", "vasco"], vetoes={1: 1, 2: 1}).begin()
    scene.play(DeclineVeto("no"), 2).play(Order("cook", "use_veto"), 2)
    assert scene.state.card == "cook"
    assert scene.waiting == (1,)
    assert scene.state.players[2].vetoes == 1


def test_a_standing_decline_is_not_asked() -> None:
    scene = Scene(cards=["cook", "vasco", "pizarro"], vetoes={1: 1}).begin()
    scene.play(Order("all", "decline_veto"), 1)
    assert scene.step == "bidding"
    for seat in range(4):
        scene.play(Pass(), seat)
    assert scene.state.card == "vasco"
    assert scene.step == "bidding"
