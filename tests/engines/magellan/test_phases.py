"""Derived cases about the end of a phase (T17 to T19, T24, T37)."""

from __future__ import annotations

from typing import Any

import pytest

from engines.core import Pick, PickSome, answer
from engines.magellan.moves import Exchange, Pass
from engines.magellan.state import Ship
from tests.engines.magellan.scene import FULL, Scene, items, secret, ship


def ended(phase: int, ships: list[Ship], **more: Any) -> Scene:
    """The last card of this phase is gone. In the next phase seat 3 can bid."""
    later = [["columbus"]] * (3 - phase)
    fleet = [*ships, ship(3, "columbus", phase)]
    scene = Scene(phase=phase, cards=[], later=later, ships=fleet, step="phase_end", **more)
    return scene.begin()


def test_t17_ships_left_behind_bring_nothing() -> None:
    scene = ended(2, [ship(0, "pizarro", 1), ship(0, "pizarro", 2)])
    assert len(scene.hand(0)) == 9 + 2 + 1


def test_t18_the_end_of_phase_3() -> None:
    scene = ended(3, [ship(0, "marco_polo", 3), ship(0, "marco_polo", 2), ship(0, "columbus", 3)])
    assert len(scene.hand(0)) == 9 + 8
    assert [len(scene.hand(seat)) for seat in (1, 2, 3)] == [9, 9, 9 + 2]
    assert scene.step == "over"
    assert not scene.told("exchanged")


def test_t19_two_exchanges_in_a_row() -> None:
    ships = [ship(0, "marco_polo", 1), ship(0, "marco_polo", 1)]
    scene = ended(1, ships, stack=[5] * 10 + [7] * 20)
    before = len(scene.hand(0))
    assert scene.waiting == (0,)
    assert before == 9 + 2 + 2
    drawn_before = list(scene.state.stack[-3:])
    scene.do(0, Exchange([1, 2, 3]))
    assert len(scene.hand(0)) == before
    assert scene.waiting == (0,)
    scene.do(0, Exchange(drawn_before))  # what he has just drawn
    assert len(scene.hand(0)) == before
    assert scene.state.phase == 2
    assert len(scene.state.discard) == 6


def test_t19_nothing_is_an_answer_too() -> None:
    scene = ended(1, [ship(0, "marco_polo", 1)])
    scene.do(0, Exchange([]))
    assert scene.state.phase == 2
    assert scene.state.discard == []
    assert scene.count("exchanged-nothing") == 1


def test_t24_shortage() -> None:
    scene = Scene(
        seats=6,
        cards=[],
        later=[["columbus"], []],
        ships=[ship(3, "columbus", 1)],
        hands={seat: [] for seat in range(6)},
        stack=range(1, 10),
        auctioneer=4,
        step="phase_end",
    ).begin()
    assert [len(scene.hand(seat)) for seat in range(6)] == [2, 1, 1, 1, 2, 2]
    assert scene.state.stack == []


def test_t24_base_cards_come_before_purses() -> None:
    ships = [ship(0, "marco_polo", 2), ship(0, "marco_polo", 2)]
    scene = ended(2, ships, sides="AB", hands={seat: [] for seat in range(4)}, stack=FULL, auctioneer=0)
    assert [len(scene.hand(seat)) for seat in range(4)] == [3, 2, 2, 2]


def test_t37_exchanges_at_once_while_there_is_enough() -> None:
    ships = [ship(0, "marco_polo", 1), ship(1, "marco_polo", 1), ship(0, "marco_polo", 1)]
    plenty = ended(1, ships, stack=[5] * (8 + 3 + 9))
    assert len(plenty.state.stack) == 9
    assert plenty.waiting == (0, 1)
    assert plenty.public().asked == (0, 1)
    left_waiting = plenty.do(1, Exchange([1])).waiting
    assert left_waiting == (0,)


@pytest.mark.parametrize(("auctioneer", "order"), [(0, [0, 0, 1]), (1, [1, 0, 0]), (3, [0, 0, 1])])
def test_t37_one_after_the_other_when_cards_are_short(auctioneer: int, order: list[int]) -> None:
    ships = [ship(0, "marco_polo", 1), ship(1, "marco_polo", 1), ship(0, "marco_polo", 1)]
    scene = ended(1, ships, stack=[5] * (8 + 3 + 8), auctioneer=auctioneer)
    assert len(scene.state.stack) == 8
    for seat in order:
        assert scene.waiting == (seat,)
        other = 1 - seat
        assert scene.why_not(other, Exchange([])) == "not_your_turn"
        scene.do(seat, Exchange([]))
    assert scene.state.phase == 2


def test_an_exchange_without_cards_is_left_out() -> None:
    scene = ended(1, [ship(0, "marco_polo", 1)], hands={seat: [] for seat in range(4)}, stack=FULL)
    assert len(scene.state.stack) == 0
    assert scene.state.phase == 2


