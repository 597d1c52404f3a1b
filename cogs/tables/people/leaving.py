"""Who played a game to its end, and who counts as last: for results, ratings and seasons."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import NamedTuple

from data.models import FormerPlayer, SeatRow
from engines.contract.core import Seat
from engines.tables.table import Table

MOST_COMPUTER_MOVES = 4
"""Whoever left and came back has played the game if the computer made at most one in so many of their seat's
moves."""


class Participant(NamedTuple):
    """A person who played a game from its beginning."""

    seat: Seat
    user_id: int
    name: str
    stayed: bool
    """Whether their place is their own; else they count as last."""
    spent: int = 0
    answers: int = 0


def given_up(table: Table) -> tuple[Seat, ...]:
    """Who had conceded before the last move. Conceding last is losing like anybody."""
    return table.game.given_up(table.game.decode(bytes(table.log[-1].before))) if table.log else ()


def _stayed(seat: SeatRow, conceded: Collection[Seat], moves: Mapping[Seat, int]) -> bool:
    """Whether the person in this seat is there at the end, and has made most of its `moves`."""
    if seat.computer or seat.seat in conceded:
        return False
    return seat.moves_for * MOST_COMPUTER_MOVES <= moves.get(seat.seat, 0)


def participants(
    seats: Iterable[SeatRow],
    former: Iterable[FormerPlayer],
    conceded: Collection[Seat],
    moves: Mapping[Seat, int],
    began: int,
) -> list[Participant]:
    """The people who were there when the game began, in the order of their seats: no computer players, no
    substitutes."""
    found = [
        Participant(one.seat, one.user_id, one.name, _stayed(one, conceded, moves), one.spent, one.answers)
        for one in seats
        if one.user_id is not None and one.joined_at <= began
    ]
    found += [
        Participant(one.seat, one.user_id, one.name, stayed=False)
        for one in former
        if one.user_id is not None and one.name is not None
    ]
    return sorted(found)
