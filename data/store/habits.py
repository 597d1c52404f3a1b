"""How people tend to play, counted game by game."""

from __future__ import annotations

from collections.abc import Collection
from typing import Protocol

from data.players import Habits


class HabitStore(Protocol):
    async def habits(self, people: Collection[int]) -> dict[int, Habits]:
        """Of these people, by their id; of somebody who has played no game there are none."""
