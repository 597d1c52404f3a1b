"""The partners at a table, where a game has sides."""

from __future__ import annotations

from collections.abc import Sequence

from data.models import SeatRow
from engines import AnyGame
from engines.contract.core import Settings


def partners(game: AnyGame, settings: Settings, seats: Sequence[SeatRow]) -> list[tuple[SeatRow, ...]]:
    """The people of each side that has several; no computer players."""
    sides = game.sides(len(seats), settings)
    people = [tuple(seats[seat] for seat in side if not seats[seat].computer) for side in sides]
    return [side for side in people if len(side) > 1]
