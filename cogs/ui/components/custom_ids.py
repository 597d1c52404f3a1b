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


SHOWS = False
"""Of a verb that shows something and changes nothing."""
AN_ANSWER = "table_id version fingerprint path"


class Verb(StrEnum):
    """What a button, menu or form does. The values stand in messages that were sent long ago: keep them."""

    parts: str
    """What follows the verb in a custom_id, as fields of `Pressed` or of its `answer`. With a question mark:
    older buttons lack it."""
    changes: bool
    """Whether a press changes anything: then a second press may bring no more than the first, and a test asks
    for it."""

    def __new__(cls, value: str, parts: str = "", changes: bool = True) -> Verb:
        verb = str.__new__(cls, value)
        verb._value_, verb.parts, verb.changes = value, parts, changes
        return verb

    # the lobby
    JOIN = "join", "table_id"
    LEAVE = "leave", "table_id"
    ADD_COMPUTER = "robot", "table_id computers? level?"
    REMOVE_COMPUTER = "norobot", "table_id computers?"
    """Remove the computer player that was added last."""
    COMPUTERS = "robots", "table_id", SHOWS
    """Show the computer players of a lobby and what their levels mean; the host can change them here."""
    CHANGE_LEVEL = "level", "table_id computer level"
    REMOVE_THIS_COMPUTER = "dismiss", "table_id computer"
    LOBBY_SETTINGS = "variant", "table_id", SHOWS
    """Show the settings of a lobby with their explanations; to the host also the menus to change them."""
    CHANGE_SETTING = "setting", "table_id"
    START = "start", "table_id"
    CANCEL = "cancel", "table_id", SHOWS
    """Ask for confirmation before calling off a lobby."""
    CONFIRM_CANCEL = "calloff", "table_id"
    REMATCH = "again", "table_id"
    TELL_ME = "tellme", "table_id choice?"
    """Tell somebody when a lobby is ready; with "off", no longer."""
    PLAYERS = "players", "table_id", SHOWS
    """Show how the people in a lobby tend to play; the host can remove them here."""
    REMOVE_PLAYER = "kick", "table_id person"
    BAR_PLAYER = "bar", "table_id person"
    """Remove somebody who may not join again."""
    LET_IN_PLAYER = "letin", "table_id person"
    OPEN_TABLES = "lobbies", "page?", SHOWS
    """Show the lobbies of a server that have room."""
    CALL_ME = "callme", "choice?"
    """Take the role that is called when a lobby opens; with "off", give it back."""

    # the panel
    PLAY = "play", "table_id"
    ANSWER = "ask", AN_ANSWER
    """Answer a question of the engine."""
    CONFIRM = "sure", AN_ANSWER
    """Make a move that had to be confirmed."""
    BACK = "back", AN_ANSWER, SHOWS
    CHOOSE_SECTION = "section", AN_ANSWER, SHOWS
    """Choose one of several menus."""
    ENTER_NUMBER = "form", AN_ANSWER, SHOWS
    """Open the form for a number that has no button."""
    UNDO = "undo", "table_id version?"
    REQUEST_UNDO = "wish", "table_id version? place?"
    """Ask the others to agree to an undo."""
    UNDO_POINTS = "undopoints", "table_id page?", SHOWS
    """Show the earlier moves that such a request may name."""
    CHOOSE_UNDO_POINT = "undopoint", "table_id page", SHOWS
    """Show the board before one of them."""
    OUTLOOK = "outlook", "table_id", SHOWS

    WRITE_NOTE = "note", "table_id", SHOWS
    """Open the form for a note to oneself."""
    KEEP_NOTE = "keepnote", "table_id"
    HINT = "hint", "table_id"
    """Ask what the computer would do."""
    COACH = "coach", "table_id choice"
    """Have questions explained, or not."""

    # what there is
    GAMES = "games", "", SHOWS
    """Show what the games are like."""
    OPEN_LOBBY = "open", "game"

    # lessons
    LEARN = "learn", "game"
    """Begin a lesson, or go on with it."""
    LEARN_ANEW = "learnanew", "game mark"
    LEARN_ANEW_SURE = "learnsure", "game mark"
    END_LESSON = "unlearn", "game mark"

    # what-ifs
    TRY_OUT = "whatif", "table_id by? at?"
    """Begin a private copy of a position; of a step of a replay, if one is named."""
    END_TRY_OUT = "endwhatif", "mark"

    # a table
    HAND = "hand", "table_id", SHOWS
    BOARD = "board", "table_id", SHOWS
    IN_WORDS = "words", "table_id page?", SHOWS
    RULES = "rules", "game topic", SHOWS
    LOOK_UP = "lookup", "", SHOWS
    """Show a thing that was found."""
    RESIGN = "resign", "table_id"
    NEVER_MIND = "nevermind", "", SHOWS
    """Say no to a question that asks again."""
    END = "end", "table_id"
    TABLES = "tables", "page", SHOWS
    STATS = "stats", "game page", SHOWS

    # looking back
    LOG = "log", "table_id page turn?", SHOWS
    REPLAY = "replay", "table_id by? at? mark?", SHOWS
    FILM = "film", "table_id", SHOWS
    SCORE = "score", "table_id", SHOWS
    REVIEW = "review", "table_id", SHOWS
    RECORD = "record", "table_id", SHOWS
    TAKE_HOME = "takehome", "table_id", SHOWS
    """Get a finished game as files for other programs, and as a picture."""
    DROP_RECORD = "unshelve", "table_id?"
    """Delete the record that this person uploaded."""

    # absence
    VOTE = "ballot", "table_id opened choice"
    STOP_REMINDERS = "hush", "table_id seat"
    FIND_SUBSTITUTE = "handon", "table_id seat", SHOWS
    """Offer one's seat, from a reminder."""
    RETURN = "return", "table_id seat?"
    TAKE_SEAT = "sit", "table_id seat"
    """Ask for confirmation before taking over a seat."""
    CONFIRM_TAKE_SEAT = "sitdown", "table_id seat"
    OFFER_SEAT = "offer", "table_id"
    KEEP_SEAT = "keep", "table_id"

    # settings
    OWN_SETTINGS = "own", "", SHOWS
    CHANGE_OWN_SETTING = "setown", "field"
    SERVER_SETTINGS = "server", "", SHOWS
    CHANGE_SERVER_SETTING = "setserver", "field"
    CHANGE_CHANNELS = "setchannels"
    FINDING = "finding", "", SHOWS
    """Show a server's settings for finding players."""
    CHANGE_LIST = "setlist"
    """Choose the channel of the list of open lobbies."""
    CHANGE_ROLE = "setrole"
    MAKE_ROLE = "makerole"
    CHANGE_CALLS = "setcalls", "field"
    """Choose how often the role is called."""
    ENTER_TIMES = "settime", "", SHOWS
    """Open the form for time zone and quiet hours."""
    CHANGE_TIMES = "settimes"
    """Save that form."""

    # seasons
    ENTER_SEASON = "enter", "season"
    DROP_OUT = "dropout", "season"
    """Leave before the first round, or ask for confirmation later."""
    CONFIRM_DROP_OUT = "dropsure", "season"
    BEGIN_SEASON = "kickoff", "season"
    SEASON_SETTINGS = "seasonhow", "season", SHOWS
    CHANGE_SEASON = "setseason", "season"
    MY_MATCH = "mymatch", "season", SHOWS
    CANCEL_SEASON = "noseason", "season", SHOWS
    CONFIRM_CANCEL_SEASON = "seasonoff", "season"
    CHOOSE_SEASON = "seasons", "", SHOWS
    MOVE_SEASON = "seasonhere", "season"

    # privacy
    PRIVACY = "privacy", "", SHOWS
    EXPORT = "export", "", SHOWS
    LEAVE_STATS = "uncount"
    REJOIN_STATS = "recount"
    FORGET = "forget", "", SHOWS
    """Ask for confirmation before deleting everything."""
    CONFIRM_FORGET = "forgetall"

    # for the owner of the bot
    OWNER = "owner", "", SHOWS
    """Show how the bot is."""
    DRAIN = "drain", "", SHOWS
    """Ask for confirmation before stopping the bot."""
    CONFIRM_DRAIN = "drainsure"
    ANNOUNCE = "announce", "", SHOWS
    """Open the form for an announcement."""
    WRITE_ANNOUNCEMENT = "announcement"
    """Show what was written into that form as it will be."""
    CONFIRM_ANNOUNCEMENT = "announcesure", "mark"


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
    names = verb.parts.split()
    least = sum(not name.endswith("?") for name in names)
    if not least <= len(parts) <= len(names):
        raise BadId(custom_id)
    fields = [name.removesuffix("?") for name in names]
    read_parts = {name: _part(name, part) for name, part in zip(fields, parts, strict=False)}
    if verb.parts != AN_ANSWER:
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
