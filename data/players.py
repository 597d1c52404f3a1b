"""People: how they tend to play with others, what a lobby knows of them besides their seats, and what is left
of them once they are forgotten."""

from __future__ import annotations

from enum import StrEnum
from statistics import median
from typing import NamedTuple

import msgspec

from data.models import Person, SeatRow, TableRow

HABITS_FROM = 5
"""How many games must be over before others are shown how somebody tends to play."""
PACES_KEPT = 9
"""Of the last games: enough for a usual one."""


class Habits(msgspec.Struct, frozen=True, kw_only=True):
    """How somebody tends to play with others."""

    user_id: int
    finished: int = 0
    abandoned: int = 0
    """Games that they left for good, or in which they were replaced when their time was over."""
    paces: list[int] = []
    """Seconds for an answer in each of the last games, oldest first."""

    @property
    def usual(self) -> int | None:
        """Seconds for an answer, usually; None where that is not known."""
        return round(median(self.paces)) if self.paces else None

    def shown(self, person: Person) -> bool:
        """Whether others may see them."""
        if person.show_habits is None:
            return self.finished + self.abandoned >= HABITS_FROM
        return person.show_habits


class Played(NamedTuple):
    """What the end of a game adds to somebody's habits."""

    user_id: int
    pace: int | None = None
    left: bool = False


class Guest(StrEnum):
    """How somebody is connected with a lobby, whether they have a seat or not."""

    INVITED = "invited"
    """They played the game before, and are asked to play again."""
    BARRED = "barred"
    """The host does not let them join."""
    TELL = "tell"
    """They want to be told when it is ready."""


class LobbyPerson(msgspec.Struct, frozen=True, kw_only=True):
    user_id: int
    kind: Guest
    name: str = ""
    """The name of somebody who is barred, empty for others."""


class OpenLobby(NamedTuple):
    """A lobby, with those who are in."""

    row: TableRow
    seats: list[SeatRow]


class Forgotten(NamedTuple):
    """What a step of forgetting a person has done."""

    running: list[str]
    """The running games in which a seat lost its person."""
    done: bool
    """Whether nothing is left of them."""
