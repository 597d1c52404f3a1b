"""What the conformance tests rely on: new deals really deal, and nothing gets lost."""

from __future__ import annotations

import pytest

from engines.contract.dice import Dice
from engines.games.magellan import GAME
from engines.games.magellan.moves import Bid, DeclineVeto
from tests.conformance.tables import Setup, whole_game
from tests.engines.games.magellan.scene import FULL, Scene


def test_dealing_anew_really_deals() -> None:
    scene = Scene(seats=4, cards=["cook", "vasco", "pizarro", "columbus"], stack=FULL * 3)
    scene.begin().play(Bid(30), 0)
    deals = [GAME.redeal(scene.state, 1, Dice(b"deal", number)) for number in range(30)]
    assert len({tuple(deal.players[2].hand) for deal in deals}) > 25
    assert len({tuple(deal.stack) for deal in deals}) > 25
    assert len({tuple(deal.explorers) for deal in deals}) > 3
    assert len({deal.players[2].orders.limit for deal in deals}) > 5
    assert all(deal.players[1] == scene.state.players[1] for deal in deals)
    assert all(sum(deal.players[0].hand) >= 30 for deal in deals), "the highest bidder can pay 30"


def test_a_bid_that_only_one_hand_could_make() -> None:
    scene = Scene(seats=4, cards=["cook", "vasco"], hands={0: [9, 9, 9, 9]}, stack=[1] * 20)
    scene.begin().play(Bid(36), 0)
    deal = GAME.redeal(scene.state, 1, Dice(b"deal"))
    assert sum(deal.players[0].hand) >= 36


def test_a_high_bid_does_not_mean_the_best_cards_of_all() -> None:
    scene = Scene(seats=4, cards=["cook", "vasco"], stack=FULL * 3)
    scene.begin().play(Bid(45), 0)
    for deal in (GAME.redeal, GAME.imagine):
        scene.state.players[0].won = [("cook", 1)]  # no longer the first hand, which everybody knows
        hands = [deal(scene.state, 1, Dice(b"deal", number)).players[0].hand for number in range(30)]
        assert min(map(sum, hands)) >= 45
        assert len(set(map(tuple, hands))) > 25


def test_dealing_anew_leaves_the_window_open() -> None:
    scene = Scene(cards=["cook", "vasco"], vetoes={0: 1, 1: 1, 2: 1}).begin()
    scene.play(DeclineVeto("no"), 0)
    for number in range(30):
        for seat in (0, 1, 3, None):
            other = GAME.redeal(scene.state, seat, Dice(b"window", number))
            assert GAME.waiting(other)
            if seat == 0:
                assert other.players[0].orders.declined
            if seat == 1:
                assert 1 in GAME.waiting(other)


@pytest.mark.parametrize("sides", ["AA", "AB", "BA", "BB"])
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_t29_conservation(sides: str, seats: int) -> None:
    settings = GAME.check_settings({"board1": sides[0], "board2": sides[1]})
    for moment in whole_game(GAME, Setup(seats, settings)):
        state = moment.state
        census = GAME.census(state)
        assert sum(n for what, n in census.items() if what.startswith("money")) == 63
        assert sum(n for what, n in census.items() if what.startswith("cards of")) == 36
        for explorer in GAME.figures.names():
            for field, most in ((1, 3), (2, 2), (3, 1)):
                there = [s for s in state.ships if s.explorer == explorer and s.field == field]
                assert len(there) <= most
        for seat in range(seats):
            assert sum(one.seat == seat for one in state.ships) <= 6
