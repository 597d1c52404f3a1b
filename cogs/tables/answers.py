"""The answer that a click carries: a path through the engine's questions.

A button says where it stands (table, version, path), never what it does: the meaning is looked up in what
the engine asks now. A path tells which option was taken at each question. The fingerprint tells whether
those questions are still the ones that the person saw.
"""

from __future__ import annotations

import base64
import hashlib
from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from engines.core import Amount, Ask, Draft, Option, Pick, Question, Rejected, Seat, Value, admits, answer
from engines.table import Table, done_again

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

    @property
    def fingerprint(self) -> str:
        return fingerprint(self.asked)


def version_token(table: Table, seat: Seat, number: int | None = None) -> str:
    """What a button carries instead of the version: a count would tell that somebody moved in secret."""
    which = table.number if number is None else number
    digest = hashlib.blake2s(f"{which}/{seat}".encode(), key=table.key[:32], digest_size=4).digest()
    return base64.b32encode(digest).decode().rstrip("=")


def fingerprint(questions: Sequence[Question]) -> str:
    digest = hashlib.blake2s(msgspec.json.encode(list(questions)), digest_size=5).digest()
    return base64.b32encode(digest).decode()


def follow(ask: Ask, path: Sequence[str]) -> PartialMove:
    """Walk a path through the questions that are asked now. Raises Rejected where it leads nowhere."""
    draft: Draft = {}
    asked: list[Question] = []
    question = ask(draft)
    for step in path:
        if question is None:
            raise Rejected("table-no-such-move")
        asked.append(question)
        draft = answer(draft, question, read_step(question, step))
        question = ask(draft)
    return PartialMove(tuple(asked), draft, question)


def is_current(table: Table, seat: Seat, clicked: AnswerPath, move: PartialMove) -> bool:
    """Whether a button still means what it meant when it was shown.

    Either nothing has happened since; or others have moved (at simultaneous questions), while this seat has
    not and is asked exactly the same: a second click of the same person never counts twice.
    """
    if clicked.version == version_token(table, seat) or not clicked.path:
        return True
    again = done_again(table.log)  # not by this person: somebody else has taken a move back
    for entry in reversed(table.log):
        if entry.seat == seat and entry.number not in again:
            return False
        if clicked.version == version_token(table, seat, entry.number - 1):
            return clicked.fingerprint == move.fingerprint
    return False  # too old to know what happened since


# --- steps -----------------------------------------------------------------------------------------------


def step_of_index(*indexes: int) -> str:
    return "+".join(map(str, indexes)) or NOTHING


def step_of_amount(amount: int) -> str:
    return f"={amount}"


def read_step(question: Question, step: str) -> Value:
    """The answer that one step of a path stands for; Rejected when the question does not admit it."""
    value: Value | None
    if isinstance(question, Amount):
        value = read_number(step.removeprefix("=")) if step.startswith("=") else None
        if value is not None and not admits(question, value):
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
