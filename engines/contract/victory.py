"""Who has won: a side, several that share it, or nobody, as in a draw."""

from __future__ import annotations

from collections.abc import Sequence

from engines.contract.core import Outcome, Seat, winners

WON, DRAWN = 1, 2
"""The best rank: of a game that somebody has won, and of one that nobody has."""


def best_rank(outcome: Outcome) -> int:
    return WON if winners(outcome) else DRAWN


def shown_rank(rank: int, best: int) -> int:
    """The number that people see; 0 for those who drew."""
    return 0 if rank == best == DRAWN else rank


def share_won(outcome: Outcome, side: Sequence[Seat], sides: Sequence[Sequence[Seat]]) -> float:
    """What a side has of the game: all, nothing, or a part if several share the victory. A draw is shared by
    those who drew, as in the ratings."""
    best = {standing.seat for standing in outcome.standings if standing.rank == best_rank(outcome)}
    sharing = [one for one in sides if best & set(one)]
    return (tuple(side) in map(tuple, sharing)) / len(sharing)