def test_why_an_exchange_is_not_possible() -> None:
    scene = ended(1, [ship(0, "marco_polo", 1)], stack=[5] * (8 + 1 + 2))
    assert len(scene.state.stack) == 2
    assert scene.why_not(0, Exchange([1, 2, 3])) == "stack_empty"
    assert scene.why_not(0, Exchange([1, 1])) == "cards_not_in_hand"
    question = scene.ask(0, move="exchange")
    assert isinstance(question, PickSome)
    assert question.most == 2
    more = ended(1, [ship(0, "marco_polo", 1)])
    assert more.why_not(0, Exchange([1, 2, 3, 4])) == "too_many_cards"


def test_the_cards_put_away_are_public_and_the_new_ones_are_not() -> None:
    scene = ended(1, [ship(0, "marco_polo", 1)]).do(0, Exchange([1, 9]))
    assert items(scene.told("exchanged")[0]["cards"]) == [9, 1]
    assert scene.told("drew")[0] == {"who": scene.told("exchanged")[0]["who"], "count": 2}
    assert len(items(scene.told("you-drew", to=0)[0]["cards"])) == 2


def test_every_card_of_the_hand_has_its_own_option() -> None:
    scene = ended(1, [ship(0, "marco_polo", 1)], hands={0: [4, 4, 4]}, stack=[4] * 30)
    assert scene.offered(0, move="exchange") == [4] * 6


def test_a_huge_hand_is_asked_card_by_card() -> None:
    scene = ended(1, [ship(0, "marco_polo", 1)], hands={0: FULL * 3})
    draft: dict[str, Any] = {"move": "exchange"}
    for value in (9, 9, 0):
        question = scene.ask(0, **draft)
        assert isinstance(question, Pick)
        assert question.extends
        assert len(question.options) <= 10
        draft = dict(answer(draft, question, value))
    assert scene.ask(0, **draft) is None
    assert scene.why_not(0, Exchange([9, 9])) == "no_such_choice"
    assert scene.why_not(0, Exchange([9, 9, 9, 0])) == "no_such_choice"
    assert scene.why_not(0, Exchange([0, 9])) == "cards_not_in_hand"
    scene.do(0, Exchange([9, 9, 0]))
    assert scene.state.discard == [9, 9]
    assert scene.state.phase == 2


def test_a_huge_hand_may_give_the_full_number() -> None:
    scene = ended(1, [ship(0, "marco_polo", 1)], hands={0: FULL * 3})
    assert scene.ask(0, move="exchange", cards=[9, 9, 9]) is None
    scene.do(0, Exchange([9, 9, 9]))
    assert len(scene.state.discard) == 3


def test_marco_polo_b_does_not_exchange() -> None:
    assert ended(1, [ship(0, "marco_polo", 1)], sides="AB").state.phase == 2


def test_ships_left_behind_do_not_exchange() -> None:
    assert ended(2, [ship(0, "marco_polo", 1)]).state.phase == 3


def test_ships_not_placed_leave_the_game() -> None:
    scene = ended(1, [ship(0, "cook", 1)])
    assert all(player.ships_left == 0 for player in scene.state.players)
    assert scene.state.players[0].ships_boxed == 6


def test_new_cards_are_told_to_their_owner_only() -> None:
    scene = ended(1, [])
    assert [args["count"] for args in scene.told("dealt")] == [2, 2, 2, 2]
    assert all(set(args) == {"who", "count"} for args in scene.told("dealt"))
    for seat in range(4):
        assert len(items(scene.told("you-were-dealt", to=seat)[0]["cards"])) == 2


def test_the_discard_pile_is_shuffled_in() -> None:
    scene = ended(1, [], stack=[5] * 4, discard=[1] * 6)
    assert scene.state.discard == []
    assert len(scene.state.stack) == 10 - 8


def test_the_new_stack_is_really_shuffled() -> None:
    scene = Scene(phase=3, cards=[], step="phase_end", stack=FULL * 2, discard=FULL * 2).begin()
    assert sorted(scene.state.stack) == sorted(FULL * 4)
    assert scene.state.stack != [*reversed(FULL * 2), *FULL * 2]


def test_after_the_last_phase_the_purses_are_paid_and_secret_piles_stay() -> None:
    scene = ended(3, [secret(0, 3, [1, 2]), ship(0, "columbus", 3)])
    assert len(scene.hand(0)) == 9 + 2
    assert scene.score(0).parts["magellan"] == 18


def test_the_last_pass_of_a_phase_ends_it() -> None:
    scene = Scene(seats=3, cards=["cook"], ships=[ship(0, "cook", 1)], later=[["cook"], []]).begin()
    for seat in range(3):
        scene.do(seat, Pass())
    assert scene.state.phase == 2
    assert scene.count("phase-ends") == 1
    assert scene.count("phase-begins") == 1
