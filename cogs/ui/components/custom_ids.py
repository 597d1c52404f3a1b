"""The custom_ids of buttons, menus and forms: a verb, and what it is about."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from enum import StrEnum
from types import MappingProxyType
from typing import Any, NamedTuple

from cogs.tables.moves.answer_path import AnswerPath, read_number

PREFIX = "p1"  # of every custom_id of ours; a new shape of the ids gets a new number


CUSTOM_ID_LIMIT = 100


OFF = "off"
"""The choice of a button that ends what another one has begun."""


class BadId(ValueError):
    """A custom_id that we never wrote."""


class Verb(StrEnum):
    """What a button, menu or form does. The values stand in messages that were sent long ago: keep them."""

    # the lobby
    JOIN = "join"
    LEAVE = "leave"
    ADD_COMPUTER = "robot"
    REMOVE_COMPUTER = "norobot"
    """Remove the computer player that was added last."""
    COMPUTERS = "robots"
    """Show the computer players of a lobby and what their levels mean; the host can change them here."""
    CHANGE_LEVEL = "level"
    REMOVE_THIS_COMPUTER = "dismiss"
    LOBBY_SETTINGS = "variant"
    """Show the settings of a lobby with their explanations; to the host also the menus to change them."""
    CHANGE_SETTING = "setting"
    START = "start"
    CANCEL = "cancel"
    """Ask for confirmation before calling off a lobby."""
    CONFIRM_CANCEL = "calloff"
    REMATCH = "again"
    TELL_ME = "tellme"
    """Tell somebody when a lobby is ready; with "off", no longer."""
    PLAYERS = "players"
    """Show how the people in a lobby tend to play; the host can remove them here."""
    REMOVE_PLAYER = "kick"
    BAR_PLAYER = "bar"
    """Remove somebody who may not join again."""
    LET_IN_PLAYER = "letin"
    OPEN_TABLES = "lobbies"
    """Show the lobbies of a server that have room."""
    CALL_ME = "callme"
    """Take the role that is called when a lobby opens; with "off", give it back."""

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
    UNDO_POINTS = "undopoints"
    """Show the earlier moves that such a request may name."""
    CHOOSE_UNDO_POINT = "undopoint"
    """Show the board before one of them."""
    OUTLOOK = "outlook"

    WRITE_NOTE = "note"
    """Open the form for a note to oneself."""
    KEEP_NOTE = "keepnote"
    HINT = "hint"
    """Ask what the computer would do."""
    COACH = "coach"
    """Have questions explained, or not."""

    # what there is
    GAMES = "games"
    """Show what the games are like."""
    OPEN_LOBBY = "open"

    # lessons
    LEARN = "learn"
    """Begin a lesson, or go on with it."""
    LEARN_ANEW = "learnanew"
    LEARN_ANEW_SURE = "learnsure"
    END_LESSON = "unlearn"

    # what-ifs
    TRY_OUT = "whatif"
    """Begin a private copy of a position; of a step of a replay, if one is named."""
    END_TRY_OUT = "endwhatif"

    # a table
    HAND = "hand"
    BOARD = "board"
    IN_WORDS = "words"
    RULES = "rules"
    LOOK_UP = "lookup"
    """Show a thing that was found."""
    RESIGN = "resign"
    NEVER_MIND = "nevermind"
    """Say no to a question that asks again."""
    END = "end"
    TABLES = "tables"
    STATS = "stats"

    # looking back
    LOG = "log"
    REPLAY = "replay"
    FILM = "film"
    SCORE = "score"
    REVIEW = "review"
    RECORD = "record"
    TAKE_HOME = "takehome"
    """Get a finished game as files for other programs, and as a picture."""
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
    FINDING = "finding"
    """Show a server's settings for finding players."""
    CHANGE_LIST = "setlist"
    """Choose the channel of the list of open lobbies."""
    CHANGE_ROLE = "setrole"
    MAKE_ROLE = "makerole"
    CHANGE_CALLS = "setcalls"
    """Choose how often the role is called."""
    ENTER_TIMES = "settime"
    """Open the form for time zone and quiet hours."""
    CHANGE_TIMES = "settimes"
    """Save that form."""

    # seasons
    ENTER_SEASON = "enter"
    DROP_OUT = "dropout"
    """Leave before the first round, or ask for confirmation later."""
    CONFIRM_DROP_OUT = "dropsure"
    BEGIN_SEASON = "kickoff"
    SEASON_SETTINGS = "seasonhow"
    CHANGE_SEASON = "setseason"
    MY_MATCH = "mymatch"
    CANCEL_SEASON = "noseason"
    CONFIRM_CANCEL_SEASON = "seasonoff"
    CHOOSE_SEASON = "seasons"
    MOVE_SEASON = "seasonhere"

    # privacy
    PRIVACY = "privacy"
    EXPORT = "export"
    LEAVE_STATS = "uncount"
    REJOIN_STATS = "recount"
    FORGET = "forget"
    """Ask for confirmation before deleting everything."""
    CONFIRM_FORGET = "forgetall"

    # for the owner of the bot
    OWNER = "owner"
    """Show how the bot is."""
    DRAIN = "drain"
    """Ask for confirmation before stopping the bot."""
    CONFIRM_DRAIN = "drainsure"
    ANNOUNCE = "announce"
    """Open the form for an announcement."""
    WRITE_ANNOUNCEMENT = "announcement"
    """Show what was written into that form as it will be."""
    CONFIRM_ANNOUNCEMENT = "announcesure"


