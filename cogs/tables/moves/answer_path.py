"""The answer that a click carries: a path through the engine's questions.

A button says where it stands (table, version, path), never what it does: the meaning is looked up in what
the engine asks now. A path tells which option was taken at each question. The fingerprint tells whether
those questions are still the ones that the person saw.

A question with one possible answer is not asked: `follow` answers it. It does so in a person's own panel
alone, where nobody else sees what was asked, and it makes no move: the last press before one is a person's.
"""

from __future__ import annotations

import base64
import hashlib
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from engines.computer.search import answers_of
from engines.contract.core import (
    Amount,
    Ask,
    Draft,
    Move,
    Option,
    Pick,
    PickSome,
    Question,
    Rejected,
    Value,
    admits,
    answer,
    only_answer,
)

NOTHING = "~"
"""The step that chooses none of the options."""
MOST_DIGITS = 9
"""Of a number in a path: longer ones are never meant seriously."""


class AnswerPath(NamedTuple):
    """Where in a table's questions a button stands."""

    table_id: str
    version: str
    """The `version_token` of the table when the button was shown."""
    fingerprint: str
    path: tuple[str, ...]


class PartialMove(NamedTuple):
    """What a path leads to: a move as far as it has been answered."""

    asked: tuple[Question, ...]
    draft: Draft
    question: Question | None
    """What is asked next; None when the move is complete."""
    steps: tuple[str, ...] = ()
    """The answer to each question of `asked`."""
    given: int = 0
    """How many of the steps were in the path; those after them had to be taken."""

    @property
    def fingerprint(self) -> str:
        """Of the questions that the path answers."""
        return fingerprint(self.asked[: self.given])


def fingerprint(questions: Sequence[Question]) -> str:
    digest = hashlib.blake2s(msgspec.json.encode(list(questions)), digest_size=5).digest()
    return base64.b32encode(digest).decode()


def follow(ask: Ask, path: Sequence[str]) -> PartialMove:
    """Walk a path through the questions that are asked now, and on to the next one that leaves a choice.
    Raises Rejected where it leads nowhere."""
    move = PartialMove((), {}, ask({}))
    for step in path:
        move = _answered(ask, move, step)
    return _filled_in(ask, move._replace(given=len(path)))


def press(ask: Ask, move: PartialMove, step: str) -> PartialMove:
    """What one more step leads to."""
    move = _answered(ask, move, step)
    return _filled_in(ask, move._replace(given=len(move.steps)))


def _answered(ask: Ask, move: PartialMove, step: str) -> PartialMove:
    if move.question is None:
        raise Rejected("table-no-such-move")
    draft = answer(move.draft, move.question, read_step(move.question, step))
    return PartialMove((*move.asked, move.question), draft, ask(draft), (*move.steps, step), move.given)


def _filled_in(ask: Ask, move: PartialMove) -> PartialMove:
    """Answer what has one possible answer. Neither the kind of move nor, where only that was named, the last
    answer: a person makes the move."""
    while move.steps and move.question is not None:
        step = only_step(move.question)
        if step is None:
            return move
        then = _answered(ask, move, step)
        if then.question is None and move.given == 1:
            return move
        move = then
    return move


# --- steps -----------------------------------------------------------------------------------------------


def step_of_index(*indexes: int) -> str:
    return "+".join(map(str, indexes)) or NOTHING


def step_of_amount(amount: int) -> str:
    return f"={amount}"


def path_to(ask: Ask, move: Move) -> tuple[str, ...]:
    """The steps that lead to a move."""
    return tuple(_step_to(question, value) for _, question, value in answers_of(ask, move))


def same_answers(ask: Ask, move: PartialMove) -> PartialMove:
    """The answers that were given to other questions as answers to those that are asked now. Raises Rejected
    where one of them isn't asked or offered."""
    now = PartialMove((), {}, ask({}))
    for question, step in zip(move.asked[: move.given], move.steps, strict=False):
        if now.question is None or now.question.field != question.field:
            raise Rejected("table-not-offered")
        now = _answered(ask, now, _step_to(now.question, read_step(question, step)))
    return _filled_in(ask, now._replace(given=move.given))


def _step_to(question: Question, value: Any) -> str:
    """The step that gives a question this answer; Rejected where it isn't offered."""
    if isinstance(question, Amount):
        return step_of_amount(value)
    offered = [option.value for option in question.options]
    chosen = value if isinstance(question, PickSome) else [value]
    if any(one not in offered for one in chosen):
        raise Rejected("table-not-offered")
    return step_of_index(*map(offered.index, chosen))


def only_step(question: Question) -> str | None:
    """The step that answers a question with one possible answer; None for any other question."""
    if only_answer(question) is None:
        return None
    if isinstance(question, Amount):
        return step_of_amount(question.low)
    if isinstance(question, PickSome) and not question.most:
        return NOTHING
    return step_of_index(*(n for n, option in enumerate(question.options) if option.barred is None))


def read_step(question: Question, step: str) -> Value:
    """The answer that one step of a path stands for; Rejected when the question does not admit it."""
    value: Value | None
    if isinstance(question, Amount):
        value = read_number(step.removeprefix("=")) if step.startswith("=") else None
        below_zero = read_number(step.removeprefix("=-")) is not None and step.startswith("=-")
        if below_zero or (value is not None and not admits(question, value)):
            raise Rejected("panel-number-range", low=question.low, high=question.high)
    else:
        indexes = [] if step == NOTHING else [read_number(part) for part in step.split("+")]
        chosen = [_option(question.options, index) for index in indexes]
        value = chosen  # type: ignore[assignment]  # what is not admitted is refused below
        if isinstance(question, Pick):
            value = chosen[0] if len(chosen) == 1 else None
    if value is None or not admits(question, value):
        raise Rejected("table-not-offered")
    return value


def read_number(text: str) -> int | None:
    """A whole number of a path or a custom_id; None for anything else."""
    return int(text) if text.isascii() and text.isdigit() and len(text) <= MOST_DIGITS else None


def _option(options: Sequence[Option], index: int | None) -> Value | None:
    return None if index is None or index >= len(options) else options[index].value
