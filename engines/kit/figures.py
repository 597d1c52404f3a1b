"""What the `figures.py` of a game is made of: figures with their sources, the numbers of a computer player,
and bounds checks to be called in `__post_init__`.

Each check raises ValueError with the name of the entry, and the file's reader adds where it stands. They are
functions and not `msgspec.Meta`, which can crash the interpreter when it exits (msgspec issue 717).
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Hashable, Iterable, Sequence, Sized
from itertools import pairwise
from typing import Any, ClassVar

import msgspec

MARKS = re.compile(r"[SPR](\+[SPR])*")
"""Where a figure comes from: the rulebook, public material, our reconstruction."""


# --- where figures come from ------------------------------------------------------------------------------


def check_marks(name: str, marks: Iterable[str]) -> None:
    """Raise ValueError unless each mark is S, P, R or some of them."""
    for mark in marks:
        if not MARKS.fullmatch(mark):
            raise ValueError(f"`source` of `{name}`: {mark!r} is not S, P, R or some of them with + between")


class Group(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Figures that belong together, with the source of each. An entry that is left out, or that has sources
    of its own, needs none."""

    also: ClassVar[tuple[str, ...]] = ()
    """What `source` names besides the entries."""
    source: dict[str, str | list[str]]

    def __post_init__(self) -> None:
        defaults = {field.name: field.default for field in msgspec.structs.fields(self)}
        figures = {name: getattr(self, name) for name in self.__struct_fields__ if name != "source"}
        for name, value in figures.items():
            if name not in self.source and value != defaults[name] and not isinstance(value, Group):
                raise ValueError(f"`{name}` needs an entry in `source`")
            if any(number < 0 for number in _numbers(value)):
                raise ValueError(f"`{name}` must not be negative")
        for name, marks in self.source.items():
            if name not in figures and name not in self.also:
                raise ValueError(f"`source` names `{name}`, which is not there")
            check_marks(name, [marks] if isinstance(marks, str) else marks)
            value = figures.get(name)
            if isinstance(marks, list) and not (isinstance(value, tuple) and len(marks) == len(value)):
                raise ValueError(f"`source` of `{name}` needs one mark, or one for each number")


def _numbers(value: object) -> Iterable[int | float]:
    """The numbers in an entry, however deep they are."""
    if isinstance(value, int | float):
        yield value
    elif isinstance(value, dict | tuple):
        for item in value.values() if isinstance(value, dict) else value:
            yield from _numbers(item)


# --- bounds ----------------------------------------------------------------------------------------------


def check_least(name: str, least: int, *numbers: float) -> None:
    """Every number is at least this."""
    for number in numbers:
        if number < least:
            raise ValueError(f"`{name}` must be at least {least}, not {number}")


def check_within(name: str, allowed: range, *numbers: int) -> None:
    """Every number is one of a range."""
    for number in numbers:
        if number not in allowed:
            if not allowed:
                raise ValueError(f"`{name}` can't be {number}: no number is possible here")
            raise ValueError(f"`{name}` must be {allowed[0]} to {allowed[-1]}, not {number}")


def check_length(name: str, length: int, entries: Sized) -> None:
    """A list has this many entries."""
    if len(entries) != length:
        raise ValueError(f"`{name}` needs {length} entries, not {len(entries)}")


def check_rising(name: str, numbers: Sequence[float]) -> None:
    """Every number is higher than the one before."""
    if any(before >= after for before, after in pairwise(numbers)):
        raise ValueError(f"`{name}` must rise")


def check_never_falling(name: str, numbers: Sequence[float]) -> None:
    """No number is lower than the one before."""
    if any(before > after for before, after in pairwise(numbers)):
        raise ValueError(f"`{name}` must never fall")


def check_different(name: str, entries: Iterable[Hashable]) -> None:
    """No entry is there twice."""
    for entry, times in Counter(entries).items():
        if times > 1:
            raise ValueError(f"`{name}` must all be different, but {entry!r} is there {times} times")


def check_names(name: str, found: Iterable[str], wanted: Iterable[str]) -> None:
    """Exactly these names are there, in whatever order."""
    there, needed = set(found), set(wanted)
    if missing := sorted(needed - there):
        raise ValueError(f"`{name}` needs an entry for {', '.join(missing)}")
    if unknown := sorted(there - needed):
        raise ValueError(f"`{name}` names {', '.join(unknown)}, which does not exist")


# --- the computer player ---------------------------------------------------------------------------------


class Search(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How far the hard computer player thinks ahead (engines/computer/search.py)."""

    playouts: int
    """At most, for one decision: a budget in games, not in seconds, so that a game can be repeated."""
    candidates: int
    """Moves that are compared, the usual one included."""
    moves: int = 0
    """Of all playouts together: there are fewer of them while a game has long to go. 0: no bound."""
    horizon: int = 0
    """Moves after which a playout is judged; 0: at the end of the game."""
    sure: float = 1.0
    """Standard errors by which another move must be better than the usual one."""
    doubt: float = 0.0
    """Where the game knows what moves are worth: how many points off that usually is. Then the worlds only
    correct it, the less the more they differ, and `sure` is not needed. 0: the worlds alone count."""

    width: float = 0.0
    """With `doubt`: a move that seems worse than the best by more points is not tried. 0: all are."""

    def __post_init__(self) -> None:
        check_least("playouts", 1, self.playouts)
        check_least("candidates", 2, self.candidates)
        check_least("moves", 0, self.moves)
        check_least("horizon", 0, self.horizon)
        check_least("sure", 0, self.sure)
        check_least("doubt", 0, self.doubt)
        check_least("width", 0, self.width)


class ComputerFigures(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a computer player thinks things are worth: a game's `Computer` adds the numbers.

    One mark says where all of them come from.
    """

    source: str
    easy: dict[str, Any] = {}
    """The numbers that are different for the easy player."""
    temperaments: dict[str, dict[str, Any]] = {}
    """Players of character: the numbers that are different for each."""
    hard: Search = Search(playouts=24, candidates=4)

    def __post_init__(self) -> None:
        check_marks("computer", [self.source])
