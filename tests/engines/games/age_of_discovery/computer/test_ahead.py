"""What the hard computer player thinks with (§13): alternatives, and a guess of what everybody will have."""

from __future__ import annotations

import pytest

from engines.computer.players import temperaments
from engines.contract.core import Move
from engines.contract.dice import Dice
from engines.games.age_of_discovery import GAME
from engines.games.age_of_discovery.computer.standing import features, final_points, weights_at
from engines.games.age_of_discovery.figures import Estimate
from engines.games.age_of_discovery.moves import (
    CARD_SPENT,
    BuyShip,
    EndTurn,
    PlaceShip,
    StartContract,
    TakeCoins,
)
from engines.games.age_of_discovery.state import JOKER
from tests.engines.games.age_of_discovery.scene import Scene


def others(scene: Scene, usual: Move) -> list[Move]:
    return GAME.alternatives(scene.state, 0, usual, Dice(b"others"))


def test_alternatives_differ_in_what_is_bought() -> None:
    found = others(Scene(coins=9), BuyShip(1))
    assert {move.column for move in found if isinstance(move, BuyShip)} == {2, 3, 4, 5}
    assert isinstance(found[0], BuyShip), "first those of the same kind"
    assert any(isinstance(move, TakeCoins) for move in found)


def test_alternatives_differ_in_the_place_and_in_the_time() -> None:
    scene = Scene(hand={0: ["R-3"]}, free={0: ["R3"]}, coins=9)
    found = others(scene, StartContract("R-3", ["R3"], 2))
    assert {move.rounds for move in found if isinstance(move, StartContract)} == {1, 3}
    found = others(scene, PlaceShip("R3", "dias"))
    assert len({move.expedition for move in found if isinstance(move, PlaceShip)}) > 1


def test_alternatives_play_the_joker_with_a_card_too() -> None:
    scene = Scene(jokers={0: "J1"}, coins=9).sea("dias", (1, "G1"))
    with_a_card = PlaceShip(JOKER, "dias", volume=1, colour="red", card=CARD_SPENT)
    without = PlaceShip(JOKER, "da_gama", volume=1, colour="yellow")
    assert with_a_card in others(scene, without)
    scene.player(0).any_cards = 0
    jokers = [move for move in others(scene, without) if isinstance(move, PlaceShip)]
    assert jokers
    assert not any(move.card for move in jokers)


def test_the_end_of_a_turn_needs_no_thought() -> None:
    scene = Scene(coins=9).used("take_coins", "buy_ships", still_open="buy_ships")
    assert others(scene, EndTurn()) == []


def test_the_guess_is_exact_for_whoever_has_no_turn_left() -> None:
    scene = Scene(free={1: ["R1", "G2"]}, fulfilled={1: 5}, missions={1: "majority"}, turn=30)
    scene.sea("abreu", (1, "G1"))
    scene.state.final_due, scene.state.interim_done = 30, True
    assert final_points(scene.board, 1) == 6 + 5 + 2, "the ship at sea, the mission, two ships left over"


def test_the_guess_counts_what_a_seat_has() -> None:
    poor, rich = Scene(coins={0: 2}), Scene(coins={0: 12})
    assert final_points(rich.board, 0) > final_points(poor.board, 0)
    assert GAME.lead(rich.state, 0) > GAME.lead(poor.state, 0)
    assert GAME.lead(rich.state, 1) < GAME.lead(poor.state, 1)


def test_at_the_end_the_lead_is_that_of_the_result() -> None:
    scene = Scene()
    scene.sea("abreu", (1, "G1"))
    scene.score_final()
    outcome = GAME.outcome(scene.state)
    assert outcome is not None
    points = {one.seat: one.total for one in outcome.standings}
    assert GAME.lead(scene.state, 1) == points[1] - max(points[0], points[2])


def test_the_weights_lie_between_those_of_the_file() -> None:
    estimate = Estimate(turns=(0, 2, 6), weights={"coins": (1.0, 2.0, 4.0)})
    found = [weights_at(estimate, turns)["coins"] for turns in (0, 1, 2, 4, 6, 9)]
    assert found == [1.0, 1.5, 2.0, 3.0, 4.0, 4.0]


def test_there_is_a_weight_for_everything_that_is_counted() -> None:
    counted = features(Scene().board, 0, None).keys() - {"turns"}
    assert counted == GAME.figures.computer.estimate.weights.keys()


@pytest.mark.parametrize("name", ["bold", "careful", "greedy"])
def test_it_can_have_a_temperament(name: str) -> None:
    assert name in temperaments(GAME)
