"""The veto: windows, secrecy, lapsing (§D1, §6.1)."""

from __future__ import annotations

from engines.games.magellan import GAME
from engines.games.magellan.moves import Bid, DeclineVeto, Limit, Order, Pass, Veto
from tests.engines.games.magellan.scene import Scene, ship


def test_t15_no_veto_on_the_last_card() -> None:
    scene = Scene(cards=["cook"], vetoes={1: 1}).begin()
    assert scene.step == "bidding"
    scene.refuses(Veto(), "veto-last-card", 1)
    scene.refuses(Veto(), "no-veto", 2)


def test_t16_two_vetoes_by_standing_order() -> None:
    scene = Scene(cards=["vasco", "cook", "pizarro"], vetoes={0: 1, 2: 1}, last_winner=1).begin()
    for seat in (0, 2):
        scene.play(Order("cook", "use_veto"), seat)
    scene.play(DeclineVeto("no"), 0).play(DeclineVeto("no"), 2)
    for seat in (1, 2, 3, 0):
        scene.play(Pass(), seat)
    assert [player.vetoes for player in scene.state.players] == [1, 0, 0, 0]
    assert scene.state.card == "pizarro"
    assert scene.state.explorers == ["cook"]
    assert "cook" not in scene.orders(2).vetoes
    assert "cook" in scene.orders(0).vetoes


def test_t16_orders_are_counted_from_the_first_player_who_can_bid() -> None:
    ships = [ship(3, "pizarro", 1), ship(3, "cook", 1), ship(2, "vasco", 1)]
    cards = ["pizarro", "cook", "vasco"]
    scene = Scene(phase=2, cards=cards, ships=ships, vetoes={0: 1, 2: 1}, last_winner=1).begin()
    for seat in (0, 2):
        scene.play(Order("cook", "use_veto"), seat).play(DeclineVeto("no"), seat)
    scene.play(Pass(), 3)
    assert scene.state.card == "vasco"
    assert [player.vetoes for player in scene.state.players] == [0, 0, 1, 0]


def test_t30_a_veto_is_carried_over() -> None:
    ships = [ship(0, "cook", 1), ship(0, "vasco", 1)]
    scene = Scene(cards=[], later=[["cook", "vasco"], []], ships=ships, vetoes={1: 1}, step="phase_end")
    scene.begin()
    assert scene.state.phase == 2
    assert scene.waiting == (1,)
    scene.play(Veto(), 1)
    assert scene.state.card == "vasco"
    assert scene.state.players[1].vetoes == 0


def test_t34_declining_is_secret() -> None:
    scene = Scene(cards=["cook", "vasco"], vetoes={0: 1, 1: 1, 2: 1}).begin()
    before = [GAME.view(scene.state, seat) for seat in (2, 3, None)]
    scene.play(DeclineVeto("no"), 0)
    assert all(event.to == 0 for event in scene.events)
    scene.play(Limit(3), 1)
    assert all(event.to == 1 for event in scene.events)
    assert scene.step == "veto"
    assert scene.waiting == (2,)
    assert [GAME.view(scene.state, seat) for seat in (2, 3, None)] == before
    public = scene.public()
    assert public.asked == (0, 1, 2)
    assert public.quiet
    scene.refuses(Veto(), "veto-declined", 1)
    scene.refuses(DeclineVeto("no"), "veto-declined", 0)
    scene.play(DeclineVeto("no"), 2)
    assert scene.step == "bidding"
    assert not scene.public().quiet
    assert scene.told("no-veto")
    assert not any("who" in args for args in scene.told("no-veto"))
    scene.refuses(Veto(), "veto-too-late", 2)


def test_t35_a_lapsed_veto() -> None:
    scene = Scene(cards=["cook", "vasco", "pizarro"], vetoes={1: 1}).begin()
    move = GAME.lapse(scene.state, 1)
    assert move == DeclineVeto("yes")
    assert GAME.lapse(scene.state, 0) is None
    scene.play(move, 1)
    assert scene.step == "bidding"
    assert scene.state.card == "cook"
    assert scene.state.players[1].vetoes == 1
    assert {order.veto for order in scene.own(1).orders} == {"decline"}
    assert len(scene.own(1).orders) == 6
    assert GAME.lapse(scene.state, 0) is None
    for seat in range(4):
        scene.play(Pass(), seat)
    assert scene.state.card == "vasco"
    assert scene.step == "bidding"


