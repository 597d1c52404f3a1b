"""A game in progress: seats, log, undo, replay. Still pure: no clock, no database, no Discord."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import msgspec

from engines.contract.core import (
    Ask,
    Draft,
    Event,
    Move,
    Outcome,
    Outlook,
    Question,
    Rejected,
    Seat,
    Settings,
    View,
    Who,
    say,
    winners,
)
from engines.contract.dice import Dice
from engines.kit.game import AnyGame
from engines.tables.log import NOTHING, Entry, Record
from engines.tables.position import Player, Position, Scene
from engines.tables.saved_games import game_of, today
from engines.tables.undo_reasons import why_bound

DEALS_TRIED = 8
"""One new deal may happen to bring the same cards."""


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
        begun_with: int | None = None,
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
        self.begun_with = game.version if begun_with is None else begun_with
        self._luck = mixed(key, salt)
        self._viewed = state
        """The state that `_views` were made of."""
        self._views: dict[Seat | None, View[Any, Any]] = {}
        self._asked = state
        """The state that `_asks` ask about."""
        self._asks: dict[Seat, Ask] = {}

    @classmethod
    def open(
        cls,
        game: AnyGame,
        *,
        seats: int,
        key: bytes,
        settings: Settings | None = None,
        salt: Sequence[str] = (),
        rules: int | None = None,
    ) -> Table:
        """Start a game. The same key, salt and settings deal the same cards; settings left out are standard.
        `rules` is an older version of the rules to play by, as far as the game still has them.
        Raises ValueError for a number of seats or a setting that the game does not have."""
        settings, salt = game.check_settings(settings or {}), list(salt)
        allowed = game.seats_for(settings)
        if seats not in allowed:
            raise ValueError(f"{game.key} is for {allowed[0]} to {allowed[-1]} players, not {seats}")
        state = game.start(seats, settings, Dice(mixed(key, salt), "deal", 0))
        if rules is not None:
            game.begin_by(state, rules)
        return cls(game, seats=seats, settings=settings, key=key, salt=salt, state=state, begun_with=rules)

    def __repr__(self) -> str:
        """Only what everybody may know: the key and the state hold secrets."""
        public = self.view(None).public
        outcome, scores = self.outcome, self.game.scores(public)
        if outcome is not None:
            won = ", ".join(str(seat) for seat in winners(outcome))
            total = {standing.seat: standing.total for standing in outcome.standings}
            phase = f"over, won by seat {won}" if won else "over, drawn"
            scores = tuple(total[seat] for seat in range(self.seats))
        else:
            asked = ", ".join(str(seat) for seat in public.asked)
            phase = f"seat {asked} to act: {public.asking.key.rpartition('-')[2]}"
        points = f", scores {'-'.join(map(str, scores))}" if scores is not None else ""
        return f"<Table {self.game.key}, {self.seats} seats, entry {self.number}, {phase}{points}>"

    # asking and answering

    @property
    def waiting(self) -> tuple[Seat, ...]:
        return self.game.waiting(self.state)

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.state)

    @property
    def lapsing(self) -> bool:
        """Whether the game waits for a right that lapses by itself."""
        return any(self.game.lapse(self.state, seat) is not None for seat in self.waiting)

    @property
    def partners_won(self) -> bool:
        """Whether those who won did so together, and do not share a victory."""
        won = set(winners(self.outcome)) if self.outcome else set()
        return len(won) > 1 and any(won == set(side) for side in self.game.sides(self.seats, self.settings))

    def ask(self, seat: Seat, draft: Draft) -> Question | None:
        """As the game does. What was found out for one question serves the next, until the state changes."""
        if self._asked is not self.state:
            self._asked, self._asks = self.state, {}
        if seat not in self._asks:
            self._asks[seat] = self.game.asking(self.state, seat)
        return self._asks[seat](draft)

    def view(self, seat: Seat | None) -> View[Any, Any]:
        """What a seat may know, or (None) everybody. Each is built once a state: moves make a new one."""
        if self._viewed is not self.state:
            self._viewed, self._views = self.state, {}
        views = self._views
        if seat not in views:
            views[seat] = self.game.view(self.state, seat)
        return views[seat]

    def has_secrets(self, seat: Seat) -> bool:
        """Whether this seat knows anything that not everybody knows: then it would know something else if all
        that is hidden from the public were dealt anew."""
        own = self.view(seat).own
        deals = (self.game.redeal(self.state, None, Dice(b"secrets", deal)) for deal in range(DEALS_TRIED))
        return any(self.game.view(state, seat).own != own for state in deals)

    def outlook(self, seat: Seat) -> Outlook | None:
        view = self.view(seat)
        return None if view.own is None else self.game.outlook(view.public, view.own)

    def suggest(self, seat: Seat, player: Player | None = None) -> Move:
        """What a computer player, by default the normal one, does here: always the same at the same point."""
        if player is not None:
            return player.move(self.game, self.state, seat, self._chance(seat))
        ask = self.game.asking(self.state, seat, explained=False)
        return self.game.suggest(self.view(seat), ask, self._chance(seat))

    def position(self, seat: Seat, scene: Scene = ()) -> Position:
        """What another process needs to find the move of a computer player in this seat; with a `scene`, what
        it would do with other dice."""
        return Position.of(self.game, self.state, seat, self._luck, scene or self._scene(seat))

    def stand_in(self, seat: Seat) -> Move:
        """What is done for somebody who should sit here and is away."""
        ask, chance = self.game.asking(self.state, seat, explained=False), self._chance(seat)
        return self.game.stand_in(self.view(seat), ask, chance, self.settings)

    @property
    def passes_absent(self) -> bool:
        return self.game.passes_absent(self.settings)

    def _chance(self, seat: Seat) -> Dice:
        return Dice(self._luck, *self._scene(seat))

    def _scene(self, seat: Seat) -> Scene:
        return "computer", self.number, seat

    def play(self, seat: Seat, move: Move, *, at: int) -> Entry:
        """Make a move. The state is changed only when all went well."""
        entry, _ = self._play(seat, move, at=at)
        return entry

    def _play(self, seat: Seat, move: Move, *, at: int) -> tuple[Entry, bool]:
        """The move as it was noted, and whether chance had a part in it."""
        before = self.game.encode(self.state)
        state = self.game.decode(before)
        dice = Dice(self._luck, "move", self.number + 1)
        events = self.game.apply(state, seat, move, dice)
        self.state = state
        entry = Entry(
            number=self.number + 1,
            seat=seat,
            at=at,
            move=msgspec.to_builtins(move),
            events=events,
            final=dice.fell or any(event.final for event in events),
            before=msgspec.Raw(before),
        )
        return self._note(entry), dice.fell

    def apply_again(self, state: Any, entry: Entry) -> None:
        """Make the move of an entry once more, with the same dice, in another state. Raises Rejected."""
        dice = Dice(self._luck, "move", entry.number)
        self.game.apply(state, entry.seat, self.game.read_move(entry.move or {}), dice)

    def fold(self, numbers: Sequence[int]) -> None:
        """Drop what only an undo needs of these moves, which `folding` has found to be replaced."""
        for entry in self.log:
            if entry.number in numbers:
                entry.folded, entry.before, entry.events = True, NOTHING, []

    # taking back

    def undoable(self, seat: Seat) -> Entry:
        """The last move of this seat, if it may take it back without asking anybody; else raises Rejected."""
        own, since = self._last_of(seat)
        if since:
            self._without(own, since, at=own.at)
        return own

    def undo(self, seat: Seat, *, at: int, to: int | None = None) -> Entry:
        """Take back this seat's last move; or, with everybody's consent, all entries from number `to` on.

        What others have done in secret since is no obstacle, as that would tell of it: it is done again, and
        follows in the log on the entry that is returned."""
        if to is not None:
            return self._take_back(seat, to, at)
        number, after = self.number + 1, self._without(*self._last_of(seat), at=at)
        self.state, self.number, self.log = after.state, after.number, after.log
        return next(entry for entry in self.log if entry.number == number)

    def _last_of(self, seat: Seat) -> tuple[Entry, list[Entry]]:
        """The last move of this seat, if it does not bind, and what others have done in secret since."""
        moves = [entry for entry in self.log if entry.move and not entry.undone and not entry.folded]
        last = max((n for n, entry in enumerate(moves) if entry.seat == seat), default=None)
        if last is None:  # whatever others have done: it could be in secret
            raise Rejected("table-undo-nothing")
        if moves[last].final or self._noticed(seat, moves[last + 1 :]):
            raise Rejected(why_bound(self.game, moves[last]))
        return moves[last], moves[last + 1 :]

    def _without(self, own: Entry, since: list[Entry], *, at: int) -> Table:
        """The table after a move was taken back, with all that others have done in secret since. What is no
        longer possible falls away, as its owner sees; to refuse because of it would tell of it. Where chance
        decided, and would decide differently, the undo is refused: nobody gets a second look."""
        after = self.copy()
        after._take_back(own.seat, own.number, at)
        otherwise = False
        for entry in since:
            with suppress(Rejected):
                again, fell = after._play(entry.seat, self.game.read_move(entry.move or {}), at=entry.at)
                otherwise |= fell and again.events != entry.events
        if otherwise:
            raise Rejected("table-undo-final")
        return after

    def _noticed(self, seat: Seat, since: list[Entry]) -> bool:
        """Whether this seat can know of any of these moves of others."""
        if not since:
            return False
        told = any(event.to in (None, seat) for entry in since for event in entry.events)
        return told or self.game.view(self.game.decode(bytes(since[0].before)), seat) != self.view(seat)

    def copy(self) -> Table:
        """The same table, to play on: what happens there changes nothing here."""
        other = Table(
            self.game,
            seats=self.seats,
            settings=self.settings,
            key=self.key,
            salt=self.salt,
            state=self.state,
            number=self.number,
            log=[msgspec.structs.replace(entry) for entry in self.log],
            begun_with=self.begun_with,
        )
        other._viewed, other._views = self._viewed, self._views
        return other

    def _take_back(self, seat: Seat, first: int, at: int) -> Entry:
        undone = [entry for entry in self.log if entry.number >= first and entry.move and not entry.undone]
        if not undone or undone[0].number != first:
            raise Rejected("table-undo-nothing")
        before, earlier = self.game.encode(self.state), self._before(undone[0])
        self.state = self.game.decode(earlier)
        for entry in undone:
            entry.undone = True
        # Who could not know of a move must not learn that it was taken back.
        secret = self._public(before) == self._public(earlier)
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

    def _before(self, entry: Entry) -> bytes:
        """The state before an entry. For a folded one, play again from the last entry that has its own."""
        if not entry.folded:
            return bytes(entry.before)
        earlier = self.log[: self.log.index(entry)]
        start = max(index for index, one in enumerate(earlier) if not one.folded)
        last, folded = earlier[start], earlier[start + 1 :]
        if last.takes_back is not None:
            back_to = next(one for one in earlier if one.number == last.takes_back)
            state = self.game.decode(self._before(back_to))
        else:
            state = self.game.decode(bytes(last.before))
            self.apply_again(state, last)
        for one in folded:
            self.apply_again(state, one)
        return self.game.encode(state)

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
            begun_with=self.begun_with if self.begun_with != self.game.version else None,
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
        for entry in record.log:
            if not entry.folded:
                entry.before = msgspec.Raw(today(game, bytes(entry.before), record.rules_version))
        return cls(
            game,
            seats=record.seats,
            settings=record.settings,
            key=bytes.fromhex(record.key),
            salt=record.salt,
            state=game.decode(today(game, bytes(record.state), record.rules_version)),
            number=record.log[-1].number if record.log else 0,
            log=record.log,
            begun_with=record.rules_version if record.begun_with is None else record.begun_with,
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
            rules=record.begun_with,
        )
        for entry in record.log:
            if entry.move is not None:
                table.play(entry.seat, table.game.read_move(entry.move), at=entry.at)
            else:
                table.undo(entry.seat, at=entry.at, to=entry.takes_back)
        return table


def done_again(log: Sequence[Entry]) -> dict[int, int]:
    """Moves that were taken back along with somebody else's and done again at once: the number of what they
    were before, by the number that they have now. Their owners have done nothing meanwhile, and must not
    learn of it where the other move was a secret."""
    standing: list[Entry] = []
    undone: list[Entry] = []
    found: dict[int, int] = {}
    for entry in log:
        if entry.takes_back is not None:
            undone = [one for one in standing if one.number >= entry.takes_back and one.seat != entry.seat]
            standing = [one for one in standing if one.number < entry.takes_back]
            continue
        same = next((one for one in undone if _same_move(one, entry)), None)
        if same is not None:
            found[entry.number] = same.number
            undone = undone[undone.index(same) + 1 :]  # in the order in which they were made
        else:
            undone = []
        standing.append(entry)
    return found


def number_now(log: Sequence[Entry], number: int) -> int:
    """The number that a move has now, after it may have been done again."""
    for new, old in done_again(log).items():
        if old == number:
            number = new
    return number


def _same_move(one: Entry, other: Entry) -> bool:
    return (one.seat, one.at, one.move) == (other.seat, other.at, other.move)


def newest(log: Sequence[Entry], told: int) -> list[Entry]:
    """The end of a log: from the entry on with which so many are reached that everybody was told of, without
    those that are folded. Did secret ones count too, what is missing would tell of them."""
    found: list[Entry] = []
    for entry in reversed(log):
        if told == 0:
            break
        if not entry.folded:
            found.append(entry)
            told -= entry.public
    return found[::-1]
