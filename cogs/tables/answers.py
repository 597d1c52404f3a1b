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

from engines.core import (
    Amount,
    Ask,
    Draft,
    Move,
    Option,
    Pick,
    PickSome,
    Question,
    Rejected,
    Seat,
    Value,
    View,
    admits,
    answer,
    only_answer,
)
from engines.search import answers_of
from engines.table import Entry, Table, done_again

NOTHING = "~"
"""The step that chooses none of the options."""
ENTRIES_IN_TOKEN = 12
"""Entries of the log, the newest, that a token depends on: each press and its answer must differ even where
the same position comes again."""
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


def version_token(table: Table, seat: Seat) -> str:
    """What a button carries instead of the version of the table: a hash of what this seat knows. It changes
    with every move that this seat makes or is told of, and never with what others do in secret."""
    return _token(table, seat, table.view(seat), _known_to(table, seat))


def _token(table: Table, seat: Seat, view: View[Any, Any], known: Sequence[Entry]) -> str:
    lines = [
        (
            entry.at,
            entry.move if entry.seat == seat else None,
            entry.takes_back is not None,
            [event for event in entry.events if event.to in (None, seat)],
        )
        for entry in known[-ENTRIES_IN_TOKEN:]
    ]
    content = msgspec.json.encode([seat, view, lines], order="deterministic")
    digest = hashlib.blake2s(content, key=table.key[:32], digest_size=4).digest()
    return base64.b32encode(digest).decode().rstrip("=")


def _known_to(table: Table, seat: Seat) -> list[Entry]:
    """The entries of the log that this seat made or was told of. What was done again because somebody else
    took a move back is left out: its owner has done nothing, and need not know."""
    again = done_again(table.log)
    return [
        entry
        for entry in table.log
        if entry.number not in again
        and not entry.folded
        and (entry.seat == seat or any(event.to in (None, seat) for event in entry.events))
    ]


def has_moved_since(table: Table, seat: Seat, version: str) -> bool:
    """Whether this seat has made or undone a move since it was shown a button with this `version_token`.
    Others may have moved meanwhile. True if the button is too old to tell."""
    if version == version_token(table, seat):
        return False
    again, known = done_again(table.log), _known_to(table, seat)
    for entry in reversed(table.log):
        if entry.number in again or entry.folded:
            continue
        if entry.seat == seat:
            return True
        view = table.game.view(table.game.decode(bytes(entry.before)), seat)
        if version == _token(table, seat, view, [one for one in known if one.number < entry.number]):
            return False
    return True


def require_undo_current(table: Table, seat: Seat, version: str | None) -> None:
    """Raise Rejected, with what became of the move, unless an undo still means the move that it meant when it
    was offered. `version` is None in buttons from before it was noted."""
    if version is not None and not has_moved_since(table, seat, version):
        return
    last = next((entry for entry in reversed(table.log) if entry.seat == seat), None)
    undone = version is not None and last is not None and last.takes_back is not None
    raise Rejected("undo-already-done" if undone else "panel-stale")


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


def follow_click(table: Table, seat: Seat, clicked: AnswerPath) -> PartialMove:
    """What a click leads to. Raises Rejected, with what became of it, if the button is out of date."""
    try:
        move = follow(lambda draft: table.ask(seat, draft), clicked.path)
    except Rejected:
        if clicked.version == version_token(table, seat):
            raise
        raise _out_of_date(table, seat, clicked) from None
    if not is_current(table, seat, clicked, move):
        raise _out_of_date(table, seat, clicked)
    return move


def _out_of_date(table: Table, seat: Seat, clicked: AnswerPath) -> Rejected:
    """Why an old button does nothing: this seat made the same move with it before, or the table has moved
    on."""
    last = next((entry for entry in reversed(table.log) if entry.seat == seat), None)
    if last is None or last.move is None or last.folded:
        return Rejected("panel-stale")
    before = table.game.decode(bytes(last.before))
    try:
        meant = follow(lambda draft: table.game.ask(before, seat, draft), clicked.path)
    except Rejected:
        return Rejected("panel-stale")
    read = table.game.read_move
    done = meant.question is None and read(dict(meant.draft)) == read(last.move)
    return Rejected("panel-already-done" if done else "panel-stale")


def is_current(table: Table, seat: Seat, clicked: AnswerPath, move: PartialMove) -> bool:
    """Whether a button still means what it meant when it was shown.

    This seat has not moved since, so that a second click of the same person never counts twice; and it is
    asked exactly the same. A typed answer has no fingerprint: it was read from what is asked now.
    """
    if not clicked.path:
        return True
    if clicked.fingerprint and clicked.fingerprint != move.fingerprint:
        return False
    return not has_moved_since(table, seat, clicked.version)


# --- steps -----------------------------------------------------------------------------------------------


def step_of_index(*indexes: int) -> str:
    return "+".join(map(str, indexes)) or NOTHING


def step_of_amount(amount: int) -> str:
    return f"={amount}"


def path_to(ask: Ask, move: Move) -> tuple[str, ...]:
    """The steps that lead to a move."""
    steps = []
    for _, question, value in answers_of(ask, move):
        if isinstance(question, Amount):
            steps.append(step_of_amount(value))  # type: ignore[arg-type]  # an amount is a number
        else:
            offered: list[Any] = [option.value for option in question.options]
            chosen: Any = value if isinstance(question, PickSome) else [value]
            steps.append(step_of_index(*map(offered.index, chosen)))
    return tuple(steps)


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