def pack(verb: Verb, *parts: object, number: int | None = None) -> str:
    """The custom_id of a button or menu. `number` keeps the ids of several like ones in a message apart."""
    custom_id = _joined(f"{verb}{'' if number is None else number}", parts)
    if len(custom_id) > CUSTOM_ID_LIMIT:
        raise ValueError(f"custom_id too long: {custom_id}")
    return custom_id


def fits(verb: Verb, *parts: object) -> bool:
    """Whether a button can carry all this."""
    return len(_joined(verb, parts)) <= CUSTOM_ID_LIMIT


def _joined(verb: str, parts: Sequence[object]) -> str:
    return ":".join([PREFIX, verb, *map(str, parts)])


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


class AnswerId(AnswerPath):
    """The path that a button of the panel carries, as a custom_id."""

    __slots__ = ()

    def __str__(self) -> str:
        """What follows the verb."""
        return f"{self.table_id}:{self.version}:{self.fingerprint}:{'.'.join(self.path)}"

    @property
    def entry(self) -> str:
        """As an entry of a menu whose entries stand for several answers each: the path that the menu's own
        path grows to, and of which questions."""
        return f"{'.'.join(self.path)}:{self.fingerprint}"

    def choosing(self, entries: Sequence[str]) -> AnswerId:
        """The path with what was chosen in a menu."""
        path, _, print_ = entries[0].partition(":")
        if print_:
            return self._replace(path=tuple(path.split(".")), fingerprint=print_)
        return self._replace(path=(*self.path, "+".join(entries)))


# --- reading ---------------------------------------------------------------------------------------------


NO_ANSWER = AnswerId("", "", "", ())


class Pressed(NamedTuple):
    """A press as its handler gets it: the parts of the custom_id that its verb has, each of its type. Those
    that may be missing are None."""

    verb: Verb
    chosen: Sequence[str] = ()
    """What was chosen in a menu, or typed into a form, in its order."""
    typed: Mapping[str, str] = MappingProxyType({})
    """What was typed into each field of a form."""
    answer: AnswerId = NO_ANSWER
    """Which answer to a question a button of the panel stands for."""
    table_id: str = ""
    """A table, or a record that somebody uploaded."""
    version: str | None = None
    """What its reader knew when the button was shown; None in buttons from before it was noted."""
    seat: int = 0
    page: int | None = None
    place: int | None = None
    """Of a move that everybody saw: see `engines.tables.undo_points`."""
    turn: str = ""
    """Not empty: the page turns in place."""
    by: str | None = None
    at: str = ""
    mark: str = ""
    game: str = ""
    topic: str = ""
    field: str = ""
    opened: int = 0
    choice: str = ""
    computers: int | None = None
    """How many computer players there were when the button was shown."""
    computer: int = 0
    """Which computer player: the number of its name."""
    level: str = ""
    person: int = 0
    """Somebody's id."""
    season: str = ""

    @property
    def first(self) -> str:
        """What was chosen or typed first; empty if nothing was."""
        return self.chosen[0] if self.chosen else ""

    @property
    def ids(self) -> list[int]:
        """The channels or roles that were chosen."""
        return [int(one) for one in self.chosen if ID.fullmatch(one)]


