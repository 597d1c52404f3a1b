"""Whose victory it is: what share of one a side has won."""

from __future__ import annotations

from collections.abc import Sequence

from engines.contract.core import Outcome, Seat


def share_won(outcome: Outcome, side: Sequence[Seat], sides: Sequence[Sequence[Seat]]) -> float:
    """What a side has of the victory: all, nothing, or a part if several share it."""
    first = {standing.seat for standing in outcome.standings if standing.rank == 1}
    winning = [one for one in sides if first & set(one)]
    return (tuple(side) in map(tuple, winning)) / len(winning)
