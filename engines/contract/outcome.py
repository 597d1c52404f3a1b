"""How a game has ended: everybody's place and where the points came from."""

from __future__ import annotations

import msgspec

from engines.contract.words import Say, Seat


class Part(msgspec.Struct, frozen=True):
    """Where some of the points came from."""

    text: Say
    points: int


class Standing(msgspec.Struct, frozen=True):
    seat: Seat
    rank: int
    total: int
    parts: tuple[Part, ...]


class Outcome(msgspec.Struct, frozen=True):
    """The end of a game: everybody, best first. Equal ranks are shared places; a draw begins with 2."""

    standings: tuple[Standing, ...]
    reason: Say | None = None


def winners(outcome: Outcome) -> tuple[Seat, ...]:
    return tuple(standing.seat for standing in outcome.standings if standing.rank == 1)


def parts_of(outcome: Outcome) -> list[Say]:
    """Every part of a score that anybody has, in the order of its first appearance."""
    found: list[Say] = []
    for standing in outcome.standings:
        found += [part.text for part in standing.parts if part.text not in found]
    return found
