"""The examples of the rulebook: §G1 to §G13."""

from __future__ import annotations

from typing import Any

import pytest

from engines.games.magellan import GAME
from engines.games.magellan.moves import Bid, ChoosePart, DeclineVeto, Draw, Pass, Pay, Stop, Tuck, Veto
from tests.engines.games.magellan.scene import FULL, MANY, Scene, ship


def sold(price: int, hand: list[int], card: str = "pizarro", **more: Any) -> Scene:
    """Seat 0 of three has won the card at this price and has this hand."""
    scene = Scene(seats=3, cards=[card, "columbus"], hands={0: hand}, **more)
    scene.begin().play(Bid(price), 0)
    for seat in (1, 2):
        if scene.step == "bidding":
            scene.play(Pass(), seat)
    return scene


def test_g01_paying_7() -> None:
    scene = sold(7, [2, 5, 7, 9])
    assert scene.payments() == {(7,), (5, 2)}
    scene.refuses(Pay([9]), "pay-not-exact", 0)
    superfluous = scene.refusal(Pay([2, 7]), 0)
    assert superfluous.key == "magellan-no-pay-superfluous"
    assert superfluous.args == {"v": 2}
    too_little = scene.refusal(Pay([5]), 0)
    assert too_little.key == "magellan-no-pay-too-little"
    assert too_little.args == {"s": 5, "n": 7}


def test_g02_paying_13_with_two_cards_needs_both_as_all_can_see() -> None:
    scene = sold(13, [4, 9])
    assert scene.step == "bidding"
    assert scene.state.card == "columbus"
    assert scene.hand(0) == []
    assert scene.state.discard == [9, 4]


def test_g03_no_change_and_the_only_payment_is_asked_for() -> None:
    scene = sold(5, [4, 9])
    assert scene.waiting == (0,)
    assert scene.payments() == {(9,)}
    scene.play(Pay([9]), 0)
    assert scene.hand(0) == [4]
    assert scene.state.discard == [9]


def test_g04_purse_at_the_end_of_phase_2() -> None:
    yellow, green, red = 0, 1, 2
    ships = [ship(yellow, "columbus", 2), ship(green, "columbus", 2), ship(red, "columbus", 1)]
    scene = Scene(seats=3, phase=2, cards=[], later=[["columbus"]], ships=ships, step="phase_end").begin()
    assert [len(scene.hand(seat)) for seat in (yellow, green, red)] == [12, 12, 11]


def test_g05_a_purse_for_each_ship() -> None:
    green, red = 0, 1
    ships = [ship(green, "marco_polo", 2), ship(green, "marco_polo", 2), ship(red, "marco_polo", 1)]
    scene = Scene(
        seats=3, sides="AB", phase=2, cards=[], later=[["marco_polo"]], ships=ships, step="phase_end"
    ).begin()
    assert [len(scene.hand(seat)) for seat in (green, red)] == [9 + 8, 9 + 2]


def test_g06_crowns_of_columbus() -> None:
    ships = [ship(0, "columbus", 1), ship(1, "columbus", 2), ship(2, "columbus", 3)]
    scene = Scene(seats=3, phase=3, ships=ships, hands={0: [], 1: [], 2: []}, step="scoring").begin()
    assert [scene.score(seat).total for seat in range(3)] == [1, 5, 10]


def test_g07_magellan_a_over_three_phases() -> None:
    blue, black, red = 0, 1, 2
    scene = Scene(
        seats=3, cards=["magellan"] * 3, later=[["magellan"] * 2, ["magellan"]], stack=[5] * 12
    ).begin()
    for buyer in (blue, black, red):
        buy(scene, buyer, 9, tuck=1)
    assert [len(scene.hand(seat)) for seat in (blue, black, red)] == [9 - 2 + 2] * 3
    for buyer in (blue, black):
        buy(scene, buyer, 8, tuck=2)
    buy(scene, black, 7, tuck=3)
    piles = {one.seat: (one.field, one.pile) for one in scene.state.ships}
    assert piles == {black: (3, [1, 2, 3]), blue: (2, [1, 2]), red: (1, [1])}
    assert scene.score(black).parts["magellan"] == 3 * 9
    assert scene.score(blue).parts["magellan"] == 2 * 6
    assert scene.score(red).parts["magellan"] == 1 * 3


def buy(scene: Scene, buyer: int, price: int, tuck: int) -> None:
    """This seat wins the card on offer with one card and tucks another."""
    while scene.step == "bidding":
        seat = scene.waiting[0]
        scene.play(Bid(price) if seat == buyer else Pass(), seat)
    scene.play(Pay([price]), buyer)
    if scene.step == "tuck":
        scene.play(Tuck(tuck), buyer)


