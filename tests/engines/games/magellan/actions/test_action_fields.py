"""Ships that enter an action field: Cook, Magellan, Vasco da Gama (§D4 to §D6, §6.7 to §6.9)."""

from __future__ import annotations

import pytest

from engines.games.magellan import GAME
from engines.games.magellan.moves import AutoForced, Bid, ChoosePart, ChoosePile, Pass, Pay, Tuck
from engines.games.magellan.rules import Magellan
from tests.engines.games.magellan.scene import Scene, about, secret, ship, won
from tests.support.changed_figures import changed_figures
from tests.support.scene import items


def test_t02_magellan_a_with_two_cards() -> None:
    scene = Scene(cards=["magellan", "cook"], hands={0: [2, 4]}).begin()
    assert scene.board.max_bid(0) == 4
    scene.refuses(Bid(5), "need-card-left", 0)
    scene.play(Bid(3), 0)
    for seat in (1, 2, 3):
        scene.play(Pass(), seat)
    assert scene.waiting == (0,)
    assert scene.payments() == {(4,)}
    scene.play(Pay([4]), 0)
    assert scene.hand(0) == []
    assert scene.state.discard == [4]
    assert scene.state.ships[0].pile == [2]


def test_t03_cook_b() -> None:
    scene = won("cook", 5, [5, 5], sides="AB")
    scene.play(Pay([5]), 0)
    assert scene.hand(0) == []
    assert scene.state.discard == [5, 5]
    lost = scene.told("card-lost")[0]
    assert lost["card"] == 5
    assert lost["neighbour"].seat == 1
    alone = Scene(sides="AB", cards=["cook", "vasco"], hands={0: [9]}).begin()
    alone.refuses(Bid(1), "need-card-left", 0)
    assert alone.waiting == (1,)


def test_t04_cook_a_then_vasco_a_in_the_same_phase() -> None:
    scene = won(
        "vasco", 8, [3, 8], phase=2, ships=[ship(0, "vasco", 1)], open_hands=[0], stack=[6, 2] + [5] * 20
    )
    if scene.step == "payment":
        scene.play(Pay([8]), 0)
    assert items(scene.told("drew-openly")[0]["cards"]) == [6, 2]
    assert not scene.told("you-drew", to=0)
    shown = scene.public().players[0].open_hand
    assert shown is not None
    assert [card.gold for card in shown] == [2, 3, 6]
    scene.play(Pass(), 1)
    assert scene.state.players[0].open_hand is False
    keys = [event.text.key for event in scene.events]
    assert keys.index("magellan-event-hand-closed") < keys.index("magellan-event-dealt")


def test_t05_cook_a_with_nothing_left() -> None:
    scene = won("cook", 11, [3, 8])
    assert scene.state.players[0].open_hand
    assert scene.hand(0) == []
    assert not scene.board.able(0)


def test_t05_an_empty_open_hand_is_not_taken_back() -> None:
    scene = Scene(seats=3, cards=["cook"], hands={0: [9]}, later=[["cook"], ["cook"]]).begin()
    scene.play(Bid(9), 0).play(Pass(), 1).play(Pass(), 2)
    assert len(scene.told("phase-ends")) == 1
    assert not scene.told("hand-closed")


def test_t05_a_card_drawn_into_an_empty_open_hand_is_public() -> None:
    scene = won("vasco", 2, [3], open_hands=[0], stack=[7, 5])
    assert items(scene.told("drew-openly")[0]["cards"]) == [7]
    assert scene.public().players[0].open_hand is not None


def test_t06_cook_a_and_magellan_a() -> None:
    scene = won("magellan", 9, [1, 6, 9], open_hands=[0])
    assert scene.step == "tuck"
    assert scene.state.last_sale is not None
    assert scene.state.last_sale.payment == [9]
    assert sorted(scene.values(0, move="tuck")) == [1, 6]
    scene.play(Tuck(1), 0)
    assert scene.told("tucked-openly")[0]["card"] == 1
    placed = scene.public().rows[2].fields[0][0].ships[0]
    assert placed.pile is not None
    assert [card.gold for card in placed.pile] == [1]


