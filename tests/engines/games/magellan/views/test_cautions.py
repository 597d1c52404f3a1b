"""What has to be confirmed (§10)."""

from __future__ import annotations

import pytest

from data.words import Phrases
from engines.games.magellan.moves import Bid, Draw, Limit, Order, Pass, Pay, Veto
from tests.engines.games.magellan.scene import Scene, ship


def test_an_expensive_bid_and_a_high_raise() -> None:
    scene = Scene(seats=3, cards=["pizarro", "vasco"]).begin()
    assert scene.cautions(Bid(5), 0) == [], "a usual raise"
    assert scene.cautions(Bid(6), 0) == ["jump"]
    assert scene.cautions(Bid(22), 0) == ["jump"]
    assert scene.cautions(Bid(23), 0) == ["half", "jump"]
    assert scene.cautions(Limit(23), 1) == ["half"]
    assert scene.cautions(Limit(22), 1) == []
    assert scene.cautions(Order("vasco", "limit", 30), 1) == ["half"]
    scene.play(Bid(4), 0)
    assert scene.cautions(Bid(9), 1) == []
    assert scene.cautions(Bid(10), 1) == ["jump"]


def test_a_bid_of_all_the_gold_is_called_that() -> None:
    scene = Scene(seats=3, cards=["pizarro", "vasco"], hands={0: [9, 8, 6], 1: [9, 8, 6]}).begin()
    assert scene.cautions(Limit(22), 1) == ["half"]
    assert scene.cautions(Limit(23), 1) == ["all"]
    assert scene.cautions(Bid(23), 0) == ["all", "jump"]


def test_what_a_card_costs_beyond_money_alone_is_only_good_to_know() -> None:
    scene = Scene(seats=3, sides="AA", cards=["magellan"]).begin()
    keys = [found.key for amount in (5, 40) if (found := scene.game.caution(scene.state, 1, Limit(amount)))]
    assert keys == ["magellan-caution-to-know", "magellan-caution"]


@pytest.mark.parametrize(
    ("sides", "explorer", "reason"),
    [
        ("AA", "cook", "open_hand"),
        ("AB", "cook", "neighbour_draw"),
        ("AA", "magellan", "tuck_hand"),
        ("BA", "magellan", None),
        ("AA", "vasco", None),
    ],
)
def test_what_a_card_costs_beyond_money_is_said_once_a_phase(
    sides: str, explorer: str, reason: str | None
) -> None:
    scene = Scene(seats=3, sides=sides, cards=[explorer] * 3).begin()
    said = [reason] if reason else []
    assert scene.cautions(Bid(1), 0) == said
    assert scene.cautions(Limit(3), 1) == said
    assert scene.cautions(Limit(0), 1) == []
    assert scene.cautions(Order(explorer, "limit", 3), 1) == said
    scene.play(Bid(1), 0).play(Bid(2), 1).play(Pass(), 2)
    assert scene.cautions(Bid(3), 0) == []  # seat 0 has been told


def test_what_a_card_costs_beyond_money_is_said_again_in_the_next_phase() -> None:
    scene = Scene(seats=3, cards=["cook"], ships=[ship(0, "cook", 1)], later=[["cook"], []]).begin()
    scene.play(Bid(1), 0).play(Bid(2), 1).play(Pass(), 2).play(Pass(), 0).play(Pay([2]), 1)
    assert scene.state.phase == 2
    assert scene.cautions(Bid(1), 0) == ["open_hand"]


@pytest.mark.parametrize(
    ("phase", "told"),
    [(1, "more than once if the ship sails on"), (2, "more than once"), (3, "still score 3 times")],
)
def test_no_ship_sails_on_after_the_last_phase(phase: int, told: str) -> None:
    ships = [ship(0, "magellan", phase - 1)] if phase > 1 else []
    scene = Scene(seats=3, phase=phase, cards=["magellan", "cook"], ships=ships).begin()
    caution = scene.game.caution(scene.state, 0, Bid(1))
    assert caution is not None
    said = Phrases("en", ["A", "B", "C"])(caution)
    assert told in said
    assert ("sails on" in said) == (phase < 3)


def test_a_veto_is_confirmed() -> None:
    scene = Scene(cards=["cook", "vasco"], vetoes={0: 1}).begin()
    assert scene.cautions(Veto(), 0) == ["veto"]


def test_overpaying_is_confirmed_where_it_is_a_choice() -> None:
    scene = Scene(seats=3, cards=["pizarro", "vasco"], hands={0: [4, 6, 7, 9]}).begin()
    scene.play(Bid(4), 0).play(Pass(), 1).play(Pass(), 2)
    assert scene.cautions(Pay([9]), 0) == ["overpaid"]
    assert scene.cautions(Pay([7]), 0) == ["overpaid"]
    assert scene.cautions(Pay([6]), 0) == []
    assert scene.cautions(Pay([4]), 0) == []
    forced = Scene(seats=3, cards=["pizarro", "vasco"], hands={0: [9, 8]}).begin()
    forced.play(Bid(4), 0).play(Pass(), 1).play(Pass(), 2)
    assert forced.cautions(Pay([9]), 0) == []


def test_a_risky_draw_is_confirmed() -> None:
    scene = Scene(
        sides="BA", phase=3, ships=[ship(0, "pizarro", 3)], stack=[9, 2, 1, 5], step="scoring"
    ).begin()
    scene.play(Draw(), 0).play(Draw(), 0)
    assert scene.cautions(Draw(), 0) == []
    scene.play(Draw(), 0)
    assert scene.cautions(Draw(), 0) == ["gamble"]
