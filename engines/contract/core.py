"""What games and everybody else tell each other: moves, events, results, views. What a game fulfils is
`engines.kit.game.Game`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, NamedTuple, Protocol, Self, TypeVar

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


P = TypeVar("P", bound=Public)
O = TypeVar("O", bound=Own)  # noqa: E741 - beside P for Public


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