def test_t35_it_holds_in_all_phases_until_it_is_changed() -> None:
    ships = [ship(seat, "cook", 1) for seat in range(4)]
    scene = Scene(cards=["vasco", "vasco"], later=[["cook", "cook"], []], ships=ships, vetoes={1: 1}).begin()
    scene.play(DeclineVeto("yes"), 1)
    for _ in range(2):
        for seat in range(4):
            scene.play(Pass(), seat)
    assert scene.state.phase == 2
    assert scene.step == "bidding"
    scene.play(Order("all", "ask_veto"), 1)
    assert scene.own(1).orders == ()


def test_t35_it_takes_the_place_of_older_orders() -> None:
    scene = Scene(cards=["vasco", "cook", "pizarro"], vetoes={1: 1}).begin()
    scene.play(Order("cook", "use_veto"), 1).play(DeclineVeto("yes"), 1)
    for seat in range(4):
        scene.play(Pass(), seat)
    assert scene.state.card == "cook"
    assert scene.step == "bidding"
    assert scene.state.players[1].vetoes == 1


def test_t36_nobody_is_able_and_two_orders() -> None:
    ships = [ship(0, "cook", 1), ship(1, "vasco", 1)]
    scene = Scene(
        phase=2,
        cards=["pizarro", "cook", "vasco"],
        hands={0: []},
        ships=[*ships, ship(2, "pizarro", 1)],
        vetoes={1: 1, 3: 1},
        last_winner=2,
    ).begin()
    for seat in (1, 3):
        scene.play(Order("cook", "use_veto"), seat)
    scene.play(DeclineVeto("no"), 1).play(DeclineVeto("no"), 3)
    scene.play(Pass(), 2)
    assert [player.vetoes for player in scene.state.players] == [0, 1, 0, 0]


def test_nobody_able_means_a_window_and_then_unsold() -> None:
    ships = [ship(0, "cook", 1), ship(1, "vasco", 1)]
    scene = Scene(phase=2, cards=["cook", "vasco"], hands={0: []}, ships=ships, vetoes={3: 1}).begin()
    assert scene.step == "veto"
    assert scene.waiting == (3,)
    scene.play(DeclineVeto("no"), 3)
    assert scene.state.box == [("cook", 2)]
    assert len(scene.told("unsold")) == 1


def test_a_card_may_be_vetoed_more_than_once() -> None:
    scene = Scene(cards=["cook", "vasco", "pizarro"], vetoes={0: 2}).begin()
    scene.play(Veto(), 0)
    assert scene.state.card == "vasco"
    assert scene.waiting == (0,)
    scene.play(Veto(), 0)
    assert scene.state.card == "pizarro"
    assert scene.step == "bidding"
    assert scene.public().at_bottom == ("cook", "vasco")
    for seat in range(4):
        scene.play(Pass(), seat)
    assert scene.state.card == "cook"
    assert scene.public().at_bottom == ("vasco",)
    for seat in range(4):
        scene.play(Pass(), seat)
    assert scene.state.card == "vasco"
    assert scene.state.vetoed == 0


def test_a_veto_needs_neither_ship_nor_money() -> None:
    ships = [ship(0, "cook", 1), ship(0, "vasco", 1)]
    scene = Scene(phase=2, cards=["cook", "vasco"], hands={3: []}, ships=ships, vetoes={3: 1}).begin()
    assert scene.values(3)[:2] == ["decline_veto", "veto"]
    scene.play(Veto(), 3)
    assert scene.state.card == "vasco"


def test_a_veto_clears_limits() -> None:
    scene = Scene(cards=["cook", "vasco"], vetoes={3: 1}).begin()
    scene.play(Limit(5), 0).play(Veto(), 3)
    assert scene.state.card == "vasco"
    assert scene.waiting == (0,)
    assert scene.orders(0).limit is None


def test_nothing_to_veto_between_the_phases() -> None:
    scene = Scene(
        cards=[],
        later=[["cook", "cook"], []],
        ships=[ship(0, "marco_polo", 1)],
        vetoes={1: 1},
        step="phase_end",
    ).begin()
    assert scene.step == "exchange"
    scene.refuses(Veto(), "wrong-step", 1)


def test_a_veto_is_too_late_while_the_price_is_being_paid() -> None:
    scene = Scene(seats=3, cards=["pizarro", "vasco"], vetoes={2: 1}).begin()
    scene.play(DeclineVeto("no"), 2).play(Bid(3), 0).play(Pass(), 1).play(Pass(), 2)
    assert scene.step == "payment"
    scene.refuses(Veto(), "wrong-step", 2)