ANSWER = "table_id version fingerprint path"
SHAPES: Mapping[Verb, str] = {
    Verb.JOIN: "table_id",
    Verb.LEAVE: "table_id",
    Verb.ADD_COMPUTER: "table_id computers? level?",
    Verb.REMOVE_COMPUTER: "table_id computers?",
    Verb.COMPUTERS: "table_id",
    Verb.CHANGE_LEVEL: "table_id computer level",
    Verb.REMOVE_THIS_COMPUTER: "table_id computer",
    Verb.LOBBY_SETTINGS: "table_id",
    Verb.CHANGE_SETTING: "table_id",
    Verb.START: "table_id",
    Verb.CANCEL: "table_id",
    Verb.CONFIRM_CANCEL: "table_id",
    Verb.REMATCH: "table_id",
    Verb.TELL_ME: "table_id choice?",
    Verb.PLAYERS: "table_id",
    Verb.REMOVE_PLAYER: "table_id person",
    Verb.BAR_PLAYER: "table_id person",
    Verb.LET_IN_PLAYER: "table_id person",
    Verb.OPEN_TABLES: "page?",
    Verb.CALL_ME: "choice?",
    Verb.PLAY: "table_id",
    Verb.ANSWER: ANSWER,
    Verb.CONFIRM: ANSWER,
    Verb.BACK: ANSWER,
    Verb.CHOOSE_SECTION: ANSWER,
    Verb.ENTER_NUMBER: ANSWER,
    Verb.UNDO: "table_id version?",
    Verb.REQUEST_UNDO: "table_id version? place?",
    Verb.UNDO_POINTS: "table_id page?",
    Verb.CHOOSE_UNDO_POINT: "table_id page",
    Verb.OUTLOOK: "table_id",
    Verb.WRITE_NOTE: "table_id",
    Verb.KEEP_NOTE: "table_id",
    Verb.HINT: "table_id",
    Verb.COACH: "table_id choice",
    Verb.GAMES: "",
    Verb.OPEN_LOBBY: "game",
    Verb.LEARN: "game",
    Verb.LEARN_ANEW: "game mark",
    Verb.LEARN_ANEW_SURE: "game mark",
    Verb.END_LESSON: "game mark",
    Verb.TRY_OUT: "table_id by? at?",
    Verb.END_TRY_OUT: "mark",
    Verb.HAND: "table_id",
    Verb.BOARD: "table_id",
    Verb.IN_WORDS: "table_id page?",
    Verb.RULES: "game topic",
    Verb.LOOK_UP: "",
    Verb.RESIGN: "table_id",
    Verb.NEVER_MIND: "",
    Verb.END: "table_id",
    Verb.TABLES: "page",
    Verb.STATS: "game page",
    Verb.LOG: "table_id page turn?",
    Verb.REPLAY: "table_id by? at? mark?",
    Verb.FILM: "table_id",
    Verb.SCORE: "table_id",
    Verb.REVIEW: "table_id",
    Verb.RECORD: "table_id",
    Verb.TAKE_HOME: "table_id",
    Verb.DROP_RECORD: "table_id?",
    Verb.VOTE: "table_id opened choice",
    Verb.STOP_REMINDERS: "table_id seat",
    Verb.FIND_SUBSTITUTE: "table_id seat",
    Verb.RETURN: "table_id seat?",
    Verb.TAKE_SEAT: "table_id seat",
    Verb.CONFIRM_TAKE_SEAT: "table_id seat",
    Verb.OFFER_SEAT: "table_id",
    Verb.KEEP_SEAT: "table_id",
    Verb.OWN_SETTINGS: "",
    Verb.CHANGE_OWN_SETTING: "field",
    Verb.SERVER_SETTINGS: "",
    Verb.CHANGE_SERVER_SETTING: "field",
    Verb.CHANGE_CHANNELS: "",
    Verb.FINDING: "",
    Verb.CHANGE_LIST: "",
    Verb.CHANGE_ROLE: "",
    Verb.MAKE_ROLE: "",
    Verb.CHANGE_CALLS: "field",
    Verb.ENTER_TIMES: "",
    Verb.CHANGE_TIMES: "",
    Verb.ENTER_SEASON: "season",
    Verb.DROP_OUT: "season",
    Verb.CONFIRM_DROP_OUT: "season",
    Verb.BEGIN_SEASON: "season",
    Verb.SEASON_SETTINGS: "season",
    Verb.CHANGE_SEASON: "season",
    Verb.MY_MATCH: "season",
    Verb.CANCEL_SEASON: "season",
    Verb.CONFIRM_CANCEL_SEASON: "season",
    Verb.CHOOSE_SEASON: "",
    Verb.MOVE_SEASON: "season",
    Verb.PRIVACY: "",
    Verb.EXPORT: "",
    Verb.LEAVE_STATS: "",
    Verb.REJOIN_STATS: "",
    Verb.FORGET: "",
    Verb.CONFIRM_FORGET: "",
    Verb.OWNER: "",
    Verb.DRAIN: "",
    Verb.CONFIRM_DRAIN: "",
    Verb.ANNOUNCE: "",
    Verb.WRITE_ANNOUNCEMENT: "",
    Verb.CONFIRM_ANNOUNCEMENT: "mark",
}
"""The parts after each verb, as fields of `Pressed` or of its `answer`. With a question mark: older buttons
lack it."""
NUMBERS = {"seat", "page", "place", "computers", "computer"}
ID = re.compile(r"[0-9]{1,20}")
WORD = re.compile(r"[A-Za-z0-9_-]*")
PATH = re.compile(r"[0-9.=+~]*")
LARGE = {"opened": re.compile(r"[0-9]{1,11}"), "person": re.compile(r"[0-9]{1,19}")}
"""Seconds since 1970, and ids of Discord."""


