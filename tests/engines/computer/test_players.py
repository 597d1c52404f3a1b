"""Who sits there: each level with its numbers, its character and its budget; and the greedy yardstick."""

from __future__ import annotations

from copy import deepcopy

import pytest

from engines import AnyGame, games
from engines.computer.players import EASY, HARD, NORMAL, Computer, Thinker, computer, temperaments, variant
from engines.computer.search import Candidate, Thought, search_figures
from engines.contract.core import Public as AnyPublic
from engines.contract.core import Seat
from engines.contract.dice import Dice
from engines.kit.figures import Search
from tests.engines.kit.race import COMPUTER, FIGURES, Player, Public, Race, Rest, State, Walk
from tests.lab.strength.yardsticks import Greedy
from tests.support.stages import GAMES


@pytest.mark.parametrize("game", GAMES)
def test_every_level_has_its_numbers_and_its_character(game: AnyGame) -> None:
    name = temperaments(game)[0]
    assert computer(game, EASY) == computer(game, EASY, name) == Computer(variant(game, EASY))
    assert computer(game) == computer(game, NORMAL) == Computer(game)
    assert computer(game, NORMAL, name) == Computer(variant(game, name))
    assert computer(game, HARD, percent=7) == Thinker(game, 7)
    assert computer(game, HARD, name) == Thinker(variant(game, name), 100)
    assert len({id(game), id(variant(game, EASY)), id(variant(game, name))}) == 3


@pytest.mark.parametrize("percent", [0, -5])
def test_no_budget_is_refused(percent: int) -> None:
    with pytest.raises(ValueError, match=f"{percent} % is none"):
        computer(games()["magellan"], HARD, percent=percent)


def test_the_hard_one_keeps_to_its_part_of_the_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    game, given = games()["magellan"], []

    def think(game: AnyGame, state: object, seat: Seat, dice: Dice, budget: Search) -> Thought:
        given.append(budget)
        return Thought(Rest(), (Candidate(Rest()),))

    monkeypatch.setattr("engines.computer.players.think", think)
    computer(game, HARD, percent=50).move(game, object(), 0, Dice(b"think"))
    assert given == [search_figures(game, 50)] != [search_figures(game)]


class OpenRace(Race):
    """Everybody sees how far each has come."""

    def scores(self, public: AnyPublic) -> tuple[int, ...]:
        assert isinstance(public, Public)
        return tuple(public.distances)

    def redeal(self, state: State, seat: Seat | None, dice: Dice) -> State:
        return deepcopy(state)


def test_the_greedy_one_makes_the_move_after_which_it_is_the_most_ahead() -> None:
    game, state = OpenRace(FIGURES, COMPUTER), State([Player(4), Player(9)])
    assert Greedy().move(game, state, 0, Dice(b"greedy")) == Walk(3)
    assert state == State([Player(4), Player(9)])
