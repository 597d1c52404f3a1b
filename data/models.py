"""The rows of the store (tables, seats, letters, people, results), and the ways a request can be refused."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import NamedTuple, TypedDict
from uuid import uuid4

import msgspec

from engines.computer.players import NORMAL
from engines.contract.core import Raw, Seat, Settings

NONCE_LENGTH = 25
"""Discord's limit."""


# --- what goes wrong -------------------------------------------------------------------------------------


class StoreError(Exception):
    """The database is unusable or a write failed. The message is a sentence for whoever runs the bot."""


class StoreAway(StoreError):
    """The database can't be reached right now. Nothing was changed, or all of it was: whoever tries again
    finds out."""


class Refused(Exception):
    """The request doesn't fit what is stored. Nothing was changed."""


class Stale(Refused):
    """The table has changed or ended since the caller looked at it."""


class NoSuchTable(Refused):
    """There is no table with this id."""


class ChannelTaken(Refused):
    """The channel already has a lobby or a running game."""

    def __init__(self, table: TableRow) -> None:
        super().__init__(f"channel {table.channel_id} has table {table.id}")
        self.table = table


class LobbyClosed(Refused):
    """The game has started or the lobby was cancelled."""


class LobbyFull(Refused):
    """Every seat is taken."""


class Barred(Refused):
    """The host keeps this person out of the lobby."""


class AlreadySeated(Refused):
    """This person has a seat at the table."""


class NotSeated(Refused):
    """This person, or any computer player, has no seat at the table."""


class VoteOpen(Refused):
    """The table has another vote under way."""


class NoVote(Refused):
    """The table has no open vote."""


# --- what is kept ----------------------------------------------------------------------------------------


class Status(StrEnum):
    LOBBY = "lobby"
    RUNNING = "running"
    OVER = "over"
    """Played to its end."""
    ENDED = "ended"
    """Not played to its end: the lobby was closed or the game stopped."""


class Sleep(StrEnum):
    """Why a table sleeps. A sleeping table waits for nobody and can be woken."""

    IDLE = "idle"
    """Nobody has moved for a long time."""
    CHANNEL = "channel"
    """Its channel is gone."""
    SERVER = "server"
    """The bot was removed from the server."""


class DM(StrEnum):
    """Whether a person accepts direct messages from the bot."""

    UNKNOWN = "unknown"
    OPEN = "open"
    CLOSED = "closed"


class LetterKind(StrEnum):
    """What a letter is about. The values are stored: keep them. The message of a board, lobby, private hand,
    ping or vote, and the notice that offers a seat, is remembered: it will change later."""

    BOARD = "board"
    REPLACED_BOARD = "strike"
    """Takes the buttons from a board that a newer one has replaced."""
    FINAL_STANDINGS = "final"
    LOBBY = "lobby"
    WELCOME = "welcome"
    """Greets somebody who joined a lobby."""
    PRIVATE_HAND = "desk"
    CLEAR_PRIVATE = "clear"
    """Removes hand and ping from the direct messages of somebody who no longer has the seat."""
    PING = "ping"
    """The private hand as a new message: it says "your turn", and only new messages notify."""
    CLEAR_PING = "calm"
    """Takes "your turn" from the private hand of somebody whom the game no longer waits for."""
    REMINDER = "reminder"
    """Its body says which text."""
    VOTE = "vote"
    CHANNEL_LOST = "stray"
    """To people whose table has lost its channel."""
    NOTICE = "notice"
    MOVED_AWAY = "moved"
    """Says in the old messages of a table in which channel it continues."""
    ANNOUNCEMENT = "announcement"
    """A text of whoever runs the bot."""
    PARTNER_THREAD = "cabin"
    """A thread in which partners can talk."""
    LEAVE_THREAD = "leave"
    """Removes a former partner from that thread."""
    READY = "ready"
    """To the host, and to whoever asked for it: a lobby has enough players, or is full."""
    REMOVED = "removed"
    """To somebody whom the host has removed from a lobby."""

    @classmethod
    def _missing_(cls, value: object) -> LetterKind | None:
        """A kind of version 0.1.0, which may wait in the database."""
        return cls.REMINDER if value == "nudge" else None

    TOOK_OVER = "took_over"
    """To somebody whose seat the computer has taken: why, and the way back."""


SHARD_SHIFT = 22
"""Digits at the end of a server's id that say nothing about its shard."""
NO_SERVER = 0
"""The server of a table that is in direct messages."""