def test_t20_choice_of_pile() -> None:
    for pile, points in ((1, 13), (9, 11)):
        ships = [secret(0, 1, [1]), secret(0, 1, [9])]
        scene = won("magellan", 5, [2, 5, 7], phase=2, ships=ships)
        scene.play(Pay([5]), 0)
        assert scene.step == "pile"
        scene.play(ChoosePile(scene.values(0, move="pile")[[1, 9].index(pile)]), 0).play(Tuck(2), 0)
        assert scene.own(0).ships[0].points + scene.own(0).ships[1].points == points


def test_t22_vasco_b_leaving_a_right_part() -> None:
    scene = won("vasco", 4, [4, 6, 7], sides="AB", phase=2, ships=[ship(0, "vasco", 1, "right")])
    assert scene.own(0).ships[0].points == 8
    scene.play(Pay([4]), 0).play(ChoosePart(part="left"), 0)
    assert len(scene.hand(0)) == 4
    moved = scene.own(0).ships[0]
    assert (moved.field, moved.part, moved.points) == (2, "left", 0)


def test_t25_empty_stack_in_mid_phase() -> None:
    scene = won("vasco", 9, [8, 9], phase=2, ships=[ship(0, "vasco", 1)], stack=[4], discard=[1, 1, 2, 2])
    scene.play(Pay([9]), 0)
    assert len(scene.hand(0)) == 3
    assert 4 in scene.hand(0)
    assert len(scene.state.stack) == 4
    assert scene.state.discard == []
    assert len(scene.told("reshuffled")) == 1


def test_t25_nothing_left_at_all() -> None:
    """Only possible where payments are tucked away; the cards that are missing are simply not drawn."""
    scene = won("vasco", 3, [3, 8], phase=2, ships=[ship(0, "vasco", 1)], stack=[], discard=[])
    scene.play(Pay([3]), 0)
    assert scene.hand(0) == [3, 8]  # the own payment came back
    assert scene.state.stack == []
    assert scene.state.discard == []


def test_t33_equal_secret_piles_are_asked_about() -> None:
    scene = won("magellan", 5, [2, 5, 7], phase=2, ships=[secret(0, 1, [2]), secret(0, 1, [2])])
    scene.play(Pay([5]), 0)
    assert scene.step == "pile"
    assert len(scene.values(0, move="pile")) == 2
    open_piles = [ship(0, "magellan", 1, pile=[2]), ship(0, "magellan", 1, pile=[2])]
    other = won("magellan", 5, [2, 5, 7], phase=2, sides="BA", ships=open_piles)
    other.play(Pay([5]), 0)
    assert other.step != "pile"
    assert other.state.ships[0].pile == [2, 5]


def test_t33_different_open_piles_are_asked_about() -> None:
    piles = [ship(0, "magellan", 1, pile=[2]), ship(0, "magellan", 1, pile=[3])]
    scene = won("magellan", 5, [2, 5, 7], phase=2, sides="BA", ships=piles).play(Pay([5]), 0)
    assert scene.step == "pile"
    scene.refuses(ChoosePile(2), "no-ship-to-move", 0)  # somebody else's ship
    scene.refuses(ChoosePile(77), "no-ship-to-move", 0)


# --- Magellan's piles ------------------------------------------------------------------------------------


def test_the_pile_with_the_most_crowns_comes_first() -> None:
    ships = [secret(0, 1, [9]), secret(0, 1, [5]), secret(0, 1, [1])]
    scene = Scene(seats=3, phase=2, cards=["magellan"], ships=ships).begin()
    scene.play(Bid(5), 0).play(Pay([5]), 0)
    assert scene.values(0, move="pile") == [2, 1, 0]


