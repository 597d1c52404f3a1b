"""custom_ids and the paths they carry.

A button says where it is (table, version, path), never what it does: the meaning is looked up in what the
engine asks now. A path is the way through the questions: which option was taken at each of them. The
fingerprint tells whether those questions are still the ones the person saw.
"""

from __future__ import annotations

import base64
import hashlib
from collections.abc import Sequence
from enum import StrEnum
from typing import NamedTuple

import msgspec

from engines.core import Amount, Ask, Draft, Pick, Question, Rejected, Seat, Value, admits, answer
from engines.table import Table

PREFIX = "p1"  # of every custom_id of ours; a new shape of the ids gets a new number
NOTHING = "~"


class BadId(ValueError):
    """A custom_id that we never wrote."""


class Verb(StrEnum):
    """What a button, menu or form does. The values stand in messages that were sent long ago: keep them."""

    # the lobby
    JOIN = "join"
    LEAVE = "leave"
    ADD_COMPUTER = "robot"
    REMOVE_COMPUTER = "norobot"
    CHANGE_SETTING = "setting"
    START = "start"
    CANCEL = "cancel"
    REMATCH = "again"

    # the panel
    PLAY = "play"
    ANSWER = "ask"
    """Answer a question of the engine."""
    CONFIRM = "sure"
    """Make a move that had to be confirmed."""
    BACK = "back"
    CHOOSE_SECTION = "section"
    """Choose one of several menus."""
    ENTER_NUMBER = "form"
    """Open the form for a number that has no button."""
    UNDO = "undo"
    REQUEST_UNDO = "wish"
    """Ask the others to agree to an undo."""
    OUTLOOK = "outlook"

    # a table
    HAND = "hand"
    BOARD = "board"
    IN_WORDS = "words"
    RULES = "rules"
    RESIGN = "resign"
    END = "end"
    TABLES = "tables"
    STATS = "stats"

    # looking back
    LOG = "log"
    REPLAY = "replay"
    FILM = "film"
    SCORE = "score"
    RECORD = "record"
    DROP_RECORD = "unshelve"
    """Delete the record that this person uploaded."""

    # absence
    VOTE = "ballot"
    STOP_REMINDERS = "hush"
    FIND_SUBSTITUTE = "handon"
    """Offer one's seat, from a reminder."""
    RETURN = "return"
    TAKE_SEAT = "sit"
    """Ask for confirmation before taking over a seat."""
    CONFIRM_TAKE_SEAT = "sitdown"
    OFFER_SEAT = "offer"
    KEEP_SEAT = "keep"

    # settings
    OWN_SETTINGS = "own"
    CHANGE_OWN_SETTING = "setown"
    SERVER_SETTINGS = "server"
    CHANGE_SERVER_SETTING = "setserver"
    CHANGE_CHANNELS = "setchannels"
    ENTER_TIMES = "settime"
    """Open the form for time zone and quiet hours."""
    CHANGE_TIMES = "settimes"
    """Save that form."""

    # privacy
    PRIVACY = "privacy"
    EXPORT = "export"
    LEAVE_STATS = "uncount"
    REJOIN_STATS = "recount"
    FORGET = "forget"
    """Ask for confirmation before deleting everything."""
    CONFIRM_FORGET = "forgetall"


def pack(verb: Verb, *parts: object, number: int | None = None) -> str:
    """The custom_id of a button or menu. `number` keeps the ids of several like ones in a message apart."""
    custom_id = ":".join([PREFIX, f"{verb}{'' if number is None else number}", *map(str, parts)])
    if len(custom_id) > 100:
        raise ValueError(f"custom_id too long: {custom_id}")
    return custom_id


def unpack(custom_id: str) -> tuple[Verb, list[str]] | None:
    """The verb and its arguments; None for an id that is not ours."""
    prefix, _, rest = custom_id.partition(":")
    if prefix != PREFIX or not rest:
        return None
    name, *parts = rest.split(":")
    try:
        return Verb(name.rstrip("0123456789")), parts
    except ValueError:
        return None


def page_number(parts: Sequence[str]) -> int:
    """Of a list with pages: what comes last in the id of its buttons."""
    number = _number(parts[-1]) if parts else None
    if number is None:
        raise BadId(":".join(parts))
    return number


def token(table: Table, seat: Seat, number: int | None = None) -> str:
    """What a button carries instead of the version: a count would tell that somebody moved in secret."""
    which = table.number if number is None else number
    digest = hashlib.blake2s(f"{which}/{seat}".encode(), key=table.key[:32], digest_size=4).digest()
    return base64.b32encode(digest).decode().rstrip("=")


class Spot(NamedTuple):
    """Where in a table's questions a button stands."""

    table: str
    version: str
    """A token of the version, not the number."""
    fingerprint: str
    path: tuple[str, ...]

    def pack(self, verb: Verb, number: int | None = None) -> str:
        path = ".".join(self.path)
        return pack(verb, self.table, self.version, self.fingerprint, path, number=number)

    @classmethod
    def read(cls, parts: Sequence[str]) -> Spot:
        if len(parts) != 4:
            raise BadId(":".join(parts))
        path = tuple(parts[3].split(".")) if parts[3] else ()
        return cls(parts[0], parts[1], parts[2], path)


class Trail(NamedTuple):
    """A path walked: what was asked, what was answered, what is asked next (None: the move is complete)."""

    asked: tuple[Question, ...]
    draft: Draft
    question: Question | None

    @property
    def fingerprint(self) -> str:
        return fingerprint(self.asked)


def fingerprint(questions: Sequence[Question]) -> str:
    digest = hashlib.blake2s(msgspec.json.encode(list(questions)), digest_size=5).digest()
    return base64.b32encode(digest).decode()


def follow(ask: Ask, path: Sequence[str]) -> Trail:
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
    return Trail(tuple(asked), draft, question)


def step_of_index(*indexes: int) -> str:
    return "+".join(map(str, indexes)) or NOTHING


def step_of_amount(amount: int) -> str:
    return f"={amount}"


def read_step(question: Question, step: str) -> Value:
    """The answer that one step of a path stands for; Rejected when the question does not admit it."""
    value: Value | None
    if isinstance(question, Amount):
        value = _number(step.removeprefix("=")) if step.startswith("=") else None
        if value is not None and not admits(question, value):
            raise Rejected("panel-number-range", low=question.low, high=question.high)
    else:
        indexes = [] if step == NOTHING else [_number(part) for part in step.split("+")]
        chosen = [_option(question.options, index) for index in indexes]
        value = chosen  # type: ignore[assignment]
        if isinstance(question, Pick):
            value = chosen[0] if len(chosen) == 1 else None
    if value is None or not admits(question, value):
        raise Rejected("table-not-offered")
    return value


def _number(text: str) -> int | None:
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else None


def _option(options: Sequence[object], index: int | None) -> Value | None:
    if index is None or index >= len(options):
        return None
    return options[index].value  # type: ignore[attr-defined,no-any-return]
