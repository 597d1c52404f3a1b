"""The custom_ids of buttons, menus and forms: a verb, and what it is about."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

from cogs.tables.answers import AnswerPath, read_number

PREFIX = "p1"  # of every custom_id of ours; a new shape of the ids gets a new number


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
    number = read_number(parts[-1]) if parts else None
    if number is None:
        raise BadId(":".join(parts))
    return number


class AnswerId(AnswerPath):
    """The path that a button of the panel carries, as a custom_id."""

    __slots__ = ()

    @property
    def parts(self) -> tuple[str, str, str, str]:
        """What follows the verb."""
        return self.table_id, self.version, self.fingerprint, ".".join(self.path)

    @classmethod
    def read(cls, parts: Sequence[str]) -> AnswerId:
        if len(parts) != 4:
            raise BadId(":".join(parts))
        path = tuple(parts[3].split(".")) if parts[3] else ()
        return cls(parts[0], parts[1], parts[2], path)
