"""Texts without a language: what is said, and with which arguments. `core` has them for everybody."""

from __future__ import annotations

from typing import Protocol

import msgspec

Seat = int


class Who(msgspec.Struct, frozen=True, tag="who"):
    """A player, by seat. The name is put in where the text is made: the engine has no names."""

    seat: Seat


class Say(msgspec.Struct, frozen=True, tag="say"):
    """A text: the key of a message in data/text and its arguments. The engine has no language either."""

    key: str
    args: dict[str, Arg] = {}


class Many(msgspec.Struct, frozen=True, tag="many"):
    """Several texts, listed in the manner of the language ("a, b and c")."""

    items: list[Say | Who | int | str]


Arg = int | str | Say | Who | Many


def say(key: str, /, **args: Arg) -> Say:
    return Say(key, args)


def tenths(number: float) -> Say:
    """A number with one digit after the decimal mark, as the language writes it."""
    whole, _, tenth = f"{number:.1f}".partition(".")
    return say("number-tenths", whole=whole.replace("-", "−"), tenth=tenth)


WORDLESS = Say("")
"""The text of a question that nobody reads (see `Game.asking`)."""


class Words(Protocol):
    """What turns a text into a sentence: one language, and the names at one table."""

    language: str

    def __call__(self, text: Say) -> str: ...

    def name(self, seat: Seat) -> str: ...

    def short_name(self, seat: Seat) -> str:
        """The name without the level of a computer player: for where both do not fit."""
        ...

    def computer(self, seat: Seat) -> bool:
        """Whether the computer plays there: pictures mark it."""
        ...
