"""What a bot's process tells of itself during a campaign: one line of JSON each, on its standard output.

A line is in the pipe before anything else happens, so it is read also if the process is killed right after.
"""

from __future__ import annotations

import msgspec


class Change(msgspec.Struct, frozen=True):
    """One entry of a table's log."""

    number: int
    seat: int
    at: int
    takes_back: bool
    move: str
    """As JSON; empty for an undo."""


class Intended(msgspec.Struct, frozen=True, tag="intended"):
    """A start, a move or an undo that is about to be written. Whether it was, the log says in the end."""

    table: str
    number: int
    """Of the game after it."""
    changes: list[Change]
    interaction: int
    """The press or command that led to it, directly or by way of a computer player; 0 for none."""
    pressed: bool
    """It is what was pressed; else a computer player went on, perhaps for somebody who has given up."""
    state: str
    """A hash of the game after it."""
    waiting: list[int]
    tokens: list[str]
    """The token that a button of each seat carries after it."""
    public: str
    """A hash of what everybody may see after it."""
    own: list[str]
    """A hash of what each seat alone may see."""


class Claimed(msgspec.Struct, frozen=True, tag="claimed"):
    """The bot takes a change for made: whatever answers this interaction from now on says so."""

    interaction: int
    table: str
    change: Change


Told = Intended | Claimed
