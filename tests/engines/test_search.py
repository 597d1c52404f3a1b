"""Thinking ahead: what falls behind gets no more worlds; only a clearly better move replaces the usual."""

from __future__ import annotations

from math import inf
from typing import Any

import pytest

from engines import games
from engines.core import Move
from engines.dice import Dice
from engines.kit.figures import Search
from engines.search import Candidate, Rounds, _choice, _weighed, distinct, gain, surely_better, think


class Sail(Move, frozen=True, tag="sail"):
    to: int


def candidate(to: int, *leads: float) -> Candidate:
    return Candidate(Sail(to), list(leads))


@pytest.mark.parametrize(
    ("others", "sure", "chosen"),
    [
        ([candidate(2, 3.0, 4.0, 5.0)], 1.0, 2),
        ([candidate(2, 1.1, 0.9, 1.3)], 3.0, 1),
        ([candidate(2, 0.0, 0.5, 0.0)], 0.0, 1),
        ([candidate(2, 9.0), candidate(3, 3.0, 4.0, 5.0)], 1.0, 3),
    ],
    ids=["clearly better", "not clearly", "worse", "tried too rarely"],
)
def test_when_another_move_is_chosen(others: list[Candidate], sure: float, chosen: int) -> None:
    usual = candidate(1, 1.0, 1.0, 1.0)
    budget = Search(playouts=9, candidates=3, sure=sure)
    assert _choice([usual, *others], budget).move == Sail(chosen)


@pytest.mark.parametrize(
    ("worth", "leads", "chosen"),
    [
        (-1.0, [4.0, 4.5, 4.0], 2),
        (-1.0, [8.0, -8.0, 6.0], 1),
        (0.5, [8.0, -8.0, 6.0], 2),
        (0.5, [-2.0, -2.5, -2.0], 1),
    ],
    ids=["they agree", "they do not", "nor against it", "they agree on worse"],
)
def test_worlds_correct_what_a_move_is_thought_to_be_worth(
    worth: float, leads: list[float], chosen: int
) -> None:
    candidates = [candidate(1, 1.0, 1.0, 1.0), Candidate(Sail(2), leads, worth=worth)]
    assert _choice(candidates, Search(playouts=9, candidates=2, doubt=1.0)).move == Sail(chosen)


def test_nobody_can_tell_where_a_move_was_not_possible() -> None:
    better = candidate(2, 3.0, 4.0, 5.0)
    assert surely_better(better, candidate(1, 1.0, 1.0, 1.0), 1.0)
    assert not surely_better(better, candidate(1, 1.0, -inf, 1.0), 1.0)


def test_a_move_that_may_be_impossible_is_the_worst() -> None:
    assert gain(Candidate(Sail(2), [9.0, 9.0, -inf], worth=5.0), candidate(1, 1.0, 1.0, 1.0), 1.0) == -inf


LONG = 50
"""Moves of each playout that is not played."""


class Counted(Rounds):
    """Playouts that are not played: how good each move is, is known."""

    def __init__(self, budget: Search) -> None:
        self.budget = budget
        self.playouts = self.moves = 0

    def _lead_after(self, move: Any, number: int) -> float:
        self.playouts += 1
        self.moves += LONG
        return float(move.to)


@pytest.mark.parametrize("playouts", [24, 60, 200])
def test_the_better_ones_are_tried_more_often_within_the_budget(playouts: int) -> None:
    rounds = Counted(Search(playouts=playouts, candidates=6))
    candidates = [candidate(to) for to in (3, 1, 2, 4, 5, 6)]
    rounds.compare(candidates)
    assert rounds.playouts <= playouts
    tried = {one.move.to: len(one.leads) for one in candidates}  # type: ignore[attr-defined]
    assert tried[6] == tried[3] == max(tried.values()), "the best and the usual one stay to the end"
    assert tried[1] == min(tried.values())
    assert _choice(candidates, rounds.budget).move == Sail(6)


@pytest.mark.parametrize("moves", [1, 30 * LONG, 90 * LONG])
def test_long_playouts_are_fewer(moves: int) -> None:
    rounds = Counted(Search(playouts=60, candidates=4, moves=moves))
    candidates = [candidate(to) for to in (3, 1, 2, 4)]
    rounds.compare(candidates)
    least = sum(4 >> number for number in range(2)) + 1  # every candidate once in each of two rounds
    assert rounds.playouts <= max(least, min(60, moves // LONG))
    assert len(candidates[0].leads) == len(candidates[3].leads) == max(len(one.leads) for one in candidates)


class Noisy(Counted):
    """Playouts that say little."""

    def _lead_after(self, move: Any, number: int) -> float:
        return super()._lead_after(move, number) + float(number * move.to * 7 % 11)


def test_what_it_thinks_of_moves_decides_which_are_tried_longest() -> None:
    rounds = Noisy(Search(playouts=60, candidates=5, doubt=0.1))
    candidates = [candidate(to) for to in (3, 1, 2, 4, 5)]
    candidates[1].worth = 9.0
    rounds.compare(candidates)
    assert len(candidates[1].leads) == max(len(one.leads) for one in candidates)
    assert _choice(candidates, rounds.budget).move == Sail(1)


def test_what_seems_far_worse_is_not_tried() -> None:
    class Prices:
        def appraise(self, state: object, seat: int, moves: list[Move]) -> list[float]:
            return [1.0, 4.0, -2.0, -0.5]

    moves = [Sail(to) for to in range(4)]
    for width, tried in ((5.0, [0, 1, 3]), (0.0, [0, 1, 2, 3]), (1.0, [0, 1])):
        budget = Search(playouts=9, candidates=4, doubt=1.0, width=width)
        found = _weighed(Prices(), object(), 0, moves, budget)  # type: ignore[arg-type]
        assert [one.move for one in found] == [moves[to] for to in tried], "the usual one always is"


def test_each_move_is_compared_once() -> None:
    assert distinct([Sail(1), Sail(2), Sail(1)]) == [Sail(1), Sail(2)]


def test_the_same_seed_and_budget_give_the_same_move() -> None:
    """Pinned: on every machine, with every version of Python."""
    game = games()["magellan"]
    state = game.start(3, game.check_settings({}), Dice(b"deal"))
    seat = game.waiting(state)[0]
    budget = Search(playouts=12, candidates=3)
    first, second = (think(game, state, seat, Dice(b"think"), budget) for _ in range(2))
    assert first == second
    assert first.candidates[0].leads
