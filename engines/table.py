"""A game in progress: seats, log, undo, replay. Still pure: no clock, no database, no Discord."""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec

from engines import AnyGame, games
from engines.core import (
    Dice,
    Draft,
    Event,
    Move,
    Outcome,
    Question,
    Raw,
    Rejected,
    Seat,
    Settings,
    View,
    Who,
    say,
)


class Entry(msgspec.Struct, kw_only=True):
    """One line of the log: a move, or the taking back of moves."""

    number: int
    seat: Seat
    at: int
    """When, in seconds since 1970 (UTC). Told by the caller: there is no clock here."""
    move: Raw | None = None
    takes_back: int | None = None
    """The number of the first entry that is undone by this one."""
    events: list[Event] = []
    final: bool = False
    """Can not be taken back without the others: something was revealed, dice fell, or it binds."""
    undone: bool = False
    before: msgspec.Raw = msgspec.Raw(b"")
    """The state before this entry, as JSON: undo and looking back need no old move to go through new code."""


class Record(msgspec.Struct, kw_only=True):
    """A whole game as it is exported: enough to replay and check it."""

    game: str
    rules_version: int
    figures: Raw
    seats: int
    settings: Settings
    key: str
    """Hexadecimal. Its SHA-256 was shown in the lobby before anybody joined."""
    salt: list[str]
    log: list[Entry]
    state: msgspec.Raw


def commitment(key: bytes) -> str:
    """What the lobby shows of the secret key before the game."""
    return hashlib.sha256(key).hexdigest()


def mixed(key: bytes, salt: list[str]) -> bytes:
    """The key of all dice: the secret key and what the players' joining brought in."""
    return hashlib.blake2b("\n".join(salt).encode(), key=key[:64], digest_size=32).digest()


