"""What every game fulfils: the class that a game's `rules.py` derives from.

A game never knows about Discord, a database, a clock or a picture. It says whom it waits for and asks a
question; whoever sits there answers from the options offered. The same question becomes buttons in a
panel, autocomplete in a slash command, the choices of a computer player and the walk of a fuzzer.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import cache, partial
from typing import Any, ClassVar, Generic, Self, TypeVar

import msgspec

from engines.contract.core import (
    Arg,
    Ask,
    Draft,
    Event,
    Hidden,
    Move,
    O,
    Outcome,
    Outlook,
    Own,
    P,
    Pondered,
    Public,
    Question,
    Raw,
    Rejected,
    Say,
    Seat,
    Settings,
    Thing,
    Trial,
    View,
)
from engines.contract.dice import Dice
from engines.contract.settings import COMMON, REACTIONS, Setting
from engines.contract.stages import Stage
from engines.kit.actions import Actions, tag
from engines.kit.board import BoardOf, PlayOf
from engines.kit.copying import copied
from engines.kit.figures_files import shaped_figures

S = TypeVar("S", bound=msgspec.Struct)
FiguresT = TypeVar("FiguresT")
BoardT = TypeVar("BoardT", bound=BoardOf[Any, Any, Any])
PlayT = TypeVar("PlayT", bound=PlayOf[Any, Any, Any])


@cache
def _by_tag(game: type[AnyGame]) -> dict[str, type[Move]]:
    """Looked up by tag: a union of many kinds takes msgspec longer to read than the move."""
    return {tag(move): move for move in game.moves}


class Game(ABC, Generic[S, P, O, FiguresT, BoardT, PlayT]):
    """One game with one set of figures.

    Its types, in this order: state, public view, own view, figures, board, play.

    What is abstract a game must say, what has a default it may. Its moves are a table of actions; from that
    come the questions, what is accepted and what is done, so a game says nothing more about how it is played.
    """

    key: ClassVar[str]
    stage: ClassVar[Stage] = Stage.DRAFT
    version: ClassVar[int]
    """Of the rules: what is played, offered and told. The same log gives the same game only with the same."""
    oldest: ClassVar[int] = 1
    """States that were saved from this version on look the same today, but for what has a default."""
    seats: ClassVar[range]
    settings: ClassVar[tuple[Setting, ...]]
    moves: ClassVar[tuple[type[Move], ...]]
    standing_orders: ClassVar[frozenset[type[Move]]] = frozenset()
    """Kinds of move that say what is to be done later, such as a limit. Others go on while one is given: it
    is taken as it was meant, if it is still legal and `ordered_for` the same."""
    topics: ClassVar[tuple[str, ...]]
    """Of the rules help: `<game>-rules-<topic>` and `<game>-rules-<topic>-title`. One is "pictures"."""
    routine_events: ClassVar[frozenset[str]] = frozenset()
    """Keys of events that only say that somebody is done with a step: where a story is shortened, they are
    the first to go."""
    private_versions: ClassVar[Mapping[str, frozenset[str]]] = {}
    """Keys of events for everybody, each with those of events for one seat that say the same and more."""
    state_type: ClassVar[type[msgspec.Struct]]
    public_type: ClassVar[type[Public]]
    own_type: ClassVar[type[Own]]
    outlook_type: ClassVar[type[Outlook]] = Outlook
    figures_type: ClassVar[type[Any]]
    board_type: ClassVar[type[Any]]
    play_type: ClassVar[type[Any]]
    actions: ClassVar[Actions[Any, Any]]
    hidden: ClassVar[Hidden]
    """All that `redeal` changes, and nothing else."""
    leads_by: ClassVar[str] = "points"
    """What `lead` counts: "points" ahead of the best rival, points ahead of the rivals' "average", or a
    "chance" of winning, from 0 to 1, in a game without points."""

    def __init__(self, figures: Raw, computer: Raw) -> None:
        """`figures`: what a figures file holds, or what a running game was started with. `computer`: the
        numbers of the computer player, which no rule depends on."""
        missing = [tag(kind) for kind in self.moves if tag(kind) not in self.actions]
        if missing:
            raise TypeError(f"{self.key} has no action for: {', '.join(missing)}")
        self.raw_figures, self.raw_computer = figures, computer
        self.figures: FiguresT = shaped_figures(self.key, figures, computer, self.figures_type)
        self.variants: dict[str, Self] = {}
        """The same game with other numbers of the computer player, by name: see `players.variant`."""

    def board(self, state: S) -> BoardT:
        """The state, to be read."""
        board: BoardT = self.board_type(self.figures, state)
        return board

    def play(self, state: S, seat: Seat, dice: Dice) -> PlayT:
        """The state, to be changed by a move of this seat."""
        play: PlayT = self.play_type(self.figures, state, dice)
        return play

    # what the rules say

    def seats_for(self, settings: Settings) -> range:
        """For how many players: with these settings it may be fewer numbers than `seats` has."""
        return self.seats

    def sides(self, seats: int, settings: Settings) -> tuple[tuple[Seat, ...], ...]:
        """The seats that win together: partners, or everybody alone."""
        return tuple((seat,) for seat in range(seats))

    @abstractmethod
    def start(self, seats: int, settings: Settings, dice: Dice) -> S: ...

    def opening(self, state: S) -> list[Event]:
        """What everybody is told when the game has begun: who begins, the first income. `state` is as it was
        dealt. No move brings it about, so it stands before the log."""
        return []

    @abstractmethod
    def kinds(self, board: BoardT, seat: Seat) -> Question:
        """The question for the kind of move; raise Rejected where this seat can do nothing now."""

    def seen_by(self, board: Any, seat: Seat) -> Any:
        """The board that this seat's questions and checks are about: the table as it stands, by default."""
        return board

    def make(self, play: PlayT, seat: Seat, move: Move) -> None:
        """Make a checked move and follow up. A game that stores moves made ahead of a turn overrides it."""
        self.actions.make(play, seat, move)
        self.follow_up(play)

    def follow_up(self, play: PlayT) -> None:
        """What goes by itself after every move: nothing, by default."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None: ...

    # how it is played

    def waiting(self, state: S) -> tuple[Seat, ...]:
        """Whom the game waits for; () when it is over. Others may still be allowed to act: see `ask`."""
        return self.board(state).waiting()

    def invited(self, state: S) -> tuple[Seat, ...]:
        """Who may answer something although the game does not wait for it, such as an offer of a draw: a
        computer player does so at once."""
        return ()

    def movers(self, state: S) -> tuple[Seat, ...]:
        """Whom computer players move for, the next one first; () when the game is over."""
        return (*self.invited(state), *self.waiting(state))

    def ask(self, state: S, seat: Seat, draft: Draft) -> Question | None:
        """The next question to this seat; None when the draft is a complete legal move. An empty draft asks
        for the kind of move (field "move"). Raises Rejected, with the reason, for a draft that leads
        nowhere and for a seat that cannot do anything now."""
        return self._ask(self.seen_by(self.board(state), seat), seat, draft)

    def asking(self, state: S, seat: Seat, *, explained: bool = True) -> Ask:
        """The questions to this seat one after the other, as long as the state stays as it is: what was found
        out for one question serves the next. Not `explained`, they may come without `about`, `hint` and
        `group`, and with other texts: for a program, which wants nothing but the values."""
        board = self.seen_by(self.board(state), seat)
        board.explains = explained
        return partial(self._ask, board, seat)

    def walking(self, state: S, seat: Seat) -> Ask:
        """The questions for a program that walks blindly, and answers with nothing but what is offered. Kinds
        of move that are not possible may be offered, too: asking on with such a kind raises Rejected."""
        board = self.seen_by(self.board(state), seat)
        board.explains = board.bars = False
        return partial(self._walk, board, seat)

    def _walk(self, board: BoardT, seat: Seat, draft: Draft) -> Question | None:
        return self.actions.walk(board, seat, draft) if draft else self.kinds(board, seat)

    def _ask(self, board: BoardT, seat: Seat, draft: Draft) -> Question | None:
        if "move" not in draft:
            return self.kinds(board, seat)
        question = self.actions.ask(board, seat, draft)
        if question is None:
            self.actions.check(board, seat, self.read_move(draft))
        return question

    def apply(self, state: S, seat: Seat, move: Move, dice: Dice) -> list[Event]:
        """Change the state, or raise Rejected and leave it as it was."""
        play, move = self.play(state, seat, dice), self.checked(move)
        self.actions.check(self.seen_by(play, seat), seat, move)
        self.make(play, seat, move)
        return play.events

    def apply_legal(self, state: S, seat: Seat, move: Move, dice: Dice, *, told: bool = True) -> list[Event]:
        """`apply` for a move that `ask` has just led to in this state: it need not be checked again. Not
        `told`, it may come without events: for a program that tries moves."""
        play = self.play(state, seat, dice)
        play.told = told
        self.make(play, seat, move)
        return play.events

    # what people may know

    @abstractmethod
    def look(self, board: BoardT, seat: Seat | None) -> View[P, O]:
        """What this seat (None: anybody) may know."""

    def view(self, state: S, seat: Seat | None) -> View[P, O]:
        return self.look(self.board(state), seat)

    @abstractmethod
    def describe(self, public: P) -> list[Say]:
        """The board in words, most important first: alt text, and for those who do not see pictures."""

    @abstractmethod
    def describe_own(self, public: P, own: O) -> list[Say]:
        """The private picture in words."""

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

    def ordered_for(self, state: S, seat: Seat, move: Move) -> object:
        """What one of the `standing_orders` is about beside its values, such as the card on offer."""
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
        """`suggest` for a program that plays a game on: state in, move out. One board serves the view and the
        questions, both without what only people read. A game may build less, but may read no more of the
        state than this seat may know."""
        board = self.board(state)
        board.explains = False
        asked = self.seen_by(board, seat)
        asked.explains = False
        return self.suggest(self.look(board, seat), partial(self._ask, asked, seat), dice)

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

    def reaction(self, settings: Settings) -> str:
        """How long such a right waits: one of `REACTIONS`."""
        return REACTIONS[0]

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
        return copied(state)

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


AnyGame = Game[Any, Any, Any, Any, Any, Any]
