"""The contract every game fulfils.

A game never knows about Discord, a database, a clock or a picture. It says whom it waits for and asks a
question; whoever sits there answers from the options offered. The same question becomes buttons in a
panel, autocomplete in a slash command, the choices of a computer player and the walk of a fuzzer.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from functools import cache, partial
from typing import Any, ClassVar, Generic, NamedTuple, Protocol, Self, TypeVar

import msgspec

from engines.contract.dice import Dice
from engines.contract.hidden import Hidden as Hidden
from engines.contract.outcome import Outcome as Outcome
from engines.contract.outcome import Part as Part
from engines.contract.outcome import Standing as Standing
from engines.contract.outcome import parts_of as parts_of
from engines.contract.outcome import winners as winners
from engines.contract.questions import Amount as Amount
from engines.contract.questions import Ask as Ask
from engines.contract.questions import Draft as Draft
from engines.contract.questions import LongPick as LongPick
from engines.contract.questions import Option as Option
from engines.contract.questions import Pick as Pick
from engines.contract.questions import PickSome as PickSome
from engines.contract.questions import Question as Question
from engines.contract.questions import Value as Value
from engines.contract.questions import admits as admits
from engines.contract.questions import answer as answer
from engines.contract.questions import only_answer as only_answer
from engines.contract.questions import open_options as open_options
from engines.contract.settings import COMMON, Setting
from engines.contract.things import Thing as Thing
from engines.contract.words import WORDLESS as WORDLESS
from engines.contract.words import Arg as Arg
from engines.contract.words import Many as Many
from engines.contract.words import Say as Say
from engines.contract.words import Seat as Seat
from engines.contract.words import Who as Who
from engines.contract.words import Words as Words
from engines.contract.words import say as say
from engines.contract.words import tenths as tenths

Raw = dict[str, Any]
Settings = dict[str, str]

T = TypeVar("T")


class Rejected(Exception):
    """A move that the rules don't allow. `reason` is a text for people, in no language yet."""

    def __init__(self, key: str, /, **facts: Arg) -> None:
        self.reason = Say(key, facts)

    def __str__(self) -> str:
        facts = ", ".join(f"{name}={fact!r}" for name, fact in self.reason.args.items())
        return f"{self.reason.key} ({facts})" if facts else self.reason.key


# --- moves, events ---------------------------------------------------------------------------------------


class Move(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="move"):
    """One decision of a person. Its fields are asked for in the order of their declaration."""


class Event(msgspec.Struct, frozen=True, kw_only=True):
    """What happened. `to` names the only seat that may read it; `final` says it cannot be undone:
    something hidden became known, dice fell, or the rules make it binding."""

    text: Say
    to: Seat | None = None
    final: bool = False
    headline: bool = False
    """Worth a line even where a long story is shortened: a scoring, the end coming near."""


# --- views -----------------------------------------------------------------------------------------------


class Public(msgspec.Struct, kw_only=True):
    """What anybody may know. Each game adds the rest in a type of its own."""

    asked: tuple[Seat, ...]
    """Whom everybody sees being asked. May be more than the game waits for, where answers are secret."""
    asking: Say
    """What they are asked, in words for everybody, after "name: ": "bid or pass"."""
    quiet: bool = False
    """They are asked behind closed doors: tell them by direct message, never by a ping in the channel."""
    veiled: bool = False
    """Some of them may have answered already, unseen: nothing may depend on whom the game still waits for."""


class Own(msgspec.Struct, kw_only=True):
    """What only one seat may know. Each game adds the rest in a type of its own."""

    seat: Seat

    def lasting(self) -> Self:
        """Without what follows from what everybody sees (what can be paid or played at the moment): when that
        changes, the owner of the seat need not be shown anything until they are asked."""
        return self


class Outlook(msgspec.Struct, kw_only=True):
    """What may come, as far as one seat can tell. A game may add what its picture of it needs."""

    texts: list[Say]


S = TypeVar("S", bound=msgspec.Struct)
P = TypeVar("P", bound=Public)
O = TypeVar("O", bound=Own)  # noqa: E741 - the three letters of the contract: State, Public, Own


class View(msgspec.Struct, Generic[P, O]):
    """What a seat may know: an allow list, built up, with no place for anybody else's secret.

    Public pictures and texts are made from `public` alone, so they cannot show what is in `own`.
    """

    public: P
    own: O | None = None


# --- the computer player ---------------------------------------------------------------------------------


class Choice(NamedTuple):
    """A move of the computer player, and why it makes it.

    The functions that decide return it, so the reason is what decided. `why` puts that into words from what
    the decision was made with, and from nothing else; only `explain` calls it, so playouts don't pay for it.
    None where nothing was weighed: the rules left a single answer.
    """

    move: Move
    why: Callable[[], Say] | None = None

    def explained(self) -> tuple[Move, Say | None]:
        return self.move, None if self.why is None else self.why()


