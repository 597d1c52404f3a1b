"""Marco Polo's exchange (§D7, §6.10)."""

from __future__ import annotations

from typing import Any

import pytest

from engines.contract.core import Pick, PickSome, answer
from engines.games.magellan.moves import Exchange
from tests.engines.games.magellan.scene import FULL, ended, ship
from tests.support.scene import items


def test_t19_two_exchanges_in_a_row() -> None:
    ships = [ship(0, "marco_polo", 1), ship(0, "marco_polo", 1)]
    scene = ended(1, ships, stack=[5] * 10 + [7] * 20)
    before = len(scene.hand(0))
    assert scene.waiting == (0,)
    assert before == 9 + 2 + 2
    drawn_before = list(scene.state.stack[-3:])
    scene.play(Exchange([1, 2, 3]), 0)
    assert len(scene.hand(0)) == before
    assert scene.waiting == (0,)
    scene.play(Exchange(drawn_before), 0)  # what was just drawn
    assert len(scene.hand(0)) == before
    assert scene.state.phase == 2
    assert len(scene.state.discard) == 6


def test_t19_exchanging_nothing_is_an_answer_too() -> None:
    scene = ended(1, [ship(0, "marco_polo", 1)])
    scene.play(Exchange([]), 0)
    assert scene.state.phase == 2
    assert scene.state.discard == []
    assert len(scene.told("exchanged-nothing")) == 1


def test_t37_exchanges_at_once_while_there_is_enough() -> None:
    ships = [ship(0, "marco_polo", 1), ship(1, "marco_polo", 1), ship(0, "marco_polo", 1)]
    plenty = ended(1, ships, stack=[5] * (8 + 3 + 9))
    assert len(plenty.state.stack) == 9
    assert plenty.waiting == (0, 1)
    assert plenty.public().asked == (0, 1)
    left_waiting = plenty.play(Exchange([1]), 1).waiting
    assert left_waiting == (0,)


@pytest.mark.parametrize(("auctioneer", "order"), [(0, [0, 0, 1]), (1, [1, 0, 0]), (3, [0, 0, 1])])
def test_t37_one_after_the_other_when_cards_are_short(auctioneer: int, order: list[int]) -> None:
    ships = [ship(0, "marco_polo", 1), ship(1, "marco_polo", 1), ship(0, "marco_polo", 1)]
    scene = ended(1, ships, stack=[5] * (8 + 3 + 8), auctioneer=auctioneer)
    assert len(scene.state.stack) == 8
    for seat in order:
        assert scene.waiting == (seat,)
        other = 1 - seat
        scene.refuses(Exchange([]), "not-your-turn", other)
        scene.play(Exchange([]), seat)
    assert scene.state.phase == 2


def test_an_exchange_without_cards_is_left_out() -> None:
    scene = ended(1, [ship(0, "marco_polo", 1)], hands={seat: [] for seat in range(4)}, stack=FULL)
    assert len(scene.state.stack) == 0
    assert scene.state.phase == 2


def test_reasons_against_an_exchange() -> None:
    scene = ended(1, [ship(0, "marco_polo", 1)], stack=[5] * (8 + 1 + 2))
    assert len(scene.state.stack) == 2
    scene.refuses(Exchange([1, 2, 3]), "stack-empty", 0)
    scene.refuses(Exchange([1, 1]), "cards-not-in-hand", 0)
    question = scene.ask(0, move="exchange")
    assert isinstance(question, PickSome)
    assert question.most == 2
    more = ended(1, [ship(0, "marco_polo", 1)])
    more.refuses(Exchange([1, 2, 3, 4]), "too-many-cards", 0)


def test_the_cards_put_away_are_public_and_the_new_ones_are_not() -> None:
    scene = ended(1, [ship(0, "marco_polo", 1)]).play(Exchange([1, 9]), 0)
    assert items(scene.told("exchanged")[0]["cards"]) == [9, 1]
    assert scene.told("drew")[0] == {"who": scene.told("exchanged")[0]["who"], "count": 2}
    assert len(items(scene.told("you-drew", to=0)[0]["cards"])) == 2


def test_every_card_of_the_hand_has_its_own_option() -> None:
    scene = ended(1, [ship(0, "marco_polo", 1)], hands={0: [4, 4, 4]}, stack=[4] * 30)
    assert scene.values(0, move="exchange") == [4] * 6


def test_a_huge_hand_is_asked_for_one_card_at_a_time() -> None:
    scene = ended(1, [ship(0, "marco_polo", 1)], hands={0: FULL * 3})
    draft: dict[str, Any] = {"move": "exchange"}
    for value in (9, 9, 0):
        question = scene.ask(0, **draft)
        assert isinstance(question, Pick)
        assert question.extends
        assert len(question.options) <= 10
        draft = dict(answer(draft, question, value))
    assert scene.ask(0, **draft) is None
    scene.refuses(Exchange([9, 9]), "no-such-choice", 0)
    scene.refuses(Exchange([9, 9, 9, 0]), "no-such-choice", 0)
    scene.refuses(Exchange([0, 9]), "cards-not-in-hand", 0)
    scene.play(Exchange([9, 9, 0]), 0)
    assert scene.state.discard == [9, 9]
    assert scene.state.phase == 2


def test_a_huge_hand_may_give_the_full_number() -> None:
    scene = ended(1, [ship(0, "marco_polo", 1)], hands={0: FULL * 3})
    assert scene.ask(0, move="exchange", cards=[9, 9, 9]) is None
    scene.play(Exchange([9, 9, 9]), 0)
    assert len(scene.state.discard) == 3


def test_marco_polo_b_does_not_exchange() -> None:
    assert ended(1, [ship(0, "marco_polo", 1)], sides="AB").state.phase == 2


def test_ships_left_behind_do_not_exchange() -> None:
    assert ended(2, [ship(0, "marco_polo", 1)]).state.phase == 3
