"""Promises 1 and 6: random walks reach the end, whatever is offered is accepted, nothing gets lost."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from engines import AnyGame
from engines.computer.search import answers_of
from engines.contract.core import (
    Amount,
    Ask,
    Draft,
    Outcome,
    Pick,
    PickSome,
    Question,
    Rejected,
    admits,
    answer,
    open_options,
)
from engines.contract.dice import Dice
from tests.conformance.tables import Walk, setups, whole_game
from tests.support.stages import DRAFTS


@pytest.mark.parametrize("game", DRAFTS)
def test_walks_end_and_nothing_gets_lost(game: AnyGame) -> None:
    """Blind walkers see what nobody would do, computer players whole games."""
    for number, setup in enumerate(setups(game)):
        walk = Walk(game, setup, seed=1, clever=8 if number % 2 else 0)
        counted = game.census(walk.state)
        assert counted
        for moment in walk:
            assert game.census(moment.state) == counted, moment
            assert game.outcome(moment.state) is None, "there is no outcome before the end"
        assert game.census(walk.state) == counted
        _check_outcome(game.outcome(walk.state), setup.seats)


def _check_outcome(outcome: Outcome | None, seats: int) -> None:
    """Everybody has a place, in order, and the parts of a score add up."""
    assert outcome is not None
    standings = outcome.standings
    assert sorted(one.seat for one in standings) == list(range(seats))
    assert [one.rank for one in standings] == sorted(one.rank for one in standings)
    assert standings[0].rank == 1
    for one in standings:
        assert sum(part.points for part in one.parts) == one.total


@pytest.mark.parametrize("game", DRAFTS)
def test_everybody_who_is_waited_for_is_shown_as_asked_and_can_answer(game: AnyGame) -> None:
    for setup in setups(game):
        for moment in whole_game(game, setup):
            waiting = game.waiting(moment.state)
            asked = game.view(moment.state, None).public.asked
            assert set(waiting) <= set(asked)
            for seat in waiting:
                question = game.ask(moment.state, seat, {})
                assert question is not None
                assert question.field == "move"


@pytest.mark.parametrize("game", DRAFTS)
def test_every_single_option_leads_to_a_move_that_is_accepted(game: AnyGame) -> None:
    """The walks above try one answer each; here every open option of every question is followed."""
    for setup in setups(game, sample=1):
        for moment in whole_game(game, setup):
            if moment.number % 9:
                continue
            for seat in range(setup.seats):
                _follow_all(game, moment.state, seat, Dice(b"follow", moment.number, seat))


def _follow_all(game: AnyGame, state: object, seat: int, dice: Dice) -> None:
    ask, ask_briefly = game.asking(state, seat), game.asking(state, seat, explained=False)
    try:
        question = ask({})
    except Rejected:
        return
    assert isinstance(question, Pick)
    assert _bare(ask_briefly({})) == _bare(question), "a program is offered the same kinds of move"
    drafts = [answer({}, question, option.value) for option in open_options(question)]
    walk = game.walking(state, seat)
    assert _possible(walk) == {draft["move"] for draft in drafts}, "whoever walks blindly finds the same"
    while drafts:
        draft = drafts.pop()
        question = ask(draft)
        assert _bare(ask_briefly(draft)) == _bare(walk(draft)) == _bare(question), (
            "programs are asked the same"
        )
        if question is None:
            copy = game.decode(game.encode(state))
            game.apply(copy, seat, game.read_move(draft), Dice(b"move"))
            continue
        answers = _answers(question)
        if len(answers) > 6:
            dice.shuffle(answers)
            answers = answers[:6]
        for value in answers:
            assert admits(question, value)
            drafts.append(answer(draft, question, value))


def _possible(walk: Ask) -> set[object]:
    """The kinds of move with which the questions go on."""
    kinds = walk({})
    assert isinstance(kinds, Pick)
    return {option.value for option in open_options(kinds) if _goes_on(walk, {"move": option.value})}


def _goes_on(walk: Ask, draft: Draft) -> bool:
    try:
        walk(draft)
    except Rejected:
        return False
    return True


def _bare(question: Question | None) -> object:
    """What a question is about, without its words."""
    if question is None or isinstance(question, Amount):
        return question and (question.field, question.low, question.high)
    return question.field, [(option.value, option.barred is None) for option in question.options]


def _answers(question: Question) -> list[Any]:
    if isinstance(question, Amount):
        return sorted({question.low, question.high, *question.handy})
    values = [option.value for option in open_options(question)]
    if isinstance(question, PickSome):
        return [values[: question.least], values[: question.most]]
    return values


@pytest.mark.parametrize("game", DRAFTS)
def test_the_game_continues_when_a_right_lapses(game: AnyGame) -> None:
    for setup in setups(game):
        for moment in whole_game(game, setup):
            for seat in range(setup.seats):
                move = game.lapse(moment.state, seat)
                if move is None:
                    continue
                assert seat in game.waiting(moment.state)
                copy = game.decode(game.encode(moment.state))
                game.apply(copy, seat, move, Dice(b"lapse"))
                assert game.encode(copy) != game.encode(moment.state)


@pytest.mark.parametrize("game", DRAFTS)
def test_questions_fit_into_a_menu(game: AnyGame) -> None:
    """Twenty-five entries are what a menu holds; more need groups."""
    for setup in setups(game, sample=1):
        for moment in whole_game(game, setup):
            ask = game.asking(moment.state, moment.seat)
            for draft, question, _ in answers_of(ask, moment.move):
                asked = game.ask(moment.state, moment.seat, draft)
                assert question == asked, "one question after the other is no different"
                if not isinstance(question, Amount):
                    assert len(question.options) <= 25 or all(option.group for option in question.options)
                    assert msgspec.json.encode(question)
