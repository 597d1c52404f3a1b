"""What has to be confirmed (§10)."""

from __future__ import annotations

from typing import Any

import pytest

from engines.core import Move
from engines.magellan import GAME
from engines.magellan.moves import Bid, Draw, Limit, Order, Pass, Pay, Veto
from tests.engines.magellan.scene import Scene, ship


def reasons(scene: Scene, seat: int, move: Move) -> list[str]:
    caution = GAME.caution(scene.state, seat, move)
    if caution is None:
        return []
    assert caution.key == "magellan-caution"
    listed: Any = caution.args["reasons"]
    return [item.key.removeprefix("magellan-caution-") for item in listed.items]


def test_an_expensive_bid_and_a_high_raise() -> None:
    scene = Scene(seats=3, cards=["pizarro", "vasco"]).begin()
    assert reasons(scene, 0, Bid(5)) == [], "a usual raise"
    assert reasons(scene, 0, Bid(6)) == ["jump"]
    assert reasons(scene, 0, Bid(22)) == ["jump"]
    assert reasons(scene, 0, Bid(23)) == ["half", "jump"]
    assert reasons(scene, 1, Limit(23)) == ["half"]
    assert reasons(scene, 1, Limit(22)) == []
    assert reasons(scene, 1, Order("vasco", "limit", 30)) == ["half"]
    scene.do(0, Bid(4))
    assert reasons(scene, 1, Bid(9)) == []
    assert reasons(scene, 1, Bid(10)) == ["jump"]


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
    assert reasons(scene, 0, Bid(1)) == said
    assert reasons(scene, 1, Limit(3)) == said
    assert reasons(scene, 1, Limit(0)) == []
    assert reasons(scene, 1, Order(explorer, "limit", 3)) == said
    scene.do(0, Bid(1)).do(1, Bid(2)).do(2, Pass())
    assert reasons(scene, 0, Bid(3)) == []  # seat 0 has been told


def test_what_a_card_costs_beyond_money_is_said_again_in_the_next_phase() -> None:
    scene = Scene(seats=3, cards=["cook"], ships=[ship(0, "cook", 1)], later=[["cook"], []]).begin()
    scene.do(0, Bid(1)).do(1, Bid(2)).do(2, Pass()).do(0, Pass()).do(1, Pay([2]))
    assert scene.state.phase == 2
    assert reasons(scene, 0, Bid(1)) == ["open_hand"]


def test_a_veto_is_confirmed() -> None:
    scene = Scene(cards=["cook", "vasco"], vetoes={0: 1}).begin()
    assert reasons(scene, 0, Veto()) == ["veto"]


def test_overpaying_is_confirmed_where_it_is_a_choice() -> None:
    scene = Scene(seats=3, cards=["pizarro", "vasco"], hands={0: [4, 6, 7, 9]}).begin()
    scene.do(0, Bid(4)).do(1, Pass()).do(2, Pass())
    assert reasons(scene, 0, Pay([9])) == ["overpaid"]
    assert reasons(scene, 0, Pay([7])) == ["overpaid"]
    assert reasons(scene, 0, Pay([6])) == []
    assert reasons(scene, 0, Pay([4])) == []
    forced = Scene(seats=3, cards=["pizarro", "vasco"], hands={0: [9, 8]}).begin()
    forced.do(0, Bid(4)).do(1, Pass()).do(2, Pass())
    assert reasons(forced, 0, Pay([9])) == []


def test_a_risky_draw_is_confirmed() -> None:
    scene = Scene(
        sides="BA", phase=3, ships=[ship(0, "pizarro", 3)], stack=[9, 2, 1, 5], step="scoring"
    ).begin()
    scene.do(0, Draw()).do(0, Draw())
    assert reasons(scene, 0, Draw()) == []
    scene.do(0, Draw())
    assert reasons(scene, 0, Draw()) == ["gamble"]
