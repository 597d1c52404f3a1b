"""Why the computer would make a move: told for every real decision, the same whatever is hidden, and for the
very move that `suggest` makes."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import msgspec
import pytest

from data.words import Phrases, languages
from engines import AnyGame, Dice
from engines.contract.core import Ask, Draft, Move, Pick, Question, Say, Seat, only_answer, open_options
from engines.contract.core import answer as answered
from tests.conformance.tables import setups, whole_game
from tests.support.played_games import Moment
from tests.support.stages import FINISHED

NAMES = ("Ruth", "Otto", "Inge", "Emil", "Anna", "Karl")
EVERY = 3
"""Of the moments of a walk one in so many is looked at."""


def one_answer(question: Question) -> bool:
    """Whether a question leaves no choice; orders for later are none."""
    if isinstance(question, Pick) and question.field == "move":
        return len([option for option in open_options(question) if not option.rare]) <= 1
    return only_answer(question) is not None


def forced(ask: Ask, move: dict[str, object]) -> bool:
    """Whether the questions on the way to this move leave no choice."""
    draft: Draft = {}
    while (question := ask(draft)) is not None:
        if not one_answer(question):
            return False
        only = only_answer(question)
        draft = answered(draft, question, str(move["move"]) if only is None else only)
    return True


def explained(game: AnyGame, state: object, seat: Seat, number: int) -> tuple[Move, Say | None]:
    ask = game.asking(state, seat, explained=False)
    return game.explain(game.view(state, seat), ask, Dice(b"reason", number))


def merit(game: AnyGame, state: object, seat: Seat, move: Move) -> Say | None:
    ask = game.asking(state, seat, explained=False)
    return game.merit(game.view(state, seat), ask, move, Dice(b"merit"))


def moments(game: AnyGame) -> Iterator[tuple[Moment, Seat]]:
    for setup in setups(game, sample=1):
        for moment in whole_game(game, setup):
            if moment.number % EVERY == 1:
                yield moment, game.waiting(moment.state)[0]


@pytest.mark.parametrize("game", FINISHED)
def test_every_decision_has_a_reason(game: AnyGame) -> None:
    """In whole games; in every language, in a sentence or two; and it is the reason for what it does."""
    words = [Phrases(language, NAMES) for language in languages()]
    for moment, seat in moments(game):
        move, reason = explained(game, moment.state, seat, moment.number)
        assert move == game.policy(moment.state, seat, Dice(b"reason", moment.number))
        ask = game.asking(moment.state, seat)
        if reason is None:
            assert forced(ask, msgspec.to_builtins(move)), move
            continue
        for phrases in words:
            assert 10 < len(phrases(reason)) < 300, reason


@pytest.mark.parametrize("game", FINISHED)
def test_a_reason_tells_nothing_that_is_hidden(game: AnyGame) -> None:
    """Nor does what speaks for another move: a search may prefer it."""
    for moment, seat in islice(moments(game), 0, None, 3):
        states = moment.state, game.redeal(moment.state, seat, Dice(b"hidden", moment.number))
        told = [explained(game, state, seat, moment.number) for state in states]
        assert told[0] == told[1]
        for move in (game.alternatives(moment.state, seat, told[0][0], Dice(b"others")) or [])[:2]:
            merits = [merit(game, state, seat, move) for state in states]
            assert merits[0] == merits[1]