class TableRow(msgspec.Struct, frozen=True, kw_only=True):
    """A table without its state: that is for `open_table` alone."""

    id: str
    """Eight letters and digits: short enough for a custom_id, too many to guess."""
    guild_id: int
    channel_id: int
    game: str
    status: Status
    host_id: int
    language: str
    settings: Settings
    key: bytes
    salt: list[str]
    seats: int
    version: int
    """The number of changes: a lobby counts its own, a game its moves (`Table.number`)."""
    rules_version: int | None
    figures: str | None = None
    """Once the game has started: the hash of its figures."""
    board_message_id: int | None = None
    board_channel_id: int | None = None
    board_version: int | None = None
    """The version the last posted board shows."""
    board_note: str | None = None
    """The text of that board, needed to edit it or post it again."""
    lobby_message_id: int | None = None
    due: int | None = None
    """When a reaction time runs out."""
    created: int
    started: int | None
    updated: int
    """The last change that everybody could notice: orders and idle times must not tell of secret moves."""
    ended: int | None
    asleep: Sleep | None = None
    warned: int | None = None
    """When it was said that this lobby will be closed."""
    lesson: bool = False
    """Whether it is played in direct messages, by one person who learns the game."""
    what_if: bool = False
    """A lesson that is a copy of a position at another table, to try something out."""

    def __repr__(self) -> str:
        # The key and the salt decide every card: they must not reach a log.
        return f"TableRow({self.id!r}, {self.game!r}, {self.status.value!r}, version={self.version})"


class SeatRow(msgspec.Struct, frozen=True, kw_only=True):
    """One seat: numbered by joining in the lobby, by the order of play in the game."""

    table_id: str
    seat: Seat
    user_id: int | None
    """None for a computer player."""
    name: str
    joined_at: int
    salt: str = ""
    dm: DM = DM.UNKNOWN
    desk_channel_id: int | None = None
    desk_message_id: int | None = None
    left: bool = False
    """The person left; the computer plays for them until they return."""
    left_since: int | None = None
    """The version of the table when they left; None: they are there."""
    moves_for: int = 0
    """How many moves the computer had made for them when they returned, all times together."""
    asked_at: int | None = None
    """When it became publicly asked; None: it isn't."""
    deadline: int | None = None
    """When its time runs out; None: its clock isn't running."""
    bank: int | None = None
    """Seconds left in its time bank while the clock stands; or, while the clock seems to run, because others
    are asked the same in secret: this seat has answered already."""
    spent: int = 0
    """Total seconds the others waited for it."""
    answers: int = 0
    reminders: int = 0
    """Reminders sent since it was asked."""
    reminded_at: int | None = None
    hushed: bool = False
    """No reminders until it is asked again."""
    nudged_at: int | None = None
    ping_message_id: int | None = None
    """A message beside the hand that says "your turn", from a version that sent one."""
    offered: bool = False
    """Open to a substitute."""
    offer_message_id: int | None = None
    """The message with the button that offers the seat."""
    away_until: int | None = None
    """The person's vacation."""
    check_at: int | None = None
    """When a reminder or a vote about it may be due; None: nobody is waited for here."""
    hints: int = 0
    """How often it has asked what the computer would do."""
    level: str = NORMAL
    """How well its computer player plays."""
    temperament: str = ""
    """In which way, where the game knows this one."""
    note: str | None = None
    """What its player wants to remember on their next turn."""
    note_answers: int = 0
    """How many answers they had given when they wrote it: it is shown until there are more."""

    @property
    def note_now(self) -> str | None:
        """The note, until its turn is over."""
        return self.note if self.answers <= self.note_answers else None

    @property
    def computer(self) -> bool:
        """Whether the computer makes the moves of this seat."""
        return self.user_id is None or self.left

    def __repr__(self) -> str:
        return f"SeatRow({self.table_id!r}, {self.seat}, {self.name!r})"


class Letter(msgspec.Struct, frozen=True, kw_only=True):
    """A message to send after a change is committed."""

    kind: LetterKind
    seat: Seat | None = None
    """The recipient of a direct message; None for the table's channel."""
    version: int
    body: Raw = {}
    """What no seat and no table tells. It may name one person as `user`, where the seat does not or no longer
    belong to them. It is emptied as soon as the letter is done, so it keeps no id longer than needed."""
    nonce: str = msgspec.field(default_factory=lambda: uuid4().hex[:NONCE_LENGTH])
    """At most 25 characters. A letter with a known nonce is not stored again."""
    delay: int = 0
    """Seconds before which it is not sent."""


class StoredLetter(msgspec.Struct, frozen=True, kw_only=True):
    """A letter in the outbox."""

    id: int
    table_id: str
    kind: LetterKind
    seat: Seat | None
    version: int
    body: Raw
    nonce: str
    created: int
    tries: int
    next_try: int
    done_at: int | None
    message_id: int | None
    error: str | None


class Sent(NamedTuple):
    """What is to be noted of a letter that is done."""

    letter_id: int
    message_id: int | None = None
    """Of a board, lobby or private hand, which will change later."""
    channel_id: int | None = None
    version: int | None = None
    note: str | None = None
    """Of a board: the version it shows, if that is newer than the letter's, and what is needed to edit it."""
    follow_ups: Sequence[Letter] = ()
    """Letters that are due now that this one was delivered."""
    if_late: Sequence[Letter] = ()
    """Those that are due instead if another process has done this one meanwhile, with another message."""