class Table:
    """One game being played. `log` may hold only its tail: what undo needs."""

    def __init__(
        self,
        game: AnyGame,
        *,
        seats: int,
        settings: Settings,
        key: bytes,
        salt: list[str],
        state: Any,
        number: int = 0,
        log: list[Entry] | None = None,
    ) -> None:
        self.game = game
        self.seats = seats
        self.settings = settings
        self.key = key
        self.salt = salt
        self.state = state
        self.number = number
        """How many entries the log has had: the version that buttons carry."""
        self.log = log if log is not None else []

    @classmethod
    def open(cls, game: AnyGame, *, seats: int, settings: Settings, key: bytes, salt: list[str]) -> Table:
        settings = game.check_settings(settings)
        allowed = game.seats_for(settings)
        if seats not in allowed:
            raise ValueError(f"{game.key} is for {allowed[0]} to {allowed[-1]} players, not {seats}")
        state = game.start(seats, settings, Dice(mixed(key, salt), "deal", 0))
        return cls(game, seats=seats, settings=settings, key=key, salt=salt, state=state)

    # asking and answering

    @property
    def waiting(self) -> tuple[Seat, ...]:
        return self.game.waiting(self.state)

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.state)

    def ask(self, seat: Seat, draft: Draft) -> Question | None:
        return self.game.ask(self.state, seat, draft)

    def view(self, seat: Seat | None) -> View[Any, Any]:
        return self.game.view(self.state, seat)

    def suggest(self, seat: Seat) -> Move:
        """What the computer would do in this seat."""
        dice = Dice(mixed(self.key, self.salt), "computer", self.number, seat)
        return self.game.suggest(self.view(seat), lambda draft: self.ask(seat, draft), dice)

    def play(self, seat: Seat, move: Move, *, at: int) -> Entry:
        """Make a move. The state is changed only when all went well."""
        before = self.game.encode(self.state)
        state = self.game.decode(before)
        dice = Dice(mixed(self.key, self.salt), "move", self.number + 1)
        events = self.game.apply(state, seat, move, dice)
        self.state = state
        return self._note(
            Entry(
                number=self.number + 1,
                seat=seat,
                at=at,
                move=msgspec.to_builtins(move),
                events=events,
                final=dice.fell or any(event.final for event in events),
                before=msgspec.Raw(before),
            )
        )

    # taking back

    def undoable(self, seat: Seat) -> Entry:
        """The last entry, if this seat may take it back without asking anybody; else raises Rejected."""
        moves = (entry for entry in reversed(self.log) if entry.move and not entry.undone)
        last = next((entry for entry in moves if entry.seat == seat or not self._aside(entry)), None)
        if last is None:
            raise Rejected("table-undo-nothing")
        # One reason for both: which of them it is could tell that somebody has moved in secret.
        if last.seat != seat or last.final:
            raise Rejected("table-undo-final")
        return last

    def undo(self, seat: Seat, *, at: int, to: int | None = None) -> Entry:
        """Take back this seat's last move; or, with everybody's consent, all entries from number `to` on."""
        first = self.undoable(seat).number if to is None else to
        undone = [entry for entry in self.log if entry.number >= first and entry.move and not entry.undone]
        if not undone or undone[0].number != first:
            raise Rejected("table-undo-nothing")
        others = [entry for entry in undone if entry.seat != seat]
        before, now = self.game.encode(self.state), self.state
        self.state = self.game.decode(bytes(undone[0].before))
        if others and all(map(self._aside, others)):
            undone = [entry for entry in undone if entry.seat == seat]
            self.game.keep(now, self.state, seat)
        for entry in undone:
            entry.undone = True
        # Who could not know of a move must not learn that it was taken back.
        secret = self._public(before) == self._public(bytes(undone[0].before))
        told = Event(text=say("table-taken-back", who=Who(seat)), to=seat if secret else None)
        return self._note(
            Entry(
                number=self.number + 1,
                seat=seat,
                at=at,
                takes_back=first,
                events=[told],
                before=msgspec.Raw(before),
            )
        )

    def _aside(self, entry: Entry) -> bool:
        return entry.move is not None and type(self.game.read_move(entry.move)) in self.game.asides

    def _public(self, raw: bytes) -> object:
        return self.game.view(self.game.decode(raw), None)

    def _note(self, entry: Entry) -> Entry:
        self.number = entry.number
        self.log.append(entry)
        return entry

    # at rest

    def record(self) -> Record:
        """The whole game; needs the whole log."""
        return Record(
            game=self.game.key,
            rules_version=self.game.version,
            figures=self.game.raw_figures,
            seats=self.seats,
            settings=self.settings,
            key=self.key.hex(),
            salt=self.salt,
            log=self.log,
            state=msgspec.Raw(self.game.encode(self.state)),
        )

    def to_json(self) -> bytes:
        return msgspec.json.encode(self.record())

    @classmethod
    def from_json(cls, raw: bytes) -> Table:
        record = msgspec.json.decode(raw, type=Record)
        game = game_of(record.game, record.figures)
        state = game.upgrade(msgspec.json.decode(record.state), record.rules_version)
        return cls(
            game,
            seats=record.seats,
            settings=record.settings,
            key=bytes.fromhex(record.key),
            salt=record.salt,
            state=msgspec.convert(state, game.state_type),
            number=record.log[-1].number if record.log else 0,
            log=record.log,
        )

    @classmethod
    def replay(cls, record: Record) -> Table:
        """The same game played again from its key and its log."""
        table = cls.open(
            game_of(record.game, record.figures),
            seats=record.seats,
            settings=record.settings,
            key=bytes.fromhex(record.key),
            salt=record.salt,
        )
        for entry in record.log:
            if entry.move is not None:
                table.play(entry.seat, table.game.read_move(entry.move), at=entry.at)
            else:
                table.undo(entry.seat, at=entry.at, to=entry.takes_back)
        return table


def game_of(key: str, figures: Raw) -> AnyGame:
    """The game with the figures that a table was started with."""
    game = games().get(key)
    if game is None:
        raise ValueError(f"there is no game called {key!r}; there are: {', '.join(games())}")
    return game if figures == game.raw_figures else type(game)(figures)