class Pondered(msgspec.Struct, frozen=True):
    """What came of thinking in a game's own way."""

    weighed: list[tuple[Move, list[float]]]
    """The moves, the chosen one first, with how far ahead each was in every world."""
    reason: Say | None = None
    """Why the first one is chosen."""


class Trial(Protocol):
    """Worlds that a seat can imagine, to try plans in."""

    @property
    def most_playouts(self) -> int:
        """How many times a world may be played on."""

    def lead(self, number: int, begin: Callable[[Any, Dice], None]) -> float:
        """How many points the seat is ahead when this world was begun so, and played on. The same number is
        the same world with the same chance."""


# --- the game --------------------------------------------------------------------------------------------


@cache
def _by_tag(game: type[Game[Any, Any, Any]]) -> dict[str, type[Move]]:
    """Looked up by tag: a union of many kinds takes msgspec longer to read than the move."""
    return {str(move.__struct_config__.tag): move for move in game.moves}


class Game(ABC, Generic[S, P, O]):
    """One game with one set of figures."""

    key: ClassVar[str]
    version: ClassVar[int]
    """Of the rules: what is played, offered and told. The same log gives the same game only with the same."""
    oldest: ClassVar[int] = 1
    """States that were saved from this version on look the same today, but for what has a default."""
    seats: ClassVar[range]
    settings: ClassVar[tuple[Setting, ...]]
    moves: ClassVar[tuple[type[Move], ...]]
    topics: ClassVar[tuple[str, ...]]
    """Of the rules help: `<game>-rules-<topic>` and `<game>-rules-<topic>-title`. One is "pictures"."""
    private_versions: ClassVar[Mapping[str, frozenset[str]]] = {}
    """Keys of events for everybody, each with those of events for one seat that say the same and more."""
    routine_events: ClassVar[frozenset[str]] = frozenset()
    """Keys of events that only say that somebody is done with a step: where a story is shortened, they are
    the first to go."""
    state_type: ClassVar[type[msgspec.Struct]]
    public_type: ClassVar[type[Public]]
    own_type: ClassVar[type[Own]]
    outlook_type: ClassVar[type[Outlook]] = Outlook
    hidden: ClassVar[Hidden]
    """All that `redeal` changes, and nothing else."""
    leads_by: ClassVar[str] = "points"
    """What `lead` counts: "points" ahead of the best rival, points ahead of the rivals' "average", or a
    "chance" of winning, from 0 to 1, in a game without points."""

    def __init__(self, figures: Raw, computer: Raw | None = None) -> None:
        self.raw_figures = figures
        """The content of its figures file, or what a running game was started with. `computer`, the numbers
        of its computer player or what is tried instead, is for no rule."""
        self.raw_computer: Raw = computer or {}
        self.variants: dict[str, Self] = {}
        """The same game with other numbers of the computer player, by name: see `players.variant`."""

    # what the rules say

    def seats_for(self, settings: Settings) -> range:
        """For how many players: with these settings it may be fewer numbers than `seats` has."""
        return self.seats

    def sides(self, seats: int, settings: Settings) -> tuple[tuple[Seat, ...], ...]:
        """The seats that win together: partners, or everybody alone."""
        return tuple((seat,) for seat in range(seats))

    @abstractmethod
    def start(self, seats: int, settings: Settings, dice: Dice) -> S: ...

    @abstractmethod
    def waiting(self, state: S) -> tuple[Seat, ...]:
        """Whom the game waits for; () when it is over. Others may still be allowed to act: see `ask`."""

    def invited(self, state: S) -> tuple[Seat, ...]:
        """Who may answer something although the game does not wait for it, such as an offer of a draw: a
        computer player does so at once."""
        return ()

    def movers(self, state: S) -> tuple[Seat, ...]:
        """Whom computer players move for, the next one first; () when the game is over."""
        return (*self.invited(state), *self.waiting(state))

    @abstractmethod
    def ask(self, state: S, seat: Seat, draft: Draft) -> Question | None:
        """The next question to this seat; None when the draft is a complete legal move. An empty draft asks
        for the kind of move (field "move"). Raises Rejected, with the reason, for a draft that leads
        nowhere and for a seat that cannot do anything now."""

    def asking(self, state: S, seat: Seat, *, explained: bool = True) -> Ask:
        """The questions to this seat one after the other, as long as the state stays as it is: what was found
        out for one question serves the next. Not `explained`, they may come without `about`, `hint` and
        `group`, and with other texts: for a program, which wants nothing but the values."""
        return partial(self.ask, state, seat)

    def walking(self, state: S, seat: Seat) -> Ask:
        """The questions for a program that walks blindly, and answers with nothing but what is offered. Kinds
        of move that are not possible may be offered, too: asking on with such a kind raises Rejected."""
        return self.asking(state, seat, explained=False)

    @abstractmethod
    def apply(self, state: S, seat: Seat, move: Move, dice: Dice) -> list[Event]:
        """Change the state, or raise Rejected and leave it as it was."""

    def apply_legal(self, state: S, seat: Seat, move: Move, dice: Dice, *, told: bool = True) -> list[Event]:
        """`apply` for a move that `ask` has just led to in this state: it need not be checked again. Not
        `told`, it may come without events: for a program that tries moves."""
        return self.apply(state, seat, move, dice)

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None: ...

    def opening(self, state: S) -> list[Event]:
        """What everybody is told when the game has begun: who begins, the first income. `state` is as it was
        dealt. No move brings it about, so it stands before the log."""
        return []

    # what people may know

    def readable(self, events: Sequence[Event], seat: Seat | None) -> list[Event]:
        """What a seat reads of what a move brought about, or (None) everybody. Nothing is said twice: an
        event for this seat alone takes the place of its version for everybody."""
        found = [event for event in events if event.to in (None, seat)]
        private = {event.text.key for event in found if event.to is not None}
        return [
            event
            for event in found
            if event.to is not None or private.isdisjoint(self.private_versions.get(event.text.key, ()))
        ]

    @abstractmethod
    def view(self, state: S, seat: Seat | None) -> View[P, O]: ...

    @abstractmethod
    def describe(self, public: P) -> list[Say]:
        """The board in words, most important first: alt text, and for those who do not see pictures."""

    @abstractmethod
    def describe_own(self, public: P, own: O) -> list[Say]:
        """The private picture in words."""

    def scores(self, public: P) -> tuple[int, ...] | None:
        """What each seat has, as everybody can see it; None where the game shows none while it runs."""
        return None

    def counted(self, public: P) -> str:
        """What `scores` and the totals of an outcome are, by name: `counted-<what>`. "points" decide the
        game; anything else is told with the result, and is no score."""
        return "points"

    def stock(self, public: P, seat: Seat) -> dict[str, int]:
        """What a seat has that can be counted, as everybody sees it, by name: `<game>-stock-<name>`. People
        are told how it has changed since their last turn."""
        return {}

    def round_of(self, public: P) -> tuple[int, ...] | None:
        """Which round it is, as everybody sees it: in an undo request, any move of the present one may be
        named. Never the same again once it is over. None where the game has no rounds."""
        return None

    def outlook(self, public: P, own: O) -> Outlook | None:
        """What the others might do next, from what this seat knows. None where nothing can threaten it."""
        return None

    def glossary(self) -> tuple[Thing, ...]:
        """What people can look up, whatever happens in a game."""
        return ()

    def whereabouts(self, view: View[P, O], thing: Thing) -> list[Say]:
        """Where a thing is now, as far as this view tells."""
        return []

    def caution(self, state: S, seat: Seat, move: Move) -> Say | None:
        """What a person should confirm before this move, if anything."""
        return None

    def facts(self) -> dict[str, Arg]:
        """The numbers that the rules help quotes from the figures."""
        return {}

    # who is not there

    @abstractmethod
    def suggest(self, view: View[P, O], ask: Ask, dice: Dice) -> Move:
        """The computer player: it sees a view and the questions put to it, no more."""

    def explain(self, view: View[P, O], ask: Ask, dice: Dice) -> tuple[Move, Say | None]:
        """`suggest` with its reason, the player's leading consideration: the same move for the same dice.
        None where the rules leave a single answer. See `Choice`."""
        return self.suggest(view, ask, dice), None

    def merit(self, view: View[P, O], ask: Ask, move: Move, dice: Dice) -> Say | None:
        """What speaks most for a move that thinking ahead puts before the player's own, by the same
        valuation. None where that could only be said of the move that it thinks best."""
        return None

    def policy(self, state: S, seat: Seat, dice: Dice) -> Move:
        """`suggest` for a program that plays a game on: state in, move out. A game may build less for it than
        views and questions, but may read no more of the state than this seat may know."""
        return self.suggest(self.view(state, seat), self.asking(state, seat, explained=False), dice)

    def alternatives(self, state: S, seat: Seat, move: Move, dice: Dice) -> list[Move] | None:
        """What else is worth a thought where the computer would make this move, the most promising first; by
        the same knowledge. None: `engines.computer.search` finds moves in the questions by itself."""
        return None

    def appraise(self, state: S, seat: Seat, moves: Sequence[Move]) -> list[float]:
        """What the computer player thinks these alternatives are worth, in points: asked for by a search with
        `doubt`."""
        raise NotImplementedError

    def ponder(self, state: S, seat: Seat, usual: Move, trial: Trial) -> Pondered | None:
        """What to do where whole moves, compared, would tell too little, such as in an auction; by the same
        knowledge. None: `engines.computer.search` compares `alternatives`."""
        return None

    def lead(self, state: S, seat: Seat) -> float:
        """How far the side of this seat is ahead, in what `leads_by` says: what a search compares. Before the
        end it is a guess, by default what everybody sees."""
        outcome = self.outcome(state)
        if outcome is not None:
            points = {standing.seat: standing.total for standing in outcome.standings}
        else:
            points = dict(enumerate(self.scores(self.view(state, None).public) or ()))
        return (
            float(points[seat] - max(points[other] for other in points if other != seat)) if points else 0.0
        )

    def judged(self, state: S) -> bool:
        """Whether `lead` is a good guess in this state: a long playout ends at the next such one."""
        return True

    def imagine(self, state: S, seat: Seat, dice: Dice) -> S:
        """A world to think ahead in: `redeal`, where all that it may deal is equally likely."""
        return self.redeal(state, seat, dice)

    def stand_in(self, view: View[P, O], ask: Ask, dice: Dice, settings: Settings) -> Move:
        """The move for a person who is away, this turn only: by default the computer's."""
        return self.suggest(view, ask, dice)

    def passes_absent(self, settings: Settings) -> bool:
        """Whether, for a person who is away, no more is done than must be: the turn is passed, not played."""
        return False

    def given_up(self, state: S) -> tuple[Seat, ...]:
        """Seats that have conceded while the game continues: the computer plays them."""
        return ()

    def lapse(self, state: S, seat: Seat) -> Move | None:
        """What this seat is taken to have answered when the reaction time of a right runs out; None where
        the game really waits for it."""
        return None

    # what the promises are tested with

    @abstractmethod
    def redeal(self, state: S, seat: Seat | None, dice: Dice) -> S:
        """A copy in which everything that this seat cannot know is dealt anew."""

    @abstractmethod
    def census(self, state: S) -> dict[str, int]:
        """What never changes while a game goes on, counted: cards, tiles, ships, money."""

    @abstractmethod
    def bound(self, seats: int) -> int:
        """More moves than any game with this many seats can have."""

    def dealt(self, state: S, seat: Seat) -> tuple[tuple[str, str], ...]:
        """What a seat was dealt or has chosen that others don't have, such as ("nation", "spain"): what
        `tests.lab.strength.balance` compares."""
        return ()

    # at rest

    def upgrade(self, raw: Raw, version: int) -> Raw:
        """The saved state of an older version in today's shape."""
        if not self.oldest <= version <= self.version:
            raise ValueError(f"{self.key}: no way from state version {version} to {self.version}")
        return raw

    def replay_settings(self, settings: Settings, version: int) -> Settings | None:
        """Today's settings that play exactly as `version` did with these. None where there are none: a record
        of such a game can't be replayed."""
        return settings if version == self.version else None

    def begin_by(self, state: S, version: int) -> None:
        """Note in a state just dealt that it is played by the rules of an older `version`, where the state
        says by which ones."""

    def encode(self, state: S) -> bytes:
        return msgspec.json.encode(state)

    def decode(self, raw: bytes) -> S:
        return msgspec.json.decode(raw, type=self.state_type)  # type: ignore[return-value]

    def copy(self, state: S) -> S:
        """The same state, to play on: what happens there changes nothing here."""
        return self.decode(self.encode(state))

    def read_move(self, raw: Raw) -> Move:
        """A move from user input; garbage raises Rejected."""
        kind = _by_tag(type(self)).get(str(raw.get("move")))
        if kind is None:
            raise Rejected("table-no-such-move")
        try:
            return msgspec.convert(raw, type=kind)
        except msgspec.ValidationError:
            raise Rejected("table-no-such-move") from None

    def checked(self, move: Move) -> Move:
        """The move, if its values are what they must be: a program can build what no message could."""
        if type(move) not in self.moves:
            raise Rejected("table-no-such-move")
        try:
            return msgspec.convert(msgspec.to_builtins(move), type(move))
        except (msgspec.ValidationError, TypeError):
            raise Rejected("table-no-such-move") from None

    def check_settings(self, settings: Settings) -> Settings:
        """All settings, the missing ones by default; unknown keys or choices raise ValueError."""
        known = {setting.key: setting for setting in (*COMMON, *self.settings)}
        for key, choice in settings.items():
            if key not in known:
                raise ValueError(f"{self.key} has no setting {key!r}; there are: {', '.join(known)}")
            if choice not in known[key].choices:
                raise ValueError(f"{key} is one of {', '.join(known[key].choices)}, not {choice!r}")
        return {setting.key: settings.get(setting.key, setting.default) for setting in known.values()}
