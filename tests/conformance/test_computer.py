"""What every computer player promises: it knows no more than its seat; the same dice give the same move."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import pytest
from msgspec.structs import replace

from engines import AnyGame, Dice
from engines.computer.players import LEVELS, computer
from engines.computer.search import answers_of, found_in_questions, search_figures, think
from engines.contract.core import Seat, answer
from engines.kit.figures import Search
from tests.conformance.tables import setups, whole_game
from tests.support.played_games import Moment
from tests.support.stages import GAMES

SMALL = Search(playouts=8, candidates=3, horizon=6, sure=0.0)
"""Easily persuaded, so that a leak would show."""
EVERY = 17
"""Of the moments of a walk one in so many is looked at."""


def moments(game: AnyGame) -> Iterator[tuple[Moment, Seat]]:
    """Some moments of some games, each with a seat that is asked."""
    for setup in setups(game, sample=1):
        for moment in whole_game(game, setup):
            if moment.number % EVERY == 1:
                yield moment, game.waiting(moment.state)[0]


def budgets(game: AnyGame) -> list[Search]:
    """SMALL, and the same with the doubt of hard players, who then ask `Game.appraise` about each move."""
    hard = search_figures(game)
    return [SMALL, replace(SMALL, doubt=hard.doubt, width=hard.width)] if hard.doubt else [SMALL]


@pytest.mark.parametrize("game", GAMES)
def test_the_short_way_to_a_move_is_the_same_player(game: AnyGame) -> None:
    for moment, seat in moments(game):
        dice = [Dice(b"policy", moment.number) for _ in range(2)]
        view, ask = game.view(moment.state, seat), game.asking(moment.state, seat, explained=False)
        assert game.policy(moment.state, seat, dice[0]) == game.suggest(view, ask, dice[1])


@pytest.mark.parametrize("game", GAMES)
def test_it_does_the_same_whatever_is_hidden_from_it(game: AnyGame) -> None:
    for moment, seat in moments(game):
        other = game.redeal(moment.state, seat, Dice(b"hidden", moment.number))
        for player in (computer(game, level) for level in LEVELS[:2]):
            chosen = [player.move(game, state, seat, Dice(b"chance")) for state in (moment.state, other)]
            assert chosen[0] == chosen[1]


@pytest.mark.parametrize("game", GAMES)
def test_it_thinks_the_same_whatever_is_hidden_from_it(game: AnyGame) -> None:
    """Candidates, worlds and results too: a hint shows them. The same dice, the same thought."""
    for moment, seat in islice(moments(game), 0, None, 3):
        other = game.redeal(moment.state, seat, Dice(b"hidden", moment.number))
        before = game.encode(moment.state)
        for budget in budgets(game):
            thoughts = [think(game, state, seat, Dice(b"think"), budget) for state in (moment.state, other)]
            assert thoughts[0] == thoughts[1]
        assert game.encode(moment.state) == before


@pytest.mark.parametrize("game", GAMES)
def test_what_it_compares_is_legal(game: AnyGame) -> None:
    for moment, seat in moments(game):
        usual = game.policy(moment.state, seat, Dice(b"usual"))
        others = found_in_questions(game, moment.state, seat, usual, Dice(b"others"))
        better = game.alternatives(moment.state, seat, usual, Dice(b"others")) or []
        for move in (usual, *others[:4], *better):
            game.apply(game.decode(game.encode(moment.state)), seat, move, Dice(b"try"))


@pytest.mark.parametrize("game", GAMES)
def test_every_move_is_an_answer_to_questions(game: AnyGame) -> None:
    for moment, seat in moments(game):
        if moment.seat == seat:
            draft, question, value = list(answers_of(game.asking(moment.state, seat), moment.move))[-1]
            assert game.read_move(answer(draft, question, value)) == moment.move
