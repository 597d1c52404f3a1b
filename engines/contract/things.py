"""Things of a game that people look up: cards, captains, tiles, explorers; what they do and where they are.

`Game.glossary` lists what is in the box, whatever happens in a game: so a list of things tells nothing.
`Game.whereabouts` says where one is now, from a view: so it tells nobody more than they may know.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from engines.contract.words import Many, Say, Seat, Who, say


class Thing(msgspec.Struct, frozen=True, kw_only=True):
    key: str
    """Sort and name, "crew/gunner": unique in its game."""
    name: Say
    topic: str
    """Of the rules help, where it is explained."""
    about: tuple[Say, ...] = ()
    """What it does. Without any, the lines of the topic that name it say so."""
    sign: str = ""
    """The sign that stands beside its name (render/emoji.py), where it has no picture of its own."""

    @property
    def sort(self) -> str:
        """`lookup-sort-<sort>`."""
        return self.key.partition("/")[0]

    @property
    def id(self) -> str:
        """Its name among those of its sort."""
        return self.key.partition("/")[2]


# --- where a thing is: texts that all games share ---------------------------------------------------------


def hand(count: int) -> list[Say]:
    """The person who looks has it."""
    return [say("lookup-in-hand", count=count)] if count else []


def reserve(count: int) -> list[Say]:
    return [say("lookup-in-reserve", count=count)] if count else []


def with_players(counts: Iterable[tuple[Seat, int]]) -> list[Say]:
    """Openly with players, and how many."""
    return [say("lookup-with", who=Who(seat), count=count) for seat, count in counts if count]


def at(place: Say | str) -> Say:
    return say("lookup-at", place=place)


def at_all(places: Iterable[Say | str]) -> list[Say]:
    """In several places, in one line."""
    listed = list(places)
    return [say("lookup-at", place=Many([*listed]))] if listed else []


def for_sale(price: int = 0, reserved_by: Seat | None = None) -> Say:
    """In the market; without a price where it costs something else than money."""
    if reserved_by is not None:
        return say("lookup-reserved", who=Who(reserved_by))
    return say("lookup-for-sale", price=price) if price else say("lookup-offered")


def gone(count: int = 1) -> list[Say]:
    return [say("lookup-gone", count=count)] if count else []


UNKNOWN = say("lookup-unknown")
"""Nobody who sees no more can know: a stack, a bag, somebody else's hand."""
