"""The skeletons of a game's `Board` (what can be read off a state) and `Play` (one move being made)."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Iterator, Sequence
from functools import update_wrapper
from typing import Any, ClassVar, Concatenate, Generic, ParamSpec, Protocol, TypeVar

import msgspec

from engines.contract.core import Arg, Event, Rejected, Say, Seat, say
from engines.contract.dice import Dice


class HasPlayers(Protocol):
    """A state: it has one entry for each seat, whatever else it has."""

    @property
    def players(self) -> Sequence[Any]: ...


FiguresT = TypeVar("FiguresT")
StateT = TypeVar("StateT", bound=HasPlayers)
PlayerT = TypeVar("PlayerT")


class BoardOf(ABC, Generic[FiguresT, StateT, PlayerT]):
    """A state seen through the figures it is played with. Nothing here changes anything.

    A game derives its `Board` from this, and its `Play` from `PlayOf` and that `Board`.
    """

    game: ClassVar[str]
    """The key of the game: its texts begin with it."""

    def __init__(self, figures: FiguresT, state: StateT) -> None:
        self.figures = figures
        self.state = state
        self.seats = len(state.players)
        """How many play."""
        self.known: dict[Hashable, Any] | None = {}
        """What was found out about the state, which stays as it is; None where it changes (see `once`)."""
        self.explains = True
        """Whether a person reads the questions and views: a program doesn't need what only explains them."""
        self.bars = True
        """Whether the question for the kind of move says which kinds are not possible: whoever walks blindly
        finds out by choosing one."""

    def player(self, seat: Seat) -> PlayerT:
        player: PlayerT = self.state.players[seat]
        return player

    def clockwise(self, first: Seat) -> Iterator[Seat]:
        """All seats in turn order, beginning with `first`."""
        return ((first + step) % self.seats for step in range(self.seats))

    @abstractmethod
    def waiting(self) -> tuple[Seat, ...]:
        """Whom the game waits for; () when it is over."""

    def no(self, reason: str, /, **facts: Arg) -> Rejected:
        """A refusal, to be raised: `raise board.no("too-dear", price=5)` says `<game>-no-too-dear`."""
        return Rejected(f"{self.game}-no-{reason}", **facts)


BoardT = TypeVar("BoardT", bound=BoardOf[Any, Any, Any])
Args = ParamSpec("Args")
Fact = TypeVar("Fact")


UNKNOWN: Any = object()
"""Instead of a fact that was not found out yet."""


def once(find: Callable[Concatenate[BoardT, Args], Fact]) -> Callable[Concatenate[BoardT, Args], Fact]:
    """Something that several questions and checks want to know of the same board: found out once, and each
    time only while a move is being made. Nobody may change what it returns."""

    def found(board: BoardT, /, *args: Args.args, **more: Args.kwargs) -> Fact:
        known = board.known
        if known is None:
            return find(board, *args, **more)
        key = (find, args, *more.values()) if more else (find, args)
        fact: Fact = known.get(key, UNKNOWN)
        if fact is UNKNOWN:
            fact = known[key] = find(board, *args, **more)
        return fact

    update_wrapper(found, find)
    return found


class PlayOf(BoardOf[FiguresT, StateT, PlayerT]):
    """One move being made: the board that changes, chance, and what there is to tell."""

    def __init__(self, figures: FiguresT, state: StateT, dice: Dice) -> None:
        super().__init__(figures, state)
        self.known = None
        self.dice = dice
        self.told = True
        """Whether somebody hears of it: a program that tries moves does not listen."""
        self.events: list[Event] = []
        self.final = False
        """Whether anything that happened cannot be undone, told or not."""

    def tell(self, what: str, /, *, final: bool = False, headline: bool = False, **args: Arg) -> None:
        """Tell everybody `<game>-event-<what>`. A headline is told even where a long story is shortened."""
        self.final |= final
        if self.told:
            self.events.append(Event(text=self._event(what, args), final=final, headline=headline))

    def whisper(self, seat: Seat, what: str, /, *, final: bool = False, **args: Arg) -> None:
        """Tell this seat alone."""
        self.final |= final
        if self.told:
            self.events.append(Event(text=self._event(what, args), to=seat, final=final))

    def seal(self) -> None:
        """Make what was told so far final."""
        self.final = True
        if self.events:
            self.events[-1] = msgspec.structs.replace(self.events[-1], final=True)

    def _event(self, what: str, args: dict[str, Arg]) -> Say:
        return say(f"{self.game}-event-{what}", **args)
