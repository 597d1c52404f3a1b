"""Thinking ahead: what falls behind gets no more worlds; only a clearly better move replaces the usual."""

from __future__ import annotations

import hashlib
from math import inf
from typing import Any

import msgspec
import pytest

from engines import AnyGame, games
from engines.computer.search import (
    Candidate,
    Rounds,
    Thought,
    _choice,
    _weighed,
    distinct,
    found_in_questions,
    gain,
    search_figures,
    surely_better,
    think,
)
from engines.contract.core import Amount, Ask, Draft, Move, Option, Pick, Question, Rejected, say
from engines.contract.dice import Dice
from engines.kit.figures import Search
from tests.support.stages import GAMES


class Sail(Move, frozen=True, tag="sail"):
    to: int


class Rest(Move, frozen=True, tag="rest"):
    pass


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


IMPOSSIBLE = Sail(13)


class Lottery:
    """A game of chance alone, for two: whatever seat 1 does, it wins what the world, its own move and two
    moves after that bring; seat 0 loses as much."""

    def imagine(self, state: object, seat: int, dice: Dice) -> list[int]:
        return [dice.below(1000)]

    def copy(self, world: list[int]) -> list[int]:
        return [*world]

    def apply(self, world: list[int], seat: int, move: Move, dice: Dice) -> None:
        if move == IMPOSSIBLE:
            raise Rejected("closed")
        world.append(dice.below(1000))

    def movers(self, world: list[int]) -> list[int]:
        return [0] if len(world) < 4 else []

    def policy(self, world: object, seat: int, dice: Dice) -> Move:
        return Sail(0 if world is None else dice.below(1000))

    def apply_legal(self, world: list[int], seat: int, move: Sail, dice: Dice, *, told: bool) -> None:
        world.append(move.to + dice.below(1000))

    def lead(self, world: list[int], seat: int) -> float:
        return float(sum(world) if seat == 1 else -sum(world))

    def ponder(self, *known: object) -> None:
        return None

    def alternatives(self, *known: object) -> list[Move]:
        return [Sail(1), Sail(2), IMPOSSIBLE]


def thought_of(key: bytes) -> Thought:
    budget = Search(playouts=60, candidates=4)
    return think(Lottery(), None, 1, Dice(key), budget)  # type: ignore[arg-type]


def test_all_candidates_meet_the_same_worlds_with_the_same_chance() -> None:
    """So nothing differs but the moves; and what counts is the lead of the seat that thinks."""
    usual, *others = thought_of(b"one").candidates
    assert len(set(usual.leads)) == len(usual.leads) > 5, "each world is another"
    assert min(usual.leads) > 0, "seat 1 wins, seat 0 loses"
    tried = [one for one in others if one.move != IMPOSSIBLE]
    assert [one.leads for one in tried] == [usual.leads[: len(one.leads)] for one in tried]
    assert len(tried) == 2
    assert not set(usual.leads) & set(thought_of(b"two").candidates[0].leads), "other dice, other worlds"


def test_a_move_that_is_not_possible_in_a_world_is_the_worst_there() -> None:
    (barred,) = [one for one in thought_of(b"one").candidates if one.move == IMPOSSIBLE]
    assert set(barred.leads) == {-inf}


class Harbor:
    """Where one can sail to one of three places, rest, think of resting for later, or give up."""

    def asking(self, state: object, seat: int, *, explained: bool) -> Ask:
        text = say("ask")
        kinds = [("sail", False), ("rest", False), ("order", True), ("concede", False)]
        options = tuple(Option(value=kind, text=text, rare=rare) for kind, rare in kinds)

        def ask(draft: Draft) -> Question | None:
            if "move" not in draft:
                return Pick(field="move", text=text, options=options)
            if draft["move"] == "sail" and "to" not in draft:
                return Amount(field="to", text=text, low=1, high=3)
            return None

        return ask

    def read_move(self, draft: Draft) -> Move:
        return msgspec.convert(draft, Sail | Rest)


def test_other_answers_and_other_kinds_are_found_in_the_questions() -> None:
    """None that is rare, and none that may end the game; in turn, so that few of them have some of both."""
    found = found_in_questions(Harbor(), None, 0, Sail(2), Dice(b"others"))  # type: ignore[arg-type]
    assert found == [Sail(3), Rest(), Sail(1)]


@pytest.mark.parametrize(("percent", "playouts", "moves"), [(100, 300, 3000), (50, 150, 1500), (0, 1, 0)])
def test_a_part_of_the_budget(percent: int, playouts: int, moves: int) -> None:
    class Figures:
        class computer:  # noqa: N801 - as in a file
            hard = Search(playouts=300, candidates=8, moves=3000)

    class Budgeted:
        figures = Figures

    found = search_figures(Budgeted(), percent)  # type: ignore[arg-type]
    assert (found.playouts, found.moves, found.candidates) == (playouts, moves, 8)


@pytest.mark.parametrize("game", GAMES)
def test_the_budget_is_enough_to_try_all_in_a_world_each_round(game: AnyGame) -> None:
    budget = search_figures(game)
    assert budget.playouts >= budget.candidates * (budget.candidates - 1).bit_length()


THOUGHTS = {"efemeris": "92bd255ac4ad3728", "new_found_land": "670b2043f93d21b1"}
"""A hash of what the hard player thinks at some moments of a game. It changes only with a stated reason: the
rules, the numbers, or how it thinks."""
MOMENTS = (12, 24, 42, 48)


@pytest.mark.nightly
@pytest.mark.parametrize("key", THOUGHTS)
def test_the_same_seed_and_budget_give_the_same_move(key: str) -> None:
    """On every machine, with every version of Python."""
    game, digest, compared = games()[key], hashlib.sha256(), 0
    settings = game.check_settings({})
    state = game.start(game.seats_for(settings)[0], settings, Dice(b"deal"))
    for number in range(1, MOMENTS[-1] + 1):
        seat = game.movers(state)[0]
        if number in MOMENTS:
            thought = think(game, state, seat, Dice(b"think", number))
            leads = [[round(lead, 6) for lead in one.leads] for one in thought.candidates]
            moves = [one.move for one in thought.candidates]
            digest.update(msgspec.json.encode([thought.move, moves, leads]))
            compared += len(moves) > 1
        game.apply(state, seat, game.policy(state, seat, Dice(b"player", number)), Dice(b"move", number))
    assert compared >= 2, "moments at which there is something to think about"
    assert digest.hexdigest()[:16] == THOUGHTS[key]