class LogPlace(NamedTuple):
    """How far a walk through the logs of all tables has come."""

    table_id: str
    number: int


class Clock(msgspec.Struct, frozen=True, kw_only=True):
    """A seat's clock after a change; see SeatRow."""

    seat: Seat
    asked_at: int | None
    deadline: int | None
    bank: int | None
    spent: int
    answers: int


ANYBODY = -1
"""Instead of a seat: everybody who has not answered a secret question yet."""


class Vote(msgspec.Struct, frozen=True, kw_only=True):
    """An open vote among the other players of a table."""

    table_id: str
    kind: str
    """"undo" or "absence"."""
    seat: Seat
    """Whose matter it is, or ANYBODY."""
    number: int | None = None
    """Undo: back to before this entry of the log."""
    named: bool = False
    """Undo: it names that move. Else it is the last one of `seat`, which may be a secret."""
    opened: int
    message_id: int | None = None
    check_at: int | None = 0
    """When it may be decided; None: not before something changes at the table."""

    @property
    def matter(self) -> str:
        """Its subject, as the text keys name it."""
        return "point" if self.named else "late" if self.seat == ANYBODY else self.kind


class Person(msgspec.Struct, frozen=True, kw_only=True):
    user_id: int
    language: str | None = None
    """None: the language of their Discord client."""
    locale: str | None = None
    """Their client's language when they last joined: direct messages don't tell."""
    dm_notices: bool = True
    reminder_hours: int | None = None
    """None: the table's interval; 0: never."""
    quiet_from: int | None = None
    quiet_to: int | None = None
    """Hours of the day, in their time zone, between which nothing notifies them."""
    zone: str | None = None
    """None: UTC."""
    away_until: int | None = None
    digest_hour: int | None = None
    digest_at: int | None = None
    palette: str | None = None
    counted: bool = True
    """Whether statistics and ratings include them."""
    coach: bool | None = None
    """Whether questions are explained to them; None: they haven't decided."""
    show_habits: bool | None = None
    """Whether others see how they tend to play; None: once `HABITS_FROM` games are over."""
    coached: list[str] = []
    """The texts of the coach that they were shown; with the table and their last move there, while that may
    still be their last (see `cogs.ui.panel.coach.moment`)."""


class PersonChanges(TypedDict, total=False):
    language: str | None
    locale: str | None
    dm_notices: bool
    reminder_hours: int | None
    quiet_from: int | None
    quiet_to: int | None
    zone: str | None
    away_until: int | None
    digest_hour: int | None
    digest_at: int | None
    palette: str | None
    counted: bool
    coach: bool | None
    coached: list[str]
    show_habits: bool | None


class Guild(msgspec.Struct, frozen=True, kw_only=True):
    """What a server's managers have chosen."""

    guild_id: int
    language: str | None = None
    """None: the server's own."""
    pace: str | None = None
    """The default of new tables."""
    reminder_hours: int | None = None
    channels: list[int] = []
    """Channels where tables may be opened; empty: all."""
    most_tables: int | None = None
    """How many tables one person may have at a time."""
    greeted: bool = False
    """Whether the bot has said hello there."""
    list_channel: int | None = None
    """Where the list of open lobbies stands."""
    list_message: int | None = None
    list_at: int | None = None
    """When to show it anew; None: it is as it should be."""
    call_role: int | None = None
    """The role that is called when a lobby opens."""
    call_hours: int | None = None
    """At most once in so many hours; None: in one."""
    called_at: int | None = None
    call_at: int | None = None
    """When that role is to be called; None: there is no reason."""


class GuildChanges(TypedDict, total=False):
    language: str | None
    pace: str | None
    reminder_hours: int | None
    channels: list[int]
    most_tables: int | None
    greeted: bool
    list_channel: int | None
    list_message: int | None
    list_at: int | None
    call_role: int | None
    call_hours: int | None
    call_at: int | None


class Result(msgspec.Struct, frozen=True, kw_only=True):
    """One person's result in one finished game."""

    table_id: str
    seat: Seat
    guild_id: int
    game: str
    user_id: int
    name: str
    place: int
    """Rank among the people at the table."""
    points: int
    people: int
    lasted: int
    spent: int
    answers: int
    ended: int


class FormerPlayer(NamedTuple):
    """Somebody whose seat another person has taken."""

    seat: Seat
    user_id: int | None
    """None for somebody who was forgotten."""
    name: str | None
    """Only of somebody who had played from the beginning: the result will name them."""


class Rating(msgspec.Struct, frozen=True, kw_only=True):
    guild_id: int
    game: str
    user_id: int
    mu: float
    sigma: float
