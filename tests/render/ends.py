"""Ends of games with made-up points."""

from __future__ import annotations

from collections.abc import Sequence

from engines.contract.core import Outcome, Part, Say, Standing, parts_of
from tests.render.samples import many
from tests.support.played_games import played


def magellan_parts() -> list[Say]:
    """Of a score: all that there are."""
    end = played("magellan", **many("magellan")).at().outcome
    assert end is not None
    return parts_of(end)


def outcome(parts: Sequence[Say], seats: int, shared: int = 1, first: int = 1) -> Outcome:
    """The first `shared` players are tied. With 2 as the first rank it is a draw."""
    standings = []
    for place in range(seats):
        behind = 0 if place < shared else place
        points = [max(0, (index * 7) % 23 - behind * (index % 3)) for index in range(len(parts))]
        scored = tuple(Part(text, number) for text, number in zip(parts, points, strict=True))
        rank = first + (0 if place < shared else place)
        standings.append(Standing(seats - 1 - place, rank, sum(points), scored))
    return Outcome(tuple(standings))