def read(custom_id: str) -> Pressed:
    """Read a custom_id. Raises BadId for anything that we never wrote, whatever it is."""
    known = unpack(custom_id)
    if known is None:
        raise BadId(custom_id)
    verb, parts = known
    names = SHAPES[verb].split()
    least = sum(not name.endswith("?") for name in names)
    if not least <= len(parts) <= len(names):
        raise BadId(custom_id)
    fields = [name.removesuffix("?") for name in names]
    read_parts = {name: _part(name, part) for name, part in zip(fields, parts, strict=False)}
    if SHAPES[verb] != ANSWER:
        return Pressed(verb, **read_parts)
    path = tuple(read_parts["path"].split(".")) if read_parts["path"] else ()
    answer = AnswerId(read_parts["table_id"], read_parts["version"], read_parts["fingerprint"], path)
    return Pressed(verb, table_id=answer.table_id, version=answer.version, answer=answer)


def read_press(data: Mapping[str, Any]) -> Pressed:
    """Read a press or a form as Discord tells of it. Raises BadId."""
    parts = [part.get("component", part) for part in data.get("components", [])]
    typed = {str(part.get("custom_id", "")): str(part.get("value", "")) for part in parts}
    chosen = [str(value) for value in data.get("values", typed.values())]
    return read(str(data.get("custom_id", "")))._replace(chosen=chosen, typed=typed)


def _part(name: str, text: str) -> Any:
    """One part of a custom_id, as its field of `Pressed` has it."""
    value: str | int | None
    if name in NUMBERS:
        value = read_number(text)
    elif name in LARGE:
        value = int(text) if LARGE[name].fullmatch(text) else None
    else:
        value = text if (PATH if name == "path" else WORD).fullmatch(text) else None
    if value is None or (name == "table_id" and not value):
        raise BadId(text)
    return value