def test_g08_vasco_b() -> None:
    red, blue, green = 0, 1, 2
    scene = Scene(seats=3, sides="AB", cards=["vasco"] * 3, later=[["vasco"] * 2, ["vasco"]]).begin()
    parts = {(1, red): "left", (1, blue): "left", (1, green): "right"}
    parts |= {(2, red): "left", (2, blue): "left", (3, blue): "right"}
    drawn = dict.fromkeys((red, blue, green), 0)
    for (phase, buyer), part in parts.items():
        assert scene.state.phase == phase
        while scene.step == "bidding":
            seat = scene.waiting[0]
            scene.play(Bid(1) if seat == buyer else Pass(), seat)
        scene.play(Pay([1] if 1 in scene.hand(buyer) else [scene.hand(buyer)[0]]), buyer)
        scene.play(ChoosePart(part=part), buyer)
        drawn[buyer] += sum(args["count"] for args in scene.told("drew"))
    assert drawn == {red: 3, blue: 3, green: 0}
    assert scene.step == "over"
    assert [scene.score(seat).parts["vasco"] for seat in (green, blue, red)] == [8, 8, 0]


def final_example(draws: list[int], card: int = 8) -> Scene:
    """Red (seat 0) is scored last; Blue (seat 1) has 52."""
    ships = [
        ship(0, "magellan", 3, pile=[1, 1, 5]),
        ship(0, "magellan", 2, pile=[2, 4]),
        ship(0, "marco_polo", 1),
        ship(0, "vasco", 1),
        ship(0, "pizarro", 3),
        ship(1, "cook", 3),
        ship(1, "cook", 2),
        ship(1, "columbus", 3),
        ship(1, "columbus", 2),
        ship(1, "columbus", 1),
    ]
    return Scene(
        seats=3,
        sides="BA",
        phase=3,
        ships=ships,
        hands={0: [card], 1: [1, 4, 9], 2: [1]},
        stack=[*draws, *MANY],
        last_winner=1,
        step="scoring",
    ).begin()


def test_g09_magellan_of_the_final_example() -> None:
    scene = final_example([])
    assert scene.score(0).parts["magellan"] == 24 + 10


@pytest.mark.parametrize("card", [7, 8, 9])
def test_g10_the_total_before_the_gamble(card: int) -> None:
    score = final_example([], card).score(0)
    assert score.parts["marco_polo"] == 0
    assert score.parts["vasco"] == 1
    assert score.parts["hand"] == 1
    assert score.total == 36


def test_g11_the_gamble_of_the_final_example() -> None:
    scene = final_example([5, 6, 2, 8])
    assert scene.score(1).total == 52
    for _ in range(3):
        scene.play(Draw(), 0)
    stopped = final_example([5, 6, 2, 8])
    for move in (Draw(), Draw(), Draw(), Stop()):
        stopped.play(move, 0)
    assert stopped.score(0).parts["gamble"] == 13
    assert stopped.score(0).total == 49
    scene.play(Draw(), 0)
    assert scene.step == "over"
    assert scene.score(0).parts["gamble"] == 0
    assert scene.score(0).total == 36
    outcome = scene_outcome(scene)
    assert outcome[:2] == [(1, 1, 52), (0, 2, 36)]


def scene_outcome(scene: Scene) -> list[tuple[int, int, int]]:
    outcome = GAME.outcome(scene.state)
    assert outcome is not None
    return [(one.seat, one.rank, one.total) for one in outcome.standings]


def test_g12_a_veto() -> None:
    scene = Scene(cards=["cook", "vasco", "pizarro"], vetoes={3: 1}, last_winner=2).begin()
    assert scene.waiting == (3,)
    scene.play(Veto(), 3)
    assert scene.state.explorers == ["pizarro", "cook"]
    assert scene.state.card == "vasco"
    assert scene.state.players[3].vetoes == 0
    assert scene.state.last_winner == 2
    assert scene.waiting == (2,)
    assert scene.public().at_bottom == ("cook",)


def test_g12_the_window_closes_when_all_have_declined() -> None:
    scene = Scene(cards=["cook", "vasco"], vetoes={3: 1}).begin()
    scene.play(DeclineVeto("no"), 3)
    assert scene.step == "bidding"
    assert scene.state.card == "cook"
    assert scene.state.players[3].vetoes == 1


@pytest.mark.parametrize(
    ("card", "phase", "gained"),
    [("columbus", 1, 1), ("columbus", 2, 0), ("columbus", 3, 0), ("pizarro", 1, 0), ("pizarro", 3, 0)],
)
def test_g13_only_columbus_1_gives_a_veto(card: str, phase: int, gained: int) -> None:
    ships = [ship(0, card, phase - 1), ship(1, card, phase - 1)] if phase > 1 else []
    scene = Scene(phase=phase, cards=[card, card], ships=ships, hands={1: FULL}).begin()
    scene.play(Bid(4), 0).play(Pass(), 1)
    while scene.step == "bidding":
        scene.play(Pass(), scene.waiting[0])
    scene.play(Pay([4]), 0)
    assert scene.state.players[0].vetoes == gained
    assert all(not player.vetoes for player in scene.state.players[1:])
