"""The table of actions: what is offered, refused and made goes through it."""

from __future__ import annotations

import pytest

from engines.contract.core import Amount, Rejected, Seat, say
from engines.contract.dice import Dice
from engines.kit.actions import Action, Actions, refusal, tag
from tests.engines.kit.race import (
    ACTIONS,
    RESTING,
    WALKING,
    Board,
    Figures,
    Play,
    Player,
    Rest,
    State,
    Walk,
    ask_walk,
    check_walk,
    may_walk,
    walk,
)


def board(turns: int = 0) -> Board:
    return Board(Figures(goal=10, longest=3), State([Player(), Player()], turns=turns))


def play() -> Play:
    return Play(Figures(goal=10, longest=3), State([Player(), Player()]), Dice(b"kit"))


def test_a_kind_is_known_by_the_tag_of_its_move() -> None:
    assert tag(Walk) == "walk"
    assert "walk" in ACTIONS
    assert "swim" not in ACTIONS


def test_a_kind_cannot_belong_to_two_phases() -> None:
    with pytest.raises(ValueError, match="walk"):
        Actions(WALKING, RESTING, WALKING)


def test_the_gate_is_asked_first_and_told_the_kind() -> None:
    with pytest.raises(Rejected) as error:
        ACTIONS.may(board(turns=2), 1, "walk")
    assert error.value.reason == say("race-no-not-your-turn", kind="walk")


def test_then_whether_the_kind_is_possible() -> None:
    assert ACTIONS.refusal(board(turns=2), 0, "walk") == say("race-no-tired")
    assert ACTIONS.refusal(board(turns=2), 0, "rest") is None


def test_then_the_values_of_the_move() -> None:
    ACTIONS.check(board(), 0, Walk(3))
    with pytest.raises(Rejected) as error:
        ACTIONS.check(board(), 0, Walk(4))
    assert error.value.reason == say("race-no-too-far", most=3)
    with pytest.raises(Rejected) as error:
        ACTIONS.check(board(turns=2), 0, Walk(4))
    assert error.value.reason == say("race-no-tired")


def test_a_kind_without_values_is_checked_by_its_gate_alone() -> None:
    ACTIONS.check(board(), 0, Rest())
    with pytest.raises(Rejected):
        ACTIONS.check(board(), 1, Rest())


def test_no_gate_lets_everybody_pass() -> None:
    Actions(WALKING, RESTING).check(board(), 1, Rest())


@pytest.mark.parametrize("kind", ["swim", 7, ["walk"]])
def test_an_unknown_kind_is_refused(kind: str | int | list[str]) -> None:
    with pytest.raises(Rejected) as error:
        ACTIONS.ask(board(), 0, {"move": kind})
    assert error.value.reason.key == "table-no-such-move"


def test_the_fields_are_asked_for_until_all_are_answered() -> None:
    question = ACTIONS.ask(board(), 0, {"move": "walk"})
    assert isinstance(question, Amount)
    assert question.field == "steps"
    assert ACTIONS.ask(board(), 0, {"move": "walk", "steps": 2}) is None
    assert ACTIONS.ask(board(), 0, {"move": "rest"}) is None


def test_nobody_is_asked_about_a_move_they_may_not_make() -> None:
    with pytest.raises(Rejected):
        ACTIONS.ask(board(), 1, {"move": "walk"})


def test_a_kind_without_legal_values_is_neither_offered_nor_asked_about() -> None:
    def possible(board: Board, seat: Seat) -> None:
        raise board.no("no-way")

    actions = Actions({Walk: Action(may_walk, walk, check_walk, ask_walk, possible)})
    assert actions.refusal(board(turns=2), 0, "walk") == say("race-no-tired")
    assert actions.option(board(), 0, "walk").barred == say("race-no-no-way")
    with pytest.raises(Rejected) as error:
        actions.ask(board(), 0, {"move": "walk"})
    assert error.value.reason == say("race-no-no-way")
    with pytest.raises(Rejected) as error:
        actions.check(board(), 0, Walk(4))
    assert error.value.reason == say("race-no-too-far", most=3), "the values say more precisely what is wrong"


def test_a_kind_as_an_option_is_barred_with_the_reason() -> None:
    hint = say("race-hint")
    option = ACTIONS.option(board(), 0, "walk", hint=hint)
    assert (option.value, option.text, option.hint, option.barred) == (
        "walk",
        say("race-kind-walk"),
        hint,
        None,
    )
    assert ACTIONS.option(board(turns=2), 0, "walk").barred == say("race-no-tired")


def test_a_move_is_made_by_its_kind() -> None:
    made = play()
    ACTIONS.make(made, 0, Walk(2))
    assert made.player(0).distance == 2


def test_a_refusal_is_the_reason_of_a_check() -> None:
    def check(number: int) -> None:
        if number:
            raise Rejected("kit-no", number=number)

    assert refusal(check, 0) is None
    assert refusal(check, 3) == say("kit-no", number=3)