def test_a_tuck_of_equal_hidden_cards_is_asked_for_unless_switched_off() -> None:
    asked = won("magellan", 9, [4, 4, 9]).play(Pay([9]), 0)
    assert asked.step == "tuck"
    assert asked.values(0, move="tuck") == [4]
    asked.play(AutoForced("on"), 0)
    assert asked.step == "bidding"
    assert asked.state.ships[-1].pile == [4]


def test_the_best_tuck_comes_first() -> None:
    scene = won("magellan", 9, [3, 4, 1, 9, 7]).play(Pay([9]), 0)
    assert scene.values(0, move="tuck") == [1, 3, 4, 7]


def test_a_secret_tuck_is_told_to_its_owner_only() -> None:
    scene = won("magellan", 9, [3, 4, 9]).play(Pay([9]), 0).play(Tuck(3), 0)
    assert scene.told("tucked")
    assert "card" not in scene.told("tucked")[0]
    assert scene.told("you-tucked", to=0) == [{"card": 3}]
    placed = scene.public().rows[2].fields[0][0].ships[0]
    assert placed.pile is None
    assert placed.pile_size == 1
    assert placed.seen == ()


# --- Vasco da Gama ---------------------------------------------------------------------------------------


def test_cards_drawn_are_told_to_their_owner_only() -> None:
    scene = won("vasco", 9, [3, 9], stack=[7] * 20).play(Pay([9]), 0)
    assert scene.told("drew")[0]["count"] == 1
    assert "cards" not in scene.told("drew")[0]
    assert items(scene.told("you-drew", to=0)[0]["cards"]) == [7]


def test_vasco_b_from_both_parts() -> None:
    ships = [ship(0, "vasco", 1, "left"), ship(0, "vasco", 1, "right")]
    scene = won("vasco", 4, [4, 6, 7], sides="AB", phase=2, ships=ships).play(Pay([4]), 0)
    assert scene.values(0, move="part") == ["left", "right"]
    assert scene.values(0, move="part", source="right") == ["left", "right"]
    scene.refuses(ChoosePart(part="left"), "no-ship-to-move", 0)
    scene.play(ChoosePart(source="right", part="right"), 0)
    assert [(one.field, one.part) for one in scene.state.ships[:2]] == [(1, "left"), (2, "right")]


def test_vasco_b_in_phase_1_has_no_source() -> None:
    scene = won("vasco", 4, [4, 6, 7], sides="AB").play(Pay([4]), 0)
    scene.refuses(ChoosePart(source="left", part="left"), "no-ship-to-move", 0)
    scene.refuses(ChoosePart(part="middle"), "no-such-choice", 0)
    scene.play(ChoosePart(part="right"), 0)
    assert scene.state.ships[-1].part == "right"
    assert len(scene.hand(0)) == 2


@pytest.mark.parametrize(
    ("phase", "cards_left", "crown", "first"),
    [(1, 0, 8, "left"), (2, 0, 8, "left"), (3, 9, 8, "right"), (3, 9, 5, "left"), (3, 1, 5, "right")],
)
def test_the_better_part_comes_first(phase: int, cards_left: int, crown: int, first: str) -> None:
    game = Magellan(
        changed_figures("magellan", "explorers.vasco.B.right.crown", [crown] * 3), GAME.raw_computer
    )
    ships = [ship(0, "vasco", phase - 1, "left")] if phase > 1 else []
    scene = Scene(
        seats=3, sides="AB", phase=phase, cards=["vasco"], ships=ships, stack=[5] * cards_left, game=game
    ).begin()
    scene.play(Bid(5), 0)
    while scene.step == "bidding":
        scene.play(Pass(), scene.waiting[0])
    scene.play(Pay([5]), 0)  # with this card there are two to draw
    assert scene.values(0, move="part")[0] == first
    assert f"right {crown} points" in about(scene, 0)
